"""What single sentences say of a section: against a loop over the equation, and as a part of the network."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
import torch
from torch import Tensor

from model.graph.metapaths import INSTANCES, SCHEMAS, Instances
from model.lesicin.evidence import SentenceEvidence
from model.lesicin.network import LeSICiN
from model.lesicin.options import LesicinOptions
from model.training.network import Shape
from model.vectors.store import Documents

COUNTS = {"fact": 4, "section": 5, "topic": 3, "chapter": 2, "act": 1}
OPTIONS = LesicinOptions(hidden=8, dropout=0.0, evidence=True, sparse=False)
SHAPE = Shape(COUNTS, inputs=3)
LENGTHS = [4, 1, 0, 3]


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    """Equal up to rounding, so round finely."""
    torch.manual_seed(0)
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def write_documents(lengths: Sequence[int]) -> Documents:
    return Documents(torch.randn(len(lengths), max(lengths), 3), torch.tensor(lengths))


def stand_alone(kind: str) -> list[Instances]:
    """Every node without a walk."""
    count = COUNTS[kind]
    starts = torch.arange(count)[:, None, None]
    return [
        Instances(
            starts.expand(count, INSTANCES, len(schema.kinds)).contiguous().clamp(max=0),
            torch.zeros(count, INSTANCES, dtype=torch.bool),
        )
        for schema in SCHEMAS[kind]
    ]


def weigh_slowly(evidence: SentenceEvidence, states: Tensor, lengths: Sequence[int]) -> Tensor:
    told = torch.zeros(len(lengths), len(evidence.context))
    for row, length in enumerate(lengths):
        for section, (context, value) in enumerate(zip(evidence.context, evidence.value, strict=True)):
            own = [states[place, row] for place in range(length)]
            scores = [context @ torch.tanh(evidence.key.weight @ h + evidence.key.bias) for h in own]
            total = sum(score.exp() for score in scores)
            told[row, section] = sum(
                score.exp() / total * (value @ h) for score, h in zip(scores, own, strict=True)
            )
    return told


def test_it_is_the_equation() -> None:
    evidence = SentenceEvidence(5, 8, dropout=0.0)
    for parameter in evidence.parameters():
        torch.nn.init.normal_(parameter)
    states = torch.randn(4, 4, 8)
    told = evidence(states, torch.tensor(LENGTHS))
    assert torch.allclose(told, weigh_slowly(evidence, states, LENGTHS), atol=1e-12)
    assert told[2].tolist() == [0.0] * 5  # no sentence, nothing said


def test_padding_and_batch_mates_change_nothing() -> None:
    evidence = SentenceEvidence(5, 8, dropout=0.0)
    states, lengths = torch.randn(4, 4, 8), torch.tensor(LENGTHS)
    together = evidence(states, lengths)
    for row, length in enumerate(LENGTHS):
        alone = evidence(states[: max(1, length), row : row + 1], lengths[row : row + 1])
        assert torch.allclose(alone[0], together[row], atol=1e-12)
    states[3, 3] = 1e6  # behind the end of the last document
    assert torch.allclose(evidence(states, lengths), together, atol=1e-12)


def test_it_is_added_to_the_scores_of_text_and_to_no_other() -> None:
    network = LeSICiN(OPTIONS, SHAPE).eval()
    plain = LeSICiN(replace(OPTIONS, evidence=False), SHAPE).eval()
    plain.load_state_dict(network.state_dict(), strict=False)
    facts, sections = write_documents(LENGTHS), write_documents([2, 1, 3, 1, 2])
    given = facts, sections, stand_alone("section"), stand_alone("fact")
    with_it, without = network(*given), plain(*given)
    states = network.text(facts).states
    assert network.evidence is not None
    evidence = network.evidence(states, facts.lengths)
    assert evidence.abs().max() > 1e-3
    assert torch.allclose(with_it.attribute, without.attribute + evidence)
    assert torch.allclose(with_it.alignment, without.alignment + evidence)
    assert torch.equal(with_it.structural, without.structural)
    read = network.read_sections(sections, stand_alone("section"))
    mixed = network.mix(with_it.attribute, with_it.alignment)
    assert torch.allclose(network.predict(facts, read).probabilities, mixed)


def test_gradients_reach_every_parameter() -> None:
    evidence = SentenceEvidence(5, 8, dropout=0.5)
    states = torch.randn(4, 4, 8, requires_grad=True)
    evidence(states, torch.tensor(LENGTHS)).sum().backward()
    for name, parameter in evidence.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.abs().sum() > 0, name
    assert states.grad is not None
    assert not states.grad[:, 2].any()  # nobody reads an empty document


def test_the_paper_has_none() -> None:
    assert LeSICiN(replace(OPTIONS, evidence=False), SHAPE).evidence is None
    assert not LesicinOptions().evidence
