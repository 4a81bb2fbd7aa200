"""Stage `sections`: the ids of sections that are worth fetching, by the links of all judgments.

A link may be wrong, so ids are only candidates: a section's page is known once a page says of itself that it
is that section. Each judgment has one vote per section and id.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc

from pipeline.parquet import read_parquet
from schemas.statutes import section_order

MOST_CANDIDATES = 3  # per section; later ones are hardly ever right
_MOST_COUNTED = 256  # ids kept per section, so that memory does not grow with the corpus

Votes = Mapping[str, Mapping[str, int]]
"""For each section, its ids with the number of judgments that link to them, most first."""


def count_votes(parts: Iterable[Path]) -> Votes:
    """Count the votes in the tables of the stage `links`."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for part in parts:
        for section, target, count in _count_part(part):
            counts[section][target] += count
            if len(counts[section]) > _MOST_COUNTED:
                counts[section] = Counter(dict(_rank(counts[section])[: _MOST_COUNTED // 2]))
    return {section: dict(_rank(counts[section])) for section in sorted(counts, key=section_order)}


def choose_next(votes: Votes, found: Collection[str], settled: Collection[str]) -> tuple[str, ...]:
    """For every section whose page has not been found, the best candidate that is not settled yet: neither
    in the archive nor refused by the site."""
    chosen: dict[str, None] = {}
    for section, candidates in votes.items():
        if section not in found:
            waiting = [docid for docid in list(candidates)[:MOST_CANDIDATES] if docid not in settled]
            chosen.update(dict.fromkeys(waiting[:1]))
    return tuple(chosen)


def _count_part(part: Path) -> list[tuple[str, str, int]]:
    links = pc.list_flatten(read_parquet(part, columns=["links"])["links"])
    pairs = pa.table({name: pc.struct_field(links, name) for name in ("section", "target")})
    counted = pairs.group_by(["section", "target"]).aggregate([([], "count_all")])
    return [(row["section"], row["target"], row["count_all"]) for row in counted.to_pylist()]


def _rank(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Most votes first; among equals the smaller id first, which is the older page."""
    return sorted(counts.items(), key=lambda item: (-item[1], int(item[0])))
