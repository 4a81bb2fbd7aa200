"""What the words of a sentence alone say about its role: a logistic regression over words and pairs.

It sees one sentence at a time. Its opinion, and where the sentence stands, is what the network over the
whole document reads. How it is learnt stands in `role_lexicon_learning`: who only tags needs no scikit-learn,
which takes longer to import than a judgment to tag.
"""

from dataclasses import dataclass

import numpy as np
from scipy.sparse import csr_matrix

from model.role_words import Floats, Vocabulary


@dataclass(frozen=True)
class Lexicon:
    """For each role the weight of each word and pair."""

    vocabulary: Vocabulary
    weights: Floats  # [len(vocabulary), K], rarity of the word included
    rarity: Floats  # [len(vocabulary)], log of sentences per sentence that has it
    bias: Floats  # [K]

    def score(self, counted: csr_matrix) -> Floats:
        """The log probability of each role, [N, K], for sentences that the vocabulary has counted."""
        sizes = np.sqrt(counted @ np.square(self.rarity))
        votes = (counted @ self.weights) / np.maximum(sizes, 1e-6)[:, None] + self.bias
        votes -= votes.max(axis=1, keepdims=True)
        return np.asarray(votes - np.log(np.exp(votes).sum(axis=1, keepdims=True)), np.float32)
