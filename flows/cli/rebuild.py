"""`./ilsi rebuild`: collect, build, train and show what there is."""

import typer

from flows.classifiers.rebuild_step import are_models_ready, show_models
from flows.cli._flags import COLLECT_FLAGS, DATA_FLAGS, STAGE_FLAGS, Panel, takes_settings
from flows.cli.status import show_made
from flows.collecting.site import is_collected
from flows.console import console, open_view, shorten_path
from flows.orchestrate.environment import prepare_prefect
from flows.orchestrate.held_cache import hold_cache
from flows.orchestrate.report import find_report, has_report
from flows.orchestrate.server import ensure_server, find_cause
from flows.plans.documents import find_tagger
from flows.plans.labels import plan_label_stage
from flows.plans.masks import describe_removed, digest_entity_finder, find_ner
from flows.plans.plan import remember_plans
from flows.plans.release import find_current, find_dataset
from flows.plans.sections import read_sections
from flows.plans.stages import is_built, is_fetched
from pipeline.collect.sources import find_source
from pipeline.label.from_file import read_labels_file
from pipeline.label.label_names import find_section_of
from pipeline.label.stage import read_label_list
from pipeline.mask.removals import read_removals
from pipeline.statutes.from_file import read_statutes_file
from pipeline.statutes.stage import describe_texts
from schemas.errors import IlsiError, UsageError
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer()


@app.command()
@takes_settings(*DATA_FLAGS, *COLLECT_FLAGS, *STAGE_FLAGS, "models", "runner", "workers")
def rebuild(settings: Settings) -> None:
    """Do everything: collect, run every stage that is not up to date, train and evaluate classifiers.

    Examples:

      ./ilsi rebuild                     on the embedded court; needs no network

      ./ilsi rebuild --box-cases 300     a smaller box

      ./ilsi rebuild --masks paper       other masks: only what has changed is rebuilt

      ./ilsi rebuild --models none       the dataset alone; run ./ilsi train later

      ./ilsi rebuild --source web --courts delhi --start 2015-01-01 --end 2015-01-31 --contact ME
    """
    rebuild_dataset(settings)


def rebuild_dataset(settings: Settings) -> None:
    """Collect, run every stage that is not up to date, and train."""
    if settings.statutes is not None:
        read_statutes_file(settings.statutes)  # report a mistake in it before hours of collecting
    if settings.labels is not None:
        read_labels_file(settings.labels)
    find_tagger(settings)
    digest_entity_finder(find_ner(settings))
    read_removals(settings.cache)
    with hold_cache(settings.cache, "ilsi rebuild"):
        collected = is_collected(settings)
        if not collected and not find_source(settings.source).is_site:
            raise UsageError(
                f"nothing to build from: run ./ilsi collect --source {settings.source} FOLDER first"
            )
        if collected and _is_up_to_date(settings):
            console.print("everything is up to date")
        else:
            _run_flow(settings, collects=not collected)
        with remember_plans():
            show_made(settings)
            _show_results(settings)


def _is_up_to_date(settings: Settings) -> bool:
    with remember_plans():
        return _is_published(settings)


def _is_published(settings: Settings) -> bool:
    if not is_fetched(settings) or not is_built(settings):
        return False
    release = find_current(settings)
    return release is not None and are_models_ready(settings) and has_report(settings, release)


def _show_results(settings: Settings) -> None:
    labelled = plan_label_stage(settings).plan.folder(settings.cache)
    labels = {find_section_of(label) for label in read_label_list(labelled)}
    console.print(describe_texts(read_sections(settings), labels), soft_wrap=True)
    if (removed := describe_removed(settings)) is not None:
        console.print(removed)
    console.print(f"the report: {shorten_path(find_report(settings))}", soft_wrap=True)
    console.print(f"the dataset: {shorten_path(find_dataset(settings))}", soft_wrap=True)
    show_models(settings)


def _run_flow(settings: Settings, *, collects: bool) -> None:
    prepare_prefect(settings.cache)
    with open_view() as view:
        view.show("prefect", total=1, note="starting a server (half a minute the first time)")
        server = ensure_server()
        view.show("prefect", done=1, total=1, note="server ready")
        from flows.orchestrate.prefect_flows import rebuild_flow

        try:
            rebuild_flow(settings, collects)
        except IlsiError:
            raise
        except Exception as error:
            cause = find_cause(server)
            if cause is None:
                raise
            raise cause from error
