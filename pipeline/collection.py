"""An archive and its ledger, opened together and brought into agreement.

A record is fsynced before the ledger hears of it. So after a kill the archive may hold whole records
that the ledger does not know (they are adopted) and a torn one (it is cut off). Should files have been
lost or shortened from outside, the ledger forgets what they held, and it is fetched again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pipeline.archive import Archive
from pipeline.ledger import Ledger
from pipeline.lock import lock_cache
from schemas.records import Fetch

LEDGER_NAME = "ledger.sqlite"
_BATCH = 500  # records adopted in one transaction


@dataclass(frozen=True, slots=True)
class Repair:
    """What had to be mended on opening."""

    adopted: int = 0  # records that the ledger did not know
    cut: int = 0  # bytes of torn records
    lost: int = 0  # fetches whose records are gone

    def __str__(self) -> str:
        told = (
            (self.adopted, "records adopted"),
            (self.cut, "torn bytes cut off"),
            (self.lost, "lost records to be fetched again"),
        )
        return ", ".join(f"{count} {what}" for count, what in told if count)


@dataclass(frozen=True, slots=True)
class Collection:
    """What `open_collection` gives."""

    archive: Archive
    ledger: Ledger
    repair: Repair


@contextmanager
def open_collection(
    folder: Path, *, command: str = "ilsi collect", software: str = "ilsi"
) -> Iterator[Collection]:
    """Open for writing. One process at a time: others get a BusyError that names this one."""
    with lock_cache(folder, command), Ledger(folder / LEDGER_NAME) as ledger:  # noqa: SIM117
        with Archive(folder, software=software) as archive:
            yield Collection(archive, ledger, repair(archive, ledger))


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
    """Read everything again and forget what is not what was fetched, so that the next run fetches it."""
    damaged = [broken.fetch for broken in archive.verify(ledger.iterate_fetches())]
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
    """Note whole records past `start`; give their number and where the last whole record ends."""
    batch: list[Fetch] = []
    count, end = 0, start
    for member, capture in archive.scan(name, start):
        end = member.end
        if capture is None:
            continue
        batch.append(capture.at(name, member.offset, member.length))
        count += 1
        if len(batch) == _BATCH:
            ledger.record_fetches(batch)
            batch = []
    ledger.record_fetches(batch)
    return count, end
