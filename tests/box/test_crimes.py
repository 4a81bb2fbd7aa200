"""Every kind of crime in the box: its templates, its people, its sections."""

import re
from collections.abc import Iterator
from datetime import date
from math import prod
from pathlib import Path

import pytest

import embedded.crimes
from embedded.courts import REGIONS
from embedded.crime import PHASES, Crime, draw_course
from embedded.crimes import ALL_CRIMES, BY_KEY, index_crimes, read_crimes
from embedded.prose import read_template, render
from embedded.random_streams import open_stream
from embedded.writing.scene import STANDARD_SLOTS, build_scene
from schemas.statutes import find_section, section_order

FORMS = {"full", "short", "role", "he", "him", "his", "himself"}
LAST_DAY = date(2024, 6, 28)
FOLDER = Path(embedded.crimes.__file__).parent
# The year from which offences can be charged under a section that was put in later. The letters
# 376A to 376D stood for other offences from 1983 and are used here in their sense of 2013.
SINCE = {
    "153AA": 2005, "153B": 1973, "166A": 2013, "166B": 2013, "171E": 1951, "174A": 2006, "195A": 2006,
    "228A": 1984, "229A": 2006, "304B": 1987, "326A": 2013, "326B": 2013, "354A": 2013, "354B": 2013,
    "354C": 2013, "354D": 2013, "364A": 1993, "370A": 2013, "376A": 2013, "376AB": 2018, "376D": 2013,
    "376DA": 2018, "376DB": 2018, "376E": 2013, "498A": 1984,
}  # fmt: skip

each_crime = pytest.mark.parametrize("crime", ALL_CRIMES, ids=lambda crime: crime.key)


def list_templates(crime: Crime) -> Iterator[str]:
    yield crime.gist
    for choices in crime.props.values():
        yield from choices
    for beat in crime.beats:
        yield from beat.tell


def list_sections(crime: Crime) -> set[str]:
    return set(crime.charges).union(*(beat.charges for beat in crime.beats))


def list_slots(template: str) -> list[tuple[str, str]]:
    return re.findall(r"\{(\w+):?(\w*)\}", template)


def test_there_are_many_kinds_and_sections() -> None:
    assert len(ALL_CRIMES) >= 80
    assert len(set().union(*map(list_sections, ALL_CRIMES))) >= 130


def test_every_file_of_a_family_is_a_crime_of_that_name() -> None:
    files = [path for path in FOLDER.glob("*/*.py") if not path.name.startswith("_")]
    assert [crime.key for crime in ALL_CRIMES] == [path.stem for path in sorted(files)]
    assert list(BY_KEY.values()) == list(ALL_CRIMES)


def test_two_modules_cannot_define_the_same_crime() -> None:
    crimes = read_crimes()
    one, *_, last = crimes
    with pytest.raises(ValueError, match=rf"{one} and {last} both define .*{crimes[one].key}"):
        index_crimes(crimes | {last: crimes[one]})


@each_crime
def test_course_has_three_phases_in_order(crime: Crime) -> None:
    phases = [beat.phase for beat in crime.beats]
    assert len(phases) >= 10
    assert set(phases) == set(PHASES)
    assert phases == sorted(phases, key=PHASES.index)
    uneventful = prod(1 - beat.chance for beat in crime.beats if beat.phase == "event")
    assert uneventful < 0.05


@each_crime
def test_cast_holds_together(crime: Crime) -> None:
    assert {"accused", "victim"} <= set(crime.cast)
    for who, role in crime.cast.items():
        assert role.calls
        assert 0 <= role.male <= 1
        assert role.ages[0] <= role.ages[1]
        assert role.kin_of is None or (role.kin_of in crime.cast and role.kin_of != who)


@each_crime
def test_slots_are_known(crime: Crime) -> None:
    people = {*crime.cast, "doctor", "officer"}
    known = {*people, *crime.props, *STANDARD_SLOTS}
    assert not set(crime.props) & {*people, *STANDARD_SLOTS}
    for template in list_templates(crime):
        read_template(template)
        for slot, form in list_slots(template):
            assert slot in known, f"{{{slot}}} in {template!r}"
            assert not form or (slot in people and form in FORMS), f"{{{slot}:{form}}} in {template!r}"


@each_crime
def test_props_leave_a_choice(crime: Crime) -> None:
    for slot, choices in crime.props.items():
        assert len(set(choices)) == len(choices) >= 3, slot
    for beat in crime.beats:
        assert len(set(beat.tell)) == len(beat.tell) >= 1


@each_crime
def test_charges_are_sections_of_the_code(crime: Crime) -> None:
    assert crime.charges
    for charges in (crime.charges, *(beat.charges for beat in crime.beats)):
        for section, chance in charges.items():
            assert 0 < chance <= 1
            entry = find_section(section)
            assert entry is not None and entry.number == section


@each_crime
def test_no_section_before_its_time(crime: Crime) -> None:
    early = {section for section in list_sections(crime) if SINCE.get(section, 0) > crime.years[0]}
    assert not early


@each_crime
def test_beats_tell_facts_and_not_law(crime: Crime) -> None:
    for beat in crime.beats:
        for template in beat.tell:
            assert not re.search(r"\b(punishable|Sections?|IPC|Penal Code|u/s)\b", template), template


@each_crime
def test_every_telling_is_a_clean_sentence(crime: Crime) -> None:
    for turn in range(4):
        random = open_stream("test crimes", crime.key, turn)
        year = random.randint(crime.years[0], min(crime.years[1], LAST_DAY.year - 1))
        region = random.choice(list(REGIONS))
        scene = build_scene(crime, region=region, year=year, decided_on=LAST_DAY, random=random)
        for beat in crime.beats:
            for template in beat.tell:
                text = render(template, scene, random).text
                assert text.endswith("."), text
                assert text[0].isupper() or text[0].isdigit(), text
                assert not re.search(r"  | [,;:]|[\[\]{}|]|,,|\b(an?|the) (an?|the)\b", text), text


@each_crime
def test_courses_differ_and_keep_order(crime: Crime) -> None:
    courses = [
        draw_course(crime, open_stream("test courses", crime.key, turn), year=2015) for turn in range(30)
    ]
    assert len({course.sections for course in courses}) > 3
    tellings = [tuple(map(crime.beats.index, course.beats)) for course in courses]
    assert len(set(tellings)) > 15
    assert all(list(telling) == sorted(telling) for telling in tellings)
    for course in courses:
        assert course.sections
        assert list(course.sections) == sorted(course.sections, key=section_order)


def test_no_act_is_charged_before_it_existed() -> None:
    early = {
        act
        for crime in ALL_CRIMES
        for turn in range(60)
        for act, _ in draw_course(crime, open_stream("early", crime.key, turn), year=1955).others
    }
    assert not early & {"Arms", "DP", "UAPA", "NDPS", "SCST", "IT", "POCSO"}
