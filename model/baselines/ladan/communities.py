"""Communities of sections with similar texts: connected components of the graph of similar sections.

With a low threshold, chains of similar sections join nearly all of them; with a high one, most are alone. The
published threshold of 0.3 joins 99 of ILSI's 100 sections. By default it is chosen from the texts: among
those that give 20 to 50 communities, the one whose largest is smallest (ILSI: 50, the largest of 8).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from model.classifiers.registry import Facts

_THRESHOLDS = [percent / 100 for percent in range(5, 96)]
_FEWEST, _MOST = 0.2, 0.5  # communities per section: 20 to 50 for 100 sections

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


def find_communities(texts: Sequence[Facts], similarity: float | None = None) -> Ints:
    """The community of each section, numbered by its first member."""
    similar = compare_texts(texts)
    if similarity is not None:
        return join_similar(similar, similarity)
    return min((join_similar(similar, threshold) for threshold in _THRESHOLDS), key=_rank)


def compare_texts(texts: Sequence[Facts]) -> Floats:
    """The cosine of the TF-IDF vectors of all pairs of texts. Words and phrases of up to three words count,
    unless more than 40 % or fewer than 5 % of the texts have them."""
    from sklearn.feature_extraction.text import TfidfVectorizer  # slow to import, and not needed to predict

    vectoriser = TfidfVectorizer(ngram_range=(1, 3), max_df=0.4, min_df=0.05)
    try:
        vectors = vectoriser.fit_transform(" ".join(text) for text in texts)
    except ValueError:  # no such word
        return np.zeros((len(texts), len(texts)))
    similar: Floats = (vectors @ vectors.T).toarray()
    return similar


def join_similar(similar: Floats, threshold: float) -> Ints:
    """The first member of the community of each section, given the similarity of all pairs."""
    _, components = connected_components(similar > threshold, directed=False)
    _, first_members = np.unique(components, return_index=True)
    community: Ints = first_members[components].astype(np.int64)
    return community


def _rank(communities: Ints) -> tuple[float, int]:
    """How far their number is from the wanted range, then the size of the largest; the lower the better."""
    _, sizes = np.unique(communities, return_counts=True)
    wanted = np.clip(len(sizes), _FEWEST * len(communities), _MOST * len(communities))
    return abs(len(sizes) - float(wanted)), int(sizes.max())
