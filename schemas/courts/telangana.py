"""Telangana High Court."""

from schemas.court import Court

COURT = Court(
    key="telangana",
    name="Telangana High Court",
    order=270,
    doctypes=("telangana",),
    docsources=("Telangana High Court",),
    seats=("Hyderabad",),
    portal="36_29",
)
