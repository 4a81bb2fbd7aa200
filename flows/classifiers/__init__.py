"""Training, evaluating and using classifiers."""
