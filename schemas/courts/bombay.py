"""Bombay High Court, for Maharashtra and Goa."""

from schemas.court import Court

COURT = Court(
    key="bombay",
    name="Bombay High Court",
    order=30,
    doctypes=("bombay",),
    docsources=("Bombay High Court",),
    seats=("Mumbai", "Bombay", "Nagpur", "Aurangabad"),
    portal="27_1",
    in_paper=True,
)
