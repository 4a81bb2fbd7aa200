"""Stage `segment`: sentences with their rhetorical roles."""
