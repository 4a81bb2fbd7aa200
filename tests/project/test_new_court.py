"""Adding a High Court takes one file, and one more for the box: tried in a copy of the tree."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COURT = """
from schemas.court import Court

COURT = Court(
    key="goa",
    name="Goa High Court",
    order=80,
    doctypes=("goa",),
    docsources=("Goa High Court",),
    seats=("Panaji", "Bangalore", "Margao"),
)
"""
BOX_COURT = """
from dataclasses import replace

from embedded.court import BoxCourt
from embedded.courts.bombay import COURT as BOMBAY
from embedded.names import TAMIL, split

COURT = BoxCourt(
    key="goa",
    region=replace(
        BOMBAY.region,
        communities=((replace(TAMIL, families=split("Gowda Hegde Shetty")), 100),),
        states=("Goa",),
        state_parties={"Goa": ("State Of Goa",)},
        districts=split("Mysore Tumkur Hassan"),
    ),
    weight=0.1,
    case_numbers={"": ("CRL.A. No. {n}/{y}",)},
    heads=(("IN THE HIGH COURT OF GOA AT {city_caps}", "{case_number}", "{App}", "Vs", "{Res}"),),
    feet=(("Sd/-", "JUDGE"),),
    seats=("Panaji", "Panaji", "Panaji", "Margao"),
)
"""
PIPELINE = """
from datetime import date
from pathlib import Path
from pipeline.archive.ledger import Ledger
from pipeline.collect.frontier import CollectPlan, Frontier
from pipeline.parse.decision_date import StatedDays, find_decision
from pipeline.parse.stage import CourtRules, check_judgment
from schemas.code_digest import collect_code
from schemas.records import Judgment, Paragraph
from schemas.settings import Settings

assert "goa" in Settings(courts="all").courts
signed = (Paragraph("p", "The appeal is allowed. " * 20, None), Paragraph("p", "Panaji, 3.4.2012", None))
found = find_decision("A vs B", "Goa High Court", StatedDays(), signed, latest=date(2024, 12, 31))
assert (found.day, found.source) == (date(2012, 4, 3), "signature")
judgment = Judgment("1", "A vs B", "Goa High Court", found.day, None, None, (), (), signed, ())
assert check_judgment(judgment, CourtRules(Settings(courts="goa").courts)) is None
plan = CollectPlan(("goa",), date(2011, 1, 1), date(2012, 12, 31), "murder")
with Ledger(Path("ledger.db")) as ledger:
    frontier = Frontier(ledger, plan)
    frontier.seed()
    assert frontier.find_open("goa").window.doctype == "goa"
assert "schemas.courts.goa" in collect_code("pipeline.parse")
"""
BOX = """
from embedded.docket.docket import Docket
from embedded.writing.composer import write_case

docket = Docket(7, 400)
entries = [entry for entry in docket if entry.court == "goa"]
assert len(entries) > 10
cases = [write_case(docket, entry) for entry in entries if entry.decided_on.year > 2001]
assert all(case.docsource == "Goa High Court" and case.doctype == "goa" for case in cases)
heads = [case.blocks[0].text for case in cases if case.duplicate_of is None]
assert sum("IN THE HIGH COURT OF GOA AT" in head for head in heads) > len(heads) / 2
"""
NOT_IN_BOX = """
from embedded.docket.docket import Docket

assert not any(entry.court == "goa" for entry in Docket(7, 400))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one more court."""
    tree = tmp_path_factory.mktemp("tree")
    for package in ("schemas", "pipeline", "embedded"):
        shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__"))
    (tree / "schemas/courts/goa.py").write_text(COURT)
    return tree


def run(tree: Path, code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_one_file_is_enough_for_the_pipeline(tree: Path) -> None:
    run(tree, PIPELINE)


def test_a_court_without_a_file_for_the_box_is_not_in_it_and_with_one_it_is(tree: Path) -> None:
    run(tree, NOT_IN_BOX)
    (tree / "embedded/courts/goa.py").write_text(BOX_COURT)
    run(tree, BOX)
