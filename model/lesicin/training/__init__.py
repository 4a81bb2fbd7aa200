"""Training LeSICiN."""
