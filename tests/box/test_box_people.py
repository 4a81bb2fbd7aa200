"""Names, places, numbers and whole scenes of the box."""

import re
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embedded.courts import REGIONS
from embedded.crime import Crime, Role
from embedded.prose import Entity, Person, Piece, render
from embedded.random_streams import open_stream
from embedded.world.numbers import (
    group_digits,
    make_account,
    make_phone,
    make_vehicle,
    spell_number,
    write_date,
    write_hour,
    write_sum,
)
from embedded.world.people import (
    describe_person,
    draw_family,
    draw_name,
    make_counsel_name,
    make_judge_name,
    make_person,
    spell_otherwise,
)
from embedded.world.places import draw_places, draw_village
from embedded.writing.scene import CASE_SLOTS, STANDARD_SLOTS, build_scene, draw_calendar, draw_event_year
from schemas.courts import BY_KEY

_CRIME = Crime(
    key="quarrel",
    weight=1,
    gist="a quarrel",
    cast={
        "accused": Role(("the appellant", "the accused"), male=0.9),
        "accused2": Role(("the co-accused", "the second accused"), kin_of="accused"),
        "accused3": Role(("the co-accused", "the third accused"), kin_of="accused2"),
        "victim": Role(("the deceased",), ages=(20, 30)),
        "informant": Role(("the informant",), kin_of="victim"),
        "witness": Role(("PW-2",)),
    },
    props={"weapon": ("a lathi", "an axe"), "amount": ("nothing at all",)},
    beats=(),
    charges={"302": 1.0},
)


def _scene(
    seed: int, region: str = "supreme", year: int = 1996, decided_on: date = date(2004, 3, 4)
) -> dict[str, object]:
    random = open_stream("scene", seed, region)
    return dict(build_scene(_CRIME, region=region, year=year, decided_on=decided_on, random=random))


def _play(scene: dict[str, object], who: str) -> Person:
    person = scene[who]
    assert isinstance(person, Person)
    return person


def _person(seed: int, region: str, *, male: bool = True, family: str | None = None) -> Person:
    return make_person(
        open_stream("person", seed, region),
        who="x",
        region=region,
        male=male,
        role="PW-1",
        age=35,
        family_name=family,
    )


# Names


def test_ten_thousand_draws_give_many_different_names() -> None:
    random = open_stream("variety")
    names = {
        make_person(random, who="x", region="supreme", male=random.random() < 0.7, role="", age=30).full
        for _ in range(10_000)
    }
    assert len(names) >= 5000


@pytest.mark.parametrize("region", REGIONS)
def test_each_region_has_names_of_its_own(region: str) -> None:
    here = {_person(seed, region).short for seed in range(400)}
    elsewhere = {
        _person(seed, other).short
        for other in REGIONS
        if other not in (region, "delhi")
        for seed in range(400)
    }
    assert len(here) > 60
    assert len(here - elsewhere) > 10 or region in ("delhi", "allahabad")


def test_tamil_names_bear_initials() -> None:
    names = [_person(seed, "madras").full for seed in range(200)]
    assert sum(bool(re.match(r"(Thiru |Mr\. )?([A-Z]\. ?)+[A-Z][a-z]+", name)) for name in names) > 100


def test_names_come_with_honorifics_and_aliases() -> None:
    men = " | ".join(_person(seed, "allahabad").full for seed in range(600))
    women = " | ".join(_person(seed, "allahabad", male=False).full for seed in range(600))
    assert " @ " in men
    assert " alias " in men
    assert "Smt. " in women
    assert "Smt. " not in men


@pytest.mark.parametrize("region", [*REGIONS, "supreme"])
def test_a_family_name_that_is_given_is_borne(region: str) -> None:
    for seed in range(150):
        family = draw_family(open_stream("family", seed), region)
        name = draw_name(open_stream("name", seed), region=region, male=seed % 2 == 0, family_name=family)
        assert family in name.text.split() or name.text.startswith(family)


def test_well_known_persons_do_not_occur() -> None:
    random = open_stream("known")
    for _ in range(3000):
        name = draw_name(random, region="bombay", male=True, family_name="Bhosale")
        assert not (name.text.startswith("Shivaji") and name.text.endswith("Bhosale"))
    judges = {make_judge_name(random, "calcutta") for _ in range(4000)}
    assert not judges & {"A.N. Ray", "A. N. Ray", "A.K. Sarkar", "A. K. Sarkar"}


def test_judges_and_counsel_look_the_part() -> None:
    random = open_stream("bar")
    for region in REGIONS:
        judges = [make_judge_name(random, region) for _ in range(100)]
        assert any(re.match(r"[A-Z]\. ?[A-Z]?", judge) for judge in judges)
        assert not any(re.search(r"Shri|Smt|@", judge) for judge in judges)
        counsel = [make_counsel_name(random, region) for _ in range(50)]
        assert all(re.match(r"(Mr\.|Ms\.|Mrs\.|Shri|Sri|Thiru) \S", name) for name in counsel)


def test_parentage_names_two_persons() -> None:
    for seed in range(100):
        person = _person(seed, "bombay", male=seed % 2 == 0)
        piece = describe_person(person, open_stream(seed), region="bombay")
        own, elder = piece.spans
        assert piece.text[own.start : own.end] == person.full
        assert (own.who, elder.who) == ("x", "x.elder")
        assert re.fullmatch(r",? ([sSwWdD]/o|son of|wife of|daughter of) ", piece.text[own.end : elder.start])
        assert elder.end == len(piece.text)


def test_other_spellings_differ() -> None:
    random = open_stream("spelling")
    for name in ("Laxman", "Sunita", "Vijay", "Mukesh", "Om", "Kishore"):
        assert spell_otherwise(name, random) != name


# Places


def test_villages_are_many() -> None:
    random = open_stream("villages")
    assert len({draw_village(random, region) for region in REGIONS for _ in range(3000)}) > 8000


@pytest.mark.parametrize("region", sorted(BY_KEY))
def test_every_court_has_places_with_stable_keys(region: str) -> None:
    for seed in range(50):
        places = draw_places(open_stream(region, seed), region, year=2010)
        assert {named.kind for named in places.values()} == {"PLACE", "ORG"}
        assert places == draw_places(open_stream(region, seed), region, year=2010)
        assert places["village"].who == f"village:{places['village'].text.lower()}"
        assert not any(re.search(r"[{}_]", named.text) for named in places.values())
        assert places["station"].text in places["station_full"].text


# Numbers


@given(st.dates(date(1950, 1, 1), date(2024, 12, 31)), st.integers())
def test_a_date_can_be_read_back(day: date, seed: int) -> None:
    text = write_date(day, open_stream(seed))
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    assert day.day in numbers
    assert day.year in numbers or day.year % 100 in numbers
    assert day.month in numbers or f"{day:%B}" in text


def test_dates_come_in_many_styles() -> None:
    shapes = {re.sub(r"\d", "9", write_date(date(1998, 3, 12), open_stream(seed))) for seed in range(500)}
    assert {
        "99.9.9999",
        "99.99.9999",
        "99-99-9999",
        "99/9/99",
        "99th March, 9999",
        "March 99, 9999",
    } <= shapes
    assert "the 99th of March 9999" in shapes


@pytest.mark.parametrize(
    ("number", "grouped", "words"),
    [
        (500, "500", "five hundred"),
        (1000, "1,000", "one thousand"),
        (20_015, "20,015", "twenty thousand fifteen"),
        (120_000, "1,20,000", "one lakh twenty thousand"),
        (34_500_099, "3,45,00,099", "three crore forty five lakh ninety nine"),
    ],
)
def test_sums_the_indian_way(number: int, grouped: str, words: str) -> None:
    assert group_digits(number) == grouped
    assert spell_number(number) == words


@given(st.integers(1, 10**9))
def test_grouping_loses_no_digit(number: int) -> None:
    assert int(group_digits(number).replace(",", "")) == number


def test_sums_and_hours_are_plain_words_for_templates() -> None:
    for seed in range(200):
        for text in (write_sum(125_000, open_stream(seed)), write_hour(open_stream(seed), year=1999)):
            assert render(text, {}, open_stream(seed)).text.lower() == text.lower()


def test_telephones_and_accounts_cannot_be_real() -> None:
    for seed in range(100):
        assert make_phone(open_stream(seed), year=1985, who="p").text[0] == "1"
        assert make_phone(open_stream(seed), year=2015, who="p").text.startswith("555")
        assert make_account(open_stream(seed), who="a").text.startswith("0000")


def test_vehicles_follow_state_and_time() -> None:
    assert re.fullmatch(
        r"UP[A-Z][- ]\d{4}", make_vehicle(open_stream(1), region="allahabad", year=1975, who="v").text
    )
    assert re.fullmatch(
        r"TN[- ]?\d\d[- ][A-Z]{1,2}[- ]\d{4}",
        make_vehicle(open_stream(1), region="madras", year=2011, who="v").text,
    )


# Scenes


def test_a_scene_has_all_standard_slots_and_the_cast_and_the_props() -> None:
    scene = _scene(1)
    assert set(STANDARD_SLOTS) | set(CASE_SLOTS) | set(_CRIME.cast) | set(_CRIME.props) <= set(scene)
    assert isinstance(scene["doctor"], Person)
    assert isinstance(scene["accused_described"], Piece)
    assert scene["amount"] == "nothing at all"  # a crime's own prop goes before the standard one


def test_every_slot_of_a_scene_can_be_rendered() -> None:
    scene = build_scene(
        _CRIME, region="bombay", year=1990, decided_on=date(1999, 1, 2), random=open_stream(4)
    )
    for slot in scene:
        piece = render(f"It was {{{slot}}}.", scene, open_stream(5))
        assert "{" not in piece.text
        if isinstance(scene[slot], (Person, Entity)):
            assert len(piece.spans) == 1


def test_no_two_persons_of_a_scene_share_a_name() -> None:
    for seed in range(300):
        scene = _scene(seed)
        people = [value for value in scene.values() if isinstance(value, Person)]
        elders = [scene[f"{who}_described"] for who in ("accused", "victim")]
        names = [person.full for person in people]
        names += [e.text[e.spans[1].start : e.spans[1].end] for e in elders if isinstance(e, Piece)]
        names += [
            value.text for value in scene.values() if isinstance(value, Entity) and value.kind == "PERSON"
        ]
        assert len({person.short for person in people}) == len(people)
        assert len(set(names)) == len(names)


def test_who_tells_the_things_of_a_scene_apart() -> None:
    for seed in range(100):
        scene = _scene(seed)
        scene.pop("station_full")  # the same station
        keys = [value.who for value in scene.values() if isinstance(value, (Person, Entity))]
        assert len(set(keys)) == len(keys)


def test_kin_share_the_family_name_down_the_line() -> None:
    for seed in range(200):
        scene = _scene(seed, region="bombay")
        for group in (("accused", "accused2", "accused3"), ("victim", "informant")):
            words = [set(_play(scene, who).full.replace("@", "").split()) for who in group]
            assert set.intersection(*words)


def test_parts_are_called_differently_where_they_can_be() -> None:
    for seed in range(100):
        scene = _scene(seed)
        assert _play(scene, "accused2").role != _play(scene, "accused3").role
        assert 20 <= _play(scene, "victim").age <= 30


@given(
    decided_on=st.dates(date(1951, 1, 1), date(2024, 12, 31)),
    lag=st.integers(0, 12),
    seed=st.integers(0, 10**6),
)
def test_the_calendar_of_a_case_runs_forward_and_ends_before_the_decision(
    decided_on: date, lag: int, seed: int
) -> None:
    year = decided_on.year - lag
    days = list(draw_calendar(open_stream(seed), year=year, decided_on=decided_on).values())
    assert days == sorted(days)
    assert days[-1] < decided_on
    assert days[0].year == year or days[0] == decided_on - timedelta(days=10)


def test_an_event_after_its_decision_is_refused() -> None:
    with pytest.raises(ValueError, match="2005"):
        _scene(1, year=2005)


def test_event_years_lie_one_to_twelve_years_back_and_inside_the_years_of_the_crime() -> None:
    years = {
        draw_event_year(_CRIME, decided_on=date(2004, 3, 4), random=open_stream(seed)) for seed in range(300)
    }
    assert years <= set(range(1992, 2004))
    assert len(years) > 8


def test_the_same_stream_gives_the_same_scene() -> None:
    assert _scene(7) == _scene(7)
    assert _scene(7) != _scene(8)
