"""Seeded random streams that do not depend on the order in which they are opened."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")


def open_stream(*names: object) -> Random:
    """The random stream of these names: the same names give the same draws everywhere."""
    digest = blake2b("\x1f".join(map(str, names)).encode(), digest_size=8).digest()
    return Random(int.from_bytes(digest, "big"))


def weigh(random: Random, options: Sequence[tuple[T, float]]) -> T:
    """Draw one of `options`, (option, weight) pairs, in proportion to its weight."""
    return random.choices([option for option, _ in options], [weight for _, weight in options])[0]
