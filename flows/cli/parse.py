"""`./ilsi parse`: parse saved files and show what was found in them."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import ilsi
from flows.cli._flags import Panel
from flows.console import console, output
from pipeline.collect.source import SkippedFile
from pipeline.collect.sources.files import read_documents
from pipeline.parse.body_bytes import MAX_BYTES, is_plain_text
from pipeline.parse.document import UnparsableError
from schemas.errors import BadInputError
from schemas.records import Judgment, Statute, as_row

PANEL = Panel.TEXTS
app = typer.Typer()

# Files that may hold several documents, or whose name alone shows that they have no markup.
_READ_AS_FILES = (".json", ".jsonl", ".ndjson", ".warc", ".warc.gz", ".txt")


@app.command()
def parse(
    files: Annotated[list[Path], typer.Argument(help="Saved pages, API answers or WARC files.")],
    as_json: Annotated[bool, typer.Option("--json", help="One Judgment record per line.")] = False,
) -> None:
    """Parse saved judgments and show what was found in them.

    Examples:

      ./ilsi parse 12345.html

      ./ilsi parse --json answers/*.json > judgments.jsonl
    """
    show_parsed(files, as_json=as_json)


def show_parsed(files: Sequence[Path], *, as_json: bool) -> None:
    """Print every document; files that cannot be parsed are named, and make the exit code 65."""
    failed = 0
    for name, parsed in _parse_files(files):
        if isinstance(parsed, str):
            failed += 1
            console.print(f"{name}: {parsed}", soft_wrap=True)
        elif as_json:
            output.file.write(json.dumps(as_row(parsed), ensure_ascii=False, default=str) + "\n")
        else:
            show_document(parsed)
    if failed:
        raise BadInputError(f"{failed} of the documents could not be parsed, see above")


def show_document(document: Judgment | Statute) -> None:
    """A page that a person can read."""
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
    table.add_row("title", document.title)
    table.add_row("court", document.court)
    table.add_row("decided on", f"{document.decided_on or '-'} ({document.dated_by or 'undated'})")
    table.add_row("bench", ", ".join(document.bench) or "-")
    table.add_row("paragraphs", ", ".join(f"{count} {kind}" for kind, count in kinds.items()))
    table.add_row("links", str(len(document.links)))
    output.print(table)
    for paragraph in document.paragraphs:
        output.rule(f"{paragraph.kind} {paragraph.hint or ''}".strip(), align="left", style="dim")
        output.print(paragraph.text, soft_wrap=paragraph.kind == "pre")


def _parse_files(files: Sequence[Path]) -> Iterator[tuple[str, Judgment | Statute | str]]:
    """(name, document or why not) for every document in the files."""
    for file in files:
        if file.name.lower().endswith(_READ_AS_FILES):
            for document in read_documents(file):
                if isinstance(document, SkippedFile):
                    yield document.name, document.reason
                else:
                    kind = document.content_type if is_plain_text(document.content_type) else None
                    yield file.name, _parse(document.body, document.key, kind)
        else:  # one document, whatever the file is called
            yield file.name, _parse_file(file)


def _parse(body: bytes, docid: str | None, content_type: str | None = None) -> Judgment | Statute | str:
    try:
        return ilsi.parse(body, docid=docid, content_type=content_type)
    except UnparsableError as error:
        return str(error)


def _parse_file(file: Path) -> Judgment | Statute | str:
    """A file that cannot be read is reported like any other, so that the files after it are still parsed."""
    try:
        with file.open("rb") as opened:
            return _parse(opened.read(MAX_BYTES + 1), _guess_id(file))
    except OSError as error:
        return f"cannot be read ({error.strerror})"


def _guess_id(file: Path) -> str | None:
    """Pages saved by id are called 12345.html; any other page must contain its id."""
    return file.stem if file.stem.isascii() and file.stem.isdigit() else None
