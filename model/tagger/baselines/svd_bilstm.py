"""The plain architecture over general sentence vectors, a baseline.

TF-IDF of words and pairs of words is reduced to 200 dimensions by SVD; the position of the sentence is added.
Vectors are learnt from the text of the training documents, without roles.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from scipy.sparse import csr_matrix
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from torch import Tensor, nn

from model.tagger.baselines.bilstm_crf import PlainNetwork, PlainRecipe, PlainTagger, train_plain
from model.tagger.baselines.window_tfidf import make_weights
from model.tagger.evaluate import Documents

DIMENSIONS = 200


@dataclass(frozen=True)
class VectorReader:
    """Sentences as vectors."""

    words: TfidfVectorizer
    directions: np.ndarray[tuple[int, int], np.dtype[np.float64]]  # [words and pairs, dimensions]
    size: float  # root mean square of the components

    def read(self, sentences: Sequence[str]) -> Tensor:
        """[N, dimensions + 1]."""
        weighted: csr_matrix = self.words.transform(sentences)
        vectors = weighted @ self.directions / self.size
        position = np.linspace(-1, 1, len(sentences))[:, None]
        return torch.from_numpy(np.hstack((vectors, position)).astype(np.float32))

    def make_network(self, roles: int) -> PlainNetwork:
        """A network with nothing between the vectors and the BiLSTM over the document."""
        return PlainNetwork(nn.Identity(), self.directions.shape[1] + 1, roles)


def learn_vectors(documents: Sequence[Sequence[str]]) -> VectorReader:
    """Fit vectors to the text of the documents."""
    sentences = [sentence for document in documents for sentence in document]
    words = make_weights()
    weighted = words.fit_transform(sentences)
    svd = TruncatedSVD(min(DIMENSIONS, *weighted.shape), random_state=0)
    size = float(np.sqrt(np.square(svd.fit_transform(weighted)).mean()))
    return VectorReader(words, svd.components_.T, size)


def train_vectors(
    train: Documents,
    development: Documents,
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe = PlainRecipe(),  # noqa: B008 - frozen
) -> PlainTagger:
    """Train the paper's BiLSTM and CRF on these vectors."""
    return train_plain(learn_vectors, train, development, roles, seed, recipe)
