"""The report of a rebuild: one HTML page that needs nothing beside it."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from pipeline.report.figures import ReportFigures
from pipeline.report.sections import Section, describe_stages, list_sections
from pipeline.report.style import STYLE
from pipeline.tables import replace_file

# The page may load nothing, whatever a section brings along.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def make_page(
    figures: ReportFigures, *, title: str, version: str, extra: Iterable[tuple[str, str]] = ()
) -> str:
    """The page. Further sections are given as a title and HTML, and stand before the last one."""
    sections = [
        *list_sections(figures),
        *(Section(f"more-{place}", name, content) for place, (name, content) in enumerate(extra, start=1)),
        describe_stages(figures),
    ]
    return "\n".join(_write_page(title, version, sections)) + "\n"


def write_report(path: Path, page: str) -> None:
    """Write the page, whole or not at all."""
    with replace_file(path) as temporary:
        temporary.write_text(page, encoding="utf-8", newline="\n")


def _write_page(title: str, version: str, sections: Iterable[Section]) -> Iterator[str]:
    yield '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f"<header>\n<h1>{escape(title)}</h1>"
    yield f'<p class="about">Report of a rebuild, version {escape(version)}</p>'
    yield from _write_contents(sections)
    yield "</header>\n<main>"
    for number, section in enumerate(sections, start=1):
        name = f"section-{section.key}"
        yield f'<section aria-labelledby="{name}">\n<h2 id="{name}">{number}. {escape(section.title)}</h2>'
        yield f"{section.content}\n</section>"
    yield "</main>\n<footer>"
    yield "<p>Counts only: this page names no case, no person and no document.</p>"
    yield "</footer>\n</body>\n</html>"


def _write_contents(sections: Iterable[Section]) -> Iterator[str]:
    yield '<nav aria-labelledby="contents">\n<h2 id="contents">Contents</h2>\n<ol>'
    for section in sections:
        yield f'<li><a href="#section-{section.key}">{escape(section.title)}</a></li>'
    yield "</ol>\n</nav>"
