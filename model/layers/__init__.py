"""Layers that several networks share: readers of texts, attention, dropout."""
