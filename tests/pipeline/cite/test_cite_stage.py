"""The stage `cite`: citations of whole judgments, cross-checked with links; all texts are invented."""

from pathlib import Path

import pytest

from pipeline.cite.stage import NAME, cite_judgment, cite_shard, plan_cite, read_section_ids
from pipeline.parquet import read_parquet
from pipeline.parse.stage import NAME as PARSE
from pipeline.shards import ShardJob, write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.records import Judgment, Link, Mention, Paragraph, Quotation, Section

ROOT = Path(__file__).resolve().parents[3]
SECTION_IDS = {"9001": "302", "9002": "307", "9003": "161"}


def make_judgment(*texts: str, links: tuple[tuple[int, str, str], ...] = (), docid: str = "1") -> Judgment:
    """A judgment; links are (paragraph, anchor, target id)."""
    paragraphs = [Paragraph("p", text, None) for text in texts]
    placed = [
        Link(
            place,
            texts[place].index(anchor),
            texts[place].index(anchor) + len(anchor),
            f"/doc/{target}/",
            target,
        )
        for place, anchor, target in links
    ]
    return Judgment(docid, "A vs B", "Delhi High Court", None, None, None, [], [], paragraphs, placed)


def cite(judgment: Judgment) -> dict[tuple[str, str], Mention]:
    mentions = cite_judgment(judgment, SECTION_IDS).mentions
    return {(mention.act, mention.section): mention for mention in mentions}


def test_a_link_confirms_what_the_text_says() -> None:
    found = cite(make_judgment("convicted under Section 302 IPC", links=((0, "Section 302", "9001"),)))
    assert found["IPC", "302"].how == "both"
    assert found["IPC", "302"].linked == "IPC 302"


def test_without_a_link_it_is_the_text_alone() -> None:
    found = cite(make_judgment("convicted under Section 302 IPC", links=((0, "Section 302", "77"),)))
    assert (found["IPC", "302"].how, found["IPC", "302"].linked) == ("text", None)


def test_a_link_to_another_section_is_a_conflict_kept_visible() -> None:
    found = cite(make_judgment("convicted under Section 302 IPC", links=((0, "Section 302", "9002"),)))
    assert (found["IPC", "302"].how, found["IPC", "302"].linked) == ("conflict", "IPC 307")
    assert ("IPC", "307") not in found


def test_a_link_to_the_penal_code_over_a_section_of_the_crpc_is_a_conflict() -> None:
    found = cite(make_judgment("a statement under Section 161 Cr.P.C.", links=((0, "Section 161", "9003"),)))
    assert found["CrPC", "161"].how == "conflict"
    assert ("IPC", "161") not in found


def test_one_link_over_a_list_contradicts_nothing_if_it_confirms_one_of_it() -> None:
    found = cite(make_judgment("convicted under Section 302/34 IPC", links=((0, "Section 302/34", "9001"),)))
    assert (found["IPC", "302"].how, found["IPC", "34"].how) == ("both", "text")


def test_a_link_over_words_that_cite_nothing_stands_as_a_link() -> None:
    found = cite(make_judgment("punished for murder as the Code says", links=((0, "murder", "9001"),)))
    mention = found["IPC", "302"]
    assert (mention.how, mention.found) == ("link", "link")
    assert (mention.start, mention.end) == (13, 19)


def test_mentions_are_in_the_order_of_the_text_with_offsets_into_their_paragraph() -> None:
    judgment = make_judgment("He was tried.", "Under Sections 302 and 307 IPC.", "Section 34 IPC too.")
    mentions = cite_judgment(judgment, {}).mentions
    words = [judgment.paragraphs[each.paragraph].text[each.start : each.end] for each in mentions]
    assert words == ["302", "307", "34"]


def test_quoted_words_are_marked() -> None:
    quoted = "“" + "It was held there that the accused had been rightly convicted of murder. " * 3
    judgment = make_judgment(f"The court said: {quoted}Section 302 IPC applies.” Here it is Section 307 IPC.")
    marked = {each.section: each.quoted for each in cite_judgment(judgment, {}).mentions}
    assert marked == {"302": True, "307": False}


def test_quotations_are_kept_also_where_nothing_is_cited() -> None:
    quoted = "“" + "It was held there that the accused had been rightly convicted of murder. " * 3 + "”"
    citations = cite_judgment(make_judgment("He was tried.", f"The court said: {quoted} We agree."), {})
    assert not citations.mentions
    assert citations.quotations == [Quotation(1, 16, 16 + len(quoted))]


def test_numbers_the_code_does_not_have_are_counted_with_the_reason() -> None:
    citations = cite_judgment(make_judgment("charged under Sections 302 and 620 IPC"), {})
    assert [each.section for each in citations.mentions] == ["302"]
    assert [(each.number, each.reason) for each in citations.rejected] == [
        ("620", "the Indian Penal Code has no section 620")
    ]


def write_table(cache: Path, plan: StagePlan, rows: list[object]) -> Path:
    run_stage(plan, cache, lambda job: write_shard(job, rows, documents_in=len(rows)))
    return plan.folder(cache)


@pytest.fixture
def plans(tmp_path: Path) -> tuple[StagePlan, StagePlan]:
    parse = StagePlan(PARSE, (), Judgment, {}, ("a",))
    statutes = StagePlan("statutes", (), Section, {}, ("b",))
    judgments = [
        make_judgment("Section 302 IPC", links=((0, "Section 302", "9001"),), docid="1"),
        make_judgment("nothing is cited here", docid="2"),
    ]
    sections = [
        Section(
            "IPC",
            "302",
            "Punishment for murder",
            "XVI",
            "Of offences affecting life",
            "Whoever.",
            "page",
            ["9001"],
        ),
        Section(
            "IPC",
            "307",
            "Attempt to murder",
            "XVI",
            "Of offences affecting life",
            "Whoever.",
            "page",
            ["9002", "5"],
        ),
        Section("IPC", "308", "An attempt", "XVI", "Of offences affecting life", "Whoever.", "page", ["5"]),
    ]
    write_table(tmp_path, parse, list(judgments))
    write_table(tmp_path, statutes, list(sections))
    return parse, statutes


def test_the_stage_keeps_every_document(tmp_path: Path, plans: tuple[StagePlan, StagePlan]) -> None:
    parse, statutes = plans

    def make(job: ShardJob):  # type: ignore[no-untyped-def]
        part = parse.folder(tmp_path) / job.part.name
        return cite_shard(job, part, statutes.folder(tmp_path) / "part-00000.parquet")

    plan = plan_cite(parse, read_section_ids(statutes.folder(tmp_path) / "part-00000.parquet"))
    manifest = run_stage(plan, tmp_path, make)
    rows = read_parquet(plan.folder(tmp_path) / "part-00000.parquet").to_pylist()
    assert (manifest["stage"], manifest["documents_in"], manifest["documents_out"]) == (NAME, 2, 2)
    assert [(row["docid"], [each["how"] for each in row["mentions"]]) for row in rows] == [
        ("1", ["both"]),
        ("2", []),
    ]


def test_only_other_ids_give_another_fingerprint(plans: tuple[StagePlan, StagePlan]) -> None:
    parse, _ = plans
    fingerprints = [plan_cite(parse, ids).fingerprint for ids in ({"1": "302"}, {"1": "302"}, {"1": "307"})]
    assert fingerprints[0] == fingerprints[1] != fingerprints[2]


def test_a_wrong_link_contradicts_the_ends_of_a_range_and_not_all_between() -> None:
    judgment = make_judgment("Sections 302 to 307 IPC", links=((0, "Sections 302 to 307", "9003"),))
    hows = [(each.section, each.how) for each in cite_judgment(judgment, SECTION_IDS).mentions]
    assert [section for section, how in hows if how == "conflict"] == ["302", "307"]


def test_a_wrong_link_does_not_hide_a_right_one() -> None:
    links = ((0, "302", "9001"), (0, "Section 302", "9002"))
    found = cite(make_judgment("convicted under Section 302 IPC", links=links))
    assert found["IPC", "302"].how == "both"


def test_an_id_that_two_sections_claim_tells_nothing(
    tmp_path: Path, plans: tuple[StagePlan, StagePlan]
) -> None:
    ids = read_section_ids(plans[1].folder(tmp_path) / "part-00000.parquet")
    assert ids == {"9001": "302", "9002": "307"}
