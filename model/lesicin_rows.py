"""Adam over the few rows of a large table that have a gradient."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.optim import SparseAdam

_AT_ONCE = 1 << 11  # rows; what is made of them stays in the caches of a processor


def merge_rows(gradient: Tensor) -> Tensor:
    """A sparse gradient with every row once, in order. If that is so, `coalesce` would still copy it."""
    if gradient.is_coalesced():
        return gradient
    rows = gradient._indices()[0]
    if bool((rows[1:] > rows[:-1]).all()):
        return gradient._coalesced_(True)
    return gradient.coalesce()


class RowAdam(SparseAdam):
    """SparseAdam with the same results and the same state, by plain rows: it takes a fraction of the time."""

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """One step of the rows that have a gradient; the others keep their place and their momentum."""
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            for table in group["params"]:
                if table.grad is not None:
                    self._step_rows(table, group)
        return loss

    def _step_rows(self, table: Tensor, group: dict[str, Any]) -> None:
        state = self.state[table]
        if not state:
            state |= {"step": 0, "exp_avg": torch.zeros_like(table), "exp_avg_sq": torch.zeros_like(table)}
        state["step"] += 1
        gradient = merge_rows(table.grad)  # type: ignore[arg-type]
        first, second = group["betas"]
        size = float(group["lr"]) * (1 - second ** state["step"]) ** 0.5 / (1 - first ** state["step"])
        values = -gradient.values() if group["maximize"] else gradient.values()
        at_once = _AT_ONCE if table.device.type == "cpu" else max(1, len(values))
        parts = torch.split(gradient.indices()[0], at_once), torch.split(values, at_once)
        for rows, step in zip(*parts, strict=True):
            mean = state["exp_avg"].index_select(0, rows).lerp_(step, 1 - first)
            square = state["exp_avg_sq"].index_select(0, rows)
            square.mul_(second).addcmul_(step, step, value=1 - second)
            state["exp_avg"].index_copy_(0, rows, mean)
            state["exp_avg_sq"].index_copy_(0, rows, square)
            table.index_add_(0, rows, mean.div_(square.sqrt_().add_(group["eps"])), alpha=-size)
