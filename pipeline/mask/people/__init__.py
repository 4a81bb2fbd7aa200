"""Finds people, and decides which mentions refer to the same person."""
