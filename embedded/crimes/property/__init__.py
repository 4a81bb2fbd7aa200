"""Crimes against things owned: taking, carrying off, receiving, burning."""
