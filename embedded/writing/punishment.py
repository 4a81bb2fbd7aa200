"""Sentences that a court could pass, by section."""

from collections.abc import Sequence
from random import Random

from embedded.crime import Crime
from embedded.prose import Piece, render
from embedded.templates.orders import LIFE, LIGHT, RIDERS
from embedded.world.numbers import spell_number
from embedded.writing.setting import Setting

_LIFE_ONLY = frozenset({"302", "396"})


def find_main(crime: Crime, sections: Sequence[str]) -> str:
    """The section that the case is about: a grave one of its crime, or the one most often charged."""
    own = [section for section in sections if section in crime.charges and section not in RIDERS]
    if own:
        return max(own, key=lambda section: (section in LIFE, crime.charges[section]))
    real = [section for section in sections if section not in RIDERS]
    return next((section for section in real if section in LIFE), (real or list(sections))[0])


def tell_sentences(setting: Setting, *, death: bool) -> Piece:
    """ "to rigorous imprisonment for life under Section 302/34 IPC and ..." for up to three counts."""
    random = setting.random
    counts = [s for s in setting.course.sections if s not in RIDERS and s != setting.main]
    counts = [setting.main, *counts[: random.randint(0, 2)]]
    slots, clauses = dict(setting), []
    for number, section in enumerate(counts):
        riders = setting.riders[:1] if number == 0 and section not in RIDERS else []
        slots[f"count{number}"] = setting.cite([("IPC", [section, *riders])], under=True)
        slots[f"term{number}"] = "death" if death and number == 0 else draw_term(section, random)
        clauses.append(f"{{term{number}}}[ for the offence|] {{count{number}}}")
    listed = clauses[0] if len(clauses) == 1 else ", ".join(clauses[:-1]) + " and " + clauses[-1]
    lead = "to " if death else "[to undergo|to suffer] "
    piece = render(f"{lead}{listed}[, with fine|]", slots, random)
    text = piece.text[:1].lower() + piece.text[1:]
    return Piece(text, piece.spans, piece.cited)


def draw_term(section: str, random: Random) -> str:
    """A term of imprisonment within what the section allows."""
    rigorous = random.choice(("rigorous imprisonment", "rigorous imprisonment", "R.I."))
    if section in _LIFE_ONLY or (section in LIFE and random.random() < 0.25):
        return random.choice(("imprisonment for life", "life imprisonment", f"{rigorous} for life"))
    if section in LIGHT:
        months = random.choice((1, 2, 3, 6, 6, 9))
        kind = random.choice(("simple imprisonment", "rigorous imprisonment", "imprisonment"))
        return f"{kind} for {spell_number(months)} month{'s' if months > 1 else ''}"
    years = random.choice((5, 7, 7, 8, 10, 10) if section in LIFE else (1, 2, 2, 3, 3, 5))
    return f"{rigorous} for {spell_number(years)} year{'s' if years > 1 else ''}"


def tell_reduced(main: str, random: Random) -> str:
    """A milder sentence."""
    if main in LIFE:
        return random.choice(("the period already undergone", "rigorous imprisonment for seven years"))
    return random.choice(
        (
            "the period already undergone",
            "imprisonment till the rising of the court",
            "a fine of Rs. 10,000/-",
        )
    )
