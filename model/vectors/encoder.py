"""Sentence vectors: the sum of the vectors of a sentence's words and n-grams, scaled by their number.

All further steps (word weights, removal of common directions, scale) are linear, so they are applied once to
the table of words: encoding a sentence is never more than a scaled sum.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Annotated, Any, ClassVar, Literal, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from torch.nn.functional import embedding_bag

from model.vectors.rows import UNKNOWN, Rows
from schemas.errors import BadInputError

SIZE = 200
FORMAT = 1  # raised whenever old numbers would be misread
_SENTENCES_AT_ONCE = 4_096
_AGAIN = "learn the vectors again, or copy the files again"

Arrays = dict[str, NDArray[Any]]
Floats = NDArray[np.float32]
Count = Annotated[int, Field(ge=1, lt=1 << 40)]
Above = Annotated[float, Field(gt=0, allow_inf_nan=False)]
NotBelow = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class SentenceEncoder(Protocol):
    """Turns sentences into vectors, each independent of the others."""

    @property
    def size(self) -> int:
        """The dimension of a vector."""

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size]; zeros for a sentence without known words."""


@dataclass(frozen=True, slots=True)
class VectorRecipe:
    """All settings that affect the vectors, besides the texts and the seed."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    method: Literal["lsa", "sent2vec"] = "lsa"
    size: Count = SIZE
    power: Annotated[float, Field(ge=0, le=1)] = 0.5  # a sum of n rows is divided by n to this power
    epochs: Count = 10  # from here to words_at_once: for sent2vec only
    rate: Above = 1.0  # falls linearly to 0
    negatives: Count = 10  # per target
    shared_negatives: Count = 64  # per batch
    negative_power: NotBelow = 0.5  # negatives are drawn by their count to this power
    frequent: Above = 1e-4  # words more frequent than this are subsampled as targets
    words_at_once: Count = 4_096  # per batch
    fewest: Count = 5  # documents that a word or an n-gram must occur in
    most_words: Count = 30_000
    longest_gram: Annotated[int, Field(ge=1, le=5)] = 2  # words of an n-gram
    buckets: Count = 1 << 21  # hashes of n-grams
    most_grams: Count = 30_000
    smoothing: NotBelow = 0.0  # a in a/(a + p), the weight of a word of frequency p; 0: no weights
    common: Annotated[int, Field(ge=0)] = 0  # the number of common directions to remove


SENT2VEC = VectorRecipe(  # the method of the paper, with a trainer and settings of our own
    method="sent2vec", power=1.0, smoothing=0.001, most_words=100_000, most_grams=200_000
)


@dataclass(frozen=True, eq=False)
class SentenceVectors:
    """Learnt vectors of words and n-grams; the vector of a sentence is their mean, or their scaled sum."""

    rows: Rows
    table: Floats  # [len(rows) + 1, size], rounded to half precision; the last row is zeros
    recipe: VectorRecipe

    @property
    def size(self) -> int:
        """The dimension of a vector."""
        return int(self.table.shape[1])

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size]; zeros for a sentence without known words."""
        vectors = np.empty((len(sentences), self.size), np.float32)
        for first in range(0, len(sentences), _SENTENCES_AT_ONCE):
            batch = [
                [*self.rows.number_words(s), UNKNOWN] for s in sentences[first : first + _SENTENCES_AT_ONCE]
            ]
            ends = np.cumsum([len(words) for words in batch])
            flat = np.array([word for words in batch for word in words], np.int64)
            vectors[first : first + len(batch)] = average(
                self.table, self.rows.find(flat), ends, self.recipe.power
            )
        return vectors

    def arrays(self) -> Arrays:
        """The learnt arrays, for safetensors."""
        return {"vectors": self.table[:-1].astype(np.float16), "hashes": self.rows.hashes}

    def describe(self) -> dict[str, Any]:
        """Everything else, for JSON."""
        return {"format": FORMAT, "words": list(self.rows.words), "recipe": asdict(self.recipe)}

    def identify(self) -> str:
        """A digest: equal digests mean equal encodings."""
        digest = sha256(repr((FORMAT, self.recipe, self.rows.words)).encode())
        for name, array in sorted(self.arrays().items()):
            digest.update(f"{name} {array.dtype.str} {array.shape}".encode())
            digest.update(np.ascontiguousarray(array).tobytes())
        return digest.hexdigest()

    @classmethod
    def from_arrays(
        cls, arrays: Mapping[str, NDArray[Any]], described: Mapping[str, Any]
    ) -> "SentenceVectors":
        """The vectors that `arrays` and `describe` exported; everything is validated."""
        recipe, words = _read_description(described)
        hashes, vectors = _take(arrays, "hashes", np.int64, 1), _take(arrays, "vectors", np.float16, 2)
        _check_hashes(hashes, recipe)
        if vectors.shape != (len(words) + len(hashes), recipe.size):
            shapes = f"{vectors.shape}, not {(len(words) + len(hashes), recipe.size)}"
            raise BadInputError(f"the sentence vectors have the shape {shapes}: {_AGAIN}")
        if not np.isfinite(vectors).all():
            raise BadInputError(f"some sentence vectors are NaN or infinite: {_AGAIN}")
        rows = Rows(words, hashes, recipe.longest_gram, recipe.buckets)
        return cls(rows, add_zeros(vectors.astype(np.float32)), recipe)


def average(table: Floats, rows: NDArray[np.int64], ends: NDArray[np.int64], power: float = 1.0) -> Floats:
    """The mean of the rows of each sentence, [n, size]; with a power below 1 it is closer to their sum, so
    long sentences count for more. The rows are those of `Rows.find`."""
    grams = len(rows)
    starts = np.concatenate(([0], ends[:-1])) * grams if len(ends) else ends
    known = np.add.reduceat((rows != len(table) - 1).sum(axis=0), starts // grams) if len(ends) else ends
    flat = torch.from_numpy(np.ascontiguousarray(rows.T).ravel())
    sums = embedding_bag(flat, torch.from_numpy(table), torch.from_numpy(starts), mode="sum")
    return np.asarray(sums.numpy() / np.maximum(known, 1)[:, None] ** power, np.float32)


def add_zeros(table: Floats) -> Floats:
    """The table with a row of zeros for everything unknown."""
    return np.concatenate((table, np.zeros((1, table.shape[1]), np.float32)))


def _read_description(described: Mapping[str, Any]) -> tuple[VectorRecipe, tuple[str, ...]]:
    if described.get("format") != FORMAT:
        raise BadInputError("the sentence vectors were made by another version of ilsi: learn them again")
    try:
        recipe = TypeAdapter(VectorRecipe).validate_python(described.get("recipe"))
        words = tuple(TypeAdapter(list[str]).validate_python(described.get("words"), strict=True))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
        raise BadInputError(
            f"the description of the sentence vectors is incomplete ({reason}): {_AGAIN}"
        ) from None
    if len(set(words)) < len(words):
        raise BadInputError(f"a word of the sentence vectors is listed twice: {_AGAIN}")
    return recipe, words


def _take(arrays: Mapping[str, NDArray[Any]], name: str, kind: type[np.generic], axes: int) -> NDArray[Any]:
    array = arrays.get(name)
    if array is None:
        raise BadInputError(f"the sentence vectors lack the tensor {name!r}: {_AGAIN}")
    if array.dtype != kind or array.ndim != axes:
        kind_and_shape = f"{array.dtype} of shape {array.shape}"
        raise BadInputError(f"the tensor {name!r} of the sentence vectors is {kind_and_shape}: {_AGAIN}")
    return array


def _check_hashes(hashes: NDArray[np.int64], recipe: VectorRecipe) -> None:
    """Binary search needs them sorted."""
    inside = not len(hashes) or (hashes[0] >= 0 and hashes[-1] < recipe.buckets)
    if not inside or (np.diff(hashes) <= 0).any():
        raise BadInputError(f"the hashes of the sentence vectors are not sorted: {_AGAIN}")
