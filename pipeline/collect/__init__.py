"""Collecting judgments into the archive."""
