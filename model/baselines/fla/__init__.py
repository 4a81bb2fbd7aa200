"""FLA, a baseline of the paper: sections read in the light of the facts."""
