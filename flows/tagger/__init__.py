"""Training and evaluating the role tagger."""
