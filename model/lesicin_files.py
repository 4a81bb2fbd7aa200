"""A trained LeSICiN on disk: `lesicin.json` says what it is, a safetensors file has its numbers.

The folder is all that a prediction needs: the networks, the sections as they were read at the end of
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

from model.classifier_files import AGAIN, Description, Digest, FilePair, describe_thresholds
from model.classifiers import LESICIN
from model.lesicin import LeSICiN, ReadSections
from model.lesicin_classifier import LesicinClassifier, Member
from model.lesicin_scoring import Statutes
from model.lesicin_words import NumberedWords
from model.lexicon_files import build_lexicon, list_arrays
from model.metapaths import KINDS
from model.sentence_encoders import load_encoder
from model.sentence_vectors import Arrays, SentenceEncoder, SentenceVectors
from model.training_recipe import Recipe, fit_inputs
from schemas.errors import BadInputError

FILES = FilePair(LESICIN, "LeSICiN classifier", format=3, most_weights=16 << 30)
CONFIG = FILES.description

_HIGHEST = 1e6
_NETWORK, _SECTIONS, _VECTORS, _LEXICON = "network.", "sections.", "vectors.", "lexicon."

Tensors = dict[str, Tensor]
Count = Annotated[int, Field(ge=0, le=100_000_000)]


class Origin(NamedTuple):
    """Where a classifier comes from."""

    recipe: Recipe
    run: str  # digest of dataset, recipe and seed
    counts: Mapping[str, int]  # nodes of the graph it was trained on
    about: Mapping[str, object]  # what else there is to say


class _Config(Description):
    """What `lesicin.json` holds."""

    recipe: Recipe
    run: Digest
    counts: dict[str, Count]
    vectors: dict[str, Any]
    lexicon: tuple[str, ...] | None  # its words; None: there is none


def save_lesicin(classifier: LesicinClassifier, folder: Path, origin: Origin) -> None:
    """Write a classifier. An encoder that is not ours stays where it is: the recipe names its folder."""
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
    except (SafetensorError, KeyError) as error:  # KeyError: of a type that torch does not know
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
    """Sentence vectors of our own as numbers and words; nothing of an encoder from elsewhere."""
    vectors = encoder.vectors if isinstance(encoder, NumberedWords) else encoder
    return (vectors.arrays(), vectors.describe()) if isinstance(vectors, SentenceVectors) else ({}, {})


def restore_encoder(recipe: Recipe, arrays: Arrays, described: Mapping[str, Any]) -> SentenceEncoder:
    """The encoder of a recipe, from what `describe_encoder` told or from its own folder."""
    if recipe.encoder:
        return load_encoder(Path(recipe.encoder))
    vectors = SentenceVectors.from_arrays(arrays, described)
    return NumberedWords(vectors) if recipe.network.reading else vectors


def read_run(folder: Path) -> str | None:
    """The run that a whole classifier in a folder comes from; None if there is no whole one."""
    try:
        config = _read_config(folder)
        FILES.read_weights(folder, config)
    except BadInputError:
        return None
    return config.run


def _list_tensors(classifier: LesicinClassifier, arrays: Arrays) -> Tensors:
    tensors = {_VECTORS + name: torch.from_numpy(each) for name, each in arrays.items()}
    if classifier.lexicon:
        words = list_arrays(classifier.lexicon)
        tensors |= {_LEXICON + name: torch.from_numpy(each) for name, each in words.items()}
    for number, (network, sections) in enumerate(classifier.members):
        own = _name_member(number)
        tensors |= {own + _NETWORK + name: each for name, each in network.state_dict().items()}
        for view, statutes in sections._asdict().items():
            tensors |= {f"{own}{_SECTIONS}{view}.{name}": each for name, each in statutes._asdict().items()}
    return {name: each.detach().cpu().contiguous().clone() for name, each in tensors.items()}


def _take(tensors: Tensors, prefix: str) -> Tensors:
    return {name.removeprefix(prefix): each for name, each in tensors.items() if name.startswith(prefix)}


def _take_arrays(tensors: Tensors, prefix: str, path: Path) -> Arrays:
    try:
        return {name: each.numpy() for name, each in _take(tensors, prefix).items()}
    except TypeError:  # numpy has no bfloat16, for example
        raise BadInputError(f"{path} has numbers of another kind than ilsi writes: {AGAIN}") from None


def _name_member(number: int) -> str:
    return f"{number}."


def _build_member(
    config: _Config, encoder: SentenceEncoder, tensors: Tensors, path: Path, device: str
) -> Member:
    network = _build_network(config, encoder, tensors, path).to(device)
    return Member(network, _build_sections(_take(tensors, _SECTIONS), config, path, device))


def _build_network(config: _Config, encoder: SentenceEncoder, tensors: Tensors, path: Path) -> LeSICiN:
    with torch.device("meta"):  # it takes no memory, however large it is said to be
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


def _check_tensors(found: Tensors, like: Mapping[str, Tensor], path: Path) -> None:
    kinds, expected = (
        {name: (each.dtype, each.shape) for name, each in some.items()} for some in (found, like)
    )
    if kinds != expected:
        raise BadInputError(f"{path} has other tensors than a LeSICiN of its description: {AGAIN}")
    if not all(bool((each.float().abs() < _HIGHEST).all()) for each in found.values()):
        raise BadInputError(f"{path} has numbers that nobody learns: {AGAIN}")


def _read_config(folder: Path) -> _Config:
    config = FILES.read_description(folder, _Config)
    if set(config.counts) != set(KINDS):
        raise BadInputError(f"{folder / CONFIG} has other nodes than those of a citation graph: {AGAIN}")
    if (config.lexicon is None) == config.recipe.lexicon:
        raise BadInputError(f"{folder / CONFIG} has a recipe with another lexicon than its own: {AGAIN}")
    return config
