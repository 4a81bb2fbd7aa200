"""Texts of sections from a file of the user's: JSON, JSON Lines or CSV.

Any mistake in it is an error: a section whose text is in doubt is worse than one without. Sections that are
missing from the file are left out; the caller reports them.
"""

import csv
import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.text.normal_form import normalise_plain
from pipeline.user_files import read_user_text
from schemas.errors import BadInputError
from schemas.statutes import find_section

LARGEST = 50_000_000  # bytes; the whole Code has half a million
NUMBER_NAMES = ("number", "section", "section_number", "id")
TEXT_NAMES = ("text", "section_desc", "description", "section_text")
_LINE_ENDINGS = (".jsonl", ".ndjson")
_WRAPPERS = ("data", "sections")  # a list of sections is often the value of such a key
# 302, 498-A, "Section 302", "IPC_302", "Section 302 in The Indian Penal Code"
_NUMBER = re.compile(
    r"(?:(?:ipc|sections?|sec|s)[\s._-]*){0,3}(\d+[\s\-\u2010-\u2015]*[a-z]{0,2})\.?"
    r"(?:\s+(?:in|of)\s+(?:the\s+)?indian\s+penal\s+code(?:,?\s+1860)?|\s+i\.?p\.?c\.?)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Row:
    """One section as the file has it; names of columns in lower case."""

    location: str  # "line 3", for messages
    fields: dict[str, Any]


def read_statutes_file(path: Path) -> dict[str, str]:
    """The texts in the file by section number, in the order of the file."""
    rows = list(_read_rows(path, _read_text(path)))
    if not rows:
        raise BadInputError(f"{path} has no sections: give each a number and a text")
    number_name = _find_name(path, rows, NUMBER_NAMES, "section number")
    text_name = _find_name(path, rows, TEXT_NAMES, "text")
    texts: dict[str, str] = {}
    locations: dict[str, str] = {}
    for row in rows:
        number = _read_number(path, row, number_name)
        text = _read_words(path, row, text_name)
        if text and texts.setdefault(number, text) != text:
            raise BadInputError(
                f"{path}, {row.location}: section {number} has another text in {locations[number]}: "
                "keep one of them"
            )
        if text:
            locations.setdefault(number, row.location)
    if not texts:
        raise BadInputError(f"{path} has no text in any of its {len(rows)} rows: fill in the {text_name}")
    return texts


def _read_text(path: Path) -> str:
    wanted = "give a JSON or CSV file with the texts of sections"
    text = read_user_text(
        path, largest=LARGEST, wanted=wanted, advice="the Penal Code is smaller, give only that"
    )
    if not text.strip():
        raise BadInputError(f"{path} is empty: give a JSON or CSV file with the texts of sections")
    return text


def _read_rows(path: Path, text: str) -> Iterator[_Row]:
    ending = path.suffix.lower()
    if ending in _LINE_ENDINGS:
        return _read_lines(path, text)
    if ending == ".json" or (ending != ".csv" and text.lstrip()[0] in "[{"):
        return _read_json(path, text)
    return _read_csv(path, text)


def _read_csv(path: Path, text: str) -> Iterator[_Row]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = [name.strip().lower() for name in next(reader)]
        for values in reader:
            if not any(value.strip() for value in values):
                continue
            if len(values) > len(header):
                raise BadInputError(
                    f"{path}, line {reader.line_num}: {len(values)} values for {len(header)} columns: "
                    'put "quotation marks" around a text that has commas'
                )
            yield _Row(f"line {reader.line_num}", dict(zip(header, values, strict=False)))
    except csv.Error as error:
        raise BadInputError(f"{path}, line {reader.line_num} is not CSV ({error}): correct it") from None


def _read_lines(path: Path, text: str) -> Iterator[_Row]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield _make_row(path, f"line {number}", _parse_json(path, line, first_line=number))


def _read_json(path: Path, text: str) -> Iterator[_Row]:
    if _is_lines(text):
        yield from _read_lines(path, text)
        return
    content = _parse_json(path, text)
    if isinstance(content, dict):
        content = next((content[name] for name in _WRAPPERS if isinstance(content.get(name), list)), content)
    if isinstance(content, list):
        for number, item in enumerate(content, start=1):
            yield _make_row(path, f"item {number}", item)
    elif isinstance(content, dict) and not _lower_keys(content).keys() & set(NUMBER_NAMES):
        for key, value in content.items():
            fields = _lower_keys(value) if isinstance(value, dict) else {"text": value}
            yield _Row(f"key {key[:40]!r}", {**fields, "number": key})
    else:
        yield _make_row(path, "the only item", content)


def _is_lines(text: str) -> bool:
    """Is the first line a whole object, with more to follow?"""
    first, _, rest = text.lstrip().partition("\n")
    try:
        return bool(rest.strip()) and isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False


def _parse_json(path: Path, text: str, *, first_line: int = 1) -> Any:
    try:
        return json.loads(text, object_pairs_hook=lambda pairs: _make_object(path, pairs))
    except json.JSONDecodeError as error:
        line = first_line + error.lineno - 1
        raise BadInputError(f"{path}, line {line} is not JSON ({error.msg}): correct it") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets without end
        raise BadInputError(f"{path}, line {first_line} is not JSON that can be read: correct it") from None


def _make_object(path: Path, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON allows a key to occur twice, and readers forget the first: not with the words of the law."""
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key in fields and fields[key] != value:
            raise BadInputError(f"{path}: the key {key[:40]!r} occurs twice with different values: keep one")
        fields[key] = value
    return fields


def _make_row(path: Path, location: str, item: Any) -> _Row:
    if not isinstance(item, dict):
        raise BadInputError(
            f"{path}, {location} is not an object with a section number and a text: make it one"
        )
    return _Row(location, _lower_keys(item))


def _lower_keys(item: dict[str, Any]) -> dict[str, Any]:
    return {name.strip().lower(): value for name, value in item.items()}


def _find_name(path: Path, rows: list[_Row], names: tuple[str, ...], what: str) -> str:
    """The first of the usual names of a column that the file has."""
    columns = dict.fromkeys(name for row in rows for name in row.fields)
    for name in names:
        if name in columns:
            return name
    listed = ", ".join(name[:40] for name in list(columns)[:10]) or "none"
    raise BadInputError(f"{path} has no {what} (its columns: {listed}): call the column {' or '.join(names)}")


def _read_number(path: Path, row: _Row, name: str) -> str:
    value = row.fields.get(name)
    if value is None or (isinstance(value, str) and not value.strip()):
        raise BadInputError(f"{path}, {row.location} has no section number: fill in its {name} or remove it")
    if isinstance(value, float) and value.is_integer():  # 302.0, as tables leave it
        value = int(value)
    match = _NUMBER.fullmatch(str(value).strip()) if not isinstance(value, (bool, float)) else None
    entry = find_section(match[1]) if match else None
    if entry is None:
        shown = str(value)[:40]
        raise BadInputError(
            f"{path}, {row.location}: {shown!r} is not a section of the Indian Penal Code: "
            "correct it or remove it"
        )
    return entry.number


def _read_words(path: Path, row: _Row, name: str) -> str:
    """The text in normal form, empty if the file has none."""
    value = row.fields.get(name)
    lines = value if isinstance(value, list) else ["" if value is None else value]
    if not all(isinstance(line, str) for line in lines):
        raise BadInputError(f"{path}, {row.location}: its {name} is not a text: put it in quotation marks")
    cleaned = (normalise_plain(line) for item in lines for line in item.splitlines())
    return "\n".join(line for line in cleaned if line)
