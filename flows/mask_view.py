"""Masks shown inside their text: in colour by kind, or in brackets where there is no colour."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from flows.view import output
from pipeline.masking import WrittenMask
from schemas import masks

_STYLES = {
    masks.PERSON: "bold black on yellow",
    masks.PLACE: "black on green",
    masks.ORG: "black on cyan",
    masks.DATE: "black on magenta",
    masks.SECTION: "bold red",
    masks.ACT: "red",
    masks.CASE: "bright_blue",
}
_OTHER_KIND = "underline"
_MOST_WORDS = 4  # spellings of one thing that are shown


def style_kind(kind: str) -> str:
    """Who, where and when stand out on their own colours; the law is written in red."""
    return _STYLES.get(kind, _OTHER_KIND)


def show_found(text: str, found: Sequence[WrittenMask]) -> None:
    """The text with what is masked marked, then a table of what was found by which rule."""
    output.print(_mark(text.rstrip("\n"), found), soft_wrap=True)
    output.print()
    if found:
        output.print(_tabulate(text, found))
    else:
        output.print("nothing to mask")


def name_thing(kind: str, number: int | None) -> str:
    """ "PERSON 2", "SECTION"."""
    return kind if number is None else f"{kind} {number}"


def _mark(text: str, found: Sequence[WrittenMask]) -> Text:
    if output.color_system is None or output.no_color:
        return output.render_str(_bracket(text, found))
    shown = output.render_str(text)  # character for character as long as the text
    for each in found:
        shown.stylize(style_kind(each.kind), each.start, each.end)
    return shown


def _bracket(text: str, found: Sequence[WrittenMask]) -> str:
    """ "[PERSON 1, ner: Mohan] ran." Nothing of the text is changed."""
    pieces: list[str] = []
    at = 0
    for each in found:
        lead = f"[{name_thing(each.kind, each.number)}, {each.rule}: "
        pieces += (text[at : each.start], lead, text[each.start : each.end], "]")
        at = each.end
    return "".join((*pieces, text[at:]))


def _tabulate(text: str, found: Sequence[WrittenMask]) -> Table:
    """One row for each thing, in order of kind and number, with the words and the rules that found them."""
    things: dict[tuple[int, str, int], list[WrittenMask]] = defaultdict(list)
    for each in found:
        things[masks.KINDS.index(each.kind), each.kind, each.number or 0].append(each)
    table = Table("mask", "times", "words", "found by", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for (_, kind, number), mentions in sorted(things.items()):
        words = Counter(" ".join(text[each.start : each.end].split()) for each in mentions)
        rules = Counter(each.rule for each in mentions)
        thing = Text(name_thing(kind, number or None), style=style_kind(kind))
        table.add_row(thing, str(len(mentions)), _list_words(words), _list_rules(rules))
    return table


def _list_words(words: Counter[str]) -> str:
    shown = [spelling for spelling, _ in words.most_common(_MOST_WORDS)]
    more = len(words) - len(shown)
    return "; ".join((*shown, *((f"and {more} more",) if more else ())))


def _list_rules(rules: Counter[str]) -> str:
    return ", ".join(f"{rule} {count}" for rule, count in rules.most_common())
