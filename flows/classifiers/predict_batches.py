"""Many texts to predict: what is asked of a predictor at once, and what there is to say afterwards."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from flows.classifiers.predictor import Answer, Predictor
from flows.console import console
from flows.texts.facts import ReadAs
from flows.texts.inputs import is_in_other_letters
from flows.texts.json_lines import make_batches

BATCH_CHARACTERS = 2_000_000
NOT_LATIN = "hardly any Latin letters: all parts of ilsi have learnt English only, so do not rely on this"


class TextToPredict(NamedTuple):
    """One text of many."""

    id: Any  # it is given back as it came
    text: str | Sequence[str]

    def fill_batch(self) -> float:
        """Which part of a batch it takes. Even empty texts take some room."""
        sentences = [self.text] if isinstance(self.text, str) else self.text
        return (100 + sum(map(len, sentences))) / BATCH_CHARACTERS


class PredictionTally:
    """Counts over many texts, reported when all are done."""

    def __init__(self) -> None:
        self.texts = self.judgments = self.foreign = 0

    def count(self, answers: Iterable[Answer]) -> None:
        for answer in answers:
            self.texts += 1
            self.judgments += answer.facts.is_judgment
            self.foreign += is_in_other_letters(" ".join(answer.facts.sentences))

    def report(self, name: str, read_as: ReadAs) -> None:
        """Print the counts to standard error."""
        if self.texts and read_as == ReadAs.AUTO:
            counts = f"{self.judgments} of {self.texts} texts read as judgments, the others as facts"
            console.print(f"{name}: {counts}", soft_wrap=True)
        if self.foreign:
            console.print(f"{name}, {self.foreign} of {self.texts} texts: {NOT_LATIN}", soft_wrap=True)


def predict_batches(
    texts: Iterable[TextToPredict | None], predictor: Predictor, read_as: ReadAs, tally: PredictionTally
) -> Iterator[list[tuple[TextToPredict, Answer]]]:
    """Texts with their answers, in their order; None marks a pause in which answers are not held back."""
    for batch in make_batches(texts, TextToPredict.fill_batch):
        answers = predictor.answer([text.text for text in batch], read_as)
        tally.count(answers)
        yield list(zip(batch, answers, strict=True))
