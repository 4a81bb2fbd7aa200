"""The report of a rebuild says what the tables say, needs nothing beside it and names nobody."""

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup, Tag

from pipeline.archive.coverage import CourtStatus, Gap
from pipeline.dedupe.stage import NEAR_DUPLICATE
from pipeline.finished import FinishedStages
from pipeline.graph.stage import connect_statutes, make_edges
from pipeline.label.stage import NONE_CHOSEN, NONE_CITED
from pipeline.report.figures.gather import ReportFigures, gather_figures
from pipeline.report.page import make_page, write_report
from pipeline.report.sections import list_sections, list_tables
from pipeline.shards import write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.errors import BadInputError
from schemas.masks import PLAIN, STRICT
from schemas.published import SPLITS
from schemas.records import (
    Citations,
    Distinct,
    Dropped,
    Duplicate,
    Edge,
    Facts,
    FactSentence,
    Judgment,
    JudgmentLabels,
    Mask,
    MaskedFacts,
    Paragraph,
    Section,
    SegmentedJudgment,
    SplitAssignment,
)
from schemas.statutes import read_ipc

ROOT = Path(__file__).resolve().parents[3]
LABELS = ("34", "302", "376", "420", "511")
ORIGINS = {"34": "file", "420": "ours", "511": "ours"}  # of texts; those of other sections are from pages


@dataclass(frozen=True)
class Case:
    """One document and what the stages make of it; `lost` is the stage that drops it and why."""

    docid: str
    labels: Sequence[str] = ("302",)
    split: str = "train"
    court: str = "Delhi High Court"
    decided_on: date | None = date(1999, 5, 17)
    sentences: Sequence[str] = ("He went home.",)
    masks: Sequence[str] = ()
    tier: str = PLAIN
    group: str | None = None
    duplicates: Sequence[Duplicate] = ()
    parted: Sequence[str] = ()
    lost: tuple[tuple[str, str], ...] = ()


TITLE = "Gopal Barua vs State Of Kheri on 17 May, 1999"
CASES = [
    Case("70001", ("34", "302"), masks=("PERSON", "PERSON", "DATE"), duplicates=[Duplicate("70008", 1.0)]),
    Case("70002", ("302",), sentences=("[PERSON 1] met [PERSON 2] there.", "He ran."), masks=("PERSON",) * 2),
    Case("70003", ("34", "302", "420"), court="Supreme Court of India", decided_on=date(2011, 2, 3)),
    Case("70004", ("420",), "validation", decided_on=None, group="70004", parted=["70006"]),
    Case("70005", ("376",), "test", tier=STRICT, masks=("AGE",), group="70005"),
    Case("70006", ("34",), "test", group="70005", parted=["70004", "70003"]),
    Case("70007", lost=(("parse", "not in English"),)),
    Case("70008", lost=(("dedupe", NEAR_DUPLICATE),)),
    Case("70009", lost=(("label", NONE_CITED), ("facts", "fewer than 3 fact sentences"))),
    Case("70010", lost=(("label", NONE_CHOSEN),)),
    Case("70011", lost=(("facts", "fewer than 3 fact sentences"),)),
    Case("70012", lost=(("label", NONE_CITED),)),
]
CASES[2] = replace(CASES[2], parted=["70006"])
COURTS = [
    CourtStatus(
        "delhi",
        19,
        13,
        {"fetched": 11, "disallowed": 1, "listed": 1},
        10,
        (Gap("delhi", date(1999, 5, 1), date(1999, 5, 1), "capped", 16, 10),),
    ),
    CourtStatus("supreme", 1, 1, {"fetched": 1}, 1, ()),
    CourtStatus(
        "madras", 0, 0, {}, 0, (Gap("chennai", date(1950, 1, 1), date(1979, 12, 31), "open", None, 0),)
    ),
]


def make_records(case: Case) -> dict[str, Any]:
    """What each stage would say of a case."""
    masks = [Mask(0, 0, 1, kind, "rule", None) for kind in case.masks]
    judgment = Judgment(
        case.docid,
        TITLE,
        case.court,
        case.decided_on,
        None,
        "Zubin Vakil",
        [],
        [],
        [Paragraph("p", "Harish Dogra went home.", None)],
        [],
    )
    group = case.group or case.docid
    return {
        "parse": judgment,
        "cite": Citations(case.docid, [], [], []),
        "label": JudgmentLabels(case.docid, case.labels),
        "segment": SegmentedJudgment(case.docid, []),
        "facts": Facts(case.docid, [FactSentence(0, 0, 4, "fact", 0.5)], 0.5),
        "mask": MaskedFacts(case.docid, case.tier, case.sentences, masks),
        "dedupe": Distinct(case.docid, group, case.duplicates, case.parted),
        "split": SplitAssignment(case.docid, group, case.split),
    }


# What goes into a stage is what came out of all of these.
INPUTS = {
    "parse": (),
    "cite": ("parse",),
    "label": ("parse",),
    "segment": ("parse",),
    "facts": ("parse", "segment"),
    "mask": ("parse", "segment", "facts"),
    "dedupe": ("parse", "segment", "facts", "mask", "label"),
    "split": ("parse", "segment", "facts", "mask", "label", "dedupe"),
}
PARAMETERS: Mapping[str, dict[str, Any]] = {
    "label": {"labels": ",".join(LABELS), "outside_quotes": False},
    "dedupe": {"keep_all": False, "tool": "<b>&"},
}


def build(
    cache: Path, cases: Sequence[Case], *, shards: int = 2, labels: Sequence[str] = LABELS
) -> FinishedStages:
    """Finished stages over these cases."""
    folders: dict[str, Path] = {}
    parameters = {**PARAMETERS, "label": {**PARAMETERS["label"], "labels": ",".join(labels)}}
    for stage, inputs in INPUTS.items():
        coming = [case for case in cases if not {name for name, _ in case.lost} & set(inputs)]
        number = shards if stage not in ("dedupe", "split") else 1
        record = {
            "parse": Judgment,
            "cite": Citations,
            "label": JudgmentLabels,
            "segment": SegmentedJudgment,
            "facts": Facts,
        }
        record |= {"facts": Facts, "mask": MaskedFacts, "dedupe": Distinct, "split": SplitAssignment}
        plan = StagePlan(
            stage,
            (),
            record[stage],
            parameters.get(stage, {}),
            tuple(f"{stage} {shard} {len(cases)}" for shard in range(number)),
        )

        def make(job: Any, stage: str = stage, coming: Sequence[Case] = coming, number: int = number) -> Any:
            mine = coming[job.index :: number]
            results = [
                Dropped(case.docid, stage, dict(case.lost)[stage])
                if stage in dict(case.lost)
                else make_records(case)[stage]
                for case in mine
            ]
            return write_shard(job, results, documents_in=len(mine))

        run_stage(plan, cache, make)
        folders[stage] = plan.folder(cache)
    statutes = StagePlan("statutes", (), Section, {}, ("statutes",))
    sections = [
        Section(
            "IPC",
            each.number,
            each.title,
            each.chapter,
            each.topic,
            "x",
            ORIGINS.get(each.number, "page"),
            [],
        )
        for each in read_ipc()
    ]
    run_stage(statutes, cache, lambda job: write_shard(job, sections, documents_in=len(sections)))
    folders["statutes"] = statutes.folder(cache)
    train = {case.docid: case.labels for case in cases if not case.lost and case.split == "train"}
    graph = StagePlan("graph", (), Edge, {"labels": ",".join(labels)}, (f"graph {len(cases)}",))
    nodes = len({edge.docid for edge in connect_statutes(labels)}) + len(train)
    run_stage(
        graph, cache, lambda job: write_shard(job, make_edges(labels, train, train), documents_in=nodes)
    )
    return FinishedStages({**folders, "graph": graph.folder(cache)})


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> ReportFigures:
    return gather_figures(build(tmp_path_factory.mktemp("cache"), CASES), COURTS, source="embedded")


@pytest.fixture(scope="module")
def page(figures: ReportFigures) -> str:
    return make_page(figures, title="Rebuilt", version="2.1.0")


def read_tables(page: str) -> dict[str, list[list[str]]]:
    """The rows of each table in a page, by its key."""
    found: dict[str, list[list[str]]] = {}
    for table in BeautifulSoup(page, "lxml").find_all("table"):
        rows = [[cell.get_text() for cell in row.find_all(["th", "td"])] for row in table.find_all("tr")]
        found[str(table["id"]).removeprefix("table-")] = rows[1:]
    return found


# The numbers


def test_each_document_is_lost_once_and_for_its_first_reason(page: str) -> None:
    assert read_tables(page)["flow"] == [
        ["Listed", "14", "100.0%", "", ""],
        ["Collected", "12", "85.7%", "1", "not allowed by robots.txt"],
        ["", "", "", "1", "not fetched yet"],
        ["Judgments", "11", "78.6%", "1", "not in English"],
        ["With labels", "8", "57.1%", "2", NONE_CITED],
        ["", "", "", "1", NONE_CHOSEN],
        ["With facts", "7", "50.0%", "1", "fewer than 3 fact sentences"],
        ["Distinct", "6", "42.9%", "1", NEAR_DUPLICATE],
        ["Published", "6", "42.9%", "", ""],
    ]


def test_a_ledger_that_went_on_is_not_what_was_built_from(tmp_path: Path) -> None:
    courts = [CourtStatus("delhi", 20, 20, {"fetched": 20}, 11, ())]
    figures = gather_figures(build(tmp_path, CASES), courts, source="web")
    assert [step.title for step in figures.flow][:2] == ["Collected", "Judgments"]
    assert figures.flow[0].documents == 12


def test_the_dataset_stands_beside_the_published_one(page: str) -> None:
    rows = {row[0]: row[1:] for row in read_tables(page)["published"]}
    assert rows["documents"] == ["66,090", "–", "6"]
    assert rows["labels per document (test)"] == ["3.78", "–", "1.00"]
    assert rows["words per document, mean"] == ["1,232", "1,304", "4"]  # 3.5: three words five times, and six
    assert (rows["train"][0], rows["train"][2]) == ("42,884", "3")
    assert rows["courts"][2] == "2"
    (leaking,) = [row[-1] for name, row in rows.items() if name.startswith("test documents that share")]
    assert leaking == "1 of 2 (50.0%)"


def test_labels_are_counted_in_all_splits(page: str) -> None:
    rows = read_tables(page)["labels"]
    assert [row[0] for row in rows] == ["34", "302", "420", "376", "511"]
    assert rows[0][3:] == ["file", "3", "50.0%", "2", "0", "1", "16.0"]
    assert rows[1][1:7] == ["2", "Punishment for murder", "page", "3", "50.0%", "3"]
    assert rows[4][3:] == ["ours", "0", "0.0%", "0", "0", "0", ""]
    assert read_tables(page)["label_counts"] == [
        ["1", "4", "66.7%"],
        ["2", "1", "16.7%"],
        ["3", "1", "16.7%"],
    ]


def test_labels_with_our_description_are_told(page: str, figures: ReportFigures) -> None:
    told = "Texts of their sections: 1 from the file, 2 from pages, 2 in our own words."
    assert f"{told} Not the words of the law but our own description: 420, 511." in page
    labels = [replace(label, text_from="page") for label in figures.labels]
    assert "our own" not in make_page(replace(figures, labels=labels), title="Rebuilt", version="2.1.0")


def test_splits_are_compared_with_their_aims(page: str) -> None:
    assert read_tables(page)["splits"] == [
        ["train", "3", "50.0%", "64%", "−14.0", "2.00"],
        ["validation", "1", "16.7%", "16%", "+0.7", "1.00"],
        ["test", "2", "33.3%", "20%", "+13.3", "1.00"],
    ]
    assert "Label 302 is missing from validation and test: it has too few groups (3)." in page
    assert "Label 511" not in page  # which no document has
    assert "1 label without a published document: 511." in page


def test_pairs_are_counted(page: str) -> None:
    tables = read_tables(page)
    assert tables["together"][0] == ["34 + 302", "2", "66.7%", "66.7%"]
    assert ["pairs in 1", "2", "36.0", "36.0", "36.0"] in tables["balance"]
    assert ["pairs in 2 to 4", "1", "36.0", "36.0", "36.0"] in tables["balance"]
    assert "worst_pairs" not in tables  # all have too few documents


def test_lengths_courts_and_years_are_of_published_documents_only(page: str) -> None:
    tables = read_tables(page)
    assert tables["lengths"][0] == ["sentences, all", "6", "1.2", "1", "2", "1", "2"]
    assert tables["lengths"][4] == ["words, all", "6", "3.5", "3", "6", "3", "6"]
    assert tables["courts"] == [
        ["Supreme Court of India", "1", "16.7%", "1", "0", "0", "2011"],
        ["Delhi High Court", "5", "83.3%", "2", "1", "2", "1999"],
    ]
    assert tables["decades"] == [
        ["1990–1999", "4", "66.7%"],
        ["2010–2019", "1", "16.7%"],
        ["unknown date", "1", "16.7%"],
    ]


def test_masks_and_tiers_are_counted(page: str) -> None:
    tables = read_tables(page)
    assert tables["masks"][0] == ["PERSON", "4", "66.7%", "2", "33.3%", "0.7"]
    assert ["AGE", "1", "16.7%", "1", "16.7%", "0.2"] in tables["masks"]
    assert tables["tiers"] == [
        ["plain", "5", "83.3%", "3", "1", "1"],
        ["strict", "1", "16.7%", "0", "0", "1"],
    ]


def test_duplicates_groups_and_parted_pairs_are_counted(page: str) -> None:
    tables = read_tables(page)
    assert tables["similarities"][-1] == ["1 (the same words)", "1", "100.0%"]
    assert sum(int(row[1]) for row in tables["similarities"]) == 1
    assert tables["groups"] == [["1", "4", "4"], ["2", "1", "2"]]
    assert tables["parted"] == [
        ["train and validation", "0"],
        ["train and test", "1"],
        ["validation and test", "1"],
        ["in the same split", "0"],
        ["all", "2"],
    ]


def test_similarities_are_stored_with_few_digits_and_still_in_their_step(tmp_path: Path) -> None:
    found = [Duplicate(str(each), each / 100) for each in (60, 64, 65, 95, 99)]
    figures = gather_figures(build(tmp_path, [Case("1", duplicates=found)]), (), source="web")
    counts = {step: count for step, count in figures.duplicates.similarities.items() if count}
    assert counts == {60: 2, 65: 1, 95: 2}


def test_gaps_are_told(page: str) -> None:
    tables = read_tables(page)
    assert [row[0] for row in tables["collection"]] == [
        "Supreme Court of India",
        "Madras High Court",
        "Delhi High Court",
    ]
    assert tables["collection"][2][1:] == ["19", "13", "11", "10", "1", "0", "1", "0", "1"]
    assert tables["gaps"] == [
        [
            "Delhi High Court",
            "delhi",
            "1999-05-01",
            "too many results to list",
            "16",
            "10",
            "6",
        ],
        ["Madras High Court", "chennai", "1950-01-01 to 1979-12-31", "not searched yet", "–", "0", "–"],
    ]
    assert "2 ranges of dates not completely listed; 6 documents known to be missing." in page


def test_the_graph_is_counted(page: str) -> None:
    rows = dict(row for row in read_tables(page)["graph"])
    assert rows["fact nodes"] == "3"
    assert rows["edges: fact cites section"] == rows["edges: section cited by fact"] == "6"


def test_tables_for_elsewhere_are_those_of_the_page(figures: ReportFigures, page: str) -> None:
    shown = read_tables(page)
    tables = list_tables(figures)
    assert len({table.key for table in tables}) == len(tables)
    for table in tables:
        assert all(len(row) == len(table.header) for row in table.rows)
        if table.key in shown:
            assert [list(row) for row in table.rows] == shown[table.key]
    assert {table.key for table in tables} - set(shown) == {
        "headline",
        "worst_pairs",
        *("acts_known", "links", "rejected", "acts"),
    }


# The page


def test_the_page_needs_nothing_beside_it(page: str) -> None:
    soup = BeautifulSoup(page, "lxml")
    assert not soup.find_all(["script", "link", "img", "iframe", "object", "base"])
    for tag in soup.find_all(True):
        for name, value in tag.attrs.items():
            assert not name.startswith("on"), name
            if name in ("href", "src", "xlink:href"):
                assert str(value).startswith("#")
    assert not re.search(r"https?:|@import|url\((?!#)", page)


def test_what_is_linked_is_there_and_names_are_unique(page: str) -> None:
    names = re.findall(r' id="([^"]+)"', page)
    assert len(set(names)) == len(names)
    used = re.findall(r'href="#([^"]+)"', page) + re.findall(r"url\(#([^)]+)\)", page)
    assert used
    assert set(used) <= set(names)


def test_every_figure_has_words_and_every_table_a_head(page: str) -> None:
    soup = BeautifulSoup(page, "lxml")
    figures = soup.find_all("figure")
    assert len(figures) == len(soup.find_all("svg")) == 11
    for figure in figures:
        picture = figure.find("svg")
        assert isinstance(picture, Tag)
        assert picture["role"] == "img"
        assert len(str(picture["aria-label"])) > 40
        assert figure.find("figcaption").get_text()  # type: ignore[union-attr]
        assert picture.find("text") is not None  # text is text, not outlines
    for table in soup.find_all("table"):
        assert table.find("caption")
        assert all(cell["scope"] == "col" for cell in table.select("thead th"))


def test_headings_have_an_order_and_the_contents_lists_them(page: str) -> None:
    soup = BeautifulSoup(page, "lxml")
    assert [heading.get_text() for heading in soup.find_all("h1")] == ["Rebuilt"]
    titles = [heading.get_text().split(". ", 1)[1] for heading in soup.select("main h2")]
    assert [link.get_text() for link in soup.select("nav a")] == titles
    assert len(titles) == 14


def test_nothing_of_a_case_is_in_the_page(page: str) -> None:
    text = re.sub(r"<style>.*?</style>|<path[^>]*>|<use[^>]*>", "", page, flags=re.DOTALL)
    for case in CASES:
        assert case.docid not in text
    assert not re.search("Gopal|Barua|Kheri|Dogra|Vakil|17 May|1999-05-17|went home|PERSON 2", text)


def test_what_is_written_is_escaped(figures: ReportFigures, page: str) -> None:
    assert "tool &lt;b&gt;&amp;" in page
    risky = '<img src="x">&'
    written = make_page(replace(figures, warnings=[risky]), title=risky, version=risky, extra=[(risky, "")])
    assert "<img" not in written
    assert written.count("&lt;img src=&quot;x&quot;&gt;&amp;") >= 5


def test_further_sections_are_added_with_their_html(figures: ReportFigures) -> None:
    page = make_page(figures, title="T", version="1", extra=[("Training", "<p class='x'>macro-F1 0.3</p>")])
    soup = BeautifulSoup(page, "lxml")
    (paragraph,) = soup.select("p.x")
    section = paragraph.find_parent("section")
    assert isinstance(section, Tag)
    assert section.find("h2").get_text() == "14. Training"  # type: ignore[union-attr]
    assert soup.select("nav a")[-2].get_text() == "Training"


def test_the_same_tables_give_the_same_bytes(tmp_path: Path, page: str) -> None:
    again = gather_figures(build(tmp_path / "again", CASES), COURTS, source="embedded")
    write_report(tmp_path / "new" / "report.html", make_page(again, title="Rebuilt", version="2.1.0"))
    assert (tmp_path / "new" / "report.html").read_bytes() == page.encode()


def test_charts_do_not_depend_on_a_style_that_somebody_set(figures: ReportFigures, page: str) -> None:
    import matplotlib

    with matplotlib.rc_context({"font.size": 30, "svg.fonttype": "path", "lines.linewidth": 9}):
        assert make_page(figures, title="Rebuilt", version="2.1.0") == page


def test_matplotlib_is_imported_only_when_something_is_drawn() -> None:
    code = "import sys, pipeline.report.page; print('matplotlib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_charts_may_be_drawn_in_many_threads(figures: ReportFigures) -> None:
    alone = list(list_sections(figures))
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda _: list(list_sections(figures)), range(4))) == [alone] * 4


# Few documents


def test_one_document_is_enough(tmp_path: Path) -> None:
    figures = gather_figures(build(tmp_path, [Case("1")], shards=1), (), source="files")
    page = make_page(figures, title="T", version="1")
    tables = read_tables(page)
    assert tables["splits"][0][1:3] == ["1", "100.0%"]
    assert "No document has two labels." in page
    assert "No near-duplicates were found." in page
    assert "Nothing is known about how these documents were collected." in page
    assert "fictional" not in page


def test_no_document_may_be_left(tmp_path: Path) -> None:
    figures = gather_figures(
        build(tmp_path, [Case("1", lost=(("facts", "no fact sentence"),))]), (), source="web"
    )
    page = make_page(figures, title="T", version="1")
    assert figures.published == 0
    assert read_tables(page)["flow"][-1] == ["Published", "0", "0.0%", "", ""]
    assert page.count("<p>No document is published.</p>") == 6


def test_nothing_has_a_date_and_nothing_is_missing(tmp_path: Path) -> None:
    cases = [
        Case(str(place), ("34", "302"), SPLITS[place % 3], decided_on=None, sentences=("One two.",) * place)
        for place in range(1, 31)
    ]
    courts = [CourtStatus(None, 0, 30, {"fetched": 30}, 30, ())]
    page = make_page(gather_figures(build(tmp_path, cases), courts, source="files"), title="T", version="1")
    assert read_tables(page)["decades"] == [["unknown date", "30", "100.0%"]]
    assert read_tables(page)["courts"][0][-1] == "–"
    assert "There are no gaps" in page
    assert "None: every label that a document has is in all three splits." in page
    assert read_tables(page)["worst_pairs"] == [
        ["34 + 302", "30", "10", "10", "10", "−30.7", "+17.3", "+13.3"]
    ]


def test_stages_of_two_builds_are_refused(tmp_path: Path) -> None:
    first, second = build(tmp_path, CASES), build(tmp_path, CASES[:5])
    mixed = FinishedStages({**first.folders, "split": second.folders["split"]})
    with pytest.raises(BadInputError, match="are from different builds"):
        gather_figures(mixed, (), source="web")


def test_a_browser_shows_it(tmp_path: Path, page: str) -> None:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        pytest.skip("needs chromium or google-chrome to look at the page")
    write_report(tmp_path / "report.html", page)
    done = subprocess.run(
        [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
            f"--user-data-dir={tmp_path / 'profile'}",
            "--window-size=400,2000",
            "--enable-logging=stderr",
            "--dump-dom",
            (tmp_path / "report.html").as_uri(),
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert "Refused to" not in done.stderr  # nothing that the page's own policy forbids
    assert len(BeautifulSoup(done.stdout, "lxml").find_all("svg")) == 11
