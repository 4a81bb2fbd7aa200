"""What a spaCy pipeline found, tidied for masking: our kinds, clean edges, and nothing impossible.

Pipelines differ in their labels, and all of them sometimes take a title for part of a name, or a role ("the
Appellant") for a name.
"""

import re
from collections.abc import Iterable, Iterator

from pipeline.mask.finding import NER, Finding
from pipeline.mask.people.name_lists import HONORIFICS
from pipeline.text.vocabulary import COMMON_HONORIFICS, VERSUS_WORDS, join_words, list_words
from schemas.masks import DATE, KIND_OF_LABEL, MASK_KINDS, NUMBER, PERSON

_TITLES = (
    rf"{join_words(COMMON_HONORIFICS)}|shree|srimati|shrimati|miss|mst|mt|musammat|prof|hon'?ble|honourable|"
    r"justice|km|thiru|tmt|adv|advocate|learned|ld|the|late|said|one|accused|appellant|petitioner|"
    r"respondent|complainant|deceased|witness|m/s|messrs|pw|dw|cw|judge|magistrate|counsel"
)
_LEADING_TITLES = re.compile(rf"(?:(?:{_TITLES})\b[.'’]?(?:s\b)?[\s,:\-]*)+", re.I)
_LEADING_NUMBER = re.compile(r"(?:(?:no|a|p\.?w|d\.?w)?[.\s\-]*\d{1,3}[\s.,):\-]+)+", re.I)
_EDGES = " \t\r\n.,;:!?*_=~|/\\-–—'\"‘’“”`()[]{}<>#^…"

_STOP = re.compile(r"(?<![^\W\d_])(?P<word>[^\W\d_]{3,})[.?!][\"'”’)]{0,2}\s+(?=[A-Z])")
_SHORTENED = HONORIFICS | list_words(
    "abd addl asst capt chd corpn dept dist distt engr genl govt inc mohd mst pvt"
)

_CLOSED_BY = {")": "(", "]": "["}

# Words that are not names; a span of nothing else is not a name.
_NO_NAMES = VERSUS_WORDS | frozenset(
    re.findall(
        r"\w+",
        """
        a an and any are as at be but by for from had has have he her hers him his i in is it its me my no
        nor not of on or our she so than that the their them then there these they this those to under upon
        us was we were what when where which who whom whose with you your accused accuseds advocate
        advocates agent amicus anr another apex appellant appellants applicant applicants appeal application
        assessee assessees attorney authority bail bench brother case claimant claimants clerk client
        commissioner committee complainant complainants complaint constable convict coram counsel counsels
        court courts cw daughter deceased decree defence defendant defendants deponent detenu director
        district doctor driver dw exhibit ex father fir government head high honble honourable husband
        informant injured inspector investigating io judge judges judgment judgement junior justice justices
        lady landlord law lawyer learned legal lordship lordships magistrate management mother munsif no nos
        objector officer officers opposite order ors other others owner parties party patient per petition
        petitioner petitioners plaintiff plaintiffs pleader police post proprietor prosecution prosecutor
        prosecutrix public pw respondent respondents revisionist senior section sessions sister solicitor
        son special state station sub suit superintendent supreme tenant trial tribunal victim victims
        widow wife witness witnesses workman writ
        """,
    )
)
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_NAMES = frozenset(kind.name for kind in MASK_KINDS if kind.recurs)
_NUMBERED = frozenset((DATE, NUMBER))


def tidy_entities(text: str, spans: Iterable[tuple[int, int, str]]) -> list[Finding]:
    """The spans that can be masked, in order, with our kinds."""
    tidied = []
    for whole_start, whole_end, label in spans:
        kind = KIND_OF_LABEL.get(label)
        if kind is None:
            continue
        for start, end in _cut_at_stops(text, whole_start, whole_end, kind):
            if kind == PERSON:
                start = _skip_titles(text, start, end)
            start, end = _trim(text, start, end)
            if start < end and _can_be(text[start:end], kind):
                tidied.append(Finding(start, end, kind, NER))
    return tidied


def _cut_at_stops(text: str, start: int, end: int, kind: str) -> Iterator[tuple[int, int]]:
    """The parts of a name that runs past the end of a sentence: "... Hari Lal. Ramesh Kumar ..."."""
    for stop in _STOP.finditer(text, start, end) if kind in _NAMES else ():
        if stop["word"].lower() not in _SHORTENED:
            yield start, stop.end("word")
            start = stop.end()
    yield start, end


def _skip_titles(text: str, start: int, end: int) -> int:
    """Where the name begins after titles and numbers, if anything comes after them."""
    begin, moved = start, True
    while moved:
        moved = False
        for pattern in (_LEADING_TITLES, _LEADING_NUMBER):
            match = pattern.match(text, begin, end)
            if match is not None and match.end() > begin:
                begin, moved = match.end(), True
    return begin if _WORD.search(text, begin, end) else start


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    """A span without punctuation around it; the full stop of an abbreviation and a closed bracket stay."""
    while start < end and text[start] in _EDGES:
        start += 1
    while end > start and text[end - 1] in _EDGES:
        if text[end - 1] == "." and end - 2 >= start and text[end - 2].isalpha():
            break
        if text[end - 1] in _CLOSED_BY and _CLOSED_BY[text[end - 1]] in text[start:end]:
            break
        end -= 1
    return start, end


def _can_be(surface: str, kind: str) -> bool:
    """Can this be a thing of that kind?"""
    if kind in _NUMBERED:
        in_words = kind == DATE and _WORD.search(surface) is not None
        return in_words or any(letter.isdigit() for letter in surface)
    words = [word.lower() for word in _WORD.findall(surface)]
    if kind not in _NAMES:
        return bool(words) or any(letter.isdigit() for letter in surface)
    letters = sum(map(len, words))
    if letters < 2 or kind != PERSON:
        return letters >= 2
    # Parties are persons as well: "State" and "Union of India" are names there, "the appellant" is not.
    if words[-1] == "state":
        return True
    return not ("".join(words) in _NO_NAMES or all(word in _NO_NAMES for word in words))
