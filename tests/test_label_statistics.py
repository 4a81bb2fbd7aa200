"""The page about the labels says what the tables say."""

import csv
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from pipeline.label_chart import draw_chart
from pipeline.label_page import has_statistics, write_statistics
from pipeline.label_statistics import (
    ActRow,
    LabelRow,
    LabelStatistics,
    QuoteEffect,
    find_title,
    gather_statistics,
)
from pipeline.labels import NONE_CHOSEN, NONE_CITED, label_shard, plan_label
from pipeline.shards import write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.errors import BadInputError
from schemas.records import Citations, Mention, Rejected

LABELS = ("34", "302", "376(2)", "511")


def mention(section: str, clause: str | None = None, **changes: Any) -> Mention:
    values = {"paragraph": 0, "start": 0, "end": 3, "act": "IPC", "section": section, "clause": clause}
    values |= {"found": "named", "how": "text", "linked": None, "quoted": False}
    return Mention(**(values | changes))


def rejected(number: str) -> Rejected:
    return Rejected(0, 0, 3, number, f"the Code has no section {number}")


SHARDS = [
    [
        Citations(
            "1", [mention("302"), mention("302", how="both"), mention("34", quoted=True)], [rejected("512")]
        ),
        Citations(
            "2", [mention("302", quoted=True), mention("437", act="CrPC"), mention("439", act="CrPC")], []
        ),
        Citations(
            "3", [mention("376", "(2)(g)", found="context"), mention("302", how="link", found="link")], []
        ),
    ],
    [
        Citations("4", [mention("420", found="heading", how="conflict", linked="IPC 34")], [rejected("600")]),
        Citations(
            "5",
            [mention("3", act="Dowry | Act"), mention("437", act="CrPC"), mention("9", act="unknown")],
            [],
        ),
    ],
]


def gather(cache: Path, *, outside_quotes: bool = False) -> tuple[Path, LabelStatistics]:
    """Statistics of the finished stages, and the folder of the labels."""
    cite = StagePlan("cite", 1, Citations, {}, ("a", "b"))
    run_stage(
        cite, cache, lambda job: write_shard(job, SHARDS[job.index], documents_in=len(SHARDS[job.index]))
    )
    cited = cite.folder(cache)
    plan = plan_label(cite, LABELS, outside_quotes=outside_quotes)
    run_stage(plan, cache, lambda job: label_shard(job, cited / job.part.name, LABELS, outside_quotes))
    return plan.folder(cache), gather_statistics(cited, plan.folder(cache))


def test_labels_and_documents_are_counted(tmp_path: Path) -> None:
    _, found = gather(tmp_path)
    assert (found.documents, found.labelled) == (5, 3)
    assert found.dropped == {NONE_CITED: 1, NONE_CHOSEN: 1}
    assert found.sizes == {2: 1, 1: 2}
    assert (found.mean_size, found.median_size) == (pytest.approx(4 / 3), 1)
    assert found.rows == [
        LabelRow("302", "Punishment for murder", 2, 3, pytest.approx(2 / 3)),
        LabelRow("34", find_title("34"), 1, 1, pytest.approx(1 / 3)),
        LabelRow("376(2)", "Punishment for rape", 1, 1, pytest.approx(1 / 3)),
        LabelRow("511", find_title("511"), 0, 0, 0),
    ]


def test_how_citations_were_found_is_counted(tmp_path: Path) -> None:
    _, found = gather(tmp_path)
    assert found.sections == {"34", "302", "376", "420"}
    assert found.found == {"named": 4, "context": 1, "heading": 1}
    assert found.how == {"text": 4, "both": 1, "conflict": 1, "link": 1}
    assert found.rejected == {"the Code has no section …": 2}
    assert found.acts == [
        ActRow("Code of Criminal Procedure, 1973", 2, 3),
        ActRow("Dowry | Act", 1, 1),
        ActRow("(no Act could be told)", 1, 1),
    ]


@pytest.mark.parametrize("outside_quotes", [False, True])
def test_the_effect_of_quoted_words_is_the_same_whichever_way_is_chosen(
    tmp_path: Path, outside_quotes: bool
) -> None:
    _, found = gather(tmp_path, outside_quotes=outside_quotes)
    assert found.quotes == QuoteEffect(
        mentions=6,
        quoted_mentions=2,
        documents_with=3,
        documents_without=2,
        labels_with=4,
        labels_without=2,
    )
    assert found.labelled == (2 if outside_quotes else 3)
    assert found.label_mentions["302"] == (2 if outside_quotes else 3)


@pytest.mark.parametrize(
    ("sizes", "median"),
    [
        ({}, 0),
        ({3: 1}, 3),
        ({1: 1, 2: 1}, 1.5),
        ({1: 2, 2: 1, 9: 1}, 1.5),
        ({1: 1, 5: 2}, 5),
        ({1: 2, 7: 2}, 4),
    ],
)
def test_the_median_lies_in_the_middle(sizes: dict[int, int], median: float) -> None:
    statistics = LabelStatistics((), False, 0, {})
    statistics.sizes.update(sizes)
    assert statistics.median_size == median


def test_the_files_say_the_same(tmp_path: Path) -> None:
    folder, found = gather(tmp_path)
    assert not has_statistics(folder)
    write_statistics(folder, found)
    assert has_statistics(folder)
    with (folder / "labels.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [(row["rank"], row["label"], row["documents"], row["mentions"]) for row in table] == [
        ("1", "302", "2", "3"), ("2", "34", "1", "1"), ("3", "376(2)", "1", "1"), ("4", "511", "0", "0")
    ]  # fmt: skip
    page = (folder / "labels.md").read_text(encoding="utf-8")
    for sentence in (
        "3 of 5 documents (60.0%) have at least one of the 4 labels.",
        "4 different sections of the Indian Penal Code are cited in all.",
        "Mean 1.33, median 1.",
        "| 1 | 2 | 66.7% |",
        "| 10 and more | 0 | 0.0% |",
        "| 1 | 302 | Punishment for murder | 2 | 3 | 66.7% |",
        "| the link points elsewhere; the text counts | 1 | 14.3% |",
        "| the Code has no section … | 2 | 100.0% |",
        "2 of 6 mentions (33.3%) stand in quoted words",
        "would take 2 of 4 (50.0%), and all labels from 1 of 3 documents (33.3%).",
        "| Dowry \\| Act | 1 | 1 |",
        f"| {NONE_CITED} | 1 |",
    ):
        assert sentence in page
    assert "Citations in quoted words are left out." not in page


def test_equal_tables_give_equal_bytes(tmp_path: Path) -> None:
    written = []
    for name in ("one", "two"):
        folder, found = gather(tmp_path / name)
        write_statistics(folder, found)
        written.append({path.name: path.read_bytes() for path in folder.glob("labels.*")})
    assert written[0] == written[1]
    assert set(written[0]) == {"labels.md", "labels.csv", "labels.svg"}


def test_the_page_of_another_version_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / "labels.md").write_text("# Labels\n")
    assert not has_statistics(tmp_path)
    (tmp_path / "labels.md").write_bytes(b"\xff\xfe")
    assert not has_statistics(tmp_path)


def test_an_empty_corpus_has_a_page_as_well(tmp_path: Path) -> None:
    write_statistics(tmp_path, LabelStatistics((), False, 0, {}))
    page = (tmp_path / "labels.md").read_text(encoding="utf-8")
    assert "0 of 0 documents (-) have at least one of the 0 labels." in page
    assert "No other Act is cited." in page
    ElementTree.parse(tmp_path / "labels.svg")  # noqa: S314 - our own file


def test_the_chart_draws_one_bar_a_label_in_proportion() -> None:
    rows = [
        LabelRow("302", "Murder & <more>", 40, 50, 0.8),
        LabelRow("376(2)", "x" * 90, 10, 9, 0.2),
        LabelRow("34", "", 0, 0, 0),
    ]
    chart = ElementTree.fromstring(draw_chart(rows, documents=50))  # noqa: S314 - our own text
    names = {"svg": "http://www.w3.org/2000/svg"}
    widths = [float(bar.attrib["width"]) for bar in chart.findall(".//svg:rect[@class='bar']", names)]
    assert widths[0] == pytest.approx(4 * widths[1], rel=0.01)
    assert widths[2] == 0
    titles = [title.text for title in chart.findall(".//svg:text[@class='title']", names)]
    assert titles[0] == "Murder & <more>"
    assert titles[1] is not None and titles[1].endswith("…") and len(titles[1]) < 60


def test_unfinished_labels_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match=r"has no manifest: run \./ilsi rebuild"):
        gather_statistics(tmp_path, tmp_path)
