"""A judgment as the site serves it, in its three generations of markup."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from urllib.parse import quote

from embedded.docket.case import Block, Case
from embedded.pages.frames import Sidebar, frame_page, open_container
from embedded.pages.furniture import Furniture, place_furniture
from embedded.pages.links import CitedDocument, FindPrecedent, decorate_block, link_case
from embedded.pages.markup import LineStyle, Mark, Numbering, draw_line_style, escape, hide, write_inline
from embedded.random_streams import open_stream

_HEADINGS = {  # generation -> tags of docsource, title, everything else above the body
    2023: ("div", "div", "div"),
    2024: ("h2", "h2", "h3"),
    2025: ("h3", "h2", "h3"),
}
_API_GENERATION = 2025


@dataclass(frozen=True, slots=True)
class RenderedJudgment:
    """The document part of a page, and what it links to."""

    html: str
    cites: Sequence[CitedDocument]


def render_page(case: Case, find_precedent: FindPrecedent) -> str:
    """A whole judgment page."""
    body = _render_body(case, case.generation, find_precedent)
    tag = _HEADINGS[case.generation][0]
    top = "" if case.generation == 2023 else _write_cite_line(case.docid, len(body.cites))
    container = (
        f"{open_container('judgments', case.generation)}"
        f'  <{tag} class="docsource_main">{escape(case.docsource)}</{tag}>\n{top}'
        f"{_write_heading(case, case.generation)}{body.html} \n</div>\n"
    )
    sidebar = Sidebar(case.docid, body.cites, suggest_queries(case))
    return frame_page(case.title, container, sidebar, case.generation)


def render_answer(case: Case, find_precedent: FindPrecedent) -> RenderedJudgment:
    """The `doc` of an API answer: newest markup, no container and no docsource."""
    body = _render_body(case, _API_GENERATION, find_precedent)
    return RenderedJudgment(_write_heading(case, _API_GENERATION) + body.html, body.cites)


def suggest_queries(case: Case) -> list[str]:
    """Queries suggested beside this judgment."""
    sections = sorted(case.sections())[:4]
    words = [f"section {section} ipc" for section in sections]
    return words + ([case.crime.replace("_", " ") + " "] if case.crime else [])


def _write_cite_line(docid: int, cites: int) -> str:
    return (
        f'<div class="citetop">[<a href="/search/?formInput=cites:{docid}">Cites {cites}</a>, '
        f'<a href="/search/?formInput=citedby:{docid}">Cited by 0</a>]</div>\n'
        '<div class="covers"></div>\n'
    )


def _write_heading(case: Case, generation: int) -> str:
    _, title, other = _HEADINGS[generation]
    lines = [f'<{title} class="doc_title">{escape(case.title)}</{title}>']
    if case.citations:
        lines.append(_head(other, "doc_citations", "Equivalent citations", escape(", ".join(case.citations))))
    if case.author:
        lines.append(_head(other, "doc_author", "Author", _name_judge(case.author, "authorid", generation)))
    if case.bench:
        judges = ", ".join(_name_judge(name, "benchid", generation) for name in case.bench)
        lines.append(_head(other, "doc_bench", "Bench", judges))
    return "\n\n".join(lines) + "\n\n"


def _head(tag: str, kind: str, label: str, value: str) -> str:
    return f'<{tag} class="{kind}">{label}: {value}</{tag}>'


def _name_judge(name: str, filtered_by: str, generation: int) -> str:
    if generation < 2025:
        return escape(name)
    slug = quote("-".join(name.lower().replace(".", " ").split()))
    return f'<a href="/search/?formInput={filtered_by}:{slug}">{escape(name)}</a>'


def _render_body(case: Case, generation: int, find_precedent: FindPrecedent) -> RenderedJudgment:
    random = open_stream("page", case.docid, generation)
    linked = link_case(case, find_precedent)
    marks = linked.marks
    if generation >= 2025:
        marks = [
            decorate_block(block, links, random) for block, links in zip(case.blocks, marks, strict=True)
        ]
    writer = _BodyWriter(
        generation, draw_line_style(generation, random), place_furniture(case, generation, random), random
    )
    loose = _find_loose(case.blocks, marks, generation, random)
    for index, block in enumerate(case.blocks):
        if index == loose:
            writer.write_loose(block)
        else:
            writer.write_block(index, block, marks[index])
    return RenderedJudgment("".join(writer.parts), linked.cites)


def _find_loose(
    blocks: Sequence[Block], marks: Sequence[Sequence[Mark]], generation: int, random: Random
) -> int | None:
    """On a few old pages one short paragraph is directly in the container."""
    if generation != 2023 or random.random() > 0.06:
        return None
    short = [
        index
        for index, block in enumerate(blocks)
        if block.kind == "p" and len(block.text) < 200 and not marks[index] and 0 < index < len(blocks) - 1
    ]
    return random.choice(short) if short else None


class _BodyWriter:
    """Writes the blocks of one page in order."""

    def __init__(self, generation: int, style: LineStyle, furniture: Furniture, random: Random) -> None:
        self.generation = generation
        self.style = style
        self.furniture = furniture
        self.random = random
        self.numbering = Numbering()
        self.parts: list[str] = []

    def write_loose(self, block: Block) -> None:
        """Text outside any block; a parser returns it as a paragraph."""
        self.parts.append(f"\n{escape(block.text, self.style.escapes)}\n\n")

    def write_block(self, index: int, block: Block, marks: Sequence[Mark]) -> None:
        """One block with its furniture."""
        preformatted = block.kind == "pre"
        inside = write_inline(
            block.text,
            marks,
            self.furniture.inside.get(index, {}),
            self.style,
            self.numbering,
            preformatted=preformatted,
            random=self.random,
        )
        opening = self._open(block)
        first = "" if preformatted else " " * self.style.indent
        self.parts.append(f"{opening}{first}{inside}\n</{block.kind}>{self._pause(index)}")

    def _open(self, block: Block) -> str:
        name = self.numbering.name_next(block.kind)
        if block.kind == "p" and block.hint and self.generation >= 2024:
            return f'<p data-structure="{escape(block.hint)}" id="{name}">'
        lead = "\n   \n\n" if block.kind == "pre" and self.random.random() < 0.2 else ""
        return f'<{block.kind} id="{name}">{lead}'

    def _pause(self, index: int) -> str:
        """What follows a block: often nothing, else line breaks, page furniture or an empty block."""
        lines = self.furniture.after.get(index)
        if lines:
            return f"{hide(lines, self.numbering)}\n\n\n"
        if self.random.random() < 0.01:
            return f'<blockquote id="{self.numbering.name_next("blockquote")}">\n\n</blockquote>\n'
        return self.random.choice(("", "\n", "\n\n", " \n\n"))
