"""Crimes against peace, good name and freedom: trespass, threats, riots, speech, bondage."""
