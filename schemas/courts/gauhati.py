"""Gauhati High Court."""

from schemas.court import Court

COURT = Court(
    key="gauhati",
    name="Gauhati High Court",
    order=130,
    doctypes=("gauhati",),
    docsources=("Gauhati High Court",),
    seats=("Guwahati", "Gauhati", "Kohima", "Aizawl", "Itanagar"),
    portal="18_6",
    places=("Assam", "Guwahati"),
)
