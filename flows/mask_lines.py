"""`./ilsi mask --jsonl`: texts come as lines of JSON, and so do the masked ones."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flows.given_texts import is_in_other_letters, name_source
from flows.json_lines import BadLineError, JsonLines, Record, require_keys, write_record
from flows.masking import NOT_LATIN, Wish, load_chosen_entities
from flows.view import console, output
from pipeline.found import EntityFinder
from pipeline.mask_text import CutText, cut_text, mask_cut_texts

BATCH_CHARACTERS = 500_000


def mask_lines(file: Path, wish: Wish) -> None:
    """Write the masked text of every line in the order of the lines. Bad ones are named and left out."""
    records = JsonLines(file, check_record, '{"id": "1", "text": "..."}')
    entities = load_chosen_entities(wish.settings)
    unread = 0
    for batch in make_batches(records, wish.tier):
        _answer(batch, entities, wish)
        unread += sum(is_in_other_letters(line.cut.text) for line in batch)
    if unread:
        console.print(f"{name_source(file)}, {unread} of {records.lines} texts: {NOT_LATIN}", soft_wrap=True)
    records.complain()


@dataclass(frozen=True, slots=True)
class Line:
    """What one line holds."""

    id: Any  # any JSON: it is given back as it came
    cut: CutText


def check_record(record: Record) -> None:
    """Refuse what cannot be masked."""
    require_keys(record, "id", "text")
    for key in ("text", "title"):
        if not isinstance(record.get(key, ""), str):
            raise BadLineError(f'"{key}" is not a string')


def make_batches(records: JsonLines, tier: str | None) -> Iterator[list[Line]]:
    """As many texts as may be held at once, but never one that somebody is waiting for."""
    batch: list[Line] = []
    characters = 0
    for record in records.iterate_with_pauses():
        if record is not None:
            cut = cut_text(record["text"], title=record.get("title", ""), tier=tier)
            batch.append(Line(record["id"], cut))
            characters += 100 + len(cut.text)  # even empty texts take some room
        if batch and (record is None or characters >= BATCH_CHARACTERS):
            yield batch
            batch, characters = [], 0
    if batch:
        yield batch


def _answer(batch: Sequence[Line], entities: EntityFinder, wish: Wish) -> None:
    masked = mask_cut_texts([line.cut for line in batch], entities, wish.preset)
    for line, done in zip(batch, masked, strict=True):
        masks = [
            {"start": each.start, "end": each.end, "kind": each.kind, "rule": each.rule}
            for each in done.masks
        ]
        write_record({"id": line.id, "text": done.text, "masks": masks})
    output.file.flush()  # whoever waits for an answer gets it now
