"""A release holds what the stages left, tells nothing it must not, and is the same bytes however made."""

import errno
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest
import yaml

from pipeline.collect.sources import find_source, list_sources
from pipeline.dedupe.stage import dedupe_shard, plan_dedupe
from pipeline.finished import FinishedStages
from pipeline.graph.stage import graph_shard, plan_graph
from pipeline.label.from_file import read_labels_file
from pipeline.mask.stage import FORGOTTEN
from pipeline.publish import opaque_ids as ids
from pipeline.publish.history import (
    Release,
    choose_basis,
    read_history,
    read_published,
    read_splits,
    verify_release,
)
from pipeline.publish.opaque_ids import make_id
from pipeline.publish.rows import gather_rows, scatter_rows
from pipeline.publish.stage import Edition, find_published, publish_release
from pipeline.publish.tables import write_split
from pipeline.shards import ShardJob, write_shard
from pipeline.split.stage import plan_split, split_shard
from pipeline.stage import Parameters, StagePlan, digest_lines, finish_stage, run_stage
from schemas.errors import BadInputError, StorageError
from schemas.masks import PLAIN, STRICT
from schemas.published import SPLITS
from schemas.records import (
    Citations,
    Dropped,
    Facts,
    Judgment,
    JudgmentLabels,
    MaskedFacts,
    Section,
    SegmentedJudgment,
)
from schemas.statutes import read_ipc

ROOT = Path(__file__).parents[3]
KEY = bytes(range(32))
LABELS = ("34", "302", "376(2)", "420", "498A")
ORIGINS = {"302": "file", "420": "ours", "498A": "ours"}  # of texts; those of other sections are from pages
SECTION_ID = "77553311"  # what the site calls each section in these tests
CASE_NUMBER = "Crl.A. 4711/1999"


@dataclass(frozen=True)
class Case:
    """A judgment as the stages would leave it."""

    docid: str
    text: Sequence[str]
    labels: Sequence[str]
    tier: str = PLAIN
    court: str = "Delhi High Court"
    decided_on: date | None = date(1999, 3, 17)

    @property
    def title(self) -> str:
        return f"Quovadus Zyxwell{self.docid} vs State Of Nowhere on 17 March, 1999"


def tell(seed: object, sentences: int = 6) -> list[str]:
    """Sentences that have next to nothing in common with those of another seed."""
    random = Random(str(seed))
    syllables = ["ka", "lo", "mi", "ru", "ten", "vas", "dor", "shi"]
    words = ["".join(random.choices(syllables, k=3)) for _ in range(9 * sentences)]
    return [f"{' '.join(words[start : start + 9])}." for start in range(0, len(words), 9)]


def draw_cases(first: int, count: int) -> list[Case]:
    """Cases with one to three labels; every seventh is strict."""
    cases = []
    for number in range(first, first + count):
        random = Random(number)
        labels = [name for name in LABELS if random.random() < 0.4] or ["302"]
        tier = STRICT if number % 7 == 0 else PLAIN
        cases.append(Case(f"90071{number:05d}", tell(number), labels, tier))
    return cases


CASES = [
    *draw_cases(0, 60),
    Case("9007199001", tell(3), ["302"]),  # repeats case 3
    Case("9007199002", [*tell(4), *tell("more", 5)], ["302"]),  # holds case 4
    Case("9007199003", tell("undated"), ["34", "420"], decided_on=None),
    Case("9007199004", tell("lucknow"), ["34"], court="Allahabad High Court - Lucknow"),
]


def build(
    cache: Path,
    cases: Sequence[Case],
    *,
    labels: Sequence[str] = LABELS,
    previous: Mapping[str, str] | None = None,
    forgotten: Sequence[str] = (),
    seed: int = 1,
) -> FinishedStages:
    """Tables of all stages in one shard each; the last three are made by the stages themselves."""
    earlier = {} if previous is None else previous
    kept = [case for case in cases if case.docid not in forgotten]
    about = repr([*cases, *labels, *forgotten])
    rows: dict[str, tuple[type, Parameters, list[Any]]] = {
        "parse": (Judgment, {}, [_judge(case) for case in cases]),
        "cite": (Citations, {}, [Citations(case.docid, [], [], []) for case in cases]),
        "label": (
            JudgmentLabels,
            {"labels": ",".join(labels)},
            [JudgmentLabels(case.docid, case.labels) for case in cases],
        ),
        "segment": (SegmentedJudgment, {}, [SegmentedJudgment(case.docid, []) for case in cases]),
        "facts": (Facts, {}, [Facts(case.docid, [], 1.0) for case in cases]),
        "mask": (
            MaskedFacts,
            {"preset": "full"},
            [*(_mask(case) for case in kept), *(Dropped(docid, "mask", FORGOTTEN) for docid in forgotten)],
        ),
        "statutes": (
            Section,
            {},
            [
                Section(
                    "IPC",
                    each.number,
                    each.title,
                    each.chapter,
                    each.topic,
                    "Whoever.",
                    ORIGINS.get(each.number, "page"),
                    [SECTION_ID],
                )
                for each in read_ipc()
            ],
        ),
    }
    plans = {
        name: _write_stage(cache, name, record, parameters, records, about)
        for name, (record, parameters, records) in rows.items()
    }
    parts = {name: [plan.folder(cache) / "part-00000.parquet"] for name, plan in plans.items()}
    dedupe = plan_dedupe(plans["mask"], plans["label"], keep_all=False, earlier=earlier)
    run_stage(dedupe, cache, lambda job: dedupe_shard(job, parts["mask"], parts["label"], False, earlier))
    distinct = dedupe.folder(cache) / "part-00000.parquet"
    split = plan_split(dedupe, seed=seed, previous=earlier)
    run_stage(split, cache, lambda job: split_shard(job, distinct, parts["label"], seed, earlier))
    assigned = split.folder(cache) / "part-00000.parquet"
    graph = plan_graph(split, labels)
    run_stage(graph, cache, lambda job: graph_shard(job, assigned, parts["label"], labels))
    plans |= {"dedupe": dedupe, "split": split, "graph": graph}
    return FinishedStages({name: plan.folder(cache) for name, plan in plans.items()})


def _judge(case: Case) -> Judgment:
    return Judgment(
        case.docid, case.title, case.court, case.decided_on, "title", None, [], [CASE_NUMBER], [], []
    )


def _mask(case: Case) -> MaskedFacts:
    return MaskedFacts(case.docid, case.tier, case.text, [])


def _write_stage(
    cache: Path, name: str, record: type, parameters: Parameters, records: list[Any], about: str
) -> StagePlan:
    plan = StagePlan(name, (), record, parameters, (digest_lines([about]),))
    job = ShardJob(plan.folder(cache), 0, name, plan.keys[0], record)
    write_shard(job, records, documents_in=len(records))
    finish_stage(plan, cache)
    return plan


def edit(cache: Path, built: FinishedStages, inputs: str = "first", source: str = "embedded") -> Edition:
    kind = find_source(source)
    return Edition(built, inputs, source, cache / "releases" / "box", KEY, kind.is_box, kind.provider)


def publish(cache: Path, cases: Sequence[Case], inputs: str = "first", **options: Any) -> Release:
    """Build upon what was published before, and publish, as a run does."""
    folder = cache / "releases" / "box"
    basis = choose_basis(read_history(folder), inputs)
    previous = {} if basis is None else read_splits(folder, basis)
    built = build(cache, cases, previous=previous, **options)
    return publish_release(edit(cache, built, inputs), cache / "dataset")


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with one release of CASES."""
    folder = tmp_path_factory.mktemp("cache")
    assert publish(folder, CASES).version == "1.0.0"
    return folder


def read_rows(folder: Path, split: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for path in sorted((folder / "data").glob(f"{split}-*.parquet")):
        rows += pq.read_table(path).to_pylist()
    return rows


def read_tree(folder: Path) -> dict[str, bytes | str]:
    """Everything below a folder: files with their bytes, where links lead, folders."""
    return {str(path.relative_to(folder)): _read_entry(path) for path in sorted(folder.rglob("*"))}


def _read_entry(path: Path) -> bytes | str:
    if path.is_symlink():
        return f"-> {path.readlink()}"
    return path.read_bytes() if path.is_file() else "a folder"


# What is in it


def test_every_document_of_the_split_is_one_row(cache: Path) -> None:
    splits = read_splits(cache / "releases" / "box", read_history(cache / "releases" / "box")[0])
    assert len(splits) == len(CASES) - 1  # the duplicate is left out
    names = list(LABELS)
    for split in SPLITS:
        rows = {row["id"]: row for row in read_rows(cache / "dataset", split)}
        assert list(rows) == sorted(rows)
        cases = {make_id(KEY, case.docid): case for case in CASES if splits.get(case.docid) == split}
        assert rows.keys() == cases.keys()
        for id_, row in rows.items():
            case = cases[id_]
            assert row["text"] == case.text
            assert [names[number] for number in row["labels"]] == case.labels


def test_court_and_year_are_told_but_not_in_the_strict_tier(cache: Path) -> None:
    rows = {row["id"]: row for split in SPLITS for row in read_rows(cache / "dataset", split)}
    places = {
        case.docid: (row["court"], row["year"])
        for case in CASES
        if (row := rows.get(make_id(KEY, case.docid))) is not None
    }
    assert places.pop("9007199003") == ("delhi", None)
    assert places.pop("9007199004") == ("allahabad", 1999)
    strict = {case.docid for case in CASES if case.tier == STRICT}
    assert {docid for docid, place in places.items() if place == (None, None)} == strict
    assert {place for docid, place in places.items() if docid not in strict} == {("delhi", 1999)}


def test_related_judgments_are_in_one_split(cache: Path) -> None:
    folder = cache / "releases" / "box"
    splits = read_splits(folder, read_history(folder)[0])
    assert splits["9007199002"] == splits["9007100004"]


def test_sections_and_label_file_are_in_the_order_of_classes(cache: Path) -> None:
    sections = pq.read_table(cache / "dataset" / "sections.parquet").to_pylist()
    assert [section["label"] for section in sections] == list(LABELS)
    assert sections[2]["title"] == "Punishment for rape"
    assert sections[2]["text"] == "Whoever."
    assert [section["text_from"] for section in sections] == ["page", "file", "page", "ours", "ours"]
    counts = {
        split: Counter(number for row in read_rows(cache / "dataset", split) for number in row["labels"])
        for split in SPLITS
    }
    path = cache / "dataset" / "labels.json"
    described = json.loads(path.read_text())
    assert list(described) == list(LABELS)
    assert read_labels_file(path) == LABELS
    for number, (section, told) in enumerate(zip(sections, described.values(), strict=True)):
        assert told["id"] == number
        for split in SPLITS:
            assert section[split] == told[split] == counts[split][number]


def test_the_graph_is_that_of_the_stage_with_opaque_ids_in_order(cache: Path) -> None:
    (part,) = build(cache, CASES).list_parts("graph")
    ids = {case.docid: make_id(KEY, case.docid) for case in CASES}
    expected = [
        {name: ids.get(value, value) for name, value in edge.items()}
        for edge in pq.read_table(part).to_pylist()
    ]
    edges = pq.read_table(cache / "dataset" / "edges.parquet").to_pylist()
    assert sorted(map(str, edges)) == sorted(map(str, expected))
    facts = [edge["source"] for edge in edges if edge["relation"] == "cites"]
    assert facts == sorted(facts)
    assert set(facts) == {row["id"] for row in read_rows(cache / "dataset", "train")}


def test_two_documents_never_share_an_id(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = build(cache, CASES)
    monkeypatch.setattr(ids, "_DIGITS", 1)
    with pytest.raises(AssertionError, match="the same opaque id"):
        gather_rows(built, KEY)


# What it tells nobody


def decode_parquet(path: Path) -> Iterator[str]:
    """All that can be read out of a table: values, names of columns, metadata."""
    table = pq.read_table(path)
    yield str(table.schema.to_string(show_schema_metadata=True))
    yield str(pq.read_metadata(path).metadata)
    for column in table.columns:
        yield from (str(value) for value in column.to_pylist() if value is not None)


def find_leaks(folder: Path, secrets: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each of these words that stands anywhere in a file of the folder, with the file."""
    words = sorted({word.casefold() for word in secrets})
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        texts = [path.read_bytes().decode("latin-1"), path.name]
        if path.suffix == ".parquet":
            texts.extend(decode_parquet(path))
        whole = "\n".join(texts).casefold()
        yield from ((path.name, word) for word in words if word in whole)


def test_no_public_file_tells_which_judgments_these_are(cache: Path) -> None:
    secrets = [SECTION_ID, CASE_NUMBER, "Quovadus", "Zyxwell", "State Of Nowhere", "17 March", "1999-03-17"]
    secrets += ["indiankanoon.org/doc", str(cache), KEY.hex()]
    for case in CASES:
        secrets += [case.docid, case.title]
    assert not list(find_leaks(cache / "dataset" / ".", secrets))


def test_a_leak_would_be_found_in_compressed_columns(cache: Path, tmp_path: Path) -> None:
    rows = cache / "releases" / "box" / "1.0.0.rows.parquet"
    shutil.copy(rows, tmp_path / "table.parquet")
    assert list(find_leaks(tmp_path, ["9007100001"])) == [("table.parquet", "9007100001")]


# How it is written


def test_tables_are_compressed_in_row_groups_with_an_index(cache: Path, tmp_path: Path) -> None:
    built = build(cache, CASES)
    members = gather_rows(built, KEY)
    scattered = scatter_rows(built, members, LABELS, tmp_path / "scratch", group_rows=3)
    write_split(tmp_path / "data", "train", scattered.groups["train"], LABELS, file_groups=5)
    rows = len(read_rows(cache / "dataset", "train"))
    files = sorted((tmp_path / "data").iterdir())
    assert [path.name for path in files] == [f"train-{number:05d}-of-00003.parquet" for number in range(3)]
    assert read_rows(tmp_path, "train") == read_rows(cache / "dataset", "train")
    sizes = []
    for path in files:
        metadata = pq.read_metadata(path)
        for group in map(metadata.row_group, range(metadata.num_row_groups)):
            sizes.append(group.num_rows)
            columns = [group.column(place) for place in range(group.num_columns)]
            assert all(column.compression == "ZSTD" and column.has_offset_index for column in columns)
    assert sizes == [3] * (rows // 3) + [rows % 3] * (rows % 3 > 0)


def test_the_order_of_documents_changes_no_byte(cache: Path, tmp_path: Path) -> None:
    publish(tmp_path, CASES[::-1])
    assert read_tree(tmp_path / "releases/box/1.0.0") == read_tree(cache / "releases/box/1.0.0")


def test_checksums_hold_and_tell_what_was_changed(cache: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(cache / "dataset", folder)
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=folder, check=True, stdout=-3)
    listed = {line.split("  ")[1] for line in (folder / "SHA256SUMS").read_text().splitlines()}
    assert listed == read_tree(folder).keys() - {"SHA256SUMS", "data"}
    assert not list(verify_release(folder))
    (folder / "README.md").write_text("other")
    (folder / "labels.json").unlink()
    assert [sentence.removeprefix(f"{folder}/") for sentence in verify_release(folder)] == [
        "README.md has changed since it was written",
        "labels.json is missing",
    ]
    (folder / "SHA256SUMS").unlink()
    assert list(verify_release(folder)) == [f"{folder} has no readable SHA256SUMS"]


LOADING = """
import json, sys
from datasets import load_dataset
folder, cache = sys.argv[1:]
files = {split: f"{folder}/data/{split}-*.parquet" for split in ("train", "validation", "test")}
for dataset in (
    load_dataset(folder, cache_dir=cache), load_dataset("parquet", data_files=files, cache_dir=cache)
):
    names = dataset["train"].features["labels"].feature.names
    print(json.dumps([{split: len(rows) for split, rows in dataset.items()}, names, dataset["test"][0]]))
print(json.dumps([load_dataset(folder, name, cache_dir=cache)["train"][0] for name in ("sections", "edges")]))
"""


def test_hugging_face_datasets_loads_it_with_class_names(cache: Path, tmp_path: Path) -> None:
    offline = {"HF_HOME": str(tmp_path), "HF_HUB_OFFLINE": "1", "HF_DATASETS_DISABLE_PROGRESS_BARS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", LOADING, str(cache / "dataset"), str(tmp_path / "cache")],
        env=os.environ | offline,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    card, files, others = map(json.loads, done.stdout.splitlines())
    counts = {split: len(read_rows(cache / "dataset", split)) for split in SPLITS}
    assert card == files == [counts, list(LABELS), read_rows(cache / "dataset", "test")[0]]
    assert [others[0]["label"], others[0]["text_from"], others[1]["source_kind"]] == ["34", "page", "chapter"]


def test_croissant_metadata_is_valid_and_leads_to_the_rows(cache: Path) -> None:
    command = Path(sys.executable).with_name("mlcroissant")
    for script, arguments in (
        (command, ["validate", "--jsonld", "croissant.json"]),
        (command, ["load", "--jsonld", "croissant.json", "--record_set", "example", "--num_records", "3"]),
    ):
        done = subprocess.run(
            [script, *arguments], cwd=cache / "dataset", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    first = read_rows(cache / "dataset", "test")[0]
    assert f"{{'example/split': b'test', 'example/id': b'{first['id']}'" in done.stdout
    described = json.loads((cache / "dataset" / "croissant.json").read_text())
    sums = (cache / "dataset" / "SHA256SUMS").read_text()
    for file in described["distribution"]:
        if file["@type"] == "cr:FileObject":
            assert f"{file['sha256']}  {file['contentUrl']}\n" in sums


# What it says of itself


def read_card(folder: Path) -> tuple[dict[str, Any], str]:
    _, front, text = (folder / "README.md").read_text().split("---\n", 2)
    return yaml.safe_load(front), text


def test_the_card_has_the_figures_of_the_run(tmp_path: Path) -> None:
    publish(tmp_path, CASES, forgotten=["9007100001", "9007100002"])
    front, text = read_card(tmp_path / "dataset")
    names = front["dataset_info"][0]["features"][2]["sequence"]["class_label"]["names"]
    assert list(names.values()) == list(LABELS)
    rows = len(CASES) - 3
    for told in (
        f"{rows} rows, 5 sections",
        f"| train | {len(read_rows(tmp_path / 'dataset', 'train'))} |",
        f"| mask | {len(CASES)} | {len(CASES) - 2} | on the removal list: 2 |",
        f"| dedupe | {len(CASES) - 2} | {rows} | near-duplicate of an older judgment: 1 |",
        "1 of them are left out",
        f"There are {rows - 1} groups",
        "removal list: 2.",
        f"{sum(case.tier == STRICT for case in CASES)} rows are in the strict tier",
        "with measured recall",
        "The first version.",
        "| 3 | 420 | Cheating and dishonestly inducing delivery of property | ours |",
    ):
        assert told in text
    counted = "1 from the file, 2 from pages, 2 in our own words"
    law = f"Texts of the 5 sections, by the column `text_from`: {counted}."
    for name in ("README.md", "DATA_STATEMENT.md", "croissant.json"):
        words = (tmp_path / "dataset" / name).read_text()
        assert law in words
        assert "Those in our own words describe a section and are not the law" in words
    for path in (tmp_path / "dataset").glob("*.md"):
        assert "$" not in path.read_text()
        assert "anonymi" not in path.read_text().casefold()


@pytest.mark.parametrize("source", list_sources())
def test_terms_and_origin_are_those_of_the_source(source: str, cache: Path, tmp_path: Path) -> None:
    publish_release(edit(tmp_path, build(cache, CASES), source=source), tmp_path / "dataset")
    front, text = read_card(tmp_path / "dataset")
    terms = (tmp_path / "dataset" / "LICENSE").read_text()
    assert terms in text
    assert ("fiction" in text, "CC0 1.0" in terms, front["license"] == "cc0-1.0") == (
        source == "embedded",
    ) * 3
    assert ("52(1)(q)" in terms) == (source != "embedded")
    assert ("Indian Kanoon" in terms) == (source in ("web", "api"))
    assert (find_source(source).provider or "") in terms


def test_a_split_without_rows_is_not_promised(tmp_path: Path) -> None:
    publish(tmp_path, CASES[:2])
    front, _ = read_card(tmp_path / "dataset")
    promised = {file["split"] for file in front["configs"][0]["data_files"]}
    assert promised == {split for split in SPLITS if read_rows(tmp_path / "dataset", split)}
    assert len(list((tmp_path / "dataset" / "data").iterdir())) == 3


# One release after another


def test_a_second_run_touches_nothing(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    before = {path: path.lstat().st_mtime_ns for path in list_published(tmp_path)}
    assert publish(tmp_path, CASES).version == "1.0.0"
    assert {path: path.lstat().st_mtime_ns for path in list_published(tmp_path)} == before


def list_published(cache: Path) -> list[Path]:
    return [cache / "dataset", cache / "releases", *(cache / "releases").rglob("*")]


def test_later_releases_keep_splits_and_old_settings_find_their_release(tmp_path: Path) -> None:
    first = publish(tmp_path, CASES)
    more = publish(tmp_path, [*CASES, *draw_cases(70, 30)], "more")
    assert (more.version, more.basis, more.changes and more.changes.added) == ("1.1.0", "1.0.0", 30)
    folder = tmp_path / "releases" / "box"
    before, after = (read_splits(folder, release) for release in read_history(folder))
    assert before.items() < after.items()
    assert publish(tmp_path, CASES) == read_history(folder)[0]
    assert str((tmp_path / "dataset").readlink()) == f"releases/box/{first.version}"
    fewer = publish(tmp_path, CASES[:-1], "fewer")
    assert (fewer.version, fewer.basis, fewer.changes and fewer.changes.removed) == ("2.0.0", "1.1.0", 31)
    changelog = (tmp_path / "dataset" / "CHANGELOG.md").read_text()
    assert re.findall(r"^## (.+)", changelog, re.MULTILINE) == ["2.0.0", "1.1.0", "1.0.0"]
    assert "- rows added: 30" in changelog
    assert "- rows removed: 31" in read_card(tmp_path / "dataset")[1]


def test_documents_that_come_back_keep_the_split_that_they_had(tmp_path: Path) -> None:
    """Also after releases of a part: no experiment with few documents makes training rows test rows."""
    publish(tmp_path, CASES)
    folder = tmp_path / "releases" / "box"
    whole = read_splits(folder, read_history(folder)[0])
    publish(tmp_path, CASES[:12], "few")
    publish(tmp_path, CASES[6:20], "others")
    release = publish(tmp_path, [*CASES, *draw_cases(70, 5)], "all and more")
    assert release.changes
    before, now = (read_published(folder, each) for each in read_history(folder)[-2:])
    assert (release.changes.added, release.changes.moved) == (len(now - before), 0)
    assert len(now - before) > 40
    assert whole.items() <= read_splits(folder, release).items()
    assert read_published(folder, read_history(folder)[1]) == {case.docid for case in CASES[:12]}


def test_a_release_without_its_checksums_is_made_again(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    release = tmp_path / "dataset"
    sums = (release / "SHA256SUMS").read_bytes()
    (release / "SHA256SUMS").unlink()
    next(release.glob("data/test-*")).unlink()
    assert find_published(edit(tmp_path, build(tmp_path, CASES))) is None
    publish(tmp_path, CASES)
    assert (release / "SHA256SUMS").read_bytes() == sums
    assert not list(verify_release(release.resolve()))


def test_an_old_copy_of_the_history_costs_no_release(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    folder = tmp_path / "releases" / "box"
    old = (folder / "history.json").read_bytes()
    publish(tmp_path, CASES[:-1], "fewer")
    sums = (folder / "2.0.0" / "SHA256SUMS").read_bytes()
    rows = (folder / "2.0.0.rows.parquet").read_bytes()
    (folder / "history.json").write_bytes(old)
    with pytest.raises(BadInputError, match="put back the newest copy of that file"):
        publish(tmp_path, CASES[:-2], "still fewer")
    assert (folder / "2.0.0" / "SHA256SUMS").read_bytes() == sums
    assert (folder / "2.0.0.rows.parquet").read_bytes() == rows
    (folder / "history.json").write_text("{}")
    with pytest.raises(BadInputError, match="cannot be read: put back your copy"):
        publish(tmp_path, CASES)
    assert (folder / "1.0.0").is_dir()


def test_another_seed_is_a_major_version_and_builds_upon_the_same(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    other = publish(tmp_path, CASES, seed=2)
    assert other.version == "2.0.0"
    assert other.basis is None
    assert other.changes
    assert other.changes.moved
    assert publish(tmp_path, CASES).version == "1.0.0"


def test_other_words_are_a_minor_version_and_other_labels_a_major_one(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    changed = [*CASES[:-2], replace(CASES[-2], text=tell("again")), replace(CASES[-1], labels=["34", "302"])]
    release = publish(tmp_path, changed, "changed")
    assert release.version == "1.1.0"
    assert release.changes
    assert (release.changes.rewritten, release.changes.relabelled) == (1, 1)
    release = publish(tmp_path, changed, "labels", labels=[*LABELS, "511"])
    assert release.version == "2.0.0"
    assert release.changes
    assert release.changes.new_labels == ("511",)
    assert "- new labels: 511" in read_card(tmp_path / "dataset")[1]


def test_a_release_that_was_deleted_is_made_again_as_it_was(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    publish(tmp_path, CASES[:-1], "fewer")
    before = read_tree(tmp_path / "releases")
    shutil.rmtree(tmp_path / "releases" / "box" / "1.0.0")
    assert publish(tmp_path, CASES).version == "1.0.0"
    assert read_tree(tmp_path / "releases") == before


# Kills

# Publishes in a child of its own, once for each line on its standard input: the number of the rename before
# which the child is killed. Every step that is meant to last is a rename.
RUNNER = """
import json, os, signal, sys
from pathlib import Path
import pyarrow, pyarrow.dataset
from pipeline.finished import FinishedStages
from pipeline.publish.stage import Edition, publish_release

pyarrow.Table.from_pylist([{"a": 1}])  # what this imports would be imported by every child
rename = Path.replace
renames = 0

def publish(cache, folders, last):
    def rename_or_die(path, target):
        global renames
        renames += 1
        if renames == last:
            os.kill(os.getpid(), signal.SIGKILL)
        return rename(path, target)
    Path.replace = rename_or_die
    built = FinishedStages({name: Path(folder) for name, folder in folders.items()})
    edition = Edition(built, "more", "embedded", cache / "releases" / "box", bytes(range(32)), is_box=True)
    publish_release(edition, cache / "dataset")

for line in sys.stdin:
    child = os.fork()
    if child == 0:
        cache, folders, last = json.loads(line)
        publish(Path(cache), folders, last)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@pytest.mark.parametrize("releases", [0, 1])
def test_a_kill_before_any_step_leaves_nothing_wrong(tmp_path: Path, releases: int) -> None:
    cache, whole = tmp_path / "cache", tmp_path / "whole"
    (cache / "releases").mkdir(parents=True)
    if releases:
        publish(cache, CASES)
    old = read_tree(cache / "dataset" / ".")
    built = build(cache, [*CASES[1:], *draw_cases(70, 5)])
    copy_releases(cache, whole)
    with subprocess.Popen(
        [sys.executable, "-c", RUNNER], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert run_child(process, whole, built, 0) == 0
        new = read_tree(whole / "dataset" / ".")
        steps, ended = 0, False
        while not ended:
            steps += 1
            killed = copy_releases(cache, tmp_path / str(steps))
            code = run_child(process, killed, built, steps)
            assert code in (0, -signal.SIGKILL)
            ended = code == 0
            check_listed_are_whole(killed)
            assert read_tree(killed / "dataset" / ".") in (old, new)
            assert run_child(process, killed, built, 0) == 0
            assert read_tree(killed) == read_tree(whole)
    assert steps > 15


def run_child(process: subprocess.Popen[str], cache: Path, built: FinishedStages, last: int) -> int:
    assert process.stdin
    assert process.stdout
    folders = {name: str(path) for name, path in built.folders.items()}
    process.stdin.write(json.dumps([str(cache), folders, last]) + "\n")
    process.stdin.flush()
    return int(process.stdout.readline())


def copy_releases(cache: Path, target: Path) -> Path:
    shutil.copytree(cache / "releases", target / "releases")
    if (cache / "dataset").exists():
        shutil.copy(cache / "dataset", target, follow_symlinks=False)
    return target


def check_listed_are_whole(cache: Path) -> None:
    folder = cache / "releases" / "box"
    for release in read_history(folder):
        assert not list(verify_release(folder / release.version))
        assert read_splits(folder, release)


# What can be wrong


def test_what_cannot_be_published_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="there is nothing to publish"):
        publish(tmp_path, [])
    built = build(tmp_path, CASES)
    part = built.folders["mask"] / "part-00000.parquet"
    pq.write_table(pq.read_table(part).slice(1), part)
    with pytest.raises(BadInputError, match="document 9007100000 is not in stage mask: run"):
        publish_release(edit(tmp_path, built), tmp_path / "dataset")
    assert [path.name for path in (tmp_path / "releases" / "box").iterdir()] == ["history.json"]


def test_a_lost_table_of_rows_is_told(tmp_path: Path) -> None:
    publish(tmp_path, CASES)
    built = build(tmp_path, CASES[:-1])
    rows = tmp_path / "releases" / "box" / "1.0.0.rows.parquet"
    rows.unlink()
    with pytest.raises(
        BadInputError, match=re.escape(f"{rows} is missing or damaged, and later releases must keep")
    ):
        publish_release(edit(tmp_path, built, "other"), tmp_path / "dataset")
    assert find_published(edit(tmp_path, build(tmp_path, CASES))) is not None


def test_a_full_disk_leaves_the_old_release_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish(tmp_path, CASES)
    built = build(tmp_path, CASES[:-1])
    before = read_tree(tmp_path)
    fsync, left = os.fsync, 9

    def fill(handle: int) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", fill)
    with pytest.raises(StorageError, match="the disk is full"):
        publish_release(edit(tmp_path, built, "other"), tmp_path / "dataset")
    monkeypatch.undo()
    assert read_tree(tmp_path) == before
