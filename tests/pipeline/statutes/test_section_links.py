"""What the site's links say about the ids of sections, and what comes of many such votes."""

import csv
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from pipeline.links.stage import NAMES_CODE, find_section_links, link_shard, plan_links
from pipeline.parse.document import parse_document
from pipeline.sections.stage import MOST_CANDIDATES, choose_next, count_votes
from pipeline.shards import ShardJob, read_summary, write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.acts import ACTS, IPC
from schemas.errors import BadInputError
from schemas.records import Judgment, Link, Paragraph, SectionLink, SectionLinks
from schemas.statutes import clean_number, find_section

RealData = Callable[..., Path]
_LINK = re.compile(r"\[(.+?)\]\((\d*)\)")


def make_judgment(docid: str, *texts: str) -> Judgment:
    """A judgment from paragraphs in which links are written [text](id)."""
    paragraphs: list[Paragraph] = []
    links: list[Link] = []
    for number, marked in enumerate(texts):
        text = ""
        place = 0
        for match in _LINK.finditer(marked):
            text += marked[place : match.start()]
            links.append(
                Link(number, len(text), len(text) + len(match[1]), f"/doc/{match[2]}/", match[2] or None)
            )
            text += match[1]
            place = match.end()
        paragraphs.append(Paragraph("p", text + marked[place:], None))
    return Judgment(docid, "A vs B", "Delhi High Court", None, None, None, (), (), paragraphs, links)


def read_votes(*texts: str) -> list[tuple[str, str]]:
    return [(link.section, link.target) for link in find_section_links(make_judgment("1", *texts)).links]


@pytest.mark.parametrize(
    ("text", "votes"),
    [
        ("convicted under [Section 302](11) of the Indian Penal Code", [("302", "11")]),
        ("convicted under [Section 302 IPC](11) and sentenced", [("302", "11")]),
        ("guilty of [Section 498-A](12), I.P.C. and no more", [("498A", "12")]),
        ("under [Sections 147](1), [148](2) of the Penal Code", [("147", "1"), ("148", "2")]),
        ("under [Section 304](4) Part II of the Indian Penal Code", [("304", "4")]),
    ],
)
def test_a_link_votes_for_the_section_that_is_named_under_it(text: str, votes: list[tuple[str, str]]) -> None:
    assert read_votes(text) == votes


@pytest.mark.parametrize(
    "text",
    [
        "statements under [Section 161](5) of the Code of Criminal Procedure",
        "under Section 302 of the [Indian Penal Code](6)",
        "he relied on [Ram vs State 302](7) under Section 34 of the Indian Penal Code",
        "convicted under [Section 302](), Indian Penal Code",
        "offences under [Section 376(2)](8) of the Indian Penal Code",
        "convicted under [Section 302](9) thereof",
        "under [Section 302](9) as charged. " + "He ran away. " * 6 + "Section 34 of the Indian Penal Code",
        "under [Section 999](9) of the Indian Penal Code",
        "[" + "the judgment of the learned judge on section 302 " * 3 + "of the Indian Penal Code](9)",
    ],
)
def test_other_links_tell_nothing(text: str) -> None:
    assert read_votes(text) == []


def test_no_name_of_the_code_is_overlooked() -> None:
    code = next(act for act in ACTS if act.key == IPC)
    assert all(NAMES_CODE.search(name) for name in (*code.names, *code.initials, "I.P.C.", "I. P. C"))


def test_a_judgment_says_each_thing_once() -> None:
    again = "under [Section 302](11) of the Indian Penal Code"
    assert read_votes(again, again, "and [Section 302 IPC](12)") == [("302", "11"), ("302", "12")]


# The stage


def write_parsed(folder: Path, shards: Iterable[Iterable[Judgment]]) -> StagePlan:
    """Tables as the parse stage leaves them."""
    shards = [list(shard) for shard in shards]
    plan = StagePlan("parse", (), Judgment, {}, tuple(map(str, range(len(shards)))))
    run_stage(
        plan, folder, lambda job: write_shard(job, shards[job.index], documents_in=len(shards[job.index]))
    )
    return plan


def run_links(folder: Path, parse: StagePlan) -> Path:
    plan = plan_links(parse)
    parsed = parse.folder(folder)
    run_stage(plan, folder, lambda job: link_shard(job, parsed / job.part.name))
    return plan.folder(folder)


def test_every_judgment_has_its_row_and_shards_follow_those_of_parse(tmp_path: Path) -> None:
    first = [
        make_judgment("1", "under [Section 302](11) of the Indian Penal Code"),
        make_judgment("2", "No."),
    ]
    parse = write_parsed(tmp_path, [first, [], [make_judgment("3", "[Section 34 IPC](12)")]])
    folder = run_links(tmp_path, parse)
    rows = [pq.read_table(part).to_pylist() for part in sorted(folder.glob("part-*.parquet"))]
    assert rows == [
        [{"docid": "1", "links": [{"section": "302", "target": "11"}]}, {"docid": "2", "links": []}],
        [],
        [{"docid": "3", "links": [{"section": "34", "target": "12"}]}],
    ]
    assert read_summary(folder / "part-00000.parquet").documents_in == 2
    assert len(plan_links(parse).inputs) == 3


def test_a_shard_that_did_not_change_keeps_its_key(tmp_path: Path) -> None:
    before = StagePlan("parse", (), Judgment, {}, ("a", "b"))
    after = StagePlan("parse", (), Judgment, {}, ("a", "c"))
    assert plan_links(before).keys[0] == plan_links(after).keys[0]
    assert plan_links(before).keys[1] != plan_links(after).keys[1]


def test_a_damaged_table_is_one_sentence(tmp_path: Path) -> None:
    parsed = tmp_path / "part-00000.parquet"
    job = ShardJob(tmp_path / "links", 0, "links", "key", SectionLinks)
    for content in (None, b"PAR1 and no more"):
        if content is not None:
            parsed.write_bytes(content)
        with pytest.raises(BadInputError, match=r"missing or damaged: run \./ilsi verify --forget"):
            link_shard(job, parsed)
    assert not list((tmp_path / "links").glob("*"))


# Votes


def write_links(folder: Path, *shards: list[list[tuple[str, str]]]) -> list[Path]:
    """Tables of links: for each judgment its pairs of section and id."""
    parts = []
    for index, judgments in enumerate(shards):
        job = ShardJob(folder, index, "links", "key", SectionLinks)
        records = [
            SectionLinks(f"{index}-{number}", [SectionLink(*pair) for pair in pairs])
            for number, pairs in enumerate(judgments)
        ]
        write_shard(job, records, documents_in=len(records))
        parts.append(job.part)
    return parts


def test_votes_are_judgments_most_first_and_ties_go_to_the_smaller_id(tmp_path: Path) -> None:
    parts = write_links(
        tmp_path,
        [[("302", "9"), ("34", "100")], [("302", "100")], []],
        [[("302", "100"), ("302", "9")], [("34", "20")], [("302", "7")]],
    )
    votes = count_votes(parts)
    assert [(section, list(ids.items())) for section, ids in votes.items()] == [
        ("34", [("20", 1), ("100", 1)]),
        ("302", [("9", 2), ("100", 2), ("7", 1)]),
    ]


def test_no_judgments_no_votes(tmp_path: Path) -> None:
    assert count_votes(write_links(tmp_path, [], [[], []])) == {}
    assert count_votes([]) == {}


def test_a_flood_of_wrong_ids_neither_fills_memory_nor_hides_the_right_one(tmp_path: Path) -> None:
    wrong = [[("302", str(1000 + number))] for number in range(1000)]
    right = [[("302", "7")]] * 5
    votes = count_votes(write_links(tmp_path, right, wrong, wrong, right))
    assert next(iter(votes["302"].items())) == ("7", 10)
    assert len(votes["302"]) <= 256


VOTES = {
    "34": {"1": 9, "2": 5, "3": 2, "4": 1},
    "302": {"5": 7, "1": 1},
    "498A": {"6": 1},
}


@pytest.mark.parametrize(
    ("found", "settled", "wanted"),
    [
        ((), (), ("1", "5", "6")),
        (("34",), ("1",), ("5", "6")),
        (("498A",), ("1", "5"), ("2",)),  # 302's second candidate is settled, too
        ((), ("1", "2", "5", "6"), ("3",)),
        ((), ("1", "2", "3", "5", "6"), ()),  # the fourth is not asked for
        (("34", "302", "498A"), (), ()),
    ],
)
def test_the_next_candidates(
    found: tuple[str, ...], settled: tuple[str, ...], wanted: tuple[str, ...]
) -> None:
    assert choose_next(VOTES, found, settled) == wanted


def test_an_id_that_two_sections_want_is_asked_for_once() -> None:
    assert choose_next({"34": {"1": 1}, "35": {"1": 1}}, (), ()) == ("1",)


# Real judgments


@pytest.fixture(scope="module")
def real_votes(real_data: RealData, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, int]]:
    """Votes of the links of all real judgments."""
    bodies = [
        row["json"].encode() for row in pq.read_table(real_data("kanoon", "api_doc.parquet")).to_pylist()
    ]
    bodies += [page.read_bytes() for page in sorted(real_data("kanoon", "pages").glob("*.html"))]
    documents = [parse_document(body) for body in bodies]
    folder = tmp_path_factory.mktemp("votes")
    parse = write_parsed(folder, [[each for each in documents if isinstance(each, Judgment)]])
    votes = count_votes(sorted(run_links(folder, parse).glob("part-*.parquet")))
    return {section: dict(ids) for section, ids in votes.items()}


@pytest.fixture(scope="module")
def known_ids(real_data: RealData) -> dict[str, set[str]]:
    """The ids that links use, by section, from a public list."""
    ids: defaultdict[str, set[str]] = defaultdict(set)
    with real_data("statutes", "kanoon_ipc_ids.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            named = re.fullmatch(r"Section (\S+) in The Indian Penal Code(?:, 1860)?", row["section_name"])
            if named and find_section(named[1]):
                ids[clean_number(named[1])].add(row["section_id"])
    return ids


def test_links_of_real_judgments_lead_to_the_right_ids(
    real_votes: dict[str, dict[str, int]], known_ids: dict[str, set[str]]
) -> None:
    judged = {section: list(ids) for section, ids in real_votes.items() if section in known_ids}
    first = [section for section, ids in judged.items() if ids[0] in known_ids[section]]
    among = [section for section, ids in judged.items() if known_ids[section] & set(ids[:MOST_CANDIDATES])]
    assert len(judged) >= 200
    assert len(first) / len(judged) >= 0.97
    assert len(among) / len(judged) >= 0.98
    often = {section: ids for section, ids in real_votes.items() if max(ids.values()) >= 3}
    assert all(
        next(iter(often[section])) in known_ids[section] for section in often.keys() & known_ids.keys()
    )
