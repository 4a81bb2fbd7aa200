"""The citation finder on hand-labelled passages of real judgments. Skipped where the data is absent."""

import json
import subprocess
import sys
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "benchmarks"))  # last, so that no package is hidden by a benchmark's name

from citation_gold import (  # noqa: E402
    Passage,
    find_ours,
    find_sections,
    locate_passage,
    read_paragraphs,
    read_passages,
    score_sections,
    write_predictions,
)

from pipeline.cite.finder import find_citations  # noqa: E402

RealData = Callable[..., Path]
Found = dict[str, set[str]]


@pytest.fixture(scope="module")
def passages(real_data: RealData) -> list[Passage]:
    return read_passages(real_data("citations", "dev.jsonl"))


@pytest.fixture(scope="module")
def documents(real_data: RealData) -> dict[str, list[str]]:
    return read_paragraphs(real_data("citations", "documents.parquet"))


@pytest.fixture(scope="module")
def found(passages: list[Passage], documents: dict[str, list[str]]) -> Found:
    return find_sections(passages, documents, find_ours)


def test_sections_of_real_passages_are_found(passages: list[Passage], found: Found) -> None:
    score = score_sections(passages, found)
    assert score.passages >= 100
    assert score.precision >= 0.97
    assert score.f1 >= 0.97


def test_passages_that_cite_nothing_of_the_code_stay_empty(passages: list[Passage], found: Found) -> None:
    empty = [passage.name for passage in passages if not passage.sections]
    assert len(empty) > 20
    assert sum(bool(found[name]) for name in empty) <= 1


def test_every_passage_is_looked_for_where_it_stands(
    passages: list[Passage], documents: dict[str, list[str]]
) -> None:
    """A passage looked for in the wrong place would make the score worthless."""
    for passage in passages:
        index, start, end = locate_passage(passage, documents[passage.docid])
        there = documents[passage.docid][index][start:end]
        assert _keep_letters(there) == _keep_letters(passage.text), passage.name


def _keep_letters(text: str) -> str:
    return "".join(character for character in text if character.isalnum())


def test_the_score_is_that_of_the_labellers(
    passages: list[Passage], found: Found, real_data: RealData, tmp_path: Path
) -> None:
    gold = real_data("citations", "dev.jsonl")
    tool = gold.parent.parent.parent / "tools" / "score_citations.py"
    if not tool.exists():
        pytest.skip("needs the labellers' own scoring tool beside the real data")
    predictions = tmp_path / "found.jsonl"
    write_predictions(predictions, found)
    command = [sys.executable, str(tool), str(gold), str(predictions)]
    theirs = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    ours = score_sections(passages, found)
    assert theirs["passages"] == ours.passages
    for name in ("precision", "recall", "f1"):
        assert theirs[name] == pytest.approx(getattr(ours, name), abs=0.0006), name


def _passage(name: str, *sections: str, ranges: tuple[tuple[str, str], ...] = ()) -> Passage:
    return Passage(name, "1", "p_1", "", "plain", frozenset(sections), ranges)


def test_the_score_counts_sections() -> None:
    passages = [_passage("a", "302", "34"), _passage("b", "420"), _passage("c")]
    score = score_sections(passages, {"a": {"302", "34"}, "b": {"419"}, "c": {"511"}})
    assert (score.passages, score.exact) == (3, 1)
    assert (score.right, score.wrong, score.missed) == (2, 2, 1)
    assert score.precision == pytest.approx(1 / 2)
    assert score.recall == pytest.approx(2 / 3)


def test_sections_inside_a_range_are_neither_right_nor_wrong() -> None:
    passage = _passage("a", "147", "149", ranges=(("147", "149"),))
    for found in ({"147", "149"}, {"147", "148", "149"}):
        score = score_sections([passage], {"a": found})
        assert (score.right, score.wrong, score.missed, score.exact) == (2, 0, 0, 1)
    assert score_sections([passage], {"a": {"147", "150"}}).wrong == 1


def test_a_passage_is_found_by_its_letters() -> None:
    passage = Passage("a", "1", "p_2[4:30]", "under\nSection 302, I.P.C.", "plain", frozenset(), ())
    assert locate_passage(passage, ["nothing", "tried under Section 302 , I.P.C. by them"]) == (1, 6, 31)
    with pytest.raises(ValueError, match="does not stand in document 1"):
        locate_passage(passage, ["nothing"])


def test_the_examples_of_the_page_about_published_labels_are_true() -> None:
    page = (ROOT / "docs" / "published-labels.md").read_text(encoding="utf-8")
    _, _, table = page.partition("| written | number alone | what is cited |\n")
    lines = takewhile(bool, table.splitlines()[1:])
    rows = [line.strip("| ").split(" | ") for line in lines]
    assert len(rows) >= 2
    for written, numbers, acts in rows:
        cited = find_citations([written]).cited
        assert {found.section for found in cited} == set(numbers.split(", ")), written
        assert {f"{found.act} {found.section}" for found in cited} == set(acts.split(", ")), written
