"""Finders of dates, case numbers and other identifiers."""
