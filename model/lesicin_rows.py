"""Adam over the few rows of a large table that have a gradient."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.optim import SparseAdam


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
        gradient = table.grad.coalesce()  # type: ignore[union-attr]
        rows, values = gradient.indices()[0], gradient.values()
        if group["maximize"]:
            values = -values
        first, second = group["betas"]
        mean = state["exp_avg"].index_select(0, rows).lerp_(values, 1 - first)
        square = (
            state["exp_avg_sq"].index_select(0, rows).mul_(second).addcmul_(values, values, value=1 - second)
        )
        state["exp_avg"].index_copy_(0, rows, mean)
        state["exp_avg_sq"].index_copy_(0, rows, square)
        size = float(group["lr"]) * (1 - second ** state["step"]) ** 0.5 / (1 - first ** state["step"])
        table.index_add_(0, rows, mean.div_(square.sqrt_().add_(group["eps"])), alpha=-size)
