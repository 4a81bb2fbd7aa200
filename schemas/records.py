"""The records that flow through the pipeline, each beside its declared Arrow schema.

Nothing is ever inferred from the first row: `SCHEMAS[Judgment]` is what is on disk, and
tests/test_records.py holds fields and schema together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

import pyarrow as pa


@dataclass(frozen=True, slots=True)
class Fetch:
    """One response we kept and how we got it."""

    source: str  # web, api, files
    kind: str  # document, statute, search, robots
    key: str  # docid for documents and statutes, the query for searches
    url: str
    status: int
    fetched_at: datetime
    digest: str  # sha256 of the body
    robots_digest: str | None  # of the robots.txt that allowed it
    attempt: int
    warc: str  # file name inside the archive folder
    offset: int
    length: int


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
class Judgment:
    """A parsed judgment."""

    docid: str
    title: str
    court: str  # as the site prints it: schemas.courts.find_court maps it to one of the seven
    decided_on: date | None
    dated_by: str | None  # where the date comes from: title, api, header, signature
    author: str | None
    bench: Sequence[str]
    citations: Sequence[str]  # equivalent citations in law reports
    paragraphs: Sequence[Paragraph]
    links: Sequence[Link]


@dataclass(frozen=True, slots=True)
class Statute:
    """A parsed statute page: one section, or the front of an Act."""

    docid: str
    cite_id: str | None  # the id that links in judgments use, where the source tells it
    title: str
    act: str | None
    number: str | None
    heading: str | None
    text: str


@dataclass(frozen=True, slots=True)
class SectionLink:
    """An id that the site links where the text names this section of the Penal Code."""

    section: str  # 302, 498A
    target: str


@dataclass(frozen=True, slots=True)
class SectionLinks:
    """What the links of one judgment say about the ids of sections, each pair once."""

    docid: str
    links: Sequence[SectionLink]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the Indian Penal Code with its place in the tree and the words of the law."""

    act: str  # IPC
    number: str
    title: str
    chapter: str
    topic: str
    text: str | None  # None: the source does not have it
    ids: Sequence[str]  # the ids under which the site knows this section

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
    found: str  # named: the Act stands with it; context: from what was said before; heading; link
    how: str  # text, link, both; conflict: the link's section is another than the text's
    linked: str | None  # what the site's link over it points to, as "IPC 302", where that is known
    quoted: bool  # inside words that are quoted, mostly from another judgment


@dataclass(frozen=True, slots=True)
class Rejected:
    """A number that looks like a citation of the Penal Code and cannot be one."""

    paragraph: int
    start: int
    end: int
    number: str
    reason: str


@dataclass(frozen=True, slots=True)
class Citations:
    """All sections that a judgment cites, in the order of the text."""

    docid: str
    mentions: Sequence[Mention]
    rejected: Sequence[Rejected]


@dataclass(frozen=True, slots=True)
class Labelled:
    """A judgment with the labels that it keeps, in section order."""

    docid: str
    labels: Sequence[str]  # 302, 498A; with clauses if so asked: 376(2)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with its role; `start` and `end` are offsets into the paragraph's text."""

    paragraph: int
    start: int
    end: int
    role: str  # one of schemas.roles.ROLES
    score: float  # how probable the tagger holds the role to be, 0 to 1


@dataclass(frozen=True, slots=True)
class Segmented:
    """A judgment cut into sentences, in order."""

    docid: str
    sentences: Sequence[Sentence]


@dataclass(frozen=True, slots=True)
class FactSentence:
    """A sentence that tells facts, and where in the judgment it stands."""

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

    sentence: int  # its place among the facts
    start: int
    end: int
    kind: str  # one of schemas.masks.KINDS
    rule: str  # what found it
    number: int | None  # which person, place ... of the document, where they are counted


@dataclass(frozen=True, slots=True)
class MaskedFacts:
    """The facts of a judgment without names: sentences in order, and what was masked in them."""

    docid: str
    tier: str  # one of schemas.masks.TIERS
    sentences: Sequence[str]
    masks: Sequence[Mask]


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A document that was left out because another one says the same."""

    docid: str
    similarity: float  # Jaccard similarity of the shingles


@dataclass(frozen=True, slots=True)
class Distinct:
    """A document that stays, with what it stands for."""

    docid: str
    group: str  # the oldest document of its group: documents of one group belong in one split
    duplicates: Sequence[Duplicate]  # left out, or with keep_all still there
    parted: Sequence[str]  # related documents in other groups, because one group would have been too large


@dataclass(frozen=True, slots=True)
class Assigned:
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
        """What a stage counts by: each node's edges towards the root, or to what it cites, and back."""
        below = self.relation in ("part of", "cites")
        return f"{self.source_kind} {self.source}" if below else f"{self.target_kind} {self.target}"


@dataclass(frozen=True, slots=True)
class Example:
    """A row of the published dataset."""

    id: str  # opaque
    text: Sequence[str]  # sentences
    labels: Sequence[int]  # classes, in section order; their names are in the schema
    court: str | None  # key of schemas.courts; None in the strict tier
    year: int | None  # None in the strict tier, or if the date is not known


@dataclass(frozen=True, slots=True)
class PublishedSection:
    """A label with the words of its law; its row is its class."""

    label: str  # 302, 376(2)
    act: str
    title: str
    chapter: str
    topic: str
    text: str | None
    train: int  # documents with this label in each split
    validation: int
    test: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """A document that a stage did not pass on, and why."""

    docid: str
    stage: str
    reason: str


_PARAGRAPH = pa.struct(
    [
        pa.field("kind", pa.string(), nullable=False),
        pa.field("text", pa.string(), nullable=False),
        pa.field("hint", pa.string()),
    ]
)
_LINK = pa.struct(
    [
        pa.field("paragraph", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("href", pa.string(), nullable=False),
        pa.field("target", pa.string()),
    ]
)
_SECTION_LINK = pa.struct(
    [pa.field("section", pa.string(), nullable=False), pa.field("target", pa.string(), nullable=False)]
)
_MENTION = pa.struct(
    [
        pa.field("paragraph", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("act", pa.string(), nullable=False),
        pa.field("section", pa.string(), nullable=False),
        pa.field("clause", pa.string()),
        pa.field("found", pa.string(), nullable=False),
        pa.field("how", pa.string(), nullable=False),
        pa.field("linked", pa.string()),
        pa.field("quoted", pa.bool_(), nullable=False),
    ]
)
_REJECTED = pa.struct(
    [
        pa.field("paragraph", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("number", pa.string(), nullable=False),
        pa.field("reason", pa.string(), nullable=False),
    ]
)
_SENTENCE = pa.struct(
    [
        pa.field("paragraph", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("role", pa.string(), nullable=False),
        pa.field("score", pa.float32(), nullable=False),
    ]
)
_FACT_SENTENCE = pa.struct(
    [
        pa.field("paragraph", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("text", pa.string(), nullable=False),
        pa.field("score", pa.float32(), nullable=False),
    ]
)
_MASK = pa.struct(
    [
        pa.field("sentence", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("kind", pa.string(), nullable=False),
        pa.field("rule", pa.string(), nullable=False),
        pa.field("number", pa.int32()),
    ]
)
_DUPLICATE = pa.struct(
    [pa.field("docid", pa.string(), nullable=False), pa.field("similarity", pa.float32(), nullable=False)]
)


def _required(name: str, kind: pa.DataType) -> pa.Field:
    return pa.field(name, kind, nullable=False)


SCHEMAS: dict[type, pa.Schema] = {
    Fetch: pa.schema(
        [
            _required("source", pa.string()),
            _required("kind", pa.string()),
            _required("key", pa.string()),
            _required("url", pa.string()),
            _required("status", pa.int16()),
            _required("fetched_at", pa.timestamp("us", tz="UTC")),
            _required("digest", pa.string()),
            pa.field("robots_digest", pa.string()),
            _required("attempt", pa.int16()),
            _required("warc", pa.string()),
            _required("offset", pa.int64()),
            _required("length", pa.int64()),
        ]
    ),
    Judgment: pa.schema(
        [
            _required("docid", pa.string()),
            _required("title", pa.string()),
            _required("court", pa.string()),
            pa.field("decided_on", pa.date32()),
            pa.field("dated_by", pa.string()),
            pa.field("author", pa.string()),
            _required("bench", pa.list_(pa.string())),
            _required("citations", pa.list_(pa.string())),
            _required("paragraphs", pa.list_(_PARAGRAPH)),
            _required("links", pa.list_(_LINK)),
        ]
    ),
    Statute: pa.schema(
        [
            _required("docid", pa.string()),
            pa.field("cite_id", pa.string()),
            _required("title", pa.string()),
            pa.field("act", pa.string()),
            pa.field("number", pa.string()),
            pa.field("heading", pa.string()),
            _required("text", pa.string()),
        ]
    ),
    SectionLinks: pa.schema([_required("docid", pa.string()), _required("links", pa.list_(_SECTION_LINK))]),
    Section: pa.schema(
        [
            _required("act", pa.string()),
            _required("number", pa.string()),
            _required("title", pa.string()),
            _required("chapter", pa.string()),
            _required("topic", pa.string()),
            pa.field("text", pa.string()),
            _required("ids", pa.list_(pa.string())),
        ]
    ),
    Citations: pa.schema(
        [
            _required("docid", pa.string()),
            _required("mentions", pa.list_(_MENTION)),
            _required("rejected", pa.list_(_REJECTED)),
        ]
    ),
    Labelled: pa.schema([_required("docid", pa.string()), _required("labels", pa.list_(pa.string()))]),
    Segmented: pa.schema([_required("docid", pa.string()), _required("sentences", pa.list_(_SENTENCE))]),
    Facts: pa.schema(
        [
            _required("docid", pa.string()),
            _required("sentences", pa.list_(_FACT_SENTENCE)),
            _required("confidence", pa.float32()),
        ]
    ),
    MaskedFacts: pa.schema(
        [
            _required("docid", pa.string()),
            _required("tier", pa.string()),
            _required("sentences", pa.list_(pa.string())),
            _required("masks", pa.list_(_MASK)),
        ]
    ),
    Distinct: pa.schema(
        [
            _required("docid", pa.string()),
            _required("group", pa.string()),
            _required("duplicates", pa.list_(_DUPLICATE)),
            _required("parted", pa.list_(pa.string())),
        ]
    ),
    Assigned: pa.schema(
        [_required("docid", pa.string()), _required("group", pa.string()), _required("split", pa.string())]
    ),
    Edge: pa.schema(
        [
            _required("source_kind", pa.string()),
            _required("source", pa.string()),
            _required("relation", pa.string()),
            _required("target_kind", pa.string()),
            _required("target", pa.string()),
        ]
    ),
    # Labels may be null for Arrow's part: Hugging Face keeps class names of nullable int64 fields only.
    Example: pa.schema(
        [
            _required("id", pa.string()),
            _required("text", pa.list_(pa.string())),
            _required("labels", pa.list_(pa.int64())),
            pa.field("court", pa.string()),
            pa.field("year", pa.int32()),
        ]
    ),
    PublishedSection: pa.schema(
        [
            _required("label", pa.string()),
            _required("act", pa.string()),
            _required("title", pa.string()),
            _required("chapter", pa.string()),
            _required("topic", pa.string()),
            pa.field("text", pa.string()),
            _required("train", pa.int64()),
            _required("validation", pa.int64()),
            _required("test", pa.int64()),
        ]
    ),
    Dropped: pa.schema(
        [_required("docid", pa.string()), _required("stage", pa.string()), _required("reason", pa.string())]
    ),
}


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
    return Judgment(**values)
