"""Every command that reads one text reads a PDF as well, from a file and from standard input."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import ilsi
from pipeline.parse.document import UnparsableError
from schemas.records import Judgment

Run = Callable[..., CompletedProcess[str]]
Refuse = Callable[..., None]

COMMANDS = (["cite"], ["tagger", "tag"], ["facts"], ["mask"])
REFUSED = {
    "scan": "is a scan without a text layer: let a program such as ocrmypdf add one, and give what it writes",
    "encrypted": "is an encrypted PDF: save a copy that needs no password",
    "broken": "is a broken PDF: download it again, or give its text",
}
WORD = "is a Word file: save it as PDF or as plain text"


@pytest.fixture
def order(judgment_pdf: bytes, tmp_path: Path) -> Path:
    (tmp_path / "order.pdf").write_bytes(judgment_pdf)
    return tmp_path / "order.pdf"


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (["parse"], "Delhi High Court (first page)"),
        (["cite"], "[IPC 302]"),
        (["tagger", "tag"], "1. The prosecution case"),
        (["facts"], "He stabbed the deceased in the chest."),
        (["mask"], "convicted under [SECTION] of the [ACT]"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_commands_read_a_pdf(run_ilsi: Run, order: Path, command: list[str], shown: str) -> None:
    from_file = run_ilsi(*command, order)
    from_input = run_ilsi(*command, "-", text=order.read_bytes())
    for done in (from_file, from_input):
        assert done.returncode == 0, done.stderr
        assert shown in done.stdout
    assert from_input.stdout == from_file.stdout.replace(
        "docid       order         ", "docid       standard input"
    )


def test_a_pdf_is_known_by_its_bytes_whatever_it_is_called(run_ilsi: Run, order: Path) -> None:
    other = order.rename(order.with_name("order.txt"))
    assert "[IPC 302]" in run_ilsi("cite", other).stdout
    assert "A KUMAR vs STATE (first page)" in run_ilsi("parse", other).stdout


def test_parse_prints_what_it_found_and_where(run_ilsi: Run, order: Path) -> None:
    (record,) = map(json.loads, run_ilsi("parse", "--json", order).stdout.splitlines())
    assert (record["docid"], record["decided_on"], record["dated_by"]) == (
        "order",
        "2019-03-14",
        "first page",
    )
    assert record["origins"] == {
        "title": "first page",
        "court": "first page",
        "bench": None,
        "citations": None,
    }
    assert record["footnotes"] == []


def test_predict_reads_a_pdf(run_ilsi: Run, trained_models: Path, order: Path) -> None:
    done = run_ilsi("predict", order, "--model", trained_models / "linear")
    assert done.returncode == 0, done.stderr
    assert "read as a judgment, since it is a page, an API answer or a PDF; " in done.stderr
    given = run_ilsi("predict", order, "--facts", "--model", trained_models / "linear")
    assert given.returncode == 0, given.stderr
    assert "read as facts, since you said so; " in given.stderr


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_pdf_that_cannot_be_read_is_one_sentence(
    refuse_ilsi: Refuse, unreadable_pdfs: Mapping[str, bytes], command: list[str], tmp_path: Path
) -> None:
    for word in REFUSED if command == COMMANDS[0] else ["scan"]:  # all commands read alike
        (tmp_path / "a.pdf").write_bytes(unreadable_pdfs[word])
        refuse_ilsi(f"{tmp_path / 'a.pdf'} {REFUSED[word]}", *command, tmp_path / "a.pdf")


def test_what_standard_input_holds_is_told_as_well(
    refuse_ilsi: Refuse, unreadable_pdfs: Mapping[str, bytes]
) -> None:
    refuse_ilsi(f"standard input {REFUSED['scan']}", "cite", "-", text=unreadable_pdfs["scan"])


def test_a_word_file_is_one_sentence(refuse_ilsi: Refuse, tmp_path: Path) -> None:
    for body in (
        b"PK\x03\x04\x14\0\x06\0word/document.xml",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 512,
    ):
        (tmp_path / "a.docx").write_bytes(body)
        refuse_ilsi(f"{tmp_path / 'a.docx'} {WORD}", "cite", tmp_path / "a.docx")


def test_parse_says_what_it_cannot_read(
    run_ilsi: Run, refuse_ilsi: Refuse, unreadable_pdfs: Mapping[str, bytes], order: Path, tmp_path: Path
) -> None:
    (tmp_path / "scan.pdf").write_bytes(unreadable_pdfs["scan"])
    (tmp_path / "a.docx").write_bytes(b"PK\x03\x04\x14\0\x06\0word/document.xml")
    said = REFUSED["scan"].removeprefix("is ")
    refuse_ilsi(
        f"scan.pdf: {said}".replace("scan.pdf", str(tmp_path / "scan.pdf")), "parse", tmp_path / "scan.pdf"
    )
    refuse_ilsi(f"{tmp_path / 'a.docx'}: {WORD.removeprefix('is ')}", "parse", tmp_path / "a.docx")
    done = run_ilsi("parse", "--json", tmp_path / "scan.pdf", order)
    assert (done.returncode, len(done.stdout.splitlines())) == (65, 1)
    assert f"scan.pdf: {said}\n" in done.stderr
    assert done.stderr.endswith("ilsi: 1 of the documents could not be parsed, see above\n")


def test_a_file_name_does_not_pass_for_a_party(
    run_ilsi: Run, write_pdf: Callable[..., bytes], tmp_path: Path
) -> None:
    """Without a title, nobody is masked because the file is called like them."""
    line = "The Orchard was sold to the complainant at the price that the parties had agreed upon, and"
    (tmp_path / "Orchard vs State.pdf").write_bytes(
        write_pdf([line, "the deed was registered on that day."] * 4)
    )
    assert "The Orchard was sold" in run_ilsi("mask", tmp_path / "Orchard vs State.pdf").stdout


def test_python_reads_a_pdf(judgment_pdf: bytes, unreadable_pdfs: Mapping[str, bytes]) -> None:
    judgment = ilsi.parse(judgment_pdf, docid="1", about={"date": "2019-03-15"})
    assert isinstance(judgment, Judgment)
    assert (judgment.title, judgment.dated_by) == ("A KUMAR vs STATE", "metadata")
    cited = ilsi.cite([paragraph.text for paragraph in judgment.paragraphs]).cited
    assert {(each.act, each.section) for each in cited} == {("IPC", "302"), ("IPC", "34")}
    with pytest.raises(UnparsableError, match="encrypted"):
        ilsi.parse(unreadable_pdfs["encrypted"], docid="1")
    with pytest.raises(UnparsableError, match="no document id"):
        ilsi.parse(judgment_pdf)


def test_commands_read_real_pdfs(run_ilsi: Run, real_data: Callable[..., Path]) -> None:
    paths = sorted(real_data("pdf").glob("*.pdf"))[::20]
    done = run_ilsi("parse", "--json", *paths)
    assert (done.returncode, len(done.stdout.splitlines())) == (0, len(paths)), done.stderr
    for command in COMMANDS:
        done = run_ilsi(*command, paths[0])
        assert done.returncode == 0, done.stderr
        assert len(done.stdout) > 500
