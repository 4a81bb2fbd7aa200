"""Prediction for new facts, from Python and for `./ilsi predict`.

from flows.predicting import Predictor

predictor = Predictor("data_cache/models/lesicin")
for told in predictor.predict("The accused stabbed his brother, who died of the wound."):
    print(told.section, told.title, told.score, told.predicted)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from flows.model_folders import find_kind, find_models
from flows.predict_texts import FactsReader, Given, MaskedText, ReadAs
from model.classifiers import LESICIN, LINEAR, Facts, load_classifier
from pipeline.label_names import find_section_of
from schemas.errors import BadInputError
from schemas.settings import Settings, load_settings
from schemas.statutes import find_section

PREFERRED = (LESICIN, LINEAR)
NO_FACTS = "no sentence that tells facts was found"


class Prediction(NamedTuple):
    """What a classifier says of one section."""

    section: str  # a label: 302, 498A, 376(2)
    title: str  # of the section
    score: float  # from 0 to 1
    threshold: float  # what the score must reach
    predicted: bool  # whether it does


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said of one text."""

    facts: MaskedText
    sections: list[Prediction]  # all, the highest score first; none if there are no facts

    @property
    def predicted(self) -> list[str]:
        return [each.section for each in self.sections if each.predicted]


class Predictor:
    """A trained classifier with all that stands before it. Load it once, ask it often."""

    def __init__(self, folder: str | Path | None = None, settings: Settings | None = None) -> None:
        """Without a folder it is the classifier of the cache. Settings choose tagger, entities and masks."""
        chosen = settings or load_settings().values
        self.folder = Path(folder) if folder is not None else find_trained(chosen)
        self.classifier = load_classifier(self.folder)
        self._reader = FactsReader(chosen)
        self._titles = [title_label(label) for label in self.classifier.labels]

    def predict(self, text: str | Sequence[str], read_as: str = ReadAs.AUTO) -> list[Prediction]:
        """All sections, the likeliest first, for a text or for sentences of facts. A text may be a whole
        judgment."""
        (answer,) = self.answer([text], ReadAs(read_as))
        if not answer.sections:
            raise BadInputError(f"{NO_FACTS}: give facts, or say that these are with read_as='facts'")
        return answer.sections

    def answer(self, texts: Sequence[Given], read_as: ReadAs = ReadAs.AUTO) -> list[Answer]:
        """The same for many texts, with the facts that were read. What is said of one never depends on the
        others."""
        read = self._reader.read(texts, read_as)
        scores = iter(self.classifier.predict_scores(each.sentences for each in read if each.has_facts))
        return [Answer(each, self._rank(next(scores)) if each.has_facts else []) for each in read]

    def weigh(self, facts: Facts) -> list[tuple[float, str]]:
        """Sentences with their weights, the heaviest first; those without any are left out."""
        weights = self.classifier.weigh_sentences(facts).tolist()
        pairs = zip(weights, facts, strict=True)
        return sorted((pair for pair in pairs if pair[0] > 0), key=lambda pair: -pair[0])

    def _rank(self, scores: NDArray[np.float32]) -> list[Prediction]:
        thresholds = self.classifier.thresholds
        needed, predicted = thresholds.each.tolist(), thresholds.decide(scores).tolist()
        rows = zip(self.classifier.labels, self._titles, scores.tolist(), needed, predicted, strict=True)
        return sorted((Prediction(*row) for row in rows), key=lambda row: -row.score)


def find_trained(settings: Settings) -> Path:
    """The classifier of the cache: LeSICiN, or the linear one if only that is trained."""
    folders = [find_models(settings) / kind for kind in PREFERRED]
    for folder in folders:
        if find_kind(folder) is not None:
            return folder
    raise BadInputError(
        f"{folders[0]} holds no trained classifier yet: run ./ilsi train, or name one with --model"
    )


def title_label(label: str) -> str:
    """The title of a label's section, from the table of the Penal Code that comes with ilsi."""
    entry = find_section(find_section_of(label))
    return entry.title if entry is not None else ""
