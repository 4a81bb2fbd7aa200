"""A trained LeSICiN as a classifier: facts in words to the probability of each section.

Several networks are asked, and what they say is averaged. A lexicon is asked, too (model/lexicon.py), and has
as much to say as all networks together: where documents are few, words alone tell what a network cannot learn
yet, and each errs where the other does not (docs/results.md). The sections were read when training ended; of
a document nothing is needed but its sentences. Documents are read a few hundred at a time and go through the
networks with others of about their length, which changes nothing but the time it takes.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from scipy.special import expit, logit
from torch.nn.utils.rnn import pad_sequence

from model.classifiers import Facts
from model.lesicin import LeSICiN, Prediction, ReadSections
from model.lesicin_text import Documents
from model.lexicon import Lexicon, choose_labels
from model.sentence_vectors import SentenceEncoder
from model.thresholds import Thresholds

_DOCUMENTS_AT_ONCE = 512  # in memory
_BATCH = 32
_MARGIN = 8.0  # the log odds that a distance of 1 stands for: distances and log odds then vary alike
_SUREST = 1e-6  # who is surer has no more to say than one who is this sure

Floats = NDArray[np.float32]


class Member(NamedTuple):
    """A network, and the sections as it has read them."""

    network: LeSICiN
    sections: ReadSections


@dataclass(frozen=True)
class LesicinClassifier:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    thresholds: Thresholds
    members: tuple[Member, ...]
    encoder: SentenceEncoder
    longest: int  # sentences of a document that are read
    lexicon: Lexicon | None = None

    def predict_scores(self, documents: Iterable[Facts]) -> Floats:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. One does not
        depend on the others."""
        found = [self._score(some) for some in _take_some(documents)]
        return np.concatenate([np.empty((0, len(self.labels)), np.float32), *found])

    def weigh_sentences(self, document: Facts) -> Floats:
        """How much each sentence had to say, [T]: the attention that it got from the networks, and its share
        in what speaks for the predicted labels by the lexicon."""
        weights = self._attend(document)
        if not self.lexicon:
            return weights
        scores = self.predict_scores([document])[0]
        chosen = choose_labels(self.thresholds.decide(scores), scores)
        spoken = self.lexicon.weigh_sentences(document, chosen)
        both = weights + spoken
        return both / both.sum() if both.any() else both

    def _attend(self, document: Facts) -> Floats:
        """The attention of each sentence: none behind the last one that is read, and none where no word is
        known."""
        weights = np.zeros(len(document), np.float32)
        facts = self._encode([document])
        read = self._ask(facts).sentences[0].float().cpu().numpy()
        known = facts.sentences[0].any(dim=1).numpy()
        weights[: len(read)] = read * known
        return weights

    def _score(self, documents: Sequence[Facts]) -> Floats:
        scores = np.empty((len(documents), len(self.labels)), np.float32)
        order = sorted(range(len(documents)), key=lambda place: len(documents[place]))
        for first in range(0, len(order), _BATCH):
            rows = order[first : first + _BATCH]
            read = self._ask(self._encode([documents[row] for row in rows]))
            scores[rows] = read.probabilities.float().cpu().numpy()
        return hear_both(scores, self.lexicon.measure(documents)) if self.lexicon else scores

    @torch.inference_mode()
    def _ask(self, facts: Documents) -> Prediction:
        facts = facts.to(self.members[0].sections.text.keys.device)
        told = [network.predict(facts, sections) for network, sections in self.members]
        return Prediction(*(torch.stack(each).mean(dim=0) for each in zip(*told, strict=True)))

    def _encode(self, documents: Sequence[Facts]) -> Documents:
        """The beginnings of documents as vectors of sentences."""
        kept = [document[: self.longest] for document in documents]
        lengths = torch.tensor([len(document) for document in kept])
        vectors = self.encoder.encode([sentence for document in kept for sentence in document])
        parts = list(torch.split(torch.from_numpy(vectors), lengths.tolist()))
        return Documents(pad_sequence(parts, batch_first=True), lengths)


def hear_both(probabilities: Floats, distances: Floats) -> Floats:
    """What networks and lexicon say together, [N, K]: the mean of their log odds. Neither can be surer than
    the other: a label that no training document has is not lost by the lexicon alone."""
    surest = logit(1 - _SUREST)
    odds = logit(probabilities.astype(np.float64).clip(_SUREST, 1 - _SUREST))
    return np.asarray(expit((odds + (_MARGIN * distances).clip(-surest, surest)) / 2), np.float32)


def _take_some(documents: Iterable[Facts]) -> Iterator[list[Facts]]:
    left = iter(documents)
    while some := list(islice(left, _DOCUMENTS_AT_ONCE)):
        yield some
