"""`./ilsi predict FILE`: the sections that fit the facts of one text, and the sentences that told."""

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.given_judgments import read_document
from flows.given_texts import is_in_other_letters, name_source
from flows.predict_texts import MaskedText, ReadAs
from flows.predicting import NO_FACTS, Prediction, Predictor
from flows.view import console, output
from schemas.errors import BadInputError, UsageError
from schemas.records import Judgment
from schemas.settings import Settings

NOT_LATIN = "hardly any Latin letters: all parts of ilsi have learnt English only, so do not rely on this"
_MOST_SENTENCES = 3


def load_predictor(folder: Path | None, settings: Settings) -> Predictor:
    """The classifier that was asked for, or the one of the cache, which is then named."""
    predictor = Predictor(folder, settings)
    if folder is None:
        console.print(f"classifier: {predictor.folder}", soft_wrap=True)
    return predictor


def show_predicted(file: Path, predictor: Predictor, read_as: ReadAs, top: int | None) -> None:
    """Print the first sections, or all, and the sentences that carried the weight."""
    given = read_document(file)
    name = name_source(file)
    if isinstance(given, Judgment) and read_as in (ReadAs.FACTS, ReadAs.MASKED):
        raise UsageError(f"{name} is a page or an API answer, so a whole judgment: leave out --{read_as}")
    (answer,) = predictor.answer([given], read_as)
    if not answer.sections:
        raise BadInputError(f"{name}: {_explain_no_facts(answer.facts)}")
    console.print(f"{name}: {describe_reading(answer.facts)}", soft_wrap=True)
    _show_sections(answer.sections, top)
    _show_sentences(predictor.weigh(answer.facts.sentences))
    if is_in_other_letters(" ".join(answer.facts.sentences)):
        console.print(f"{name}: {NOT_LATIN}", soft_wrap=True)


def describe_reading(facts: MaskedText) -> str:
    """What a text was taken for, and why."""
    count = f"{len(facts.sentences)} sentence{'s' * (len(facts.sentences) != 1)}"
    if facts.is_judgment:
        return f"taken as a judgment, since {facts.why}; {count} of it tell the facts"
    return f"taken as facts, since {facts.why}; {count}"


def _explain_no_facts(facts: MaskedText) -> str:
    if facts.is_judgment:
        return f"taken as a judgment, since {facts.why}, but {NO_FACTS}: if it is all facts, add --facts"
    return "no sentence in it: give facts or a judgment"


def _show_sections(sections: Sequence[Prediction], top: int | None) -> None:
    table = Table("section", "title", "score", "needs", "", box=SIMPLE_HEAD)
    for column in (2, 3):
        table.columns[column].justify = "right"
    for told in sections[:top]:
        mark, style = ("predicted", "bold green") if told.predicted else ("", "")
        numbers = f"{told.score:.3f}", f"{told.threshold:.3f}"
        table.add_row(told.section, told.title, *numbers, mark, style=style)
    output.print(table)
    more = sum(told.predicted for told in sections[top:]) if top else 0
    if more:
        output.print(f"{more} more predicted below these: see all with --all")
    elif not any(told.predicted for told in sections):
        output.print("no section reaches the score that it needs")


def _show_sentences(weighed: Sequence[tuple[float, str]]) -> None:
    if not weighed:
        output.print("no sentence says anything that the classifier knows")
        return
    output.print("sentences that weighed most, masked as the classifier reads them")
    for weight, sentence in weighed[:_MOST_SENTENCES]:
        output.print(f"{weight:5.0%}  {sentence}", soft_wrap=True)
