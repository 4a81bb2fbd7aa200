"""The site's search: the query language and an index that holds 100,000 cases in a few megabytes."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Protocol

from embedded.crime import Course
from schemas.courts import BY_DOCTYPE, BY_KEY

UNDATED = date(1800, 1, 1)  # what the site prints for an unreadable date
PAGE_SIZE = 10
CAP = 400  # no query shows more, whatever its count

_FILTER = re.compile(
    r"\b(doctypes|fromdate|todate|citedby|cites|sortby|year|author|bench|authorid|benchid|tag):\s*(\S+)"
)
_TERM = re.compile(r'"([^"]*)"|(\S+)')
_DATE = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{4})")
_UNKNOWN_HERE = {"author", "bench", "authorid", "benchid", "tag"}
_IPC_TERMS = {"penal code", "indian penal code", "ipc", "i.p.c", "i.p.c."}
_GROUPS = {
    "judgments": frozenset(BY_DOCTYPE),
    "highcourts": frozenset(BY_DOCTYPE).difference(BY_KEY["supreme"].doctypes),
    "laws": frozenset[str](),
}


class ListedCase(Protocol):
    """What the site needs to know about a case before it is written; embedded.docket.docket.Entry has it."""

    @property
    def docid(self) -> int: ...
    @property
    def doctype(self) -> str: ...
    @property
    def printed_on(self) -> date | None: ...
    @property
    def course(self) -> Course | None: ...
    @property
    def mentions_ipc(self) -> bool: ...
    @property
    def oddities(self) -> Sequence[str]: ...


@dataclass(frozen=True, slots=True)
class Query:
    """A query as the site understands it."""

    terms: tuple[tuple[str, ...], ...] = ()  # all of these, each by one of its alternatives
    doctypes: frozenset[str] | None = None
    since: int = 0  # day ordinals
    until: int = date.max.toordinal()
    cited_by: tuple[int, ...] = ()
    cites: int | None = None
    order: str = "relevance"
    hopeless: bool = False  # has a filter that nothing in the box passes


@dataclass(frozen=True, slots=True)
class Matches:
    """The number of matching cases, and the first of them as indices in the docket."""

    total: int
    indices: Sequence[int]


def read_query(text: str) -> Query:
    """Parse the contents of the search box; as on the site, what cannot be parsed is ignored."""
    values: dict[str, str] = {}
    hopeless = False
    for name, value in _FILTER.findall(text):
        hopeless = hopeless or name in _UNKNOWN_HERE
        values[name] = value
    year = values.get("year", "")
    since = _read_day(values.get("fromdate", f"1-1-{year}"))
    until = _read_day(values.get("todate", f"31-12-{year}"))
    return Query(
        terms=_read_terms(_FILTER.sub(" ", text)),
        doctypes=_read_doctypes(values["doctypes"]) if "doctypes" in values else None,
        since=0 if since is None else since,
        until=date.max.toordinal() if until is None else until,
        cited_by=tuple(int(part) for part in values.get("citedby", "").split(",") if part.isdigit()),
        cites=int(values["cites"]) if values.get("cites", "").isdigit() else None,
        order=values.get("sortby", "relevance"),
        hopeless=hopeless,
    )


def _read_day(text: str) -> int | None:
    match = _DATE.fullmatch(text)
    if match is None:
        return None
    day, month, year = (int(part) for part in match.groups())
    try:
        return date(year, month, day).toordinal()
    except ValueError:
        return None


def _read_doctypes(text: str) -> frozenset[str]:
    names: set[str] = set()
    for name in text.split(","):
        names |= _GROUPS.get(name, {name})
    return frozenset(names)


def _read_terms(text: str) -> tuple[tuple[str, ...], ...]:
    groups: list[tuple[str, ...]] = []
    either = False
    for phrase, word in _TERM.findall(text):
        if word == "ORR":
            either = bool(groups)
        elif word != "ANDD":
            term = (phrase or word).lower().strip()
            if either:
                groups[-1] += (term,)
            else:
                groups.append((term,))
            either = False
    return tuple(groups)


class Index:
    """Finds cases by type, date, cited section and words."""

    def __init__(
        self,
        entries: Iterable[ListedCase],
        *,
        find_title: Callable[[int], str],
        find_cited: Callable[[int], tuple[str, str] | None],
        cap: int = CAP,
    ) -> None:
        """`find_cited` gives the (act, section) of a statute id; section "" is the whole Act."""
        self.cap = cap
        self.find_title = find_title
        self.find_cited = find_cited
        self.docids = array("q")
        self.days = array("i")
        self.mentions = bytearray()
        self.citing: dict[tuple[str, str], array[int]] = {}
        self.by_doctype: dict[str, tuple[array[int], array[int]]] = {}
        self._read(entries)
        self.search = lru_cache(maxsize=64)(self._search)

    def _read(self, entries: Iterable[ListedCase]) -> None:
        members: dict[str, list[int]] = {}
        for index, entry in enumerate(entries):
            self.docids.append(entry.docid)
            self.days.append((entry.printed_on or UNDATED).toordinal())
            self.mentions.append(entry.mentions_ipc)
            members.setdefault(entry.doctype, []).append(index)
            self._note_citations(index, entry)
        for doctype, indices in members.items():
            indices.sort(key=self.days.__getitem__)
            self.by_doctype[doctype] = (
                array("i", (self.days[index] for index in indices)),
                array("I", indices),
            )

    def _note_citations(self, index: int, entry: ListedCase) -> None:
        keys: set[tuple[str, str]] = {("IPC", "")} if entry.mentions_ipc else set()
        if entry.course is not None:
            if entry.mentions_ipc:
                keys |= {("IPC", section) for section in entry.course.sections}
            keys |= set(entry.course.others) | {(act, "") for act, _ in entry.course.others}
        for key in keys:
            self.citing.setdefault(key, array("I")).append(index)

    def _search(self, query: Query) -> Matches:
        """Count all matches and list the first `cap`."""
        indices = self._list_candidates(query)
        for docid in query.cited_by:
            cited = self.find_cited(docid)
            citing = set(self.citing.get(cited, ())) if cited is not None else set()
            indices = [index for index in indices if index in citing]
        for terms in query.terms:
            indices = [index for index in indices if any(self._has(index, term) for term in terms)]
        if query.order in ("mostrecent", "leastrecent"):
            indices.sort(key=self._read_age, reverse=query.order == "mostrecent")
        else:
            indices.sort(key=self._rank)
        return Matches(len(indices), tuple(indices[: self.cap]))

    def _list_candidates(self, query: Query) -> list[int]:
        if query.hopeless:
            return []
        indices: list[int] = []
        for doctype, (days, members) in self.by_doctype.items():
            if query.doctypes is None or doctype in query.doctypes:
                indices += members[bisect_left(days, query.since) : bisect_right(days, query.until)]
        return indices

    def _has(self, index: int, term: str) -> bool:
        if term in _IPC_TERMS:
            return bool(self.mentions[index])
        return term in self.find_title(index).lower()

    def _read_age(self, index: int) -> tuple[int, int]:
        return self.days[index], self.docids[index]

    def _rank(self, index: int) -> int:
        """Relevance: any order will do, as long as it is always the same."""
        return self.docids[index] * 2654435761 % 2**32
