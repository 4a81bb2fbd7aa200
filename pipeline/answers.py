"""Answers of the API: JSON objects, some of which are errors in disguise."""

import json
import re
from typing import Any

from pipeline.page_bytes import UnparsableError

_ERROR_TEXT = re.compile(rb"\s*error code:\s*\d+", re.IGNORECASE)
_ID = re.compile("[0-9]{1,12}")


def is_error_text(body: bytes) -> bool:
    """Is this the bare text that the API's front sends instead of an answer?"""
    return _ERROR_TEXT.match(body) is not None


def read_answer(body: bytes) -> dict[str, Any]:
    """The object in an answer. An error the API reports, and JSON that is not whole, are refused."""
    if is_error_text(body):
        raise UnparsableError("error answer")
    try:
        answer = json.loads(body)
    except RecursionError as error:
        raise UnparsableError("nested too deep") from error
    except ValueError as error:
        raise UnparsableError("cut off") from error
    if not isinstance(answer, dict) or "errmsg" in answer:
        raise UnparsableError("error answer")
    return answer


def read_id(value: object) -> str | None:
    """An id: a number, in some answers as text."""
    return str(value) if isinstance(value, (int, str)) and _ID.fullmatch(str(value)) else None
