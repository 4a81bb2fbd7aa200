"""LeSICiN: predicts the sections for a description of facts, from its text and from the citation graph.

Paul, Goyal and Ghosh, AAAI 2022. One attribute encoder reads the text of facts and of sections. Training
facts and sections are also nodes of the citation graph, read by a structural encoder whose attention depends
on the text. One scoring function compares

  attribute    text of the fact       with  text of the sections
  structural   node of the fact       with  nodes of the sections      (training facts only)
  alignment    text of the fact       with  nodes of the sections

loss = theta_1 L_attribute + theta_2 L_structural + theta_3 L_alignment. A new fact has no edges, so a section
is predicted if lambda_1 P_attribute + lambda_2 P_alignment >= tau.

The parts: model/layers/text_encoder.py, graph_encoder.py, scoring.py; the walks: model/graph/metapaths.py;
encoders of the ablations: other_encoders.py; our additions to the paper: evidence.py and
model/layers/word_encoder.py. A prediction never depends on the other facts of its batch.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from model.graph.metapaths import (
    SCHEMAS,
    Adjacency,
    Instances,
    choose_rows,
    hide_facts,
    move_edges,
    pair_with_gold,
    repeat_rows,
    sample_metapaths,
)
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.lesicin.evidence import SentenceEvidence
from model.lesicin.graph_encoder import MetapathAttention, PathEncoder
from model.lesicin.options import LesicinOptions
from model.lesicin.other_encoders import NodeLookup, SageEncoder
from model.lesicin.scoring import BilinearScoring, ScoringFunction, Statutes, measure_loss
from model.training.distributed import sum_over_ranks
from model.training.network import Batch, Network, NetworkOutput, Shape, Task, Tensors
from model.vectors.store import Documents
from schemas.published import FACT, SECTION

Metapaths = Sequence[Instances]  # one per schema


class SectionLogits(NamedTuple):
    """Logits of facts for all sections, and the batch's summary for `update_summary`."""

    attribute: Tensor  # [N, C]
    structural: Tensor | None  # [N, C], None for facts that are not in the graph
    alignment: Tensor | None  # [N, C], None without a graph
    fact_summary: Tensor | None  # [P, d], without gradient


class ReadSections(NamedTuple):
    """The encoded sections: computed once, used for any number of facts."""

    text: Statutes
    nodes: Statutes | None  # None without a graph


class LeSICiN(Network):
    """The network over a graph with `shape.counts` nodes of each kind; its classes are the sections."""

    options: LesicinOptions
    fact_summary: Tensor
    remembered: Tensor

    def __init__(self, options: LesicinOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        hidden, dropout, counts = options.hidden, options.dropout, shape.counts
        self.text = AttributeEncoder(shape.inputs, hidden, dropout)
        self.nodes: NodeLookup | SageEncoder | None = None  # instead of metapaths
        if options.structure == "metapaths":
            self.paths = PathEncoder(counts, hidden, dropout, sparse=options.sparse)
            self.fact_nodes = MetapathAttention(len(SCHEMAS[FACT]), hidden, dropout)
            self.section_nodes = MetapathAttention(len(SCHEMAS[SECTION]), hidden, dropout)
            self.register_buffer("fact_summary", torch.zeros(len(SCHEMAS[FACT]), hidden))
            self.register_buffer("remembered", torch.zeros((), dtype=torch.bool))
        elif options.structure == "lookup":
            self.nodes = NodeLookup(counts, hidden, sparse=options.sparse)
        elif options.structure == "sage":
            self.nodes = SageEncoder(counts, hidden, options.instances, sparse=options.sparse)
        scoring = BilinearScoring if options.scoring == "bilinear" else ScoringFunction
        self.score = scoring(counts[SECTION], hidden, dropout)
        self.evidence = SentenceEvidence(counts[SECTION], hidden, dropout) if options.evidence else None
        self._adjacency: Adjacency = {}
        self._new_summary: Tensor | None = None

    # Training

    def prepare(self, task: Task) -> None:
        """Take the edges of the graph."""
        self._adjacency = move_edges(task.adjacency, self._device)
        if isinstance(self.nodes, SageEncoder):
            self.nodes.connect(self._adjacency)

    def compute_loss(self, batch: Batch) -> Tensor:
        """The weighted sum of the three losses, with walks drawn for this step."""
        facts, sections, gold = batch.facts, batch.sections, batch.gold
        if self.options.structure != "metapaths":
            scores = self.score_nodes_of(facts, sections, batch.rows, batch.generator)
        else:
            fact_paths, section_paths = self._walk(batch.all_rows, batch.generator)
            own = [Instances(nodes[batch.share], valid[batch.share]) for nodes, valid in fact_paths]
            target = gold if self.options.exclude_target else None
            scores = self(facts, sections, section_paths, own, target)
            self._new_summary = scores.fact_summary
        return self.measure_loss(scores, gold, batch.weights)

    def after_step(self) -> None:
        """Update the running summary of facts."""
        if self._new_summary is not None:
            self.update_summary(self._new_summary)

    def _walk(self, facts: Tensor, generator: torch.Generator) -> tuple[tuple[Instances, ...], ...]:
        """Walks from the facts of a batch, over all processes, and from all sections."""
        count, edges = self.options.instances, self._adjacency
        fact_paths = sample_metapaths(edges, FACT, facts, count=count, generator=generator)
        if self.options.exclude_target:
            edges = hide_facts(edges, facts)
        return fact_paths, self._walk_sections(edges, generator)

    def _walk_sections(self, edges: Adjacency, generator: torch.Generator) -> tuple[Instances, ...]:
        sections, count = self._list_sections(), self.options.instances
        return sample_metapaths(edges, SECTION, sections, count=count, generator=generator)

    def _list_sections(self) -> Tensor:
        return torch.arange(self.shape.labels, device=self._device)

    @property
    def _device(self) -> torch.device:
        return self.text.context.device

    def join(self, device: torch.device) -> None:
        """Summarise facts over all processes."""
        if self.options.structure == "metapaths":
            own = self.fact_nodes
            self.fact_nodes = RankAttention(len(SCHEMAS[FACT]), self.options.hidden, self.options.dropout)
            self.fact_nodes.to(device).load_state_dict(own.state_dict())

    def weigh_process(self, weight: float) -> None:
        """The share of the batch that this process has."""
        if self.options.structure == "metapaths" and isinstance(self.fact_nodes, RankAttention):
            self.fact_nodes.weight = weight

    def forward(
        self,
        facts: Documents,
        sections: Documents,
        section_paths: Metapaths,
        fact_paths: Metapaths | None = None,
        gold: Tensor | None = None,
    ) -> SectionLogits:
        """The scores of N facts. `fact_paths` start at their nodes, if they are in the graph.

        With `gold` [N, C], the sections that each fact cites, the structural score of a fact with a section
        does not use the citation between them; sample `section_paths` with `hide_facts` in that case.
        """
        fact_sentences, section_sentences = self.read_words(facts, sections)
        read_facts: ReadDocuments = self.text(fact_sentences)
        read = self._read_sections(section_sentences, section_paths)
        structural, summary = None, None
        if fact_paths is not None and read.nodes is not None:
            structural, summary = self._score_nodes(read_facts.vectors, fact_paths, read.nodes, gold)
        attribute, alignment = self._score_text(read_facts, facts.lengths, read)
        return SectionLogits(attribute, structural, alignment, summary)

    def score_nodes_of(
        self, facts: Documents, sections: Documents, rows: Tensor, generator: torch.Generator
    ) -> SectionLogits:
        """The same without metapaths: by the embedding of nodes, by GraphSAGE, or without a graph."""
        fact_sentences, section_sentences = self.read_words(facts, sections)
        read_facts: ReadDocuments = self.text(fact_sentences)
        read = self._read_sections(section_sentences, (), generator)
        structural = None
        if self.nodes is not None and read.nodes is not None:
            structural = self.score(self.nodes(FACT, rows, generator), read.nodes)
        attribute, alignment = self._score_text(read_facts, facts.lengths, read)
        return SectionLogits(attribute, structural, alignment, None)

    def read_sections(
        self, sections: Documents, paths: Metapaths, generator: torch.Generator | None = None
    ) -> ReadSections:
        """Encode all sections in the order of their classes, which is that of the statute."""
        (read,) = self.read_words(sections)
        return self._read_sections(read, paths, generator)

    def _read_sections(
        self, sections: Documents, paths: Metapaths, generator: torch.Generator | None = None
    ) -> ReadSections:
        """Encode sections whose sentences are vectors."""
        text = self.text.read_by_length(sections)  # [C, d]
        if self.options.structure == "none":
            return ReadSections(self.score.read(text)[0], None)
        if self.nodes is not None:
            nodes = self.nodes(SECTION, self._list_sections(), generator)
        else:
            gathered = self.section_nodes.gather(self.paths(SECTION, paths), text)  # [C, P, d]
            summary = self.section_nodes.summarise(gathered)  # [P, d], over all sections
            nodes = self.section_nodes.combine(gathered, text, summary)  # [C, d]
        return ReadSections(*self.score.read(text, nodes))

    def _score_text(
        self, facts: ReadDocuments, lengths: Tensor, sections: ReadSections
    ) -> tuple[Tensor, Tensor | None]:
        """Attribute and alignment logits [N, C] of any facts."""
        evidence = self.evidence(facts.states, lengths) if self.evidence is not None else 0
        attribute = self.score(facts.vectors, sections.text) + evidence
        if sections.nodes is None:
            return attribute, None
        return attribute, self.score(facts.vectors, sections.nodes) + evidence

    def _score_nodes(
        self, text: Tensor, paths: Metapaths, sections: Statutes, gold: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        """Structural logits [N, C] of facts in the graph, and their summary [P, d]."""
        facts, rows = self.paths(FACT, paths), text
        if gold is not None:
            owners, left_out = pair_with_gold(gold)
            facts = facts.repeat(owners, torch.stack(repeat_rows(paths, owners, left_out), dim=1))
            rows = text[owners]
        gathered = self.fact_nodes.gather(facts, rows)  # [rows, P, d]
        mean = self.fact_nodes.summarise(gathered[: len(text)])
        # The value is the running mean over many batches, the gradient that of this batch.
        summary = self.fact_summary + (mean - mean.detach())
        logits = self.score(self.fact_nodes.combine(gathered, rows, summary), sections)
        if gold is not None:
            logits = choose_rows(logits, owners, left_out, len(text))
        return logits, mean.detach()

    @torch.no_grad()
    def update_summary(self, fact_summary: Tensor) -> None:
        """Add a batch's summary to the running one, after the step and after averaging over processes."""
        stored = self.fact_summary
        keep = (
            self.remembered.to(stored.dtype) * self.options.summary_momentum
        )  # the first batch replaces the zeros
        stored.lerp_(fact_summary.to(stored.dtype), 1 - keep)
        self.remembered.fill_(True)

    def measure_loss(self, scores: SectionLogits, labels: Tensor, weights: Tensor) -> Tensor:
        """The loss of a batch with labels [N, C] and weights [C] of labels."""
        logits = (scores.attribute, scores.structural, scores.alignment)
        return measure_loss(logits, labels, weights, self.options.thetas)

    # Prediction

    def encode_sections(self, sections: Documents, generator: torch.Generator) -> Tensors:
        """The encoded sections that new facts are compared with; the walks are always the same."""
        paths = (
            () if self.options.structure != "metapaths" else self._walk_sections(self._adjacency, generator)
        )
        read = self.read_sections(sections, paths, generator)
        return {
            f"{view}.{name}": tensor
            for view, statutes in read._asdict().items()
            if statutes is not None
            for name, tensor in statutes._asdict().items()
        }

    def section_shapes(self) -> dict[str, tuple[int, ...]]:
        """Values and keys of the sections: of their text, and of their nodes if there is a graph."""
        views = ReadSections._fields[:1] if self.options.structure == "none" else ReadSections._fields
        shape = (self.shape.labels, self.options.hidden)
        return {f"{view}.{name}": shape for view in views for name in Statutes._fields}

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:
        """Predictions with sections from `encode_sections`."""
        text, *nodes = (
            Statutes(*(sections[f"{view}.{name}"] for name in Statutes._fields))
            for view in ReadSections._fields
            if f"{view}.{Statutes._fields[0]}" in sections
        )
        return self.predict(facts, ReadSections(text, nodes[0] if nodes else None))

    @torch.inference_mode()
    def predict(self, facts: Documents, sections: ReadSections) -> NetworkOutput:
        """The probability of every section for any facts.

        Call `eval` first, and encode the sections once, with walks from a fixed seed: then the same facts
        always get the same output.
        """
        read: ReadDocuments = self.text(*self.read_words(facts))
        return NetworkOutput(self.mix(*self._score_text(read, facts.lengths, sections)), read.weights)

    def mix(self, attribute: Tensor, alignment: Tensor | None) -> Tensor:
        """Probabilities [N, C] from the two scores that every fact has."""
        first, second = self.options.lambdas
        mixed = first * attribute.sigmoid()
        return mixed if alignment is None else mixed + second * alignment.sigmoid()


class RankAttention(MetapathAttention):
    """Metapath attention whose summary covers the facts of a batch in all processes."""

    weight = 1.0  # of this process's part

    def summarise(self, gathered: Tensor) -> Tensor:
        """s_P of nodes [N, P, d] of all processes: [P, d]."""
        return sum_over_ranks(super().summarise(gathered) * self.weight)
