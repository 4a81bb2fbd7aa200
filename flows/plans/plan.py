"""A stage with its work, and the plan of the first stage, which all other plans build on."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any

from flows.paths import find_archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.parse.stage import CourtRules, ParsePlan, parse_shard, plan_parse
from pipeline.shards import ShardJob, ShardSummary
from pipeline.stage import StagePlan
from schemas.settings import Settings

Work = tuple[Callable[..., ShardSummary], tuple[Any, ...]]


@dataclass(frozen=True)
class PlannedStage:
    """A stage's plan, and for each shard the function and arguments that make it in a worker process."""

    plan: StagePlan
    find_work: Callable[[ShardJob], Work]

    @property
    def name(self) -> str:
        """The stage's name."""
        return self.plan.name


Planner = Callable[[Settings], PlannedStage]


@dataclass(frozen=True, slots=True)
class FetchStage:
    """A stage that fetches pages instead of making tables; done when there is nothing left to ask for."""

    is_done: Callable[[Settings], bool]
    fetch: Callable[[Settings], None]


_remembered: dict[tuple[str, Settings], PlannedStage] | None = None


@contextmanager
def remember_plans() -> Iterator[None]:
    """Plan each stage only once while the block runs: every plan needs those before it. Only for a block in
    which nothing changes that an earlier plan was made from."""
    global _remembered
    before = _remembered
    _remembered = {} if before is None else before
    try:
        yield
    finally:
        _remembered = before


def remembered(plan_stage: Planner) -> Planner:
    """Let `remember_plans` keep the plans of a planner."""

    @wraps(plan_stage)
    def plan(settings: Settings) -> PlannedStage:
        if _remembered is None:
            return plan_stage(settings)
        key = plan_stage.__name__, settings
        if key not in _remembered:
            _remembered[key] = plan_stage(settings)
        return _remembered[key]

    return plan


def count_kept(manifest: Mapping[str, Any]) -> str:
    """What a finished stage holds: documents, except in the table of sections and the graph."""
    unit = _UNITS.get(manifest["stage"], "")
    return f"{manifest['documents_out']}{unit}"


_UNITS = {"statutes": " sections", "graph": " nodes"}


@remembered
def plan_parse_stage(settings: Settings) -> PlannedStage:
    """Parse what the archive has."""
    archive = find_archive(settings)
    courts = _read_courts(settings)
    parse = _plan_once(archive, courts, _stamp(archive / LEDGER_NAME))
    return PlannedStage(
        parse.stage, lambda job: (parse_shard, (job, archive, parse.shards[job.index], courts))
    )


def locate_document(settings: Settings, docid: str) -> int | None:
    """The shard in which stages of documents have it, if the archive does."""
    archive = find_archive(settings)
    shards = _plan_once(archive, _read_courts(settings), _stamp(archive / LEDGER_NAME)).shards
    found = (index for index, shard in enumerate(shards) if any(fetch.key == docid for fetch in shard))
    return next(found, None)


@lru_cache(
    maxsize=1
)  # every later plan needs this one, and to read a ledger of 100,000 documents takes seconds
def _plan_once(archive: Path, courts: CourtRules, _: object) -> ParsePlan:
    with Ledger.open_for_reading(archive / LEDGER_NAME) as ledger:
        return plan_parse(ledger.iterate_fetches("document"), courts, ledger.read_years())


def _read_courts(settings: Settings) -> CourtRules:
    return CourtRules(settings.courts, settings.court)


def _stamp(ledger: Path) -> tuple[tuple[int, int], ...]:
    """Changes whenever the ledger or its write-ahead log is written."""
    files = (path for path in (ledger, ledger.with_name(f"{ledger.name}-wal")) if path.exists())
    return tuple((stat.st_mtime_ns, stat.st_size) for stat in map(Path.stat, files))
