"""Sikkim High Court."""

from schemas.court import Court

COURT = Court(
    key="sikkim",
    name="Sikkim High Court",
    order=260,
    doctypes=("sikkim",),
    docsources=("Sikkim High Court",),
    seats=("Gangtok",),
    portal="11_24",
)
