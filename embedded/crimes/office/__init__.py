"""Crimes by, against and around public servants, and against the course of justice."""
