"""What the report says about citations and labels is what the tables say."""

import csv
from pathlib import Path
from typing import Any

import pytest

from pipeline.finished import FinishedStages
from pipeline.label.label_names import find_title
from pipeline.label.stage import NONE_CHOSEN, NONE_CITED, label_shard, plan_label
from pipeline.report.figures.citations import (
    ActRow,
    CitationFigures,
    LabelRow,
    QuoteEffect,
    count_citations,
)
from pipeline.report.sections import describe_quotes
from pipeline.report.tables.citations import (
    tabulate_acts,
    tabulate_acts_known,
    tabulate_links,
    tabulate_rejected,
    write_label_csv,
)
from pipeline.shards import write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.errors import BadInputError
from schemas.records import Citations, Mention, RejectedNumber

LABELS = ("34", "302", "376(2)", "511")


def mention(section: str, clause: str | None = None, **changes: Any) -> Mention:
    values = {"paragraph": 0, "start": 0, "end": 3, "act": "IPC", "section": section, "clause": clause}
    values |= {"found": "named", "how": "text", "linked": None, "quoted": False}
    return Mention(**(values | changes))


def rejected(number: str) -> RejectedNumber:
    return RejectedNumber(0, 0, 3, number, f"the Code has no section {number}")


SHARDS = [
    [
        Citations(
            "1",
            [mention("302"), mention("302", how="both"), mention("34", quoted=True)],
            [rejected("512")],
            [],
        ),
        Citations(
            "2", [mention("302", quoted=True), mention("437", act="CrPC"), mention("439", act="CrPC")], [], []
        ),
        Citations(
            "3", [mention("376", "(2)(g)", found="context"), mention("302", how="link", found="link")], [], []
        ),
    ],
    [
        Citations(
            "4", [mention("420", found="heading", how="conflict", linked="IPC 34")], [rejected("600")], []
        ),
        Citations(
            "5",
            [mention("3", act="Dowry | Act"), mention("437", act="CrPC"), mention("9", act="unknown")],
            [],
            [],
        ),
    ],
]


def gather(cache: Path, *, outside_quotes: bool = False) -> tuple[Path, CitationFigures]:
    """Figures of the finished stages, and the folder of the labels."""
    cite = StagePlan("cite", (), Citations, {}, ("a", "b"))
    run_stage(
        cite, cache, lambda job: write_shard(job, SHARDS[job.index], documents_in=len(SHARDS[job.index]))
    )
    cited = cite.folder(cache)
    plan = plan_label(cite, LABELS, outside_quotes=outside_quotes)
    run_stage(plan, cache, lambda job: label_shard(job, cited / job.part.name, LABELS, outside_quotes))
    return plan.folder(cache), count_citations(FinishedStages({"cite": cited, "label": plan.folder(cache)}))


def test_labels_and_documents_are_counted(tmp_path: Path) -> None:
    _, found = gather(tmp_path)
    assert (found.documents, found.labelled) == (5, 3)
    assert found.dropped == {NONE_CITED: 1, NONE_CHOSEN: 1}
    assert found.sizes == {2: 1, 1: 2}
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
        ActRow("(no Act could be inferred)", 1, 1),
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


def test_the_table_of_labels_says_the_same(tmp_path: Path) -> None:
    folder, figures = gather(tmp_path)
    write_label_csv(folder, figures)
    with (folder / "labels.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [(row["rank"], row["label"], row["documents"], row["mentions"]) for row in table] == [
        ("1", "302", "2", "3"), ("2", "34", "1", "1"), ("3", "376(2)", "1", "1"), ("4", "511", "0", "0")
    ]  # fmt: skip


def test_the_report_tabulates_citations(tmp_path: Path) -> None:
    _, figures = gather(tmp_path)
    assert ("the Act is named with it", "4", "66.7%") in tabulate_acts_known(figures).rows
    assert ("the link points elsewhere; the text counts", "1", "14.3%") in tabulate_links(figures).rows
    assert tabulate_rejected(figures).rows == [("the Code has no section …", "2", "100.0%")]
    assert ("Dowry | Act", "1", "1") in tabulate_acts(figures).rows


@pytest.mark.parametrize("outside_quotes", [False, True])
def test_the_effect_of_quoted_words_is_a_sentence(tmp_path: Path, outside_quotes: bool) -> None:
    _, figures = gather(tmp_path, outside_quotes=outside_quotes)
    sentence = describe_quotes(figures)
    assert sentence.startswith("2 of 6 mentions (33.3%) are in quoted words")
    removes = "They are left out: this removes" if outside_quotes else "Leaving them out would remove"
    assert f"{removes} 2 of 4 labels (50.0%), and every label from 1 of 3 documents (33.3%)." in sentence


def test_an_unfinished_stage_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match=r"has no manifest: run \./ilsi rebuild"):
        count_citations(FinishedStages({"cite": tmp_path, "label": tmp_path}))
