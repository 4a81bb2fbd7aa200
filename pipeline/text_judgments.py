"""A judgment that was saved as plain text: its headings and paragraphs, as they come from a page."""

from pipeline.text_head import cut_counts, find_title, read_head
from pipeline.text_lines import read_lines
from pipeline.text_paragraphs import cut_paragraphs
from schemas.records import Link, Paragraph

_FIRST_LINES = 12  # in which the title stands


class TextReader:
    """Paragraphs and headings of one text, by the names that pages.py knows from BlockReader."""

    def __init__(self, text: str) -> None:
        text = cut_counts(text)
        lines = read_lines(text, _find_title_at_top(text))
        head = read_head(lines)
        self.headings: dict[str, str] = head.headings
        self.paragraphs: list[Paragraph] = cut_paragraphs(lines[head.end :])
        self.links: list[Link] = []  # a text has none


def _find_title_at_top(text: str) -> str:
    top = [line for line in text[:5000].splitlines() if line.strip()]
    return find_title(top[:_FIRST_LINES])
