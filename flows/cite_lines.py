"""`./ilsi cite --jsonl`: texts come as lines of JSON, and so do their citations, one line at a time."""

from pathlib import Path

from flows.citing import NOT_LATIN, is_foreign
from flows.given_texts import name_source
from flows.json_lines import BadLineError, JsonLines, Record, require_keys, write_record
from flows.view import console, output
from pipeline.citations import Cited, find_citations


def cite_lines(file: Path) -> None:
    """Write the citations of every line in the order of the lines. Bad ones are named and left out."""
    records = JsonLines(file, _check, '{"id": "1", "text": "..."}')
    foreign = sum(map(_cite, records))
    if foreign:
        console.print(f"{name_source(file)}, {foreign} of {records.lines} texts: {NOT_LATIN}", soft_wrap=True)
    records.complain()


def _check(record: Record) -> None:
    require_keys(record, "id", "text")
    if not isinstance(record["text"], str):
        raise BadLineError('"text" is not a string')


def _cite(record: Record) -> bool:
    """Write one line's citations; True if nothing was found because of the letters it is written in."""
    findings = find_citations([record["text"]])
    write_record({"id": record["id"], "citations": [_describe(cited) for cited in findings.cited]})
    output.file.flush()  # whoever feeds us line by line gets the answer at once
    return is_foreign(record["text"], findings)


def _describe(cited: Cited) -> dict[str, str | int | None]:
    return {
        "act": cited.act,
        "section": cited.section,
        "clause": cited.clause,
        "start": cited.start,
        "end": cited.end,
    }
