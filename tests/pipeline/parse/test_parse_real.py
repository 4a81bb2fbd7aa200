"""Real pages and API answers parse, and nothing of them is lost. Skipped where the data is absent."""

import json
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import takewhile
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from bs4 import BeautifulSoup, Tag

from pipeline.parse.challenge import is_challenge
from pipeline.parse.document import parse_document
from pipeline.parse.search_results import read_search_answer, read_search_page
from schemas.records import Judgment, Statute

RealData = Callable[..., Path]

# The oracle's own words for what is no text of the judgment: kept apart from the parser's on purpose.
OUTSIDE = [
    ".hidden_text", ".ad_doc", ".covers", ".citetop", "script", "style",
    ".docsource_main", ".doc_title", ".doc_author", ".doc_bench", ".doc_citations",
]  # fmt: skip
LATEST = date(2026, 12, 31)


@dataclass(frozen=True)
class Sample:
    """A real document: its body, the HTML of its text, and the record made of it."""

    name: str
    body: bytes
    html: str
    record: Judgment | Statute


@pytest.fixture(scope="module")
def pages(real_data: RealData) -> list[Sample]:
    files = sorted(real_data("kanoon", "pages").glob("*.html"))
    bodies = [(file.stem, file.read_bytes()) for file in files]
    return [
        Sample(name, body, body.decode("utf-8"), parse_document(body, latest=LATEST)) for name, body in bodies
    ]


@pytest.fixture(scope="module")
def answers(real_data: RealData) -> list[Sample]:
    rows = pq.read_table(real_data("kanoon", "api_doc.parquet")).to_pylist()
    return [
        Sample(
            row["tid"],
            row["json"].encode("utf-8"),
            f'<div class="judgments">{json.loads(row["json"])["doc"]}</div>',
            parse_document(row["json"].encode("utf-8"), latest=LATEST),
        )
        for row in rows
    ]


def judgments(samples: list[Sample]) -> list[tuple[Sample, Judgment]]:
    return [(sample, sample.record) for sample in samples if isinstance(sample.record, Judgment)]


def read_with_oracle(html: str) -> Tag:
    """The container without furniture, by a slow and different way."""
    container = BeautifulSoup(html, "html.parser").find(class_="judgments")
    assert isinstance(container, Tag)
    for element in container.select(", ".join(OUTSIDE)):
        element.decompose()
    for address in container.select(".__cf_email__"):
        address.string = "[email]"
    return container


def own_text(anchor: Tag) -> str:
    """The text of a link. Another one right inside it ends it, as in a browser."""
    own = takewhile(lambda child: getattr(child, "name", None) != "a", anchor.children)
    return "".join(child.get_text() for child in own)


def visible(text: str) -> str:
    """The characters a reader sees, without space."""
    seen = re.sub("[\x00-\x08\x0e-\x1f\x7f\xad\u200b-\u200f\u2060\ufeff]", "", text)
    return unicodedata.normalize("NFC", "".join(seen.split()))


def test_every_page_is_a_judgment_under_its_own_id(pages: list[Sample]) -> None:
    assert len(pages) == 38
    assert [sample.record.docid for sample in pages] == [sample.name for sample in pages]
    assert {judgment.court for _, judgment in judgments(pages)} == {"Supreme Court of India"}


def test_every_page_has_a_title_and_a_bench(pages: list[Sample]) -> None:
    for sample, judgment in judgments(pages):
        assert " vs " in judgment.title, sample.name
        assert judgment.bench, sample.name


def test_the_failed_dates_of_all_pages_are_recovered(pages: list[Sample]) -> None:
    """All 38 are dated 1947 in their titles and signed in 2014."""
    for sample, judgment in judgments(pages):
        assert judgment.title.endswith("1947"), sample.name
        assert judgment.decided_on is not None, sample.name
        assert (judgment.decided_on.year, judgment.dated_by) == (2014, "signature"), sample.name
        printed = re.search(r"on (\d+) (\w+), 1947$", judgment.title)
        assert printed is not None
        assert judgment.decided_on.day == int(printed[1]), sample.name


def test_every_answer_is_read_as_what_it_is(answers: list[Sample]) -> None:
    assert len(answers) == 338
    statutes = [sample.record for sample in answers if isinstance(sample.record, Statute)]
    assert len(statutes) == 3
    assert sorted(statute.number or "" for statute in statutes) == ["", "21", "5D"]
    assert all(statute.cite_id and statute.text and statute.act for statute in statutes)
    assert [sample.record.docid for sample in answers] == [sample.name for sample in answers]


def test_every_answer_has_title_court_and_the_date_it_tells(answers: list[Sample]) -> None:
    undated = 0
    for sample, judgment in judgments(answers):
        answer = json.loads(sample.body)
        assert judgment.title == " ".join(answer["title"].split())
        assert judgment.court == answer["docsource"]
        if judgment.decided_on is None:
            assert answer["publishdate"] == "1800-01-01", sample.name
            undated += 1
        else:
            assert judgment.decided_on.isoformat() == answer["publishdate"], sample.name
    assert undated == 4


@pytest.mark.parametrize("kind", ["pages", "answers"])
def test_no_text_or_link_is_lost_or_moved(kind: str, request: pytest.FixtureRequest) -> None:
    for sample, judgment in judgments(request.getfixturevalue(kind)):
        container = read_with_oracle(sample.html)
        found = "".join(paragraph.text for paragraph in judgment.paragraphs)
        assert visible(found) == visible(container.get_text()), sample.name
        anchors = container.find_all("a", href=True)
        assert [link.href for link in judgment.links] == [anchor["href"] for anchor in anchors], sample.name
        for link, anchor in zip(judgment.links, anchors, strict=True):
            text = judgment.paragraphs[link.paragraph].text[link.start : link.end]
            assert visible(text) == visible(own_text(anchor)), (sample.name, link)
            assert text == text.strip(), (sample.name, link)


@pytest.mark.parametrize("kind", ["pages", "answers"])
def test_links_lead_to_documents(kind: str, request: pytest.FixtureRequest) -> None:
    for sample, judgment in judgments(request.getfixturevalue(kind)):
        for link in judgment.links:
            numbers = re.findall(r"/doc/(\d+)/", link.href)
            assert [link.target] == (numbers or [None]), sample.name


@pytest.mark.parametrize("kind", ["pages", "answers"])
def test_paragraphs_are_in_normal_form(kind: str, request: pytest.FixtureRequest) -> None:
    for _, judgment in judgments(request.getfixturevalue(kind)):
        for paragraph in judgment.paragraphs:
            text = paragraph.text
            assert not set(text) & set("\xad\u200b\u2060\ufeff\xa0\r\f"), text[:200]
            if paragraph.kind == "pre":
                assert "\n\n\n" not in text
                assert all(line == line.rstrip() for line in text.split("\n"))
                assert text.strip("\n") == text
            else:
                assert text == " ".join(text.split(" ")).strip()
                assert not set(text) & set("\t\n")
                assert "  " not in text


def test_challenge_pages_are_told_from_good_ones(
    pages: list[Sample], answers: list[Sample], real_data: RealData
) -> None:
    blocked = sorted(real_data("kanoon", "blocked").glob("*.html"))
    assert len(blocked) == 8
    assert all(is_challenge(file.read_bytes()) for file in blocked)
    assert not any(is_challenge(sample.body) for sample in pages + answers)
    assert all(b"cdn-cgi/challenge-platform" in sample.body for sample in pages)


def test_search_answers_are_read(real_data: RealData) -> None:
    folder = real_data("kanoon", "search_transcribed")
    page = read_search_answer((folder / "search_response_2026-09-04.json").read_bytes())
    assert page.found == len(page.hits) == 2
    assert {hit.docsource for hit in page.hits} == {"Delhi High Court", "Delhi High Court - Orders"}
    empty = read_search_answer((folder / "search_response_empty_page_2022.json").read_bytes())
    assert (empty.found, empty.hits) == (0, ())


def test_search_markup_of_2026_is_read(real_data: RealData) -> None:
    """The transcribed structure has no count, so one is put in front of it."""
    body = real_data("kanoon", "search_transcribed", "TRANSCRIBED_search_2026_structure.html").read_bytes()
    page = read_search_page(body.replace(b"<body>", b"<body><b>1 - 2 of 2</b>"))
    assert [hit.docid for hit in page.hits] == ["60022179", "79532249"]
    assert all(hit.docsource == "Supreme Court of India" for hit in page.hits)
