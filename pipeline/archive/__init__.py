"""What was fetched: WARC archive and SQLite ledger."""
