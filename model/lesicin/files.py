"""A trained LeSICiN on disk: `lesicin.json` describes it, a safetensors file holds its weights.

The folder has everything that a prediction needs: the networks, the sections as encoded at the end of
training, the sentence vectors and the lexicon.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import torch
from pydantic import Field
from safetensors import SafetensorError
from safetensors.torch import load, save
from torch import Tensor

from model.classifiers.files import AGAIN, Description, Digest, FilePair, describe_thresholds
from model.lesicin.classifier import EnsembleMember, LesicinClassifier
from model.lesicin.metapaths import KINDS
from model.lesicin.network import LeSICiN, ReadSections
from model.lesicin.recipe import LesicinRecipe, fit_inputs
from model.lesicin.scoring import Statutes
from model.lesicin.word_encoder import NumberedWords
from model.linear.files import build_lexicon, list_arrays
from model.vectors.encoder import Arrays, SentenceEncoder, SentenceVectors
from model.vectors.transformer import load_encoder
from schemas.errors import BadInputError

FILES = FilePair("lesicin", "LeSICiN classifier", format=4, most_weights=16 << 30)
CONFIG = FILES.description

_HIGHEST = 1e6
_NETWORK, _SECTIONS, _VECTORS, _LEXICON = "network.", "sections.", "vectors.", "lexicon."

Tensors = dict[str, Tensor]
Count = Annotated[int, Field(ge=0, le=100_000_000)]


class TrainingOrigin(NamedTuple):
    """Where a classifier comes from."""

    recipe: LesicinRecipe
    run: str  # digest of dataset, recipe and seed
    counts: Mapping[str, int]  # nodes of the graph it was trained on
    about: Mapping[str, object]  # further notes


class _Config(Description):
    """The contents of `lesicin.json`."""

    recipe: LesicinRecipe
    run: Digest
    counts: dict[str, Count]
    vectors: dict[str, Any]
    lexicon: tuple[str, ...] | None  # its words, or None without a lexicon


def save_lesicin(classifier: LesicinClassifier, folder: Path, origin: TrainingOrigin) -> None:
    """Write a classifier. An external encoder is not copied: the recipe names its folder."""
    arrays, described = describe_encoder(classifier.encoder)
    weights = save(_list_tensors(classifier, arrays))
    lexicon = classifier.lexicon
    config = _Config(
        kind=FILES.kind,
        format=FILES.format,
        labels=classifier.labels,
        recipe=origin.recipe,
        run=origin.run,
        counts=dict(origin.counts),
        vectors=described,
        lexicon=lexicon.words.words if lexicon else None,
        weights_sha256=sha256(weights).hexdigest(),
        about=dict(origin.about),
        **describe_thresholds(classifier.thresholds),
    )
    FILES.write(folder, config, weights)


def load_lesicin(folder: Path, *, device: str = "cpu") -> LesicinClassifier:
    """The classifier that was saved to a folder."""
    config = _read_config(folder)
    path = FILES.find_weights(folder, config)
    try:
        tensors = load(FILES.read_weights(folder, config))
    except (SafetensorError, KeyError) as error:  # KeyError: a type that torch does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {AGAIN}") from None
    encoder = restore_encoder(config.recipe, _take_arrays(tensors, _VECTORS, path), config.vectors)
    members = tuple(
        _build_member(config, encoder, _take(tensors, _name_member(number)), path, device)
        for number in range(config.recipe.networks)
    )
    lexicon = None
    if config.lexicon is not None:
        numbers = _take_arrays(tensors, _LEXICON, path)
        lexicon = build_lexicon(numbers, config.lexicon, len(config.labels), path)
    thresholds = config.read_thresholds()
    return LesicinClassifier(config.labels, thresholds, members, encoder, config.recipe.longest, lexicon)


def describe_encoder(encoder: SentenceEncoder) -> tuple[Arrays, dict[str, Any]]:
    """Our own sentence vectors as arrays and words; nothing for an external encoder."""
    vectors = encoder.vectors if isinstance(encoder, NumberedWords) else encoder
    return (vectors.arrays(), vectors.describe()) if isinstance(vectors, SentenceVectors) else ({}, {})


def restore_encoder(recipe: LesicinRecipe, arrays: Arrays, described: Mapping[str, Any]) -> SentenceEncoder:
    """The encoder of a recipe, from the output of `describe_encoder` or from its own folder."""
    if recipe.encoder:
        return load_encoder(Path(recipe.encoder))
    vectors = SentenceVectors.from_arrays(arrays, described)
    return NumberedWords(vectors) if recipe.network.reading else vectors


def read_run(folder: Path) -> str | None:
    """The run that made the classifier in a folder; None if there is no complete one."""
    try:
        config = _read_config(folder)
        FILES.read_weights(folder, config)
    except BadInputError:
        return None
    return config.run


def _list_tensors(classifier: LesicinClassifier, arrays: Arrays) -> Tensors:
    tensors = {_VECTORS + name: torch.from_numpy(array) for name, array in arrays.items()}
    if classifier.lexicon:
        lexicon = list_arrays(classifier.lexicon)
        tensors |= {_LEXICON + name: torch.from_numpy(array) for name, array in lexicon.items()}
    for number, (network, sections) in enumerate(classifier.members):
        own = _name_member(number)
        tensors |= {own + _NETWORK + name: tensor for name, tensor in network.state_dict().items()}
        for view, statutes in sections._asdict().items():
            prefix = f"{own}{_SECTIONS}{view}."
            tensors |= {prefix + name: tensor for name, tensor in statutes._asdict().items()}
    return {name: tensor.detach().cpu().contiguous().clone() for name, tensor in tensors.items()}


def _take(tensors: Tensors, prefix: str) -> Tensors:
    named = tensors.items()
    return {name.removeprefix(prefix): tensor for name, tensor in named if name.startswith(prefix)}


def _take_arrays(tensors: Tensors, prefix: str, path: Path) -> Arrays:
    try:
        return {name: tensor.numpy() for name, tensor in _take(tensors, prefix).items()}
    except TypeError:  # numpy has no bfloat16, for example
        raise BadInputError(f"{path} has a number type that ilsi does not write: {AGAIN}") from None


def _name_member(number: int) -> str:
    return f"{number}."


def _build_member(
    config: _Config, encoder: SentenceEncoder, tensors: Tensors, path: Path, device: str
) -> EnsembleMember:
    network = _build_network(config, encoder, tensors, path).to(device)
    return EnsembleMember(network, _build_sections(_take(tensors, _SECTIONS), config, path, device))


def _build_network(config: _Config, encoder: SentenceEncoder, tensors: Tensors, path: Path) -> LeSICiN:
    with torch.device("meta"):  # takes no memory, whatever size the description claims
        network = LeSICiN(fit_inputs(config.recipe.network, encoder), config.counts)
    learnt = _take(tensors, _NETWORK)
    _check_tensors(learnt, network.state_dict(), path)
    network.load_state_dict(learnt, assign=True)
    return network.eval()


def _build_sections(read: Tensors, config: _Config, path: Path, device: str) -> ReadSections:
    like = torch.empty(len(config.labels), config.recipe.network.hidden, device="meta")
    names = [f"{view}.{name}" for view in ReadSections._fields for name in Statutes._fields]
    _check_tensors(read, dict.fromkeys(names, like), path)
    views = [
        Statutes(*(read[f"{view}.{name}"].to(device) for name in Statutes._fields))
        for view in ReadSections._fields
    ]
    return ReadSections(*views)


def _check_tensors(tensors: Tensors, expected: Mapping[str, Tensor], path: Path) -> None:
    shapes, expected_shapes = (
        {name: (tensor.dtype, tensor.shape) for name, tensor in named.items()}
        for named in (tensors, expected)
    )
    if shapes != expected_shapes:
        raise BadInputError(f"{path} does not have the tensors of the described LeSICiN: {AGAIN}")
    if not all(bool((tensor.float().abs() < _HIGHEST).all()) for tensor in tensors.values()):
        raise BadInputError(f"{path} has infinite or implausibly large values: {AGAIN}")


def _read_config(folder: Path) -> _Config:
    config = FILES.read_description(folder, _Config)
    if set(config.counts) != set(KINDS):
        raise BadInputError(f"{folder / CONFIG} does not list the nodes of a citation graph: {AGAIN}")
    if (config.lexicon is None) == config.recipe.lexicon:
        raise BadInputError(
            f"{folder / CONFIG} has a lexicon where its recipe has none, or none where it has one: {AGAIN}"
        )
    return config
