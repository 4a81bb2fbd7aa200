"""The seven courts of the dataset and the names under which Indian Kanoon knows them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Court:
    """One court: our key, its plain name, the site's search types and the site's printed names."""

    key: str
    name: str
    doctypes: tuple[str, ...]  # values of the search filter `doctypes:`
    docsources: tuple[str, ...]  # exact strings printed above a judgment, spelling mistakes included


COURTS: tuple[Court, ...] = (
    Court(
        "supreme",
        "Supreme Court of India",
        ("supremecourt", "scorders"),
        ("Supreme Court of India", "Supreme Court - Daily Orders"),
    ),
    Court(
        "allahabad",
        "Allahabad High Court",
        ("allahabad", "lucknow"),
        ("Allahabad High Court", "Allahabad High Court (Lucknow Bench)"),
    ),
    Court("bombay", "Bombay High Court", ("bombay",), ("Bombay High Court",)),
    Court("madras", "Madras High Court", ("chennai",), ("Madras High Court",)),
    Court(
        "calcutta",
        "Calcutta High Court",
        ("kolkata", "kolkata_app"),
        ("Calcutta High Court", "Calcutta High Court (Appellete Side)"),
    ),
    Court(
        "delhi",
        "Delhi High Court",
        ("delhi", "delhiorders"),
        ("Delhi High Court", "Delhi High Court - Orders"),
    ),
    Court("madhya_pradesh", "Madhya Pradesh High Court", ("madhyapradesh",), ("Madhya Pradesh High Court",)),
)

BY_KEY: dict[str, Court] = {court.key: court for court in COURTS}
_BY_DOCSOURCE: dict[str, Court] = {name: court for court in COURTS for name in court.docsources}
BY_DOCTYPE: dict[str, Court] = {name: court for court in COURTS for name in court.doctypes}


def find_court(docsource: str) -> Court | None:
    """The court whose judgments the site prints under `docsource`, or None for a court we do not keep."""
    name = docsource.strip()
    return _BY_DOCSOURCE.get(name) or _find_bench(name)


def _find_bench(name: str) -> Court | None:
    """A bench the list does not know yet: "Allahabad High Court - Lucknow"."""
    for court in COURTS:
        if name.casefold().startswith((f"{court.name} -".casefold(), f"{court.name} (".casefold())):
            return court
    return None
