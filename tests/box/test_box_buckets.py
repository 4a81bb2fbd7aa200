"""The open court data of the box: two buckets over HTTP, read with the tools that others read them with."""

import hashlib
import io
import json
import re
import tarfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pypdfium2
import pytest
import requests

from embedded.courts import BY_KEY as BOX_COURTS
from embedded.docket.case import Case
from embedded.docket.docket import Docket
from embedded.pages.pdf.file import HEIGHT, WIDTH, Run, write_scan
from embedded.pages.pdf.printed import print_case
from embedded.site.box import Box, start_box
from embedded.site.buckets.catalogue import HIGH_COURTS, SUPREME_COURT, Catalogue, count_cases
from embedded.site.buckets.hostile import HUGE
from embedded.site.buckets.records import Registry
from embedded.site.buckets.s3 import MOST_KEYS
from embedded.site.buckets.tars import FORMATS
from embedded.site.faults import Fault
from embedded.writing.composer import write_case
from schemas.courts import BY_KEY

SEED, CASES = 4, 120
MOST_FURNITURE = 60
WAIT = 300  # seconds: the machine may be busy
NAMESPACE = {"s3": "http://s3.amazonaws.com/doc/2006-03-01/"}
FAULTS = (
    Fault(kind="status", server="data", pattern="fault=503", status=503, retry_after=3, first=1),
    Fault(kind="cut", server="data", pattern="fault=cut"),
)
Listing = dict[str, dict[str, str]]


class Client:
    """A client of one box."""

    def __init__(self, box: Box) -> None:
        self.url = box.data_url
        self.session = requests.Session()

    def get(self, bucket: str, key: str, **headers: str) -> requests.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.session.get(f"{self.url}/{bucket}/{key}", headers=named, timeout=WAIT)

    def list_page(self, bucket: str, **query: str) -> ElementTree.Element:
        answer = self.session.get(f"{self.url}/{bucket}/", params={"list-type": "2", **query}, timeout=WAIT)
        assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/xml"
        return ElementTree.fromstring(answer.content)  # noqa: S314 - our own server

    def list_keys(self, bucket: str, prefix: str = "", **query: str) -> Listing:
        """All keys with what the listing says of them."""
        keys: Listing = {}
        token: dict[str, str] = {}
        while True:
            page = self.list_page(bucket, prefix=prefix, **query, **token)
            for item in page.findall("s3:Contents", NAMESPACE):
                told = {part.tag.rpartition("}")[2]: part.text or "" for part in item}
                keys[told["Key"]] = told
            if page.findtext("s3:IsTruncated", namespaces=NAMESPACE) == "false":
                return keys
            token = {"continuation-token": page.findtext("s3:NextContinuationToken", "", NAMESPACE)}

    def list_folders(self, bucket: str, prefix: str) -> list[str]:
        page = self.list_page(bucket, prefix=prefix, delimiter="/")
        return [item.text or "" for item in page.findall("s3:CommonPrefixes/s3:Prefix", NAMESPACE)]

    def read_rows(self, bucket: str, key: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = pq.read_table(io.BytesIO(self.get(bucket, key).content)).to_pylist()
        return rows

    def read_tar(self, bucket: str, key: str) -> dict[str, bytes]:
        with tarfile.open(fileobj=io.BytesIO(self.get(bucket, key).content)) as tar:
            files = {member.name: tar.extractfile(member) for member in tar if member.isfile()}
            return {name: file.read() for name, file in files.items() if file is not None}


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("buckets") / "requests.jsonl"


@pytest.fixture(scope="module")
def client(log: Path) -> Iterator[Client]:
    with start_box(SEED, CASES, log=log, faults=FAULTS, hostile=True) as box:
        yield Client(box)


@pytest.fixture(scope="module")
def newer() -> Iterator[Client]:
    with start_box(SEED, CASES, edition=2) as box:
        yield Client(box)


@pytest.fixture(scope="module")
def objects(client: Client) -> dict[str, Listing]:
    """What the listings say, without the hostile partitions."""
    return {
        bucket: {key: told for key, told in client.list_keys(bucket).items() if "hostile" not in key}
        for bucket in (HIGH_COURTS, SUPREME_COURT)
    }


@pytest.fixture(scope="module")
def files(client: Client, objects: dict[str, Listing]) -> dict[str, bytes]:
    """All PDFs by name."""
    found: dict[str, bytes] = {}
    for bucket, keys in objects.items():
        for key in keys:
            if key.endswith(".tar"):
                members = client.read_tar(bucket, key)
                assert not members.keys() & found.keys()
                found |= members
    return found


@pytest.fixture(scope="module")
def rows(client: Client, objects: dict[str, Listing]) -> dict[str, dict[str, Any]]:
    """All rows of the metadata by the name of their PDF."""
    found: dict[str, dict[str, Any]] = {}
    for bucket, keys in objects.items():
        for key in keys:
            for row in client.read_rows(bucket, key) if key.endswith(".parquet") else ():
                name = row["pdf_link"].rpartition("/")[2] if "pdf_link" in row else f"{row['path']}_EN.pdf"
                found[name] = row
    return found


@pytest.fixture(scope="module")
def cases() -> dict[str, Case]:
    """The cases that have a PDF, by its name."""
    registry, docket = Registry(Catalogue(SEED, CASES)), Docket(SEED, CASES)
    stems = {index: registry.find_stem(index) for index in range(CASES)}
    return {f"{stem}.pdf": write_case(docket, docket.entry(i)) for i, stem in stems.items() if stem}


def read_text(data: bytes) -> str:
    document = pypdfium2.PdfDocument(data)
    text = "\n".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    text = re.sub(r"[\ufffe\x02]\s*", "- ", text)  # what a line ends in, to PDFium a hyphen of its own
    return " ".join(text.split())


def pick(objects: dict[str, Listing], ending: str) -> tuple[str, str]:
    return HIGH_COURTS, max(
        (key for key in objects[HIGH_COURTS] if key.endswith(ending)),
        key=lambda key: int(objects[HIGH_COURTS][key]["Size"]),
    )


def test_objects_are_as_they_are_listed(client: Client, objects: dict[str, Listing]) -> None:
    for bucket, keys in objects.items():
        assert list(keys) == sorted(keys)
        for key, told in list(keys.items())[::7]:
            answer = client.get(bucket, key)
            assert answer.status_code == 200 and answer.headers["ETag"] == told["ETag"]
            assert told["ETag"] == f'"{hashlib.md5(answer.content, usedforsecurity=False).hexdigest()}"'
            assert len(answer.content) == int(told["Size"]) == int(answer.headers["Content-Length"])
            assert told["LastModified"] == "2025-01-01T12:00:00.000Z" and told["StorageClass"] == "STANDARD"
            assert answer.headers["Last-Modified"] == "Wed, 01 Jan 2025 12:00:00 GMT"
            assert "Content-Encoding" not in answer.headers


def test_folders_are_listed_without_making_anything(client: Client) -> None:
    years = client.list_folders(HIGH_COURTS, "metadata/parquet/")
    assert years == sorted(years) and all(re.fullmatch(r"metadata/parquet/year=\d{4}/", y) for y in years)
    courts = client.list_folders(HIGH_COURTS, years[-1])
    known = {court.portal for court in BY_KEY.values()}
    assert courts and {name.rstrip("/").rpartition("=")[2] for name in courts} <= known
    assert client.list_folders(SUPREME_COURT, "data/tar/year=20")


def test_pages_of_a_listing_add_up(client: Client, objects: dict[str, Listing]) -> None:
    prefix = "data/tar/year=2"
    for query in ({"max-keys": "3"}, {"max-keys": "5000"}, {}):
        listed = client.list_keys(SUPREME_COURT, prefix, **query)
        assert list(listed) == [key for key in objects[SUPREME_COURT] if key.startswith(prefix)]
    page = client.list_page(HIGH_COURTS, prefix="data/", delimiter="/", **{"max-keys": "1"})
    assert page.findtext("s3:KeyCount", namespaces=NAMESPACE) == "1"
    few = client.list_page(HIGH_COURTS, prefix="metadata/parquet/", delimiter="/", **{"max-keys": "4"})
    token = few.findtext("s3:NextContinuationToken", "", NAMESPACE)
    rest = client.list_page(
        HIGH_COURTS, prefix="metadata/parquet/", delimiter="/", **{"continuation-token": token}
    )
    folders = [
        item.text for page in (few, rest) for item in page.findall("s3:CommonPrefixes/s3:Prefix", NAMESPACE)
    ]
    assert folders == client.list_folders(HIGH_COURTS, "metadata/parquet/")
    most = client.list_page(HIGH_COURTS, prefix="none", **{"max-keys": "5000"})
    assert most.findtext("s3:MaxKeys", namespaces=NAMESPACE) == str(MOST_KEYS)
    assert client.get(HIGH_COURTS, "?list-type=2&continuation-token=~").status_code == 400


def test_ranges_and_conditions(client: Client, objects: dict[str, Listing], log: Path) -> None:
    where = pick(objects, ".tar")
    whole = client.get(*where)
    data, etag = whole.content, whole.headers["ETag"]
    for asked, part in (
        ("bytes=0-0", data[:1]),
        ("bytes=512-1535", data[512:1536]),
        ("bytes=1000-", data[1000:]),
        ("bytes=-700", data[-700:]),
        (f"bytes=5-{10**9}", data[5:]),
    ):
        answer = client.get(*where, Range=asked, If_Match=etag)
        assert answer.status_code == 206 and answer.content == part
        start = data.index(part) if len(part) > 600 else int(re.findall(r"\d+", asked)[0])
        if not asked.startswith("bytes=-"):
            assert answer.headers["Content-Range"] == f"bytes {start}-{start + len(part) - 1}/{len(data)}"
    assert client.get(*where, Range="bytes=0-1,5-6").content == data
    beyond = client.get(*where, Range=f"bytes={len(data)}-")
    assert beyond.status_code == 416 and beyond.headers["Content-Range"] == f"bytes */{len(data)}"
    assert client.get(*where, If_Match='"0"').status_code == 412
    assert client.get(*where, If_None_Match=etag).status_code == 304
    head = client.session.head(f"{client.url}/{where[0]}/{where[1]}", timeout=WAIT)
    assert head.status_code == 200 and head.content == b"" and head.headers["ETag"] == etag
    assert int(head.headers["Content-Length"]) == len(data)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {line["server"] for line in lines} == {"data"}
    assert "bytes=512-1535" in {line["range"] for line in lines}


def test_errors_are_those_of_s3(client: Client) -> None:
    answer = client.get(HIGH_COURTS, "data/tar/none.tar")
    assert answer.status_code == 404 and "<Code>NoSuchKey</Code>" in answer.text
    assert "<Code>NoSuchBucket</Code>" in client.get("another-bucket", "x").text
    assert client.session.post(f"{client.url}/{HIGH_COURTS}/x", timeout=WAIT).status_code == 405
    assert client.get(HIGH_COURTS, "?prefix=data").status_code == 501


def test_faults_hit_the_buckets(client: Client, objects: dict[str, Listing]) -> None:
    bucket, key = pick(objects, ".tar")
    busy = client.get(bucket, f"{key}?fault=503")
    assert busy.status_code == 503 and busy.headers["Retry-After"] == "3"
    assert client.get(bucket, f"{key}?fault=503").status_code == 200
    with pytest.raises(requests.exceptions.ChunkedEncodingError):
        client.get(bucket, f"{key}?fault=cut")


def test_an_index_lists_what_is_in_its_parts(client: Client, objects: dict[str, Listing]) -> None:
    parts_of = []
    for bucket, ending in ((HIGH_COURTS, "data.index.json"), (SUPREME_COURT, "english.index.json")):
        for key in (key for key in objects[bucket] if key.endswith(ending)):
            index = client.get(bucket, key).json()
            sizes = 0
            for part in index["parts"]:
                tar = f"{key.removesuffix(ending)}{part['name']}" + (".tar" if bucket == HIGH_COURTS else "")
                assert list(client.read_tar(bucket, tar)) == part["files"]
                assert part["size"] == int(objects[bucket][tar]["Size"])
                assert part["file_count"] == len(part["files"]) > 0
                sizes += part["size"]
            assert index["tar_size" if bucket == HIGH_COURTS else "total_size"] == sizes
            assert index["file_count"] == sum(part["file_count"] for part in index["parts"])
            parts_of.append(len(index["parts"]))
    assert 1 in parts_of and max(parts_of) > 1


def test_tars_are_of_several_kinds(client: Client, objects: dict[str, Listing]) -> None:
    magics, has_folder, has_pax, has_long = set(), False, False, False
    for key in (key for key in objects[HIGH_COURTS] if key.endswith(".tar")):
        data = client.get(HIGH_COURTS, key).content
        magics.add(data[257:265])
        has_long = has_long or b"././@LongLink" in data
        with tarfile.open(fileobj=io.BytesIO(data)) as tar:
            for member in tar:
                has_folder, has_pax = has_folder or member.isdir(), has_pax or bool(member.pax_headers)
    assert len(FORMATS) == 3 and len(magics) == 2 and has_folder and has_pax and has_long


def test_metadata_say_what_the_site_says(cases: dict[str, Case], rows: dict[str, dict[str, Any]]) -> None:
    for name, case in cases.items():
        row = rows[name]
        printed = print_case(case)
        for party in (printed.first, printed.second):
            assert party.upper() in row["title"]
        assert all(judge.upper() in row["judge"] for judge in case.bench)
        if "undated" in case.oddities:
            assert row["decision_date"] is None
        elif "cnr" in row and "path" in row:
            assert row["decision_date"] == f"{case.decided_on:%d-%m-%Y}"
            assert row["citation"].startswith(f"[{case.decided_on.year}] ")
        else:
            assert row["decision_date"] == case.decided_on and isinstance(row["decision_date"], date)
            assert re.fullmatch(r"[^/]+/\d+/\d{2,4} of .+ Vs .+", row["title"])
            assert row["court"] == case.docsource.partition(" - ")[0].partition(" (")[0]
        assert row["raw_html"].startswith("<button")


def test_most_rows_lead_to_a_pdf_and_half_of_them_are_no_criminal_cases(
    files: dict[str, bytes], rows: dict[str, dict[str, Any]], cases: dict[str, Case]
) -> None:
    assert files.keys() <= rows.keys() and cases.keys() <= files.keys()
    assert 1.6 * CASES < len(rows) < 2.4 * CASES
    missing = {name for name, row in rows.items() if row.get("pdf_exists") is False}
    assert missing and not missing & files.keys()
    assert any(row["title"].startswith(("WP(C)/", "FAO/", "CR/")) for row in rows.values())
    numbers = [row["cnr"] for row in rows.values()]
    assert len(set(numbers)) == len(numbers) == len(rows)


def test_the_pdf_of_a_case_has_its_paragraphs_in_order(
    files: dict[str, bytes], cases: dict[str, Case]
) -> None:
    kinds = set()
    for name, case in cases.items():
        printed = print_case(case)
        if printed.is_scanned or printed.is_hyphenated:
            continue
        words = read_text(files[name]).split()
        first = printed.passages[0].text.split()[:4]
        at = max(place for place in range(len(words)) if words[place : place + len(first)] == first)
        for passage in printed.passages:
            said = passage.text.split()
            for word in said[:-1] if passage.note else said:  # the last word has the mark of the footnote
                found = words.index(word, at)
                assert found - at < MOST_FURNITURE  # words of a page's end and of the next one's beginning
                at = found + 1
        whole = " ".join(" ".join(block.text.split()) for block in case.blocks)
        assert all(" ".join(passage.text.split()) in whole for passage in printed.passages)
        kinds.add(BOX_COURTS[next(k for k, c in BY_KEY.items() if case.docsource in c.docsources)].key)
    assert kinds == BOX_COURTS.keys()


def test_cases_without_a_pdf_are_copies_removed_or_in_hindi(cases: dict[str, Case]) -> None:
    docket = Docket(SEED, CASES)
    copied = {case.docid for case in cases.values()}
    for entry in docket:
        is_left_out = {"twin", "removed", "hindi"} & set(entry.oddities)
        assert (entry.docid in copied) is not bool(is_left_out)


def test_pages_of_both_layouts(files: dict[str, bytes], cases: dict[str, Case]) -> None:
    reports = [read_text(files[name]) for name in cases if name.endswith("_EN.pdf")]
    assert all("S.C.R." in text and text.startswith("A B C D E F G H") for text in reports)
    assert any("SUPREME COURT REPORTS" in text for text in reports)
    assert any("HELD:" in text for text in reports)
    copies = [read_text(files[name]) for name in cases if name.startswith("HCBM")]
    assert all("Downloaded on" in text for text in copies)
    assert any("Page 1 of" in read_text(files[name]) for name in cases if name.startswith("DLHC"))


def test_letters_stay_between_the_margins(files: dict[str, bytes], cases: dict[str, Case]) -> None:
    for name in list(cases)[::12]:
        document = pypdfium2.PdfDocument(files[name])
        for page in document:
            text = page.get_textpage()
            boxes = [text.get_charbox(place) for place in range(text.count_chars())]
            assert max(right for _, _, right, _ in boxes) < WIDTH - 40 and min(box[0] for box in boxes) > 20
            assert max(top for *_, top in boxes) < HEIGHT - 20 and min(box[1] for box in boxes) > 20
        document.close()


def test_a_scan_is_a_picture_without_a_text_layer() -> None:
    data = write_scan([[Run(100.0, 700.0, "The appeal is dismissed.", 12.0)]] * 2)
    document = pypdfium2.PdfDocument(data)
    picture = document[0].render(scale=0.5).to_numpy()
    assert len(document) == 2 and read_text(data) == "" and picture.min() < 200 < picture.mean()
    document.close()


def test_a_second_process_serves_the_same_bytes(client: Client, objects: dict[str, Listing]) -> None:
    with start_box(SEED, CASES) as box:
        other = Client(box)
        for bucket, keys in objects.items():
            assert other.list_keys(bucket) == keys


def test_the_next_edition_has_new_parts(
    client: Client, newer: Client, objects: dict[str, Listing], files: dict[str, bytes]
) -> None:
    assert count_cases(CASES, 2) > CASES
    old, new = objects[HIGH_COURTS], newer.list_keys(HIGH_COURTS)
    gone = {key for key in old if key not in new}
    added = {key for key in new if key not in old and key.endswith(".tar")}
    changed = {key for key in old.keys() & new.keys() if old[key]["ETag"] != new[key]["ETag"]}
    assert gone and all(key.endswith(".tar") for key in gone)
    assert {key.rpartition("/")[2] for key in changed} == {"data.index.json", "metadata.parquet"}
    assert all(new[key]["LastModified"] == "2025-01-02T12:00:00.000Z" for key in added | changed)
    for key in gone:  # replaced under another name, with the old files and new ones
        (replacement,) = (name for name in added if name.rpartition("/")[0] == key.rpartition("/")[0])
        before, after = client.read_tar(HIGH_COURTS, key), newer.read_tar(HIGH_COURTS, replacement)
        assert before.items() < after.items()
        index = newer.get(HIGH_COURTS, f"{key.rpartition('/')[0]}/data.index.json").json()
        names = [part["name"] for part in index["parts"]]
        assert replacement.rpartition("/")[2] == f"{names[-1]}.tar" and key.rpartition("/")[2] not in names
    folders = {key.rpartition("/")[0] for key in old}
    beside = {
        key for key in added if key.rpartition("/")[0] in folders - {k.rpartition("/")[0] for k in gone}
    }
    assert beside and all(not newer.read_tar(HIGH_COURTS, key).keys() & files.keys() for key in beside)


@pytest.mark.parametrize("kind", ["missing", "truncated", "paths", "huge", "bomb"])
def test_hostile_partitions_are_as_their_names_say(client: Client, kind: str) -> None:
    folder = f"year=2001/court=7_26/bench=hostile_{kind}"
    rows = client.read_rows(HIGH_COURTS, f"metadata/parquet/{folder}/metadata.parquet")
    (part,) = client.get(HIGH_COURTS, f"data/tar/{folder}/data.index.json").json()["parts"]
    assert [row["pdf_link"].rpartition("/")[2] for row in rows] == part["files"]
    key = f"data/tar/{folder}/{part['name']}.tar"
    if kind == "huge":
        start = client.get(HIGH_COURTS, key, Range="bytes=0-99999").content
        size = int(
            client.session.head(f"{client.url}/{HIGH_COURTS}/{key}", timeout=WAIT).headers["Content-Length"]
        )
        assert size == part["size"] > HUGE
        assert client.get(HIGH_COURTS, key, Range=f"bytes={HUGE}-{HUGE + 9}").content == bytes(10)
        assert tarfile.TarInfo.frombuf(start[:512], "utf-8", "strict").name == part["files"][0]
        return
    data = client.get(HIGH_COURTS, key).content
    if kind == "truncated":
        with pytest.raises(tarfile.ReadError), tarfile.open(fileobj=io.BytesIO(data)) as tar:
            tar.extractfile(tar.getmember(part["files"][1])).read()  # type: ignore[union-attr]
        return
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        members = [member for member in tar if not member.isdir()]
        first = tar.extractfile(members[0])
        assert first is not None and "CRL.A." in read_text(first.read())
    names = [member.name for member in members]
    if kind == "missing":
        assert set(part["files"]) - set(names)
    elif kind == "paths":
        assert names[1].startswith("../") and names[2].startswith("/")
        assert members[3].issym() and members[4].ischr()
    else:
        assert members[-1].size < 10_000
