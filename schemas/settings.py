"""Settings: ilsi.toml, then ILSI_* variables, then flags; a later one wins, and each knows its origin."""

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from schemas.courts import BY_KEY, PAPER_COURTS, UNKNOWN, find_court
from schemas.errors import DeniedError, UsageError

ROOT = Path(__file__).resolve().parent.parent
TOKEN_VARIABLE = "ILSI_KANOON_TOKEN"  # noqa: S105 - the name of the variable, not a token
# Read by the launcher, the tests and the API source; not settings.
_OTHER_VARIABLES = {TOKEN_VARIABLE, "ILSI_REAL_DATA", "ILSI_TORCH", "ILSI_PYTHON"}
# What a rebuild trains by default. Which classifiers there are is known to model/; flows/settings.py checks.
MODELS = ("linear", "lesicin", "ensemble")


_DAYS_AGO = re.compile(r"([0-9]{1,5}) days ago")


class Settings(BaseSettings):
    """Every setting, with its default. `./ilsi settings` prints them."""

    model_config = SettingsConfigDict(env_prefix="ILSI_", extra="forbid", frozen=True)

    cache: Path = Field(ROOT / "data_cache", description="where everything is kept")
    # Which sources there are is known to pipeline/collect/sources; flows/settings.py checks the name.
    source: str = Field("embedded", description="where judgments come from")
    via: Literal["web", "api", "opendata"] = Field(
        "web", description="front of the embedded court to use: web, api or opendata"
    )
    courts: Annotated[tuple[str, ...], NoDecode] = Field(
        PAPER_COURTS,
        description="courts to collect and keep, separated by commas; all for every court, unknown for "
        "judgments that name none of them (default: the seven of the paper)",
    )
    court: str | None = Field(None, description="court of files that do not name theirs")
    start: date = Field(
        date(1950, 1, 1), description="first day of the judgments to collect, as 2015-01-31 or 60 days ago"
    )
    end: date = Field(date(2024, 12, 31), description="last day of the judgments to collect, or today")
    query: str = Field('"penal code" ORR ipc', description="words a judgment must contain to be listed")
    misfiled: bool = Field(True, description="true or false: also search where undated judgments are filed")
    matters: str = Field(
        "criminal",
        description="which of the open court data: criminal, all, or a regular expression for titles",
    )
    limit: int | None = Field(None, ge=1, description="the most judgments to collect of each court")
    contact: str | None = Field(None, description="e-mail or web address sent in the User-Agent")
    pace: float | None = Field(
        None, ge=0, le=3600, description="seconds between requests (default: 1.5, on the box 0)"
    )
    statutes: Path | None = Field(
        None, description="JSON or CSV with the texts of IPC sections, instead of fetching them"
    )
    labels: Path | None = Field(
        None, description="file with the labels to give, instead of the most cited sections"
    )
    top: int = Field(100, ge=1, le=575, description="how many of the most cited sections become labels")
    clauses: bool = Field(False, description="true or false: sub-sections such as 376(2) are also labels")
    outside_quotes: bool = Field(
        False, description="true or false: leave out citations in quoted words, mostly of earlier judgments"
    )
    tagger: Path | None = Field(
        None, description="folder of a trained tagger, instead of the one that comes with ilsi"
    )
    min_facts: int = Field(3, ge=1, le=1000, description="judgments with fewer fact sentences are dropped")
    ner: str | None = Field(
        None,
        description="installed spaCy pipeline or folder of one, instead of the one that comes with ilsi",
    )
    masks: Literal["full", "paper", "ilsi-v2"] = Field(
        "full", description="what is masked, and how it is written: full, paper or ilsi-v2"
    )
    keep_duplicates: bool = Field(
        False, description="true or false: keep near-duplicates, all of a group in one split"
    )
    split_seed: int = Field(1, ge=0, le=2**32 - 1, description="seed of the division into splits")
    models: Annotated[tuple[str, ...], NoDecode] = Field(
        MODELS, description="classifiers that a rebuild trains, separated by commas; none for none"
    )
    runner: str = Field(
        "threads",
        description="who runs the shards: threads (that feed worker processes), processes, or the address of "
        "a Dask scheduler, as tcp://host:8786",
    )
    workers: int = Field(os.cpu_count() or 1, ge=1, le=256, description="processes for CPU-bound stages")
    box_cases: int = Field(2000, ge=1, le=1_000_000, description="how many cases the embedded court writes")
    box_seed: int = Field(1, ge=0, description="seed of the embedded court")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Layers are merged by `load_settings`, which remembers where each value came from."""
        return (init_settings,)

    @field_validator("cache", mode="before")
    @classmethod
    def _name_cache(cls, cache: Any) -> Any:
        if not str(cache).strip():
            raise ValueError("the cache needs a name")
        return cache

    @field_validator("cache")
    @classmethod
    def _make_absolute(cls, cache: Path) -> Path:
        return cache.expanduser().absolute()

    @field_validator("statutes", "labels", "tagger", mode="before")
    @classmethod
    def _name_file(cls, path: Any, info: ValidationInfo) -> Any:
        if path is not None and not str(path).strip():
            raise ValueError("name a folder" if info.field_name == "tagger" else "name a file")
        return path

    @field_validator("statutes", "labels", "tagger")
    @classmethod
    def _locate_file(cls, path: Path | None) -> Path | None:
        return None if path is None else path.expanduser().absolute()

    @field_validator("ner")
    @classmethod
    def _locate_ner(cls, ner: str | None) -> str | None:
        """A folder by its whole path, wherever we are called from; other names are those of packages."""
        if ner is None:
            return None
        if not ner.strip():
            raise ValueError("name a spaCy pipeline or a folder")
        folder = Path(ner).expanduser()
        return str(folder.absolute()) if "/" in ner or folder.is_dir() else ner

    @field_validator("contact")
    @classmethod
    def _check_contact(cls, contact: str | None) -> str | None:
        if contact is not None and not ("@" in contact or contact.startswith(("http://", "https://"))):
            raise ValueError("an e-mail or web address, so that the site can reach you")
        return contact

    @field_validator("courts", "models", mode="before")
    @classmethod
    def _split_names(cls, names: Any) -> Any:
        return [name.strip() for name in names.split(",")] if isinstance(names, str) else names

    @field_validator("courts")
    @classmethod
    def _know_courts(cls, courts: tuple[str, ...]) -> tuple[str, ...]:
        if not courts or courts == ("",):
            raise ValueError(f"no court is named (known: {', '.join(BY_KEY)})")
        known = (*BY_KEY, UNKNOWN)
        if courts == ("all",):
            return known
        for name in courts:
            if name not in known:
                raise ValueError(f"unknown court {name!r}{_suggest(name, (*known, 'all'))}")
        return tuple(name for name in known if name in courts)

    @field_validator("court")
    @classmethod
    def _know_court(cls, name: str | None) -> str | None:
        court = None if name is None else find_court(name)
        if name is not None and court is None:
            raise ValueError(f"unknown court{_suggest(name, BY_KEY)}")
        return None if court is None else court.name

    @field_validator("models")
    @classmethod
    def _read_models(cls, models: tuple[str, ...]) -> tuple[str, ...]:
        if models == ("none",):
            return ()
        if "none" in models:
            raise ValueError("none means that no model is trained: name it alone, or leave it out")
        return tuple(dict.fromkeys(models))

    @field_validator("start", "end", mode="before")
    @classmethod
    def _count_days_back(cls, day: Any) -> Any:
        """For runs by schedule, which want the newest judgments whenever they run."""
        if day == "today":
            return date.today()
        match = _DAYS_AGO.fullmatch(day) if isinstance(day, str) else None
        return day if match is None else date.today() - timedelta(days=int(match[1]))

    @field_validator("runner")
    @classmethod
    def _know_runner(cls, runner: str) -> str:
        if runner not in ("threads", "processes") and not runner.startswith(("tcp://", "tls://")):
            raise ValueError(
                "it can be threads, processes or the address of a Dask scheduler (tcp://host:8786)"
            )
        return runner

    @model_validator(mode="after")
    def _check_dates(self) -> "Settings":
        if self.start > self.end:
            raise ValueError(f"start {self.start} is after end {self.end}")
        return self


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Resolved settings and the origin of each: "default", "ilsi.toml", "ILSI_PACE", "--pace"."""

    values: Settings
    origins: Mapping[str, str]


def load_settings(flags: Mapping[str, Any] | None = None, *, folder: Path = ROOT) -> LoadedSettings:
    """Merge ilsi.toml in `folder`, the environment and the given flags (None means not given)."""
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    from_file, from_environment = _read_toml(folder / "ilsi.toml"), _read_environment()
    origins = dict.fromkeys(Settings.model_fields, "default")
    origins |= dict.fromkeys(from_file, "ilsi.toml")
    origins |= {name: f"ILSI_{name.upper()}" for name in from_environment}
    origins |= {name: "--" + name.replace("_", "-") for name in given}
    merged = from_file | from_environment | given
    try:
        return LoadedSettings(Settings(**merged), origins)
    except ValidationError as error:
        raise UsageError(_explain(error, origins)) from None


def read_token() -> str:
    """The API token. It lives in the environment only, so that it is never written to a file of ours."""
    token = os.environ.get(TOKEN_VARIABLE, "").strip()
    if not token:
        raise DeniedError(f"the api source needs a token: set {TOKEN_VARIABLE} in the environment")
    return token


def _read_toml(path: Path) -> dict[str, Any]:
    if not path.exists():
        return {}
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UsageError(f"{path.name} cannot be read: {error}; fix it or delete it") from None
    for name in content:
        if "token" in name:
            raise UsageError(f"{path.name} must not hold a token: set {TOKEN_VARIABLE} in the environment")
        if name not in Settings.model_fields:
            raise UsageError(
                f"{path.name} has an unknown key {name!r}{_suggest(name, Settings.model_fields)}; "
                "./ilsi settings lists all keys"
            )
    return content


def _read_environment() -> dict[str, Any]:
    known = {f"ILSI_{name.upper()}" for name in Settings.model_fields}
    for name in os.environ:
        if name.startswith("ILSI_") and name not in known | _OTHER_VARIABLES:
            raise UsageError(f"unknown variable {name}{_suggest(name, known)}; see ./ilsi settings")
    return EnvSettingsSource(Settings, env_prefix="ILSI_")()


def _suggest(name: str, known: Any) -> str:
    nearest = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f", did you mean {nearest[0]!r}?" if nearest else f" (known: {', '.join(sorted(known))})"


def _explain(error: ValidationError, origins: Mapping[str, str]) -> str:
    first = error.errors(include_url=False)[0]
    reason = first["msg"].removeprefix("Value error, ")
    if not first["loc"]:
        return reason
    name = str(first["loc"][0])
    return f"{name} (from {origins.get(name, 'flags')}): {reason}, got {first['input']!r}"
