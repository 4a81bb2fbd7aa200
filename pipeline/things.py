"""When do two surfaces name the same place, body or day?"""

import re

from schemas.masks import DATE, ORG

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = re.compile(rf"\b({'|'.join(_MONTHS)})[a-z]*", re.IGNORECASE)
_FIGURES = re.compile(r"[0-9]+")
_NUMERIC = re.compile(r"\D*([0-9]{1,2})\s?[./-]\s?([0-9]{1,2})\s?[./-]\s?([0-9]{4}|[0-9]{2})\D*")
_STATION = re.compile(r"\b(?:police\s+station|thana|p\.?\s?s\b\.?)")  # "P.S. Kotwali" goes on as "Kotwali"
_LATEST = 30  # a year of two figures up to here is one of this century


def name_thing(surface: str, kind: str) -> str:
    """One name for all surfaces of the same thing: case, blanks, points and "the" tell nothing apart."""
    if kind == DATE and (day := _read_day(surface)):
        return day
    lowered = surface.lower()
    words = re.findall(r"\w+", _STATION.sub(" ", lowered) if kind == ORG else lowered)
    return "".join(words[words[:1] == ["the"] :]) or surface


def _read_day(surface: str) -> str | None:
    """Year, month, day of "12.3.2004", "12th March, 2004", "March 12, 2004"; the day may be missing."""
    if match := _NUMERIC.fullmatch(surface):
        day, month, year = match.groups()
        return _write_day(year, int(month), day) if 1 <= int(month) <= 12 else None
    months = _MONTH.findall(surface)
    figures = _FIGURES.findall(surface)
    if len(months) != 1 or not 1 <= len(figures) <= 2 or len(figures[-1]) not in (2, 4):
        return None
    if len(figures) == 1 and len(figures[0]) != 4:  # "the 5th of May"
        return None
    month = _MONTHS.index(months[0].lower()) + 1
    return _write_day(figures[-1], month, figures[0] if len(figures) == 2 else "0")


def _write_day(year: str, month: int, day: str) -> str:
    value = int(year)
    if len(year) == 2:
        value += 2000 if value <= _LATEST else 1900
    return f"{value}-{month}-{int(day)}"
