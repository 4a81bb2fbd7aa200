"""A case of ILSI's shape, and the two versions of LeSICiN that benchmarks/lesicin_speed.py times on it.

42,844 facts of 44 sentences with 3.78 citations each, 100 sections of 6 to 12 sentences, 31 topics, 17
chapters, one Act; hidden 200, batches of 32, 8 walks per schema. All numbers are random.
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

from model.lesicin.graph import EdgeList, build_data, index_edges
from model.lesicin.metapaths import CITATION, WAYS_UP, Adjacency, EdgeType, reverse_edge, sample_metapaths
from model.lesicin.network import LeSICiN, LeSICiNConfig, Metapaths, ReadSections
from model.lesicin.scoring import weigh_labels
from model.lesicin.training.optimiser import RowAdam
from model.lesicin.word_encoder import LONGEST, WEIGH
from model.vectors.store import Documents
from schemas.published import ACT, CHAPTER, FACT, SECTION, TOPIC

COUNTS = {FACT: 42_844, SECTION: 100, TOPIC: 31, CHAPTER: 17, ACT: 1}
CONFIG = LeSICiNConfig(sparse_facts=True)
WORDS_CONFIG = LeSICiNConfig(sparse_facts=True, reading=WEIGH, words=60_000, evidence=True)
KNOWN = 50  # words and pairs of a sentence
BATCH, SENTENCES, SECTION_SENTENCES, LABELS_EACH = 32, 44, (6, 12), 3.78
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
    fewest, most = SECTION_SENTENCES
    lengths = torch.randint(fewest, most + 1, (COUNTS[SECTION],))
    law = Documents(torch.randn(len(lengths), int(lengths.max()), CONFIG.inputs), lengths)
    batches = [draw_batch(cited) for _ in range(POOL)]
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


def draw_batch(cited: Tensor) -> Batch:
    """Any facts, with sentences of their own."""
    rows = torch.randint(0, len(cited), (BATCH,))
    lengths = torch.full((BATCH,), SENTENCES)
    return Batch(rows, Documents(torch.randn(BATCH, SENTENCES, CONFIG.inputs), lengths), cited[rows].float())


def number_words(case: Case) -> Case:
    """The same case with sentences as numbers of words; few words are frequent."""

    def draw(documents: Documents) -> Documents:
        rows = documents.sentences.shape[:2]
        ranks = torch.rand(*rows, KNOWN).mul(math.log(WORDS_CONFIG.words)).exp()
        return Documents(nn.functional.pad(ranks.floor(), (0, 2 * LONGEST - KNOWN)), documents.lengths)

    batches = [batch._replace(facts=draw(batch.facts)) for batch in case.batches]
    return replace(case, sections=draw(case.sections), batches=batches)


def cut_one(batch: Batch) -> Documents:
    """The first fact alone."""
    return Documents(batch.facts.sentences[:1], batch.facts.lengths[:1])


class Ours:
    """The model as it is used."""

    def __init__(self, case: Case, config: LeSICiNConfig) -> None:
        self.case = case
        self.network = LeSICiN(config, COUNTS)
        self.generator = torch.Generator().manual_seed(1)
        rows = self._list_embeddings()
        others = [each for each in self.network.parameters() if all(each is not row for row in rows)]
        lazy = RowAdam(rows) if config.sparse_facts else torch.optim.Adam(rows, fused=True)
        self.optimisers = (lazy, torch.optim.Adam(others, fused=True))

    def _list_embeddings(self) -> list[Tensor]:
        """Parameters of which a step changes few rows."""
        words = self.network.words
        return [self.network.paths.embeddings[FACT].weight, *([words.embedding.weight] if words else [])]

    def walk(self, kind: str, starts: Tensor) -> Metapaths:
        """Walks for the next step."""
        return sample_metapaths(self.case.adjacency, kind, starts, generator=self.generator)

    def train(self, batch: Batch) -> None:
        """One complete training step."""
        section_paths = self.walk(SECTION, torch.arange(COUNTS[SECTION]))
        scores = self.network(batch.facts, self.case.sections, section_paths, self.walk(FACT, batch.rows))
        for optimiser in self.optimisers:
            optimiser.zero_grad()
        self.network.measure_loss(scores, batch.labels, self.case.weights).backward()
        for optimiser in self.optimisers:
            optimiser.step()
        self.network.update_summary(scores.fact_summary)

    @torch.no_grad()
    def read(self, section_paths: Metapaths) -> ReadSections:
        """Sections, once for all predictions."""
        return self.network.eval().read_sections(self.case.sections, section_paths)


class Loops:
    """The naive baseline."""

    def __init__(self, case: Case, config: LeSICiNConfig) -> None:
        self.case = case
        self.network = LoopLeSICiN(config, COUNTS)
        self.neighbours: Lists = list_neighbours(case.adjacency)
        self.optimiser = torch.optim.Adam(self.network.parameters())

    def train(self, batch: Batch) -> None:
        """One complete training step."""
        sections = range(COUNTS[SECTION])
        section_walks = walk_in_loops(self.neighbours, SECTION, sections, CONFIG.instances)
        fact_walks = walk_in_loops(self.neighbours, FACT, batch.rows.tolist(), CONFIG.instances)
        scores = self.network(batch.facts, self.case.sections, section_walks, fact_walks)
        self.optimiser.zero_grad()
        self.network.measure_loss(scores, batch.labels, self.case.weights).backward()
        self.optimiser.step()
