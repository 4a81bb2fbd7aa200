"""How much of what should be masked is masked? On annotated judgments that nothing was learnt from.

    python benchmarks/masking.py                        # quality, then speed
    python benchmarks/masking.py --only quality --write # and fill docs/explanation/mask.md
    python benchmarks/masking.py --ner en_core_web_sm   # a row for a pipeline that is installed

Quality: each text of the held-back fifth of InLegalNER (a sentence or a preamble) is a document of its own,
as `./ilsi mask` reads it, without a title. Recall and precision for each kind, spaCy alone and the whole
finder; a find is right if it has the kind and overlaps, or has the very span. Speed: words a CPU second on
one core, next to the pipeline alone in one run. Needs the real data (docs/measurements.md).
"""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence

from measured_pages import fill_page, tabulate
from real_documents import ROOT, find_real_data

from flows.plans.masks import DEFAULT_NER
from model.entities.corpora import EntityText, read_entity_corpus, split_held_back
from model.entities.finder import load_entities
from pipeline.mask.any_text import cut_text, mask_cut_texts
from pipeline.mask.entities import tidy_entities
from pipeline.mask.finding import EntityFinder
from schemas.masks import ACT, CASE, COURT, DATE, NUMBER, ORG, PERSON, PLACE, PLAIN, SECTION, STRICT_PRESET

PAGE = ROOT / "docs" / "explanation" / "mask.md"
KINDS = (PERSON, PLACE, ORG, DATE, SECTION, ACT, CASE, NUMBER, COURT)
TOGETHER = 256  # texts
SENTENCES = "sentences"

Spans = list[tuple[int, int, str]]


def find_by_spacy(texts: Sequence[EntityText], entities: EntityFinder) -> list[Spans]:
    """What the pipeline says, as it says it."""
    told = entities.find([each.text for each in texts])
    return [
        [(one.start, one.end, one.kind) for one in tidy_entities(each.text, labels)]
        for each, labels in zip(texts, told, strict=True)
    ]


def find_by_all(texts: Sequence[EntityText], entities: EntityFinder) -> list[Spans]:
    """What `./ilsi mask` masks. Every kind is asked for, so that courts are seen, too."""
    found: list[Spans] = []
    for at in range(0, len(texts), TOGETHER):
        cut = [cut_text(each.text, tier=PLAIN) for each in texts[at : at + TOGETHER]]
        masked = mask_cut_texts(cut, entities, STRICT_PRESET)
        found += [[(one.start, one.end, one.kind) for one in each.masks] for each in masked]
    return found


WAYS: dict[str, Callable[[Sequence[EntityText], EntityFinder], list[Spans]]] = {
    "spaCy alone": find_by_spacy,
    "whole finder": find_by_all,
}


def score_kind(texts: Sequence[EntityText], found: Sequence[Spans], kind: str) -> list[object]:
    """How many there are, and recall and precision: by overlap, by exact span."""
    gold = [[span for span in each.spans if span[2] == kind] for each in texts]
    told = [[span for span in each if span[2] == kind] for each in found]
    row: list[object] = [sum(map(len, gold))]
    for matches in (_overlap, _equal):
        row.append(_share(gold, told, matches))
        row.append(_share(told, gold, matches))
    return row


def _share(wanted: Sequence[Spans], among: Sequence[Spans], matches: Callable[..., bool]) -> str:
    total = sum(map(len, wanted))
    met = sum(
        any(matches(span, other) for other in others)
        for spans, others in zip(wanted, among, strict=True)
        for span in spans
    )
    return f"{met / total:.3f}" if total else "-"


def _overlap(span: tuple[int, int, str], other: tuple[int, int, str]) -> bool:
    return span[0] < other[1] and other[0] < span[1]


def _equal(span: tuple[int, int, str], other: tuple[int, int, str]) -> bool:
    return span[:2] == other[:2]


def measure_quality(parts: Mapping[str, Sequence[EntityText]], entities: EntityFinder) -> str:
    """One table: kinds, and for each both ways. Of preambles only persons and courts are marked."""
    found = {(name, part): find(parts[part], entities) for name, find in WAYS.items() for part in parts}
    asked = [(kind, (part,)) for kind in (PERSON, COURT) for part in parts]
    asked += [
        (PERSON, tuple(parts)),
        *((kind, (SENTENCES,)) for kind in KINDS if kind not in (PERSON, COURT)),
    ]
    rows = []
    for kind, where in sorted(asked, key=lambda row: (KINDS.index(row[0]), -len(row[1]))):
        texts = [text for part in where for text in parts[part]]
        for name in WAYS:
            told = [spans for part in where for spans in found[name, part]]
            rows.append([kind, " and ".join(where), name, *score_kind(texts, told, kind)])
    header = ("kind", "in", "found by", "marked", "recall", "precision", "recall, exact", "precision, exact")
    return tabulate(header, rows)


def measure_speed(texts: Sequence[EntityText], entities: EntityFinder, rounds: int) -> str:
    """CPU seconds of the best round of each way, which take turns."""
    words = sum(len(each.text.split()) for each in texts)
    best = dict.fromkeys(WAYS, float("inf"))
    for _ in range(rounds):
        for name, find in WAYS.items():
            started = time.process_time()
            find(texts, entities)
            best[name] = min(best[name], time.process_time() - started)
    rows = [
        [
            name,
            f"{words / seconds:,.0f}",
            f"{len(texts) / seconds:,.0f}",
            f"{seconds / best['spaCy alone']:.2f}",
        ]
        for name, seconds in best.items()
    ]
    return tabulate(("way", "words/s", "texts/s", "time of spaCy alone"), rows)


def read_options() -> argparse.Namespace:
    """What is asked for."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", choices=("speed", "quality"), help="measure nothing else")
    options.add_argument(
        "--ner", default=str(DEFAULT_NER), help="spaCy pipeline; the one that comes with ilsi"
    )
    options.add_argument("--rounds", type=int, default=2, help="of the speed; 2")
    options.add_argument("--development", action="store_true", help="on texts that rules were written by")
    options.add_argument("--write", action="store_true", help=f"refresh {PAGE.relative_to(ROOT)}")
    return options.parse_args()


def main() -> None:
    """Measure, print, and write the page if asked."""
    chosen = read_options()
    parts = {}
    for part, name in ((SENTENCES, "judgement"), ("preambles", "preamble")):
        learnt, held = split_held_back(read_entity_corpus(find_real_data("ner", f"{name}.jsonl")))
        parts[part] = learnt if chosen.development else held
    entities = load_entities(chosen.ner)
    measured = {}
    if chosen.only != "speed":
        counts = " and ".join(f"{len(texts):,} {part}" for part, texts in parts.items())
        measured["spans"] = f"{counts}.\n\n{measure_quality(parts, entities)}"
    if chosen.only != "quality":
        measured["speed"] = measure_speed(parts[SENTENCES], entities, chosen.rounds)
    print("\n\n".join(measured.values()))
    if chosen.write:
        fill_page(PAGE, measured)


if __name__ == "__main__":
    main()
