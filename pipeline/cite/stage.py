"""Stage `cite`: every section that a judgment cites, cross-checked with the links of the site.

The text comes first. A link whose target is known to be a section of the Penal Code confirms what the text
says or contradicts it, and both are recorded; where the text cites nothing, the link alone counts.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from pipeline.cite.finder import CitedSection, find_citations
from pipeline.parquet import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, digest_lines
from pipeline.text.quotations import find_quotations, is_quoted
from schemas.acts import IPC
from schemas.records import Citations, Judgment, Link, Mention, Quotation, judgment_from_row

NAME = "cite"

SectionIds = Mapping[str, str]  # from ids of statute pages to the section of the Code that each shows
_LONGEST_CITATION = 200  # characters of a number with its clauses, or of a range


def plan_cite(parse: StagePlan, section_ids: SectionIds) -> StagePlan:
    """One shard per shard of parsed judgments. Only the ids of the statutes matter, not their words."""
    ids = digest_lines(f"{docid} {section}" for docid, section in sorted(section_ids.items()))
    return StagePlan(NAME, (__package__,), Citations, {"ids": ids}, parse.keys)


def cite_shard(job: ShardJob, parsed: Path, statutes: Path) -> ShardSummary:
    """Make one shard from the shard of parsed judgments and the table of sections."""
    section_ids = read_section_ids(statutes)
    rows = (cite_judgment(judgment_from_row(row), section_ids) for row in iterate_rows(parsed))
    return write_shard(job, rows, documents_in=count_rows(parsed))


def read_section_ids(statutes: Path) -> SectionIds:
    """The section that each statute id shows. An id that two sections claim is left out."""
    claims: dict[str, set[str]] = defaultdict(set)
    for row in iterate_rows(statutes):
        for docid in row["ids"]:
            claims[docid].add(row["number"])
    return {docid: sections.pop() for docid, sections in claims.items() if len(sections) == 1}


def cite_judgment(judgment: Judgment, section_ids: SectionIds) -> Citations:
    """What one judgment cites and quotes."""
    findings = find_citations([paragraph.text for paragraph in judgment.paragraphs])
    quotations = find_quotations(judgment.paragraphs)
    links = _LinkIndex(judgment.links, section_ids, findings.cited)
    mentions = [_mention_text(cited, *links.compare(cited), quotations) for cited in findings.cited]
    mentions += [_mention_link(link, section, quotations) for link, section in links.unused]
    mentions.sort(key=lambda mention: (mention.paragraph, mention.start, mention.end))
    return Citations(judgment.docid, mentions, findings.rejected, quotations)


class _LinkIndex:
    """Links to known sections, and whether they confirm the citations in their text."""

    def __init__(self, links: Sequence[Link], section_ids: SectionIds, cited: Sequence[CitedSection]) -> None:
        self._outcomes: dict[CitedSection, tuple[str, str]] = {}
        self.unused: list[tuple[Link, str]] = []  # their text has no citation
        self._cited = sorted(cited, key=_get_position)
        for link in links:
            section = section_ids.get(link.target or "")
            if section is not None:
                self._add(link, section)

    def compare(self, cited: CitedSection) -> tuple[str, str | None]:
        """How a citation was found, and the section that its link points to."""
        return self._outcomes.get(cited, ("text", None))

    def _find_inside(self, link: Link) -> list[CitedSection]:
        """The citations in the text of a link."""
        first = bisect_left(self._cited, (link.paragraph, link.start - _LONGEST_CITATION), key=_get_position)
        last = bisect_left(self._cited, (link.paragraph, link.end), key=_get_position)
        return [cited for cited in self._cited[first:last] if link.start < cited.end]

    def _add(self, link: Link, section: str) -> None:
        """A link confirms the section that it points to. If its text does not cite that section, it
        contradicts all that the text cites, unless another link confirms them."""
        inside = self._find_inside(link)
        if not inside:
            self.unused.append((link, section))
        agreeing = [cited for cited in inside if (cited.act, cited.section) == (IPC, section)]
        for cited in agreeing:
            self._outcomes[cited] = ("both", f"{IPC} {section}")
        for cited in () if agreeing else inside:
            if cited.found != "range":
                self._outcomes.setdefault(cited, ("conflict", f"{IPC} {section}"))


def _get_position(cited: CitedSection) -> tuple[int, int]:
    return cited.paragraph, cited.start


def _mention_text(
    cited: CitedSection, how: str, linked: str | None, quotations: Sequence[Quotation]
) -> Mention:
    return Mention(
        paragraph=cited.paragraph,
        start=cited.start,
        end=cited.end,
        act=cited.act,
        section=cited.section,
        clause=cited.clause,
        found=cited.found,
        how=how,
        linked=linked,
        quoted=is_quoted(quotations, cited.paragraph, cited.start),
    )


def _mention_link(link: Link, section: str, quotations: Sequence[Quotation]) -> Mention:
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
        quoted=is_quoted(quotations, link.paragraph, link.start),
    )
