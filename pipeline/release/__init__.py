"""A release of the dataset: its rows, tables, papers and history."""
