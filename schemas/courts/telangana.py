"""Telangana High Court."""

from schemas.court import Court

COURT = Court(
    key="telangana",
    name="Telangana High Court",
    order=270,
    doctypes=("telangana",),
    docsources=("Telangana High Court",),
    seats=("Hyderabad",),
    portal="36_29",
    criminal_types=(
        "CC(CRL)",
        "CRLA",
        "CRLA(FSSA)",
        "CRLATR",
        "CRLMP",
        "CRLP",
        "CRLRC",
        "REFCRLA",
        "RT",
        "TRCRLA",
        "TRCRLMP",
        "TRCRLP",
    ),
)
