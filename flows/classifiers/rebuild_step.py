"""The last part of a rebuild: the classifiers that the settings name, trained, measured and shown."""

from collections.abc import Iterator

from flows.classifiers.evaluate import Exam, find_published
from flows.classifiers.evaluation_file import Evaluated, digest_evaluation, read_evaluation, write_evaluation
from flows.classifiers.folders import find_models, identify_dataset
from flows.classifiers.report import ModelFigures, read_history
from flows.classifiers.score_tables import MACRO, show_table, tabulate_summary, write_interval
from flows.classifiers.train import Training, is_trained, list_trainings, train_classifier
from flows.console import console, current_view, shorten_path
from flows.plans.release import find_dataset
from schemas.published import TEST
from schemas.settings import Settings


def are_models_ready(settings: Settings) -> bool:
    """Are all trained on the dataset that is shown, and measured?"""
    if not settings.models:
        return True
    return all(is_trained(training) and _read(training) is not None for training in list_trainings(settings))


def train_model(training: Training) -> Evaluated:
    """Train and measure what is not yet."""
    view = current_view()
    if not is_trained(training):
        view.show(training.step, note="starting")
        train_classifier(training)
    evaluated = _read(training)
    if evaluated is None:
        view.note(training.step, "measuring on test documents")
        exam = Exam(training.dataset, TEST)
        evaluated = exam.measure(training.folder, exam.load(training.folder))
        write_evaluation(training.folder, evaluated)
    view.finish(training.step, f"macro F1 {write_interval(evaluated.per_label.scores[MACRO])}")
    return evaluated


def gather_models(settings: Settings) -> ModelFigures | None:
    """The figures of those that are ready; None if none is."""
    evaluations = dict(_iterate_evaluated(settings))
    if not evaluations:
        return None
    exam = Exam(find_published(find_dataset(settings)), TEST)
    histories = {name: read_history(find_models(settings) / name) for name in evaluations}
    return ModelFigures(
        evaluations,
        exam.compare(evaluations),
        {name: history for name, history in histories.items() if history},
        {section.label: section.title for section in exam.published.sections},
    )


def list_marks(settings: Settings) -> list[str]:
    """Change whenever the figures do."""
    folder = find_models(settings)
    return [f"{name} {digest_evaluation(folder / name)}" for name, _ in _iterate_evaluated(settings)]


def show_models(settings: Settings) -> None:
    """A small table, and what to do with them."""
    evaluations = dict(_iterate_evaluated(settings))
    if not evaluations:
        return
    show_table(tabulate_summary(evaluations))
    console.print(f"the models: {shorten_path(find_models(settings))}", soft_wrap=True)
    console.print("to use them: ./ilsi predict FILE", soft_wrap=True)


def _iterate_evaluated(settings: Settings) -> Iterator[tuple[str, Evaluated]]:
    """By the names of their folders, in the order of the settings."""
    if not settings.models:
        return
    for training in list_trainings(settings):
        evaluated = _read(training) if is_trained(training) else None
        if evaluated is not None:
            yield training.kind, evaluated


def _read(training: Training) -> Evaluated | None:
    return read_evaluation(training.folder, identify_dataset(training.dataset))
