"""`./ilsi predict --jsonl`: texts come as lines of JSON, and so do the sections that are predicted."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from flows.given_texts import is_in_other_letters, name_source
from flows.json_lines import JsonLines, Record, write_record
from flows.predict_texts import ReadAs
from flows.predict_view import NOT_LATIN
from flows.predicting import NO_FACTS, Answer, Predictor
from flows.tagging_lines import check_record
from flows.view import console, output

BATCH_CHARACTERS = 2_000_000
DIGITS = 4  # of a score


class Asked(NamedTuple):
    """One text of many."""

    id: Any  # it is given back as it came
    text: str | Sequence[str]

    @property
    def characters(self) -> int:
        sentences = [self.text] if isinstance(self.text, str) else self.text
        return 100 + sum(map(len, sentences))  # even empty texts take some room


class Tally:
    """What there is to tell of many texts when all are done."""

    def __init__(self) -> None:
        self.texts = self.judgments = self.foreign = 0

    def count(self, answers: Iterable[Answer]) -> None:
        for answer in answers:
            self.texts += 1
            self.judgments += answer.facts.is_judgment
            self.foreign += is_in_other_letters(" ".join(answer.facts.sentences))

    def report(self, name: str, read_as: ReadAs) -> None:
        """Say it on standard error."""
        if self.texts and read_as == ReadAs.AUTO:
            told = f"{self.judgments} of {self.texts} texts taken as judgments, the others as facts"
            console.print(f"{name}: {told}", soft_wrap=True)
        if self.foreign:
            console.print(f"{name}, {self.foreign} of {self.texts} texts: {NOT_LATIN}", soft_wrap=True)


def predict_lines(file: Path, predictor: Predictor, read_as: ReadAs) -> None:
    """Write what is predicted for every line in the order of the lines. Bad ones are named and left out."""
    records = JsonLines(file, check_record, '{"id": "1", "text": "..."}')
    tally = Tally()
    for batch in make_batches(_ask(records)):
        answers = predictor.answer([asked.text for asked in batch], read_as)
        tally.count(answers)
        for asked, answer in zip(batch, answers, strict=True):
            if answer.sections:
                write_record(describe(asked.id, answer))
            else:
                records.failed += 1
                console.print(f"{name_source(file)}, id {asked.id!r}: {NO_FACTS}", soft_wrap=True)
        output.file.flush()  # whoever waits for an answer gets it now
    tally.report(name_source(file), read_as)
    records.complain()


def make_batches(texts: Iterable[Asked | None]) -> Iterator[list[Asked]]:
    """As many texts as may be held at once, but never one that somebody is waiting for: None is a pause."""
    batch: list[Asked] = []
    characters = 0
    for asked in texts:
        if asked is not None:
            batch.append(asked)
            characters += asked.characters
        if batch and (asked is None or characters >= BATCH_CHARACTERS):
            yield batch
            batch, characters = [], 0
    if batch:
        yield batch


def describe(given_id: Any, answer: Answer) -> Record:
    """An answer as it is written: all sections, the highest score first."""
    scores = {told.section: round(told.score, DIGITS) for told in answer.sections}
    return {"id": given_id, "predicted": answer.predicted, "scores": scores}


def _ask(records: JsonLines) -> Iterator[Asked | None]:
    for record in records.iterate_with_pauses():
        if record is None:
            yield None
        else:
            yield Asked(record["id"], record["text" if "text" in record else "sentences"])
