"""The stage `mask`: facts without names, by an entity finder of rules; all texts are invented."""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from flows.plans import masks as mask_stage
from flows.plans.masks import describe_removed
from flows.plans.plan import PlannedStage
from pipeline.cite.finder import find_citations
from pipeline.mask import stage as mask
from pipeline.mask.any_text import cut_text, mask_cut_texts
from pipeline.mask.finders import find_in_texts
from pipeline.mask.finding import DocumentTexts
from pipeline.mask.people.preamble import find_preamble_end
from pipeline.mask.removals import add_removals
from pipeline.mask.stage import (
    FORGOTTEN,
    LoadedEntities,
    MaskOptions,
    mask_rows,
    mask_shard,
    plan_mask,
)
from pipeline.parquet import read_parquet
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, run_stage
from pipeline.text.one_line import join_lines
from pipeline.text.sentences import split_sentences
from schemas.errors import BadInputError
from schemas.masks import PERSON, PLAIN, PRESETS, STRICT
from schemas.records import (
    Citations,
    Facts,
    FactSentence,
    Judgment,
    MaskedFacts,
    Mention,
    Paragraph,
    RejectedNumber,
    as_row,
)
from schemas.settings import Settings

ROOT = Path(__file__).resolve().parents[3]

TITLE = "Gopal Barua vs State Of Kheri on 4 May, 1961"
PREAMBLE = (
    "IN THE HIGH COURT OF KHERI\n\nCriminal Appeal No. 12 of 1960\n\nGopal Barua          ... Appellant\n\n"
    "        Versus\n\nThe State           ... Respondent\n\nFor the appellant : Mr. Zubin Vakil, Advocate"
)
STORY = (
    "Gopal Barua went to the well at noon and saw Harish Dogra there.\n"
    "   There he was\n   struck by Harish Dogra with a stick, and Mr. Vakil was told of it.",
    "He was tried under Sections 302 and 34 of the Indian Penal Code, and Barua was heard.",
)


class RuleFinder:
    """Knows one man, and remembers how much it was given at once."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []

    def find(self, texts: Sequence[str]) -> list[list[tuple[int, int, str]]]:
        self.batches.append(list(texts))
        return [[(*found.span(), PERSON) for found in re.finditer("Harish Dogra", text)] for text in texts]


def make_judgment(*texts: str, docid: str = "1", title: str = TITLE) -> Judgment:
    paragraphs = [Paragraph("p", text, None) for text in texts]
    return Judgment(docid, title, "Delhi High Court", None, None, None, [], [], paragraphs, [])


def make_mention(paragraph: int, start: int, end: int, section: str, how: str = "text") -> Mention:
    return Mention(paragraph, start, end, "IPC", section, None, "named", how, None, False)


def cite(judgment: Judgment) -> Citations:
    findings = find_citations([each.text for each in judgment.paragraphs])
    mentions = [make_mention(each.paragraph, each.start, each.end, each.section) for each in findings.cited]
    return Citations(judgment.docid, mentions, findings.rejected, [])


def gather(judgment: Judgment, first: int = 1) -> Facts:
    """All sentences are facts, from one of the paragraphs on."""
    sentences = [
        FactSentence(index, start, end, join_lines(paragraph.text, start, end).text, 0.5)
        for index, paragraph in enumerate(judgment.paragraphs)
        if index >= first
        for start, end in split_sentences(paragraph.text)
    ]
    return Facts(judgment.docid, sentences, 0.5)


Rows = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]


def make_rows(judgment: Judgment) -> Rows:
    return as_row(gather(judgment)), as_row(judgment), as_row(cite(judgment))


def mask_one(*texts: str, preset: str = "full", title: str = TITLE) -> MaskedFacts:
    rows = make_rows(make_judgment(*texts, title=title))
    (masked,) = mask_rows([rows], RuleFinder(), PRESETS[preset])
    assert isinstance(masked, MaskedFacts)
    return masked


# One judgment


def test_facts_are_masked_with_what_title_preamble_and_entities_tell() -> None:
    masked = mask_one(PREAMBLE, *STORY)
    assert masked.tier == PLAIN
    joined = " ".join(masked.sentences)
    assert not re.search("Gopal|Barua|Harish|Dogra|Vakil|302|34", joined)
    assert re.match(
        r"\[PERSON 1\] went to the well at noon and saw \[PERSON 2\] there\.$", masked.sentences[0]
    )
    assert "struck by [PERSON 2] with a stick" in masked.sentences[1]
    assert masked.sentences[2].endswith("and [PERSON 1] was heard.")
    assert "[SECTION]" in masked.sentences[2]


def test_masks_are_spans_of_the_sentences_as_they_were() -> None:
    judgment = make_judgment(PREAMBLE, *STORY)
    facts = gather(judgment)
    masked = mask_one(PREAMBLE, *STORY)
    rebuilt = [each.text for each in facts.sentences]
    for each in sorted(masked.masks, key=lambda mask: (mask.sentence, -mask.start)):
        form = PRESETS["full"].forms[each.kind].format(n=each.number)
        text = rebuilt[each.sentence]
        rebuilt[each.sentence] = text[: each.start] + form + text[each.end :]
        assert each.rule
        assert (each.number is not None) == (each.kind in ("PERSON", "PLACE", "ORG", "DATE"))
    assert rebuilt == masked.sentences
    words = {facts.sentences[each.sentence].text[each.start : each.end] for each in masked.masks}
    assert {"Gopal Barua", "Harish Dogra", "Barua"} <= words


def test_a_preset_decides_what_is_masked_and_how() -> None:
    assert "302" in " ".join(mask_one(PREAMBLE, *STORY, preset="paper").sentences)
    joined = " ".join(mask_one(PREAMBLE, *STORY, preset="ilsi-v2").sentences)
    assert joined.startswith("<ENTITY> went to the well")
    assert "<SECTION>" in joined
    assert "[" not in joined


@pytest.mark.parametrize("preset", PRESETS)
def test_sexual_offences_have_the_strict_tier_whatever_the_preset(preset: str) -> None:
    charge = "He was tried under Section 376 of the Indian Penal Code, and Barua was heard."
    masked = mask_one(PREAMBLE, STORY[0], charge, preset=preset)
    assert masked.tier == STRICT
    assert masked.sentences[0].startswith("[PERSON] went to the well")
    assert all(each.number is None for each in masked.masks)


def test_the_offence_may_be_cited_outside_the_facts() -> None:
    masked = mask_one(f"{PREAMBLE}\n\nUnder Section 376 of the Indian Penal Code.", *STORY)
    assert masked.tier == STRICT


def test_numbers_that_only_look_like_sections_are_masked_and_linked_words_are_not() -> None:
    text = "He was tried under Section 612 IPC for murder and was heard there by the court."
    judgment = make_judgment(PREAMBLE, text)
    linked = make_mention(1, text.index("murder"), text.index("murder") + 6, "302", how="link")
    cited = Citations("1", [linked], [RejectedNumber(1, 27, 30, "612", "no such section")], [])
    rows = (as_row(gather(judgment)), as_row(judgment), as_row(cited))
    (masked,) = mask_rows([rows], RuleFinder(), PRESETS["full"])
    assert isinstance(masked, MaskedFacts)
    assert "612" not in masked.sentences[0]
    assert "murder" in masked.sentences[0]


def test_the_bench_is_known() -> None:
    judgment = make_judgment(PREAMBLE, *STORY, "There Phiroze Contractor was heard by them all at noon.")
    facts, row, cited = make_rows(judgment)
    (masked,) = mask_rows(
        [(facts, row | {"author": None, "bench": ["Phiroze Contractor"]}, cited)],
        RuleFinder(),
        PRESETS["full"],
    )
    assert isinstance(masked, MaskedFacts)
    assert "Phiroze" not in " ".join(masked.sentences)


# Batches


def list_rows(number: int) -> list[Rows]:
    return [make_rows(make_judgment(PREAMBLE, *STORY, docid=str(place))) for place in range(number)]


def test_batches_are_bounded_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = list_rows(12)
    one = RuleFinder()
    whole = list(mask_rows(rows, one, PRESETS["full"]))
    assert len(one.batches) == 1
    size = sum(map(len, one.batches[0])) // 12
    for most in (1, 3 * size + 3):
        monkeypatch.setattr(mask, "BATCH_CHARACTERS", most)
        finder = RuleFinder()
        assert list(mask_rows(rows, finder, PRESETS["full"])) == whole
        assert all(sum(map(len, batch)) <= max(most, size) for batch in finder.batches)
        assert len(finder.batches) == (12 if most == 1 else 4)


def test_what_is_in_memory_does_not_grow_with_the_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mask, "BATCH_CHARACTERS", 2000)
    taken = []

    def give() -> Iterator[Rows]:
        for rows in list_rows(100):
            taken.append(rows)
            yield rows

    next(iter(mask_rows(give(), RuleFinder(), PRESETS["full"])))
    assert len(taken) <= 6


class Forgetful(RuleFinder):
    """Loses the last text."""

    def find(self, texts: Sequence[str]) -> list[list[tuple[int, int, str]]]:
        return super().find(texts)[:-1]


def test_a_finder_that_loses_texts_is_not_believed() -> None:
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        list(mask_rows(list_rows(1), Forgetful(), PRESETS["full"]))


# What the entity finder reads


def test_broken_lines_are_read_as_one_and_found_where_they_stand() -> None:
    text = "  There came\tHarish\n     Dogra  and sat."
    finder = RuleFinder()
    (found,) = find_in_texts(DocumentTexts([text]), finder)
    assert finder.batches == [["There came Harish Dogra and sat."]]
    assert {text[each.start : each.end] for each in found} == {"Harish\n     Dogra"}


def test_what_no_encoding_knows_does_not_reach_the_entity_finder() -> None:
    finder = RuleFinder()
    find_in_texts(DocumentTexts(["\ud800 Harish Dogra"]), finder)
    assert finder.batches == [["\ufffd Harish Dogra"]]


# Preambles


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_preamble_ends_where_prose_begins(line_end: str) -> None:
    prose = "The appellant was seen at the well by all of them. He was heard there and was then let go."
    text = f"{PREAMBLE}\n\n{prose}\n".replace("\n", line_end)
    assert text[find_preamble_end(text) :].startswith("The appellant was seen")
    assert find_preamble_end(prose) == 0
    assert find_preamble_end("") == 0


@pytest.mark.parametrize("parties", [0, 40, 120, 400])
def test_a_preamble_may_be_long(parties: int) -> None:
    names = "".join(f"{number}. Gopal Barua, son of Harish Barua, Kheri\n" for number in range(parties))
    prose = "The appellant was seen at the well by all of them. He was heard there and was then let go."
    text = f"{names}{PREAMBLE}\n\n{prose}\n"
    assert find_preamble_end(text) == text.index(prose)


def test_a_prayer_does_not_end_it() -> None:
    prayer = "The petition is filed to set aside the order that was made against him by the court.\n\n"
    text = f"{PREAMBLE}\n\n{prayer}Mr. Zubin Vakil ... for the State\n\nORDER\n"
    assert find_preamble_end(text) == len(text)


def test_notes_of_old_reports_are_no_part_of_it() -> None:
    text = (
        f"{PREAMBLE}\n\nHEADNOTE:\nHe was seen at the well.\n\nJUDGMENT:\nHe was seen there by all of them."
    )
    assert text[find_preamble_end(text) :].startswith("HEADNOTE:")


# Any text


def mask_any(text: str, **options: Any) -> tuple[str, list[str]]:
    (masked,) = mask_cut_texts([cut_text(text, **options)], RuleFinder(), PRESETS["full"])
    return masked.text, [text[each.start : each.end] for each in masked.masks]


def test_the_paragraphs_of_a_text_are_one_document() -> None:
    text = "\n\nHarish Dogra ran to the well.\r\n \r\n\tIt was noon, and Dogra\r\nwas tired.  \n\n\n"
    masked, words = mask_any(text)
    assert (
        masked
        == "\n\n[PERSON 1] ran to the well.\r\n \r\n\tIt was noon, and [PERSON 1]\r\nwas tired.  \n\n\n"
    )
    assert words == ["Harish Dogra", "Dogra"]


def test_a_text_has_a_title_and_a_tier() -> None:
    text = "Brelko ran to the well at noon, as the witness told the court."
    title = "Gopal Brelko vs State on 1 May, 2001"
    assert mask_any(text)[1] == []
    assert mask_any(text, title=title)[1] == ["Brelko"]
    assert mask_any(text, title=title, tier=STRICT)[0].startswith("[PERSON] ran")
    charge = " He was tried under Section 376 of the Indian Penal Code."
    assert mask_any(text + charge, title=title)[0].startswith("[PERSON] ran")
    assert mask_any(text + charge, title=title, tier=PLAIN)[0].startswith("[PERSON 1] ran")


@pytest.mark.parametrize("text", ["", " \n\n ", "\x00", "\ud800", "[", "Harish Dogra" * 3])
def test_odd_texts_come_back(text: str) -> None:
    masked, words = mask_any(text)
    if not words:
        assert masked == text


# The stage

Plans = tuple[StagePlan, StagePlan, StagePlan]
CHOICES = MaskOptions("rules", "planned", "full", frozenset())


def locate(docid: str) -> int | None:
    return int(docid) % 2 if int(docid) < 40 else None


@pytest.fixture
def finished(tmp_path: Path) -> Plans:
    """Finished stages `parse`, `cite` and `facts` of two shards; the last has lost a document of each."""
    shards: list[list[Judgment]] = [[], []]
    for docid in map(str, range(40)):
        shards[int(docid) % 2].append(make_judgment(PREAMBLE, *STORY, docid=docid))

    def write(plan: StagePlan, rows: Sequence[Sequence[object]]) -> StagePlan:
        run_stage(
            plan, tmp_path, lambda job: write_shard(job, rows[job.index], documents_in=len(rows[job.index]))
        )
        return plan

    parse = write(StagePlan("parse", (), Judgment, {}, ("a", "b")), shards)
    cited = write(
        StagePlan("cite", (), Citations, {}, parse.keys), [[cite(each) for each in shard] for shard in shards]
    )
    facts = write(
        StagePlan("facts", (), Facts, {}, parse.keys),
        [[gather(each) for each in shard[1:]] for shard in shards],
    )
    return parse, cited, facts


def run_mask(
    plans: Plans,
    cache: Path,
    choices: MaskOptions = CHOICES,
    loaded: str = "planned",
    finder_code: str = "pipeline.mask",
) -> tuple[StagePlan, dict[str, Any]]:
    def make(job: ShardJob) -> ShardSummary:
        folders = (plan.folder(cache) / job.part.name for plan in plans)
        return mask_shard(job, *folders, lambda _: LoadedEntities(RuleFinder(), loaded), choices)

    plan = plan_mask(plans[2], plans[1], choices, locate, finder_code=finder_code)
    return plan, run_stage(plan, cache, make)


def read_masked(plan: StagePlan, cache: Path) -> list[dict[str, Any]]:
    return [
        row for part in sorted(plan.folder(cache).glob("part-*")) for row in read_parquet(part).to_pylist()
    ]


def test_every_document_meets_its_own_citations(tmp_path: Path, finished: Plans) -> None:
    plan, manifest = run_mask(finished, tmp_path)
    assert (manifest["stage"], manifest["documents_in"], manifest["documents_out"]) == ("mask", 38, 38)
    assert manifest["dropped"] == {}
    alone = as_row(mask_one(PREAMBLE, *STORY))
    for row in read_masked(plan, tmp_path):
        assert row == alone | {"docid": row["docid"]}


def test_the_removal_list_is_obeyed_and_touches_its_shard_only(tmp_path: Path, finished: Plans) -> None:
    plan, _ = run_mask(finished, tmp_path)
    kept = [row["docid"] for row in read_masked(plan, tmp_path)]
    removed = kept[0]
    shorter, manifest = run_mask(
        finished, tmp_path, MaskOptions("rules", "planned", "full", frozenset({removed, "999"}))
    )
    assert manifest["dropped"] == {FORGOTTEN: 1}
    assert [row["docid"] for row in read_masked(shorter, tmp_path)] == kept[1:]
    shard = locate(removed)
    same = [a == b for a, b in zip(plan.keys, shorter.keys, strict=True)]
    assert same == [index != shard for index in range(2)]
    dropped = read_parquet(shorter.folder(tmp_path) / f"dropped-{shard:05d}.parquet").to_pylist()
    assert dropped == [{"docid": removed, "stage": "mask", "reason": "on the removal list"}]


def test_an_entity_finder_that_is_replaced_in_mid_run_stops_it(tmp_path: Path, finished: Plans) -> None:
    with pytest.raises(BadInputError, match=r"^rules has changed since the stage mask was planned: run"):
        run_mask(finished, tmp_path, loaded="another")


def test_the_fingerprint_knows_all_that_matters(finished: Plans) -> None:
    parse, cited, facts = finished
    others = [
        plan_mask(facts, cited, MaskOptions("rules", "planned", "paper", frozenset()), locate),
        plan_mask(facts, cited, MaskOptions("rules", "another", "full", frozenset()), locate),
        plan_mask(facts, cited, MaskOptions("rules", "planned", "full", frozenset({"1"})), locate),
        plan_mask(facts, StagePlan("cite", ("schemas.errors",), Citations, {}, parse.keys), CHOICES, locate),
        plan_mask(StagePlan("facts", ("schemas.errors",), Facts, {}, parse.keys), cited, CHOICES, locate),
    ]
    plan = plan_mask(facts, cited, CHOICES, locate)
    moved = plan_mask(facts, cited, MaskOptions("elsewhere", "planned", "full", frozenset()), locate)
    assert plan.fingerprint == moved.fingerprint  # what it is called does not matter
    others.append(plan_mask(facts, cited, CHOICES, locate, finder_code="embedded.random_streams"))
    assert len({plan.fingerprint, *(other.fingerprint for other in others)}) == len(others) + 1


# Its place in the flow


@pytest.fixture
def planned(tmp_path: Path, finished: Plans, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with the finished stages, and an entity finder that is never loaded."""
    names = ("plan_parse_stage", "plan_cite_stage", "plan_facts_stage")
    for name, plan in zip(names, finished, strict=True):
        stage = PlannedStage(plan, lambda job: pytest.fail(f"made {job} again"))
        monkeypatch.setattr(mask_stage, name, lambda _, stage=stage: stage)
    monkeypatch.setattr(mask_stage, "digest_entity_finder", lambda ner: f"digest of {ner}")
    monkeypatch.setattr(mask_stage, "locate_document", lambda _, docid: locate(docid))
    return tmp_path


def test_the_work_is_a_function_of_plain_values(planned: Path, finished: Plans) -> None:
    add_removals(planned, ["7"], None, date(2026, 1, 31))
    stage = mask_stage.plan_mask_stage(Settings(cache=planned, ner="own", masks="paper"))
    function, arguments = stage.find_work(ShardJob(planned, 1, "mask", "key", MaskedFacts))
    parts = tuple(plan.folder(planned) / "part-00001.parquet" for plan in finished)
    choices = MaskOptions("own", "digest of own", "paper", frozenset({"7"}))
    assert function is mask_shard
    assert arguments[1:] == (*parts, mask_stage.load_entity_finder, choices)
    assert stage.plan.parameters["preset"] == "paper"


def test_without_an_entity_finder_there_is_no_plan(planned: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mask_stage, "DEFAULT_NER", planned / "none")
    with pytest.raises(
        BadInputError,
        match=rf"the bundled entity model is missing at {planned}/none: reinstall ilsi or pass --ner",
    ):
        mask_stage.plan_mask_stage(Settings(cache=planned))
    assert mask_stage.find_ner(Settings(cache=planned, ner="own")) == "own"


def test_a_rebuild_says_how_many_were_left_out(planned: Path, finished: Plans) -> None:
    settings = Settings(cache=planned, ner="own")
    assert describe_removed(settings) is None
    add_removals(planned, ["0", "1", "2", "999"], None, date(2026, 1, 31))
    assert describe_removed(settings) is None  # not made yet
    stage = mask_stage.plan_mask_stage(settings)
    choices = stage.find_work(ShardJob(planned, 0, "mask", "key", MaskedFacts))[1][-1]
    _, manifest = run_mask(
        finished, planned, choices, loaded="digest of own", finder_code="model.entities.finder"
    )
    left_out = manifest["dropped"][FORGOTTEN]
    assert 1 <= left_out <= 3
    left = f"{left_out} of its 4 cases had facts here and were left out"
    assert describe_removed(settings) == f"removal list: {left}"
