"""DPAM, a baseline of the paper: pairs of sections, and a threshold for every fact and section."""
