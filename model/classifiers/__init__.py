"""What all classifiers share: the registry, files, thresholds and scores."""
