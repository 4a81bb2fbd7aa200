"""The ensemble weighs its members on validation, resumes with the member it was at, and believes no file."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from safetensors.numpy import load_file, save_file

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "training"))

from small_dataset import LABELS, TELLING, write_dataset

from model.classifiers.registry import Facts, TrainingJob, TrainingProgress, find_kind, load_classifier
from model.classifiers.scores import read_truth
from model.classifiers.thresholds import Thresholds, fit_thresholds, macro_f1
from model.ensemble.classifier import EnsembleClassifier, EnsemblePart, average_members, scale_odds
from model.ensemble.files import load_ensemble
from model.ensemble.kind import EnsembleOptions
from model.ensemble.train import fit_scale, fit_weights
from model.training.distributed import Ranks
from schemas.errors import BadInputError
from schemas.published import TEST, VALIDATION, PublishedFolder

ROOT = Path(__file__).resolve().parents[3]
OPTIONS = EnsembleOptions(networks=2, epochs=2)
CONFIG = "ensemble.json"
HALF = Thresholds(0.5, np.full(5, 0.5), 0.0)
Floats = NDArray[np.floating]


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> PublishedFolder:
    return write_dataset(tmp_path_factory.mktemp("published") / "dataset")


@pytest.fixture(scope="module")
def unbroken(published: PublishedFolder, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an ensemble. Not to be changed."""
    folder = tmp_path_factory.mktemp("unbroken") / "ensemble"
    train(published, folder)
    return folder


@pytest.fixture
def saved(unbroken: Path, tmp_path: Path) -> Path:
    """A copy that may be changed."""
    return Path(shutil.copytree(unbroken, tmp_path / "saved", ignore=shutil.ignore_patterns("logs")))


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, for every test and for what tests share."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def train(published: PublishedFolder, folder: Path, options: EnsembleOptions = OPTIONS, **more: Any) -> None:
    job = TrainingJob(published=published, folder=folder, options=options, seed=5, **more)
    find_kind("ensemble").train(job)


def read_files(folder: Path) -> dict[str, bytes]:
    """All that must be equal; histories have seconds."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "history.json" and "logs" not in path.parts
    }


def read_facts(published: PublishedFolder, split: str) -> list[list[str]]:
    return [row["text"] for row in published.iterate_examples(split)]


# Members for tests


@dataclass(frozen=True)
class Fixed:
    """Scores by the text alone."""

    salt: int
    labels: tuple[str, ...] = LABELS
    thresholds: Thresholds = HALF

    def predict_scores(self, documents: Iterable[Facts]) -> NDArray[np.float32]:
        return np.array([self._draw(document) for document in documents], np.float32).reshape(-1, 5)

    def _draw(self, document: Facts) -> Floats:
        return np.random.default_rng([self.salt, crc32(" ".join(document).encode())]).random(5)

    def weigh_sentences(self, document: Facts) -> NDArray[np.float32]:
        weights = np.arange(1, len(document) + 1, dtype=np.float32) ** self.salt
        return np.asarray(weights / max(weights.sum(), 1e-9), np.float32)


class Silent:
    """A member that nobody should ask."""

    labels, thresholds = LABELS, HALF

    def predict_scores(self, documents: Iterable[Facts]) -> NDArray[np.float32]:
        raise AssertionError("asked")

    def weigh_sentences(self, document: Facts) -> NDArray[np.float32]:
        raise AssertionError("asked")


def make_ensemble(
    weights: Sequence[float] = (0.25, 0.75), scales: Sequence[float] = (2.0, 0.5)
) -> EnsembleClassifier:
    parts = {
        "linear": EnsemblePart((Fixed(1),), scales[0], weights[0]),
        "lesicin": EnsemblePart((Fixed(2), Fixed(3)), scales[1], weights[1]),
    }
    return EnsembleClassifier(LABELS, Thresholds(0.5, np.full(5, 0.5), 0.25), parts)


def make_documents(count: int) -> list[list[str]]:
    return [[f"Sentence {number} of {count}."] * (number % 4) + [f"{number}"] for number in range(count)]


# Scores


def test_log_odds_are_scaled_and_weighed() -> None:
    documents, ensemble = make_documents(9), make_ensemble()
    scores = ensemble.predict_scores(iter(documents))
    assert scores.dtype == np.float32
    one, two, three = (Fixed(salt).predict_scores(documents).astype(float) for salt in (1, 2, 3))
    for row in range(9):
        for label in range(5):
            first = 2.0 * np.log(one[row, label] / (1 - one[row, label]))
            mean = (two[row, label] + three[row, label]) / 2
            second = 0.5 * np.log(mean / (1 - mean))
            odds = 0.25 * first + 0.75 * second
            assert scores[row, label] == pytest.approx(1 / (1 + np.exp(-odds)), abs=1e-6)


def test_scores_do_not_depend_on_the_other_documents() -> None:
    documents, ensemble = make_documents(1_100), make_ensemble()
    together = ensemble.predict_scores(documents)
    assert together.shape == (1_100, 5)
    assert np.array_equal(together[::-1], ensemble.predict_scores(documents[::-1]))
    for row in (0, 511, 512, 1_099):
        assert np.array_equal(ensemble.predict_scores([documents[row]])[0], together[row])
    assert ensemble.predict_scores([]).shape == (0, 5)


def test_documents_are_read_as_they_are_needed() -> None:
    waiting = most = 0

    class Counting(Fixed):
        def predict_scores(self, documents: Iterable[Facts]) -> NDArray[np.float32]:
            nonlocal waiting
            waiting = 0
            return super().predict_scores(documents)

    def tell() -> Iterator[list[str]]:
        nonlocal waiting, most
        for document in make_documents(1_500):
            waiting, most = waiting + 1, max(most, waiting + 1)
            yield document

    ensemble = make_ensemble()
    parts = {**ensemble.parts, "linear": EnsemblePart((Counting(1),), 2.0, 0.25)}
    scores = replace(ensemble, parts=parts).predict_scores(tell())
    assert most < 600
    assert np.array_equal(scores, ensemble.predict_scores(make_documents(1_500)))


def test_a_part_without_weight_takes_no_part() -> None:
    ensemble = make_ensemble((1.0, 0.0))
    parts = {**ensemble.parts, "lesicin": EnsemblePart((Silent(),), 0.5, 0.0)}
    silent = replace(ensemble, parts=parts)
    documents = make_documents(5)
    assert np.array_equal(silent.predict_scores(documents), ensemble.predict_scores(documents))
    alone = Fixed(1).weigh_sentences(["a", "b", "c"])
    assert silent.weigh_sentences(["a", "b", "c"]) == pytest.approx(alone)


def test_no_part_can_rule_out_a_label_alone() -> None:
    @dataclass(frozen=True)
    class Sure(Fixed):
        score: float = 1.0

        def predict_scores(self, documents: Iterable[Facts]) -> NDArray[np.float32]:
            return np.full((len(list(documents)), 5), self.score, np.float32)

    parts = {
        "linear": EnsemblePart((Sure(0, score=1.0),), 50.0, 0.5),
        "lesicin": EnsemblePart((Sure(0, score=0.0),), 1.0, 0.5),
    }
    scores = EnsembleClassifier(LABELS, Fixed(0).thresholds, parts).predict_scores([["a"]])
    assert scores == pytest.approx(0.5, abs=1e-4)  # neither is surer than the other
    assert np.isfinite(scale_odds(np.array([[0.0, 1.0]], np.float32), 50.0)).all()


def test_sentences_are_weighed_by_the_weights_of_parts() -> None:
    document = ["a", "b", "c"]
    one, two, three = (Fixed(salt).weigh_sentences(document) for salt in (1, 2, 3))
    weights = make_ensemble().weigh_sentences(document)
    assert weights == pytest.approx(0.25 * one + 0.75 * (two + three) / 2)
    assert weights.sum() == pytest.approx(1)
    assert make_ensemble().weigh_sentences([]).shape == (0,)


# Scales and weights


def draw_truth(odds: Floats, seed: int = 1) -> NDArray[np.bool_]:
    return np.random.default_rng(seed).random(odds.shape) < 1 / (1 + np.exp(-odds))


def draw_odds(seed: int = 0, documents: int = 400) -> Floats:
    return np.random.default_rng(seed).normal(-0.5, 2, (documents, 5))


@pytest.mark.parametrize("factor", [0.25, 1.0, 5.0])
def test_the_scale_of_log_odds_is_found(factor: float) -> None:
    odds = draw_odds(documents=4_000)
    scores = (1 / (1 + np.exp(-(odds / factor + 0.3)))).astype(np.float32)  # a shift is no matter
    assert fit_scale(draw_truth(odds), scores) == pytest.approx(factor, rel=0.1)


def test_the_scale_is_the_most_likely_one() -> None:
    odds = draw_odds(documents=60)
    truth, scores = draw_truth(odds), (1 / (1 + np.exp(-odds / 3))).astype(np.float32)
    found = fit_scale(truth, scores)

    def measure(scale: float) -> float:
        signs = np.where(truth, 1, -1)
        own = scale * np.log(scores / (1 - scores))
        shifts = np.linspace(-3, 3, 241)
        return min(float(np.logaddexp(0, -signs * (own + shift)).mean()) for shift in shifts)

    grid = np.linspace(0.1, 10, 100)
    best = min(measure(scale) for scale in grid)
    assert measure(found) <= best + 1e-4


def test_a_part_that_is_always_right_or_constant_has_a_finite_scale() -> None:
    truth = draw_truth(draw_odds())
    right = np.where(truth, 0.9, 0.1).astype(np.float32)
    assert 1 < fit_scale(truth, right) <= 50
    assert 0.05 <= fit_scale(truth, 1 - right) < 0.1  # always wrong
    assert np.isfinite(fit_scale(truth, np.full(truth.shape, 0.3, np.float32)))


def test_a_part_that_does_not_help_gets_no_weight() -> None:
    good = draw_odds()
    truth = draw_truth(2 * good)
    noise = 5 * np.random.default_rng(9).normal(size=good.shape)
    for odds in ({"good": good, "noise": noise}, {"noise": noise, "good": good}):
        weights, thresholds = fit_weights(truth, odds)
        assert weights == {"good": 1.0, "noise": 0.0}
        expected = fit_thresholds(truth, 1 / (1 + np.exp(-good)))
        assert thresholds.per_label == pytest.approx(expected.per_label)
        assert thresholds.held_out_f1 == pytest.approx(expected.held_out_f1)


def test_parts_that_know_different_things_share_the_weight() -> None:
    truth = draw_truth(draw_odds())
    chance = np.random.default_rng(4)
    one, two = (np.where(truth, 1.0, -1.0) + chance.normal(0, 1.5, truth.shape) for _ in range(2))
    weights, thresholds = fit_weights(truth, {"one": one, "two": two})
    assert all(0 < weight < 1 for weight in weights.values())
    assert sum(weights.values()) == 1
    for alone in (one, two):
        assert thresholds.held_out_f1 > fit_thresholds(truth, 1 / (1 + np.exp(-alone))).held_out_f1


def test_the_best_weights_are_taken_and_of_equal_ones_the_most_equal() -> None:
    truth = draw_truth(draw_odds())
    parts = {name: draw_odds(seed) for seed, name in enumerate(("a", "b", "c"), start=5)}
    weights, thresholds = fit_weights(truth, parts)
    quarters = [(a / 4, b / 4, (4 - a - b) / 4) for a in range(5) for b in range(5 - a)]
    found = [
        fit_thresholds(
            truth, 1 / (1 + np.exp(-sum(w * part for w, part in zip(each, parts.values(), strict=True))))
        )
        for each in quarters
    ]
    best = max(found, key=lambda each: each.held_out_f1)
    assert thresholds.held_out_f1 == best.held_out_f1
    assert tuple(weights.values()) in quarters
    same = draw_odds()
    assert fit_weights(truth, {"a": same, "b": same})[0] == {"a": 0.5, "b": 0.5}


# Training


def find_member(folder: Path, name: str) -> Path:
    """Members are named by kind and number, and marked with their run."""
    kind, _, number = name.partition("-")
    (found,) = (folder / "members").glob(f"{kind}-{number.zfill(2) + '-' if number else ''}????????")
    return found


def test_members_are_trained_and_weighed_on_validation(published: PublishedFolder, unbroken: Path) -> None:
    ensemble = load_classifier(unbroken)
    assert isinstance(ensemble, EnsembleClassifier)
    assert ensemble.labels == LABELS
    assert {kind: len(part.members) for kind, part in ensemble.parts.items()} == {"linear": 1, "lesicin": 2}
    one, two = (dict(member.network.named_parameters()) for member in ensemble.parts["lesicin"].members)  # type: ignore[attr-defined]
    assert all(not torch.equal(one[name], two[name]) for name in one)  # by their seed
    texts, truth = read_facts(published, VALIDATION), read_truth(published, VALIDATION).labels
    odds = {}
    for kind, part in ensemble.parts.items():
        scores = average_members(part.members, texts)
        assert part.scale == fit_scale(truth, scores)
        odds[kind] = scale_odds(scores, part.scale)
    weights, thresholds = fit_weights(truth, odds)
    assert {kind: part.weight for kind, part in ensemble.parts.items()} == weights
    assert ensemble.thresholds.per_label.tolist() == thresholds.per_label.tolist()
    assert ensemble.thresholds.held_out_f1 == thresholds.held_out_f1
    assert json.loads((unbroken / CONFIG).read_text())["about"]["weights"] == weights
    histories = [json.loads(path.read_text()) for path in unbroken.glob("members/*/history.json")]
    assert [[epoch["epoch"] for epoch in history] for history in histories] == [[1, 2], [1, 2]]


def test_what_can_be_told_is_learnt(published: PublishedFolder, unbroken: Path) -> None:
    ensemble = load_classifier(unbroken)
    texts, truth = read_facts(published, TEST), read_truth(published, TEST).labels
    predicted = ensemble.thresholds.decide(ensemble.predict_scores(texts))
    assert macro_f1(truth[:, :4], predicted[:, :4]) > 0.9
    weights = ensemble.weigh_sentences(["Nobody came.", TELLING["420"]])
    assert weights.sum() == pytest.approx(1)


def test_words_are_learnt_from_training_facts(unbroken: Path) -> None:
    words = json.loads((find_member(unbroken, "linear") / "linear.json").read_text())["words"]
    assert "bicycle" in words
    assert "zebra" not in words  # only in facts that are judged
    for path in unbroken.glob("members/lesicin-*/lesicin.json"):
        assert "zebra" not in json.loads(path.read_text())["vectors"]["words"]


def test_progress_says_which_network_it_is(published: PublishedFolder, tmp_path: Path) -> None:
    told: list[TrainingProgress] = []
    train(published, tmp_path, replace(OPTIONS, epochs=1), report=told.append)
    assert [each.network for each in told] == sorted(each.network for each in told)
    assert {(each.network, each.networks, each.epoch) for each in told if each.epoch} == {
        (1, 2, 1),
        (2, 2, 1),
    }


def test_texts_are_made_once_for_all_networks_where_they_are_shared(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    told: list[TrainingProgress] = []
    train(published, tmp_path / "ensemble", texts=tmp_path / "texts", report=told.append)
    assert [each.network for each in told if each.epoch == 0] == [1]
    assert len(list((tmp_path / "texts").iterdir())) == 1
    assert read_files(tmp_path / "ensemble") == read_files(unbroken)


def test_an_interrupted_training_resumes_with_its_member(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    def stop(progress: TrainingProgress) -> None:
        if (progress.network, progress.epoch, progress.step) == (2, 2, 1):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(published, tmp_path, report=stop)
    assert not (tmp_path / CONFIG).exists()
    told: list[TrainingProgress] = []
    train(published, tmp_path, report=told.append)
    assert {(each.network, each.epoch) for each in told} == {(2, 2)}
    assert read_files(tmp_path) == read_files(unbroken)


KILLER = """
import os, signal, sys
from pathlib import Path
import torch
torch.set_num_threads(1)
from model.classifiers.registry import TrainingJob, find_kind
from schemas.published import PublishedFolder

published, folder = PublishedFolder(Path(sys.argv[1])), Path(sys.argv[2])
kind = find_kind("ensemble")

def train(name, report):
    options = kind.options(networks=2, epochs=2)
    kind.train(
        TrainingJob(published=published, folder=folder / name, options=options, seed=5, report=report)
    )

train("unbroken", lambda _: None)
for network in (1, 2, None):  # killed when its texts are begun: all members before it are whole
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        train("killed", lambda progress: os.write(tell, b"%d" % progress.network))
        os._exit(0)
    os.close(tell)
    while read := os.read(told, 1):
        if network and int(read) == network:
            os.kill(child, signal.SIGKILL)
            break
    status = os.waitpid(child, 0)[1]
    assert status == (signal.SIGKILL if network else 0), (network, status)
    print(network, (folder / "killed" / "ensemble.json").exists())
"""


def test_killed_between_members_it_ends_as_an_unbroken_one(
    published: PublishedFolder, tmp_path: Path
) -> None:
    run = subprocess.run(
        [sys.executable, "-c", KILLER, str(published.folder), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == "1 False\n2 False\nNone True\n"
    assert read_files(tmp_path / "killed") == read_files(tmp_path / "unbroken")


def test_a_finished_training_does_nothing(published: PublishedFolder, unbroken: Path) -> None:
    def stop(progress: TrainingProgress) -> None:
        raise AssertionError("trained again")

    before = {path: path.stat().st_mtime_ns for path in unbroken.rglob("*")}
    train(published, unbroken, report=stop)
    assert {path: path.stat().st_mtime_ns for path in unbroken.rglob("*")} == before


@dataclass(frozen=True)
class Judgments:
    """A corpus."""

    identity: str

    def iterate(self) -> Iterator[Facts]:
        return iter([["The bicycle was stolen from the widow.", "He died of the money."]] * 20)


def test_another_corpus_is_another_training(published: PublishedFolder, tmp_path: Path) -> None:
    small = EnsembleOptions(networks=1, epochs=1)
    train(published, tmp_path, small)
    before = read_files(tmp_path)
    train(published, tmp_path, small, corpus=Judgments("one"))
    assert read_files(tmp_path) != before


def test_a_damaged_member_is_trained_again(published: PublishedFolder, unbroken: Path, saved: Path) -> None:
    """The error says: train the classifier again."""
    damage_weights(find_member(saved, "lesicin-1"))
    told: list[TrainingProgress] = []
    train(published, saved, report=told.append)
    assert {each.network for each in told} == {1}
    assert read_files(saved) == read_files(unbroken)


def test_the_old_ensemble_stays_in_use_until_the_new_one_is_whole(
    published: PublishedFolder, saved: Path
) -> None:
    documents = read_facts(published, TEST)
    before = load_ensemble(saved).predict_scores(documents)

    def stop(progress: TrainingProgress) -> None:
        if progress.network == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(published, saved, replace(OPTIONS, epochs=1), report=stop)
    assert np.array_equal(load_ensemble(saved).predict_scores(documents), before)


def test_several_processes_train_what_can_be_trained_by_several(
    published: PublishedFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The linear model is written by one of them: two would remove each other's temporary files."""
    trained: list[str] = []
    monkeypatch.setattr(Ranks, "wait", lambda _: None)
    monkeypatch.setattr("model.ensemble.train.join_ranks", lambda _: (Ranks(1, 2), torch.device("cpu")))
    kinds = {
        name: replace(find_kind(name), train=lambda _, name=name: trained.append(name))
        for name in ("linear", "lesicin")
    }
    monkeypatch.setattr("model.ensemble.train.find_kind", lambda name: kinds[name])
    train(published, tmp_path)
    assert trained == ["lesicin", "lesicin"]
    assert not (tmp_path / CONFIG).exists()


# Files


def test_it_comes_back_as_it_went(unbroken: Path, saved: Path, published: PublishedFolder) -> None:
    one, other = load_ensemble(unbroken), load_ensemble(saved)  # it needs nothing else
    documents = [*read_facts(published, TEST), [], ["zzz"], [""]]
    scores = one.predict_scores(documents)
    assert scores.tobytes() == other.predict_scores(documents).tobytes()
    assert np.isfinite(scores).all()
    for document in documents[:3]:
        assert one.weigh_sentences(document).tobytes() == other.weigh_sentences(document).tobytes()
    assert {kind: (part.scale, part.weight) for kind, part in one.parts.items()} == {
        kind: (part.scale, part.weight) for kind, part in other.parts.items()
    }
    assert one.thresholds.per_label.tolist() == other.thresholds.per_label.tolist()


def test_scores_of_the_trained_one_do_not_depend_on_the_others(
    unbroken: Path, published: PublishedFolder
) -> None:
    ensemble, documents = load_ensemble(unbroken), [*read_facts(published, TEST), []]
    together = ensemble.predict_scores(documents)
    alone = np.concatenate([ensemble.predict_scores([document]) for document in documents])
    assert together == pytest.approx(alone, abs=1e-6)


# What is refused


def damage_weights(folder: Path) -> None:
    (path,) = folder.glob("*.safetensors")
    content = bytearray(path.read_bytes())
    content[-3] ^= 1
    path.write_bytes(content)


def change_config(folder: Path, **changes: object) -> None:
    content = json.loads((folder / CONFIG).read_text())
    (folder / CONFIG).write_text(json.dumps(content | changes))


def change_weights(folder: Path, **changes: Any) -> None:
    """Other numbers, with the digest that belongs to them; None takes an array away."""
    (path,) = folder.glob("*.safetensors")
    arrays = {name: each for name, each in (load_file(path) | changes).items() if each is not None}
    path.unlink()
    save_file(arrays, folder / "new")
    digest = sha256((folder / "new").read_bytes()).hexdigest()
    (folder / "new").rename(folder / f"ensemble-{digest[:16]}.safetensors")
    change_config(folder, weights_sha256=digest)


def refuse(folder: Path, words: str) -> None:
    with pytest.raises(BadInputError) as refused:
        load_classifier(folder)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("member", ["linear", "lesicin-1"])
@pytest.mark.parametrize("how", ["missing", "weights", "no weights", "description", "other kind"])
def test_a_damaged_member_is_one_sentence(how: str, member: str, saved: Path) -> None:
    folder = find_member(saved, member)
    description = folder / f"{member.partition('-')[0]}.json"
    if how == "missing":
        shutil.rmtree(folder)
    elif how == "weights":
        damage_weights(folder)
    elif how == "no weights":
        next(folder.glob("*.safetensors")).unlink()
    elif how == "description":
        description.write_text(description.read_text().replace("0.", "0.1", 1))
    else:
        shutil.rmtree(folder)
        other = "lesicin-2" if member == "linear" else "linear"
        shutil.copytree(find_member(saved, other), folder)
    said = {"weights": "is damaged", "no weights": "is missing"}
    refuse(saved, said.get(how, "is missing, or not the member that the ensemble was made from"))


def test_swapped_members_are_one_sentence(saved: Path) -> None:
    one, two = (find_member(saved, f"lesicin-{number}") for number in (1, 2))
    one.rename(saved / "third")
    two.rename(one)
    (saved / "third").rename(two)
    refuse(saved, "not the member that the ensemble was made from")


def test_members_of_elsewhere_are_refused(saved: Path, tmp_path: Path) -> None:
    linear = find_member(saved, "linear")
    shutil.move(linear, tmp_path / "elsewhere" / "members" / "linear")
    members = json.loads((saved / CONFIG).read_text())["members"]
    digest = members.pop(linear.name)
    for name in (
        "../../elsewhere/members/linear",
        str(tmp_path / "elsewhere" / "members" / "linear"),
        "..",
        "",
    ):
        change_config(saved, members={**members, name: digest})
        refuse(saved, "members")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"kind": "linear classifier of ilsi"}, "does not describe a classifier ensemble"),
        ({"format": 99}, "another version of ilsi"),
        ({"labels": ["302"]}, "5 thresholds for 1 labels"),
        ({"labels": ["1", "2", "3", "4", "5"]}, "other labels than the ensemble"),
        ({"parts": ["linear"]}, "does not have the tensors"),
        ({"parts": ["linear", "deal"]}, "does not have the members of the described ensemble"),
        ({"parts": ["linear", "linear"]}, "does not have the members of the described ensemble"),
        ({"members": {}}, "does not have the members of the described ensemble"),
        ({"members": {"linear": "x"}}, "members.linear"),
        ({"thresholds": [2, 0, 0, 0, 0]}, "thresholds"),
        ({"weights_sha256": "../../x"}, "weights_sha256"),
        ({"weights_sha256": "0" * 64}, "is missing"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_wrong_description_is_one_sentence(changes: dict[str, object], words: str, saved: Path) -> None:
    change_config(saved, **changes)
    refuse(saved, words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"weights": None}, "does not have the tensors"),
        ({"more": np.ones(2)}, "does not have the tensors"),
        ({"weights": np.ones(3)}, "does not have the tensors"),
        ({"weights": np.full(2, 0.5, np.float32)}, "does not have the tensors"),
        ({"weights": np.array([1.5, -0.5])}, "negative"),
        ({"weights": np.array([0.0, 0.0])}, "weights"),
        ({"weights": np.array([0.9, 0.9])}, "weights"),
        ({"scales": np.array([np.nan, 1.0])}, "infinite"),
        ({"scales": np.array([np.inf, 1.0])}, "infinite"),
    ],
)
def test_wrong_numbers_are_one_sentence(changes: dict[str, Any], words: str, saved: Path) -> None:
    change_weights(saved, **changes)
    refuse(saved, words)


def test_damage_of_its_own_files_is_one_sentence(saved: Path) -> None:
    damage_weights(saved)
    refuse(saved, "is damaged")
    garbage = b"no safetensors"
    (saved / f"ensemble-{sha256(garbage).hexdigest()[:16]}.safetensors").write_bytes(garbage)
    change_config(saved, weights_sha256=sha256(garbage).hexdigest())
    refuse(saved, "is not safetensors")
    (saved / CONFIG).write_text("{")
    refuse(saved, "is not JSON")
