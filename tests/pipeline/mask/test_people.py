"""A name found once is found everywhere, and mentions of one person get one number."""

import pytest

from pipeline.mask.finding import DocumentTexts, Finding
from pipeline.mask.people.mentions import find_all_mentions, resolve
from schemas.masks import DATE, ORG, PERSON, PLACE


def find(text: str, *surfaces: str, kind: str = PERSON, rule: str = "title") -> list[Finding]:
    """The first mention of each surface."""
    return [Finding(text.index(word), text.index(word) + len(word), kind, rule) for word in surfaces]


def spread(text: str, *known: str, found: list[Finding] | None = None) -> list[str]:
    """What is found again, as it stands in the text."""
    (row,) = find_all_mentions(DocumentTexts([text]), [found or []], known)
    return [text[span.start : span.end] for span in row]


def number(text: str, *surfaces: str, kind: str = PERSON, known: tuple[str, ...] = ()) -> list[int]:
    """The numbers of surfaces that stand in the text one after another."""
    spans, at = [], 0
    for surface in surfaces:
        at = text.index(surface, at)
        spans.append(Finding(at, at + len(surface), kind, "ner"))
        at += len(surface)
    return resolve([text], [spans], known)[0]


@pytest.mark.parametrize(
    "mention",
    [
        "Ramesh Kumar Yadav",
        "RAMESH KUMAR YADAV",
        "Ramesh\nKumar Yadav",
        "ramesh kumar yadav",
        "Ramesh",
        "Yadav",
        "Ramesh Yadav",
        "R.K. Yadav",
        "R. K. Yadav",
        "RK Yadav",
        "R. Yadav",
        "Ramesh K. Yadav",
        "Kumar Yadav",
        "Rameshwar Ramesh",
    ],
)
def test_a_name_is_found_in_all_its_forms(mention: str) -> None:
    expected = "Ramesh" if mention == "Rameshwar Ramesh" else mention
    (found,) = spread(f"The witness saw {mention} near the well.", "Ramesh Kumar Yadav")
    assert found.endswith(expected)


def test_what_follows_a_name_is_not_part_of_it() -> None:
    text = "Ramesh's house, Ramesh’s field and Ramesh-accused; Ramesh. Suresh was there."
    assert spread(text, "Ramesh Yadav") == ["Ramesh"] * 4


@pytest.mark.parametrize(
    "text",
    [
        "He lived at Rampur, in Ramgarh and at Ram1, Ram_2.",
        "He went to Ram Nagar, then to village Ram.",
        "The ram was sold.",
        "Ghanshyam and Balram came.",
    ],
)
def test_a_short_name_is_never_found_in_a_longer_word_or_place(text: str) -> None:
    assert spread(text, "Ram Yadav") == []


@pytest.mark.parametrize("name", ["Ramesh Kumar", "Ramesh Singh", "Ramesh Devi", "Ramesh Khan"])
def test_a_part_that_many_bear_is_found_only_with_others_or_behind_a_title(name: str) -> None:
    part = name.split()[1]
    text = f"One {part} came. Shri {part} came. Ramesh {part} came."
    assert spread(text, name) == [part, f"Ramesh {part}"]


def test_common_words_of_a_name_are_left_alone() -> None:
    text = "More was said by Mr. More. The Court heard More Witness. Ashok More agreed."
    assert spread(text, "Ashok More", "Witness Court") == ["More", "Ashok More"]


def test_a_word_that_is_mostly_written_small_is_no_name_alone() -> None:
    text = "The zerbold was drawn. A zerbold is a zerbold. Zerbold of Suresh Zerbold."
    assert spread(text, "Suresh Zerbold") == ["Suresh Zerbold"]


def test_a_word_that_the_entity_finder_took_for_a_name_once_is_none() -> None:
    text = "Zerbold one. Zerbold two. Zerbold three. Zerbold four. Zerbold five. Zerbold six."
    assert spread(text, found=find(text, "Zerbold", rule="ner")) == []
    assert spread(text, found=find(text, "Zerbold", rule="son of")) == ["Zerbold"] * 5


def test_neighbours_that_are_names_belong_to_the_mention() -> None:
    text = "He named Sohan Yadav and S.P. Yadav, and Ramesh Singh, but not A Ramesh."
    assert spread(text, "Ramesh Yadav") == ["Sohan Yadav", "S.P. Yadav", "Ramesh Singh", "Ramesh"]


def test_clerks_spell_one_name_in_many_ways() -> None:
    text = "Laxman, Lakshman and Lakshmann came with Vijai and Rawi."
    names = ["Laxman", "Lakshman", "Lakshmann", "Vijai", "Rawi"]
    assert spread(text, "Lakshman Yadav", "Vijay Yadav", "Ravi Yadav") == names


def test_names_in_other_scripts_are_whole_words_too() -> None:
    assert spread("राम लाल रामपुर में था। राम घर गया।", "राम लाल") == ["राम लाल", "राम"]


def test_both_names_of_an_alias_are_found() -> None:
    assert spread("Kallu ran, Suresh fled.", "Suresh Yadav @ Kallu") == ["Kallu", "Suresh"]
    assert spread("Bhura ran, Suresh fled.", "Suresh Yadav (alias Bhura)") == ["Bhura", "Suresh"]


def test_all_names_of_one_span_are_found() -> None:
    text = "Mohan, Sohan and Girdhari came."
    assert spread(text, "Mohan Yadav and Sohan Pandey s/o Girdhari") == ["Mohan", "Sohan", "Girdhari"]


def test_a_body_is_found_by_its_whole_name() -> None:
    text = "The State of Bihar appealed; the State and Bihar. Sharma Steel (India) Ltd. paid Sharma."
    found = spread(text, "State Of Bihar", "Sharma Steel (India) Ltd.")
    assert found == ["State of Bihar", "Sharma Steel (India) Ltd"]


def test_what_is_found_already_or_part_of_something_longer_is_not_found_again() -> None:
    text = "Ramesh lived in Ramesh Colony with Ramesh."
    found = find(text, "Ramesh") + find(text, "Ramesh Colony", kind=PLACE)
    (row,) = find_all_mentions(DocumentTexts([text]), [found], ["Ramesh Yadav"])
    assert [span.start for span in row] == [text.rindex("Ramesh")]


def test_places_and_bodies_are_found_again_too() -> None:
    text = "He left Imlipur Jagir. In Imlipur Jagir and Gohad he hid. Gohad is far."
    found = find(text, "Imlipur Jagir", "Gohad", kind=PLACE)
    (row,) = find_all_mentions(DocumentTexts([text]), [found], [])
    assert [(text[span.start : span.end], span.kind) for span in row] == [
        ("Imlipur Jagir", PLACE),
        ("Gohad", PLACE),
    ]


def test_a_word_found_as_a_place_more_often_is_no_person() -> None:
    text = "Sagar is a town. Sagar is large. From Sagar to Sagar came Sagar Yadav."
    spans = [Finding(0, 5, PLACE, "ner"), Finding(17, 22, PLACE, "ner")]
    (row,) = find_all_mentions(DocumentTexts([text]), [spans], ["Sagar Yadav"])
    kinds = {text[span.start : span.end]: span.kind for span in row}
    assert kinds == {"Sagar": PLACE, "Sagar Yadav": PERSON}


def test_names_spread_over_all_texts() -> None:
    texts = ["It was Ramesh Yadav.", "Nothing here.", "Ramesh ran."]
    rows = find_all_mentions(DocumentTexts(texts), [find(texts[0], "Ramesh Yadav"), [], []], [])
    assert [[texts[i][span.start : span.end] for span in row] for i, row in enumerate(rows)] == [
        [],
        [],
        ["Ramesh"],
    ]


def test_masks_are_nobodys_name() -> None:
    assert spread("[PERSON 1] met [PLACE 2] Person.", "Person Place", "Person Yadav") == []


@pytest.mark.parametrize(
    "form",
    [
        "Ramesh",
        "the said Ramesh Kumar",
        "Shri Ramesh Kumar",
        "RAMESH KUMAR",
        "Ramesh Kumar's",
        "R. Kumar",
        "Sri\nRamesh Kumar",
        "Ramesh Kumar, Advocate",
    ],
)
def test_forms_of_one_name_are_one_person(form: str) -> None:
    assert number(f"Ramesh Kumar left. Suresh saw {form} there.", "Ramesh Kumar", "Suresh", form) == [1, 2, 1]


def test_a_short_form_before_the_full_name_is_the_same_person() -> None:
    assert number("Suresh ran. Ramesh ran. Ramesh Yadav fell.", "Suresh", "Ramesh", "Ramesh Yadav") == [
        1,
        2,
        2,
    ]


def test_two_of_one_family_stay_apart_and_the_family_name_is_the_last_mentioned() -> None:
    text = "Ram Yadav and Shyam Yadav came. Yadav spoke. Ram Yadav left. Yadav wept. Shyam slept."
    mentions = ("Ram Yadav", "Shyam Yadav", "Yadav", "Ram Yadav", "Yadav", "Shyam")
    assert number(text, *mentions) == [1, 2, 2, 1, 1, 2]


def test_a_given_name_is_not_a_fathers_name() -> None:
    text = "Manohar Dagdu Bansode met Dagdu Bhosale. Manohar Dagdu Bansode fell. Dagdu ran."
    mentions = ("Manohar Dagdu Bansode", "Dagdu Bhosale", "Manohar Dagdu Bansode", "Dagdu")
    assert number(text, *mentions) == [1, 2, 1, 2]


@pytest.mark.parametrize("alias", ["@", "alias", "ALIAS", "urf"])
def test_an_alias_is_the_same_person(alias: str) -> None:
    text = f"Mahesh Yadav {alias} Raju came. Raju fell. Mahesh rose."
    assert number(text, f"Mahesh Yadav {alias} Raju", "Raju", "Mahesh") == [1, 1, 1]
    assert number(text, "Mahesh Yadav", "Raju", "Raju", "Mahesh") == [1, 1, 1, 1]


@pytest.mark.parametrize("tie", ["s/o", "S/o.", "son of", "w/o", ", d/o"])
def test_father_and_son_are_two(tie: str) -> None:
    text = f"Ramesh Kumar Yadav {tie} Ramesh Yadav came. Ramesh Lal Gupta {tie} Lal."
    mentions = ("Ramesh Kumar Yadav", "Ramesh Yadav", "Ramesh Lal Gupta", "Lal")
    assert number(text, *mentions) == [1, 2, 3, 4]


def test_initials_tell_apart() -> None:
    text = "A.K. Sharma heard S.P. Sharma. Anil Kumar Sharma, too, heard S.P. Sharma."
    mentions = ("A.K. Sharma", "S.P. Sharma", "Anil Kumar Sharma", "S.P. Sharma")
    assert number(text, *mentions) == [1, 2, 1, 2]


def test_a_title_tells_apart() -> None:
    text = "Dr. C.S. Bhoir saw Gorakh Bhoir. Dr. Bhoir wrote it down."
    assert number(text, "Dr. C.S. Bhoir", "Gorakh Bhoir", "Dr. Bhoir") == [1, 2, 1]


def test_known_names_join_short_forms() -> None:
    text = "Ramesh ran. Yadav fell."
    assert number(text, "Ramesh", "Yadav") == [1, 2]
    assert number(text, "Ramesh", "Yadav", known=("Ramesh Yadav",)) == [1, 1]


@pytest.mark.parametrize("form", ["Yadav", "Mr. Yadav", "R. Yadav", "Ramesh"])
def test_counsel_known_from_the_preamble_takes_no_short_form_from_who_is_named_here(form: str) -> None:
    text = f"Ramesh Lal Yadav left. Sohan saw him. Then {form} came back."
    mentions = ("Ramesh Lal Yadav", "Sohan", form)
    for counsel in ("Ramesh Yadav Vakil", "Mr. Rakesh Yadav", "R. Yadav Pathak", "Dinesh Yadav"):
        assert number(text, *mentions, known=(counsel,)) == [1, 2, 1]
        assert number(text, *mentions, known=("Zubin Contractor", counsel)) == [1, 2, 1]


def test_counsel_who_is_named_here_in_full_is_told_apart() -> None:
    text = "Sohan Yadav left. Mr. Rakesh Yadav argued. Mr. Yadav went on. Sohan slept."
    mentions = ("Sohan Yadav", "Rakesh Yadav", "Yadav", "Sohan")
    assert number(text, *mentions, known=("Rakesh Yadav",)) == [1, 2, 2, 1]


@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        (DATE, "12.3.2004", "12th March, 2004"),
        (DATE, "12.03.04", "March 12, 2004"),
        (DATE, "12-3-1998", "12/03/98"),
        (DATE, "March 2004", "MARCH, 2004"),
        (PLACE, "Gandhi  Nagar", "gandhi\nnagar"),
        (PLACE, "the Red Fort", "Red Fort"),
        (ORG, "P.S. Kotwali", "Kotwali Police Station"),
        (ORG, "State Bank", "STATE BANK"),
    ],
)
def test_the_same_thing_written_otherwise(kind: str, first: str, second: str) -> None:
    assert number(f"{first} and {second}", first, second, kind=kind) == [1, 1]


@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        (DATE, "12.3.2004", "3.12.2004"),
        (DATE, "12.13.2004", "13.12.2004"),
        (DATE, "5th of May", "5th of June"),
        (DATE, "March 2004", "1.3.2004"),
        (PLACE, "Rampur", "Rampura"),
    ],
)
def test_things_that_differ(kind: str, first: str, second: str) -> None:
    assert number(f"{first} and {second}", first, second, kind=kind) == [1, 2]


def test_kinds_are_numbered_apart_in_order_of_first_appearance() -> None:
    texts = ["Ramesh of Gohad", "Suresh of Bhind, Ramesh"]
    rows = [
        [Finding(0, 6, PERSON, "ner"), Finding(10, 15, PLACE, "ner")],
        [Finding(0, 6, PERSON, "ner"), Finding(10, 15, PLACE, "ner"), Finding(17, 23, PERSON, "ner")],
    ]
    assert resolve(texts, rows) == [[1, 1], [2, 2, 1]]


def test_many_names_and_long_texts_are_read_in_one_pass() -> None:
    """Names times words would be far too many to end in time."""
    letters = "bcdfghjklmnprstvyz"
    names = [f"Ka{a}a{b}o{c}u Su{c}i{b}e{a}i" for a in letters for b in letters for c in letters[:8]]
    text = "The accused was seen near the old well by nobody at all. " * 20_000 + f" {names[7]} fled."
    assert spread(text, *names) == [names[7]]


def test_in_a_text_that_carries_masks_only_known_names_are_looked_for() -> None:
    texts = DocumentTexts(["It was Suresh Yadav.", "[PERSON 1] met Suresh and Girdhari."])
    found = [find(texts.sentences[0], "Suresh Yadav"), []]
    (_, row) = find_all_mentions(texts, found, ["Girdhari Lal"])
    assert [texts.sentences[1][span.start : span.end] for span in row] == ["Girdhari"]


def test_a_place_in_the_name_of_a_court_is_left_there() -> None:
    text = "He lived in Gohad. The Gohad High Court knew it."
    assert spread(text, found=find(text, "Gohad", kind=PLACE)) == []
