"""LeSICiN is trained from a published dataset alone; an interrupted run ends in the same bytes."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import torch
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
from torch import nn
from torch.optim import SGD
from torch.optim.lr_scheduler import ReduceLROnPlateau

from model.classifiers.registry import check_labels, load_classifier
from model.classifiers.scores import read_truth
from model.classifiers.thresholds import fit_shared, macro_f1
from model.lesicin.data import open_texts, prepare_texts, read_dataset, split_section
from model.lesicin.files import CONFIG, load_lesicin
from model.lesicin.learner import Learner
from model.lesicin.network import LeSICiNConfig
from model.lesicin.recipe import ADAM, ADAMW, COSINE, PLATEAU
from model.lesicin.training.batches import cut_by_length, make_batches, mix_seed
from model.lesicin.training.checkpoint import (
    CHECKPOINT,
    Checkpoint,
    EpochRecord,
    read_checkpoint,
    write_checkpoint,
)
from model.lesicin.training.distributed import choose_device
from model.lesicin.training.loop import (
    DEFAULT,
    HISTORY,
    PAPER,
    UNFINISHED,
    LesicinRecipe,
    TrainingProgress,
    train_lesicin,
)
from model.lesicin.training.optimiser import Stepper, set_rate
from model.lesicin.word_encoder import READ, WEIGH
from model.vectors.encoder import VectorRecipe
from pipeline.graph.stage import make_edges
from pipeline.parquet import open_parquet
from pipeline.publish.tables import declare_schema, write_sections
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.published import TEST, TRAIN, PublishedFolder
from schemas.records import Edge, Example, PublishedSection, as_row

ROOT = Path(__file__).resolve().parents[3]
LABELS = ("302", "323", "379", "420", "498A")
TELLING = {
    "302": "He stabbed her and she died of the wound.",
    "323": "They beat him with sticks and he was hurt.",
    "379": "The bicycle was stolen from the yard at night.",
    "420": "He cheated the widow and kept her money.",
}  # nothing tells 498A
IDLE = ("It was raining.", "[PERSON 1] went to [PLACE 2].", "The shop was closed.", "Nobody came.")
TINY = LesicinRecipe(
    network=LeSICiNConfig(
        hidden=16, dropout=0.1, instances=2, sparse_facts=True, reading=WEIGH, evidence=True
    ),
    vectors=VectorRecipe(size=12, fewest=2, most_grams=50, buckets=1 << 10),
    longest=5,
    networks=1,
    epochs=3,
    batch=8,
    window=2,
    rate=1e-2,
)


def make_examples(split: str, count: int) -> list[Example]:
    """Each shows one or two of the labels with something to tell, and more or less idle talk."""
    examples = []
    for number in range(count):
        labels = sorted({number % 4, (number * 7 + number // 5) % 4})
        told = [TELLING[LABELS[label]] for label in labels] + list(IDLE[: number % 5])
        if split != TRAIN:
            told.append("A zebra ran off.")
        examples.append(Example(f"{split}{number:017x}", told, labels, "delhi", 1999))
    return examples


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


def write_dataset(folder: Path, train: int = 61, validation: int = 20) -> PublishedFolder:
    """A release as `publish` writes it, but for the cards."""
    (folder / "data").mkdir(parents=True)
    for split, count in (("train", train), ("validation", validation), ("test", 24)):
        path = folder / "data" / f"{split}-00000-of-00001.parquet"
        write_table(path, Example, make_examples(split, count), LABELS)
    sections = [
        PublishedSection(label, "IPC", "Of wrongs", "I", "y", TELLING.get(label), 3, 2, 1) for label in LABELS
    ]
    write_sections(folder / "sections.parquet", sections)
    cited = {example.id: [LABELS[n] for n in example.labels] for example in make_examples("train", train)}
    write_table(folder / "edges.parquet", Edge, list(make_edges(LABELS, cited, cited)))
    return PublishedFolder(folder)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> PublishedFolder:
    return write_dataset(tmp_path_factory.mktemp("published") / "dataset")


@pytest.fixture(scope="module")
def unbroken(published: PublishedFolder, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run of the tiny recipe. Not to be changed."""
    folder = tmp_path_factory.mktemp("unbroken") / "lesicin"
    train_lesicin(published, folder, TINY, seed=5)
    return folder


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, for every test and for what tests share."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def read_files(folder: Path) -> dict[str, bytes]:
    """All that must be equal; the history has seconds."""
    return {path.name: path.read_bytes() for path in folder.glob("lesicin*")}


def read_history(folder: Path) -> list[dict[str, float]]:
    history: list[dict[str, float]] = json.loads((folder / HISTORY).read_text())
    return [{name: value for name, value in epoch.items() if name != "seconds"} for epoch in history]


def stop_at(epoch: int, step: int) -> Callable[[TrainingProgress], None]:
    """Interrupt a run somewhere."""

    def report(progress: TrainingProgress) -> None:
        if (progress.epoch, progress.step) == (epoch, step):
            raise KeyboardInterrupt

    return report


def interrupt(
    published: PublishedFolder, folder: Path, epoch: int, step: int, recipe: LesicinRecipe = TINY
) -> None:
    with pytest.raises(KeyboardInterrupt):
        train_lesicin(published, folder, recipe, seed=5, report=stop_at(epoch, step))


# Batches


@pytest.mark.parametrize("rows", [1, 7, 8, 9, 65, 1000])
def test_every_row_is_dealt_once_and_batches_are_about_equal(rows: int) -> None:
    lengths = np.random.default_rng(0).integers(0, 50, rows)
    batches = make_batches(lengths, 8, 4, seed=1, epoch=1)
    assert sorted(np.concatenate(batches).tolist()) == list(range(rows))
    sizes = [len(batch) for batch in batches]
    assert max(sizes) <= 8
    assert max(sizes) - min(sizes) <= 1


def test_batches_hold_facts_of_about_one_length_in_another_order_each_epoch() -> None:
    lengths = np.random.default_rng(0).integers(1, 129, 1000)
    one, same, other = (make_batches(lengths, 8, 16, seed=1, epoch=epoch) for epoch in (1, 1, 2))
    assert all((batch == again).all() for batch, again in zip(one, same, strict=True))
    assert np.concatenate(one).tolist() != np.concatenate(other).tolist()
    padded = sum(lengths[batch].max() * len(batch) for batch in one)
    assert padded < 1.15 * lengths.sum()
    heads = [lengths[batch].max() for batch in one]
    assert heads != sorted(heads)  # batches are shuffled


def test_reading_goes_from_short_to_long() -> None:
    lengths = np.array([3, 1, 2, 9, 0])
    assert [batch.tolist() for batch in cut_by_length(lengths, 2)] == [[4, 1], [2, 0], [3]]
    assert cut_by_length(np.array([], np.int64), 2) == []


def test_seeds_of_steps_differ() -> None:
    seeds = {mix_seed(seed, epoch, step) for seed in range(5) for epoch in range(5) for step in range(5)}
    assert len(seeds) == 125
    assert all(0 <= seed < 2**63 for seed in seeds)


# Rates


def test_the_rate_falls_as_by_reduce_on_plateau() -> None:
    scores = [0.1, 0.2, 0.2, 0.1, 0.2, 0.15, 0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]
    recipe = replace(PAPER, rate=1e-2)
    optimiser = SGD([nn.Parameter(torch.zeros(1))], lr=recipe.rate)
    known = ReduceLROnPlateau(optimiser, "max", factor=0.2, patience=3, threshold=0.0, min_lr=1e-6)
    for place, score in enumerate(scores):
        assert set_rate(recipe, 0.0, scores[:place]) == pytest.approx(optimiser.param_groups[0]["lr"])
        known.step(score)
    assert optimiser.param_groups[0]["lr"] < recipe.rate / 20


def test_the_rate_rises_and_falls_along_a_cosine() -> None:
    recipe = LesicinRecipe(schedule=COSINE, rate=2.0, warmup=0.1)
    assert set_rate(recipe, 0.05, []) == pytest.approx(1.0)
    assert set_rate(recipe, 0.1, [0.5]) == pytest.approx(2.0)
    assert set_rate(recipe, 0.55, []) == pytest.approx(1.0)
    assert set_rate(recipe, 1.0, []) == recipe.lowest_rate


# Steps


def make_layers(sparse: bool) -> nn.ModuleDict:
    torch.manual_seed(0)
    return nn.ModuleDict({"rows": nn.Embedding(6, 3, sparse=sparse), "plain": nn.Linear(3, 1)})


def take_steps(layers: nn.ModuleDict, stepper: Stepper, rows: list[list[int]]) -> list[float]:
    norms = []
    for some in rows:
        stepper.clear()
        layers["plain"](layers["rows"](torch.tensor(some))).square().sum().backward()
        norms.append(float(stepper.clip(0.5)))
        stepper.step(0.1)
    return norms


@pytest.mark.parametrize("kind", [ADAM, ADAMW])
def test_sparse_steps_are_those_of_adam_where_every_row_is_met(kind: str) -> None:
    recipe = LesicinRecipe(optimiser=kind, weight_decay=0.0)
    every = [[0, 1, 2, 3, 4, 5, 5], [5, 4, 3, 2, 1, 0, 0]] * 3
    told = []
    for sparse in (False, True):
        layers = make_layers(sparse)
        norms = take_steps(layers, Stepper(layers, recipe), every)
        told.append((norms, layers["rows"].get_parameter("weight").detach()))
    assert told[0][0] == pytest.approx(told[1][0], rel=1e-4)  # epsilon is added at another place
    assert torch.allclose(told[0][1], told[1][1], atol=1e-4)
    assert told[0][0][0] > 0.5  # so that it was clipped


def test_clipping_is_that_of_torch() -> None:
    layers = make_layers(sparse=False)
    stepper = Stepper(layers, LesicinRecipe())
    layers["plain"](layers["rows"](torch.arange(6))).square().sum().backward()
    copies = [nn.Parameter(each.detach().clone()) for each in layers.parameters()]
    for copy, each in zip(copies, layers.parameters(), strict=True):
        assert each.grad is not None
        copy.grad = each.grad.clone()
    assert float(stepper.clip(0.3)) == pytest.approx(float(nn.utils.clip_grad_norm_(copies, 0.3)))
    for copy, each in zip(copies, layers.parameters(), strict=True):
        assert torch.allclose(torch.as_tensor(copy.grad), torch.as_tensor(each.grad))


@pytest.mark.parametrize("sparse", [False, True])
def test_optimisers_go_on_from_what_they_exported(sparse: bool) -> None:
    some, more = [[0, 1, 1], [2, 3]], [[1, 2], [5, 0]]
    layers = make_layers(sparse)
    stepper = Stepper(layers, LesicinRecipe())
    take_steps(layers, stepper, some)
    weights = {name: each.clone() for name, each in layers.state_dict().items()}
    exported = {name: each.clone() for name, each in stepper.export().items()}
    take_steps(layers, stepper, more)
    other = make_layers(sparse)
    other.load_state_dict(weights)
    again = Stepper(other, LesicinRecipe())
    again.restore(exported)
    take_steps(other, again, more)
    for one, two in zip(layers.parameters(), other.parameters(), strict=True):
        assert torch.equal(one, two)


# Training


def test_what_can_be_told_is_learnt(published: PublishedFolder, tmp_path: Path) -> None:
    network = replace(TINY.network, dropout=0.0)
    recipe = replace(TINY, epochs=6, rate=3e-2, network=network, lexicon=False)  # which could do it alone
    train_lesicin(published, tmp_path / "lesicin", recipe, seed=1)
    lesicin = load_lesicin(tmp_path / "lesicin")
    facts = [row["text"] for row in published.iterate_examples(TEST)]
    truth = read_truth(published, TEST).labels
    predicted = lesicin.thresholds.decide(lesicin.predict_scores(facts))
    assert macro_f1(truth[:, :4], predicted[:, :4]) > 0.9
    history = read_history(tmp_path / "lesicin")
    assert history[-1]["loss"] < history[0]["loss"] / 2
    weights = lesicin.weigh_sentences([*IDLE[:3], TELLING["420"]])
    assert weights.sum() == pytest.approx(1)


def test_a_lexicon_is_learnt_from_training_facts(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    lexicon = load_lesicin(unbroken).lexicon
    assert lexicon is not None
    assert "bicycle" in lexicon.words.words
    assert "zebra" not in lexicon.words.words  # only in facts that are judged
    distances = lexicon.measure([[TELLING["379"]], [TELLING["420"]]])
    assert distances.argmax(axis=1).tolist() == [LABELS.index("379"), LABELS.index("420")]
    train_lesicin(published, tmp_path, replace(TINY, lexicon=False), seed=5)
    assert load_lesicin(tmp_path).lexicon is None
    with_it, without = load_lesicin(unbroken), load_lesicin(tmp_path)
    for one, other in zip(with_it.members, without.members, strict=True):  # it changes nothing in networks
        for name, each in one.network.state_dict().items():
            assert torch.equal(other.network.state_dict()[name], each)


def test_the_same_seed_gives_the_same_bytes_and_another_gives_others(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    for seed in (5, 6):
        train_lesicin(published, tmp_path / str(seed), TINY, seed=seed)
    assert read_files(tmp_path / "5") == read_files(unbroken)
    assert read_history(tmp_path / "5") == read_history(unbroken)
    assert read_files(tmp_path / "6") != read_files(unbroken)
    assert {path.name.split("-")[0] for path in unbroken.iterdir()} - {"logs"} == {
        "lesicin.json", "lesicin", HISTORY,
    }  # fmt: skip


def test_sums_are_in_order_while_a_network_is_trained(published: PublishedFolder, tmp_path: Path) -> None:
    """On several threads some sums are otherwise in another order each time."""
    told = []
    train_lesicin(
        published, tmp_path, replace(TINY, epochs=1), seed=5, device="cpu",
        report=lambda _: told.append(torch.are_deterministic_algorithms_enabled()),
    )  # fmt: skip
    assert told and all(told)
    assert not torch.are_deterministic_algorithms_enabled()


def test_the_chance_of_others_is_left_alone(published: PublishedFolder, tmp_path: Path) -> None:
    torch.manual_seed(3)
    expected = torch.rand(2).tolist()
    torch.manual_seed(3)
    train_lesicin(published, tmp_path, replace(TINY, epochs=1), seed=5)
    assert torch.rand(2).tolist() == expected


def test_progress_is_told(published: PublishedFolder, unbroken: Path, tmp_path: Path) -> None:
    told: list[TrainingProgress] = []
    train_lesicin(published, tmp_path, TINY, seed=5, report=told.append)
    assert told[0].epoch == 0
    steps = [(progress.epoch, progress.step) for progress in told if progress.epoch]
    assert steps == [(epoch, step) for epoch in (1, 2, 3) for step in range(1, 9)]
    assert all(progress.steps == 8 for progress in told if progress.epoch)
    history = read_history(unbroken)
    assert told[-1].loss == pytest.approx(history[-1]["loss"])
    assert told[-1].macro_f1 == pytest.approx(max(epoch["macro_f1"] for epoch in history[:2]))
    assert told[-1].seconds_left == 0
    assert [epoch["epoch"] for epoch in history] == [1, 2, 3]


def test_the_best_epoch_is_kept_and_no_alias_of_the_last(published: PublishedFolder, tmp_path: Path) -> None:
    """A rate that wrecks the network after the first epochs: what is kept must be from before."""
    recipe = replace(TINY, schedule=PLATEAU, rate=3e-1, epochs=6, clip=1e9, lexicon=False)
    train_lesicin(published, tmp_path, recipe, seed=4)
    history = read_history(tmp_path)
    described = json.loads((tmp_path / CONFIG).read_text())
    best = max(epoch["macro_f1"] for epoch in history)
    place = 1 + [epoch["macro_f1"] for epoch in history].index(best)
    assert described["about"]["best"] == [{"epoch": place, "macro_f1": best}]
    assert history[-1]["macro_f1"] < best
    lesicin = load_lesicin(tmp_path)
    facts = [row["text"] for row in published.iterate_examples("validation")]
    predicted = lesicin.thresholds.decide_shared(lesicin.predict_scores(facts))
    assert macro_f1(read_truth(published, "validation").labels, predicted) == pytest.approx(best)


def test_it_stops_when_it_gets_no_better(published: PublishedFolder, tmp_path: Path) -> None:
    train_lesicin(published, tmp_path, replace(TINY, rate=1e-12, lowest_rate=0.0, patience=2), seed=5)
    assert len(read_history(tmp_path)) == 3
    train_lesicin(published, tmp_path, replace(TINY, rate=1e-12, lowest_rate=0.0, patience=1), seed=5)
    assert len(read_history(tmp_path)) == 2


def test_tau_of_the_paper_is_taken_as_it_is(published: PublishedFolder, tmp_path: Path) -> None:
    train_lesicin(published, tmp_path, replace(TINY, fit_tau=False, epochs=1), seed=5)
    thresholds = load_lesicin(tmp_path).thresholds
    assert thresholds.shared == 0.65
    assert set(thresholds.per_label.tolist()) == {0.65}


def test_curves_for_tensorboard(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 3, 2)
    train_lesicin(published, tmp_path, TINY, seed=5)
    (run,) = (tmp_path / "logs").glob("*/network-1")
    drawn = EventAccumulator(str(run))
    drawn.Reload()
    history = read_history(tmp_path)
    for name in ("loss", "macro_f1", "rate"):
        points = [(point.step, point.value) for point in drawn.Scalars(name)]
        assert points == [(epoch["epoch"], pytest.approx(epoch[name])) for epoch in history]


def test_recipes() -> None:
    assert (PAPER.network.hidden, PAPER.network.dropout, PAPER.batch, PAPER.epochs) == (200, 0.5, 32, 100)
    assert (PAPER.optimiser, PAPER.schedule, PAPER.plateau_patience) == (ADAM, PLATEAU, 3)
    assert (PAPER.plateau_factor, PAPER.longest, PAPER.fit_tau) == (0.2, 128, False)
    assert (PAPER.network.instances, PAPER.network.eta, PAPER.network.tau) == (8, 10.0, 0.65)
    assert (PAPER.network.thetas, PAPER.network.lambdas) == ((1.0, 2.0, 3.0), (0.25, 0.75))
    assert DEFAULT.network.sparse_facts
    wrong: list[dict[str, Any]] = [
        {"optimiser": "sgd"}, {"epochs": 0}, {"warmup": 1.0}, {"schedule": "none"}, {"networks": 0},
        {"skip": 1.0}, {"encoder": "folder"}, {"network": replace(TINY.network, reading=READ)},
    ]  # fmt: skip
    for changes in wrong:
        with pytest.raises(ValueError, match=r"optimiser|epochs|warmup|networks|skip|encoder|longest_gram"):
            replace(TINY, **changes)


def test_a_law_is_split_into_sentences() -> None:
    text = "Whoever steals: shall be punished; or fined.\nException. None"
    section = PublishedSection("1", "IPC", "Theft", "I", "y", text, 1, 1, 1)
    assert split_section(section) == [
        "Theft", "Whoever steals:", "shall be punished;", "or fined.", "Exception.", "None",
    ]  # fmt: skip
    assert split_section(replace(section, text=None)) == ["Theft"]


@pytest.mark.parametrize(
    ("exclude", "reading", "grams"), [(False, None, 2), (True, WEIGH, 2), (False, READ, 1)]
)
def test_every_parameter_is_moved_by_a_step(
    exclude: bool, reading: str | None, grams: int, published: PublishedFolder, tmp_path: Path
) -> None:
    network = replace(TINY.network, exclude_target=exclude, reading=reading)
    vectors = replace(TINY.vectors, longest_gram=grams)
    recipe = replace(TINY, network=network, vectors=vectors, weight_decay=0.0)
    prepare_texts(published, tmp_path, recipe, seed=1, report=lambda _: None)
    data = read_dataset(published)
    learner = Learner(data, open_texts(tmp_path, recipe), recipe, seed=1, device=torch.device("cpu"))
    before = learner.copy_weights()
    losses = [learner.learn(np.arange(61), 1, step, 1e-2) for step in (1, 2, 3)]
    assert losses[1] < losses[0]
    still = [name for name, each in learner.copy_weights().items() if torch.equal(each, before[name])]
    assert still == []


# Several networks


PAIR = replace(TINY, networks=2, epochs=2)


def test_networks_differ_and_what_they_say_is_judged_together(
    published: PublishedFolder, tmp_path: Path
) -> None:
    train_lesicin(published, tmp_path, PAIR, seed=5)
    lesicin = load_lesicin(tmp_path)
    one, two = (dict(member.network.named_parameters()) for member in lesicin.members)
    assert all(not torch.equal(one[name], two[name]) for name in one)
    facts = [row["text"] for row in published.iterate_examples("validation")]
    truth = read_truth(published, "validation").labels
    assert lesicin.thresholds.shared == pytest.approx(
        fit_shared(truth, lesicin.predict_scores(facts)), abs=1e-5
    )
    history = read_history(tmp_path)
    assert [(epoch["network"], epoch["epoch"]) for epoch in history] == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_a_network_that_is_trained_is_not_trained_again(published: PublishedFolder, tmp_path: Path) -> None:
    def stop(progress: TrainingProgress) -> None:
        if (progress.network, progress.epoch, progress.step) == (2, 2, 1):
            raise KeyboardInterrupt

    train_lesicin(published, tmp_path / "unbroken", PAIR, seed=5)
    with pytest.raises(KeyboardInterrupt):
        train_lesicin(published, tmp_path / "broken", PAIR, seed=5, report=stop)
    told: list[TrainingProgress] = []
    train_lesicin(published, tmp_path / "broken", PAIR, seed=5, report=told.append)
    assert {(progress.network, progress.epoch) for progress in told} == {(2, 2)}
    assert read_files(tmp_path / "broken") == read_files(tmp_path / "unbroken")
    assert read_history(tmp_path / "broken") == read_history(tmp_path / "unbroken")


# Interruptions


@pytest.mark.parametrize(("epoch", "step"), [(0, 1), (1, 3), (2, 1), (3, 8)])
def test_an_interrupted_run_ends_as_an_unbroken_one(
    epoch: int, step: int, published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    interrupt(published, tmp_path, epoch, step)
    assert not (tmp_path / CONFIG).exists()
    told: list[TrainingProgress] = []
    train_lesicin(published, tmp_path, TINY, seed=5, report=told.append)
    assert min(progress.epoch for progress in told) == epoch  # what was finished is not done again
    assert read_files(tmp_path) == read_files(unbroken)
    assert read_history(tmp_path) == read_history(unbroken)
    assert not (tmp_path / UNFINISHED).exists()


KILLER = """
import os, random, signal, sys, time
from dataclasses import replace
from pathlib import Path
import torch
torch.set_num_threads(1)
sys.path.insert(0, sys.argv[3])
from test_training import TINY
from model.lesicin.training.loop import train_lesicin
from schemas.published import PublishedFolder

published, folder, recipe = PublishedFolder(Path(sys.argv[1])), Path(sys.argv[2]), replace(TINY, epochs=6)
random.seed(4)
train_lesicin(published, folder / "unbroken", recipe, seed=5)
for kill in (2, 10, 9, 11, 8, None):  # steps; 8 are an epoch
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        train_lesicin(published, folder / "killed", recipe, seed=5, report=lambda _: os.write(tell, b"."))
        os._exit(0)
    os.close(tell)
    while kill and (read := os.read(told, 1)):
        kill -= 1
    if kill is None:
        assert os.waitpid(child, 0)[1] == 0
        continue
    time.sleep(random.random() / 50)  # in a step, in the validation, in the checkpoint
    os.kill(child, signal.SIGKILL)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL, "finished too early"
print("done")
"""


def test_a_run_killed_again_and_again_ends_as_an_unbroken_one(
    published: PublishedFolder, tmp_path: Path
) -> None:
    run = subprocess.run(
        [sys.executable, "-c", KILLER, str(published.folder), str(tmp_path), str(Path(__file__).parent)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.stdout == "done\n", run.stderr
    assert read_files(tmp_path / "killed") == read_files(tmp_path / "unbroken")
    assert not (tmp_path / "killed" / UNFINISHED).exists()


def test_a_finished_run_does_nothing(published: PublishedFolder, unbroken: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in unbroken.iterdir()}
    train_lesicin(published, unbroken, TINY, seed=5, report=stop_at(0, 1))
    assert {path: path.stat().st_mtime_ns for path in unbroken.iterdir()} == before


def test_another_recipe_begins_anew_and_the_old_classifier_stays_until_the_end(
    published: PublishedFolder, tmp_path: Path
) -> None:
    short, other = replace(TINY, epochs=1), replace(TINY, epochs=2)
    train_lesicin(published, tmp_path, short, seed=5)
    before = read_files(tmp_path)
    interrupt(published, tmp_path, 2, 2, other)
    assert read_files(tmp_path) == before
    interrupt(published, tmp_path, 0, 1, replace(other, rate=1e-3))  # nothing of the one before is used
    train_lesicin(published, tmp_path, other, seed=5)
    assert read_files(tmp_path) != before
    assert len(list(tmp_path.glob("*.safetensors"))) == 1


def test_what_a_finished_run_left_is_removed(published: PublishedFolder, tmp_path: Path) -> None:
    """Killed after the switch, before its folder was removed."""
    recipe = replace(TINY, epochs=1)
    interrupt(published, tmp_path / "a", 1, 1, recipe)
    train_lesicin(published, tmp_path / "b", recipe, seed=5)
    (tmp_path / "a" / UNFINISHED).rename(tmp_path / "b" / UNFINISHED)
    interrupt(published, tmp_path / "a", 1, 1, replace(recipe, rate=1e-3))
    train_lesicin(published, tmp_path / "b", recipe, seed=5)
    assert not (tmp_path / "b" / UNFINISHED).exists()
    assert (tmp_path / "a" / UNFINISHED).exists()


# What goes wrong


@pytest.mark.parametrize("change", ["no text", "no sentences", "no labels"])
def test_a_damaged_dataset_is_one_sentence(change: str, tmp_path: Path) -> None:
    folder = write_dataset(tmp_path / "dataset").folder
    path = folder / "data" / "train-00000-of-00001.parquet"
    table = pq.read_table(path)
    if change == "no text":
        table = table.drop_columns(["text"])
    else:
        name = "text" if change == "no sentences" else "labels"
        place = table.schema.get_field_index(name)
        nothing = pa.nulls(len(table), table.schema.field(name).type)
        table = table.set_column(place, table.schema.field(name).with_nullable(True), nothing)
    pq.write_table(table, path)
    with pytest.raises(BadInputError, match=r"is damaged at data/train-00000-of-00001.parquet: check it"):
        train_lesicin(PublishedFolder(folder), tmp_path / "out", TINY, seed=5)


def test_nothing_of_others_is_removed(published: PublishedFolder, tmp_path: Path) -> None:
    (tmp_path / UNFINISHED).mkdir()
    (tmp_path / UNFINISHED / "thesis.txt").write_text("mine")
    with pytest.raises(BadInputError, match="holds files that are not from a training: name another --out"):
        train_lesicin(published, tmp_path, TINY, seed=5)
    assert (tmp_path / UNFINISHED / "thesis.txt").read_text() == "mine"


def test_an_encoder_that_is_not_there_costs_no_checkpoint(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 2, 1)
    before = {path.name for path in (tmp_path / UNFINISHED).rglob("*")}
    recipe = replace(TINY, network=replace(TINY.network, reading=None), encoder=str(tmp_path / "gone"))
    with pytest.raises(BadInputError, match="holds no sentence encoder"):
        train_lesicin(published, tmp_path, recipe, seed=5)
    assert {path.name for path in (tmp_path / UNFINISHED).rglob("*")} == before


def test_texts_that_were_removed_are_prepared_again(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    interrupt(published, tmp_path, 2, 1)
    (tmp_path / UNFINISHED / "train").unlink()
    train_lesicin(published, tmp_path, TINY, seed=5)
    assert read_files(tmp_path) == read_files(unbroken)


@contextmanager
def limit_files(size: int) -> Iterator[None]:
    """As on a full disk: no file can be larger."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_one_sentence_and_costs_one_epoch(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    interrupt(published, tmp_path, 2, 1)
    before = {path.name for path in (tmp_path / UNFINISHED).rglob("*")}
    with limit_files(20_000), pytest.raises(StorageError) as refused:
        train_lesicin(published, tmp_path, TINY, seed=5)
    assert "cannot hold a checkpoint" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert {path.name for path in (tmp_path / UNFINISHED).rglob("*")} == before
    train_lesicin(published, tmp_path, TINY, seed=5, report=stop_at(1, 1))
    assert read_files(tmp_path) == read_files(unbroken)


def test_a_loss_that_is_no_number_stops_and_keeps_what_was_good(
    published: PublishedFolder, tmp_path: Path
) -> None:
    recipe = replace(TINY, rate=1e30, schedule=PLATEAU)
    with pytest.raises(BadInputError) as refused:
        train_lesicin(published, tmp_path, recipe, seed=5)
    assert "at step 2 of epoch 1: train with a lower learning rate than 1e+30" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert not (tmp_path / CONFIG).exists()


def make_checkpoint(epochs: int = 1) -> Checkpoint:
    history = [EpochRecord(1, epoch + 1, 1.0, 0.5, 0.1, 2.0) for epoch in range(epochs)]
    return Checkpoint(
        history, {"w": torch.ones(3) * epochs}, {"w/step": torch.tensor(epochs)}, {"w": torch.ones(3)}
    )


def test_a_checkpoint_comes_back_and_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    assert read_checkpoint(tmp_path, "run") is None
    for epochs in (1, 2):
        write_checkpoint(tmp_path, "run", make_checkpoint(epochs))
    read = read_checkpoint(tmp_path, "run")
    assert read is not None
    assert [epoch.epoch for epoch in read.history] == [1, 2]
    assert (read.weights["w"].tolist(), read.best["w"].tolist()) == ([2.0] * 3, [1.0] * 3)
    assert read.optimiser["w/step"] == 2
    assert len(list(tmp_path.iterdir())) == 3


def test_a_damaged_checkpoint_is_one_sentence(tmp_path: Path) -> None:
    write_checkpoint(tmp_path, "run", make_checkpoint())
    (path,) = tmp_path.glob("state-*")
    whole, described = path.read_bytes(), (tmp_path / CHECKPOINT).read_text()
    for content in (whole[:-1], whole[:-3] + b"xyz", b""):
        path.write_bytes(content)
        with pytest.raises(BadInputError, match=r"is damaged: remove .* to start the training over"):
            read_checkpoint(tmp_path, "run")
    path.write_bytes(whole)
    assert read_checkpoint(tmp_path, "run")
    for text in (
        "{",
        "[]",
        described.replace('"format":1', '"format":2'),
        described.replace("macro", "micro"),
    ):
        (tmp_path / CHECKPOINT).write_text(text)
        with pytest.raises(BadInputError, match="is damaged"):
            read_checkpoint(tmp_path, "run")


def test_a_run_of_another_version_is_refused(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 2, 1)
    path = tmp_path / UNFINISHED / "run.json"
    path.write_text(path.read_text().replace('"format": 1', '"format": 2'))
    with pytest.raises(BadInputError, match="was left by another version of ilsi"):
        train_lesicin(published, tmp_path, TINY, seed=5)
    assert path.exists()


def test_damaged_texts_are_one_sentence(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 1, 1)
    (tmp_path / UNFINISHED / "vectors.safetensors").write_bytes(b"x")
    with pytest.raises(BadInputError, match="is damaged: remove"):
        train_lesicin(published, tmp_path, TINY, seed=5)


def test_a_dataset_without_validation_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    lonely = write_dataset(tmp_path / "dataset", validation=0)
    with pytest.raises(BadInputError, match="has no validation documents"):
        train_lesicin(lonely, tmp_path / "out", TINY, seed=5)
    assert not (tmp_path / "out").exists()


def test_an_encoder_that_is_not_there_is_one_sentence(published: PublishedFolder, tmp_path: Path) -> None:
    network = replace(TINY.network, reading=None)
    with pytest.raises(BadInputError, match="holds no sentence encoder"):
        recipe = replace(TINY, network=network, encoder=str(tmp_path / "gone"))
        train_lesicin(published, tmp_path, recipe, seed=5)
    assert not (tmp_path / CONFIG).exists()


def test_devices() -> None:
    assert choose_device("cpu") == torch.device("cpu")
    assert choose_device("auto").type == ("cuda" if torch.cuda.is_available() else "cpu")
    with pytest.raises(UsageError, match="no device 'tpu'"):
        choose_device("tpu")
    if not torch.cuda.is_available():
        with pytest.raises(UsageError, match="no CUDA"):
            choose_device("cuda")


def test_other_labels_are_refused(published: PublishedFolder, unbroken: Path, tmp_path: Path) -> None:
    lesicin = load_classifier(unbroken)
    check_labels(lesicin, published)
    other = write_dataset(tmp_path / "other")
    other.sections.reverse()
    with pytest.raises(BadInputError, match="other labels"):
        check_labels(lesicin, other)


def test_facts_that_are_judged_teach_no_vectors(unbroken: Path) -> None:
    words = json.loads((unbroken / CONFIG).read_text())["vectors"]["words"]
    assert {"bicycle", "wrongs"} <= set(words)  # of facts and of sections
    assert "zebra" not in words
