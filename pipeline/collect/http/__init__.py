"""Fetching over HTTP: politely, bounded, and only where robots.txt allows it."""
