"""Where cases are reported: AIR 1962 SC 36, (2004) 8 SCC 490, [1952] SCR 583, 61 ITR 371, MANU/SC/0123/2001.

Most have a year: it is found first, then what is around it. That keeps a long list of reports cheap.
"""

import re

from pipeline.text.spans import Span
from pipeline.text.vocabulary import REPORTS, join_words, spell_report

_REPORT = rf"(?:{join_words(spell_report(name, capitals=True) for name in REPORTS)})(?![A-Za-z])\.?"
_YEAR = re.compile(r"(?:1[89]|20)[0-9]{2}(?![0-9])")
_PAGE = r"(?:[Pp](?:age|\.)?\s?)?[0-9]{1,5}(?![0-9])(?:\s?\((?:[A-Z][A-Za-z.\s]{0,12}|[0-9])\)){0,3}"
_SEAT = r"(?:\s{0,2}\(?(?:[A-Z][A-Za-z.&]{0,12}\.?\s?){1,3}\)?)"
_BEFORE_YEAR = re.compile(rf"(?<![A-Za-z.])(?:{_REPORT})[\s,]{{0,2}}[(\[]?$")
_AFTER_NAMED = re.compile(  # AIR 1962 | SC 36; JT 1994 | (1) SC 290
    rf"[)\]]?[\s,:]{{0,2}}(?:\(?[0-9]{{1,2}}\)?[\s,]{{0,2}})?(?:\(?Supp\.?\)?\s?)?{_SEAT}?[\s,]{{0,2}}{_PAGE}"
)
_AFTER_YEAR = re.compile(  # (2004) | 8 SCC 490; 2005 | (3) CTC 691; 1997 | Supp (2) SCC 5
    r"\s?[)\]]?[\s,;:]{0,2}(?:\(?[0-9]{1,3}\)?[\s,]{0,2})?(?:\(?[Ss]upp?l?\.?\s?\(?[0-9IV]{0,2}\)?\s?)?"
    rf"\(?(?:{_REPORT})\)?(?:\s?\((?:[A-Z][A-Za-z.\s&]{{0,12}}|[0-9]{{1,2}})\)|\s?Supp\.?(?:\s?\([0-9]\))?|"
    rf"\s[A-Z][A-Za-z]{{1,8}}\.?){{0,2}}"
    rf"[\s,]{{0,3}}{_PAGE}"
)
_WITHOUT_YEAR = re.compile(  # 61 ITR 371, 198-ITR-297; found by its first number
    rf"(?:[0-9])(?<![0-9./-].)[0-9]{{0,2}}[\s-](?:{_REPORT})"
    rf"(?:\s?\([0-9A-Z][A-Za-z0-9.]{{1,5}}\))?[\s-]{_PAGE}"
)
_VOLUMES = re.compile(
    rf"I(?<![A-Za-z.].)\.?\s?L\.?\s?R\.?\s(?:[0-9]{{1,3}}|[IVXL]{{1,6}})"
    rf"\s(?:\([0-9]{{4}}\)\s)?{_SEAT}\s?{_PAGE}"
)
_NEUTRAL = re.compile(
    r"MANU\s?/\s?[A-Z]{2,4}\s?/\s?[0-9]{1,5}\s?/\s?[0-9]{4}|(?:20|19)"
    r"[0-9]{2}\sSCC\sOn-?[Ll]ine\s[A-Z][A-Za-z]{1,5}\s[0-9]{1,6}"
    r"|20[0-9]{2}:[A-Z-]{2,10}:[0-9]{1,6}(?:-[A-Z]{2})?|20[0-9]{2}\sINSC\s[0-9]{1,5}"
)
_BETWEEN = re.compile(r"\s?(?:[;:,=/(\[]|and|or){0,2}\s?[(\[]?")
_LOOK_BACK = 22


def find_reports(text: str) -> list[Span]:
    """Reports in the order of the text; parallel reports of one case are one span."""
    spans = [span for year in _YEAR.finditer(text) if (span := _read_around(text, year)) is not None]
    for pattern in (_WITHOUT_YEAR, _VOLUMES, _NEUTRAL):
        spans += [match.span() for match in pattern.finditer(text)]
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and (start < joined[-1][1] or _BETWEEN.fullmatch(text, joined[-1][1], start) is not None):
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _read_around(text: str, year: re.Match[str]) -> Span | None:
    first = max(0, year.start() - _LOOK_BACK)
    before = _BEFORE_YEAR.search(text[first : year.start()])
    if before is not None and (after := _AFTER_NAMED.match(text, year.end())) is not None:
        return first + before.start(), after.end()
    after = _AFTER_YEAR.match(text, year.end())
    if after is None or text[year.start() - 1 : year.start()] in ("/", ".", "-"):
        return None
    opens = text[max(0, year.start() - 2) : year.start()].strip()[-1:] in ("(", "[")
    closes = text[year.end() : year.end() + 2].strip()[:1] in (")", "]")
    start = (
        text.rfind(text[: year.start()].rstrip()[-1], 0, year.start()) if opens and closes else year.start()
    )
    return start, after.end()
