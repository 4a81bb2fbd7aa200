"""What users give us: a file or standard input with a plain text, a PDF, a saved page or an API answer."""

import codecs
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from flows.console import console
from pipeline.parse.body_bytes import (
    MAX_BYTES,
    MAX_PDF_BYTES,
    PDF_HEAD,
    check_body,
    find_charset,
    is_pdf,
    to_utf8,
)
from pipeline.parse.document import UnparsableError, parse_document
from schemas.errors import BadInputError, UsageError
from schemas.records import Judgment, Statute

_PAGE = re.compile(
    rb"\s*(?:<(?:!--|\?xml|(?:!doctype|html|head|body|div|h[1-6]|pre|p)\b)|\{\s*\")", re.IGNORECASE
)
_LINE_ENDS = re.compile("\r\n?|[\f\v]")
_LETTER = re.compile(r"[^\W\d_]")
_LATIN = re.compile("[A-Za-z]")
_SAMPLE = 100_000  # characters that decide which script a text is written in
_REFUSALS = {
    "empty": "is empty: give {wanted}",
    "not text": "is not text: give plain text in UTF-8, a PDF, a saved page or an API answer",
    "too large": f"is larger than {MAX_BYTES // 1_000_000} MB: give a part of it, or lines with --jsonl",
}
# What to say of a PDF that is not read, by a word of the reason.
_PDF_REFUSALS = {
    "scan": "is a scan without a text layer: let a program such as ocrmypdf add one, and give what it writes",
    "encrypted": "is an encrypted PDF: save a copy that needs no password",
    "broken": "is a broken PDF: download it again, or give its text",
    "too large": f"is larger than {MAX_PDF_BYTES // 1_000_000} MB or has too much text: give a part of it",
    "too many pages": "is a PDF of too many pages: give a part of it",
    "took too long": "is a PDF that takes too long to read: give its text",
    "no text": "is a PDF without text: give its text, if it has one",
}
_ZIP, _OLE = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"  # how files of word processors begin, after 2007 and before


def choose_source(file: Path | None) -> Path:
    """Standard input if no file is named, unless that would leave the user waiting at an empty screen."""
    if file is None and sys.stdin is not None and sys.stdin.isatty():
        raise UsageError("name a file, or - to type the text here and end it with Ctrl-D")
    return file or Path("-")


def name_source(file: Path) -> str:
    """What to call it in messages."""
    return "standard input" if str(file) == "-" else str(file)


@contextmanager
def open_source(file: Path) -> Iterator[BinaryIO]:
    """The bytes of a file, or of standard input for "-". Any OSError in the block is reported as a problem
    with the file, so the block should only read."""
    try:
        if str(file) == "-":
            if sys.stdin is None:
                raise UsageError("standard input is closed: name a file")
            yield sys.stdin.buffer
        else:
            with file.open("rb") as opened:
                yield opened
    except OSError as error:
        raise BadInputError(
            f"{name_source(file)} cannot be read ({error.strerror}): check the name and permissions"
        ) from None


@dataclass(frozen=True, slots=True)
class GivenText:
    """A text exactly as it was given."""

    title: str  # of a PDF, a page or an API answer
    paragraphs: list[str]


def read_given(file: Path) -> GivenText:
    """The paragraphs of a PDF, saved page or API answer with its title; any other text is one paragraph."""
    document = read_document(file)
    if isinstance(document, str):
        return GivenText("", [document])
    if isinstance(document, Statute):
        return GivenText(document.title, [document.text])
    return GivenText(document.title, [paragraph.text for paragraph in document.paragraphs])


def read_paragraphs(file: Path) -> list[str]:
    """The same paragraphs, with Unix line ends."""
    return [unify_line_ends(text) for text in read_given(file).paragraphs]


def read_document(file: Path, wanted: str = "a text") -> Judgment | Statute | str:
    """The document in a PDF, a saved page or an API answer; any other text as it is."""
    name = name_source(file)
    with open_source(file) as source:
        body = read_body(source)
    if is_pdf(body):
        return _parse_pdf(body, file)
    charset = find_charset(body)
    nuls = 0 if charset == "utf-16" else body.count(b"\0")
    try:  # a stray NUL does not make a text binary; many do
        check_body(body if 10 * nuls > len(body) else body.replace(b"\0", b"") if nuls else body)
    except UnparsableError as error:
        refusal = explain_file(body, str(error)) or _REFUSALS[str(error)].format(wanted=wanted)
        raise BadInputError(f"{name} {refusal}") from None
    text = to_utf8(body).removeprefix(codecs.BOM_UTF8)
    if _PAGE.match(text):
        return _parse(body, text, name)
    if charset == "windows-1252":
        _check_windows_text(body, name)
        console.print(f"{name} is not UTF-8: read as windows-1252", soft_wrap=True)
    return text.decode("utf-8", "replace")


def read_body(source: BinaryIO) -> bytes:
    """All bytes that a parser takes, and one more if there are more."""
    head = source.read(PDF_HEAD)
    return head + source.read((MAX_PDF_BYTES if is_pdf(head) else MAX_BYTES) + 1 - len(head))


def explain_file(body: bytes, reason: str) -> str | None:
    """What to do with a PDF that was not read for this reason, or with a Word file; None for other files."""
    if is_pdf(body):
        known = (sentence for word, sentence in _PDF_REFUSALS.items() if word in reason)
        return next(known, f"is a PDF that cannot be read ({reason}): give its text")
    is_word = body.startswith(_OLE) or (body.startswith(_ZIP) and b"word/" in body)
    return "is a Word file: save it as PDF or as plain text" if is_word else None


def read_judgment(file: Path, wanted: str) -> Judgment | str:
    """The same, but not a section of an Act."""
    document = read_document(file, wanted)
    if isinstance(document, Statute):
        raise BadInputError(f"{name_source(file)} is a section of an Act: give {wanted}")
    return document


def unify_line_ends(text: str) -> str:
    """Unix line ends, also for page breaks."""
    return _LINE_ENDS.sub("\n", text)


def is_in_other_letters(text: str) -> bool:
    """Does a text have hardly any Latin letters?"""
    sample = text[:_SAMPLE]
    return not sample.isascii() and 10 * len(_LATIN.findall(sample)) < len(_LETTER.findall(sample))


def _parse_pdf(body: bytes, file: Path) -> Judgment:
    try:
        document = parse_document(body, docid=file.stem)
    except UnparsableError as error:
        raise BadInputError(f"{name_source(file)} {explain_file(body, str(error))}") from None
    assert isinstance(document, Judgment)  # noqa: S101 - a PDF is never read as a section of an Act
    # A file's name would pass for that of a party.
    return replace(document, title="") if document.origins.title == "id" else document


def _parse(body: bytes, text: bytes, name: str) -> Judgment | Statute:
    if _is_json_line(text):
        raise BadInputError(f"{name} holds lines of JSON with texts: add --jsonl")
    try:
        return parse_document(body, docid=name)
    except UnparsableError as error:
        raise BadInputError(
            f"{name} looks like a page or an API answer and cannot be parsed ({error}): give its text alone"
        ) from None


def _is_json_line(text: bytes) -> bool:
    first = text.lstrip().partition(b"\n")[0]
    try:
        record = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(record, dict) and ("text" in record or "sentences" in record) and "doc" not in record


def _check_windows_text(body: bytes, name: str) -> None:
    """Refuse bytes that no Windows text has: the file is not a text at all."""
    try:
        body.decode("windows-1252")
    except UnicodeDecodeError:
        raise BadInputError(f"{name} {_REFUSALS['not text']}") from None
