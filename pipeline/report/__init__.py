"""The report of a rebuild: figures, charts, tables and the page."""
