"""Stage `facts`: the sentences of a judgment that tell what happened, in order.

The tagger says which they are. A few rules overrule it where it must never be believed: what stands above and
below the judgment itself, what is no sentence, and passages quoted from other cases or from the law.
docs/facts.md tells how often each rule is needed.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from itertools import chain, islice
from pathlib import Path
from typing import Any

from pipeline.quotations import find_quotations
from pipeline.reading import read_through
from pipeline.rows import count_rows, iterate_rows
from pipeline.segment import read_sentence
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan
from schemas.records import Dropped, Facts, FactSentence, Judgment, Paragraph, Sentence, judgment_from_row
from schemas.roles import FACTS

NAME = "facts"
VERSION = 1

RULE_FILES = ("facts.py", "quotation_marks.py", "quotations.py", "reading.py")

# What is never a fact
HEAD = "head of an old report"  # parties, bench, act list, headnote
ABOVE = "above the judgment"  # cause title, coram, counsel
BELOW = "below the judgment"  # signatures, copies to
NUMBER = "bare number"
CITATION = "bare citation"
HEADING = "bare heading"
AUTHORITY = "quoted from another case or from the law"

Span = tuple[int, int]


def plan_facts(segment: StagePlan, *, min_facts: int) -> StagePlan:
    """One shard for each of the stage `segment`, whose keys stand for the parsed judgments, too."""
    parameters: Parameters = {"min_facts": min_facts, "rules": identify_rules()}
    return StagePlan(NAME, VERSION, Facts, parameters, segment.keys)


def facts_shard(job: ShardJob, parsed: Path, segmented: Path, min_facts: int) -> ShardSummary:
    """Make one shard from the shards of parsed and of segmented judgments."""
    results = (
        gather_facts(judgment, sentences, min_facts=min_facts)
        for judgment, sentences in _pair(iterate_rows(parsed), iterate_rows(segmented))
    )
    return write_shard(job, results, documents_in=count_rows(segmented))


def gather_facts(judgment: Judgment, sentences: Sequence[Sentence], *, min_facts: int) -> Facts | Dropped:
    """The facts of one judgment, if there are enough of them."""
    excluded = find_exclusions(judgment.paragraphs, sentences)
    told = [
        _take(judgment, sentence)
        for sentence, reason in zip(sentences, excluded, strict=True)
        if sentence.role == FACTS and reason is None
    ]
    if len(told) < min_facts:
        reason = f"fewer than {min_facts} fact sentences" if min_facts > 1 else "no fact sentence"
        return Dropped(judgment.docid, NAME, reason)
    return Facts(judgment.docid, told, sum(sentence.score for sentence in told) / len(told))


def identify_rules() -> str:
    """A digest of the files with the rules, so that changed rules make the stage stale."""
    digest = sha256()
    for name in RULE_FILES:
        digest.update(files("pipeline").joinpath(name).read_bytes())
    return digest.hexdigest()[:16]


def _pair(
    judgments: Iterator[dict[str, Any]], segmented: Iterable[dict[str, Any]]
) -> Iterator[tuple[Judgment, list[Sentence]]]:
    """Each judgment with its sentences. Both tables have the same order; the first has some more rows."""
    for row in segmented:
        judgment = next(each for each in judgments if each["docid"] == row["docid"])
        yield judgment_from_row(judgment), [Sentence(**sentence) for sentence in row["sentences"]]


def _take(judgment: Judgment, sentence: Sentence) -> FactSentence:
    paragraph, start, end = sentence.paragraph, sentence.start, sentence.end
    text = read_sentence(judgment.paragraphs[paragraph].text, start, end)
    return FactSentence(paragraph, start, end, text, sentence.score)


# The rules


def find_exclusions(paragraphs: Sequence[Paragraph], sentences: Sequence[Sentence]) -> list[str | None]:
    """For each sentence why it cannot be a fact, or None if it can."""
    texts = [read_sentence(paragraphs[each.paragraph].text, each.start, each.end) for each in sentences]
    head_end = find_head_end(paragraphs)
    head = sum((each.paragraph, each.start) < head_end for each in sentences)
    body = find_body(texts[head:])
    quoted = find_authorities(paragraphs)

    def judge(index: int, sentence: Sentence) -> str | None:
        if index < head:
            return HEAD
        if index - head not in body:
            return ABOVE if index - head < body.start else BELOW
        if any(start <= sentence.start < end for start, end in quoted[sentence.paragraph]):
            return AUTHORITY
        return next((rule for rule, applies in _BARE.items() if applies(texts[index])), None)

    return [judge(index, sentence) for index, sentence in enumerate(sentences)]


_HEAD_BEGINS = re.compile(r"\b(?:HEADNOTE\s*:|DATE OF JUDGMENT)")
_HEAD_ENDS = re.compile(r"(?<![A-Z] )\bJUDGMENT\s*:")  # not "IMPUGNED JUDGMENT:"
_TOP = 5000  # characters of a document in which the head of a report begins


def find_head_end(paragraphs: Sequence[Paragraph]) -> tuple[int, int]:
    """Where the head that old reports print before "JUDGMENT:" ends: a paragraph and an offset into it."""
    inside, read = False, 0
    for index, paragraph in enumerate(paragraphs):
        inside = inside or _HEAD_BEGINS.search(paragraph.text, 0, max(0, _TOP - read)) is not None
        if inside and (end := _HEAD_ENDS.search(paragraph.text)):
            return index, end.start()
        read += len(paragraph.text)
        if not inside and read > _TOP:
            break
    return 0, 0


_WORD = re.compile(r"(?:[^\W\d_]|[\u0900-\u0963\u0970-\u0dff])+(?:['’][a-z]+)?")  # with Indian vowel signs
_TELLS = re.compile(
    r"\b(?:is|are|was|were|be|been|has|have|had|do|does|did|may|might|shall|will|would|can|could|should|must|"
    r"took|came|went|gave|made|said|told|saw|held|heard|found|left|ran|brought|caught|sent|began|fell|got|kept|"
    r"lay|lies|met|paid|stood|struck|threw|wrote|arises?|seeks?|raises?|prays|submits?|challenges|assails|contends?|"
    r"(?!(?:learn|nam|ag|dat)ed\b)[a-z]{2,}ed)\b"
)
_FEWEST_WORDS = 6
_TITLE = r"(?:JUDGE?MENT|ORDER|J\s?U\s?D\s?G\s?E?\s?M\s?E\s?N\s?T|O\s?R\s?D\s?E\s?R)(?:\s*\(ORAL\))?"
_TITLE_LAST = re.compile(rf"\b{_TITLE}[\s:.\-–—]*$")
_TITLE_FIRST = re.compile(
    rf"(?:(?:ORAL|COMMON|CAV)\s)?{_TITLE}(?:\s*[:.\-–—]|\s+[(\[]?(?:[A-Z][a-z.]|[0-9]|Per\b))"
)
_PROSE_ABOVE_TITLE = 4  # no more sentences of this kind
_FORMULA = re.compile(
    r"\b(?:prayer|praying|coming (?:up )?(?:on|for)|the following|reporters?|filed (?:under|u/s|against)|"
    r"residing|represented by)\b",
    re.IGNORECASE,
)


def find_body(texts: Sequence[str]) -> range:
    """The sentences from the first to the last that is prose: the judgment itself."""
    prose = (index for index, text in enumerate(texts) if is_prose(text))
    top = list(islice(prose, _PROSE_ABOVE_TITLE + 1))
    start = _find_title(texts[: top[-1]]) if top else 0
    if not any(_FORMULA.search(text) for text in texts[:start]):
        start = 0
    first = next((index for index in chain(top, prose) if index >= start), len(texts))
    last = next((index for index in reversed(range(first, len(texts))) if is_prose(texts[index])), first)
    return range(first, last + 1)


def _find_title(texts: Sequence[str]) -> int:
    """The sentence behind the title JUDGMENT or ORDER, 0 where there is none."""
    for index in reversed(range(len(texts))):
        if _TITLE_LAST.search(texts[index]):
            return index + 1
        if _TITLE_FIRST.match(texts[index]):
            return index
    return 0


def is_prose(text: str) -> bool:
    """Is this an ordinary sentence? Half of its words begin small, and one of them is a verb."""
    words = [word for word in _WORD.findall(text) if len(word) > 1]  # no initials
    small = sum(not word[0].isupper() for word in words)
    if len(words) < _FEWEST_WORDS or 2 * small < len(words):
        return False
    # Hindi knows no capitals, and we know no Hindi verbs.
    return _TELLS.search(text) is not None or 2 * sum(map(str.isascii, words)) < len(words)


# fmt: off
_SMALL_WORDS = frozenset({
    "a", "an", "and", "as", "at", "by", "dated", "for", "from", "in", "of", "on", "or", "per", "the", "to",
    "under", "v", "versus", "vs", "with",
})
_CITING_WORDS = _SMALL_WORDS | {
    "also", "ibid", "id", "p", "para", "paras", "pp", "reported", "see", "supra", "vide",
}
# fmt: on
_LONGEST_HEADING = 14  # words
_COUNTING = re.compile(r"[a-z]|[ivxlc]+|pages?|paras?|of|to|and|nos?|sr|sl|rs|cm|st|nd|rd|th", re.IGNORECASE)
_REPORT = (
    r"(?:A\.?\s?I\.?\s?R|S\.?\s?C\.?\s?[CR]|Cri?\.?\s?L\.?\s?J|I\.?\s?L\.?\s?R|All\.?\s?E\.?\s?R|W\.?\s?L\.?\s?R|"
    r"A\.?\s?C|Q\.?\s?B|K\.?\s?B|J\.?\s?T|SCALE|INSC|U\.?\s?S|I\.?\s?T\.?\s?R)\b"
)
_YEAR = r"\b(?:1[89]|20)[0-9]{2}\b"
_CITED = re.compile(rf"{_YEAR}.{{0,16}}?\b{_REPORT}|\b{_REPORT}[^a-z]{{0,6}}{_YEAR}")


def is_number(text: str) -> bool:
    """ "12.", "(iii)", "Page 3 of 17"."""
    return all(_COUNTING.fullmatch(word[0]) for word in _WORD.finditer(text))


def is_citation(text: str) -> bool:
    """ "See A v. B, AIR 1970 SC 1"."""
    return _has_only_names(text, _CITING_WORDS) and _CITED.search(text) is not None


def is_heading(text: str) -> bool:
    """ "Facts of the Case", "SUBMISSIONS ON BEHALF OF THE STATE". Not what breaks off at a comma."""
    if text.endswith(",") or not _has_only_names(text, _SMALL_WORDS):
        return False
    return len(_WORD.findall(text)) <= _LONGEST_HEADING


def _has_only_names(text: str, others: frozenset[str]) -> bool:
    return all(word[0][0].isupper() or word[0] in others for word in _WORD.finditer(text))


_BARE = {NUMBER: is_number, CITATION: is_citation, HEADING: is_heading}

_ANNOUNCEMENT = 200  # characters before a passage that say whose words it is
_LEAD = 40  # numbers and the like before its first word or behind its last
_REPORTED_CASE = re.compile(r"\b[Ss]upra\b|\b(?:A\.?I\.?R|S\.?C\.?[CR]|INSC)\b|\bLordships\b")
_NAMED_CASE = re.compile(r"\b(?:v|[Vv][Ss]|[Vv]ersus|VERSUS)\b\.?\s+(?:the\s+)?[A-Z]")
_HOLDS = re.compile(
    r"\b(?:held|observ(?:ed|ations?)|ruled|opined|laid down|judgment|decision|(?:supreme|apex) court)\b",
    re.IGNORECASE,
)
_LAW = re.compile(
    r"\b(?:[Ss]ections?|[Ss]ec\.|[Aa]rticles?|[Rr]ules?|[Rr]egulations?|Standing Orders?)\s+[0-9]"
    r"[^:\"“]{0,110}\b(?:reads?|runs?|provides?|defines?|says?|under|follows|below|thus|terms|reproduced|extracted|quoted)"
    r"\b[^.]{0,60}$"
)
# Papers of the case itself: a complaint is quoted with its sections, a charge with the title of the case.
_OWN_PAPERS = re.compile(
    r"\b(?:[PDC]\.?\s?W\b|F\.?\s?I\.?\s?R\b|(?i:complain|depos|testi|statement|letter|affidavit|notice|report\b|charge|"
    r"confess|chall?an|panch|memo|dying|prayer|relief|impugned|order dated|trial court|sessions|magistrate))"
)


def find_authorities(paragraphs: Sequence[Paragraph]) -> list[list[Span]]:
    """For each paragraph the passages that are announced as another judgment's words or as the law's.

    Other quotations stay: complaints, statements and letters are quoted, too, and they tell facts.
    """
    found: list[list[Span]] = []
    runs_on, is_authority = False, False
    for index, spans in enumerate(find_quotations(paragraphs)):
        found.append([])
        for start, end in spans:
            if start > _LEAD or not runs_on:
                is_authority = announces_authority(_read_before(paragraphs, index, start))
            if is_authority:
                found[index].append((start, end))
            runs_on = len(paragraphs[index].text) - end <= _LEAD
        runs_on = runs_on and bool(spans)
    return found


def announces_authority(announcement: str) -> bool:
    """Do these words announce a passage from another case or from the law?"""
    if _OWN_PAPERS.search(announcement):
        return False
    if _REPORTED_CASE.search(announcement) or _LAW.search(announcement):
        return True
    return _NAMED_CASE.search(announcement) is not None and _HOLDS.search(announcement) is not None


def _read_before(paragraphs: Sequence[Paragraph], index: int, start: int) -> str:
    """What stands before a passage. The title of this case at the foot of a page names no other case."""
    before = paragraphs[index].text[max(0, start - 2 * _ANNOUNCEMENT) : start]
    if len(before.strip()) <= _LEAD and index:
        before = f"{paragraphs[index - 1].text[-2 * _ANNOUNCEMENT :]} {before}"
    return read_through(before).text[-_ANNOUNCEMENT:]
