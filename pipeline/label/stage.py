"""Stage `label`: the sections of the Penal Code that are the labels of a document.

The labels are the most cited sections of the corpus, or a list of the user's. A citation counts for the most
specific label: "376(2)(g)" for 376(2) if that is a label, otherwise for 376. So a document that cites only
376(2)(g) has the label 376(2) and not 376, as in the published dataset.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

import pyarrow as pa

from pipeline.label.counts import keep_unquoted, list_cited, list_mentions
from pipeline.label.label_names import label_order, name_label
from pipeline.parquet import read_parquet
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, read_manifest
from schemas.errors import BadInputError
from schemas.records import Dropped, JudgmentLabels

NAME = "label"

NONE_CITED = "cites no section of the Indian Penal Code"
ONLY_QUOTED = "cites the Indian Penal Code only in quoted words"
NONE_CHOSEN = "cites only sections outside the labels"


def choose_labels(counts: Mapping[str, int], top: int) -> tuple[str, ...]:
    """The `top` names with the most documents, in section order; ties go to the lower section."""
    ranked = sorted(counts, key=lambda name: (-counts[name], label_order(name)))
    return tuple(sorted(ranked[:top], key=label_order))


def plan_label(cite: StagePlan, labels: Sequence[str], *, outside_quotes: bool) -> StagePlan:
    """One shard per shard of `cite`. The labels themselves are a parameter: equal lists give equal
    fingerprints, however they were obtained, and later stages read them from the manifest."""
    parameters: Parameters = {"labels": ",".join(labels), "outside_quotes": outside_quotes}
    return StagePlan(NAME, (__package__,), JudgmentLabels, parameters, cite.keys)


def read_label_list(folder: Path) -> tuple[str, ...]:
    """The labels of a finished stage, in section order."""
    manifest = read_manifest(folder)
    if manifest is None:
        raise BadInputError(f"{folder} has no manifest: run ./ilsi rebuild")
    return list_labels(manifest["parameters"])


def list_labels(parameters: Parameters) -> tuple[str, ...]:
    """The labels among the parameters of a plan or a manifest."""
    return tuple(filter(None, str(parameters["labels"]).split(",")))


def label_shard(job: ShardJob, cited: Path, labels: Sequence[str], outside_quotes: bool) -> ShardSummary:
    """Make one shard from the shard of citations."""
    docids = read_parquet(cited, columns=["docid"])["docid"].to_pylist()
    results = label_documents(docids, list_cited(list_mentions(cited)), labels, outside_quotes=outside_quotes)
    return write_shard(job, results, documents_in=len(docids))


def label_documents(
    docids: Sequence[str], cited: pa.Table, labels: Collection[str], *, outside_quotes: bool
) -> Iterator[JudgmentLabels | Dropped]:
    """Label documents one by one; `cited` is a table of `list_cited`, whose rows are indices of `docids`."""
    labels_by_row = gather_labels(keep_unquoted(cited) if outside_quotes else cited, labels)
    citing_rows = set(cited["row"].to_pylist())
    for row, docid in enumerate(docids):
        row_labels = labels_by_row.get(row)
        if row_labels:
            yield JudgmentLabels(docid, sorted(row_labels, key=label_order))
        elif row_labels is not None:
            yield Dropped(docid, NAME, NONE_CHOSEN)
        else:
            yield Dropped(docid, NAME, ONLY_QUOTED if row in citing_rows else NONE_CITED)


def gather_labels(cited: pa.Table, labels: Collection[str]) -> dict[int, dict[str, int]]:
    """For each row that cites anything, its labels and how often each is cited."""
    known = set(labels)
    counts: dict[int, dict[str, int]] = defaultdict(dict)
    columns = (cited[name].to_pylist() for name in ("row", "section", "part", "mentions"))
    for row, section, part, mentions in zip(*columns, strict=True):
        row_counts = counts[row]
        label = next((name for name in (name_label(section, part), section) if name in known), None)
        if label is not None:
            row_counts[label] = row_counts.get(label, 0) + mentions
    return dict(counts)
