"""The steps of training: Adam or AdamW, lazily for the facts' embeddings, and how large the steps are.

A batch walks to some 2,000 of ILSI's 42,844 facts. On one core and with hidden 200, Adam over all of them
takes 155 ms a step (64 fused), over those that have a gradient 10 ms: sparse gradients and RowAdam. A fact
that is not met keeps its place and its momentum.
"""

import math
from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.optim import Adam, AdamW, Optimizer

from model.lesicin_rows import RowAdam, merge_rows
from model.training_recipe import ADAMW, COSINE, Recipe

Tensors = dict[str, Tensor]


class Stepper:
    """Optimisers of all parameters of a network, each parameter known by its name."""

    def __init__(self, network: nn.Module, recipe: Recipe) -> None:
        parts = network.named_modules()
        sparse = {f"{name}.weight" for name, part in parts if getattr(part, "sparse", False)}
        named = dict(network.named_parameters())
        rows = {name: each for name, each in named.items() if name in sparse}
        dense = {name: each for name, each in named.items() if name not in sparse}
        kind = AdamW if recipe.optimiser == ADAMW else Adam
        plain = kind(dense.values(), lr=recipe.rate, weight_decay=recipe.weight_decay, fused=True)
        self._optimisers: list[tuple[Optimizer, list[str]]] = [(plain, list(dense))]
        if rows:
            self._optimisers.append((RowAdam(rows.values(), lr=recipe.rate), list(rows)))
        self.parameters: list[Tensor] = list(named.values())

    def clear(self) -> None:
        """Forget the gradients."""
        for optimiser, _ in self._optimisers:
            optimiser.zero_grad()

    def clip(self, longest: float) -> Tensor:
        """Shorten the gradient if it is too long; how long it was."""
        gradients = [grad for each in self.parameters if (grad := _find_gradient(each)) is not None]
        norms = [torch.linalg.vector_norm(grad) for grad in gradients]
        norm: Tensor = torch.linalg.vector_norm(torch.stack(norms))
        factor = (longest / (norm + 1e-6)).clamp(max=1.0)
        for grad in gradients:
            grad.mul_(factor)
        return norm

    def step(self, rate: float) -> None:
        """Go so far."""
        for optimiser, _ in self._optimisers:
            for group in optimiser.param_groups:
                group["lr"] = rate
            optimiser.step()

    def export(self) -> Tensors:
        """What the optimisers remember, by the names of parameters."""
        return {
            f"{names[place]}/{key}": torch.as_tensor(value)
            for optimiser, names in self._optimisers
            for place, state in optimiser.state_dict()["state"].items()
            for key, value in state.items()
        }

    def restore(self, tensors: Tensors) -> None:
        """Go on with what was exported."""
        for optimiser, names in self._optimisers:
            state: dict[int, dict[str, Tensor | int]] = {}
            for place, name in enumerate(names):
                found = {key: tensors[f"{name}/{key}"] for key in ("step", "exp_avg", "exp_avg_sq")}
                counted = isinstance(optimiser, RowAdam)  # it counts its steps in a plain number
                state[place] = {**found, "step": int(found["step"])} if counted else {**found}
            optimiser.load_state_dict({**optimiser.state_dict(), "state": state})


def _find_gradient(parameter: Tensor) -> Tensor | None:
    """The numbers of a gradient; of a sparse one those of its rows, each row once."""
    if parameter.grad is None or not parameter.grad.is_sparse:
        return parameter.grad
    parameter.grad = merge_rows(parameter.grad)
    return parameter.grad.values()


def set_rate(recipe: Recipe, progress: float, scores: Sequence[float]) -> float:
    """The rate of a step, `progress` of the way through all epochs, after epochs with these macro-F1."""
    if recipe.schedule == COSINE:
        rise = min(1.0, progress / recipe.warmup) if recipe.warmup else 1.0
        share = max(0.0, progress - recipe.warmup) / (1 - recipe.warmup)
        return max(recipe.lowest_rate, recipe.rate * rise * (1 + math.cos(math.pi * share)) / 2)
    return _fall_at_plateaus(recipe, scores)


def _fall_at_plateaus(recipe: Recipe, scores: Sequence[float]) -> float:
    """ReduceLROnPlateau, told from the history alone."""
    rate, best, waited = recipe.rate, -math.inf, 0
    for score in scores:
        best, waited = (score, 0) if score > best else (best, waited + 1)
        if waited > recipe.plateau_patience:
            rate, waited = max(rate * recipe.plateau_factor, recipe.lowest_rate), 0
    return rate
