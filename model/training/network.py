"""What the training loop, the files and the predictions need of a network.

A network is built from its options and a `Shape`, which a saved classifier knows too; `prepare` then gives it
whatever else it learns from the training data. Sections are encoded once when training ends
(`encode_sections`), so a prediction needs only the sentences of new facts. A prediction never depends on the
other facts of its batch.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.classifiers.registry import Facts
from model.classifiers.scores import Flags
from model.graph.metapaths import Adjacency
from model.layers.word_encoder import WordAttention, WordLstm
from model.training.options import NetworkOptions
from model.vectors.store import Documents
from schemas.published import SECTION

Tensors = dict[str, Tensor]


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes that decide the shapes of a network's tensors."""

    counts: Mapping[str, int]  # nodes of the citation graph by kind; the sections are the classes
    inputs: int = 200  # size of a sentence vector, or of a word embedding
    words: int = 0  # words and n-grams that have an embedding, where words are read

    @property
    def labels(self) -> int:
        """The number of classes."""
        return self.counts[SECTION]


@dataclass(frozen=True, slots=True)
class Task:
    """What there is to learn from. Fact i is row i of the training split, section i is class i."""

    labels: tuple[str, ...]
    gold: Tensor  # [N, C], labels of the training facts
    truth: Flags  # [M, C], labels of the validation facts
    counts: dict[str, int]  # of nodes, by kind
    adjacency: Adjacency
    topics: Tensor  # [C], the topic of each section
    chapters: Tensor  # [C], the chapter of each section
    section_texts: Sequence[Facts]


class Batch(NamedTuple):
    """Training facts, and what a network may use in a step."""

    facts: Documents  # of this process
    gold: Tensor  # [B, C], their labels
    rows: Tensor  # [B], their numbers
    all_rows: Tensor  # the numbers of the facts of all processes
    share: slice  # which of them are of this process
    sections: Documents  # all sections, in the order of their classes
    weights: Tensor  # [C], of positive labels
    generator: torch.Generator  # in the same state in all processes
    step: int  # of the whole training, from 1


class NetworkOutput(NamedTuple):
    """The probability of each section, and the attention of each sentence."""

    probabilities: Tensor  # [N, C]
    sentences: Tensor  # [N, T]


class Network(nn.Module, ABC):
    """The base class of all networks."""

    def __init__(self, options: NetworkOptions, shape: Shape) -> None:
        super().__init__()
        self.options, self.shape = options, shape
        self.words: nn.Module | None = None  # reads sentences that are given as numbers
        if options.sentences == "words":
            power, skip = options.word_power, options.word_skip
            self.words = WordAttention(shape.words, shape.inputs, power, skip, sparse=options.sparse)
        elif options.sentences == "word-lstm":
            self.words = WordLstm(shape.words, shape.inputs, sparse=options.sparse)

    def prepare(self, task: Task) -> None:
        """Take what the network needs of the training data, before the first step or a resumed one."""

    @abstractmethod
    def compute_loss(self, batch: Batch) -> Tensor:
        """The loss of a batch: a mean over its facts."""

    def after_step(self) -> None:
        """Called after each step of the optimiser."""

    def encode_sections(self, sections: Documents, generator: torch.Generator) -> Tensors:  # noqa: ARG002
        """What predictions need of the sections. Called in evaluation mode; saved with the network."""
        return {}

    def section_shapes(self) -> dict[str, tuple[int, ...]]:
        """The names and shapes of what `encode_sections` returns, to validate files."""
        return {}

    @abstractmethod
    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:
        """The probabilities of all sections for any facts, in evaluation mode."""

    def join(self, device: torch.device) -> None:
        """Called once if several processes train the network."""

    def weigh_process(self, weight: float) -> None:
        """Before each step of several processes: the share of the batch that this one has."""

    def read_words(self, *texts: Documents) -> list[Documents]:
        """Sentences as vectors, if they are given as word numbers; all at once, as they share most words."""
        if self.words is None:
            return list(texts)
        shapes = [documents.sentences.shape[:2] for documents in texts]
        rows = torch.cat([documents.sentences.flatten(0, 1) for documents in texts])
        vectors = self.words(rows).split([count * longest for count, longest in shapes])
        return [
            Documents(part.view(*shape, self.shape.inputs), documents.lengths)
            for part, shape, documents in zip(vectors, shapes, texts, strict=True)
        ]
