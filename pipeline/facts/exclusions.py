"""What is never a fact, whatever the tagger says.

These are the parts above and below the judgment itself, lines that are not sentences, and passages quoted
from other cases or from the law.
"""

import re
from collections.abc import Sequence
from itertools import chain, islice

from pipeline.text.one_line import join_lines, remove_layout
from pipeline.text.quotations import is_quoted
from pipeline.text.vocabulary import (
    LEADING_REPORTS_DOTTED,
    VERSUS_LONG_CASED,
    VERSUS_SHORT_CASED,
    VERSUS_WORDS,
    WELL_KNOWN_REPORTS,
    join_words,
    spell_report,
)
from schemas.records import Paragraph, Quotation, Sentence

# Reasons
HEAD = "head of an old report"  # parties, bench, act list, headnote
ABOVE = "above the judgment"  # cause title, coram, counsel
BELOW = "below the judgment"  # signatures, copies to
NUMBER = "bare number"
CITATION = "bare citation"
HEADING = "bare heading"
AUTHORITY = "quoted from another case or from the law"


def find_exclusions(
    paragraphs: Sequence[Paragraph], sentences: Sequence[Sentence], quotations: Sequence[Quotation]
) -> list[str | None]:
    """Why each sentence cannot be a fact, or None if it can."""
    texts = [
        join_lines(paragraphs[sentence.paragraph].text, sentence.start, sentence.end).text
        for sentence in sentences
    ]
    head_end = find_head_end(paragraphs)
    head = sum((sentence.paragraph, sentence.start) < head_end for sentence in sentences)
    body = find_body(texts[head:])
    authorities = find_authorities(paragraphs, quotations)

    def find_reason(index: int, sentence: Sentence) -> str | None:
        if index < head:
            return HEAD
        if index - head not in body:
            return ABOVE if index - head < body.start else BELOW
        if is_quoted(authorities, sentence.paragraph, sentence.start):
            return AUTHORITY
        return next((reason for reason, applies in _BARE.items() if applies(texts[index])), None)

    return [find_reason(index, sentence) for index, sentence in enumerate(sentences)]


_HEAD_BEGINS = re.compile(r"\b(?:HEADNOTE\s*:|DATE OF JUDGMENT)")
_HEAD_ENDS = re.compile(r"(?<![A-Z] )\bJUDGMENT\s*:")  # not "IMPUGNED JUDGMENT:"
_TOP = 5000  # the head of a report begins within this many characters


def find_head_end(paragraphs: Sequence[Paragraph]) -> tuple[int, int]:
    """The paragraph and offset at which the head that old reports print before "JUDGMENT:" ends."""
    inside, characters = False, 0
    for index, paragraph in enumerate(paragraphs):
        inside = inside or _HEAD_BEGINS.search(paragraph.text, 0, max(0, _TOP - characters)) is not None
        if inside and (end := _HEAD_ENDS.search(paragraph.text)):
            return index, end.start()
        characters += len(paragraph.text)
        if not inside and characters > _TOP:
            break
    return 0, 0


_WORD = re.compile(r"(?:[^\W\d_]|[\u0900-\u0963\u0970-\u0dff])+(?:['’][a-z]+)?")  # with Indian vowel signs
_VERB = re.compile(
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
_MOST_PROSE_ABOVE_TITLE = 4  # sentences
_FORMULA = re.compile(
    r"\b(?:prayer|praying|coming (?:up )?(?:on|for)|the following|reporters?|filed (?:under|u/s|against)|"
    r"residing|represented by)\b",
    re.IGNORECASE,
)


def find_body(texts: Sequence[str]) -> range:
    """The judgment itself: the sentences from the first to the last that is prose."""
    prose = (index for index, text in enumerate(texts) if is_prose(text))
    top = list(islice(prose, _MOST_PROSE_ABOVE_TITLE + 1))
    start = _find_title(texts[: top[-1]]) if top else 0
    if not any(_FORMULA.search(text) for text in texts[:start]):
        start = 0
    first = next((index for index in chain(top, prose) if index >= start), len(texts))
    last = next((index for index in reversed(range(first, len(texts))) if is_prose(texts[index])), first)
    return range(first, last + 1)


def _find_title(texts: Sequence[str]) -> int:
    """The index of the sentence after the title JUDGMENT or ORDER, 0 if there is no title."""
    for index in reversed(range(len(texts))):
        if _TITLE_LAST.search(texts[index]):
            return index + 1
        if _TITLE_FIRST.match(texts[index]):
            return index
    return 0


def is_prose(text: str) -> bool:
    """Is this an ordinary sentence? Half of its words are in lower case, and one of them is a verb."""
    words = [word for word in _WORD.findall(text) if len(word) > 1]  # not initials
    lower = sum(not word[0].isupper() for word in words)
    if len(words) < _FEWEST_WORDS or 2 * lower < len(words):
        return False
    # Hindi has no capitals, and _VERB has no Hindi verbs.
    return _VERB.search(text) is not None or 2 * sum(map(str.isascii, words)) < len(words)


# fmt: off
_SMALL_WORDS = frozenset({
    "a", "an", "and", "as", "at", "by", "dated", "for", "from", "in", "of", "on", "or", "per", "the", "to",
    "under", "with",
}) | VERSUS_WORDS
_CITING_WORDS = _SMALL_WORDS | {
    "also", "ibid", "id", "p", "para", "paras", "pp", "reported", "see", "supra", "vide",
}
# fmt: on
_LONGEST_HEADING = 14  # words
_COUNTING = re.compile(r"[a-z]|[ivxlc]+|pages?|paras?|of|to|and|nos?|sr|sl|rs|cm|st|nd|rd|th", re.IGNORECASE)
_REPORT = rf"(?:{join_words(map(spell_report, WELL_KNOWN_REPORTS))}|SCALE|INSC)\b"
_YEAR = r"\b(?:1[89]|20)[0-9]{2}\b"
_CITED = re.compile(rf"{_YEAR}.{{0,16}}?\b{_REPORT}|\b{_REPORT}[^a-z]{{0,6}}{_YEAR}")


def is_number(text: str) -> bool:
    """ "12.", "(iii)", "Page 3 of 17"."""
    return all(_COUNTING.fullmatch(word[0]) for word in _WORD.finditer(text))


def is_citation(text: str) -> bool:
    """ "See A v. B, AIR 1970 SC 1"."""
    return _has_only_names(text, _CITING_WORDS) and _CITED.search(text) is not None


def is_heading(text: str) -> bool:
    """ "Facts of the Case", "SUBMISSIONS ON BEHALF OF THE STATE". Not a line that breaks off at a comma."""
    if text.endswith(",") or not _has_only_names(text, _SMALL_WORDS):
        return False
    return len(_WORD.findall(text)) <= _LONGEST_HEADING


def _has_only_names(text: str, others: frozenset[str]) -> bool:
    return all(word[0][0].isupper() or word[0] in others for word in _WORD.finditer(text))


_BARE = {NUMBER: is_number, CITATION: is_citation, HEADING: is_heading}

_ANNOUNCEMENT = 200  # characters before a passage that say whose words it quotes
_LEAD = 40  # characters of numbers and the like before its first word or after its last
_REPORTED_CASE = re.compile(rf"\b[Ss]upra\b|\b(?:{LEADING_REPORTS_DOTTED}|INSC)\b|\bLordships\b")
_NAMED_CASE = re.compile(rf"\b(?:{VERSUS_SHORT_CASED}|{VERSUS_LONG_CASED})\b\.?\s+(?:the\s+)?[A-Z]")
_HOLDS = re.compile(
    r"\b(?:held|observ(?:ed|ations?)|ruled|opined|laid down|judgment|decision|(?:supreme|apex) court)\b",
    re.IGNORECASE,
)
_LAW = re.compile(
    r"\b(?:[Ss]ections?|[Ss]ec\.|[Aa]rticles?|[Rr]ules?|[Rr]egulations?|Standing Orders?)\s+[0-9]"
    r"[^:\"“]{0,110}\b(?:reads?|runs?|provides?|defines?|says?|under|follows|below|thus|terms|reproduced|extracted|quoted)"
    r"\b[^.]{0,60}$"
)
# Documents of the case itself: a complaint is quoted with its sections, a charge with the title of the case.
_OWN_DOCUMENTS = re.compile(
    r"\b(?:[PDC]\.?\s?W\b|F\.?\s?I\.?\s?R\b|(?i:complain|depos|testi|statement|letter|affidavit|notice|report\b|charge|"
    r"confess|chall?an|panch|memo|dying|prayer|relief|impugned|order dated|trial court|sessions|magistrate))"
)


def find_authorities(paragraphs: Sequence[Paragraph], quotations: Sequence[Quotation]) -> list[Quotation]:
    """The quotations that are announced as the words of another judgment or of the law.

    The others may state facts: complaints, statements and letters are quoted too.
    """
    authorities: list[Quotation] = []
    last: Quotation | None = None
    is_authority = False
    for quotation in quotations:
        if not _continues(last, quotation, paragraphs):
            is_authority = announces_authority(_read_before(paragraphs, quotation))
        if is_authority:
            authorities.append(quotation)
        last = quotation
    return authorities


def _continues(last: Quotation | None, quotation: Quotation, paragraphs: Sequence[Paragraph]) -> bool:
    """Is this the same passage, going on after the end of a paragraph?"""
    if last is None or quotation.start > _LEAD or quotation.paragraph - last.paragraph > 1:
        return False
    return len(paragraphs[last.paragraph].text) - last.end <= _LEAD


def announces_authority(announcement: str) -> bool:
    """Do these words announce a passage from another case or from the law?"""
    if _OWN_DOCUMENTS.search(announcement):
        return False
    if _REPORTED_CASE.search(announcement) or _LAW.search(announcement):
        return True
    return _NAMED_CASE.search(announcement) is not None and _HOLDS.search(announcement) is not None


def _read_before(paragraphs: Sequence[Paragraph], quotation: Quotation) -> str:
    """The words before a passage. Page footers are left out: the title of this case is not another case."""
    index, start = quotation.paragraph, quotation.start
    before = paragraphs[index].text[max(0, start - 2 * _ANNOUNCEMENT) : start]
    if len(before.strip()) <= _LEAD and index:
        before = f"{paragraphs[index - 1].text[-2 * _ANNOUNCEMENT :]} {before}"
    return remove_layout(before).text[-_ANNOUNCEMENT:]
