"""Allahabad High Court, for Uttar Pradesh."""

from schemas.court import Court

COURT = Court(
    key="allahabad",
    name="Allahabad High Court",
    order=20,
    doctypes=("allahabad", "lucknow"),
    docsources=("Allahabad High Court", "Allahabad High Court (Lucknow Bench)"),
    seats=("Allahabad", "Lucknow"),
    portal="9_13",
    in_paper=True,
)
