"""Texts that come as lines of JSON: read one at a time, bad ones named and left out."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from select import select
from typing import Any, BinaryIO

from flows.given_texts import name_source, open_source
from flows.view import console, output
from schemas.errors import BadInputError

LONGEST_LINE = 64_000_000  # bytes: five million characters, even if each is spelt as a pair of \uXXXX

Record = dict[str, Any]


class BadLineError(ValueError):
    """A line that cannot be used. The message is what is wrong with it."""


@dataclass
class JsonLines:
    """The records of a file. `complain` when all are read: only then is it known how many were bad."""

    file: Path
    check: Callable[[Record], None]  # raises BadLineError
    example: str
    lines: int = 0
    failed: int = 0

    def __iter__(self) -> Iterator[Record]:
        """The good records in their order."""
        return (record for record in self.iterate_with_pauses() if record is not None)

    def iterate_with_pauses(self) -> Iterator[Record | None]:
        """The good records in their order, and None wherever nothing more is there to be read yet: whoever
        holds the other end of the pipe may be waiting for an answer."""
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
        """Tell of bad lines by the exit code, too."""
        if not self.lines:
            raise BadInputError(f"{name_source(self.file)} is empty: give lines such as {self.example}")
        if self.failed:
            raise BadInputError(f"{self.failed} of {self.lines} lines could not be read, see above")


def require_keys(record: Record, *keys: str) -> None:
    """Refuse a record that lacks one of these."""
    for key in keys:
        if key not in record:
            raise BadLineError(f'no "{key}"')


def write_record(record: Record) -> None:
    """Print a record as one line."""
    # In ASCII: half a surrogate pair, which JSON can spell, has no other bytes.
    output.file.write(json.dumps(record) + "\n")


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    content: bytes | None  # None stands for one too long to be kept in memory
    is_last: bool  # of those that are there yet

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
            # A file always has more. Of a pipe a line or two may be in our own buffer; no harm if they wait.
            has_more = bool(select([source], [], [], 0)[0])
            yield _Line(number, None if is_too_long else line, is_last=not has_more)


def _skip_rest(source: BinaryIO) -> None:
    while (piece := source.readline(LONGEST_LINE)) and not piece.endswith(b"\n"):
        pass


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")  # json takes NaN and Infinity for numbers


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
