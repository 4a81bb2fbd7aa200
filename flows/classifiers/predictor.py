"""Prediction for new facts: `ilsi.Predictor` and `./ilsi predict`."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from flows.classifiers.folders import find_best, find_models
from flows.settings import load_settings
from flows.texts.facts import FactsFound, FactsReader, Given, ReadAs
from model.classifiers.registry import Facts, load_classifier
from pipeline.label.label_names import find_section_of
from schemas.errors import BadInputError
from schemas.settings import Settings
from schemas.statutes import find_section

NO_FACTS = "no sentence that states facts was found"


class Prediction(NamedTuple):
    """What a classifier predicts for one section."""

    section: str  # a label: 302, 498A, 376(2)
    title: str  # of the section
    score: float  # from 0 to 1
    threshold: float  # what the score must reach
    predicted: bool  # whether it does


@dataclass(frozen=True, slots=True)
class Answer:
    """The prediction for one text."""

    facts: FactsFound
    sections: list[Prediction]  # all, the highest score first; none if there are no facts

    @property
    def predicted(self) -> list[str]:
        return [prediction.section for prediction in self.sections if prediction.predicted]


class Predictor:
    """A trained classifier with everything needed to read facts. Load it once, use it often.

    >>> import ilsi
    >>> predictor = ilsi.Predictor("data_cache/models/linear")
    >>> predictions = predictor.predict("The accused stabbed his brother, who died of the wound.")
    >>> predictions[0].score >= predictions[-1].score
    True
    >>> len(predictions) == len(predictor.classifier.labels)
    True
    """

    def __init__(self, folder: str | Path | None = None, settings: Settings | None = None) -> None:
        """The classifier in a folder, or that of the cache. Settings choose the tagger and the masks."""
        chosen = settings or load_settings().values
        self.folder = Path(folder) if folder is not None else find_trained(chosen)
        self.classifier = load_classifier(self.folder)
        self._reader = FactsReader(chosen)
        self._titles = [title_label(label) for label in self.classifier.labels]

    def predict(self, text: str | Sequence[str], read_as: str = ReadAs.AUTO) -> list[Prediction]:
        """All sections, the most likely first, for a text or for sentences of facts. A text may be a whole
        judgment."""
        (answer,) = self.answer([text], ReadAs(read_as))
        if not answer.sections:
            raise BadInputError(f"{NO_FACTS}: give facts, or pass read_as='facts' if these are")
        return answer.sections

    def answer(self, texts: Sequence[Given], read_as: ReadAs = ReadAs.AUTO) -> list[Answer]:
        """The same for many texts, with the facts that were read. No answer depends on the other texts."""
        read = self._reader.read(texts, read_as)
        scores = iter(self.classifier.predict_scores(each.sentences for each in read if each.has_facts))
        return [Answer(each, self._rank(next(scores)) if each.has_facts else []) for each in read]

    def weigh(self, facts: Facts) -> list[tuple[float, str]]:
        """Sentences with their weights, the heaviest first; those without weight are left out."""
        weights = self.classifier.weigh_sentences(facts).tolist()
        pairs = zip(weights, facts, strict=True)
        return sorted((pair for pair in pairs if pair[0] > 0), key=lambda pair: -pair[0])

    def _rank(self, scores: NDArray[np.float32]) -> list[Prediction]:
        thresholds = self.classifier.thresholds
        needed, predicted = thresholds.per_label.tolist(), thresholds.decide(scores).tolist()
        rows = zip(self.classifier.labels, self._titles, scores.tolist(), needed, predicted, strict=True)
        return sorted((Prediction(*row) for row in rows), key=lambda row: -row.score)


def find_trained(settings: Settings) -> Path:
    """The classifier of the cache; where several are trained, the best on validation documents."""
    models = find_models(settings)
    best = find_best(models)
    if best is None:
        raise BadInputError(
            f"{models} holds no trained classifier yet: run ./ilsi train, or name one with --model"
        )
    return best


def title_label(label: str) -> str:
    """The title of a label's section, from the table of the Penal Code that comes with ilsi."""
    entry = find_section(find_section_of(label))
    return entry.title if entry is not None else ""
