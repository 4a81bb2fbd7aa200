"""Vocabularies are written once: every finder takes its words from pipeline/text/vocabulary.py."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipeline.cite import phrases
from pipeline.facts import exclusions as facts
from pipeline.mask import entities, finders, organisations, places, strict_tier
from pipeline.mask.law import case_names, law_reports, section_spans
from pipeline.mask.numbers import dates
from pipeline.mask.people import capital_runs, name_cues, name_lists, preamble_cues, title_parties
from pipeline.parse import decision_date, text_judgment, text_lines
from pipeline.text import abbreviations, vocabulary
from pipeline.text.vocabulary import (
    BODY_WORDS,
    COMMON_HONORIFICS,
    LEADING_REPORTS,
    LIMITED,
    MONTHS,
    REPORTS,
    USUAL_HONORIFICS,
    VERSUS_WORDS,
    join_words,
    list_words,
    spell_either_case,
    spell_report,
)

ROOT = Path(__file__).parents[3]
MODULES = sorted(
    path
    for folder in ("pipeline", "flows/texts")
    for path in (ROOT / folder).rglob("*.py")
    if path != Path(vocabulary.__file__)
)
_TITLE = r"(?:shri|sri|sh|smt|mr|mrs|ms|dr)"
# Two neighbours of a shared list, as an expression of its own would spell them.
TELLTALES = {
    "versus": r"versus\\b\||\|versus|\bversus\||\[vv\]ersus|v\(\?:ersus",
    "kinship": r"\[sdw|son of\||\|son of|s/o\||\|s/o|\bson\|daughter\||\bdaughter\|wife\|",
    "honorifics": rf"\b{_TITLE}(?:\\\.\??)?\|{_TITLE}\b",
    "companies": r"\bltd\|limited|\blimited\|(?:ltd|pvt)|\bpvt\|(?:ltd|private)",
    "law reports": r"\b(?:scc|scr|air)\|(?:scc|scr|air)\b|s\\\.\?(?:\\s\?)?c\\\.\?(?:\\s\?)?\[cr",
    "months": r"january\W+february|\bjan\W+feb\b\W+mar",
    "counted nouns": r"lakh\|crore",
}


def list_literals(path: Path) -> Iterator[str]:
    """The strings of a module but for its docstrings; pieces of one expression are joined."""
    tree = ast.parse(path.read_text("utf-8"))
    nodes = [node for node in ast.walk(tree) if not isinstance(node, ast.Expr)]
    for node in nodes:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.JoinedStr):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "{}" for part in child.values
                )
            elif isinstance(child, ast.Constant) and isinstance(child.value, str):
                yield child.value
            elif isinstance(child, ast.Tuple | ast.List):
                values = [item.value for item in child.elts if isinstance(item, ast.Constant)]
                yield " ".join(str(value) for value in values)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_other_module_spells_a_shared_vocabulary(path: Path) -> None:
    for literal in list_literals(path):
        for name, telltale in TELLTALES.items():
            match = re.search(telltale, literal, re.IGNORECASE)
            assert match is None, f"{name} belong to pipeline/text/vocabulary.py: {match and match[0]!r}"


@pytest.mark.parametrize(
    ("name", "literal"),
    [
        ("versus", r"\s(?:v|vs|versus)\b"),
        ("versus", r"[Vv]ersus|VERSUS"),
        ("kinship", r"[sdwc]/o|r/o"),
        ("kinship", "son of|wife of"),
        ("honorifics", "Shri|Sri|Sh"),
        ("honorifics", r"Smt\.?|Mr"),
        ("companies", "ltd|limited"),
        ("law reports", "SCC|SCR|AIR"),
        ("law reports", r"S\.?\s?C\.?\s?[CR]"),
        ("months", "January|February"),
        ("months", "jan feb mar"),
        ("counted nouns", "lakh|crore"),
    ],
)
def test_the_telltales_are_seen(name: str, literal: str) -> None:
    assert re.search(TELLTALES[name], literal, re.IGNORECASE)


def test_no_module_lists_words_in_its_own_way() -> None:
    for path in MODULES:
        for node in ast.parse(path.read_text("utf-8")).body:
            assert not (isinstance(node, ast.FunctionDef) and node.name == "_list"), path


@pytest.mark.parametrize("word", sorted(VERSUS_WORDS))
def test_every_reader_of_titles_knows_versus(word: str) -> None:
    title = f"Ramesh Yadav {word} State of Bihar"
    assert text_judgment._PARTIES.search(title)
    assert text_lines._LIKE_LINK.match(title)
    assert facts._NAMED_CASE.search(title)
    assert finders._VERSUS.search(title)
    assert [party.name for party in title_parties.read_title(title)] == ["Ramesh Yadav", "State of Bihar"]
    assert preamble_cues.NAME_ENDS.search(title)
    assert case_names.find_cases(title)
    assert word in facts._SMALL_WORDS
    assert word in entities._NO_NAMES
    assert word in organisations._NOT_FIRST


@pytest.mark.parametrize("title", sorted(COMMON_HONORIFICS))
def test_every_reader_of_names_knows_the_common_honorifics(title: str) -> None:
    capital = title.capitalize()
    assert title in capital_runs.TITLES
    assert title in abbreviations.NEVER_LAST
    assert title in places._NOT_PLACES
    assert capital in organisations._NOT_FIRST
    assert name_cues.find_strong_cue(f"{capital}. ") == "title"
    assert name_cues.find_strong_cue(f"s/o {title} ") == "kin"
    assert case_names._TITLED.match(f"{capital}.")
    assert places._PERSON_BEFORE.search(f" {capital} ")
    assert entities._LEADING_TITLES.match(f"{capital}. Ramesh")
    assert preamble_cues.LEAD.match(f"{capital}. Ramesh")
    assert title_parties._TITLES.match(f"{capital}. Ramesh")
    assert strict_tier._KIN_NAME.search(f"her father {capital} Ramesh")


@pytest.mark.parametrize("title", sorted(USUAL_HONORIFICS))
def test_readers_of_people_know_the_usual_honorifics(title: str) -> None:
    assert title in capital_runs.TITLES
    assert name_cues.find_strong_cue(f"{title.capitalize()}. ") == "title"
    assert preamble_cues.LEAD.match(f"{title} Ramesh")
    assert title_parties._TITLES.match(f"{title} Ramesh")


@pytest.mark.parametrize("kin", ["s/o", "d/o", "w/o", "son of", "daughter of", "wife of"])
def test_every_reader_of_people_knows_kinship(kin: str) -> None:
    assert name_cues.find_strong_cue(f"{kin} ") == "kin"
    assert name_cues.names_person(f", {kin} Sohan")
    assert title_parties.read_title(f"Ramesh {kin} Sohan vs Suresh")[0].name == "Ramesh"
    assert preamble_cues.NAME_ENDS.search(f"Ramesh {kin} Sohan").start() == len("Ramesh")  # type: ignore[union-attr]
    assert preamble_cues.DETAILS.match(f"{kin} Sohan")
    assert preamble_cues.ADDRESS.match(f"{kin} Sohan")
    assert preamble_cues.KIN_OR_AGENT.search(f"{kin} ")
    assert places._PERSON_BEFORE.search(f" {kin} ")


@pytest.mark.parametrize("word", sorted(BODY_WORDS))
def test_every_reader_of_parties_knows_bodies(word: str) -> None:
    assert word in name_lists.BODIES
    assert title_parties._BODY.search(f"Ganga {word}")
    assert name_cues.is_body_word(word) or word in ("inc", "llp")


@pytest.mark.parametrize("word", sorted(LIMITED))
def test_a_limited_company_is_no_place_and_no_person(word: str) -> None:
    assert word in name_lists.PLACE_ENDINGS
    assert name_cues.names_firm(f" {word}")


@pytest.mark.parametrize("report", sorted(LEADING_REPORTS))
def test_every_reader_of_numbers_knows_law_reports(report: str) -> None:
    assert law_reports.find_reports(f"2004 (8) {report} 490")
    assert facts._CITED.search(f"2004 (8) {report} 490")
    assert phrases._COUNTED.match(f" {report}")
    assert phrases.has_other_cue(f"{report} 302", len(report) + 1)
    assert section_spans._COUNTED.match(f" {report}")
    assert report in abbreviations.CAPITALS_SELDOM_LAST
    assert report in case_names._NOT_NAMES
    assert report in organisations._NOT_FIRST


@pytest.mark.parametrize("month", MONTHS)
def test_every_reader_of_dates_knows_months(month: str) -> None:
    assert [found.rule for found in dates.find_dates(f"on 12 {month}, 2004.")] == ["date"]
    assert decision_date._IN_TITLE.search(f"A vs B on 12 {month}, 2004")
    assert section_spans._COUNTED.match(f" {month}")
    assert month in strict_tier._NOT_NAMES


def test_spelling() -> None:
    assert list_words("a  b\n a") == {"a", "b"}
    assert join_words(["mr", "mrs", "dr"]) == "mrs|dr|mr"
    assert spell_either_case(["sh"]) == "[Ss]h"
    assert re.fullmatch(spell_report("CriLJ"), "Cri. L.J")
    assert not re.fullmatch(spell_report("CriLJ"), "CRI LJ")
    assert re.fullmatch(spell_report("CriLJ", capitals=True), "CRI LJ")
    assert all(re.compile(spell_report(name)) for name in REPORTS)
