"""DPAM against loops over its equations, its own decisions, and what must not change a result."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
import torch
from torch import Tensor, nn

from model.baselines.dpam.kind import KIND, DpamOptions
from model.baselines.dpam.network import DPAM, compare_sections, measure_pairs
from model.training.network import Batch, NetworkOutput, Shape
from model.vectors.store import Documents

SECTIONS = [2, 1, 0, 3, 1]  # sentences of each
COUNTS = {"fact": 4, "section": len(SECTIONS), "topic": 3, "chapter": 2, "act": 1}
SHAPE = Shape(COUNTS, inputs=3)
OPTIONS = DpamOptions(hidden=8, dropout=0.0, burn_in=10)
FACTS = [4, 1, 0, 3]
GOLD = torch.tensor([[1, 0, 1, 0, 0], [0, 0, 0, 0, 1], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]], dtype=torch.bool)
WEIGHTS = torch.tensor([1.0, 2.0, 3.0, 1.0, 5.0])


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    """Equal up to rounding, so round finely."""
    torch.manual_seed(0)
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def write_documents(lengths: Sequence[int]) -> Documents:
    """Arbitrary numbers, also after the end of a document."""
    return Documents(torch.randn(len(lengths), max(lengths, default=0), 3), torch.tensor(lengths))


def build(options: DpamOptions = OPTIONS, shape: Shape = SHAPE) -> DPAM:
    """Larger weights than usual, so that every part matters."""
    network = DPAM(options, shape).eval()
    for parameter in network.parameters():
        nn.init.normal_(parameter, std=0.7)
    return network


def make_batch(facts: Documents, sections: Documents, gold: Tensor = GOLD, step: int = 11) -> Batch:
    rows = torch.arange(len(gold))
    weights = WEIGHTS.to(torch.float64)
    return Batch(facts, gold, rows, rows, slice(None), sections, weights, torch.Generator(), step)


def predict(network: DPAM, facts: Documents) -> NetworkOutput:
    return network.classify(facts, {})


# Loops


@torch.no_grad()
def encode_slowly(network: DPAM, documents: Documents) -> list[Tensor]:
    """The shared encoder, which has its own tests, document by document."""
    rows = range(len(documents.lengths))
    return [network.text(documents.choose(torch.tensor([row]))).vectors[0] for row in rows]


@torch.no_grad()
def multiply_slowly(layer: nn.Linear, vector: Tensor) -> list[float]:
    return [float(row @ vector + bias) for row, bias in zip(layer.weight, layer.bias, strict=True)]


def compare_slowly(first: Tensor, second: Tensor) -> float:
    norms = float(first.norm() * second.norm())
    return max(float(first @ second) / norms if norms else 0.0, 1e-6)


def squash(number: float) -> float:
    return 1 / (1 + math.exp(-number))


@torch.no_grad()
def measure_slowly(network: DPAM, facts: Documents, sections: Documents, *, with_pairs: bool) -> float:
    law = [vector.clamp(min=0) for vector in encode_slowly(network, sections)]
    total, count = 0.0, len(law)
    for row, vector in enumerate(encode_slowly(network, facts)):
        scores, thresholds = (multiply_slowly(layer, vector) for layer in (network.score, network.threshold))
        cited = [section for section in range(count) if GOLD[row, section]]
        for section, (score, threshold) in enumerate(zip(scores, thresholds, strict=True)):
            sign = 1 if section in cited else -1
            total += 0.5 * math.log(1 + math.exp(-sign * (squash(score) - threshold)))
            chance = squash(score)
            loss = -float(WEIGHTS[section]) * math.log(chance) if sign == 1 else -math.log(1 - chance)
            if with_pairs and sign == 1:
                ratio = 1.0
                for other in cited:
                    ratio *= 1.0 if other == section else compare_slowly(law[section], law[other])
                loss -= math.log(chance * ratio)
            total += 0.5 * loss
    squares = sum(
        float(w) ** 2 for layer in (network.score, network.threshold) for w in layer.weight.flatten()
    )
    return total / len(FACTS) / count + 5e-4 * squares / 2


# Tests


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("step", [1, 10, 11, 5_000])
def test_it_is_the_equations(seed: int, step: int) -> None:
    torch.manual_seed(seed)
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    loss = network.compute_loss(make_batch(facts, sections, step=step))
    expected = measure_slowly(network, facts, sections, with_pairs=step > 10)
    assert loss.item() == pytest.approx(expected, rel=1e-10)


@pytest.mark.parametrize("seed", range(4))
def test_one_half_is_its_own_decision(seed: int) -> None:
    torch.manual_seed(seed)
    network, facts = build(), write_documents([3] * 200)
    scores, thresholds = network(network.text(facts).vectors)
    own = scores.sigmoid() >= thresholds.clamp(0.1, 0.9)
    assert own.any()
    assert not own.all()
    assert (predict(network, facts).probabilities >= 0.5).equal(own)


def test_one_half_is_its_own_decision_where_thresholds_are_cut() -> None:
    cases = [(chance, threshold) for chance in (0.05, 0.3, 0.6, 0.95) for threshold in (-3, 0.2, 0.5, 0.7, 4)]
    network = build(shape=Shape({**COUNTS, "section": len(cases)}, inputs=3))
    with torch.no_grad():
        for layer, numbers in zip((network.score, network.threshold), zip(*cases, strict=True), strict=True):
            layer.weight.zero_()
            layer.bias.copy_(torch.tensor(numbers))
        network.score.bias.copy_(network.score.bias.logit())
    predicted = predict(network, write_documents([2])).probabilities[0] >= 0.5
    assert predicted.tolist() == [chance >= min(max(threshold, 0.1), 0.9) for chance, threshold in cases]


def test_the_scores_are_those_of_the_docstring() -> None:
    network, facts = build(), write_documents(FACTS)
    output = predict(network, facts)
    for row, vector in enumerate(encode_slowly(network, facts)):
        scores, thresholds = (multiply_slowly(layer, vector) for layer in (network.score, network.threshold))
        for section, (score, threshold) in enumerate(zip(scores, thresholds, strict=True)):
            cut = min(max(threshold, 0.1), 0.9)
            expected = squash(score - math.log(cut / (1 - cut)))
            assert output.probabilities[row, section].item() == pytest.approx(expected)
    assert torch.allclose(output.sentences.sum(dim=1), torch.tensor([1.0, 1.0, 0.0, 1.0]))


def test_extreme_thresholds_stay_finite() -> None:
    network, facts = build(), write_documents(FACTS)
    with torch.no_grad():
        network.threshold.bias.copy_(torch.tensor([-1e5, -1.0, 0.5, 2.0, 1e5]))
    probabilities = predict(network, facts).probabilities
    assert torch.isfinite(probabilities).all()
    assert ((probabilities >= 0) & (probabilities <= 1)).all()
    assert torch.isfinite(network.compute_loss(make_batch(facts, write_documents(SECTIONS))))


def test_pairs_count_after_the_burn_in() -> None:
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    steps = (1, 10, 11, 12)
    losses = [network.compute_loss(make_batch(facts, sections, step=step)).item() for step in steps]
    assert losses[0] == losses[1] < losses[2] == losses[3]


@pytest.mark.parametrize("step", [1, 11])
def test_all_parameters_learn_from_the_first_step(step: int) -> None:
    network = build(replace(OPTIONS, dropout=0.5)).train()
    batch = make_batch(write_documents(FACTS), write_documents(SECTIONS), step=step)
    torch.autograd.backward(network.compute_loss(batch))
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.abs().sum() > 0, name


def test_a_section_is_entirely_similar_to_itself() -> None:
    vectors = torch.randn(5, 8).relu()
    vectors[2] = 0  # no text
    assert compare_sections(vectors).diagonal().tolist() == [0.0] * 5


def test_sections_that_share_nothing_have_a_finite_ratio() -> None:
    vectors = torch.eye(4, 8).requires_grad_()
    similar = compare_sections(vectors)
    assert torch.allclose(similar[0, 1], torch.tensor(1e-6).log())
    torch.autograd.backward(measure_pairs(torch.zeros(1, 4), similar, torch.ones(1, 4)))
    assert vectors.grad is not None
    assert torch.isfinite(vectors.grad).all()


def test_a_section_without_text_has_a_finite_gradient() -> None:
    vectors = torch.rand(3, 8)
    vectors[1] = 0
    vectors.requires_grad_()
    torch.autograd.backward(measure_pairs(torch.zeros(1, 3), compare_sections(vectors), torch.ones(1, 3)))
    assert vectors.grad is not None
    assert torch.isfinite(vectors.grad).all()
    assert vectors.grad[0].any()


def test_a_product_that_would_round_to_zero() -> None:
    similar = compare_sections(torch.eye(100))
    assert 1e-6**99 == 0.0
    expected = 100 * math.log(2) + 100 * 99 * math.log(1e6)
    loss = measure_pairs(torch.zeros(1, 100), similar, torch.ones(1, 100))
    assert loss.item() == pytest.approx(expected)


def test_pairs_draw_sections_that_are_cited_together_closer() -> None:
    vectors = torch.rand(3, 8).requires_grad_()
    cited = torch.tensor([[True, True, False]])
    before = compare_sections(vectors)
    torch.autograd.backward(measure_pairs(torch.zeros(1, 3), before, cited))
    assert vectors.grad is not None
    assert not vectors.grad[2].any()
    after = compare_sections(vectors.detach() - 0.01 * vectors.grad)
    assert after[0, 1] > before[0, 1]


def test_dropout_does_not_make_sections_less_similar() -> None:
    network = build(replace(OPTIONS, dropout=0.5)).train()
    one = write_documents([3])
    same = Documents(one.sentences.repeat(5, 1, 1), one.lengths.repeat(5))
    assert compare_sections(network.text.read_by_length(same).relu()).abs().max() < 1e-12


def test_decay_is_on_two_matrices_only() -> None:
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    nothing = torch.zeros(4, 5, dtype=torch.bool)
    with torch.no_grad():  # scores and thresholds that no longer depend on anything
        for layer in (network.score, network.threshold):
            layer.weight.zero_()
    before = network.compute_loss(make_batch(facts, sections, nothing))
    with torch.no_grad():
        for parameter in network.text.parameters():
            parameter.mul_(3)
    assert torch.equal(network.compute_loss(make_batch(facts, sections, nothing)), before)


def test_padding_and_batch_mates_change_nothing() -> None:
    network, facts = build(), write_documents(FACTS)
    together = predict(network, facts)
    for row in range(len(FACTS)):
        alone = predict(network, facts.choose(torch.tensor([row])))
        assert torch.allclose(alone.probabilities[0], together.probabilities[row], atol=1e-12)
        length = alone.sentences.shape[1]
        assert torch.allclose(alone.sentences[0], together.sentences[row, :length], atol=1e-12)
    outside = torch.arange(facts.sentences.shape[1]) >= facts.lengths[:, None]
    facts.sentences[outside] = torch.nan
    assert torch.equal(predict(network, facts).probabilities, together.probabilities)


def test_nothing_to_read() -> None:
    network = build()
    nothing = Documents(torch.zeros(4, 0, 3), torch.zeros(4, dtype=torch.int64))
    empty = Documents(torch.zeros(5, 0, 3), torch.zeros(5, dtype=torch.int64))
    output = predict(network, nothing)
    assert output.sentences.shape == (4, 0)
    assert torch.isfinite(output.probabilities).all()
    for sections in (write_documents(SECTIONS), empty):
        loss = network.compute_loss(make_batch(nothing, sections))
        torch.autograd.backward(loss)
        assert torch.isfinite(loss)
        assert all(p.grad is not None and bool(torch.isfinite(p.grad).all()) for p in network.parameters())


def test_a_single_section() -> None:
    network = build(shape=Shape({**COUNTS, "section": 1}, inputs=3))
    output = predict(network, write_documents(FACTS))
    assert output.probabilities.shape == (4, 1)
    batch = make_batch(write_documents(FACTS), write_documents([2]), GOLD[:, :1])
    loss = network.compute_loss(batch._replace(weights=torch.ones(1)))
    assert torch.isfinite(loss)


def test_predictions_need_no_sections() -> None:
    network = build()
    assert network.encode_sections(write_documents(SECTIONS), torch.Generator()) == {}
    assert network.section_shapes() == {}


def test_the_burn_in_of_the_paper() -> None:
    assert KIND.paper is not None
    assert KIND.options(**KIND.paper).burn_in == 1_500
    assert KIND.options().burn_in == 100
