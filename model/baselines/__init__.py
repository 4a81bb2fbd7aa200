"""Baselines: the rivals of the paper, and what one would try first."""
