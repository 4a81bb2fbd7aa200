"""Stage `dedupe`: near-duplicates."""
