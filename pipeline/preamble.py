"""What stands above a judgment: court, number, parties, counsel, bench. Its lines tell who is who."""

import re

from pipeline.facts import is_prose
from pipeline.segment import read_sentence
from pipeline.sentences import split_sentences

# A cause title with all its parties and their addresses can fill many pages.
MOST_CHARACTERS = 30_000
_MOSTLY = 4_000  # most have fewer, and cutting sentences costs time

# Old reports print notes, which are prose, before "JUDGMENT:".
_NOTES = re.compile(r"^[ \t]*(?:ACT|HEADNOTE)[ \t]*:", re.MULTILINE)
_TAKES_PART = re.compile(
    r"\b(?:(?i:appellant|petitioner|respondent|applicant|plaintiff|defendant|opposite part|versus|coram|"
    r"counsel|advocate|hon'?ble|in the court|(?:high|supreme|sessions|district) court)|BENCH|Adv\.|JJ?\.$)"
    r"|^[^\w\n]*[Vv]/?[Ss]?[^\w\n]*$",
    re.MULTILINE,
)
_FEWEST_LINES = 3


def find_preamble_end(text: str) -> int:
    """Where the judgment itself begins; 0 if nothing above it looks like a preamble."""
    top = text[:MOST_CHARACTERS]
    notes = _NOTES.search(top)
    if notes is not None:
        top = top[: notes.start()]
    end = _find_prose(top[:_MOSTLY])
    if end == _MOSTLY < len(top):
        end = _find_prose(top)
    return end if _is_preamble(top[:end]) else 0


def _find_prose(text: str) -> int:
    """Where sentences of prose begin to follow one another. A prayer or a note to reporters stands alone."""
    spans = split_sentences(text)
    last: int | None = None  # the prose before
    for index, (start, end) in enumerate(spans):
        if is_prose(read_sentence(text, start, end)):
            if last is not None and index - last <= 2:  # "2." may stand between them
                return spans[last][0]
            last = index
    return len(text)


def _is_preamble(text: str) -> bool:
    """Set in lines, with words for those who take part."""
    lines = sum(not line.isspace() and line != "" for line in text.split("\n"))
    return lines >= _FEWEST_LINES and _TAKES_PART.search(text) is not None
