"""Punjab-Haryana High Court."""

from schemas.court import Court

COURT = Court(
    key="punjab_haryana",
    name="Punjab-Haryana High Court",
    order=240,
    doctypes=("punjab",),
    docsources=("Punjab-Haryana High Court", "Punjab and Haryana High Court"),
    seats=("Chandigarh",),
    portal="3_22",
    places=("Punjab",),
    criminal_types=(
        "CRA",
        "CRA-AD",
        "CRA-AS",
        "CRA-D",
        "CRA-S",
        "CRM",
        "CRM-A",
        "CRM-CLT-OJ",
        "CRM-M",
        "CRM-W",
        "CRR",
        "CRR(F)",
        "CRREF",
        "CRWP",
        "MRC",
        "RCRWP",
        "TCRM",
    ),
)
