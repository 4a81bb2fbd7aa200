"""`./ilsi ner evaluate`: how well does a spaCy pipeline find entities in documents it has not seen?"""

import math
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.tagger_training import use_one_thread
from flows.view import output
from model.entity_corpora import LABELS, EntityText, read_entity_corpus, split_held_back
from model.entity_evaluation import Tally, compare_spans
from pipeline.ner import tidy_entities
from pipeline.tables import hash_file, write_json
from schemas.errors import BadInputError, UsageError

_DIGITS = 4
_WIDEST = 200


def evaluate_entities(
    paths: Sequence[Path], ner: str | None, *, everything: bool, json_file: Path | None
) -> None:
    """Measure, show the figures, and write them down."""
    from model.entity_finder import DEFAULT_NER, load_entities

    if json_file is not None and json_file.is_dir():
        raise UsageError(f"{json_file} is a folder: give --json the name of a file")
    texts = _choose([text for path in paths for text in read_entity_corpus(path)], everything)
    entities = load_entities(ner if ner is not None else DEFAULT_NER)
    written = [text.text for text in texts]
    with use_one_thread():
        started = time.perf_counter()
        spans = entities.find(written)
        seconds = time.perf_counter() - started
    tidied = (tidy_entities(text, found) for text, found in zip(written, spans, strict=True))
    found = [[(each.start, each.end, each.kind) for each in of_text] for of_text in tidied]
    tallies = compare_spans([text.spans for text in texts], found, LABELS)
    speed = sum(len(text.split()) for text in written) / seconds
    _show(tallies, len(texts), speed)
    if json_file is not None:
        name = Path(ner).name if ner is not None else DEFAULT_NER.name
        data = [{"name": path.name, "sha256": hash_file(path)} for path in paths]
        write_json(json_file, {"ner": name, "data": data, "texts": len(texts), "kinds": _describe(tallies)})


def _choose(texts: Sequence[EntityText], everything: bool) -> Sequence[EntityText]:
    if everything:
        return texts
    _, held = split_held_back(texts)
    if not held:
        raise BadInputError("none of these documents is held back: add --all to measure on all of them")
    return held


def _show(tallies: Mapping[str, Tally], texts: int, speed: float) -> None:
    output.print(f"{texts} texts, {speed:,.0f} words/s", soft_wrap=True)
    if not output.is_terminal:  # nothing is narrow in a file
        output.width = max(output.width, _WIDEST)
    columns = ("marked", "recall", "precision", "exact recall", "exact precision")
    table = Table("kind", *columns, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, tally in tallies.items():
        if tally.marked:
            table.add_row(kind, str(tally.marked), *(f"{value:.3f}" for value in _list_values(tally)))
    output.print(table)
    output.print("recall and precision: any overlap with the same kind; exact: to the letter", soft_wrap=True)


def _list_values(tally: Tally) -> tuple[float, float, float, float]:
    return tally.recall, tally.precision, tally.exact_recall, tally.exact_precision


def _describe(tallies: Mapping[str, Tally]) -> dict[str, dict[str, float | int | None]]:
    names = ("recall", "precision", "exact_recall", "exact_precision")
    return {
        kind: {
            "marked": tally.marked,
            "found": tally.found,
            **dict(zip(names, map(_round, _list_values(tally)), strict=True)),
        }
        for kind, tally in tallies.items()
        if tally.marked
    }


def _round(value: float) -> float | None:
    """JSON has no word for what cannot be reckoned: the precision of nothing."""
    return None if math.isnan(value) else round(value, _DIGITS)
