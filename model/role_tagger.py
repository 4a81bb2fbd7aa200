"""The role tagger: a lexicon and cues for each sentence, networks over the document, roles with scores.

Several networks, which differ in nothing but their seed, are asked, and their probabilities averaged.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor

from model.role_cues import Cue, CueFinder
from model.role_inputs import read_inputs
from model.role_lexicon import Lexicon
from model.role_network import RoleNetwork
from model.role_words import Floats

_FEWEST_SHARING = 8  # documents: fewer would waste more by being many batches than by padding
_BATCH_SENTENCES = 8192  # padded: bounds the memory of a batch; more would mostly be padding


@dataclass(frozen=True)
class Tagger:
    """Tells the rhetorical role of each sentence of a judgment."""

    roles: tuple[str, ...]
    lexicon: Lexicon
    cues: tuple[Cue, ...]
    networks: tuple[RoleNetwork, ...]
    handicaps: Floats  # [roles], added to the log probabilities: makes up for roles that are rarely given
    _finder: CueFinder = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_finder", CueFinder(self.lexicon.vocabulary, self.cues))
        for network in self.networks:
            network.eval()

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document the role of each sentence, and how probable it is."""
        tagged = []
        for told in self.tell(documents):
            chosen = choose_roles(told, self.handicaps)
            scores = np.take_along_axis(told, chosen[:, None], axis=1)[:, 0]
            pairs = zip(chosen.tolist(), scores.tolist(), strict=True)
            tagged.append([(self.roles[role], score) for role, score in pairs])
        return tagged

    def tell(self, documents: Sequence[Sequence[str]]) -> list[Floats]:
        """How probable each role is for each sentence: [n, roles] for each document."""
        told = [np.empty((0, len(self.roles)), np.float32)] * len(documents)
        filled = [index for index, sentences in enumerate(documents) if sentences]
        inputs = self.read([documents[index] for index in filled])
        for index, marginals in zip(filled, average_networks(self.networks, inputs), strict=True):
            told[index] = marginals
        return told

    def read(self, documents: Sequence[Sequence[str]]) -> list[Floats]:
        """What the networks read of documents, none of which is empty."""
        return read_inputs(documents, self.lexicon, self._finder) if documents else []


def choose_roles(told: Floats, handicaps: Floats) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The number of the role of each sentence."""
    chosen: np.ndarray[tuple[int], np.dtype[np.int64]] = (np.log(told + 1e-9) + handicaps).argmax(axis=1)
    return chosen


def average_networks(networks: Sequence[RoleNetwork], inputs: Sequence[Floats]) -> list[Floats]:
    """The mean of what the networks tell. Documents of like length share a batch."""
    told = [np.empty(0, np.float32)] * len(inputs)
    for batch in _make_batches([len(rows) for rows in inputs]):
        device = next(networks[0].parameters()).device
        tensors = [torch.from_numpy(inputs[index]).to(device) for index in batch]
        opinions = [network.tell(tensors) for network in networks]
        for place, index in enumerate(batch):
            told[index] = _average([opinion[place] for opinion in opinions])
    return told


def _average(opinions: Sequence[Tensor]) -> Floats:
    return np.asarray(torch.stack(list(opinions)).mean(dim=0).cpu().numpy(), np.float32)


def _make_batches(lengths: Sequence[int]) -> Iterator[list[int]]:
    """Documents by length: as many as fit, and none that would mostly be padding, but for the last few."""
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
