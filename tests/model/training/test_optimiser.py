"""Batches hold every fact once, rates follow their schedule, and steps are those of torch."""

from dataclasses import replace
from typing import Literal

import numpy as np
import pytest
import torch
from torch import nn
from torch.optim import SGD
from torch.optim.lr_scheduler import ReduceLROnPlateau

from model.training.batches import cut_by_length, make_batches, mix_seed
from model.training.optimiser import Stepper, set_rate
from model.training.options import PAPER_PROTOCOL, NetworkOptions

# Batches


@pytest.mark.parametrize("rows", [1, 7, 8, 9, 65, 1000])
def test_every_row_is_dealt_once_and_batches_are_about_equal(rows: int) -> None:
    lengths = np.random.default_rng(0).integers(0, 50, rows)
    batches = make_batches(lengths, 8, 4, seed=1, epoch=1)
    assert sorted(np.concatenate(batches).tolist()) == list(range(rows))
    sizes = [len(batch) for batch in batches]
    assert max(sizes) <= 8
    assert max(sizes) - min(sizes) <= 1


def test_batches_hold_facts_of_about_one_length_in_another_order_each_epoch() -> None:
    lengths = np.random.default_rng(0).integers(1, 129, 1000)
    one, same, other = (make_batches(lengths, 8, 16, seed=1, epoch=epoch) for epoch in (1, 1, 2))
    assert all((batch == again).all() for batch, again in zip(one, same, strict=True))
    assert np.concatenate(one).tolist() != np.concatenate(other).tolist()
    padded = sum(lengths[batch].max() * len(batch) for batch in one)
    assert padded < 1.15 * lengths.sum()
    heads = [lengths[batch].max() for batch in one]
    assert heads != sorted(heads)  # batches are shuffled


def test_reading_goes_from_short_to_long() -> None:
    lengths = np.array([3, 1, 2, 9, 0])
    assert [batch.tolist() for batch in cut_by_length(lengths, 2)] == [[4, 1], [2, 0], [3]]
    assert cut_by_length(np.array([], np.int64), 2) == []


def test_seeds_of_steps_differ() -> None:
    seeds = {mix_seed(seed, epoch, step) for seed in range(5) for epoch in range(5) for step in range(5)}
    assert len(seeds) == 125
    assert all(0 <= seed < 2**63 for seed in seeds)


# Rates


def test_the_rate_falls_as_by_reduce_on_plateau() -> None:
    scores = [0.1, 0.2, 0.2, 0.1, 0.2, 0.15, 0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]
    options = replace(NetworkOptions(**PAPER_PROTOCOL), rate=1e-2)
    optimiser = SGD([nn.Parameter(torch.zeros(1))], lr=options.rate)
    known = ReduceLROnPlateau(optimiser, "max", factor=0.2, patience=3, threshold=0.0, min_lr=1e-6)
    for place, score in enumerate(scores):
        assert set_rate(options, 0.0, scores[:place]) == pytest.approx(optimiser.param_groups[0]["lr"])
        known.step(score)
    assert optimiser.param_groups[0]["lr"] < options.rate / 20


def test_the_rate_rises_and_falls_along_a_cosine() -> None:
    options = NetworkOptions(schedule="cosine", rate=2.0, warmup=0.1)
    assert set_rate(options, 0.05, []) == pytest.approx(1.0)
    assert set_rate(options, 0.1, [0.5]) == pytest.approx(2.0)
    assert set_rate(options, 0.55, []) == pytest.approx(1.0)
    assert set_rate(options, 1.0, []) == options.lowest_rate


# Steps


def make_layers(sparse: bool) -> nn.ModuleDict:
    torch.manual_seed(0)
    return nn.ModuleDict({"rows": nn.Embedding(6, 3, sparse=sparse), "plain": nn.Linear(3, 1)})


def take_steps(layers: nn.ModuleDict, stepper: Stepper, rows: list[list[int]]) -> list[float]:
    norms = []
    for some in rows:
        stepper.clear()
        layers["plain"](layers["rows"](torch.tensor(some))).square().sum().backward()
        norms.append(float(stepper.clip(0.5)))
        stepper.step(0.1)
    return norms


@pytest.mark.parametrize("kind", ["adam", "adamw"])
def test_sparse_steps_are_those_of_adam_where_every_row_is_met(kind: Literal["adam", "adamw"]) -> None:
    options = NetworkOptions(optimiser=kind, weight_decay=0.0)
    every = [[0, 1, 2, 3, 4, 5, 5], [5, 4, 3, 2, 1, 0, 0]] * 3
    told = []
    for sparse in (False, True):
        layers = make_layers(sparse)
        norms = take_steps(layers, Stepper(layers, options), every)
        told.append((norms, layers["rows"].get_parameter("weight").detach()))
    assert told[0][0] == pytest.approx(told[1][0], rel=1e-4)  # epsilon is added at another place
    assert torch.allclose(told[0][1], told[1][1], atol=1e-4)
    assert told[0][0][0] > 0.5  # so that it was clipped


def test_clipping_is_that_of_torch() -> None:
    layers = make_layers(sparse=False)
    stepper = Stepper(layers, NetworkOptions())
    layers["plain"](layers["rows"](torch.arange(6))).square().sum().backward()
    copies = [nn.Parameter(each.detach().clone()) for each in layers.parameters()]
    for copy, each in zip(copies, layers.parameters(), strict=True):
        assert each.grad is not None
        copy.grad = each.grad.clone()
    assert float(stepper.clip(0.3)) == pytest.approx(float(nn.utils.clip_grad_norm_(copies, 0.3)))
    for copy, each in zip(copies, layers.parameters(), strict=True):
        assert torch.allclose(torch.as_tensor(copy.grad), torch.as_tensor(each.grad))


@pytest.mark.parametrize("sparse", [False, True])
def test_optimisers_go_on_from_what_they_exported(sparse: bool) -> None:
    some, more = [[0, 1, 1], [2, 3]], [[1, 2], [5, 0]]
    layers = make_layers(sparse)
    stepper = Stepper(layers, NetworkOptions())
    take_steps(layers, stepper, some)
    weights = {name: each.clone() for name, each in layers.state_dict().items()}
    exported = {name: each.clone() for name, each in stepper.export().items()}
    take_steps(layers, stepper, more)
    other = make_layers(sparse)
    other.load_state_dict(weights)
    again = Stepper(other, NetworkOptions())
    again.restore(exported)
    take_steps(other, again, more)
    for one, two in zip(layers.parameters(), other.parameters(), strict=True):
        assert torch.equal(one, two)


def test_without_a_limit_the_norm_is_told_and_nothing_is_clipped() -> None:
    layers = make_layers(sparse=True)
    stepper = Stepper(layers, NetworkOptions(clip=None))
    layers["plain"](layers["rows"](torch.tensor([1, 4, 4]))).square().sum().backward()
    before = [torch.as_tensor(each.grad).to_dense().clone() for each in layers.parameters()]
    norm = stepper.clip(None)
    assert float(norm) == pytest.approx(float(torch.cat([each.flatten() for each in before]).norm()))
    for each, gradient in zip(layers.parameters(), before, strict=True):
        assert torch.allclose(torch.as_tensor(each.grad).to_dense(), gradient)


def test_embeddings_that_are_sparse_do_not_decay() -> None:
    layers = make_layers(sparse=True)
    stepper = Stepper(layers, NetworkOptions(weight_decay=0.5))
    before = layers["rows"].get_parameter("weight").detach().clone()
    take_steps(layers, stepper, [[0, 1], [1, 0]])
    after = layers["rows"].get_parameter("weight").detach()
    assert torch.equal(after[2:], before[2:])  # not reached by a step
    assert not torch.equal(after[:2], before[:2])
