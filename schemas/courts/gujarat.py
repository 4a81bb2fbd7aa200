"""Gujarat High Court."""

from schemas.court import Court

COURT = Court(
    key="gujarat",
    name="Gujarat High Court",
    order=140,
    doctypes=("gujarat",),
    docsources=("Gujarat High Court",),
    seats=("Ahmedabad",),
    portal="24_17",
    criminal_types=(
        "APPLI.CR",
        "CC",
        "CCASE",
        "CR.A",
        "CR.MA",
        "CR.RA",
        "CR.REVIEW",
        "CRREF",
        "OJCR",
        "SCR.A",
    ),
)
