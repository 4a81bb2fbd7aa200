"""Texts that come as lines of JSON: read one at a time, bad ones reported and left out."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from select import select
from typing import Any, BinaryIO, TypeVar

from flows.console import console, output
from flows.texts.inputs import name_source, open_source
from schemas.errors import BadInputError

LONGEST_LINE = 64_000_000  # bytes: five million characters, even if each is written as a pair of \uXXXX
EXAMPLE = '{"id": "1", "text": "..."}'

Record = dict[str, Any]
T = TypeVar("T")


class BadLineError(ValueError):
    """A line that cannot be used. The message says what is wrong with it."""


@dataclass
class JsonLines:
    """The records of a file. Call `complain` when all are read: only then is it known how many were bad."""

    file: Path
    check: Callable[[Record], None]  # raises BadLineError
    lines: int = 0
    failed: int = 0

    def __iter__(self) -> Iterator[Record]:
        """The good records in order."""
        return (record for record in self.iterate_with_pauses() if record is not None)

    def iterate_with_pauses(self) -> Iterator[Record | None]:
        """The good records in order, and None wherever nothing more can be read yet: the program at the other
        end of the pipe may be waiting for an answer."""
        for line in _iterate_lines(self.file):
            if not line.is_blank:
                self.lines += 1
                try:
                    record = _parse(line.content)
                    self.check(record)
                except BadLineError as error:
                    self.failed += 1
                    where = f"{name_source(self.file)}, line {line.number}"
                    console.print(f"{where}: {error}", soft_wrap=True)
                else:
                    yield record
            if line.is_last:
                yield None

    def complain(self) -> None:
        """Raise an error if there was nothing to read, or if any line was bad."""
        if not self.lines:
            raise BadInputError(f"{name_source(self.file)} is empty: give lines such as {EXAMPLE}")
        if self.failed:
            raise BadInputError(f"{self.failed} of {self.lines} lines could not be read, see above")

    def warn(self, count: int, warning: str) -> None:
        """Say on standard error for how many texts a warning holds."""
        if count:
            where = f"{name_source(self.file)}, {count} of {self.lines} texts"
            console.print(f"{where}: {warning}", soft_wrap=True)


def make_batches(items: Iterable[T | None], measure: Callable[[T], float]) -> Iterator[list[T]]:
    """As many items as fit into memory at once, but never hold back one that somebody is waiting for: None
    marks a pause. `measure` says how much of a batch an item fills, from 0 to 1."""
    batch: list[T] = []
    filled = 0.0
    for item in items:
        if item is not None:
            batch.append(item)
            filled += measure(item)
        if batch and (item is None or filled >= 1):
            yield batch
            batch, filled = [], 0.0
    if batch:
        yield batch


def check_text(record: Record) -> None:
    """Require an id and a text; a title, if there is one, is a string as well."""
    require_keys(record, "id", "text")
    for key in ("text", "title"):
        if not isinstance(record.get(key, ""), str):
            raise BadLineError(f'"{key}" is not a string')


def check_text_or_sentences(record: Record) -> None:
    """Require an id, and either a text or a list of sentences."""
    require_keys(record, "id")
    if "text" in record and "sentences" in record:
        raise BadLineError('both "text" and "sentences": give one of them')
    if "sentences" in record:
        sentences = record["sentences"]
        if not isinstance(sentences, list) or not all(isinstance(sentence, str) for sentence in sentences):
            raise BadLineError('"sentences" is not a list of strings')
    elif "text" not in record:
        raise BadLineError('neither "text" nor "sentences"')
    elif not isinstance(record["text"], str):
        raise BadLineError('"text" is not a string')


def require_keys(record: Record, *keys: str) -> None:
    """Refuse a record that lacks one of these."""
    for key in keys:
        if key not in record:
            raise BadLineError(f'no "{key}"')


def write_record(record: Record) -> None:
    """Print a record as one line."""
    # In ASCII: half a surrogate pair, which JSON can express, has no other bytes.
    output.file.write(json.dumps(record) + "\n")


def write_records(records: Iterable[Record]) -> None:
    """Print records, and hand them over at once to the program that waits for them."""
    for record in records:
        write_record(record)
    output.file.flush()


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    content: bytes | None  # None for a line too long to be kept in memory
    is_last: bool  # of those that have arrived

    @property
    def is_blank(self) -> bool:
        return self.content is not None and not self.content.strip()


def _iterate_lines(file: Path) -> Iterator[_Line]:
    number = 0
    with open_source(file) as source:
        while line := source.readline(LONGEST_LINE):
            number += 1
            is_too_long = len(line) == LONGEST_LINE and not line.endswith(b"\n")
            if is_too_long:
                _skip_rest(source)
            # A file always has more. Of a pipe, a line or two may be in our own buffer; no harm if they wait.
            has_more = bool(select([source], [], [], 0)[0])
            yield _Line(number, None if is_too_long else line, is_last=not has_more)


def _skip_rest(source: BinaryIO) -> None:
    while (piece := source.readline(LONGEST_LINE)) and not piece.endswith(b"\n"):
        pass


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")  # Python's json accepts NaN and Infinity as numbers


def _parse(line: bytes | None) -> Record:
    if line is None:
        raise BadLineError(f"longer than {LONGEST_LINE // 1_000_000} MB")
    try:
        record = json.loads(line.decode("utf-8-sig"), parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise BadLineError("not UTF-8") from None
    except (ValueError, RecursionError):
        raise BadLineError("not JSON") from None
    if not isinstance(record, dict):
        raise BadLineError('not an object with "id" and "text"')
    return record
