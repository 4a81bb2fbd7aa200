"""Stage `graph`: the citation graph."""
