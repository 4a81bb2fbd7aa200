"""Training of the ensemble: its members in turn, then scales, weights and thresholds on validation.

Members are ordinary classifiers in folders of their own, so an interrupted training resumes with the member
that was being trained.
"""

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit, logit

from model.classifiers.registry import (
    ClassifierKind,
    TrainingJob,
    TrainingProgress,
    find_kind,
    load_classifier,
)
from model.classifiers.scores import Flags, read_truth
from model.classifiers.thresholds import Thresholds, fit_thresholds
from model.ensemble.classifier import EnsembleClassifier, EnsemblePart, average_members, scale_odds
from model.ensemble.files import MEMBERS, read_run, save_ensemble
from model.ensemble.kind import EnsembleOptions
from model.training.batches import NETWORK, mix_seed
from model.training.data import identify_data
from model.training.distributed import join_ranks
from schemas.code_digest import digest_code
from schemas.published import VALIDATION, PublishedFolder

_STEPS = 4  # weights are multiples of a quarter: finer ones would follow the noise of validation
_LARGEST_SEED = 10**6

Floats = NDArray[np.float32]


class _Member(NamedTuple):
    kind: ClassifierKind
    job: TrainingJob


def train_ensemble(job: TrainingJob) -> None:
    """Train all members that are not trained yet, fit and save. A finished run does nothing."""
    run = _identify_run(job)
    if read_run(job.folder) == run:
        return
    members = _list_members(job, run)
    ranks, _ = join_ranks(job.device)
    for member in members:
        if ranks.leads or member.kind.several_processes:
            member.kind.train(member.job)
    if ranks.leads:
        folders = [member.job.folder for member in members]
        save_ensemble(_fit(members, job.published), folders, job.folder, run)
        for other in set((job.folder / MEMBERS).iterdir()) - set(folders):  # of the previous ensemble
            shutil.rmtree(other)
    ranks.wait()


def estimate_ensemble(job: TrainingJob) -> float:
    """The seconds that the networks take at most."""
    members = [member for member in _list_members(job, _identify_run(job)) if member.kind.estimate]
    first = members[0]
    return len(members) * first.kind.estimate(first.job) if first.kind.estimate else 0.0


def _identify_run(job: TrainingJob) -> str:
    code = digest_code("model.ensemble", "model.lesicin", "model.linear", "model.training")
    corpus = job.corpus.identity if job.corpus else None
    return f"{code} {identify_data(job.published)} {corpus} {job.seed} {job.options}"


def _list_members(job: TrainingJob, run: str) -> list[_Member]:
    """The linear model, and networks that read words and weigh single sentences. Their folders are named
    after the run: those of the previous ensemble stay until this one is whole."""
    options: EnsembleOptions = job.options
    lesicin, linear = find_kind("lesicin"), find_kind("linear")
    recipe = lesicin.options(sentences="words", evidence=True, epochs=options.epochs)
    mark = sha256(run.encode()).hexdigest()[:8]
    own = job.folder / MEMBERS / f"linear-{mark}"
    members = [_Member(linear, replace(job, folder=own, options=linear.options(), report=_be_quiet))]
    for number in range(1, options.networks + 1):

        def report(progress: TrainingProgress, number: int = number) -> None:
            job.report(progress._replace(network=number, networks=options.networks))

        seed = mix_seed(job.seed, NETWORK, number) % _LARGEST_SEED
        own = job.folder / MEMBERS / f"lesicin-{number:02d}-{mark}"
        members.append(_Member(lesicin, replace(job, folder=own, options=recipe, seed=seed, report=report)))
    return members


def _be_quiet(_: TrainingProgress) -> None:
    """The linear model is trained in one step."""


def _fit(members: list[_Member], published: PublishedFolder) -> EnsembleClassifier:
    """Scales, weights and thresholds from the validation split."""
    truth = read_truth(published, VALIDATION).labels
    texts = [row["text"] for row in published.iterate_examples(VALIDATION)]
    loaded = {
        kind: tuple(load_classifier(member.job.folder) for member in members if member.kind.name == kind)
        for kind in dict.fromkeys(member.kind.name for member in members)
    }
    odds, scales = {}, {}
    for kind, classifiers in loaded.items():
        scores = average_members(classifiers, texts)
        scales[kind] = fit_scale(truth, scores)
        odds[kind] = scale_odds(scores, scales[kind])
    weights, thresholds = fit_weights(truth, odds)
    parts = {
        kind: EnsemblePart(classifiers, scales[kind], weights[kind]) for kind, classifiers in loaded.items()
    }
    labels = tuple(section.label for section in published.sections)
    return EnsembleClassifier(labels, thresholds, parts)


def fit_scale(truth: Flags, scores: Floats) -> float:
    """The scale that makes log odds most likely (Platt 1999). The shift that is fitted with it is dropped:
    the same shift for all labels changes nothing once thresholds are fitted."""
    odds = logit(np.asarray(scores, np.float64).clip(1e-6, 1 - 1e-6))
    signs = np.where(truth, 1.0, -1.0)

    def measure(values: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        scale, shift = values
        margin = signs * (scale * odds + shift)
        slope = -signs * expit(-margin)
        return float(np.logaddexp(0, -margin).mean()), np.array([(slope * odds).mean(), slope.mean()])

    found = minimize(
        measure, np.array([1.0, 0.0]), jac=True, method="L-BFGS-B", bounds=[(0.05, 50), (-50, 50)]
    )
    return float(found.x[0])


def fit_weights(truth: Flags, odds: Mapping[str, NDArray[np.float64]]) -> tuple[dict[str, float], Thresholds]:
    """The weights with the highest macro-F1 on documents that thresholds were not fitted on. Of equally good
    ones the most equal are taken."""
    best: tuple[float, float] | None = None
    for weights in _list_weights(len(odds)):
        mixed = sum(weight * part for weight, part in zip(weights, odds.values(), strict=True))
        thresholds = fit_thresholds(truth, expit(mixed))
        rank = thresholds.held_out_f1, -max(weights)
        if best is None or rank > best:
            best, chosen = rank, (dict(zip(odds, weights, strict=True)), thresholds)
    return chosen


def _list_weights(parts: int) -> Iterator[tuple[float, ...]]:
    """All weights in quarters that sum to 1."""
    for counts in product(range(_STEPS + 1), repeat=parts):
        if sum(counts) == _STEPS:
            yield tuple(count / _STEPS for count in counts)
