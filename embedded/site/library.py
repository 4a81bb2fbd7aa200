"""What the site has to serve: cases and statutes by id, and the search over them."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Protocol

from embedded.docket.case import Case
from embedded.law.statutes import ACT_TITLES, Act, StatutePage, find_cite_id, write_statutes
from embedded.pages.links import CitedDocument, link_case
from embedded.site.search import CAP, Index, ListedCase

_OTHER_SUFFIXES = ("", "A", "B", "C", "D")


class CaseList(Protocol):
    """Cases by index and by id; embedded.docket.docket.Docket is one."""

    def __len__(self) -> int: ...
    def entry(self, index: int) -> ListedCase: ...
    def find_index(self, docid: int) -> int | None: ...
    def find_docid(self, index: int) -> int: ...


class Library:
    """Everything that the two servers serve."""

    def __init__(self, docket: CaseList, write: Callable[[int], Case], *, cap: int = CAP) -> None:
        self.docket = docket
        self.read_case = lru_cache(maxsize=128)(write)  # by index in the docket
        self.removed: set[int] = set()  # by order of a court: in robots.txt, and not served
        self.index = Index(self._register(), find_title=self._find_title, find_cited=self.find_cited, cap=cap)

    def _register(self) -> Iterator[ListedCase]:
        for index in range(len(self.docket)):
            entry = self.docket.entry(index)
            if "removed" in entry.oddities:
                self.removed.add(entry.docid)
            yield entry

    def _find_title(self, index: int) -> str:
        return self.read_case(index).title

    def find_case(self, docid: int) -> Case | None:
        """A judgment by its id, removed or not."""
        index = self.docket.find_index(docid)
        return None if index is None else self.read_case(index)

    def find_precedent(self, name: str) -> int:
        """A judgment for a name, always the same one."""
        digest = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
        return self.docket.find_docid(digest % len(self.docket))

    def list_cites(self, case: Case) -> Sequence[CitedDocument]:
        """What a judgment links to."""
        return link_case(case, self.find_precedent).cites

    @cached_property
    def acts(self) -> dict[int, Act]:
        """The Acts by their ids."""
        acts = {}
        for key, title in ACT_TITLES.items():
            docid = find_cite_id(key, None)
            if docid is not None:
                sections = [page for page in write_statutes() if page.act == key]
                acts[docid] = Act(key, title, docid, date(_find_year(title), 1, 1), sections)
        return acts

    @cached_property
    def _statutes(self) -> dict[int, StatutePage]:
        pages: dict[int, StatutePage] = {}
        for page in write_statutes():
            pages[page.page_id] = page
            if page.cite_id is not None:
                pages[page.cite_id] = page
        return pages

    @cached_property
    def _other_sections(self) -> dict[int, tuple[str, str]]:
        """Sections of the other Acts, which have an id but no text, by id."""
        sections = {}
        for act in ACT_TITLES:
            for number in range(1, 601) if act != "IPC" else ():
                for suffix in _OTHER_SUFFIXES:
                    docid = find_cite_id(act, f"{number}{suffix}")
                    if docid is not None:
                        sections[docid] = (act, f"{number}{suffix}")
        return sections

    def find_statute(self, docid: int) -> StatutePage | None:
        """A section by either of its ids."""
        page = self._statutes.get(docid)
        if page is None and docid in self._other_sections:
            act, number = self._other_sections[docid]
            page = StatutePage(act, number, f"Section {number}", "", "", "", docid, docid)
        return page

    def find_cited(self, docid: int) -> tuple[str, str] | None:
        """The (act, section) of an id; section "" is the whole Act."""
        if docid in self.acts:
            return self.acts[docid].key, ""
        page = self.find_statute(docid)
        return None if page is None else (page.act, page.number)

    def count_citing(self, act: str, section: str) -> int:
        """The number of judgments that cite a section."""
        return len(self.index.citing.get((act, section), ()))


def _find_year(title: str) -> int:
    year = title.rpartition(" ")[2]
    return int(year) if year.isdigit() and len(year) == 4 else 1950
