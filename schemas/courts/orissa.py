"""Orissa High Court."""

from schemas.court import Court

COURT = Court(
    key="orissa",
    name="Orissa High Court",
    order=220,
    doctypes=("orissa",),
    docsources=("Orissa High Court",),
    seats=("Cuttack",),
    portal="21_11",
    places=("Odisha",),
)
