"""Which documents share a shard, and how few shards a newer window touches."""

from hypothesis import given
from hypothesis import strategies as st

from pipeline.parse.stage import SHARD_DOCUMENTS, count_shards, find_shard, lay_out

IDS = st.integers(1, 10_000).map(str)


def test_shards_hold_at_most_their_size_on_average() -> None:
    assert [count_shards(n) for n in (0, 1, 512, 513, 2000, 100_000)] == [1, 1, 1, 2, 4, 256]
    counts = [0] * 8
    for docid in range(4000):
        counts[find_shard(str(docid), 8)] += 1
    assert min(counts) > 400


@given(st.dictionaries(IDS, st.integers(1800, 2030)), st.sets(IDS))
def test_every_document_is_in_one_shard_whatever_the_order(years: dict[str, int], more: set[str]) -> None:
    docids = sorted({*years, *more})
    shards = lay_out(docids, years)
    assert sorted(docid for shard in shards for docid in shard) == docids
    assert all(shard == sorted(shard) for shard in shards)
    assert lay_out(reversed(docids), years) == shards


def test_an_empty_corpus_is_one_empty_shard() -> None:
    assert lay_out([], {}) == [[]]


def test_a_newer_year_touches_no_older_shard() -> None:
    years = {str(docid): 1950 + docid % 74 for docid in range(6000)}
    newer = {str(docid): 2024 for docid in range(10_000, 10_700)}
    before = lay_out(years, years)
    after = lay_out(years | newer, years | newer)
    made = [shard for shard in after if shard not in before]
    assert sum(len(shard) for shard in made) == 700
    assert all(shard in after for shard in before)


def test_documents_of_later_days_touch_the_shards_of_their_year_only() -> None:
    years = {str(docid): 2010 + docid % 15 for docid in range(3000)}
    before = lay_out(years, years)
    years |= {str(docid): 2024 for docid in range(10_000, 10_100)}
    made = [shard for shard in lay_out(years, years) if shard not in before]
    assert made
    assert {years[docid] for shard in made for docid in shard} == {2024}


def test_documents_that_no_search_found_are_spread_by_hash() -> None:
    shards = lay_out(map(str, range(3 * SHARD_DOCUMENTS)), {})
    assert len(shards) == 4
    assert min(map(len, shards)) > SHARD_DOCUMENTS / 2
