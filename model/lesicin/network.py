"""LeSICiN: predicts the sections for a description of facts, from its text and from the citation graph.

Paul, Goyal and Ghosh, AAAI 2022. One attribute encoder reads the text of facts and of sections. Training
facts and sections are also nodes of the citation graph, read by a structural encoder whose attention depends
on the text. One scoring function compares

  attribute    text of the fact       with  text of the sections
  structural   node of the fact       with  nodes of the sections      (training facts only)
  alignment    text of the fact       with  nodes of the sections

loss = theta_1 L_attribute + theta_2 L_structural + theta_3 L_alignment. A new fact has no edges, so a section
is predicted if lambda_1 P_attribute + lambda_2 P_alignment > tau.

The parts: text_encoder.py, graph_encoder.py, scoring.py; the walks: metapaths.py; our additions to the paper:
evidence.py, word_encoder.py. A prediction never depends on the other facts of its batch.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.lesicin.evidence import SentenceEvidence
from model.lesicin.graph_encoder import MetapathAttention, PathEncoder
from model.lesicin.metapaths import INSTANCES, SCHEMAS, Instances, choose_rows, pair_with_gold, repeat_rows
from model.lesicin.scoring import TWS, ScoringFunction, Statutes, measure_loss
from model.lesicin.text_encoder import AttributeEncoder, ReadDocuments
from model.lesicin.word_encoder import READ, WEIGH, WordAttention, WordLstm
from model.vectors.store import Documents
from schemas.published import FACT, SECTION

MOST_HIDDEN = 1 << 14
Metapaths = Sequence[Instances]  # one per schema


@dataclass(frozen=True, slots=True)
class LeSICiNConfig:
    """Settings of the network; those of the paper unless marked as ours."""

    inputs: int = 200  # size of a sentence vector, or of a word embedding
    reading: str | None = None  # how words are read: weigh (ours) or read; None: sentences are vectors
    words: int = 0  # words and n-grams that have an embedding
    word_power: float = 0.5  # weigh: 1 is plain attention
    word_skip: float = 0.2  # weigh: the share of words dropped in training
    hidden: int = 200  # even: half are real parts, half imaginary
    dropout: float = 0.5
    instances: int = INSTANCES  # walks along each schema
    thetas: tuple[float, float, float] = (1.0, 2.0, 3.0)  # losses: attribute, structural, alignment
    lambdas: tuple[float, float] = (0.25, 0.75)  # prediction: attribute, alignment
    tau: float = 0.65
    weighting: str = TWS
    eta: float = 10.0  # the highest weight of a label under TWS
    evidence: bool = False  # ours: adds the evidence of single sentences for each section
    exclude_target: bool = False  # ours: hide the citation under prediction in training
    summary_momentum: float = 0.9  # ours: momentum of the running summary of facts
    sparse_facts: bool = False  # ours: sparse gradients for embeddings of facts and words

    def __post_init__(self) -> None:
        if not 2 <= self.hidden <= MOST_HIDDEN or self.hidden % 2:
            raise ValueError(f"hidden must be even and between 2 and {MOST_HIDDEN}, not {self.hidden}")
        if self.reading not in (None, WEIGH, READ):
            raise ValueError(f"reading must be {WEIGH}, {READ} or None, not {self.reading}")


class SectionLogits(NamedTuple):
    """Logits of facts for all sections, and the batch's summary for `update_summary`."""

    attribute: Tensor  # [N, C]
    structural: Tensor | None  # [N, C], None for facts that are not in the graph
    alignment: Tensor  # [N, C]
    fact_summary: Tensor | None  # [P, d], without gradient


class ReadSections(NamedTuple):
    """The encoded sections: computed once, used for any number of facts."""

    text: Statutes
    nodes: Statutes


class NetworkOutput(NamedTuple):
    """The probability of each section, and the attention of each sentence."""

    probabilities: Tensor  # [N, C]
    sentences: Tensor  # [N, T]


class LeSICiN(nn.Module):
    """The network over a graph with `counts` nodes of each kind; its classes are the sections."""

    fact_summary: Tensor
    remembered: Tensor

    def __init__(self, config: LeSICiNConfig, counts: Mapping[str, int]) -> None:
        super().__init__()
        self.config = config
        hidden, dropout = config.hidden, config.dropout
        sparse = config.sparse_facts
        self.words: WordAttention | WordLstm | None = None
        if config.reading == WEIGH:
            power, skip = config.word_power, config.word_skip
            self.words = WordAttention(config.words, config.inputs, power, skip, sparse=sparse)
        elif config.reading == READ:
            self.words = WordLstm(config.words, config.inputs, sparse=sparse)
        self.text = AttributeEncoder(config.inputs, hidden, dropout)
        self.paths = PathEncoder(counts, hidden, dropout, sparse=sparse)
        self.fact_nodes = MetapathAttention(len(SCHEMAS[FACT]), hidden, dropout)
        self.section_nodes = MetapathAttention(len(SCHEMAS[SECTION]), hidden, dropout)
        self.score = ScoringFunction(counts[SECTION], hidden, dropout)
        self.evidence = SentenceEvidence(counts[SECTION], hidden, dropout) if config.evidence else None
        self.register_buffer("fact_summary", torch.zeros(len(SCHEMAS[FACT]), hidden))
        self.register_buffer("remembered", torch.zeros((), dtype=torch.bool))

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
        fact_sentences, section_sentences = self._read_words(facts, sections)
        read_facts: ReadDocuments = self.text(fact_sentences)
        read = self._read_sections(section_sentences, section_paths)
        structural, summary = None, None
        if fact_paths is not None:
            structural, summary = self._score_nodes(read_facts.vectors, fact_paths, read.nodes, gold)
        attribute, alignment = self._score_text(read_facts, facts.lengths, read)
        return SectionLogits(attribute, structural, alignment, summary)

    def read_sections(self, sections: Documents, paths: Metapaths) -> ReadSections:
        """Encode all sections in the order of their classes, which is that of the statute."""
        (read,) = self._read_words(sections)
        return self._read_sections(read, paths)

    def _read_sections(self, sections: Documents, paths: Metapaths) -> ReadSections:
        """Encode sections whose sentences are vectors."""
        text = self.text.read_by_length(sections)  # [C, d]
        gathered = self.section_nodes.gather(self.paths(SECTION, paths), text)  # [C, P, d]
        summary = self.section_nodes.summarise(gathered)  # [P, d], over all sections
        nodes = self.section_nodes.combine(gathered, text, summary)  # [C, d]
        return ReadSections(*self.score.read(text, nodes))

    def _read_words(self, *texts: Documents) -> list[Documents]:
        """Sentences as vectors, if they are given as word numbers; all at once, as they share most words."""
        if self.words is None:
            return list(texts)
        shapes = [documents.sentences.shape[:2] for documents in texts]
        rows = torch.cat([documents.sentences.flatten(0, 1) for documents in texts])
        vectors = self.words(rows).split([count * longest for count, longest in shapes])
        return [
            Documents(part.view(*shape, self.config.inputs), documents.lengths)
            for part, shape, documents in zip(vectors, shapes, texts, strict=True)
        ]

    def _score_text(
        self, facts: ReadDocuments, lengths: Tensor, sections: ReadSections
    ) -> tuple[Tensor, Tensor]:
        """Attribute and alignment logits [N, C] of any facts."""
        scores = self.score(facts.vectors, sections.text), self.score(facts.vectors, sections.nodes)
        if self.evidence is None:
            return scores
        evidence = self.evidence(facts.states, lengths)
        return scores[0] + evidence, scores[1] + evidence

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
            self.remembered.to(stored.dtype) * self.config.summary_momentum
        )  # the first batch replaces the zeros
        stored.lerp_(fact_summary.to(stored.dtype), 1 - keep)
        self.remembered.fill_(True)

    def measure_loss(self, scores: SectionLogits, labels: Tensor, weights: Tensor) -> Tensor:
        """The loss of a batch with labels [N, C] and weights [C] of labels."""
        logits = (scores.attribute, scores.structural, scores.alignment)
        return measure_loss(logits, labels, weights, self.config.thetas)

    @torch.inference_mode()
    def predict(self, facts: Documents, sections: ReadSections) -> NetworkOutput:
        """The probability of every section for any facts.

        Call `eval` first, and encode the sections once, with walks from a fixed seed: then the same facts
        always get the same output.
        """
        read: ReadDocuments = self.text(*self._read_words(facts))
        return NetworkOutput(self.mix(*self._score_text(read, facts.lengths, sections)), read.weights)

    def mix(self, attribute: Tensor, alignment: Tensor) -> Tensor:
        """Probabilities [N, C] from the two scores that every fact has."""
        first, second = self.config.lambdas
        return first * attribute.sigmoid() + second * alignment.sigmoid()

    def decide(self, probabilities: Tensor) -> Tensor:
        """Which sections are predicted, [N, C]."""
        return probabilities > self.config.tau
