"""The Indian Penal Code as a table: every section with its title, chapter and topic.

The rows are in ipc.csv beside this file: 511 numbered and 64 inserted sections. A topic is the
sub-heading inside a chapter ("Of hurt"); sections without a sub-heading have the title of their
chapter as topic, so that the tree Act - chapter - topic - section has no gaps.

The descriptions are short summaries in our own words, NOT THE WORDS OF THE LAW: never quote them as law. They
say what makes an offence and the longest term of imprisonment for it ("three years" is up to three years);
a fine beside it is not always mentioned. The court in a box serves them as its statute pages.
"""

import csv
import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

# Where the text of a section is from: a file of the user's, a page of the source, or our own description.
FILE, PAGE, OURS = "file", "page", "ours"
_ORIGINS = {FILE: "from the file", PAGE: "from pages", OURS: "in our own words"}

_NUMBER = re.compile(r"(\d+)([A-Z]*)")
_BETWEEN = re.compile(r"[\s\-\u2010-\u2015]+")  # what people write between 498 and A: spaces, hyphens, dashes

# Sections of the Code with numbered sub-sections or clauses, or parts that courts number: 506(2), 300(3).
SUBDIVIDED = frozenset((
    "4", "21", "53", "55A", "73", "100", "103", "107", "120A", "120B", "153A", "153AA", "153B",
    "166A", "166B", "171A", "171B", "171C", "171D", "171F", "195A", "225A", "228A", "263A", "292",
    "294", "300", "304", "304B", "326A", "326B", "354A", "354B", "354C", "354D", "361", "363A",
    "366A", "370", "370A", "375", "376", "376A", "376AB", "376B", "376C", "376D", "376DA", "376DB",
    "376E", "415", "441", "463", "489E", "499", "505", "506",
))  # fmt: skip


@dataclass(frozen=True, slots=True)
class SectionEntry:
    """One section of the Code, without the words of the law."""

    number: str  # 302, 498A, 376DA
    title: str
    chapter: str  # roman, as in the Act: V, VA, XVI
    chapter_title: str
    topic: str
    repealed: int | None  # the year of the law that repealed it
    description: str  # in our own words; of what a repealed section used to say


def clean_number(number: str) -> str:
    """The one spelling of a section number: "498-A", "498 a" and "498A" are all 498A."""
    return _BETWEEN.sub("", number).upper()


def section_order(number: str) -> tuple[int, str]:
    """Sort key: 34 before 120A before 120B before 302."""
    match = _NUMBER.fullmatch(clean_number(number))
    if match is None:
        raise ValueError(f"not a section number: {number!r}")
    return int(match[1]), match[2]


@cache
def read_ipc() -> tuple[SectionEntry, ...]:
    """All sections of the Code in section order."""
    table = files("schemas").joinpath("ipc.csv").read_text(encoding="utf-8")
    return tuple(_read_entry(row) for row in csv.DictReader(table.splitlines()))


def _read_entry(row: dict[str, str]) -> SectionEntry:
    return SectionEntry(
        number=row["number"],
        title=row["title"],
        chapter=row["chapter"],
        chapter_title=row["chapter_title"],
        topic=row["topic"],
        repealed=int(row["repealed"]) if row["repealed"] else None,
        description=row["description"],
    )


@cache
def _index_ipc() -> dict[str, SectionEntry]:
    return {entry.number: entry for entry in read_ipc()}


def find_section(number: str) -> SectionEntry | None:
    """The section with this number, however its letter is attached; None if the Code has no such section."""
    return _index_ipc().get(clean_number(number))


def list_between(first: str, last: str) -> list[str]:
    """The sections strictly between two others, in order; none if the first comes after the last."""
    orders = _list_orders()
    low = bisect_right(orders, section_order(first))
    high = bisect_left(orders, section_order(last))
    return [entry.number for entry in read_ipc()[low:high]]


@cache
def _list_orders() -> tuple[tuple[int, str], ...]:
    return tuple(section_order(entry.number) for entry in read_ipc())


def count_origins(origins: Iterable[str]) -> str:
    """281 from pages, 294 in our own words."""
    counts = Counter(origins)
    return ", ".join(f"{counts[origin]:,} {what}" for origin, what in _ORIGINS.items() if counts[origin])
