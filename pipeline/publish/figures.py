"""The figures of a release: what its card and its data statement are made from."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pipeline.dedupe.stage import NEAR_DUPLICATE
from pipeline.finished import FinishedStages
from pipeline.mask.stage import FORGOTTEN
from pipeline.parquet import iterate_rows
from pipeline.publish.rows import PublishedRow, ScratchRows
from pipeline.split.balance import Division, describe_division
from schemas.courts import COURTS
from schemas.published import SPLITS
from schemas.records import PublishedSection, SplitAssignment

STEPS = ("parse", "cite", "label", "segment", "facts", "mask", "dedupe", "split")


@dataclass(frozen=True, slots=True)
class Step:
    """A stage, counted in documents."""

    stage: str
    documents_in: int
    documents_out: int
    dropped: Mapping[str, int]  # by reason


@dataclass(frozen=True, slots=True)
class SplitFigures:
    """One split."""

    name: str
    rows: int
    labels: int  # total over all rows
    sentences: int
    words: int


@dataclass(frozen=True, slots=True)
class ReleaseFigures:
    """One release."""

    steps: Sequence[Step]
    splits: Sequence[SplitFigures]
    sections: Sequence[PublishedSection]
    division: Division
    courts: Mapping[str, int]  # rows by name of the court
    years: tuple[int, int] | None  # the first and the last
    masks: str  # the preset
    strict: int  # rows
    forgotten: int  # judgments on the removal list
    duplicates: int  # left out
    all_kept: bool  # duplicates are not left out
    groups: int
    parted: int  # pairs of related rows in different splits

    @property
    def rows(self) -> int:
        """In all splits."""
        return sum(split.rows for split in self.splits)


def count_figures(
    stages: FinishedStages,
    documents: Mapping[str, PublishedRow],
    scratch_rows: ScratchRows,
    sections: Sequence[PublishedSection],
    *,
    previous: Mapping[str, str] | None = None,
) -> ReleaseFigures:
    """Count over the rows and the stages. `previous` has the splits of the release that this builds upon."""
    rows = documents.values()
    steps = [_read_step(stages, stage) for stage in STEPS]
    dropped = {step.stage: step.dropped for step in steps}
    parameters = {stage: stages.read_manifest(stage)["parameters"] for stage in ("mask", "dedupe")}
    courts = Counter(document.court for document in rows)
    years = [document.year for document in rows if document.year is not None]
    assigned = [SplitAssignment(document.docid, document.group, document.split) for document in rows]
    return ReleaseFigures(
        steps=steps,
        splits=[_count_split(split, documents, scratch_rows) for split in SPLITS],
        sections=sections,
        division=describe_division(
            {document.docid: document.labels for document in rows},
            assigned,
            previous,
            [section.label for section in sections],
        ),
        courts={court.name: courts[court.key] for court in COURTS if courts[court.key]},
        years=(min(years), max(years)) if years else None,
        masks=parameters["mask"]["preset"],
        strict=sum(document.strict for document in rows),
        forgotten=dropped["mask"].get(FORGOTTEN, 0),
        duplicates=dropped["dedupe"].get(NEAR_DUPLICATE, 0),
        all_kept=parameters["dedupe"]["keep_all"],
        groups=len({document.group for document in rows}),
        parted=_count_parted(stages, documents),
    )


def _read_step(stages: FinishedStages, stage: str) -> Step:
    manifest = stages.read_manifest(stage)
    return Step(stage, manifest["documents_in"], manifest["documents_out"], manifest["dropped"])


def _count_split(
    split: str, documents: Mapping[str, PublishedRow], scratch_rows: ScratchRows
) -> SplitFigures:
    labels = [len(document.labels) for document in documents.values() if document.split == split]
    return SplitFigures(
        split,
        len(labels),
        sum(labels),
        scratch_rows.sentences.get(split, 0),
        scratch_rows.words.get(split, 0),
    )


def _count_parted(stages: FinishedStages, documents: Mapping[str, PublishedRow]) -> int:
    pairs = {
        frozenset((row["docid"], other))
        for part in stages.list_parts("dedupe")
        for row in iterate_rows(part, ["docid", "parted"])
        for other in row["parted"]
        if documents[row["docid"]].split != documents[other].split
    }
    return len(pairs)
