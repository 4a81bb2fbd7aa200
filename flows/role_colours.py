"""A judgment coloured by the roles of its sentences, or with roles in brackets where there is no colour."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.text import Text

from flows.view import output
from pipeline.segment import read_sentence
from schemas import roles
from schemas.records import Sentence

# Facts are what we are after; the court's own reasoning, mostly the longest part, stays plain.
_STYLES = {
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


def style_role(role: str) -> str:
    """How sentences of a role are shown. A tagger of the user's own may know roles that we do not."""
    return _STYLES.get(role, "underline")


def show_roles(paragraphs: Sequence[str], sentences: Sequence[Sentence]) -> None:
    """A legend, then the text, paragraph by paragraph. Safe to print, whatever the text has in it."""
    output.print(make_legend(sentences))
    by_paragraph: dict[int, list[Sentence]] = defaultdict(list)
    for sentence in sentences:
        by_paragraph[sentence.paragraph].append(sentence)
    is_plain = output.color_system is None or output.no_color
    for index, text in enumerate(paragraphs):
        output.print()
        shown = (_bracket if is_plain else _colour)(text, by_paragraph[index])
        output.print(shown, soft_wrap=is_plain)


def make_legend(sentences: Iterable[Sentence]) -> Columns:
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


def _colour(text: str, sentences: Iterable[Sentence]) -> Text:
    shown = output.render_str(text)  # character for character as long as the text
    for sentence in sentences:
        shown.stylize(style_role(sentence.role), sentence.start, sentence.end)
    return shown


def _bracket(text: str, sentences: Iterable[Sentence]) -> Text:
    """One sentence a line, "[Facts] He ran.", so that `grep` finds a role."""
    lines = (f"[{each.role}] {read_sentence(text, each.start, each.end)}" for each in sentences)
    return output.render_str("\n".join(lines))
