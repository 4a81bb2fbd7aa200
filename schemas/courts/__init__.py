"""The courts of the dataset: one module per court, which defines `COURT`.

To add a court, add a file: settings, collection, parsing and statistics find it here. The box also has the
court once embedded/courts has a file for it.
"""

import re
from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from schemas.court import Court


def read_courts() -> tuple[Court, ...]:
    """The court of every module, in the order that the courts state."""
    modules = [module.name for module in iter_modules(__path__, f"{__name__}.")]
    return sort_courts(import_module(name).COURT for name in modules)


def sort_courts(courts: Iterable[Court]) -> tuple[Court, ...]:
    """Courts by their order. No two may share a key or a name on the site."""
    ordered = tuple(sorted(courts, key=lambda court: (court.order, court.key)))
    owners: dict[tuple[str, str], Court] = {}
    for court in ordered:
        names = [("key", court.key), *(("doctype", name) for name in court.doctypes)]
        for field, name in [*names, *(("docsource", name) for name in court.docsources)]:
            owner = owners.setdefault((field, name), court)
            if owner is not court:
                raise ValueError(f"{owner.name} and {court.name} both have the {field} {name!r}")
    return ordered


COURTS: tuple[Court, ...] = read_courts()
BY_KEY: dict[str, Court] = {court.key: court for court in COURTS}
BY_DOCTYPE: dict[str, Court] = {name: court for court in COURTS for name in court.doctypes}
BY_PARTITION: dict[str, Court] = {court.partition: court for court in COURTS}
PAPER_COURTS: tuple[str, ...] = tuple(court.key for court in COURTS if court.in_paper)
UNKNOWN = "unknown"  # stands for judgments whose court is not stated, or not one of these
_BY_NAME: dict[str, Court] = {
    name.casefold(): court for court in COURTS for name in (court.key, court.name, *court.docsources)
}
_HIGH_COURT_OF = re.compile(
    r"(?:in the )?(?:hon'?ble )?high court (?:of judicature )?(?:of|at|for)"
    r"(?: the state of| the)? (?P<place>.+)",
    re.IGNORECASE,
)


def find_court(name: str) -> Court | None:
    """The court of this name, or None if it is not one of ours: a name that the site prints above a judgment,
    our own key, or the court's full style ("High Court of Judicature at Allahabad")."""
    name = " ".join(name.split())
    return _BY_NAME.get(name.casefold()) or _find_bench(name) or _find_style(name)


def _find_bench(name: str) -> Court | None:
    """The court of a bench that its file does not list: "Allahabad High Court - Lucknow"."""
    for court in COURTS:
        if name.casefold().startswith((f"{court.name} -".casefold(), f"{court.name} (".casefold())):
            return court
    return None


def _find_style(name: str) -> Court | None:
    match = _HIGH_COURT_OF.match(name)
    place = match["place"].casefold() if match else ""
    for court in COURTS if match else ():
        own = court.name.removesuffix(" High Court")
        if any(re.match(rf"{re.escape(known.casefold())}\b", place) for known in (own, *court.places)):
            return court
    return None
