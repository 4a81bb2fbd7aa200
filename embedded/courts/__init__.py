"""The courts of the box: one module per court, which defines `COURT`.

A court of schemas/courts without a file here is simply not in the box. A module whose name begins with an
underscore is not a court: it holds what several courts share.
"""

from importlib import import_module
from pkgutil import iter_modules

from embedded.court import BoxCourt, Region
from schemas.courts import COURTS


def read_courts() -> dict[str, BoxCourt]:
    """The courts by key, in the order of schemas.courts."""
    modules = [module.name for module in iter_modules(__path__) if not module.name.startswith("_")]
    courts = {court.key: court for court in (import_module(f"{__name__}.{name}").COURT for name in modules)}
    if len(courts) < len(modules) or not courts.keys() <= {court.key for court in COURTS}:
        raise ValueError(
            f"embedded/courts has courts that share a key or are not in schemas/courts: {modules}"
        )
    return {court.key: courts[court.key] for court in COURTS if court.key in courts}


BY_KEY: dict[str, BoxCourt] = read_courts()
REGIONS: dict[str, Region] = {key: court.region for key, court in BY_KEY.items() if court.region is not None}
