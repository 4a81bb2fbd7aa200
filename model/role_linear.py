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

from model.crf import Crf
from model.role_evaluation import Documents
from model.role_plain import decode_roles, judge_tagger

_FIT_TO_DATA = 5.0  # sklearn's C
_NEIGHBOUR = 0.5  # the weight of the sentences before and behind
_SHARES = (0.0, 0.5, 1.0)
_NEVER_SEEN = -20.0  # log probability of a role that the documents lack
_DIGIT, _WORD = re.compile(r"\d"), re.compile(r"\w+")

Scores = NDArray[np.float64]


@dataclass(frozen=True)
class Chain:
    """How roles follow each other, in logs of probabilities."""

    start: Scores  # [K]
    transitions: Scores  # [K, K], from and to
    priors: Scores  # [K]

    def make_crf(self) -> Crf:
        """The same as a CRF, which finds paths and their probabilities."""
        crf = Crf(len(self.start)).double().requires_grad_(False)
        crf.start.copy_(torch.from_numpy(self.start))
        crf.transitions.copy_(torch.from_numpy(self.transitions))
        return crf


@dataclass(frozen=True)
class LinearTagger:
    """Tells the rhetorical role of each sentence of a judgment."""

    roles: tuple[str, ...]
    words: TfidfVectorizer
    classifier: LogisticRegression
    chain: Chain
    share: float = 1.0  # how far the frequency of roles is taken out of what the classifier says

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document the role of each sentence, and how probable it is."""
        return [self._tag_document(sentences) if sentences else [] for sentences in documents]

    def _tag_document(self, sentences: Sequence[str]) -> list[tuple[str, float]]:
        # The chain knows how frequent roles are: by Bayes, what comes from a sentence must not say it again.
        emissions = torch.from_numpy(self._classify(sentences) - self.share * self.chain.priors)
        ((path, scores),) = decode_roles(
            self.chain.make_crf(), emissions[None], torch.tensor([len(sentences)])
        )
        return [(self.roles[role], score) for role, score in zip(path, scores, strict=True)]

    def _classify(self, sentences: Sequence[str]) -> Scores:
        """The log probability of each role, [N, K]."""
        told = np.full((len(sentences), len(self.roles)), _NEVER_SEEN)
        rows = add_neighbours(self.words.transform(sentences))
        told[:, self.classifier.classes_] = self.classifier.predict_log_proba(rows)
        return told


def train_linear(train: Documents, development: Documents, roles: Sequence[str], seed: int) -> LinearTagger:
    """Choose the share on the development documents, then learn from all. Nothing is left to chance."""
    del seed
    tagger = learn_linear(train, roles)
    judged = {share: judge_tagger(replace(tagger, share=share), development, roles) for share in _SHARES}
    best = max(judged, key=judged.__getitem__)
    return replace(learn_linear([*train, *development], roles), share=best)


def learn_linear(documents: Documents, roles: Sequence[str]) -> LinearTagger:
    """Fit to documents."""
    numbers = {role: number for number, role in enumerate(roles)}
    gold = [np.array([numbers[role] for role in document.roles]) for document in documents]
    words = make_weights()
    words.fit([sentence for document in documents for sentence in document.sentences])
    rows = vstack([add_neighbours(words.transform(document.sentences)) for document in documents])
    classifier = LogisticRegression(C=_FIT_TO_DATA, max_iter=200, tol=1e-3).fit(rows, np.concatenate(gold))
    return LinearTagger(tuple(roles), words, classifier, count_chain(gold, len(roles)))


def count_chain(gold: Sequence[NDArray[np.int64]], kinds: int) -> Chain:
    """Each start, transition and role counted once more than it occurs: none is impossible."""
    start, transitions, priors = np.ones(kinds), np.ones((kinds, kinds)), np.ones(kinds)
    for path in gold:
        start[path[0]] += 1
        np.add.at(priors, path, 1)
        for one, other in pairwise(path):
            transitions[one, other] += 1
    sums = transitions.sum(axis=1, keepdims=True)
    return Chain(np.log(start / start.sum()), np.log(transitions / sums), np.log(priors / priors.sum()))


def add_neighbours(rows: csr_matrix) -> csr_matrix:
    """Rows of a document's sentences, followed by those of the sentences before and behind."""
    nothing = csr_matrix((1, rows.shape[1]))
    before, behind = vstack([nothing, rows[:-1]]), vstack([rows[1:], nothing])
    return hstack([rows, _NEIGHBOUR * before, _NEIGHBOUR * behind]).tocsr()


def make_weights() -> TfidfVectorizer:
    """TF-IDF of words and pairs of words, numbers known by their shape only."""
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
