"""Uttarakhand High Court."""

from schemas.court import Court

COURT = Court(
    key="uttarakhand",
    name="Uttarakhand High Court",
    order=290,
    doctypes=("uttaranchal",),
    docsources=("Uttarakhand High Court", "Uttaranchal High Court"),
    seats=("Nainital",),
    portal="5_15",
    places=("Uttaranchal",),
)
