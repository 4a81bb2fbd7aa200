"""Folds are even in size and in every category, and what is tested is never learnt from."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.tagger.corpora.read import RoleDocument, read_role_corpus
from model.tagger.evaluate import iterate_splits, make_folds
from schemas.errors import UsageError


def documents(*categories: str | None) -> list[RoleDocument]:
    return [RoleDocument(str(n), ("One.",), ("Facts",), category) for n, category in enumerate(categories)]


def spread(counts: list[int]) -> int:
    return max(counts) - min(counts)


@given(
    st.lists(st.sampled_from(["Criminal", "Land", "Tax", None]), min_size=3, max_size=60),
    st.integers(3, 10),
    st.integers(0, 5),
)
def test_folds_are_even_in_size_and_in_every_category(
    categories: list[str | None], folds: int, seed: int
) -> None:
    folds = min(folds, len(categories))
    made = make_folds(documents(*categories), folds, seed)
    assert len(made) == folds
    assert sorted(index for fold in made for index in fold) == list(range(len(categories)))
    assert spread([len(fold) for fold in made]) <= 1
    for category in set(categories):
        assert spread([sum(categories[index] == category for index in fold) for fold in made]) <= 1


def test_a_seed_always_gives_the_same_folds_and_another_gives_others() -> None:
    corpus = documents(*["Criminal"] * 12, *["Land"] * 8)
    assert make_folds(corpus, 5, 3) == make_folds(corpus, 5, 3)
    assert make_folds(corpus, 5) == make_folds(corpus, 5, 0)
    assert len({str(make_folds(corpus, 5, seed)) for seed in range(5)}) == 5


def test_each_fold_is_tested_once_with_the_next_for_development() -> None:
    splits = list(iterate_splits([[0, 4], [1, 5], [2], [3]]))
    assert [split.test for split in splits] == [[0, 4], [1, 5], [2], [3]]
    assert [split.development for split in splits] == [[1, 5], [2], [3], [0, 4]]
    assert [split.train for split in splits] == [[2, 3], [0, 3, 4], [0, 1, 4, 5], [1, 2, 5]]


@given(st.integers(3, 8), st.integers(0, 20))
def test_what_is_tested_is_neither_learnt_from_nor_chosen_on(folds: int, more: int) -> None:
    made = make_folds(documents(*["Tax"] * (folds + more)), folds)
    for split in iterate_splits(made):
        parts = [*split.train, *split.development, *split.test]
        assert sorted(parts) == list(range(folds + more))
        assert all([split.train, split.development, split.test])


@pytest.mark.parametrize("folds", [2, 1, 0, -4])
def test_fewer_than_three_folds_are_refused(folds: int) -> None:
    with pytest.raises(UsageError, match="use 3 or more"):
        make_folds(documents("Tax", "Tax", "Land"), folds)
    with pytest.raises(UsageError, match="use 3 or more"):
        list(iterate_splits([[0], [1]]))


def test_more_folds_than_documents_are_refused() -> None:
    with pytest.raises(UsageError, match="4 documents cannot fill 5 folds"):
        make_folds(documents("Tax", "Tax", "Land", None), 5)


def test_every_field_of_law_is_in_every_fold_of_the_real_corpus(real_data: Callable[..., Path]) -> None:
    corpus = read_role_corpus(real_data("roles", "jurix"))
    for fold in make_folds(corpus, 5):
        assert len(fold) == 10
        assert len(Counter(corpus[index].category for index in fold)) == 5
