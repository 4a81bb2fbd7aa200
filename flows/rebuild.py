"""`./ilsi rebuild` and `./ilsi collect`: take the cache, do what is to be done, show what is there."""

from collections.abc import Sequence
from pathlib import Path

from flows.build import is_built
from flows.collecting import is_collected, run_collection, run_import
from flows.holding import hold_cache
from flows.label_stage import describe_labels
from flows.mask_stage import digest_entity_finder, find_ner, tell_removed
from flows.model_stage import are_models_ready, show_models
from flows.planning import remember_plans
from flows.prefect_server import ensure_server, find_cause
from flows.prefect_setup import prepare_prefect
from flows.publishing import find_current, find_dataset
from flows.reporting import find_report, has_report
from flows.segment_stage import find_tagger
from flows.status import shorten_path, show_collected, show_made
from flows.statutes import are_statutes_collected, read_sections
from flows.view import console, open_view
from pipeline.label_names import find_section_of
from pipeline.labels import read_label_list
from pipeline.labels_file import read_labels_file
from pipeline.removals import read_removals
from pipeline.statutes import describe_missing
from pipeline.statutes_file import read_statutes_file
from schemas.errors import IlsiError, UsageError
from schemas.settings import Settings


def rebuild_dataset(settings: Settings) -> None:
    """Collect, run every stage that is not up to date, and train."""
    if settings.statutes is not None:
        read_statutes_file(settings.statutes)  # a mistake in it is told before hours of collecting
    if settings.labels is not None:
        read_labels_file(settings.labels)
    find_tagger(settings)
    digest_entity_finder(find_ner(settings))
    read_removals(settings.cache)
    with hold_cache(settings.cache, "ilsi rebuild"):
        collected = is_collected(settings)
        if settings.source == "files" and not collected:
            raise UsageError("nothing to build from: run ./ilsi collect --source files FOLDER first")
        if collected and _is_up_to_date(settings):
            console.print("everything is up to date")
        else:
            _run_flow(settings, collects=not collected)
        with remember_plans():
            show_made(settings)
            _tell_about(settings)


def _is_up_to_date(settings: Settings) -> bool:
    with remember_plans():
        return _is_published(settings)


def _is_published(settings: Settings) -> bool:
    if not are_statutes_collected(settings) or not is_built(settings):
        return False
    release = find_current(settings)
    return release is not None and are_models_ready(settings) and has_report(settings, release)


def _tell_about(settings: Settings) -> None:
    page = describe_labels(settings)
    labels = {find_section_of(label) for label in read_label_list(page.parent)}
    console.print(describe_missing(read_sections(settings), labels), soft_wrap=True)
    if (removed := tell_removed(settings)) is not None:
        console.print(removed)
    console.print(f"about the labels: {shorten_path(page)}", soft_wrap=True)
    console.print(f"about the rebuild: {shorten_path(find_report(settings))}", soft_wrap=True)
    console.print(f"the dataset: {shorten_path(find_dataset(settings))}", soft_wrap=True)
    show_models(settings)


def collect_judgments(settings: Settings, *, paths: Sequence[Path], ids: Path | None, recheck: bool) -> None:
    """Collect only, without the later stages."""
    if paths and settings.source != "files":
        raise UsageError("files and folders are read with --source files only")
    with hold_cache(settings.cache, "ilsi collect"), open_view():
        if settings.source == "files":
            run_import(settings, paths)
        else:
            run_collection(settings, ids=ids, recheck=recheck)
    show_collected(settings)


def _run_flow(settings: Settings, *, collects: bool) -> None:
    prepare_prefect(settings.cache)
    with open_view() as view:
        view.show("prefect", total=1, note="starting a server (half a minute the first time)")
        server = ensure_server()
        view.show("prefect", done=1, total=1, note="server ready")
        from flows.prefect_flows import rebuild_flow

        try:
            rebuild_flow(settings, collects)
        except IlsiError:
            raise
        except Exception as error:
            cause = find_cause(server)
            if cause is None:
                raise
            raise cause from error
