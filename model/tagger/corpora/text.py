"""Decoding and validating corpora; errors say in one sentence what is wrong, and where."""

from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from schemas.errors import BadInputError

WANTED = "a folder of `sentence TAB role` .txt files, one of them, BUILD's .json, or the box's truth .jsonl"

_Shape = TypeVar("_Shape", bound=BaseModel)


def decode_text(content: bytes, path: Path, line: int = 1) -> str:
    """Decode UTF-8, with or without a byte order mark. `line` is the number of the first line."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line += content.count(b"\n", 0, error.start)
        raise BadInputError(f"{path}, line {line} is not UTF-8: save the file as UTF-8") from None


def parse_json(text: str, place: str) -> Any:
    """Parse JSON."""
    try:
        return from_json(text)
    except ValueError as error:
        raise BadInputError(f"{place} is not JSON ({error}): correct it") from None


def check_shape(shape: type[_Shape], content: Any, wrong: str) -> _Shape:
    """Validate parsed content; `wrong` is the beginning of the error message."""
    try:
        return shape.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
        raise BadInputError(f"{wrong} ({reason.lstrip(': ')}): give {WANTED}") from None
