"""The Penal Code as a table, and the statute pages of the box."""

import pytest

from embedded.law.statutes import (
    ACT_TITLES,
    CITE_IDS,
    PAGE_IDS,
    UNLINKED,
    find_cite_id,
    write_statutes,
)
from schemas.statutes import clean_number, find_section, read_ipc, section_order

REPEALED = [
    "13", "15", "16", "56", "58", "59", "61", "62", "138A", "161", "162", "163", "164", "165",
    "165A", "216B", "226", "478", "480", "490", "492",
]  # fmt: skip
BRIBERY = ["161", "162", "163", "164", "165", "165A"]


def test_code_has_511_numbered_and_64_inserted_sections() -> None:
    numbers = [entry.number for entry in read_ipc()]
    assert [number for number in numbers if number.isdigit()] == [str(n) for n in range(1, 512)]
    assert len([number for number in numbers if not number.isdigit()]) == 64
    assert len(set(numbers)) == 575


def test_sections_stand_in_order() -> None:
    numbers = [entry.number for entry in read_ipc()]
    assert numbers == sorted(numbers, key=section_order)
    assert sorted(["302", "120B", "34", "376DA", "120A", "376D", "1000"], key=section_order) == [
        "34", "120A", "120B", "302", "376D", "376DA", "1000",
    ]  # fmt: skip


@pytest.mark.parametrize("spelling", ["", "A", "302(1)", "3 02B C4"])
def test_what_is_no_section_number_has_no_order(spelling: str) -> None:
    with pytest.raises(ValueError, match="not a section number"):
        section_order(spelling)


@pytest.mark.parametrize("spelling", ["498A", "498-A", "498 a", "498 - A", " 498a ", "498–A"])
def test_a_section_is_found_under_every_spelling(spelling: str) -> None:
    entry = find_section(spelling)
    assert entry is not None
    assert entry.number == "498A" == clean_number(spelling)


@pytest.mark.parametrize("number", ["0", "512", "302I", "498AA", "", "IPC", "49743"])
def test_unknown_sections_are_not_found(number: str) -> None:
    assert find_section(number) is None


@pytest.mark.parametrize(
    ("number", "chapter", "topic"),
    [
        ("34", "II", "General explanations"),
        ("95", "IV", "General exceptions"),
        ("96", "IV", "Of the right of private defence"),
        ("120", "V", "Of abetment"),
        ("120B", "VA", "Criminal conspiracy"),
        ("171A", "IXA", "Of offences relating to elections"),
        ("302", "XVI", "Of offences affecting life"),
        ("326A", "XVI", "Of hurt"),
        ("354D", "XVI", "Of criminal force and assault"),
        ("376DB", "XVI", "Sexual offences"),
        ("420", "XVII", "Of cheating"),
        ("489C", "XVIII", "Of currency-notes and bank-notes"),
        ("498", "XX", "Of offences relating to marriage"),
        ("498A", "XXA", "Of cruelty by husband or relatives of husband"),
        ("511", "XXIII", "Of attempts to commit offences"),
    ],
)
def test_known_places_in_the_code(number: str, chapter: str, topic: str) -> None:
    entry = find_section(number)
    assert entry is not None
    assert (entry.chapter, entry.topic) == (chapter, topic)


def test_chapters_and_topics_are_unbroken_runs() -> None:
    for runs in ([e.chapter for e in read_ipc()], [(e.chapter, e.topic) for e in read_ipc()]):
        starts = [run for before, run in zip([None, *runs], runs, strict=False) if run != before]
        assert len(starts) == len(set(starts))
    assert len({entry.chapter for entry in read_ipc()}) == 26
    assert len({(entry.chapter, entry.chapter_title) for entry in read_ipc()}) == 26


def test_repealed_sections_are_marked() -> None:
    years = {entry.number: entry.repealed for entry in read_ipc() if entry.repealed is not None}
    assert list(years) == REPEALED
    assert {years[number] for number in BRIBERY} == {1988}
    assert all(1921 <= year <= 1988 for year in years.values())


def test_every_section_has_a_page_with_its_heading() -> None:
    assert [(page.number, page.heading, page.topic) for page in write_statutes()] == [
        (entry.number, entry.title, entry.topic) for entry in read_ipc()
    ]


def test_every_section_is_described_in_words_of_its_own() -> None:
    described = [entry.description for entry in read_ipc()]
    assert len(set(described)) == 575
    lengths = [len(text.split()) for text in described]
    assert min(lengths) >= 15
    assert max(lengths) <= 60
    assert all(text == " ".join(text.split()) and text.endswith(".") for text in described)
    assert [page.text for page in write_statutes()] == described


def test_ids_never_collide() -> None:
    pages = write_statutes()
    cites = [page.cite_id for page in pages if page.cite_id is not None]
    ids = [*cites, *(page.page_id for page in pages)]
    assert len(set(ids)) == len(ids)
    assert all(cite in CITE_IDS for cite in cites)
    assert all(page.page_id in PAGE_IDS for page in pages)


def test_some_inserted_sections_have_no_link_id() -> None:
    unlinked = {page.number for page in write_statutes() if page.cite_id is None}
    assert unlinked == UNLINKED
    assert len(unlinked) == 24
    assert not any(number.isdigit() for number in unlinked)


def test_sections_of_all_acts_have_different_ids() -> None:
    sections = [None, *map(str, range(1, 601)), "65B", "66A", "113B", "239AA", "243ZA"]
    ids = [find_cite_id(act, section) for act in ACT_TITLES if act != "IPC" for section in sections]
    ids += [page.cite_id for page in write_statutes() if page.cite_id is not None]
    ids.append(find_cite_id("IPC", None))
    assert None not in ids
    assert len(set(ids)) == len(ids)
    assert all(cite in CITE_IDS for cite in ids if cite is not None)


def test_link_ids_do_not_change_between_releases() -> None:
    assert find_cite_id("IPC", "498-A") == find_cite_id("IPC", "498A")
    assert (find_cite_id("IPC", "302"), find_cite_id("Arms", "27"), find_cite_id("CrPC", None)) == (
        1275710,
        1552542,
        106416,
    )


def test_there_is_no_link_to_what_does_not_exist() -> None:
    assert find_cite_id("IPC", "512") is None
    assert find_cite_id("IPC", "354-d") is None
    assert find_cite_id("Arms", "601") is None
    assert find_cite_id("CrPC", "0") is None
    with pytest.raises(KeyError):
        find_cite_id("Magazines", "1")
