"""Publishing a release of the dataset."""
