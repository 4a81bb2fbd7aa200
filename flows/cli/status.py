"""`./ilsi status`: what has been collected and made, what is missing, and why."""

import time
from collections import Counter
from pathlib import Path
from typing import Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.cli._flags import DATA_FLAGS, STAGE_FLAGS, Panel, takes_settings
from flows.collecting.coverage import read_courts, read_years
from flows.collecting.site import is_bulk
from flows.console import output, shorten_path
from flows.paths import find_archive
from flows.plans.plan import PlannedStage, count_kept, remember_plans
from flows.plans.release import find_current, find_dataset, list_built
from flows.plans.stages import is_built, plan_stages
from pipeline.archive.coverage import CourtStatus
from pipeline.publish.history import SUMS, Release
from pipeline.stage import read_manifest
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer()

_MOST_GAPS = 10
_NOT_YET, _OUT_OF_DATE = "not made yet", "out of date: inputs or settings have changed"
_COUNTS = ("found", "listed", "fetched", "gone", "robots", "refused", "waiting", "kept", "gaps")

_YEAR_COUNTS = ("found", "filtered", "fetched", "gone", "refused", "waiting", "kept")


@app.command()
@takes_settings(*DATA_FLAGS, *STAGE_FLAGS)
def status(settings: Settings) -> None:
    """Show what has been collected and made, what is missing, and why.

    Example:

      ./ilsi status --source web
    """
    show_status(settings)


def show_status(settings: Settings) -> None:
    """What has been collected and made, what is missing, and why."""
    courts = show_collected(settings)
    if is_bulk(settings):
        _show_years(settings)
    unsearched = sum(gap.state == "open" for court in courts for gap in court.gaps)
    if unsearched:
        output.print(f"{unsearched} search windows are not searched yet: run ./ilsi collect")
    gaps = [(court.court, gap) for court in courts for gap in court.gaps if gap.state != "open"]
    for court, gap in gaps[:_MOST_GAPS]:
        where = f"{court} ({gap.doctype}) {gap.start} to {gap.end}"
        output.print(f"gap: {where}: {gap.listed} of {gap.found} can be seen")
    if len(gaps) > _MOST_GAPS:
        output.print(f"... and {len(gaps) - _MOST_GAPS} more gaps")
    table = Table("stage", "documents", "dropped", "age", "state")
    with remember_plans():
        for name, stage in plan_stages(settings):
            _add_stage(table, name, stage, settings.cache)
        _add_release(table, settings)
    output.print(table)


def show_made(settings: Settings) -> None:
    """A short table of what was made, and where it is."""
    table = Table("stage", "documents", "dropped", "where")
    courts = read_courts(settings)
    fetched, listed = sum(court.fetched for court in courts), sum(court.listed for court in courts)
    table.add_row("collect", str(fetched), str(listed - fetched), shorten_path(find_archive(settings)))
    for name, stage in plan_stages(settings):
        folder = stage.plan.folder(settings.cache) if stage is not None else None
        manifest = read_manifest(folder) if folder is not None else None
        if folder is not None and manifest is not None:
            table.add_row(name, count_kept(manifest), str(_count_lost(manifest)), shorten_path(folder))
    if is_built(settings) and (release := find_current(settings)) is not None:
        table.add_row(
            "publish", _describe_release(settings, release), "0", shorten_path(find_dataset(settings))
        )
    output.print(table)


def show_collected(settings: Settings) -> list[CourtStatus]:
    """What the archive holds, court by court."""
    table = Table("court", *_COUNTS, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))  # fits 80 columns
    courts = read_courts(settings)
    for court in courts:
        states = [
            court.states.get(state, 0) for state in ("fetched", "gone", "disallowed", "refused", "listed")
        ]
        numbers = (court.found, court.listed, *states, court.kept, len(court.gaps))
        table.add_row(court.court or "by id or file", *map(str, numbers))
    output.print(table)
    if is_bulk(settings):
        reasons = Counter[str]()
        for year in read_years(settings):
            reasons.update(year.filtered)
        for reason, count in reasons.most_common():
            output.print(f"filtered {count}: {reason}")
    return courts


def _show_years(settings: Settings) -> None:
    """The open court data by court and year."""
    table = Table("court", "year", *_YEAR_COUNTS, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for year in read_years(settings):
        if not year.found:
            continue
        states = [year.states.get(state, 0) for state in ("fetched", "gone", "refused", "listed")]
        numbers = (year.found, sum(year.filtered.values()), *states, year.kept)
        table.add_row(year.court, str(year.year), *map(str, numbers))
    output.print(table)


def _add_stage(table: Table, name: str, stage: PlannedStage | None, cache: Path) -> None:
    folder = stage.plan.folder(cache) if stage is not None else None
    manifest = read_manifest(folder) if folder is not None else None
    if folder is None or manifest is None:
        older = any((cache / name).glob("*/manifest.json"))
        table.add_row(name, "-", "-", "-", _OUT_OF_DATE if older else _NOT_YET)
        return
    reasons = "\n".join(f"{count} {reason}" for reason, count in manifest["dropped"].items())
    age = _describe_age(time.time() - (folder / "manifest.json").stat().st_mtime)
    table.add_row(name, count_kept(manifest), reasons or "0", age, f"up to date, in {shorten_path(folder)}")


def _add_release(table: Table, settings: Settings) -> None:
    link = find_dataset(settings)
    release = find_current(settings) if is_built(settings) else None
    if release is None:
        state = _OUT_OF_DATE if link.exists() else _NOT_YET
        table.add_row("publish", "-", "-", "-", state)
        return
    age = _describe_age(time.time() - (link / SUMS).stat().st_mtime)
    kept = _describe_release(settings, release)
    table.add_row("publish", kept, "0", age, f"up to date, in {shorten_path(link)}")


def _describe_release(settings: Settings, release: Release) -> str:
    rows = list_built(settings).read_manifest("split")["documents_out"]
    return f"{rows}, version {release.version}"


def _count_lost(manifest: dict[str, Any]) -> int:
    lost: int = manifest["documents_in"] - manifest["documents_out"]
    return lost


def _describe_age(seconds: float) -> str:
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} seconds"
