"""Finds entities with a spaCy pipeline: ours, or any that is installed."""

import re
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import spacy
from spacy.language import Language

from model.entity_files import load_pipeline
from model.entity_folder import digest_entities as digest_entities  # for who loads one, too
from model.entity_folder import find_installed, is_ours
from schemas.errors import BadInputError, UsageError

DEFAULT_NER = Path(__file__).parent / "default_ner"

_PART = "ner"
_BATCH = 64  # texts that are read at once
_LONGEST = 100_000  # letters that are read at once, at 3 kB of memory for each; spaCy refuses a million
_OVERLAP = 200  # what stands at a cut is read twice
_SIGNS = re.compile(r"(?:[^\w\s]|_){100,}")  # spaCy's tokenizer takes time by the square of their number
_SEEN = 8  # of them at both ends: they part what stands before from what stands behind

Found = tuple[int, int, str]
Piece = tuple[int, int, int]  # of which text, from where to where


class SpacyEntities:
    """A pipeline that does nothing but find entities."""

    def __init__(self, nlp: Language) -> None:
        self._nlp = nlp
        self._lock = threading.Lock()

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels that may be found."""
        return tuple(self._nlp.get_pipe(_PART).labels)  # type: ignore[attr-defined]

    def find(self, texts: Sequence[str]) -> list[list[Found]]:
        """For each text the spans of its entities with their labels, in order and apart."""
        # A zone, or every word ever read would stay in the vocabulary; there can be one at a time.
        with self._lock, self._nlp.memory_zone():
            return self._find(texts)

    def _find(self, texts: Sequence[str]) -> list[list[Found]]:
        found: list[list[Found]] = [[] for _ in texts]
        pieces = ((place, start, end) for place, text in enumerate(texts) for start, end in _cut(text))
        for batch in _make_batches(pieces):
            docs = self._nlp.pipe(
                (_blank_signs(texts[place][start:end]) for place, start, end in batch), batch_size=_BATCH
            )
            for (place, start, end), doc in zip(batch, docs, strict=True):
                first = start + _OVERLAP // 2 if start else 0  # what stands before is of the piece before
                last = end - _OVERLAP // 2 if end < len(texts[place]) else end
                spans = ((start + ent.start_char, start + ent.end_char, ent.label_) for ent in doc.ents)
                found[place] += [span for span in spans if first <= span[0] < last]
        return found


def load_entities(name: str | Path) -> SpacyEntities:
    """A pipeline of ours by its folder, or one that is installed by its name."""
    nlp = load_pipeline(Path(name)) if is_ours(name) else _load_foreign(str(name))
    if _PART not in nlp.pipe_names:
        raise UsageError(f"the spaCy pipeline {name} finds no entities (it has no {_PART}): name another")
    _keep_needed(nlp)
    return SpacyEntities(nlp)


def _load_foreign(name: str) -> Language:
    find_installed(name)
    try:
        return spacy.load(name)
    except Exception as error:  # whatever its code may raise: a missing package, files of another version
        reason = "".join(str(error).strip().splitlines()[:1])[:200]
        raise BadInputError(
            f"the spaCy pipeline {name} cannot be loaded ({reason}): install it anew"
        ) from None


def _keep_needed(nlp: Language) -> None:
    """Drop all parts but the one that finds entities and what it listens to."""
    needed = {_PART, *_list_sources(nlp)}
    for name in nlp.pipe_names:
        if name not in needed:
            nlp.disable_pipe(name)


def _list_sources(nlp: Language) -> set[str]:
    """The parts that embed tokens for the recognizer, if it has not its own."""
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
    """A text with blanks inside of long runs of signs; all else stands where it stood."""
    return _SIGNS.sub(lambda run: run[0][:_SEEN] + " " * (len(run[0]) - 2 * _SEEN) + run[0][-_SEEN:], text)


def _cut(text: str) -> list[tuple[int, int]]:
    """A text in pieces that are not too long. What stands where two meet is in both of them."""
    starts = range(0, max(1, len(text) - _OVERLAP), _LONGEST - _OVERLAP)
    return [(start, min(start + _LONGEST, len(text))) for start in starts]


def _make_batches(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """What is read at once. Pieces are counted and measured: spaCy only counts, and the pieces of one long
    text would all be in its network together."""
    batch: list[Piece] = []
    letters = 0
    for place, start, end in pieces:
        if batch and (len(batch) == _BATCH or letters + end - start > _LONGEST):
            yield batch
            batch, letters = [], 0
        batch.append((place, start, end))
        letters += end - start
    if batch:
        yield batch
