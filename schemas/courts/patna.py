"""Patna High Court."""

from schemas.court import Court

COURT = Court(
    key="patna",
    name="Patna High Court",
    order=230,
    doctypes=("patna", "patna_orders"),
    docsources=("Patna High Court", "Patna High Court - Orders"),
    seats=("Patna",),
    portal="10_8",
)
