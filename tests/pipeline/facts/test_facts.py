"""The stage `facts`: what the tagger calls facts, but for what never is one; all texts are invented."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from embedded.site.write import iterate_cases
from flows.plans import documents as facts_stage
from flows.plans.plan import PlannedStage
from pipeline.cite.stage import cite_judgment
from pipeline.facts.exclusions import (
    ABOVE,
    AUTHORITY,
    BELOW,
    CITATION,
    HEAD,
    HEADING,
    NUMBER,
    announces_authority,
    find_exclusions,
    is_citation,
    is_heading,
    is_number,
    is_prose,
)
from pipeline.facts.stage import facts_shard, gather_facts, plan_facts
from pipeline.parquet import read_parquet
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, run_stage
from pipeline.text.quotations import find_quotations
from pipeline.text.sentences import split_sentences
from schemas.records import Citations, Dropped, Facts, Judgment, Paragraph, SegmentedJudgment, Sentence
from schemas.roles import ARGUMENT, FACTS, NONE, PREAMBLE, RATIO
from schemas.settings import Settings

ROOT = Path(__file__).resolve().parents[3]

OPENING = "This appeal arises out of a quarrel over a well."
STORY = (
    "Mohan went to the well at noon.",
    "His brother was waiting there with a stick.",
    "Mohan was struck on the head and fell into the well.",
)
CLOSING = "The appeal is therefore dismissed by this Court."


def make_judgment(*blocks: str | tuple[str, str], docid: str = "1") -> Judgment:
    """A judgment; a block is the text of a p, or (kind, text)."""
    paragraphs = [Paragraph(*(("p", block) if isinstance(block, str) else block), None) for block in blocks]
    return Judgment(docid, "A vs B", "Delhi High Court", None, None, None, [], [], paragraphs, [])


def tag(
    judgment: Judgment, tell: Callable[[str], str] = lambda _: FACTS, score: float = 0.5
) -> list[Sentence]:
    """The sentences of a judgment; the tagger calls all of them facts unless told otherwise."""
    return [
        Sentence(index, start, end, tell(paragraph.text[start:end]), score)
        for index, paragraph in enumerate(judgment.paragraphs)
        for start, end in split_sentences(paragraph.text)
    ]


def gather(judgment: Judgment, sentences: Sequence[Sentence], *, min_facts: int) -> Facts | Dropped:
    return gather_facts(judgment, sentences, find_quotations(judgment.paragraphs), min_facts=min_facts)


def list_kept(*blocks: str | tuple[str, str]) -> list[str]:
    """What is left when the tagger calls everything a fact."""
    found = gather(judgment := make_judgment(*blocks), tag(judgment), min_facts=1)
    return [sentence.text for sentence in found.sentences] if isinstance(found, Facts) else []


def list_reasons(*blocks: str | tuple[str, str]) -> list[str | None]:
    judgment = make_judgment(*blocks)
    return find_exclusions(judgment.paragraphs, tag(judgment), find_quotations(judgment.paragraphs))


# What is kept


def test_sentences_tagged_facts_are_kept_in_order_with_their_place() -> None:
    judgment = make_judgment(
        f"{OPENING} {STORY[0]}", f"{STORY[1]} It is argued that he fell.", f"{STORY[2]} {CLOSING}"
    )
    sentences = tag(judgment, lambda text: FACTS if text in STORY else ARGUMENT)
    found = gather(judgment, sentences, min_facts=3)
    assert isinstance(found, Facts)
    assert [sentence.text for sentence in found.sentences] == list(STORY)
    assert [sentence.paragraph for sentence in found.sentences] == [0, 1, 2]
    for sentence in found.sentences:
        text = judgment.paragraphs[sentence.paragraph].text
        assert text[sentence.start : sentence.end] == sentence.text


def test_sentences_stand_on_one_line() -> None:
    text = f"{OPENING}\n\n     Mohan went to the\n     well at noon.\n\n{CLOSING}"
    assert list_kept(("pre", text))[1] == "Mohan went to the well at noon."


def test_the_confidence_is_the_mean_score_of_what_is_kept() -> None:
    judgment = make_judgment("IN THE HIGH COURT", OPENING, *STORY, CLOSING)
    scores = [0.1, 0.5, 0.75, 1.0, 0.75, 0.5]
    sentences = [
        Sentence(each.paragraph, each.start, each.end, FACTS, score)
        for each, score in zip(tag(judgment), scores, strict=True)
    ]
    found = gather(judgment, sentences, min_facts=1)
    assert isinstance(found, Facts)
    assert found.confidence == pytest.approx(3.5 / 5)


@pytest.mark.parametrize(("least", "is_kept"), [(1, True), (3, True), (4, False)])
def test_judgments_with_too_few_facts_are_dropped_with_the_reason(least: int, is_kept: bool) -> None:
    judgment = make_judgment(OPENING, *STORY, CLOSING)
    sentences = tag(judgment, lambda text: FACTS if text in STORY else RATIO)
    found = gather(judgment, sentences, min_facts=least)
    if is_kept:
        assert isinstance(found, Facts)
    else:
        assert found == Dropped("1", "facts", "fewer than 4 fact sentences")


def test_a_judgment_without_facts_is_dropped() -> None:
    judgment = make_judgment(OPENING, CLOSING)
    sentences = tag(judgment, lambda _: RATIO)
    assert gather(judgment, sentences, min_facts=1) == Dropped("1", "facts", "no fact sentence")
    assert isinstance(gather(make_judgment(), [], min_facts=1), Dropped)


# What stands above and below the judgment

OLD_HEAD = """PETITIONER:
MOHAN LAL

        Vs.

RESPONDENT:
THE STATE

DATE OF JUDGMENT12/03/1961

BENCH:
RAO, K.

ACT:
     Wells Act, 1900, s. 4-Whether a well is a place.

HEADNOTE:
     The appellant went to the well and was struck there by his brother.
     He was tried for the fall of his brother. The trial court acquitted him.
     HELD: a well is a place.

JUDGMENT:
"""


def test_the_head_of_an_old_report_is_never_facts() -> None:
    judgment = (
        f"{OLD_HEAD}CRIMINAL APPELLATE JURISDICTION: Appeal No. 4 of 1960.\n{OPENING}\n{STORY[0]}\n{CLOSING}"
    )
    assert list_kept(("pre", judgment)) == [OPENING, STORY[0], CLOSING]


def test_the_head_may_lie_in_several_paragraphs() -> None:
    head = [
        ("pre", "PETITIONER:\nMOHAN LAL"),
        "DATE OF JUDGMENT: 12/03/1961 BENCH: RAO, K.",
        "HEADNOTE: He was struck.",
    ]
    reasons = list_reasons(
        *head, "He was tried and acquitted.", ("pre", "JUDGMENT:"), OPENING, *STORY, CLOSING
    )
    assert reasons[-5:] == [None] * 5
    assert set(reasons[:-6]) == {HEAD}


def test_only_a_report_has_such_a_head() -> None:
    impugned = "IMPUGNED JUDGMENT: it is well reasoned and must stand."
    for above in ("PETITIONER: MOHAN LAL", "DATE OF JUDGMENT : 12.03.2008"):
        assert list_reasons(above, OPENING, *STORY, impugned) == [ABOVE, *[None] * 5]
    far = ["He was heard there by us."] * 300
    assert HEAD not in list_reasons(
        OPENING, *STORY, *far, "HEADNOTE: he was heard.", "JUDGMENT: he was heard."
    )


def test_what_stands_above_the_first_sentence_of_prose_is_never_facts() -> None:
    title = [
        (
            "pre",
            "IN THE HIGH COURT OF MADRAS\n\n   Criminal Appeal No. 12 of 2008\n\nMohan Lal  ... Appellant",
        ),
        "Ram Lal S/o Shyam Lal, aged about 40 years, R/o Village Kheri, District Meerut ... Respondent",
        "For the Appellant : Mr. K. Rao, learned counsel. For the State : Ms. S. Sen, Addl. P.P.",
        "CORAM : Hon'ble Mr. Justice A. Bose",
    ]
    assert list_kept(*title, OPENING, *STORY, CLOSING) == [OPENING, *STORY, CLOSING]


@pytest.mark.parametrize("heading", ["JUDGMENT", "ORDER :", "J U D G M E N T", "O R D E R"])
def test_the_prayer_above_the_title_is_never_facts(heading: str) -> None:
    prayer = [
        "Prayer: Criminal Appeal filed under Section 374 of the Code to set aside the judgment.",
        f"This appeal coming on for hearing this day, the Court delivered the following: {heading}",
    ]
    assert list_kept("Mohan Lal .. Appellant", *prayer, OPENING, *STORY, CLOSING) == [
        OPENING,
        *STORY,
        CLOSING,
    ]


def test_a_title_may_stand_in_one_line_with_the_first_sentence() -> None:
    prayer = (
        "Prayer: Criminal Petition filed under Section 439 of the Code to enlarge the petitioner on bail."
    )
    opening = "ORDER The petitioner is before this Court seeking bail."
    assert list_kept(prayer, opening, *STORY, CLOSING) == [opening, *STORY, CLOSING]


def test_a_title_far_below_is_none() -> None:
    story = [OPENING, *STORY, "He was taken to the hospital by a passer-by."]
    assert list_kept(*story, "ORDER", CLOSING) == [*story, CLOSING]
    assert list_kept(OPENING, *STORY, "ORDER", CLOSING) == [OPENING, *STORY, CLOSING]  # nor in a short order


def test_signatures_and_copies_are_never_facts() -> None:
    ending = [
        "Sd/-",
        "(K. RAO) JUDGE",
        "New Delhi; March 12, 2008.",
        "To: 1. The Inspector of Police, Kheri.",
    ]
    assert list_reasons(OPENING, *STORY, CLOSING, *ending)[5:] == [BELOW] * 4


def test_a_document_without_prose_has_no_facts() -> None:
    assert list_kept("IN THE HIGH COURT", "Appeal dismissed.", "Sd/-") == []


@pytest.mark.parametrize(
    "text",
    [
        OPENING,
        *STORY,
        CLOSING,
        "1. Five persons were tried in the Court of the Sessions Judge, Kheri under Section 395 I.P.C.",
        "The case of the prosecution lies in a short compass",
        "मोहन दोपहर के समय कुएं पर पानी लेने गया था।",
    ],
)
def test_sentences_that_are_prose(text: str) -> None:
    assert is_prose(text)


@pytest.mark.parametrize(
    "text",
    [
        "IN THE HIGH COURT OF JUDICATURE AT MADRAS",
        "Shri K. L. Rao, learned counsel for the appellant.",
        "THIS APPEAL HAVING BEEN HEARD ON 12.03.2008, THE COURT DELIVERED THE FOLLOWING:",
        "Mohan Lal, aged about 40 years, resident of Village Kheri, District Meerut.",
        "Appeal dismissed.",
        "उच्च न्यायालय, जबलपुर",
    ],
)
def test_lines_that_are_no_prose(text: str) -> None:
    assert not is_prose(text)


# What is no sentence


@pytest.mark.parametrize(
    "text", ["12.", "(iii)", "Page 3 of 17", "1,20,000", "4(b).", "-:: 5 ::-", "Rs.", "…", "No. 12 of 2008"]
)
def test_bare_numbers(text: str) -> None:
    assert is_number(text)


@pytest.mark.parametrize(
    "text",
    [
        "(2004) 3 SCC 12.",
        "(1) [1963] Supp. 2 S.C.R. 38.",
        "See Mohan Lal v. State of Kheri, AIR 1970 SC 1.",
        "Mohan vs. Ram & Ors. reported in 1998 Cri.L.J. 77",
    ],
)
def test_bare_citations(text: str) -> None:
    assert is_citation(text)


@pytest.mark.parametrize(
    "text",
    [
        "FACTS",
        "Facts of the Case",
        "SUBMISSIONS ON BEHALF OF THE APPELLANT",
        "II. The Incident",
        "Mr. K. Rao, Adv.",
        "M. SEN, J.",
    ],
)
def test_bare_headings(text: str) -> None:
    assert is_heading(text)


@pytest.mark.parametrize(
    "text",
    [
        "Mohan died.",
        "He was 12.",
        "All four fell.",
        "P.W. 3 saw Mohan.",
        "Accordingly, Accused No. 1 Mohan, Accused No. 2 Ram,",
        "Mohan relied on Ram v. State, (2004) 3 SCC 12.",
        "Injury 3 cm x 2 cm on the scalp.",
        "कुआं गहरा था।",
    ],
)
def test_short_sentences_are_no_bare_ones(text: str) -> None:
    assert not (is_number(text) or is_citation(text) or is_heading(text))


def test_what_is_no_sentence_is_left_out_wherever_it_stands() -> None:
    blocks = [OPENING, "THE INCIDENT", STORY[0], "12.", STORY[1], "AIR 1970 SC 1.", STORY[2], CLOSING]
    assert list_reasons(*blocks) == [None, HEADING, None, NUMBER, None, CITATION, None, None]


# Whose words are quoted?

OTHER_CASE = "In Ram v. State, AIR 1970 SC 1, this Court held as under:"
QUOTED = (
    "“The accused in that case had taken a lamp from the temple and was seen by the priest. "
    "He had run to the river with it and had thrown it into the water before anybody could stop him.”"
)


def test_facts_of_other_cases_are_left_out() -> None:
    assert list_kept(OPENING, *STORY, OTHER_CASE, ("blockquote", QUOTED), CLOSING) == [
        OPENING, *STORY, OTHER_CASE, CLOSING
    ]  # fmt: skip


def test_a_passage_of_several_paragraphs_is_left_out_to_its_end() -> None:
    first, second = QUOTED.split(". ", 1)
    blocks = [OPENING, OTHER_CASE, ("blockquote", f"{first}."), ("blockquote", second), CLOSING]
    assert list_reasons(*blocks) == [None, None, AUTHORITY, AUTHORITY, None]


@pytest.mark.parametrize(
    "announcement",
    [
        "The first information report lodged by Mohan reads as under:",
        "P.W. 2 Ram deposed as follows:",
        "The complaint under Section 200 of the Code reads as under:",
        "The charge framed in State v. Mohan reads as under:",
        "On the same day he wrote as follows to his brother:",
    ],
)
def test_the_papers_of_the_case_itself_are_kept(announcement: str) -> None:
    kept = list_kept(OPENING, announcement, ("blockquote", QUOTED), CLOSING)
    assert len(kept) == 5
    assert "run to the river" in kept[3]


@pytest.mark.parametrize(
    ("words", "is_authority"),
    [
        ("The Supreme Court in Ram vs. State of Kheri observed thus:", True),
        ("In Ram (supra) it was said:", True),
        ("Rule 12 of the Wells Rules, 1960 reads as follows:", True),
        ("Section 4 of the Act is reproduced below:", True),
        ("Mohan V. Rao wrote:", False),
        ("The order in the bail application of the co-accused (Ram Vs. State) is reproduced here:", False),
        ("Clause 4 of the deed reads as under:", False),
        ("The panchnama drawn under Section 100 reads as follows:", False),
    ],
)
def test_who_is_announced(words: str, is_authority: bool) -> None:
    assert announces_authority(words) is is_authority


def test_the_running_title_of_this_case_announces_nothing() -> None:
    footer = "Mohan vs State Of Kheri on 4 May, 1961\nIndian Kanoon - http://indiankanoon.org/doc/1/ 8\n"
    text = f"{OPENING} The High Court held:\n{footer}\n{QUOTED}\n\n{CLOSING}"
    assert AUTHORITY not in list_reasons(("pre", text))


# The stage


def write_stage(cache: Path, plan: StagePlan, shards: Sequence[Sequence[object]]) -> StagePlan:
    run_stage(
        plan, cache, lambda job: write_shard(job, shards[job.index], documents_in=len(shards[job.index]))
    )
    return plan


@pytest.fixture
def finished(tmp_path: Path) -> tuple[StagePlan, StagePlan, StagePlan]:
    """Finished stages `parse`, `cite` and `segment`; the last has lost a document of each shard."""
    quoting = (OTHER_CASE, ("blockquote", QUOTED))
    shards = [
        [
            make_judgment(OPENING, *STORY, *(quoting if n == 3 else ()), CLOSING, docid=f"{shard}{n}")
            for n in range(5)
        ]
        for shard in range(2)
    ]
    told = {
        docid: ARGUMENT if docid.endswith("4") else FACTS
        for docid in ("00", "02", "03", "04", "10", "12", "13", "14")
    }

    def tag_told(judgment: Judgment) -> list[Sentence]:
        role = told[judgment.docid]
        return tag(judgment, lambda text: role if text in STORY or text in QUOTED else RATIO)

    segmented = [
        [SegmentedJudgment(each.docid, tag_told(each)) for each in shard if each.docid in told]
        for shard in shards
    ]
    cited = [[cite_judgment(each, {}) for each in shard] for shard in shards]
    parse = write_stage(tmp_path, StagePlan("parse", (), Judgment, {}, ("a", "b")), shards)
    cite = write_stage(tmp_path, StagePlan("cite", (), Citations, {}, parse.keys), cited)
    return (
        parse,
        cite,
        write_stage(tmp_path, StagePlan("segment", (), SegmentedJudgment, {}, parse.keys), segmented),
    )


def test_every_judgment_meets_its_own_sentences_and_quotations(
    tmp_path: Path, finished: tuple[StagePlan, StagePlan, StagePlan]
) -> None:
    _, cite, segment = finished

    def make(job: ShardJob) -> ShardSummary:
        return facts_shard(job, *(plan.folder(tmp_path) / job.part.name for plan in finished), 3)

    plan = plan_facts(segment, cite, min_facts=3)
    manifest = run_stage(plan, tmp_path, make)
    assert (manifest["documents_in"], manifest["documents_out"]) == (8, 6)
    assert manifest["dropped"] == {"fewer than 3 fact sentences": 2}
    rows = [
        row for part in sorted(plan.folder(tmp_path).glob("part-*")) for row in read_parquet(part).to_pylist()
    ]
    assert [row["docid"] for row in rows] == ["00", "02", "03", "10", "12", "13"]
    assert all([sentence["text"] for sentence in row["sentences"]] == list(STORY) for row in rows)
    assert {row["confidence"] for row in rows} == {0.5}


def test_the_fingerprint_knows_the_least_number_the_tagger_and_the_quotations(
    finished: tuple[StagePlan, StagePlan, StagePlan],
) -> None:
    parse, cite, segment = finished
    plan = plan_facts(segment, cite, min_facts=3)
    assert plan.fingerprint == plan_facts(segment, cite, min_facts=3).fingerprint
    assert plan.fingerprint != plan_facts(segment, cite, min_facts=4).fingerprint
    retagged = StagePlan("segment", (), SegmentedJudgment, {"tagger": "another"}, parse.keys)
    assert plan.fingerprint != plan_facts(retagged, cite, min_facts=3).fingerprint
    cited_again = StagePlan("cite", (), Citations, {"ids": "others"}, parse.keys)
    assert plan.fingerprint != plan_facts(segment, cited_again, min_facts=3).fingerprint


def test_the_setting_is_passed_on(
    tmp_path: Path, finished: tuple[StagePlan, StagePlan, StagePlan], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, plan in zip(
        ("plan_parse_stage", "plan_cite_stage", "plan_segment_stage"), finished, strict=True
    ):
        planned = PlannedStage(plan, lambda job: pytest.fail(f"made {job} again"))
        monkeypatch.setattr(facts_stage, name, lambda _, planned=planned: planned)
    stage = facts_stage.plan_facts_stage(Settings(cache=tmp_path, min_facts=7))
    assert stage.plan.parameters["min_facts"] == 7
    function, arguments = stage.find_work(ShardJob(tmp_path, 1, "facts", "key", Facts))
    folders = [plan.folder(tmp_path) / "part-00001.parquet" for plan in finished]
    assert (function, arguments[1:]) == (facts_shard, (*folders, 7))


# Against the truth


def count_exclusions(
    documents: Iterable[tuple[list[Paragraph], list[Sentence]]],
) -> tuple[Counter[str], Counter[str]]:
    """How many sentences there are of each role, and how many of them no tagger could make facts."""
    total: Counter[str] = Counter()
    excluded: Counter[str] = Counter()
    for paragraphs, sentences in documents:
        total.update(sentence.role for sentence in sentences)
        reasons = find_exclusions(paragraphs, sentences, find_quotations(paragraphs))
        excluded.update(each.role for each, reason in zip(sentences, reasons, strict=True) if reason)
    return total, excluded


def test_on_the_box_the_rules_take_preambles_and_leave_facts() -> None:
    def read() -> Iterable[tuple[list[Paragraph], list[Sentence]]]:
        for case in iterate_cases(23, 150):
            places = [(index, each) for index, block in enumerate(case.blocks) for each in block.sentences]
            sentences = [Sentence(index, each.start, each.end, each.role, 1.0) for index, each in places]
            yield [Paragraph(block.kind, block.text, None) for block in case.blocks], sentences

    total, excluded = count_exclusions(read())
    assert total[FACTS] > 3000
    assert excluded[FACTS] / total[FACTS] < 0.003
    assert excluded[PREAMBLE] / total[PREAMBLE] > 0.99
    assert excluded[NONE] / total[NONE] > 0.4


def test_on_annotated_judgments_the_rules_take_preambles_and_leave_facts(
    real_data: Callable[..., Path],
) -> None:
    """24 judgments. What is lost of their facts is cells of tables and numbers that were cut off."""
    roles = {0: PREAMBLE, 1: FACTS}

    def read() -> Iterable[tuple[list[Paragraph], list[Sentence]]]:
        for document in json.loads(real_data("roles", "build", "train24.json").read_bytes()):
            text, sentences = "", []
            for segment, label in zip(document["segments"], document["labels"], strict=True):
                start, end = (
                    len(text) + len(segment) - len(segment.lstrip()),
                    len(text) + len(segment.rstrip()),
                )
                if start < end:
                    sentences.append(Sentence(0, start, end, roles.get(label, NONE), 1.0))
                text += segment
            yield [Paragraph("pre", text, None)], sentences

    total, excluded = count_exclusions(read())
    assert excluded[FACTS] / total[FACTS] < 0.05
    assert excluded[PREAMBLE] / total[PREAMBLE] > 0.98
