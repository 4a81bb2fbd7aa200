"""All finders together: what a preamble tells, and what running text tells otherwise."""

from collections.abc import Sequence

import pytest

from pipeline.cite.finder import find_citations
from pipeline.mask import finders
from pipeline.mask.finders import (
    MaskingInput,
    find_in_documents,
    find_in_preamble,
    find_in_texts,
    list_finders,
)
from pipeline.mask.finding import DocumentTexts, Finder, Finding
from pipeline.mask.law.provisions import find_provisions
from pipeline.mask.people.running_names import find_names
from pipeline.mask.strict_tier import find_strict
from schemas.masks import CASE, CONTACT, DATE, KIN, NUMBER, ORG, PERSON, PLACE, PLAIN, SECTION, STRICT

Label = tuple[str, str]


class Told:
    """Finds what it is told to, wherever it stands."""

    def __init__(self, *labels: Label) -> None:
        self._labels = labels

    def find(self, texts: Sequence[str]) -> list[list[tuple[int, int, str]]]:
        return [
            [
                (text.index(word), text.index(word) + len(word), kind)
                for word, kind in self._labels
                if word in text
            ]
            for text in texts
        ]


def read_preamble(text: str, *labels: Label) -> dict[str, str]:
    """Surfaces with their kinds; a surface has one."""
    (spans,) = Told(*labels).find([text])
    cited = [(each.start, each.end) for each in find_citations([text]).cited]
    found = find_in_preamble(text, spans, cited)
    kinds: dict[str, str] = {}
    for each in found:
        surface = text[each.start : each.end]
        assert kinds.setdefault(surface, each.kind) == each.kind
    return kinds


# Preambles


@pytest.mark.parametrize("tie", ["S/o Sh.", "son of", "W/O", "d/o", "widow of", "S/o Late Shri"])
@pytest.mark.parametrize("labels", [(), (("Zorban Lal", "PETITIONER"), ("Jebban Gupta", "OTHER_PERSON"))])
def test_fathers_and_husbands_are_kin(tie: str, labels: tuple[Label, ...]) -> None:
    found = read_preamble(f"1. Zorban Lal\n{tie} Jebban Gupta\n     Versus\nThe State\n", *labels)
    assert found == {"Zorban Lal": PERSON, "Jebban Gupta": KIN, "State": PERSON}


@pytest.mark.parametrize("through", ["through its manager", "Rep. by its partner", "represented by"])
def test_agents_are_kin(through: str) -> None:
    text = f"QUILLA MILLS LTD. {through} Zorban Wexley  ... Appellant\n  versus\nJEBBAN RAM ... Respondent\n"
    found = read_preamble(text, ("Zorban Wexley", "PERSON"), ("QUILLA MILLS LTD", "ORG"))
    assert found == {"QUILLA MILLS LTD": PERSON, "Zorban Wexley": KIN, "JEBBAN RAM": PERSON}


def test_a_company_is_a_party_there_and_a_body_in_running_text() -> None:
    text = "Zorban Lal ... Appellant\nversus\nThe State\nSold by Kelmar Industries Ltd. here\n"
    assert read_preamble(text)["Kelmar Industries"] == PERSON
    (found,) = find_in_texts(DocumentTexts(["It was sold by Kelmar Industries Ltd. at noon."]), Told())
    assert {each.kind for each in found} == {ORG}


@pytest.mark.parametrize("labels", [(), (("Prezant Boozal v. Quoddan Reffy", "PRECEDENT"),)])
@pytest.mark.parametrize("case", [str, str.lower])
def test_the_title_of_this_case_is_no_other_case(labels: tuple[Label, ...], case: type[str]) -> None:
    title = case("Prezant Boozal v. Quoddan Reffy")
    text = f"In the High Court of Kheri\n{title}\nheard on 3.4.2001\n"
    found = read_preamble(text, *((case(word), kind) for word, kind in labels))
    if case is str or labels:  # small letters are no title for a rule
        assert [found[case(name)] for name in ("Prezant Boozal", "Quoddan Reffy")] == [PERSON, PERSON]
    assert CASE not in found.values()
    assert found["3.4.2001"] == DATE


def test_in_running_text_it_is_one() -> None:
    text = "It was held so in Prezant Boozal v. Quoddan Reffy."
    (found,) = find_in_texts(DocumentTexts([text]), Told(("Prezant Boozal v. Quoddan Reffy", "PRECEDENT")))
    assert CASE in {each.kind for each in found}


def test_addresses_numbers_and_sections_are_no_parties() -> None:
    text = (
        "Zorban Lal, Gandhi Street, Kheri ... Appellant\nversus\nThe State\n"
        "(under Section 302 of the Indian Penal Code)\nCriminal Appeal No. 12 of 1999\nPhone 9876543210\n"
    )
    found = read_preamble(text, ("Zorban Lal", "PERSON"), ("Gandhi Street", "PERSON"))
    assert found["Zorban Lal"] == PERSON
    assert (found["Gandhi Street"], found["Kheri"]) == (PLACE, PLACE)
    assert found["Criminal Appeal No. 12 of 1999"] == NUMBER
    assert found["9876543210"] == CONTACT
    assert {kind for surface, kind in found.items() if "302" in surface} == {SECTION}


def test_a_place_in_the_name_of_a_party_is_part_of_it() -> None:
    text = "The State Of Bihar ... Appellant\nversus\nZorban Lal\nPatna\n"
    found = read_preamble(text, ("Bihar", "GPE"))
    assert "Bihar" not in found
    assert found["State Of Bihar"] == PERSON
    assert found["Patna"] == PLACE


def test_kin_of_the_preamble_are_known_below() -> None:
    preamble = "1. Zorban Lal\nS/o Sh. Jebban Gupta\n     Versus\nThe State\n"
    texts = [preamble, "There Jebban was seen with Zorban at the well."]
    (findings,) = find_in_documents([MaskingInput(DocumentTexts(texts), has_preamble=True)], Told())
    assert "Jebban Gupta" in findings.known
    below = {texts[1][each.start : each.end]: each.kind for each in findings.by_text[1]}
    assert below == {"Jebban": PERSON, "Zorban": PERSON}
    assert KIN in {each.kind for each in findings.by_text[0]}


# Documents


def test_documents_know_nothing_of_each_other() -> None:
    first = MaskingInput(DocumentTexts(["Zorban Lal came."], title="Quilla Vexmar vs State"))
    second = MaskingInput(DocumentTexts(["There Vexmar and Brelko came."], context=["Zorban Lal"]))
    finder = Told(("Zorban Lal", PERSON))
    together = find_in_documents([first, second], finder)
    assert together == [find_in_documents([each], finder)[0] for each in (first, second)]
    assert together[1].known == ["Zorban Lal"]
    assert together[1].by_text == [[]]


def test_nothing_to_read_is_nothing_found() -> None:
    assert find_in_documents([], Told()) == []
    (findings,) = find_in_documents([MaskingInput(DocumentTexts([]))], Told())
    assert findings.by_text == []
    assert find_in_texts(DocumentTexts([""]), Told()) == [[]]


# The registry


def test_finders_are_discovered_wherever_they_are_in_the_package() -> None:
    functions = {finder.in_sentences for finder in list_finders()}
    assert {find_names, find_provisions, find_strict} <= functions
    assert [finder.order for finder in list_finders()] == sorted(finder.order for finder in list_finders())


def test_a_finder_gets_what_it_needs_and_only_where_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []

    def note(where: str) -> object:
        return lambda *given: calls.append((where, *given)) or [Finding(0, 3, NUMBER, "note")]

    chosen = (
        Finder(in_sentences=note("sentences"), needs=("cited", "labels")),
        Finder(in_preamble=note("preamble")),
        Finder(in_sentences=note("strict"), strict_only=True),
    )
    monkeypatch.setattr(finders, "list_finders", lambda: chosen)
    texts = DocumentTexts(["A v B\n", "302   IPC"])
    for tier in (PLAIN, STRICT):
        document = MaskingInput(texts, [(), [(0, 3), (6, 9)]], tier, has_preamble=True)
        find_in_documents([document], Told(("IPC", "STATUTE")))
    in_line = ("sentences", "302 IPC", [(0, 3), (4, 7)], [(4, 7, "STATUTE")])
    preamble = ("preamble", "A v B\n")
    assert [call for call in calls if call[0] == "preamble"] == [preamble, preamble]
    assert [call for call in calls if call[0] == "sentences"] == [in_line, in_line]
    assert [call for call in calls if call[0] == "strict"] == [("strict", "302 IPC")]


def test_finders_of_one_order_may_run_in_any(monkeypatch: pytest.MonkeyPatch) -> None:
    preamble = "1. Zorban Lal\nS/o Sh. Jebban Gupta\n     Versus\nThe State Of Bihar\n"
    text = "On 3.4.2001 Shri Zorban Lal of Patna, aged 12 years, sued Kelmar Industries Ltd. u/s 302 IPC."
    document = MaskingInput(DocumentTexts([preamble, text]), tier=STRICT, has_preamble=True)
    told = Told(("Patna", "GPE"), ("Zorban Lal", "PERSON"), ("Kelmar Industries", "ORG"))
    (expected,) = find_in_documents([document], told)
    backwards = list_finders()[::-1]
    turned = tuple(sorted(backwards, key=lambda finder: finder.order))
    assert turned != list_finders()
    monkeypatch.setattr(finders, "list_finders", lambda: turned)
    (found,) = find_in_documents([document], told)
    assert [sorted(row) for row in found.by_text] == [sorted(row) for row in expected.by_text]
    assert found.known == expected.known
