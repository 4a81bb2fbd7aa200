"""From paragraphs to blocks: numbering, kinds of block, lines of heads and feet, the site's role hints,
and what scanning and copying do to a text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from embedded.docket.case import Block, SentenceSpan, make_block
from embedded.prose import Citation, Sentence, Span
from embedded.random_streams import weigh
from embedded.writing.clauses import list_slots
from embedded.writing.setting import Setting

Line = tuple[int, Sentence] | None  # indent and text; None is a blank line

NUMBERINGS = (("{}.", 5.0), ("({})", 0.5), ("{})", 0.4), ("", 2.0))
# What the site calls a paragraph, by its true role. Only about 3 in 100 are called Facts.
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
_SLIPS = (
    ("the", "tbe"),
    ("that", "thal"),
    ("court", "ccurt"),
    ("was", "wae"),
    ("not", "nol"),
    ("had", "bad"),
)
MOST_SLIPS = 8  # misread words in one document


@dataclass(frozen=True, slots=True)
class Draft:
    """A paragraph before it is laid out."""

    sentences: tuple[Sentence, ...]
    kind: str = "p"
    numbered: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """How one judgment is laid out."""

    numbering: str
    pre: bool  # the whole body in one wrapped pre
    indented: float  # share of ordinary paragraphs that become a blockquote
    width: int
    hints: bool


def draw_layout(random: Random, *, old: bool, hints: bool) -> Layout:
    """Draw a layout."""
    pre = random.random() < (0.55 if old else 0.04)
    return Layout(
        numbering=weigh(random, NUMBERINGS),
        pre=pre,
        indented=random.choice((0.0, 0.05, 0.2, 0.4, 0.65)),
        width=random.randint(58, 76),
        hints=hints,
    )


def lay_out(drafts: Iterable[Draft], layout: Layout, random: Random) -> list[Block]:
    """The blocks of a body."""
    blocks, number = [], 1
    for draft in drafts:
        lead = ""
        if draft.numbered and draft.kind == "p" and layout.numbering:
            lead, number = layout.numbering.format(number), number + 1
        if layout.pre:
            indent = " " * (4 if draft.kind == "p" else 10)
            flowing = make_block("p", draft.sentences, lead=indent + lead)
            blocks.append(wrap_lines(replace(flowing, kind="pre"), layout.width))
            continue
        kind = draft.kind
        if kind == "p" and random.random() < layout.indented:
            kind = "blockquote"
        hint = _draw_hint(draft.sentences, random) if layout.hints and kind == "p" else None
        blocks.append(make_block(kind, draft.sentences, lead=lead, hint=hint))
    return [join_blocks(blocks)] if layout.pre and blocks else blocks


def _draw_hint(sentences: Sequence[Sentence], random: Random) -> str | None:
    roles = [sentence.role for sentence in sentences]
    return weigh(random, _HINTS[max(set(roles), key=lambda role: (roles.count(role), role))])


def wrap_lines(block: Block, width: int) -> Block:
    """Break lines by turning spaces into line breaks, so that no offset moves."""
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
    """Several blocks as one, each on lines of its own."""
    text, sentences, spans, cited = "", list[SentenceSpan](), list[Span](), list[Citation]()
    for block in blocks:
        text += separator if text else ""
        start = len(text)
        text += block.text
        sentences += [SentenceSpan(s.start + start, s.end + start, s.role) for s in block.sentences]
        spans += [span.shift(start) for span in block.spans]
        cited += [citation.shift(start) for citation in block.cited]
    return Block(blocks[0].kind, text, tuple(sentences), tuple(spans), tuple(cited), blocks[0].hint)


def write_lines(setting: Setting, lines: Iterable[str], role: str) -> list[Line]:
    """Lines of a head or foot; a line that needs a slot which is not there is left out."""
    written: list[Line] = []
    for line in lines:
        if not list_slots(line) <= setting.known:
            continue
        words = line.strip()
        sentence = setting.tell(role, words, tidied=False) if words else None
        indent = len(line) - len(line.lstrip(" "))
        written.append((indent, sentence) if sentence is not None and sentence.text.strip() else None)
    return written


def stack_lines(lines: Sequence[Line], *, width: int | None = None) -> Block:
    """A pre of single lines, each with its indent; None is a blank line. `width` wraps long lines."""
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
    """The block up to an offset; the truth also ends there."""
    text = block.text[:at].rstrip()
    end = len(text)
    return replace(
        block,
        text=text,
        sentences=tuple(
            SentenceSpan(s.start, min(s.end, end), s.role) for s in block.sentences if s.start < end
        ),
        spans=tuple(span for span in block.spans if span.end <= end),
        cited=tuple(cited for cited in block.cited if cited.end <= end),
    )


def misread_words(blocks: Sequence[Block], random: Random) -> list[Block]:
    """The blocks of a twin: a few words misread, and sometimes the last block missing."""
    changed = list(blocks)
    if len(changed) > 3 and random.random() < 0.4:
        changed.pop()
    for _ in range(random.randint(0, MOST_SLIPS)):
        index = random.randrange(len(changed))
        changed[index] = _misread(changed[index], random)
    return changed


def _misread(block: Block, random: Random) -> Block:
    """One word misread, never inside a name; lengths agree, so that no offset moves."""
    right, wrong = random.choice(_SLIPS)
    at = block.text.find(f" {right} ", random.randrange(len(block.text)) if block.text else 0) + 1
    taken = [(span.start, span.end) for span in block.spans] + [
        (cited.start, cited.end) for cited in block.cited
    ]
    if at == 0 or any(start < at + len(right) and at < end for start, end in taken):
        return block
    return replace(block, text=block.text[:at] + wrong + block.text[at + len(right) :])
