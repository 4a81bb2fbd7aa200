"""Walk a judgment's container: headings, paragraphs as the site cuts them, and every link.

The lxml tree is walked directly: beautifulsoup4 on lxml needs about ten times as long for the body of
a judgment, and nothing here wants more than text, tail and class.
"""

import re
from functools import lru_cache

from lxml import etree

from pipeline.plain_text import LINE_BREAK, Span, normalise_plain, normalise_running, normalise_set
from schemas.records import Link, Paragraph

HEADINGS = frozenset({"docsource_main", "doc_title", "doc_author", "doc_bench", "doc_citations"})
HIDDEN_EMAIL = "[email]"  # stands for an address that the site's proxy has hidden; we do not decode it

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


class BlockReader:
    """Paragraphs, links and headings of one container."""

    def __init__(self, container: etree._Element) -> None:
        self.headings: dict[str, str] = {}
        self.paragraphs: list[Paragraph] = []
        self.links: list[Link] = []
        # The paragraph at hand: segments by turns outside and inside a link, the pieces of the last one,
        # and where the links lead.
        self._segments: list[str] = []
        self._pieces: list[str] = []
        self._hrefs: list[str] = []
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
            self._read_link(child, kind, hint)
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

    def _read_link(self, link: etree._Element, kind: str, hint: str | None) -> None:
        self._open_link(link.get("href"))
        if len(link):
            self._read(link, kind, hint)
        elif text := link.text:
            self._pieces.append(text)
        self._end_link()

    def _read_plain(self, block: etree._Element, kind: str) -> bool:
        """The short way, for a block of plain text: most are."""
        if len(block) or kind == "pre" or self._hrefs:
            return False
        text = normalise_plain(block.text or "")
        if text:
            self.paragraphs.append(Paragraph(kind, text, block.get("data-structure")))
        return True

    def _read_taken_out(self, child: etree._Element, role: str) -> None:
        """An element that its class takes out of the text."""
        if role == _EMAIL:
            self._open_link(child.get("href"))
            self._pieces.append(HIDDEN_EMAIL)
            self._end_link()
            return
        if role in HEADINGS:
            self.headings.setdefault(role, normalise_plain(read_text(child)))
        self._pieces.append(" ")  # furniture stands between words: what it cut in two reads on

    def _open_link(self, href: str | None) -> None:
        if len(self._segments) % 2:  # links do not nest: the inner one ends the outer one, as in a browser
            self._cut()
        if href is not None:
            self._hrefs.append(href.strip())
            self._cut()

    def _end_link(self) -> None:
        if len(self._segments) % 2:
            self._cut()

    def _cut(self) -> None:
        self._segments.append("".join(self._pieces))
        self._pieces.clear()

    def _close_paragraph(self, kind: str, hint: str | None) -> None:
        pieces, segments = self._pieces, self._segments
        if not segments and (not pieces or (len(pieces) == 1 and pieces[0].isspace())):
            pieces.clear()
            return
        self._end_link()
        self._cut()
        text, spans = (normalise_set if kind == "pre" else normalise_running)(segments)
        if text:
            self._keep_links(spans)
            self.paragraphs.append(Paragraph(kind, text, hint))
            segments.clear()
        else:  # a link without text stands at the start of the next paragraph
            segments[:] = [""] * (2 * len(self._hrefs))

    def _keep_links(self, spans: list[Span]) -> None:
        paragraph = len(self.paragraphs)
        for href, (start, end) in zip(self._hrefs, spans, strict=True):
            self.links.append(Link(paragraph, start, end, href, find_document_id(href)))
        self._hrefs.clear()

    def _keep_last_links(self) -> None:
        """Links without text behind the last paragraph stand at its end."""
        if self.paragraphs and self._hrefs:
            last = self.paragraphs.pop()
            self._keep_links([(len(last.text), len(last.text))] * len(self._hrefs))
            self.paragraphs.append(last)


@lru_cache(maxsize=4096)
def find_document_id(href: str) -> str | None:
    """The id of the document that a link of the site points to."""
    match = _DOCUMENT.match(href)
    return match.group(1) if match else None


def read_text(element: etree._Element) -> str:
    """All text inside an element, as it stands."""
    return "".join(str(piece) for piece in element.itertext())


@lru_cache(maxsize=256)
def _find_role(css_class: str) -> str:
    """The class that takes an element out of the text, or nothing."""
    return next((name for name in css_class.lower().split() if name in _TAKEN_OUT), "")
