"""Opening a source and collecting from it."""
