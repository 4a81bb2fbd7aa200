"""Jammu & Kashmir High Court."""

from schemas.court import Court

COURT = Court(
    key="jammu_kashmir",
    name="Jammu & Kashmir High Court",
    order=160,
    doctypes=("jammu", "srinagar"),
    docsources=(
        "Jammu & Kashmir High Court",
        "Jammu & Kashmir High Court - Srinagar Bench",
        "Jammu and Kashmir High Court",
    ),
    seats=("Jammu", "Srinagar"),
    portal="1_12",
    places=("Jammu and Kashmir",),
)
