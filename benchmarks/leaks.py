"""Does a masked text still tell the sections it was charged under? Written apart from the finder, on purpose.

A leak is a section cue (Section, Sec., S., Ss., u/s) with one of the section numbers of the document
behind it, directly or in a list that goes on ("Section [SECTION] and 34"), or one beside the name of
the Penal Code ("302 IPC", "I.P.C. 302").

    PYTHONPATH=. python benchmarks/leaks.py JUDGMENTS.parquet [DOCUMENTS]
"""

import re
import sys
from collections.abc import Collection
from pathlib import Path

MASKED = r"\[SECTION\]|<SECTION>"
_CUE = re.compile(
    r"(?<![A-Za-z])(?<!sub-)(?<!sub\s)(?:under\s+)?(?:sections?|sec[st]?|sects?|"
    r"u\s*[/\\.]\s*s{1,2}(?:ec(?:tion)?s?)?|ss|(?<![A-Za-z]\.)s(?=\s*[.,]|\s+[0-9]))"
    rf"(?![A-Za-z])|{MASKED}|\u0927\u093e\u0930\u093e",
    re.IGNORECASE,
)
# What a list may be made of: numbers with letters and clauses, joined by marks and small words.
_LIST_ITEM = re.compile(
    rf"[\s.,;:/&+()\[\]\"'“”‘’\u2010-\u2015-]*(?:(?:and|or|nor|to|of|no|nos|r\s?/\s?w|read|with|also|u/s|"
    rf"section|sections|sec|part)\b[\s.,;:/&()-]*)*"
    rf"(?:(?P<mask>{MASKED})|(?P<number>[0-9]{{1,4}})(?P<letters>[\s-]?[A-Za-z]{{1,2}}(?![A-Za-z])"
    rf")?(?P<clause>(?:\s?\([0-9A-Za-z]{{1,4}}\))*))",
    re.IGNORECASE,
)
_NO_SECTION = re.compile(
    r"\s*(?:years?|months?|days?|hours?|accused|persons?|other|others|witness|st\b|nd\b|rd\b|th\b|"
    r"[ap]\.?m\b|of\s(?:19|20)\d\d|/\s?(?:19|20)\d\d|\.[0-9]"
    r"|[a-z]{4,}s\b|appellants?|respondents?|January|February|March|April|May|June|July|August|September|"
    r"October|November|December|[A-Z][a-z]{2,8},?\s(?:19|20)\d\d)"
)
_BESIDE_CODE = re.compile(
    r"(?P<before>[0-9]{1,3})(?P<letters>[\s-]?[A-Z]{1,2}(?![A-Za-z])"
    r")?(?:\s?\([0-9A-Za-z]{1,4}\))*[\s,./-]{0,4}(?:of\s+)?(?:the\s+)?"
    r"(?:I\s?\.?\s?P\s?\.?\s?C(?![A-Za-z])|(?:Indian\s+)?Penal\s+Code)"
    r"|(?:I\s?\.?\s?P\s?\.?\s?C(?![A-Za-z])\.?|Penal\s+Code)[\s,.:;-]{0,4}(?P<behind>[0-9]{1,3})"
    r"(?P<more>[\s-]?[A-Z](?![A-Za-z]))?(?![0-9/.])",
    re.IGNORECASE,
)
_LIST_LIMIT = 60


def find_leaks(text: str, labels: Collection[str]) -> list[str]:
    """Passages of a masked text in which a section cue is followed by one of `labels` ("302", "498A")."""
    wanted = {label.upper() for label in labels}
    leaks = []
    for cue in _CUE.finditer(text):
        leaks += _read_list(text, cue, wanted)
    for match in _BESIDE_CODE.finditer(text):
        number = match["before"] or match["behind"]
        letters = match["letters"] or match["more"]
        if _names_label(number, letters, wanted) and not _is_counted_code(text, match):
            leaks.append(match[0])
    return leaks


def _is_counted_code(text: str, match: re.Match[str]) -> bool:
    return bool(match["behind"]) and _NO_SECTION.match(text, match.end()) is not None


def _read_list(text: str, cue: re.Match[str], wanted: set[str]) -> list[str]:
    leaks, at = [], cue.end()
    for _ in range(_LIST_LIMIT):
        item = _LIST_ITEM.match(text, at)
        if item is None or item.end() - at > 60:
            break
        if (
            "\n\n" in item[0]
            or re.match(r"\s*\.\s+[0-9]|\s*\n\s*[0-9]{1,4}\.\s", text[at : item.end() + 2]) is not None
        ):
            break  # the next paragraph, with its number
        at = item.end()
        if item["mask"] or text[item.start("number") - 1] in "([":  # a clause, a page
            continue
        if re.match(r"1\s?\.\s*P\b", text[item.start("number") :][:8]) is not None:
            break  # I.P.C. as scanners misread it
        if _NO_SECTION.match(text, at) is not None or (
            text[item.start("number") - 1 : item.start("number")] == "/" and len(item["number"]) == 4
        ):
            break
        if _names_label(item["number"], item["letters"], wanted):
            leaks.append(text[cue.start() : at])
    return leaks


def _names_label(number: str, letters: str | None, wanted: set[str]) -> bool:
    return number in wanted or number + (letters or "").strip(" -").upper() in wanted


def main() -> None:
    """Mask the sections of real judgments, and say in how many of them a number leaks."""
    import pyarrow.parquet as pq

    from pipeline.cite.finder import find_citations
    from pipeline.mask.law.provisions import find_provisions
    from schemas.acts import IPC
    from schemas.masks import SECTION

    path, wanted = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 300
    documents = leaking = labelled = 0
    for row in pq.read_table(path, columns=["text"]).slice(0, wanted).to_pylist():
        text = row["text"]
        cited = find_citations([text]).cited
        labels = {one.section for one in cited if one.act == IPC}
        documents += 1
        labelled += bool(labels)
        for one in reversed(find_provisions(text, [(one.start, one.end) for one in cited])):
            if one.kind == SECTION:
                text = f"{text[: one.start]}[SECTION]{text[one.end :]}"
        leaks = find_leaks(text, labels)
        leaking += bool(leaks)
        for leak in leaks[:3]:
            print(f"{documents}: {' '.join(leak.split())!r}")
    print(
        f"{documents} documents, {labelled} cite the Code, {leaking} leak: {leaking / max(1, documents):.2%}"
    )


if __name__ == "__main__":
    main()
