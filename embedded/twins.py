"""The small differences between two documents of the same judgment."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from embedded.case import Block

_SLIPS = (
    ("the", "tbe"),
    ("that", "thal"),
    ("court", "ccurt"),
    ("was", "wae"),
    ("not", "nol"),
    ("had", "bad"),
)
MOST = 8  # misread words in one document


def slip(blocks: Sequence[Block], random: Random) -> list[Block]:
    """Blocks with a few misread words; sometimes the last one is missing."""
    changed = list(blocks)
    if len(changed) > 3 and random.random() < 0.4:
        changed.pop()
    for _ in range(random.randint(0, MOST)):
        place = random.randrange(len(changed))
        changed[place] = _misread(changed[place], random)
    return changed


def _misread(block: Block, random: Random) -> Block:
    """One word read wrongly, of the same length so that all offsets stay, and never inside a name."""
    right, wrong = random.choice(_SLIPS)
    at = block.text.find(f" {right} ", random.randrange(len(block.text)) if block.text else 0) + 1
    taken = [(span.start, span.end) for span in block.spans] + [
        (cited.start, cited.end) for cited in block.cited
    ]
    if at == 0 or any(start < at + len(right) and at < end for start, end in taken):
        return block
    return replace(block, text=block.text[:at] + wrong + block.text[at + len(right) :])
