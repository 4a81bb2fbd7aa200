"""Training data: labels and graph of the published dataset, and its texts as vectors on disk.

Sentence vectors are learnt from the training facts, the sections and, where a corpus is given, from other
judgments, never from facts used for evaluation. They and the encoded sentences are stored in a folder named
after everything that decides them: trainings that need the same share them, an interrupted one finds them
again, and the texts are never in memory as a whole.
"""

import json
import re
import shutil
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.numpy import load_file, save_file
from torch import Tensor

from model.classifiers.files import digest_folder
from model.classifiers.registry import Facts, JudgmentCorpus
from model.classifiers.scores import read_truth
from model.graph.citation_graph import read_graph
from model.graph.metapaths import Adjacency
from model.layers.word_encoder import NumberedWords
from model.training.network import Shape, Task
from model.training.options import NetworkOptions
from model.vectors.encoder import SENT2VEC, Arrays, SentenceEncoder, SentenceVectors, VectorRecipe
from model.vectors.store import TextStore, open_store, store_texts
from model.vectors.train import Report as VectorReport
from model.vectors.train import train_vectors
from model.vectors.transformer import NumberedTokens, load_encoder, load_tokens
from schemas.code_digest import digest_code
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError
from schemas.published import (
    CHAPTER,
    EDGES,
    PART_OF,
    SECTION,
    SECTIONS,
    TOPIC,
    TRAIN,
    VALIDATION,
    PublishedFolder,
)
from schemas.records import PublishedSection

_VECTORS, _WORDS = "vectors.safetensors", "vectors.json"  # the second is written last
_TEXTS = (TRAIN, VALIDATION, SECTION)
_KEPT, _LATELY = 6, 24 * 3600  # folders and seconds
_SEED = 1  # of the vectors: trainings with different seeds share them
_END = re.compile(r"(?<=[.;:?])\s+|\n+")  # of a sentence of a statute


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


def read_task(published: PublishedFolder) -> Task:
    """Everything but the texts of facts."""
    gold, truth = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    graph = read_graph(published)
    topics = _find_parents(graph.adjacency, SECTION, TOPIC)
    return Task(
        graph.names[SECTION],
        torch.from_numpy(gold),
        truth,
        graph.counts,
        graph.adjacency,
        topics,
        _find_parents(graph.adjacency, TOPIC, CHAPTER)[topics],
        [split_section(section) for section in published.sections],
    )


def _find_parents(adjacency: Adjacency, kind: str, parent: str) -> Tensor:
    """The one node of another kind that each node of a kind is part of."""
    starts, targets = adjacency[kind, PART_OF, parent]
    return targets[starts[:-1]]


def find_shape(counts: Mapping[str, int], encoder: SentenceEncoder) -> Shape:
    """The sizes of a network for an encoder's output: sentence vectors, or numbers of words or tokens."""
    if isinstance(encoder, NumberedTokens):
        return Shape(counts, encoder.hidden)
    if isinstance(encoder, NumberedWords):
        return Shape(counts, encoder.vectors.size, len(encoder.vectors.rows))
    return Shape(counts, encoder.size)


def choose_vectors(options: NetworkOptions) -> VectorRecipe:
    """How sentence vectors are learnt."""
    recipe = SENT2VEC if options.sentences == "sent2vec" else VectorRecipe()
    if options.sentences == "word-lstm":
        recipe = replace(recipe, longest_gram=1)
    return replace(recipe, size=options.vector_size, fewest=options.fewest)


def identify_texts(data: str, options: NetworkOptions, corpus: JudgmentCorpus | None) -> str:
    """A digest of everything that decides the encoded texts: data, options, other judgments and code."""
    how: object = [repr(choose_vectors(options)), options.reads_words]
    if options.encoder:
        how = [digest_folder(Path(options.encoder)), options.reads_tokens]
    code = digest_code("model.vectors", "model.layers.word_encoder", "model.training.data")
    parts = [code, data, how, options.longest, corpus.identity if corpus else None]
    return sha256(json.dumps(parts).encode()).hexdigest()[:32]


def prepare_texts(
    published: PublishedFolder,
    folder: Path,
    options: NetworkOptions,
    *,
    corpus: JudgmentCorpus | None = None,
    device: str = "cpu",
    report: VectorReport,
) -> None:
    """Learn sentence vectors and encode all sentences, unless that has been done."""
    if all((folder / name).is_file() for name in (_WORDS, _VECTORS, *_TEXTS)):
        return
    encoder: SentenceEncoder
    if options.encoder:
        encoder = _load_encoder(Path(options.encoder), options, device)
    else:
        both = chain.from_iterable(_iterate_texts(published, name) for name in (TRAIN, SECTION))
        others = corpus.iterate() if corpus else iter(())
        vectors = train_vectors(both, choose_vectors(options), others=others, seed=_SEED, report=report)
        encoder = NumberedWords(vectors) if options.reads_words else vectors
    for name in _TEXTS:
        store_texts(_iterate_texts(published, name), encoder, folder / name, longest=options.longest)
    arrays, described = describe_encoder(encoder)
    try:
        with replace_file(folder / _VECTORS) as temporary:
            save_file(arrays, temporary)
        with replace_file(folder / _WORDS) as temporary:
            temporary.write_text(json.dumps(described))
    except (OSError, SafetensorError) as error:
        raise StorageError(f"{folder} cannot hold the sentence vectors ({error}): free some space") from error


def open_texts(folder: Path, options: NetworkOptions) -> TrainingTexts:
    """The texts that `prepare_texts` wrote."""
    (folder / _WORDS).touch()  # for `forget_texts`
    train, validation, sections = (open_store(folder / name) for name in _TEXTS)
    return TrainingTexts(train, validation, sections, _read_encoder(folder, options))


def forget_texts(shared: Path) -> None:
    """Remove encoded texts that no training has used lately: they are as large as a dataset, and are made
    again when needed."""
    used = sorted(((path.stat().st_mtime, path.parent) for path in shared.glob(f"*/{_WORDS}")), reverse=True)
    for last, folder in used[_KEPT:]:
        if last < time.time() - _LATELY:
            shutil.rmtree(folder, ignore_errors=True)


def describe_encoder(encoder: SentenceEncoder) -> tuple[Arrays, dict[str, Any]]:
    """Our own sentence vectors as arrays and words; nothing for an external encoder."""
    vectors = encoder.vectors if isinstance(encoder, NumberedWords) else encoder
    return (vectors.arrays(), vectors.describe()) if isinstance(vectors, SentenceVectors) else ({}, {})


def restore_encoder(options: NetworkOptions, arrays: Arrays, described: Mapping[str, Any]) -> SentenceEncoder:
    """The encoder of some options, from the output of `describe_encoder` or from its own folder."""
    if options.encoder:
        return _load_encoder(Path(options.encoder), options)
    vectors = SentenceVectors.from_arrays(arrays, described)
    return NumberedWords(vectors) if options.reads_words else vectors


def _load_encoder(folder: Path, options: NetworkOptions, device: str = "cpu") -> SentenceEncoder:
    return load_tokens(folder) if options.reads_tokens else load_encoder(folder, device=device)


def _read_encoder(folder: Path, options: NetworkOptions) -> SentenceEncoder:
    try:
        described = json.loads((folder / _WORDS).read_text())
        arrays = load_file(folder / _VECTORS)
    except (OSError, ValueError, RecursionError, SafetensorError):
        raise BadInputError(f"{folder / _VECTORS} is damaged: remove {folder} to start over") from None
    return restore_encoder(options, arrays, described)


def split_section(section: PublishedSection) -> Facts:
    """The title of a section and the sentences of its text."""
    sentences = (section.title, *_END.split(section.text))
    return [sentence.strip() for sentence in sentences if sentence.strip()]


def _iterate_texts(published: PublishedFolder, name: str) -> Iterator[Facts]:
    if name == SECTION:
        return map(split_section, published.sections)
    return (row["text"] for row in published.iterate_examples(name))
