"""A case of ILSI's shape, and the two versions of LeSICiN that benchmarks/lesicin_speed.py times on it.

42,844 facts with 3.78 citations each, whose numbers of sentences are distributed as in ILSI (median 19, mean
35, cut at 128), 100 sections of 2.7 sentences, 31 topics, 17 chapters, one Act; hidden 200, batches of 32
facts of similar length, 8 walks per schema. All numbers are random.
"""

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from lesicin_loops import Lists, LoopLeSICiN, list_neighbours, walk_in_loops

from model.graph.citation_graph import EdgeList, build_data, index_edges
from model.graph.metapaths import CITATION, WAYS_UP, Adjacency, EdgeType, reverse_edge, sample_metapaths
from model.layers.losses import weigh_labels
from model.layers.word_encoder import LONGEST
from model.lesicin.network import LeSICiN, Metapaths, ReadSections
from model.lesicin.options import LesicinOptions
from model.training import network
from model.training.network import Shape
from model.training.optimiser import Stepper
from model.vectors.store import Documents
from schemas.published import ACT, CHAPTER, FACT, SECTION, TOPIC

COUNTS = {FACT: 42_844, SECTION: 100, TOPIC: 31, CHAPTER: 17, ACT: 1}
SHAPE = Shape(COUNTS, inputs=200, words=60_000)
OPTIONS = LesicinOptions(sparse=True)
WORDS_OPTIONS = LesicinOptions(sparse=True, sentences="words", evidence=True)  # as in the ensemble
KNOWN = 50  # words and pairs of a sentence
BATCH, WINDOW, LABELS_EACH = 32, 16, 3.78
SENTENCES, SECTION_SENTENCES = (19.0, 35.0, 128), (2.3, 2.7, 12)  # median, mean, most
SKEW = 0.75  # the n-th section is cited n ** -SKEW times as often as the first, much as in ILSI
POOL = 4  # different batches


class Batch(NamedTuple):
    """Facts of the graph with their labels."""

    rows: Tensor  # [N]
    facts: Documents
    labels: Tensor  # [N, C]


@dataclass(frozen=True, slots=True)
class Case:
    """A graph and documents of ILSI's shape."""

    adjacency: Adjacency
    sections: Documents
    weights: Tensor  # [C]
    batches: Sequence[Batch]


def make_case() -> Case:
    """Draw everything at random."""
    cited = draw_citations()  # [facts, C]
    facts, sections = (each.tolist() for each in cited.nonzero(as_tuple=True))
    edges: dict[EdgeType, EdgeList] = {CITATION: (facts, sections)}
    for way in WAYS_UP:
        below, above = COUNTS[way[0]], COUNTS[way[2]]
        edges[way] = (list(range(below)), [number * above // below for number in range(below)])
    edges |= {reverse_edge(way): (targets, sources) for way, (sources, targets) in list(edges.items())}
    weights = weigh_labels(cited.sum(dim=0), len(cited))
    lengths = draw_lengths(COUNTS[SECTION], *SECTION_SENTENCES)
    law = Documents(torch.randn(len(lengths), int(lengths.max()), SHAPE.inputs), lengths)
    # Training sorts facts by length within a window of batches: these are some of one window.
    window = draw_lengths(WINDOW * BATCH, *SENTENCES).sort().values.view(WINDOW, BATCH)
    batches = [draw_batch(cited, window[index]) for index in range(1, WINDOW, WINDOW // POOL)]
    return Case(index_edges(build_data(COUNTS, edges)), law, weights, batches)


def draw_citations() -> Tensor:
    """Which sections each fact cites: few are cited often, and every fact cites at least one."""
    chances = torch.arange(1, COUNTS[SECTION] + 1).float() ** -SKEW
    facts = torch.arange(COUNTS[FACT])
    numbers = 1 + torch.poisson(torch.full((len(facts),), LABELS_EACH - 1)).long()
    order = torch.multinomial(chances.expand(len(facts), -1), int(numbers.max()))  # [facts, most]
    chosen = torch.arange(order.shape[1]) < numbers[:, None]
    cited = torch.zeros(COUNTS[FACT], COUNTS[SECTION], dtype=torch.bool)
    cited[facts[:, None].expand_as(order)[chosen], order[chosen]] = True
    return cited


def draw_lengths(count: int, median: float, mean: float, most: int) -> Tensor:
    """Numbers of sentences: a lognormal distribution, cut."""
    spread = math.sqrt(2 * math.log(mean / median))
    drawn = (torch.randn(count) * spread + math.log(median)).exp()
    return drawn.round().long().clamp(1, most)


def draw_batch(cited: Tensor, lengths: Tensor) -> Batch:
    """Any facts, with sentences of their own."""
    rows = torch.randint(0, len(cited), (BATCH,))
    sentences = torch.randn(BATCH, int(lengths.max()), SHAPE.inputs)
    return Batch(rows, Documents(sentences, lengths), cited[rows].float())


def number_words(case: Case) -> Case:
    """The same case with sentences as numbers of words; few words are frequent."""

    def draw(documents: Documents) -> Documents:
        rows = documents.sentences.shape[:2]
        ranks = torch.rand(*rows, KNOWN).mul(math.log(SHAPE.words)).exp()
        return Documents(nn.functional.pad(ranks.floor(), (0, 2 * LONGEST - KNOWN)), documents.lengths)

    batches = [batch._replace(facts=draw(batch.facts)) for batch in case.batches]
    return replace(case, sections=draw(case.sections), batches=batches)


def cut_one(batch: Batch) -> Documents:
    """The first fact alone."""
    return batch.facts.choose(torch.zeros(1, dtype=torch.long))


class Ours:
    """The network as it is trained and used: what model/training/learner.py does with a batch."""

    def __init__(self, case: Case, options: LesicinOptions) -> None:
        self.case, self.options = case, options
        self.network = LeSICiN(options, SHAPE)
        self.network.prepare(describe_task(case))
        self.stepper = Stepper(self.network, options)
        self.generator = torch.Generator().manual_seed(1)

    def walk(self, kind: str, starts: Tensor) -> Metapaths:
        """Walks for the next step."""
        return sample_metapaths(self.case.adjacency, kind, starts, generator=self.generator)

    def train(self, batch: Batch) -> None:
        """One complete training step."""
        self.network.train()
        self.stepper.clear()
        self.network.compute_loss(self._complete(batch)).backward()
        self.stepper.clip(self.options.clip)
        self.stepper.step(self.options.rate)
        self.network.after_step()

    def _complete(self, batch: Batch) -> network.Batch:
        """The batch as the training loop hands it over."""
        everything = slice(None)
        return network.Batch(
            batch.facts,
            batch.labels,
            batch.rows,
            batch.rows,
            everything,
            self.case.sections,
            self.case.weights,
            self.generator,
            1,
        )

    @torch.no_grad()
    def read(self, section_paths: Metapaths) -> ReadSections:
        """Sections, once for all predictions."""
        return self.network.eval().read_sections(self.case.sections, section_paths)


def describe_task(case: Case) -> network.Task:
    """What a network may know before training; this one needs the edges only."""
    nothing = torch.zeros(COUNTS[SECTION], dtype=torch.long)
    gold = torch.zeros(1, COUNTS[SECTION], dtype=torch.bool)
    labels = tuple(map(str, range(COUNTS[SECTION])))
    return network.Task(labels, gold, gold.numpy(), COUNTS, case.adjacency, nothing, nothing, [])


class Loops:
    """The naive baseline."""

    def __init__(self, case: Case, options: LesicinOptions) -> None:
        self.case = case
        self.network = LoopLeSICiN(options, SHAPE)
        self.neighbours: Lists = list_neighbours(case.adjacency)
        self.optimiser = torch.optim.Adam(self.network.parameters())

    def train(self, batch: Batch) -> None:
        """One complete training step."""
        sections = range(COUNTS[SECTION])
        section_walks = walk_in_loops(self.neighbours, SECTION, sections, OPTIONS.instances)
        fact_walks = walk_in_loops(self.neighbours, FACT, batch.rows.tolist(), OPTIONS.instances)
        scores = self.network(batch.facts, self.case.sections, section_walks, fact_walks)
        self.optimiser.zero_grad()
        self.network.measure_loss(scores, batch.labels, self.case.weights).backward()
        self.optimiser.step()
