"""Whatever blocks, links and bytes come, text is kept in order, offsets are right, and errors are ours."""

import html
import json
import unicodedata
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pipeline.parse.document import UnparsableError, parse_document
from pipeline.parse.search_results import read_search_answer, read_search_page
from pipeline.text.normal_form import LINE_BREAK, normalise_running, normalise_set
from schemas.records import Judgment, Statute, to_batch

LETTERS = "abIV.,;-'\"&<>\xe9\u2019\u0915"
SPACES = " \n\t\xa0\u2003"
UNSEEN = "\xad\u200b\x05"


@dataclass(frozen=True)
class Node:
    """A piece of a made-up page: its markup, the text of it that counts, and its links as (href, text)."""

    markup: str
    text: str
    links: tuple[tuple[str, str], ...] = ()


def see(text: str) -> str:
    """What a reader sees of a text, without space."""
    return "".join(char for char in text if not char.isspace() and char not in UNSEEN)


def write_text(text: str) -> Node:
    return Node(html.escape(text), text)


def join(nodes: list[Node]) -> Node:
    return Node(
        "".join(node.markup for node in nodes),
        "".join(node.text for node in nodes),
        tuple(link for node in nodes for link in node.links),
    )


def wrap(tag: str, node: Node) -> Node:
    return Node(f"<{tag}>{node.markup}</{tag.split()[0]}>", node.text, node.links)


def write_link(number: int, node: Node) -> Node:
    href = f"/doc/{number}/"
    return Node(f'<a href="{href}">{node.markup}</a>', node.text, ((href, see(node.text)),))


def hide(tag: str, node: Node) -> Node:
    return Node(f"<{tag}>{node.markup}</{tag.split()[0]}>", "")


words = st.text(LETTERS + SPACES + UNSEEN, max_size=12).map(write_text)
unlinked = st.one_of(
    words,
    st.builds(hide, st.sampled_from(['span class="hidden_text"', "span class='x citetop'"]), words),
    st.builds(wrap, st.sampled_from(["b", 'span class="citetext"', "i"]), words),
    st.just(Node("<br>", " ")),
)
inline = st.one_of(
    unlinked, st.builds(write_link, st.integers(1, 999), st.lists(unlinked, max_size=3).map(join))
)
content = st.lists(inline, max_size=5).map(join)
block = st.one_of(
    st.builds(wrap, st.sampled_from(["p", "blockquote", "pre", 'p data-structure="Facts"']), content),
    st.sampled_from(['<div class="ad_doc">x</div>', "<script>x</script>"]).map(
        lambda markup: Node(markup, "")
    ),
    content,
)


def nest(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.builds(wrap, st.sampled_from(["div", "blockquote"]), st.lists(inner, max_size=3).map(join))


nested = st.recursive(block, nest, max_leaves=6)
bodies = st.lists(nested, max_size=6).map(join)


def write_page(body: str) -> bytes:
    return (
        '<html><body><div class="judgments"><h3 class="docsource_main">Delhi High Court</h3>'
        f'<h2 class="doc_title">A vs B on 9 May, 1996</h2>{body}</div></body></html>'
    ).encode()


@given(bodies)
def test_text_and_links_survive_any_nesting(body: Node) -> None:
    try:
        judgment = parse_document(write_page(body.markup), docid="1")
    except UnparsableError as error:
        assert str(error) == "no text" and not see(body.text)
        return
    assert isinstance(judgment, Judgment)
    assert see("".join(paragraph.text for paragraph in judgment.paragraphs)) == see(body.text)
    covered = [judgment.paragraphs[link.paragraph].text[link.start : link.end] for link in judgment.links]
    assert [(link.href, see(text)) for link, text in zip(judgment.links, covered, strict=True)] == [
        *body.links
    ]
    assert all(text == text.strip() for text in covered)
    assert all(paragraph.text.strip() for paragraph in judgment.paragraphs)
    assert all((a.paragraph, a.start) <= (b.paragraph, b.start) for a, b in pairwise(judgment.links))


marks = st.text("ae\u0301\u0327\u0915\u093c \n\xad" + LINE_BREAK, max_size=8)


@given(st.lists(marks, min_size=1, max_size=6))
def test_running_text_has_one_normal_form(segments: list[str]) -> None:
    text, spans = normalise_running(segments)
    assert unicodedata.is_normalized("NFC", text)
    assert text == text.strip() and "  " not in text and "\xad" not in text
    assert " ".join(text.split()) == unicodedata.normalize(
        "NFC", " ".join("".join(segments).replace("\xad", "").split())
    )
    assert len(spans) == len(segments)
    assert all(0 <= start <= end <= len(text) for start, end in spans)
    assert all(a[1] <= b[0] or b[0] == b[1] for a, b in pairwise(spans))
    assert normalise_running([text.replace("\n", LINE_BREAK)])[0] == text


@given(st.lists(st.text("ab \n\t\xa0\f\r", max_size=8), min_size=1, max_size=6))
def test_set_text_has_one_normal_form(segments: list[str]) -> None:
    text, spans = normalise_set(segments)
    lines = text.split("\n")
    assert all(line == line.rstrip() for line in lines)
    assert "\n\n\n" not in text and text == text.strip("\n")
    assert text.split() == "".join(segments).split()
    assert normalise_set([text])[0] == text
    assert ["".join(text[start:end].split()) for start, end in spans] == [
        "".join(segment.split()) for segment in segments
    ]


GOOD_PAGE = write_page(
    '<pre>ORDER</pre><p data-structure="Facts">Under <a href="/doc/5/">S. 302</a> <span class="hidden_text">3'
    '</span> he\xad fell.<br>x</p><blockquote>caf\xe9</blockquote><div class="akoma-ntoso">z</div>'
)
GOOD_ANSWER = json.dumps(
    {"tid": 5, "title": "A vs B", "doc": "<p>x</p>", "docsource": "C", "divtype": "judgments", "docs": []}
).encode()


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """A good page or answer with some of its bytes cut out, repeated or overwritten."""
    body = draw(st.sampled_from([GOOD_PAGE, GOOD_ANSWER, GOOD_PAGE.replace(b"judgments", b"akoma-ntoso")]))
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted(draw(st.tuples(st.integers(0, len(body)), st.integers(0, len(body)))))
        patch = draw(st.one_of(st.binary(max_size=8), st.just(body[start:end] * 2), st.just(b"")))
        body = body[:start] + patch + body[end:]
    return body


@given(st.one_of(spoilt(), st.binary(max_size=200)))
@example(b"<")
@example(b'{"doc": "", "tid": ' + b"9" * 5000 + b"}")
@example(b"\xff\xfe<")
def test_only_our_own_error_is_raised_whatever_the_bytes(body: bytes) -> None:
    try:
        record = parse_document(body)
    except UnparsableError as error:
        assert 0 < len(str(error)) < 40
    else:
        to_batch([record], Judgment if isinstance(record, Judgment) else Statute)


@pytest.mark.parametrize("read", [read_search_page, read_search_answer])
@given(body=st.one_of(spoilt(), st.binary(max_size=200)))
def test_search_readers_raise_only_our_own_error(read: object, body: bytes) -> None:
    assert callable(read)
    try:
        page = read(body)
    except UnparsableError:
        return
    assert page.found >= 0
