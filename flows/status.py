"""Tables about what there is: collected, made, missing, damaged."""

import shutil
import time
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.build import is_built, plan_stages
from flows.planning import PlannedStage, count_kept, remember_plans
from flows.publishing import find_current, find_dataset, list_built
from flows.view import console, output
from flows.workspace import find_archive
from pipeline.archive import Archive
from pipeline.collection import LEDGER_NAME, forget_damaged, open_collection
from pipeline.ledger import Ledger
from pipeline.ledger_status import CourtStatus, read_status
from pipeline.lock import lock_cache
from pipeline.release.history import SUMS, Release, list_releases, verify_release
from pipeline.stage import read_manifest, verify_stage
from schemas.errors import BadInputError
from schemas.settings import Settings

_MOST_GAPS = 10
_NOT_YET, _NOT_NOW = "not made yet", "not made from what is there now, or not with these settings"
_COUNTS = ("found", "listed", "fetched", "gone", "robots", "refused", "waiting", "kept", "gaps")


def show_status(settings: Settings) -> None:
    """What has been collected and made, what is missing, and why."""
    courts = show_collected(settings)
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
    """A short table of what was made and where."""
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
    return courts


def verify_cache(settings: Settings, *, forget: bool) -> None:
    """Re-hash everything; a BadInputError if anything is not what was written. With `forget`, damaged
    files and records are taken out so that the next run makes them again."""
    ledgers = sorted(settings.cache.glob(f"archive/*/{LEDGER_NAME}"))
    stages = sorted(path.parent for path in settings.cache.glob("*/*/manifest.json"))
    if not ledgers and not stages:
        raise BadInputError(f"{settings.cache} holds nothing to verify: run ./ilsi rebuild first")
    faults = [fault for path in ledgers for fault in _verify_archive(path)]
    releases = [
        path for folder in sorted(settings.cache.glob("releases/*")) for path in list_releases(folder)
    ]
    damaged = {folder: list(verify_stage(folder)) for folder in stages}
    damaged |= {folder: list(verify_release(folder)) for folder in releases}
    faults += [fault for found in damaged.values() for fault in found]
    for fault in faults:
        console.print(fault, soft_wrap=True)
    if faults and not forget:
        raise BadInputError(f"{len(faults)} files or records are damaged: run ./ilsi verify --forget")
    if faults:
        _forget(settings, ledgers, [folder for folder, found in damaged.items() if found])
        output.print(f"{len(faults)} damaged files or records are forgotten: run ./ilsi rebuild")
        return
    output.print(
        f"{len(ledgers)} archives, {len(stages)} stages and {len(releases)} releases are what was written"
    )


def _forget(settings: Settings, ledgers: list[Path], folders: list[Path]) -> None:
    with lock_cache(settings.cache, "ilsi verify"):
        for folder in folders:
            if folder.parent.parent.name == "releases":
                _set_aside(folder)
                continue
            # First what makes it count as finished: a kill in between must not leave half a stage.
            (folder / "manifest.json").unlink(missing_ok=True)
            shutil.rmtree(folder)
        for path in ledgers:
            with open_collection(path.parent, command="ilsi verify") as collection:
                forget_damaged(collection.archive, collection.ledger)


def _set_aside(release: Path) -> None:
    """A release of judgments that have changed since cannot be made again, and most of its files are good."""
    aside = release.with_name(f"{release.name}.damaged")
    shutil.rmtree(aside, ignore_errors=True)
    release.rename(aside)
    console.print(f"{shorten_path(release)} is now called {aside.name}", soft_wrap=True)


def _verify_archive(ledger_path: Path) -> list[str]:
    with (
        Ledger.open_for_reading(ledger_path) as ledger,
        Archive.open_for_reading(ledger_path.parent) as archive,
    ):
        return [broken.reason for broken in archive.verify(ledger.iterate_fetches())]


def read_courts(settings: Settings) -> list[CourtStatus]:
    """What was found, listed and fetched of each court."""
    with Ledger.open_for_reading(find_archive(settings) / LEDGER_NAME) as ledger:
        return read_status(ledger)


def _add_stage(table: Table, name: str, stage: PlannedStage | None, cache: Path) -> None:
    folder = stage.plan.folder(cache) if stage is not None else None
    manifest = read_manifest(folder) if folder is not None else None
    if folder is None or manifest is None:
        older = any((cache / name).glob("*/manifest.json"))
        table.add_row(name, "-", "-", "-", _NOT_NOW if older else _NOT_YET)
        return
    reasons = "\n".join(f"{count} {reason}" for reason, count in manifest["dropped"].items())
    age = _tell_age(time.time() - (folder / "manifest.json").stat().st_mtime)
    table.add_row(name, count_kept(manifest), reasons or "0", age, f"up to date, in {shorten_path(folder)}")


def _add_release(table: Table, settings: Settings) -> None:
    link = find_dataset(settings)
    release = find_current(settings) if is_built(settings) else None
    if release is None:
        state = (
            "not made from what is there now, or not with these settings" if link.exists() else "not made yet"
        )
        table.add_row("publish", "-", "-", "-", state)
        return
    age = _tell_age(time.time() - (link / SUMS).stat().st_mtime)
    kept = _describe_release(settings, release)
    table.add_row("publish", kept, "0", age, f"up to date, in {shorten_path(link)}")


def _describe_release(settings: Settings, release: Release) -> str:
    rows = list_built(settings).read_manifest("split")["documents_out"]
    return f"{rows}, version {release.version}"


def _count_lost(manifest: dict[str, Any]) -> int:
    lost: int = manifest["documents_in"] - manifest["documents_out"]
    return lost


def _tell_age(seconds: float) -> str:
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} seconds"


def shorten_path(path: Path) -> str:
    """Relative to where the user stands, if that is shorter."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
