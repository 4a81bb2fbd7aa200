"""Walk a judgment's container: headings, paragraphs as the site divides them, and every link.

The lxml tree is walked directly: beautifulsoup4 on lxml takes about six times as long for the body of
a judgment, and text, tail and class are all that is needed here.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from lxml import etree

from pipeline.text.normal_form import (
    LINE_BREAK,
    join_spans,
    normalise_plain,
    normalise_running,
    normalise_set,
)
from pipeline.text.spans import Span
from schemas.records import Link, Paragraph

HEADINGS = frozenset({"docsource_main", "doc_title", "doc_author", "doc_bench", "doc_citations"})
HIDDEN_EMAIL = "[email]"  # replaces an address that the site's proxy has hidden; we do not decode it

_EMAIL = "__cf_email__"
_FURNITURE = frozenset({"hidden_text", "ad_doc", "covers", "citetop"})
_TAKEN_OUT = HEADINGS | _FURNITURE | {_EMAIL}
_UNSEEN_TAGS = frozenset({"script", "style", "noscript", "template", "head"})
_KINDS = frozenset({"p", "blockquote", "pre"})
# fmt: off
_OTHER_BLOCKS = frozenset({
    "address", "article", "aside", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "li", "main", "nav", "ol", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
})
# fmt: on
_CELLS = frozenset({"td", "th", "caption", "option", "button", "label"})
_DOCUMENT = re.compile(
    r"(?:(?:https?:)?//(?:www\.)?indiankanoon\.org)?/doc(?:fragment)?/([0-9]{1,12})(?:[/?#]|$)", re.IGNORECASE
)


class _Anchor:
    """A link in the current paragraph, by the first and last segment of its text."""

    __slots__ = ("first", "href", "last")

    def __init__(self, href: str, first: int) -> None:
        self.href = href
        self.first = first
        self.last: int | None = None  # still open


class BlockReader:
    """Paragraphs, links and headings of one container."""

    def __init__(self, container: etree._Element) -> None:
        self.headings: dict[str, str] = {}
        self.paragraphs: list[Paragraph] = []
        self.links: list[Link] = []
        # The current paragraph: segments, cut wherever a link begins or ends, and the pieces of the last one.
        self._segments: list[str] = []
        self._pieces: list[str] = []
        self._anchors: list[_Anchor] = []
        self._read(container, "p", None)
        self._close_paragraph("p", None)
        self._keep_last_links()

    def _read(self, element: etree._Element, kind: str, hint: str | None) -> None:
        pieces = self._pieces
        if text := element.text:
            pieces.append(text)
        for child in element:
            css_class = child.get("class")
            if css_class and (role := _find_role(css_class)):
                self._read_taken_out(child, role)
            else:
                self._read_child(child, kind, hint)
            if tail := child.tail:
                pieces.append(tail)

    def _read_child(self, child: etree._Element, kind: str, hint: str | None) -> None:
        tag = child.tag
        if tag == "a":
            anchor = self._open_link(child)
            self._read(child, kind, hint)
            self._end_link(anchor)
        elif tag in _KINDS:
            self._close_paragraph(kind, hint)
            if not self._read_plain(child, tag):
                hint = child.get("data-structure")
                self._read(child, tag, hint)
                self._close_paragraph(tag, hint)
        elif tag in _OTHER_BLOCKS:
            self._close_paragraph(kind, hint)
            self._read(child, kind, hint)
            self._close_paragraph(kind, hint)
        elif tag == "br":
            self._pieces.append(LINE_BREAK)
        elif tag in _CELLS:
            self._pieces.append(" ")
            self._read(child, kind, hint)
            self._pieces.append(" ")
        elif tag not in _UNSEEN_TAGS:
            self._read(child, kind, hint)

    def _read_plain(self, block: etree._Element, kind: str) -> bool:
        """A shortcut for blocks of plain text, which most are."""
        if len(block) or kind == "pre" or self._anchors:
            return False
        text = normalise_plain(block.text or "")
        if text:
            self.paragraphs.append(Paragraph(kind, text, block.get("data-structure")))
        return True

    def _read_taken_out(self, child: etree._Element, role: str) -> None:
        """Read an element whose class excludes it from the text."""
        if role == _EMAIL:
            anchor = self._open_link(child)
            self._pieces.append(HIDDEN_EMAIL)
            self._end_link(anchor)
            return
        if role in HEADINGS:
            self.headings.setdefault(role, normalise_plain(read_text(child)))
        self._pieces.append(" ")  # page furniture separates words; the text around it continues

    def _open_link(self, element: etree._Element) -> _Anchor | None:
        href = element.get("href")
        if href is None:
            return None
        self._cut()
        anchor = _Anchor(href.strip(), len(self._segments))
        self._anchors.append(anchor)
        return anchor

    def _end_link(self, anchor: _Anchor | None) -> None:
        if anchor is not None:  # harmless for a link whose paragraph is already closed
            anchor.last = len(self._segments)
            self._cut()

    def _cut(self) -> None:
        self._segments.append("".join(self._pieces))
        self._pieces.clear()

    def _close_paragraph(self, kind: str, hint: str | None) -> None:
        pieces, segments = self._pieces, self._segments
        if not segments and (not pieces or (len(pieces) == 1 and pieces[0].isspace())):
            pieces.clear()
            return
        self._cut()
        text, spans = (normalise_set if kind == "pre" else normalise_running)(segments)
        if text:
            self._keep_links(spans)
            self.paragraphs.append(Paragraph(kind, text, hint))
            segments.clear()
        else:
            self._carry_links_over()

    def _keep_links(self, spans: Sequence[Span]) -> None:
        paragraph = len(self.paragraphs)
        for anchor in self._anchors:
            last = len(spans) - 1 if anchor.last is None else anchor.last
            start, end = spans[last] if anchor.first == last else join_spans(spans[anchor.first : last + 1])
            self.links.append(Link(paragraph, start, end, anchor.href, find_document_id(anchor.href)))
        self._anchors.clear()

    def _carry_links_over(self) -> None:
        """A link in an empty paragraph moves to the start of the next one."""
        self._segments[:] = [""] if self._anchors else []
        for anchor in self._anchors:
            anchor.first = 0
            anchor.last = None if anchor.last is None else 0

    def _keep_last_links(self) -> None:
        """Links without text after the last paragraph move to its end."""
        if self.paragraphs and self._anchors:
            last = self.paragraphs.pop()
            self._keep_links([(len(last.text), len(last.text))])
            self.paragraphs.append(last)


@lru_cache(maxsize=4096)
def find_document_id(href: str) -> str | None:
    """The id of the document that a link of the site points to."""
    match = _DOCUMENT.match(href)
    return match.group(1) if match else None


def read_text(element: etree._Element) -> str:
    """All text inside an element, unchanged."""
    return "".join(str(piece) for piece in element.itertext())


@lru_cache(maxsize=256)
def _find_role(css_class: str) -> str:
    """The class that excludes an element from the text, or an empty string."""
    return next((name for name in css_class.lower().split() if name in _TAKEN_OUT), "")
