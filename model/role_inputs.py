"""What the network reads of each sentence: the lexicon's opinion, the cues, where it stands."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from model.role_cues import CueFinder
from model.role_lexicon import Lexicon
from model.role_words import Floats

PLACES = 5


def read_inputs(documents: Sequence[Sequence[str]], lexicon: Lexicon, cues: CueFinder) -> list[Floats]:
    """[n, roles + cues + PLACES] for each document. All sentences are counted in one go."""
    lengths = [len(sentences) for sentences in documents]
    counted = lexicon.vocabulary.count([sentence for sentences in documents for sentence in sentences])
    words = np.diff(counted.indptr)
    opinions = scale_scores(lexicon.score(counted))
    rows = np.hstack((opinions, cues.find(counted), describe_places(lengths, words)))
    return np.split(rows, np.cumsum(lengths)[:-1])


def scale_scores(scores: Floats) -> Floats:
    """Log probabilities brought to about the size of the other inputs."""
    scaled: Floats = scores / np.float32(3) + np.float32(0.7)
    return scaled


def describe_places(lengths: Sequence[int], words: NDArray[np.integer]) -> Floats:
    """Place from both ends of the document, relative and absolute, and the length of the sentence."""
    places = np.concatenate([np.arange(length) for length in lengths])
    ends = np.repeat(np.array(lengths), lengths)
    columns = (
        places / ends,
        1 - places / ends,
        1 / (1 + places),
        1 / (ends - places),
        np.log1p(words) / 4,
    )
    return np.stack(columns, axis=1).astype(np.float32)
