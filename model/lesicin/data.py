"""Training data, from the published dataset alone: labels, the graph, and texts as vectors on disk.

Sentence vectors are learnt from the training facts and the sections, never from facts used for evaluation.
They and the encoded sentences are stored in a folder of their own, so an interrupted run need not repeat this
step and the texts are never in memory as a whole.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.numpy import load_file, save_file
from torch import Tensor

from model.classifiers.registry import Facts
from model.classifiers.scores import Flags, read_truth
from model.lesicin.files import describe_encoder, restore_encoder
from model.lesicin.graph import read_graph
from model.lesicin.metapaths import Adjacency
from model.lesicin.recipe import LesicinRecipe
from model.lesicin.word_encoder import NumberedWords
from model.vectors.encoder import SentenceEncoder
from model.vectors.store import TextStore, open_store, store_texts
from model.vectors.train import Report as VectorReport
from model.vectors.train import train_vectors
from model.vectors.transformer import load_encoder
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError
from schemas.published import EDGES, SECTION, SECTIONS, TRAIN, VALIDATION, PublishedFolder
from schemas.records import PublishedSection

_VECTORS, _WORDS = "vectors.safetensors", "vectors.json"  # the second is written last
_TEXTS = (TRAIN, VALIDATION, SECTION)
_END = re.compile(r"(?<=[.;:?])\s+|\n+")  # of a sentence of a statute


@dataclass(frozen=True, slots=True)
class Dataset:
    """Labels and graph. Fact i is row i of the training split, section i is class i."""

    labels: tuple[str, ...]
    gold: Tensor  # [N, C], labels of the training facts
    truth: Flags  # [M, C], labels of the validation facts
    counts: dict[str, int]  # of nodes, by kind
    adjacency: Adjacency


@dataclass(frozen=True, slots=True)
class TrainingTexts:
    """The encoded texts, and the encoder for new ones."""

    train: TextStore
    validation: TextStore
    sections: TextStore
    encoder: SentenceEncoder


def identify_data(published: PublishedFolder) -> str:
    """A digest of everything that is read."""
    digest = sha256()
    tables = (published.folder / SECTIONS, published.folder / EDGES)
    for path in (*sorted((published.folder / "data").glob("*.parquet")), *tables):
        digest.update(f"{path.name} {path.stat().st_size}\n".encode())
        with path.open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
    return digest.hexdigest()


def read_dataset(published: PublishedFolder) -> Dataset:
    """Everything but the texts."""
    gold, truth = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    graph = read_graph(published)
    return Dataset(graph.names[SECTION], torch.from_numpy(gold), truth, graph.counts, graph.adjacency)


def prepare_texts(
    published: PublishedFolder, folder: Path, recipe: LesicinRecipe, *, seed: int, report: VectorReport
) -> None:
    """Learn sentence vectors and encode all sentences, unless that has been done."""
    if all((folder / name).is_file() for name in (_WORDS, _VECTORS, *_TEXTS)):
        return
    encoder: SentenceEncoder
    if recipe.encoder:
        encoder = load_encoder(Path(recipe.encoder))
    else:
        both = chain.from_iterable(_iterate_texts(published, name) for name in (TRAIN, SECTION))
        vectors = train_vectors(both, recipe.vectors, seed=seed, report=report)
        encoder = NumberedWords(vectors) if recipe.network.reading else vectors
    for name in _TEXTS:
        store_texts(_iterate_texts(published, name), encoder, folder / name, longest=recipe.longest)
    arrays, described = describe_encoder(encoder)
    try:
        with replace_file(folder / _VECTORS) as temporary:
            save_file(arrays, temporary)
        with replace_file(folder / _WORDS) as temporary:
            temporary.write_text(json.dumps(described))
    except (OSError, SafetensorError) as error:
        raise StorageError(f"{folder} cannot hold the sentence vectors ({error}): free some space") from error


def open_texts(folder: Path, recipe: LesicinRecipe) -> TrainingTexts:
    """The texts that `prepare_texts` wrote."""
    train, validation, sections = (open_store(folder / name) for name in _TEXTS)
    return TrainingTexts(train, validation, sections, _read_encoder(folder, recipe))


def _read_encoder(folder: Path, recipe: LesicinRecipe) -> SentenceEncoder:
    try:
        described = json.loads((folder / _WORDS).read_text())
        arrays = load_file(folder / _VECTORS)
    except (OSError, ValueError, RecursionError, SafetensorError):
        raise BadInputError(f"{folder / _VECTORS} is damaged: remove {folder} to start over") from None
    return restore_encoder(recipe, arrays, described)


def split_section(section: PublishedSection) -> Facts:
    """The title of a section and the sentences of its text."""
    sentences = (section.title, *_END.split(section.text or ""))
    return [sentence.strip() for sentence in sentences if sentence.strip()]


def _iterate_texts(published: PublishedFolder, name: str) -> Iterator[Facts]:
    if name == SECTION:
        return map(split_section, published.sections)
    return (row["text"] for row in published.iterate_examples(name))
