"""`./ilsi parse`: parse saved files and show what was found in them."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import ilsi
from flows.cli._flags import Panel
from flows.console import console, output
from flows.texts.inputs import explain_file, name_source, open_source, read_body
from pipeline.collect.files.packed import TAR_ENDINGS, ZIP_ENDINGS
from pipeline.collect.source import SkippedFile
from pipeline.collect.sources.files import read_documents
from pipeline.parse.body_bytes import is_pdf, is_plain_text
from pipeline.parse.document import UnparsableError
from schemas.errors import BadInputError
from schemas.records import Judgment, Statute, as_row

PANEL = Panel.TEXTS
app = typer.Typer()

# Files that may hold several documents, or whose name alone shows that they have no markup.
_READ_AS_FILES = (
    *(".txt", ".json", ".jsonl", ".ndjson", ".csv", ".parquet", ".warc", ".warc.gz"),
    *TAR_ENDINGS,
    *ZIP_ENDINGS,
)


@app.command()
def parse(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE|-", help="PDFs, pages, API answers or others; - is standard input."),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="One Judgment record per line.")] = False,
) -> None:
    """Parse saved judgments and show what was found in them.

    Examples:

      ./ilsi parse 12345.html order.pdf

      ./ilsi parse --json answers/*.json > judgments.jsonl
    """
    show_parsed(files, as_json=as_json)


def show_parsed(files: Sequence[Path], *, as_json: bool) -> None:
    """Print every document; files that cannot be parsed are named, and make the exit code 65."""
    failures: list[str] = []
    count = 0
    for name, parsed in _parse_files(files):
        count += 1
        if isinstance(parsed, str):
            failures.append(f"{name}: {parsed}")
        elif as_json:
            output.file.write(json.dumps(as_row(parsed), ensure_ascii=False, default=str) + "\n")
        else:
            show_document(parsed)
    if failures and count == 1:
        raise BadInputError(failures[0])
    for failure in failures:
        console.print(failure, soft_wrap=True)
    if failures:
        raise BadInputError(f"{len(failures)} of the documents could not be parsed, see above")


def show_document(document: Judgment | Statute) -> None:
    """A page that a person can read; behind each part of its head, where that was found."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    if isinstance(document, Statute):
        for name in ("docid", "title", "act", "number", "heading"):
            table.add_row(name, str(getattr(document, name) or "-"))
        output.print(table)
        output.print(document.text)
        return
    kinds = Counter(paragraph.kind for paragraph in document.paragraphs)
    table.add_row("docid", document.docid)
    origins = document.origins
    table.add_row("title", _say_where(document.title, origins.title))
    table.add_row("court", _say_where(document.court, origins.court))
    table.add_row("decided on", f"{document.decided_on or '-'} ({document.dated_by or 'undated'})")
    table.add_row("bench", _say_where(", ".join(document.bench), origins.bench))
    table.add_row("citations", _say_where(", ".join(document.citations), origins.citations))
    table.add_row("paragraphs", ", ".join(f"{count} {kind}" for kind, count in kinds.items()))
    table.add_row("links", str(len(document.links)))
    output.print(table)
    for paragraph in document.paragraphs:
        output.rule(f"{paragraph.kind} {paragraph.hint or ''}".strip(), align="left", style="dim")
        output.print(paragraph.text, soft_wrap=paragraph.kind == "pre")
    for footnote in document.footnotes:
        output.rule("footnote", align="left", style="dim")
        output.print(footnote)


def _say_where(found: str, origin: str | None) -> str:
    return f"{found} ({origin})" if found and origin else found or "-"


def _parse_files(files: Sequence[Path]) -> Iterator[tuple[str, Judgment | Statute | str]]:
    """(name, document or why not) for every document in the files."""
    for file in files:
        if file.name.lower().endswith(_READ_AS_FILES):
            for document in read_documents(file):
                if isinstance(document, SkippedFile):
                    yield document.name, document.reason
                else:
                    kind = document.content_type if is_plain_text(document.content_type) else None
                    yield file.name, _parse(document.body, document.key, kind, document.about)
        else:  # one document, whatever the file is called
            yield name_source(file), _parse_file(file)


def _parse(
    body: bytes, docid: str | None, content_type: str | None = None, about: Mapping[str, str] | None = None
) -> Judgment | Statute | str:
    try:
        return ilsi.parse(body, docid=docid, content_type=content_type, about=about)
    except UnparsableError as error:
        explained = explain_file(body, str(error))
        return explained.removeprefix("is ") if explained else str(error)


def _parse_file(file: Path) -> Judgment | Statute | str:
    """A file that cannot be read is reported like any other, so that the files after it are still parsed."""
    try:
        with open_source(file) as source:
            body = read_body(source)
    except BadInputError as error:
        return str(error).removeprefix(f"{name_source(file)} ")
    return _parse(body, _guess_id(file, body))


def _guess_id(file: Path, body: bytes) -> str | None:
    """PDFs are called by their names, and pages saved by id are called 12345.html; other pages must contain
    their id."""
    name = Path(name_source(file)).stem
    return name if is_pdf(body) or (name.isascii() and name.isdigit()) else None
