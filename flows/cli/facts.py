"""`./ilsi facts`: the facts of a judgment."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import ilsi
from flows.cli._flags import Panel, TextFile, takes_settings
from flows.console import console, output
from flows.texts.facts import FactsReader, Given, ReadAs, TitledText
from flows.texts.inputs import choose_source, is_in_other_letters, name_source, read_judgment
from flows.texts.json_lines import JsonLines, Record, check_text, make_batches, write_records
from flows.texts.models import TAGGER_IS_ENGLISH
from schemas.errors import BadInputError
from schemas.settings import Settings

PANEL = Panel.TEXTS
app = typer.Typer()

NO_FACTS = "no sentence that states facts was found"
BATCH_CHARACTERS = 2_000_000


@app.command()
@takes_settings("tagger", "ner", "masks")
def facts(
    settings: Settings,
    file: TextFile = None,
    masked: Annotated[
        bool, typer.Option("--masked", help="Mask names, dates, places and section numbers.")
    ] = False,
    as_lines: Annotated[
        bool,
        typer.Option("--jsonl", help="Read lines of JSON with id, text and perhaps title, write sentences."),
    ] = False,
) -> None:
    """Cut the facts out of a judgment, one sentence per line.

    Examples:

      ./ilsi facts judgment.txt

      ./ilsi facts order.pdf --masked

      ./ilsi facts --jsonl judgments.jsonl --masked > facts.jsonl
    """
    if as_lines:
        write_lines(choose_source(file), settings, masked=masked)
    else:
        show_facts(choose_source(file), settings, masked=masked)


def show_facts(file: Path, settings: Settings, *, masked: bool) -> None:
    """Print the facts of one judgment."""
    name = name_source(file)
    sentences = ilsi.facts(read_judgment(file, wanted="a judgment"), masked=masked, settings=settings)
    if not sentences:
        raise BadInputError(f"{name}: {NO_FACTS}; see the role of each sentence with ./ilsi tagger tag")
    for sentence in sentences:
        output.print(sentence, soft_wrap=True)
    if is_in_other_letters(" ".join(sentences)):
        console.print(f"{name}: {TAGGER_IS_ENGLISH}", soft_wrap=True)


class JudgmentLine(NamedTuple):
    """The judgment of one line."""

    id: Any  # any JSON: it is given back as it came
    given: Given
    characters: int

    def fill_batch(self) -> float:
        """Which part of a batch it takes. Even empty texts take some room."""
        return (100 + self.characters) / BATCH_CHARACTERS


def write_lines(file: Path, settings: Settings, *, masked: bool) -> None:
    """Write the facts of every line in the order of the lines. Bad lines are reported and left out; a
    judgment without facts has no sentences."""
    records = JsonLines(file, check_text)
    reader = FactsReader(settings)
    lines = (None if record is None else _read_line(record) for record in records.iterate_with_pauses())
    unread = 0
    for batch in make_batches(lines, JudgmentLine.fill_batch):
        found = reader.read([line.given for line in batch], ReadAs.JUDGMENT, masked=masked)
        write_records(
            {"id": line.id, "sentences": list(facts.sentences)}
            for line, facts in zip(batch, found, strict=True)
        )
        unread += sum(is_in_other_letters(" ".join(facts.sentences)) for facts in found)
    records.warn(unread, TAGGER_IS_ENGLISH)
    records.complain()


def _read_line(record: Record) -> JudgmentLine:
    text, title = record["text"], record.get("title", "")
    return JudgmentLine(record["id"], TitledText(title, text) if title else text, len(text))
