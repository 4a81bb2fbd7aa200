"""LeSICiN: text encoder, graph encoder and scoring."""
