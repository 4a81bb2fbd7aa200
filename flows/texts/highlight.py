"""Spans shown inside their text: in colour, or in brackets where there is no colour.

Citations are coloured by Act, masks by kind, sentences by role.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from flows.console import output
from pipeline.cite.finder import UNKNOWN
from pipeline.mask.written_masks import WrittenMask
from pipeline.text.one_line import join_lines
from schemas import masks, roles
from schemas.acts import IPC


class Highlight(NamedTuple):
    """Characters of a text that are shown in a style, or in brackets after a label."""

    start: int
    end: int
    style: str
    label: str


def highlight(text: str, highlights: Iterable[Highlight]) -> Text:
    """The text with its highlights, safe to print: whatever could control a terminal is replaced."""
    ordered = sorted(highlights)
    if not _has_colour():
        return output.render_str(_bracket(text, ordered))
    shown = output.render_str(text)  # character for character as long as the text
    for span in ordered:
        shown.stylize(span.style, span.start, span.end)
    return shown


def _has_colour() -> bool:
    return output.color_system is not None and not output.no_color


def _bracket(text: str, ordered: Iterable[Highlight]) -> str:
    """ "Section [IPC 302]". Nothing of the text is changed; a highlight that overlaps another is left out."""
    pieces: list[str] = []
    at = 0
    for span in ordered:
        if span.start >= at:
            pieces += (text[at : span.start], f"[{span.label}", text[span.start : span.end], "]")
            at = span.end
    return "".join((*pieces, text[at:]))


# Citations

REJECTED = "rejected"  # in place of the Act, for a number that is not a citation
_ACT_STYLES = {IPC: "bold black on yellow", UNKNOWN: "magenta", REJECTED: "red strike"}
_OTHER_ACT = "cyan"


def style_act(act: str) -> str:
    """The Penal Code stands out; other Acts are less visible."""
    return _ACT_STYLES.get(act, _OTHER_ACT)


def highlight_citation(start: int, end: int, act: str) -> Highlight:
    """Characters of a text that cite a section of an Act."""
    return Highlight(start, end, style_act(act), f"{act} ")


# Masks

_MOST_WORDS = 4  # spellings of one thing that are shown


def style_kind(kind: str) -> str:
    """People, places and dates have background colours of their own; the law is written in red."""
    return masks.KIND_BY_NAME[kind].style


def show_masks(text: str, written: Sequence[WrittenMask]) -> None:
    """The text with its masks highlighted, then a table of what was found by which rule."""
    highlights = [
        Highlight(
            mask.start,
            mask.end,
            style_kind(mask.kind),
            f"{_name_mask(mask.kind, mask.number)}, {mask.rule}: ",
        )
        for mask in written
    ]
    output.print(highlight(text.rstrip("\n"), highlights), soft_wrap=True)
    output.print()
    output.print(_tabulate_masks(text, written) if written else "nothing to mask")


def _name_mask(kind: str, number: int | None) -> str:
    """ "PERSON 2", "SECTION"."""
    return kind if number is None else f"{kind} {number}"


def _tabulate_masks(text: str, written: Sequence[WrittenMask]) -> Table:
    """One row for mask thing, in order of kind and number, with the words and the rules that found them."""
    things: dict[tuple[int, str, int], list[WrittenMask]] = defaultdict(list)
    for mask in written:
        things[masks.KINDS.index(mask.kind), mask.kind, mask.number or 0].append(mask)
    table = Table("mask", "times", "words", "found by", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for (_, kind, number), mentions in sorted(things.items()):
        words = Counter(" ".join(text[mask.start : mask.end].split()) for mask in mentions)
        rules = Counter(mask.rule for mask in mentions)
        thing = Text(_name_mask(kind, number or None), style=style_kind(kind))
        table.add_row(thing, str(len(mentions)), _list_words(words), _list_rules(rules))
    return table


def _list_words(words: Counter[str]) -> str:
    shown = [spelling for spelling, _ in words.most_common(_MOST_WORDS)]
    more = len(words) - len(shown)
    return "; ".join((*shown, *((f"and {more} more",) if more else ())))


def _list_rules(rules: Counter[str]) -> str:
    return ", ".join(f"{rule} {count}" for rule, count in rules.most_common())


# Roles

# Facts are what we are after; the court's own reasoning, mostly the longest part, stays plain.
_ROLE_STYLES = {
    roles.FACTS: "bold green",
    roles.LOWER_RULING: "magenta",
    roles.ARGUMENT: "yellow",
    roles.STATUTE: "cyan",
    roles.PRECEDENT: "bright_blue",
    roles.RATIO: "",
    roles.PRESENT_RULING: "bold red",
    roles.PREAMBLE: "dim",
    roles.NONE: "dim italic",
}


class SentenceInRole(Protocol):
    """Where a sentence is, and which role it plays."""

    @property
    def paragraph(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def role(self) -> str: ...
    @property
    def score(self) -> float: ...


def style_role(role: str) -> str:
    """How sentences of a role are shown. A tagger of the user's own may know roles that we do not."""
    return _ROLE_STYLES.get(role, "underline")


def show_roles(paragraphs: Sequence[str], sentences: Sequence[SentenceInRole]) -> None:
    """A legend, then the text, paragraph by paragraph. Safe to print, whatever the text has in it."""
    output.print(make_legend(sentences))
    by_paragraph: dict[int, list[SentenceInRole]] = defaultdict(list)
    for sentence in sentences:
        by_paragraph[sentence.paragraph].append(sentence)
    is_plain = not _has_colour()
    for index, text in enumerate(paragraphs):
        output.print()
        shown = (_list_lines if is_plain else _colour_roles)(text, by_paragraph[index])
        output.print(shown, soft_wrap=is_plain)


def make_legend(sentences: Iterable[SentenceInRole]) -> Columns:
    """ "Facts 12 (0.93)": the roles that occur, in their usual order, how often, and with what mean score."""
    scores: dict[str, list[float]] = defaultdict(list)
    for sentence in sentences:
        scores[sentence.role].append(sentence.score)
    known = [role for role in roles.ROLES if role in scores]
    ordered = (*known, *sorted(scores.keys() - set(known)))
    return Columns([_make_entry(role, scores[role]) for role in ordered], padding=(0, 3))


def _make_entry(role: str, scores: Sequence[float]) -> Text:
    words = f"{role} {len(scores)} ({sum(scores) / len(scores):.2f})"
    return Text(output.render_str(words).plain, style=style_role(role))


def _list_lines(text: str, sentences: Iterable[SentenceInRole]) -> Text:
    """One sentence per line, "[Facts] He ran.", so that `grep` finds a role."""
    lines = (f"[{span.role}] {join_lines(text, span.start, span.end).text}" for span in sentences)
    return output.render_str("\n".join(lines))


def _colour_roles(text: str, sentences: Iterable[SentenceInRole]) -> Text:
    return highlight(text, [Highlight(span.start, span.end, style_role(span.role), "") for span in sentences])
