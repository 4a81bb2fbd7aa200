"""Writing judgments: from an entry of the docket to sentences with known roles, names and citations."""
