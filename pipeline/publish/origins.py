"""Where the texts of a release come from, and under which terms it may be shared."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.records import PublishedSection
from schemas.statutes import OURS, count_origins


@dataclass(frozen=True, slots=True)
class Origin:
    """What the files of a release say about a source of judgments."""

    title: str
    texts: str  # what they are
    law: str  # what the texts of sections are, where the source has them
    speakers: str
    situation: str  # speech situation
    licence: str
    licence_id: str  # as Hugging Face names it
    licence_url: str
    creators: str  # of the language, as Hugging Face names them


_CC0 = "https://creativecommons.org/publicdomain/zero/1.0/"
_CC_BY = "https://creativecommons.org/licenses/by/4.0/"

_BOX = Origin(
    title="ILSI from scratch: the court in a box",
    texts="**Everything here is fiction.** The judgments were written by a program that imitates how Indian "
    "courts write. No case or person in them is real, and nothing learnt from them has any legal value. This "
    "dataset is for trying out software.",
    law="Texts from pages are paraphrased summaries made for testing: never quote them as law.",
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
    texts="The texts are facts from judgments of the Supreme Court of India and of High Courts, taken from "
    "files provided by the publisher of this release.",
    law="Texts from pages or a file are those of the Indian Penal Code, 1860, as the source has them.",
    speakers="Judges of the Supreme Court of India and of High Courts. Their names are masked, and nothing "
    "else was recorded about them. Statements of others are reported in the judges' words.",
    situation="Judgments are written and revised for the parties, other courts and the public.",
    licence="The judgments are works of the courts. Section 52(1)(q) of the Copyright Act, 1957 (India) lets "
    "anyone publish a judgment or order of a court, unless the court has forbidden it, and an Act of a "
    "Legislature together with other original matter. What was added here (the choice of sentences, the "
    "masks, the labels, the splits, the graph, our descriptions of sections and the documentation) may be "
    f"used under the Creative Commons Attribution 4.0 International licence: {_CC_BY}",
    licence_id="other",
    licence_url=_CC_BY,
    creators="found",
)


def describe_origin(*, is_box: bool, provider: str | None) -> Origin:
    """The origin of judgments that the box wrote, that this provider had, or that came from files."""
    if is_box:
        return _BOX
    if provider is None:
        return _FILES
    return replace(
        _FILES,
        texts="The texts are facts from judgments of the Supreme Court of India and of High Courts, "
        f"collected from {provider}.",
        licence=f"{_FILES.licence}\n\nThe judgments were collected from {provider}: please credit it when "
        "you use them.",
    )


def describe_law(origin: Origin, sections: Sequence[PublishedSection]) -> str:
    """What the texts of the sections are, in numbers."""
    origins = [section.text_from for section in sections]
    told = f"Texts of the {len(sections):,} sections, by the column `text_from`: {count_origins(origins)}."
    ours = " Those in our own words describe a section and are not the law: never quote them as law."
    return f"{told} {origin.law}{ours if OURS in origins else ''}"
