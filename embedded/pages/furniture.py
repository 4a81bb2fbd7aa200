"""Page furniture: what scanning leaves of page breaks. It can split a citation."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from embedded.docket.case import Block, Case
from embedded.random_streams import weigh

_CITATION = re.compile(r"\b(?:[Ss]ections?|[Ss]s?\.|u/s|[Rr]ead with|r/w) \d|\d[A-Z]? (?:IPC|I\.P\.C|of the)")
_SHAPES = (
    ("number", 4.0),
    ("dashes", 1.5),
    ("page_of", 3.0),
    ("header", 2.0),
    ("form_feed", 1.0),
    ("signed", 1.5),
)


@dataclass(frozen=True, slots=True)
class Furniture:
    """Furniture of one page: inside blocks (block -> offset -> lines) and after blocks."""

    inside: dict[int, dict[int, Sequence[str]]] = field(default_factory=dict)
    after: dict[int, Sequence[str]] = field(default_factory=dict)


def place_furniture(case: Case, generation: int, random: Random) -> Furniture:
    """Put page breaks into a judgment."""
    placed = Furniture()
    if random.random() < (0.45 if generation == 2023 else 0.8):
        breaks = _break_pages(case.blocks, random)
        shape = weigh(random, _SHAPES)
        header = f"{random.choice(('CRL.A.', 'Crl.Appeal No.', 'CRM-M-'))} {case.docid % 4999 + 1}/"
        header += str(case.decided_on.year)
        for page, (index, offset) in enumerate(breaks, start=1):
            lines = _write_lines(shape, header, page, len(breaks) + 1, case, random)
            if offset is None:
                placed.after[index] = lines
            else:
                placed.inside.setdefault(index, {})[offset] = lines
    elif random.random() < 0.6 and case.blocks:
        placed.after[len(case.blocks) - 1] = (str(random.randint(2, 40)),)
    return placed


def _break_pages(blocks: Sequence[Block], random: Random) -> list[tuple[int, int | None]]:
    """Where pages end: (block, offset), or (block, None) for between this block and the next."""
    breaks: list[tuple[int, int | None]] = []
    room = random.randint(500, 2400)
    for index, block in enumerate(blocks):
        if len(block.text) < room:
            room -= len(block.text)
            continue
        offset = _find_gap(block, room, random)
        breaks.append((index, offset))
        room = random.randint(900, 2400)
    return breaks


def _find_gap(block: Block, near: int, random: Random) -> int | None:
    """White space in the block where a page can end, at worst inside a citation."""
    if random.random() < 0.35:
        return None
    if block.kind == "pre":
        offset = block.text.find("\n\n", near)
        return offset if offset > 0 else None
    unlucky = [match.start() + match[0].index(" ") for match in _CITATION.finditer(block.text)]
    if unlucky and random.random() < 0.6:
        return min(unlucky, key=lambda offset: abs(offset - near))
    offset = block.text.find(" ", near)
    return offset if offset > 0 else None


def _write_lines(
    shape: str, header: str, page: int, pages: int, case: Case, random: Random
) -> tuple[str, ...]:
    pad = " " * random.randint(20, 60)
    if shape == "number":
        return (f"{pad}{page}",)
    if shape == "dashes":
        return (f"{pad}-{page}-",)
    if shape == "page_of":
        return (f"{header}{pad}Page {page} of {pages}",)
    if shape == "header":
        return (f"{pad}{page}", f"{pad}{header}")
    if shape == "form_feed":
        return (f"\x0c{header}    -{page}-",)
    signer = case.author.upper() if case.author else "COURT MASTER"
    stamp = f"{case.decided_on:%d.%m.%Y} {9 + page % 9}:{case.docid % 60:02d}"
    contact = ("copy: registry" + str(case.docid % 97) + "@court.example",) if random.random() < 0.3 else ()
    return ("Signature Not Verified", "Digitally Signed", f"By:{signer}", f"Signing Date:{stamp}", *contact)
