"""The archive and its repair: whole records only, nothing lost, nothing half-written."""

import errno
import gzip
import io
import os
import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from warcio.archiveiterator import ArchiveIterator

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import forget_damaged, open_repaired
from pipeline.archive.warc_records import Capture, pack_record
from schemas.errors import BadInputError, BusyError, StorageError

HEADERS = (
    ("Content-Type", "text/html; charset=utf-8"),
    ("Content-Encoding", "gzip"),
    ("Set-Cookie", "session=secret"),
)


def make_capture(number: int, *, kind: str = "document", size: int = 300) -> Capture:
    chance = random.Random(number)
    return Capture(
        source="web",
        kind=kind,
        key=str(1000 + number),
        url=f"https://indiankanoon.org/doc/{1000 + number}/",
        status=200,
        fetched_at=datetime(2024, 5, 17, 8, 30, 0, 123456, tzinfo=UTC),
        body=b"<html>" + chance.randbytes(size) + b"\r\n\r\n</html>",
        headers=HEADERS,
        robots_digest="ab" * 32,
        attempt=2,
    )


def fill(folder: Path, count: int) -> list[Capture]:
    captures = [make_capture(number) for number in range(count)]
    with open_repaired(folder) as collection:
        for capture in captures:
            collection.ledger.record_fetches([collection.archive.append(capture)])
    return captures


def read_all(folder: Path) -> dict[str, bytes]:
    with open_repaired(folder) as collection:
        return {
            fetch.key: collection.archive.read(fetch)
            for fetch in collection.ledger.iterate_fetches("document")
        }


def bodies(captures: list[Capture]) -> dict[str, bytes]:
    return {capture.key: capture.body for capture in captures}


def find_warc(folder: Path) -> Path:
    return folder / "ilsi-00000.warc.gz"


# Records


@pytest.mark.parametrize("key", ["123", 'a "query" doctypes:x pagenum:0', "line\r\nbreak", "हिन्दी"])
def test_a_record_tells_everything_about_its_fetch(key: str, tmp_path: Path) -> None:
    capture = replace(make_capture(1), key=key)
    with Archive(tmp_path) as archive:
        written = archive.append(capture)
        [(found, read)] = archive.iterate()
        assert found == written
        assert archive.read(written) == capture.body
    assert replace(read, headers=()) == replace(capture, headers=())


def test_files_are_stored_as_resources(tmp_path: Path) -> None:
    capture = Capture("files", "document", "7", "file:a%20b/7.json", 200, datetime.now(UTC), b'{"tid": 7}')
    with Archive(tmp_path) as archive:
        assert archive.read(archive.append(capture)) == capture.body


def test_empty_body(tmp_path: Path) -> None:
    with Archive(tmp_path) as archive:
        assert archive.read(archive.append(replace(make_capture(1), body=b"", status=404))) == b""


def test_other_tools_can_read_the_archive_and_find_no_secrets(tmp_path: Path) -> None:
    captures = fill(tmp_path, 3)
    content = find_warc(tmp_path).read_bytes()
    assert b"secret" not in gzip.decompress(content)
    records = []
    for record in ArchiveIterator(io.BytesIO(content), check_digests="raise"):
        records.append((record.rec_type, record.content_stream().read()))
        assert record.http_headers is None or record.http_headers.get_header("Content-Encoding") is None
    assert [kind for kind, _ in records] == ["warcinfo", "response", "response", "response"]
    assert [body for _, body in records[1:]] == [capture.body for capture in captures]


def test_full_files_are_followed_by_the_next_number(tmp_path: Path) -> None:
    captures = [make_capture(number, size=5000) for number in range(6)]
    with Archive(tmp_path, largest_file=12_000) as archive:
        fetches = [archive.append(capture) for capture in captures]
        assert archive.list_files() == [f"ilsi-{number:05d}.warc.gz" for number in range(3)]
        assert [archive.read(fetch) for fetch in fetches] == [capture.body for capture in captures]
        assert [capture.key for _, capture in archive.iterate()] == [capture.key for capture in captures]
    for name in ("ilsi-00001.warc.gz", "ilsi-00002.warc.gz"):
        first = next(iter(ArchiveIterator(io.BytesIO((tmp_path / name).read_bytes()))))
        assert first.rec_type == "warcinfo"


def test_writing_goes_on_in_the_last_file(tmp_path: Path) -> None:
    with Archive(tmp_path) as archive:
        archive.append(make_capture(1))
    with Archive(tmp_path) as archive:
        archive.append(make_capture(2))
        assert len(list(archive.iterate())) == 2
        assert archive.list_files() == ["ilsi-00000.warc.gz"]


def test_a_damaged_record_is_named_by_verify_and_by_reading(tmp_path: Path) -> None:
    fill(tmp_path, 5)
    with open_repaired(tmp_path) as collection:
        fetches = list(collection.ledger.iterate_fetches())
        assert list(collection.archive.verify(fetches)) == []
        content = bytearray(find_warc(tmp_path).read_bytes())
        content[fetches[2].offset + 40] ^= 0xFF
        find_warc(tmp_path).write_bytes(content)
        assert [broken.fetch.key for broken in collection.archive.verify(fetches)] == ["1002"]
        with pytest.raises(BadInputError, match="damaged"):
            collection.archive.read(fetches[2])
        # Forgetting it is what makes the next run fetch it again.
        assert forget_damaged(collection.archive, collection.ledger) == 1
        document = collection.ledger.find_document("1002")
        assert document is not None
        assert document.state == "listed"


def test_reading_needs_an_archive(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="collect first"):
        Archive.open_for_reading(tmp_path / "missing")


# Repair


def test_a_record_that_the_ledger_missed_is_adopted(tmp_path: Path) -> None:
    captures = fill(tmp_path, 4)
    late = make_capture(99)
    with open_repaired(tmp_path) as collection:
        collection.archive.append(late)  # and killed before the ledger heard of it
    with open_repaired(tmp_path) as collection:
        assert (collection.repair.adopted, collection.repair.cut, collection.repair.lost) == (1, 0, 0)
        document = collection.ledger.find_document("1099")
        assert document is not None
        assert document.state == "fetched"
    assert read_all(tmp_path) == bodies([*captures, late])
    with open_repaired(tmp_path) as collection:
        assert str(collection.repair) == ""


def test_a_lost_ledger_is_rebuilt(tmp_path: Path) -> None:
    captures = fill(tmp_path, 4)
    with Ledger.open_for_reading(tmp_path / LEDGER_NAME) as ledger:
        before = list(ledger.iterate_fetches())
    (tmp_path / LEDGER_NAME).unlink()
    with open_repaired(tmp_path) as collection:
        assert collection.repair.adopted == 4
        assert list(collection.ledger.iterate_fetches()) == before
    assert read_all(tmp_path) == bodies(captures)


@pytest.mark.parametrize("seed", range(25))
def test_a_torn_tail_is_cut_off_and_writing_goes_on(seed: int, tmp_path: Path) -> None:
    """As after a kill in the middle of a write: any part of a record, with or without whole ones before
    it that the ledger does not know."""
    chance = random.Random(seed)
    captures = fill(tmp_path, chance.randrange(4))
    unknown = [make_capture(50 + number) for number in range(chance.randrange(3))]
    torn = pack_record(make_capture(90))
    torn = torn[: chance.randrange(1, len(torn))]
    with Archive(tmp_path) as archive:
        for capture in unknown:
            archive.append(capture)
    with find_warc(tmp_path).open("ab") as file:
        file.write(torn)
    with open_repaired(tmp_path) as collection:
        assert (collection.repair.adopted, collection.repair.cut) == (len(unknown), len(torn))
        new = make_capture(91)
        collection.ledger.record_fetches([collection.archive.append(new)])
    assert read_all(tmp_path) == bodies([*captures, *unknown, new])
    for record in ArchiveIterator(io.BytesIO(find_warc(tmp_path).read_bytes()), check_digests="raise"):
        record.content_stream().read()


@pytest.mark.parametrize("seed", range(25))
def test_a_file_shortened_from_outside_loses_only_what_it_lost(seed: int, tmp_path: Path) -> None:
    captures = fill(tmp_path, 6)
    size = random.Random(seed).randrange(find_warc(tmp_path).stat().st_size)
    os.truncate(find_warc(tmp_path), size)
    with open_repaired(tmp_path) as collection:
        kept = {fetch.key for fetch in collection.ledger.iterate_fetches()}
        assert collection.repair.lost == 6 - len(kept)
        states = {
            capture.key: document.state
            for capture in captures
            if (document := collection.ledger.find_document(capture.key)) is not None
        }
        assert states == {key: "fetched" if key in kept else "listed" for key in bodies(captures)}
        assert list(collection.archive.verify(collection.ledger.iterate_fetches())) == []
        assert find_warc(tmp_path).stat().st_size <= size


def test_a_missing_file_is_noticed(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    find_warc(tmp_path).unlink()
    with open_repaired(tmp_path) as collection:
        assert collection.repair.lost == 3


def test_damage_in_the_middle_does_not_cost_what_follows(tmp_path: Path) -> None:
    captures = fill(tmp_path, 6)
    with Ledger.open_for_reading(tmp_path / LEDGER_NAME) as ledger:
        second = list(ledger.iterate_fetches())[1]
    content = bytearray(find_warc(tmp_path).read_bytes())
    content[second.offset + 30 : second.offset + 60] = bytes(30)
    find_warc(tmp_path).write_bytes(content)
    (tmp_path / LEDGER_NAME).unlink()
    with open_repaired(tmp_path) as collection:
        assert (collection.repair.adopted, collection.repair.cut) == (5, 0)
    del captures[1]
    assert read_all(tmp_path) == bodies(captures)


def test_only_one_process_writes(tmp_path: Path) -> None:
    with open_repaired(tmp_path), pytest.raises(BusyError, match=f"process {os.getpid()}"):  # noqa: SIM117
        with open_repaired(tmp_path):
            pass


# Disk full and other storage errors


@pytest.mark.parametrize("room", [0, 1, 200])
def test_full_disk_leaves_nothing_half_written(
    room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    captures = fill(tmp_path, 2)
    before = find_warc(tmp_path).read_bytes()
    write = os.pwrite
    left = room

    def write_little(handle: int, data: bytes, offset: int) -> int:
        nonlocal left
        if left == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = write(handle, data[:left], offset)
        left -= written
        return written

    with open_repaired(tmp_path) as collection:
        monkeypatch.setattr(os, "pwrite", write_little)
        with pytest.raises(StorageError, match="disk is full"):
            collection.archive.append(make_capture(5))
        monkeypatch.undo()
        assert find_warc(tmp_path).read_bytes() == before
        collection.ledger.record_fetches([collection.archive.append(make_capture(6))])
    assert read_all(tmp_path) == bodies([*captures, make_capture(6)])


def test_ctrl_c_while_writing_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 2)
    before = find_warc(tmp_path).read_bytes()

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with open_repaired(tmp_path) as collection:
        monkeypatch.setattr(os, "fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            collection.archive.append(make_capture(5))
    monkeypatch.undo()
    assert find_warc(tmp_path).read_bytes() == before


@pytest.mark.skipif(os.getuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StorageError, match="permissions"), open_repaired(tmp_path / "archive"):
        pass


def test_a_file_in_the_way_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "archive").write_text("not a folder")
    with pytest.raises(StorageError), open_repaired(tmp_path / "archive"):
        pass
