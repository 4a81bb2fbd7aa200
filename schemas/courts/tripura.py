"""Tripura High Court."""

from schemas.court import Court

COURT = Court(
    key="tripura",
    name="Tripura High Court",
    order=280,
    doctypes=("tripura",),
    docsources=("Tripura High Court",),
    seats=("Agartala",),
    portal="16_20",
)
