"""`./ilsi predict`: which sections fit these facts?"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.classifiers.predict_batches import NOT_LATIN, PredictionTally, TextToPredict, predict_batches
from flows.classifiers.predict_tables import is_table, predict_table
from flows.classifiers.predictor import NO_FACTS, Answer, Prediction, Predictor
from flows.cli._flags import Panel, takes_settings
from flows.console import console, output
from flows.texts.facts import FactsFound, ReadAs
from flows.texts.inputs import choose_source, is_in_other_letters, name_source, read_judgment
from flows.texts.json_lines import JsonLines, Record, check_text_or_sentences, write_records
from schemas.errors import BadInputError, UsageError
from schemas.records import Judgment
from schemas.settings import Settings

PANEL = Panel.MODELS
app = typer.Typer()

_TOP = 10
_MOST_SENTENCES = 3
_DIGITS = 4  # of a score


@app.command()
@takes_settings("cache", "tagger", "ner", "masks")
def predict(
    settings: Settings,
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE|-",
            help="Facts or a judgment: a text, PDF, page or API answer; a .parquet; - is standard input.",
            show_default=False,
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--model",
            metavar="FOLDER",
            help="A trained classifier (default: the best one of the cache on validation documents).",
            show_default=False,
        ),
    ] = None,
    top: Annotated[
        int | None,
        typer.Option("--top", min=1, help=f"Number of sections to show (default: {_TOP})."),
    ] = None,
    show_all: Annotated[bool, typer.Option("--all", help="Show all sections.")] = False,
    facts: Annotated[
        bool, typer.Option("--facts", help="Read the text as facts, whatever it looks like.")
    ] = False,
    judgment: Annotated[bool, typer.Option("--judgment", help="Read the text as a whole judgment.")] = False,
    masked: Annotated[
        bool, typer.Option("--masked", help="Read the text as facts that are masked already.")
    ] = False,
    as_lines: Annotated[
        bool,
        typer.Option("--jsonl", help="Read lines of JSON with id and text or sentences, write sections."),
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Where to write the answers to a .parquet.", show_default=False
        ),
    ] = None,
) -> None:
    """Predict the sections of the Penal Code that fit facts, or the facts of a judgment.

    Examples:

      ./ilsi predict facts.txt

      ./ilsi predict order.pdf --top 5

      ./ilsi predict --jsonl texts.jsonl > sections.jsonl

      ./ilsi predict rows.parquet --out sections.parquet
    """
    requested = {ReadAs.FACTS: facts, ReadAs.JUDGMENT: judgment, ReadAs.MASKED: masked}
    asked = [read_as for read_as, is_requested in requested.items() if is_requested]
    if len(asked) > 1:
        raise UsageError(f"--{asked[0]} and --{asked[1]} exclude each other: give one of them")
    read_as = asked[0] if asked else ReadAs.AUTO
    source = choose_source(file)
    for_programs = as_lines or is_table(source)
    if for_programs and (top is not None or show_all):
        raise UsageError(
            "--top and --all are for the terminal; --jsonl and Parquet always contain all scores"
        )
    if is_table(source) != (out is not None):
        raise UsageError("--out FILE says where the answers to a .parquet go: give both or neither")
    if as_lines and is_table(source):
        raise UsageError(f"{source} is Parquet by its name: leave out --jsonl")
    predictor = load_predictor(folder, settings)
    if out is not None:
        predict_table(source, out, predictor, read_as)
    elif as_lines:
        predict_lines(source, predictor, read_as)
    else:
        show_predicted(source, predictor, read_as, None if show_all else top or _TOP)


def load_predictor(folder: Path | None, settings: Settings) -> Predictor:
    """The requested classifier, or that of the cache, which is then named."""
    predictor = Predictor(folder, settings)
    if folder is None:
        console.print(f"classifier: {predictor.folder}", soft_wrap=True)
    return predictor


def show_predicted(file: Path, predictor: Predictor, read_as: ReadAs, top: int | None) -> None:
    """Print the first sections, or all, and the sentences that carried the weight."""
    given = read_judgment(file, wanted="facts or a judgment")
    name = name_source(file)
    if isinstance(given, Judgment) and read_as in (ReadAs.FACTS, ReadAs.MASKED):
        given = "\n\n".join(paragraph.text for paragraph in given.paragraphs)
    (answer,) = predictor.answer([given], read_as)
    if not answer.sections:
        raise BadInputError(f"{name}: {_explain_no_facts(answer.facts)}")
    console.print(f"{name}: {describe_reading(answer.facts)}", soft_wrap=True)
    _show_sections(answer.sections, top)
    _show_sentences(predictor.weigh(answer.facts.sentences))
    if is_in_other_letters(" ".join(answer.facts.sentences)):
        console.print(f"{name}: {NOT_LATIN}", soft_wrap=True)


def describe_reading(facts: FactsFound) -> str:
    """What a text was read as, and why."""
    count = f"{len(facts.sentences)} sentence{'s' * (len(facts.sentences) != 1)}"
    if facts.is_judgment:
        return f"read as a judgment, since {facts.why}; {count} of it state facts"
    return f"read as facts, since {facts.why}; {count}"


def _explain_no_facts(facts: FactsFound) -> str:
    if facts.is_judgment:
        return f"read as a judgment, since {facts.why}, but {NO_FACTS}: if it is all facts, add --facts"
    return "no sentence in it: give facts or a judgment"


def _show_sections(sections: Sequence[Prediction], top: int | None) -> None:
    table = Table("section", "title", "score", "needs", "", box=SIMPLE_HEAD)
    for column in (2, 3):
        table.columns[column].justify = "right"
    for prediction in sections[:top]:
        mark, style = ("predicted", "bold green") if prediction.predicted else ("", "")
        numbers = f"{prediction.score:.3f}", f"{prediction.threshold:.3f}"
        table.add_row(prediction.section, prediction.title, *numbers, mark, style=style)
    output.print(table)
    more = sum(prediction.predicted for prediction in sections[top:]) if top else 0
    if more:
        output.print(f"{more} more predicted below these: see all with --all")
    elif not any(prediction.predicted for prediction in sections):
        output.print("no section reaches the score that it needs")


def _show_sentences(weighed: Sequence[tuple[float, str]]) -> None:
    if not weighed:
        output.print("no sentence contains anything that the classifier knows")
        return
    output.print("sentences that weighed most, masked as the classifier reads them")
    for weight, sentence in weighed[:_MOST_SENTENCES]:
        output.print(f"{weight:5.0%}  {sentence}", soft_wrap=True)


def predict_lines(file: Path, predictor: Predictor, read_as: ReadAs) -> None:
    """Write the prediction for every line in the order of the lines. Bad lines are reported and left out."""
    records = JsonLines(file, check_text_or_sentences)
    tally = PredictionTally()
    for batch in predict_batches(_read_texts(records), predictor, read_as, tally):
        write_records(_describe(text, answer) for text, answer in batch if answer.sections)
        for text, answer in batch:
            if not answer.sections:
                records.failed += 1
                console.print(f"{name_source(file)}, id {text.id!r}: {NO_FACTS}", soft_wrap=True)
    tally.report(name_source(file), read_as)
    records.complain()


def _read_texts(records: JsonLines) -> Iterator[TextToPredict | None]:
    for record in records.iterate_with_pauses():
        if record is None:
            yield None
        else:
            yield TextToPredict(record["id"], record["text" if "text" in record else "sentences"])


def _describe(text: TextToPredict, answer: Answer) -> Record:
    """All sections, the highest score first."""
    scores = {prediction.section: round(prediction.score, _DIGITS) for prediction in answer.sections}
    return {"id": text.id, "predicted": answer.predicted, "scores": scores}
