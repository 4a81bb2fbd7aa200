"""Stage `statutes`: the Penal Code as a table, each section with its text where a source has it.

The texts come from statute pages in the archive or from a file of the user's. A page counts for the section
that it says it is, whatever it was requested as; a section without a page has no text.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

from pipeline.archive.archive import Archive
from pipeline.parquet import hash_file
from pipeline.parse.document import UnparsableError, parse_document
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, digest_lines
from pipeline.statutes.from_file import read_statutes_file
from schemas.acts import IPC
from schemas.errors import BadInputError
from schemas.records import Fetch, Judgment, Section, Statute
from schemas.statutes import SectionEntry, find_section, read_ipc

NAME = "statutes"

_PENAL_CODE = re.compile(
    r"(?:the )?indian penal code(?:,? 1860)?(?:,? \(?(?:act )?45 of 1860\)?)?", re.IGNORECASE
)
_MOST_LISTED = 30  # sections in one sentence


@dataclass(frozen=True, slots=True)
class SectionPage:
    """A page that says of itself that it is a section of the Penal Code."""

    number: str
    text: str
    ids: tuple[str, ...]  # the id it was requested as, its own, and the one that links use


def plan_from_pages(fetches: Iterable[Fetch]) -> StagePlan:
    """Plan the table from archived statute pages."""
    return _plan("pages", (f"{fetch.key} {fetch.digest}" for fetch in fetches))


def plan_from_file(path: Path) -> StagePlan:
    """Plan the table from a file of texts."""
    if not path.is_file():
        raise BadInputError(f"{path} is not a file: name the JSON or CSV file with the texts of sections")
    try:
        return _plan("file", [hash_file(path)])
    except OSError as error:
        raise BadInputError(
            f"{path} cannot be read ({error.strerror}): check the name and permissions"
        ) from None


def statutes_shard_from_pages(job: ShardJob, archive: Path, fetches: Sequence[Fetch]) -> ShardSummary:
    """Make the table from archived statute pages."""
    with Archive.open_for_reading(archive) as reader:
        pages = [page for fetch in fetches if (page := read_page(reader, fetch)) is not None]
    return write_shard(job, make_sections(pages), documents_in=len(read_ipc()))


def statutes_shard_from_file(job: ShardJob, path: Path) -> ShardSummary:
    """Make the table from a file of texts. It has no ids, so links to sections stay unresolved."""
    pages = [SectionPage(number, text, ()) for number, text in read_statutes_file(path).items()]
    return write_shard(job, make_sections(pages), documents_in=len(read_ipc()))


def read_page(archive: Archive, fetch: Fetch) -> SectionPage | None:
    """The section on an archived page; None if the page is of another Act, or of anything else."""
    statute = _parse(archive.read(fetch), fetch.key)
    if not isinstance(statute, Statute) or not _PENAL_CODE.fullmatch(statute.act or ""):
        return None
    entry = find_section(statute.number or "")
    if entry is None:  # a sub-section, or the whole Act
        return None
    ids = {fetch.key, statute.docid, statute.cite_id} - {None}
    return SectionPage(entry.number, statute.text, tuple(sorted(filter(None, ids), key=int)))


def make_sections(pages: Iterable[SectionPage]) -> Iterator[Section]:
    """All sections of the Code in order, with what the pages say about them."""
    by_number: defaultdict[str, list[SectionPage]] = defaultdict(list)
    for page in pages:
        by_number[page.number].append(page)
    return (_make_section(entry, by_number.get(entry.number, ())) for entry in read_ipc())


def describe_missing(sections: Iterable[Section], labels: Collection[str]) -> str:
    """One sentence on how much of the Code has a text, and which labels have none."""
    texts = {section.number: section.text for section in sections}
    missing = [number for number, text in texts.items() if text is None]
    if not missing:
        return f"all {len(texts)} sections of the Penal Code have a text"
    counted = f"{len(texts) - len(missing)} of {len(texts)} sections of the Penal Code have a text"
    missing_labels = [number for number in missing if number in labels]
    if not missing_labels:
        return f"{counted}, including all labels"
    listed = ", ".join(missing_labels[:_MOST_LISTED])
    more = f" and {len(missing_labels) - _MOST_LISTED} more" if len(missing_labels) > _MOST_LISTED else ""
    return f"{counted}; labels without one: {listed}{more} (give them with --statutes FILE)"


def _plan(origin: str, lines: Iterable[str]) -> StagePlan:
    tree = (repr(astuple(entry)) for entry in read_ipc())
    return StagePlan(NAME, (__package__,), Section, {"from": origin}, (digest_lines([*tree, *lines]),))


def _parse(body: bytes, key: str) -> Judgment | Statute | None:
    """The content of a page, under its own id if it has one, else under `key`."""
    for docid in (None, key):
        try:
            return parse_document(body, docid=docid)
        except UnparsableError:
            continue
    return None


def _make_section(entry: SectionEntry, pages: Sequence[SectionPage]) -> Section:
    """The longest text is the most complete one."""
    best = max(pages, key=lambda page: (len(page.text), [-int(docid) for docid in page.ids]), default=None)
    return Section(
        act=IPC,
        number=entry.number,
        title=entry.title,
        chapter=entry.chapter,
        topic=entry.topic,
        text=(best.text or None) if best else None,
        ids=sorted({docid for page in pages for docid in page.ids}, key=int),
    )
