"""The paper's experiments: rows, runs, statistics and the page of results."""
