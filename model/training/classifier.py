"""A trained network as a classifier: from the sentences of facts to the probability of each section.

The sections were encoded when training ended, so a prediction needs only the sentences of a document.
Documents of similar length share a batch, which affects speed and nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.utils.rnn import pad_sequence

from model.classifiers.registry import Facts
from model.classifiers.thresholds import Thresholds
from model.training.network import Network, NetworkOutput, Tensors
from model.vectors.encoder import SentenceEncoder
from model.vectors.store import Documents

_DOCUMENTS_AT_ONCE = 512  # in memory
_BATCH = 32

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class NetworkClassifier:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    thresholds: Thresholds
    network: Network
    sections: Tensors  # as the network has encoded them
    encoder: SentenceEncoder
    device: torch.device

    def predict_scores(self, documents: Iterable[Facts]) -> Floats:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. A document's
        scores do not depend on the others."""
        parts = [self._score(batch) for batch in _batch(documents)]
        return np.concatenate([np.empty((0, len(self.labels)), np.float32), *parts])

    def weigh_sentences(self, document: Facts) -> Floats:
        """The attention of each sentence: 0 after the last one that is read, and 0 where no word is known."""
        weights = np.zeros(len(document), np.float32)
        facts = self._encode([document])
        read = self._classify(facts).sentences[0].float().cpu().numpy()
        known = facts.sentences[0].any(dim=1).numpy()
        weights[: len(read)] = read * known
        return weights / weights.sum() if weights.any() else weights

    def _score(self, documents: Sequence[Facts]) -> Floats:
        scores = np.empty((len(documents), len(self.labels)), np.float32)
        order = sorted(range(len(documents)), key=lambda row: len(documents[row]))
        for first in range(0, len(order), _BATCH):
            rows = order[first : first + _BATCH]
            output = self._classify(self._encode([documents[row] for row in rows]))
            scores[rows] = output.probabilities.float().cpu().numpy()
        return scores

    @torch.inference_mode()
    def _classify(self, facts: Documents) -> NetworkOutput:
        return self.network.classify(facts.to(self.device), self.sections)

    def _encode(self, documents: Sequence[Facts]) -> Documents:
        """The first sentences of documents as vectors."""
        kept = [document[: self.network.options.longest] for document in documents]
        lengths = torch.tensor([len(document) for document in kept])
        vectors = self.encoder.encode([sentence for document in kept for sentence in document])
        parts = list(torch.split(torch.from_numpy(vectors), lengths.tolist()))
        return Documents(pad_sequence(parts, batch_first=True), lengths)


def _batch(documents: Iterable[Facts]) -> Iterator[list[Facts]]:
    remaining = iter(documents)
    while batch := list(islice(remaining, _DOCUMENTS_AT_ONCE)):
        yield batch
