"""BM25 of facts against the texts of sections."""
