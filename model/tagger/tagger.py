"""The role tagger: a lexicon and cues for each sentence, then an ensemble of networks over the document.

The networks differ only in their seed; their probabilities are averaged.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor

from model.tagger.cues import Cue, CueFinder
from model.tagger.inputs import read_inputs
from model.tagger.lexicon import RoleLexicon
from model.tagger.network import RoleNetwork
from model.tagger.vocabulary import Floats

_FEWEST_SHARING = 8  # documents: smaller batches would cost more than the padding they save
_BATCH_SENTENCES = 8192  # including padding; bounds the memory of a batch


@dataclass(frozen=True)
class Tagger:
    """Predicts the rhetorical role of each sentence of a judgment."""

    roles: tuple[str, ...]
    lexicon: RoleLexicon
    cues: tuple[Cue, ...]
    networks: tuple[RoleNetwork, ...]
    role_bias: (
        Floats  # [roles], added to the log probabilities: compensates for roles that are rarely predicted
    )
    _finder: CueFinder = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_finder", CueFinder(self.lexicon.vocabulary, self.cues))
        for network in self.networks:
            network.eval()

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document, the role of each sentence and its probability."""
        tagged = []
        for probabilities in self.predict_probabilities(documents):
            chosen = choose_roles(probabilities, self.role_bias)
            scores = np.take_along_axis(probabilities, chosen[:, None], axis=1)[:, 0]
            pairs = zip(chosen.tolist(), scores.tolist(), strict=True)
            tagged.append([(self.roles[role], score) for role, score in pairs])
        return tagged

    def predict_probabilities(self, documents: Sequence[Sequence[str]]) -> list[Floats]:
        """The probability of each role for each sentence: [n, roles] for each document."""
        probabilities = [np.empty((0, len(self.roles)), np.float32)] * len(documents)
        filled = [index for index, sentences in enumerate(documents) if sentences]
        inputs = self.read([documents[index] for index in filled])
        for index, marginals in zip(filled, average_networks(self.networks, inputs), strict=True):
            probabilities[index] = marginals
        return probabilities

    def read(self, documents: Sequence[Sequence[str]]) -> list[Floats]:
        """The networks' inputs for documents, none of which may be empty."""
        return read_inputs(documents, self.lexicon, self._finder) if documents else []


def choose_roles(probabilities: Floats, role_bias: Floats) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The number of the role of each sentence."""
    biased = np.log(probabilities + 1e-9) + role_bias
    chosen: np.ndarray[tuple[int], np.dtype[np.int64]] = biased.argmax(axis=1)
    return chosen


def average_networks(networks: Sequence[RoleNetwork], inputs: Sequence[Floats]) -> list[Floats]:
    """The mean probabilities of the networks. Documents of similar length share a batch."""
    averages = [np.empty(0, np.float32)] * len(inputs)
    for batch in _make_batches([len(rows) for rows in inputs]):
        device = next(networks[0].parameters()).device
        tensors = [torch.from_numpy(inputs[index]).to(device) for index in batch]
        outputs = [network.predict_probabilities(tensors) for network in networks]
        for position, index in enumerate(batch):
            averages[index] = _average([output[position] for output in outputs])
    return averages


def _average(outputs: Sequence[Tensor]) -> Floats:
    return np.asarray(torch.stack(list(outputs)).mean(dim=0).cpu().numpy(), np.float32)


def _make_batches(lengths: Sequence[int]) -> Iterator[list[int]]:
    """Documents by length: as many as fit, without much padding except in small batches."""
    batch: list[int] = []
    for index in sorted(range(len(lengths)), key=lambda index: (-lengths[index], index)):
        longest = lengths[batch[0]] if batch else 0
        is_full = longest * (len(batch) + 1) > _BATCH_SENTENCES
        is_short = len(batch) >= _FEWEST_SHARING and lengths[index] < 0.7 * longest
        if batch and (is_full or is_short):
            yield batch
            batch = []
        batch.append(index)
    if batch:
        yield batch
