"""Kerala High Court."""

from schemas.court import Court

COURT = Court(
    key="kerala",
    name="Kerala High Court",
    order=190,
    doctypes=("kerala",),
    docsources=("Kerala High Court",),
    seats=("Ernakulam", "Kochi"),
    portal="32_4",
)
