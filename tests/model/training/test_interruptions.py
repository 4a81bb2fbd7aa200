"""An interrupted training ends in the bytes of an unbroken one, and whatever goes wrong is one sentence."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import torch

sys.path.insert(0, str(Path(__file__).resolve().parent))

from small_dataset import (
    TINY,
    load,
    read_files,
    read_history,
    stop_at,
    train,
    write_dataset,
)

from model.classifiers.registry import TrainingProgress, check_labels
from model.lesicin.options import LesicinOptions
from model.training.checkpoint import (
    CHECKPOINT,
    FORMAT,
    Checkpoint,
    EpochRecord,
    read_checkpoint,
    write_checkpoint,
)
from model.training.distributed import choose_device
from model.training.loop import UNFINISHED
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.published import PublishedFolder

ROOT = Path(__file__).resolve().parents[3]
CONFIG = "lesicin.json"


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> PublishedFolder:
    return write_dataset(tmp_path_factory.mktemp("published") / "dataset")


@pytest.fixture(scope="module")
def unbroken(published: PublishedFolder, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run with the tiny options. Not to be changed."""
    folder = tmp_path_factory.mktemp("unbroken") / "lesicin"
    train(published, folder)
    return folder


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, for every test and for what tests share."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def interrupt(
    published: PublishedFolder, folder: Path, epoch: int, step: int, options: LesicinOptions = TINY
) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(published, folder, options, report=stop_at(epoch, step))


@pytest.mark.parametrize(("epoch", "step"), [(0, 1), (1, 3), (2, 1), (3, 8)])
def test_an_interrupted_run_ends_as_an_unbroken_one(
    epoch: int, step: int, published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    interrupt(published, tmp_path, epoch, step)
    assert not (tmp_path / CONFIG).exists()
    told: list[TrainingProgress] = []
    train(published, tmp_path, report=told.append)
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
from small_dataset import TINY, train
from schemas.published import PublishedFolder

published, folder, options = PublishedFolder(Path(sys.argv[1])), Path(sys.argv[2]), replace(TINY, epochs=6)
random.seed(4)
train(published, folder / "unbroken", options)
for kill in (2, 10, 9, 11, 8, None):  # steps; 8 are an epoch
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        train(published, folder / "killed", options, report=lambda _: os.write(tell, b"."))
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
    train(published, unbroken, report=stop_at(0, 1))
    assert {path: path.stat().st_mtime_ns for path in unbroken.iterdir()} == before


def test_other_options_begin_anew_and_the_old_classifier_stays_until_the_end(
    published: PublishedFolder, tmp_path: Path
) -> None:
    short, other = replace(TINY, epochs=1), replace(TINY, epochs=2)
    train(published, tmp_path, short)
    before = read_files(tmp_path)
    interrupt(published, tmp_path, 2, 2, other)
    assert read_files(tmp_path) == before
    interrupt(published, tmp_path, 0, 1, replace(other, rate=1e-3))  # nothing of the one before is used
    train(published, tmp_path, other)
    assert read_files(tmp_path) != before
    assert len(list(tmp_path.glob("*.safetensors"))) == 1


def test_what_a_finished_run_left_is_removed(published: PublishedFolder, tmp_path: Path) -> None:
    """Killed after the switch, before its folder was removed."""
    options = replace(TINY, epochs=1)
    interrupt(published, tmp_path / "a", 1, 1, options)
    train(published, tmp_path / "b", options)
    (tmp_path / "a" / UNFINISHED).rename(tmp_path / "b" / UNFINISHED)
    interrupt(published, tmp_path / "a", 1, 1, replace(options, rate=1e-3))
    train(published, tmp_path / "b", options)
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
        train(PublishedFolder(folder), tmp_path / "out")


def test_nothing_of_others_is_removed(published: PublishedFolder, tmp_path: Path) -> None:
    (tmp_path / UNFINISHED).mkdir()
    (tmp_path / UNFINISHED / "thesis.txt").write_text("mine")
    with pytest.raises(BadInputError, match="holds files that are not from a training: name another --out"):
        train(published, tmp_path)
    assert (tmp_path / UNFINISHED / "thesis.txt").read_text() == "mine"


def test_an_encoder_that_is_not_there_costs_no_checkpoint(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 2, 1)
    before = {path.name for path in (tmp_path / UNFINISHED).rglob("*")}
    options = replace(TINY, sentences="lsa", encoder=str(tmp_path / "gone"))
    with pytest.raises(BadInputError, match="holds no sentence encoder"):
        train(published, tmp_path, options)
    assert {path.name for path in (tmp_path / UNFINISHED).rglob("*")} == before


def test_texts_that_were_removed_are_prepared_again(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    interrupt(published, tmp_path, 2, 1)
    (path,) = (tmp_path / UNFINISHED / "texts").glob("*/train")
    path.unlink()
    train(published, tmp_path)
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
        train(published, tmp_path)
    assert "cannot hold a checkpoint" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert {path.name for path in (tmp_path / UNFINISHED).rglob("*")} == before
    train(published, tmp_path, report=stop_at(1, 1))
    assert read_files(tmp_path) == read_files(unbroken)


def test_a_loss_that_is_no_number_stops_and_keeps_what_was_good(
    published: PublishedFolder, tmp_path: Path
) -> None:
    options = replace(TINY, rate=1e30, schedule="plateau")
    with pytest.raises(BadInputError) as refused:
        train(published, tmp_path, options)
    assert "at step 2 of epoch 1: train with a lower learning rate than 1e+30" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert not (tmp_path / CONFIG).exists()


def make_checkpoint(epochs: int = 1) -> Checkpoint:
    history = [EpochRecord(epoch + 1, 1.0, 0.5, 0.6, 0.7, 0.1, 2.0) for epoch in range(epochs)]
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
        described.replace(f'"format":{FORMAT}', '"format":99'),
        described.replace("macro", "micro"),
    ):
        (tmp_path / CHECKPOINT).write_text(text)
        with pytest.raises(BadInputError, match="is damaged"):
            read_checkpoint(tmp_path, "run")


def test_a_run_of_another_version_is_refused(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 2, 1)
    path = tmp_path / UNFINISHED / "run.json"
    old = path.read_text()
    path.write_text(old.replace(f'"format": {FORMAT}', f'"format": {FORMAT + 1}'))
    assert path.read_text() != old
    with pytest.raises(BadInputError, match="was left by another version of ilsi"):
        train(published, tmp_path)
    assert path.exists()


def test_damaged_texts_are_one_sentence(published: PublishedFolder, tmp_path: Path) -> None:
    interrupt(published, tmp_path, 1, 1)
    (path,) = (tmp_path / UNFINISHED / "texts").glob("*/vectors.safetensors")
    path.write_bytes(b"x")
    with pytest.raises(BadInputError, match="is damaged: remove"):
        train(published, tmp_path)


def test_a_dataset_without_validation_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    lonely = write_dataset(tmp_path / "dataset", validation=0)
    with pytest.raises(BadInputError, match="has no validation documents"):
        train(lonely, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_encoder_that_is_not_there_is_one_sentence(published: PublishedFolder, tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="holds no sentence encoder"):
        options = replace(TINY, sentences="lsa", encoder=str(tmp_path / "gone"))
        train(published, tmp_path, options)
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
    lesicin = load(unbroken)
    check_labels(lesicin, published)
    other = write_dataset(tmp_path / "other")
    other.sections.reverse()
    with pytest.raises(BadInputError, match="other labels"):
        check_labels(lesicin, other)
