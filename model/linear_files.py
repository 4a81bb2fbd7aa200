"""The linear yardstick on disk: `linear.json` says what it is, a safetensors file has its numbers."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from pydantic import ConfigDict
from safetensors import SafetensorError
from safetensors.numpy import load, save

from model.classifier_files import AGAIN, Description, FilePair, describe_thresholds
from model.classifiers import LINEAR
from model.lexicon_files import build_lexicon, list_arrays
from model.linear import LinearModel
from schemas.errors import BadInputError

FILES = FilePair(LINEAR, "linear classifier", format=2, most_weights=4 << 30)
CONFIG = FILES.description


class _Config(Description):
    """What `linear.json` holds."""

    model_config = ConfigDict(strict=True)
    words: tuple[str, ...]
    closeness: float


def save_linear(linear: LinearModel, folder: Path, about: Mapping[str, object]) -> None:
    """Write a classifier with what there is to say about it (dataset, command)."""
    weights = save(list_arrays(linear.lexicon))
    config = _Config(
        kind=FILES.kind,
        format=FILES.format,
        labels=linear.labels,
        words=linear.lexicon.words.words,
        closeness=linear.closeness,
        weights_sha256=sha256(weights).hexdigest(),
        about=dict(about),
        **describe_thresholds(linear.thresholds),
    )
    FILES.write(folder, config, weights)


def load_linear(folder: Path) -> LinearModel:
    """The classifier that was saved to a folder."""
    config = FILES.read_description(folder, _Config)
    path = FILES.find_weights(folder, config)
    try:
        arrays = load(FILES.read_weights(folder, config))
    except (SafetensorError, KeyError) as error:  # KeyError: of a type that numpy does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {AGAIN}") from None
    lexicon = build_lexicon(arrays, config.words, len(config.labels), path)
    return LinearModel(config.labels, lexicon, config.read_thresholds(), config.closeness)
