"""The labels that corpora use for roles, and our roles for them."""

import difflib
from collections.abc import Iterable

from schemas import roles
from schemas.errors import BadInputError

BUILD_LABELS = {  # in the order of their numbers
    "PREAMBLE": roles.PREAMBLE,
    "FAC": roles.FACTS,
    "RLC": roles.LOWER_RULING,
    "ISSUE": roles.NONE,  # the questions that the court frames: not one of the paper's roles
    "ARG_PETITIONER": roles.ARGUMENT,
    "ARG_RESPONDENT": roles.ARGUMENT,
    "ANALYSIS": roles.RATIO,
    "STA": roles.STATUTE,
    "PRE_RELIED": roles.PRECEDENT,
    "PRE_NOT_RELIED": roles.PRECEDENT,
    "RATIO": roles.RATIO,
    "RPC": roles.PRESENT_RULING,
    "NONE": roles.NONE,
}


def _fold(name: str) -> str:
    return "".join(name.split()).casefold()


_SPELLED = {_fold(name): name for name in (*BUILD_LABELS, *roles.ROLES)}
_MEANT = {key: BUILD_LABELS.get(name, name) for key, name in _SPELLED.items()}


def name_roles(labels: Iterable[int | str], place: str) -> list[str]:
    """The roles for the labels of a document's sentences."""
    return [name_role(label, f"{place}, sentence {number}") for number, label in enumerate(labels, start=1)]


def name_role(label: int | str, place: str) -> str:
    """The role for a label: one of our names, or a name or number of BUILD."""
    if isinstance(label, int):
        if 0 <= label < len(BUILD_LABELS):
            return list(BUILD_LABELS.values())[label]
        raise BadInputError(f"{place}: label {label} is not one of 0 to {len(BUILD_LABELS) - 1}: correct it")
    if (key := _fold(label)) in _MEANT:
        return _MEANT[key]
    nearest = difflib.get_close_matches(key[:60], _SPELLED, n=1, cutoff=0.5)
    advice = f"did you mean {_SPELLED[nearest[0]]!r}?" if nearest else f"known are {', '.join(roles.ROLES)}"
    raise BadInputError(f"{place}: unknown role {label[:60]!r}, {advice}")
