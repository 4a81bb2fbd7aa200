"""Delhi High Court."""

from schemas.court import Court

COURT = Court(
    key="delhi",
    name="Delhi High Court",
    order=60,
    doctypes=("delhi", "delhiorders"),
    docsources=("Delhi High Court", "Delhi High Court - Orders"),
    seats=("Delhi",),
    portal="7_26",
    in_paper=True,
)
