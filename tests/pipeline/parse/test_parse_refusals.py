"""What is not a readable document is refused with a short stable reason, and challenges are recognised."""

import json
from typing import Any

import pytest

from pipeline.parse.body_bytes import MAX_BYTES
from pipeline.parse.challenge import is_challenge
from pipeline.parse.document import UnparsableError, parse_document

TITLE = '<h2 class="doc_title">A vs B on 9 May, 1996</h2>'
COURT = '<h3 class="docsource_main">Delhi High Court</h3>'
FORM = '<form action="/doc/77/"></form>'
PAGE = f'<html><body>{FORM}<div class="judgments">{COURT}{TITLE}<p>BODY</p></div></body></html>'


def page(old: str = "", new: str = "") -> bytes:
    """The page with one thing changed."""
    assert old in PAGE
    return PAGE.replace(old, new).encode() if old else PAGE.encode()


def answer(**changes: Any) -> bytes:
    whole = {"tid": 7, "title": "A vs B", "docsource": "Delhi High Court", "doc": "<p>Heard.</p>"}
    return json.dumps(whole | changes).encode()


REFUSED = [
    ("empty", b""),
    ("empty", b" \n\t" * 3000),
    ("too large", b" " * (MAX_BYTES + 1)),
    ("too large", page("BODY", "long " * 2_200_000)),  # too much for one node: lxml would drop it silently
    ("no document id", b"%PDF-1.7 ..."),
    ("not text", b"\x1f\x8b\x08\x00"),
    ("not text", b"<html>\0\0\0"),
    ("not text", bytes(range(256))),
    ("challenge page", b"<html><head><title>Just a moment...</title></head></html>"),
    ("no judgment on the page", b"<html><body><p>Hello</p></body></html>"),
    ("no judgment on the page", b"just words"),
    ("no judgment on the page", b"<!-- -->"),
    ("no judgment on the page", b"[1, 2]"),
    ("cut off", page()[:-9]),
    ("cut off", page()[:60]),
    ("cut off", answer()[:-9]),
    ("cut off", b"{"),
    ("no title", page(TITLE)),
    ("no title", answer(title=" ")),
    ("no title", answer(title=5)),
    ("no court", page(COURT)),
    ("no court", answer(docsource=None)),
    ("no document id", page(FORM)),
    ("no document id", answer(tid="x")),
    ("no document id", answer(tid=True)),
    ("no text", page("BODY", ' <span class="hidden_text">3</span>')),
    ("no text", answer(doc="")),
    ("nested too deep", page("BODY", "<div>" * 10_000 + "deep" + "</div>" * 10_000)),
    ("nested too deep", answer(doc="<span>" * 5_000 + "deep")),
    ("nested too deep", b'{"a":' * 200_000),
    ("error answer", b'{"errmsg": "Not found"}'),
    ("error answer", b"error code: 1015"),
    ("error answer", b" Error code: 520\n"),
    ("no judgment in the answer", b'{"tid": 5, "title": "x"}'),
    ("no judgment in the answer", answer(doc=None)),
]


@pytest.mark.parametrize(("reason", "body"), REFUSED, ids=[reason for reason, _ in REFUSED])
def test_what_cannot_be_read_is_refused_with_its_reason(reason: str, body: bytes) -> None:
    with pytest.raises(UnparsableError) as refused:
        parse_document(body)
    assert str(refused.value) == reason


def test_the_unchanged_page_and_answer_are_read() -> None:
    assert parse_document(page()).docid == "77"
    assert parse_document(answer()).docid == "7"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"<html><head><title>Just a moment...</title>", True),
        (b"<HTML><TITLE>Attention Required! | Cloudflare</TITLE>", True),
        (b"<html><title>Einen Moment</title><script>window._cf_chl_opt={};</script>", True),
        (b"<html><title>Just a moment in law vs State on 1 May, 2001</title>", False),
        (b'<html><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>', False),
        (b'{"doc": "<title>Just a moment...</title> _cf_chl_opt"}', False),
        (b"", False),
    ],
)
def test_a_challenge_is_known_by_its_own_marks(body: bytes, expected: bool) -> None:
    assert is_challenge(body) is expected
