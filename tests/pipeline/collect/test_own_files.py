"""Files as users have them: any name, any id, tables of any shape, archives."""

import csv
import io
import json
import tarfile
import zipfile
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from pipeline.archive.archive import Archive
from pipeline.archive.repair import open_repaired
from pipeline.collect.files.tables import Columns
from pipeline.collect.source import ImportSummary
from pipeline.collect.sources.files import import_files
from pipeline.parse.stage import CourtRules, parse_fetches
from schemas.courts import PAPER_COURTS, UNKNOWN
from schemas.errors import BadInputError, UsageError
from schemas.records import Dropped, Judgment

BODY = "The accused entered the house of the complainant at night and took a box of brass vessels. " * 5
ANY_COURT = CourtRules((*PAPER_COURTS, UNKNOWN))


class Imported:
    """What came of an import: the summary, and what the parser makes of every document."""

    def __init__(self, folder: Path, saved: Path, *, columns: str | None = None) -> None:
        with open_repaired(folder / "archive") as collection:
            self.summary: ImportSummary = import_files(
                [saved], archive=collection.archive, ledger=collection.ledger, columns=columns
            )
            fetches = list(collection.ledger.iterate_fetches("document"))
        with Archive.open_for_reading(folder / "archive") as archive:
            parsed = list(parse_fetches(archive, fetches, ANY_COURT))
        self.judgments = {item.docid: item for item in parsed if isinstance(item, Judgment)}
        self.dropped = {item.docid: item.reason for item in parsed if isinstance(item, Dropped)}
        self.skipped = {item.name: item.reason for item in self.summary.skipped}


def save(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def test_any_name_is_an_id_and_needs_no_header(tmp_path: Path) -> None:
    names = ["State v. R 2003.txt", "A_2001_12.txt", "no number.txt", "2001/A.txt", "क.txt"]
    saved = save(tmp_path / "saved", **{name: f"{name} {BODY}" for name in names})
    imported = Imported(tmp_path, saved)
    assert sorted(imported.judgments) == sorted(name.removesuffix(".txt") for name in names)
    assert imported.summary.imported == 5
    judgment = imported.judgments["2001/A"]
    assert (judgment.title, judgment.court, judgment.decided_on) == ("A", "", None)


def test_two_documents_with_one_id_are_both_kept_and_reported(tmp_path: Path) -> None:
    saved = save(tmp_path / "saved", **{"a/77.txt": f"one {BODY}", "b/77.txt": f"two {BODY}"})
    for new, known in ((2, 0), (0, 2)):
        imported = Imported(tmp_path, saved)
        assert (imported.summary.imported, imported.summary.updated, imported.summary.known) == (
            new,
            0,
            known,
        )
        assert [(each.docid, each.kept_as) for each in imported.summary.shared_ids] == [("77", "77 (2)")]
        assert imported.judgments["77"].paragraphs[0].text.startswith("one")
        assert imported.judgments["77 (2)"].paragraphs[0].text.startswith("two")


def test_the_same_document_twice_is_one(tmp_path: Path) -> None:
    saved = save(tmp_path / "saved", **{"a/77.txt": BODY, "b/77.txt": BODY})
    summary = Imported(tmp_path, saved).summary
    assert (summary.imported, summary.known, summary.shared_ids) == (1, 1, [])


def test_a_changed_file_is_a_newer_version(tmp_path: Path) -> None:
    save(tmp_path / "saved", **{"a.txt": f"old {BODY}"})
    Imported(tmp_path, tmp_path / "saved")
    save(tmp_path / "saved", **{"a.txt": f"new {BODY}"})
    imported = Imported(tmp_path, tmp_path / "saved")
    assert (imported.summary.imported, imported.summary.updated) == (0, 1)
    assert imported.judgments["a"].paragraphs[0].text.startswith("new")


ROWS = [
    {"docid": "aila C12", "text": BODY, "title": "A vs B", "court": "Delhi High Court", "year": 1999},
    {"docid": "7", "text": BODY, "title": None, "court": None, "year": None},
    {"docid": "empty", "text": "", "title": None, "court": None, "year": None},
    {"docid": None, "text": f"third {BODY}", "title": None, "court": None, "year": None},
]


def write_table(path: Path, rows: list[dict[str, object]]) -> None:
    if path.suffix == ".parquet":
        pq.write_table(pa.Table.from_pylist(rows), path)
    elif path.suffix == ".csv":
        with path.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    else:
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))


@pytest.mark.parametrize("ending", ["parquet", "csv", "jsonl"])
def test_tables_with_our_names_need_no_mapping(ending: str, tmp_path: Path) -> None:
    write_table(tmp_path / f"table.{ending}", [dict(row) for row in ROWS])
    imported = Imported(tmp_path, tmp_path / f"table.{ending}")
    assert sorted(imported.judgments) == ["7", "aila C12", "table 4"]
    assert list(imported.skipped.values()) == ["empty"]
    first = imported.judgments["aila C12"]
    assert (first.title, first.court, str(first.decided_on)) == ("A vs B", "Delhi High Court", "1999-01-01")
    assert first.dated_by == "year"
    assert imported.judgments["7"].title == "7"


@pytest.mark.parametrize("ending", ["parquet", "csv", "jsonl"])
def test_other_names_are_mapped(ending: str, tmp_path: Path) -> None:
    rows: list[dict[str, object]] = [{"Case": "x 1", "content": BODY, "bench": "Delhi High Court"}]
    write_table(tmp_path / f"table.{ending}", rows)
    mapped = Imported(
        tmp_path, tmp_path / f"table.{ending}", columns="text=content, docid=case,court=bench"
    ).judgments
    assert [(docid, judgment.court) for docid, judgment in mapped.items()] == [("x 1", "Delhi High Court")]


@pytest.mark.parametrize("ending", ["parquet", "csv"])
def test_a_table_without_texts_says_which_columns_it_has(ending: str, tmp_path: Path) -> None:
    write_table(tmp_path / f"table.{ending}", [{"id": "1", "content": BODY}])
    with pytest.raises(
        BadInputError, match=r"no column text \(its columns: id, content\).*--columns text=NAME"
    ):
        Imported(tmp_path, tmp_path / f"table.{ending}")


@pytest.mark.parametrize("given", ["text", "words=content", "text=", "text=a,text=b"])
def test_a_bad_mapping_is_one_sentence(given: str) -> None:
    with pytest.raises(UsageError, match="--columns"):
        Columns.read(given)


def test_a_broken_table_costs_only_itself(tmp_path: Path) -> None:
    saved = save(tmp_path / "saved", **{"a.txt": BODY, "b.parquet": "PAR1 nonsense"})
    imported = Imported(tmp_path, saved)
    assert list(imported.judgments) == ["a"]
    assert imported.skipped["b.parquet"].startswith("not a Parquet file that can be read")


def pack_tar(path: Path, files: dict[str, bytes], mode: str = "w") -> None:
    with tarfile.open(path, mode) as tar:  # type: ignore[call-overload]
        for name, body in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(body)
            tar.addfile(member, io.BytesIO(body))
        for kind, name in ((tarfile.SYMTYPE, "link.txt"), (tarfile.CHRTYPE, "device.txt")):
            special = tarfile.TarInfo(name)
            special.type, special.linkname = kind, "/etc/hostname"
            tar.addfile(special)


def make_parquet(rows: list[dict[str, object]]) -> bytes:
    buffer = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows), buffer)
    return buffer.getvalue()


@pytest.mark.parametrize(("ending", "mode"), [("tar", "w"), ("tar.gz", "w:gz"), ("tgz", "w:gz")])
def test_a_tar_is_read_where_it_is(ending: str, mode: str, tmp_path: Path) -> None:
    files = {
        "../../outside.txt": BODY.encode(),
        "in/a.txt": f"a {BODY}".encode(),
        "table.parquet": make_parquet([{"docid": "p1", "text": BODY}]),
        "inner.zip": b"PK",
    }
    pack_tar(tmp_path / f"all.{ending}", files, mode)
    imported = Imported(tmp_path, tmp_path / f"all.{ending}")
    assert sorted(imported.judgments) == sorted([f"all.{ending}/outside", f"all.{ending}/in/a", "p1"])
    assert set(imported.skipped.values()) == {
        "a link or a device, not a file",
        "an archive inside an archive: unpack the outer one",
    }
    assert not (tmp_path.parent / "outside.txt").exists()


def test_a_torn_tar_gives_what_is_whole(tmp_path: Path) -> None:
    pack_tar(tmp_path / "all.tar", {"a.txt": BODY.encode(), "b.txt": BODY.encode() * 50})
    whole = (tmp_path / "all.tar").read_bytes()
    (tmp_path / "all.tar").write_bytes(whole[:4000])
    imported = Imported(tmp_path, tmp_path / "all.tar")
    assert list(imported.judgments) == ["all.tar/a"]
    assert list(imported.skipped.values()) == ["broken tar file, the rest of it is skipped"]


def test_a_zip_is_read_and_a_bomb_in_it_is_not(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "all.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("a.txt", BODY)
        packed.writestr("bomb.txt", b"\0" * 60_000_000)
    imported = Imported(tmp_path, tmp_path / "all.zip")
    assert list(imported.judgments) == ["all.zip/a"]
    assert "unpacks to more than" in imported.skipped["all.zip/bomb.txt"]
