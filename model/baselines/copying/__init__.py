"""Sections whose numbers are in the facts."""
