"""The labels that most training facts have."""
