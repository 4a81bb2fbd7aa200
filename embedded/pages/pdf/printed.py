"""What is printed of a case: its head, its paragraphs, its parties and judges."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from embedded.docket.case import Block, Case
from embedded.random_streams import open_stream

_DAY_IN_TITLE = re.compile(r" on \d{1,2} \w+, \d{4}$")
_NUMBER_LEAD = re.compile(r"\(?\d+[.)]")
_QUOTED_ROLES = {"Statute", "Precedent"}
SCANNED = 0.0025  # share of the PDFs that are only pictures
_NOTED = 0.04  # share with footnotes
_HYPHENATED = 0.3


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, or one line of a typed foot."""

    text: str
    is_quoted: bool = False
    is_line: bool = False
    note: str = ""  # a footnote at its end


@dataclass(frozen=True, slots=True)
class PrintedCase:
    """A case as its layout needs it."""

    docid: int
    number: str  # CRIMINAL APPEAL NO. 12 OF 2011
    first: str
    second: str
    judges: tuple[str, ...]
    decided_on: date
    head: tuple[str, ...]  # lines
    passages: tuple[Passage, ...]
    is_hyphenated: bool
    is_scanned: bool


def print_case(case: Case) -> PrintedCase:
    """Prepare a case for its layout."""
    stream = open_stream("print", case.docid)
    head, blocks = _split_head(case)
    first, second = split_title(case.title)
    judges = tuple(dict.fromkeys(filter(None, (case.author, *case.bench))))
    passages = [passage for block in blocks for passage in _list_passages(block)]
    if stream.random() < _NOTED:
        passages = [
            Passage(passage.text, note=_write_note(stream.randint(3, 90)))
            if not passage.is_line and len(passage.text) > 200 and stream.random() < 0.25
            else passage
            for passage in passages
        ]
    return PrintedCase(
        docid=case.docid,
        number=find_number(case),
        first=first,
        second=second,
        judges=judges,
        decided_on=case.decided_on,
        head=tuple(head),
        passages=tuple(passages),
        is_hyphenated=stream.random() < _HYPHENATED,
        is_scanned=stream.random() < SCANNED,
    )


def split_title(title: str) -> tuple[str, str]:
    """The two parties of a title."""
    first, _, second = _DAY_IN_TITLE.sub("", title).partition(" vs ")
    return first, second


def find_number(case: Case) -> str:
    """The number under which the case was heard; one is made up where the report prints none."""
    for block in case.blocks:
        for span in block.spans:
            if span.who == "case_number":
                return block.text[span.start : span.end].replace("\n", " ")
    number = open_stream("number", case.docid).randint(3, 900)
    return f"Criminal Appeal No. {number} of {case.decided_on.year - 2}"


def _split_head(case: Case) -> tuple[list[str], tuple[Block, ...]]:
    first = case.blocks[0]
    if first.kind == "pre" and all(sentence.role == "Preamble" for sentence in first.sentences):
        return first.text.split("\n"), case.blocks[1:]
    return [], case.blocks


def _list_passages(block: Block) -> Iterator[Passage]:
    if block.kind != "pre":
        roles = {sentence.role for sentence in block.sentences}
        is_quoted = block.kind == "blockquote" and roles <= _QUOTED_ROLES
        yield Passage(block.text, is_quoted=is_quoted and not _NUMBER_LEAD.match(block.text))
        return
    lines = block.text.split("\n")
    if sum(bool(line.strip()) for line in lines) <= len(block.sentences):  # a foot
        yield from (Passage(line, is_line=True) for line in lines if line.strip())
        return
    paragraph: list[str] = []
    for line in [*lines, " "]:  # a paragraph of a typed body begins with an indent
        if line.startswith(" ") and paragraph:
            yield Passage(" ".join(part.strip() for part in paragraph), is_quoted=paragraph[0][:10].isspace())
            paragraph = []
        if line.strip():
            paragraph.append(line)


def _write_note(page: int) -> str:
    return f"See page {page} of the paper book."
