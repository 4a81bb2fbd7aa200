"""Sentence vectors of documents on disk, mapped into memory: a batch is copied, nothing else is read.

One file, whole or absent: an .npy array of all sentences [sentences, size] that numpy can open by itself,
behind it an .npy array of how many sentences each document has, behind that the CRC-32 of all before. Nothing
is pickled.
"""

import os
import struct
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

import numpy as np
import torch
from numpy.lib import format as npy
from numpy.typing import NDArray

from model.lesicin_text import Documents
from model.sentence_vectors import SentenceEncoder
from model.sentence_words import Facts
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError

LONGEST = 128  # sentences of a document, as in the paper
_SENTENCES_AT_ONCE = 4_096
_BYTES_AT_ONCE = 1 << 24
_END = struct.Struct("<Q")
_AGAIN = "remove the file, and the vectors will be made again"

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]


class TextStore:
    """Vectors of the sentences of documents."""

    def __init__(self, vectors: Floats, lengths: Ints) -> None:
        self.vectors = vectors  # [sentences, size], of all documents
        self.lengths = lengths  # sentences of each document
        self._starts = np.cumsum(lengths) - lengths

    def __len__(self) -> int:
        return len(self.lengths)

    @property
    def size(self) -> int:
        """How many numbers a vector has."""
        return int(self.vectors.shape[1])

    def read(self, rows: Ints) -> Documents:
        """Some documents, padded with zeros to the longest of them."""
        lengths = self.lengths[rows]
        padded = np.zeros((len(rows), int(lengths.max(initial=0)), self.size), np.float32)
        for place, (start, length) in enumerate(zip(self._starts[rows], lengths, strict=True)):
            padded[place, :length] = self.vectors[start : start + length]
        return Documents(torch.from_numpy(padded), torch.from_numpy(lengths))


def store_texts(
    documents: Iterable[Facts], encoder: SentenceEncoder, path: Path, *, longest: int = LONGEST
) -> TextStore:
    """Encode documents, which are read once, a few at a time. Of each its first sentences are kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replace_file(path) as temporary, temporary.open("w+b") as file:
            _write(file, documents, encoder, longest)
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{path} cannot hold the sentence vectors ({error.strerror}): {advice}") from error
    return open_store(path)


def open_store(path: Path) -> TextStore:
    """What `store_texts` wrote. The whole file is read once, to see whether it is damaged."""
    try:
        if not path.is_file():
            raise BadInputError(f"{path} is missing: name a file with sentence vectors")
        return _open(path)
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None


def _write(file: IO[bytes], documents: Iterable[Facts], encoder: SentenceEncoder, longest: int) -> None:
    lengths: list[int] = []
    _write_header(file, 0, encoder.size)
    for some in _batch(documents, longest):
        lengths += [len(document) for document in some]
        vectors = encoder.encode([sentence for document in some for sentence in document])
        _check_vectors(vectors, sum(map(len, some)), encoder.size)
        file.write(np.ascontiguousarray(vectors, "<f4").data)
    npy.write_array(file, np.array(lengths, "<i8"), (1, 0), allow_pickle=False)
    file.seek(0)
    _write_header(file, sum(lengths), encoder.size)  # numpy leaves room for any number
    file.flush()
    size = os.fstat(file.fileno()).st_size
    told = _sum_up(file, size)
    file.seek(size)
    file.write(_END.pack(told))


def _write_header(file: IO[bytes], sentences: int, size: int) -> None:
    header = {"descr": "<f4", "fortran_order": False, "shape": (sentences, size)}
    npy.write_array_header_1_0(file, header)


def _batch(documents: Iterable[Facts], longest: int) -> Iterator[list[Facts]]:
    some: list[Facts] = []
    sentences = 0
    for document in documents:
        some.append(document[:longest])
        sentences += len(some[-1])
        if sentences >= _SENTENCES_AT_ONCE or len(some) >= _SENTENCES_AT_ONCE:
            yield some
            some, sentences = [], 0
    yield some


def _check_vectors(vectors: Floats, sentences: int, size: int) -> None:
    if vectors.shape != (sentences, size):
        raise BadInputError(
            f"the encoder gave vectors of shape {vectors.shape}, not {(sentences, size)}: take another one"
        )
    if not np.isfinite(vectors).all():
        raise BadInputError(
            "the encoder gave vectors that are no numbers (NaN or infinite): take another one"
        )


def _open(path: Path) -> TextStore:
    with path.open("rb") as file:
        behind = os.fstat(file.fileno()).st_size - _END.size
        try:
            whole = behind > 0 and _END.pack(_sum_up(file, behind)) == file.read(_END.size)
            if not whole:
                raise ValueError
            sentences, size, offset = _read_header(file)
            file.seek(offset + sentences * size * 4)
            lengths: Ints = npy.read_array(file, allow_pickle=False)
            if file.tell() != behind or lengths.dtype != np.int64 or lengths.ndim != 1:
                raise ValueError
            if (lengths < 0).any() or lengths.sum() != sentences:
                raise ValueError
        except ValueError:
            raise BadInputError(f"{path} is damaged or holds no sentence vectors: {_AGAIN}") from None
    return TextStore(np.memmap(path, "<f4", "r", offset, (sentences, size)), lengths)


def _read_header(file: IO[bytes]) -> tuple[int, int, int]:
    file.seek(0)
    if npy.read_magic(file) != (1, 0):
        raise ValueError
    shape, by_columns, kind = npy.read_array_header_1_0(file)
    if kind != np.dtype("<f4") or by_columns or len(shape) != 2 or shape[1] < 1:
        raise ValueError
    return shape[0], shape[1], file.tell()


def _sum_up(file: IO[bytes], size: int) -> int:
    """The CRC-32 of so many bytes from the first one."""
    file.seek(0)
    told = 0
    while size > 0 and (some := file.read(min(size, _BYTES_AT_ONCE))):
        told, size = zlib.crc32(some, told), size - len(some)
    return told
