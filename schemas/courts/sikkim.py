"""Sikkim High Court."""

from schemas.court import Court

COURT = Court(
    key="sikkim",
    name="Sikkim High Court",
    order=260,
    doctypes=("sikkim",),
    docsources=("Sikkim High Court",),
    seats=("Gangtok",),
    portal="11_24",
    criminal_types=(
        "Appeal(Crl.)",
        "BAIL APPLN.",
        "CRL. REV. P",
        "CRL.L.P",
        "Crl. A.",
        "Crl. M. C.",
        "Review Pet.(Cr)",
        "Suo Motu Transfer Petition(Crl.)",
        "Tr. P. (Crl.)",
        "WP (Crl.)",
    ),
)
