"""Answers of the API: JSON objects, some of which are errors in disguise. Also similar records that hold a
judgment as plain text."""

import json
import re
from typing import Any

from pipeline.parse.body_bytes import UnparsableError

_ERROR_TEXT = re.compile(rb"\s*error code:\s*\d+", re.IGNORECASE)
ID_NAMES = ("tid", "docid", "id")
_ID = re.compile("[0-9]{1,12}")


def is_error_text(body: bytes) -> bool:
    """Is this the bare text that the API's front end sends instead of an answer?"""
    return _ERROR_TEXT.match(body) is not None


def read_answer(body: bytes) -> dict[str, Any]:
    """The object in an answer. Errors that the API reports and incomplete JSON are refused."""
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
    """An id: a number, which some answers give as text."""
    return str(value) if isinstance(value, (int, str)) and _ID.fullmatch(str(value)) else None


def is_text_record(answer: dict[str, Any]) -> bool:
    """Is this a record with a judgment as plain text rather than an answer of the API?"""
    return isinstance(answer.get("text"), str) and not isinstance(answer.get("doc"), str)


def find_record_id(record: dict[str, Any]) -> str | None:
    """The id of an answer or record, under any of the usual names: a number, or of a text any text."""
    ids = [record.get(name) for name in ID_NAMES]
    if not is_text_record(record):
        return next((docid for docid in map(read_id, ids) if docid is not None), None)
    given = (str(docid) for docid in ids if isinstance(docid, (int, str)) and not isinstance(docid, bool))
    return next((docid for docid in given if docid.strip()), None)
