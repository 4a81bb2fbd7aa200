"""Read a Statute from a statute page, or from the `doc` of an API answer.

Statute pages are few and small, so they are read with beautifulsoup4 on lxml.
"""

import re

from bs4 import BeautifulSoup, Tag

from pipeline.parse.body_bytes import UnparsableError
from pipeline.text.normal_form import normalise_plain
from schemas.records import Statute

_SECTION_TITLE = re.compile(r"(?:Section|Article)\s+(?P<number>.+?)\s+in\s+(?P<act>.+)", re.IGNORECASE)
_NUMBER = re.compile(r"^\S+\.\s+")  # "377. Heading"
_COMMENTARY = ".akn-remark"  # written by the site, not part of the law
_SECTION_HEADING = ".akn-section > h3"
_READING_LIST = {"References", "Reference"}


def read_statute(html: bytes, *, docid: str, title: str | None, cite_id: str | None = None) -> Statute:
    """Read one section, or a whole Act with its section headings as lines of the text."""
    if not title:
        raise UnparsableError("no title")
    soup = BeautifulSoup(html, "lxml", from_encoding="utf-8")
    for remark in soup.select(_COMMENTARY):
        remark.decompose()
    named = _SECTION_TITLE.fullmatch(title)
    heading = soup.select_one(_SECTION_HEADING) if named else None
    if heading is not None:
        heading.extract()
    text = "\n".join(_read_lines(soup))
    if not text and heading is None:
        raise UnparsableError("no text")
    return Statute(
        docid=docid,
        cite_id=cite_id,
        title=title,
        act=named["act"] if named else title,
        number=named["number"] if named else None,
        heading=_NUMBER.sub("", normalise_plain(heading.get_text())) if heading is not None else None,
        text=text,
    )


def _read_lines(soup: BeautifulSoup) -> list[str]:
    """The lines of the law; a numbered part keeps its number in front."""
    lines: list[str] = []
    number = ""
    for element in soup.select(f"{_SECTION_HEADING}, .akn-heading, .akn-num, .akn-p"):
        text = normalise_plain(element.get_text())
        if "akn-num" in element.get_attribute_list("class"):
            number = f"{text} "
        elif _is_outward(element, text):
            if lines and lines[-1] in _READING_LIST:
                lines.pop()
        elif text and element.find_parent(class_="akn-p") is None:
            lines.append(number + text)
            number = ""
    return lines


def _is_outward(element: Tag, text: str) -> bool:
    """Is this paragraph only a link to another site, as in the reading list below a commentary?"""
    link = element.select_one("a.akn-ref[href^=http]")
    return link is not None and normalise_plain(link.get_text()) == text
