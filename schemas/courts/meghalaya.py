"""Meghalaya High Court."""

from schemas.court import Court

COURT = Court(
    key="meghalaya",
    name="Meghalaya High Court",
    order=210,
    doctypes=("meghalaya",),
    docsources=("Meghalaya High Court",),
    seats=("Shillong",),
    portal="17_21",
)
