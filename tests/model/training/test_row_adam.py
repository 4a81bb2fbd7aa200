"""RowAdam takes the steps of torch's SparseAdam, whatever the rows."""

from typing import Any

import pytest
import torch
from torch import Tensor
from torch.optim import SparseAdam

from model.training.optimiser import RowAdam, merge_rows

ROWS = {
    "in order": [0, 3, 4],
    "out of order": [4, 0, 3],
    "some twice": [3, 0, 3, 5, 3],
    "in order, some twice": [0, 3, 3, 5],
    "one": [2],
    "none": [],
    "more than are stepped at once": list(range(6_000)),
}


def make_gradient(rows: list[int], size: int) -> Tensor:
    torch.manual_seed(len(rows))
    return torch.sparse_coo_tensor(
        torch.tensor([rows], dtype=torch.int64), torch.randn(len(rows), 3), (size, 3), check_invariants=True
    )


def take_steps(
    kind: type[RowAdam] | type[SparseAdam], rows: list[int], **settings: Any
) -> tuple[Tensor, Any]:
    size = max([*rows, 6]) + 1
    table = torch.ones(size, 3, requires_grad=True)
    optimiser = kind([table], lr=0.1, **settings)
    for some in (rows, rows[: len(rows) // 2], rows):
        table.grad = make_gradient(some, size)
        optimiser.step()
    return table.detach(), optimiser.state_dict()["state"]


@pytest.mark.parametrize("settings", [{}, {"maximize": True}, {"betas": (0.5, 0.9), "eps": 1e-3}])
@pytest.mark.parametrize("name", ROWS)
def test_the_steps_are_those_of_sparse_adam(name: str, settings: dict[str, Any]) -> None:
    ours, memory = take_steps(RowAdam, ROWS[name], **settings)
    theirs, known = take_steps(SparseAdam, ROWS[name], **settings)
    assert torch.allclose(ours, theirs, atol=1e-6)
    assert memory[0].keys() == known[0].keys()
    for key in ("exp_avg", "exp_avg_sq"):
        assert torch.allclose(memory[0][key], known[0][key], atol=1e-6)


@pytest.mark.parametrize("name", ROWS)
def test_rows_are_merged_as_torch_merges_them(name: str) -> None:
    gradient = make_gradient(ROWS[name], 6_001)
    expected = gradient.clone().coalesce()
    merged = merge_rows(gradient)
    assert merged.is_coalesced()
    assert torch.equal(merged.indices(), expected.indices())
    assert torch.allclose(merged.values(), expected.values())
