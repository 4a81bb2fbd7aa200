"""Andhra Pradesh High Court."""

from schemas.court import Court

COURT = Court(
    key="andhra_pradesh",
    name="Andhra Pradesh High Court",
    order=110,
    doctypes=("andhra", "amravati"),
    docsources=(
        "Andhra Pradesh High Court",
        "Andhra Pradesh High Court - Amravati",
        "Andhra HC (Pre-Telangana)",
    ),
    seats=("Amaravati", "Hyderabad"),
    portal="28_2",
    criminal_types=(
        "CRLA",
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
