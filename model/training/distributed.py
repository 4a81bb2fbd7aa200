"""Training with several processes (torchrun): each takes a part of every batch, and all make the same step.

Gradients are summed explicitly after the backward pass, not by DistributedDataParallel: parts of a batch can
differ in size by one fact, embeddings of facts can have sparse gradients, and the summary of a batch's facts
covers all processes in both the forward and the backward pass. So the result is that of a single process,
except for rounding and dropout, which every process draws for itself.
"""

import atexit
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.distributed as dist
from torch import Tensor

from model.training.optimiser import merge_rows
from schemas.errors import UsageError

AUTO, CPU, CUDA = "auto", "cpu", "cuda"
DEVICES = (AUTO, CPU, CUDA)
_TIMEOUT = timedelta(days=7)  # the others wait while one process prepares the texts


class Share(NamedTuple):
    """The part of a batch that one process takes."""

    rows: slice
    weight: float  # of its mean in the mean over all processes


@dataclass(frozen=True, slots=True)
class Ranks:
    """Which of how many processes this is."""

    rank: int = 0
    count: int = 1

    @property
    def leads(self) -> bool:
        """Whether this process writes and reports."""
        return self.rank == 0

    def share(self, rows: int) -> Share:
        """This process's part of a batch. If there is none left, it takes a fact with weight 0, because the
        others wait for it."""
        if self.rank >= rows:
            return Share(slice(0, 1), 0.0)
        part = slice(self.rank, None, self.count)
        return Share(part, len(range(*part.indices(rows))) / rows)

    def wait(self) -> None:
        """Wait for all processes."""
        if self.count > 1:
            dist.barrier()

    def add_up(self, tensor: Tensor) -> Tensor:
        """The sum over all processes, in place."""
        if self.count > 1:
            dist.all_reduce(tensor)
        return tensor

    def add_gradients(self, parameters: Sequence[Tensor], loss: Tensor) -> Tensor:
        """Give every process the sum of all gradients, and return the sum of the losses."""
        if self.count == 1:
            return loss
        gradients = [parameter.grad for parameter in parameters if parameter.grad is not None]
        dense = [grad for grad in gradients if not grad.is_sparse]
        flat = self.add_up(torch.cat([loss.reshape(1), *(grad.reshape(-1) for grad in dense)]))
        parts = torch.split(flat[1:], [grad.numel() for grad in dense])
        for grad, part in zip(dense, parts, strict=True):
            grad.copy_(part.view_as(grad))
        for parameter in parameters:
            if parameter.grad is not None and parameter.grad.is_sparse:
                parameter.grad = self._add_sparse(parameter.grad)
        return flat[0]

    def _add_sparse(self, grad: Tensor) -> Tensor:
        """The sum of sparse gradients: the rows of all processes concatenated, then merged."""
        grad = merge_rows(grad)
        rows, values = grad.indices()[0], grad.values()
        counts = torch.zeros(self.count, dtype=torch.long, device=rows.device)
        counts[self.rank] = len(rows)
        self.add_up(counts)
        longest = int(counts.max())
        padded = torch.nn.functional.pad(rows, (0, longest - len(rows)))
        all_rows = [torch.empty_like(padded) for _ in range(self.count)]
        dist.all_gather(all_rows, padded)
        wide = torch.nn.functional.pad(values, (0, 0, 0, longest - len(rows)))
        all_values = [torch.empty_like(wide) for _ in range(self.count)]
        dist.all_gather(all_values, wide)
        sizes = counts.tolist()
        rows = torch.cat([part[:size] for part, size in zip(all_rows, sizes, strict=True)])
        values = torch.cat([part[:size] for part, size in zip(all_values, sizes, strict=True)])
        return torch.sparse_coo_tensor(rows[None], values, grad.shape, check_invariants=False).coalesce()


ALONE = Ranks()


def join_ranks(device: str) -> tuple[Ranks, torch.device]:
    """Join the processes that torchrun started, if any; also returns the device."""
    chosen = choose_device(device)
    if int(os.environ.get("WORLD_SIZE", "1")) == 1:
        return ALONE, chosen
    if chosen.type == CUDA:
        chosen = torch.device(CUDA, int(os.environ.get("LOCAL_RANK", "0")))
        torch.cuda.set_device(chosen)
    if not dist.is_initialized():
        dist.init_process_group("nccl" if chosen.type == CUDA else "gloo", timeout=_TIMEOUT)
        atexit.register(dist.destroy_process_group)  # not earlier: a process cannot join twice
    return Ranks(dist.get_rank(), dist.get_world_size()), chosen


def choose_device(name: str) -> torch.device:
    """A GPU if there is one, unless the CPU is requested."""
    if name not in DEVICES:
        raise UsageError(f"there is no device {name!r}: choose one of {', '.join(DEVICES)}")
    if name == CUDA and not torch.cuda.is_available():
        raise UsageError("torch finds no CUDA GPU on this machine: choose cpu or auto")
    return torch.device(CUDA if name != CPU and torch.cuda.is_available() else CPU)


class _SumOfRanks(torch.autograd.Function):
    """The sum over all processes, whose gradient is the sum over all processes as well."""

    @staticmethod
    def forward(_: Any, tensor: Tensor) -> Tensor:
        total = tensor.clone()
        dist.all_reduce(total)
        return total

    @staticmethod
    def backward(_: Any, *gradients: Tensor) -> Tensor:
        total = gradients[0].clone()
        dist.all_reduce(total)
        return total


def sum_over_ranks(tensor: Tensor) -> Tensor:
    """The sum over all processes, through which gradients flow."""
    total: Tensor = _SumOfRanks.apply(tensor)  # type: ignore[no-untyped-call]
    return total


def combine_scores(ranks: Ranks, scores: np.ndarray[Any, Any], device: torch.device) -> np.ndarray[Any, Any]:
    """All scores, from processes that have some rows each and zeros elsewhere."""
    if ranks.count == 1:
        return scores
    return ranks.add_up(torch.from_numpy(scores).to(device)).cpu().numpy()
