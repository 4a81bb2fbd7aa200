"""From statute pages and answers to statutes."""

import json

from pipeline.parse.document import parse_document
from schemas.records import Statute

SECTION = """<h2 class="doc_title">Section 9A in The Box Act, 1950</h2>
<section class="akn-section" id="section_9A"><h3>9A. Punishment for box-break\u00ading.</h3>
<section class="akn-subsection"><span class="akn-num"><a href="/doc/1/">(1)</a></span>
<span class="akn-content"><span class="akn-p">Whoever breaks a box shall mend\u00ad it.</span></span>
</section>
<span class="akn-p">Explanation.\u2014A lid is a box.</span>
<span class="akn-p"><span class="akn-remark">Editorial: see <a href="/doc/2/">this</a>.</span></span>
<span class="akn-p">References</span>
<span class="akn-p"><a class="akn-ref" href="https://example.org/">A blog</a> </span></section>"""
EXPECTED = Statute(
    docid="59",
    cite_id=None,
    title="Section 9A in The Box Act, 1950",
    act="The Box Act, 1950",
    number="9A",
    heading="Punishment for box-breaking.",
    text="(1) Whoever breaks a box shall mend it.\nExplanation.\u2014A lid is a box.",
)


def write_answer(title: str, html: str) -> bytes:
    return json.dumps(
        {"tid": 59, "citetid": 1836, "divtype": "akoma-ntoso", "title": title, "doc": html}
    ).encode()


def test_a_statute_page() -> None:
    page = f'<html><body><div class="akoma-ntoso">{SECTION}</div></body></html>'.encode()
    assert parse_document(page, docid="59") == EXPECTED


def test_a_statute_in_an_answer_tells_the_id_that_links_use() -> None:
    record = parse_document(write_answer(EXPECTED.title, SECTION))
    assert isinstance(record, Statute)
    assert (record.docid, record.cite_id, record.text) == ("59", "1836", EXPECTED.text)


def test_a_whole_act_keeps_the_headings_of_its_sections() -> None:
    html = """<section class="akn-section"><h3><a href="/doc/1/">1.</a> Short title.</h3>
      <span class="akn-p">This is the Box Act.</span></section>"""
    record = parse_document(write_answer("The Box Act, 1950", html))
    assert isinstance(record, Statute)
    assert (record.act, record.number, record.heading) == ("The Box Act, 1950", None, None)
    assert record.text == "1. Short title.\nThis is the Box Act."
