"""Finders of provisions, Acts and cited cases."""
