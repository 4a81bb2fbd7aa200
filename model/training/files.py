"""A trained network on disk: `<kind>.json` describes it, a safetensors file holds its weights.

The folder has everything that a prediction needs: the network, the sections as encoded at the end of
training, and the sentence vectors. The format is the same for all networks.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import torch
from pydantic import Field, TypeAdapter, ValidationError
from safetensors import SafetensorError
from safetensors.torch import load, save
from torch import Tensor

from model.classifiers.files import AGAIN, Description, Digest, FilePair, describe_thresholds
from model.classifiers.options import describe_options
from model.graph.metapaths import KINDS
from model.training.classifier import NetworkClassifier
from model.training.data import describe_encoder, find_shape, restore_encoder
from model.training.network import Network, Tensors
from model.training.options import NetworkOptions
from model.vectors.encoder import Arrays, SentenceEncoder
from schemas.errors import BadInputError

FORMAT = 5  # raised whenever old files would be misread
_HIGHEST = 1e6
_NETWORK, _SECTIONS, _VECTORS = "network.", "sections.", "vectors."

Count = Annotated[int, Field(ge=0, le=100_000_000)]


class NetworkKind(NamedTuple):
    """What is needed to read and write networks of a kind."""

    name: str
    title: str
    network: type[Network]
    options: type[NetworkOptions]

    @property
    def files(self) -> FilePair:
        """The two files."""
        return FilePair(self.name, f"{self.title} classifier", FORMAT, most_weights=16 << 30)


class TrainingOrigin(NamedTuple):
    """Where a classifier comes from."""

    run: str  # digest of dataset, options, code and seed
    counts: Mapping[str, int]  # nodes of the graph it was trained on
    about: Mapping[str, object]  # further notes


class _Config(Description):
    """The contents of the JSON file."""

    options: dict[str, Any]
    run: Digest
    counts: dict[str, Count]
    vectors: dict[str, Any]


def save_network(
    kind: NetworkKind, classifier: NetworkClassifier, folder: Path, origin: TrainingOrigin
) -> None:
    """Write a classifier. An external encoder is not copied: the options name its folder."""
    arrays, described = describe_encoder(classifier.encoder)
    weights = save(_list_tensors(classifier, arrays))
    config = _Config(
        kind=kind.files.kind,
        format=FORMAT,
        labels=classifier.labels,
        options=describe_options(classifier.network.options),
        run=origin.run,
        counts=dict(origin.counts),
        vectors=described,
        weights_sha256=sha256(weights).hexdigest(),
        about=dict(origin.about),
        **describe_thresholds(classifier.thresholds),
    )
    kind.files.write(folder, config, weights)


def load_network(kind: NetworkKind, folder: Path, *, device: str = "cpu") -> NetworkClassifier:
    """The classifier that was saved to a folder."""
    config = _read_config(kind, folder)
    options = _read_options(kind, config, folder)
    path = kind.files.find_weights(folder, config)
    try:
        tensors = load(kind.files.read_weights(folder, config))
    except (SafetensorError, KeyError) as error:  # KeyError: a type that torch does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {AGAIN}") from None
    encoder = restore_encoder(options, _take_arrays(tensors, _VECTORS, path), config.vectors)
    network = _build_network(kind, options, config, encoder, tensors, path).to(device)
    sections = _take(tensors, _SECTIONS)
    expected = {name: torch.empty(shape, device="meta") for name, shape in network.section_shapes().items()}
    _check_tensors(sections, expected, path, kind)
    placed = {name: tensor.to(device) for name, tensor in sections.items()}
    return NetworkClassifier(
        config.labels, config.read_thresholds(), network, placed, encoder, torch.device(device)
    )


def read_run(kind: NetworkKind, folder: Path) -> str | None:
    """The run that made the classifier in a folder; None if there is no complete one."""
    try:
        config = _read_config(kind, folder)
        kind.files.read_weights(folder, config)
    except BadInputError:
        return None
    return config.run


def _list_tensors(classifier: NetworkClassifier, arrays: Arrays) -> Tensors:
    tensors = {_VECTORS + name: torch.from_numpy(array) for name, array in arrays.items()}
    tensors |= {_NETWORK + name: tensor for name, tensor in classifier.network.state_dict().items()}
    tensors |= {_SECTIONS + name: tensor for name, tensor in classifier.sections.items()}
    return {name: tensor.detach().cpu().contiguous().clone() for name, tensor in tensors.items()}


def _take(tensors: Tensors, prefix: str) -> Tensors:
    named = tensors.items()
    return {name.removeprefix(prefix): tensor for name, tensor in named if name.startswith(prefix)}


def _take_arrays(tensors: Tensors, prefix: str, path: Path) -> Arrays:
    try:
        return {name: tensor.numpy() for name, tensor in _take(tensors, prefix).items()}
    except TypeError:  # numpy has no bfloat16, for example
        raise BadInputError(f"{path} has a number type that ilsi does not write: {AGAIN}") from None


def _build_network(
    kind: NetworkKind,
    options: NetworkOptions,
    config: _Config,
    encoder: SentenceEncoder,
    tensors: Tensors,
    path: Path,
) -> Network:
    with torch.device("meta"):  # takes no memory, whatever size the description claims
        network = kind.network(options, find_shape(config.counts, encoder))
    learnt = _take(tensors, _NETWORK)
    _check_tensors(learnt, network.state_dict(), path, kind)
    network.load_state_dict(learnt, assign=True)
    return network.eval()


def _check_tensors(tensors: Tensors, expected: Mapping[str, Tensor], path: Path, kind: NetworkKind) -> None:
    shapes, expected_shapes = (
        {name: (tensor.dtype, tensor.shape) for name, tensor in named.items()}
        for named in (tensors, expected)
    )
    if shapes != expected_shapes:
        raise BadInputError(f"{path} does not have the tensors of the described {kind.title}: {AGAIN}")
    if not all(bool((tensor.float().abs() < _HIGHEST).all()) for tensor in tensors.values()):
        raise BadInputError(f"{path} has infinite or implausibly large values: {AGAIN}")


def _read_config(kind: NetworkKind, folder: Path) -> _Config:
    config = kind.files.read_description(folder, _Config)
    if set(config.counts) != set(KINDS):
        name = folder / kind.files.description
        raise BadInputError(f"{name} does not list the nodes of a citation graph: {AGAIN}")
    return config


def _read_options(kind: NetworkKind, config: _Config, folder: Path) -> NetworkOptions:
    try:
        return TypeAdapter(kind.options).validate_python(config.options)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, ("options", *first["loc"]))) + f": {first['msg'].lower()}"
        name = folder / kind.files.description
        raise BadInputError(f"{name} does not describe a whole classifier ({reason}): {AGAIN}") from None
