"""Sections are masked with their cues and lists, Acts and cases by their names, and no number leaks."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from pipeline.cite.finder import find_citations
from pipeline.mask.law.provisions import find_provisions
from schemas.masks import ACT, CASE, SECTION


def find(text: str, kind: str) -> list[str]:
    cited = [(one.start, one.end) for one in find_citations([text]).cited]
    return [text[one.start : one.end] for one in find_provisions(text, cited) if one.kind == kind]


def mask_sections(text: str) -> str:
    cited = [(one.start, one.end) for one in find_citations([text]).cited]
    for one in reversed(find_provisions(text, cited)):
        if one.kind == SECTION:
            text = f"{text[: one.start]}[SECTION]{text[one.end :]}"
    return text


@pytest.fixture(scope="module")
def leaks() -> ModuleType:
    path = Path(__file__).parents[3] / "benchmarks" / "leaks.py"
    spec = importlib.util.spec_from_file_location("leaks_benchmark", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("under Section 302 IPC he was tried", "under [SECTION] IPC he was tried"),
        ("under Sections 147, 148 and 149 IPC he was", "under [SECTION] IPC he was"),
        ("u/s 302/34 I.P.C. he was tried", "[SECTION] I.P.C. he was tried"),
        ("under Section 302 of the Indian Penal Code", "under [SECTION] of the Indian Penal Code"),
        ("Sections 302 IPC and 27 Arms Act", "[SECTION] IPC and [SECTION] Arms Act"),
        ("under Sections 302, 34 he was tried", "under [SECTION] he was tried"),
        ("sub-section (2) of Section 6 says", "[SECTION] says"),
        ("He invoked Article 226 there", "He invoked [SECTION] there"),
        ("under Order XXI Rule 2 it was", "under [SECTION] it was"),
        ("under Section 147 to 149 IPC", "under [SECTION] IPC"),
        ("convicted under 302/34 and sent", "convicted under [SECTION] and sent"),
        ("of murder under s 302 he was", "of murder under [SECTION] he was"),
        ("offences under as. 466 and 467 were", "offences under [SECTION] were"),
        ("It is I.P.C. 302 that matters", "It is I.P.C. [SECTION] that matters"),
        ("guilty of 304 Part II then", "guilty of [SECTION] then"),
    ],
)
def test_sections_go_with_their_cue_and_list(text: str, masked: str) -> None:
    assert mask_sections(text) == masked


@pytest.mark.parametrize(
    "text",
    [
        "Section 302 IPC and 2 other accused fled.",
        "He had 302 bags and 34 cows.",
        "Exhibit 34 and PW 12 were shown at 10.30.",
    ],
)
def test_what_is_counted_is_no_section(text: str) -> None:
    assert [one for one in find(text, SECTION) if "2 other" in one or "Section" not in one] == []


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("section 5 of the Indian Penal Code, 1860 says", "Indian Penal Code, 1860"),
        ("under the Zebra Protection Act, 1971 he was", "Zebra Protection Act, 1971"),
        ("the Arms Act is clear", "Arms Act"),
        ("under the Cr.P.C. he", "Cr.P.C."),
        ("as the Constitution of India says", "Constitution of India"),
        ("the Kites and Balloons (Control) Rules, 1966 say", "Kites and Balloons (Control) Rules, 1966"),
        ("by Act XII of 1901 it was", "Act XII of 1901"),
        ("held under TADA then", "TADA"),
    ],
)
def test_an_act_is_found_by_its_name(text: str, act: str) -> None:
    assert find(text, ACT) == [act]


@pytest.mark.parametrize(
    "text", ["section 4 of the Act says", "the said Act", "a Constitution Bench sat", "He will act."]
)
def test_an_act_without_a_name_is_none(text: str) -> None:
    assert find(text, ACT) == []


@pytest.mark.parametrize(
    ("text", "case"),
    [
        (
            "as held in Zorba Lal v. State of Utopia (2004) 8 SCC 490 by",
            "Zorba Lal v. State of Utopia (2004) 8 SCC 490",
        ),
        (
            "relied on Zorba Lal vs. Tim & Ors., AIR 1962 SC 36 and",
            "Zorba Lal vs. Tim & Ors., AIR 1962 SC 36",
        ),
        ("the case of Zorba v. Tim was cited", "Zorba v. Tim"),
        ("in AIR 1962 SC 36 it was held", "AIR 1962 SC 36"),
        ("see [1952] SCR 583 for it", "[1952] SCR 583"),
        ("see 1967 Cri LJ 1081 for it", "1967 Cri LJ 1081"),
        ("see 61 ITR 371 for it", "61 ITR 371"),
        ("In Zorba v. The State it was held", "Zorba v. The State"),
    ],
)
def test_a_case_is_found_with_its_report(text: str, case: str) -> None:
    assert find(text, CASE) == [case]


@pytest.mark.parametrize("text", ["Shri V. Zorba said so.", "Mr. T. V. Zorba came.", "it was black v. white"])
def test_an_initial_is_no_versus(text: str) -> None:
    assert find(text, CASE) == []


def test_leaks_are_told(leaks: ModuleType) -> None:
    labels = {"302", "34", "498A"}
    for text in (
        "under Section 302 he",
        "under [SECTION] and 34 he",
        "302 IPC was",
        "u/s 498-A he",
        "I.P.C. 302 was",
        "Sections [SECTION], 34",
    ):
        assert leaks.find_leaks(text, labels), text
    for text in (
        "under [SECTION] he",
        "PW 34 and 302 bags",
        "on 34 days",
        "[SECTION] and 34 persons came",
        "Section 420",
    ):
        assert not leaks.find_leaks(text, labels), text


@pytest.mark.parametrize(
    "text",
    [
        "He was charged under Sections 302, 34 and 120-B IPC read with Section 149 I.P.C.",
        "An offence u/s 498A/304B/34 IPC; ss. 302 & 34; Section 302 r/w 34.",
        "IPC 302, 34. Section 302/149 and S.34; under section 498 - A of the Code.",
    ],
)
def test_nothing_leaks_from_masked_lists(leaks: ModuleType, text: str) -> None:
    labels = {"302", "34", "120B", "149", "498A", "304B"}
    assert leaks.find_leaks(text, labels)
    assert leaks.find_leaks(mask_sections(text), labels) == []


@pytest.mark.parametrize(
    "unit",
    [
        "1",
        "302, ",
        "Section ",
        "1 and ",
        "Act ",
        "A v. B ",
        "(1)",
        "of the ",
        "AIR 1998 ",
        "sub-section (1) of ",
        "I.P.C. ",
    ],
)
def test_a_hostile_text_is_read_through(unit: str) -> None:
    text = unit * (100_000 // len(unit))
    found = find_provisions(text, [])
    assert all(0 <= one.start < one.end <= len(text) for one in found)
