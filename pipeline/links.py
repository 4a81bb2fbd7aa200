"""Stage `links`: which ids do the site's own links use for which sections of the Penal Code?

A link tells something only where the words under it name the section and the Act ("Section 302 of the
Indian Penal Code"). The answers of all judgments together are votes: see pipeline/statute_votes.py.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from pipeline.citations import Cited, find_citations, identify_finder
from pipeline.rows import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan
from schemas.acts import IPC
from schemas.records import Judgment, Link, SectionLink, SectionLinks, judgment_from_row

NAME = "links"
VERSION = 1

_LONGEST = 120  # characters under a link; what has more is no citation of a section
_BEHIND = 60  # characters behind the link in which its Act may be named
# Something of this is in every name of the Code, English or Hindi; looking for it spares most of the work.
NAMES_CODE = re.compile(r"p(?:enal|anel|\W{0,3}c)|[\u0900-\u097f]", re.IGNORECASE)


def plan_links(parse: StagePlan) -> StagePlan:
    """One shard for each of the parse stage: a shard depends on nothing else."""
    return StagePlan(NAME, VERSION, SectionLinks, {"finder": identify_finder()}, parse.keys)


def link_shard(job: ShardJob, parsed: Path) -> ShardSummary:
    """Make one shard from the shard of parsed judgments. Those without such links have an empty row."""
    rows = (find_section_links(judgment_from_row(row)) for row in iterate_rows(parsed))
    return write_shard(job, rows, documents_in=count_rows(parsed))


def find_section_links(judgment: Judgment) -> SectionLinks:
    """What the links of a judgment say, each pair of section and id once."""
    found = {pair: None for link in judgment.links for pair in _read_link(judgment, link)}
    return SectionLinks(judgment.docid, tuple(found))


def _read_link(judgment: Judgment, link: Link) -> Iterator[SectionLink]:
    text = judgment.paragraphs[link.paragraph].text
    anchor = text[link.start : link.end]
    if link.target is None or len(anchor) >= _LONGEST or not any(map(str.isdigit, anchor)):
        return
    window = text[link.start : link.end + _BEHIND]
    if not NAMES_CODE.search(window):
        return
    for cited in find_citations([window]).cited:
        if cited.start < len(anchor) and _is_whole_section(cited):
            yield SectionLink(cited.section, link.target)


def _is_whole_section(cited: Cited) -> bool:
    """Sub-sections have pages of their own: the id behind "376(2)" is not that of section 376."""
    named = cited.act == IPC and cited.found == "named"
    return named and not (cited.clause or "").startswith("(")
