"""`./ilsi explain`: one document's whole way through the stages, or where and why it was dropped."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import pyarrow.compute as pc
import typer
from rich.table import Table
from rich.text import Text

from flows.cli._flags import DATA_FLAGS, STAGE_FLAGS, Panel, takes_settings
from flows.cli.parse import show_document
from flows.console import output
from flows.paths import find_archive
from flows.plans.plan import locate_document, remember_plans
from flows.plans.stages import plan_stages
from flows.texts.highlight import REJECTED, highlight, highlight_citation, show_roles, style_act
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.cite.finder import UNKNOWN
from pipeline.dedupe.stage import NEAR_DUPLICATE
from pipeline.label.label_names import find_section_of
from pipeline.parquet import iterate_rows, read_parquet
from pipeline.stage import StagePlan, read_manifest
from schemas.acts import IPC
from schemas.errors import BadInputError
from schemas.records import Citations, Judgment, Mention, RejectedNumber, Sentence, judgment_from_row
from schemas.settings import Settings
from schemas.statutes import find_section

PANEL = Panel.DATASET
app = typer.Typer()


@app.command()
@takes_settings(*DATA_FLAGS, *STAGE_FLAGS)
def explain(
    settings: Settings, docid: Annotated[str, typer.Argument(help="The site's document id.")]
) -> None:
    """Show one document's whole way through the stages, or where and why it was dropped.

    Example:

      ./ilsi explain 445276
    """
    explain_document(settings, docid)


Row = dict[str, Any]


def explain_document(settings: Settings, docid: str) -> None:
    """Show what happened to a document, stage by stage."""
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
    """Show how we got the document; False if we did not."""
    with Ledger.open_for_reading(find_archive(settings) / LEDGER_NAME) as ledger:
        document = ledger.find_document(docid)
        if document is None:
            hint = "no search or file of ./ilsi collect had it"
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
    """Show what a finished stage made of the document; returns the judgment, or None if it is not one.
    Stages that never got it are skipped: a judgment without labels still has roles and facts."""
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
    """The document that was kept instead of its duplicate."""
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
    rejected = [RejectedNumber(**rejected) for rejected in row["rejected"]]
    show_mentions(Citations(judgment.docid, mentions, rejected, ()), judgment)


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
        output.print(f"in the group of document {row['group']}: no split separates them")
    for duplicate in row["duplicates"]:
        output.print(f"kept instead of document {duplicate['docid']}, {duplicate['similarity']:.0%} the same")
    if row["parted"]:
        output.print(
            f"related, but in another group that would have been too large: {', '.join(row['parted'])}"
        )
    if row["group"] == row["docid"] and not row["duplicates"]:
        output.print("no duplicate")


def _show_split(row: Row, _: Judgment) -> None:
    output.print(row["split"])


# Other stages, such as the table of statutes, have nothing to show about one document.
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


_REACH = 30  # characters shown on either side
_LONGEST = 80  # of the characters in between: a link can span a whole sentence
_MOST = 60  # rows of one Act; nobody reads more on a screen
_WHITE = str.maketrans("\n\r\t\f\v", "     ")


def show_mentions(citations: Citations, judgment: Judgment) -> None:
    """The Penal Code first, then other Acts, then what has none; in the order of the text."""
    acts = Counter(mention.act for mention in citations.mentions)
    for act in sorted(acts, key=lambda act: _rank(act, acts)):
        _show_act(act, [mention for mention in citations.mentions if mention.act == act], judgment)
    if not citations.mentions:
        output.print("no section cited")
    _show_rejected(citations, judgment)


def _rank(act: str, acts: Counter[str]) -> tuple[int, int, str]:
    return {IPC: 0, UNKNOWN: 2}.get(act, 1), -acts[act], act


def _show_act(act: str, mentions: Sequence[Mention], judgment: Judgment) -> None:
    output.print(Text(output.render_str(act).plain, style=style_act(act)), f"({len(mentions)})")
    table = _make_table()
    for mention in mentions[:_MOST]:
        words = _cut(judgment, mention.paragraph, mention.start, mention.end, act)
        table.add_row(_name_section(mention), _describe_how(mention), words)
    output.print(table)
    if len(mentions) > _MOST:
        output.print(f"and {len(mentions) - _MOST} more")


def _show_rejected(citations: Citations, judgment: Judgment) -> None:
    if not citations.rejected:
        return
    output.print(Text("no citations", style=style_act(REJECTED)), f"({len(citations.rejected)})")
    table = _make_table()
    for rejected in citations.rejected[:_MOST]:
        words = _cut(judgment, rejected.paragraph, rejected.start, rejected.end, REJECTED)
        table.add_row(rejected.number, rejected.reason, words)
    output.print(table)
    if len(citations.rejected) > _MOST:
        output.print(f"and {len(citations.rejected) - _MOST} more")


def _make_table() -> Table:
    return Table(show_header=False, box=None, padding=(0, 2, 0, 0))


def _name_section(mention: Mention) -> str:
    clause = mention.clause or ""
    return f"{mention.section}{'' if clause.startswith('(') else ' '}{clause}".strip()


def _describe_how(mention: Mention) -> str:
    """ "text", "both, quoted", "conflict: the link says IPC 304"."""
    how = f"conflict: the link says {mention.linked}" if mention.how == "conflict" else mention.how
    by = () if mention.found in ("named", "link") else (mention.found,)
    return ", ".join((how, *by, *(("quoted",) if mention.quoted else ())))


def _cut(judgment: Judgment, paragraph: int, start: int, end: int, act: str) -> Text:
    """The words with some of those around them, on one line, marked."""
    text = judgment.paragraphs[paragraph].text
    first, end = max(0, start - _REACH), min(end, start + _LONGEST)
    last = min(len(text), end + _REACH)
    lead, tail = "…" if first else "", "…" if last < len(text) else ""
    shift = len(lead) - first
    words = f"{lead}{text[first:last]}{tail}".translate(_WHITE)
    return highlight(words, [highlight_citation(start + shift, end + shift, act)])
