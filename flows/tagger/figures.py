"""Figures of taggers: a table to read, and JSON to keep."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from rich.box import SIMPLE_HEAD
from rich.table import Table

from flows.console import output
from model.tagger.evaluate import RoleEvaluation
from schemas.roles import ROLES

KNOWN_ONLY = "*"  # after the name of a tagger
MACRO = "macro"
_DIGITS = 4
_WIDEST = 200


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured, on what."""

    by_name: Mapping[str, RoleEvaluation]
    documents: int
    sentences: Counter[str]  # by role, of the documents that were tested
    about: Mapping[str, object]

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that were compared, the same for all."""
        return next(iter(self.by_name.values())).roles

    def describe(self) -> dict[str, object]:
        """All of it as JSON."""
        return {
            **self.about,
            "documents": self.documents,
            "sentences": dict(self.sentences),
            "f1": {
                name.replace(KNOWN_ONLY, ", known roles only"): _describe_evaluation(found)
                for name, found in self.by_name.items()
            },
        }


def show_figures(figures: Figures) -> None:
    """A table with a line for each role and a column for each tagger."""
    output.print(f"F1 on {figures.documents} documents with {figures.sentences.total()} sentences")
    if not output.is_terminal:  # nothing is narrow in a file
        output.width = max(output.width, _WIDEST)
    output.print(_make_table(figures))
    if any(len(found.by_seed) > 1 for found in figures.by_name.values()):
        output.print("mean±standard deviation (lowest–highest) over seeds", soft_wrap=True)
    if any(name.endswith(KNOWN_ONLY) for name in figures.by_name):
        unknown = (role for role in ROLES if role in figures.sentences and role not in figures.roles)
        counts = ", ".join(f"{figures.sentences[role]} {role}" for role in unknown)
        said = f"{KNOWN_ONLY} without the sentences of roles that the tagger was not taught ({counts})"
        output.print(said, soft_wrap=True)


def _make_table(figures: Figures) -> Table:
    table = Table("role", "sentences", *figures.by_name, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify, column.overflow = "right", "fold"
    measured = [_list_scores(found) for found in figures.by_name.values()]
    for role in figures.roles:
        counted = str(figures.sentences[role])
        table.add_row(role, counted, *(_write_scores(scores[role]) for scores in measured))
    table.add_section()
    table.add_row(MACRO, "", *(_write_scores(scores[MACRO]) for scores in measured))
    return table


def _list_scores(evaluation: RoleEvaluation) -> dict[str, list[float]]:
    """F1 of each role and of all together, seed by seed."""
    scores = {role: evaluation.by_seed[:, place].tolist() for place, role in enumerate(evaluation.roles)}
    return {**scores, MACRO: evaluation.macro.tolist()}


def _write_scores(scores: Sequence[float]) -> str:
    if len(scores) == 1:
        return f"{scores[0]:.3f}"
    # With a single space: a narrow terminal breaks the cell there.
    return f"{fmean(scores):.3f}±{stdev(scores):.3f} ({min(scores):.3f}–{max(scores):.3f})"


def _describe_evaluation(evaluation: RoleEvaluation) -> dict[str, dict[str, object]]:
    return {name: _describe_scores(scores) for name, scores in _list_scores(evaluation).items()}


def _describe_scores(scores: Sequence[float]) -> dict[str, object]:
    return {
        "mean": round(fmean(scores), _DIGITS),
        "deviation": round(stdev(scores), _DIGITS) if len(scores) > 1 else None,
        "by_seed": [round(score, _DIGITS) for score in scores],
    }
