"""Citations of statutes in every shape that judgments use, with exact spans.

A shape is a cue ("Section", "s.", "u/s"), a way to list numbers ("and", slashes, "read with") and a tail
("IPC", ", I.P.C.", " of the Indian Penal Code"). Shapes come and go with the years, see `STYLES`.
A `Citation` spans a number with its letter and clause; where the clause comes before the number ("Part II
of s. 304") it spans the number alone, and all sections of a range share the span of the range.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from embedded.law.acts import ACTS, AIDS, BY_NAME, PLURALS, STYLES, TAILS, USUAL_ERA, Act, Style
from embedded.law.section_numbers import (
    Item,
    draw_numbers,
    find_clauses,
    find_digits,
    find_runs,
    list_items,
    spell_clause,
    split_section,
)
from embedded.prose import Citation, Piece


class _Writer:
    """Writes a citation and remembers where the numbers are."""

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.cited: list[Citation] = []

    def add_item(self, item: Item, act: str) -> None:
        start = len(self.text)
        self.text += item[0]
        self.cited += [
            Citation(start, len(self.text), act, number.section, number.clause) for number in item[1]
        ]


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

    `era` is the year of the judgment. With `named` the Act has just been named, so "section 302 of the
    Code" and a plain "Section 302" are clear. With `under` the text begins with "under" or "u/s";
    without it, it is a noun phrase, and "u/s" is only written when `style` asks for it.
    """
    if style is None:
        shape = _draw_style(_find_fitting(tuple(sections), act, era), random, era, named=named, under=under)
    else:
        shape = BY_NAME[style]
        if style not in list_styles(sections, act=act, era=era):
            raise ValueError(f"{', '.join(sections)} of {act} cannot be cited in the style {style!r}")
    writer = _Writer("under " if under and shape.cue not in ("us", "lost") else "")
    _write(writer, sections, act, shape, random, era)
    return Piece(writer.text.upper() if shape.name == "upper" else writer.text, (), tuple(writer.cited))


def cite_mixed(
    parts: Sequence[tuple[str, Sequence[str]]], random: Random, *, era: int = USUAL_ERA, under: bool = False
) -> Piece:
    """Sections of several Acts in one citation: "302, 34 IPC and 27 Arms Act". Parts are (act, sections)."""
    cue = random.choice(("word", "us", "none") if under else ("word", "word", "none"))
    writer = _Writer("under " if under and cue != "us" else "")
    for index, (act, sections) in enumerate(parts):
        if index:
            writer.text += random.choice(
                (" and ", " and ", " and ", " & ", ", ", " read with ", " as well as ")
            )
            cue = random.choice((cue, "none") if cue == "us" else (cue, "none", "word"))
        join = random.choice(
            ("slash", "commas", "and", "r_w", "read_with") if len(sections) > 1 else ("and",)
        )
        tail = random.choice(("short", "short", "short", "of_long" if cue == "word" else "short"))
        if not ACTS[act].plain:
            _write(writer, sections, act, BY_NAME["section_of_long"], random, era)
        else:
            _write(writer, sections, act, Style("mixed", (0, 0, 0), cue, join, tail), random, era)
    return Piece(writer.text, (), tuple(writer.cited))


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


# Which styles fit


@lru_cache(maxsize=4096)  # a case repeats the same charges
def _find_fitting(sections: tuple[str, ...], act: str, era: int) -> tuple[Style, ...]:
    split = [split_section(section) for section in sections]
    bases = [base for base, _ in split]
    met = {
        "": True,
        "many": len(bases) > 1,
        "run": bool(find_runs(bases, act)),
        "pairs": act == "IPC" and any(b in AIDS for b in bases) and sum(b not in AIDS for b in bases) > 1,
        "no_part": not (split[-1][1] or "").startswith("Part"),  # "Part II" and "IPC" would make "IIIPC"
        "three_digits": len(find_digits(bases[-1])) == 3,
        "clause": len(bases) == 1 and bool(split[0][1] or find_clauses(act, bases[0], era)),
        "initials": all(name.isupper() and name.isalpha() for name in ACTS[act].plain[:1]),
    }
    articles = not ACTS[act].plain
    return tuple(style for style in STYLES if met[style.needs] and not (articles and _is_too_short(style)))


def _is_too_short(style: Style) -> bool:
    """Articles of the Constitution are never cited with u/s, slashes or an abbreviation."""
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


# Writing


def _write(
    writer: _Writer, sections: Sequence[str], act: str, style: Style, random: Random, era: int
) -> None:
    about = ACTS[act]
    if style.join == "silent":
        noun = about.word.lower() + ("s" if len(sections) > 1 else "")
        writer.text += f"the {random.choice(('said', 'aforesaid'))} {noun}"
        return
    numbers = draw_numbers(sections, act, style, random, era)
    if style.needs == "clause":
        writer.text += f"{spell_clause(numbers[0].clause or '', about)} of "
    if style.tail == "front":
        writer.text += _draw_front(about, random, era)
    cue, cues = _draw_cues(about, style, random, era)
    tail = _draw_tail(about, style, random, era)
    items, between = list_items(numbers, style.join, cue=cue, tail=tail, act=act, random=random)
    writer.text += cues if between and re.fullmatch(r"[,/]? ?(and |& )?", between[0]) else cue
    after = "" if style.join == "act_between" else tail
    for item, mark in zip(items, [*between, after], strict=True):
        writer.add_item(item, act)
        writer.text += mark


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
    """A name with a word broken at the end of a printed line: "Indian Pe- nal Code"."""
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
