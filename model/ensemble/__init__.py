"""The ensemble: several classifiers, weighted on validation."""
