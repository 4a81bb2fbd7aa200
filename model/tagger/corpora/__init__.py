"""Annotated corpora of rhetorical roles."""
