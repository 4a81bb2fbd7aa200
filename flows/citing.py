"""`./ilsi cite FILE`: which sections does this text cite?"""

import codecs
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from flows.marking import REJECTED, Mark, mark_text, style_act
from flows.view import console, output
from pipeline.citations import UNKNOWN, Findings, find_citations
from pipeline.page_bytes import MAX_BYTES, check_body, to_utf8
from pipeline.pages import UnparsableError, parse_document
from schemas.acts import IPC
from schemas.errors import BadInputError, UsageError
from schemas.records import Judgment
from schemas.statutes import find_section, section_order

NOT_LATIN = (
    "hardly any Latin letters and no citation found: the finder reads English, and of Hindi only धारा and "
    "names of the two Codes, with numbers in the digits 0 to 9"
)
_PAGE = re.compile(rb"\s*<(?:!--|\?xml|(?:!doctype|html|head|body|div|h[1-6]|pre|p)\b)", re.IGNORECASE)
_JSON = re.compile(rb'\s*\{\s*"')
_JSON_LINE = re.compile(rb'\s*\{(?=[^\n]*"text"\s*:)[^\n]*\}\s*(?:\n|$)')
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


def show_cited(file: Path) -> None:
    """Print the text with its citations marked, then what they are."""
    name = name_source(file)
    with open_source(file) as source:
        paragraphs = read_paragraphs(source.read(MAX_BYTES + 1), name)
    findings = find_citations(paragraphs)
    _show_text(paragraphs, findings)
    _show_sections(findings)
    _show_rejected(findings)
    if is_foreign("\n".join(paragraphs), findings):
        console.print(f"{name}: {NOT_LATIN}", soft_wrap=True)


def choose_source(file: Path | None) -> Path:
    """Without a file standard input is read, but nobody is left waiting before an empty screen."""
    if file is None and sys.stdin.isatty():
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
            yield sys.stdin.buffer
        else:
            with file.open("rb") as opened:
                yield opened
    except OSError as error:
        raise BadInputError(
            f"{name_source(file)} cannot be read ({error.strerror}): check the name and permissions"
        ) from None


def read_paragraphs(body: bytes, name: str) -> list[str]:
    """The paragraphs of a saved page or API answer; any other text is a single one."""
    head = to_utf8(body[:_SNIFFED])
    if len(body) <= MAX_BYTES and (_PAGE.match(head) or _JSON.match(head)):
        return _parse(body, name)
    try:
        check_body(body.replace(b"\0", b""))  # a stray NUL does not make a text binary; many do, see below
    except UnparsableError as error:
        raise BadInputError(f"{name} {_REFUSALS[str(error)]}") from None
    text = _decode(body, name)
    return [_LINE_ENDS.sub("\n", text)]


def is_foreign(text: str, findings: Findings) -> bool:
    """Has nothing been found because the text is in letters that the finder does not read?"""
    if findings.cited or findings.rejected or text.isascii():
        return False
    sample = text[:_SAMPLE]
    return 10 * len(_LATIN.findall(sample)) < len(_LETTER.findall(sample))


def _parse(body: bytes, name: str) -> list[str]:
    if _JSON_LINE.match(body.removeprefix(codecs.BOM_UTF8)):
        raise BadInputError(f"{name} holds lines of JSON with texts: add --jsonl")
    try:
        document = parse_document(body, docid=name)
    except UnparsableError as error:
        raise BadInputError(
            f"{name} looks like a page or an API answer and cannot be parsed ({error}): give its text alone"
        ) from None
    if isinstance(document, Judgment):
        return [paragraph.text for paragraph in document.paragraphs]
    return [document.text]


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


def _show_text(paragraphs: Sequence[str], findings: Findings) -> None:
    marks: dict[int, list[Mark]] = defaultdict(list)
    for cited in findings.cited:
        if cited.found != "range":  # the ends of a range are marked, what lies between has no words
            marks[cited.paragraph].append(Mark(cited.start, cited.end, cited.act))
    for rejected in findings.rejected:
        marks[rejected.paragraph].append(Mark(rejected.start, rejected.end, REJECTED))
    for place, text in enumerate(paragraphs):
        if place:
            output.print()
        output.print(mark_text(text.rstrip("\n"), marks[place]), soft_wrap=True)


def _show_sections(findings: Findings) -> None:
    counts = Counter((cited.act, cited.section, cited.clause or "") for cited in findings.cited)
    output.print()
    if not counts:
        output.print("no section cited")
        return
    table = Table("act", "section", "clause", "times", "title", box=SIMPLE_HEAD)
    table.columns[3].justify = "right"
    for act, section, clause in sorted(counts, key=_order):
        entry = find_section(section) if act == IPC else None
        shown = Text(output.render_str(act).plain, style=style_act(act))
        title = entry.title if entry is not None else ""
        table.add_row(shown, section, clause, str(counts[act, section, clause]), title)
    output.print(table)


def _order(row: tuple[str, str, str]) -> tuple[int, str, tuple[int, str], str]:
    """The Penal Code first, sections whose Act is not known last."""
    act, section, clause = row
    return {IPC: 0, UNKNOWN: 2}.get(act, 1), act, section_order(section), clause


def _show_rejected(findings: Findings) -> None:
    counts = Counter((rejected.number, rejected.reason) for rejected in findings.rejected)
    if not counts:
        return
    table = Table("rejected", "times", "why", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for (number, reason), times in counts.items():
        table.add_row(number, str(times), reason)
    output.print(table)
