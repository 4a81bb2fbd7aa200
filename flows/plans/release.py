"""The last step of a build: a release of the dataset."""

from pathlib import Path

from flows.console import current_view
from flows.plans.lineage import find_lineage, identify_inputs
from flows.plans.stages import TABLE_STAGES
from pipeline.collect.sources import find_source
from pipeline.finished import FinishedStages
from pipeline.publish.history import Release
from pipeline.publish.opaque_ids import find_release_key, read_release_key
from pipeline.publish.stage import Edition, find_published, publish_release
from schemas.settings import Settings

STEP = "publish"
# The cases of the box are fiction: there is nobody to protect, and everyone gets the same bytes.
_BOX_KEY = b"the court in a box"


def find_dataset(settings: Settings) -> Path:
    """The link to the newest release."""
    return settings.cache / "dataset"


def list_built(settings: Settings) -> FinishedStages:
    """The folders of all stages."""
    return FinishedStages(
        {name: plan(settings).plan.folder(settings.cache) for name, plan in TABLE_STAGES.items()}
    )


def find_current(settings: Settings) -> Release | None:
    """The release of these settings, if it is made and linked. All stages must be finished."""
    if not find_source(settings.source).is_box and not find_release_key(settings.cache).exists():
        return None  # looking must not create a key
    release = find_published(_make_edition(settings))
    link = find_dataset(settings)
    if release is None or not link.exists():
        return None
    return release if link.samefile(find_lineage(settings) / release.version) else None


def publish_dataset(settings: Settings) -> Release:
    """Make the release unless it exists, and link it. All stages must be finished."""
    view = current_view()
    view.show(STEP, total=1, note="writing the release")
    release = publish_release(_make_edition(settings), find_dataset(settings))
    view.finish(STEP, f"version {release.version}")
    return release


def _make_edition(settings: Settings) -> Edition:
    kind = find_source(settings.source)
    return Edition(
        stages=list_built(settings),
        inputs=identify_inputs(settings),
        source=kind.name,
        folder=find_lineage(settings),
        key=_BOX_KEY if kind.is_box else read_release_key(settings.cache),
        is_box=kind.is_box,
        provider=kind.provider,
    )
