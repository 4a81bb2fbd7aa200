"""Predicts a section if its number is in the facts. Nothing is learnt.

On masked facts it finds next to nothing; what it finds in facts that are not masked leaks the labels.

A number is read as the most specific label that it can be, as when judgments are labelled: 376(2)(g) is
376(2) if that is a label, otherwise 376. A letter may be attached ("498A", "498-a") or, if the label exists,
follow a space ("498 A"). Masks, sums of money, dates, times and decimal numbers do not count; any other
number of up to three digits does, whatever it numbers.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Self

import numpy as np

from model.baselines.simple import Floats32, SavedScorer, Scorer
from model.classifiers.arrays import check_shapes
from model.classifiers.registry import Facts
from schemas.published import PublishedFolder

_NUMBER = re.compile(
    r"[\[<][A-Z]{2,} [0-9]+[\]>]"  # a mask: [PERSON 3]
    r"|(?:\bRs\b\.?|₹|\bINR\b)\s*\d[\d,.]*"
    r"|(?<!\d)\d{1,2}(?P<mark>[./-])\d{1,2}(?P=mark)(?:\d{4}|\d{2})(?!\d)"  # a date
    r"|\d+(?:[.:]\d+)+"
    r"|(?<!\w)(?P<number>\d{1,3})(?:-?(?P<attached>[A-Za-z]{1,2})| (?P<apart>[A-Z]{1,2}))?(?!\w)"
    r"(?:\s?\((?P<part>\w{1,3})\))?"
)


class CopiedNumbers(Scorer):
    """Gives 1 to labels whose number is in the facts, and 0 to the others."""

    decides = True

    def __init__(self, labels: Sequence[str]) -> None:
        self._labels = len(labels)
        self._columns = {label.upper(): column for column, label in enumerate(labels)}

    @classmethod
    def learn(cls, published: PublishedFolder, options: Any) -> Self:  # noqa: ARG003
        """Only the names of labels are needed."""
        return cls([section.label for section in published.sections])

    @classmethod
    def restore(cls, saved: SavedScorer) -> Self:
        """The scorer that was saved."""
        check_shapes(saved.arrays, {}, "a classifier that copies numbers", saved.path)
        return cls(saved.labels)

    def score(self, documents: Sequence[Facts]) -> Floats32:
        """1 for a label whose number is in the facts, otherwise 0, [N, K]."""
        scores = np.zeros((len(documents), self._labels), np.float32)
        for row, document in enumerate(documents):
            scores[row, [column for sentence in document for column in self._find(sentence)]] = 1
        return scores

    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:
        """Equal shares for the sentences that contain a number of these labels, [T]."""
        having = [any(column in labels for column in self._find(sentence)) for sentence in document]
        weights = np.array(having, np.float32)
        return weights / weights.sum() if weights.any() else weights

    def _find(self, sentence: str) -> Iterator[int]:
        """The columns of the labels in a sentence."""
        for match in _NUMBER.finditer(sentence):
            if match["number"]:
                found = (self._columns.get(name.upper()) for name in _list_names(match))
                yield from [column for column in found if column is not None][:1]


def _list_names(match: re.Match[str]) -> Iterator[str]:
    """The labels that a number can be, the most specific first."""
    number, part = match["number"], match["part"]
    if match["apart"]:
        yield number + match["apart"]
    elif match["attached"]:
        number += match["attached"]
    if part:
        yield f"{number}({part})"
        if part.isalpha():
            yield number + part  # 376(D)
    yield number
