"""The front door for Python: the parts of the pipeline as functions.

    import ilsi

    ilsi.cite("He was convicted under Section 302 IPC.")

    ilsi.parse          a PDF, saved page, API answer or plain text -> a judgment
    ilsi.cite           text -> the sections it cites
    ilsi.tag            text -> sentences with their rhetorical roles
    ilsi.facts          a judgment -> the sentences that state its facts
    ilsi.mask           text -> the same text without names, dates, places and section numbers
    ilsi.Predictor      facts -> the sections that fit them, by a trained classifier
    ilsi.load_dataset   a published dataset as tables
    ilsi.load_graph     its citation graph, for PyTorch Geometric

The commands of `./ilsi` call these functions. Importing this module is fast: whatever a function needs is
imported, and models are loaded, when it is first called.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import pyarrow as pa
    from torch_geometric.data import HeteroData  # type: ignore[import-untyped, unused-ignore]

    from flows.classifiers.predictor import Predictor as Predictor
    from pipeline.cite.finder import Findings
    from pipeline.mask.any_text import MaskedText
    from schemas.published import PublishedFolder
    from schemas.records import Judgment, PublishedSection, Statute
    from schemas.settings import Settings

__all__ = [
    "Dataset",
    "Predictor",
    "TaggedSentence",
    "cite",
    "facts",
    "load_dataset",
    "load_graph",
    "mask",
    "parse",
    "tag",
]


class TaggedSentence(NamedTuple):
    """A sentence and its rhetorical role."""

    text: str  # on one line
    role: str  # Facts, Argument, Ratio of the decision ...
    score: float  # how probable the role is
    paragraph: int  # which of the given texts it is in
    start: int  # offsets into that text
    end: int


class Dataset(NamedTuple):
    """A published dataset. The splits have the columns id, text (sentences), labels, court and year."""

    train: "pa.Table"
    validation: "pa.Table"
    test: "pa.Table"
    sections: "list[PublishedSection]"  # one per label, in the order of the label numbers
    edges: "pa.Table"  # the citation graph

    @property
    def labels(self) -> list[str]:
        """The names of the labels: `labels[n]` is the section that label n of a row means."""
        return [section.label for section in self.sections]


def parse(
    body: bytes | str,
    *,
    docid: str | None = None,
    content_type: str | None = None,
    about: Mapping[str, str] | None = None,
) -> "Judgment | Statute":
    """Parse a judgment or statute: a PDF, a page or API answer of Indian Kanoon, or with
    `content_type="text/plain"` the plain text of a judgment. `docid` is needed where the document does not
    contain its own id: PDFs do not. `about` says what is known for sure: title, court, date (2015-03-31),
    bench, citation. The judgment's `origins` say where each was found.

    >>> import ilsi
    >>> page = '''<html><body><div class="judgments"><h3 class="docsource_main">Delhi High Court</h3>
    ... <h2 class="doc_title">A vs B on 1 May, 2001</h2><p>The appeal is allowed.</p></div></body></html>'''
    >>> judgment = ilsi.parse(page, docid="1")
    >>> judgment.court, str(judgment.decided_on), [paragraph.text for paragraph in judgment.paragraphs]
    ('Delhi High Court', '2001-05-01', ['The appeal is allowed.'])
    """
    from pipeline.parse.document import parse_document

    encoded = body.encode("utf-8", "replace") if isinstance(body, str) else body
    return parse_document(encoded, docid=docid, content_type=content_type, about=about)


def cite(text: str | Sequence[str]) -> "Findings":
    """The sections that a text cites, of the Indian Penal Code and of other Acts. A text may be given as
    paragraphs; offsets are into them.

    >>> import ilsi
    >>> findings = ilsi.cite("He was convicted under Sections 302 and 34 of the Indian Penal Code.")
    >>> [(cited.act, cited.section, cited.start, cited.end) for cited in findings.cited]
    [('IPC', '302', 32, 35), ('IPC', '34', 40, 42)]
    """
    from pipeline.cite.finder import find_citations

    return find_citations(_as_paragraphs(text))


def tag(text: str | Sequence[str], *, settings: "Settings | None" = None) -> list[TaggedSentence]:
    """The sentences of a judgment with their rhetorical roles. A text may be given as paragraphs.

    >>> import ilsi
    >>> sentences = ilsi.tag("The accused struck the deceased with an axe. The appeal is dismissed.")
    >>> [(sentence.text, sentence.paragraph) for sentence in sentences]
    [('The accused struck the deceased with an axe.', 0), ('The appeal is dismissed.', 0)]
    >>> all(0 <= sentence.score <= 1 for sentence in sentences)
    True
    """
    from flows.texts.models import load_chosen_tagger
    from pipeline.segment.stage import find_sentences, read_sentences

    paragraphs = _as_paragraphs(text)
    spans = find_sentences(paragraphs)
    texts = read_sentences(paragraphs, spans)
    (roles,) = load_chosen_tagger(_fill(settings)).tag([texts])
    return [
        TaggedSentence(sentence, role, score, *span)
        for sentence, (role, score), span in zip(texts, roles, spans, strict=True)
    ]


def facts(
    judgment: "str | Judgment", *, title: str = "", masked: bool = False, settings: "Settings | None" = None
) -> list[str]:
    """The sentences of a judgment that state its facts, masked on request; empty if there are none.

    >>> import ilsi
    >>> judgment = "On 3 May the accused entered the house at night and stole a box. It was recovered later."
    >>> isinstance(ilsi.facts(judgment), list)
    True
    """
    from flows.texts.facts import FactsReader, ReadAs, TitledText

    given = TitledText(title, judgment) if title and isinstance(judgment, str) else judgment
    (found,) = FactsReader(_fill(settings)).read([given], ReadAs.JUDGMENT, masked=masked)
    return list(found.sentences)


def mask(
    text: str,
    *,
    title: str = "",
    preset: str | None = None,
    tier: str | None = None,
    settings: "Settings | None" = None,
) -> "MaskedText":
    """A text without names, dates, places and section numbers. `preset` says what is masked (full, paper or
    ilsi-v2), `tier` how strictly (plain or strict; None: as the sections that the text cites require).

    >>> import ilsi
    >>> masked = ilsi.mask("Shri Ramesh Kumar was arrested on 12.03.2004 under Section 302 IPC.")
    >>> masked.text
    'Shri [PERSON 1] was arrested on [DATE 1] under [SECTION] [ACT].'
    >>> masked.tier, [mask.kind for mask in masked.masks]
    ('plain', ['PERSON', 'DATE', 'SECTION', 'ACT'])
    """
    from flows.texts.models import load_chosen_entities
    from pipeline.mask.any_text import cut_text, mask_cut_texts
    from schemas.masks import PRESETS

    chosen = _fill(settings)
    cut = cut_text(text, title=title, tier=tier)
    (masked,) = mask_cut_texts([cut], load_chosen_entities(chosen), PRESETS[preset or chosen.masks])
    return masked


def load_dataset(folder: str | Path | None = None) -> Dataset:
    """A dataset that `./ilsi rebuild` published: the one in a folder, or the newest in the cache.

    >>> import ilsi
    >>> dataset = ilsi.load_dataset("data_cache/dataset")
    >>> dataset.train.column_names
    ['id', 'text', 'labels', 'court', 'year']
    >>> len(dataset.labels) == len(dataset.sections)
    True
    """
    import pyarrow.parquet as pq

    from schemas.published import EDGES, SPLITS

    published = _open_dataset(folder)
    tables = {split: pq.read_table(published.list_files(split)) for split in SPLITS}
    return Dataset(**tables, sections=published.sections, edges=pq.read_table(published.folder / EDGES))


def load_graph(dataset: str | Path | None = None) -> "HeteroData":
    """The citation graph of a dataset, for PyTorch Geometric: of the one in a folder, or the newest in the
    cache. Facts of validation and test are not nodes.

    All nodes have a `name`: id, label or heading. Facts have `text` (sentences) and `y` (1 for each label),
    sections have `title` and `text`. Fact i is row i of the training split, section i is
    label i.

    A fact cites exactly its labels: hide these edges from a network that predicts `y`. PyTorch Geometric
    cannot cut lists: take names and texts out before `subgraph` or a `NeighborLoader`.

    >>> import ilsi
    >>> graph = ilsi.load_graph("data_cache/dataset")
    >>> graph.node_types
    ['fact', 'section', 'topic', 'chapter', 'act']
    >>> graph["act"].name
    ['IPC']
    >>> graph["fact"].y.shape == (graph["fact"].num_nodes, graph["section"].num_nodes)
    True
    """
    from model.graph.citation_graph import load_hetero_data

    return load_hetero_data(_open_dataset(dataset))


def __getattr__(name: str) -> Any:
    if name == "Predictor":
        from flows.classifiers.predictor import Predictor

        return Predictor
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _as_paragraphs(text: str | Sequence[str]) -> Sequence[str]:
    return [text] if isinstance(text, str) else text


def _open_dataset(folder: str | Path | None) -> "PublishedFolder":
    """The dataset in a folder, or the newest in the cache."""
    from flows.plans.release import find_dataset
    from schemas.published import PublishedFolder

    return PublishedFolder(Path(folder) if folder is not None else find_dataset(_fill(None)))


def _fill(settings: "Settings | None") -> "Settings":
    """Those given, or those of ilsi.toml and ILSI_* variables."""
    from flows.settings import load_settings

    return settings or load_settings().values
