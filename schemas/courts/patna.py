"""Patna High Court."""

from schemas.court import Court

COURT = Court(
    key="patna",
    name="Patna High Court",
    order=230,
    doctypes=("patna", "patna_orders"),
    docsources=("Patna High Court", "Patna High Court - Orders"),
    seats=("Patna",),
    portal="10_8",
    criminal_types=(
        "CR. APP (DB)",
        "CR. APP (SJ)",
        "CR. APP(341",
        "CR. MISC.",
        "CR. REF.",
        "CR. REV.",
        "CR. WJC",
        "CR.APP(U/S)",
        "D. REF.",
        "G. APP. (DB)",
        "G.APP.(SJ)",
        "OCR.MISC(DB)",
        "OR. CR. MISC",
        "SLA",
    ),
)
