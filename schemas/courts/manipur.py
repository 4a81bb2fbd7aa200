"""Manipur High Court."""

from schemas.court import Court

COURT = Court(
    key="manipur",
    name="Manipur High Court",
    order=200,
    doctypes=("manipur",),
    docsources=("Manipur High Court",),
    seats=("Imphal",),
    portal="14_25",
)
