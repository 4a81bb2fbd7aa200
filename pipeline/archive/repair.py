"""Open an archive with its ledger, after bringing the two into agreement.

A record is fsynced before it is entered in the ledger. After a kill the archive may therefore hold intact
records that the ledger does not know (they are adopted) and a torn one (it is cut off). If files were lost
or truncated by someone else, the ledger forgets what they held, and it is fetched again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.cache_lock import lock_cache
from schemas.records import Fetch

_BATCH = 500  # records adopted in one transaction


@dataclass(frozen=True, slots=True)
class Repair:
    """What had to be repaired on opening."""

    adopted: int = 0  # records that the ledger did not know
    cut: int = 0  # bytes of torn records
    lost: int = 0  # fetches whose records are gone

    def __str__(self) -> str:
        counts = (
            (self.adopted, "records adopted"),
            (self.cut, "torn bytes cut off"),
            (self.lost, "lost records to be fetched again"),
        )
        return ", ".join(f"{count} {what}" for count, what in counts if count)


@dataclass(frozen=True, slots=True)
class RepairedArchive:
    """An archive and its ledger, in agreement and open for writing."""

    archive: Archive
    ledger: Ledger
    repair: Repair


@contextmanager
def open_repaired(
    folder: Path, *, command: str = "ilsi collect", software: str = "ilsi"
) -> Iterator[RepairedArchive]:
    """Open for writing, one process at a time: others get a BusyError that names this one."""
    with lock_cache(folder, command), Ledger(folder / LEDGER_NAME) as ledger:  # noqa: SIM117
        with Archive(folder, software=software) as archive:
            yield RepairedArchive(archive, ledger, repair(archive, ledger))


def repair(archive: Archive, ledger: Ledger) -> Repair:
    """Bring archive and ledger into agreement."""
    lost = _forget_lost(archive, ledger)
    ends = ledger.find_ends()
    adopted = cut = 0
    for name in archive.list_files():
        end = ends.get(name, 0)
        if archive.measure(name) > end:
            count, whole_end = _adopt(archive, ledger, name, end)
            adopted += count
            torn = archive.measure(name) - whole_end
            if torn:
                archive.cut(name, whole_end)
                cut += torn
    return Repair(adopted, cut, lost)


def forget_damaged(archive: Archive, ledger: Ledger) -> int:
    """Read everything again and forget what is not as it was fetched, so that the next run fetches it."""
    damaged = [damage.fetch for damage in archive.verify(ledger.iterate_fetches())]
    return ledger.forget_fetches(damaged)


def _forget_lost(archive: Archive, ledger: Ledger) -> int:
    short = {name for name, end in ledger.find_ends().items() if archive.measure(name) < end}
    if not short:
        return 0
    sizes = {name: archive.measure(name) for name in short}
    return ledger.forget_fetches(
        [
            fetch
            for fetch in ledger.iterate_fetches()
            if fetch.warc in short and fetch.offset + fetch.length > sizes[fetch.warc]
        ]
    )


def _adopt(archive: Archive, ledger: Ledger, name: str, start: int) -> tuple[int, int]:
    """Enter the intact records after `start` in the ledger; returns their number and the end of the last."""
    batch: list[Fetch] = []
    count, end = 0, start
    for member, capture in archive.scan(name, start):
        end = member.end
        if capture is None:
            continue
        batch.append(capture.make_fetch(name, member.offset, member.length))
        count += 1
        if len(batch) == _BATCH:
            ledger.record_fetches(batch)
            batch = []
    ledger.record_fetches(batch)
    return count, end
