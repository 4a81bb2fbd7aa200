"""A trained LeSICiN on disk: `lesicin.json` says what it is, a safetensors file has its numbers.

The folder is all that a prediction needs: the network, the sections as they were read at the end of training,
and the sentence vectors. The numbers are written first, under a name made of their digest; `lesicin.json`
comes last and is the switch. Whoever reads, after any kill, finds a whole classifier: the old one or the new.
Nothing in the files is run and nothing is believed. Equal classifiers give equal bytes.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import torch
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from safetensors import SafetensorError
from safetensors.torch import load, save
from torch import Tensor

from model.classifiers import LESICIN_CONFIG
from model.lesicin import LeSICiN, ReadSections
from model.lesicin_classifier import LesicinClassifier, Member
from model.lesicin_scoring import Statutes
from model.lesicin_words import NumberedWords
from model.metapaths import KINDS
from model.sentence_encoders import load_encoder
from model.sentence_vectors import Arrays, SentenceEncoder, SentenceVectors
from model.thresholds import Thresholds
from model.training_recipe import Recipe, fit_inputs
from schemas.durable_files import remove_leftovers, replace_file
from schemas.errors import BadInputError, StorageError

CONFIG = LESICIN_CONFIG
KIND = "LeSICiN classifier of ilsi"
FORMAT = 2  # another one whenever old files would be misread

_AGAIN = "train the classifier again, or copy its two files again"
_MOST_CONFIG, _MOST_WEIGHTS = 256 << 20, 16 << 30  # far more than any has
_HIGHEST = 1e6
_NETWORK, _SECTIONS, _VECTORS = "network.", "sections.", "vectors."

Tensors = dict[str, Tensor]
Fraction = Annotated[float, Field(ge=0, le=1)]
Count = Annotated[int, Field(ge=0, le=100_000_000)]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Origin(NamedTuple):
    """Where a classifier comes from."""

    recipe: Recipe
    run: str  # digest of dataset, recipe and seed
    counts: Mapping[str, int]  # nodes of the graph it was trained on
    about: Mapping[str, object]  # what else there is to say


class _Config(BaseModel):
    """What `lesicin.json` holds."""

    model_config = ConfigDict(extra="forbid")
    kind: str
    format: int
    labels: tuple[str, ...]
    recipe: Recipe
    run: Digest
    counts: dict[str, Count]
    vectors: dict[str, Any]
    thresholds: tuple[Fraction, ...]
    shared_threshold: Fraction
    strength: Annotated[float, Field(ge=0)] | None  # None: without end, JSON has no word for it
    unseen_f1: Fraction
    weights_sha256: Digest
    about: dict[str, Any]


def save_lesicin(classifier: LesicinClassifier, folder: Path, origin: Origin) -> None:
    """Write a classifier. An encoder that is not ours stays where it is: the recipe names its folder."""
    arrays, described = describe_encoder(classifier.encoder)
    thresholds = classifier.thresholds
    weights = save(_list_tensors(classifier, arrays))
    config = _Config(
        kind=KIND,
        format=FORMAT,
        labels=classifier.labels,
        recipe=origin.recipe,
        run=origin.run,
        counts=dict(origin.counts),
        vectors=described,
        thresholds=tuple(thresholds.each.tolist()),
        shared_threshold=thresholds.shared,
        strength=None if thresholds.strength == inf else thresholds.strength,
        unseen_f1=thresholds.unseen_f1,
        weights_sha256=sha256(weights).hexdigest(),
        about=dict(origin.about),
    )
    text = json.dumps(config.model_dump(), indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False)
    try:
        _write(folder, f"{text}\n".encode(), weights, _name_weights(config))
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{folder} cannot hold the classifier ({error.strerror}): {advice}") from error


def load_lesicin(folder: Path, *, device: str = "cpu") -> LesicinClassifier:
    """The classifier that was saved to a folder."""
    config = _read_config(folder / CONFIG)
    path = folder / _name_weights(config)
    content = _read(path, _MOST_WEIGHTS)
    if sha256(content).hexdigest() != config.weights_sha256:
        raise BadInputError(f"{path} is damaged: {_AGAIN}")
    try:
        tensors = load(content)
    except (SafetensorError, KeyError) as error:  # KeyError: of a type that torch does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {_AGAIN}") from None
    arrays = {name: each.numpy() for name, each in _take(tensors, _VECTORS).items()}
    encoder = restore_encoder(config.recipe, arrays, config.vectors)
    members = tuple(
        _build_member(config, encoder, _take(tensors, _name_member(number)), path, device)
        for number in range(config.recipe.networks)
    )
    strength = inf if config.strength is None else config.strength
    each = np.array(config.thresholds)
    thresholds = Thresholds(config.shared_threshold, each, strength, config.unseen_f1)
    return LesicinClassifier(config.labels, thresholds, members, encoder, config.recipe.longest)


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
        config = _read_config(folder / CONFIG)
        content = _read(folder / _name_weights(config), _MOST_WEIGHTS)
    except BadInputError:
        return None
    return config.run if sha256(content).hexdigest() == config.weights_sha256 else None


def _list_tensors(classifier: LesicinClassifier, arrays: Arrays) -> Tensors:
    tensors = {_VECTORS + name: torch.from_numpy(each) for name, each in arrays.items()}
    for number, (network, sections) in enumerate(classifier.members):
        own = _name_member(number)
        tensors |= {own + _NETWORK + name: each for name, each in network.state_dict().items()}
        for view, statutes in sections._asdict().items():
            tensors |= {f"{own}{_SECTIONS}{view}.{name}": each for name, each in statutes._asdict().items()}
    return {name: each.detach().cpu().contiguous().clone() for name, each in tensors.items()}


def _take(tensors: Tensors, prefix: str) -> Tensors:
    return {name.removeprefix(prefix): each for name, each in tensors.items() if name.startswith(prefix)}


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
        raise BadInputError(f"{path} has other tensors than a LeSICiN of its description: {_AGAIN}")
    if not all(bool((each.float().abs() < _HIGHEST).all()) for each in found.values()):
        raise BadInputError(f"{path} has numbers that nobody learns: {_AGAIN}")


def _name_weights(config: _Config) -> str:
    return f"lesicin-{config.weights_sha256[:16]}.safetensors"


def _write(folder: Path, config: bytes, weights: bytes, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = (folder / name).exists()
    try:
        for path, content in ((folder / name, weights), (folder / CONFIG, config)):
            with replace_file(path) as temporary:
                temporary.write_bytes(content)
    except OSError:
        if not known:  # nothing leads to these weights, and the disk may be full
            (folder / name).unlink(missing_ok=True)
        raise
    remove_leftovers(folder, "lesicin*")
    for path in folder.glob("lesicin-*.safetensors"):
        if path.name != name:  # of the classifier that was here before
            path.unlink()


def _read(path: Path, most: int) -> bytes:
    try:
        if not path.is_file():
            raise BadInputError(f"{path} is missing: name a folder that a LeSICiN classifier was saved to")
        if path.stat().st_size > most:
            raise BadInputError(f"{path} has more than {most >> 20} MB: it is no classifier, name another")
        return path.read_bytes()
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None


def _read_config(path: Path) -> _Config:
    content = _read(path, _MOST_CONFIG)
    try:
        loose = json.loads(content)
    except (ValueError, RecursionError):
        raise BadInputError(f"{path} is not JSON: {_AGAIN}") from None
    if not isinstance(loose, dict) or loose.get("kind") != KIND:
        raise BadInputError(f"{path} does not describe a LeSICiN classifier: name a folder that has one")
    if loose.get("format") != FORMAT:
        raise BadInputError(f"{path} was made by another version of ilsi: train the classifier again")
    try:
        config = _Config.model_validate_json(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
        raise BadInputError(f"{path} does not describe a whole classifier ({reason}): {_AGAIN}") from None
    if len(config.thresholds) != len(config.labels) or set(config.counts) != set(KINDS):
        raise BadInputError(f"{path} has thresholds or nodes that do not fit its labels: {_AGAIN}")
    return config
