"""`./ilsi ner train`: a pipeline from marked texts, with all that is needed to make it again."""

import os
import shlex
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.tagger_training import use_one_thread
from flows.view import console, open_view, output
from model.entity_corpora import LABELS, EntityText, read_entity_corpus, split_held_back
from model.entity_folder import LIST
from pipeline.tables import hash_file
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.masks import PERSON

_STEP = "ner"
_FEWEST_TEXTS = 10


def train_and_save(paths: Sequence[Path], folder: Path, *, seed: int) -> None:
    """Learn from texts and write the pipeline to a folder."""
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
    """Train and save. What is said about the pipeline has no date and no place: the same command gives the
    same bytes, wherever it is run."""
    from model.entity_files import save_pipeline
    from model.entity_training import Recipe, train_entities

    recipe = Recipe()
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
        "marks": dict(_count(texts)),
    }
    save_pipeline(nlp, folder, about)


def _check_place(folder: Path) -> None:
    """May the pipeline be written there? To be known before it is trained."""
    place = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not place.is_dir():
        raise UsageError(f"{place} is no folder: give --out a new or empty folder")
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        raise StorageError(f"{place} cannot be written: check its permissions or give --out another folder")
    names = {path.name for path in folder.iterdir()} if place == folder else set()
    if names and LIST not in names:
        raise UsageError(f"{folder} holds other things and no pipeline: give --out a new or empty folder")


def _require_enough(texts: Sequence[EntityText]) -> None:
    if len(texts) < _FEWEST_TEXTS:
        raise BadInputError(f"{len(texts)} texts are too few to learn from: give {_FEWEST_TEXTS} or more")
    if not _count(texts)[PERSON]:
        raise BadInputError("no person is marked in these texts: nothing to learn")


def _show_learnt(learnt: Sequence[EntityText], held: Sequence[EntityText]) -> None:
    console.print(f"held back: {len(held)} texts", soft_wrap=True)
    counts = _count(learnt)
    output.print(f"learnt from {len(learnt)} texts with {counts.total()} entities")
    table = Table("kind", "entities", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for kind in LABELS:
        table.add_row(kind, str(counts[kind]))
    output.print(table)


def _count(texts: Sequence[EntityText]) -> Counter[str]:
    return Counter(kind for text in texts for _, _, kind in text.spans)
