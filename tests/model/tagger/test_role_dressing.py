"""What is lent to annotated judgments, and what networks read of heads and points; all is invented."""

from random import Random

import pytest

from model.tagger.corpora.read import RoleDocument
from model.tagger.inputs import mark_parts
from model.tagger.lent_heads import add_heads
from model.tagger.lent_points import frame_points
from schemas.roles import ARGUMENT, FACTS, NONE, PREAMBLE, PRESENT_RULING, RATIO

BARE = (
    ("The boy took the lamp.", FACTS),
    ("His uncle saw him.", FACTS),
    ("Counsel urged that it was dark.", ARGUMENT),
    ("We believe the uncle.", RATIO),
    ("The moon was full that night.", FACTS),
    ("The appeal is dismissed.", PRESENT_RULING),
)
HEAD = (("IN THE HIGH COURT AT RAMPUR", PREAMBLE), ("JUDGMENT:", PREAMBLE))


def make(name: str, lines: tuple[tuple[str, str], ...]) -> RoleDocument:
    sentences, roles = zip(*lines, strict=True)
    return RoleDocument(name, sentences, roles)


def list_marked(sentences: list[str], part: int) -> list[int]:
    return [int(mark) for mark in mark_parts(sentences)[:, part]]


# Points for determination


@pytest.mark.parametrize("seed", range(20))
def test_behind_the_points_nothing_is_a_fact(seed: int) -> None:
    lines = frame_points(BARE, Random(seed))
    assert lines[:3] == BARE[:3]
    assert lines[3][1] == NONE  # the questions come first
    assert FACTS not in [role for _, role in lines[3:]]
    assert lines[-3:] == (BARE[3], (BARE[4][0], RATIO), BARE[5])
    assert sum(mark_parts([sentence for sentence, _ in lines])[:, 1]) in (len(lines) - 3, len(lines) - 4)


def test_witnesses_tell_some_of_the_facts_again() -> None:
    lines = frame_points(BARE, Random(0))
    again = [sentence for sentence, role in lines if "the lamp." in sentence and role == RATIO]
    assert len(again) == 1


@pytest.mark.parametrize(
    "lines", [BARE[:3], BARE[3:], BARE[5:], ()], ids=["no reasons", "no facts", "end", "empty"]
)
def test_what_has_no_facts_before_its_reasons_stays_as_it_is(lines: tuple[tuple[str, str], ...]) -> None:
    assert frame_points(lines, Random(0)) == lines


# Dressing


def test_documents_stay_as_they_are_where_none_has_a_head() -> None:
    documents = [make(f"bare {number}", BARE) for number in range(20)]
    assert add_heads(documents, 0) == documents


def test_documents_without_a_head_are_lent_heads_and_points() -> None:
    documents = [make(f"bare {number}", BARE) for number in range(40)] + [make("page", (*HEAD, *BARE))]
    *lent, page = add_heads(documents, 0)
    with_head = sum(PREAMBLE in document.roles for document in lent)
    with_points = sum(NONE in document.roles for document in lent)
    assert 20 <= with_head < 40
    assert 10 <= with_points <= 30
    assert page.roles[-len(BARE) :] == tuple(role for _, role in BARE)
    assert all(document.sentences[-1] == BARE[-1][0] for document in lent)


def test_one_seed_dresses_in_one_way() -> None:
    documents = [*(make(f"bare {number}", BARE) for number in range(9)), make("page", (*HEAD, *BARE))]
    assert add_heads(documents, 3) == add_heads(documents, 3)
    assert add_heads(documents, 3) != add_heads(documents, 4)


# What is read of them

BODY = [sentence for sentence, _ in BARE] * 2


@pytest.mark.parametrize("heading", ["JUDGMENT:", "J U D G M E N T", "ORDER (oral)", "ORAL JUDGMENT"])
def test_the_head_ends_with_a_heading(heading: str) -> None:
    marked = list_marked(["IN THE COURT AT RAMPUR", heading, *BODY], 0)
    assert marked == [1, 1, *[0] * len(BODY)]


def test_the_date_of_a_judgment_is_no_heading() -> None:
    marked = list_marked(
        ["DATE OF JUDGMENT: 3/4/1987", "DATE OF JUDGMENT", "BENCH: RAO", "JUDGMENT:", *BODY], 0
    )
    assert marked == [1, 1, 1, 1, *[0] * len(BODY)]


@pytest.mark.parametrize(
    "framing",
    [
        "The points that arise for my consideration are:",
        "POINTS FOR DETERMINATION",
        "The following issues were framed.",
        "The court below framed these issues:",
        "My findings on the above points are as under",
    ],
)
def test_points_are_marked_down_to_the_end(framing: str) -> None:
    assert list_marked(["The boy ran.", framing, "What order?", "He did."], 1) == [0, 1, 1, 1]


@pytest.mark.parametrize(
    "sentence",
    ["He pointed at the lamp.", "The bank issued a cheque for consideration.", "The question is whether"],
)
def test_other_sentences_frame_no_points(sentence: str) -> None:
    assert list_marked(["The boy ran.", sentence, "He did."], 1) == [0, 0, 0]


def test_points_in_the_head_do_not_count() -> None:
    note = "The following points arise for determination: what is a lamp?"
    assert list_marked([note, "JUDGMENT:", *BODY], 1) == [0] * (len(BODY) + 2)
