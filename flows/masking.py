"""`./ilsi mask FILE`: a text without names, dates, places and section numbers."""

import difflib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from flows.given_texts import is_in_other_letters, name_source, read_given
from flows.mask_stage import find_ner
from flows.mask_view import show_found
from flows.view import console, output
from pipeline.found import EntityFinder
from pipeline.mask_text import cut_text, mask_cut_texts
from schemas.errors import UsageError
from schemas.masks import PRESETS, TIERS, Preset
from schemas.settings import Settings

NOT_LATIN = "hardly any Latin letters: names are found in English only, so do not take this for masked"
AUTO = "auto"  # the sections that a text cites decide about its tier


@dataclass(frozen=True, slots=True)
class Wish:
    """What the user wants to be masked."""

    preset: Preset
    tier: str | None  # None: as the text itself demands
    settings: Settings


def read_wish(settings: Settings, preset: str | None, tier: str) -> Wish:
    """Check names that were given."""
    name = settings.masks if preset is None else preset
    _require(name, PRESETS.keys(), "preset")
    _require(tier, (AUTO, *TIERS), "tier")
    return Wish(PRESETS[name], None if tier == AUTO else tier, settings)


def show_masked(file: Path, wish: Wish, *, show: bool = False) -> None:
    """Print the masked text, or with `show` the text itself and what was found in it."""
    given = read_given(file)
    text = "\n\n".join(given.paragraphs)
    cut = cut_text(text, title=given.title, tier=wish.tier)
    (masked,) = mask_cut_texts([cut], load_chosen_entities(wish.settings), wish.preset)
    if show:
        show_found(text, masked.masks)
        output.print(f"{masked.tier} tier")
    elif output.is_terminal:
        output.print(masked.text.rstrip("\n"), soft_wrap=True)
    else:  # to the letter: whoever writes it to a file wants nothing else to be changed
        write_text(masked.text)
    if is_in_other_letters(text):
        console.print(f"{name_source(file)}: {NOT_LATIN}", soft_wrap=True)


def write_text(text: str) -> None:
    """Write a text as it is, with a line end behind it if it has none."""
    output.file.write(text if text.endswith("\n") else f"{text}\n")


def load_chosen_entities(settings: Settings) -> EntityFinder:
    """The user's spaCy pipeline, or ours."""
    from model.entity_finder import load_entities

    return load_entities(find_ner(settings))


def _require(name: str, known: Collection[str], what: str) -> None:
    if name not in known:
        nearest = difflib.get_close_matches(name, list(known), n=1)
        hint = f", did you mean {nearest[0]!r}?" if nearest else f" (known: {', '.join(known)})"
        raise UsageError(f"unknown {what} {name!r}{hint}")
