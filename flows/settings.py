"""Settings as commands and flows load them, checked against what schemas/ cannot know."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import schemas.settings
from pipeline.collect.sources import check_source, list_sources
from schemas.errors import UsageError
from schemas.settings import MODELS, ROOT, LoadedSettings, Settings


def load_settings(flags: Mapping[str, Any] | None = None, *, folder: Path = ROOT) -> LoadedSettings:
    """Merge ilsi.toml in `folder`, the environment and the given flags, and check that the source exists."""
    loaded = schemas.settings.load_settings(flags, folder=folder)
    check_source(loaded.values.source, origin=loaded.origins["source"])
    if not set(loaded.values.models) <= set(MODELS):
        _check_models(loaded.values.models, origin=loaded.origins["models"])
    return loaded


def _check_models(models: Sequence[str], *, origin: str) -> None:
    from model.classifiers.options import read_options
    from model.classifiers.registry import find_kind  # knows all classifiers; few commands need it

    for name in models:
        try:
            read_options(find_kind(name).options, {})  # a rebuild trains with defaults
        except UsageError as error:
            raise UsageError(f"models (from {origin}): {error}") from None


def fill_settings(given: Settings) -> Settings:
    """What these settings state explicitly; everything else from ilsi.toml and this machine's environment."""
    return load_settings({name: getattr(given, name) for name in given.model_fields_set}).values


def describe_setting(name: str) -> str:
    """What a setting is, for help texts."""
    description = Settings.model_fields[name].description or name
    if name == "source":
        *others, last = list_sources()
        description += f": {', '.join(others)} or {last}"
    return description
