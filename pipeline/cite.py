"""Stage `cite`: every section that a judgment cites, cross-checked with the links of the site.

Text is primary. A link whose target is known to be a section of the Penal Code confirms what the text says,
or contradicts it, which is kept visible; where the text says nothing, it stands as found by link alone.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from pipeline.citations import Cited, find_citations, identify_finder
from pipeline.quotations import find_quotations
from pipeline.rows import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, digest_lines
from schemas.acts import IPC
from schemas.records import Citations, Judgment, Link, Mention, judgment_from_row

NAME = "cite"
VERSION = 1

SectionIds = Mapping[str, str]  # ids of statute pages, and the section of the Code that each shows
_LONGEST_CITED = 200  # characters of a number with its clauses, or of a range
Spans = Sequence[Sequence[tuple[int, int]]]


def plan_cite(parse: StagePlan, section_ids: SectionIds) -> StagePlan:
    """One shard for each shard of parsed judgments. Of the statutes only the ids matter, not the words."""
    known = digest_lines(f"{docid} {section}" for docid, section in sorted(section_ids.items()))
    return StagePlan(NAME, VERSION, Citations, {"finder": identify_finder(), "ids": known}, parse.keys)


def cite_shard(job: ShardJob, parsed: Path, statutes: Path) -> ShardSummary:
    """Make one shard from the shard of parsed judgments and the table of sections."""
    section_ids = read_section_ids(statutes)
    rows = (cite_judgment(judgment_from_row(row), section_ids) for row in iterate_rows(parsed))
    return write_shard(job, rows, documents_in=count_rows(parsed))


def read_section_ids(statutes: Path) -> SectionIds:
    """Which section each statute id shows. An id that two sections claim tells nothing."""
    claims: dict[str, set[str]] = defaultdict(set)
    for row in iterate_rows(statutes):
        for docid in row["ids"]:
            claims[docid].add(row["number"])
    return {docid: sections.pop() for docid, sections in claims.items() if len(sections) == 1}


def cite_judgment(judgment: Judgment, section_ids: SectionIds) -> Citations:
    """What one judgment cites."""
    findings = find_citations([paragraph.text for paragraph in judgment.paragraphs])
    quotations = find_quotations(judgment.paragraphs)
    links = _LinkIndex(judgment.links, section_ids, findings.cited)
    mentions = [_as_mention(cited, links.tell(cited), quotations) for cited in findings.cited]
    mentions += [_trust_link(link, section, quotations) for link, section in links.unused]
    mentions.sort(key=lambda mention: (mention.paragraph, mention.start, mention.end))
    return Citations(judgment.docid, mentions, findings.rejected)


class _LinkIndex:
    """Links to known sections, and what they say about the citations that they lie over."""

    def __init__(self, links: Sequence[Link], section_ids: SectionIds, cited: Sequence[Cited]) -> None:
        self._told: dict[Cited, tuple[str, str]] = {}
        self.unused: list[tuple[Link, str]] = []  # over nothing that the text cites
        self._cited = sorted(cited, key=_place)
        for link in links:
            section = section_ids.get(link.target or "")
            if section is not None:
                self._read(link, section)

    def tell(self, cited: Cited) -> tuple[str, str | None]:
        """How a citation was found, and the section that a link over it points to."""
        return self._told.get(cited, ("text", None))

    def _find_under(self, link: Link) -> list[Cited]:
        """The citations that a link lies over."""
        first = bisect_left(self._cited, (link.paragraph, link.start - _LONGEST_CITED), key=_place)
        last = bisect_left(self._cited, (link.paragraph, link.end), key=_place)
        return [each for each in self._cited[first:last] if link.start < each.end]

    def _read(self, link: Link, section: str) -> None:
        """A link confirms the section that it points to. If none under it is that section, it contradicts
        them all, unless another link confirms them."""
        under = self._find_under(link)
        if not under:
            self.unused.append((link, section))
        agreeing = [each for each in under if (each.act, each.section) == (IPC, section)]
        for each in agreeing:
            self._told[each] = ("both", f"{IPC} {section}")
        for each in () if agreeing else under:
            if each.found != "range":
                self._told.setdefault(each, ("conflict", f"{IPC} {section}"))


def _place(cited: Cited) -> tuple[int, int]:
    return cited.paragraph, cited.start


def _as_mention(cited: Cited, told: tuple[str, str | None], quotations: Spans) -> Mention:
    return Mention(
        paragraph=cited.paragraph,
        start=cited.start,
        end=cited.end,
        act=cited.act,
        section=cited.section,
        clause=cited.clause,
        found=cited.found,
        how=told[0],
        linked=told[1],
        quoted=_is_quoted(quotations, cited.paragraph, cited.start),
    )


def _trust_link(link: Link, section: str, quotations: Spans) -> Mention:
    return Mention(
        paragraph=link.paragraph,
        start=link.start,
        end=link.end,
        act=IPC,
        section=section,
        clause=None,
        found="link",
        how="link",
        linked=f"{IPC} {section}",
        quoted=_is_quoted(quotations, link.paragraph, link.start),
    )


def _is_quoted(quotations: Spans, paragraph: int, at: int) -> bool:
    spans = quotations[paragraph]
    place = bisect_right(spans, at, key=lambda span: span[0])  # spans are in order and apart
    return place > 0 and at < spans[place - 1][1]
