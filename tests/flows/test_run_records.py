"""What a rebuild leaves in Prefect's database, for those who look at it in the UI."""

import json
import sqlite3
from pathlib import Path

import pytest

from flows.plans.stages import TABLE_STAGES


@pytest.fixture(scope="module")
def database(rebuilt_box: Path, prefect_home: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{prefect_home / 'prefect.db'}?mode=ro", uri=True)


def test_runs_are_named_after_source_and_size(database: sqlite3.Connection) -> None:
    names = {name for (name,) in database.execute("SELECT name FROM flow_run")}
    assert {f"{flow}: embedded, 90 cases" for flow in ("rebuild", "collect", "build")} <= names


def test_the_log_of_a_run_has_the_counts_of_every_stage(database: sqlite3.Connection) -> None:
    messages = [message for (message,) in database.execute("SELECT message FROM log")]
    for stage in TABLE_STAGES:
        assert any(message.startswith(f"{stage}: ") and " kept" in message for message in messages), stage


def test_every_artifact_says_what_it_is(database: sqlite3.Connection) -> None:
    described = dict(database.execute("SELECT key, description FROM artifact"))
    assert {f"stage-{stage}" for stage in TABLE_STAGES} <= described.keys()
    assert all(described.values()), described


def test_one_summary_leads_to_the_report(database: sqlite3.Connection, rebuilt_box: Path) -> None:
    # Other tests rebuild on the same server, so theirs are in the database as well.
    found = database.execute("SELECT data FROM artifact WHERE key = 'summary'")
    report = (rebuilt_box / "report.html").as_uri()
    own = [summary for (data,) in found if report in (summary := json.loads(data))]
    assert own
    assert all(f"| {stage} |" in summary for summary in own for stage in TABLE_STAGES)
