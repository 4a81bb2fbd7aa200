"""The arrays of a classifier that is not a network: read from its safetensors file and validated."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError
from safetensors.numpy import load

from model.classifiers.files import AGAIN, Description, FilePair
from schemas.errors import BadInputError

Arrays = dict[str, NDArray[Any]]
Shapes = Mapping[str, tuple[type[np.generic], tuple[int, ...]]]  # the type and shape of each array


def read_arrays(files: FilePair, folder: Path, described: Description) -> Arrays:
    """The arrays that belong to a description."""
    content = files.read_weights(folder, described)
    try:
        return load(content)
    except (SafetensorError, KeyError) as error:  # KeyError: a type that numpy does not know
        path = files.find_weights(folder, described)
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {AGAIN}") from None


def check_shapes(arrays: Arrays, shapes: Shapes, what: str, path: Path) -> None:
    """Reject arrays that are missing, left over, or of another type or shape."""
    if {name: (array.dtype.type, array.shape) for name, array in arrays.items()} != shapes:
        raise BadInputError(f"{path} does not have the tensors of {what}: {AGAIN}")


def check_values(arrays: Arrays, names: tuple[str, ...], low: float, high: float, path: Path) -> None:
    """Reject values that are not numbers from `low` to `high`."""
    if not all(((arrays[name] >= low) & (arrays[name] <= high)).all() for name in names):
        raise BadInputError(f"{path} has infinite or implausibly large values: {AGAIN}")


def count_entries(arrays: Arrays, name: str) -> int:
    """The length of an array whose length is not known beforehand; 0 if there is no such list."""
    return len(arrays[name]) if name in arrays and arrays[name].ndim == 1 else 0
