"""The figures of a release: what its card and its data statement are made from."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pipeline.built import Built
from pipeline.dedupe import NEAR_DUPLICATE
from pipeline.mask import FORGOTTEN
from pipeline.release.rows import Member, Scattered
from pipeline.rows import iterate_rows
from pipeline.split import Division, describe_division
from schemas.courts import COURTS
from schemas.published import SPLITS
from schemas.records import Assigned, PublishedSection

STEPS = ("parse", "cite", "label", "segment", "facts", "mask", "dedupe", "split")


@dataclass(frozen=True, slots=True)
class Step:
    """A stage on the way, in documents."""

    stage: str
    documents_in: int
    documents_out: int
    dropped: Mapping[str, int]  # by reason


@dataclass(frozen=True, slots=True)
class SplitFigures:
    """One split."""

    name: str
    rows: int
    labels: int  # of all rows together
    sentences: int
    words: int


@dataclass(frozen=True, slots=True)
class Figures:
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
    built: Built,
    members: Mapping[str, Member],
    scattered: Scattered,
    sections: Sequence[PublishedSection],
    *,
    previous: Mapping[str, str] | None = None,
) -> Figures:
    """Count what is said of a release. `previous` has the splits of the one that it builds upon."""
    everyone = members.values()
    steps = [_read_step(built, stage) for stage in STEPS]
    dropped = {step.stage: step.dropped for step in steps}
    parameters = {stage: built.read_manifest(stage)["parameters"] for stage in ("mask", "dedupe")}
    courts = Counter(member.court for member in everyone)
    years = [member.year for member in everyone if member.year is not None]
    assigned = [Assigned(member.docid, member.group, member.split) for member in everyone]
    return Figures(
        steps=steps,
        splits=[_count_split(split, members, scattered) for split in SPLITS],
        sections=sections,
        division=describe_division(
            {member.docid: member.labels for member in everyone},
            assigned,
            previous,
            [section.label for section in sections],
        ),
        courts={court.name: courts[court.key] for court in COURTS if courts[court.key]},
        years=(min(years), max(years)) if years else None,
        masks=parameters["mask"]["preset"],
        strict=sum(member.strict for member in everyone),
        forgotten=dropped["mask"].get(FORGOTTEN, 0),
        duplicates=dropped["dedupe"].get(NEAR_DUPLICATE, 0),
        all_kept=parameters["dedupe"]["keep_all"],
        groups=len({member.group for member in everyone}),
        parted=_count_parted(built, members),
    )


def _read_step(built: Built, stage: str) -> Step:
    manifest = built.read_manifest(stage)
    return Step(stage, manifest["documents_in"], manifest["documents_out"], manifest["dropped"])


def _count_split(split: str, members: Mapping[str, Member], scattered: Scattered) -> SplitFigures:
    labels = [len(member.labels) for member in members.values() if member.split == split]
    return SplitFigures(
        split, len(labels), sum(labels), scattered.sentences.get(split, 0), scattered.words.get(split, 0)
    )


def _count_parted(built: Built, members: Mapping[str, Member]) -> int:
    pairs = {
        frozenset((row["docid"], other))
        for part in built.list_parts("dedupe")
        for row in iterate_rows(part, ["docid", "parted"])
        for other in row["parted"]
        if members[row["docid"]].split != members[other].split
    }
    return len(pairs)
