"""`./ilsi tagger evaluate`: how well are roles recognised in documents that were not trained on?"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from flows.console import console, open_view
from flows.tagger.choices import Cuts, RecipeName
from flows.tagger.corpora import (
    Corpus,
    Documents,
    count_roles,
    hold_out,
    join_documents,
    leave_out,
    list_roles,
    read_corpora,
    require_enough,
)
from flows.tagger.figures import KNOWN_ONLY, Figures, show_figures
from flows.tagger.train import use_one_thread
from model.tagger.evaluate import (
    AnyTagger,
    RoleEvaluation,
    Trainer,
    compare_roles,
    evaluate_trainer,
    make_folds,
)
from model.tagger.folder import CONFIG
from pipeline.parquet import write_json
from schemas.errors import BadInputError, UsageError
from schemas.roles import ROLES

_DEFAULT_FOLDS, _DEFAULT_SEEDS = 5, 3

Report = Callable[[int, int], None]  # how far, of how much
Evaluations = dict[str, RoleEvaluation]  # by name, with KNOWN_ONLY after it if some sentences do not count


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be measured, as the user asks it; what is left out is None or empty."""

    data: Sequence[Path]
    test: Sequence[Path]
    tagger: Path | None
    recipes: Sequence[RecipeName]
    folds: int | None
    seeds: int | None
    cuts: Cuts


def evaluate_taggers(question: Question, json_file: Path | None) -> None:
    """Measure, show the figures, and write them down."""
    _check(question, json_file)
    if question.tagger is not None:
        figures = _measure_saved(question, question.tagger)
    elif question.test:
        figures = _measure_on_test(question)
    else:
        figures = _measure_in_folds(question)
    show_figures(figures)
    if json_file is not None:
        write_json(json_file, figures.describe())


def _check(question: Question, json_file: Path | None) -> None:
    if question.tagger is not None:
        if not question.test:
            raise UsageError("--tagger needs a corpus to be measured on: add --test DATA")
        if question.data or question.recipes or question.seeds:
            raise UsageError("with --tagger nothing is trained: leave out DATA, --recipe and --seeds")
    elif not question.data:
        raise UsageError("name the corpora to train on, or a trained tagger with --tagger FOLDER")
    if question.test and question.folds is not None:
        raise UsageError("--test takes the place of folds: leave out one of the two")
    if json_file is not None and json_file.is_dir():
        raise UsageError(f"{json_file} is a folder: give --json the name of a file")


def _measure_in_folds(question: Question) -> Figures:
    """Every document is tested once by a tagger that was not shown it."""
    corpora = read_corpora(question.data, question.cuts)
    documents = join_documents(corpora)
    require_enough(documents)
    roles, seeds = list_roles(documents), _list_seeds(question)
    folds = _DEFAULT_FOLDS if question.folds is None else question.folds
    make_folds(documents, folds)  # refuses at once what cannot be split

    def measure(trainer: Trainer, report: Report) -> Evaluations:
        return {"": evaluate_trainer(trainer, documents, roles, folds=folds, seeds=seeds, report=report)}

    about = {"folds": folds, "seeds": seeds, "data": _describe(corpora)}
    return Figures(_measure_each(question, measure, "folds"), len(documents), count_roles(documents), about)


def _measure_on_test(question: Question) -> Figures:
    """Trained on some corpora, tested on others."""
    corpora, test_corpora = (read_corpora(paths, question.cuts) for paths in (question.data, question.test))
    tested = join_documents(test_corpora)
    documents = leave_out(join_documents(corpora), tested)
    require_enough(documents)
    roles, seeds = list_roles(documents), _list_seeds(question)

    def measure(trainer: Trainer, report: Report) -> Evaluations:
        tags = []
        for done, seed in enumerate(seeds):
            report(done, len(seeds))
            tags.append(_tag(trainer(*hold_out(documents, seed), roles, seed), tested))
        report(len(seeds), len(seeds))
        return _compare(tested, tags, roles)

    about = {"seeds": seeds, "data": _describe(corpora), "test": _describe(test_corpora)}
    return Figures(_measure_each(question, measure, "seeds"), len(tested), count_roles(tested), about)


def _measure_saved(question: Question, folder: Path) -> Figures:
    """A trained tagger on a corpus."""
    from model.tagger.load import load_tagger

    corpora = read_corpora(question.test, question.cuts)
    tested = join_documents(corpora)
    tagger = load_tagger(folder, threads=1)
    _warn_of_known(folder, corpora)
    name = folder.resolve().name
    compared = _compare(tested, [_tag(tagger, tested)], tagger.roles)
    by_name = {name + mark: evaluation for mark, evaluation in compared.items()}
    about = {"tagger": name, "test": _describe(corpora)}
    return Figures(by_name, len(tested), count_roles(tested), about)


def _warn_of_known(folder: Path, corpora: Sequence[Corpus]) -> None:
    """Warn about test documents that a tagger was trained on."""
    about = json.loads((folder / CONFIG).read_bytes())["about"]
    learnt = {entry.get("sha256") for entry in about.get("data", ()) if isinstance(entry, dict)}
    for corpus in corpora:
        if corpus.sha256 in learnt:
            said = "the tagger was trained on it, so the figures say nothing about new documents"
            console.print(f"{corpus.name}: {said}", soft_wrap=True)


def _measure_each(
    question: Question, measure: Callable[[Trainer, Report], Evaluations], unit: str
) -> Evaluations:
    """All recipes that were asked for."""
    from model.tagger.baselines.recipes import TRAINERS

    measured: Evaluations = {}
    with open_view() as view, use_one_thread():
        for name in map(str, question.recipes or [RecipeName.OURS]):

            def report(done: int, total: int, step: str = name) -> None:
                view.show(step, done=done, total=total, note=unit)

            measured |= {name + mark: found for mark, found in measure(TRAINERS[name], report).items()}
            view.finish(name)
    return measured


def _tag(tagger: AnyTagger, documents: Documents) -> list[str]:
    tags = tagger.tag([document.sentences for document in documents])
    return [role for document in tags for role, _ in document]


def _compare(tested: Documents, tags: Sequence[Sequence[str]], known: Sequence[str]) -> Evaluations:
    """F1 of the roles that a tagger knows and that occur in the test: over all sentences, and, if some have
    roles that it could not know, over the others alone."""
    gold = [role for document in tested for role in document.roles]
    roles = [role for role in ROLES if role in known and role in gold]
    if not roles:
        raise BadInputError(f"the test has none of the roles {', '.join(known)}: give another corpus")
    compared = {"": _score(gold, tags, roles)}
    places = [place for place, role in enumerate(gold) if role in known]
    if len(places) < len(gold):
        chosen = [[row[place] for place in places] for row in tags]
        compared[KNOWN_ONLY] = _score([gold[place] for place in places], chosen, roles)
    return compared


def _score(gold: Sequence[str], tags: Sequence[Sequence[str]], roles: Sequence[str]) -> RoleEvaluation:
    columns = [ROLES.index(role) for role in roles]
    return RoleEvaluation(tuple(roles), np.stack([compare_roles(gold, row, ROLES)[columns] for row in tags]))


def _list_seeds(question: Question) -> list[int]:
    return list(range(_DEFAULT_SEEDS if question.seeds is None else question.seeds))


def _describe(corpora: Sequence[Corpus]) -> list[dict[str, str | int]]:
    return [corpus.describe() for corpus in corpora]
