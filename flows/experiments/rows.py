"""The rows of the paper's tables, ours beside them, and what the paper reports for each."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from schemas.errors import UsageError


class PaperScores(NamedTuple):
    """What the paper reports on its own dataset, in percent (AAAI 2022, tables 3 and 4)."""

    precision: float
    recall: float
    f1: float
    jaccard: float


@dataclass(frozen=True, slots=True)
class ExperimentRow:
    """One row: a classifier with some options, trained once per seed."""

    name: str
    title: str
    kind: str
    group: str  # the heading that it is listed under
    options: Mapping[str, Any] = field(default_factory=dict)
    paper: PaperScores | None = None
    needs: str | None = None  # what nobody can be expected to have: the row runs only where it is given


PAPER_RECALL = PaperScores(11.99, 69.42, 19.77, 11.49)  # its LeSICiN with tau = 0.3
RIVALS, PROPOSED, ABLATIONS, OURS, FIRST = (
    "Baselines of the paper",
    "The paper's network",
    "Ablations",
    "Ours",
    "What one would try first",
)
REFERENCE = "lesicin"  # the row that all others are compared with
_ENCODER = "a folder with its weights: --encoder FOLDER"
_NO_GRAPH = {"structure": "none", "thetas": (1.0, 0.0, 0.0), "lambdas": (1.0, 0.0)}

ROWS = (
    ExperimentRow("fla", "FLA", "fla", RIVALS, paper=PaperScores(12.19, 69.25, 19.60, 11.64)),
    ExperimentRow("dpam", "DPAM", "dpam", RIVALS, paper=PaperScores(27.11, 27.43, 23.86, 14.44)),
    ExperimentRow("hmn", "HMN", "hmn", RIVALS, paper=PaperScores(10.27, 57.30, 16.12, 9.56)),
    ExperimentRow("ladan", "LADAN", "ladan", RIVALS, paper=PaperScores(12.54, 46.17, 17.93, 10.28)),
    ExperimentRow(
        "hbert", "HBERT", "hbert", RIVALS, paper=PaperScores(5.79, 51.43, 7.91, 4.47), needs=_ENCODER
    ),
    ExperimentRow(
        "hlegalbert",
        "HLegalBERT",
        "hbert",
        RIVALS,
        paper=PaperScores(4.36, 52.55, 7.58, 4.01),
        needs=_ENCODER,
    ),
    ExperimentRow("deal", "DEAL", "deal", RIVALS, paper=PaperScores(12.66, 64.83, 19.43, 11.44)),
    ExperimentRow("lesicin", "LeSICiN", "lesicin", PROPOSED, paper=PaperScores(27.90, 31.32, 28.45, 17.57)),
    ExperimentRow(
        "lesicin-e",
        "-E: node embeddings only",
        "lesicin",
        ABLATIONS,
        {"structure": "lookup"},
        PaperScores(27.87, 26.99, 25.18, 15.38),
    ),
    ExperimentRow(
        "lesicin-b",
        "-B: bilinear scoring",
        "lesicin",
        ABLATIONS,
        {"scoring": "bilinear"},
        PaperScores(21.53, 36.04, 24.66, 14.89),
    ),
    ExperimentRow(
        "lesicin-s",
        "-S: no structural loss",
        "lesicin",
        ABLATIONS,
        {"thetas": (1.0, 0.0, 3.0)},
        PaperScores(22.00, 43.19, 25.40, 15.32),
    ),
    ExperimentRow(
        "lesicin-v",
        "-V: vanilla label weights",
        "lesicin",
        ABLATIONS,
        {"weighting": "vws"},
        PaperScores(19.50, 47.60, 25.52, 15.48),
    ),
    ExperimentRow(
        "lesicin-sg",
        "-SG: GraphSAGE",
        "lesicin",
        ABLATIONS,
        {"structure": "sage"},
        PaperScores(26.50, 29.80, 26.90, 16.17),
    ),
    ExperimentRow("lesicin-no-graph", "no graph at all", "lesicin", ABLATIONS, _NO_GRAPH),
    ExperimentRow(
        "lesicin-no-alignment", "no alignment score", "lesicin", ABLATIONS, {"lambdas": (1.0, 0.0)}
    ),
    ExperimentRow("lesicin-excluded", "target edge excluded", "lesicin", ABLATIONS, {"exclude_target": True}),
    ExperimentRow(
        "lesicin-words",
        "LeSICiN with words and evidence",
        "lesicin",
        OURS,
        {"sentences": "words", "evidence": True},
    ),
    ExperimentRow(
        "lesicin-words-no-graph",
        "the same without the graph",
        "lesicin",
        OURS,
        {"sentences": "words", "evidence": True, **_NO_GRAPH},
    ),
    ExperimentRow("ensemble", "Ensemble", "ensemble", OURS),
    ExperimentRow("linear", "Linear", "linear", FIRST),
    ExperimentRow("linear-digits", "Linear with digits", "linear", FIRST, {"digits": True}),
    ExperimentRow("neighbours", "Nearest neighbours", "neighbours", FIRST),
    ExperimentRow("transformer", "Transformer, 2 x 128, from scratch", "transformer", FIRST),
    ExperimentRow("bm25", "BM25 over section texts", "bm25", FIRST),
    ExperimentRow("copying", "Copied section numbers", "copying", FIRST),
    ExperimentRow("frequent", "Most frequent labels", "frequent", FIRST),
)
BY_NAME = {row.name: row for row in ROWS}


def choose_rows(names: Sequence[str]) -> list[ExperimentRow]:
    """The named rows in the order of the table; all of them if none is named."""
    for name in names:
        if name not in BY_NAME:
            near = difflib.get_close_matches(name, BY_NAME, n=1, cutoff=0.5)
            hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(BY_NAME)}"
            raise UsageError(f"there is no row {name!r}: {hint}")
    return [row for row in ROWS if not names or row.name in names]
