"""One of each group of duplicates stays, related judgments share a group, and no document is lost."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import pyarrow as pa
import pyarrow.parquet as pq
from hypothesis import given
from hypothesis import strategies as st

from pipeline.dedupe.similarity import Pair
from pipeline.dedupe.stage import (
    DUPLICATE,
    NEAR_DUPLICATE,
    SMALL_GROUP,
    Distinct,
    connect_groups,
    dedupe_documents,
    find_older,
    find_related,
    order_by_age,
)
from schemas.records import Dropped


def pair(first: int, second: int, jaccard: float, held: float | None = None) -> Pair:
    return Pair(first, second, 100, jaccard, jaccard if held is None else held)


def judge(count: int, *pairs: Pair, keep_all: bool = False) -> tuple[dict[str, Distinct], list[Dropped]]:
    """What stays by id, and what is dropped; ids are 100, 101, ..."""
    results = list(dedupe_documents([str(100 + place) for place in range(count)], pairs, keep_all=keep_all))
    assert [result.docid for result in results] == [str(100 + place) for place in range(count)]
    kept = {result.docid: result for result in results if isinstance(result, Distinct)}
    return kept, [result for result in results if isinstance(result, Dropped)]


def test_ids_are_ordered_by_number_and_what_was_published_comes_first() -> None:
    assert order_by_age(["1000", "99", "b7", "9"]) == ["9", "99", "1000", "b7"]
    assert order_by_age(["1000", "99", "b7", "9"], {"1000", "b7"}) == ["1000", "b7", "9", "99"]


def test_the_oldest_stays_and_names_the_others() -> None:
    kept, lost = judge(4, pair(0, 2, 0.9), pair(0, 3, 1.0), pair(2, 3, 0.9))
    assert [(each.docid, each.stage, each.reason) for each in lost] == [
        ("102", "dedupe", NEAR_DUPLICATE),
        ("103", "dedupe", NEAR_DUPLICATE),
    ]
    assert [(each.docid, each.similarity) for each in kept["100"].duplicates] == [("102", 0.9), ("103", 1.0)]
    assert kept["101"] == Distinct("101", "101", [], [])


def test_a_chain_ends_where_the_text_is_a_new_one() -> None:
    kept, lost = judge(3, pair(0, 1, 0.7), pair(1, 2, 0.7))
    assert list(kept) == ["100", "102"]
    assert [each.docid for each in lost] == ["101"]
    assert kept["102"].group == "102"  # what tied them is not published


def test_related_documents_stay_in_one_group() -> None:
    kept, lost = judge(4, pair(0, 1, 0.4, 0.9), pair(1, 2, 0.1, 0.5))
    assert not lost
    assert [each.group for each in kept.values()] == ["100", "100", "100", "103"]


def test_all_may_stay_and_duplicates_share_a_group() -> None:
    kept, lost = judge(3, pair(0, 1, 0.9), pair(1, 2, 0.7), keep_all=True)
    assert not lost
    assert {each.group for each in kept.values()} == {"100"}
    assert [each.docid for each in kept["100"].duplicates] == ["101"]


def test_a_group_that_would_be_too_large_is_cut_at_its_weakest_tie() -> None:
    chains = [pair(place, place + 1, 0.2, 0.8) for place in range(SMALL_GROUP - 1)]
    other = [pair(place, place + 1, 0.2, 0.7) for place in range(SMALL_GROUP, 2 * SMALL_GROUP - 1)]
    kept, _ = judge(2 * SMALL_GROUP, *chains, *other, pair(SMALL_GROUP - 1, SMALL_GROUP, 0.2, 0.6))
    assert [each.group for each in kept.values()] == ["100"] * SMALL_GROUP + [
        str(100 + SMALL_GROUP)
    ] * SMALL_GROUP
    parted = {each.docid: each.parted for each in kept.values() if each.parted}
    left, right = str(99 + SMALL_GROUP), str(100 + SMALL_GROUP)
    assert parted == {left: [right], right: [left]}


PAIRS = st.lists(
    st.tuples(st.integers(0, 29), st.integers(0, 29), st.floats(0.1, 1)).filter(
        lambda drawn: drawn[0] < drawn[1]
    ),
    unique_by=lambda drawn: drawn[:2],
    max_size=80,
)


@given(PAIRS, st.randoms(use_true_random=False))
def test_no_two_duplicates_stay_and_each_dropped_one_has_its_likeness(
    drawn: list[tuple[int, int, float]], random: Random
) -> None:
    pairs = [pair(first, second, jaccard) for first, second, jaccard in drawn]
    older = find_older(pairs)
    for each in pairs:
        assert each.jaccard < DUPLICATE or each.first in older or each.second in older
    for place, found in older.items():
        assert found.second == place
        assert found.first not in older
    shuffled = random.sample(pairs, len(pairs))
    assert find_older(shuffled) == older
    assert connect_groups(shuffled, 30)[0] == connect_groups(pairs, 30)[0]


@given(PAIRS)
def test_groups_hold_what_hangs_together_or_say_what_is_parted(drawn: list[tuple[int, int, float]]) -> None:
    pairs = [pair(first, second, jaccard) for first, second, jaccard in drawn]
    groups, cut = connect_groups(pairs, 30)
    for each in pairs:
        assert (groups[each.first] == groups[each.second]) != (each in cut)
    for place, group in enumerate(groups):
        assert group <= place
        assert groups[group] == group
    assert all(each.jaccard < DUPLICATE for each in cut)


def test_duplicates_are_never_parted() -> None:
    family = [pair(0, place, 0.9) for place in range(1, 3 * SMALL_GROUP)]
    kept, _ = judge(3 * SMALL_GROUP, *family, keep_all=True)
    assert {each.group for each in kept.values()} == {"100"}


def write_part(path: Path, texts: Mapping[str, Sequence[str]]) -> Path:
    """A shard of masked facts."""
    pq.write_table(
        pa.table({"docid": list(texts), "sentences": [list(text) for text in texts.values()]}), path
    )
    return path


def tell(seed: int, sentences: int) -> list[str]:
    random = Random(seed)
    syllables = ["ka", "lo", "mi", "ru", "ten", "vas"]
    return [
        " ".join("".join(random.choices(syllables, k=3)) for _ in range(10)) + "." for _ in range(sentences)
    ]


def test_shards_in_any_layout_give_the_same(tmp_path: Path) -> None:
    texts = {"9": tell(1, 9), "10": tell(2, 9), "11": tell(1, 9), "200": tell(3, 9), "30": tell(2, 8)}
    layouts = [(("9", "10", "11"), ("200", "30")), (("30",), ("200", "11", "9", "10"))]
    found = []
    for number, layout in enumerate(layouts):
        parts = [
            write_part(tmp_path / f"{number}-{place}", {docid: texts[docid] for docid in docids})
            for place, docids in enumerate(layout)
        ]
        docids, pairs = find_related(parts, texts, (), scratch=tmp_path)
        found.append((docids, list(dedupe_documents(docids, pairs, keep_all=False))))
    assert found[0] == found[1]
    docids, results = found[0]
    assert docids == ["9", "10", "11", "30", "200"]
    assert [each.docid for each in results if isinstance(each, Dropped)] == ["11", "30"]


def test_a_document_without_labels_takes_nobodys_place(tmp_path: Path) -> None:
    part = write_part(tmp_path / "part", {"1": tell(1, 9), "2": tell(1, 9), "3": tell(2, 9)})
    docids, pairs = find_related([part], {"2", "3"}, (), scratch=tmp_path)
    kept = list(dedupe_documents(docids, pairs, keep_all=False))
    assert [(type(each), each.docid) for each in kept] == [(Distinct, "2"), (Distinct, "3")]


def test_what_an_earlier_release_kept_stays(tmp_path: Path) -> None:
    part = write_part(tmp_path / "part", {"1": tell(1, 9), "2": tell(1, 9)})
    docids, pairs = find_related([part], {"1", "2"}, {"2"}, scratch=tmp_path)
    kept, lost = dedupe_documents(docids, pairs, keep_all=False)
    assert (kept.docid, lost) == ("2", Dropped("1", "dedupe", NEAR_DUPLICATE))
