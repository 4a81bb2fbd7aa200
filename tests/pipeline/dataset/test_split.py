"""Splits have their share of documents and labels, whole groups, and nothing but seed and ids decides."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from pipeline.split.balance import Balance, describe_division
from pipeline.split.stage import split_documents
from pipeline.split.stratify import ENOUGH_GROUPS, FREE, stratify
from schemas.errors import BadInputError
from schemas.published import SPLITS, TEST, TRAIN, VALIDATION
from schemas.records import SplitAssignment

SECTIONS = ["34", "149", "302", "307", "323", "376", "376(2)", "379", "420", "498A", "506"]


def draw_labels(documents: int, seed: int) -> dict[str, list[str]]:
    """Documents with one to four labels, frequent and rare ones."""
    random = Random(seed)
    weights = [1 / (place + 1) for place in range(len(SECTIONS))]
    return {
        str(docid): sorted(set(random.choices(SECTIONS, weights, k=random.randint(1, 4))))
        for docid in random.sample(range(10**6), documents)
    }


def tie(labels: Mapping[str, object], seed: int, largest: int) -> dict[str, str]:
    """Groups of one to `largest` documents."""
    random = Random(seed)
    docids, groups = sorted(labels), {}
    while docids:
        members = [docids.pop() for _ in range(min(len(docids), random.randint(1, largest)))]
        groups.update(dict.fromkeys(members, members[0]))
    return groups


def alone(labels: Mapping[str, object]) -> dict[str, str]:
    return {docid: docid for docid in labels}


def deal(
    labels: Mapping[str, Sequence[str]], groups: Mapping[str, str], previous: Mapping[str, str] | None = None
) -> dict[str, str]:
    """The split of each document."""
    return {each.docid: each.split for each in split_documents(labels, groups, seed=3, previous=previous)}


def test_sizes_and_labels_have_their_shares() -> None:
    labels = draw_labels(2000, 1)
    division = describe_division(labels, split_documents(labels, alone(labels), seed=3))
    assert (division.whole.train, division.whole.validation, division.whole.test) == (1280, 320, 400)
    assert max(balance.worst for balance in division.labels) < 1.5
    assert not division.warnings
    assert not division.moved


def test_groups_of_many_documents_are_never_cut_and_sizes_still_right() -> None:
    labels = draw_labels(2000, 2)
    groups = tie(labels, 2, 9)
    assigned = split_documents(labels, groups, seed=3)
    assert len({(each.group, each.split) for each in assigned}) == len(set(groups.values()))
    division = describe_division(labels, assigned)
    assert max(map(abs, division.whole.deviations)) < 0.1
    assert max(balance.worst for balance in division.labels) < 4


def test_the_order_of_the_input_makes_no_difference() -> None:
    labels = draw_labels(300, 4)
    groups = tie(labels, 4, 3)
    docids = sorted(labels)
    Random(5).shuffle(docids)
    shuffled = {docid: list(reversed(labels[docid])) for docid in docids}
    assert split_documents(shuffled, groups, seed=3) == split_documents(labels, groups, seed=3)


def test_another_seed_gives_another_split() -> None:
    labels = draw_labels(300, 4)
    assert split_documents(labels, alone(labels), seed=1) != split_documents(labels, alone(labels), seed=2)


@pytest.mark.parametrize("rare", [5, 6, 7])
def test_a_label_with_five_groups_is_in_every_split(rare: int) -> None:
    for seed in range(20):
        labels = draw_labels(120, seed)
        for docid in sorted(labels)[:rare]:
            labels[docid] = [*labels[docid], "511"]
        assigned = split_documents(labels, alone(labels), seed=seed)
        assert {each.split for each in assigned if "511" in labels[each.docid]} == set(SPLITS)


def test_labels_are_brought_to_splits_that_the_package_left_without() -> None:
    """Half of the documents with a label are in one split already."""
    counts = np.zeros((40, 2), dtype=np.int64)
    counts[:, 0] = 1
    counts[:6, 1] = 1
    fixed = np.full(40, FREE)
    fixed[:3] = 0
    for seed in range(10):
        splits = stratify(counts, np.ones(40, dtype=np.int64), seed=seed, fixed=fixed)
        assert set(splits[:6].tolist()) == {0, 1, 2}
        assert (splits[:3] == 0).all()


def test_right_sizes_cost_no_split_its_last_group_of_a_label() -> None:
    random = np.random.default_rng(10)
    for seed in range(30):
        sizes = random.integers(1, 6, size=80)
        has = np.zeros((80, 9), dtype=np.int64)
        for label in range(9):
            has[random.choice(80, size=6, replace=False), label] = 1
        splits = stratify(has * sizes[:, None], sizes, seed=seed)
        for label in range(9):
            assert set(splits[has[:, label] > 0].tolist()) == {0, 1, 2}


def test_a_label_with_too_few_groups_is_warned_about() -> None:
    labels = draw_labels(200, 6)
    docids = sorted(labels)
    groups = alone(labels) | dict.fromkeys(docids[:8], docids[0])  # eight documents, but one group
    for docid in docids[:8]:
        labels[docid] = [*labels[docid], "511"]
    division = describe_division(labels, split_documents(labels, groups, seed=3))
    (warning,) = division.warnings
    assert warning.startswith("label 511 is missing from ")
    assert warning.endswith("it has too few groups (1)")


def draw_divisible(random: np.random.Generator) -> NDArray[np.bool_]:
    """Few groups with many labels, of which some division has every label in every split."""
    groups, labels = random.integers((7, 5), (20, 31)).tolist()
    hidden = random.permutation(np.arange(groups) % len(SPLITS))
    has: NDArray[np.bool_] = random.random((groups, labels)) < random.uniform(0.05, 0.4, size=labels)
    for split in range(len(SPLITS)):
        members = np.flatnonzero(hidden == split)
        lacking = np.flatnonzero(~has[members].any(axis=0))
        has[random.choice(members, size=len(lacking)), lacking] = True
    return has


def test_small_corpora_have_every_label_in_every_split() -> None:
    """Here nearly every group is the last one with some label in its split."""
    random = np.random.default_rng(11)
    for seed in range(300):
        has = draw_divisible(random)
        splits = stratify(has.astype(np.int64), np.ones(len(has), dtype=np.int64), seed=seed)
        for label in np.flatnonzero(has.sum(axis=0) >= ENOUGH_GROUPS).tolist():
            assert set(splits[has[:, label]].tolist()) == {0, 1, 2}


def test_what_is_fixed_stays_while_labels_are_searched_for() -> None:
    random = np.random.default_rng(12)
    for seed in range(100):
        has = draw_divisible(random)
        fixed = random.choice([FREE, FREE, 0, 1, 2], size=len(has))
        splits = stratify(has.astype(np.int64), np.ones(len(has), dtype=np.int64), seed=seed, fixed=fixed)
        assert (splits[fixed != FREE] == fixed[fixed != FREE]).all()
        assert set(splits.tolist()) <= {0, 1, 2}


def test_warnings_tell_why_a_label_is_missing() -> None:
    labels = {str(docid): ["302"] if docid < 5 else ["34"] for docid in range(30)}
    assigned = [
        SplitAssignment(docid, docid, SPLITS[0 if int(docid) < 5 else int(docid) % 3]) for docid in labels
    ]
    missing = "label 302 is missing from validation and test: "
    (warning,) = describe_division(labels, assigned).warnings
    assert warning == missing + "no division with it in all splits was found"
    kept = dict.fromkeys("0123", TRAIN)
    (warning,) = describe_division(labels, assigned, kept).warnings
    assert warning == missing + "its documents keep their earlier splits"
    others = dict.fromkeys(("0", "1", "7"), TRAIN)  # three documents with the label were free
    (warning,) = describe_division(labels, assigned, others).warnings
    assert warning == missing + "no division with it in all splits was found"
    (warning,) = describe_division(labels, assigned[1:], kept).warnings
    assert warning == missing + "it has too few groups (4)"


def test_old_documents_that_leave_too_few_free_ones_are_the_reason() -> None:
    """The one new document with the label cannot be in two splits."""
    labels = {str(docid): ["302"] if docid < 6 else ["34"] for docid in range(30)}
    before = dict.fromkeys("01234", TRAIN) | {"6": VALIDATION, "7": TEST}
    assigned = split_documents(labels, alone(labels), seed=3, previous=before)
    (warning,) = describe_division(labels, assigned, before).warnings
    assert warning.startswith("label 302 is missing from ")
    assert warning.endswith(": its documents keep their earlier splits")


def test_labels_that_no_document_has_are_warned_about_in_section_order() -> None:
    labels = {str(docid): ["302"] for docid in range(60)} | {"60": ["302", "34"]}
    assigned = split_documents(labels, alone(labels), seed=3)
    division = describe_division(labels, assigned, names=("511", "302", "121", "34"))
    first, second, third = division.warnings
    assert first.startswith("label 34 is missing from ")
    assert (second, third) == ("label 121 is in no document", "label 511 is in no document")
    assert [balance.labels for balance in division.labels] == [("34",), ("302",)]


def test_old_documents_keep_their_split_and_new_ones_keep_the_shares() -> None:
    labels = draw_labels(1500, 7)
    docids = sorted(labels)
    old = {docid: labels[docid] for docid in docids[:1000]}
    before = deal(old, alone(old))
    assigned = split_documents(labels, alone(labels), seed=3, previous=before)
    after = {each.docid: each.split for each in assigned}
    assert {docid: after[docid] for docid in old} == before
    division = describe_division(labels, assigned, before)
    assert not division.moved
    assert max(map(abs, division.whole.deviations)) < 0.1
    assert max(balance.worst for balance in division.labels) < 2


def test_a_few_new_documents_go_where_documents_lack() -> None:
    labels = draw_labels(100, 8)
    docids = sorted(labels)
    before = dict(zip(docids[:96], [TRAIN] * 64 + [VALIDATION] * 16 + [TEST] * 16, strict=True))
    after = deal(labels, alone(labels), before)
    assert [after[docid] for docid in docids[96:]] == [TEST] * 4


def test_groups_that_grow_together_go_to_the_side_that_was_trained_on() -> None:
    labels = draw_labels(60, 9)
    before = deal(labels, alone(labels))
    train, test, validation = (
        next(docid for docid in sorted(before) if before[docid] == split)
        for split in (TRAIN, TEST, VALIDATION)
    )
    groups = alone(labels) | {train: "tied", test: "tied"}
    assigned = split_documents(labels, groups, seed=3, previous=before)
    assert {each.split for each in assigned if each.group == "tied"} == {TRAIN}
    assert describe_division(labels, assigned, before).moved == [test]
    groups = alone(labels) | {validation: "tied", test: "tied"}
    assigned = split_documents(labels, groups, seed=3, previous=before)
    assert {each.split for each in assigned if each.group == "tied"} == {VALIDATION}


@given(st.integers(0, 40), st.integers(1, 4), st.integers(0, 10**6))
def test_any_small_corpus_can_be_split(documents: int, largest: int, seed: int) -> None:
    labels = draw_labels(documents, seed)
    groups = tie(labels, seed, largest)
    assigned = split_documents(labels, groups, seed=seed)
    assert [each.docid for each in assigned] == sorted(labels)
    assert sum(Counter(each.split for each in assigned).values()) == documents
    describe_division(labels, assigned)


def test_one_label_alone_can_be_split() -> None:
    labels = {str(docid): ["302"] for docid in range(100)}
    assert Counter(deal(labels, alone(labels)).values()) == {TRAIN: 64, VALIDATION: 16, TEST: 20}


def test_labels_that_stand_together_are_counted() -> None:
    labels = {"1": ["302", "34"], "2": ["34", "302"], "3": ["34"], "4": ["498A"]}
    assigned = split_documents(labels, alone(labels), seed=1)
    division = describe_division(labels, assigned)
    assert [balance.labels for balance in division.labels] == [("34",), ("302",), ("498A",)]
    assert [balance.documents for balance in division.labels] == [3, 2, 1]
    assert [(balance.labels, balance.documents) for balance in division.pairs] == [(("34", "302"), 2)]


def test_deviations_are_points_of_the_share() -> None:
    balance = Balance(("302",), 60, 20, 20)
    assert balance.deviations == pytest.approx((-4, 4, 0))
    assert balance.worst == pytest.approx(4)


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(BadInputError, match="document 7 lacks its labels or its group"):
        split_documents({"1": ["302"], "7": ["34"]}, {"1": "1"}, seed=1)
    with pytest.raises(BadInputError, match="has a split 'dev': use train, validation, test"):
        split_documents({"1": ["302"]}, {"1": "1"}, seed=1, previous={"1": "dev"})
