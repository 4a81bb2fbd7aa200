"""Delhi High Court."""

from schemas.court import Court

COURT = Court(
    key="delhi",
    name="Delhi High Court",
    order=60,
    doctypes=("delhi", "delhiorders"),
    docsources=("Delhi High Court", "Delhi High Court - Orders"),
    seats=("Delhi",),
    portal="7_26",
    in_paper=True,
    criminal_types=(
        "BAIL APPLN.",
        "CRL.A.",
        "CRL.L.P.",
        "CRL.M.(CO.)",
        "CRL.M.C.",
        "CRL.M.I.",
        "CRL.O.",
        "CRL.O.(CO.)",
        "CRL.REF.",
        "CRL.REV.P.",
        "CRL.REV.P.(MAT.)",
        "CRL.REV.P.(NDPS)",
        "CRL.REV.P.(NI)",
        "DEATH SENTENCE REF.",
        "TR.P.(CRL.)",
        "W.P.(CRL)",
    ),
)
