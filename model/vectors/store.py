"""Sentence vectors of documents in a memory-mapped file, from which batches are copied.

The file is complete or absent: an .npy array of all sentences [sentences, size], then an .npy array of the
number of sentences of each document, then the CRC-32 of everything before. Nothing is pickled.
"""

import os
import struct
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, NamedTuple

import numpy as np
import torch
from numpy.lib import format as npy
from numpy.typing import NDArray
from torch import Tensor

from model.vectors.encoder import SentenceEncoder
from model.vectors.rows import Facts
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError

LONGEST = 128  # sentences of a document, as in the code that was released with the paper
_SENTENCES_AT_ONCE = 4_096
_BYTES_AT_ONCE = 1 << 24
_END = struct.Struct("<Q")
_AGAIN = "remove the file, and the vectors will be made again"

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]


class Documents(NamedTuple):
    """Sentence vectors of documents. Values after the end of a document do not matter."""

    sentences: Tensor  # [B, T, inputs]
    lengths: Tensor  # [B], integers, 0 for a document without sentences

    def to(self, device: torch.device | str) -> "Documents":
        """The same documents on another device."""
        return Documents(self.sentences.to(device), self.lengths.to(device))

    def have_no_padding(self) -> bool:
        """Whether all are as long as the longest; False on a GPU, where the check would have to wait."""
        longest = self.sentences.shape[1]
        return longest > 0 and self.lengths.device.type == "cpu" and bool((self.lengths == longest).all())

    def choose(self, rows: Tensor) -> "Documents":
        """Some of the documents, without unneeded padding."""
        lengths = self.lengths[rows]
        longest = int(lengths.max()) if len(rows) else 0
        return Documents(self.sentences[rows, :longest], lengths)


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
        """The dimension of a vector."""
        return int(self.vectors.shape[1])

    def read(self, rows: Ints) -> Documents:
        """Some documents, padded with zeros to the longest of them."""
        lengths = self.lengths[rows]
        padded = np.zeros((len(rows), int(lengths.max(initial=0)), self.size), np.float32)
        for row, (start, length) in enumerate(zip(self._starts[rows], lengths, strict=True)):
            padded[row, :length] = self.vectors[start : start + length]
        return Documents(torch.from_numpy(padded), torch.from_numpy(lengths))


def store_texts(
    documents: Iterable[Facts], encoder: SentenceEncoder, path: Path, *, longest: int = LONGEST
) -> TextStore:
    """Encode documents, which are read once, in batches. Only the first `longest` sentences are kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replace_file(path) as temporary, temporary.open("w+b") as file:
            _write(file, documents, encoder, longest)
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{path} cannot hold the sentence vectors ({error.strerror}): {advice}") from error
    return open_store(path)


def open_store(path: Path) -> TextStore:
    """Open what `store_texts` wrote. The whole file is read once to verify it."""
    try:
        if not path.is_file():
            raise BadInputError(f"{path} is missing: name a file with sentence vectors")
        return _open(path)
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None


def _write(file: IO[bytes], documents: Iterable[Facts], encoder: SentenceEncoder, longest: int) -> None:
    lengths: list[int] = []
    _write_header(file, 0, encoder.size)
    for batch in _batch(documents, longest):
        lengths += [len(document) for document in batch]
        vectors = encoder.encode([sentence for document in batch for sentence in document])
        _check_vectors(vectors, sum(map(len, batch)), encoder.size)
        file.write(np.ascontiguousarray(vectors, "<f4").data)
    npy.write_array(file, np.array(lengths, "<i8"), (1, 0), allow_pickle=False)
    file.seek(0)
    _write_header(file, sum(lengths), encoder.size)  # numpy's header has room for any number
    file.flush()
    size = os.fstat(file.fileno()).st_size
    checksum = _sum_up(file, size)
    file.seek(size)
    file.write(_END.pack(checksum))


def _write_header(file: IO[bytes], sentences: int, size: int) -> None:
    header = {"descr": "<f4", "fortran_order": False, "shape": (sentences, size)}
    npy.write_array_header_1_0(file, header)


def _batch(documents: Iterable[Facts], longest: int) -> Iterator[list[Facts]]:
    batch: list[Facts] = []
    sentences = 0
    for document in documents:
        batch.append(document[:longest])
        sentences += len(batch[-1])
        if sentences >= _SENTENCES_AT_ONCE or len(batch) >= _SENTENCES_AT_ONCE:
            yield batch
            batch, sentences = [], 0
    yield batch


def _check_vectors(vectors: Floats, sentences: int, size: int) -> None:
    if vectors.shape != (sentences, size):
        raise BadInputError(
            f"the encoder gave vectors of shape {vectors.shape}, not {(sentences, size)}: use another one"
        )
    if not np.isfinite(vectors).all():
        raise BadInputError("the encoder gave NaN or infinite vectors: use another one")


def _open(path: Path) -> TextStore:
    with path.open("rb") as file:
        end = os.fstat(file.fileno()).st_size - _END.size
        try:
            whole = end > 0 and _END.pack(_sum_up(file, end)) == file.read(_END.size)
            if not whole:
                raise ValueError
            sentences, size, offset = _read_header(file)
            file.seek(offset + sentences * size * 4)
            lengths: Ints = npy.read_array(file, allow_pickle=False)
            if file.tell() != end or lengths.dtype != np.int64 or lengths.ndim != 1:
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
    """The CRC-32 of the first `size` bytes."""
    file.seek(0)
    checksum = 0
    while size > 0 and (block := file.read(min(size, _BYTES_AT_ONCE))):
        checksum, size = zlib.crc32(block, checksum), size - len(block)
    return checksum
