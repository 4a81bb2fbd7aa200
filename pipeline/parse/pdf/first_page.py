"""What the first page of a judgment says about it: court, parties, bench, citations."""

import re
from collections.abc import Iterable, Sequence

from pipeline.parse.pdf.court_names import find_court
from pipeline.parse.pdf.parties import find_title
from pipeline.text.normal_form import normalise_plain
from pipeline.text.vocabulary import USUAL_HONORIFICS, join_words

_HONORIFICS = join_words(USUAL_HONORIFICS)
_DEEPEST = 75  # rows
_LONGEST_CITATION = 60
_HON = r"HON\W{0,3}(?:OU?RA?)?\W?BLE"
_NAME = r"[A-Z][\w.'’\s-]{2,60}?"
_BENCH = re.compile(r"\[(?P<names>[^\[\]]{4,200}?),?\s?(?:C\.?J\.?I?\.?|J\.?J?\.?)\W{0,3}\]", re.S)
_JUSTICE = re.compile(
    rf"(?:{_HON},?\s)(?:THE\s)?(?:DR\.?\s)?(?:(?:{_HONORIFICS})\b\.?\s?)*(?:(?:ACTING\s)?CHIEF\s)?JUSTICE\s?:?\s?"
    rf"(?:(?:{_HONORIFICS})\.\s)?(?P<name>{_NAME})(?:,?\s(?:C\.?J|J\.?J?|JUDGE)\b\.?)?(?:\s(?:AND"
    rf"|&)\b.*)?\W*$",
    re.I,
)
_INITIALLED = re.compile(rf"{_HON}\s(?P<name>{_NAME}),\s?(?:J|C\.?J)\b\.?\W*$", re.I)  # Hon'ble A B,J.
_CORAM = re.compile(r"\W*(?:CORAM|BEFORE|PRESENT|BENCH)\W{1,5}(?P<names>.{4,120})$", re.I)
_JUDGES = re.compile(r"(?:,|\s)\s?(?:C\.?\s?J|A\.?C\.?J|J\.?\s?J|J)\b\.?\W*$")
_TITLES = re.compile(rf"\b(?:(?:{_HONORIFICS})\.\s?|{_HON}\s|JUSTICE\s|THE\s)", re.I)
_CITATION = re.compile(
    r"\[[0-9]{4}\]\s?[0-9]{1,2}\s?(?:Suppl?\.?\s?)?S\.?C\.?R\.?\s[0-9]{1,4}\b|[0-9]{4}\s?INSC\s?[0-9]{1,4}\b"
    r"|[0-9]{4}[:/][A-Z]{2,8}(?:[:/-][A-Z]{1,8})?[:/][0-9]{1,7}(?:-[A-Z]{1,4})?"
)


def read_headings(rows: Sequence[str], edges: Sequence[str]) -> dict[str, str]:
    """Headings by the names of the site. `rows` are those of the text; `edges` what stands at its edges."""
    lines = [normalise_plain(row) for row in rows[:_DEEPEST]]
    found = {
        "doc_title": find_title(lines),
        "docsource_main": find_court(lines, edges),
        "doc_bench": _find_bench(lines),
        "doc_citations": _find_citations([*edges, *lines[:12]]),
    }
    return {name: value for name, value in found.items() if value}


def _find_bench(lines: Sequence[str]) -> str | None:
    if match := _BENCH.search(" ".join(lines)):
        names = re.split(r",\s?|\s(?:AND|and|&)\s", match["names"].replace("*", ""))
        return ", ".join(name for part in names if len(name := _tidy(part)) > 4) or None
    found = [match["name"] for line in lines if (match := _JUSTICE.search(line) or _INITIALLED.search(line))]
    return ", ".join(dict.fromkeys(map(_tidy, found or _read_coram(lines)))) or None


def _read_coram(lines: Sequence[str]) -> list[str]:
    """CORAM : A. B. AND C. D., JJ., which may take two lines."""
    for index, line in enumerate(lines):
        if match := _CORAM.match(line):
            both = " ".join([match["names"], *lines[index + 1 : index + 2]])
            text = next((text for text in (match["names"], both) if _JUDGES.search(text)), "")
            names = re.split(r",\s?|\s(?:AND|&)\s", _JUDGES.sub("", text), flags=re.I)
            return [name for name in map(str.strip, names) if len(name) > 4]
    return []


def _tidy(name: str) -> str:
    return normalise_plain(_JUDGES.sub("", _TITLES.sub("", name))).strip(" .,*")


def _find_citations(lines: Iterable[str]) -> str | None:
    """What cites this document stands alone; a sentence cites another."""
    alone = (line for line in lines if len(line) < _LONGEST_CITATION)
    found = [match[0] for line in alone for match in _CITATION.finditer(line)]
    return ", ".join(dict.fromkeys(found)) or None
