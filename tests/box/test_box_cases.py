"""The cases of the box: reproducible, true to the letter, and as odd as reality."""

import hashlib
import importlib
import itertools
import json
import os
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import mean, median
from typing import Any

import pytest

import embedded.templates
from embedded.courts import BY_KEY as BOX_COURTS
from embedded.crimes import ALL_CRIMES
from embedded.docket.case import Case, iterate_sentences, tell_truth
from embedded.docket.docket import BUSIEST_DAY, ODDITY_RATES, Docket, Entry
from embedded.docket.tags import find_tags
from embedded.prose import ROLES, read_template
from embedded.site.write import iterate_cases, write_truth
from embedded.templates.answers import STATE
from embedded.templates.arguments import DEFENCE
from embedded.templates.findings import AGAINST, FOR
from embedded.templates.precedents import HOLDINGS
from embedded.templates.topics import BAIL_TOPICS, QUASH_TOPICS, TRIAL_TOPICS
from embedded.writing.clauses import list_slots
from embedded.writing.composer import write_case
from schemas.courts import BY_DOCTYPE, COURTS

SEED = 20
DOCKET = Docket(SEED, 3000)


@cache
def list_entries() -> list[Entry]:
    return list(DOCKET)


@cache
def list_cases() -> list[Case]:
    return [write_case(DOCKET, entry) for entry in list_entries()[:260]]


def find_case(oddity: str, *, nth: int = 0) -> tuple[Entry, Case]:
    found = [entry for entry in list_entries() if oddity in entry.oddities]
    return found[nth], write_case(DOCKET, found[nth])


def read_text(case: Case) -> str:
    return "\n".join(block.text for block in case.blocks)


def iterate_templates(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from iterate_templates(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from iterate_templates(item)


def list_part_templates() -> list[str]:
    found = []
    for module in pkgutil.iter_modules(embedded.templates.__path__):
        part = importlib.import_module(f"embedded.templates.{module.name}")
        pools = [value for name, value in vars(part).items() if name.isupper()]
        found += [text for pool in pools for text in iterate_templates(pool)]
    for court in BOX_COURTS.values():
        pools = [court.case_numbers, court.heads, court.order_heads, court.feet, court.prayers]
        found += [text for pool in pools for text in iterate_templates(pool)]
    return found


# The docket


def test_docids_are_a_bijection() -> None:
    docids = [DOCKET.find_docid(index) for index in range(20_000)]
    assert len(set(docids)) == len(docids)
    assert all(DOCKET.find_index(docid) == index for index, docid in enumerate(docids[:3000]))
    assert DOCKET.find_index(docids[3000]) is None  # beyond the last case of this docket
    assert DOCKET.find_index(17) is None


def test_a_longer_docket_begins_with_the_shorter_one() -> None:
    longer = Docket(SEED, 100_000)
    assert [longer.entry(index) for index in range(300)] == list_entries()[:300]
    assert longer.entry(99_999).docid != DOCKET.entry(0).docid


def test_oddities_come_at_their_rates() -> None:
    seen = Counter(oddity for entry in list_entries() for oddity in entry.oddities)
    recent = [e for e in list_entries() if e.court == "supreme" and e.decided_on.year >= 2000]
    for oddity, rate in ODDITY_RATES.items():
        expected = rate * len(recent if oddity == "misdated" else list_entries())
        assert 0.5 * expected - 5 <= seen[oddity] <= 1.6 * expected + 5, oddity
    assert seen["bns"] >= 10


def test_entries_fit_the_courts_and_the_calendar() -> None:
    assert {entry.court for entry in list_entries()} == {court.key for court in COURTS if court.in_paper}
    years = [entry.decided_on.year for entry in list_entries()]
    assert min(years) == 1950 and max(years) == 2024
    assert mean(years) > 1995
    supreme = [entry.court == "supreme" for entry in list_entries() if entry.decided_on.year < 1975]
    assert mean(supreme) > 0.35
    for entry in list_entries():
        court = BY_DOCTYPE[entry.doctype]
        assert court.key == entry.court and entry.docsource in court.docsources
        assert entry.year <= entry.decided_on.year
        assert (entry.printed_on is None) == ("undated" in entry.oddities)


def test_some_court_days_are_crowded() -> None:
    days = Counter((entry.court, entry.decided_on) for entry in list_entries())
    assert days.most_common(1)[0][0] == BUSIEST_DAY
    assert days[BUSIEST_DAY] >= 10
    assert sum(1 for count in days.values() if count >= 3) >= 10


def test_sections_have_a_long_tail() -> None:
    sections = Counter(s for entry in list_entries() if entry.course for s in entry.course.sections)
    assert len(sections) >= 130
    assert sections["302"] > 10 * median(sections.values())


# Determinism


def test_cases_do_not_depend_on_hash_seed_process_or_order() -> None:
    program = (
        "import hashlib, json\n"
        "from embedded.site.write import iterate_cases\n"
        "from embedded.docket.case import tell_truth\n"
        "truth = [tell_truth(case) for case in iterate_cases(20, 24, start=4)]\n"
        "print(hashlib.sha256(json.dumps(truth).encode()).hexdigest())\n"
    )
    digests = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(embedded.templates.__file__).parents[2],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout.strip())
    backwards = [tell_truth(write_case(DOCKET, DOCKET.entry(index))) for index in reversed(range(4, 24))]
    digests.add(hashlib.sha256(json.dumps(backwards[::-1]).encode()).hexdigest())
    assert len(digests) == 1


def test_truth_is_written_whole_or_not_at_all(tmp_path: Any) -> None:
    path, seen = tmp_path / "truth" / "cases.jsonl", list[int]()
    write_truth(path, SEED, 8, progress=seen.append)
    lines = path.read_text(encoding="utf-8").splitlines()
    truth = [json.loads(line) for line in lines]
    names = [told.pop("file") for told in truth]  # of the PDF in the open data, see test_box_buckets.py
    assert truth == [tell_truth(case) for case in iterate_cases(SEED, 8)]
    assert all(name or told["oddities"] for name, told in zip(names, truth, strict=True)) and any(names)
    assert seen == list(range(1, 9))

    def stop(written: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_truth(tmp_path / "other.jsonl", SEED, 8, progress=stop)
    assert [entry.name for entry in tmp_path.iterdir()] == ["truth"]


# The truth


def test_truth_fits_the_text_to_the_letter() -> None:
    for case in list_cases():
        for block in case.blocks:
            ends = [0]
            for placed in block.sentences:
                assert ends[-1] <= placed.start < placed.end <= len(block.text)
                assert placed.role in ROLES
                ends.append(placed.end)
            for span in block.spans:
                name = block.text[span.start : span.end]
                assert name and name == name.strip(), (case.docid, name)
            for cited in block.cited:
                shown = re.sub(r"\s", "", block.text[cited.start : cited.end])
                digits = re.match(r"\d+", cited.section)
                assert digits is not None
                spread = shown == "¾" or len(re.findall(r"\d+", shown)) == 2  # 2: a range
                assert digits[0] in shown or spread, (shown, cited)


def test_blocks_are_in_normal_form() -> None:
    for case in list_cases():
        assert case.blocks
        for block in case.blocks:
            assert block.text and block.kind in ("p", "blockquote", "pre")
            if block.kind == "pre":
                lines = block.text.split("\n")
                assert all(line == line.rstrip() for line in lines)
                assert "\n\n\n" not in block.text and lines[0] and lines[-1]
            else:
                assert block.text == " ".join(block.text.split())


def test_no_template_syntax_reaches_the_text() -> None:
    for case in list_cases():
        assert not re.search(r"[{}\[\]|]", read_text(case) + case.title), case.docid


def test_every_charged_section_is_cited() -> None:
    for entry, case in zip(list_entries(), list_cases(), strict=False):
        if entry.course is None:
            assert not case.sections(), case.docid
        elif "bns" not in entry.oddities:
            assert set(entry.course.sections) <= case.sections(), (case.docid, entry.oddities)


def test_all_roles_occur_and_facts_have_their_share() -> None:
    plain = [
        case for case in list_cases() if not set(case.oddities) & {"short", "hindi", "no_ipc", "truncated"}
    ]
    roles = Counter(role for case in plain for role, _ in iterate_sentences(case))
    assert set(roles) == set(ROLES)
    assert 0.2 < roles["Facts"] / roles.total() < 0.36
    lengths = [len(list(iterate_sentences(case))) for case in plain]
    assert 70 <= median(lengths) <= 115
    assert max(lengths) > 200


def test_roles_mix() -> None:
    """Facts come back after the first reasons in many judgments."""
    back = 0
    for case in list_cases():
        roles = [role for role, _ in iterate_sentences(case)]
        if "Ratio of the decision" in roles:
            back += "Facts" in roles[roles.index("Ratio of the decision") :]
    assert back > 0.5 * len(list_cases())


def test_hints_are_rare_on_facts_and_stay_off_old_pages() -> None:
    hints = Counter[str | None]()
    for case in list_cases():
        for block in case.blocks:
            if case.generation == 2023 or block.kind != "p" or "unhinted" in case.oddities:
                assert block.hint is None
            else:
                hints[block.hint] += 1
    assert 0.005 < hints["Facts"] / hints.total() < 0.06
    assert {"Precedent", "Section", "Conclusion", "CDiscource", "Issue", "PetArg", "RespArg"} <= set(hints)


def test_two_cases_of_one_kind_read_differently() -> None:
    by_crime: dict[str, list[set[tuple[str, ...]]]] = {}
    for case in list_cases():
        facts = " ".join(text for role, text in iterate_sentences(case) if role == "Facts").split()
        if case.crime and facts and case.duplicate_of is None and "hindi" not in case.oddities:
            grams = {tuple(facts[at : at + 5]) for at in range(len(facts) - 4)}
            by_crime.setdefault(case.crime, []).append(grams)
    overlaps = [
        len(one & other) / len(one | other)
        for group in by_crime.values()
        for one, other in itertools.combinations(group, 2)
    ]
    assert len(overlaps) > 50
    assert median(overlaps) < 0.12
    assert max(overlaps) < 0.45


# Oddities


@pytest.mark.parametrize("nth", range(4))
def test_a_twin_is_the_same_judgment_with_small_differences(nth: int) -> None:
    entry, twin = find_case("twin", nth=nth)
    original = write_case(DOCKET, DOCKET.find_original(entry))
    assert twin.duplicate_of == original.docid != twin.docid
    assert twin.decided_on == original.decided_on
    one, other = set(read_text(original).split()), set(read_text(twin).split())
    assert len(one & other) > 0.85 * len(one | other)
    assert DOCKET.find_index(original.docid) is not None


def test_bad_dates_stand_beside_the_true_one() -> None:
    _, case = find_case("misdated")
    assert case.printed_on is not None and case.printed_on.year == 1947
    assert case.title.endswith(", 1947") and case.decided_on.year > 1947
    _, case = find_case("undated")
    assert case.printed_on is None and not re.search(r" on \d+ \w+, \d{4}$", case.title)


def test_short_orders_tell_no_facts() -> None:
    for nth in range(12):
        entry, case = find_case("short", nth=nth)
        roles = Counter(role for role, _ in iterate_sentences(case))
        assert not roles["Facts"] and entry.course is not None
        assert set(entry.course.sections) <= case.sections()


def test_hindi_pages_are_in_hindi() -> None:
    _, case = find_case("hindi")
    text = read_text(case)
    assert len(re.findall(r"[\u0900-\u097f]", text)) > 0.5 * len(text)


def test_documents_without_sections_mention_the_code_as_the_docket_says() -> None:
    for nth in range(25):
        entry, case = find_case("no_ipc", nth=nth)
        assert not case.sections()
        assert bool(re.search(r"Penal Code|I\.P\.C\.", read_text(case))) == entry.mentions_ipc


def test_bns_cases_cite_the_sanhita() -> None:
    for nth in range(8):
        entry, case = find_case("bns", nth=nth)
        acts = {cited.act for block in case.blocks for cited in block.cited}
        assert "BNS" in acts
        assert ("IPC" in acts) == entry.mentions_ipc
        if not entry.mentions_ipc:
            assert "Penal Code" not in read_text(case)


def test_very_long_and_truncated_judgments() -> None:
    usual = median(len(read_text(case)) for case in list_cases())
    assert len(read_text(find_case("very_long")[1])) > 3 * usual
    cut = [find_case("truncated", nth=nth)[1] for nth in range(5)]
    assert sum(not read_text(case).rstrip().endswith((".", ")", '"', "”")) for case in cut) >= 3


def test_old_supreme_court_heads_name_sections_and_outcome_outside_the_facts() -> None:
    old = [case for case in list_cases() if "HEADNOTE:" in case.blocks[0].text]
    assert len(old) >= 5
    for case in old:
        head = case.blocks[0]
        assert case.decided_on.year < 2000 and head.kind == "pre"
        assert {"PETITIONER:", "RESPONDENT:", "ACT:", "JUDGMENT:"} <= set(head.text.split("\n"))
        assert {placed.role for placed in head.sentences} == {"Preamble"}
        assert head.cited and f"DATE OF JUDGMENT{case.decided_on:%d/%m/%Y}" in head.text


def test_titles_look_like_those_of_the_site() -> None:
    for case in list_cases():
        assert " vs " in case.title
        if case.printed_on is not None:
            day = case.printed_on
            assert case.title.endswith(f" on {day.day} {day:%B}, {day.year}")


# The parts


def test_all_templates_can_be_read() -> None:
    templates = list_part_templates()
    assert len(templates) > 900
    for template in templates:
        read_template(template)


def test_every_topic_is_argued_answered_and_decided() -> None:
    for topic in {*TRIAL_TOPICS, *BAIL_TOPICS, *QUASH_TOPICS}:
        for pools in (DEFENCE, STATE, HOLDINGS, FOR, AGAINST):
            assert pools[topic], topic


def test_every_crime_has_questions_of_its_own() -> None:
    lonely = []
    for crime in ALL_CRIMES:
        tags = find_tags(crime, crime.charges)
        if not any(needs and needs <= tags for needs in TRIAL_TOPICS.values()):
            lonely.append(crime.key)
    assert len(lonely) < len(ALL_CRIMES) / 4, lonely


def test_parts_borrow_no_slot_that_a_crime_means_otherwise() -> None:
    props = {name for crime in ALL_CRIMES for name in crime.props}
    named = {name for template in list_part_templates() for name in list_slots(template)}
    assert props & named <= {"weapon", "wound", "injury"}
