"""Our dropout leaves out by the chance it was given, and nothing else is changed."""

import pytest
import torch

from model.layers.dropout import Dropout


def drop(numbers: torch.Tensor, chance: float, seed: int = 1) -> torch.Tensor:
    torch.manual_seed(seed)
    dropped: torch.Tensor = Dropout(chance)(numbers)
    return dropped


@pytest.mark.parametrize("chance", [0.5, 0.1, 0.9, 1 / 3])
def test_the_chance_is_kept_and_so_is_the_mean(chance: float) -> None:
    dropped = drop(torch.ones(400, 500), chance)
    assert torch.unique(dropped).tolist() == pytest.approx([0, 1 / (1 - chance)], rel=1e-4)
    assert float((dropped == 0).float().mean()) == pytest.approx(chance, abs=0.005)  # four deviations
    assert float(dropped.mean()) == pytest.approx(1, abs=0.04)


def test_numbers_are_left_out_for_themselves() -> None:
    """By halves one draw decides on 31 numbers: none of them may follow another."""
    kept = (drop(torch.ones(2_000, 62), 0.5) != 0).float()
    assert (kept.mean(dim=0) - 0.5).abs().max() < 0.05
    assert (kept.mean(dim=1) - 0.5).abs().max() < 0.35
    flat = kept.flatten() - 0.5
    for apart in (1, 2, 31, 32, 62, 64, 2_000, 4_000, 4_001):
        assert abs(float((flat[:-apart] * flat[apart:]).mean())) < 0.005, apart


@pytest.mark.parametrize("chance", [0.5, 0.3])
def test_seeds_decide(chance: float) -> None:
    numbers = torch.randn(40, 3)
    assert torch.equal(drop(numbers, chance), drop(numbers, chance))
    assert not torch.equal(drop(numbers, chance), drop(numbers, chance, seed=2))


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16])
@pytest.mark.parametrize("chance", [0.5, 0.3])
@pytest.mark.parametrize("shape", [(), (1,), (0, 5), (61,), (62,), (63,), (2, 3, 4)])
def test_any_shape_and_kind_of_number(shape: tuple[int, ...], chance: float, dtype: torch.dtype) -> None:
    numbers = torch.ones(shape, dtype=dtype, requires_grad=True)
    dropped = drop(numbers, chance)
    assert (dropped.shape, dropped.dtype) == (shape, dtype)
    dropped.sum().backward()
    assert numbers.grad is not None
    assert torch.equal(numbers.grad, dropped.detach())  # what is left out learns nothing


def test_nothing_is_left_out_when_nothing_is_learnt() -> None:
    numbers = torch.randn(5, 5)
    assert torch.equal(Dropout(0.5).eval()(numbers), numbers)
    assert torch.equal(Dropout(0.0)(numbers), numbers)
    assert not Dropout(1.0)(numbers).any()
