"""`./ilsi ner`: train and evaluate the spaCy pipeline that finds entities."""

import math
import os
import shlex
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.cli._flags import Panel
from flows.console import console, open_view, output
from flows.tagger.train import use_one_thread
from model.entities.corpora import LABELS, EntityText, read_entity_corpus, split_held_back
from model.entities.evaluate import SpanCounts, compare_spans
from model.entities.folder import LIST
from pipeline.mask.entities import tidy_entities
from pipeline.parquet import hash_file, write_json
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.masks import PERSON

PANEL = Panel.MODELS
app = typer.Typer(name="ner", help="The spaCy pipeline that finds names: train your own, evaluate any.")

_DATA = "lines of InLegalNER, or the truth of a box."


@app.command("train")
def train(
    data: Annotated[list[Path], typer.Argument(metavar="DATA", help=f"Marked texts: {_DATA}")],
    out: Annotated[Path, typer.Option("--out", help="Folder to write the pipeline to.", show_default=False)],
    seed: Annotated[int, typer.Option("--seed", min=0, max=10**6, help="Random seed.")] = 0,
) -> None:
    """Train a pipeline on marked texts. A fifth of their documents is held out for evaluation.

    Examples:

      ./ilsi ner train judgement.jsonl preamble.jsonl --out my_ner

      ./ilsi box truth box.jsonl --box-cases 300 && ./ilsi ner train *.jsonl --out my_ner
    """
    train_and_save(data, out, seed=seed)


@app.command("evaluate")
def evaluate(
    data: Annotated[list[Path], typer.Argument(metavar="DATA", help=f"Marked texts: {_DATA}")],
    ner: Annotated[
        str | None,
        typer.Option(
            "--ner", metavar="NAME|FOLDER", help="An installed spaCy pipeline, or a folder (default: ours)."
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="All documents, not only the held-out fifth.")
    ] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write all figures to this file.")
    ] = None,
) -> None:
    """Evaluate how well entities are found, on documents that were not trained on.

    Examples:

      ./ilsi ner evaluate judgement.jsonl preamble.jsonl

      ./ilsi ner evaluate judgement.jsonl preamble.jsonl --ner en_core_web_trf

      ./ilsi ner evaluate --ner my_ner marked.jsonl --all --json figures.json
    """
    evaluate_entities(data, ner, everything=everything, json_file=json_file)


_STEP = "ner"
_FEWEST_TEXTS = 10


def train_and_save(paths: Sequence[Path], folder: Path, *, seed: int) -> None:
    """Train on texts and write the pipeline to a folder."""
    started = time.monotonic()
    _check_place(folder)
    corpora = {path: read_entity_corpus(path) for path in paths}
    texts = [text for corpus in corpora.values() for text in corpus]
    learnt, held = split_held_back(texts)
    _require_enough(learnt)
    names = shlex.join(path.name for path in paths)
    command = f"./ilsi ner train {names} --out FOLDER --seed {seed}"
    data = [
        {"name": path.name, "sha256": hash_file(path), "texts": len(corpus)}
        for path, corpus in corpora.items()
    ]
    _learn(learnt, folder, seed, {"command": command, "data": data, "held_back": len(held)})
    _show_learnt(learnt, held)
    output.print(f"written to {folder} in {time.monotonic() - started:.0f} s", soft_wrap=True)


def _learn(texts: Sequence[EntityText], folder: Path, seed: int, origin: Mapping[str, object]) -> None:
    """Train and save. The record of the training holds no date and no path: the same command gives the
    same bytes, wherever it is run."""
    from model.entities.files import save_pipeline
    from model.entities.train import EntityRecipe, train_entities

    recipe = EntityRecipe()
    with open_view() as view, use_one_thread():

        def report(done: int, total: int) -> None:
            view.show(_STEP, done=done, total=total, note="epochs")

        nlp = train_entities(texts, recipe=recipe, seed=seed, report=report)
        view.finish(_STEP)
    about = {
        **origin,
        "recipe": asdict(recipe),
        "seed": seed,
        "texts": len(texts),
        "marks": dict(_count_kinds(texts)),
    }
    save_pipeline(nlp, folder, about)


def _check_place(folder: Path) -> None:
    """Refuse a folder that the pipeline cannot be written to, before it is trained."""
    place = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not place.is_dir():
        raise UsageError(f"{place} is not a folder: give --out a new or empty folder")
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        raise StorageError(f"{place} cannot be written: check its permissions or give --out another folder")
    names = {path.name for path in folder.iterdir()} if place == folder else set()
    if names and LIST not in names:
        raise UsageError(f"{folder} holds other files and no pipeline: give --out a new or empty folder")


def _require_enough(texts: Sequence[EntityText]) -> None:
    if len(texts) < _FEWEST_TEXTS:
        raise BadInputError(f"{len(texts)} texts are too few to learn from: give {_FEWEST_TEXTS} or more")
    if not _count_kinds(texts)[PERSON]:
        raise BadInputError("no person is marked in these texts: there is nothing to learn")


def _show_learnt(learnt: Sequence[EntityText], held: Sequence[EntityText]) -> None:
    console.print(f"held out: {len(held)} texts", soft_wrap=True)
    counts = _count_kinds(learnt)
    output.print(f"trained on {len(learnt)} texts with {counts.total()} entities")
    table = Table("kind", "entities", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for kind in LABELS:
        table.add_row(kind, str(counts[kind]))
    output.print(table)


def _count_kinds(texts: Sequence[EntityText]) -> Counter[str]:
    return Counter(kind for text in texts for _, _, kind in text.spans)


_DIGITS = 4
_WIDEST = 200


def evaluate_entities(
    paths: Sequence[Path], ner: str | None, *, everything: bool, json_file: Path | None
) -> None:
    """Evaluate, show the figures, and write them to a file."""
    from model.entities.finder import DEFAULT_NER, load_entities

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
        raise BadInputError("none of these documents is held out: add --all to evaluate on all of them")
    return held


def _show(tallies: Mapping[str, SpanCounts], texts: int, speed: float) -> None:
    output.print(f"{texts} texts, {speed:,.0f} words/s", soft_wrap=True)
    if not output.is_terminal:  # a file is never narrow
        output.width = max(output.width, _WIDEST)
    columns = ("marked", "recall", "precision", "exact recall", "exact precision")
    table = Table("kind", *columns, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, tally in tallies.items():
        if tally.marked:
            table.add_row(kind, str(tally.marked), *(f"{value:.3f}" for value in _list_values(tally)))
    output.print(table)
    output.print("recall and precision: any overlap with the same kind; exact: the same span", soft_wrap=True)


def _list_values(tally: SpanCounts) -> tuple[float, float, float, float]:
    return tally.recall, tally.precision, tally.exact_recall, tally.exact_precision


def _describe(tallies: Mapping[str, SpanCounts]) -> dict[str, dict[str, float | int | None]]:
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
    """JSON has no NaN, which the precision of nothing is."""
    return None if math.isnan(value) else round(value, _DIGITS)
