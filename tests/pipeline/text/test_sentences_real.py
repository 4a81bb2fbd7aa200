"""Sentences of real judgments: boundaries that people have marked. Skipped where the data is absent."""

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "benchmarks"))  # last, so that no package is hidden by a benchmark's name

from real_documents import read_answers  # noqa: E402
from sentences import LOADERS, Gold, Tally, cut, find_boundaries, read_gold, score  # noqa: E402

from pipeline.text.sentences import split_sentences  # noqa: E402

RealData = Callable[..., Path]


@pytest.fixture(scope="module")
def golds(real_data: RealData) -> Sequence[Gold]:
    real_data("roles", "build", "train24.json")
    return read_gold()


def test_boundaries_that_people_have_marked(golds: Sequence[Gold]) -> None:
    assert len(golds) == 24
    assert score(split_sentences, golds).f1 >= 0.86
    assert score(split_sentences, golds[1::2]).f1 >= 0.85  # not seen while the rules were written
    assert score(split_sentences, golds, body=True).f1 >= 0.905


def test_boundaries_where_blanks_are_lost(golds: Sequence[Gold]) -> None:
    assert score(split_sentences, golds, blanks=False).f1 >= 0.835


@pytest.mark.parametrize("name", ["nupunkt", "blingfire"])
def test_other_splitters_are_not_better(golds: Sequence[Gold], name: str) -> None:
    try:
        other = LOADERS[name]()
    except ImportError:
        pytest.skip(f"{name} is not installed")
    for blanks in (True, False):
        ours, theirs = score(split_sentences, golds, blanks=blanks), score(other, golds, blanks=blanks)
        assert ours.f1 > theirs.f1 + 0.03


def test_no_number_stands_alone_in_real_paragraphs(real_data: RealData) -> None:
    """Unless it is all there is on its line or in its paragraph."""
    real_data("kanoon", "api_doc.parquet")
    alone = sentences = 0
    for judgment in read_answers():
        for paragraph in judgment.paragraphs:
            if paragraph.kind != "pre":
                found = cut_out(paragraph.text)
                sentences += len(found)
                alone += sum(re.fullmatch(r"\(?\d{1,3}[.)]+", each) is not None for each in found[:-1])
    assert sentences > 100_000
    assert alone / sentences < 0.0002


def cut_out(text: str) -> list[str]:
    return [text[start:end] for start, end in split_sentences(text)]


def test_boundaries_are_counted_without_white_space() -> None:
    gold = Gold(("IN COURT", "\n He came.", "She left. ", "Nobody spoke."), preambles=1)
    assert gold.join(blanks=True) == "IN COURT\n He came. She left. Nobody spoke."
    assert gold.join(blanks=False) == "IN COURT\n He came.She left. Nobody spoke."
    assert find_boundaries(gold.segments) == {7, 14, 22}
    assert gold.find_body() == 7
    assert cut("He came. She left.", [(0, 8), (9, 18)]) == ["He came.", " She left.", ""]
    assert cut("He came. She left.", ["He came. ", "She left."]) == ["He came. ", "She left."]


def test_a_score_counts_right_wrong_and_missed() -> None:
    gold = Gold(("IN COURT", "\n He came.", "She left. ", "Nobody spoke."), preambles=1)
    tally = score(lambda _: ["IN COURT He", "came.", "She left.", "Nobody spoke."], [gold])
    assert tally == Tally(right=2, wrong=1, missed=1)
    assert (tally.precision, tally.recall, tally.f1) == pytest.approx((2 / 3, 2 / 3, 2 / 3))
    body = score(lambda _: ["IN COURT He", "came.", "She left.", "Nobody spoke."], [gold], body=True)
    assert body == Tally(right=2, wrong=1, missed=0)
