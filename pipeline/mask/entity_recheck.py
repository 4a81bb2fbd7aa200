"""Corrects what the entity finder says, by the words of a span and those around it.

A finder that is tuned to miss nobody takes saris and villages for people. Lists and cues correct it where
they know the words.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pipeline.mask.entities import tidy_entities
from pipeline.mask.finding import Finder, Finding, Label
from pipeline.mask.people.name_cues import is_body_word, names_body, names_place
from pipeline.mask.people.name_lists import (
    is_common_word,
    is_compound_place,
    is_english,
    is_family_name,
    is_given_name,
    is_place_word,
    is_sure_name,
    sounds_like_name,
)
from pipeline.text.vocabulary import (
    LEADING_REPORTS_DOTTED,
    VERSUS_LONG,
    VERSUS_SHORT,
    VERSUS_SLASHED,
    list_words,
)
from schemas.masks import CASE, COURT, DATE, ORG, PERSON, PLACE, SECTION

_WORD = re.compile(r"[^\W\d_]+")
_TITLE_OF_CASE = re.compile(
    rf"\s-?(?:{VERSUS_SLASHED}|{VERSUS_SHORT})\b|\b{VERSUS_LONG}\b|\bsupra\b|\bin re\b|\b(?:18|19|20)\d\d\b"
    rf"|\b(?:{LEADING_REPORTS_DOTTED})\b",
    re.IGNORECASE,
)
# A provision has a word that says so, or is all numbers; "41 Constables" is neither.
_CITES = re.compile(
    r"(?i:\b(?:sec(?:t(?:ion)?|iton)?s?|arts?|articles?|rules?|orders?|clauses?|cls?|chapters?|schedules?|"
    r"entr(?:y|ies)|regulations?|parts?|proviso|explanation|para(?:graph)?s?|list|appendix|sub-?sections?|"
    r"i\.?p\.?c|cr\.?\s?p\.?c|c\.?p\.?c)\b)|\u0927\u093e\u0930\u093e"
)
_JOINS_SECTIONS = frozenset(("and", "read", "with"))
_SHORT = 2  # letters of "u/s", "498-A", "ss."
_PAGES = re.compile(r"[0-9]{1,3}(?:\s?[-\u2013]\s?[0-9]{1,3}|\.[A-Z][a-z]+)?")  # "37-38", "6.Who"
_SMALL_EDGE = re.compile(r"(?:[\s,]|\b(?:of|the|and|by|to|in|for|from|with|at|on|a|an|his|her)\b)+")
_STATION = re.compile(r"P\.?\s?S\b|Police\b|Thana\b")
_ENDS_AS_PLACE = re.compile(
    r"...(?:pur|pura|puram|pore|poor|garh|gaon|gram|gunj|ganj|nagar|nagaram|abad|khedi|khera|kheda|mau|wara|"
    r"patti|palli|pally|palle|halli|kuppam|kulam|pettai|palayam|patnam|pattinam|hati|dih|dehi|tola|para|danga|"
    r"beria|guda|peta|pet|konda|kudi|kunnu|padi|uli|eri)$"
)
_AFTER_PLACES = list_words(
    "agraharam avenue baugh bazar bk budruk buzurg chak chawl chowk colony cross dakshin estate east enclave"
    " gali kalan khurd layout lane majra mal marg merku mohalla nagar north para park paschim patan path"
    " pudur purab purba road salai south street tola uttar vihar village west"
)
_BETWEEN = re.compile(r"(?<![\w/.'’-])[a-z]{2,}(?![\w/.'’-])|[,&]")
_JOINING = frozenset(("and", ",", "&"))
_SMALL_IN_NAMES = list_words("al alias bin bint da de della der di do du el of ul ur urf the van von")
_SMALL_IN_COURTS = list_words(
    "additional and at chief court courts district for high in judge judicial magistrate"
)
_SMALL_IN_COURTS |= list_words("no of sessions sub supreme the trial tribunal lower appellate & , bench")
_FAMILIES_TOO = list_words("mandal nidhi nigam puri")  # in names of bodies, but also family names
_LONGEST_ACRONYM = 6  # letters
_AROUND = 40  # characters before or after a name that may show what it is
_LEAST_CAPITALS = 0.01  # as a share of the letters: a text with fewer is written without capitals


def recheck_entities(text: str, entities: Iterable[Finding]) -> list[Finding]:
    """The entities that can be what the finder says, some of them with another kind."""
    has_capitals = _writes_capitals(text)
    checked = (
        _recheck_one(text, part, has_capitals)
        for entity in entities
        for part in (_split_joined(text, entity) if has_capitals else (entity,))
    )
    return [entity for entity in checked if entity is not None]


def _split_joined(text: str, entity: Finding) -> Iterator[Finding]:
    """ "Ram Lal hit Shyam" and "Ram Lal, Shyam" are two persons: no name contains a verb or another name."""
    if entity.kind == COURT:  # "the High Court cancelled Verma's": what follows the verb is not the court
        small = _BETWEEN.finditer(text, entity.start, entity.end)
        end = next((word.start() for word in small if word[0] not in _SMALL_IN_COURTS), entity.end)
        yield replace(entity, end=end)
        return
    start = entity.start
    if entity.kind == PERSON:
        for word in _BETWEEN.finditer(text, entity.start, entity.end):
            if word[0] not in _SMALL_IN_NAMES and (
                word[0] not in _JOINING
                or _is_between_names(text[start : word.start()], text[word.end() : entity.end])
            ):
                yield replace(entity, start=start, end=word.start())
                start = word.end()
    yield replace(entity, start=start)


def _is_between_names(before: str, after: str) -> bool:
    neighbours = (*_WORD.findall(before)[-1:], *_WORD.findall(after)[:1])
    return len(neighbours) == 2 and all(map(_names_somebody, neighbours))


def find_addresses(text: str, entities: Iterable[Finding]) -> list[Finding]:
    """The same for a preamble, where companies are parties as well, and only streets and the like are not."""
    return [
        replace(entity, kind=PLACE) if entity.kind == PERSON and _is_address(text, entity) else entity
        for entity in entities
    ]


def _is_address(text: str, entity: Finding) -> bool:
    words = _WORD.findall(text, entity.start, entity.end)
    return len(words) > 1 and (words[-1].lower() in _AFTER_PLACES)


def _find_in_sentences(text: str, labels: Sequence[Label]) -> list[Finding]:
    return recheck_entities(text, tidy_entities(text, labels))


def _find_in_preamble(text: str, labels: Sequence[Label]) -> list[Finding]:
    return find_addresses(text, tidy_entities(text, labels))


FINDER = Finder(_find_in_sentences, _find_in_preamble, needs=("labels",), order=10)


def _writes_capitals(text: str) -> bool:
    letters = sum(map(str.isalpha, text))
    return sum(map(str.isupper, text)) > _LEAST_CAPITALS * letters


def _recheck_one(text: str, entity: Finding, has_capitals: bool) -> Finding | None:
    if entity.kind == DATE:
        return None if _PAGES.fullmatch(text, entity.start, entity.end) else entity
    if entity.kind == SECTION:
        return entity if _cites(text[entity.start : entity.end]) else None
    if entity.kind not in (PERSON, PLACE, ORG, CASE):
        return entity
    if entity.kind == PERSON and has_capitals:
        entity = _drop_small(text, entity)
    words = _WORD.findall(text, entity.start, entity.end)
    if entity.kind == CASE:
        is_title = _TITLE_OF_CASE.search(text, entity.start, entity.end) is not None
        return entity if is_title or not any(map(_names_somebody, words)) else replace(entity, kind=PERSON)
    is_capital = any(word[0].isupper() for word in words)
    if not words or not (is_capital or _may_be_small(text, words, has_capitals)):
        return None
    if all(is_common_word(word) or is_english(word) for word in words):
        return None
    if entity.kind == PERSON and _is_office(words):
        return None
    return replace(entity, kind=_decide_kind(text, entity, words))


def _is_office(words: Sequence[str]) -> bool:
    """ "Governor of Kerala" is an office, not a name."""
    return (
        len(words) > 2
        and words[-2] == "of"
        and is_place_word(words[-1])
        and all(map(is_common_word, words[:-2]))
    )


def _cites(surface: str) -> bool:
    words = _WORD.findall(surface)
    return _CITES.search(surface) is not None or all(
        len(word) <= _SHORT or word.lower() in _JOINS_SECTIONS for word in words
    )


def _drop_small(text: str, entity: Finding) -> Finding:
    """ "of Word" is "Word", "Word of" is "Word"."""
    capitals = [word for word in _WORD.finditer(text, entity.start, entity.end) if word[0][0].isupper()]
    if not capitals:
        return entity
    before = _SMALL_EDGE.fullmatch(text, entity.start, capitals[0].start())
    after = _SMALL_EDGE.fullmatch(text, capitals[-1].end(), entity.end)
    return replace(
        entity,
        start=capitals[0].start() if before else entity.start,
        end=capitals[-1].end() if after else entity.end,
    )


def _may_be_small(text: str, words: Sequence[str], has_capitals: bool) -> bool:
    """Can a name be in small letters here? In a text without capitals any can; with few, only known ones."""
    if has_capitals:
        return False
    return any(map(_names_somebody, words)) or not any(map(str.isupper, text))


def _decide_kind(text: str, entity: Finding, words: Sequence[str]) -> str:
    """What the finder says, unless the words say otherwise."""
    before = text[max(0, entity.start - _AROUND) : entity.start]
    follows_place_cue = names_place(before)
    if entity.kind == PLACE:
        is_somebody = all(map(_is_only_name, words)) and not follows_place_cue
        return PERSON if is_somebody else PLACE
    if entity.kind == ORG:
        after = text[entity.end : entity.end + _AROUND]
        is_somebody = all(map(_is_only_name, words)) and not names_body(before, after)
        return PERSON if is_somebody else ORG
    if is_compound_place(text[entity.start : entity.end]):
        return PLACE
    if _STATION.match(text, entity.start, entity.end) or any(map(_names_body, words[1:])):
        return ORG
    if any(map(_names_somebody, words)) and not sounds_like_place(words[-1]):
        return PERSON
    if follows_place_cue or sounds_like_place(words[-1]) or all(map(is_place_word, words)):
        return PLACE
    return ORG if _is_acronym(text, words) else PERSON


def sounds_like_place(word: str) -> bool:
    """Does a word that names nobody end as villages and towns do, or come after their names?"""
    if is_sure_name(word) or is_given_name(word):
        return False
    return word.lower() in _AFTER_PLACES or _ENDS_AS_PLACE.search(word.lower()) is not None


def _names_somebody(word: str) -> bool:
    return is_sure_name(word) or is_given_name(word) or sounds_like_name(word)


def _is_only_name(word: str) -> bool:
    return (is_sure_name(word) or sounds_like_name(word)) and not is_place_word(word)


def _names_body(word: str) -> bool:
    return is_body_word(word) and not is_family_name(word) and word.lower() not in _FAMILIES_TOO


def _is_acronym(text: str, words: Sequence[str]) -> bool:
    """Is it written in capitals in a text that is not?"""
    return (
        len(words) == 1
        and words[0].isupper()
        and 1 < len(words[0]) <= _LONGEST_ACRONYM
        and not text.isupper()
    )
