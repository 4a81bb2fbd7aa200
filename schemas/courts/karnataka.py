"""Karnataka High Court."""

from schemas.court import Court

COURT = Court(
    key="karnataka",
    name="Karnataka High Court",
    order=180,
    doctypes=("karnataka",),
    docsources=("Karnataka High Court",),
    seats=("Bengaluru", "Bangalore", "Dharwad", "Kalaburagi"),
    portal="29_3",
    places=("Mysore",),
    criminal_types=(
        "CC(CIA)",
        "CRL.A",
        "CRL.P",
        "CRL.RC",
        "CRL.RP",
        "MISC.CRL",
    ),
)
