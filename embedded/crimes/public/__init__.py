"""Crimes against the public at large: health, safety, money, measures, worship and the vote."""
