"""Words and pairs of words of sentences, as rows of a sparse matrix.

Surface forms are cached, and pairs are integers looked up by binary search: reading costs a regular
expression and a few array operations for any number of sentences. Numbers, and words that are not in the
vocabulary, are reduced to their shape. The vocabulary only has words that occur in lower case somewhere,
which keeps names of people out of it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

# Non-ASCII letters come last: their character class is slow. They are rare, and words are cut at them.
_WORD = re.compile(r"[A-Za-z]+|[0-9]+|[\"“”'‘’?:;()\[\]/]|[^\W_]+")
_YEAR = re.compile("(?:1[89]|20)[0-9][0-9]")
START, END = "<start>", "<end>"
LOWER, CAPITAL, CAPITALS = "<word>", "<Word>", "<WORD>"
YEAR, DIGITS = "<year>", ("<1>", "<2>", "<3>", "<4>")
SHAPES = (START, END, LOWER, CAPITAL, CAPITALS, YEAR, *DIGITS)
_LONGEST = 256  # words of a sentence: later ones say no more about its role
_CACHED = 200_000  # surface forms
_ONE_MARK = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'"})

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]


def read_surface(sentence: str) -> list[str]:
    """The words of a sentence as written; full stops and commas say nothing about its role."""
    return _WORD.findall(sentence)[:_LONGEST]


def fold_word(surface: str) -> str:
    """The normal form of a word: lower case, numbers by shape, one kind of quotation mark."""
    if surface[0].isdigit():
        return YEAR if _YEAR.fullmatch(surface) else DIGITS[min(len(surface), 4) - 1]
    return surface.translate(_ONE_MARK).lower()


def _shape_word(surface: str) -> str:
    if surface.islower() or not surface[0].isupper():
        return LOWER
    return CAPITALS if len(surface) > 1 and surface.isupper() else CAPITAL


class _Lookup(dict[str, int]):
    """Numbers of surface forms, computed on first use."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__()
        self._numbers = {word: number for number, word in enumerate(words)}

    def __missing__(self, surface: str) -> int:
        number = self._numbers.get(fold_word(surface))
        if number is None:
            number = self._numbers[_shape_word(surface)]
        if len(self) < _CACHED:
            self[surface] = number
        return number


@dataclass(frozen=True)
class Vocabulary:
    """The words, and the pairs of words, that a tagger knows. A pair is `first * len(words) + second`."""

    words: tuple[str, ...]  # SHAPES first
    pairs: Ints  # sorted
    _lookup: _Lookup = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_lookup", _Lookup(self.words))

    def __len__(self) -> int:
        return len(self.words) + len(self.pairs)

    def find(self, phrase: Sequence[str]) -> int | None:
        """The column of a word or of a pair of words, if known."""
        numbers = [self.words.index(word) if word in self.words else -1 for word in phrase]
        if -1 in numbers:
            return None
        if len(numbers) == 1:
            return numbers[0]
        index = int(np.searchsorted(self.pairs, key := numbers[0] * len(self.words) + numbers[1]))
        return index + len(self.words) if index < len(self.pairs) and self.pairs[index] == key else None

    def number_words(self, sentences: Iterable[str]) -> list[list[int]]:
        """Each sentence as the numbers of its words, between a start and an end."""
        numbers = self._lookup.__getitem__
        return [[0, *map(numbers, read_surface(sentence)), 1] for sentence in sentences]

    def count(self, sentences: Sequence[str]) -> csr_matrix:
        """One row per sentence, 1 for each word and pair in it."""
        numbered = self.number_words(sentences)
        lengths = np.fromiter(map(len, numbered), np.int64, len(numbered))
        flat = np.fromiter(chain.from_iterable(numbered), np.int64, int(lengths.sum()))
        rows = np.repeat(np.arange(len(numbered)), lengths)
        pair_columns, pair_rows = self._find_pairs(flat, rows)
        columns = np.concatenate((flat, pair_columns))
        ones = np.ones(len(columns), np.float32)
        counted = csr_matrix((ones, (np.concatenate((rows, pair_rows)), columns)), (len(numbered), len(self)))
        counted.data[:] = 1  # building summed repeated words
        return counted

    def _find_pairs(self, flat: Ints, rows: Ints) -> tuple[Ints, Ints]:
        within = rows[1:] == rows[:-1]
        keys = flat[:-1][within] * len(self.words) + flat[1:][within]
        indices = np.searchsorted(self.pairs, keys)
        known = indices < len(self.pairs)
        known[known] = self.pairs[indices[known]] == keys[known]
        return indices[known] + len(self.words), rows[:-1][within][known]


def learn_vocabulary(
    documents: Sequence[Sequence[str]],
    *,
    always: Sequence[str] = (),
    always_pairs: Sequence[tuple[str, str]] = (),
    min_documents: int = 2,
) -> Vocabulary:
    """Words and pairs that occur in at least `min_documents` documents, of words that occur in lower case;
    and those that are always included."""
    seen: Counter[str] = Counter()
    in_lower_case: set[str] = set()
    for sentences in documents:
        surfaces = {surface for sentence in sentences for surface in read_surface(sentence)}
        seen.update({fold_word(surface) for surface in surfaces})
        in_lower_case.update(fold_word(surface) for surface in surfaces if not surface[0].isupper())
    frequent = {word for word, count in seen.items() if count >= min_documents and word in in_lower_case}
    words = (*SHAPES, *sorted((frequent | set(always)) - set(SHAPES)))
    numbers = {word: number for number, word in enumerate(words)}
    pairs = _count_pairs(Vocabulary(words, np.empty(0, np.int64)), documents)
    wanted = {numbers[first] * len(words) + numbers[second] for first, second in always_pairs}
    wanted.update(pair for pair, count in pairs.items() if count >= min_documents)
    return Vocabulary(words, np.array(sorted(wanted), np.int64))


def _count_pairs(vocabulary: Vocabulary, documents: Sequence[Sequence[str]]) -> Counter[int]:
    """The number of documents with each pair."""
    size = len(vocabulary.words)
    seen: Counter[int] = Counter()
    for sentences in documents:
        numbered = vocabulary.number_words(sentences)
        seen.update({first * size + second for row in numbered for first, second in pairwise(row)})
    return seen
