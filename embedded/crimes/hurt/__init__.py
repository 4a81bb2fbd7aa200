"""Hurt, confinement and kidnapping, and those who are driven to take their own lives."""
