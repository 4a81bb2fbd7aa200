"""Madras High Court, for Tamil Nadu and Puducherry."""

from schemas.court import Court

COURT = Court(
    key="madras",
    name="Madras High Court",
    order=40,
    doctypes=("chennai",),
    docsources=("Madras High Court",),
    seats=("Chennai", "Madras", "Madurai"),
    portal="33_10",
    in_paper=True,
)
