"""Restore the lines of a judgment that was saved as plain text.

Two kinds of damage are undone. Text taken from a web page has a line break before and after every link, so a
sentence is in pieces: "convicted under ", "Section 302", " of the Code". Text taken from a PDF contains the
furniture of its pages: running titles, addresses, page numbers, digital signatures.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from pipeline.text.vocabulary import VERSUS

_LINE_ENDS = re.compile("\r\n?|[\v\x1c-\x1e\x85\u2028\u2029]")
_PAGE_END = "\f"
_EMPTY_LINES = re.compile(r"\n{12,}")


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line with words on it, and what is above it."""

    text: str  # with its indentation, without trailing spaces
    gap: int = 0  # empty lines above it
    new_page: bool = False  # a page ends above it

    @property
    def indent(self) -> int:
        """The number of spaces before the first word."""
        return len(self.text) - len(self.text.lstrip())


def read_lines(text: str, title: str = "") -> list[TextLine]:
    """The lines of a text without furniture; `title` is what is printed at the foot of its pages."""
    text = _LINE_ENDS.sub("\n", text).replace(_PAGE_END, f"\n{_PAGE_END}\n")
    lines = rejoin_links(_EMPTY_LINES.sub("\n" * 12, text).split("\n"))
    lines = [line.expandtabs().replace("\xa0", " ").rstrip(" \xad\u200b") for line in lines]
    furniture = find_furniture(lines, title)
    return list(_gather_lines(lines, furniture))


def _gather_lines(lines: Sequence[str], furniture: frozenset[int]) -> Iterator[TextLine]:
    gap, new_page = 0, False
    for index, text in enumerate(lines):
        if index in furniture or text == _PAGE_END:
            new_page = True
        elif not text or text.isspace():
            gap += 1
        else:
            yield TextLine(text, gap, new_page)
            gap, new_page = 0, False


# Links on lines of their own

_LONGEST_LINK = 250
_OPENED = (" ", "\t", "\xa0", "(", "[", "/", "'", '"', "“", "‘", "-")
_MUST_CONTINUE = re.compile(  # nobody types a single space at the end of a line, or a number alone
    r"(?:[^\s.:;?!]|^\s*[\"“(\[]?(?:[0-9]{1,3}|[a-z]{1,4})[.)]{1,2})[ \xa0]$"
)
_CAPITAL_LABEL = re.compile(r"[A-Z ]{3,30}:")
_CONTINUES = re.compile(r"[ \t\xa0]{0,8}[,.;:)\]/'\"”’-]|[ \t\xa0]{1,3}\S")
_LIKE_LINK = re.compile(
    r"\s?(?:(?:(?:under|u/|sub-?)?\s?(?:sections?|articles?|s\.|ss\.|sec\.|order|rules?)\s*(?:[0-9].{0,60})?"
    r"|[0-9]{1,3}-?[A-Z]{0,2}(?:\([0-9a-z]{1,3}\))*"
    r"|.{0,80}\b(?:act|code|constitution|i\.?p\.?c\.?|cr\.?\s?p\.?c\.?)(?:,?\s[0-9]{4})?"
    rf"|.{{2,100}}\s(?:{VERSUS})\b.{{2,120}})\s*)$",
    re.IGNORECASE,
)


def rejoin_links(lines: Sequence[str]) -> list[str]:
    """Rejoin the pieces of sentences that were split where a link begins or ends."""
    joined: list[list[str]] = []
    runs_on = False
    for before, line, after in _iterate_with_neighbours(lines):
        opens, closes = _find_borders(before, line, after)
        if joined and (runs_on or opens):
            joined[-1].append(line)
        else:
            joined.append([line])
        runs_on = closes
    return ["".join(pieces) for pieces in joined]


def _iterate_with_neighbours(lines: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    yield from zip(["", *lines], lines, [*lines[1:], ""], strict=False)


def _find_borders(before: str, line: str, after: str) -> tuple[bool, bool]:
    """Is this a link inside a sentence: does it continue the line before, and does the next continue it?"""
    if not line or line.isspace() or len(line) > _LONGEST_LINK or line.rstrip().endswith(":"):
        return False, False
    opens = before.endswith(_OPENED) if not line[0].isspace() else before[-1:].isalnum()
    closes = _CONTINUES.match(after) is not None
    if opens and not line[0].isspace() and (closes or _MUST_CONTINUE.search(before)):
        return not _CAPITAL_LABEL.match(line), closes
    is_link = (opens or closes) and _LIKE_LINK.match(line) is not None
    return (opens, closes) if is_link else (False, False)


# Furniture

_ADDRESS = re.compile(r"\s*Indian Kanoon - https?://(?:www\.)?indiankanoon\.org/doc/[0-9]+/?\s*[0-9]*\s*$")
_DATED_TITLE = re.compile(r" on [0-9]{1,2} [A-Z][a-z]{2,8}, [0-9]{4}$")
_LONGEST_TITLE = 4  # lines
_WEB_ADDRESS = re.compile(r"\s*(?:https?://|www\.)\S+(?:\s+[0-9]{1,4})?\s*$")
_STAMP = re.compile(
    r"\s*(?:Signature Not Verified|.{0,40}Digitally signed\b|(?:Signing Date|Signed By)\s?:|Reason:$"
    r"|(?:\S+\s){0,3}Date:\s?[0-9]{4}\.[0-9]{2}\.[0-9]{2}|[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\s|$))",
    re.IGNORECASE,
)
_PAGE_OF = re.compile(
    r"(?:.*\s{3})?\W*page\s?(?:no\.?\s?)?\W{0,2}[0-9]{1,4}"
    r"(?:\s?(?:/|of)\s?[0-9]{1,4})?(?:\s?pages)?\W*$",
    re.IGNORECASE,
)
_PAGE_OF_CASE = re.compile(
    r"\s{8,}[0-9]{1,3}\s{3,}[A-Z][A-Za-z.()]{1,12}[\s.-]*(?:No\.?\s?)?[0-9]{1,6}\s?(?:[/.-]|of\s)[0-9]{4}$"
)
_PAGE_NUMBER = re.compile(r"[\s\[(:–—-]*+(?P<number>[0-9]{1,4})(?:\s?/\s?[0-9]{1,4})?[\s\]):–—-]*+$")
_NUMBER_FIRST = re.compile(r"\s*(?P<number>[0-9]{1,4})\s{3,}(?P<rest>\S.{2,80})$")
_NUMBER_LAST = re.compile(r"\s*(?P<rest>\S.{2,80}?)\s{3,}[-(]?(?P<number>[0-9]{1,4})[-)]?$")
_FEWEST_PAGES = 3
_SHORTEST_PAGE = 8  # lines, including empty ones
_AROUND = 6  # lines around the end of a page in which a repeated line is furniture
_LONGEST_REPEATED = 150
_HEAD_LINES = 2  # court and title; the title is printed at the foot of every page
_FEWEST_WORDS = 6  # of a sentence


def find_furniture(lines: Sequence[str], title: str) -> frozenset[int]:
    """The lines that belong to the pages rather than to the text."""
    furniture = {index for index, line in enumerate(lines) if _is_plainly_furniture(line)}
    furniture.update(_find_running_titles(lines, furniture, title))
    furniture.update(_find_page_numbers(lines))
    ends = furniture | {index for index, line in enumerate(lines) if line == _PAGE_END}
    furniture.update(_find_repeated(lines, ends))
    written = (index for index, line in enumerate(lines) if line.strip())
    return frozenset(furniture.difference(islice(written, _HEAD_LINES)))


def _is_plainly_furniture(line: str) -> bool:
    if len(line) > _LONGEST_REPEATED or not line:
        return False
    return any(form.match(line) for form in (_ADDRESS, _WEB_ADDRESS, _STAMP, _PAGE_OF, _PAGE_OF_CASE))


def _find_running_titles(lines: Sequence[str], furniture: Iterable[int], title: str) -> Iterator[int]:
    """The title above an address, which may take several lines."""
    for index in [index for index in furniture if _ADDRESS.match(lines[index])]:
        for count in range(1, _LONGEST_TITLE):
            above = lines[max(0, index - count) : index]
            words = " ".join(" ".join(above).split())
            if (words and words == title) or (count == 1 and _DATED_TITLE.search(words)):
                yield from range(max(0, index - count), index)
                break


def _find_page_numbers(lines: Sequence[str]) -> Iterator[int]:
    """Numbers that increase from page to page, alone or at either end of a repeated line."""
    indexes: dict[str, list[tuple[int, int]]] = {}
    for index, line in enumerate(lines):
        for form in (_PAGE_NUMBER, _NUMBER_FIRST, _NUMBER_LAST):
            if 0 < len(line) <= _LONGEST_REPEATED and (match := form.match(line)):
                rest = match.groupdict().get("rest") or ""
                indexes.setdefault(rest, []).append((index, int(match["number"])))
                break
    for counted in indexes.values():
        if len(counted) >= _FEWEST_PAGES:
            yield from _count_up(counted)


def _count_up(counted: Sequence[tuple[int, int]]) -> list[int]:
    """The lines whose numbers continue one another, a page apart. Reports do not begin with page 1."""
    ends: dict[int, tuple[int, int]] = {}  # by the last number: the number of pages, and the last line
    previous: dict[int, int] = {}
    most, last = 0, -1
    for index, number in counted:
        pages, before = max(ends.get(number - step, (0, -1)) for step in (1, 2))
        if pages and index - before < _SHORTEST_PAGE:
            continue
        ends[number] = pages + 1, index
        previous[index] = before
        if pages + 1 > most:
            most, last = pages + 1, index
    chain = []
    while last >= 0:
        chain.append(last)
        last = previous[last]
    fewest = _FEWEST_PAGES if chain and chain[-1] == counted[0][0] else 2 * _FEWEST_PAGES
    return chain if len(chain) >= fewest else []


def _find_repeated(lines: Sequence[str], ends: Iterable[int]) -> Iterator[int]:
    """Lines that are repeated verbatim wherever a page ends."""
    counts = Counter(line.strip() for line in lines if 0 < len(line) <= _LONGEST_REPEATED)
    often = {line for line, count in counts.items() if count >= _FEWEST_PAGES and not _is_sentence(line)}
    near = Counter[str]()
    indexes: dict[str, set[int]] = {}
    for index in _list_around(lines, ends):
        words = lines[index].strip()
        if words in often:
            near[words] += 1
            indexes.setdefault(words, set()).add(index)
    for words, count in near.items():
        if count >= _FEWEST_PAGES and 2 * count > counts[words]:
            yield from indexes[words]


def _is_sentence(line: str) -> bool:
    """A quotation may be repeated verbatim as well; headers are mostly names and numbers."""
    words = line.split()
    return len(words) >= _FEWEST_WORDS and 2 * sum(word[0].islower() for word in words) >= len(words)


def _list_around(lines: Sequence[str], ends: Iterable[int]) -> set[int]:
    """Lines with words on them, up to six on either side of the end of a page."""
    written = [index for index, line in enumerate(lines) if line.strip()]
    around: set[int] = set()
    for end in ends:
        middle = bisect_left(written, end)
        around.update(written[max(0, middle - _AROUND) : middle + _AROUND + 1])
    return around
