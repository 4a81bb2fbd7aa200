"""Read the files that users bring: what kinds there are, and the documents in each."""
