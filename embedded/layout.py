"""From paragraphs to blocks: numbering, kinds of block, wrapped lines, the site's role hints."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from embedded.case import Block, Placed, make_block
from embedded.chance import weigh
from embedded.prose import Cited, Sentence, Span

NUMBERINGS = (("{}.", 5.0), ("({})", 0.5), ("{})", 0.4), ("", 2.0))
# What the site takes a paragraph for, by its true role. Only about 3 in 100 are called Facts.
_HINTS: dict[str, tuple[tuple[str | None, float], ...]] = {
    "Facts": (
        ("Facts", 9), ("Issue", 34), ("CDiscource", 25), ("PetArg", 12), ("Precedent", 8), ("RespArg", 6),
        (None, 6),
    ),
    "Ruling by Lower Court": (
        ("CDiscource", 40), ("Issue", 25), ("Precedent", 15), ("Facts", 2), ("Conclusion", 8), (None, 10),
    ),
    "Argument": (
        ("PetArg", 44), ("RespArg", 26), ("Issue", 10), ("CDiscource", 14), ("Precedent", 4), (None, 2),
    ),
    "Statute": (("Section", 52), ("CDiscource", 20), ("Issue", 18), ("Precedent", 10)),
    "Precedent": (("Precedent", 66), ("CDiscource", 24), ("Section", 4), ("Issue", 6)),
    "Ratio of the decision": (
        ("CDiscource", 52), ("Precedent", 16), ("Issue", 14), ("Conclusion", 12), ("Facts", 1), (None, 5),
    ),
    "Ruling by Present Court": (("Conclusion", 58), ("CDiscource", 28), ("Issue", 12), (None, 2)),
    "Preamble": (("Issue", 80), (None, 20)),
    "None": (("Issue", 66), ("PetArg", 16), ("Facts", 1), ("CDiscource", 10), (None, 7)),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Draft:
    """A paragraph before it is laid out."""

    sentences: tuple[Sentence, ...]
    kind: str = "p"
    numbered: bool = True


@dataclass(frozen=True, slots=True)
class Hand:
    """How one judgment is laid out."""

    numbering: str
    pre: bool  # the whole body in one wrapped pre
    indented: float  # how often an ordinary paragraph comes out as blockquote
    width: int
    hints: bool


def draw_hand(random: Random, *, old: bool, hints: bool) -> Hand:
    """Draw a layout."""
    pre = random.random() < (0.55 if old else 0.04)
    return Hand(
        numbering=weigh(random, NUMBERINGS),
        pre=pre,
        indented=random.choice((0.0, 0.05, 0.2, 0.4, 0.65)),
        width=random.randint(58, 76),
        hints=hints,
    )


def lay_out(drafts: Iterable[Draft], hand: Hand, random: Random) -> list[Block]:
    """The blocks of a body."""
    blocks, number = [], 1
    for draft in drafts:
        lead = ""
        if draft.numbered and draft.kind == "p" and hand.numbering:
            lead, number = hand.numbering.format(number), number + 1
        if hand.pre:
            indent = " " * (4 if draft.kind == "p" else 10)
            flowing = make_block("p", draft.sentences, lead=indent + lead)
            blocks.append(wrap_lines(replace(flowing, kind="pre"), hand.width))
            continue
        kind = draft.kind
        if kind == "p" and random.random() < hand.indented:
            kind = "blockquote"
        hint = _draw_hint(draft.sentences, random) if hand.hints and kind == "p" else None
        blocks.append(make_block(kind, draft.sentences, lead=lead, hint=hint))
    return [join_blocks(blocks)] if hand.pre and blocks else blocks


def _draw_hint(sentences: Sequence[Sentence], random: Random) -> str | None:
    roles = [sentence.role for sentence in sentences]
    return weigh(random, _HINTS[max(set(roles), key=lambda role: (roles.count(role), role))])


def wrap_lines(block: Block, width: int) -> Block:
    """Break lines by turning blanks into line ends: no offset moves."""
    indent = len(block.text) - len(block.text.lstrip(" "))
    first, *words = block.text[indent:].split(" ")
    lines, line = [], block.text[:indent] + first
    for word in words:
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line += f" {word}"
    return replace(block, text="\n".join([*lines, line]))


def join_blocks(blocks: Sequence[Block], separator: str = "\n") -> Block:
    """One block of several, each on lines of its own."""
    text, sentences, spans, cited = "", list[Placed](), list[Span](), list[Cited]()
    for block in blocks:
        text += separator if text else ""
        start = len(text)
        text += block.text
        sentences += [Placed(s.start + start, s.end + start, s.role) for s in block.sentences]
        spans += [Span(s.start + start, s.end + start, s.kind, s.who) for s in block.spans]
        cited += [Cited(c.start + start, c.end + start, c.act, c.section, c.clause) for c in block.cited]
    return Block(blocks[0].kind, text, tuple(sentences), tuple(spans), tuple(cited), blocks[0].hint)


def stack_lines(lines: Sequence[tuple[int, Sentence] | None], *, width: int | None = None) -> Block:
    """A pre of single lines, each with its indent; None is a blank line. Long lines are wrapped if asked."""
    blocks, gap = list[Block](), False
    for line in lines:
        if line is None:
            gap = bool(blocks)
            continue
        indent, sentence = line
        block = make_block("p", [sentence], lead=" " * indent)
        if width is not None:
            block = wrap_lines(block, width)
        if gap:
            block = _push_down(block)
        blocks.append(block)
        gap = False
    return replace(join_blocks(blocks), kind="pre")


def _push_down(block: Block) -> Block:
    return join_blocks([Block(block.kind, "\n", (), (), ()), block], separator="")


def cut_off(block: Block, at: int) -> Block:
    """The block up to an offset; what stands beyond it is gone from the truth too."""
    text = block.text[:at].rstrip()
    end = len(text)
    return replace(
        block,
        text=text,
        sentences=tuple(Placed(s.start, min(s.end, end), s.role) for s in block.sentences if s.start < end),
        spans=tuple(span for span in block.spans if span.end <= end),
        cited=tuple(cited for cited in block.cited if cited.end <= end),
    )
