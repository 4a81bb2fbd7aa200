"""`./ilsi explain DOCID`: one document's whole way, or where and why it was dropped."""

from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.compute as pc

from flows.build import STAGES
from flows.parsing import show_document
from flows.view import output
from flows.workspace import find_archive
from pipeline.collection import LEDGER_NAME
from pipeline.ledger import Ledger
from pipeline.stage import find_shard, read_manifest
from pipeline.tables import read_parquet
from schemas.errors import BadInputError
from schemas.records import judgment_from_row
from schemas.settings import Settings


def explain_document(settings: Settings, docid: str) -> None:
    """Tell what happened to a document, stage by stage."""
    if not _explain_collecting(settings, docid):
        return
    for plan_stage in STAGES:
        plan = plan_stage(settings).plan
        folder = plan.folder(settings.cache)
        output.rule(plan.name, align="left")
        if read_manifest(folder) is None:
            output.print("not made yet: run ./ilsi rebuild")
            return
        index = find_shard(docid, len(plan.inputs))
        dropped = _find_row(folder / f"dropped-{index:05d}.parquet", docid)
        if dropped is not None:
            output.print(f"dropped: {dropped['reason']}")
            return
        row = _find_row(folder / f"part-{index:05d}.parquet", docid)
        if row is not None:
            _show_judgment(row)


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


def _find_row(path: Path, docid: str) -> dict[str, Any] | None:
    table = read_parquet(path, filters=pc.field("docid") == docid)
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows[0] if rows else None


def _show_judgment(row: dict[str, Any]) -> None:
    judgment = judgment_from_row(row)
    show_document(judgment)
    targets = Counter(link.target for link in judgment.links if link.target)
    output.rule("links", align="left")
    for target, count in targets.most_common(15):
        output.print(f"{count} x document {target}")
