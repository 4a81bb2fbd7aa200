"""Cut a judgment out of a law report.

A report such as the Supreme Court Reports begins with what its editors wrote: catchwords, what was held,
lists of cases and counsel. All of it states sections and outcome, so none of it may reach the text. The
judgment begins where the court speaks, and ends before the editors sign.
"""

import re
from collections.abc import Sequence

from pipeline.parse.pdf.page_rows import PageRow

_REPORT = re.compile(
    r"(?:[0-9]{1,4}\s|.{0,12}supreme court reports\s?)?\[?[0-9]{4}\]?\s?[0-9]{0,2}\s?"
    r"(?:suppl?\.?\s?)?S\.\s?C\.\s?R\.(?:\s[0-9]{1,4})?"
    r"(?:\s?:\s?[0-9]{4}\s?INSC\s?[0-9]{1,4})?(?:\s[0-9]{1,4})?$"
    r"|.{0,20}supreme court reports.{0,30}$",
    re.I,
)
_DELIVERED = re.compile(
    r"\W?(?:the\s)?(?:following\s)?(?:common\s)?(?:judgments?|orders?)(?:\s(?:and|or|/)\s(?:judgments?"
    r"|orders?))?\s"
    r"(?:of|in)\s(?:the|this)\scourt\s(?:was|were)\s(?:delivered|passed|made|pronounced)",
    re.I,
)
_HEADING = re.compile(r"judgments?\s?/\s?orders?\sof\sthe\s(?:supreme|high)?\s?court\W*$", re.I)
_EDITORS = re.compile(  # headings of what is not the court's
    r"\W*(?:headnotes?|case details|issues? for consideration|case law (?:cited|reference)"
    r"|list of (?:acts|keywords|citations)\b.*"
    r"|case arising from|appearances for parties|headnotes? prepared by.*)\W*$",
    re.I,
)
_TITLE = re.compile(r"\W*(?:J ?U ?D ?G ?E? ?M ?E ?N ?T|O ?R ?D ?E ?R|Judge?ment|Order)\s?(?:\(oral\))?\W*$")
_COUNSEL = re.compile(
    r".*(?:\badvs?\b|\badvocates?\b|^for the\b|\bfor the (?:appellant|respondent|petitioner|applicant"
    r"|intervenor|state)).*"
    r"(?:appellant|respondent|petitioner|applicant|intervenor|state|party|parties|caveator|in person)s?\W*$",
    re.I,
)
_JUDGE = re.compile(
    r"(?:per\s)?((?:DR\.?\s|MRS?\.?\s"
    r"|JUSTICE\s)?[A-Z][A-Z.'’\s-]{2,60}),?\s?(?:C\.?\s?)?J\.?\s?(?:I\.?)?\s?[:.*]?$"
)
_AUTHOR = re.compile(r"((?:[A-Z][\w.'’-]*\s){1,5}?[A-Z][\w'’-]+),?\s(?:C\.?\s?)?J\.?\s?(?:I\.?)?\s?[:.*]?$")
_SPEAKS = re.compile(  # the same before the first words
    r"((?:DR\.?\s|MRS?\.?\s|JUSTICE\s)?[A-Z][A-Z.'’\s-]{2,60}?),?\s(?:C\.?\s?)?J\.\s?(?:I\.)?\s?[:.]?\s(?=\(?[0-9]|[A-Z][a-z]|“)"
)
_EDITOR = re.compile(r"[A-Z][\w.]*(?:\s(?:[A-Z][\w.]*|and|&)){1,5}$|†?\W?headnotes? prepared by", re.I)
_RESULT = re.compile(
    r"allowed|dismissed|disposed|remanded|remitted|quashed|granted|rejected|partly|issued|set aside"
    r"|acquitt|answered|matter|order"
    r"|result of the case",
    re.I,
)
_LAST_ROWS = 9
_FIRST_SHARE = 0.85  # a judgment begins before this part of the document


def is_report(edge: str) -> bool:
    """Are these words at the edge of a first page the name or number of a law report?

    They stand there alone: a line of prose that cites a report goes on.
    """
    return _REPORT.match(edge) is not None


def has_headnotes(lines: Sequence[str]) -> bool:
    """Do headings say that editors write here? A report may have lost its running heads."""
    return sum(_EDITORS.match(line) is not None for line in lines) > 1


def cut_report(rows: Sequence[PageRow]) -> tuple[list[PageRow], str | None]:
    """The rows of the judgment, and its author if a line names one."""
    start = _find_start(rows)
    author = None
    while start < len(rows) and (start_of := _read_opening(rows[start].text)) is not None:
        author = author or start_of or None
        start += 1
    if start < len(rows) and (match := _SPEAKS.match(rows[start].text)):
        author = author or match[1].strip(" ,")
        _drop_words(rows[start], len(match[0].split()))
    return list(rows[start : _find_end(rows)]), author


def _drop_words(row: PageRow, count: int) -> None:
    """Take the first words off a row, which still begins where it did."""
    left = row.left
    while count and row.cells:
        taken = min(count, len(row.cells[0].words))
        if taken == len(row.cells[0].words) and len(row.cells) > 1:
            del row.cells[0]
        else:
            del row.cells[0].words[:taken], row.cells[0].lefts[:taken], row.cells[0].rights[:taken]
        count -= taken
    if row.cells[0].lefts:
        row.cells[0].lefts[0] = left


def _find_start(rows: Sequence[PageRow]) -> int:
    """The first row after the words that open a judgment, from the surest to the least sure."""
    last = int(len(rows) * _FIRST_SHARE) + 1
    for form in (_DELIVERED, _HEADING, _TITLE):
        for index in range(last):
            if form.match(_join(rows, index, form)):
                return index + (1 if form.match(rows[index].text) else 2)
    judge = next((index for index in range(1, last) if _JUDGE.match(rows[index].text)), None)
    return _find_end_of_counsel(rows[:last]) if judge is None else judge


def _find_end_of_counsel(rows: Sequence[PageRow]) -> int:
    """The row after the last line on who appeared for whom, which is the last that editors write; or none."""
    lines = [index for index, row in enumerate(rows) if _COUNSEL.match(row.text)]
    return lines[-1] + 1 if lines else 2 * len(rows)


def _join(rows: Sequence[PageRow], index: int, form: re.Pattern[str]) -> str:
    """A row, and the next if the words may be broken between them."""
    text = rows[index].text
    if form is _TITLE or len(text) > 60 or index + 1 >= len(rows):
        return text
    return text if form.match(text) else f"{text} {rows[index + 1].text}" if _begins(text) else text


def _begins(text: str) -> bool:
    return text[:4].casefold() in {"the ", "judg", "orde"}


def _read_opening(text: str) -> str | None:
    """A line that only opens the judgment: its title, or the judge's name, which is returned."""
    if _TITLE.match(text) or _HEADING.match(text):
        return ""
    match = _JUDGE.match(text) or _AUTHOR.match(text)
    return match[1].strip(" ,") if match else None


def _find_end(rows: Sequence[PageRow]) -> int:
    """Where the editor's name and the result stand side by side near the end."""
    for index in range(len(rows) - 1, max(-1, len(rows) - _LAST_ROWS), -1):
        row = rows[index]
        if row.text.casefold().lstrip("†* ").startswith(("headnotes prepared by", "result of the case")):
            return _pass_up(rows, index)
        is_pair = len(row.cells) == 2 and len(row.cells[1].words) <= 9
        if is_pair and _EDITOR.match(row.cells[0].text) and _RESULT.search(row.cells[1].text):
            return index
    return len(rows)


def _pass_up(rows: Sequence[PageRow], index: int) -> int:
    """The first of several closing lines."""
    while index and rows[index - 1].text.casefold().lstrip("†* ").startswith(
        ("headnotes prepared", "result of")
    ):
        index -= 1
    return index
