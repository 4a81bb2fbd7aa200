"""Killings: over land, in a quarrel, for honour, for hire, for gain, by poison, by a crowd, by a gun."""
