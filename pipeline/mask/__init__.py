"""Stage `mask`: facts without names, dates, places and section numbers."""
