"""Options are searched on validation, texts are shared by trainings, and a corpus adds only sentences."""

import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file

sys.path.insert(0, str(Path(__file__).resolve().parent))

from small_dataset import (
    TELLING,
    TINY,
    load,
    read_description,
    read_files,
    read_history,
    stop_at,
    train,
    write_dataset,
)

from model.classifiers.registry import Facts, TrainingProgress, find_kind
from model.training.data import forget_texts, identify_data, identify_texts
from model.training.loop import UNFINISHED
from schemas.code_digest import collect_code
from schemas.published import PublishedFolder

SEARCH = replace(
    TINY, rates=(1e-7, 1e-2), etas=(1.0, 8.0), search_epochs=2, watch="loss", epochs=3, sentences="lsa"
)
TRIALS = [("rate", 1e-7), ("rate", 1e-2), ("eta", 1.0), ("eta", 8.0)]


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> PublishedFolder:
    return write_dataset(tmp_path_factory.mktemp("published") / "dataset")


@pytest.fixture(scope="module")
def searched(published: PublishedFolder, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run with a search. Not to be changed."""
    folder = tmp_path_factory.mktemp("searched") / "lesicin"
    train(published, folder, SEARCH)
    return folder


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, for every test and for what tests share."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def take_best(folder: Path, option: str) -> float:
    """By the trials that were written down."""
    trials = [trial for trial in read_description(folder)["about"]["trials"] if trial["option"] == option]
    return float(min(trials, key=lambda trial: trial["loss"])["value"])


# The search


def test_the_best_rate_and_then_the_best_eta_are_taken(
    published: PublishedFolder, searched: Path, tmp_path: Path
) -> None:
    trials = read_description(searched)["about"]["trials"]
    assert [(trial["option"], trial["value"]) for trial in trials] == TRIALS
    assert take_best(searched, "rate") == 1e-2  # the other one learns nothing
    options = load(searched).network.options
    assert (options.rate, options.eta) == (1e-2, take_best(searched, "eta"))
    train(published, tmp_path, replace(SEARCH, rates=(), etas=(), rate=options.rate, eta=options.eta))
    assert read_history(tmp_path) == read_history(searched)  # the training is that of the options found
    one, other = (load_file(next(folder.glob("*.safetensors"))) for folder in (tmp_path, searched))
    assert one.keys() == other.keys()
    assert all(torch.equal(one[name], other[name]) for name in one)
    assert read_description(tmp_path)["about"]["trials"] == []


def test_a_trial_is_a_short_training_judged_by_what_is_watched(
    published: PublishedFolder, searched: Path, tmp_path: Path
) -> None:
    """The rate is chosen with the eta that was given, eta with the rate that was chosen."""
    trials = {
        (trial["option"], trial["value"]): trial["loss"]
        for trial in read_description(searched)["about"]["trials"]
    }
    short = replace(SEARCH, rates=(), etas=(), epochs=2)
    for (option, value), score in trials.items():
        folder = tmp_path / f"{option}{value}"
        changes = {"rate": value} if option == "rate" else {"rate": 1e-2, "eta": value}
        train(published, folder, replace(short, **changes))
        assert score == min(epoch["validation_loss"] for epoch in read_history(folder))


def test_one_of_the_two_can_be_searched_alone(published: PublishedFolder, tmp_path: Path) -> None:
    train(published, tmp_path, replace(SEARCH, rates=(), etas=(2.0,), epochs=1, watch="map"))
    options = load(tmp_path).network.options
    assert (options.rate, options.eta) == (TINY.rate, 2.0)
    (trial,) = read_description(tmp_path)["about"]["trials"]
    assert trial["map"] == read_history(tmp_path)[0]["average_precision"]  # no more epochs than the training


@pytest.mark.parametrize(("trial", "epoch", "step"), [(1, 1, 2), (2, 2, 1), (4, 2, 8), (5, 2, 3)])
def test_a_resumed_search_repeats_nothing(
    trial: int, epoch: int, step: int, published: PublishedFolder, searched: Path, tmp_path: Path
) -> None:
    seen: list[tuple[int, int]] = []

    def stop(progress: TrainingProgress) -> None:
        if progress.epoch:
            seen.append((progress.epoch, progress.step))
        starts = sum(each == (1, 1) for each in seen)
        if (starts, progress.epoch, progress.step) == (trial, epoch, step):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(published, tmp_path, SEARCH, report=stop)
    told: list[TrainingProgress] = []
    train(published, tmp_path, SEARCH, report=told.append)
    epochs = [each.epoch for each in told if each.step == each.steps]
    whole = [1, 2] * 4 + [1, 2, 3]
    done = 2 * (trial - 1) + epoch - 1  # epochs that were finished
    assert epochs == whole[done:]
    assert read_files(tmp_path) == read_files(searched)
    assert read_history(tmp_path) == read_history(searched)
    assert not (tmp_path / UNFINISHED).exists()


def test_values_that_differ_little_are_different_trials(published: PublishedFolder, tmp_path: Path) -> None:
    rates = (1e-2, 1e-2 + 1e-9)
    told: list[TrainingProgress] = []
    train(published, tmp_path, replace(SEARCH, rates=rates, etas=(), epochs=1), report=told.append)
    assert sum((each.epoch, each.step) == (1, 1) for each in told) == 3
    trials = read_description(tmp_path)["about"]["trials"]
    assert [trial["value"] for trial in trials] == list(rates)


def test_a_rate_that_diverges_is_the_worst_and_not_the_end(
    published: PublishedFolder, tmp_path: Path
) -> None:
    train(published, tmp_path, replace(SEARCH, rates=(1e30, 1e-2), etas=(), epochs=1, schedule="plateau"))
    assert load(tmp_path).network.options.rate == 1e-2


# Texts that trainings share


def list_texts(folder: Path) -> dict[Path, int]:
    """All encoded texts; one that is made again is another file of the same name."""
    return {path: path.stat().st_ino for path in sorted(folder.rglob("*")) if path.is_file()}


def test_texts_are_made_once_for_trainings_that_need_the_same(
    published: PublishedFolder, tmp_path: Path
) -> None:
    short, texts = replace(TINY, epochs=1), tmp_path / "texts"
    first: list[TrainingProgress] = []
    train(published, tmp_path / "a", short, texts=texts, report=first.append)
    made = list_texts(texts)
    assert first[0].epoch == 0
    assert len(list(texts.iterdir())) == 1
    second: list[TrainingProgress] = []
    other = replace(short, hidden=8, structure="lookup")  # another network, which reads the same
    train(published, tmp_path / "b", other, seed=9, texts=texts, report=second.append)
    assert second[0].epoch == 1
    assert list_texts(texts) == made
    assert not any((tmp_path / name / UNFINISHED).exists() for name in "ab")
    train(published, tmp_path / "c", replace(short, longest=4), texts=texts)
    assert len(list(texts.iterdir())) == 2
    assert {path: at for path, at in list_texts(texts).items() if path in made} == made


def test_where_texts_lie_changes_nothing(published: PublishedFolder, tmp_path: Path) -> None:
    short = replace(TINY, epochs=1)
    train(published, tmp_path / "a", short, texts=tmp_path / "texts")
    train(published, tmp_path / "b", short)
    assert read_files(tmp_path / "a") == read_files(tmp_path / "b")


@dataclass(frozen=True)
class Judgments:
    """A corpus."""

    identity: str
    texts: tuple[tuple[str, ...], ...]

    def iterate(self) -> Iterator[Facts]:
        return iter(self.texts)


CORPUS = Judgments(
    "one",
    tuple(
        (f"Ramdas Xyzzykar stole the bicycle {'at night' * (number % 2)}.", TELLING["420"], "Quux qwertz.")
        for number in range(12)
    ),
)


def test_what_decides_texts_is_in_their_name(published: PublishedFolder) -> None:
    data = identify_data(published)
    names = {
        identify_texts(data, replace(TINY, **changes), corpus)
        for changes, corpus in (
            ({}, None),
            ({}, CORPUS),
            ({}, replace(CORPUS, identity="two")),
            ({"sentences": "lsa"}, None),
            ({"sentences": "sent2vec"}, None),
            ({"sentences": "word-lstm"}, None),
            ({"vector_size": 13}, None),
            ({"fewest": 3}, None),
            ({"longest": 6}, None),
            ({"sentences": "lsa", "encoder": "somewhere"}, None),
        )
    }
    assert len(names) == 10
    assert identify_texts("other", TINY, None) not in names
    assert identify_texts(data, replace(TINY, hidden=8, rate=1.0, epochs=9), None) in names


def test_the_code_that_decides_texts_is_in_their_name(
    published: PublishedFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They outlive a change of the code that cuts sections into sentences, or that numbers words."""
    asked: list[str] = []
    monkeypatch.setattr("model.training.data.digest_code", lambda *roots: asked.extend(roots) or "code")
    identify_texts("data", TINY, None)
    read = collect_code(*asked)
    assert {"model.vectors.lsa", "model.layers.word_encoder", "model.training.data"} <= read.keys()


def test_another_encoder_in_the_same_folder_makes_other_texts(tmp_path: Path) -> None:
    options = replace(TINY, sentences="lsa", encoder=str(tmp_path / "encoder"))
    (tmp_path / "encoder" / "part").mkdir(parents=True)
    names = []
    for content in (b"one", b"two", b"one"):
        (tmp_path / "encoder" / "part" / "model.safetensors").write_bytes(content)
        names.append(identify_texts("data", options, None))
    assert names[0] == names[2] != names[1]
    (tmp_path / "encoder").rename(tmp_path / "moved")
    moved = replace(options, encoder=str(tmp_path / "moved"))
    assert identify_texts("data", moved, None) == names[0]


def test_texts_that_were_not_used_lately_are_forgotten(published: PublishedFolder, tmp_path: Path) -> None:
    now, day = time.time(), 24 * 3600
    for number in range(9):  # the higher, the longer ago
        (tmp_path / f"{number}").mkdir()
        (tmp_path / f"{number}" / "vectors.json").write_text("{}")
        os.utime(tmp_path / f"{number}" / "vectors.json", (now, now - 100 if number < 7 else now - 2 * day))
    os.utime(tmp_path / "0" / "vectors.json", (now, now - 3 * day))  # also long ago
    (tmp_path / "notes").mkdir()
    forget_texts(tmp_path)
    # 1 to 6 were used lately; of the others none is among the six that were used last
    assert {path.name for path in tmp_path.iterdir()} == {"1", "2", "3", "4", "5", "6", "notes"}
    for number in range(1, 7):
        os.utime(tmp_path / f"{number}" / "vectors.json", (now, now - 9 * day))
    forget_texts(tmp_path)
    assert len(list(tmp_path.iterdir())) == 7  # some are kept however long ago
    train(published, tmp_path / "lesicin", replace(TINY, epochs=1), texts=tmp_path)
    (new,) = {path.parent.name for path in tmp_path.glob("*/vectors.json")} - set("123456")
    forget_texts(tmp_path)
    assert (tmp_path / new / "train").exists()
    assert len(list(tmp_path.glob("*/vectors.json"))) == 6  # a training makes room for its texts


# Other judgments


def test_a_corpus_changes_vectors_and_leaves_nothing_of_its_own(
    published: PublishedFolder, tmp_path: Path
) -> None:
    short, texts = replace(TINY, epochs=1, sentences="lsa"), tmp_path / "texts"
    train(published, tmp_path / "plain", short)
    with pytest.raises(KeyboardInterrupt):
        train(published, tmp_path / "more", short, corpus=CORPUS, texts=texts, report=stop_at(1, 2))
    train(published, tmp_path / "more", short, corpus=CORPUS, texts=texts)
    plain, more = load(tmp_path / "plain"), load(tmp_path / "more")
    told = [TELLING["379"], TELLING["420"]]
    assert not (plain.encoder.encode(told) == more.encoder.encode(told)).all()
    words, others = (read_description(tmp_path / name)["vectors"]["words"] for name in ("plain", "more"))
    assert words == others  # only the training facts and the sections decide
    content = b"".join(path.read_bytes() for path in tmp_path.joinpath("more").rglob("*") if path.is_file())
    content += b"".join(path.read_bytes() for path in texts.rglob("*") if path.is_file())
    for secret in (b"ramdas", b"xyzzykar", b"qwertz"):
        assert secret not in content.lower()


def test_another_corpus_is_another_run(published: PublishedFolder, tmp_path: Path) -> None:
    short = replace(TINY, epochs=1, sentences="lsa")
    train(published, tmp_path, short, corpus=CORPUS)
    before = read_files(tmp_path)
    train(published, tmp_path, short, corpus=CORPUS, report=stop_at(1, 1))  # finished
    train(published, tmp_path, short, corpus=replace(CORPUS, identity="two", texts=CORPUS.texts[:3]))
    assert read_files(tmp_path) != before
    assert json.loads(before["lesicin.json"])["run"] != read_description(tmp_path)["run"]


def test_the_paper_searches_both(published: PublishedFolder) -> None:
    paper = find_kind("lesicin").paper
    assert paper is not None
    options = find_kind("lesicin").options(**paper)
    assert options.rates == (1e-2, 3e-3, 1e-3, 3e-4, 1e-4)
    assert options.etas == (5.0, 10.0, 20.0)
