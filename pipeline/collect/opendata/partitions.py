"""How the open court data is laid out: two buckets, cut by year, court and bench.

High Courts: `metadata/parquet/year=2015/court=7_26/bench=dhcdb/metadata.parquet` and, beside a
`data.index.json` that says which tar has which file, `data/tar/year=2015/court=7_26/bench=dhcdb/*.tar`.
Supreme Court: `metadata/parquet/year=2019/metadata.parquet` and `data/tar/year=2019/english/*.tar` with an
`english.index.json`. Tars have been added, replaced under new names and given other layouts over the years,
so an index is only believed as far as the listing shows the tars that it names.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Self
from urllib.parse import quote, urlsplit

from pipeline.collect.opendata.objects import Bucket, StoredObject
from schemas.court import Court
from schemas.courts import BY_PARTITION

HIGH_COURTS_BUCKET = "indian-high-court-judgments"
SUPREME_COURT_BUCKET = "indian-supreme-court-judgments"
_BENCH = re.compile(r"/bench=([^/]+)/metadata\.parquet$")


@dataclass(frozen=True, slots=True)
class OpenData:
    """The addresses of the two buckets, and the name of the whole as an archive notes it."""

    high_courts: str
    supreme_court: str
    site: str

    @classmethod
    def at(cls, address: str, site: str) -> Self:
        """Both buckets, where the address has a place for their names."""
        return cls(
            address.format(bucket=HIGH_COURTS_BUCKET), address.format(bucket=SUPREME_COURT_BUCKET), site
        )

    @property
    def hosts(self) -> frozenset[str]:
        """The only hosts to talk to."""
        return frozenset(urlsplit(address).netloc for address in (self.high_courts, self.supreme_court))

    def find_url(self, court: Court) -> str:
        """The bucket that a court is in."""
        return self.high_courts if court.portal else self.supreme_court


@dataclass(frozen=True, slots=True, order=True)
class Partition:
    """The judgments of one year and bench."""

    year: int
    folder: str  # of the court: 7_26, or english
    bench: str = ""

    @classmethod
    def read(cls, name: str) -> Self:
        """From its name, as the ledger has it."""
        year, folder, bench = name.split("/")
        return cls(int(year), folder, bench)

    @property
    def name(self) -> str:
        """A name for the ledger."""
        return f"{self.year}/{self.folder}/{self.bench}"

    @property
    def court(self) -> Court:
        """The court that it is of."""
        return BY_PARTITION[self.folder]

    @property
    def tars(self) -> str:
        """The folder of its tars."""
        if not self.bench:
            return f"data/tar/year={self.year}/{self.folder}/"
        return f"data/tar/year={self.year}/court={self.folder}/bench={self.bench}/"

    @property
    def metadata(self) -> str:
        """Its metadata."""
        if not self.bench:
            return f"metadata/parquet/year={self.year}/metadata.parquet"
        return f"metadata/parquet/year={self.year}/court={self.folder}/bench={self.bench}/metadata.parquet"

    @property
    def index(self) -> str:
        """What says which tar has which file."""
        return f"{self.tars}{'data' if self.bench else self.folder}.index.json"


def list_partitions(bucket: Bucket, court: Court, year: int) -> Iterator[tuple[Partition, StoredObject]]:
    """The benches of a court in a year, each with its metadata."""
    prefix = f"metadata/parquet/year={year}/" + (f"court={court.portal}/" if court.portal else "")
    for stored in bucket.list_objects(prefix):
        if court.portal is None and stored.key == Partition(year, court.partition).metadata:
            yield Partition(year, court.partition), stored
        elif court.portal and (match := _BENCH.search(stored.key)):
            yield Partition(year, court.partition, match[1]), stored


@dataclass(frozen=True, slots=True)
class Tar:
    """A tar of a partition and the files that the index names in it; None if the index does not know it."""

    stored: StoredObject
    files: frozenset[str] | None

    @property
    def version(self) -> str:
        """Its ETag without quotation marks, which no address may have."""
        return quote(self.stored.etag.strip('"'))


def list_tars(bucket: Bucket, partition: Partition) -> list[Tar]:
    """The tars that are there, those that the index knows first."""
    stored = [item for item in bucket.list_objects(partition.tars) if item.key.endswith(".tar")]
    answer = bucket.read(partition.index)
    named = dict(_read_index(answer[0])) if answer else {}
    tars = [Tar(item, named.get(PurePosixPath(item.key).stem)) for item in stored]
    return sorted(tars, key=lambda tar: (tar.files is None, tar.stored.key))


def _read_index(body: bytes) -> Iterable[tuple[str, frozenset[str]]]:
    """The parts of an index, by their names without ending. One that cannot be read names nothing: the tars
    themselves are then read."""
    try:
        index: Any = json.loads(body)
    except (ValueError, RecursionError):
        return
    parts = index.get("parts") if isinstance(index, dict) else None
    for part in parts if isinstance(parts, list) else ():
        files = part.get("files") if isinstance(part, dict) else None
        if isinstance(files, list) and isinstance(part.get("name"), str):
            yield (
                part["name"].removesuffix(".tar"),
                frozenset(name for name in files if isinstance(name, str)),
            )
