"""What training reads, from the published dataset alone: labels, the graph, and texts as vectors on disk.

Sentence vectors are learnt from the training facts and the sections, never from facts that are judged. They
and the vectors of all sentences lie in a folder of their own, so that a killed run does not begin with them
again, and nothing of it is in memory as a whole.
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

from model.citation_graph import read_graph
from model.classifiers import Facts
from model.lesicin_files import describe_encoder, restore_encoder
from model.lesicin_words import NumberedWords
from model.metapaths import Adjacency
from model.metric_truth import read_truth
from model.metrics import Flags
from model.sentence_encoders import load_encoder
from model.sentence_training import Report as VectorReport
from model.sentence_training import train_vectors
from model.sentence_vectors import SentenceEncoder
from model.text_store import TextStore, open_store, store_texts
from model.training_recipe import Recipe
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError
from schemas.published import EDGES, SECTION, SECTIONS, TRAIN, VALIDATION, PublishedFolder
from schemas.records import PublishedSection

_VECTORS, _WORDS = "vectors.safetensors", "vectors.json"  # the second is the switch
_TEXTS = (TRAIN, VALIDATION, SECTION)
_END = re.compile(r"(?<=[.;:?])\s+|\n+")  # of the sentences of a law


@dataclass(frozen=True, slots=True)
class Dataset:
    """Labels and graph. Fact i is row i of the training split, section i is class i."""

    labels: tuple[str, ...]
    gold: Tensor  # [N, C], of the training facts
    truth: Flags  # [M, C], of the validation facts
    counts: dict[str, int]  # of nodes
    adjacency: Adjacency


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts as the network reads them, and what turns others into the same."""

    train: TextStore
    validation: TextStore
    sections: TextStore
    encoder: SentenceEncoder


def identify_data(published: PublishedFolder) -> str:
    """A digest of all that is read."""
    digest = sha256()
    tables = (published.folder / SECTIONS, published.folder / EDGES)
    for path in (*sorted((published.folder / "data").glob("*.parquet")), *tables):
        digest.update(f"{path.name} {path.stat().st_size}\n".encode())
        with path.open("rb") as file:
            while some := file.read(1 << 20):
                digest.update(some)
    return digest.hexdigest()


def read_dataset(published: PublishedFolder) -> Dataset:
    """All but the texts."""
    gold, truth = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    graph = read_graph(published)
    return Dataset(graph.names[SECTION], torch.from_numpy(gold), truth, graph.counts, graph.adjacency)


def prepare_texts(
    published: PublishedFolder, folder: Path, recipe: Recipe, *, seed: int, report: VectorReport
) -> None:
    """Learn sentence vectors and write those of all sentences, if that has not been done."""
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


def open_texts(folder: Path, recipe: Recipe) -> Texts:
    """What was prepared."""
    train, validation, sections = (open_store(folder / name) for name in _TEXTS)
    return Texts(train, validation, sections, _read_encoder(folder, recipe))


def _read_encoder(folder: Path, recipe: Recipe) -> SentenceEncoder:
    try:
        described = json.loads((folder / _WORDS).read_text())
        arrays = load_file(folder / _VECTORS)
    except (OSError, ValueError, RecursionError, SafetensorError):
        raise BadInputError(f"{folder / _VECTORS} is damaged: remove {folder} to begin anew") from None
    return restore_encoder(recipe, arrays, described)


def split_law(section: PublishedSection) -> Facts:
    """The title of a section and the sentences of its text."""
    sentences = (section.title, *_END.split(section.text or ""))
    return [sentence.strip() for sentence in sentences if sentence.strip()]


def _iterate_texts(published: PublishedFolder, name: str) -> Iterator[Facts]:
    if name == SECTION:
        return map(split_law, published.sections)
    return (row["text"] for row in published.iterate_examples(name))
