"""Texts that users give us: a file or standard input with a plain text, a saved page or an API answer."""

import codecs
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from flows.view import console
from pipeline.page_bytes import MAX_BYTES, check_body, to_utf8
from pipeline.pages import UnparsableError, parse_document
from schemas.errors import BadInputError, UsageError
from schemas.records import Judgment

_PAGE = re.compile(rb"\s*<(?:!--|\?xml|(?:!doctype|html|head|body|div|h[1-6]|pre|p)\b)", re.IGNORECASE)
_JSON = re.compile(rb'\s*\{\s*"')
_JSON_LINE = re.compile(rb'\s*\{(?=[^\n]*"(?:text|sentences)"\s*:)[^\n]*\}\s*(?:\n|$)')
_LINE_ENDS = re.compile("\r\n?|[\f\v]")
_LETTER = re.compile(r"[^\W\d_]")
_LATIN = re.compile("[A-Za-z]")
_SNIFFED = 4096  # bytes; the first few that are not white space decide
_SAMPLE = 100_000  # characters that tell in which letters a text is written
_REFUSALS = {
    "empty": "is empty: give a text",
    "not text": "is not text: give plain text in UTF-8, a saved page or an API answer",
    "too large": f"is larger than {MAX_BYTES // 1_000_000} MB: give it in parts, or as lines with --jsonl",
}


def choose_source(file: Path | None) -> Path:
    """Without a file standard input is read, but nobody is left waiting before an empty screen."""
    if file is None and sys.stdin is not None and sys.stdin.isatty():
        raise UsageError("name a file, or - to type the text here and end it with Ctrl-D")
    return file or Path("-")


def name_source(file: Path) -> str:
    """What to call it in sentences."""
    return "standard input" if str(file) == "-" else str(file)


@contextmanager
def open_source(file: Path) -> Iterator[BinaryIO]:
    """The bytes of a file, or of standard input for "-". What goes wrong while it is open is told as a
    mistake of the file's, so nothing but reading belongs into the block."""
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


def read_paragraphs(file: Path) -> list[str]:
    """The paragraphs of a saved page or API answer; any other text is a single one."""
    return [unify_line_ends(text) for text in read_given(file).paragraphs]


@dataclass(frozen=True, slots=True)
class GivenText:
    """A text as it was given: nothing about it is changed."""

    title: str  # of a page or an API answer
    paragraphs: list[str]


def read_given(file: Path) -> GivenText:
    """The paragraphs of a saved page or API answer with its title; any other text is a single one."""
    name = name_source(file)
    with open_source(file) as source:
        body = source.read(MAX_BYTES + 1)
    head = to_utf8(body[:_SNIFFED])
    if len(body) <= MAX_BYTES and (_PAGE.match(head) or _JSON.match(head)):
        return _parse(body, name)
    try:
        check_body(body.replace(b"\0", b""))  # a stray NUL does not make a text binary; many do, see below
    except UnparsableError as error:
        raise BadInputError(f"{name} {_REFUSALS[str(error)]}") from None
    return GivenText("", [_decode(body, name)])


def unify_line_ends(text: str) -> str:
    """Lines end as on Unix, and so do pages."""
    return _LINE_ENDS.sub("\n", text)


def is_in_other_letters(text: str) -> bool:
    """Has a text hardly any Latin letters?"""
    sample = text[:_SAMPLE]
    return not sample.isascii() and 10 * len(_LATIN.findall(sample)) < len(_LETTER.findall(sample))


def _parse(body: bytes, name: str) -> GivenText:
    if _JSON_LINE.match(body.removeprefix(codecs.BOM_UTF8)):
        raise BadInputError(f"{name} holds lines of JSON with texts: add --jsonl")
    try:
        document = parse_document(body, docid=name)
    except UnparsableError as error:
        raise BadInputError(
            f"{name} looks like a page or an API answer and cannot be parsed ({error}): give its text alone"
        ) from None
    if isinstance(document, Judgment):
        return GivenText(document.title, [paragraph.text for paragraph in document.paragraphs])
    return GivenText(document.title, [document.text])


def _decode(body: bytes, name: str) -> str:
    """UTF-8, UTF-16 if marked as such, or what Windows wrote before there was either."""
    utf16 = body.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if utf16 else ("utf-8-sig", "windows-1252"):
        try:
            text = body.decode(encoding)
        except UnicodeDecodeError:
            continue
        if 10 * text.count("\0") > len(text):
            break
        if encoding == "windows-1252":
            console.print(f"{name} is not UTF-8: read as windows-1252", soft_wrap=True)
        return text
    raise BadInputError(f"{name} {_REFUSALS['not text']}")
