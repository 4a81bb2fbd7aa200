"""Breach of trust, cheating and forgery between private persons, firms and banks."""
