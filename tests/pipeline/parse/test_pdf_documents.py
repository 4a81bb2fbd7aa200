"""PDFs as documents of the stage: recognised by their bytes, what their source says comes first, and what
cannot be read is dropped with its reason."""

import tarfile
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from pipeline.archive.archive import Archive
from pipeline.archive.repair import open_repaired
from pipeline.archive.warc_records import Capture
from pipeline.collect.source import ImportSummary
from pipeline.collect.sources.files import import_files
from pipeline.parse.body_bytes import MAX_PDF_BYTES, UnparsableError
from pipeline.parse.document import parse_document
from pipeline.parse.pdf.reader import MAX_BYTES
from pipeline.parse.stage import CourtRules, parse_fetches, plan_parse
from schemas.courts import PAPER_COURTS, UNKNOWN
from schemas.records import Dropped, Judgment, Origins

ANY_COURT = CourtRules((*PAPER_COURTS, UNKNOWN))
FIRST_PAGE = Origins("first page", "first page", None, None)
ABOUT = {
    "title": "B Devi vs Union",
    "court": "High Court of Judicature at Bombay",
    "date": "2018-02-03",
    "bench": "AN Rao, BK Iyer",
    "citation": "2018:BHC-AS:17",
    "case": "WP/12/2017",
}


def parse(body: bytes, about: Mapping[str, str] | None = None, docid: str = "order 7") -> Judgment:
    record = parse_document(body, docid=docid, about=about)
    assert isinstance(record, Judgment)
    return record


def test_the_limits_of_import_and_reader_agree() -> None:
    assert MAX_PDF_BYTES == MAX_BYTES


def test_a_pdf_says_where_its_head_was_found(judgment_pdf: bytes) -> None:
    judgment = parse(judgment_pdf)
    assert (judgment.title, judgment.court) == ("A KUMAR vs STATE", "Delhi High Court")
    assert (judgment.decided_on, judgment.dated_by) == (date(2019, 3, 14), "first page")
    assert judgment.origins == FIRST_PAGE
    assert any(paragraph.text.startswith("1. The prosecution case") for paragraph in judgment.paragraphs)


@pytest.mark.parametrize("content_type", [None, "text/plain", "text/html", "application/pdf"])
def test_a_pdf_is_known_by_its_bytes(judgment_pdf: bytes, content_type: str | None) -> None:
    for body in (judgment_pdf, b"\r\n" * 400 + judgment_pdf):
        record = parse_document(body, docid="1", content_type=content_type)
        assert isinstance(record, Judgment) and record.title == "A KUMAR vs STATE"


def test_what_the_source_says_comes_first(judgment_pdf: bytes) -> None:
    judgment = parse(judgment_pdf, ABOUT)
    assert (judgment.title, judgment.court) == ("B Devi vs Union", "Bombay High Court")
    assert (judgment.decided_on, judgment.dated_by) == (date(2018, 2, 3), "metadata")
    assert (judgment.bench, judgment.citations) == (["AN Rao", "BK Iyer"], ["2018:BHC-AS:17"])
    assert judgment.origins == Origins("metadata", "metadata", "metadata", "metadata")


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        ("1066-10-14", (date(2019, 3, 14), "first page")),  # before any High Court
        ("9999-01-01", (date(2019, 3, 14), "first page")),
        ("soon", (date(2019, 3, 14), "first page")),
        ("2018", (date(2019, 3, 14), "first page")),  # a day is better than a year
        ("03-02-2018", (date(2018, 2, 3), "metadata")),
        (" ", (date(2019, 3, 14), "first page")),
    ],
)
def test_a_date_that_cannot_be_true_is_not_believed(
    judgment_pdf: bytes, stated: str, expected: tuple[date, str]
) -> None:
    judgment = parse(judgment_pdf, {"date": stated})
    assert (judgment.decided_on, judgment.dated_by) == expected
    assert judgment.origins == FIRST_PAGE


def test_pages_and_texts_believe_their_source_as_well() -> None:
    page = (
        b'<html><body><div class="judgments"><h3 class="docsource_main">Delhi High Court</h3>'
        b'<h2 class="doc_title">A vs B on 1 May, 2001</h2><p>Heard.</p></div></body></html>'
    )
    judgment = parse(page, {"date": "2001-05-02", "title": ""})
    assert (judgment.title, judgment.origins.title) == ("A vs B on 1 May, 2001", "page")
    assert (judgment.decided_on, judgment.dated_by) == (date(2001, 5, 2), "metadata")


def test_a_pdf_without_a_head_is_called_by_its_id(write_pdf: Callable[..., bytes]) -> None:
    line = "The appeal of the complainant was heard at length and is allowed with costs, and the"
    judgment = parse(
        write_pdf([line, "order of the court below is set aside for the reasons that were given."] * 5)
    )
    assert (judgment.title, judgment.court) == ("order 7", "")
    assert judgment.origins == Origins(title="id")


def test_unreadable_pdfs_have_their_reasons(unreadable_pdfs: Mapping[str, bytes]) -> None:
    for word, body in unreadable_pdfs.items():
        with pytest.raises(UnparsableError, match=word):
            parse_document(body, docid="1")
    with pytest.raises(UnparsableError, match="too large"):
        parse_document(b"%PDF-1.7" + b" " * MAX_PDF_BYTES, docid="1")


class Imported:
    """What came of an import, and of the stage."""

    def __init__(self, folder: Path, *saved: Path, courts: CourtRules = ANY_COURT) -> None:
        with open_repaired(folder / "archive") as collection:
            self.summary: ImportSummary = import_files(
                saved, archive=collection.archive, ledger=collection.ledger
            )
            fetches = list(collection.ledger.iterate_fetches("document"))
        with Archive.open_for_reading(folder / "archive") as archive:
            self.captures = {fetch.key: archive.read_capture(fetch) for fetch in fetches}
            parsed = list(parse_fetches(archive, fetches, courts))
        self.judgments = {item.docid: item for item in parsed if isinstance(item, Judgment)}
        self.dropped = {item.docid: item.reason for item in parsed if isinstance(item, Dropped)}
        self.skipped = {item.name: item.reason for item in self.summary.skipped}


def test_files_are_copied_byte_for_byte_and_parsed_later(
    judgment_pdf: bytes, unreadable_pdfs: Mapping[str, bytes], tmp_path: Path
) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    (saved / "CRL.A. 12-2003.pdf").write_bytes(judgment_pdf)
    (saved / "SECOND.PDF").write_bytes(judgment_pdf + b"\n")
    (saved / "text.txt").write_bytes(judgment_pdf + b"\n\n")  # whatever it is called
    (saved / "page.pdf").write_bytes(b"<html>not found</html>")
    (saved / "paper.docx").write_bytes(b"PK\x03\x04")
    for name, body in unreadable_pdfs.items():
        (saved / f"{name}.pdf").write_bytes(body)
    imported = Imported(tmp_path, saved)
    assert imported.judgments.keys() == {"CRL.A. 12-2003", "SECOND", "text"}
    assert imported.captures["CRL.A. 12-2003"].body == judgment_pdf
    assert {capture.content_type for capture in imported.captures.values()} == {"application/pdf"}
    assert imported.dropped.keys() == unreadable_pdfs.keys()
    assert all(word in reason for word, reason in imported.dropped.items())
    assert imported.skipped == {
        "page.pdf": "not a PDF, although it is called one",
        "paper.docx": "of a word processor: save it as PDF or as text",
    }
    assert Imported(tmp_path, saved).summary.known == 6


def test_pdfs_in_tar_and_zip(judgment_pdf: bytes, tmp_path: Path) -> None:
    (tmp_path / "one.pdf").write_bytes(judgment_pdf)
    with tarfile.open(tmp_path / "orders.tar", "w") as tar:
        tar.add(tmp_path / "one.pdf", "2019/one.pdf")
    with zipfile.ZipFile(tmp_path / "orders.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("b/two.pdf", judgment_pdf + b"\n")
    imported = Imported(tmp_path, tmp_path / "orders.tar", tmp_path / "orders.zip")
    assert imported.judgments.keys() == {"orders.tar/2019/one", "orders.zip/b/two"}
    assert imported.captures["orders.tar/2019/one"].body == judgment_pdf


def test_a_pdf_may_be_larger_than_a_page(judgment_pdf: bytes, tmp_path: Path) -> None:
    (tmp_path / "large.pdf").write_bytes(judgment_pdf + b"\n%" + b"x" * 31_000_000 + b"\n")
    (tmp_path / "vast.pdf").write_bytes(judgment_pdf + b"%" * MAX_PDF_BYTES)
    imported = Imported(tmp_path / "cache", tmp_path / "large.pdf", tmp_path / "vast.pdf")
    assert imported.judgments.keys() == {"large"}
    assert imported.skipped == {"vast.pdf": "larger than 30 MB (64 MB for a PDF)"}


def test_the_court_of_files_that_name_none(write_pdf: Callable[..., bytes], tmp_path: Path) -> None:
    line = "The appeal of the complainant was heard at length and is allowed with costs, and the"
    (tmp_path / "a.pdf").write_bytes(write_pdf([line] * 9))
    courts = CourtRules(PAPER_COURTS, "Delhi High Court")
    (judgment,) = Imported(tmp_path, tmp_path / "a.pdf", courts=courts).judgments.values()
    assert (judgment.court, judgment.origins) == ("Delhi High Court", Origins(title="id", court="setting"))


# What a source says of a judgment, through the archive


def capture_pdf(body: bytes, about: Mapping[str, str]) -> Capture:
    url = "https://bucket.example.org/data/orders.tar?member=7.pdf"
    return Capture(
        "opendata", "document", "7", url, 200, datetime(2024, 1, 1, tzinfo=UTC), body, (), about=about
    )


SAID = [ABOUT, {"title": "अ बनाम ब \ud800 “x” %25\r\nILSI-Key: 8"}, {}]


@pytest.mark.parametrize("about", SAID, ids=["usual", "hostile", "nothing"])
def test_the_archive_keeps_what_a_source_says(
    judgment_pdf: bytes, about: Mapping[str, str], tmp_path: Path
) -> None:
    capture = capture_pdf(judgment_pdf, about)
    with open_repaired(tmp_path / "archive") as collection:
        collection.ledger.record_fetches([collection.archive.append(capture)])
        (fetch,) = collection.ledger.iterate_fetches("document")
        assert list(collection.archive.verify([fetch])) == []
        assert collection.archive.read_capture(fetch).about == about
        judgments = list(parse_fetches(collection.archive, [fetch], ANY_COURT))
        if about == ABOUT:
            (judgment,) = judgments
            assert isinstance(judgment, Judgment)
            assert (judgment.title, judgment.dated_by) == ("B Devi vs Union", "metadata")
    (saved,) = Imported(tmp_path / "again", tmp_path / "archive").captures.values()
    assert (saved.body, saved.about) == (judgment_pdf, about)


def test_better_metadata_makes_the_shard_again(judgment_pdf: bytes) -> None:
    first = capture_pdf(judgment_pdf, ABOUT)
    assert first.digest == replace(first, about=dict(reversed(ABOUT.items()))).digest
    assert replace(first, about={}).digest == sha256(judgment_pdf).hexdigest()
    changed = replace(first, about={**ABOUT, "date": "2018-02-04"})
    keys = [
        plan_parse([capture.make_fetch("w", 0, 9)], ANY_COURT, {}).stage.fingerprint
        for capture in (first, changed)
    ]
    assert keys[0] != keys[1]


@pytest.mark.parametrize("header", ["%7B", "[]", '{"title": 5}', "%FF%FE", "[" * 100_000])
def test_what_a_stranger_writes_into_a_record_does_no_harm(header: str) -> None:
    from pipeline.archive.warc_records import read_about

    assert read_about(header) == {}


def test_real_pdfs_are_judgments(real_data: Callable[..., Path]) -> None:
    paths = sorted(real_data("pdf").glob("*.pdf"))[::7]
    for path in paths:
        judgment = parse(path.read_bytes(), docid=path.stem)
        assert judgment.court == "Supreme Court of India", path.name
        assert judgment.origins.title == "first page", path.name
        assert judgment.decided_on and judgment.dated_by == "first page", path.name
        assert judgment.citations and judgment.bench, path.name
