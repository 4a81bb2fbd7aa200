"""A small hierarchical transformer, trained from scratch."""
