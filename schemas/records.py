"""The records that flow through the pipeline. Each column is declared once, by its annotation.

Nothing is inferred from the first row: `SCHEMAS[Judgment]` follows from the annotations of `Judgment`. An
`int` has 32 bits unless it says otherwise.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, is_dataclass
from datetime import date, datetime
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pyarrow as pa

Int16 = Annotated[int, pa.int16()]
Int64 = Annotated[int, pa.int64()]


@dataclass(frozen=True, slots=True)
class Fetch:
    """One response we kept and how we got it."""

    source: str  # web, api, files
    kind: str  # document, statute, search, robots
    key: str  # docid for documents and statutes, the query for searches
    url: str
    status: Int16
    fetched_at: datetime
    digest: str  # sha256 of the body, and of what the source says of it apart from the body
    robots_digest: str | None  # of the robots.txt that allowed it
    attempt: Int16
    warc: str  # file name inside the archive folder
    offset: Int64
    length: Int64


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A block of a judgment as the site cuts it."""

    kind: str  # p, blockquote, pre
    text: str
    hint: str | None  # the site's own guess at the role (data-structure), where it gives one


@dataclass(frozen=True, slots=True)
class Link:
    """A link inside a paragraph; `start` and `end` are offsets into the paragraph's text."""

    paragraph: int
    start: int
    end: int
    href: str
    target: str | None  # the document id, for links to documents of the site


@dataclass(frozen=True, slots=True)
class Origins:
    """Where the parts of a judgment's head were found; None: nowhere.

    metadata: said by the source apart from the body, or in the fields of a record; api: in those of an API
    answer; page: in the headings of a page; text: in a plain text; first page: of a PDF; id: the document has
    no title and is called by its id; setting: --court.
    """

    title: str | None = None
    court: str | None = None
    bench: str | None = None
    citations: str | None = None


@dataclass(frozen=True, slots=True)
class Judgment:
    """A parsed judgment."""

    docid: str
    title: str
    court: str  # as printed: schemas.courts.find_court maps it to a court; empty if none is stated
    decided_on: date | None
    # metadata, header, title, api, first page, signature; year: 1 January stands for a year without a day
    dated_by: str | None
    author: str | None
    bench: Sequence[str]
    citations: Sequence[str]  # equivalent citations in law reports
    paragraphs: Sequence[Paragraph]
    links: Sequence[Link]
    footnotes: Sequence[str] = ()  # of a PDF; on pages they are paragraphs
    origins: Origins = Origins()


@dataclass(frozen=True, slots=True)
class Statute:
    """A parsed statute page: one section, or the front of an Act."""

    docid: str
    cite_id: str | None  # the id that links in judgments use, if the source gives it
    title: str
    act: str | None
    number: str | None
    heading: str | None
    text: str


@dataclass(frozen=True, slots=True)
class SectionLink:
    """An id that the site links to where the text names this section of the Penal Code."""

    section: str  # 302, 498A
    target: str


@dataclass(frozen=True, slots=True)
class SectionLinks:
    """The ids of sections according to the links of one judgment, each pair once."""

    docid: str
    links: Sequence[SectionLink]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the Indian Penal Code with its position in the tree and a text, the law's or ours."""

    act: str  # IPC
    number: str
    title: str
    chapter: str
    topic: str
    text: str
    text_from: str  # file, page, or ours: our own description, not the words of the law
    ids: Sequence[str]  # the ids of this section on the site

    @property
    def docid(self) -> str:
        """What a stage counts by."""
        return self.number


@dataclass(frozen=True, slots=True)
class Mention:
    """One citation of a section; `start` and `end` are offsets into the paragraph's text."""

    paragraph: int
    start: int
    end: int
    act: str  # a key of schemas.acts, the name as written for an Act that has none, or "unknown"
    section: str  # 302, 498A
    clause: str | None  # (2)(g), Part II, Exception 1
    found: str  # named: with its Act; context: from what was said before; heading; link
    how: str  # text, link, both; conflict: the link points to another section
    linked: str | None  # the target of the site's link, as "IPC 302", if known
    quoted: bool  # inside quoted words, mostly from another judgment


@dataclass(frozen=True, slots=True)
class RejectedNumber:
    """A number that looks like a citation of the Penal Code and cannot be one."""

    paragraph: int
    start: int
    end: int
    number: str
    reason: str


@dataclass(frozen=True, slots=True)
class Quotation:
    """Quoted words; `start` and `end` are offsets into the paragraph's text."""

    paragraph: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Citations:
    """All sections that a judgment cites, and all that it quotes, in the order of the text."""

    docid: str
    mentions: Sequence[Mention]
    rejected: Sequence[RejectedNumber]
    quotations: Sequence[Quotation]  # none overlaps or touches another


@dataclass(frozen=True, slots=True)
class JudgmentLabels:
    """A judgment with the labels that it keeps, in section order."""

    docid: str
    labels: Sequence[str]  # 302, 498A; with clauses if requested: 376(2)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with its role; `start` and `end` are offsets into the paragraph's text."""

    paragraph: int
    start: int
    end: int
    role: str  # one of schemas.roles.ROLES
    score: float  # probability of the role according to the tagger, 0 to 1


@dataclass(frozen=True, slots=True)
class SegmentedJudgment:
    """A judgment cut into sentences, in order."""

    docid: str
    sentences: Sequence[Sentence]


@dataclass(frozen=True, slots=True)
class FactSentence:
    """A sentence of facts, and its position in the judgment."""

    paragraph: int
    start: int
    end: int
    text: str
    score: float


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of a judgment: sentences in order."""

    docid: str
    sentences: Sequence[FactSentence]
    confidence: float  # mean score of the sentences


@dataclass(frozen=True, slots=True)
class Mask:
    """What was masked; `start` and `end` are offsets into the fact sentence as it was before."""

    sentence: int  # its index among the facts
    start: int
    end: int
    kind: str  # one of schemas.masks.KINDS
    rule: str  # what found it
    number: int | None  # which person, place ... of the document, if they are numbered


@dataclass(frozen=True, slots=True)
class MaskedFacts:
    """The masked facts of a judgment: sentences in order, and what was masked in them."""

    docid: str
    tier: str  # one of schemas.masks.TIERS
    sentences: Sequence[str]
    masks: Sequence[Mask]


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A document that was dropped because another one has the same text."""

    docid: str
    similarity: float  # Jaccard similarity of the shingles


@dataclass(frozen=True, slots=True)
class Distinct:
    """A document that was kept, and the duplicates it represents."""

    docid: str
    group: str  # the oldest document of its group: documents of one group belong in one split
    duplicates: Sequence[Duplicate]  # dropped, or kept with keep_all
    parted: Sequence[str]  # related documents in other groups, because one group would have been too large


@dataclass(frozen=True, slots=True)
class SplitAssignment:
    """A document and its split."""

    docid: str
    group: str
    split: str  # train, validation, test


@dataclass(frozen=True, slots=True)
class Edge:
    """An edge of the citation graph. Facts are named by document, in a release by its opaque id."""

    source_kind: str  # act, chapter, topic, section, fact
    source: str
    relation: str  # includes, part of, cites, cited by
    target_kind: str
    target: str

    @property
    def docid(self) -> str:
        """What a stage counts by: for each node the edges towards the root or to what it cites, and back."""
        below = self.relation in ("part of", "cites")
        return f"{self.source_kind} {self.source}" if below else f"{self.target_kind} {self.target}"


@dataclass(frozen=True, slots=True)
class Example:
    """A row of the published dataset."""

    id: str  # opaque
    text: Sequence[str]  # sentences
    labels: Sequence[Int64]  # classes, in section order: Hugging Face keeps the names of int64 classes only
    court: str | None  # key of schemas.courts; None in the strict tier
    year: int | None  # None in the strict tier, or if the date is not known


@dataclass(frozen=True, slots=True)
class PublishedSection:
    """A label with the text of its section; its row number is its class."""

    label: str  # 302, 376(2)
    act: str
    title: str
    chapter: str
    topic: str
    text: str
    text_from: str  # file, page, or ours: our own description, not the words of the law
    train: Int64  # documents with this label in each split
    validation: Int64
    test: Int64


@dataclass(frozen=True, slots=True)
class Dropped:
    """A document that a stage did not pass on, and why."""

    docid: str
    stage: str
    reason: str


_ARROW = {
    str: pa.string(),
    int: pa.int32(),
    float: pa.float32(),
    bool: pa.bool_(),
    date: pa.date32(),
    datetime: pa.timestamp("us", tz="UTC"),
}


def make_schema(record: type) -> pa.Schema:
    """The Arrow schema of a dataclass."""
    return pa.schema(_list_fields(record))


def _list_fields(record: type) -> list[pa.Field]:
    return [_make_field(name, hint) for name, hint in get_type_hints(record, include_extras=True).items()]


def _make_field(name: str, hint: Any) -> pa.Field:
    """A column: it may be null where its annotation says `| None`."""
    if get_origin(hint) in (Union, UnionType):
        (hint,) = (part for part in get_args(hint) if part is not type(None))
        return pa.field(name, _find_arrow_type(hint))
    return pa.field(name, _find_arrow_type(hint), nullable=False)


def _find_arrow_type(hint: Any) -> pa.DataType:
    if get_origin(hint) is Annotated:
        return get_args(hint)[1]
    if get_origin(hint) is Sequence:
        return pa.list_(_find_arrow_type(get_args(hint)[0]))
    return _ARROW[hint] if hint in _ARROW else pa.struct(_list_fields(hint))


_RECORDS = [item for item in vars().values() if isinstance(item, type) and is_dataclass(item)]
SCHEMAS: dict[type, pa.Schema] = {record: make_schema(record) for record in _RECORDS}


_ATOMS = {str, int, float, bool, date, datetime, type(None)}


def as_row(record: Any) -> dict[str, Any]:
    """A record as plain dicts and lists, ready for Arrow or JSON (dataclasses.asdict copies deeply)."""
    return {name: _plain(getattr(record, name)) for name in record.__slots__}


def _plain(value: Any) -> Any:
    if type(value) in _ATOMS:
        return value
    if isinstance(value, Sequence):
        return [_plain(item) for item in value]
    return as_row(value)


def to_batch(records: Iterable[Any], kind: type) -> pa.RecordBatch:
    """Records of one kind as one Arrow batch with the declared schema."""
    return pa.RecordBatch.from_pylist([as_row(record) for record in records], schema=SCHEMAS[kind])


def judgment_from_row(row: dict[str, Any]) -> Judgment:
    """The inverse of `as_row` for judgments."""
    values = dict(row)
    values["paragraphs"] = [Paragraph(**item) for item in row["paragraphs"]]
    values["links"] = [Link(**item) for item in row["links"]]
    values["origins"] = Origins(**row["origins"])
    return Judgment(**values)
