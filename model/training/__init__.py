"""Training that all networks share."""
