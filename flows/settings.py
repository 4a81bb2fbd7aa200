"""Settings as commands and flows load them, checked against what schemas/ cannot know."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import schemas.settings
from pipeline.collect.sources import check_source, list_sources
from schemas.settings import ROOT, LoadedSettings, Settings


def load_settings(flags: Mapping[str, Any] | None = None, *, folder: Path = ROOT) -> LoadedSettings:
    """Merge ilsi.toml in `folder`, the environment and the given flags, and check that the source exists."""
    loaded = schemas.settings.load_settings(flags, folder=folder)
    check_source(loaded.values.source, origin=loaded.origins["source"])
    return loaded


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
