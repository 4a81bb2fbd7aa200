"""What is left in masked facts? Whole judgments, real ones and the box's.

    python benchmarks/masked_judgments.py               # both
    python benchmarks/masked_judgments.py --only box --cases 300 --write

Real judgments (docs/measurements.md): the facts as the pipeline cuts them out. In how many documents does a
party's surname of four letters or more survive, in how many a label's number behind a section cue? The
parties are read from the title here by a plain split, apart from the finder. The box: recall and precision of
persons in the facts, and in how many documents the numbers tell persons apart as the truth does.
"""

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from leaks import find_leaks
from measured_pages import fill_page, show_share, tabulate
from real_documents import ROOT, read_section_ids, read_texts

from embedded.docket.case import Case
from embedded.site.write import iterate_cases
from flows.plans.documents import DEFAULT_TAGGER
from flows.plans.masks import DEFAULT_NER
from model.entities.finder import load_entities
from model.tagger.load import load_tagger
from pipeline.cite.stage import cite_judgment
from pipeline.facts.stage import gather_facts
from pipeline.mask.stage import mask_rows
from pipeline.segment.stage import segment_judgments
from pipeline.text.one_line import join_lines
from schemas.acts import IPC
from schemas.masks import PERSON, PLAIN, PRESETS
from schemas.records import Dropped, Judgment, MaskedFacts, Paragraph, as_row
from schemas.roles import FACTS

PAGE = ROOT / "docs" / "explanation" / "mask.md"
MIN_FACTS = 3
SEED = 99  # of a box that nothing has learnt from

Row = dict[str, Any]

_VERSUS = re.compile(r"\s(?:vs?\.?|versus)\s", re.IGNORECASE)
_BEHIND = re.compile(
    r"\son\s\d{1,2}\s\w+,?\s\d{4}$|\s(?:and|&)\s*(?:(?:two|three|four|\d+)\s)?(?:others?|ors|another|anr)\b.*",
    re.IGNORECASE,
)
_PUBLIC = re.compile(
    r"\b(?:state|union|government|govt|commissioner|collector|board|corporation|municipal\w*|ltd|limited|co|company|"
    r"bank|officer|inspector|police|authority|director\w*|secretary|superintendent|republic|administration|court|"
    r"council|committee|commission|corpn|magistrate|newspapers?|receiver|workmen|department|cbi|customs|india|university|society|trust|registrar|m/s)\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"[A-Za-z]{4,}")


def list_surnames(title: str) -> list[str]:
    """The last word of each private party that a title names."""
    sides = _VERSUS.split(_BEHIND.sub("", title))
    private = [_BEHIND.sub("", side) for side in sides if len(sides) == 2 and not _PUBLIC.search(side)]
    words = [_WORD.findall(re.split(r"[@,(]| alias ", side)[0]) for side in private]
    return [each[-1] for each in words if each]


def read_real_rows(judgments: Iterable[Judgment]) -> Iterator[tuple[Row, Row, Row]]:
    """Facts, judgment and citations of each that has facts."""
    tagger = load_tagger(DEFAULT_TAGGER, threads=1)
    section_ids = read_section_ids()
    for judgment in judgments:
        for segmented in segment_judgments([judgment], tagger):
            if isinstance(segmented, Dropped):
                continue
            citations = cite_judgment(judgment, section_ids)
            facts = gather_facts(judgment, segmented.sentences, citations.quotations, min_facts=MIN_FACTS)
            if not isinstance(facts, Dropped):
                yield as_row(facts), as_row(judgment), as_row(citations)


def measure_real(limit: int) -> str:
    """Documents with something left."""
    entities = load_entities(str(DEFAULT_NER))
    rows = list(read_real_rows(judgment for _, judgment in zip(range(limit), read_texts(), strict=False)))
    named = surviving = labelled = leaking = 0
    for (_, judgment, citations), masked in zip(
        rows, mask_rows(iter(rows), entities, PRESETS["full"]), strict=True
    ):
        assert isinstance(masked, MaskedFacts)
        text = "\n".join(masked.sentences)
        surnames = list_surnames(judgment["title"])
        named += bool(surnames)
        surviving += any(re.search(rf"\b{name}\b", text, re.IGNORECASE) for name in surnames)
        labels = {each["section"] for each in citations["mentions"] if each["act"] == IPC}
        labelled += bool(labels)
        leaking += bool(find_leaks(text, labels))
    return tabulate(
        ("real judgments with facts", "documents", "with something left", "share"),
        [
            ["title names a private party: surname survives", named, surviving, show_share(surviving, named)],
            ["cites the Penal Code: number after a cue", labelled, leaking, show_share(leaking, labelled)],
        ],
    )


def read_box_row(case: Case) -> tuple[Row, Row, Row]:
    """The facts of a case as the truth has them."""
    paragraphs = tuple(Paragraph(block.kind, block.text, block.hint) for block in case.blocks)
    judgment = Judgment(
        str(case.docid), case.title, case.docsource, None, None, case.author, case.bench, (), paragraphs, ()
    )
    sentences = [
        {
            "paragraph": place,
            "start": told.start,
            "end": told.end,
            "text": join_lines(block.text, told.start, told.end).text,
            "score": 1.0,
        }
        for place, block in enumerate(case.blocks)
        for told in block.sentences
        if told.role == FACTS
    ]
    facts = {"docid": judgment.docid, "sentences": sentences}
    return facts, as_row(judgment), as_row(cite_judgment(judgment, {}))


class BoxScore:
    """Counts over documents."""

    def __init__(self) -> None:
        self.persons = self.found = self.masks = self.right = self.documents = self.consistent = 0

    def add(self, case: Case, facts: Row, masked: MaskedFacts) -> None:
        """Hold the masks of one document against its truth."""
        numbers: dict[str, set[int | None]] = {}
        right: set[tuple[int, int]] = set()
        masks = [
            (each.sentence, each.start, each.end, each.number) for each in masked.masks if each.kind == PERSON
        ]
        for sentence, start, end, who in iterate_persons(case, facts):
            hits = [each for each in masks if each[0] == sentence and each[1] < end and start < each[2]]
            self.persons += 1
            self.found += bool(hits)
            right |= {each[:2] for each in hits}
            numbers.setdefault(who, set()).update(each[3] for each in hits)
        self.masks += len(masks)
        self.right += len(right)
        if masked.tier == PLAIN:
            self.documents += 1
            self.consistent += tells_apart(numbers)


def tells_apart(numbers: Mapping[str, set[int | None]]) -> bool:
    """Has everybody one number, and nobody another's?"""
    given = [number for each in numbers.values() for number in each]
    return all(len(each) <= 1 for each in numbers.values()) and len(given) == len(set(given))


def iterate_persons(case: Case, facts: Row) -> Iterator[tuple[int, int, int, str]]:
    """Persons in the sentences of facts: sentence, start, end, who."""
    for index, sentence in enumerate(facts["sentences"]):
        block = case.blocks[sentence["paragraph"]]
        for span in block.spans:
            if span.kind == PERSON and sentence["start"] <= span.start < sentence["end"]:
                start = len(join_lines(block.text, sentence["start"], span.start).text)
                start += start > 0 and block.text[span.start - 1].isspace()
                yield index, start, start + len(join_lines(block.text, span.start, span.end).text), span.who


def measure_box(cases: int, seed: int) -> str:
    """Persons in the facts of a box that nothing has learnt from."""
    entities = load_entities(str(DEFAULT_NER))
    told = [(case, read_box_row(case)) for case in iterate_cases(seed, cases)]
    told = [(case, row) for case, row in told if row[0]["sentences"]]
    score = BoxScore()
    masked = mask_rows((row for _, row in told), entities, PRESETS["full"])
    for (case, row), each in zip(told, masked, strict=True):
        assert isinstance(each, MaskedFacts)
        score.add(case, row[0], each)
    return tabulate(
        ("the box", "", "share"),
        [
            ["persons in facts, masked as such", score.persons, f"{score.found / score.persons:.4f}"],
            ["masks of persons that cover a person", score.masks, f"{score.right / score.masks:.4f}"],
            ["documents numbered as the truth", score.documents, f"{score.consistent / score.documents:.4f}"],
        ],
    )


def main() -> None:
    """Measure, print, and write the page if asked."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", choices=("real", "box"), help="measure nothing else")
    options.add_argument("--documents", type=int, default=10_000, help="real judgments, at most; all")
    options.add_argument("--cases", type=int, default=300, help="of the box; 300")
    options.add_argument("--seed", type=int, default=SEED, help=f"of the box; {SEED}")
    options.add_argument("--write", action="store_true", help=f"refresh {PAGE.relative_to(ROOT)}")
    chosen = options.parse_args()
    measured = {}
    if chosen.only != "box":
        measured["real judgments"] = measure_real(chosen.documents)
    if chosen.only != "real":
        measured["box"] = measure_box(chosen.cases, chosen.seed)
    print("\n\n".join(measured.values()))
    if chosen.write:
        fill_page(PAGE, measured)


if __name__ == "__main__":
    main()
