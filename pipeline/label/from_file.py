"""The user's own list of labels, instead of the most cited sections: JSON, CSV or one label per line.

JSON is a list, or an object with the labels as keys, like the published dataset's label_vocab.json. CSV has
a column called label, section or number. In plain lists # begins a comment. The order of the file does not
matter: labels are always in section order.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pipeline.label.label_names import label_order, read_label
from pipeline.user_files import read_user_text
from schemas.errors import BadInputError

LARGEST = 1_000_000  # bytes; the longest possible list has a few thousand
COLUMNS = ("label", "section", "number")

Entry = tuple[str, str]  # its location in the file, and the label as written


def read_labels_file(path: Path) -> tuple[str, ...]:
    """The labels of the file in section order."""
    locations: dict[str, str] = {}
    for location, written in _list_entries(path, _read_text(path)):
        label = read_label(written)
        if label is None:
            raise BadInputError(
                f"{path}, {location}: {written[:60]!r} is not a section of the Indian Penal Code: "
                "correct it or remove it"
            )
        if label in locations:
            raise BadInputError(
                f"{path}, {location}: label {label} is already in {locations[label]}: remove one of them"
            )
        locations[label] = location
    if not locations:
        raise BadInputError(f"{path} has no labels: write one section per line, such as 302")
    return tuple(sorted(locations, key=label_order))


def _read_text(path: Path) -> str:
    wanted, advice = "name the file with the labels", "give a list of labels, one per line"
    return read_user_text(path, largest=LARGEST, wanted=wanted, advice=advice)


def _list_entries(path: Path, text: str) -> Iterable[Entry]:
    if path.suffix.lower() == ".json" or text.lstrip()[:1] in ("[", "{"):
        return _list_json(path, text)
    if path.suffix.lower() == ".csv":
        return _list_csv(path, text)
    return _list_lines(text)


def _list_lines(text: str) -> Iterator[Entry]:
    for number, line in enumerate(text.splitlines(), start=1):
        written = line.partition("#")[0].strip()
        if written:
            yield f"line {number}", written


def _list_csv(path: Path, text: str) -> Iterator[Entry]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = [name.strip().lower() for name in next(reader, [])]
        column = next((header.index(name) for name in COLUMNS if name in header), None)
        if column is None:
            listed = ", ".join(name[:40] for name in header[:10]) or "none"
            raise BadInputError(
                f"{path} has no column of labels (its columns: {listed}): call it {' or '.join(COLUMNS)}"
            )
        for values in reader:
            if any(value.strip() for value in values):
                yield f"line {reader.line_num}", values[column].strip() if column < len(values) else ""
    except csv.Error as error:
        raise BadInputError(f"{path}, line {reader.line_num} is not CSV ({error}): correct it") from None


def _list_json(path: Path, text: str) -> Iterator[Entry]:
    try:
        content = json.loads(text, object_pairs_hook=_keep_pairs)
    except json.JSONDecodeError as error:
        raise BadInputError(f"{path}, line {error.lineno} is not JSON ({error.msg}): correct it") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets without end
        raise BadInputError(f"{path} is not JSON that can be read: correct it") from None
    if isinstance(content, _Keys):
        yield from ((f"key {number}", name) for number, name in enumerate(content, start=1))
    elif isinstance(content, list):
        yield from ((f"item {number}", _write(item)) for number, item in enumerate(content, start=1))
    else:
        raise BadInputError(f"{path} is neither a list nor an object with labels as keys: make it one")


class _Keys(list[str]):
    """The keys of a JSON object, also those that occur twice."""


def _keep_pairs(pairs: list[tuple[str, Any]]) -> _Keys:
    return _Keys(key for key, _ in pairs)


def _write(item: Any) -> str:
    return item if isinstance(item, str) else json.dumps(item)
