"""The tables of the report."""
