"""The kinds of crime in the box: one package per family of crimes, one module per crime.

To add a crime, add a file that defines `CRIME` to a family. A module whose name begins with an underscore
is not a crime: it holds what several crimes of its family share.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from embedded.crime import Crime


def read_crimes() -> dict[str, Crime]:
    """Every crime by the name of its module, sorted by family and module."""
    return {name: import_module(name).CRIME for name in sorted(_list_modules())}


def index_crimes(crimes: Mapping[str, Crime]) -> dict[str, Crime]:
    """The crimes of these modules by key. No two may have the same key."""
    modules: dict[str, str] = {}
    for module, crime in crimes.items():
        if crime.key in modules:
            raise ValueError(f"{modules[crime.key]} and {module} both define a crime {crime.key!r}")
        modules[crime.key] = module
    return {key: crimes[module] for key, module in modules.items()}


def _list_modules() -> Iterator[str]:
    for family in iter_modules(__path__, f"{__name__}."):
        for module in iter_modules(import_module(family.name).__path__):
            if not module.name.startswith("_"):
                yield f"{family.name}.{module.name}"


BY_KEY: dict[str, Crime] = index_crimes(read_crimes())
ALL_CRIMES: tuple[Crime, ...] = tuple(BY_KEY.values())
