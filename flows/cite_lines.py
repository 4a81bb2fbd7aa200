"""`./ilsi cite --jsonl`: texts come as lines of JSON, and so do their citations, one line at a time."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from flows.citing import NOT_LATIN, is_foreign, name_source, open_source
from flows.view import console, output
from pipeline.citations import Cited, find_citations
from schemas.errors import BadInputError

_LONGEST_LINE = 64_000_000  # bytes: five million characters, even if each is spelt as a pair of \uXXXX


class _BadLineError(ValueError):
    """A line that holds no text to read. The message is what is wrong with it."""


def cite_lines(file: Path) -> None:
    """Write the citations of every line in the order of the lines. Bad ones are named and left out."""
    name = name_source(file)
    lines = failed = foreign = 0
    for number, line in _iterate_lines(file):
        lines += 1
        try:
            foreign += _cite_line(line)
        except _BadLineError as error:
            failed += 1
            console.print(f"{name}, line {number}: {error}", soft_wrap=True)
    if not lines:
        raise BadInputError(f'{name} is empty: give lines such as {{"id": "1", "text": "..."}}')
    if foreign:
        console.print(f"{name}, {foreign} of {lines} texts: {NOT_LATIN}", soft_wrap=True)
    if failed:
        raise BadInputError(f"{failed} of {lines} lines could not be read, see above")


def _iterate_lines(file: Path) -> Iterator[tuple[int, bytes | None]]:
    """Lines that are not blank with their numbers; None stands for one too long to be kept in memory."""
    number = 0
    with open_source(file) as source:
        while line := source.readline(_LONGEST_LINE):
            number += 1
            if len(line) == _LONGEST_LINE and not line.endswith(b"\n"):
                _skip_rest(source)
                yield number, None
            elif line.strip():
                yield number, line


def _skip_rest(source: BinaryIO) -> None:
    while (piece := source.readline(_LONGEST_LINE)) and not piece.endswith(b"\n"):
        pass


def _cite_line(line: bytes | None) -> bool:
    """Write one line's citations; True if nothing was found because of the letters it is written in."""
    record = _read_record(line)
    findings = find_citations([record["text"]])
    citations = [_describe(cited) for cited in findings.cited]
    # In ASCII: half a surrogate pair, which JSON can spell, has no other bytes.
    output.file.write(json.dumps({"id": record["id"], "citations": citations}) + "\n")
    output.file.flush()  # whoever feeds us line by line gets the answer at once
    return is_foreign(record["text"], findings)


def _read_record(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise _BadLineError(f"longer than {_LONGEST_LINE // 1_000_000} MB")
    try:
        record = json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise _BadLineError("not UTF-8") from None
    except (ValueError, RecursionError):
        raise _BadLineError("not JSON") from None
    if not isinstance(record, dict):
        raise _BadLineError('not an object with "id" and "text"')
    for key in ("id", "text"):
        if key not in record:
            raise _BadLineError(f'no "{key}"')
    if not isinstance(record["text"], str):
        raise _BadLineError('"text" is not a string')
    return record


def _describe(cited: Cited) -> dict[str, str | int | None]:
    return {
        "act": cited.act,
        "section": cited.section,
        "clause": cited.clause,
        "start": cited.start,
        "end": cited.end,
    }
