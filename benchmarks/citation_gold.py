"""Hand-labelled passages: which sections of the Penal Code a finder finds in each, and how good that is.

The finder always reads the whole document; only what it finds inside the passage counts. The rule of the
score: sets of base sections, and what lies inside a labelled range is neither right nor wrong.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pyarrow.parquet as pq

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pipeline.cite.finder import find_citations
from pipeline.parse.document import parse_document
from schemas.acts import IPC
from schemas.records import Judgment
from schemas.statutes import section_order

Place = tuple[int, int, str]  # paragraph, offset in it, section of the Penal Code
Finder = Callable[[Sequence[str]], Iterable[Place]]

_RANGE = re.compile(r"chars (\d+)-(\d+)")


@dataclass(frozen=True, slots=True)
class Passage:
    """A labelled passage of a document."""

    name: str
    docid: str
    element: str  # where it stands: the id of an element, or a range of characters
    text: str
    kind: str  # what it is an example of
    sections: frozenset[str]
    ranges: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Counts of sections over passages."""

    passages: int
    exact: int  # passages without any mistake
    right: int
    wrong: int
    missed: int

    @property
    def precision(self) -> float:
        """How much of what was found is right."""
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self) -> float:
        """How much of what is there was found."""
        return self.right / max(1, self.right + self.missed)

    @property
    def f1(self) -> float:
        """The harmonic mean of both."""
        return 2 * self.right / max(1, 2 * self.right + self.wrong + self.missed)


def read_passages(path: Path) -> list[Passage]:
    """All passages that are not marked as ambiguous."""
    rows = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    return [_read_passage(row) for row in rows if not row["ambiguous"]]


def _read_passage(row: Mapping[str, object]) -> Passage:
    cited: list[dict[str, str]] = row["ipc"]  # type: ignore[assignment]
    ends = [entry["section"] for entry in cited if entry.get("range")]
    return Passage(
        name=str(row["id"]),
        docid=str(row["docid"]),
        element=str(row["element"]),
        text=str(row["text"]),
        kind=str(row["kind"]),
        sections=frozenset(entry["section"] for entry in cited),
        ranges=tuple(zip(ends[::2], ends[1::2], strict=False)),
    )


def read_paragraphs(path: Path) -> dict[str, list[str]]:
    """The paragraphs of every document: plain text as one, the rest as the parser cuts it."""
    return {row["docid"]: _cut_document(row) for row in pq.read_table(path).to_pylist()}


def _cut_document(row: Mapping[str, str]) -> list[str]:
    if row["source"] == "sctext":
        return [row["content"]]
    body = row["content"]
    if row["source"] == "api":
        head = {"tid": int(row["docid"]), "title": "A vs B", "docsource": row["court"], "doc": body}
        body = json.dumps(head)
    record = parse_document(body.encode(), docid=row["docid"])
    return (
        [paragraph.text for paragraph in record.paragraphs] if isinstance(record, Judgment) else [record.text]
    )


def find_ours(paragraphs: Sequence[str]) -> list[Place]:
    """What the finder of the pipeline finds of the Penal Code."""
    cited = find_citations(paragraphs).cited
    return [(found.paragraph, found.start, found.section) for found in cited if found.act == IPC]


def find_sections(
    passages: Iterable[Passage], documents: Mapping[str, Sequence[str]], find: Finder
) -> dict[str, set[str]]:
    """The sections found in each passage; every document is read once."""
    places: dict[str, list[Place]] = {}
    found = {}
    for passage in passages:
        paragraphs = documents[passage.docid]
        if passage.docid not in places:
            places[passage.docid] = list(find(paragraphs))
        index, start, end = locate_passage(passage, paragraphs)
        inside = (place for place in places[passage.docid] if place[0] == index and start <= place[1] < end)
        found[passage.name] = {section for _, _, section in inside}
    return found


def locate_passage(passage: Passage, paragraphs: Sequence[str]) -> tuple[int, int, int]:
    """The paragraph that holds a passage, and its offsets there. White space and marks may differ."""
    if (match := _RANGE.fullmatch(passage.element)) is not None:
        return 0, int(match[1]), int(match[2])
    wanted = _squeeze(passage.text)
    squeezed = [_squeeze(paragraph) for paragraph in paragraphs]
    same = (index for index, text in enumerate(squeezed) if text == wanted)
    holding = (index for index, text in enumerate(squeezed) if wanted in text)
    index = next(same, next(holding, None))
    if index is None:
        raise ValueError(f"passage {passage.name} does not stand in document {passage.docid}")
    return index, *_find_letters(paragraphs[index], squeezed[index].index(wanted), len(wanted))


def _squeeze(text: str) -> str:
    """Letters and digits alone."""
    return re.sub(r"\W+", "", text)


def _find_letters(text: str, first: int, count: int) -> tuple[int, int]:
    """Where letters and digits stand in a text, counted without anything else."""
    offsets = [match.start() for match in re.finditer(r"\w", text)]
    return offsets[first], offsets[first + count - 1] + 1


def score_sections(passages: Iterable[Passage], found: Mapping[str, set[str]]) -> Score:
    """Compare what was found with what is labelled."""
    scored = [(passage, _leave_out_ranges(passage, found.get(passage.name, set()))) for passage in passages]
    return Score(
        passages=len(scored),
        exact=sum(passage.sections == ours for passage, ours in scored),
        right=sum(len(passage.sections & ours) for passage, ours in scored),
        wrong=sum(len(ours - passage.sections) for passage, ours in scored),
        missed=sum(len(passage.sections - ours) for passage, ours in scored),
    )


def _leave_out_ranges(passage: Passage, found: set[str]) -> set[str]:
    return {section for section in found if section in passage.sections or not _is_inside(passage, section)}


def _is_inside(passage: Passage, section: str) -> bool:
    number = section_order(section)[0]
    return any(section_order(low)[0] <= number <= section_order(high)[0] for low, high in passage.ranges)


def write_predictions(path: Path, found: Mapping[str, set[str]]) -> None:
    """One line a passage: {"id": "g001", "sections": ["302", "498A"]}."""
    lines = (
        json.dumps({"id": name, "sections": sorted(sections, key=section_order)})
        for name, sections in found.items()
    )
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
