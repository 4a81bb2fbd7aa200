"""The courts of the box: one file each, and what every file must state."""

from pathlib import Path

import pytest

import embedded.courts
from embedded.court import BoxCourt
from embedded.courts import BY_KEY, REGIONS
from schemas.courts import BY_KEY as KNOWN

MATTERS = ("appeal", "acquittal", "revision", "reference", "bail", "anticipatory", "quash")

each_court = pytest.mark.parametrize("court", BY_KEY.values(), ids=lambda court: court.key)


def test_every_file_is_a_court_and_keeps_the_order_of_the_schemas() -> None:
    files = Path(embedded.courts.__file__).parent.glob("[!_]*.py")
    assert len(list(files)) == len(BY_KEY)
    assert list(BY_KEY) == [key for key in KNOWN if key in BY_KEY]


@each_court
def test_every_doctype_has_a_weight(court: BoxCourt) -> None:
    assert len(court.doctype_weights) == len(KNOWN[court.key].doctypes) <= len(KNOWN[court.key].docsources)


@each_court
def test_every_matter_has_a_number_and_a_prayer_if_any(court: BoxCourt) -> None:
    assert all(court.case_numbers.get(matter) or court.case_numbers.get("") for matter in MATTERS)
    assert not court.prayers or set(MATTERS) <= court.prayers.keys()


@pytest.mark.parametrize("key", REGIONS)
def test_every_state_is_called_something_as_a_party(key: str) -> None:
    assert set(REGIONS[key].states) == REGIONS[key].state_parties.keys()


def test_only_the_supreme_court_has_no_region() -> None:
    assert BY_KEY.keys() - REGIONS.keys() == {"supreme"}
    assert all(BY_KEY[key].weight > 0 for key in REGIONS)
