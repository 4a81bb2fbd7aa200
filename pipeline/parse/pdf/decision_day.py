"""The day of a decision, from the head, the end or the edges of a document.

Many days stand in a head: those on which the case was filed, heard and reserved. What is looked for is first
the day that is called that of the decision, then one that stands for itself.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from pipeline.text.vocabulary import MONTHS

_MONTH = "|".join(sorted({*MONTHS, *(name[:3] for name in MONTHS), "Sept"}, key=len, reverse=True))
_FORMS = (
    re.compile(
        rf"\b(?P<month>{_MONTH})\.?\s(?P<day>[0-3]?[0-9])(?:\s?(?:st|nd|rd|th))?,?\s(?P<year>(?:19"
        rf"|20)[0-9]{{2}})",
        re.I,
    ),
    re.compile(
        rf"(?<![0-9])(?P<day>[0-3]?[0-9])\s?(?:st|nd|rd"
        rf"|th)?(?:\sday)?(?:\sof)?[\s,.-]{{1,2}}(?P<month>{_MONTH})"
        r"[a-z]*[.,\s'’-]{1,3}(?P<year>(?:19|20)[0-9]{2})",
        re.I,
    ),
    re.compile(
        r"(?<![0-9./-])(?P<day>[0-3]?[0-9])\s?[./-]\s?(?P<month>[01]?[0-9])\s?[./-]\s?"
        r"(?P<year>(?:19|20)[0-9]{2}|[0-9]{2}(?![0-9./]))(?![0-9])"
    ),
    re.compile(r"(?<![0-9])(?P<year>20[0-9]{2})[.-](?P<month>[01][0-9])[.-](?P<day>[0-3][0-9])(?![0-9])"),
)
_DECIDED = re.compile(
    r"(?:(?:date|dated|day) (?:of|on which)(?: (?:the|this))? ?(?:\w+ ){0,2}(?:decision|judge?ments?"
    r"|orders?|pronounce\w*|delivery)"
    r"|pronounced|delivered|decided|rendered|(?:judge?ment|order)\s?on|order date"
    r"|passed on(?: this)?(?: the)?)"
    r"(?:(?:\s(?:on|dated?|in|open|court|this|the|is)\b)*|\s?/\s?\w+)\W{0,6}$",
    re.I,
)
_OTHER_DAY = re.compile(
    r"(?:reserved|heard|hearing|filed|filing|filling|instituted|institution|impugned|fir|offence"
    r"|uploading|uploaded|argued"
    r"|presented|presentation|arising|against|c\.?\s?a\.?\s?v|conclu\w+|typ\w+|birth|incident)\b[^;]{0,40}$",
    re.I,
)
_PLAIN = re.compile(  # all that may stand before a day that stands for itself
    r"\W*(?:[a-z]+(?:day\b|\s?[:,]\s?))?\W*(?:(?:dated?|dt|d/|this|the|on|of|day|order|oral"
    r"|judge?ment)\b\W*)*$",
    re.I,
)
_SIGNED = re.compile(r"sign|digital|^\W*date\s?:", re.I)
_LATIN = (
    r"[\s,/)(\"'-]*(?:[0-9]{1,2}(?:st|nd|rd|th)\s\w+,?\s[0-9]{4})?\W*"  # the same day of another calendar
)
_AFTER = re.compile(_LATIN + r"$", re.I)
_LAST = 25  # rows
_LONGEST_LABEL, _LONGEST_REST = 45, 40  # or it is a sentence that speaks of another decision
_CENTURY = 50  # two digits above are of the last century


def find_day(head: Sequence[str], ending: Sequence[str], edges: Sequence[str]) -> str | None:
    """The day as the site writes it: 14 March, 2019."""
    signed = [edge for edge in edges if _SIGNED.search(edge)]
    others = [edge for edge in edges if not _SIGNED.search(edge)]
    return (
        _find_decided(head)
        or _find_plain(head)
        or _find_decided(ending[-_LAST:])
        or _find_plain(ending[::-1][:_LAST])
        or _find_any(others)
        or _find_any(signed)
    )


def _find_decided(lines: Sequence[str]) -> str | None:
    """The last day on the first line that speaks of the decision, or right below such words."""
    before = ""
    for line in lines:
        days = list(_list_days(line))
        for day, lead, rest in days:
            is_label = len(lead) < _LONGEST_LABEL and len(rest) < _LONGEST_REST
            if is_label and _DECIDED.search(lead) and not _OTHER_DAY.search(lead):
                return day
        heads_day = days and not days[0][1].strip(" :-") and (_DECIDED.search(before) is not None)
        if heads_day:
            return days[-1][0]
        before = line if len(line) < 80 else ""
    return None


def _find_plain(lines: Iterable[str]) -> str | None:
    for line in lines:
        for day, lead, rest in _list_days(line):
            if len(lead) < 45 and _PLAIN.match(lead) and not _OTHER_DAY.search(lead) and _is_end(rest):
                return day
    return None


def _is_end(rest: str) -> bool:
    """May this follow a day that stands for itself? A name in brackets may, at the end of a judgment."""
    return _AFTER.match(rest) is not None or rest.lstrip(" .,").startswith("(")


def _find_any(lines: Iterable[str]) -> str | None:
    days = (day for line in lines for day, lead, _ in _list_days(line) if not _OTHER_DAY.search(lead))
    return next(days, None)


def _list_days(line: str) -> Iterator[tuple[str, str, str]]:
    """The days in a line, with what is before each, since the one before, and after it."""
    found = sorted(
        (match for form in _FORMS for match in form.finditer(line)), key=lambda match: match.start()
    )
    for match in found:
        if day := _write_day(match):
            yield day, line[: match.start()], line[match.end() :]


def _write_day(match: re.Match[str]) -> str | None:
    month, year, day = match["month"], int(match["year"]), int(match["day"])
    number = int(month) if month.isdecimal() else _read_month(month)
    if year < 100:
        year += 1900 if year > _CENTURY else 2000
    return f"{day} {MONTHS[number - 1]}, {year}" if 1 <= number <= 12 and 1 <= day <= 31 else None


def _read_month(word: str) -> int:
    return next(number for number, name in enumerate(MONTHS, 1) if name[:3].lower() == word[:3].lower())
