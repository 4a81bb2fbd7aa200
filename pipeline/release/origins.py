"""Where the texts of a release come from, and under which terms it may be passed on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Origin:
    """What the files of a release say about one source of judgments."""

    title: str
    texts: str  # what they are
    law: str  # what the texts of sections are
    speakers: str
    situation: str  # in which they spoke
    licence: str
    licence_id: str  # as Hugging Face names it
    licence_url: str
    creators: str  # of the language, as Hugging Face names them


_CC0 = "https://creativecommons.org/publicdomain/zero/1.0/"
_CC_BY = "https://creativecommons.org/licenses/by/4.0/"

_BOX = Origin(
    title="ILSI from scratch: the court in a box",
    texts="**Everything here is fiction.** The judgments were written by a program that imitates how Indian "
    "courts write. No case and no person in them is real, and nothing that is learnt from them is worth "
    "anything in law. This dataset is for trying out software.",
    law="The texts of the sections are summaries in other words, made for testing: never quote them as law.",
    speakers="A program.",
    situation="None: the texts imitate judgments.",
    licence="The texts were written by a program. To the extent possible under law, its authors have waived "
    f"all copyright and related rights to this dataset: CC0 1.0 Universal, {_CC0}",
    licence_id="cc0-1.0",
    licence_url=_CC0,
    creators="machine-generated",
)
_FILES = Origin(
    title="ILSI from scratch",
    texts="The texts are facts out of judgments of the Supreme Court of India and of High Courts, from files "
    "that the maker of this release had.",
    law="The texts of the sections are the words of the Indian Penal Code, 1860, as the source has them.",
    speakers="Judges of the Supreme Court of India and of High Courts. Their names are masked, and nothing "
    "else was recorded about them. What they report others as saying comes in their words.",
    situation="Judgments are written, and revised, to be read by the parties, other courts and the public.",
    licence="The judgments are works of the courts. Section 52(1)(q) of the Copyright Act, 1957 (India) lets "
    "anyone publish a judgment or order of a court, unless the court has forbidden it, and an Act of a "
    "Legislature together with other original matter. What was added here (the choice of sentences, the "
    "masks, the labels, the splits, the graph and the documents) may be used under the licence Creative "
    f"Commons Attribution 4.0 International: {_CC_BY}",
    licence_id="other",
    licence_url=_CC_BY,
    creators="found",
)
_KANOON = replace(
    _FILES,
    texts="The texts are facts out of judgments of the Supreme Court of India and of High Courts, collected "
    "from Indian Kanoon (https://indiankanoon.org).",
    licence=f"{_FILES.licence}\n\nThe judgments were collected from Indian Kanoon "
    "(https://indiankanoon.org): please name it where you use them.",
)

ORIGINS: Mapping[str, Origin] = {"embedded": _BOX, "files": _FILES, "web": _KANOON, "api": _KANOON}
