"""What strangers wrote, and machines in a bad way: nothing hangs, nothing is lost in silence."""

import io
import json
import os
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from flows.cli.parse import show_document, show_parsed
from flows.cli.verify import verify_cache
from flows.console import LiteralConsole
from flows.orchestrate.server import ensure_server, find_cause
from pipeline.archive.repair import open_repaired
from pipeline.archive.warc_records import Capture, pack_record
from pipeline.collect.collect import read_ids
from pipeline.collect.http.host_lock import HostLock
from pipeline.collect.http.pace import Pace, PaceRules
from pipeline.collect.source import SkippedFile
from pipeline.collect.sources.api import ApiSource
from pipeline.collect.sources.files import import_files, read_documents
from pipeline.parquet import read_parquet
from pipeline.parse.stage import CourtRules, parse_fetches
from pipeline.stage import read_manifest, verify_stage
from schemas.courts import PAPER_COURTS
from schemas.errors import BadInputError, DeniedError, StorageError, UnavailableError
from schemas.records import Judgment, Paragraph
from schemas.settings import Settings

WORDS = "The appellant was heard at length. " * 20


def make_page(title: str = "A vs B on 5 March, 2001", own_id: str | None = None) -> str:
    link = f'<link rel="canonical" href="https://indiankanoon.org/doc/{own_id}/">' if own_id else ""
    return (
        f'<html><head>{link}</head><body><div class="judgments"><h2 class="docsource_main">Delhi High Court'
        f'</h2><h2 class="doc_title">{title}</h2><p>{WORDS}</p></div></body></html>'
    )


def make_answer(**changes: Any) -> dict[str, Any]:
    answer = {"tid": 301, "title": "A vs B", "docsource": "Delhi High Court", "doc": f"<p>{WORDS}</p>"}
    return answer | changes


def read(folder: Path) -> tuple[list[str], dict[str, str]]:
    """Ids of the documents in a folder, and the reasons for what is left out."""
    found = list(read_documents(folder))
    ids = sorted(item.key for item in found if isinstance(item, Capture))
    return ids, {item.name: item.reason for item in found if isinstance(item, SkippedFile)}


def render(*things: Any) -> str:
    console = LiteralConsole()
    console.file = io.StringIO()
    console.width = 120
    for thing in things:
        console.print(thing)
    return console.file.getvalue()


# Files


def test_pipes_and_devices_are_left_out_and_hold_nobody(tmp_path: Path) -> None:
    (tmp_path / "1001.html").write_text(make_page())
    os.mkfifo(tmp_path / "1002.html")
    for name in ("1003.html", "lines.jsonl", "crawl.warc"):
        (tmp_path / name).symlink_to("/dev/zero")
    ids, skipped = read(tmp_path)
    assert ids == ["1001"]
    assert set(skipped.values()) == {"not a regular file"}
    assert len(skipped) == 4


def test_names_that_are_not_text_are_read(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff1001.html")).write_text(make_page())
    with open_repaired(tmp_path / "archive") as collection:
        assert import_files([tmp_path], archive=collection.archive, ledger=collection.ledger).imported == 1


@pytest.mark.parametrize(
    ("name", "own_id", "docid"),
    [
        ("445276.html", "9", "445276"),
        ("2015-12-445276.html", "445276", "445276"),
        ("order of 2015.html", "77", "77"),
        ("doc-445276.html", None, "doc-445276"),
        ("2015-445276.html", None, "2015-445276"),
    ],
)
def test_a_year_in_a_name_is_not_taken_for_an_id(
    name: str, own_id: str | None, docid: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(make_page(own_id=own_id))
    assert read(tmp_path) == ([docid], {})


def test_pages_in_utf_16_are_read(tmp_path: Path) -> None:
    (tmp_path / "1001.html").write_text(make_page(), encoding="utf-16")
    assert read(tmp_path)[0] == ["1001"]


def test_what_a_zip_file_has_dated_to_1980_can_still_be_dated(tmp_path: Path) -> None:
    saved = tmp_path / "1001.html"
    saved.write_text(make_page())
    os.utime(saved, (315_532_800, 315_532_800))
    with open_repaired(tmp_path / "archive") as collection:
        import_files([saved], archive=collection.archive, ledger=collection.ledger)
        [judgment] = parse_fetches(
            collection.archive, collection.ledger.iterate_fetches("document"), CourtRules(PAPER_COURTS)
        )
    assert isinstance(judgment, Judgment)
    assert judgment.decided_on == date(2001, 3, 5)


def test_half_a_surrogate_pair_in_a_list_of_answers(tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text(json.dumps([make_answer(title="A \ud800 B"), make_answer(tid=302)]))
    assert read(tmp_path) == (["301", "302"], {})


@pytest.mark.parametrize("tid", [-5, "x", "9" * 400, None, 1.5, True, [1], "१२३"])
def test_ids_of_answers_are_short_numbers(tid: object, tmp_path: Path) -> None:
    (tmp_path / "answer.json").write_text(json.dumps(make_answer(tid=tid)))
    assert read(tmp_path) == ([], {"answer.json": "no document id"})


@pytest.mark.parametrize("key", ["a\nb", "x" * 400, " "])
def test_a_forged_key_in_a_warc_file_is_no_id(key: str, tmp_path: Path) -> None:
    body = json.dumps(make_answer()).encode()
    forged = Capture("api", "document", key, "https://x.test/doc/1/", 200, datetime.now(UTC), body)
    (tmp_path / "a.warc.gz").write_bytes(pack_record(forged))
    ids, skipped = read(tmp_path)
    assert ids == []
    assert set(skipped.values()) == {"its id is empty, longer than 300 letters or not on one line"}


def test_short_ids_in_a_warc_file_count(tmp_path: Path) -> None:
    page = Capture(
        "web", "document", "12", "https://x.test/doc/12/", 200, datetime.now(UTC), make_page().encode()
    )
    (tmp_path / "a.warc.gz").write_bytes(pack_record(page))
    assert read(tmp_path) == (["12"], {})


def test_why_a_warc_file_was_left_out_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.warc").write_bytes(b"noise " * 100)
    with pytest.raises(BadInputError, match="not a WARC file"):
        show_parsed([tmp_path / "a.warc"], as_json=False)


def test_ids_may_come_from_a_spreadsheet(tmp_path: Path) -> None:
    (tmp_path / "ids.txt").write_bytes(b"\xef\xbb\xbf12\r\n 13 \r\n12\r\n")
    assert read_ids(tmp_path / "ids.txt") == ("12", "13")


# The terminal


@pytest.mark.parametrize("text", ["[red]x[/]", "[/]", "[/red]", ":smile:", "[link=x]", "a\\[b]"])
def test_text_of_strangers_is_shown_as_it_is(text: str) -> None:
    assert render(text) == f"{text}\n"


def test_no_escape_sequence_reaches_the_terminal() -> None:
    shown = render("\x1b]0;owned\x07 \x9b31m \udcff")
    assert shown.rstrip("\n").isprintable()


def test_a_judgment_is_shown_whatever_its_title(capsys: pytest.CaptureFixture[str]) -> None:
    paragraphs = [Paragraph("p", "[/] text", "[/]")]
    show_document(
        Judgment("1", "A [/] vs [red]B", "Delhi High Court", None, None, None, [], [], paragraphs, [])
    )
    shown = capsys.readouterr().out
    assert "A [/] vs [red]B" in shown
    assert "[/] text" in shown


# The token


@pytest.mark.parametrize("token", ["tok\nen", "tok\u2013en", "tok en", ""])
def test_a_token_that_no_header_can_carry_is_told_without_it(token: str) -> None:
    with pytest.raises(DeniedError) as caught:
        ApiSource(token)
    assert not token or token not in str(caught.value)


# Clocks


def test_a_ban_noted_by_a_clock_that_ran_years_ahead_does_not_last_for_years(tmp_path: Path) -> None:
    lock = HostLock("x.test", folder=tmp_path / "locks")
    lock.acquire(patience=0)
    slept: list[float] = []
    clock = iter(range(1000, 9999))
    Pace(lock, PaceRules(), clock=lambda: 1e9).fail("status 429", retry_after=60)
    Pace(lock, PaceRules(), clock=lambda: float(next(clock)), sleep=slept.append).wait()
    lock.release()
    assert sum(slept) < 60


# Prefect


@pytest.mark.parametrize("address", ["http://127.0.0.1:9/api", "nonsense"])
def test_a_server_that_does_not_answer_is_one_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREFECT_API_URL", address)
    with pytest.raises(UnavailableError, match=r"no Prefect server answers at .*PREFECT_API_URL"):
        ensure_server()


def test_a_server_that_has_gone_is_to_blame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREFECT_HOME", str(tmp_path))
    assert isinstance(find_cause("http://127.0.0.1:9/api"), UnavailableError)


def test_a_full_disk_is_to_blame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREFECT_HOME", str(tmp_path))
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=0))
    assert isinstance(find_cause("http://127.0.0.1:9/api"), StorageError)


# Damaged tables


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]"])
def test_a_damaged_manifest_is_found_and_counts_for_nothing(content: bytes, tmp_path: Path) -> None:
    folder = tmp_path / "parse" / "0123"
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_bytes(content)
    assert read_manifest(folder) is None
    assert list(verify_stage(folder)) == [f"{folder} has no readable manifest"]
    verify_cache(Settings(cache=tmp_path), forget=True)
    assert not folder.exists()


@pytest.mark.parametrize("content", [None, b"", b"PAR1 no table"])
def test_a_damaged_table_is_one_sentence(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "part-00000.parquet"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadInputError, match="verify --forget"):
        read_parquet(path)
