"""The report of a rebuild: one HTML page that needs no other file."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from pipeline.parquet import replace_file
from pipeline.report.figures.gather import ReportFigures
from pipeline.report.sections import ReportSection, describe_stages, list_sections

# The page may load nothing, whatever a section contains.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def make_page(
    figures: ReportFigures, *, title: str, version: str, extra: Iterable[tuple[str, str]] = ()
) -> str:
    """The page. Further sections, each a title and HTML, come before the last one."""
    sections = [
        *list_sections(figures),
        *(
            ReportSection(f"more-{index}", name, content)
            for index, (name, content) in enumerate(extra, start=1)
        ),
        describe_stages(figures),
    ]
    about = f"Report of a rebuild, version {version}"
    return write_page(title, about, sections, "Counts only: this page names no case, person or document.")


def write_page(title: str, about: str, sections: Sequence[ReportSection], footer: str) -> str:
    """A page in the style of the report: a title, a line about it, contents, sections and a footer."""
    return "\n".join(_write_page(title, about, sections, footer)) + "\n"


def write_report(path: Path, page: str) -> None:
    """Write the page, completely or not at all."""
    with replace_file(path) as temporary:
        temporary.write_text(page, encoding="utf-8", newline="\n")


def _write_page(title: str, about: str, sections: Sequence[ReportSection], footer: str) -> Iterator[str]:
    yield '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>"
    yield f"<header>\n<h1>{escape(title)}</h1>"
    yield f'<p class="about">{escape(about)}</p>'
    yield from _write_contents(sections)
    yield "</header>\n<main>"
    for number, section in enumerate(sections, start=1):
        name = f"section-{section.key}"
        yield f'<section aria-labelledby="{name}">\n<h2 id="{name}">{number}. {escape(section.title)}</h2>'
        yield f"{section.content}\n</section>"
    yield "</main>\n<footer>"
    yield f"<p>{escape(footer)}</p>"
    yield "</footer>\n</body>\n</html>"


def _write_contents(sections: Iterable[ReportSection]) -> Iterator[str]:
    yield '<nav aria-labelledby="contents">\n<h2 id="contents">Contents</h2>\n<ol>'
    for section in sections:
        yield f'<li><a href="#section-{section.key}">{escape(section.title)}</a></li>'
    yield "</ol>\n</nav>"


# Light, and readable on a telephone and on paper.
_STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0; background: #fff; color: #1f2933;
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main, header, footer { max-width: 58rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; }
h1 { font-size: 2.1rem; line-height: 1.15; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 {
  font-size: 1.4rem; line-height: 1.25; margin: 3.5rem 0 .8rem; padding-top: 1rem;
  border-top: 2px solid #0072b2;
}
h3 { font-size: 1rem; margin: 2rem 0 .5rem; }
p, li { max-width: 44rem; }
p { margin: .7rem 0; }
a { color: #005a8c; text-underline-offset: .15em; }
.about { color: #5b6672; margin: 0; }
.note { background: #fdf3e0; border-left: 4px solid #e69f00; padding: .6rem .9rem; margin: 1.2rem 0; }
nav { margin: 2rem 0 0; padding: 1rem 1.25rem; background: #f5f7f9; border-radius: .4rem; }
nav h2 { all: unset; display: block; font-weight: 600; margin-bottom: .4rem; }
nav ol { margin: 0; padding-left: 1.4rem; columns: 2; column-gap: 2rem; }
nav li { break-inside: avoid; }
dl.cards { display: grid; grid-template-columns: repeat(4, 1fr); gap: .8rem; margin: 1.2rem 0; }
dl.cards div {
  display: flex; flex-direction: column-reverse; justify-content: flex-end;
  border: 1px solid #dde2e7; border-radius: .4rem; padding: .8rem .9rem;
}
dl.cards dd { margin: 0; font-size: 1.6rem; line-height: 1.2; font-weight: 600; color: #005a8c;
  font-variant-numeric: tabular-nums; white-space: nowrap; }
dl.cards dt { color: #5b6672; font-size: .85rem; line-height: 1.35; }
figure { margin: 1.4rem 0; }
figcaption { color: #5b6672; font-size: .9rem; line-height: 1.45; max-width: 44rem; margin-top: .4rem; }
figure svg { display: block; width: 100%; height: auto; min-width: 40rem; stroke-linejoin: round; }
figure svg text { font-family: inherit !important; }
.scroll { /* with a shadow where there is more to see */
  overflow-x: auto; background:
    linear-gradient(to right, #fff 40%, #fff0) left / 3rem 100% no-repeat local,
    linear-gradient(to left, #fff 40%, #fff0) right / 3rem 100% no-repeat local,
    linear-gradient(to right, #0003, #0000) left / .8rem calc(100% - 4px) no-repeat scroll,
    linear-gradient(to left, #0003, #0000) right / .8rem calc(100% - 4px) no-repeat scroll;
}
.scroll:focus-visible { outline: 2px solid #0072b2; outline-offset: 3px; }
.scroll.tall { max-height: 32rem; overflow-y: auto; border: 1px solid #dde2e7; border-radius: .4rem; }
table { border-collapse: collapse; font-size: .88rem; line-height: 1.4; min-width: 50%; }
caption { text-align: left; font-weight: 600; font-size: 1rem; padding: 0 0 .4rem; white-space: nowrap; }
.tall caption { padding: .6rem .7rem; }
th, td { padding: .32rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid #e8ecf0; }
thead th {
  color: #5b6672; font-weight: 600; font-size: .8rem; line-height: 1.25; vertical-align: bottom;
  border-bottom: 1px solid #9aa5b1;
}
.tall thead th { position: sticky; top: 0; background: #fff; box-shadow: 0 1px 0 #9aa5b1; }
.tall table { width: 100%; }
tbody th { font-weight: 500; }
td, tbody th { white-space: nowrap; }
th.long, td.long { white-space: normal; min-width: 13rem; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td:last-child.ours, th:last-child.ours { background: #eef6fb; font-weight: 600; }
ul.dense { columns: 2 20rem; column-gap: 2rem; padding-left: 1.2rem; font-size: .82rem; }
ul.dense li { break-inside: avoid; max-width: none; }
.tables { display: flex; flex-wrap: wrap; gap: 0 2.5rem; }
.tables > .block { flex: 1 1 18rem; min-width: 0; }
.block { margin: 1.6rem 0; }
footer { color: #5b6672; font-size: .85rem; margin-top: 4rem; padding-bottom: 3rem; }
@media (max-width: 40rem) {
  header { padding-top: 1.5rem; }
  h1 { font-size: 1.6rem; }
  h2 { font-size: 1.25rem; margin-top: 2.5rem; }
  nav ol { columns: 1; }
  dl.cards { grid-template-columns: repeat(2, 1fr); gap: .5rem; }
  dl.cards dd { font-size: 1.3rem; }
}
@page { size: A4; margin: 16mm 15mm; }
@media print {
  html { font-size: 9.5pt; }
  body { line-height: 1.45; }
  main, header, footer { max-width: none; padding: 0; }
  header { padding-top: 0; }
  h2 { margin-top: 8mm; }
  h2, h3, caption { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
  figure, dl.cards, nav, .block.whole { break-inside: avoid; }
  th.long, td.long { min-width: 0; }
  figure svg { min-width: 0; max-height: 170mm; }
  .scroll, .scroll.tall { overflow: visible; max-height: none; border: 0; background: none; }
  .tall caption { padding-left: 0; }
  .tall thead th { position: static; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  table { font-size: 8pt; min-width: 0; }
  th, td { padding: .8mm 1.6mm; }
  nav, .note, dl.cards div, td.ours, th.ours { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
