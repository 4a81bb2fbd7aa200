"""Rajasthan High Court."""

from schemas.court import Court

COURT = Court(
    key="rajasthan",
    name="Rajasthan High Court",
    order=250,
    doctypes=("rajasthan", "jodhpur"),
    docsources=("Rajasthan High Court", "Rajasthan High Court - Jaipur", "Rajasthan High Court - Jodhpur"),
    seats=("Jaipur", "Jodhpur"),
    portal="8_9",
)
