"""The statute pages of the box.

THESE ARE NOT THE WORDS OF THE LAW. Section numbers, titles, chapters and topics are those of the Act;
the texts are our own descriptions in schemas/ipc.csv, and all ids are invented. Never quote them as law.
Every page that is served carries `NOTICE`.

As on the real site, a section has two ids: `page_id` is its page, `cite_id` is what links in judgments
point to. Some inserted sections have no `cite_id`: links alone can never find them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from schemas.statutes import SectionEntry, clean_number, find_section, read_ipc, section_order

NOTICE = "This is not the text of the law but a short summary in other words, made for testing software."

ACT_TITLES: dict[str, str] = {  # a new Act goes to the end: ids depend on the order of this list
    "IPC": "The Indian Penal Code, 1860",
    "CrPC": "The Code of Criminal Procedure, 1973",
    "Evidence": "The Indian Evidence Act, 1872",
    "Arms": "The Arms Act, 1959",
    "NDPS": "The Narcotic Drugs and Psychotropic Substances Act, 1985",
    "DP": "The Dowry Prohibition Act, 1961",
    "SCST": "The Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989",
    "POCSO": "The Protection of Children from Sexual Offences Act, 2012",
    "IT": "The Information Technology Act, 2000",
    "PC": "The Prevention of Corruption Act, 1988",
    "NI": "The Negotiable Instruments Act, 1881",
    "MV": "The Motor Vehicles Act, 1988",
    "UAPA": "The Unlawful Activities (Prevention) Act, 1967",
    "RPC": "The Ranbir Penal Code, Samvat 1989",
    "Constitution": "The Constitution of India, 1949",
    "BNS": "The Bharatiya Nyaya Sanhita, 2023",
    "BNSS": "The Bharatiya Nagarik Suraksha Sanhita, 2023",
    "BSA": "The Bharatiya Sakshya Adhiniyam, 2023",
}

UNLINKED = frozenset((
    "29A", "52A", "55A", "108A", "138A", "153AA", "166A", "166B", "174A", "195A", "216B", "225A",
    "229A", "326A", "326B", "354A", "354B", "354C", "354D", "370A", "376AB", "376DA", "376DB",
    "376E",
))  # fmt: skip

CITE_IDS = range(10_000, 2_000_000)
PAGE_IDS = range(50_000_000, 200_000_000)

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Two letters occur only as in 153AA, 376DB and Article 243ZA: first letter A, D or Z.
_SUFFIXES = ("", *_LETTERS, *(first + second for first in "ADZ" for second in _LETTERS))
_LAST_NUMBER = 600  # no Act of the list is longer
# Raising to a power that is coprime to prime - 1 only shuffles the numbers below the prime: ids look
# drawn at random, and two sections can never share one.
_CITE_PRIME, _PAGE_PRIME, _POWER = 1_989_989, 149_999_957, 5


@dataclass(frozen=True, slots=True)
class StatutePage:
    """The page of one section."""

    act: str
    number: str
    heading: str
    chapter: str
    topic: str
    text: str  # a summary, see NOTICE
    page_id: int
    cite_id: int | None


@dataclass(frozen=True, slots=True)
class Act:
    """The page of a whole Act."""

    key: str
    title: str
    docid: int
    enacted_on: date
    sections: Sequence[StatutePage]


def find_cite_id(act: str, section: str | None) -> int | None:
    """The invented id that links to a section use, or with no section, that of the Act.

    None for sections that nothing links to and for numbers that no Act has. Acts are named as in
    `ACT_TITLES`; an unknown Act raises KeyError, because it can only be a mistake in the box.
    """
    if act == "IPC" and section is not None and not _is_linked(section):
        return None
    number = _number_section(act, section)
    return None if number is None else CITE_IDS.start + _scatter(number, _CITE_PRIME)


def _is_linked(section: str) -> bool:
    return find_section(section) is not None and clean_number(section) not in UNLINKED


def _number_section(act: str, section: str | None) -> int | None:
    """A distinct number for every section of every Act; None where there cannot be such a section."""
    if section is None:
        number, suffix = 0, ""
    else:
        number, suffix = section_order(section)
        if not 0 < number <= _LAST_NUMBER or suffix not in _SUFFIXES:
            return None
    return (_index_acts()[act] * (_LAST_NUMBER + 1) + number) * len(_SUFFIXES) + _SUFFIXES.index(suffix)


@cache
def _index_acts() -> dict[str, int]:
    return {act: index for index, act in enumerate(ACT_TITLES)}


def _scatter(number: int, prime: int) -> int:
    return pow(number + 2, _POWER, prime)


@cache
def write_statutes() -> tuple[StatutePage, ...]:
    """The pages of all sections of the Indian Penal Code, in section order."""
    return tuple(map(_write_page, read_ipc()))


def _write_page(entry: SectionEntry) -> StatutePage:
    number = _number_section("IPC", entry.number)
    if number is None:
        raise ValueError(f"no id for section {entry.number}")
    return StatutePage(
        act="IPC",
        number=entry.number,
        heading=entry.title,
        chapter=entry.chapter,
        topic=entry.topic,
        text=entry.description,
        page_id=PAGE_IDS.start + _scatter(number, _PAGE_PRIME),
        cite_id=find_cite_id("IPC", entry.number),
    )
