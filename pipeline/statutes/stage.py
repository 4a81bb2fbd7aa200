"""Stage `statutes`: the Penal Code as a table, each section with a text and where that is from.

Texts are from a file of the user's, or else from statute pages in the archive. A page counts for the section
that it says it is, whatever it was requested as. Where neither has a section, our own description stands in.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
from schemas.statutes import FILE, OURS, PAGE, SectionEntry, count_origins, find_section, read_ipc

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


def plan_statutes(fetches: Iterable[Fetch], file: Path | None) -> StagePlan:
    """Plan the table from archived statute pages and from a file of texts."""
    tree = (repr(astuple(entry)) for entry in read_ipc())
    pages = (f"{fetch.key} {fetch.digest}" for fetch in fetches)
    texts = () if file is None else (_hash_texts(file),)
    return StagePlan(
        NAME, (__package__,), Section, {"file": file is not None}, (digest_lines([*tree, *texts, *pages]),)
    )


def statutes_shard(job: ShardJob, archive: Path, fetches: Sequence[Fetch], file: Path | None) -> ShardSummary:
    """Make the table. Sections without a page have no ids: links to them stay unresolved."""
    texts = {} if file is None else read_statutes_file(file)
    pages = list(_read_pages(archive, fetches))
    return write_shard(job, make_sections(pages, texts), documents_in=len(read_ipc()))


def _read_pages(archive: Path, fetches: Sequence[Fetch]) -> Iterator[SectionPage]:
    with Archive.open_for_reading(archive) as reader:
        yield from filter(None, (read_page(reader, fetch) for fetch in fetches))


def _hash_texts(path: Path) -> str:
    if not path.is_file():
        raise BadInputError(f"{path} is not a file: name the JSON or CSV file with the texts of sections")
    try:
        return hash_file(path)
    except OSError as error:
        raise BadInputError(
            f"{path} cannot be read ({error.strerror}): check the name and permissions"
        ) from None


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


def make_sections(pages: Iterable[SectionPage], texts: Mapping[str, str]) -> Iterator[Section]:
    """All sections of the Code in order, with the user's text, or that of the pages, or ours."""
    by_number: defaultdict[str, list[SectionPage]] = defaultdict(list)
    for page in pages:
        by_number[page.number].append(page)
    for entry in read_ipc():
        yield _make_section(entry, by_number.get(entry.number, ()), texts.get(entry.number, ""))


def describe_texts(sections: Iterable[Section], labels: Collection[str]) -> str:
    """One sentence on where the texts are from, and which labels have our description only."""
    origins = {section.number: section.text_from for section in sections}
    told = f"texts of {len(origins)} sections of the Penal Code: {count_origins(origins.values())}"
    ours = [number for number, origin in origins.items() if origin == OURS and number in labels]
    if not ours:
        return f"{told}, none of them a label" if OURS in origins.values() else told
    listed = ", ".join(ours[:_MOST_LISTED])
    more = f" and {len(ours) - _MOST_LISTED} more" if len(ours) > _MOST_LISTED else ""
    return f"{told}; labels in our own words: {listed}{more} (give the law's with --statutes FILE)"


def _parse(body: bytes, key: str) -> Judgment | Statute | None:
    """The content of a page, under its own id if it has one, else under `key`."""
    for docid in (None, key):
        try:
            return parse_document(body, docid=docid)
        except UnparsableError:
            continue
    return None


def _make_section(entry: SectionEntry, pages: Sequence[SectionPage], given: str) -> Section:
    text, text_from = _choose_text(entry, pages, given)
    return Section(
        act=IPC,
        number=entry.number,
        title=entry.title,
        chapter=entry.chapter,
        topic=entry.topic,
        text=text,
        text_from=text_from,
        ids=sorted({docid for page in pages for docid in page.ids}, key=int),
    )


def _choose_text(entry: SectionEntry, pages: Sequence[SectionPage], given: str) -> tuple[str, str]:
    """A text and where it is from. Who gives a file wants it used; of pages the longest is most complete."""
    if given:
        return given, FILE
    best = max(pages, key=lambda page: (len(page.text), [-int(docid) for docid in page.ids]), default=None)
    if best is not None and best.text:
        return best.text, PAGE
    repealed = f" Repealed by a law of {entry.repealed}." if entry.repealed else ""
    return f"{entry.description}{repealed}", OURS
