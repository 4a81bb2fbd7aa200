"""The linear classifier."""
