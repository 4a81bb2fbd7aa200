"""What a source of judgments is: how its module describes it, and how a site is asked for what it has."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import Ledger
from pipeline.collect.http.exchange import Request
from pipeline.collect.opendata.partitions import OpenData
from pipeline.parse.search_results import SearchPage


class Source(Protocol):
    """One way to ask a site. Sources only phrase requests and read answers; they never fetch."""

    @property
    def name(self) -> str:
        """The name of the source, written into every fetch."""

    @property
    def site(self) -> str:
        """The site that issued the ids; an archive holds documents of one site only."""

    @property
    def hosts(self) -> frozenset[str]:
        """The only hosts to talk to, with the port unless it is the default one."""

    @property
    def has_token(self) -> bool:
        """Are we invited by a token?"""

    @property
    def cap(self) -> int:
        """The number of results of a search that can be seen."""

    def request_search(self, query: str, page: int) -> Request:
        """Ask for one page of results, counted from 0."""

    def read_search(self, body: bytes) -> SearchPage:
        """Read a page of results; raises UnparsableError."""

    def request_document(self, docid: str) -> Request:
        """Ask for a judgment."""

    def request_statute(self, docid: str) -> Request:
        """Ask for a section or an Act."""


@dataclass(frozen=True, slots=True)
class ServedBox:
    """The embedded court while it runs, and which of its two fronts to ask."""

    web_url: str
    api_url: str
    token: str = field(repr=False)
    site: str
    via: str  # web, api or opendata
    data_url: str = ""  # of the buckets


@dataclass(frozen=True, slots=True)
class SkippedFile:
    """A file, or a part of one, that is not in the archive, and why."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class SharedId:
    """Two documents of one import with the same id: both are kept, the second under another id."""

    docid: str
    first: str  # address of the document that has the id
    second: str
    kept_as: str


@dataclass(slots=True)
class ImportSummary:
    """What became of the files."""

    imported: int = 0
    updated: int = 0  # other versions of documents that were there, which they replace
    known: int = 0  # documents that were already in the archive
    skipped: list[SkippedFile] = field(default_factory=list)
    shared_ids: list[SharedId] = field(default_factory=list)


class FileImporter(Protocol):
    """Copies the documents in the user's files into the archive."""

    def __call__(
        self,
        paths: Iterable[Path],
        *,
        archive: Archive,
        ledger: Ledger,
        report: Callable[[int, int], None],
        columns: str | None,
    ) -> ImportSummary:
        """`report` is called with the number of files read so far and of all files; `columns` says how the
        columns of tables are called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceKind:
    """A source as its module describes it, under the name `SOURCE`.

    Judgments come from a site (`open_site`), from public buckets (`open_data`), from the embedded court
    (`open_box`, once flows/ has started it) or from the user's files (`import_files`): a source has exactly
    one of these.
    """

    name: str  # of its module, and the value of the setting `source`
    about: str  # where the judgments come from, in a sentence for the report
    provider: str | None = None  # who must be named wherever the judgments are used
    pace: float = 1.5  # seconds between requests, unless the user sets another pace
    open_site: Callable[[], Source] | None = None
    open_data: Callable[[], OpenData] | None = None
    open_box: Callable[[ServedBox], Source | OpenData] | None = None
    import_files: FileImporter | None = None

    @property
    def is_box(self) -> bool:
        """Is it fiction, served on this machine? Then there is no host to spare and nobody to protect."""
        return self.open_box is not None

    def is_bulk(self, via: str) -> bool:
        """Does it serve tars of judgments rather than single ones, and no sections of Acts?"""
        return self.open_data is not None or (self.is_box and via == "opendata")

    @property
    def is_site(self) -> bool:
        """Can it be asked for judgments? If not, there is only what the user brings."""
        return self.import_files is None
