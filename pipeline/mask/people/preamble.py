"""The preamble above a judgment: court, number, parties, counsel, bench. Its lines show who is who."""

import re

from pipeline.facts.exclusions import is_prose
from pipeline.text.one_line import join_lines
from pipeline.text.sentences import split_sentences
from pipeline.text.vocabulary import VERSUS_LONG

# A cause title with all its parties and their addresses can fill many pages.
MOST_CHARACTERS = 30_000
_USUAL_LENGTH = 4_000  # most preambles are shorter, and splitting sentences takes time

# Old reports print notes, which are prose, before "JUDGMENT:".
_NOTES = re.compile(r"^[ \t]*(?:ACT|HEADNOTE)[ \t]*:", re.MULTILINE)
_PARTICIPANT = re.compile(
    r"\b(?:(?i:appellant|petitioner|respondent|applicant|plaintiff|defendant|opposite part|"
    rf"{VERSUS_LONG}|coram|counsel|advocate|hon'?ble|in the court|"
    r"(?:high|supreme|sessions|district) court)|BENCH|Adv\.|JJ?\.$)"
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
    end = _find_prose(top[:_USUAL_LENGTH])
    if end == _USUAL_LENGTH < len(top):
        end = _find_prose(top)
    return end if _is_preamble(top[:end]) else 0


def _find_prose(text: str) -> int:
    """Where consecutive sentences of prose begin. A prayer or a note to reporters is a single sentence."""
    spans = split_sentences(text)
    last: int | None = None  # the previous sentence of prose
    for index, (start, end) in enumerate(spans):
        if is_prose(join_lines(text, start, end).text):
            if last is not None and index - last <= 2:  # "2." may be between them
                return spans[last][0]
            last = index
    return len(text)


def _is_preamble(text: str) -> bool:
    """Is it set in lines, with words for the participants?"""
    lines = sum(not line.isspace() and line != "" for line in text.split("\n"))
    return lines >= _FEWEST_LINES and _PARTICIPANT.search(text) is not None
