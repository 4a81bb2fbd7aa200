"""Calcutta High Court, for West Bengal and the Andaman and Nicobar Islands."""

from schemas.court import Court

COURT = Court(
    key="calcutta",
    name="Calcutta High Court",
    order=50,
    doctypes=("kolkata", "kolkata_app"),
    docsources=("Calcutta High Court", "Calcutta High Court (Appellete Side)"),
    seats=("Kolkata", "Calcutta"),
    portal="19_16",
    in_paper=True,
)
