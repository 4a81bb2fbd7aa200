"""Which judgment is in which partition of the buckets, and under which name: planned without writing any.

Beside every case of the docket lies about one matter that is not criminal, so that a filter has something
to leave out. Second copies of a judgment are an oddity of the site, not of the courts: they are not here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property
from random import Random

from embedded.courts import BY_KEY as BOX_COURTS
from embedded.docket.docket import Docket, Entry
from embedded.random_streams import open_stream
from schemas.courts import BY_KEY

HIGH_COURTS, SUPREME_COURT = "indian-high-court-judgments", "indian-supreme-court-judgments"
LATE = 0.05  # share of new cases in the second edition
_LEAST_LATE = 12
_OTHERS = (0, 1, 1, 1, 2)  # other matters beside one case
_NOT_COPIED = 0.05  # share of the other matters without a PDF
_PARTED = 0.4  # share of the partitions with several parts
_VOLUME, _PAGES = 11, 100  # judgments a volume of the reports, and pages between their beginnings
_PERIOD = 1_000_000  # case numbers have six digits; the step shares no factor with it
_STEP = 7919


@dataclass(frozen=True, slots=True, order=True)
class Partition:
    """A folder of a bucket: a year, and a bench of a High Court."""

    bucket: str
    year: int
    court: str = ""  # 7_26
    bench: str = ""

    @property
    def folder(self) -> str:
        """year=2015/court=7_26/bench=dhcdb"""
        if not self.court:
            return f"year={self.year}"
        return f"year={self.year}/court={self.court}/bench={self.bench}"


@dataclass(frozen=True, slots=True)
class Filing:
    """One judgment in a partition, which becomes a row and mostly a PDF."""

    index: int  # of its case in the docket; another matter lies beside this case
    matter: int  # 0 is the case itself
    decided_on: date
    has_pdf: bool
    is_late: bool  # only in the second edition
    place: int = 0  # in the reports: the number of the judgment in its year


def count_cases(cases: int, edition: int) -> int:
    """How much of the docket is in an edition: a later one has more."""
    return cases if edition == 1 else cases + max(_LEAST_LATE, int(cases * LATE))


class Catalogue:
    """Everything in the two buckets."""

    def __init__(self, seed: int, cases: int, edition: int = 1) -> None:
        self.docket = Docket(seed, count_cases(cases, edition))
        self.edition = edition
        self.filings: dict[Partition, list[Filing]] = {}
        for entry in self.docket:
            partition = find_partition(seed, entry)
            if partition is not None:
                kept = self.filings.setdefault(partition, [])
                kept += self._file(entry, is_late=entry.index >= cases, place=len(kept))

    def _file(self, entry: Entry, *, is_late: bool, place: int) -> Iterator[Filing]:
        random = open_stream(self.docket.seed, "filings", entry.index)
        # A removed judgment has been taken down; the letters of our fonts are Latin.
        has_pdf = not {"removed", "hindi"} & set(entry.oddities)
        yield Filing(entry.index, 0, entry.decided_on, has_pdf, is_late, place)
        for matter in range(1, random.choice(_OTHERS) + 1):
            day = _find_near(entry.decided_on, random)
            has_pdf = random.random() >= _NOT_COPIED
            yield Filing(entry.index, matter, day, has_pdf, is_late, place + matter)

    def list_parts(self, partition: Partition) -> dict[str, list[Filing]]:
        """The tars of a partition, without ".tar", and what is in each."""
        filed = [filing for filing in self.filings[partition] if filing.has_pdf]
        early = [filing for filing in filed if not filing.is_late]
        late = [filing for filing in filed if filing.is_late]
        parts = self._list_early(partition, early) if early else {}
        if late:
            name = _name_part(partition, 2, len(parts))
            if partition in self._replaced:
                late = [*parts.pop(max(parts)), *late]
            parts[name] = late
        return parts

    def find_case(self, index: int) -> tuple[Partition, Filing] | None:
        """Where a case of the docket is filed."""
        return self._cases.get(index)

    @cached_property
    def _cases(self) -> dict[int, tuple[Partition, Filing]]:
        return {
            filing.index: (partition, filing)
            for partition, filings in self.filings.items()
            for filing in filings
            if filing.matter == 0
        }

    @cached_property
    def _replaced(self) -> set[Partition]:
        """Every other one of the partitions that grow has its last part replaced, not one more added."""
        grown = [partition for partition in sorted(self.filings) if _grows(self.filings[partition])]
        return set(grown[::2])

    def _list_early(self, partition: Partition, filings: Sequence[Filing]) -> dict[str, list[Filing]]:
        random = open_stream(self.docket.seed, "parts", partition.folder)
        count = 1
        if len(filings) > 3 and random.random() < _PARTED:
            count = random.randint(2, min(4, len(filings)))
        elif not partition.court:
            return {"english": list(filings)}
        return {_name_part(partition, 1, part): list(filings[part::count]) for part in range(count)}


def _grows(filings: Sequence[Filing]) -> bool:
    return len({filing.is_late for filing in filings if filing.has_pdf}) == 2


def _name_part(partition: Partition, edition: int, number: int) -> str:
    return f"part-2025010{edition}T12{partition.year % 60:02}{number:02}Z"


def find_partition(seed: int, entry: Entry) -> Partition | None:
    """Where a case is filed; a second copy is not, nor is a court that is not in the open data."""
    if entry.duplicate_of is not None:
        return None
    court, portal = BOX_COURTS[entry.court], BY_KEY[entry.court].portal
    year = entry.decided_on.year
    if court.region is None:
        return Partition(SUPREME_COURT, year)
    if court.open_data is None or portal is None:
        return None
    benches = list(court.open_data.benches)
    if court.open_data.by_doctype:
        bench = benches[BY_KEY[entry.court].doctypes.index(entry.doctype)]
    else:
        bench = open_stream(seed, "bench", entry.index).choice(benches)
    return Partition(HIGH_COURTS, year, portal, bench)


def _find_near(day: date, random: Random) -> date:
    """Another day of the same year."""
    near = day + timedelta(days=random.randint(-20, 20))
    return near if near.year == day.year else day


def make_cnr(filing: Filing, letters: str, establishment: str) -> str:
    """DLHC010012342015: no two matters have the same."""
    number = (filing.index * 3 + filing.matter) * _STEP % _PERIOD
    return f"{letters}{establishment}{number:06}{filing.decided_on.year}"


def find_report(filing: Filing) -> tuple[int, int]:
    """Volume and first page of a judgment in the reports."""
    volume, place = divmod(filing.place, _VOLUME)
    return volume + 1, 1 + place * _PAGES + filing.index % 40
