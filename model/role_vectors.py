"""The plain architecture over general sentence vectors, a baseline.

TF-IDF of words and pairs of words is brought to 200 dimensions by SVD; where the sentence stands is added.
Vectors are learnt from the text of the training documents, with no eye on roles.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from scipy.sparse import csr_matrix
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from torch import Tensor, nn

from model.role_evaluation import Documents
from model.role_linear import make_weights
from model.role_plain import PlainNetwork, PlainRecipe, PlainTagger, train_plain

DIMENSIONS = 200


@dataclass(frozen=True)
class VectorReader:
    """Sentences as vectors."""

    words: TfidfVectorizer
    directions: np.ndarray[tuple[int, int], np.dtype[np.float64]]  # [words and pairs, dimensions]
    size: float  # of a number in a vector, as a rule

    def read(self, sentences: Sequence[str]) -> Tensor:
        """[N, dimensions + 1]."""
        weighted: csr_matrix = self.words.transform(sentences)
        vectors = weighted @ self.directions / self.size
        place = np.linspace(-1, 1, len(sentences))[:, None]
        return torch.from_numpy(np.hstack((vectors, place)).astype(np.float32))

    def make_network(self, roles: int) -> PlainNetwork:
        """With nothing between the vectors and the BiLSTM over the document."""
        return PlainNetwork(nn.Identity(), self.directions.shape[1] + 1, roles)


def learn_vectors(documents: Sequence[Sequence[str]]) -> VectorReader:
    """Fitted to the text of the documents."""
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
    """The document's BiLSTM and CRF as in the paper."""
    return train_plain(learn_vectors, train, development, roles, seed, recipe)
