"""Citations of statutes in every shape that judgments give them, with the truth to the letter.

A shape is a cue ("Section", "s.", "u/s"), a way to list numbers ("and", slashes, "read with") and a tail
("IPC", ", I.P.C.", " of the Indian Penal Code"). Shapes come and go with the years, see `STYLES`.
A `Cited` span runs from the first character of a number to the last of its letter and clause; where the
clause stands before the number ("Part II of s. 304") the span is the number alone, and all sections of a
range share the span of the range.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from embedded.acts import (
    ACTS,
    AIDS,
    BY_NAME,
    FOLLOWED_BY_LETTERS,
    LETTERS,
    PARTS,
    PLURALS,
    STYLES,
    TAILS,
    USUAL_CLAUSES,
    USUAL_ERA,
    Act,
    Style,
)
from embedded.prose import Cited, Piece


@dataclass(frozen=True, slots=True)
class _Number:
    """A section to be cited, and how it is written."""

    section: str
    clause: str | None
    text: str


_Item = tuple[str, tuple[_Number, ...]]  # some text, and the sections that it stands for
_Listing = tuple[list[_Item], list[str]]  # items, and what stands between them


@dataclass(frozen=True, slots=True)
class _Words:
    """The words around the numbers of one citation."""

    cue: str  # for one number, with the blank after it
    cues: str  # for several
    tail: str


class _Ink:
    """Writes text and remembers where the numbers stand."""

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.cited: list[Cited] = []

    def add_item(self, item: _Item, act: str) -> None:
        start = len(self.text)
        self.text += item[0]
        self.cited += [Cited(start, len(self.text), act, number.section, number.clause) for number in item[1]]


def cite(
    sections: Sequence[str],
    *,
    act: str,
    random: Random,
    style: str | None = None,
    era: int = USUAL_ERA,
    named: bool = False,
    under: bool = False,
) -> Piece:
    """One citation of sections ("302", "498A", "376(2)(g)", "304 Part II") of one Act.

    `era` is the year of the judgment. With `named` the Act has just been named, so that "section 302 of the
    Code" and a plain "Section 302" can be understood. With `under` the text begins with "under" or "u/s";
    without it, it is a noun phrase, and "u/s" is only written when `style` asks for it.
    """
    if style is None:
        shape = _draw_style(_find_fitting(tuple(sections), act, era), random, era, named=named, under=under)
    else:
        shape = BY_NAME[style]
        if style not in list_styles(sections, act=act, era=era):
            raise ValueError(f"{', '.join(sections)} of {act} cannot be cited in the style {style!r}")
    ink = _Ink("under " if under and shape.cue not in ("us", "lost") else "")
    _write(ink, sections, act, shape, random, era)
    return Piece(ink.text.upper() if shape.name == "upper" else ink.text, (), tuple(ink.cited))


def cite_mixed(
    parts: Sequence[tuple[str, Sequence[str]]], random: Random, *, era: int = USUAL_ERA, under: bool = False
) -> Piece:
    """Sections of several Acts in one breath: "302, 34 IPC and 27 Arms Act". Parts are (act, sections)."""
    cue = random.choice(("word", "us", "none") if under else ("word", "word", "none"))
    ink = _Ink("under " if under and cue != "us" else "")
    for index, (act, sections) in enumerate(parts):
        if index:
            ink.text += random.choice((" and ", " and ", " and ", " & ", ", ", " read with ", " as well as "))
            cue = random.choice((cue, "none") if cue == "us" else (cue, "none", "word"))
        join = random.choice(
            ("slash", "commas", "and", "r_w", "read_with") if len(sections) > 1 else ("and",)
        )
        tail = random.choice(("short", "short", "short", "of_long" if cue == "word" else "short"))
        if not ACTS[act].plain:
            _write(ink, sections, act, BY_NAME["section_of_long"], random, era)
        else:
            _write(ink, sections, act, Style("mixed", (0, 0, 0), cue, join, tail), random, era)
    return Piece(ink.text, (), tuple(ink.cited))


def mention_act(act: str, random: Random, *, era: int = USUAL_ERA) -> Piece:
    """The Act by name, without any section: "the Indian Penal Code", "IPC"."""
    about, luck = ACTS[act], random.random()
    if luck < 0.35 and about.plain:
        short = _draw_short(about, random, era)
        return Piece(short if " " not in short and random.random() < 0.5 else f"the {short}")
    if luck < 0.5:
        return Piece(f"the {about.name}, {_find_year(about, era)}")
    if luck < 0.6 and about.plain:
        return Piece(f'the {about.name} (for short "{about.plain[0]}")')
    return Piece(f"the {random.choice((about.name, about.name, *about.loose))}")


def list_styles(sections: Sequence[str], *, act: str, era: int = USUAL_ERA) -> tuple[str, ...]:
    """Names of the styles in which these sections can be cited."""
    return tuple(style.name for style in _find_fitting(tuple(sections), act, era))


def split_section(section: str) -> tuple[str, str | None]:
    """Base section and clause: "376(2)(g)" is 376 and (2)(g), "304 Part II" is 304 and Part II."""
    match = re.fullmatch(r"(\d+[A-Z]{0,2})\s*(.*)", section)
    if match is None:
        raise ValueError(f"not a section: {section!r}")
    return match[1], match[2] or None


# Which styles fit


@lru_cache(maxsize=4096)  # the same charges come again and again in a case
def _find_fitting(sections: tuple[str, ...], act: str, era: int) -> tuple[Style, ...]:
    split = [split_section(section) for section in sections]
    bases = [base for base, _ in split]
    met = {
        "": True,
        "many": len(bases) > 1,
        "run": bool(_find_runs(bases, act)),
        "pairs": act == "IPC" and any(b in AIDS for b in bases) and sum(b not in AIDS for b in bases) > 1,
        "no_part": not (split[-1][1] or "").startswith("Part"),  # "Part II" and "IPC" would make "IIIPC"
        "three_digits": len(_digits_of(bases[-1])) == 3,
        "clause": len(bases) == 1 and bool(split[0][1] or _find_clauses(act, bases[0], era)),
        "initials": all(name.isupper() and name.isalpha() for name in ACTS[act].plain[:1]),
    }
    articles = not ACTS[act].plain
    return tuple(style for style in STYLES if met[style.needs] and not (articles and _is_too_short(style)))


def _is_too_short(style: Style) -> bool:
    """Nobody writes u/s, slashes or an abbreviation with Articles of the Constitution."""
    return (
        style.cue in ("us", "none", "lost")
        or style.join in ("slash", "paired", "commas")
        or style.tail in ("short", "comma_short", "glued", "spaced")
    )


def _draw_style(styles: Sequence[Style], random: Random, era: int, *, named: bool, under: bool) -> Style:
    column = 0 if era < 1975 else 1 if era < 2000 else 2
    usable = [
        style for style in styles if (named or not style.named) and (under or style.cue not in ("us", "lost"))
    ]
    return random.choices(usable, [style.weights[column] for style in usable])[0]


def _find_runs(bases: Sequence[str], act: str) -> list[tuple[int, int]]:
    """Slices of three or more sections that follow each other in the Act, none left out between them."""
    if act not in FOLLOWED_BY_LETTERS:
        return []
    runs, start = [], 0
    for at in range(1, len(bases) + 1):
        if at == len(bases) or not _follows(bases[at - 1], bases[at], act):
            runs.append((start, at))
            start = at
    return [(first, last) for first, last in runs if last - first >= 3]


def _follows(one: str, other: str, act: str) -> bool:
    plain = one.isdigit() and other.isdigit() and int(other) == int(one) + 1
    return plain and int(one) not in FOLLOWED_BY_LETTERS[act]


def _find_clauses(act: str, base: str, era: int) -> tuple[str, ...]:
    if base == "376" and era < 1984:  # it had no sub-sections yet
        return ()
    return USUAL_CLAUSES.get((act, base), ())


def _digits_of(base: str) -> str:
    return base.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


# Writing


def _write(ink: _Ink, sections: Sequence[str], act: str, style: Style, random: Random, era: int) -> None:
    about = ACTS[act]
    if style.join == "silent":
        noun = about.word.lower() + ("s" if len(sections) > 1 else "")
        ink.text += f"the {random.choice(('said', 'aforesaid'))} {noun}"
        return
    numbers = _draw_numbers(sections, act, style, random, era)
    if style.needs == "clause":
        ink.text += f"{_spell_clause(numbers[0].clause or '', about)} of "
    if style.tail == "front":
        ink.text += _draw_front(about, random, era)
    words = _Words(*_draw_cues(about, style, random, era), _draw_tail(about, style, random, era))
    items, between = _list_items(numbers, style.join, words, act, random)
    ink.text += words.cues if between and re.fullmatch(r"[,/]? ?(and |& )?", between[0]) else words.cue
    after = "" if style.join == "act_between" else words.tail
    for item, mark in zip(items, [*between, after], strict=True):
        ink.add_item(item, act)
        ink.text += mark


def _draw_numbers(sections: Sequence[str], act: str, style: Style, random: Random, era: int) -> list[_Number]:
    letters = {"broken": "{n}- {l}", "glued": "{n}{l}"}.get(style.cue) or random.choice(LETTERS)
    numbers = []
    for section in sections:
        base, clause = split_section(section)
        usual = _find_clauses(act, base, era)
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
        numbers.append(_Number(base, clause, text))
    return numbers


def _write_letters(base: str, form: str) -> str:
    digits = _digits_of(base)
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


def _spell_clause(clause: str, about: Act) -> str:
    """(2)(g) as "clause (g) of sub-section (2)"; Part II as it is."""
    if not clause.startswith("("):
        return clause
    brackets = re.findall(r"\([^)]*\)", clause)
    numbered = brackets[0][1].isdigit() and about.word == "Section"
    ranks = ("sub-section", "clause", "sub-clause") if numbered else ("clause", "sub-clause", "item")
    return " of ".join(
        f"{rank} {bracket}" for rank, bracket in reversed(list(zip(ranks, brackets, strict=False)))
    )


def _draw_cues(about: Act, style: Style, random: Random, era: int) -> tuple[str, str]:
    """The cue for one number and for several."""
    if style.cue == "none":
        return "", ""
    if style.cue == "us":
        cue = random.choice(("u/s", "u/s", "u/s", "U/s", "u/s.", "U/S", "u/S")) + " "
        return cue, cue
    if style.cue == "lost":
        return "U s ", "U s "
    if style.cue == "dotted":
        cue = random.choice(("s.", "s.", "S.") if era < 1975 else ("s.", "S.", "Sec.", "sec."))
        if about.word == "Article":
            cue = random.choice(("Art.", "art."))
        gap = "" if random.random() < 0.12 else " "
        return cue + gap, PLURALS[cue] + gap
    cue = about.word if random.random() < (0.55 if era < 1975 else 0.85) else about.word.lower()
    if style.cue == "glued":
        return (random.choice((cue, cue, f"{cue} ", "")),) * 2
    if style.cue == "broken":
        cue = f"{cue[:3]}- {cue[3:]}"
    if style.cue == "said":
        cue = f"the {random.choice(('said', 'said', 'aforesaid'))} {cue}"
    one_for_many = style.join == "slash" and random.random() < 0.5
    return f"{cue} ", f"{cue} " if one_for_many else f"{cue}s "


def _draw_short(about: Act, random: Random, era: int) -> str:
    dotted = 0.85 if era < 1990 else 0.5 if era < 2005 else 0.2
    return random.choice(about.dotted if random.random() < dotted else about.plain)


def _find_year(about: Act, era: int) -> str:
    until, year = about.earlier
    return year if era < until else about.year


def _draw_tail(about: Act, style: Style, random: Random, era: int) -> str:
    return random.choice(TAILS[style.tail]).format(
        short=_draw_short(about, random, era) if about.plain else about.name,
        long=about.name,
        loose=random.choice(about.loose or (about.name,)),
        year=_find_year(about, era),
        itself=about.itself,
        spaced=random.choice((" ", ". ")).join(about.plain[0]) if style.tail == "spaced" else "",
        broken=_break_word(about.name, random) if style.tail == "broken" else "",
        note=random.randint(2, 99),
    )


def _break_word(name: str, random: Random) -> str:
    """A name with a word cut at the end of a printed line: "Indian Pe- nal Code"."""
    long = [word for word in name.split() if len(word) > 4]
    if not long or random.random() < 0.3:
        return name
    word = random.choice(long)
    cut = random.randint(2, len(word) - 2)
    return name.replace(word, f"{word[:cut]}- {word[cut:]}", 1)


def _draw_front(about: Act, random: Random, era: int) -> str:
    if about.plain and random.random() < 0.6:
        return f"{_draw_short(about, random, era)} "
    return f"{about.name}, "


# Listing numbers


def _list_items(numbers: list[_Number], join: str, words: _Words, act: str, random: Random) -> _Listing:
    items: list[_Item] = [(number.text, (number,)) for number in numbers]
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
            return items, [f"{mark}{words.cue}" for mark in _mark_and(len(items), random)]
        case "each_named":
            return items, [f"{words.tail}{mark}{words.cue}" for mark in _mark_and(len(items), random)]
        case "paired":
            return _list_paired(items, random)
        case "range":
            return _list_ranges(numbers, act, random)
        case "read_with":
            return _list_read_with(items, f" read with {random.choice((words.cue, ''))}", random)
        case "r_w":
            return _list_read_with(items, f" r/w {random.choice(('', '', words.cue))}", random)
        case "act_between":
            return _list_read_with(items, f"{words.tail} read with {random.choice((words.cue, ''))}", random)
    raise ValueError(f"no way to list is called {join!r}")


def _mark_and(count: int, random: Random) -> list[str]:
    last = random.choice((" and ",) * 8 + (" & ", ", ", ", and " if count > 2 else " and "))
    return [", "] * (count - 2) + [last] * (count > 1)


def _list_slashed(items: list[_Item], random: Random) -> _Listing:
    if [text for text, _ in items] == ["3", "4"] and random.random() < 0.1:
        return [("¾", items[0][1] + items[1][1])], []
    return items, [random.choice(("/", "/", "/", "/", "/ "))] * (len(items) - 1)


def _list_read_with(items: list[_Item], mark: str, random: Random) -> _Listing:
    """Sections like 34 come last, after "read with"; else the very last section does."""
    aids = [item for item in items if item[1][0].section in AIDS]
    others = [item for item in items if item not in aids]
    if not aids or not others:
        others, aids = items[:-1], items[-1:]
    return others + aids, [*_mark_and(len(others), random), mark, *_mark_and(len(aids), random)]


def _list_paired(items: list[_Item], random: Random) -> _Listing:
    """302/34, 307/34 and 323/34."""
    aid = next(item for item in items if item[1][0].section in AIDS)
    others = [item for item in items if item is not aid]
    between = [mark for after in _mark_and(len(others), random) for mark in ("/", after)]
    return [item for other in others for item in (other, aid)], [*between, "/"]


def _list_ranges(numbers: list[_Number], act: str, random: Random) -> _Listing:
    """Every run as "147 to 149", the others one by one."""
    starts = dict(_find_runs([number.section for number in numbers], act))
    items: list[_Item] = []
    at = 0
    while at < len(numbers):
        end = starts.get(at, at + 1)
        whole = tuple(numbers[at:end])
        items.append((f"{whole[0].text} to {whole[-1].text}" if len(whole) > 1 else whole[0].text, whole))
        at = end
    return items, _mark_and(len(items), random)
