"""The judgments of a partition: written, printed, and described as in the metadata."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from embedded.court import BoxCourt
from embedded.courts import BY_KEY
from embedded.docket.case import Case
from embedded.pages.pdf.court_copy import set_court_copy
from embedded.pages.pdf.file import Run, write_pdf, write_scan
from embedded.pages.pdf.law_report import Headnote, Reported, make_headnote, set_law_report
from embedded.pages.pdf.printed import PrintedCase, print_case
from embedded.site.buckets.catalogue import Catalogue, Filing, Partition, find_report, make_cnr
from embedded.site.buckets.other_matters import draw_matter
from embedded.writing.composer import write_case

_DIGITS = re.compile(r"\d+")
_LETTERS = re.compile(r"[A-Za-z.()]+(?: [A-Za-z.()]+)*")
_RECENT = 256  # cases that are kept
_REPORTED_LETTERS, _REPORTED_PLACE = "ESCR", "01"  # of case numbers in the reports


@dataclass(frozen=True, slots=True)
class Record:
    """A judgment in its partition."""

    cnr: str
    court: BoxCourt
    partition: Partition
    case_type: str
    printed: PrintedCase
    headnote: Headnote
    report: tuple[int, int]  # volume and page
    registered_on: date | None  # None: the court does not know when it was decided either
    has_pdf: bool

    @property
    def reported(self) -> Reported:
        """Where it is in the Supreme Court Reports."""
        return Reported(self.printed.decided_on.year, *self.report)

    @property
    def title_number(self) -> str:
        """CRLA/1234/2015"""
        number, year = _DIGITS.findall(self.printed.number)[-2:]
        return f"{self.case_type}/{number}/{year}"

    @property
    def text(self) -> str:
        """All its words."""
        return " ".join(passage.text for passage in self.printed.passages)

    def set_pages(self) -> list[list[Run]]:
        """Lay it out."""
        sheet = self.court.open_data.sheet if self.court.open_data else None
        if sheet is None:
            return set_law_report(self.printed, self.headnote, self.reported)
        return set_court_copy(self.printed, sheet, self.court.seats[0])

    def make_file(self) -> tuple[str, bytes]:
        """Its PDF: name and contents."""
        pages = self.set_pages()
        data = write_scan(pages) if self.printed.is_scanned else write_pdf(pages)
        return f"{self._find_stem(pages)}.pdf", data

    def find_stem(self) -> str:
        """The name of its PDF without ".pdf"; in the reports the last page is part of it."""
        return self._find_stem([] if self.partition.court else self.set_pages())

    def _find_stem(self, pages: list[list[Run]]) -> str:
        if self.partition.court:
            return f"{self.cnr}_1_{self.printed.decided_on.isoformat()}"
        where = self.reported
        return f"{where.year}_{where.volume}_{where.page}_{where.page + len(pages) - 1}_EN"


class Registry:
    """Reads the judgments of a catalogue as records."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.docket = catalogue.docket
        self.read_case = lru_cache(maxsize=_RECENT)(self._write_case)  # metadata and PDF need it in turn

    def find_stem(self, index: int) -> str | None:
        """The name of a case's PDF without ".pdf", or None if it has none."""
        filed = self.catalogue.find_case(index)
        if filed is None or not filed[1].has_pdf:
            return None
        return self._read(*filed).find_stem()

    def read(self, partition: Partition, filings: list[Filing]) -> Iterator[Record]:
        """The records of filings, one at a time."""
        return (self._read(partition, filing) for filing in filings)

    def _write_case(self, index: int) -> Case:
        return write_case(self.docket, self.docket.entry(index))

    def _read(self, partition: Partition, filing: Filing) -> Record:
        entry = self.docket.entry(filing.index)
        court = BY_KEY[entry.court]
        if filing.matter:
            matter, printed = draw_matter(self.docket.seed, filing, court)
            headnote = Headnote(f"Civil law – {matter.subject.capitalize()}.", (), (), ())
            case_type, is_undated = matter.case_type, False
        else:
            case = self.read_case(filing.index)
            printed, headnote = print_case(case), make_headnote(case)
            case_type = _find_type(court, entry.matter, case, printed)
            is_undated = "undated" in entry.oddities
        if court.open_data is None:
            cnr = make_cnr(filing, _REPORTED_LETTERS, _REPORTED_PLACE)
        else:
            cnr = make_cnr(filing, court.open_data.letters, court.open_data.benches[partition.bench])
        return Record(
            cnr,
            court,
            partition,
            case_type,
            printed,
            headnote,
            find_report(filing),
            None if is_undated else _find_registration(printed),
            filing.has_pdf,
        )


def _find_registration(printed: PrintedCase) -> date:
    """A day in the year of its number, before the decision."""
    year = min(int(_DIGITS.findall(printed.number)[-1]), printed.decided_on.year)
    day = date(year, 1 + printed.docid % 12, 1 + printed.docid % 28)
    return min(day, printed.decided_on)


def _find_type(court: BoxCourt, matter: str, case: Case, printed: PrintedCase) -> str:
    """The court's short name for the kind of matter; one without a crime is called as it is numbered."""
    if court.open_data is not None and case.crime is not None:
        return court.open_data.case_types[matter]
    letters = _LETTERS.match(printed.number)
    return letters[0].removesuffix(" No.").upper() if letters else "MISC"
