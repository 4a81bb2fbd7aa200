"""Jharkhand High Court."""

from schemas.court import Court

COURT = Court(
    key="jharkhand",
    name="Jharkhand High Court",
    order=170,
    doctypes=("jharkhand",),
    docsources=("Jharkhand High Court",),
    seats=("Ranchi",),
    portal="20_7",
)
