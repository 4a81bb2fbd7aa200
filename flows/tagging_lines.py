"""`./ilsi tagger tag --jsonl`: documents come as lines of JSON, and so do their sentences with roles."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flows.given_texts import name_source, unify_line_ends
from flows.json_lines import BadLineError, JsonLines, Record, require_keys, write_record
from flows.tagging import NOT_LATIN, is_unknown_script, load_chosen_tagger
from flows.view import console, output
from pipeline.segment import BATCH_SENTENCES, RoleTagger, cut_paragraphs, read_places
from schemas.settings import Settings

BATCH_CHARACTERS = 4_000_000
_DIGITS = 4  # of a score


def tag_lines(file: Path, settings: Settings) -> None:
    """Write the sentences of every line in the order of the lines. Bad ones are named and left out."""
    records = JsonLines(file, check_record, '{"id": "1", "text": "..."}')
    tagger = load_chosen_tagger(settings)
    unknown = 0
    for batch in make_batches(records):
        _answer(batch, tagger)
        unknown += sum(is_unknown_script("\n".join(document.given), settings) for document in batch)
    if unknown:
        console.print(f"{name_source(file)}, {unknown} of {records.lines} texts: {NOT_LATIN}", soft_wrap=True)
    records.complain()


@dataclass(frozen=True, slots=True)
class Document:
    """What one line holds."""

    id: Any  # any JSON: it is given back as it came
    given: list[str]  # the sentences as they are given back
    read: list[str]  # the sentences as the tagger reads them

    @property
    def characters(self) -> int:
        return sum(map(len, self.given))


def check_record(record: Record) -> None:
    require_keys(record, "id")
    if "text" in record and "sentences" in record:
        raise BadLineError('both "text" and "sentences": give one of them')
    if "sentences" in record:
        sentences = record["sentences"]
        if not isinstance(sentences, list) or not all(isinstance(each, str) for each in sentences):
            raise BadLineError('"sentences" is not a list of strings')
    elif "text" not in record:
        raise BadLineError('neither "text" nor "sentences"')
    elif not isinstance(record["text"], str):
        raise BadLineError('"text" is not a string')


def make_batches(records: JsonLines) -> Iterator[list[Document]]:
    """As many documents as may be held at once, but never one that somebody is waiting for."""
    batch: list[Document] = []
    sentences = characters = 0
    for record in records.iterate_with_pauses():
        if record is not None:
            document = _cut(record)
            batch.append(document)
            sentences += max(1, len(document.read))
            characters += document.characters
        if batch and (record is None or sentences >= BATCH_SENTENCES or characters >= BATCH_CHARACTERS):
            yield batch
            batch, sentences, characters = [], 0, 0
    if batch:
        yield batch


def _cut(record: Record) -> Document:
    """The sentences of a text are ours to cut and to set; sentences that are given come back untouched."""
    if "sentences" in record:
        given = record["sentences"]
        return Document(record["id"], given, [" ".join(sentence.split()) for sentence in given])
    paragraphs = [unify_line_ends(record["text"])]
    cut = read_places(paragraphs, cut_paragraphs(paragraphs))
    return Document(record["id"], cut, cut)


def _answer(batch: Sequence[Document], tagger: RoleTagger) -> None:
    told = tagger.tag([document.read for document in batch])
    for document, roles in zip(batch, told, strict=True):
        sentences = [
            {"text": text, "role": role, "score": round(score, _DIGITS)}
            for text, (role, score) in zip(document.given, roles, strict=True)
        ]
        write_record({"id": document.id, "sentences": sentences})
    output.file.flush()  # whoever waits for an answer gets it now
