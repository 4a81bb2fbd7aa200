"""Finds entities with a spaCy pipeline: ours, or any installed one."""

import re
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import spacy
from spacy.language import Language

from model.entities.files import load_pipeline
from model.entities.folder import digest_entities as digest_entities  # also for callers that load one
from model.entities.folder import find_installed, is_ours
from schemas.errors import BadInputError, UsageError

DEFAULT_NER = Path(__file__).parent / "default"

_PART = "ner"
_BATCH = 64  # texts per batch
_LONGEST = 100_000  # characters per batch, at 3 kB of memory each; spaCy refuses a million
_OVERLAP = 200  # characters around a cut, which are read twice
_SIGNS = re.compile(r"(?:[^\w\s]|_){100,}")  # spaCy's tokenizer is quadratic in their number
_KEPT = 8  # of them kept at both ends, to separate the text before from the text after

EntitySpan = tuple[int, int, str]  # start, end, label
Piece = tuple[int, int, int]  # index of the text, start, end


class SpacyEntities:
    """A pipeline that only finds entities."""

    def __init__(self, nlp: Language) -> None:
        self._nlp = nlp
        self._lock = threading.Lock()

    @property
    def labels(self) -> tuple[str, ...]:
        """All labels that it can find."""
        return tuple(self._nlp.get_pipe(_PART).labels)  # type: ignore[attr-defined]

    def find(self, texts: Sequence[str]) -> list[list[EntitySpan]]:
        """For each text, the spans of its entities with their labels, sorted and disjoint."""
        # Without a zone, every word would stay in the vocabulary; there can be only one at a time.
        with self._lock, self._nlp.memory_zone():
            return self._find(texts)

    def _find(self, texts: Sequence[str]) -> list[list[EntitySpan]]:
        found: list[list[EntitySpan]] = [[] for _ in texts]
        pieces = ((index, start, end) for index, text in enumerate(texts) for start, end in _cut(text))
        for batch in _make_batches(pieces):
            docs = self._nlp.pipe(
                (_blank_signs(texts[index][start:end]) for index, start, end in batch), batch_size=_BATCH
            )
            for (index, start, end), doc in zip(batch, docs, strict=True):
                first = (
                    start + _OVERLAP // 2 if start else 0
                )  # what comes before belongs to the previous piece
                last = end - _OVERLAP // 2 if end < len(texts[index]) else end
                spans = ((start + ent.start_char, start + ent.end_char, ent.label_) for ent in doc.ents)
                found[index] += [span for span in spans if first <= span[0] < last]
        return found


def load_entities(name: str | Path) -> SpacyEntities:
    """One of our pipelines by its folder, or an installed one by its name."""
    nlp = load_pipeline(Path(name)) if is_ours(name) else _load_foreign(str(name))
    if _PART not in nlp.pipe_names:
        raise UsageError(f"the spaCy pipeline {name} finds no entities (it has no {_PART}): name another")
    _keep_needed(nlp)
    return SpacyEntities(nlp)


def _load_foreign(name: str) -> Language:
    find_installed(name)
    try:
        return spacy.load(name)
    except Exception as error:  # its code may raise anything: a missing package, files of another version
        reason = "".join(str(error).strip().splitlines()[:1])[:200]
        raise BadInputError(
            f"the spaCy pipeline {name} cannot be loaded ({reason}): install it again"
        ) from None


def _keep_needed(nlp: Language) -> None:
    """Disable all components except the entity recognizer and those it listens to."""
    needed = {_PART, *_list_sources(nlp)}
    for name in nlp.pipe_names:
        if name not in needed:
            nlp.disable_pipe(name)


def _list_sources(nlp: Language) -> set[str]:
    """The components that embed tokens for the recognizer, unless it does so itself."""
    network = getattr(nlp.get_pipe(_PART), "model", None)
    upstream = {
        getattr(node, "upstream_name", "")
        for node in (network.walk() if network is not None else ())
        if "listener" in node.name
    }
    if not upstream:
        return set()
    sources = [name for name in nlp.pipe_names if name in ("tok2vec", "transformer", "curated_transformer")]
    return set(sources) if "*" in upstream else upstream & set(nlp.pipe_names)


def _blank_signs(text: str) -> str:
    """A text with long runs of punctuation replaced by spaces, except at their ends; offsets are
    unchanged."""
    return _SIGNS.sub(lambda run: run[0][:_KEPT] + " " * (len(run[0]) - 2 * _KEPT) + run[0][-_KEPT:], text)


def _cut(text: str) -> list[tuple[int, int]]:
    """A text in overlapping pieces of bounded length."""
    starts = range(0, max(1, len(text) - _OVERLAP), _LONGEST - _OVERLAP)
    return [(start, min(start + _LONGEST, len(text))) for start in starts]


def _make_batches(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """Batches bounded in both number and length: spaCy bounds only the number, so all pieces of one long text
    would be in its network at once."""
    batch: list[Piece] = []
    length = 0
    for index, start, end in pieces:
        if batch and (len(batch) == _BATCH or length + end - start > _LONGEST):
            yield batch
            batch, length = [], 0
        batch.append((index, start, end))
        length += end - start
    if batch:
        yield batch
