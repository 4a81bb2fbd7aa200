"""The courts of the dataset: one module per court, which defines `COURT`.

To add a court, add a file: settings, collection, parsing and statistics find it here. The box also has the
court once embedded/courts has a file for it.
"""

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
_BY_DOCSOURCE: dict[str, Court] = {name: court for court in COURTS for name in court.docsources}


def find_court(docsource: str) -> Court | None:
    """The court whose judgments the site prints under `docsource`, or None if it is not in the dataset."""
    name = docsource.strip()
    return _BY_DOCSOURCE.get(name) or _find_bench(name)


def _find_bench(name: str) -> Court | None:
    """The court of a bench that its file does not list: "Allahabad High Court - Lucknow"."""
    for court in COURTS:
        if name.casefold().startswith((f"{court.name} -".casefold(), f"{court.name} (".casefold())):
            return court
    return None
