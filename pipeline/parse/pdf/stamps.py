"""What was put on the pages after they were written: signatures, downloads, seals, watermarks.

Stamps are known by their words, because on a document of one page nothing comes back.
"""

import re
from collections.abc import Iterator, Sequence

from pipeline.parse.pdf.page_words import WordRun

_SIGNED = re.compile(
    r"signature\s?(?:not verified|valid)|digitally\s?signed|signing\s(?:date|time)|^\s?signed\s?(?:using"
    r"|by)\s?:"
    r"|^(?:reason|location)\s?:\s?\S{0,20}$|date\s?:\s?[0-9]{4}\.[0-9]{2}\.[0-9]{2}"
    r"|I attest to the accuracy|authenticity of this (?:document|order|judge?ment)",
    re.I,
)
_SERVED = re.compile(
    r"\W{0,4}(?:https?://|www\.)\S+(?:\s\S{1,12}){0,3}$|.{0,60}\b(?:up|down)loaded (?:on|from)\b.{0,90}$"
    r"|.{0,80}scanning the QR code.{0,40}$|this is a (?:true|digitally|system|computer).{0,90}$"
    r"|.{0,20}authenticity of the (?:order|judgment|document).{0,120}$|\W{0,3}certified copy\W{0,3}$"
    r"|.{0,30}website copy.{0,20}$|(?:for|certified|true) ?(?:copy)? (?:of )?subsequent orders see.{0,90}$",
    re.I,
)
_MOST_WORDS = 8  # in a line of a stamp: prose may speak of signatures, too
_LINE = 1.7  # times the size: lines of a block are no further apart
_SMALLER = 0.85  # times the usual size: above its first known words, a stamp is followed only so small
_LARGE = 2.4  # times the usual size: a watermark, if it is also alone in its height


def remove_stamps(runs: Sequence[WordRun], usual: float) -> list[WordRun]:
    """Take out the block around the words of a digital signature, and lines about the copy itself."""
    gone = {id(run) for run in runs if _SERVED.match(run.text)}
    for anchor in (run for run in runs if len(run.words) <= _MOST_WORDS and _SIGNED.search(run.text)):
        gone.add(id(anchor))
        gone.update(map(id, _follow(anchor, runs, usual)))
    return [run for run in runs if id(run) not in gone and run.size < _LARGE * usual]


def _follow(anchor: WordRun, runs: Sequence[WordRun], usual: float) -> Iterator[WordRun]:
    """The short lines of a stamp below its known words, and the small ones above them."""
    block = [run for run in runs if run is not anchor and _is_in_block(run, anchor)]
    low = high = anchor
    for run in sorted(block, key=lambda run: -run.middle):
        if 0 < low.middle - run.middle < _LINE * max(low.size, run.size):
            yield run
            low = run
    for run in sorted(block, key=lambda run: run.middle):
        is_small = run.size < _SMALLER * usual
        if is_small and 0 < run.middle - high.middle < _LINE * max(high.size, run.size):
            yield run
            high = run


def _is_in_block(run: WordRun, anchor: WordRun) -> bool:
    is_small = run.size <= 1.25 * anchor.size and len(run.words) <= 6
    return is_small and abs(run.left - anchor.left) < 3 * anchor.size
