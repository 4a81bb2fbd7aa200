"""Collect judgments from the open court data.

For each court and year the metadata is read and filtered; what is wanted is listed in the ledger. Then the
tars that hold wanted files are streamed, and only these files are kept. The archive says of every file which
bytes of which tar it is, so after a kill at any moment the next run resumes right after the last one.
"""

import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import Ledger
from pipeline.archive.warc_records import Capture
from pipeline.collect.collect import CollectProgress, CollectSummary
from pipeline.collect.frontier import CollectPlan, Frontier, OpenWindow
from pipeline.collect.http.fetch import Fetcher
from pipeline.collect.opendata.metadata import BulkJudgment, DamagedMetadataError, Matters, read_metadata
from pipeline.collect.opendata.objects import Bucket, ChangedError, ObjectStream
from pipeline.collect.opendata.partitions import OpenData, Partition, Tar, list_partitions, list_tars
from pipeline.collect.opendata.tar_members import DamagedTarError, TarMember, iterate_members
from schemas.courts import BY_KEY

SOURCE_NAME = "opendata"
LARGEST = 64_000_000  # bytes of one PDF, as the reader of PDFs accepts
_NOTE_EVERY = 64 << 20  # bytes of a tar between notes of how far it has been read
_BYTES = re.compile(r"#bytes=\d+-(\d+);etag=(.*)$")
_NEIGHBOURS = (-1, 0, 1)  # a report's volume may be of the year before or after the decision
_TIMES_CHANGED = 3  # in one run, after which a partition is left for the next


@dataclass(frozen=True, slots=True)
class BulkRun:
    """What a run works with."""

    plan: CollectPlan
    matters: Matters
    data: OpenData
    fetcher: Fetcher
    archive: Archive
    ledger: Ledger
    report: Callable[[CollectProgress], None]
    note: Callable[[str], None]  # for what the user should know and cannot change


def collect_bulk(run: BulkRun, *, recheck: bool = False) -> CollectSummary:
    """Fetch whatever the plan asks for and the archive does not have. A complete plan costs no request;
    `recheck` looks for judgments, tars and versions that were added since."""
    run.ledger.claim_site(run.data.site)
    frontier = Frontier(run.ledger, run.plan)
    if recheck:
        frontier.reopen()
        _reopen_missing(run.ledger)
    if frontier.is_complete():
        return CollectSummary(True, {})
    frontier.seed()
    unread = _Listing(run, frontier).list_windows()
    outcomes = _Reading(run, frontier).read()
    return CollectSummary(not unread and frontier.is_complete(), outcomes)


def _reopen_missing(ledger: Ledger) -> None:
    """What no tar had may have come since; and tars are read again from the start."""
    with ledger.step() as db:
        db.execute("UPDATE documents SET state = 'listed', reason = NULL WHERE state = 'gone'")
        db.execute("DELETE FROM tars")


class _Listing:
    """Reads metadata, window by window."""

    def __init__(self, run: BulkRun, frontier: Frontier) -> None:
        self._run = run
        self._frontier = frontier
        self._passed: set[int] = set()  # windows whose metadata cannot be read now

    def list_windows(self) -> int:
        """List until no window is open; returns how many had to be left open."""
        for court in self._frontier.courts:
            while (opened := self._frontier.find_open(court, besides=self._passed)) is not None:
                self._list_window(opened)
                done, total = self._frontier.count_windows()
                self._run.report(CollectProgress("listing", done, total, court))
        return len(self._passed)

    def _list_window(self, opened: OpenWindow) -> None:
        court = BY_KEY[opened.window.court]
        bucket = Bucket(self._run.fetcher, self._run.data.find_url(court))
        years = [opened.window.start.year + step for step in ((0,) if court.portal else _NEIGHBOURS)]
        found, wanted, filtered = 0, dict[str, Partition](), dict[str, int]()
        try:
            for partition, stored in (
                item for year in years for item in list_partitions(bucket, court, year)
            ):
                for judgment in read_metadata(bucket, stored, partition):
                    if not _is_within(judgment, opened, partition):
                        continue
                    found += 1
                    reason = self._run.matters.refuse(judgment, court)
                    if reason is None:
                        wanted.setdefault(judgment.docid, partition)
                    else:
                        filtered[reason] = filtered.get(reason, 0) + 1
        except (DamagedMetadataError, ChangedError) as error:
            why = "has just changed" if isinstance(error, ChangedError) else str(error)
            self._run.note(f"{stored.key} {why}: {opened.window.start.year} is left for the next run")
            self._passed.add(opened.id)
            return
        self._write(opened, wanted, filtered, found)

    def _write(
        self, opened: OpenWindow, wanted: Mapping[str, Partition], filtered: Mapping[str, int], found: int
    ) -> None:
        """All that is known of a window, in one step."""
        with self._run.ledger.step() as db:
            db.executemany(
                "INSERT INTO documents (docid, kind, court, doctype, state, first_window) "
                "VALUES (?, 'document', ?, ?, 'listed', ?) ON CONFLICT (docid) DO UPDATE SET "
                "court = excluded.court, doctype = excluded.doctype, first_window = excluded.first_window "
                "WHERE first_window IS NULL",
                [(docid, opened.window.court, part.name, opened.id) for docid, part in wanted.items()],
            )
            db.executemany(
                "INSERT OR IGNORE INTO listings VALUES (?, ?)", [(opened.id, docid) for docid in wanted]
            )
            db.execute("DELETE FROM filtered WHERE window = ?", (opened.id,))
            db.executemany(
                "INSERT INTO filtered VALUES (?, ?, ?)",
                [(opened.id, reason, count) for reason, count in filtered.items()],
            )
            db.execute("UPDATE windows SET state = 'listed', found = ? WHERE id = ?", (found, opened.id))


def _is_within(judgment: BulkJudgment, opened: OpenWindow, partition: Partition) -> bool:
    """Was it decided in this window? Without a day it counts as of 1 January of its partition, so that it is
    in one window."""
    window, day = opened.window, judgment.decided_on
    if day is None:
        return window.start == window.start.replace(year=partition.year, month=1, day=1)
    return window.start <= day <= window.end


class _Reading:
    """Streams the tars that hold documents which are still waiting."""

    def __init__(self, run: BulkRun, frontier: Frontier) -> None:
        self._run = run
        self._waiting = {docid for docid, _ in frontier.list_waiting()}
        self._total = len(self._waiting)
        self._outcomes = {"fetched": 0, "gone": 0, "refused": 0}

    def read(self) -> dict[str, int]:
        """Fetch all that waits; returns how many documents had which outcome."""
        for partition in self._list_partitions():
            self._show(partition)
            self._read_partition(partition)
        return {outcome: count for outcome, count in self._outcomes.items() if count}

    def _list_partitions(self) -> list[Partition]:
        rows = self._run.ledger.ask("SELECT docid, doctype FROM documents WHERE state = 'listed'")
        names = {name for docid, name in rows if docid in self._waiting and name}
        return sorted(map(Partition.read, names), key=lambda item: (item.court.order, item))

    def _read_partition(self, partition: Partition) -> None:
        bucket = Bucket(self._run.fetcher, self._run.data.find_url(partition.court))
        for _ in range(_TIMES_CHANGED):
            try:
                wanted = self._find_wanted(bucket, partition)
                if wanted:
                    _PartitionReading(self, bucket, partition, wanted).read()
                return
            except ChangedError as error:
                self._run.note(f"{error} has just changed: reading what it holds now")
            except DamagedMetadataError as error:
                self._run.note(f"{partition.metadata} {error}: left for the next run")
                return
        self._run.note(f"{partition.tars} keeps changing: left for the next run")

    def _find_wanted(self, bucket: Bucket, partition: Partition) -> dict[str, BulkJudgment]:
        """Waiting documents of a partition by the names of their files, with what the metadata says."""
        stored = next(
            (item for item in bucket.list_objects(partition.metadata) if item.key == partition.metadata), None
        )
        if stored is None:
            raise DamagedMetadataError("is not there any more")
        return {
            judgment.file_name: judgment
            for judgment in read_metadata(bucket, stored, partition)
            if judgment.file_name and judgment.docid in self._waiting
        }

    def settle(self, docid: str, outcome: str, reason: str, partition: Partition) -> None:
        """Record that a document is not to be had."""
        self._run.ledger.settle(docid, outcome, reason)
        self._count(docid, outcome, partition)

    def keep(self, capture: Capture, partition: Partition) -> None:
        """Keep a document: first in the archive, then in the ledger."""
        fetch = self._run.archive.append(capture)
        self._run.ledger.record_fetches([fetch])
        self._count(capture.key, "fetched", partition)

    def find_start(self, tar: Tar, address: str) -> int:
        """Where to begin to read a tar: where reading stopped, or after the last file kept from it."""
        rows = self._run.ledger.ask(
            "SELECT position FROM tars WHERE key = ? AND etag = ?", address, tar.version
        )
        noted = rows[0][0] if rows else 0
        last = self._run.ledger.ask(
            "SELECT url FROM fetches WHERE kind = 'document' ORDER BY id DESC LIMIT 1"
        )
        match = _BYTES.search(last[0][0]) if last and last[0][0].startswith(f"{address}#") else None
        return max(noted, int(match[1])) if match and match[2] == tar.version else noted

    def note_position(self, tar: Tar, address: str, position: int) -> None:
        """Remember how far a tar has been read."""
        with self._run.ledger.step() as db:
            db.execute("INSERT OR REPLACE INTO tars VALUES (?, ?, ?)", (address, tar.version, position))

    def _count(self, docid: str, outcome: str, partition: Partition) -> None:
        self._waiting.discard(docid)
        self._outcomes[outcome] += 1
        self._show(partition)

    def _show(self, partition: Partition) -> None:
        what = f"{partition.court.key} {partition.year}"
        self._run.report(CollectProgress("fetching", self._total - len(self._waiting), self._total, what))


class _PartitionReading:
    """One reading of the tars of a partition."""

    def __init__(
        self, reading: _Reading, bucket: Bucket, partition: Partition, wanted: dict[str, BulkJudgment]
    ) -> None:
        self._reading = reading
        self._bucket = bucket
        self._partition = partition
        self._wanted = wanted

    def read(self) -> None:
        """Read the tars that the index names for what is wanted, then those that it does not know."""
        for tar in list_tars(self._bucket, self._partition):
            expected = set(self._wanted) if tar.files is None else self._wanted.keys() & tar.files
            if not expected:
                continue
            damage = self._read_tar(tar, expected)
            if tar.files is None:
                continue
            for name in sorted(expected & self._wanted.keys()):
                if damage:
                    self._settle(name, "refused", damage)
                else:
                    self._settle(name, "gone", "not in the tar that its index names")
        for name in sorted(self._wanted):
            self._settle(name, "gone", "in no tar of its year and bench")

    def _read_tar(self, tar: Tar, expected: AbstractSet[str]) -> str | None:
        """Take what is wanted until all that is expected has been seen: from where reading stopped to the
        end, and then, as more may be wanted now than before, from the start. Returns what is wrong with it.
        """
        start = self._reading.find_start(tar, self._bucket.find_url(tar.stored.key))
        if start >= tar.stored.size:
            start = 0
        damage = self._read_bytes(tar, start, tar.stored.size, expected)
        if start and expected & self._wanted.keys():
            damage = self._read_bytes(tar, 0, start, expected) or damage
        return damage

    def _read_bytes(self, tar: Tar, start: int, end: int, expected: AbstractSet[str]) -> str | None:
        stream = self._bucket.open(replace(tar.stored, size=end), start)
        noted, address = start, self._bucket.find_url(tar.stored.key)
        try:
            for member in iterate_members(stream):
                self._take(stream, tar, address, member)
                is_done = not expected & self._wanted.keys()
                if is_done or member.end - noted > _NOTE_EVERY:
                    self._reading.note_position(tar, address, member.end)
                    noted = member.end
                if is_done:
                    break
        except DamagedTarError as error:
            return f"its tar is {error} at byte {stream.position}"
        finally:
            stream.close()
        return None

    def _take(self, stream: ObjectStream, tar: Tar, address: str, member: TarMember) -> None:
        """Keep a member if it is wanted."""
        name = member.file_name
        if name is None or name not in self._wanted:
            return
        if not member.is_file:
            self._settle(name, "refused", "not a regular file in its tar")
        elif member.size > LARGEST:
            self._settle(name, "refused", f"larger than {LARGEST // 1_000_000} MB")
        else:
            body = stream.read(member.size)
            if len(body) < member.size:
                raise DamagedTarError("cut off")
            place = f"{address}#bytes={member.body}-{member.end};etag={tar.version}"
            self._reading.keep(_make_capture(self._wanted.pop(name), body, place), self._partition)

    def _settle(self, name: str, outcome: str, reason: str) -> None:
        judgment = self._wanted.pop(name)
        self._reading.settle(judgment.docid, outcome, reason, self._partition)


def _make_capture(judgment: BulkJudgment, body: bytes, url: str) -> Capture:
    return Capture(
        source=SOURCE_NAME,
        kind="document",
        key=judgment.docid,
        url=url,
        status=200,
        fetched_at=datetime.now(UTC),
        body=body,
        headers=(("Content-Type", "application/pdf"),),
        about=judgment.about,
    )
