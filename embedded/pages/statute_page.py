"""Statute pages: one section of an Act, or the front of an Act with its list of sections."""

import re
from html import escape as escape_attribute

from embedded.law.statutes import ACT_TITLES, NOTICE, Act, StatutePage, find_cite_id
from embedded.pages.frames import Sidebar, frame_page, open_container
from embedded.pages.markup import escape

_SOFT_HYPHEN = "\xad"
_LONG_WORD = re.compile(r"[A-Za-z]{11,}")
SECTION_SOURCE = "Union of India - Section"
ACT_SOURCE = "Union of India - Act"


def title_section(page: StatutePage) -> str:
    """Section 377 in The Indian Penal Code, 1860."""
    word = "Article" if page.act == "Constitution" else "Section"
    return f"{word} {page.number} in {ACT_TITLES[page.act]}"


def render_section_page(page: StatutePage, asked: int) -> str:
    """The page of a section, under either of its ids."""
    title = title_section(page)
    act = find_cite_id(page.act, None)
    container = (
        f"{open_container('akoma-ntoso', 2025)}"
        f'  <h3 class="docsource_main">{SECTION_SOURCE}</h3>\n'
        f'<div class="covers">[<a href="/doc/{act}/">Entire Act</a>]</div>\n'
        f"{write_section(page)} \n</div>\n"
    )
    return frame_page(title, container, Sidebar(asked, (), ()), 2025)


def write_section(page: StatutePage) -> str:
    """The `doc` of a section in the API."""
    paragraphs = "".join(
        f'<span class="akn-p">{escape(_hyphenate(text))}</span>' for text in page.text.split("\n") if text
    )
    remark = (
        '<span class="akn-p"><span class="akn-remark" data-status="editorial">'
        f'<b class="akn-b">Editorial Comment</b> - {NOTICE}<br class="akn-br"/>'
        f"{escape(page.topic)}</span></span>"
    )
    number = escape_attribute(page.number)
    return (
        f'<h2 class="doc_title">{escape(title_section(page))}</h2>\n\n'
        f'<section class="akn-section" id="section_{number}"><h3>{number}. {escape(page.heading)}</h3>\n'
        f'<span class="akn-content">{paragraphs}{remark}</span></section>\n'
    )


def _hyphenate(text: str) -> str:
    """Soft hyphens, as typesetters leave in long words."""
    return _LONG_WORD.sub(lambda match: f"{match[0][:6]}{_SOFT_HYPHEN}{match[0][6:]}", text)


def render_act_page(act: Act) -> str:
    """The front of an Act."""
    container = (
        f"{open_container('akoma-ntoso', 2025)}"
        f'  <h3 class="docsource_main">{ACT_SOURCE}</h3>\n{write_act(act)} \n</div>\n'
    )
    return frame_page(act.title, container, Sidebar(act.docid, (), ()), 2025)


def write_act(act: Act) -> str:
    """The `doc` of an Act in the API: its sections by chapter."""
    parts = [f'<h2 class="doc_title">{escape(act.title)}</h2>\n\n']
    chapter = None
    for page in act.sections:
        if page.chapter != chapter:
            chapter = page.chapter
            parts.append(f'<h3 class="akn-chapter">{escape(chapter)}</h3>\n')
        parts.append(
            f'<div class="akn-toc"><a href="/doc/{page.page_id}/">{page.number}. '
            f"{escape(page.heading)}</a></div>\n"
        )
    parts.append(f'<span class="akn-remark">{NOTICE}</span>\n')
    return "".join(parts)
