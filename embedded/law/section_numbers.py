"""The numbers of a citation: how a section with letter and clause is written, and how several are listed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from embedded.law.acts import AIDS, FOLLOWED_BY_LETTERS, LETTERS, PARTS, USUAL_CLAUSES, Act, Style


@dataclass(frozen=True, slots=True)
class Number:
    """A section to be cited, and how it is written."""

    section: str
    clause: str | None
    text: str


Item = tuple[str, tuple[Number, ...]]  # a text and the sections it stands for
Listing = tuple[list[Item], list[str]]  # items and what separates them


def split_section(section: str) -> tuple[str, str | None]:
    """Base section and clause: "376(2)(g)" is 376 and (2)(g), "304 Part II" is 304 and Part II."""
    match = re.fullmatch(r"(\d+[A-Z]{0,2})\s*(.*)", section)
    if match is None:
        raise ValueError(f"not a section: {section!r}")
    return match[1], match[2] or None


def find_runs(bases: Sequence[str], act: str) -> list[tuple[int, int]]:
    """Slices of three or more consecutive sections of the Act, none left out."""
    if act not in FOLLOWED_BY_LETTERS:
        return []
    runs, start = [], 0
    for at in range(1, len(bases) + 1):
        if at == len(bases) or not _follows(bases[at - 1], bases[at], act):
            runs.append((start, at))
            start = at
    return [(first, last) for first, last in runs if last - first >= 3]


def find_clauses(act: str, base: str, era: int) -> tuple[str, ...]:
    """Clauses under which this section is usually charged."""
    if base == "376" and era < 1984:  # it had no sub-sections yet
        return ()
    return USUAL_CLAUSES.get((act, base), ())


def find_digits(base: str) -> str:
    """498 of 498A."""
    return base.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def draw_numbers(sections: Sequence[str], act: str, style: Style, random: Random, era: int) -> list[Number]:
    """The sections as this style writes them: with or without a clause, the letter attached or apart."""
    letters = {"broken": "{n}- {l}", "glued": "{n}{l}"}.get(style.cue) or random.choice(LETTERS)
    numbers = []
    for section in sections:
        base, clause = split_section(section)
        usual = find_clauses(act, base, era)
        if (
            clause is None
            and usual
            and style.cue != "glued"
            and (style.needs == "clause" or random.random() < 0.2)
        ):
            clause = random.choice(usual)
        text = _write_letters(base, letters)
        if clause and style.needs != "clause":
            text += _write_clause(clause, random)
        numbers.append(Number(base, clause, text))
    return numbers


def spell_clause(clause: str, about: Act) -> str:
    """(2)(g) as "clause (g) of sub-section (2)"; Part II as it is."""
    if not clause.startswith("("):
        return clause
    brackets = re.findall(r"\([^)]*\)", clause)
    numbered = brackets[0][1].isdigit() and about.word == "Section"
    ranks = ("sub-section", "clause", "sub-clause") if numbered else ("clause", "sub-clause", "item")
    return " of ".join(
        f"{rank} {bracket}" for rank, bracket in reversed(list(zip(ranks, brackets, strict=False)))
    )


def list_items(numbers: list[Number], join: str, *, cue: str, tail: str, act: str, random: Random) -> Listing:
    """List numbers in one of several ways; some repeat the cue or the tail of the citation between them."""
    items: list[Item] = [(number.text, (number,)) for number in numbers]
    match join:
        case "and":
            return items, _mark_and(len(items), random)
        case "slash":
            return _list_slashed(items, random)
        case "commas":
            return items, [random.choice((",", ", "))] * (len(items) - 1)
        case "lost":
            return items, [" "] * (len(items) - 1)
        case "each":
            return items, [f"{mark}{cue}" for mark in _mark_and(len(items), random)]
        case "each_named":
            return items, [f"{tail}{mark}{cue}" for mark in _mark_and(len(items), random)]
        case "paired":
            return _list_paired(items, random)
        case "range":
            return _list_ranges(numbers, act, random)
        case "read_with":
            return _list_read_with(items, f" read with {random.choice((cue, ''))}", random)
        case "r_w":
            return _list_read_with(items, f" r/w {random.choice(('', '', cue))}", random)
        case "act_between":
            return _list_read_with(items, f"{tail} read with {random.choice((cue, ''))}", random)
    raise ValueError(f"no way to list is called {join!r}")


def _follows(one: str, other: str, act: str) -> bool:
    plain = one.isdigit() and other.isdigit() and int(other) == int(one) + 1
    return plain and int(one) not in FOLLOWED_BY_LETTERS[act]


def _write_letters(base: str, form: str) -> str:
    digits = find_digits(base)
    if digits == base:
        return base
    return base.lower() if form == "lower" else form.format(n=digits, l=base[len(digits) :])


def _write_clause(clause: str, random: Random) -> str:
    if clause.startswith("Part "):
        return random.choice(PARTS).format(clause, clause[5:])
    if clause.startswith("("):
        spaced = clause.replace(")(", ") (")
        return random.choice((clause, clause, clause, clause, clause, f" {clause}", f" {spaced}", spaced))
    return f" {clause}"


def _mark_and(count: int, random: Random) -> list[str]:
    last = random.choice((" and ",) * 8 + (" & ", ", ", ", and " if count > 2 else " and "))
    return [", "] * (count - 2) + [last] * (count > 1)


def _list_slashed(items: list[Item], random: Random) -> Listing:
    if [text for text, _ in items] == ["3", "4"] and random.random() < 0.1:
        return [("¾", items[0][1] + items[1][1])], []
    return items, [random.choice(("/", "/", "/", "/", "/ "))] * (len(items) - 1)


def _list_read_with(items: list[Item], mark: str, random: Random) -> Listing:
    """Sections like 34 come last, after "read with"; without one, the last section does."""
    aids = [item for item in items if item[1][0].section in AIDS]
    others = [item for item in items if item not in aids]
    if not aids or not others:
        others, aids = items[:-1], items[-1:]
    return others + aids, [*_mark_and(len(others), random), mark, *_mark_and(len(aids), random)]


def _list_paired(items: list[Item], random: Random) -> Listing:
    """302/34, 307/34 and 323/34."""
    aid = next(item for item in items if item[1][0].section in AIDS)
    others = [item for item in items if item is not aid]
    between = [mark for after in _mark_and(len(others), random) for mark in ("/", after)]
    return [item for other in others for item in (other, aid)], [*between, "/"]


def _list_ranges(numbers: list[Number], act: str, random: Random) -> Listing:
    """Every run as "147 to 149", the others one by one."""
    starts = dict(find_runs([number.section for number in numbers], act))
    items: list[Item] = []
    at = 0
    while at < len(numbers):
        end = starts.get(at, at + 1)
        whole = tuple(numbers[at:end])
        items.append((f"{whole[0].text} to {whole[-1].text}" if len(whole) > 1 else whole[0].text, whole))
        at = end
    return items, _mark_and(len(items), random)
