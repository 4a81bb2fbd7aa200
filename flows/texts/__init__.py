"""Texts that users bring: reading them and working on one at a time."""
