"""A trained LeSICiN as a classifier: from the sentences of facts to the probability of each section.

The classifier is an ensemble: the mean of several networks, averaged with a lexicon (model/linear/lexicon.py)
that counts as much as all networks together. Where documents are few, single words predict what a network
cannot learn yet, and the two make different errors (docs/results.md). The sections were encoded when training
ended, so a prediction needs only the sentences of a document. Documents of similar length share a batch,
which affects speed and nothing else.
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

from model.classifiers.registry import Facts
from model.classifiers.thresholds import Thresholds
from model.lesicin.network import LeSICiN, NetworkOutput, ReadSections
from model.linear.lexicon import Lexicon, choose_labels
from model.vectors.encoder import SentenceEncoder
from model.vectors.store import Documents

_DOCUMENTS_AT_ONCE = 512  # in memory
_BATCH = 32
_MARGIN = 8.0  # log odds per unit of distance: puts distances and log odds on the same scale
_CLIP = 1e-6  # probabilities are clipped to this distance from 0 and 1

Floats = NDArray[np.float32]


class EnsembleMember(NamedTuple):
    """One network of the ensemble, and the sections as it has encoded them."""

    network: LeSICiN
    sections: ReadSections


@dataclass(frozen=True)
class LesicinClassifier:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    thresholds: Thresholds
    members: tuple[EnsembleMember, ...]
    encoder: SentenceEncoder
    longest: int  # sentences of a document that are read
    lexicon: Lexicon | None = None

    def predict_scores(self, documents: Iterable[Facts]) -> Floats:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. A document's
        scores do not depend on the others."""
        parts = [self._score(batch) for batch in _batch(documents)]
        return np.concatenate([np.empty((0, len(self.labels)), np.float32), *parts])

    def weigh_sentences(self, document: Facts) -> Floats:
        """The weight of each sentence, [T]: its attention in the networks, and its share in the lexicon's
        evidence for the predicted labels."""
        weights = self._attend(document)
        if not self.lexicon:
            return weights
        scores = self.predict_scores([document])[0]
        chosen = choose_labels(self.thresholds.decide(scores), scores)
        both = weights + self.lexicon.weigh_sentences(document, chosen)
        return both / both.sum() if both.any() else both

    def _attend(self, document: Facts) -> Floats:
        """The attention of each sentence: 0 after the last one that is read, and 0 where no word is known."""
        weights = np.zeros(len(document), np.float32)
        facts = self._encode([document])
        read = self._predict(facts).sentences[0].float().cpu().numpy()
        known = facts.sentences[0].any(dim=1).numpy()
        weights[: len(read)] = read * known
        return weights

    def _score(self, documents: Sequence[Facts]) -> Floats:
        scores = np.empty((len(documents), len(self.labels)), np.float32)
        order = sorted(range(len(documents)), key=lambda row: len(documents[row]))
        for first in range(0, len(order), _BATCH):
            rows = order[first : first + _BATCH]
            output = self._predict(self._encode([documents[row] for row in rows]))
            scores[rows] = output.probabilities.float().cpu().numpy()
        return average_log_odds(scores, self.lexicon.measure(documents)) if self.lexicon else scores

    @torch.inference_mode()
    def _predict(self, facts: Documents) -> NetworkOutput:
        facts = facts.to(self.members[0].sections.text.keys.device)
        outputs = [network.predict(facts, sections) for network, sections in self.members]
        return NetworkOutput(*(torch.stack(parts).mean(dim=0) for parts in zip(*outputs, strict=True)))

    def _encode(self, documents: Sequence[Facts]) -> Documents:
        """The first sentences of documents as vectors."""
        kept = [document[: self.longest] for document in documents]
        lengths = torch.tensor([len(document) for document in kept])
        vectors = self.encoder.encode([sentence for document in kept for sentence in document])
        parts = list(torch.split(torch.from_numpy(vectors), lengths.tolist()))
        return Documents(pad_sequence(parts, batch_first=True), lengths)


def average_log_odds(probabilities: Floats, distances: Floats) -> Floats:
    """The scores of networks and lexicon combined, [N, K]: the mean of their log odds. Both are clipped
    alike, so the lexicon alone cannot rule out a label that no training document has."""
    limit = logit(1 - _CLIP)
    odds = logit(probabilities.astype(np.float64).clip(_CLIP, 1 - _CLIP))
    return np.asarray(expit((odds + (_MARGIN * distances).clip(-limit, limit)) / 2), np.float32)


def _batch(documents: Iterable[Facts]) -> Iterator[list[Facts]]:
    remaining = iter(documents)
    while batch := list(islice(remaining, _DOCUMENTS_AT_ONCE)):
        yield batch
