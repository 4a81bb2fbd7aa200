"""A linear tagger, the baseline without a network: TF-IDF of a sentence and its two neighbours, a logistic
regression, and Viterbi with the transitions counted in the training documents."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
import torch
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, hstack, vstack
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression

from model.tagger.baselines.bilstm_crf import decode_roles, score_tagger
from model.tagger.crf import Crf
from model.tagger.evaluate import Documents

_C = 5.0  # scikit-learn's C
_NEIGHBOUR = 0.5  # the weight of the sentences before and after
_SHARES = (0.0, 0.5, 1.0)
_NEVER_SEEN = -20.0  # log probability of a role that the documents do not have
_DIGIT, _WORD = re.compile(r"\d"), re.compile(r"\w+")

Scores = NDArray[np.float64]


@dataclass(frozen=True)
class Chain:
    """Log probabilities of role sequences."""

    start: Scores  # [K]
    transitions: Scores  # [K, K], from and to
    priors: Scores  # [K]

    def make_crf(self) -> Crf:
        """The same as a CRF, for best paths and marginals."""
        crf = Crf(len(self.start)).double().requires_grad_(False)
        crf.start.copy_(torch.from_numpy(self.start))
        crf.transitions.copy_(torch.from_numpy(self.transitions))
        return crf


@dataclass(frozen=True)
class LinearTagger:
    """Predicts the rhetorical role of each sentence of a judgment."""

    roles: tuple[str, ...]
    words: TfidfVectorizer
    classifier: LogisticRegression
    chain: Chain
    share: float = 1.0  # how much of the roles' prior is removed from the classifier's output

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document, the role of each sentence and its probability."""
        return [self._tag_document(sentences) if sentences else [] for sentences in documents]

    def _tag_document(self, sentences: Sequence[str]) -> list[tuple[str, float]]:
        # The chain includes the frequency of roles: by Bayes, emissions must not include it again.
        emissions = torch.from_numpy(self._classify(sentences) - self.share * self.chain.priors)
        ((path, scores),) = decode_roles(
            self.chain.make_crf(), emissions[None], torch.tensor([len(sentences)])
        )
        return [(self.roles[role], score) for role, score in zip(path, scores, strict=True)]

    def _classify(self, sentences: Sequence[str]) -> Scores:
        """The log probability of each role, [N, K]."""
        scores = np.full((len(sentences), len(self.roles)), _NEVER_SEEN)
        rows = add_neighbours(self.words.transform(sentences))
        scores[:, self.classifier.classes_] = self.classifier.predict_log_proba(rows)
        return scores


def train_linear(train: Documents, development: Documents, roles: Sequence[str], seed: int) -> LinearTagger:
    """Choose the share on the development documents, then learn from all documents. Deterministic."""
    del seed
    tagger = learn_linear(train, roles)
    scores = {share: score_tagger(replace(tagger, share=share), development, roles) for share in _SHARES}
    best = max(scores, key=scores.__getitem__)
    return replace(learn_linear([*train, *development], roles), share=best)


def learn_linear(documents: Documents, roles: Sequence[str]) -> LinearTagger:
    """Fit to documents."""
    numbers = {role: number for number, role in enumerate(roles)}
    gold = [np.array([numbers[role] for role in document.roles]) for document in documents]
    words = make_weights()
    words.fit([sentence for document in documents for sentence in document.sentences])
    rows = vstack([add_neighbours(words.transform(document.sentences)) for document in documents])
    classifier = LogisticRegression(C=_C, max_iter=200, tol=1e-3).fit(rows, np.concatenate(gold))
    return LinearTagger(tuple(roles), words, classifier, count_chain(gold, len(roles)))


def count_chain(gold: Sequence[NDArray[np.int64]], kinds: int) -> Chain:
    """Counts of starts, transitions and roles with add-one smoothing."""
    start, transitions, priors = np.ones(kinds), np.ones((kinds, kinds)), np.ones(kinds)
    for path in gold:
        start[path[0]] += 1
        np.add.at(priors, path, 1)
        for one, other in pairwise(path):
            transitions[one, other] += 1
    sums = transitions.sum(axis=1, keepdims=True)
    return Chain(np.log(start / start.sum()), np.log(transitions / sums), np.log(priors / priors.sum()))


def add_neighbours(rows: csr_matrix) -> csr_matrix:
    """Rows of a document's sentences, followed by those of the sentences before and after."""
    zeros = csr_matrix((1, rows.shape[1]))
    before, after = vstack([zeros, rows[:-1]]), vstack([rows[1:], zeros])
    return hstack([rows, _NEIGHBOUR * before, _NEIGHBOUR * after]).tocsr()


def make_weights() -> TfidfVectorizer:
    """TF-IDF of words and pairs of words, with numbers reduced to their shape."""
    return TfidfVectorizer(
        preprocessor=hide_digits,
        tokenizer=_WORD.findall,
        token_pattern=None,
        ngram_range=(1, 2),
        min_df=2,
        sublinear_tf=True,
    )


def hide_digits(sentence: str) -> str:
    """Lower case, and every digit as 0."""
    return _DIGIT.sub("0", sentence.lower())
