"""Madras High Court, for Tamil Nadu and Puducherry."""

from schemas.court import Court

COURT = Court(
    key="madras",
    name="Madras High Court",
    order=40,
    doctypes=("chennai",),
    docsources=("Madras High Court",),
    seats=("Chennai", "Madras", "Madurai"),
    portal="33_10",
    in_paper=True,
    criminal_types=(
        "CRL A",
        "CRL A(MD)",
        "CRL MP",
        "CRL MP(MD)",
        "CRL OP",
        "CRL OP(MD)",
        "CRL RC",
        "CRL RC(MD)",
        "CRL REF",
        "CRL REF(MD)",
        "REV.APLWP Crl.",
        "REV.APLWP Crl.(MD)",
        "RT",
        "RT(MD)",
        "WP Crl.",
        "WP Crl. (MD)",
        "WPMP Crl.",
        "WPMP Crl.(MD)",
    ),
)
