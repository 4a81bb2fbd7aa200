"""Stage `statutes`: the table of sections of the Penal Code."""
