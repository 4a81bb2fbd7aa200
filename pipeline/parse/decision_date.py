"""When a judgment was decided, and which part of the document says so.

The only date that the site prints is at the end of the title. For hundreds of Supreme Court judgments it is
wrong: a year before the court first sat. Their own signature still has the day, so an impossible date is
looked up there, and is None if nothing better is found.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from pipeline.text.vocabulary import MONTHS
from schemas.court import FIRST_HIGH_COURT
from schemas.courts import COURTS, find_court
from schemas.records import Paragraph

_FAILED_YEARS = (1947, 1948)  # what a misread date shows; a true one is not contradicted by the text
_HEADER_PARAGRAPHS, _HEADER_LENGTH = 5, 3000
_LAST_LINES = 1500  # where an undated judgment is signed, unless a lot follows
_LAST_PAGES = 6000  # footnotes and the record of proceedings may follow

_MONTHS = {name.lower(): number for number, name in enumerate(MONTHS, start=1)}
_MONTHS |= {name[:3]: number for name, number in _MONTHS.items()} | {"sept": 9}
_MONTH = "(?P<month>" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + ")"
_DAY = r"(?<![0-9])(?P<day>[0-3]?[0-9])"
_NUMBER = r"(?P<month>[01]?[0-9])"
_IN_TITLE = re.compile(rf"\bon\s+{_DAY}\s+{_MONTH},?\s+(?P<year>[0-9]{{4}})\W*$", re.IGNORECASE)
_IN_HEADER = re.compile(
    rf"DATE\s+OF\s+JUDGMENT\s*[:.-]?\s*{_DAY}\s?[/.-]\s?{_NUMBER}\s?[/.-]\s?(?P<year>[0-9]{{4}})"
)
# Dates in running text are found by their year, then by what comes before it.
_YEAR = re.compile(r"(?:19|20)[0-9]{2}(?![0-9])")
_WRITTEN_YEAR = re.compile(r"1[6-9][0-9]{2}|20[0-9]{2}")
_BEFORE_YEAR = (
    re.compile(rf"\b{_MONTH}\.?\s*{_DAY}\s?(?:st|nd|rd|th)?[\s,.]+$", re.IGNORECASE),
    re.compile(rf"{_DAY}\s?(?:st|nd|rd|th)?\s*(?:day\s+)?(?:of\s+)?{_MONTH}[\s,.]*$", re.IGNORECASE),
    re.compile(rf"{_DAY}\s?[./-]\s?{_NUMBER}\s?[./-]\s?$"),
)
_SEATS = "|".join(sorted({re.escape(seat) for court in COURTS for seat in court.seats}))
_BEFORE_SIGNED_DATE = re.compile(
    rf"(?:(?i:{_SEATS})\W{{0,80}}(?i:dated?|dt)?|\b(?:Dated|DATED|Dt|Order Date)\s?[.:]"
    r"|\bC?JI?\b[^a-z]{0,80})\W{0,20}$"
)
_AFTER_SIGNED_DATE = re.compile(rf"\W{{0,20}}(?:(?:new\s+)?(?:{_SEATS})\b|index\s?:)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Decision:
    """A day and where it was found, one of the values of `Judgment.dated_by`. Both are None if there is no
    date."""

    day: date | None
    source: str | None


@dataclass(frozen=True, slots=True)
class StatedDays:
    """Days that are stated apart from the title and the paragraphs."""

    metadata: str | None = None  # by the source of a body: sure
    published: str | None = None  # in a field of an API answer or of a record: less sure than the title
    published_by: str = "api"
    first_page: str | None = None  # of a PDF


def find_decision(
    title: str, court: str, stated: StatedDays, paragraphs: Sequence[Paragraph], *, latest: date
) -> Decision:
    """The first plausible date, from the most to the least trustworthy part of the document."""
    known = find_court(court)
    earliest = FIRST_HIGH_COURT if known is None else known.first_sat
    for day, source in _list_candidates(title, stated, paragraphs):
        if day and earliest <= day <= latest:
            return Decision(day, source)
    return Decision(None, None)


def _list_candidates(
    title: str, stated: StatedDays, paragraphs: Sequence[Paragraph]
) -> Iterator[tuple[date | None, str]]:
    given = ((stated.metadata, "metadata"), (stated.published, stated.published_by))
    years = [text for text, _ in given if text and _WRITTEN_YEAR.fullmatch(text)]
    if stated.metadata not in years:
        yield _read_stated(stated.metadata), "metadata"
    printed = _read_match(_IN_TITLE.search(title))
    suspect = printed is not None and printed.year in _FAILED_YEARS
    yield _read_header(paragraphs), "header"
    if printed is not None and suspect:
        yield _find_signed(paragraphs, printed), "signature"
        if _names_later_day(paragraphs, printed):
            return
    yield printed, "title"
    if stated.published not in years:
        yield _read_stated(stated.published), stated.published_by
    yield _read_stated(stated.first_page), "first page"
    if not suspect:
        yield _find_signed(paragraphs, None), "signature"
    for year in years:  # better than nothing: rows are published with their year
        yield _read_stated(year), "year"


def _read_header(paragraphs: Sequence[Paragraph]) -> date | None:
    """The head of an old Supreme Court report."""
    for paragraph in paragraphs[:_HEADER_PARAGRAPHS]:
        if match := _IN_HEADER.search(paragraph.text, 0, _HEADER_LENGTH):
            return _read_match(match)
    return None


def _read_stated(stated: str | None) -> date | None:
    """A date as others write it: 2001-04-25, 25-04-2001, 25 April 2001, or a year alone."""
    written = (stated or "").strip()
    if _WRITTEN_YEAR.fullmatch(written):
        return date(int(written), 1, 1)
    try:
        return datetime.fromisoformat(written).date()
    except ValueError:
        year = _YEAR.search(written)
        before = (form.search(written[: year.start()]) for form in _BEFORE_YEAR) if year else iter(())
        return _read_match(next(filter(None, before), None), year.group() if year else None)


def _find_signed(paragraphs: Sequence[Paragraph], printed: date | None) -> date | None:
    """The day a judgment was signed.

    Without a printed date only the last lines count. A misread date is much too early, but its day and
    month come from somewhere: a later date that agrees with both is accepted anywhere if signed, and near
    the end if not; one that agrees with only one of them is accepted near the end if signed.
    """
    ending = _take_ending(paragraphs, _LAST_PAGES)
    if printed is None:
        return next((day for _, day, signed in _find_dates_from_end(ending[-_LAST_LINES:]) if signed), None)
    half_agreeing: date | None = None
    for distance, day, signed in _find_dates_from_end(ending):
        agreement = _count_agreement(day, printed)
        if agreement == 2 and (signed or distance < _LAST_LINES):
            return day
        if agreement == 1 and signed and half_agreeing is None:
            half_agreeing = day
    return _find_signed_anywhere(paragraphs, printed) or half_agreeing


def _names_later_day(paragraphs: Sequence[Paragraph], printed: date) -> bool:
    """Does a judgment mention days long after its supposed date?"""
    dates = _find_dates_from_end("\n".join(paragraph.text for paragraph in paragraphs))
    return any(day.year > printed.year + 1 for _, day, _ in dates)


def _find_signed_anywhere(paragraphs: Sequence[Paragraph], printed: date) -> date | None:
    dates = _find_dates_from_end("\n".join(paragraph.text for paragraph in paragraphs))
    return next((day for _, day, signed in dates if signed and _count_agreement(day, printed) == 2), None)


def _count_agreement(day: date, printed: date) -> int:
    return (day.month == printed.month) + (day.day == printed.day) if day >= printed else 0


def _take_ending(paragraphs: Sequence[Paragraph], length: int) -> str:
    taken: list[str] = []
    for paragraph in reversed(paragraphs):
        taken.insert(0, paragraph.text)
        length -= len(paragraph.text)
        if length <= 0:
            break
    return "\n".join(taken)[max(0, -length) :]


def _find_dates_from_end(text: str) -> Iterator[tuple[int, date, bool]]:
    """The dates in a text, last one first: distance from the end, day, and whether it is signed."""
    for year in reversed(list(_YEAR.finditer(text))):
        before = text[max(0, year.start() - 40) : year.start()]
        match = next(filter(None, (form.search(before) for form in _BEFORE_YEAR)), None)
        day = _read_match(match, year.group())
        if match and day:
            start = year.start() - len(before) + match.start()
            yield len(text) - year.end(), day, _is_signed(text, start, year.end())


def _is_signed(text: str, start: int, end: int) -> bool:
    """Is a date between the judges' names and the seat of the court?"""
    before, after = text[max(0, start - 120) : start], text[end : end + 40]
    return bool(_BEFORE_SIGNED_DATE.search(before) or _AFTER_SIGNED_DATE.match(after))


def _read_match(match: re.Match[str] | None, year: str | None = None) -> date | None:
    if match is None:
        return None
    month = _MONTHS.get(match["month"].lower()) or match["month"]
    try:
        return date(int(year or match["year"]), int(month), int(match["day"]))
    except ValueError:
        return None
