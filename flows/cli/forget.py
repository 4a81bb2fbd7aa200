"""`./ilsi forget`: cases that every later rebuild leaves out."""

import re
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.cli._flags import DATA_FLAGS, Panel, takes_settings
from flows.console import console, output, shorten_path
from flows.paths import find_archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.mask.removals import add_removals, find_list, read_removals, undo_removals
from pipeline.parquet import iterate_rows
from schemas.errors import BadInputError, UsageError
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer()


@app.command()
@takes_settings(*DATA_FLAGS)
def forget(
    settings: Settings,
    docids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DOCID...", help="The site's document ids, or ids of published rows.", show_default=False
        ),
    ] = None,
    reason: Annotated[str | None, typer.Option("--reason", help="Why, for your own records.")] = None,
    undo: Annotated[bool, typer.Option("--undo", help="Take them off the removal list again.")] = False,
    show: Annotated[bool, typer.Option("--list", help="Show the removal list.")] = False,
) -> None:
    """Put cases on the removal list: every later rebuild leaves them out and says how many.

    Examples:

      ./ilsi forget 445276 --reason "asked for by the family"

      ./ilsi forget --list

      ./ilsi forget 445276 --undo
    """
    forget_documents(settings, docids or [], reason=reason, undo=undo, show=show)


_OPAQUE = re.compile("[0-9a-f]{20}")
_TAKES_EFFECT = "run ./ilsi rebuild for it to take effect"


def forget_documents(
    settings: Settings, docids: Sequence[str], *, reason: str | None, undo: bool, show: bool
) -> None:
    """Put documents on the removal list, take them off it, or show it."""
    wanted = [_find_docid(settings.cache, given.strip()) for given in docids]
    if show:
        if wanted or undo or reason:
            raise UsageError("--list goes alone: it shows the whole removal list")
        _show_list(settings)
        return
    if not wanted or not all(wanted):
        raise UsageError("name the ids of documents, or show the removal list with --list")
    if undo and reason:
        raise UsageError("--reason says why a case is removed: leave it out with --undo")
    (_undo if undo else _forget)(settings, wanted, reason)


def _find_docid(cache: Path, given: str) -> str:
    """The document that is meant: given by the site's id, or by the opaque id of a published row."""
    if not _OPAQUE.fullmatch(given) or given.isdigit():
        return given
    for rows in sorted(cache.glob("releases/*/*.rows.parquet")):
        for row in iterate_rows(rows, ["docid", "id"]):
            if row["id"] == given:
                return str(row["docid"])
    raise BadInputError(f"no release of {cache} has a row with the id {given}: look for it where it was made")


def _list_duplicates(cache: Path, docids: Collection[str]) -> list[str]:
    """Documents that any build found to be the same judgments, so that no case returns under another id."""
    found: set[str] = set()
    for part in cache.glob("dedupe/*/part-*.parquet"):
        for row in iterate_rows(part, ["docid", "duplicates"]):
            same = {row["docid"], *(each["docid"] for each in row["duplicates"])}
            if not same.isdisjoint(docids):
                found |= same
    return sorted(found.difference(docids))


def _forget(settings: Settings, docids: list[str], reason: str | None) -> None:
    duplicates = _list_duplicates(settings.cache, docids)
    if duplicates:
        console.print(f"the same judgment is also document {', '.join(duplicates)}", soft_wrap=True)
    docids = [*docids, *duplicates]
    new = add_removals(settings.cache, docids, reason, datetime.now(UTC).date())
    for docid in sorted(set(docids) - set(new)):
        console.print(f"{docid} is on the removal list already", soft_wrap=True)
    for docid in _list_unknown(settings, new):
        console.print(
            f"{docid} is not known here: it is left out should it ever be collected", soft_wrap=True
        )
    _tell(f"{len(new)} put on the removal list", settings, changed=bool(new))


def _undo(settings: Settings, docids: list[str], _: str | None) -> None:
    gone = undo_removals(settings.cache, docids)
    for docid in sorted(set(docids) - set(gone)):
        console.print(f"{docid} is not on the removal list", soft_wrap=True)
    _tell(f"{len(gone)} taken off the removal list", settings, changed=bool(gone))


def _tell(what: str, settings: Settings, *, changed: bool) -> None:
    path = shorten_path(find_list(settings.cache))
    where = f"which has {len(read_removals(settings.cache))} now, in {path}"
    output.print(f"{what}, {where}{f': {_TAKES_EFFECT}' if changed else ''}", soft_wrap=True)


def _show_list(settings: Settings) -> None:
    removals = read_removals(settings.cache)
    if not removals:
        output.print("the removal list is empty")
        return
    table = Table("document", "since", "reason", box=SIMPLE_HEAD)
    for docid, removal in removals.items():
        table.add_row(docid, removal.on, removal.reason or "")
    output.print(table)


def _list_unknown(settings: Settings, docids: Sequence[str]) -> list[str]:
    """Those that no collection of these settings has met."""
    ledger_path = find_archive(settings) / LEDGER_NAME
    if not ledger_path.exists():
        return list(docids)
    with Ledger.open_for_reading(ledger_path) as ledger:
        return [docid for docid in docids if ledger.find_document(docid) is None]
