"""Himachal Pradesh High Court."""

from schemas.court import Court

COURT = Court(
    key="himachal_pradesh",
    name="Himachal Pradesh High Court",
    order=150,
    doctypes=("himachal_pradesh",),
    docsources=("Himachal Pradesh High Court",),
    seats=("Shimla",),
    portal="2_5",
    criminal_types=(
        "CR.A",
        "CR.R",
        "CRCC",
        "CRMMO",
        "CRMP",
        "CRMPM",
        "CRREF",
        "CRWP",
        "CRWPL",
        "Cr.A.(A-DB)",
        "Cr.A.(A-SB)",
        "Cr.A.(C-DB)",
        "Cr.A.(C-SB)",
        "Cr.Rev.(FC)",
        "DSR",
    ),
)
