"""What the first page of a judgment says about it: court, parties, date, bench, citations."""

import re
from collections.abc import Iterable, Sequence

from pipeline.parse.pdf.page_rows import PageRow
from pipeline.text.normal_form import normalise_plain
from pipeline.text.vocabulary import MONTHS, USUAL_HONORIFICS, VERSUS_ANY, VERSUS_SURE, join_words
from schemas.courts import COURTS

_HONORIFICS = join_words(USUAL_HONORIFICS)
_TOP = 45  # rows
_PARTY = r"(?:petitioner|appellant|applicant|revisionist|plaintiff|complainant)"
_OTHER = r"(?:respondent|opposite party|opp\.? ?party|non-?applicant|defendant|accused)"
_SIDE = re.compile(rf"[\s.…_:;,(\[-]*\b(?:{_PARTY}|{_OTHER})s?(?:\(s\)|/s)?\b.*$", re.I)
_VERSUS = re.compile(rf"\W{{0,4}}(?:{VERSUS_ANY})\W{{0,4}}$", re.I)
_INLINE = re.compile(rf"(\S.{{2,90}}?)\s[-–]?(?:v\.|(?:{VERSUS_SURE})\.?)[-–]?\s(\S.{{2,120}})$", re.I)
_LABELLED = re.compile(rf"(?P<side>{_PARTY}|{_OTHER})s?\s?:\s?-?\s?(?P<name>\S.{{2,90}})$", re.I)
_NOT_PARTY = re.compile(
    r"\(|\[|case\sdetails|in the\b|.*\bhigh court\b|.*\bno\W{0,2}\s?[0-9]|.*\bs\.?c\.?r\.?\b|dated?\b"
    r"|[0-9]|coram|present|before|between"
    r"|through|judgment\W*$|order\W*$|.*\bjurisdiction|reportable|non-?reportable|.*\bof\s[0-9]{4}\W*$|[*%$#~^+&]",
    re.I,
)
_SEAT = re.compile(
    r"\bHIGH COURT (?:OF JUDICATURE )?(?:OF|AT|FOR)(?: THE STATE OF)? (?P<seat>[A-Z][A-Za-z&, ]{2,50})"
    r"|(?P<name>[A-Z][A-Za-z]+(?: (?:PRADESH|AND HARYANA|& HARYANA))?) HIGH COURT\b",
    re.I,
)
_SUPREME = re.compile(
    r"\bSUPREME COURT OF INDIA\b|SUPREME COURT REPORTS|\bINSC\b|\bS\.?C\.?R\.?\s[0-9]", re.I
)
_IN_THE = re.compile(r"\W{0,4}(?:in the |before the |the )?(?:hon\S{1,6}ble )?high court", re.I)
_LONGEST_COURT = 110
_MONTH = "|".join(sorted({*MONTHS, *(name[:3] for name in MONTHS), "Sept"}, key=len, reverse=True))
_DAYS = (
    re.compile(
        rf"(?P<month>{_MONTH})\.?\s(?P<day>[0-3]?[0-9])(?:st|nd|rd|th)?,?\s(?P<year>(?:19|20)[0-9]{{2}})",
        re.I,
    ),
    re.compile(
        rf"(?P<day>[0-3]?[0-9])\s?(?:st|nd|rd|th)?(?:\sday)?(?:\sof)?[\s,-]{{1,2}}(?P<month>{_MONTH})[.,\s-]{{1,3}}(?P<year>(?:19|20)[0-9]{{2}})",
        re.I,
    ),
    re.compile(
        r"(?<![0-9./-])(?P<day>[0-3]?[0-9])\s?[./-]\s?(?P<month>[01]?[0-9])\s?[./-]\s?(?P<year>(?:19|20)[0-9]{2})(?![0-9])"
    ),
)
_DECIDED = re.compile(
    r"^\W{0,4}(?:\w+\W{1,3}){0,3}(?:date of (?:decision|judge?ment|order|pronouncement)"
    r"|pronounced|delivered|decided)(?:\s(?:on|dated?))?\W{0,6}$",
    re.I,
)
_DATED = re.compile(r"(?:\bdated?(?:\sthis(?:\sthe)?)?|\bthe|\bon|[%])\W{0,6}$", re.I)
_NOT_DECIDED = re.compile(r"(?:reserved|heard|filed|filing|instituted|impugned|fir|offence).{0,30}$", re.I)
_BENCH = re.compile(r"\[(?P<names>[^\[\]]{4,200}?),?\s?(?:C\.?J\.?I?\.?|J\.?J?\.?)\W{0,3}\]", re.S)
_CORAM = re.compile(
    rf"(?:HON['’`]?\s?(?:OU?RA)?BLE|HONOU?RABLE)\s(?:THE\s)?(?:DR\.?\s)?(?:{_HONORIFICS})?\.?\s?"
    r"(?:(?:ACTING\s)?CHIEF\s)?JUSTICE\s(?P<name>[A-Z][A-Za-z.'’\s-]{2,60}?)(?:,?\sJ\.?)?(?:\sAND\b.*)?$",
    re.I,
)
_TITLES = re.compile(rf"\b(?:{_HONORIFICS}|HON['’]?BLE|JUSTICE)\.?\s", re.I)
_CITATION = re.compile(
    r"\[[0-9]{4}\]\s?[0-9]{1,2}\s?(?:Suppl?\.?\s?)?S\.?C\.?R\.?\s[0-9]{1,4}\b|[0-9]{4}\s?INSC\s?[0-9]{1,4}\b"
    r"|[0-9]{4}:[A-Z]{2,8}(?:[:-][A-Z]{1,8})?:[0-9]{1,7}(?:-[A-Z]{1,4})?"
)


def read_headings(rows: Sequence[PageRow], edges: str) -> dict[str, str]:
    """Headings by the names of the site. `rows` are those of the first page's text; `edges` its furniture."""
    lines = [normalise_plain(row.text) for row in rows[:_TOP]]
    found = {
        "doc_title": _find_title(rows[:_TOP]),
        "docsource_main": _find_court(lines, edges),
        "doc_bench": _find_bench(lines),
        "doc_citations": _find_citations([edges]),
    }
    return {name: value for name, value in found.items() if value}


def find_date(lines: Iterable[str]) -> str | None:
    """The day of the decision as the site writes it, 14 March, 2019: labelled, or on a line of its own."""
    fallback: str | None = None
    for line in lines:
        for form in _DAYS:
            for match in form.finditer(line):
                day = _write_day(match)
                before = line[: match.start()]
                if day is None or _NOT_DECIDED.search(before):
                    continue
                if _DECIDED.search(before):
                    return day
                alone = len(line) - (match.end() - match.start()) <= 6
                if fallback is None and (alone or _DATED.search(before)) and len(before) < 40:
                    fallback = day
    return fallback


def _write_day(match: re.Match[str]) -> str | None:
    month = match["month"]
    number = int(month) if month.isdecimal() else _read_month(month)
    day = int(match["day"])
    return f"{day} {MONTHS[number - 1]}, {match['year']}" if 1 <= number <= 12 and 1 <= day <= 31 else None


def _read_month(word: str) -> int:
    return next(number for number, name in enumerate(MONTHS, 1) if name[:3].lower() == word[:3].lower())


def _find_title(rows: Sequence[PageRow]) -> str | None:
    """A vs B."""
    lines = [normalise_plain(row.text) for row in rows]
    for index, line in enumerate(lines):
        if _VERSUS.match(line) or (line.casefold().strip(" .-") == "and" and _is_between(lines[:index])):
            first, second = _read_above(lines[:index]), _read_below(lines[index + 1 :])
            if first and second:
                return f"{first} vs {second}"
        match = _INLINE.match(line)
        if match and index < 30 and not _NOT_PARTY.match(line):
            return f"{_name(match[1])} vs {_name(match[2])}"
    return _find_labelled(lines)


def _is_between(lines: Sequence[str]) -> bool:
    return any(line.casefold().startswith("between") for line in lines)


def _read_above(lines: Sequence[str]) -> str:
    """The first party: its marked line, or the lines right above the word versus."""
    for line in lines[::-1][:12]:
        if _SIDE.search(line) and (name := _name(line)):
            return name
    taken: list[str] = []
    for line in lines[::-1][:4]:
        if _NOT_PARTY.match(line):
            break
        taken.insert(0, line)
    return _name(" ".join(taken))


def _read_below(lines: Sequence[str]) -> str:
    """The second party: up to its mark, or to what is no name."""
    taken: list[str] = []
    for line in lines[:4]:
        if taken and _NOT_PARTY.match(line):
            break
        if _SIDE.search(line):
            return _name(line) or _name(" ".join(taken))
        taken.append(line)
    return _name(" ".join(taken))


def _find_labelled(lines: Sequence[str]) -> str | None:
    """Applicant :- A, Opposite Party :- B."""
    sides: dict[bool, str] = {}
    for line in lines:
        if match := _LABELLED.match(line):
            is_first = re.match(_PARTY, match["side"], re.I) is not None
            sides.setdefault(is_first, _name(match["name"]))
    return f"{sides[True]} vs {sides[False]}" if len(sides) == 2 and all(sides.values()) else None


def _name(text: str) -> str:
    """A party's name without its place in the case and the dots that lead to it."""
    name = _SIDE.sub("", text)
    name = re.sub(r"\.{2,}|…+|_{2,}|^\s*[0-9]{1,2}[.)]\s", " ", name)
    return normalise_plain(name).strip(" ,;:-")


def _find_court(lines: Sequence[str], edges: str) -> str | None:
    """The court that a line names; a court inside a sentence is mostly another one."""
    if _SUPREME.search(edges):
        return "Supreme Court of India"
    for line in lines:
        if _SUPREME.search(line) and len(line) < _LONGEST_COURT:
            return "Supreme Court of India"
        if (match := _SEAT.search(line)) and len(line) < _LONGEST_COURT:
            place = match["seat"] or match["name"]
            known = _find_known(place)
            if known or _IN_THE.match(line):
                return known or _write_court(place)
    return None


def _find_known(place: str) -> str | None:
    """The court's name as the site has it, by what stands at the beginning of the place."""
    words = normalise_plain(place.replace("&", "and")).casefold()
    for court in COURTS:
        own = court.name.removesuffix(" High Court").replace("&", "and").casefold()
        if words.startswith((own, *(name.casefold() for name in court.places))):
            return court.name
    near = (
        court.name for court in COURTS if words.startswith(tuple(seat.casefold() for seat in court.seats))
    )
    return next(near, None)


def _write_court(place: str) -> str:
    seat = re.split(r"\s(?:at|bench)\b|[,(]", normalise_plain(place), maxsplit=1, flags=re.I)[0].strip()
    return f"{seat.title()} High Court"


def _find_bench(lines: Sequence[str]) -> str | None:
    if match := _BENCH.search(" ".join(lines)):
        names = re.split(r",\s?|\s(?:AND|and|&)\s", match["names"].replace("*", ""))
        return ", ".join(name for part in names if len(name := _TITLES.sub("", part).strip(" .")) > 4) or None
    found = [normalise_plain(match["name"]) for line in lines if (match := _CORAM.search(line))]
    return ", ".join(dict.fromkeys(found)) or None


def _find_citations(lines: Sequence[str]) -> str | None:
    found = [match[0] for line in lines for match in _CITATION.finditer(line)]
    return ", ".join(dict.fromkeys(found)) or None
