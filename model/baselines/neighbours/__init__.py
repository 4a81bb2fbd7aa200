"""The labels of the most similar training facts."""
