"""The last step of a build: a release of the dataset."""

from pathlib import Path

from flows.build import STAGES
from flows.lineage import find_lineage, identify_inputs
from flows.view import current_view
from pipeline.built import Built
from pipeline.publish import Edition, find_published, publish_release
from pipeline.release.history import Release
from pipeline.release.ids import find_release_key, read_release_key
from schemas.settings import Settings

STEP = "publish"
# The cases of the box are fiction: there is nobody to protect, and everybody gets the same bytes.
_BOX_KEY = b"the court in a box"


def find_dataset(settings: Settings) -> Path:
    """Where the newest release is always found."""
    return settings.cache / "dataset"


def list_built(settings: Settings) -> Built:
    """The folders of all stages."""
    return Built({name: plan(settings).plan.folder(settings.cache) for name, plan in STAGES.items()})


def find_current(settings: Settings) -> Release | None:
    """The release of these settings, if it is made and shown. All stages must be finished."""
    if settings.source != "embedded" and not find_release_key(settings.cache).exists():
        return None  # and none is made by whoever only looks
    release = find_published(_make_edition(settings))
    link = find_dataset(settings)
    if release is None or not link.exists():
        return None
    return release if link.samefile(find_lineage(settings) / release.version) else None


def publish_dataset(settings: Settings) -> Release:
    """Make the release if it is not there, and show it. All stages must be finished."""
    view = current_view()
    view.show(STEP, total=1, note="writing the release")
    release = publish_release(_make_edition(settings), find_dataset(settings))
    view.finish(STEP, f"version {release.version}")
    return release


def _make_edition(settings: Settings) -> Edition:
    key = _BOX_KEY if settings.source == "embedded" else read_release_key(settings.cache)
    return Edition(
        built=list_built(settings),
        inputs=identify_inputs(settings),
        source=settings.source,
        folder=find_lineage(settings),
        key=key,
    )
