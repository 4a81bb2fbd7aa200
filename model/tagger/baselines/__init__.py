"""Simpler taggers to compare with."""
