"""Madhya Pradesh High Court."""

from schemas.court import Court

COURT = Court(
    key="madhya_pradesh",
    name="Madhya Pradesh High Court",
    order=70,
    doctypes=("madhyapradesh",),
    docsources=("Madhya Pradesh High Court",),
    seats=("Jabalpur", "Gwalior", "Indore"),
    portal="23_23",
    in_paper=True,
    criminal_types=(
        "CRA",
        "CRR",
        "CRRE",
        "CRRF",
        "CRRFC",
        "MCRC",
        "MCRP",
    ),
)
