"""Chhattisgarh High Court."""

from schemas.court import Court

COURT = Court(
    key="chhattisgarh",
    name="Chhattisgarh High Court",
    order=120,
    doctypes=("chattisgarh",),
    docsources=("Chattisgarh High Court", "Chhattisgarh High Court"),
    seats=("Bilaspur",),
    portal="22_18",
    places=("Chattisgarh",),
    criminal_types=(
        "ACQA",
        "CRA",
        "CRMP",
        "CRR",
        "CRREF",
        "MCRC",
        "MCRCA",
        "MCRP",
        "TPCR",
        "WPCR",
    ),
)
