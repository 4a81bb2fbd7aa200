"""Vectors of documents on disk: as encoded, whole or absent, and nothing damaged is believed."""

import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.vectors.encoder import Floats
from model.vectors.store import TextStore, open_store, store_texts
from schemas.errors import BadInputError, StorageError

DOCUMENTS: tuple[list[str], ...] = (
    ["A dog barked.", "Nobody came."],
    [],
    ["It rained."] * 5,
    ["He left.", "She stayed.", "They met again."],
)


class Letters:
    """Encodes a sentence by its letters. What it is given at once is written down."""

    size = 3

    def __init__(self) -> None:
        self.batches: list[int] = []

    def encode(self, sentences: Sequence[str]) -> Floats:
        self.batches.append(len(sentences))
        numbers = [[len(s), s.count("e"), ord(s[0]) / 7] for s in sentences]
        return np.array(numbers, np.float32).reshape(-1, 3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "texts" / "train.npy"


def test_documents_come_back_as_they_were_encoded(path: Path) -> None:
    for store in (store_texts(DOCUMENTS, Letters(), path), open_store(path)):
        assert (len(store), store.size, store.lengths.tolist()) == (4, 3, [2, 0, 5, 3])
        read = store.read(np.array([3, 1, 0]))
        assert read.sentences.shape == (3, 3, 3)
        assert read.lengths.tolist() == [3, 0, 2]
        for place, row in enumerate((3, 1, 0)):
            expected = Letters().encode(DOCUMENTS[row])
            assert np.array_equal(read.sentences[place, : len(expected)].numpy(), expected)
            assert not read.sentences[place, len(expected) :].any()


def test_a_batch_may_be_changed_and_the_store_stays(path: Path) -> None:
    store = store_texts(DOCUMENTS, Letters(), path)
    store.read(np.array([0])).sentences.fill_(7)
    assert store.read(np.array([0])).sentences[0, 0, 0] == len(DOCUMENTS[0][0])


def test_numpy_opens_the_vectors_by_itself(path: Path) -> None:
    store_texts(DOCUMENTS, Letters(), path)
    vectors = np.load(path, mmap_mode="r", allow_pickle=False)
    assert (vectors.shape, vectors.dtype) == ((10, 3), np.float32)


def test_only_the_first_sentences_of_a_long_document_are_kept(path: Path) -> None:
    long = [f"{'x' * number}." for number in range(200)]
    store = store_texts([long], Letters(), path)
    assert store.lengths.tolist() == [128]
    store = store_texts([long, ["One."]], Letters(), path, longest=2)
    assert store.lengths.tolist() == [2, 1]
    assert store.read(np.array([0])).sentences[0, :, 0].tolist() == [1, 2]


@pytest.mark.parametrize("documents", [[], [[]], [[], [], []]])
def test_there_may_be_no_sentences_or_no_documents(path: Path, documents: list[list[str]]) -> None:
    store = store_texts(documents, Letters(), path)
    assert store.lengths.tolist() == [0] * len(documents)
    read = store.read(np.arange(len(documents)))
    assert read.sentences.shape == (len(documents), 0, 3)
    assert store.read(np.empty(0, np.int64)).sentences.shape == (0, 0, 3)


def test_documents_are_encoded_some_at_a_time(path: Path) -> None:
    encoder = Letters()
    store = store_texts((["Go."] * 100 for _ in range(100)), encoder, path)
    assert len(store.vectors) == sum(encoder.batches) == 10_000
    assert max(encoder.batches) < 5_000


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_rows_are_read_as_cut_from_all(data: st.DataObject) -> None:
    lengths = np.array(data.draw(st.lists(st.integers(0, 6), min_size=1, max_size=9)))
    vectors = np.random.default_rng(0).random((lengths.sum(), 2), np.float32)
    rows = np.array(data.draw(st.lists(st.integers(0, len(lengths) - 1), max_size=8)), np.int64)
    read = TextStore(vectors, lengths).read(rows)
    cut = np.split(vectors, np.cumsum(lengths)[:-1])
    assert read.lengths.tolist() == [len(cut[row]) for row in rows]
    assert read.sentences.shape == (len(rows), max((len(cut[row]) for row in rows), default=0), 2)
    for found, row in zip(read.sentences.numpy(), rows, strict=True):
        assert np.array_equal(found[: len(cut[row])], cut[row])
        assert not found[len(cut[row]) :].any()


def test_any_damage_is_told(path: Path) -> None:
    store_texts(DOCUMENTS, Letters(), path)
    whole = path.read_bytes()
    damaged = [whole[:cut] for cut in (0, 5, 60, 128, 200, len(whole) - 1)]
    damaged += [whole + b"x", b"PK" + whole[2:]]
    for place in (9, 40, 130, 250, len(whole) - 20, len(whole) - 2):
        damaged.append(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    for content in damaged:
        path.write_bytes(content)
        with pytest.raises(BadInputError, match="is damaged or holds no sentence vectors"):
            open_store(path)


def test_an_array_that_is_no_store_is_refused(path: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="is missing"):
        open_store(path)
    other = tmp_path / "other.npy"
    np.save(other, np.ones((3, 3), np.float32))
    with pytest.raises(BadInputError, match="holds no sentence vectors"):
        open_store(other)


class Faulty(Letters):
    """Gives what no encoder should give."""

    def __init__(self, vectors: Floats) -> None:
        super().__init__()
        self._vectors = vectors

    def encode(self, sentences: Sequence[str]) -> Floats:
        return self._vectors


@pytest.mark.parametrize(
    ("vectors", "said"),
    [(np.ones((9, 3), np.float32), "of shape"), (np.full((10, 3), np.nan, np.float32), "NaN or infinite")],
)
def test_a_faulty_encoder_leaves_the_old_store(path: Path, vectors: Floats, said: str) -> None:
    store_texts([["Old."]], Letters(), path)
    with pytest.raises(BadInputError, match=said):
        store_texts(DOCUMENTS, Faulty(vectors), path)
    assert open_store(path).lengths.tolist() == [1]
    assert list(path.parent.iterdir()) == [path]


def test_texts_that_break_off_leave_nothing(path: Path) -> None:
    def break_off() -> Iterator[list[str]]:
        yield ["One."] * 5_000
        raise BadInputError("the dataset is damaged")

    with pytest.raises(BadInputError, match="the dataset is damaged"):
        store_texts(break_off(), Letters(), path)
    assert list(path.parent.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here to play a full disk")
def test_a_full_disk_leaves_nothing(path: Path) -> None:
    """The temporary file is the full device."""
    path.parent.mkdir()
    temporary = path.with_name(f"{path.name}.{os.getpid()}.writing")
    temporary.symlink_to("/dev/full")
    with pytest.raises(StorageError, match="cannot hold the sentence vectors") as raised:
        store_texts((["Go."] * 100 for _ in range(100)), Letters(), path)
    assert isinstance(raised.value.__cause__, OSError)
    assert raised.value.__cause__.errno == errno.ENOSPC
    assert list(path.parent.iterdir()) == []
