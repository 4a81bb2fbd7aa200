"""Stage `links`: the ids that the site's own links use for sections of the Penal Code.

A link is evidence only where its text names the section and the Act ("Section 302 of the Indian Penal
Code"). The links of all judgments together are votes: see pipeline/sections/stage.py.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from pipeline.cite.finder import CitedSection, find_citations
from pipeline.parquet import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan
from schemas.acts import IPC
from schemas.records import Judgment, Link, SectionLink, SectionLinks, judgment_from_row

NAME = "links"

_LONGEST = 120  # characters of a link; a longer one does not cite a section
_AFTER = 60  # characters after the link in which its Act may be named
# A part of every name of the Code, English or Hindi: searching for it first saves most of the work.
NAMES_CODE = re.compile(r"p(?:enal|anel|\W{0,3}c)|[\u0900-\u097f]", re.IGNORECASE)


def plan_links(parse: StagePlan) -> StagePlan:
    """One shard per shard of the parse stage, on which alone it depends."""
    return StagePlan(NAME, (__package__,), SectionLinks, {}, parse.keys)


def link_shard(job: ShardJob, parsed: Path) -> ShardSummary:
    """Make one shard from the shard of parsed judgments. A judgment without such links has an empty list."""
    rows = (find_section_links(judgment_from_row(row)) for row in iterate_rows(parsed))
    return write_shard(job, rows, documents_in=count_rows(parsed))


def find_section_links(judgment: Judgment) -> SectionLinks:
    """The pairs of section and id in the links of a judgment, each once."""
    pairs = dict.fromkeys(pair for link in judgment.links for pair in _read_link(judgment, link))
    return SectionLinks(judgment.docid, tuple(pairs))


def _read_link(judgment: Judgment, link: Link) -> Iterator[SectionLink]:
    text = judgment.paragraphs[link.paragraph].text
    anchor = text[link.start : link.end]
    if link.target is None or len(anchor) >= _LONGEST or not any(map(str.isdigit, anchor)):
        return
    window = text[link.start : link.end + _AFTER]
    if not NAMES_CODE.search(window):
        return
    for cited in find_citations([window]).cited:
        if cited.start < len(anchor) and _is_whole_section(cited):
            yield SectionLink(cited.section, link.target)


def _is_whole_section(cited: CitedSection) -> bool:
    """Sub-sections have pages of their own: the id of a link "376(2)" is not that of section 376."""
    is_named = cited.act == IPC and cited.found == "named"
    return is_named and not (cited.clause or "").startswith("(")
