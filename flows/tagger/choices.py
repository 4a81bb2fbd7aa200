"""What the commands of the tagger let the user choose. Apart from what they do, so that help is quick."""

from enum import StrEnum


class Cuts(StrEnum):
    """Who cuts judgments into sentences. What comes as bare sentences stays as it is."""

    OURS = "ours"
    ANNOTATED = "annotated"


class RoleSet(StrEnum):
    """Which roles are learnt."""

    PAPER = "paper"
    ALL = "all"


class RecipeName(StrEnum):
    """Ways to train, of model.tagger.baselines.recipes."""

    OURS = "ours"
    LINEAR = "linear"
    WORDS = "words"
    VECTORS = "vectors"
