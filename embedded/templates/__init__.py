"""Templates of the sentences in judgments, by what they are for."""
