"""`./ilsi explain DOCID`: one document's whole way, or where and why it was dropped."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.compute as pc
from rich.table import Table

from flows.build import plan_stages
from flows.mentions import show_mentions
from flows.parsing import show_document
from flows.planning import locate_document, remember_plans
from flows.role_colours import show_roles
from flows.view import output
from flows.workspace import find_archive
from pipeline.collection import LEDGER_NAME
from pipeline.dedupe import NEAR_DUPLICATE
from pipeline.label_names import find_section_of
from pipeline.ledger import Ledger
from pipeline.rows import iterate_rows
from pipeline.stage import StagePlan, read_manifest
from pipeline.tables import read_parquet
from schemas.errors import BadInputError
from schemas.records import Citations, Judgment, Mention, Rejected, Sentence, judgment_from_row
from schemas.settings import Settings
from schemas.statutes import find_section

Row = dict[str, Any]


def explain_document(settings: Settings, docid: str) -> None:
    """Tell what happened to a document, stage by stage."""
    if not _explain_collecting(settings, docid):
        return
    with remember_plans():
        _explain_stages(settings, docid)


def _explain_stages(settings: Settings, docid: str) -> None:
    judgment: Judgment | None = None
    for name, stage in plan_stages(settings):
        if stage is None or read_manifest(stage.plan.folder(settings.cache)) is None:
            output.rule(name, align="left")
            output.print("not made yet: run ./ilsi rebuild")
            return
        if name in _SHOWERS:
            judgment = _explain_stage(stage.plan, settings, docid, judgment)
            if judgment is None:
                return


def _explain_collecting(settings: Settings, docid: str) -> bool:
    """Tell how we got the document; False when we did not."""
    with Ledger.open_for_reading(find_archive(settings) / LEDGER_NAME) as ledger:
        document = ledger.find_document(docid)
        if document is None:
            hint = "no search of ./ilsi collect listed it" if docid.isdigit() else "ids are digits only"
            raise BadInputError(f"document {docid!r} is not known here: {hint}")
        fetch = ledger.find_fetch(document.kind, docid)
    output.rule("collect", align="left")
    where = f"{document.court} ({document.doctype})" if document.court else "asked for by id, or from a file"
    output.print(f"{where}: {document.state}{f', {document.reason}' if document.reason else ''}")
    if fetch is None:
        return False
    output.print(f"{fetch.url} on {fetch.fetched_at:%Y-%m-%d %H:%M} UTC, status {fetch.status}")
    output.print(f"{fetch.warc} at byte {fetch.offset}, sha256 {fetch.digest}")
    return document.state == "fetched"


def _explain_stage(
    plan: StagePlan, settings: Settings, docid: str, judgment: Judgment | None
) -> Judgment | None:
    """Tell what a finished stage made of the document; gives the judgment, or None if it is none. A stage
    that never got it says nothing, but others do: a judgment without labels still has roles and facts."""
    folder = plan.folder(settings.cache)
    index = locate_document(settings, docid) if len(plan.inputs) > 1 else 0
    row, reason = (None, None) if index is None else _find_outcome(folder, index, docid)
    if reason == NEAR_DUPLICATE:
        reason = f"near-duplicate of document {_find_kept(folder, docid)}"
    if judgment is not None and row is None and reason is None:
        return judgment
    output.rule(plan.name, align="left")
    if row is None:
        output.print("not among the judgments" if reason is None else f"dropped: {reason}")
        return judgment
    judgment = judgment or judgment_from_row(row)  # the first stage's
    _SHOWERS[plan.name](row, judgment)
    return judgment


def _find_outcome(folder: Path, index: int, docid: str) -> tuple[Row | None, str | None]:
    """What a finished stage made of the document, or why it dropped it; neither if it never got it."""
    dropped = _find_row(folder / f"dropped-{index:05d}.parquet", docid)
    if dropped is not None:
        return None, dropped["reason"]
    return _find_row(folder / f"part-{index:05d}.parquet", docid), None


def _find_kept(folder: Path, docid: str) -> str:
    """The document that stands for one that was left out as its duplicate."""
    rows = iterate_rows(folder / "part-00000.parquet", ["docid", "duplicates"])
    return next(
        str(row["docid"]) for row in rows if any(each["docid"] == docid for each in row["duplicates"])
    )


def _find_row(path: Path, docid: str) -> Row | None:
    table = read_parquet(path, filters=pc.field("docid") == docid)
    rows: list[Row] = table.to_pylist()
    return rows[0] if rows else None


def _show_judgment(_: Row, judgment: Judgment) -> None:
    show_document(judgment)
    targets = Counter(link.target for link in judgment.links if link.target)
    output.rule("links", align="left")
    for target, count in targets.most_common(15):
        output.print(f"{count} x document {target}")


def _show_citations(row: Row, judgment: Judgment) -> None:
    mentions = [Mention(**mention) for mention in row["mentions"]]
    rejected = [Rejected(**rejected) for rejected in row["rejected"]]
    show_mentions(Citations(judgment.docid, mentions, rejected), judgment)


def _show_labels(row: Row, _: Judgment) -> None:
    for label in row["labels"]:
        entry = find_section(find_section_of(label))
        output.print(f"{label:<8}{entry.title if entry is not None else ''}".rstrip())


def _show_segments(row: Row, judgment: Judgment) -> None:
    sentences = [Sentence(**sentence) for sentence in row["sentences"]]
    show_roles([paragraph.text for paragraph in judgment.paragraphs], sentences)


def _show_facts(row: Row, _: Judgment) -> None:
    output.print(f"{len(row['sentences'])} sentences, confidence {row['confidence']:.2f}")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for sentence in row["sentences"]:
        table.add_row(f"{sentence['score']:.2f}", sentence["text"])
    output.print(table)


def _show_masked(row: Row, _: Judgment) -> None:
    kinds = Counter(mask["kind"] for mask in row["masks"])
    counts = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
    output.print(f"{row['tier']} tier, {counts or 'nothing'} masked")
    for sentence in row["sentences"]:
        output.print(sentence, soft_wrap=True)


def _show_distinct(row: Row, _: Judgment) -> None:
    if row["group"] != row["docid"]:
        output.print(f"in the group of document {row['group']}: no split parts them")
    for duplicate in row["duplicates"]:
        output.print(f"stands for document {duplicate['docid']}, {duplicate['similarity']:.0%} the same")
    if row["parted"]:
        output.print(
            f"related, but in another group that would have been too large: {', '.join(row['parted'])}"
        )
    if row["group"] == row["docid"] and not row["duplicates"]:
        output.print("no duplicate")


def _show_split(row: Row, _: Judgment) -> None:
    output.print(row["split"])


# Stages that are not here, such as the table of statutes, have nothing to tell about one document.
_SHOWERS: dict[str, Callable[[Row, Judgment], None]] = {
    "parse": _show_judgment,
    "cite": _show_citations,
    "label": _show_labels,
    "segment": _show_segments,
    "facts": _show_facts,
    "mask": _show_masked,
    "dedupe": _show_distinct,
    "split": _show_split,
}
