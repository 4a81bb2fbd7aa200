"""The sections of the Penal Code that documents cite, read from the tables of the stage `cite`.

Only citations in the text count: the site's links sometimes point to another Act, so a link alone is not a
citation. Everything is done column by column, with one shard in memory at a time.
"""

from collections import Counter
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc

from pipeline.parquet import read_parquet
from schemas.acts import IPC

_FIRST_PART = r"^\s*\(\s*(?P<part>[0-9A-Za-z]{1,4})\s*\)"


def list_parts(folder: Path) -> list[Path]:
    """The tables of a finished stage."""
    return sorted(folder.glob("part-*.parquet"))


def list_mentions(part: Path) -> pa.Table:
    """All mentions in one shard, each with the row of its document."""
    mentions = read_parquet(part, columns=["mentions"])["mentions"].combine_chunks()
    flat = pc.list_flatten(mentions)
    columns = {field.name: pc.struct_field(flat, field.name) for field in flat.type}
    return pa.table({"row": pc.list_parent_indices(mentions), **columns})


def list_cited(mentions: pa.Table) -> pa.Table:
    """The sections and sub-sections that each document cites, how often, and how often in quoted words:
    columns row, section, part (null if none), mentions, quoted."""
    in_text = pc.and_(pc.equal(mentions["act"], IPC), pc.not_equal(mentions["how"], "link"))
    cited = mentions.filter(in_text).select(["row", "section", "clause", "quoted"])
    part = pc.utf8_lower(pc.struct_field(pc.extract_regex(cited["clause"], _FIRST_PART), "part"))
    cited = cited.append_column("part", part).append_column("times", pc.cast(cited["quoted"], pa.int32()))
    grouped = cited.group_by(["row", "section", "part"], use_threads=False)
    summed = grouped.aggregate([("section", "count"), ("times", "sum")])
    return summed.rename_columns({"section_count": "mentions", "times_sum": "quoted"})


def keep_unquoted(cited: pa.Table) -> pa.Table:
    """Only what is also cited outside quoted words."""
    mentions = pc.subtract(cited["mentions"], cited["quoted"])
    column = cited.schema.get_field_index("mentions")
    return cited.set_column(column, "mentions", mentions).filter(pc.greater(mentions, 0))


def count_sections(folder: Path, *, clauses: bool, outside_quotes: bool) -> Counter[str]:
    """How many documents cite each section, or each first sub-section if `clauses`."""
    total: Counter[str] = Counter()
    for part in list_parts(folder):
        cited = list_cited(list_mentions(part))
        if outside_quotes:
            cited = keep_unquoted(cited)
        names = name_cited(cited) if clauses else cited["section"]
        pairs = pa.table({"row": cited["row"], "name": names}).group_by(["row", "name"]).aggregate([])
        for count in pc.value_counts(pairs["name"]).to_pylist():
            total[count["values"]] += count["counts"]
    return total


def name_cited(cited: pa.Table) -> pa.ChunkedArray:
    """The label of each row: 376(2) where a sub-section is cited, else the section."""
    with_part = pc.binary_join_element_wise(cited["section"], "(", cited["part"], ")", "")
    return pc.coalesce(with_part, cited["section"])
