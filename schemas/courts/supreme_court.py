"""Supreme Court of India."""

from datetime import date

from schemas.court import Court

COURT = Court(
    key="supreme",
    name="Supreme Court of India",
    order=10,
    doctypes=("supremecourt", "scorders"),
    docsources=("Supreme Court of India", "Supreme Court - Daily Orders"),
    seats=("Delhi",),
    first_sat=date(1950, 1, 28),
    in_paper=True,
)
