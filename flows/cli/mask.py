"""`./ilsi mask`: a text without names, dates, places and section numbers."""

import difflib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

import ilsi
from flows.cli._flags import Panel, TextFile, takes_settings
from flows.console import console, output
from flows.texts.highlight import show_masks
from flows.texts.inputs import choose_source, is_in_other_letters, name_source, read_given
from flows.texts.json_lines import JsonLines, Record, check_text, make_batches, write_records
from flows.texts.models import load_chosen_entities
from pipeline.mask.any_text import CutText, MaskedText, cut_text, mask_cut_texts
from schemas.errors import UsageError
from schemas.masks import PRESETS, TIERS
from schemas.settings import Settings

PANEL = Panel.TEXTS
app = typer.Typer()

NOT_LATIN = "hardly any Latin letters: names are found in English only, so do not take this for masked"
BATCH_CHARACTERS = 500_000
AUTO = "auto"  # the sections that a text cites decide about its tier


@app.command()
@takes_settings("ner")
def mask(
    settings: Settings,
    file: TextFile = None,
    show: Annotated[
        bool, typer.Option("--show", help="Show the text itself, and what was found in it by which rule.")
    ] = False,
    as_lines: Annotated[
        bool,
        typer.Option(
            "--jsonl", help="Read lines of JSON with id, text and perhaps title; write masked text."
        ),
    ] = False,
    preset: Annotated[
        str | None,
        typer.Option(
            "--preset",
            help="What is masked: full, paper or ilsi-v2 (default: the setting masks).",
            show_default=False,
        ),
    ] = None,
    tier: Annotated[
        str, typer.Option("--tier", help="plain, strict, or auto: as the cited sections require.")
    ] = AUTO,
) -> None:
    """Mask names, places, dates, section numbers and whatever else identifies people in a text.

    Examples:

      ./ilsi mask judgment.txt > masked.txt

      ./ilsi mask order.pdf --tier strict

      ./ilsi mask --show judgment.txt | less

      ./ilsi mask --jsonl texts.jsonl --preset paper > masked.jsonl
    """
    request = read_request(settings, preset, tier)
    if as_lines and show:
        raise UsageError("--show is for people and --jsonl for programs: give one of them")
    if as_lines:
        mask_lines(choose_source(file), request)
    else:
        show_masked(choose_source(file), request, show=show)


@dataclass(frozen=True, slots=True)
class MaskRequest:
    """What the user wants to be masked."""

    preset: str
    tier: str | None  # None: as the text itself requires
    settings: Settings


def read_request(settings: Settings, preset: str | None, tier: str) -> MaskRequest:
    """Check the names that were given."""
    name = settings.masks if preset is None else preset
    _require(name, PRESETS.keys(), "preset")
    _require(tier, (AUTO, *TIERS), "tier")
    return MaskRequest(name, None if tier == AUTO else tier, settings)


def show_masked(file: Path, request: MaskRequest, *, show: bool = False) -> None:
    """Print the masked text, or with `show` the text itself and what was found in it."""
    given = read_given(file)
    text = "\n\n".join(given.paragraphs)
    masked = ilsi.mask(
        text, title=given.title, preset=request.preset, tier=request.tier, settings=request.settings
    )
    if show:
        show_masks(text, masked.masks)
        output.print(f"{masked.tier} tier")
    elif output.is_terminal:
        output.print(masked.text.rstrip("\n"), soft_wrap=True)
    else:  # verbatim: someone who writes it to a file wants nothing else changed
        output.file.write(masked.text if masked.text.endswith("\n") else f"{masked.text}\n")
    if is_in_other_letters(text):
        console.print(f"{name_source(file)}: {NOT_LATIN}", soft_wrap=True)


@dataclass(frozen=True, slots=True)
class LineToMask:
    """The text of one line."""

    id: Any  # any JSON: it is given back as it came
    cut: CutText

    def fill_batch(self) -> float:
        """Which part of a batch it takes. Even empty texts take some room."""
        return (100 + len(self.cut.text)) / BATCH_CHARACTERS


def mask_lines(file: Path, request: MaskRequest) -> None:
    """Write the masked text of every line in the order of the lines. Bad lines are reported and left out."""
    records = JsonLines(file, check_text)
    entities = load_chosen_entities(request.settings)
    lines = (
        None if record is None else _read_line(record, request.tier)
        for record in records.iterate_with_pauses()
    )
    unread = 0
    for batch in make_batches(lines, LineToMask.fill_batch):
        masked = mask_cut_texts([line.cut for line in batch], entities, PRESETS[request.preset])
        write_records(_describe(line.id, text) for line, text in zip(batch, masked, strict=True))
        unread += sum(is_in_other_letters(line.cut.text) for line in batch)
    records.warn(unread, NOT_LATIN)
    records.complain()


def _read_line(record: Record, tier: str | None) -> LineToMask:
    return LineToMask(record["id"], cut_text(record["text"], title=record.get("title", ""), tier=tier))


def _describe(given_id: Any, masked: MaskedText) -> Record:
    masks = [
        {"start": mask.start, "end": mask.end, "kind": mask.kind, "rule": mask.rule} for mask in masked.masks
    ]
    return {"id": given_id, "text": masked.text, "masks": masks}


def _require(name: str, known: Collection[str], what: str) -> None:
    if name not in known:
        nearest = difflib.get_close_matches(name, list(known), n=1)
        hint = f", did you mean {nearest[0]!r}?" if nearest else f" (known: {', '.join(known)})"
        raise UsageError(f"unknown {what} {name!r}{hint}")
