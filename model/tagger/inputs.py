"""The network's inputs for each sentence: the lexicon's scores, cues, appearance and position."""

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from model.tagger.cues import CueFinder
from model.tagger.lexicon import RoleLexicon
from model.tagger.vocabulary import Floats

_HEADING = re.compile(
    r"\b(?<!DATE OF )(?:JUDGE?MENT ?:|(?:J ?U ?D ?G ?E? ?M ?E ?N ?T|O ?R ?D ?E ?R)(?: ?\([^)]*\))?\W*$)"
)
_POINTS = re.compile(
    r"\b(?:points?|issues)\b.{0,80}\b(?:consideration|determination|framed)\b"
    r"|\b(?:framed|settled)\b.{0,60}\b(?:points|issues)\b"
    r"|\b(?:my|our) (?:findings?|answers?)\b.{0,40}\b(?:points?|issues?)\b",
    re.IGNORECASE,
)
_IN_POINTS = ("oint", "ssue", "OINT", "SSUE")  # every match has one of these, and looking for them is faster
_HEADING_AREA = 120  # characters at the end of a sentence
_IS_LETTER = np.array([chr(code).isalpha() for code in range(128)])


def read_inputs(documents: Sequence[Sequence[str]], lexicon: RoleLexicon, cues: CueFinder) -> list[Floats]:
    """[n, inputs] for each document, the lexicon's scores first. All sentences are counted at once."""
    lengths = [len(sentences) for sentences in documents]
    joined = [sentence for sentences in documents for sentence in sentences]
    counted = lexicon.vocabulary.count(joined)
    words = np.diff(counted.indptr)
    looks = describe_looks(joined)
    marks = np.concatenate([mark_parts(sentences) for sentences in documents])
    scores = scale_scores(lexicon.score(counted))
    rows = np.hstack((scores, cues.find(counted), looks, marks, describe_positions(lengths, words)))
    return np.split(rows, np.cumsum(lengths)[:-1])


def scale_scores(scores: Floats) -> Floats:
    """Log probabilities scaled to about the size of the other inputs."""
    scaled: Floats = scores / np.float32(3) + np.float32(0.7)
    return scaled


def describe_positions(lengths: Sequence[int], words: NDArray[np.integer]) -> Floats:
    """Position from both ends of the document, relative and absolute, and the length of the sentence."""
    positions = np.concatenate([np.arange(length) for length in lengths])
    ends = np.repeat(np.array(lengths), lengths)
    columns = (
        positions / ends,
        1 - positions / ends,
        1 / (1 + positions),
        1 / (ends - positions),
        np.log1p(words) / 4,
    )
    return np.stack(columns, axis=1).astype(np.float32)


def mark_parts(sentences: Sequence[str]) -> Floats:
    """[n, 2]: 1 up to the heading, in the first half of the document, after which the judgment itself begins;
    and 1 from the sentence on in which the court frames points or issues, after which it reasons."""
    half = (len(sentences) + 1) // 2
    ends = (index for index in range(half) if _HEADING.search(sentences[index][-_HEADING_AREA:]))
    head_end = next(ends, -1) + 1
    framed = (index for index in range(head_end, len(sentences)) if _frames_points(sentences[index]))
    marks = np.zeros((len(sentences), 2), np.float32)
    marks[:head_end, 0] = 1
    marks[next(framed, len(sentences)) :, 1] = 1
    return marks


def _frames_points(sentence: str) -> bool:
    return any(part in sentence for part in _IN_POINTS) and bool(_POINTS.search(sentence))


def describe_looks(sentences: Sequence[str]) -> Floats:
    """Shares of capitals, digits and punctuation, which are frequent in heads and signatures."""
    lengths = np.array([len(sentence) for sentence in sentences]) + 1
    codes = np.frombuffer("\n".join((*sentences, "")).encode("utf-32-le", "replace"), np.uint32)
    capital = (codes >= ord("A")) & (codes <= ord("Z"))
    digit = (codes >= ord("0")) & (codes <= ord("9"))
    mark = (codes > ord(" ")) & (codes < 128) & ~_IS_LETTER[np.minimum(codes, 127)] & ~digit
    starts = np.cumsum(lengths) - lengths
    counts = [np.add.reduceat(flags, starts, dtype=np.int64) for flags in (capital, digit, mark)]
    return np.asarray(2 * np.stack(counts, axis=1) / lengths[:, None], np.float32)
