"""Recall and precision of entities."""

import math

from model.entities.evaluate import SpanCounts, compare_spans


def test_exact_and_overlap_are_told_apart() -> None:
    marked = [[(0, 10, "PERSON"), (20, 30, "PERSON"), (40, 50, "PERSON"), (60, 65, "PLACE")], []]
    found = [[(0, 10, "PERSON"), (25, 35, "PERSON"), (60, 65, "PERSON")], [(1, 2, "PERSON")]]
    tallies = compare_spans(marked, found, ("PERSON", "PLACE"))
    assert tallies["PERSON"] == SpanCounts(marked=3, marked_met=2, found=4, found_right=2, exact=1)
    assert (tallies["PERSON"].recall, tallies["PERSON"].precision) == (2 / 3, 1 / 2)
    assert (tallies["PERSON"].exact_recall, tallies["PERSON"].exact_precision) == (1 / 3, 1 / 4)
    assert tallies["PLACE"].recall == 0
    assert math.isnan(tallies["PLACE"].precision)


def test_spans_that_only_touch_do_not_overlap() -> None:
    tallies = compare_spans([[(0, 5, "ORG")]], [[(5, 9, "ORG")]], ("ORG",))
    assert (tallies["ORG"].recall, tallies["ORG"].precision) == (0, 0)


def test_one_find_may_meet_two_marks() -> None:
    tallies = compare_spans([[(0, 5, "ORG"), (6, 9, "ORG")]], [[(0, 9, "ORG")]], ("ORG",))
    assert tallies["ORG"] == SpanCounts(marked=2, marked_met=2, found=1, found_right=1, exact=0)
