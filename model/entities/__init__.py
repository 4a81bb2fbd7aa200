"""The entity finder: a spaCy pipeline."""
