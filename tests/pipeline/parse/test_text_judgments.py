"""Judgments as plain text: what their head tells, whole paragraphs, links and page furniture put right."""

import json
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.archive.repair import open_repaired
from pipeline.archive.warc_records import Capture
from pipeline.collect.source import SkippedFile
from pipeline.collect.sources.files import import_files, read_documents
from pipeline.parse.document import UnparsableError, parse_document
from pipeline.parse.stage import CourtRules, parse_fetches
from schemas.courts import PAPER_COURTS
from schemas.records import Dropped, Judgment, Origins, Paragraph

LATEST = date(2025, 12, 31)
TITLE = "Gopal Verma vs State Of Bihar on 9 May, 1996"
HEAD = f"Delhi High Court\n{TITLE}\nAuthor: A Rao\nBench: A Rao, B Iyer\n"
BODY = (
    "1. The appellant lived in a village by the river and kept a small shop beside the temple for many\n"
    "years. He was seen there in the evening, and nobody has said that he had a quarrel with anyone in\n"
    "the village.\n"
    "2. On the next morning the shop was found open, and the till was gone, and with it the money that\n"
    "was to pay for the cattle.\n"
)


def parse(text: str) -> Judgment:
    record = parse_document(text.encode(), docid="77", content_type="text/plain", latest=LATEST)
    assert isinstance(record, Judgment)
    return record


def read_body(body: str) -> list[tuple[str, str]]:
    return [(paragraph.kind, paragraph.text) for paragraph in parse(HEAD + body).paragraphs]


# The head


def test_the_head_of_a_text_tells_what_that_of_a_page_tells() -> None:
    cited = "Equivalent citations: 1996 (2) ABC 5, AIR 1996 XYZ 9, 1996 (9) QR\n12 SC\n"
    labels = f"{cited}Author: A Rao\nBench: A Rao,\nB Iyer\n"
    judgment = parse(f"\nDelhi High Court\n{TITLE}\n{labels}The appeal fails.\n")
    assert judgment == Judgment(
        docid="77",
        title=TITLE,
        court="Delhi High Court",
        decided_on=date(1996, 5, 9),
        dated_by="title",
        author="A Rao",
        bench=["A Rao", "B Iyer"],
        citations=["1996 (2) ABC 5", "AIR 1996 XYZ 9", "1996 (9) QR 12 SC"],
        paragraphs=[Paragraph("pre", "The appeal fails.", None)],
        links=[],
        origins=Origins(title="text", court="text", bench="text", citations="text"),
    )


def test_a_head_that_a_crawler_has_broken_is_read() -> None:
    head = f"\n\n[Cites \n7\n, Cited by \n0\n]\n\n\n\nDelhi High Court\n\n\n{TITLE}\n\n\n"
    labels = "Author: \nA Rao\n\n\nBench: \nA Rao\n, \nB Iyer\n\n\n"
    judgment = parse(f"{head}{labels}1. Heard both sides at length today.\n")
    assert (judgment.court, judgment.title) == ("Delhi High Court", TITLE)
    assert (judgment.author, judgment.bench) == ("A Rao", ["A Rao", "B Iyer"])
    assert [paragraph.text for paragraph in judgment.paragraphs] == ["1. Heard both sides at length today."]


def test_a_long_title_may_need_two_lines() -> None:
    judgment = parse(f"Delhi High Court\nGopal Verma And\nOthers vs State Of Bihar on 9 May, 1996\n{BODY}")
    assert judgment.title == "Gopal Verma And Others vs State Of Bihar on 9 May, 1996"


@pytest.mark.parametrize(
    ("line", "court"),
    [
        ("IN THE HIGH COURT OF DELHI AT NEW DELHI", "Delhi High Court"),
        ("HIGH COURT OF JUDICATURE AT ALLAHABAD", "Allahabad High Court"),
        ("IN THE SUPREME COURT OF INDIA", "Supreme Court of India"),
        ("IN THE HIGH COURT OF KERALA AT ERNAKULAM", "Kerala High Court"),
    ],
)
def test_without_a_line_for_it_the_court_names_itself(line: str, court: str) -> None:
    judgment = parse(f"{TITLE}\n\n        {line}\n\n{BODY}")
    assert (judgment.title, judgment.court) == (TITLE, court)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("no text", HEAD),
        ("empty", " \n\n"),
        ("not text", "PK\x03\x04 x"),
    ],
)
def test_what_no_text_has_is_the_reason_to_drop_it(reason: str, text: str) -> None:
    with pytest.raises(UnparsableError) as refused:
        parse(text)
    assert str(refused.value) == reason


def test_a_text_without_title_and_court_is_called_by_its_file() -> None:
    judgment = parse_document(BODY.encode(), docid="2003/Some case", content_type="text/plain")
    assert isinstance(judgment, Judgment)
    assert (judgment.title, judgment.court) == ("Some case", "")


# Paragraphs


def test_broken_lines_are_joined_and_numbers_begin_paragraphs() -> None:
    kinds, texts = zip(*read_body(BODY), strict=True)
    assert kinds == ("p", "p")
    assert texts[0].startswith("1. The appellant lived")
    assert texts[0].endswith("with anyone in the village.")
    assert texts[1] == (
        "2. On the next morning the shop was found open, and the till was gone, and with it the money that "
        "was to pay for the cattle."
    )


def test_a_short_line_with_a_stop_ends_its_paragraph() -> None:
    body = (
        "The prosecution examined nine witnesses, and none of them had seen who took the money from the\n"
        "till that night.\n"
        "Learned counsel argued at some length that the evidence of the shopkeeper alone could not bear\n"
        "the weight of a conviction.\n"
    )
    assert [text[:12] for _, text in read_body(body)] == ["The prosecut", "Learned coun"]


def test_a_number_at_the_start_of_a_line_may_belong_to_the_sentence() -> None:
    body = (
        "1. The Magistrate found that the accused had to answer a charge of cheating and framed it under s.\n"
        "420. He went on to hear the witnesses whom the complainant had named, and believed all of them in\n"
        "the end.\n"
    )
    assert len(read_body(body)) == 1


def test_double_spaced_lines_are_one_paragraph() -> None:
    lines = BODY.replace("\n", "\n\n").replace("2. On", "\n\n2. On")
    assert read_body(lines) == read_body(BODY)


def test_blank_lines_part_paragraphs() -> None:
    body = "He came home late in the evening\n\n\n\nThe door was open\n\n\n\nand nobody was there.\n"
    assert read_body(f"{BODY}\n\n{body}")[2:] == [
        ("pre", "He came home late in the evening"),
        ("p", "The door was open and nobody was there."),
    ]


def test_what_is_set_in_lines_stays_in_lines() -> None:
    body = (
        "              CRIMINAL APPEAL NO. 12 OF 1994\n"
        "GOPAL VERMA                     ... Appellant\n"
        "                  Versus\n"
        "STATE OF BIHAR                  ... Respondent\n"
        "                 J U D G M E N T\n" + BODY
    )
    (kind, text), *rest = read_body(body)
    assert kind == "pre"
    assert text.split("\n") == [line.rstrip() for line in body.split("\n")[:5]]
    assert [kind for kind, _ in rest] == ["p", "p"]


def test_the_head_of_an_old_report_is_one_set_block() -> None:
    head = (
        "           PETITIONER:\nGOPAL VERMA\n        Vs.\nRESPONDENT:\nSTATE OF BIHAR\n"
        "DATE OF JUDGMENT12/02/1974\nBENCH:\nRAO, A.\nACT:\nPenal Code--Theft.\nHEADNOTE:\n"
        "The  appellant  was convicted of theft, and the  High  Court\nupheld the conviction.\nJUDGMENT:\n"
    )
    judgment = parse(f"Supreme Court of India\n{TITLE}\n{head}{BODY}")
    first, *rest = judgment.paragraphs
    assert (first.kind, first.text) == ("pre", head.rstrip())
    assert [paragraph.kind for paragraph in rest] == ["p", "p"]
    assert (judgment.decided_on, judgment.dated_by) == (date(1974, 2, 12), "header")


# Links on lines of their own


def test_links_are_put_back_into_their_sentences() -> None:
    body = (
        "1. He was convicted under \nSections 498A\n, \n304B\n/\n34\n of the \nIndian Penal Code\n by the "
        "Court below. \nState vs Gopal\n (supra) was followed.\n\n\n\n"
        "2. The appeal (\nArticle 136\n) is against that.\n"
    )
    assert [text for _, text in read_body(body)] == [
        "1. He was convicted under Sections 498A, 304B/34 of the Indian Penal Code by the Court below. "
        "State vs Gopal (supra) was followed.",
        "2. The appeal (Article 136) is against that.",
    ]


def test_links_in_set_text_are_put_back_into_their_lines() -> None:
    body = (
        "     The petitioner was arrested in the evening and is charged under \nSection 379\n of\n"
        "     the Code, and he has been in prison since then without any trial, as he says and as\n"
        "     nobody denies.\n"
    )
    assert read_body(body) == [
        (
            "p",
            "The petitioner was arrested in the evening and is charged under Section 379 of the Code, and he "
            "has been in prison since then without any trial, as he says and as nobody denies.",
        )
    ]


# Page furniture


def print_pages(footer: Callable[[int], str], count: int = 4) -> str:
    page = (
        "The witness went to the market on that day and saw the accused with two others near the well, and\n"
        "he spoke to them about the price of rice and about the rain that had not come, and went on with\n"
    )
    return "".join(page + footer(number) for number in range(1, count + 1)) + "his brother to the fields.\n"


@pytest.mark.parametrize(
    "footer",
    [
        lambda page: f"{TITLE}\nIndian Kanoon - http://indiankanoon.org/doc/77/ {page}\n\f\n\n",
        lambda page: f"\n                        {page}\n\n\n" + " \n" * 8,
        lambda page: f"\n                        -: {page} :-\n\n\n" + " \n" * 8,
        lambda page: f"\nCRL.A. 12/1994                     Page {page} of 9\n\nSIGNED BY A MACHINE\n\n",
        lambda page: f"\n{page}                       CRL.A. 12/1994\n\n\n" + " \n" * 8,
        lambda page: f"\nhttp://example.org/judgments             {page}\n\n",
    ],
)
def test_the_furniture_of_pages_is_dropped_and_sentences_read_on(footer: Callable[[int], str]) -> None:
    [(kind, text)] = read_body(print_pages(footer))
    assert kind == "p"
    assert text == " ".join(print_pages(lambda _: "").split())


def test_a_title_that_runs_on_every_page_is_still_the_title() -> None:
    foot = f"{TITLE}\nIndian Kanoon - http://indiankanoon.org/doc/77/ 1\n\f\n\n"
    judgment = parse(f"Delhi High Court\n{TITLE}\n{foot * 4}He went home late in the evening.\n")
    assert judgment.title == TITLE
    assert [paragraph.text for paragraph in judgment.paragraphs] == ["He went home late in the evening."]


@given(st.text(alphabet=st.sampled_from('aB1 .,:;-(\n\n\t\r"“\xa0\xad\u200b…'), max_size=400))
def test_any_text_is_read_or_refused_and_loses_no_words(text: str) -> None:
    """Words of letters only: numbers and addresses may be furniture."""
    try:
        judgment = parse(f"{HEAD}The body begins.\n{text}")
    except UnparsableError:
        return
    read = " ".join(paragraph.text for paragraph in judgment.paragraphs)
    wanted = re.findall("[aB]+", text.replace("\xad", "").replace("\u200b", ""))
    assert "".join(re.findall("[aB]+", read.replace("The body begins.", ""))) == "".join(wanted)


def test_numbers_that_do_not_count_pages_stay() -> None:
    body = f"{BODY}\n   323\n\n   341\n\n   379\n"
    assert "323" in read_body(body)[-1][1]


# Files


def write_texts(folder: Path) -> None:
    folder.mkdir()
    (folder / "101.txt").write_text(HEAD + BODY)
    (folder / "case-102.TXT").write_bytes(("\ufeff" + HEAD + BODY).encode("utf-16"))
    (folder / "103.txt").write_bytes((HEAD + BODY + "It cost 5 \xa3.").encode("windows-1252"))
    (folder / "readme.txt").write_text("About these files.")
    (folder / "104.txt").write_bytes(b"\0\1\2")
    page = f'<html><div class="judgments"><h2 class="doc_title">{TITLE}</h2></div></html>'
    (folder / "105.txt").write_text(page)
    records = [
        {"docid": 106, "text": BODY, "title": "A vs B", "court": "Delhi High Court", "date": "2001-02-03"},
        {"id": "107", "text": HEAD + BODY},
        {"tid": 108, "text": f"Kerala High Court\n{TITLE}\n{BODY}"},
        {"tid": 109, "text": "  "},
        {"text": HEAD + BODY},
    ]
    (folder / "records.jsonl").write_text("".join(json.dumps(record) + "\n" for record in records))
    (folder / "one.json").write_text(json.dumps({"id": 110, "text": "Nothing but words. " * 20}))


def test_texts_go_through_the_archive_to_judgments(tmp_path: Path) -> None:
    write_texts(tmp_path / "saved")
    with open_repaired(tmp_path / "archive") as collection:
        summary = import_files([tmp_path / "saved"], archive=collection.archive, ledger=collection.ledger)
        fetches = list(collection.ledger.iterate_fetches("document"))
        parsed = {
            item.docid: item for item in parse_fetches(collection.archive, fetches, CourtRules(PAPER_COURTS))
        }
        body = collection.archive.read(next(fetch for fetch in fetches if fetch.key == "103"))
    assert {skipped.name: skipped.reason for skipped in summary.skipped} == {
        "104.txt": "not text",
        "records.jsonl, line 4": "empty",
    }
    assert body == (tmp_path / "saved" / "103.txt").read_bytes()
    reasons = {docid: item.reason for docid, item in parsed.items() if isinstance(item, Dropped)}
    unstated = "no court is stated: name it with --court, or keep it with --courts unknown or all"
    assert reasons == {
        "105": "no court",
        "108": "court not asked for: --courts kerala or all keeps it",
        "110": unstated,
        "readme": unstated,
    }
    kept = {docid: item for docid, item in parsed.items() if isinstance(item, Judgment)}
    assert kept.keys() == {"101", "case-102", "103", "106", "107", "records 5"}
    assert [paragraph.text for paragraph in kept["case-102"].paragraphs] == [
        text for _, text in read_body(BODY)
    ]
    assert kept["103"].paragraphs[-1].text.endswith("It cost 5 £.")
    told = kept["106"]
    assert (told.title, told.court) == ("A vs B", "Delhi High Court")
    assert (told.decided_on, told.dated_by) == (date(2001, 2, 3), "metadata")


def test_an_archive_of_texts_can_be_imported_again(tmp_path: Path) -> None:
    write_texts(tmp_path / "saved")
    with open_repaired(tmp_path / "first") as collection:
        first = import_files([tmp_path / "saved"], archive=collection.archive, ledger=collection.ledger)
    with open_repaired(tmp_path / "second") as collection:
        second = import_files([tmp_path / "first"], archive=collection.archive, ledger=collection.ledger)
        fetches = list(collection.ledger.iterate_fetches("document"))
        kinds = {fetch.key: collection.archive.read_capture(fetch).content_type for fetch in fetches}
    assert second.imported == first.imported == 10
    assert kinds["101"] == "text/plain; charset=utf-8"
    assert kinds["case-102"] == "text/plain; charset=utf-16"
    assert kinds["103"] == "text/plain; charset=windows-1252"


def test_a_text_can_be_read_without_an_archive(tmp_path: Path) -> None:
    write_texts(tmp_path / "saved")
    found = list(read_documents(tmp_path / "saved" / "101.txt"))
    assert [item.key for item in found if isinstance(item, Capture)] == ["101"]
    assert list(read_documents(tmp_path / "saved" / "104.txt")) == [SkippedFile("104.txt", "not text")]


def test_parse_shows_a_text(tmp_path: Path, run_ilsi: Callable[..., CompletedProcess[str]]) -> None:
    file = tmp_path / "101.txt"
    file.write_text(HEAD + BODY)
    done = run_ilsi("parse", "--json", file)
    assert done.returncode == 0
    record = json.loads(done.stdout)
    assert (record["docid"], record["court"], len(record["paragraphs"])) == ("101", "Delhi High Court", 2)
