"""The command line as a user meets it: help, sentences, exit codes. Each call is a real process."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
import typer
from typer.main import get_command
from warcio.warcwriter import WARCWriter

from embedded.site.box import Box, start_box
from flows.cli import list_commands, make_app, make_overview

ROOT = Path(__file__).parents[2]
RUN = [sys.executable, "-c", "from flows.cli import main; main()"]
COMMANDS = [
    "rebuild",
    "collect",
    "parse",
    "train",
    "evaluate",
    "status",
    "verify",
    "explain",
    "settings",
    "test",
]


def environment(**changes: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("ILSI_")}
    return clean | {"PYTHONPATH": str(ROOT), "COLUMNS": "200"} | changes


def ilsi(*arguments: object, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*RUN, *map(str, arguments)],
        env=environment(**changes),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def assert_one_sentence(done: subprocess.CompletedProcess[str], code: int, *parts: str) -> None:
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ilsi: ")
    for part in parts:
        assert part in last


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with start_box(3, 40) as running:
        yield running


@pytest.fixture(scope="module")
def page(box: Box) -> tuple[str, bytes]:
    """The id and page of some judgment of the box."""
    found = requests.get(f"{box.web_url}/search/", {"formInput": '"penal code"'}, timeout=20).text
    docid = found.split("/doc")[1].split("/")[1]
    return docid, requests.get(f"{box.web_url}/doc/{docid}/", timeout=20).content


def test_every_command_has_help_with_an_example() -> None:
    names = set(list_commands())
    assert set(COMMANDS) <= names
    groups = {"box": ("serve", "truth"), "export": ("jsonl",)}
    groups |= {"ner": ("train", "evaluate"), "tagger": ("tag", "train", "evaluate")}
    parts = [[group, name] for group, commands in groups.items() for name in commands]
    for command in [[name] for name in names - groups.keys()] + parts:
        done = ilsi(*command, "--help")
        assert done.returncode == 0
        assert "Example" in done.stdout
        assert f"./ilsi {command[0]}" in done.stdout.replace("ILSI_COURTS=delhi ", "")


def test_the_overview_says_what_the_commands_say() -> None:
    """It is read from their source, without importing them."""
    overview, whole = get_command(make_overview()), get_command(make_app())
    assert list(overview.commands) == list(whole.commands)  # type: ignore[attr-defined]
    for name, command in whole.commands.items():  # type: ignore[attr-defined]
        shown = overview.commands[name]  # type: ignore[attr-defined]
        assert shown.rich_help_panel == command.rich_help_panel
        assert command.help.split("\n\n")[0].split() == shown.help.split()


def test_the_command_line_is_built_from_settings() -> None:
    assert isinstance(make_app(), typer.Typer)
    assert "--box-cases" in ilsi("rebuild", "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["status", "--courts", "dehli"], ["unknown court 'dehli'", "did you mean 'delhi'"]),
        (["rebuild", "--box-cases", "many"], ["box_cases", "--box-cases", "'many'"]),
        (["rebuild", "--start", "2020-13-01"], ["start", "--start"]),
        (["collect", "--source", "web", "--start", "2020-01-01"], ["contact"]),
        (["collect", "--source", "files"], ["name the files or folders"]),
        (["collect", "x.html"], ["--source files"]),
    ],
)
def test_wrong_settings_are_one_sentence(arguments: list[str], parts: list[str], tmp_path: Path) -> None:
    assert_one_sentence(ilsi(*arguments, "--cache", tmp_path), 2, *parts)


def test_an_unknown_flag_is_told_with_the_nearest() -> None:
    done = ilsi("status", "--courtss")
    assert done.returncode == 2
    assert "--courts" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_api_needs_a_token(tmp_path: Path) -> None:
    done = ilsi("collect", "--source", "api", "--contact", "me@example.org", "--cache", tmp_path)
    assert_one_sentence(done, 77, "ILSI_KANOON_TOKEN")


@pytest.mark.parametrize("command", ["status", "verify", "explain"])
def test_an_empty_cache_says_what_to_run(command: str, tmp_path: Path) -> None:
    arguments = [command, *(["1"] if command == "explain" else []), "--cache", tmp_path]
    assert_one_sentence(ilsi(*arguments), 65, "run ./ilsi")


def test_settings_tell_their_origin() -> None:
    done = ilsi("settings", ILSI_COURTS="delhi")
    assert done.returncode == 0
    (line,) = [line for line in done.stdout.splitlines() if "courts to collect" in line]
    assert "delhi" in line
    assert "ILSI_COURTS" in line


def test_parse_prints_one_record_a_line(page: tuple[str, bytes], tmp_path: Path) -> None:
    docid, body = page
    for name in (f"{docid}.html", "saved.html", "page"):
        (tmp_path / name).write_bytes(body)
    done = ilsi("parse", "--json", *(sorted(tmp_path.iterdir())))
    assert done.returncode == 0, done.stderr
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["docid"] for record in records] == [docid] * 3
    assert {"docid", "title", "court", "decided_on", "paragraphs", "links"} <= records[0].keys()


def test_parse_is_readable_by_default(page: tuple[str, bytes], tmp_path: Path) -> None:
    docid, body = page
    (tmp_path / "a.html").write_bytes(body)
    done = ilsi("parse", tmp_path / "a.html")
    assert done.returncode == 0
    assert docid in done.stdout
    assert "decided on" in done.stdout


def deep_page(page: bytes) -> bytes:
    head, _, tail = page.partition(b"</body>")
    return head.replace(b'id="p_1"', b'id="p_1">' + b"<span>" * 10_000 + b"deep", 1) + b"</body>" + tail


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda page: b"", "empty"),
        (lambda page: page[: len(page) // 2], "cut off"),
        (lambda page: page.replace(b"</body>", b"x" * 50_000_000 + b"</body>", 1), "large"),
        (deep_page, "nested too deep"),
        (lambda page: bytes(range(256)) * 400, "not text"),
        (lambda page: b"<html><body><p>Hello.</p></body></html>", "no judgment"),
        (lambda page: b'{"errmsg": "No such document"}', ""),
        (lambda page: b"error code: 1015", ""),
    ],
    ids=["empty", "cut", "50 MB", "deep", "binary", "foreign", "API error", "error code"],
)
def test_parse_names_what_it_cannot_read(make, reason: str, page: tuple[str, bytes], tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """The broken file is named with its reason, the good one beside it is still printed."""
    (tmp_path / "a-bad.html").write_bytes(make(page[1]))
    (tmp_path / "b-good.html").write_bytes(page[1])
    done = ilsi("parse", "--json", tmp_path / "a-bad.html", tmp_path / "b-good.html")
    assert_one_sentence(done, 65, "1 of the documents could not be parsed")
    assert "a-bad.html: " in done.stderr
    assert reason in done.stderr
    assert len(done.stdout.splitlines()) == 1


def test_a_missing_file_does_not_stop_the_others(page: tuple[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "b.html").write_bytes(page[1])
    done = ilsi("parse", "--json", tmp_path / "none.html", tmp_path, tmp_path / "b.html")
    assert_one_sentence(done, 65, "2 of the documents could not be parsed")
    assert "none.html: cannot be read (No such file or directory)" in done.stderr
    assert len(done.stdout.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_error(page: tuple[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "a.html").write_bytes(page[1])
    files = " ".join([str(tmp_path / "a.html")] * 50)
    command = f"{sys.executable} -c 'from flows.cli import main; main()' parse --json {files} | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", command], env=environment(), capture_output=True, text=True, check=True, timeout=120
    )
    assert len(done.stdout.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_files_become_an_archive(page: tuple[str, bytes], tmp_path: Path) -> None:
    docid, body = page
    saved = tmp_path / "saved"
    saved.mkdir()
    (saved / "a.html").write_bytes(body)
    (saved / "notes.xls").write_text("mine")
    (saved / "bad.warc.gz").write_bytes(b"\x1f\x8b broken")
    done = ilsi("collect", "--source", "files", saved, "--cache", tmp_path / "cache")
    assert done.returncode == 0, done.stderr
    assert "skipped 1: not a page (.html)" in done.stderr
    shown = ilsi("explain", docid, "--source", "files", "--cache", tmp_path / "cache")
    assert shown.returncode == 0
    assert "fetched" in shown.stdout
    assert "not made yet: run ./ilsi rebuild" in shown.stdout


@pytest.mark.parametrize("content", [None, "notes"], ids=["empty", "foreign"])
def test_an_empty_or_foreign_folder(content: str | None, tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    folder.mkdir()
    if content:
        (folder / "notes.odt").write_text(content)
    done = ilsi("collect", "--source", "files", folder, "--cache", tmp_path / "cache")
    assert_one_sentence(done, 65, "saved")


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = ilsi("collect", "--cache", tmp_path / "file" / "cache", "--box-cases", 5)
    assert_one_sentence(done, 73, "file")


def test_a_place_where_nothing_can_be_made() -> None:
    done = ilsi("collect", "--cache", "/proc/nothing/here", "--box-cases", 5)
    assert_one_sentence(done, 73, "/proc/nothing/here")
    assert_one_sentence(ilsi("box", "truth", "/proc/nothing/truth.jsonl"), 73, "/proc/nothing")


def test_a_warc_file_without_judgments(tmp_path: Path) -> None:
    with (tmp_path / "a.warc").open("wb") as file:
        writer = WARCWriter(file, gzip=False)
        writer.write_record(writer.create_warcinfo_record("a.warc", {"software": "x"}))
    done = ilsi("collect", "--source", "files", tmp_path / "a.warc", "--cache", tmp_path / "cache")
    assert_one_sentence(done, 65, "a.warc holds a judgment")


def test_two_runs_on_one_cache_and_ctrl_c(tmp_path: Path) -> None:
    """The second run says who holds the cache; Ctrl-C ends the first in one sentence; the next is fine."""
    arguments = ["collect", "--box-cases", "60", "--cache", str(tmp_path), "--pace", "0.2"]
    with subprocess.Popen(
        [*RUN, *arguments], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as first:
        until = time.monotonic() + 60
        while not list(tmp_path.glob("archive/*/ledger.sqlite")):
            assert time.monotonic() < until
            time.sleep(0.1)
        second = ilsi(*arguments)
        assert_one_sentence(second, 75, f"in use by ilsi collect (process {first.pid})")
        first.send_signal(signal.SIGINT)
        _, errors = first.communicate(timeout=30)
    assert first.returncode == 130
    assert "Traceback" not in errors
    assert "run the same command to resume" in errors
    done = ilsi(*arguments[:-2], "--courts", "delhi")
    assert done.returncode == 0, done.stderr
