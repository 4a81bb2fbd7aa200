"""Which court a judgment is of, by its first page.

Most courts state their name. The orders of Allahabad do not: they are known by the form of their head. Where
the name is missing or only inside a sentence, which mostly speaks of another court, the code in the neutral
citation tells the court as well.
"""

import re
from collections.abc import Iterator, Sequence

from pipeline.parse.pdf.law_report import is_report
from pipeline.text.normal_form import normalise_plain
from pipeline.text.vocabulary import join_words
from schemas.courts import BY_KEY, COURTS

_SUPREME = re.compile(r"\W{0,4}(?:in the )?supreme court of india\b.{0,40}$", re.I)
_NEUTRAL = re.compile(r"\b(?:19|20)[0-9]{2} INSC [0-9]")
_HEADS = re.compile(r"\W{0,6}(?:in the |before the |the )?(?:hon\S{1,6}ble )?(?:the )?high court", re.I)
_LONGEST = 110
_HIGH_COURTS = [court for court in reversed(COURTS) if court.name.endswith(" High Court")]
_PLACES = {
    re.sub(r" ?(?:High Court)?$", "", place.replace("&", "and").replace("-", " ")).casefold(): court.name
    for court in _HIGH_COURTS
    for place in (*court.seats, *court.places, court.name)
} | {"punjab and haryana": BY_KEY["punjab_haryana"].name}
_PLACE = f"(?P<place>{join_words(map(re.escape, _PLACES))})"
_NAMED = (
    re.compile(
        rf"\bhigh court\W{{1,3}}(?:of judicature\W{{1,3}})?(?:(?:of|at"
        rf"|for)\W{{1,3}})?(?:the )?(?:states? of )?{_PLACE}\b"
    ),
    re.compile(rf"\b{_PLACE} high court\b"),
)
_UNKNOWN = re.compile(r"high court (?:of judicature )?(?:of|at|for) (?P<place>[a-z][a-z ]{2,40})")
_CODE = re.compile(
    r"\b(?:19|20)[0-9]{2}\s?[:/]\s?(?P<code>[A-Z]{2,7})(?:-?[A-Z]{2,5})?\s?[:/]\s?[0-9]{1,7}\b"
)
_CODES = {  # of neutral citations, by the keys of the courts
    "AHC": "allahabad", "APHC": "andhra_pradesh", "BHC": "bombay", "CGHC": "chhattisgarh",
    "CHC": "calcutta", "DHC": "delhi", "GAU": "gauhati", "GUJHC": "gujarat", "HHC": "himachal_pradesh",
    "JHHC": "jharkhand", "JKLHC": "jammu_kashmir", "KER": "kerala", "KHC": "karnataka",
    "MHC": "madras", "MLHC": "meghalaya", "MNHC": "manipur", "MPHC": "madhya_pradesh", "OHC": "orissa",
    "PHHC": "punjab_haryana", "RJ": "rajasthan", "SHC": "sikkim", "THC": "tripura", "TSHC": "telangana",
    "UHC": "uttarakhand",
}  # fmt: skip
_ALLAHABAD = re.compile(
    r"(?:case|counsel for [\w\s]{4,30}|opposite party|applicant|revisionist|petitioner|appellant)\s?:-", re.I
)


def find_court(lines: Sequence[str], edges: Sequence[str]) -> str | None:
    """The name of the court as the site has it. `edges` are the words at the edges of the page."""
    everything = [*edges, *(line for line in lines if len(line) < _LONGEST)]
    if any(map(is_report, edges)) or any(map(_NEUTRAL.search, edges)) or any(map(_SUPREME.match, everything)):
        return BY_KEY["supreme"].name
    heads = [line for line in _join_broken(lines) if _HEADS.match(line)]
    named = _read_names(heads) or _read_codes([*edges, *lines]) or _read_names(everything)
    if named:
        return named
    if sum(_ALLAHABAD.match(line) is not None for line in lines) > 1:
        return BY_KEY["allahabad"].name
    return next((_write_court(match["place"]) for match in map(_search_unknown, heads) if match), None)


def _join_broken(lines: Sequence[str]) -> Iterator[str]:
    """Short lines, and with the next where the name may go on there."""
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if len(line) < _LONGEST:
            yield line
            yield f"{line} {after[:60]}"


def _read_names(lines: Sequence[str]) -> str | None:
    for line in lines:
        text = normalise_plain(line.replace("&", " and ")).casefold()
        for form in _NAMED:
            if match := form.search(text):
                return _PLACES[match["place"]]
    return None


def _read_codes(lines: Sequence[str]) -> str | None:
    codes = (match["code"] for line in lines for match in _CODE.finditer(line))
    return next((BY_KEY[_CODES[code]].name for code in codes if code in _CODES), None)


def _search_unknown(line: str) -> re.Match[str] | None:
    return _UNKNOWN.search(line.casefold())


def _write_court(place: str) -> str:
    seat = re.split(r"\s(?:at|bench)\b", normalise_plain(place), maxsplit=1)[0].strip()
    return f"{seat.title()} High Court"
