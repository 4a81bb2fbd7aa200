"""How good are tagged roles: F1 of each role over all sentences."""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]


def score_roles(gold: Numbers, tagged: Numbers, kinds: int) -> NDArray[np.float64]:
    """F1 of each role, 0 where neither has it."""
    right = np.bincount(gold[gold == tagged], minlength=kinds)
    both = np.bincount(gold, minlength=kinds) + np.bincount(tagged, minlength=kinds)
    scores: NDArray[np.float64] = 2 * right / np.maximum(both, 1)
    return scores
