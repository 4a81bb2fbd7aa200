"""Places and organisations by patterns and by a gazetteer of our own.

"village X", "X Taluk", "resident of X", names of states, districts and towns. A place that is also a name of
people or an ordinary word needs a cue. Courts are not masked: "Delhi High Court" stays.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from pipeline.mask.finding import Finder, Finding
from pipeline.mask.organisations import find_organisations
from pipeline.mask.people.name_lists import is_common_word, is_sure_name
from pipeline.text.vocabulary import (
    CHILD_OR_WIFE,
    COMMON_HONORIFICS,
    KIN_LETTERS,
    capitalise,
    join_words,
    list_words,
)
from schemas.masks import PLACE

_NOT_PLACES = COMMON_HONORIFICS | list_words(
    """
    a accountant act administration administrative advocate after all also an and any area as at attorney
    authority bar bench board by cadre case central centre chief civil co collector collectorate
    commission commissioner committee complainant consumer cooperative corporation council court courts
    crime criminal defence deputy detective development director division east education elders election
    employment engineer estate excise executive family fast fire food for forest forum from government
    gram he head headquarter headquarters health her his hospital in india indian industries inspector it
    jail judge judges judiciary labour land legal level magistrate mahila medical member munsif munsiff
    municipal my nazir new no additional addl principal joint special other another same each every whole
    entire particular concerned north office officer officers on or order our panchayat panchayats patwari
    people planning pleader police pradhan president primary prison probation prosecutor public record
    recruitment register registrar registry revenue road rural sarpanch school secretary section selection
    service sessions she site social south state statistical sub superintendent supply surgeon
    survey tahsil tahsildar taluk taluka tehsil tehsildar that the their they this to town track transport
    treasury tribal under union up was watchman welfare west where who women xi zila km
    late said accused deceased prosecutrix informant petitioner respondent appellant witness pw when then
    while if there these those one two three has had is are were not but which kotwari chowkidar lambardar
    munsif-magistrate
    """
)
_WORD = r"[A-Z][A-Za-z’']{1,24}(?:-[A-Z]?[a-z]{1,20})?"
_NAME = rf"(?P<name>{_WORD}(?:\s{_WORD}){{0,2}})"
_MARKS = r"[\s.,:\u2010-\u2015-]{1,4}"
_KIND = (
    r"(?:[Vv]illages?|VILLAGE|[Vv]ill|[Mm]ohall?ah?|[Mm]ohalla|[Tt](?:eh|ah)sil|[Tt]aluk(?:a|ah)?|TALUK|"
    r"[Dd]istricts?|DISTRICT|[Dd]istt|[Dd]ist|[Tt]owns?|"
    r"[Mm]ou[jz]a|[Mm]auza|[Hh]amlet|[Pp]argana|[Mm]andal|MANDAL|[Tt]ola|[Vv]illage\sand\s[Pp]ost|[Tt]q|"
    r"[Tt]al|[Tt]eh|"
    r"[Hh]obli|[Ff]irka)"
)
_OFFICE = (
    r"(?:Addl\.?\s|Additional\s)?(?:Judge|Magistrate|Court|Collector|Officer|Superintendent|Hospital|"
    r"Munsif|Board|Council|Registrar|Attorney|Jail|Forum|and\sSessions|Government\sPleader|Prison|"
    r"Administration|Headquarters?|Inspector|Manager|Medical|Health|Education|Supply|Authority|Committee|"
    r"Engineer|Accountant|Administrative|Development)"
)
_AFTER_KIND = re.compile(
    rf"(?<![A-Za-z]){_KIND}{_MARKS}(?:of\s|named\s|at\s|called\s)?{_NAME}(?!\s{_OFFICE})"
)
_BEFORE_KIND = re.compile(
    rf"(?<![A-Za-z.])(?P<name>{_WORD}(?:\s{_WORD}){{0,2}})\s(?P<kind>[Vv]illage|[Tt]aluka?|[Tt]aluqa|"
    rf"[Tt]e?a?hsil|[Dd]istrict|[Dd]istt\.?|[Tt]own|[Mm]andal|[Hh]obli|"
    r"[Nn]agar|[Cc]olony|[Mm]unicipality|[Bb]lock|[Cc]ity|[Ss]ector|[Pp]uram|[Vv]ihar|[Ee]nclave|[Ll]ayout|"
    r"[Rr]oad|[Ss]treet|[Mm]arg|[Cc]howk|[Bb]azar|[Bb]azaar|[Mm]arket|[Bb]agh|[Cc]ross|[Ee]xtension|"
    r"[Hh]ighway)(?![A-Za-z])"
    rf"(?!\s(?:[Pp]anchayat|{_OFFICE}|[Pp]olice|POLICE|&))"
)
_OFFICE_AFTER = re.compile(rf"\s{_OFFICE}")
_LIVING = re.compile(
    rf"(?<![A-Za-z])(?:[Rr]\s?/\s?[oO]|R/O|[Rr]esidents?\s(?:of|at)|[Rr]esiding\s(?:at|in)|[Nn]ative\sof|"
    rf"[Ii]nhabitants?\sof|[Dd]weller\sof)\s(?:the\s)?(?:[Vv]illage\s)?{_NAME}"
)
_SHAPED = re.compile(
    r"(?<![A-Za-z.])[A-Z][a-z]{3,12}(?:pur|puram|garh|ganj|gunj|nagar|abad|palli|pally|halli|palayam|patnam)(?![A-Za-z-])"
)
_TITLE_WORD = re.compile(r"[A-Z][A-Za-z]{1,}|[A-Z](?:\.\s?[A-Z]){1,3}\.?|[A-Z]&[A-Z]")
_INITIALS = frozenset(
    {
        "U.P.",
        "U. P.",
        "M.P.",
        "M. P.",
        "A.P.",
        "H.P.",
        "J&K",
        "U.K.",
        "U.S.A.",
        "USA",
        "UAE",
        "U.A.E.",
        "NCR",
        "KGF",
        "U.S.",
        "U. S.",
    }
)
_CUE = re.compile(
    r"(?:(?<![A-Za-z])(?:at|in|from|near|to|towards|via|[Dd]istrict|[Dd]istt|[Dd]ist|[Vv]illage|[Tt]own|"
    r"[Cc]ity|[Tt]ehsil|[Tt]aluk|[Tt]aluka|[Tt]ahsil|P\.?\s?S|[Jj]ail|[Hh]ospital|[Pp]ost|"
    r"(?:[Dd]istrict|[Tt]own|[Cc]ity|[Vv]illage|[Rr]esidents?|[Cc]ollector|[Jj]udge|[Mm]agistrate)\sof|"
    r"[Cc]ollector|[Mm]agistrate|[Jj]udge))[\s.,:-]{1,3}$"
)
_PERSON_BEFORE = re.compile(
    rf"(?:(?<![A-Za-z])(?:{join_words(capitalise(COMMON_HONORIFICS))}|Kum|Kumari|Mst|Md|Mohd|Justice|"
    rf"Thiru|Lala|Master|Baby|[{KIN_LETTERS}{KIN_LETTERS.upper()}]/o|(?:{CHILD_OR_WIFE})\sof|accused|one|PW[\s-]?[0-9]{{0,2}})|"
    r"(?<![A-Za-z.])[A-Z])\.?\s{0,2}$"
)
_PERSON_AFTER = re.compile(
    r"\s(?:Singh|Kumar|Kumari|Lal|Ram|Devi|Prasad|Das|Dass|Rani|Bai|Khan|Ali|Ahmed|Ahmad|Begum|Rao|Reddy|"
    r"Naidu|Nath|Chand|Chandra|Sharma|Verma|Gupta|Yadav|Pal|Rai|Ranjan|Nandan|Kaur|Bano|Mohan|Dev|Nair|"
    r"Pillai|Gowda|Swamy|Sharan|"
    r"Charan|Bhai|Ben|Dayal|Dhar|Dutt|Mal|Raj|Roy|Sahu|Shah|Shankar|Sinh|Sinha|Wati)(?![a-z])"
)
_COURT_AFTER = re.compile(
    r"\s(?:High\s(?:Court|court)|HIGH\sCOURT|[Bb]ench|BENCH|District\sCourt|Courts?\b|City\sCivil\sCourt)|"
    r"['’]s?\s[Cc]ase|\s[Cc]ase\b"
)
_COURT_BEFORE = re.compile(
    r"(?:[Cc]ourt(?:\sof)?(?:\s[Jj]udicature)?(?:,|\s(?:at|of|for|in))?|COURT(?:\sOF)?|"
    r"[Jj]udicature\s(?:at|for)|[Tt]ribunal,?|[Jj]udge,|[Mm]agistrate,|Bank\sof|Government\sof|Govt\.?\sof|"
    r"GOVERNMENT\sOF|Union\sof|UNION\sOF|[Uu]niversity\sof|"
    r"Corporation\sof|Reserve\sBank\sof|All|Authority\sof|Council\sof|Commission\sof|Parliament\sof|"
    r"Survey\sof|Air|Constitution\sof|Gazette\sof|Coal|Attorney\sGeneral\s(?:of|for)|"
    r"Solicitor\sGeneral\sof|Justice\sof)\s{1,3}(?:the\s)?$"
)
_PIN = re.compile(r"\s?[-\u2013]\s?[1-8][0-9]{2}\s?[0-9]{3}(?![0-9])|\s?[-\u2013]\s?[0-9]{1,3}(?![0-9/])")
_LONGEST = 4  # words


def find_places(text: str) -> list[Finding]:
    """Places and organisations; findings may overlap."""
    places = [*_find_named(text), *_find_cued(text), *_find_shaped(text)]
    return sorted([*places, *find_organisations(text, _read_gazetteer()[0])])


FINDER = Finder(in_sentences=find_places, in_preamble=find_places)


@cache
def _read_gazetteer() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Sure places, those that need a cue, and the first words of names with several words."""
    sure, doubtful = _read("places.txt") | _read("compound_places.txt"), _read("ambiguous_places.txt")
    firsts = frozenset(name.split()[0] for name in sure | doubtful if " " in name)
    return sure, doubtful, firsts


def _read(name: str) -> frozenset[str]:
    lines = files("pipeline.mask").joinpath("gazetteers", name).read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _find_named(text: str) -> Iterator[Finding]:
    """Places of the gazetteer: the longest name that begins at each capitalised word."""
    sure, doubtful, firsts = _read_gazetteer()
    at = 0
    for word in _TITLE_WORD.finditer(text):
        if word.start() < at:
            continue
        end, name = word.end(), word[0].lower()
        if name in firsts:
            end, name = _read_longest(text, word.start(), end, name, sure)
        known = name in sure or word[0] in _INITIALS
        if not (known or name in doubtful) or not _is_place(text, word.start(), end, cued=known):
            continue
        if (pin := _PIN.match(text, end)) is not None:
            end = pin.end()
        at = end
        yield Finding(word.start(), end, PLACE, "gazetteer")


def _read_longest(text: str, start: int, end: int, name: str, known: frozenset[str]) -> tuple[int, str]:
    words = text[start : start + 60].split()[:_LONGEST]
    for count in range(len(words), 1, -1):
        candidate = " ".join(words[:count]).rstrip(".,;:)'\"")
        if candidate.lower() in known:
            length = _measure(text, start, candidate)
            return start + length, candidate.lower()
    return end, name


def _measure(text: str, start: int, candidate: str) -> int:
    """The length of a name in the text, where its words may be further apart."""
    if text.startswith(candidate, start):
        return len(candidate)
    words = re.compile(r"\s{1,8}".join(re.escape(word) for word in candidate.split())).match(text, start)
    return len(candidate) if words is None else words.end() - start


def _is_place(text: str, start: int, end: int, *, cued: bool) -> bool:
    before = text[max(0, start - 34) : start]
    if _PERSON_BEFORE.search(before) is not None or _PERSON_AFTER.match(text, end) is not None:
        return False
    if _COURT_AFTER.match(text, end) is not None or _COURT_BEFORE.search(before) is not None:
        return False
    if text[end : end + 1].isalpha() or text[end : end + 2] in ("-b", "-m"):
        return False
    return cued or _CUE.search(before) is not None


def _find_shaped(text: str) -> Iterator[Finding]:
    """Towns that are on no list, but end as only names of towns do: "Word-ganj"."""
    known = _read_gazetteer()[0]
    for match in _SHAPED.finditer(text):
        if match[0].lower() in known or is_sure_name(match[0]):
            continue
        if _is_place(text, match.start(), match.end(), cued=True):
            yield Finding(match.start(), match.end(), PLACE, "ending")


def _find_cued(text: str) -> Iterator[Finding]:
    """Names with a word before or after them that says what they are."""
    for pattern, rule in ((_AFTER_KIND, "kind of place"), (_LIVING, "resident of")):
        for match in pattern.finditer(text):
            start, end = match.span("name")
            end = _trim_end(text, start, end)
            if end > start and not _is_office(text, start, end):
                yield Finding(start, end, PLACE, rule)
    for match in _BEFORE_KIND.finditer(text):
        start, end = _trim_start(text, *match.span("name"))
        if start < end:
            yield Finding(start, match.end(), PLACE, "kind of place")


def _is_office(text: str, start: int, end: int) -> bool:
    """ "District Project Officer", "district judge": words that are not a place, or an office after them."""
    if text[start:end].lower() in _read_gazetteer()[0]:
        return False
    return _OFFICE_AFTER.match(text, end) is not None or all(map(is_common_word, text[start:end].split()))


def _trim_end(text: str, start: int, end: int) -> int:
    """Where a name after a cue ends: before the first word that is not part of a place name."""
    last = start
    for word in re.finditer(r"\S+", text[start:end]):
        if word[0].lower().strip("'’") in _NOT_PLACES:
            break
        last = start + word.end()
    return last


def _trim_start(text: str, start: int, end: int) -> tuple[int, int]:
    """Where a name before a kind of place begins: after the last word that is not part of a place name."""
    for word in reversed(list(re.finditer(r"\S+", text[start:end]))):
        if word[0].lower().strip("'’") in _NOT_PLACES:
            return start + word.end() + 1, end
    return start, end
