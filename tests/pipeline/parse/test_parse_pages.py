"""From pages and answers to judgments: what they tell, the normal form of their text, and their links."""

import json
from datetime import date
from typing import Any

import pytest

from pipeline.parse.document import parse_document
from schemas.records import Judgment, Link, Origins, Paragraph

LATEST = date(2025, 12, 31)
TITLE = "Gopal Verma vs State on 9 May, 1996"
TAGS = {2023: ("div", "div", "div"), 2024: ("h2", "div", "div"), 2025: ("h3", "h2", "h3")}


def write_page(
    body: str, *, title: str = TITLE, court: str = "Bombay High Court", year: int = 2025, docid: int = 77
) -> bytes:
    """A page as the site of that year serves it."""
    source, heading, line = TAGS[year]
    name = "CLASS" if year == 2023 else "class"
    return f"""<!DOCTYPE html><html><head><title>{title}</title></head><body>
<form method="POST" action="/doc/{docid}/"></form>
<div {name}="judgments"><div class="ad_doc"><p>Try our <a href="/members/">service</a></p></div>
<{source} class="docsource_main">{court}</{source}>
<{heading} class="doc_title">{title}</{heading}><{line} class="doc_author">Author: A Rao</{line}>
<{line} class="doc_bench">Bench: <a href="/search/?formInput=benchid:a">A Rao</a>, <a>B  Iyer</a></{line}>
<{line} class="doc_citations">Equivalent citations: 1996 (2) ABC 5, AIR 1996 XYZ 9</{line}>
{body}
</div><script>window.x = "/cdn-cgi/challenge-platform/";</script></body></html>
""".encode()


def write_answer(**changes: Any) -> bytes:
    answer = {
        "tid": 77,
        "title": TITLE,
        "doc": f'<h2 class="doc_title">{TITLE}</h2><p id="p_1">The appeal fails.</p>',
        "docsource": "Bombay High Court",
        "publishdate": "1996-05-09",
        "citetid": 5,
        "divtype": "judgments",
    }
    return json.dumps(answer | changes).encode()


def parse(body: str, **options: Any) -> Judgment:
    record = parse_document(write_page(body, **options), latest=LATEST)
    assert isinstance(record, Judgment)
    return record


def texts(body: str) -> list[tuple[str, str]]:
    return [(paragraph.kind, paragraph.text) for paragraph in parse(body).paragraphs]


def linked(judgment: Judgment) -> list[tuple[str, str]]:
    """(href, text it covers) of every link."""
    return [
        (link.href, judgment.paragraphs[link.paragraph].text[link.start : link.end])
        for link in judgment.links
    ]


# What a page tells


@pytest.mark.parametrize("year", sorted(TAGS))
def test_three_generations_of_markup_give_one_record(year: int) -> None:
    judgment = parse("<p>Leave granted.</p>", year=year)
    assert judgment == Judgment(
        docid="77",
        title=TITLE,
        court="Bombay High Court",
        decided_on=date(1996, 5, 9),
        dated_by="title",
        author="A Rao",
        bench=["A Rao", "B Iyer"],
        citations=["1996 (2) ABC 5", "AIR 1996 XYZ 9"],
        paragraphs=[Paragraph("p", "Leave granted.", None)],
        links=[],
        origins=Origins(title="page", court="page", bench="page", citations="page"),
    )


def test_class_names_are_read_in_any_case() -> None:
    page = write_page("<p>Heard.</p>").replace(b'class="judgments"', b'class="Judgments Wide"')
    record = parse_document(page.replace(b'"doc_title"', b'"DOC_TITLE"'))
    assert record.title == TITLE


def test_headings_may_stand_outside_the_container() -> None:
    page = write_page("<p>Heard.</p>")
    heading = b'<h2 class="doc_title">' + TITLE.encode() + b"</h2>"
    moved = page.replace(heading, b"").replace(
        b'<div class="judgments">', heading + b'<div class="judgments">'
    )
    assert parse_document(moved).title == TITLE


def test_dots_to_sign_on_are_no_author() -> None:
    page = write_page("<p>Heard.</p>").replace(b"Author: A Rao", "Author: ……………J.".encode())
    record = parse_document(page)
    assert isinstance(record, Judgment)
    assert record.author is None


def test_the_site_hint_of_a_paragraph_is_kept() -> None:
    judgment = parse('<p data-structure="Facts">He fell.</p><p>He rose.</p>')
    assert [paragraph.hint for paragraph in judgment.paragraphs] == ["Facts", None]


@pytest.mark.parametrize(
    "clue",
    [
        '<link rel="canonical" href="https://indiankanoon.org/doc/4321/">',
        '<form action="/change_device/?device=mobile&amp;nextpage=/doc/4321/"></form>',
        '<a href="/search/?formInput=cites:4321">View All</a>',
    ],
)
def test_a_page_tells_its_own_id(clue: str) -> None:
    page = write_page('<p>See <a href="/doc/99/">this</a>.</p>')
    page = page.replace(b'<form method="POST" action="/doc/77/"></form>', clue.encode())
    assert parse_document(page).docid == "4321"
    assert parse_document(page, docid="8").docid == "8"


# Text


def test_blocks_keep_their_kind_and_order() -> None:
    body = "<pre>  ORDER</pre><p>One</p><blockquote>Two</blockquote><p>Three</p>"
    assert texts(body) == [("pre", "  ORDER"), ("p", "One"), ("blockquote", "Two"), ("p", "Three")]


def test_running_text_is_one_line_with_breaks_where_the_page_has_them() -> None:
    body = "<p>\n  The  appel\u00adlant\u200b was\xa0 seen\n by two. <br/> <br>Then he\tran.<br></p>"
    assert texts(body) == [("p", "The appellant was seen by two.\nThen he ran.")]


def test_set_text_keeps_its_lines() -> None:
    body = "<pre>\n\n   IN THE COURT   \n\n\n\n\xa0 A vs\xad B\t\x0cEnd<br>Last \n \n</pre>"
    assert texts(body) == [("pre", "   IN THE COURT\n\n  A vs B\nEnd\nLast")]


def test_text_is_composed() -> None:
    assert texts("<p>re\u0301sume\u0301</p>") == [("p", "r\xe9sum\xe9")]


def test_furniture_is_dropped_and_what_it_cut_reads_on() -> None:
    body = """<p>under Section <span class="hidden_text">Page 4 of 9</span>
      302 IPC<span class="citetop">x</span>, <span class="citetext">as held</span></p>
      <div class="covers"><p>Entire Act</p></div><script>var a = 1;</script><style>p {}</style>
      <span class="hidden_text">Signed</span>"""
    assert texts(body) == [("p", "under Section 302 IPC , as held")]


def test_hidden_addresses_become_a_mark() -> None:
    body = '<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__">[email protected]</a>.</p>'
    judgment = parse(body)
    assert judgment.paragraphs[0].text == "Write to [email]."
    assert linked(judgment) == [("/cdn-cgi/l/email-protection", "[email]")]


def test_loose_text_is_a_paragraph_at_its_place() -> None:
    body = "Before <b>all</b><p>One</p>between<p>Two</p>after"
    assert texts(body) == [("p", "Before all"), ("p", "One"), ("p", "between"), ("p", "Two"), ("p", "after")]


def test_a_span_may_wrap_blocks() -> None:
    body = '<span class="citetext"><p data-structure="Issue">One</p></span><p>Two</p>'
    assert texts(body) == [("p", "One"), ("p", "Two")]


def test_unknown_and_nested_blocks_lose_nothing() -> None:
    body = """<blockquote>quoted <p>inner</p> again</blockquote>
      <div>in a div<ul><li>first</li><li>second</li></ul></div>
      <table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>"""
    assert texts(body) == [
        ("blockquote", "quoted"), ("p", "inner"), ("blockquote", "again"), ("p", "in a div"),
        ("p", "first"), ("p", "second"), ("p", "a b"), ("p", "c"),
    ]  # fmt: skip


# Links


def test_links_have_exact_offsets_and_targets() -> None:
    judgment = parse(
        """<p>under<a href="/doc/12/"> of  the
        Code</a> and <a href="/docfragment/34/?x=1">S.\n5</a></p>
        <pre>  see <a href="https://indiankanoon.org/doc/56/">A
            vs B</a> </pre><p><a href="/search/?formInput=x">x</a></p>"""
    )
    assert linked(judgment) == [
        ("/doc/12/", "of the Code"),
        ("/docfragment/34/?x=1", "S. 5"),
        ("https://indiankanoon.org/doc/56/", "A\n            vs B"),
        ("/search/?formInput=x", "x"),
    ]
    assert [link.target for link in judgment.links] == ["12", "34", "56", None]
    assert judgment.links[0] == Link(0, 6, 17, "/doc/12/", "12")


def test_a_link_without_text_is_kept_as_a_point() -> None:
    judgment = parse('<p>one <a href="/doc/1/"></a> two<a href="/doc/2/"> </a></p>')
    assert judgment.paragraphs[0].text == "one two"
    assert [(link.start, link.end) for link in judgment.links] == [(3, 3), (7, 7)]


def test_a_link_in_an_empty_paragraph_moves_to_the_next() -> None:
    judgment = parse('<p>one</p><p><a href="/doc/1/"></a></p><p>two</p><p><a href="/doc/2/"></a></p>')
    assert [(link.paragraph, link.start, link.end) for link in judgment.links] == [(1, 0, 0), (1, 3, 3)]


def test_a_link_around_blocks_ends_with_its_first_paragraph() -> None:
    judgment = parse('<a href="/doc/1/"><p>one</p><p>two</p></a><p>three <a href="/doc/2/">four</a></p>')
    assert [paragraph.text for paragraph in judgment.paragraphs] == ["one", "two", "three four"]
    assert linked(judgment) == [("/doc/1/", "one"), ("/doc/2/", "four")]


def test_a_link_inside_another() -> None:
    judgment = parse('<p><a href="/doc/1/">a <span>b <a href="/doc/2/">c</a> d</span></a> e</p>')
    assert linked(judgment) == [("/doc/1/", "a b c d"), ("/doc/2/", "c")]


def test_furniture_inside_a_link() -> None:
    judgment = parse('<p><a href="/doc/1/">Ram\n<span class="hidden_text">48</span>\n vs State</a></p>')
    assert linked(judgment) == [("/doc/1/", "Ram vs State")]


def test_a_mark_behind_a_link_belongs_to_the_letter_before_it() -> None:
    judgment = parse('<p>a <a href="/doc/1/">cafe</a>\u0301 b</p>')
    assert judgment.paragraphs[0].text == "a caf\xe9 b"
    assert linked(judgment) == [("/doc/1/", "caf\xe9")]


# Answers of the API


def test_an_answer_gives_the_same_record_as_a_page() -> None:
    record = parse_document(write_answer(), latest=LATEST)
    assert isinstance(record, Judgment)
    assert (record.docid, record.title, record.court) == ("77", TITLE, "Bombay High Court")
    assert (record.decided_on, record.dated_by) == (date(1996, 5, 9), "title")
    assert (record.origins.title, record.origins.court, record.origins.bench) == ("api", "api", None)
    assert record.paragraphs == [Paragraph("p", "The appeal fails.", None)]


def test_an_undated_title_leaves_the_answer_to_tell() -> None:
    record = parse_document(write_answer(title="Gopal vs State"), latest=LATEST)
    assert isinstance(record, Judgment)
    assert (record.decided_on, record.dated_by) == (date(1996, 5, 9), "api")
    undated = parse_document(write_answer(title="Gopal vs State", publishdate="1800-01-01"), latest=LATEST)
    assert isinstance(undated, Judgment)
    assert (undated.decided_on, undated.dated_by) == (None, None)


def test_half_characters_in_an_answer_do_no_harm() -> None:
    record = parse_document(write_answer(title="A \ud800vs B", doc="<p>A \udc00 b</p>"))
    assert isinstance(record, Judgment)
    assert record.title == "A vs B"
    assert record.paragraphs[0].text.encode()


# Encodings

CAFE = write_page("<p>\u2018caf\xe9\u2019</p>").decode()


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (CAFE.encode("utf-8"), None),
        (CAFE.encode("utf-8-sig"), None),
        (CAFE.encode("windows-1252"), None),
        (CAFE.encode("windows-1252"), "text/html; charset=ISO-8859-1"),
        (CAFE.encode("utf-16"), None),
    ],
)
def test_text_is_decoded_however_it_comes(body: bytes, content_type: str | None) -> None:
    record = parse_document(body, content_type=content_type)
    assert isinstance(record, Judgment)
    assert record.paragraphs[0].text == "\u2018caf\xe9\u2019"


def test_one_broken_byte_does_not_spoil_a_page_that_says_it_is_utf8() -> None:
    body = write_page("<p>caf\xe9 X ol\xe9</p>").replace(b"X", b"\xff")
    record = parse_document(body, content_type="text/html; charset=utf-8")
    assert isinstance(record, Judgment)
    assert record.paragraphs[0].text == "caf\xe9 \ufffd ol\xe9"
