"""`./ilsi cite` as a user meets it: each call is a real process. All texts are invented."""

import json
import os
import re
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from embedded.law.statutes import write_statutes
from embedded.pages.statute_page import render_section_page
from flows.cli.cite import cite_lines
from flows.texts import json_lines
from schemas.errors import BadInputError

ROOT = Path(__file__).parents[2]
TEXT = (
    "He was convicted under Sections 147 to 149 and 302/34 of the Penal Code.\n"
    "His statement under Section 161 Cr.P.C. is silent; Section 612 IPC is unknown.\n"
    "Section 376 (2) (g) I.P.C., Section 498-A IPC came later; Section 302 IPC stays.\n"
)
HINDI = "अभियुक्त पर हत्या का आरोप है और वह न्यायालय में उपस्थित है। "
READS = (
    "hardly any Latin letters and no citation found: the finder reads English, and of Hindi only धारा and "
    "names of the two Codes, with numbers in the digits 0 to 9"
)


Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]
Save = Callable[[str], tuple[str, str]]


@pytest.fixture(scope="session")
def cite(run_ilsi: Run) -> Run:
    return partial(run_ilsi, "cite")


def read_table(shown: str, header: str) -> list[list[str]]:
    """The cells of the rows under a header."""
    lines = shown[re.search(rf"^  {header} .*$", shown, re.MULTILINE).end() :].splitlines()[2:]  # type: ignore[union-attr]
    rows: list[list[str]] = []
    for line in lines:
        if not line.strip():
            break
        rows.append(re.split(r"\s{2,}", line.strip()))
    return rows


# Showing a text


def test_citations_stand_in_brackets_where_there_is_no_colour(cite: Run, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(TEXT)
    done = cite(tmp_path / "a.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[:3] == [
        "He was convicted under Sections [IPC 147] to [IPC 149] and [IPC 302]/[IPC 34] of the Penal Code.",
        "His statement under Section [CrPC 161] Cr.P.C. is silent; Section [rejected 612] IPC is unknown.",
        "Section [IPC 376 (2) (g)] I.P.C., Section [IPC 498-A] IPC came later; Section [IPC 302] IPC stays.",
    ]


def test_the_tables_tell_what_was_found(cite: Run) -> None:
    shown = cite("-", text=TEXT).stdout
    assert read_table(shown, "act") == [
        ["IPC", "34", "1", "Acts done by several persons in furtherance of common intention"],
        ["IPC", "147", "1", "Punishment for rioting"],
        ["IPC", "148", "1", "Rioting, armed with deadly weapon"],
        [
            "IPC",
            "149",
            "1",
            "Every member of unlawful assembly guilty of offence committed in prosecution of common object",
        ],
        ["IPC", "302", "2", "Punishment for murder"],
        ["IPC", "376", "(2)(g)", "1", "Punishment for rape"],
        ["IPC", "498A", "1", "Husband or relative of husband of a woman subjecting her to cruelty"],
        ["CrPC", "161", "1"],
    ]
    assert read_table(shown, "rejected") == [["612", "1", "the Indian Penal Code has no section 612"]]


def test_a_terminal_gets_colours_by_act(cite: Run) -> None:
    colours = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    shown = cite("-", text=TEXT, **colours).stdout
    styles = {words: code for code, words in re.findall(r"\x1b\[([\d;]+)m([^\x1b]+)\x1b\[0m", shown)}
    assert styles["498-A"] == styles["302"]
    assert len({styles["302"], styles["161"], styles["612"]}) == 3
    assert "[IPC " not in shown
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown)
    assert plain.startswith(TEXT)
    assert "[IPC 302]" in cite("-", text=TEXT, **colours, NO_COLOR="1").stdout


def test_a_text_without_citations(cite: Run) -> None:
    done = cite("-", text="The appeal is dismissed.\n")
    assert (done.returncode, done.stdout) == (0, "The appeal is dismissed.\n\nno section cited\n")


def test_a_saved_page_and_an_answer_are_read_by_paragraphs(
    cite: Run, save_judgment: Save, tmp_path: Path
) -> None:
    body = '<p id="p_1">Under Section 302 IPC.</p><p id="p_2">And under Section 34 IPC.</p>'
    for name, content in zip(("page", "answer"), save_judgment(body), strict=True):
        (tmp_path / name).write_text(content)
        shown = cite(tmp_path / name).stdout
        assert shown.startswith("Under Section [IPC 302] IPC.\n\nAnd under Section [IPC 34] IPC.\n")


def test_a_statute_page_is_read_too(cite: Run, tmp_path: Path) -> None:
    page = next(page for page in write_statutes() if page.number == "302")
    (tmp_path / "302.html").write_text(render_section_page(page, page.page_id))
    assert page.text.split("\n")[0][:20] in cite(tmp_path / "302.html").stdout


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "windows-1252"])
def test_other_encodings_are_understood(cite: Run, encoding: str) -> None:
    text = "“Section 302 IPC” – so it was said.\r\nAnd that was all.\r\n"
    done = cite("-", text=text.encode(encoding))
    assert done.stdout.startswith("“Section [IPC 302] IPC” – so it was said.\nAnd that was all.\n\n")
    note = "standard input is not UTF-8: read as windows-1252\n"
    assert done.stderr == (note if encoding == "windows-1252" else "")


def test_control_characters_do_not_reach_the_terminal(cite: Run) -> None:
    text = (
        "\x1b[2J\x1b]0;title\x07Section 302\x00 IPC\x08\x9b31m and [red]Section 34[/red] IPC\fnext page\x85"
    )
    for colours in ({}, {"FORCE_COLOR": "1", "TERM": "xterm"}):
        done = cite("-", text=text, **colours)
        assert done.returncode == 0
        plain = re.sub(r"\x1b\[[\d;]*m", "", done.stdout)
        assert re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", plain) is None
        assert "[red]Section" in plain
        assert "\nnext page" in plain
        assert {row[1] for row in read_table(plain, "act")} == {"302", "34"}


def test_a_document_of_five_million_characters(cite: Run, tmp_path: Path) -> None:
    line = "The witness went to the market, and nobody saw him there until the evening of that day. " * 50
    text = line * 1137 + "It is an offence under Section 302 IPC. "
    for name, content in (("one-line.txt", text), ("lines.txt", text.replace(". ", ".\n"))):
        assert len(content) >= 5_000_000
        (tmp_path / name).write_text(content)
        done = cite(tmp_path / name)
        assert done.returncode == 0
        assert done.stdout.count("[IPC 302]") == 1
        assert [row[:3] for row in read_table(done.stdout[-1000:], "act")] == [["IPC", "302", "1"]]


def test_hindi_is_read_as_far_as_it_goes(cite: Run) -> None:
    done = cite("-", text=HINDI + "धारा 302 भा.दं.सं. के अंतर्गत")
    assert "धारा [IPC 302] भा.दं.सं." in done.stdout
    assert done.stderr == ""
    done = cite("-", text=HINDI)
    assert done.returncode == 0
    assert done.stdout.startswith(HINDI.rstrip())
    assert done.stderr == f"standard input: {READS}\n"


# What cannot be read


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty: give a text"),
        (b" \n\t\n", "is empty: give a text"),
        (
            b"\x7fELF" + bytes(range(256)) * 20,
            "is not text: give plain text in UTF-8, a PDF, a saved page or an API answer",
        ),
        (b"%PDF-1.4 words", "is a broken PDF: download it again, or give its text"),
        (
            "Section 302".encode("utf-16-le"),
            "is not text: give plain text in UTF-8, a PDF, a saved page or an API answer",
        ),
        (
            b"Section 302 \x81\x8d",
            "is not text: give plain text in UTF-8, a PDF, a saved page or an API answer",
        ),
        (b"x" * 20_000_001, "is larger than 20 MB: give a part of it, or lines with --jsonl"),
        (b'{"id": 1, "text": "Section 302 IPC"}\n', "holds lines of JSON with texts: add --jsonl"),
        (
            b"<html><body><p>Section 302 IPC</p></body></html>",
            "looks like a page or an API answer and cannot be parsed (no judgment on the page): "
            "give its text alone",
        ),
        (
            b'{"errmsg": "No such document"}',
            "looks like a page or an API answer and cannot be parsed (error answer): give its text alone",
        ),
    ],
    ids=["empty", "blank", "binary", "PDF", "UTF-16", "no code", "large", "lines", "foreign page", "error"],
)
def test_what_cannot_be_read_is_one_sentence(
    refuse_ilsi: Refuse, content: bytes, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_bytes(content)
    refuse_ilsi(f"{tmp_path / 'a.txt'} {sentence}", "cite", tmp_path / "a.txt")


@pytest.mark.parametrize("flags", [[], ["--jsonl"]])
def test_a_file_that_is_not_there(refuse_ilsi: Refuse, flags: list[str], tmp_path: Path) -> None:
    missing = tmp_path / "none.txt"
    advice = "check the name and permissions"
    refuse_ilsi(f"{missing} cannot be read (No such file or directory): {advice}", "cite", missing, *flags)
    refuse_ilsi(f"{tmp_path} cannot be read (Is a directory): {advice}", "cite", tmp_path, *flags)


def test_without_a_file_standard_input_is_read(cite: Run) -> None:
    assert cite(text=TEXT).stdout == cite("-", text=TEXT).stdout
    assert json.loads(cite("--jsonl", text='{"id": 1, "text": "s. 302 IPC"}').stdout)["id"] == 1


def test_without_a_file_at_a_terminal_nobody_waits(ilsi_command: list[str]) -> None:
    keyboard, terminal = os.openpty()
    try:
        done = subprocess.run(
            [*ilsi_command, "cite"],
            stdin=terminal,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    finally:
        os.close(keyboard)
        os.close(terminal)
    assert done.returncode == 2
    assert done.stderr == "ilsi: name a file, or - to type the text here and end it with Ctrl-D\n"


# Lines


def test_lines_come_back_in_their_order_with_offsets_into_the_text(cite: Run, tmp_path: Path) -> None:
    texts = {
        "a": TEXT,
        7: "धारा 302 भा.दं.सं. “और” \U0001f600 Section 498-A of the Penal Code",
        "b": "nothing",
        "c": "",
    }
    lines = [json.dumps({"id": key, "text": text, "court": "any"}) for key, text in texts.items()]
    (tmp_path / "texts.jsonl").write_text("\n\n".join(lines) + "\n\n")
    done = cite("--jsonl", tmp_path / "texts.jsonl")
    assert (done.returncode, done.stderr) == (0, "")
    found = {record["id"]: record["citations"] for record in map(json.loads, done.stdout.splitlines())}
    assert list(found) == list(texts)
    assert found["b"] == found["c"] == []
    assert [(item["act"], item["section"]) for item in found[7]] == [("IPC", "302"), ("IPC", "498A")]
    assert {"act": "IPC", "section": "376", "clause": "(2)(g)"}.items() <= find(found["a"], "376").items()
    assert {"act": "CrPC", "section": "161", "clause": None}.items() <= find(found["a"], "161").items()
    for key, text in texts.items():
        for item in found[key]:
            assert item.keys() == {"act", "section", "clause", "start", "end"}
            words = text[item["start"] : item["end"]]
            if item["section"] == "148":  # what lies inside a range has the words of the range
                assert words == "147 to 149"
            else:
                assert words.startswith(item["section"].rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def find(citations: list[dict[str, object]], section: str) -> dict[str, object]:
    (found,) = [item for item in citations if item["section"] == section]
    return found


def test_bad_lines_are_named_and_the_others_done(cite: Run) -> None:
    lines = [
        b'\xef\xbb\xbf{"id": 1, "text": "Section 302 IPC"}',
        b"",
        b"Section 302 IPC",
        b'{"id": 2}',
        b'{"id": 3, "text": ["Section 302 IPC"]}',
        b'{"text": "Section 302 IPC"}',
        b'"Section 302 IPC"',
        b'{"id": 4, "text": "\xff"}',
        b"[" * 100_000,
        b'{"id": "\\ud800", "text": "\\u001b[31m \\ud800 Section 34 IPC"}',
    ]
    done = cite("--jsonl", "-", text=b"\r\n".join(lines))
    assert done.returncode == 65
    assert done.stderr.splitlines() == [
        "standard input, line 3: not JSON",
        'standard input, line 4: no "text"',
        'standard input, line 5: "text" is not a string',
        'standard input, line 6: no "id"',
        'standard input, line 7: not an object with "id" and "text"',
        "standard input, line 8: not UTF-8",
        "standard input, line 9: not JSON",
        "ilsi: 7 of 9 lines could not be read, see above",
    ]
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["id"] for record in records] == [1, "\ud800"]
    assert [record["citations"][0]["section"] for record in records] == ["302", "34"]


def test_no_lines_at_all(refuse_ilsi: Refuse) -> None:
    refuse_ilsi(
        'standard input is empty: give lines such as {"id": "1", "text": "..."}',
        "cite",
        "-",
        "--jsonl",
        text="\n\n",
    )


def test_lines_in_other_letters_are_counted(cite: Run) -> None:
    lines = [json.dumps({"id": 1, "text": text}) for text in (HINDI, "The appeal fails.", HINDI)]
    done = cite("-", "--jsonl", text="\n".join(lines))
    assert done.returncode == 0
    assert done.stderr == f"standard input, 2 of 3 texts: {READS}\n"


def test_an_answer_comes_before_the_next_line_is_asked_for(ilsi_command: list[str]) -> None:
    with subprocess.Popen(
        [*ilsi_command, "cite", "--jsonl", "-"],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "text": "Section 302 IPC"}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
    assert process.returncode == 0


def test_a_line_too_long_for_memory_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(json_lines, "LONGEST_LINE", 60)
    good = json.dumps({"id": 1, "text": "Section 302 IPC"})
    (tmp_path / "a.jsonl").write_text(f"{good}\n{'x' * 500}\n{good}\n{'x' * 500}")
    with pytest.raises(BadInputError, match="2 of 4 lines"):
        cite_lines(tmp_path / "a.jsonl")
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_five_million_characters_on_a_line(cite: Run, tmp_path: Path) -> None:
    text = "न्यायालय में " * 400_000 + "Section 302 IPC"
    assert len(text) > 5_000_000
    (tmp_path / "a.jsonl").write_text(json.dumps({"id": "long", "text": text}))
    done = cite("--jsonl", tmp_path / "a.jsonl")
    assert done.returncode == 0
    (citation,) = json.loads(done.stdout)["citations"]
    assert text[citation["start"] : citation["end"]] == "302"
