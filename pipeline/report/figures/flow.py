"""How many documents each stage passed on, and why it dropped the others."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pipeline.archive.coverage import CourtStatus
from pipeline.finished import FinishedStages
from pipeline.parquet import iterate_rows
from schemas.errors import BadInputError

# Each document is counted as dropped once, at the first of these stages that dropped it: labels and facts are
# made independently from the same judgments.
_STEPS: Mapping[str, str] = {
    "parse": "Judgments",
    "cite": "Searched for citations",
    "label": "With labels",
    "segment": "Split into sentences",
    "facts": "With facts",
    "mask": "Masked",
    "dedupe": "Distinct",
    "split": "Published",
}
_ALWAYS = ("parse", "label", "facts", "dedupe", "split")  # the others appear only if they dropped something
_NOT_FETCHED: Mapping[str, str] = {
    "listed": "not fetched yet",
    "gone": "no longer at the source",
    "disallowed": "not allowed by robots.txt",
    "refused": "given up after errors",
}


@dataclass(frozen=True, slots=True)
class FlowStep:
    """A stage with what it passed on and what it dropped, the most frequent reason first."""

    stage: str
    title: str
    documents: int
    drops: Sequence[tuple[str, int]]

    @property
    def lost(self) -> int:
        """Documents that were dropped here."""
        return sum(count for _, count in self.drops)


def follow_documents(stages: FinishedStages, courts: Sequence[CourtStatus]) -> list[FlowStep]:
    """From what was listed at the source to what is published."""
    documents = stages.read_manifest("parse")["documents_in"]
    steps = [*_list_collected(documents, courts)]
    gone: set[str] = set()
    for stage, title in _STEPS.items():
        if stage not in stages.folders:
            continue
        drops = Counter(_drop(stages, stage, gone))
        documents -= drops.total()
        if drops or stage in _ALWAYS:
            steps.append(FlowStep(stage, title, documents, rank_counts(drops)))
    if documents != stages.read_manifest("split")["documents_out"]:
        raise BadInputError(
            f"the stages in {stages.folders['split'].parent.parent} are from different builds: run ./ilsi "
            "rebuild"
        )
    return steps


def rank_counts(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """The largest first; ties by name."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _list_collected(parsed: int, courts: Sequence[CourtStatus]) -> Iterator[FlowStep]:
    """What was listed and fetched, unless the ledger has changed since the build."""
    states: Counter[str] = Counter()
    for court in courts:
        states.update(court.states)
    if states["fetched"] == parsed:
        yield FlowStep("list", "Listed", states.total(), ())
        drops = {_NOT_FETCHED.get(state, state): count for state, count in states.items() if count}
        drops.pop("fetched", None)
        yield FlowStep("collect", "Collected", parsed, rank_counts(drops))
    else:
        yield FlowStep("collect", "Collected", parsed, ())


def _drop(stages: FinishedStages, stage: str, gone: set[str]) -> Iterator[str]:
    """The reasons for documents that no earlier stage dropped."""
    for part in sorted(stages.folders[stage].glob("dropped-*.parquet")):
        for row in iterate_rows(part, ["docid", "reason"]):
            if row["docid"] not in gone:
                gone.add(row["docid"])
                yield row["reason"]
