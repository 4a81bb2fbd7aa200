"""What a site is to us: how to ask it for a search, a document, a statute, and how to read its answers."""

from typing import Protocol

from pipeline.exchange import Request
from pipeline.search_pages import SearchPage


class Source(Protocol):
    """One way to a site. Sources only phrase questions and read answers; they never fetch."""

    @property
    def name(self) -> str:
        """Goes into every fetch: web or api."""

    @property
    def site(self) -> str:
        """Whose ids these are; an archive holds documents of one site only."""

    @property
    def hosts(self) -> frozenset[str]:
        """The only hosts to talk to, with port where it is not the usual one."""

    @property
    def has_token(self) -> bool:
        """Are we invited by a token?"""

    @property
    def cap(self) -> int:
        """How many results of a search can be seen."""

    def search(self, query: str, page: int) -> Request:
        """Ask for one page of results, counted from 0."""

    def read_search(self, body: bytes) -> SearchPage:
        """Read a page of results; raises UnparsableError."""

    def document(self, docid: str) -> Request:
        """Ask for a judgment."""

    def statute(self, docid: str) -> Request:
        """Ask for a section or an Act."""
