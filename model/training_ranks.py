"""Training by several processes (torchrun): each takes a part of every batch, and all make the same step.

Gradients are added up by hand after the backward pass and not by DistributedDataParallel: a part of a batch
may have one fact more than another, the facts' embeddings may have sparse gradients, and the summary of a
batch's facts is over the parts of all processes, in the forward and in the backward pass. So the result is
that of one process, but for rounding (and for dropout, which no two processes draw alike).
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

from model.lesicin import LeSICiN
from model.lesicin_rows import merge_rows
from model.lesicin_structure import MetapathAttention
from model.metapaths import SCHEMAS
from schemas.errors import UsageError
from schemas.published import FACT

AUTO, CPU, CUDA = "auto", "cpu", "cuda"
DEVICES = (AUTO, CPU, CUDA)
_PATIENCE = timedelta(days=7)  # the others wait while one process prepares the texts


class Share(NamedTuple):
    """The part of a batch that one process takes."""

    places: slice
    weight: float  # what its mean counts in that of all


@dataclass(frozen=True, slots=True)
class Ranks:
    """Which of how many processes this is."""

    rank: int = 0
    count: int = 1

    @property
    def leads(self) -> bool:
        """One of them writes and reports."""
        return self.rank == 0

    def share(self, rows: int) -> Share:
        """This process's part of a batch. Where there is nothing left for it, it takes a fact that counts
        nothing: the others wait for it."""
        if self.rank >= rows:
            return Share(slice(0, 1), 0.0)
        places = slice(self.rank, None, self.count)
        return Share(places, len(range(*places.indices(rows))) / rows)

    def wait(self) -> None:
        """Go on when all are here."""
        if self.count > 1:
            dist.barrier()

    def add_up(self, tensor: Tensor) -> Tensor:
        """The sum over all processes, in place."""
        if self.count > 1:
            dist.all_reduce(tensor)
        return tensor

    def add_gradients(self, parameters: Sequence[Tensor], loss: Tensor) -> Tensor:
        """Give every process the sum of all gradients, and return that of the losses."""
        if self.count == 1:
            return loss
        dense = [each.grad for each in parameters if each.grad is not None and not each.grad.is_sparse]
        flat = self.add_up(torch.cat([loss.reshape(1), *(grad.reshape(-1) for grad in dense)]))
        parts = torch.split(flat[1:], [grad.numel() for grad in dense])
        for grad, part in zip(dense, parts, strict=True):
            grad.copy_(part.view_as(grad))
        for each in parameters:
            if each.grad is not None and each.grad.is_sparse:
                each.grad = self._add_sparse(each.grad)
        return flat[0]

    def _add_sparse(self, grad: Tensor) -> Tensor:
        """The sum of sparse gradients: rows of all processes one after the other, then merged."""
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
        rows = torch.cat([each[:size] for each, size in zip(all_rows, sizes, strict=True)])
        values = torch.cat([each[:size] for each, size in zip(all_values, sizes, strict=True)])
        return torch.sparse_coo_tensor(rows[None], values, grad.shape, check_invariants=False).coalesce()


ALONE = Ranks()


def join_ranks(device: str) -> tuple[Ranks, torch.device]:
    """Be one of the processes that torchrun has started, or alone; on which device."""
    chosen = choose_device(device)
    if int(os.environ.get("WORLD_SIZE", "1")) == 1:
        return ALONE, chosen
    if chosen.type == CUDA:
        chosen = torch.device(CUDA, int(os.environ.get("LOCAL_RANK", "0")))
        torch.cuda.set_device(chosen)
    if not dist.is_initialized():
        dist.init_process_group("nccl" if chosen.type == CUDA else "gloo", timeout=_PATIENCE)
        atexit.register(dist.destroy_process_group)  # and not before: a process cannot join a second time
    return Ranks(dist.get_rank(), dist.get_world_size()), chosen


def choose_device(name: str) -> torch.device:
    """A graphics card if there is one, unless told otherwise."""
    if name not in DEVICES:
        raise UsageError(f"there is no device {name!r}: choose one of {', '.join(DEVICES)}")
    if name == CUDA and not torch.cuda.is_available():
        raise UsageError("this machine has no CUDA graphics card that torch can use: choose cpu or auto")
    return torch.device(CUDA if name != CPU and torch.cuda.is_available() else CPU)


class _SumOfRanks(torch.autograd.Function):
    """The sum over all processes, with the gradient that all of them give it."""

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


class RankAttention(MetapathAttention):
    """Its summary is over the facts of a batch in all processes."""

    weight = 1.0  # of this process's part

    def summarise(self, gathered: Tensor) -> Tensor:
        """s_P of nodes [N, P, d] here and elsewhere: [P, d]."""
        summary: Tensor = _SumOfRanks.apply(super().summarise(gathered) * self.weight)  # type: ignore[no-untyped-call]
        return summary


def share_summary(network: LeSICiN) -> RankAttention:
    """Have a network summarise facts over all processes."""
    config, own = network.config, network.fact_nodes
    shared = RankAttention(len(SCHEMAS[FACT]), config.hidden, config.dropout).to(own.output.weight.device)
    shared.load_state_dict(own.state_dict())
    network.fact_nodes = shared
    return shared


def combine_scores(ranks: Ranks, scores: np.ndarray[Any, Any], device: torch.device) -> np.ndarray[Any, Any]:
    """Scores of which each process has some rows, and zeros elsewhere."""
    if ranks.count == 1:
        return scores
    return ranks.add_up(torch.from_numpy(scores).to(device)).cpu().numpy()
