"""Where judgments come from: one module per source, which defines `SOURCE`.

Adding a source is adding a module here: nothing else lists them. The setting `source` names the module.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from schemas.errors import UsageError

if TYPE_CHECKING:
    from pipeline.collect.source import SourceKind


def list_sources() -> tuple[str, ...]:
    """The names of all sources. Imports none of them, so that a command can check a name quickly."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def find_source(name: str) -> "SourceKind":
    """The source of this name."""
    check_source(name)
    kind: SourceKind = import_module(f"{__name__}.{name}").SOURCE
    return kind


def check_source(name: str, *, origin: str = "settings") -> None:
    """Raise a UsageError unless there is such a source; `origin` says where the name was given."""
    if name not in list_sources():
        *others, last = map(repr, list_sources())
        known = f"{', '.join(others)} or {last}"
        raise UsageError(f"source (from {origin}): Input should be {known}, got {name!r}")
