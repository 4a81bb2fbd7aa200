"""What the box must be hard in: crimes and sections that go together, citations in every shape, and truth
that never leaves the house."""

import os
import re
import subprocess
import sys
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path

import pytest
import requests

from embedded.courts import REGIONS
from embedded.crime import Crime
from embedded.crimes import ALL_CRIMES
from embedded.docket.case import Case, iterate_sentences
from embedded.docket.docket import ODDITY_RATES, Docket, Entry
from embedded.law.procedure import BNS
from embedded.prose import ROLES
from embedded.random_streams import open_stream
from embedded.site.api import TOKEN as BOX_TOKEN
from embedded.site.box import Box, start_box
from embedded.site.search import Index, read_query
from embedded.site.write import iterate_cases
from embedded.world.people import draw_name
from embedded.writing.composer import write_case
from schemas.courts import PAPER_COURTS

ROOT = Path(__file__).parents[2]
SEED = 1
DOCKET = Docket(SEED, 3000)
TOKEN = {"Authorization": f"Token {BOX_TOKEN}"}
ODD = {"short", "hindi", "no_ipc", "bns", "truncated", "very_long"}


@cache
def list_entries() -> tuple[Entry, ...]:
    return tuple(DOCKET)


@cache
def read_flat(docid: int) -> str:
    """The text of a case in one line."""
    case = write_case(DOCKET, DOCKET.entry(DOCKET.find_index(docid) or 0))
    return " ".join(" ".join(block.text for block in case.blocks).split())


# Crimes and sections


def test_many_kinds_of_crime_really_come_to_court() -> None:
    kinds = Counter(entry.crime for entry in list_entries() if entry.crime)
    assert sum(count >= 10 for count in kinds.values()) >= 40


@pytest.mark.parametrize(
    ("one", "other", "at_least"),
    [
        ("302", "34", 1.2),
        ("302", "201", 2),
        ("147", "148", 5),
        ("147", "149", 5),
        ("148", "149", 5),
        ("498A", "304B", 5),
        ("498A", "406", 2),
        ("420", "467", 3),
        ("420", "468", 3),
        ("420", "471", 3),
        ("420", "120B", 1.5),
    ],
)
def test_sections_that_go_together_are_charged_together(one: str, other: str, at_least: float) -> None:
    """Lift: how much oftener two sections meet than chance would have it."""
    charged = [set(entry.course.sections) for entry in list_entries() if entry.course]
    both = sum({one, other} <= sections for sections in charged)
    alone = [sum(section in sections for sections in charged) for section in (one, other)]
    assert both >= 15
    assert both * len(charged) / (alone[0] * alone[1]) > at_least
    assert both < min(alone)  # and yet not always


def test_the_same_kind_of_crime_is_not_always_charged_alike() -> None:
    charges: dict[str, set[tuple[str, ...]]] = {}
    for entry in list_entries():
        if entry.crime and entry.course:
            charges.setdefault(entry.crime, set()).add(entry.course.sections)
    assert sum(len(ways) >= 5 for ways in charges.values()) >= 40


# Citations


def charges(*sections: str) -> Callable[[Entry], bool]:
    return lambda entry: entry.course is not None and set(sections) <= set(entry.course.sections)


def charges_other(act: str) -> Callable[[Entry], bool]:
    return lambda entry: entry.course is not None and any(name == act for name, _ in entry.course.others)


PENAL = r"(?:IPC|I\. ?P\. ?C|Indian Penal Code|Penal Code)"
SHAPES = {
    "Section 302 IPC": (charges("302"), r"Section 302 IPC"),
    "s. 302 of the Indian Penal Code": (charges("302"), r"\b[sS]\. ?302 of the Indian Penal Code"),
    "u/s 302/34 I.P.C.": (charges("302", "34"), rf"(?i:u/s)\.? ?[\dA-Z/-]*302/[\dA-Z/-]*\d.{{0,15}}{PENAL}"),
    "Sections 147, 148, 149 and 302": (charges("147", "148", "149"), r"Sections 147, 148, 149 and \d"),
    "302 read with 34": (charges("302", "34"), r"302 read with (?:Section )?34\b"),
    "r/w": (charges("302", "34"), r"\d r/w (?:Section )?\d"),
    "498-A": (charges("498A"), r"\b498-A\b"),
    "498 A": (charges("498A"), r"\b498 A\b"),
    "120b": (charges("120B"), r"\b120b\b"),
    "376(2)(g)": (charges("376"), r"376 ?\(2\) ?\([a-z]\)"),
    "147 to 149": (charges("147", "148", "149"), r"\b147 to 149\b"),
    "Part II of s. 304": (charges("304"), r"Part[ -]II? of [sS](?:ec|ection)?\.? ?304"),
    "of the Penal Code": (charges("302"), r"\d of the Penal Code"),
    "of the Code, and it is the Penal Code": (charges("302"), r"302 of the Code\b"),
    "of the Code, and it is another": (charges("302"), r"\b(?:313|161|173) of the Code\b"),
    "I.P.C. 302": (charges("302"), r"(?:I\.P\.C\.|IPC),? (?:Section )?302\b"),
    "Section384IPC": (charges("420"), r"Section\d{3}[A-Z]?I\.?P\.?C"),
    "498AIPC": (charges("498A"), r"498AIPC"),
    "302 I.P.C.": (charges("302"), r"\b302 I\.P\.C\."),
    "Ss.": (charges("302"), r"\bSs\. ?\d"),
    "a list that runs on into the Arms Act": (
        charges_other("Arms"),
        rf"\d,? {PENAL}\.?,? (?:and|&|read with|as well as) (?:\d\S* )+(?:of the )?Arms Act",
    ),
    "a list that runs on into the Dowry Act": (
        charges_other("DP"),
        rf"{PENAL}\.?,? (?:and|&) \d(?:/\d)? (?:of the )?(?:Dowry|D\. ?P)",
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_of_citation_stands_in_some_judgment(shape: str) -> None:
    fits, pattern = SHAPES[shape]
    likely = [entry for entry in list_entries() if fits(entry) and not ODD & set(entry.oddities)]
    assert any(re.search(pattern, read_flat(entry.docid)) for entry in likely[:150])


def test_footnote_digits_stick_to_sections_in_some_judgment() -> None:
    glued = 0
    for case in iterate_cases(SEED, 40):
        for block in case.blocks:
            glued += sum(block.text[cited.end : cited.end + 1].isdigit() for cited in block.cited)
    assert glued


def test_numbers_of_the_procedure_code_collide_with_those_of_the_penal_code() -> None:
    cited: dict[str, set[str]] = {}
    for case in iterate_cases(SEED, 60):
        for block in case.blocks:
            for one in block.cited:
                cited.setdefault(one.act, set()).add(one.section)
    assert {"161", "173", "313", "482"} <= cited["CrPC"]
    assert len(cited) >= 8  # Acts


def test_the_code_of_jammu_and_kashmir_is_cited_now_and_then() -> None:
    """With the numbers of the Indian Penal Code, and yet not as that Code."""
    cases = [write_case(DOCKET, entry) for entry in list_entries()[:200]]
    cited = [(c, b.text) for case in cases for b in case.blocks for c in b.cited if c.act == "RPC"]
    assert cited
    assert all(text[one.start : one.end].startswith(one.section[:2]) for one, text in cited)
    assert any(re.search(r"Ranbir Penal Code|\bR\.? ?P\.? ?C\b", text) for _, text in cited)
    with_it = sum(any(c.act == "RPC" for b in case.blocks for c in b.cited) for case in cases)
    assert with_it < 0.05 * len(cases)


def test_sections_on_bail_and_police_reports_are_cited() -> None:
    cited = {
        one.section
        for entry in list_entries()[:400]
        for block in write_case(DOCKET, entry).blocks
        for one in block.cited
        if one.act == "CrPC"
    }
    assert {"155", "156", "437"} <= cited


def test_sections_of_other_acts_stand_in_order() -> None:
    for entry in list_entries():
        if entry.course:
            dowry = [number for act, number in entry.course.others if act == "DP"]
            assert dowry == sorted(dowry), entry.docid
            assert [act for act, _ in entry.course.others] == sorted(act for act, _ in entry.course.others)


def test_the_sanhita_has_no_successor_to_377() -> None:
    assert "377" not in BNS


# Time


def test_no_court_sits_on_a_sunday_or_a_national_holiday() -> None:
    days = {entry.decided_on for entry in list_entries()}
    assert not {(day.month, day.day) for day in days} & {(1, 26), (8, 15), (10, 2)}
    assert not [day for day in days if day.weekday() == 6]
    assert min(day.year for day in days) >= 1950


def find_entries(matter: str, count: int) -> list[Entry]:
    return [entry for entry in list_entries() if entry.matter == matter and not entry.oddities][:count]


def read_years(case: Case, who: str, pattern: str) -> list[int]:
    """The years, in the century of the decision or the one before, of all numbers or dates of a name."""
    texts = {b.text[s.start : s.end] for b in case.blocks for s in b.spans if s.who == who}
    years = [int(found[1]) for text in texts if (found := re.search(pattern, text))]
    decided = case.decided_on.year
    return [year if year > 99 else decided - (decided - year) % 100 for year in years]


@pytest.mark.parametrize("matter", ["appeal", "acquittal", "revision", "bail", "anticipatory", "quash"])
def test_nothing_is_filed_before_the_order_that_it_attacks(matter: str) -> None:
    compared = 0
    for entry in find_entries(matter, 60):
        case = write_case(DOCKET, entry)
        own = read_years(case, "case_number", r"(\d{4})\D*$")
        below = read_years(case, "high_date" if entry.court == "supreme" else "lower_date", r"(\d{4}|\d{2})$")
        if own and below:
            compared += 1
            assert max(below) <= min(own) <= entry.decided_on.year, entry.docid
    assert compared >= 10


def test_leave_to_appeal_is_asked_for_after_the_judgment_below() -> None:
    wrong, compared = [], 0
    for entry in [entry for entry in list_entries() if entry.court == "supreme" and not entry.oddities][:150]:
        text = read_flat(entry.docid)
        leave = re.search(r"Arising out of S\.L\.P\. \(Crl\.\) No\. \d+ of (\d{4})", text)
        below = re.search(
            r"(?:judgment|order) dated \d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d\d) of the High Court", text
        )
        if leave and below:
            compared += 1
            if int(leave[1]) < int(below[1]):
                wrong.append(entry.docid)
    assert compared >= 5 and not wrong


PART_OF_DAY = r"\b(?:afternoon|asleep|sleeping|midnight)\b|\bnight of \{date\}"


@pytest.mark.parametrize("crime", ALL_CRIMES, ids=lambda crime: crime.key)
def test_no_telling_contradicts_the_hour(crime: Crime) -> None:
    """A crime by day uses {day_hour}, one by night {night_hour}, one at any time says no part of the day."""
    tells = [template for beat in crime.beats for template in beat.tell if beat.phase == "event"]
    used = {hour for hour in ("{hour}", "{day_hour}", "{night_hour}") if any(hour in tell for tell in tells)}
    assert len(used) <= 1
    for template in tells:
        if hours := re.findall(r"\{(?:day_|night_)?hour\}", template):
            assert hours == ["{night_hour}"] or not re.search(PART_OF_DAY, template)


def test_the_laboratory_and_the_city_have_the_names_of_their_time() -> None:
    early = [e for e in list_entries() if e.year < 1957 and not ODD & set(e.oddities)][:80]
    assert not [e.docid for e in early if "Forensic Science Laboratory" in read_flat(e.docid)]
    bengal = [e for e in list_entries() if e.court == "calcutta" and e.decided_on < date(2001, 1, 1)][:60]
    assert bengal and not [e.docid for e in bengal if "Kolkata" in read_flat(e.docid)]


# Names and outcomes


def test_no_name_has_the_same_word_twice() -> None:
    stream = open_stream("names")
    for number in range(6000):
        name = draw_name(stream, region=list(REGIONS)[number % len(REGIONS)], male=number % 3 > 0).text
        words = name.lower().split()
        assert len(set(words)) == len(words), name


def test_the_high_court_does_not_both_confirm_and_reverse() -> None:
    appeals = [e for e in find_entries("appeal", 400) if e.court == "supreme"][:60]
    assert appeals
    for entry in appeals:
        assert not re.search(
            r"High Court [^.]{0,40}(?:reversed|set aside) the (?:order of )?acquittal", read_flat(entry.docid)
        )


def test_nobody_speaks_of_a_co_accused_where_there_is_none() -> None:
    alone = {crime.key for crime in ALL_CRIMES if "accused2" not in crime.cast}
    entries = [e for e in find_entries("bail", 200) if e.crime in alone]
    assert entries
    for entry in entries[:30]:
        assert not re.search(r"co-accused (?:is on bail|has already been)", read_flat(entry.docid))


# Courts


@pytest.mark.parametrize("court", PAPER_COURTS)
def test_every_court_has_a_head_of_its_own(court: str) -> None:
    """Words that stand above the judgments of this court and of no other."""
    elsewhere = {word for one in PAPER_COURTS if one != court for word in count_head_words(one)}
    assert [word for word, count in count_head_words(court).items() if count >= 3 and word not in elsewhere]


@cache
def count_head_words(court: str) -> Counter[str]:
    """In how many of eight recent judgments of a court a word stands above the text."""
    found = [entry for entry in list_entries() if entry.court == court and not ODD & set(entry.oddities)]
    recent = [entry for entry in found if entry.decided_on.year >= 2001 and entry.duplicate_of is None][:8]
    heads = [write_case(DOCKET, entry).blocks[0].text for entry in recent]
    return Counter(word for head in heads for word in set(re.findall(r"[A-Za-z:.-]{4,}", head)))


# The truth


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with start_box(SEED, 80) as box:
        yield box


def test_the_truth_is_never_served(box: Box) -> None:
    """No page or answer holds a role, the name of a kind of crime or that of an oddity."""
    told = {role for role in ROLES if " " in role} | {f'"{role}"' for role in ROLES}
    told |= {crime.key for crime in ALL_CRIMES if "_" in crime.key}
    told |= {
        f'"{name}"' for name in (*ODDITY_RATES, "crime", "oddities", "duplicate_of", "sentences", "cited")
    }
    docket = Docket(SEED, 80)
    checked = 0
    with requests.Session() as client:
        for entry in list(docket)[:50]:
            page = client.get(f"{box.web_url}/doc/{entry.docid}/")
            answer = client.post(f"{box.api_url}/doc/{entry.docid}/", headers=TOKEN)
            if page.status_code == 200:
                checked += 1
                assert answer.status_code == 200
                hints = re.sub(r'data-structure="\w+"', "", page.text)
                for served in (
                    hints,
                    re.sub(r'data-structure=\\"\w+\\"', "", answer.text),
                    str(page.headers),
                ):
                    assert not [word for word in told if word in served], entry.docid
        listed = client.get(f"{box.web_url}/search/", params={"formInput": "ipc"}).text
        assert not [word for word in told if word in listed]
    assert checked > 40


def test_a_removed_document_is_listed_but_not_served(box: Box) -> None:
    """As on the real site: a search still finds it, robots.txt forbids it, and its page is gone."""
    docket = Docket(SEED, 80)
    removed = [entry.docid for entry in docket if "removed" in entry.oddities]
    assert removed
    robots = requests.get(f"{box.web_url}/robots.txt", timeout=10).text
    for docid in removed:
        assert f"Disallow: /doc/{docid}/" in robots
        assert requests.get(f"{box.web_url}/doc/{docid}/", timeout=10).status_code == 404


# Size


def test_the_last_cases_of_a_large_docket_need_none_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    entry = Docket.entry

    def count(self: Docket, index: int) -> Entry:
        asked.append(index)
        return entry(self, index)

    monkeypatch.setattr(Docket, "entry", count)
    cases: list[Case] = list(iterate_cases(SEED, 100_000, start=99_990))
    assert len(cases) == 10
    assert len(asked) < 60
    assert all(any(True for _ in iterate_sentences(case)) for case in cases)


def build_index(cases: int) -> Index:
    return Index((list_entries()[place] for place in range(cases)), find_title=str, find_cited=lambda _: None)


def test_the_search_keeps_a_few_bytes_a_case() -> None:
    list_entries()
    sizes = []
    for cases in (1000, 3000):
        tracemalloc.start()
        index = build_index(cases)
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        del index
    assert (sizes[1] - sizes[0]) / 2000 < 200  # so that 100,000 cases fit into 20 MB


def test_a_query_shows_four_hundred_results_and_counts_them_all() -> None:
    found = build_index(3000).search(read_query(""))
    assert (found.total, len(found.indices)) == (3000, 400)


# Determinism


def test_served_pages_do_not_depend_on_the_hash_seed() -> None:
    program = (
        "import hashlib\n"
        "from embedded.pages.judgment_page import render_answer, render_page\n"
        "from embedded.site.write import iterate_cases\n"
        "pages = [f(case, len) for case in iterate_cases(1, 12) for f in (render_page, render_answer)]\n"
        "print(hashlib.sha256(repr(pages).encode()).hexdigest())\n"
    )
    digests = set()
    for seed in ("0", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", program]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        digests.add(run.stdout)
    assert len(digests) == 1
