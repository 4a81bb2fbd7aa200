"""Role taggers on disk: weights as safetensors, everything else as JSON.

Nothing in the files is executed, and everything is validated: a missing, superfluous, misshaped or
implausible part is reported in one sentence. A tagger is loaded with exactly the bits that were saved. The
files include the network inputs of a few probe sentences: if the code now reads them differently, the weights
no longer fit.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import torch
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json
from safetensors import SafetensorError
from safetensors.numpy import load, save

from model.tagger.folder import CONFIG, WEIGHTS, TaggerBytes, read_folder, write_folder
from model.tagger.lexicon import RoleLexicon
from model.tagger.network import RoleNetwork, RoleNetworkShape
from model.tagger.tagger import Tagger
from model.tagger.vocabulary import SHAPES, Floats, Vocabulary
from schemas.errors import BadInputError
from schemas.roles import FACTS, ROLES

KIND = "role tagger of ilsi"
FORMAT = 1  # raised whenever old files would be misread

_AGAIN = "train the tagger again, or copy both of its files again"
_HIGHEST = 1e6  # learnt weights stay far below, and computations with them stay finite

_PROBE = (  # exercises every kind of input
    "IN THE HIGH COURT AT RAMPUR, CRIMINAL APPEAL No. 12 of 1987",
    "J U D G M E N T",
    "The boy took a lamp (Ex. P-3) from the well, and his uncle saw him.",
    "Learned counsel submitted: “nobody saw it”.",
    "क्या यह सच है?",
    "Whoever commits theft shall be punished under section 379.",
    "",
    "We set aside the order and the appeal is allowed.",
)
_ROLE_BIAS = "handicaps"  # its name in the files
_DECIMALS = 3  # differences between CPUs are far smaller

Arrays = dict[str, NDArray[Any]]
Shapes = dict[str, tuple[type[np.generic], tuple[int, ...]]]


def save_tagger(tagger: Tagger, folder: Path, about: Mapping[str, object]) -> None:
    """Write a tagger with notes about its origin (data, protocol, command). Equal taggers give equal bytes.
    One that could not be loaded, because its training went wrong, is not written."""
    arrays = {name: np.ascontiguousarray(array) for name, array in _list_arrays(tagger)}
    _check_numbers(arrays, folder / WEIGHTS)
    weights = save(arrays | {"probe": _read_probe(tagger)})
    content = {
        "kind": KIND,
        "format": FORMAT,
        "roles": tagger.roles,
        "cues": tagger.cues,
        "words": tagger.lexicon.vocabulary.words,
        "pairs": len(tagger.lexicon.vocabulary.pairs),
        "inputs": _read_probe(tagger).shape[1],
        "hidden": tagger.networks[0].forwards.hidden_size,
        "networks": len(tagger.networks),
        "weights_sha256": sha256(weights).hexdigest(),
        "about": dict(about),
    }
    text = json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False)
    files = TaggerBytes(f"{text}\n".encode(), weights)
    build_tagger(files, folder)
    write_folder(folder, files)


def load_tagger_files(folder: Path) -> Tagger:
    """The tagger that was saved to a folder."""
    return build_tagger(read_folder(folder), folder)


def build_tagger(files: TaggerBytes, folder: Path) -> Tagger:
    """The tagger in the files; errors name the folder."""
    config = _read_config(files.config, folder / CONFIG)
    if sha256(files.weights).hexdigest() != config.weights_sha256:
        raise BadInputError(f"{folder / WEIGHTS} is damaged or belongs to another {CONFIG}: {_AGAIN}")
    arrays = _read_arrays(files.weights, folder / WEIGHTS, _list_shapes(config))
    _check_pairs(arrays["pairs"], len(config.words), folder / WEIGHTS)
    vocabulary = Vocabulary(config.words, arrays["pairs"])
    parts = (arrays[f"lexicon.{name}"] for name in ("weights", "rarity", "bias"))
    networks = tuple(_build_network(config, arrays, number) for number in range(config.networks))
    tagger = Tagger(config.roles, RoleLexicon(vocabulary, *parts), config.cues, networks, arrays[_ROLE_BIAS])
    read, probe = _read_probe(tagger), arrays["probe"]
    if read.shape != probe.shape or not np.allclose(read, probe, rtol=0, atol=2 * 10**-_DECIMALS):
        raise BadInputError(f"{folder / CONFIG} was made by another version of ilsi: train the tagger again")
    return tagger


class _Config(BaseModel):
    """The contents of `tagger.json`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: str
    format: int
    roles: tuple[str, ...]
    cues: tuple[tuple[str, ...], ...]
    words: tuple[str, ...]
    pairs: Annotated[int, Field(ge=0, lt=1 << 40)]
    inputs: Annotated[int, Field(ge=1, le=10_000)]
    hidden: Annotated[int, Field(ge=1, le=10_000)]
    networks: Annotated[int, Field(ge=1, le=100)]
    weights_sha256: str
    about: dict[str, Any]


def _read_config(content: bytes, path: Path) -> _Config:
    try:
        content_json = from_json(content)
    except ValueError as error:
        raise BadInputError(f"{path} is not JSON ({error}): {_AGAIN}") from None
    if not isinstance(content_json, dict) or content_json.get("kind") != KIND:
        raise BadInputError(f"{path} does not describe a role tagger: name a folder that one was saved to")
    if content_json.get("format") != FORMAT:
        raise BadInputError(f"{path} was made by another version of ilsi: train the tagger again")
    try:
        config = _Config.model_validate_json(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
        raise BadInputError(f"{path} does not describe a whole tagger ({reason}): {_AGAIN}") from None
    if fault := next(_find_faults(config), None):
        raise BadInputError(f"{path}: {fault}: train the tagger again")
    return config


def _find_faults(config: _Config) -> Iterator[str]:
    """Errors in a description whose fields have the right types."""
    known = set(config.words)
    for role in config.roles:
        if role not in ROLES:
            yield f"unknown role {role[:60]!r}, known are {', '.join(ROLES)}"
    if FACTS not in config.roles:
        yield f"the role {FACTS!r} is missing"
    if len(set(config.roles)) < len(config.roles):
        yield "a role is listed twice"
    if config.words[: len(SHAPES)] != SHAPES:
        yield f"the words do not begin with {SHAPES[0]!r} to {SHAPES[-1]!r}"
    if len(known) < len(config.words):
        yield "a word is listed twice"
    for phrase in (phrase for cue in config.cues for phrase in cue):
        if not 1 <= len(words := phrase.split()) <= 2 or not known.issuperset(words):
            yield f"the cue {phrase[:60]!r} is not one or two of the words"
    if not any(config.cues):
        yield "there are no cues"


def _list_arrays(tagger: Tagger) -> Iterator[tuple[str, NDArray[Any]]]:
    """All learnt arrays of a tagger, by name."""
    lexicon = tagger.lexicon
    yield "pairs", lexicon.vocabulary.pairs
    yield "lexicon.weights", lexicon.weights
    yield "lexicon.rarity", lexicon.rarity
    yield "lexicon.bias", lexicon.bias
    yield _ROLE_BIAS, tagger.role_bias
    for number, network in enumerate(tagger.networks):
        for name, tensor in network.state_dict().items():
            yield f"networks.{number}.{name}", tensor.cpu().numpy()


def _list_shapes(config: _Config) -> Shapes:
    """Type and shape of every tensor that the weights must have."""
    roles, columns = len(config.roles), len(config.words) + config.pairs
    shapes: Shapes = {
        "pairs": (np.int64, (config.pairs,)),
        "lexicon.weights": (np.float32, (columns, roles)),
        "lexicon.rarity": (np.float32, (columns,)),
        "lexicon.bias": (np.float32, (roles,)),
        _ROLE_BIAS: (np.float32, (roles,)),
        "probe": (np.float32, (len(_PROBE), config.inputs)),
    }
    for name, tensor in _shape_network(config).state_dict().items():
        for number in range(config.networks):
            shapes[f"networks.{number}.{name}"] = (np.float32, tuple(tensor.shape))
    return shapes


def _read_arrays(content: bytes, path: Path, shapes: Shapes) -> Arrays:
    try:
        arrays = load(content)
    except (SafetensorError, KeyError) as error:  # KeyError: a type that numpy does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {_AGAIN}") from None
    if wrong := sorted(shapes.keys() ^ arrays.keys()):
        fault = "is missing" if wrong[0] in shapes else "does not belong in a tagger"
        raise BadInputError(f"{path}: the tensor {wrong[0][:60]!r} {fault}: {_AGAIN}")
    for name, (kind, shape) in shapes.items():
        array = arrays[name]
        if array.dtype != kind or array.shape != shape:
            fault = f"is {array.dtype} of shape {array.shape}, not {kind.__name__} of shape {shape}"
            raise BadInputError(f"{path}: the tensor {name!r} {fault}: {_AGAIN}")
    _check_numbers(arrays, path)
    return {name: np.array(array) for name, array in arrays.items()}  # copies: torch needs writable arrays


def _check_numbers(arrays: Arrays, path: Path) -> None:
    for name, array in arrays.items():
        if array.dtype == np.float32 and not (np.abs(array) < _HIGHEST).all():
            raise BadInputError(
                f"{path}: the tensor {name!r} has infinite or implausibly large values: {_AGAIN}"
            )


def _read_probe(tagger: Tagger) -> Floats:
    return np.round(tagger.read([_PROBE])[0], _DECIMALS)


def _check_pairs(pairs: NDArray[np.int64], words: int, path: Path) -> None:
    """Binary search needs them sorted."""
    if len(pairs) and (pairs[0] < 0 or pairs[-1] >= words**2 or (np.diff(pairs) <= 0).any()):
        raise BadInputError(f"{path}: the pairs of words are not sorted, or have unknown words: {_AGAIN}")


def _build_network(config: _Config, arrays: Arrays, number: int) -> RoleNetwork:
    network = _shape_network(config)
    state = {name: torch.from_numpy(arrays[f"networks.{number}.{name}"]) for name in network.state_dict()}
    network.load_state_dict(state, assign=True)
    return network


def _shape_network(config: _Config) -> RoleNetwork:
    """A network without weights: it takes no memory, whatever size is claimed, and no random numbers."""
    with torch.device("meta"):
        return RoleNetwork(RoleNetworkShape(config.inputs, len(config.roles), config.hidden))
