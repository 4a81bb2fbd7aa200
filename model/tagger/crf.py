"""A linear-chain CRF: the likelihood of a tag sequence, the best sequence, and the marginals of each tag.

The score of a path of tags is the sum of its start, emissions, transitions and end. One recursion from left
to right sums the paths that lead to each tag, in log space. The same recursion over the reversed sequence,
with transposed transitions, sums the paths that follow. Together they give the marginals, which are the
gradient of the log partition: training needs no autograd graph of T steps.

The steps are many and small, so they run in numpy, in double precision, on the CPU; tensors of other devices
are moved there and back. Arrays have the batch last, [T, K, B], and no operation mixes two sequences: a
sequence gets the same bits alone or in a batch, with any padding.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.autograd.function import once_differentiable

Array = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
Reduction = Callable[[Array, Array], None]  # [from, to, B] into [to, B]; may overwrite the first

PADDING = -1  # what `decode` writes after the end of a sequence
_PAIRS_AT_ONCE = 1 << 16  # doubles: fits into the CPU's cache and avoids a [T, K, K] array


class Crf(nn.Module):
    """A linear-chain CRF over a fixed set of tags; scores must be finite up to the end of each sequence."""

    def __init__(self, tags: int) -> None:
        super().__init__()
        if tags < 1:
            raise ValueError(f"a CRF needs at least one tag, not {tags}")
        self.transitions = nn.Parameter(torch.zeros(tags, tags))  # [from, to]
        self.start = nn.Parameter(torch.zeros(tags))
        self.end = nn.Parameter(torch.zeros(tags))

    def forward(self, emissions: Tensor, tags: Tensor, lengths: Tensor) -> Tensor:
        """The log likelihood [B] of `tags` [B, T] given `emissions` [B, T, K]: never above 0."""
        scores = self._read(emissions, lengths)
        likelihood = _score_path(scores, _read_tags(tags, scores)) - _sum_paths(scores)
        return _give_back(likelihood.clamp(max=0), emissions)  # rounding may lift a certain path above 0

    def log_partition(self, emissions: Tensor, lengths: Tensor) -> Tensor:
        """The log of the summed exponentials of all paths' scores, [B]."""
        return _give_back(_sum_paths(self._read(emissions, lengths)), emissions)

    @torch.no_grad()
    def decode(self, emissions: Tensor, lengths: Tensor) -> Tensor:
        """The best tags [B, T], -1 after the end; of equally good paths the first in lexicographic order."""
        best = _Lattice(self._read(emissions, lengths)).find_best()
        return torch.from_numpy(best).to(emissions.device)

    @torch.no_grad()
    def marginals(self, emissions: Tensor, lengths: Tensor) -> Tensor:
        """The probability of each tag at each position, [B, T, K], 0 after the end; carries no gradient."""
        lattice = _Lattice(self._read(emissions, lengths))
        return _give_back(torch.from_numpy(lattice.find_marginals(*lattice.add_up_both())), emissions)

    def _read(self, emissions: Tensor, lengths: Tensor) -> "_Scores":
        _check_shapes(emissions, lengths, tags=len(self.start))
        lengths = lengths.cpu().long()
        own = emissions.cpu().double()
        own = own.where(_inside(own, lengths)[:, :, None], 0)
        transitions, start, end = (part.cpu().double() for part in (self.transitions, self.start, self.end))
        scores = _Scores(own, transitions, start, end, lengths)
        if not all(part.isfinite().all() for part in scores):
            raise ValueError("the scores of a CRF must be finite, but these are not: has training diverged?")
        return scores


class _Scores(NamedTuple):
    """Scores as doubles on the CPU; gradients flow back to their origin."""

    emissions: Tensor  # [B, T, K], 0 after the end
    transitions: Tensor  # [K, K]
    start: Tensor  # [K]
    end: Tensor  # [K]
    lengths: Tensor  # [B], int64


def _check_shapes(emissions: Tensor, lengths: Tensor, tags: int) -> None:
    if emissions.dim() != 3 or emissions.shape[2] != tags or 0 in emissions.shape:
        raise ValueError(f"emissions must be [batch, positions, {tags} tags], not {list(emissions.shape)}")
    batch, positions, _ = emissions.shape
    if lengths.shape != (batch,) or lengths.is_floating_point():
        given = f"{lengths.dtype} of shape {list(lengths.shape)}"
        raise ValueError(f"lengths must be {batch} integers, one per sequence, not {given}")
    wrong = lengths[(lengths < 1) | (lengths > positions)].tolist()
    if wrong:
        raise ValueError(f"the length of a sequence must be between 1 and {positions}, not {wrong[0]}")


def _read_tags(tags: Tensor, scores: _Scores) -> Tensor:
    """The tags on the CPU, 0 after the end."""
    *shape, count = scores.emissions.shape
    if list(tags.shape) != shape or tags.is_floating_point():
        given = f"{tags.dtype} of shape {list(tags.shape)}"
        raise ValueError(f"tags must be integers of shape {shape}, not {given}")
    tags = tags.cpu().long().where(_inside(scores.emissions, scores.lengths), 0)
    wrong = tags[(tags < 0) | (tags >= count)].tolist()
    if wrong:
        raise ValueError(f"a tag must be between 0 and {count - 1}, not {wrong[0]}")
    return tags


def _inside(emissions: Tensor, lengths: Tensor) -> Tensor:
    """Which positions belong to their sequence, [B, T]."""
    return torch.arange(emissions.shape[1]) < lengths[:, None]


def _give_back(result: Tensor, emissions: Tensor) -> Tensor:
    """Round first, then move: not every device supports doubles."""
    return result.to(torch.promote_types(emissions.dtype, torch.float32)).to(emissions.device)


def _score_path(scores: _Scores, tags: Tensor) -> Tensor:
    """The score [B] of the path `tags` [B, T] of each sequence."""
    last = scores.lengths[:, None] - 1
    steps = scores.emissions.gather(2, tags[:, :, None])[:, :, 0]  # [B, T]
    steps = steps + nn.functional.pad(scores.transitions[tags[:, :-1], tags[:, 1:]], (1, 0))
    # A running sum never looks ahead; the rounding of an ordinary sum would depend on the padding.
    score = steps.cumsum(1).gather(1, last)[:, 0]
    return score + scores.start[tags[:, 0]] + scores.end[tags.gather(1, last)[:, 0]]


def _sum_paths(scores: _Scores) -> Tensor:
    """The log partition [B], with its gradient."""
    total: Tensor = _LogPartition.apply(*scores)  # type: ignore[no-untyped-call]
    return total


class _LogPartition(torch.autograd.Function):
    """The gradient of the log partition is the expected use of each score over all paths."""

    @staticmethod
    def forward(ctx: Any, *tensors: Tensor) -> Tensor:
        scores = _Scores(*tensors)
        lattice = _Lattice(scores)
        if not any(ctx.needs_input_grad):
            return torch.from_numpy(lattice.sum_paths(lattice.add_up_before()))
        before, after = lattice.add_up_both()
        total = lattice.sum_paths(before)
        marginals, pairs = lattice.find_marginals(before, after), lattice.count_pairs(before, after, total)
        ctx.save_for_backward(torch.from_numpy(marginals), torch.from_numpy(pairs), scores.lengths)
        return torch.from_numpy(total)

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor | None, ...]:
        marginals, pairs, lengths = ctx.saved_tensors  # [B, T, K], [K, K, B], [B]
        first, last = marginals[:, 0], marginals[torch.arange(len(lengths)), lengths - 1]
        return gradient[:, None, None] * marginals, pairs @ gradient, gradient @ first, gradient @ last, None


class _Lattice:
    """All paths through a batch of sequences, in log space."""

    def __init__(self, scores: _Scores) -> None:
        self.lengths: Integers = scores.lengths.numpy()
        self.inside: npt.NDArray[np.bool_] = _inside(scores.emissions, scores.lengths).T.numpy()  # [T, B]
        # numpy is fast on long rows: the batch comes last, and what it shares is repeated.
        self.emissions: Array = scores.emissions.detach().permute(1, 2, 0).contiguous().numpy()
        self.transitions, self.start, self.end = (
            np.repeat(part.detach().numpy()[..., None], len(self.lengths), axis=-1)
            for part in (scores.transitions, scores.start, scores.end)
        )

    def add_up_before(self) -> Array:
        """The sum of all paths that lead to a tag, without its own emission, [T, K, B]."""
        return _recur(self.emissions, self.transitions, self.start, _add_logs)

    def add_up_both(self) -> tuple[Array, Array]:
        """The same, and the sum of all paths after a tag: both directions as one batch of 2 B."""
        sums = _recur(
            np.concatenate([self.emissions, self._reverse(self.emissions)], axis=-1),
            np.concatenate([self.transitions, self.transitions.swapaxes(0, 1)], axis=-1),
            np.concatenate([self.start, self.end], axis=-1),
            _add_logs,
        )
        before, after = np.split(sums, 2, axis=-1)
        return before, self._reverse(after)

    def sum_paths(self, before: Array) -> Array:
        """The log partition, [B]."""
        ends = (self.lengths - 1, slice(None), np.arange(len(self.lengths)))
        paths = before[ends] + self.emissions[ends] + self.end.T  # [B, K]
        highest = paths.max(axis=1)
        total: Array = np.log(np.exp(paths - highest[:, None]).sum(axis=1)) + highest
        return total

    def find_marginals(self, before: Array, after: Array) -> Array:
        """[B, T, K], 0 after the end."""
        through = np.ascontiguousarray((before + self.emissions + after).transpose(2, 0, 1))
        marginals: Array = np.exp(through - through.max(axis=2, keepdims=True))
        marginals /= marginals.sum(axis=2, keepdims=True)
        marginals[~self.inside.T] = 0
        return marginals

    def count_pairs(self, before: Array, after: Array, total: Array) -> Array:
        """The expected count of each transition in each sequence, [K, K, B]."""
        left = (before + self.emissions)[:-1, :, None]
        right = np.where(self.inside[:, None], self.emissions + after - total, -np.inf)[1:, None]
        counts = np.zeros_like(self.transitions)
        step = max(1, _PAIRS_AT_ONCE // counts.size)
        for first in range(0, len(left), step):
            pairs = left[first : first + step] + right[first : first + step]  # [step, K, K, B]
            pairs += self.transitions
            counts += np.exp(pairs, out=pairs).sum(axis=0)
        return counts

    def find_best(self) -> Integers:
        """Viterbi from the end: the backtrace then starts at the beginning and takes the lowest of the best
        tags."""
        transposed = np.ascontiguousarray(self.transitions.swapaxes(0, 1))
        after = self._reverse(_recur(self._reverse(self.emissions), transposed, self.end, _take_highest))
        onward = np.ascontiguousarray((self.emissions + after).transpose(0, 2, 1))  # [T, B, K]
        best = np.empty(self.inside.shape, dtype=np.int64)  # [T, B]
        best[0] = (self.start.T + onward[0]).argmax(axis=1)
        transitions = self.transitions[:, :, 0]
        for position in range(1, len(best)):
            best[position] = (transitions[best[position - 1]] + onward[position]).argmax(axis=1)
        return np.where(self.inside, best, PADDING).T.copy()

    def _reverse(self, values: Array) -> Array:
        """Each sequence of [T, K, B] from its own end to its start; arbitrary after the end."""
        positions = self.lengths - 1 - np.arange(len(values))[:, None]  # [T, B]
        return np.take_along_axis(values, positions.clip(min=0)[:, None], axis=0)


def _recur(emissions: Array, transitions: Array, start: Array, reduce: Reduction) -> Array:
    """For each tag the reduced scores of the paths that lead to it, without its own emission, [T, K, B]."""
    before = np.empty_like(emissions)
    before[0] = start
    paths = np.empty(transitions.shape)  # [from, to, B]
    for previous, emission, current in zip(before[:-1], emissions[:-1], before[1:], strict=True):
        np.add((previous + emission)[:, None], transitions, out=paths)
        reduce(paths, current)
    return before


def _add_logs(paths: Array, total: Array) -> None:
    highest = np.maximum.reduce(paths, axis=0)
    np.exp(np.subtract(paths, highest, out=paths), out=paths)
    np.log(np.add.reduce(paths, axis=0, out=total), out=total)
    total += highest


def _take_highest(paths: Array, highest: Array) -> None:
    np.maximum.reduce(paths, axis=0, out=highest)
