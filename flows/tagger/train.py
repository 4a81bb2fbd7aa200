"""`./ilsi tagger train`: a tagger from annotated judgments, with all that is needed to make it again."""

import os
import shlex
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.console import RunView, open_view, output
from flows.tagger.choices import Cuts, RoleSet
from flows.tagger.corpora import (
    Corpus,
    Documents,
    count_roles,
    hold_out,
    join_documents,
    keep_roles,
    list_roles,
    read_corpora,
    require_enough,
)
from model.tagger.folder import CONFIG, WEIGHTS
from schemas.code_digest import digest_code
from schemas.errors import StorageError, UsageError
from schemas.roles import PAPER_ROLES, ROLES
from schemas.settings import ROOT

_ROLES = {RoleSet.PAPER: PAPER_ROLES, RoleSet.ALL: ROLES}


def train_and_save(paths: Sequence[Path], folder: Path, *, seed: int, role_set: RoleSet, cuts: Cuts) -> None:
    """Learn from corpora and write the tagger to a folder."""
    started = time.monotonic()
    _check_place(folder)
    corpora = read_corpora(paths, cuts)
    documents = keep_roles(join_documents(corpora), _ROLES[role_set])
    require_enough(documents)
    names = shlex.join(corpus.name for corpus in corpora)
    command = f"./ilsi tagger train {names} --out FOLDER --seed {seed} --roles {role_set} --cut {cuts}"
    _learn(documents, folder, seed, {"command": command, **_describe_data(corpora)})
    _show_learnt(documents)
    output.print(f"written to {folder} in {time.monotonic() - started:.0f} s", soft_wrap=True)


def _learn(documents: Documents, folder: Path, seed: int, origin: Mapping[str, object]) -> None:
    """Train and save. The record of the training holds no date and no path: the same command gives the same
    bytes, wherever it is run."""
    from model.tagger.files import save_tagger
    from model.tagger.train import TaggerRecipe, train_tagger

    recipe, roles = TaggerRecipe(), list_roles(documents)
    train, development = hold_out(documents, seed)
    with open_view() as view, use_one_thread():
        steps = _Steps(view)
        tagger = train_tagger(train, development, roles, recipe=recipe, seed=seed, report=steps.report)
        steps.finish()
    about = {
        **origin,
        "version": _find_version(),
        "recipe": asdict(recipe),
        "seed": seed,
        "documents": len(documents),
        "sentences": dict(count_roles(documents)),
    }
    save_tagger(tagger, folder, about)


@contextmanager
def use_one_thread() -> Iterator[None]:
    """So little to reckon with is done best on one core: others would spend their time waiting for it. For
    packages that are imported by now."""
    import torch
    from threadpoolctl import threadpool_limits  # type: ignore[import-untyped] # comes with scikit-learn

    torch.set_num_threads(1)
    with threadpool_limits(1):
        yield


def _check_place(folder: Path) -> None:
    """May the tagger be written there? To be known before it is trained."""
    place = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not place.is_dir():
        raise UsageError(f"{place} is not a folder: give --out a new or empty folder")
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        raise StorageError(f"{place} cannot be written: check its permissions or give --out another folder")
    names = {path.name for path in folder.iterdir()} if place == folder else set()
    if names and not names & {CONFIG, WEIGHTS}:
        raise UsageError(f"{folder} holds other things and no tagger: give --out a new or empty folder")


class _Steps:
    """Bars for the steps of training, which only report when they begin."""

    def __init__(self, view: RunView) -> None:
        self._view = view
        self._step: str | None = None

    def report(self, step: str, done: int, total: int) -> None:
        if step != self._step:
            self.finish()
        self._step = step
        self._view.show(step, done=done, total=total, note="networks")

    def finish(self) -> None:
        if self._step is not None:
            self._view.finish(self._step)


def _describe_data(corpora: Sequence[Corpus]) -> dict[str, object]:
    """Enough to know the data again, and how it was cut."""
    is_cut = any(corpus.cut is Cuts.OURS for corpus in corpora)
    data = [corpus.describe() for corpus in corpora]
    return {"data": data, "splitter": digest_code("pipeline.text.sentences") if is_cut else None}


def _find_version() -> str:
    try:
        return version("ilsi")
    except PackageNotFoundError:  # run from the repository without being installed
        content = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        return str(tomllib.loads(content)["project"]["version"])


def _show_learnt(documents: Documents) -> None:
    counts = count_roles(documents)
    output.print(f"trained on {len(documents)} documents with {counts.total()} sentences")
    table = Table("role", "sentences", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for role in list_roles(documents):
        table.add_row(role, str(counts[role]))
    output.print(table)
