"""Labels: counted by document, chosen by frequency, given by text and never by a link alone."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from flows.plans import labels as label_stage
from flows.plans.plan import PlannedStage
from pipeline.label.counts import count_sections
from pipeline.label.stage import (
    NONE_CHOSEN,
    NONE_CITED,
    ONLY_QUOTED,
    choose_labels,
    label_shard,
    plan_label,
    read_label_list,
)
from pipeline.shards import UnbalancedError, write_shard
from pipeline.stage import StagePlan, digest_lines, read_manifest, run_stage
from schemas.errors import BadInputError, UsageError
from schemas.records import Citations, Mention
from schemas.settings import Settings, load_settings


def mention(section: str, clause: str | None = None, **changes: Any) -> Mention:
    values = {"paragraph": 0, "start": 0, "end": 3, "act": "IPC", "section": section, "clause": clause}
    values |= {"found": "named", "how": "text", "linked": None, "quoted": False}
    return Mention(**(values | changes))


def cites(docid: str, *mentions: Mention | str) -> Citations:
    return Citations(docid, [mention(item) if isinstance(item, str) else item for item in mentions], [], [])


def write_cited(cache: Path, *shards: Sequence[Citations]) -> StagePlan:
    """A finished stage `cite`."""
    plan = StagePlan("cite", (), Citations, {}, tuple(digest_lines(map(repr, shard)) for shard in shards))
    run_stage(
        plan,
        cache,
        lambda job: write_shard(job, shards[job.index], documents_in=len(shards[job.index])),
    )
    return plan


def run_labels(
    cache: Path, cite: StagePlan, labels: Sequence[str], *, outside_quotes: bool = False
) -> tuple[dict[str, list[str]], dict[str, str]]:
    """Labels by document, and why others were dropped."""
    plan = plan_label(cite, labels, outside_quotes=outside_quotes)
    cited = cite.folder(cache)
    run_stage(plan, cache, lambda job: label_shard(job, cited / job.part.name, labels, outside_quotes))
    folder = plan.folder(cache)
    kept = [row for part in sorted(folder.glob("part-*")) for row in pq.read_table(part).to_pylist()]
    lost = [row for part in sorted(folder.glob("dropped-*")) for row in pq.read_table(part).to_pylist()]
    assert {row["stage"] for row in lost} <= {"label"}
    return {row["docid"]: row["labels"] for row in kept}, {row["docid"]: row["reason"] for row in lost}


def test_sections_are_counted_by_document_over_all_shards(tmp_path: Path) -> None:
    cite = write_cited(
        tmp_path,
        [cites("1", "302", "302", "34"), cites("2", "302"), cites("3")],
        [],
        [cites("4", "34", "498A")],
    )
    counts = count_sections(cite.folder(tmp_path), clauses=False, outside_quotes=False)
    assert counts == {"302": 2, "34": 2, "498A": 1}


def test_only_the_text_about_the_penal_code_counts(tmp_path: Path) -> None:
    others = [
        mention("302", act="CrPC"),
        mention("307", how="link", found="link"),
        mention("323", how="both"),
        mention("324", how="conflict"),
        mention("325", act="unknown"),
    ]
    cite = write_cited(tmp_path, [cites("1", *others)])
    assert count_sections(cite.folder(tmp_path), clauses=False, outside_quotes=False) == {"323": 1, "324": 1}


def test_outside_quotes_a_section_needs_one_mention_that_is_not_quoted(tmp_path: Path) -> None:
    document = cites("1", mention("302", quoted=True), mention("302"), mention("34", quoted=True))
    folder = write_cited(tmp_path, [document]).folder(tmp_path)
    assert count_sections(folder, clauses=False, outside_quotes=True) == {"302": 1}
    assert count_sections(folder, clauses=False, outside_quotes=False) == {"302": 1, "34": 1}


def test_clauses_count_by_their_first_bracket(tmp_path: Path) -> None:
    first = cites("1", mention("376", "(2)(g)"), mention("376", "(2)(f)"), mention("304", "Part II"))
    second = cites(
        "2", mention("376", "( 2 )"), mention("376"), mention("294", "(B)"), mention("300", "Exception 1")
    )
    folder = write_cited(tmp_path, [first, second]).folder(tmp_path)
    counts = count_sections(folder, clauses=True, outside_quotes=False)
    assert counts == {"376(2)": 2, "376": 1, "304": 1, "294(b)": 1, "300": 1}
    assert count_sections(folder, clauses=False, outside_quotes=False)["376"] == 2


def test_of_equals_the_lower_section_is_chosen() -> None:
    counts = Counter({"498A": 3, "34": 3, "302": 5, "120B": 3, "376(2)": 3, "376": 3, "376A": 3})
    assert choose_labels(counts, 4) == ("34", "120B", "302", "376")
    assert choose_labels(counts, 5) == ("34", "120B", "302", "376", "376(2)")


def test_there_may_be_fewer_sections_than_asked_for() -> None:
    assert choose_labels({"302": 1, "34": 9}, 100) == ("34", "302")
    assert choose_labels({}, 100) == ()


def test_documents_are_labelled_or_dropped_with_a_reason(tmp_path: Path) -> None:
    cite = write_cited(
        tmp_path,
        [cites("1", "498A", "34", "302"), cites("2", "420"), cites("3")],
        [cites("4", mention("302", act="CrPC")), cites("5", mention("302", how="link", found="link"))],
        [],
    )
    labels, dropped = run_labels(tmp_path, cite, ("34", "302", "498A"))
    assert labels == {"1": ["34", "302", "498A"]}
    assert dropped == {"2": NONE_CHOSEN, "3": NONE_CITED, "4": NONE_CITED, "5": NONE_CITED}


def test_quoted_citations_are_left_out_if_asked(tmp_path: Path) -> None:
    quoted = mention("302", quoted=True)
    documents = [
        cites("1", quoted, "34"), cites("2", quoted), cites("3", quoted, "420"), cites("4", quoted, "302")
    ]  # fmt: skip
    cite = write_cited(tmp_path, documents)
    every, none = run_labels(tmp_path, cite, ("34", "302"))
    assert every == {"1": ["34", "302"], "2": ["302"], "3": ["302"], "4": ["302"]}
    assert none == {}
    outside, dropped = run_labels(tmp_path, cite, ("34", "302"), outside_quotes=True)
    assert outside == {"1": ["34"], "4": ["302"]}
    assert dropped == {"2": ONLY_QUOTED, "3": NONE_CHOSEN}


def test_a_citation_counts_for_the_finest_label_there_is(tmp_path: Path) -> None:
    documents = [
        cites("1", mention("376", "(2)(g)")),
        cites("2", mention("376", "(2)(g)"), "376"),
        cites("3", mention("376", "(1)")),
        cites("4", "376"),
    ]
    cite = write_cited(tmp_path, documents)
    fine, _ = run_labels(tmp_path, cite, ("376", "376(2)"))
    assert fine == {"1": ["376(2)"], "2": ["376", "376(2)"], "3": ["376"], "4": ["376"]}
    plain, _ = run_labels(tmp_path, cite, ("376",))
    assert plain == {docid: ["376"] for docid in "1234"}
    only_fine, dropped = run_labels(tmp_path, cite, ("376(2)",))
    assert only_fine == {"1": ["376(2)"], "2": ["376(2)"]}
    assert dropped == {"3": NONE_CHOSEN, "4": NONE_CHOSEN}


def test_every_shard_balances_and_stands_where_its_citations_do(tmp_path: Path) -> None:
    shards = [[cites(f"{shard}-{n}", "302" if n % 3 else "420") for n in range(7)] for shard in range(3)]
    cite = write_cited(tmp_path, *shards)
    run_labels(tmp_path, cite, ("302",))
    manifest = read_manifest(plan_label(cite, ("302",), outside_quotes=False).folder(tmp_path))
    assert manifest is not None
    assert (manifest["documents_in"], manifest["documents_out"]) == (21, 12)
    assert manifest["dropped"] == {NONE_CHOSEN: 9}
    assert [shard["documents_in"] for shard in manifest["shards"]] == [7, 7, 7]


def test_a_lost_document_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cite = write_cited(tmp_path, [cites("1", "302"), cites("2", "302")])
    monkeypatch.setattr("pipeline.label.stage.label_documents", lambda *_, **__: iter(()))
    with pytest.raises(UnbalancedError, match="2 documents in, but 0 out and 0 dropped"):
        run_labels(tmp_path, cite, ("302",))


def test_equal_lists_have_equal_fingerprints(tmp_path: Path) -> None:
    cite = write_cited(tmp_path, [cites("1", "302")])
    plan = plan_label(cite, ("34", "302"), outside_quotes=False)
    assert plan.fingerprint == plan_label(cite, ["34", "302"], outside_quotes=False).fingerprint
    assert plan.fingerprint != plan_label(cite, ("34",), outside_quotes=False).fingerprint
    assert plan.fingerprint != plan_label(cite, ("34", "302"), outside_quotes=True).fingerprint
    other = write_cited(tmp_path, [cites("2", "302")])
    assert plan.fingerprint != plan_label(other, ("34", "302"), outside_quotes=False).fingerprint


def test_the_manifest_tells_the_labels(tmp_path: Path) -> None:
    cite = write_cited(tmp_path, [cites("1", "302")])
    for labels in (("34", "302", "376(2)"), ()):
        run_labels(tmp_path, cite, labels)
        folder = plan_label(cite, labels, outside_quotes=False).folder(tmp_path)
        assert read_label_list(folder) == labels
    with pytest.raises(BadInputError, match=r"has no manifest: run \./ilsi rebuild"):
        read_label_list(tmp_path)


@pytest.fixture
def cite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StagePlan:
    documents = [
        cites("1", "302", "34", mention("376", "(2)")),
        cites("2", "302", mention("34", quoted=True)),
        cites("3", "420"),
    ]
    plan = write_cited(tmp_path, documents)
    planned = PlannedStage(plan, lambda job: pytest.fail(f"made {job} again"))
    monkeypatch.setattr(label_stage, "plan_cite_stage", lambda _: planned)
    return plan


@pytest.mark.parametrize(
    ("changes", "labels"),
    [
        ({}, "34,302,376,420"),
        ({"top": 1}, "34"),
        ({"top": 1, "outside_quotes": True}, "302"),
        ({"top": 2}, "34,302"),
        ({"top": 3, "outside_quotes": True}, "34,302,376"),
        ({"clauses": True}, "34,302,376(2),420"),
    ],
)
def test_the_settings_choose_the_labels(
    tmp_path: Path, cite: StagePlan, changes: dict[str, Any], labels: str
) -> None:
    planned = label_stage.plan_label_stage(Settings(cache=tmp_path, **changes))
    assert planned.plan.parameters["labels"] == labels
    assert len(planned.plan.inputs) == len(cite.inputs)


def test_a_file_fixes_the_labels(tmp_path: Path, cite: StagePlan) -> None:
    (tmp_path / "labels.txt").write_text("302\n511\n")
    settings = Settings(cache=tmp_path, labels=tmp_path / "labels.txt", top=1, clauses=True)
    planned = label_stage.plan_label_stage(settings)
    assert planned.plan.parameters["labels"] == "302,511"

    def make(job: Any) -> Any:
        function, arguments = planned.find_work(job)
        return function(*arguments)

    manifest = run_stage(planned.plan, tmp_path, make)
    assert (manifest["documents_out"], manifest["dropped"]) == (2, {NONE_CHOSEN: 1})


def test_labels_are_not_chosen_before_the_citations_are_finished(tmp_path: Path, cite: StagePlan) -> None:
    (cite.folder(tmp_path) / "manifest.json").unlink()
    with pytest.raises(BadInputError, match=r"before the stage cite is finished: run \./ilsi rebuild"):
        label_stage.plan_label_stage(Settings(cache=tmp_path))


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"top": "0"}, r"top \(from --top\): .* got '0'"),
        ({"top": "576"}, r"top \(from --top\): .* got '576'"),
        ({"labels": " "}, r"labels \(from --labels\): name a file"),
        ({"outside_quotes": "perhaps"}, r"outside_quotes \(from --outside-quotes\): .* got 'perhaps'"),
    ],
)
def test_wrong_settings_are_told(tmp_path: Path, flags: dict[str, str], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        load_settings(flags, folder=tmp_path)
