"""`./ilsi tagger tag FILE`: which role does each sentence of this text play?"""

from collections.abc import Sequence
from pathlib import Path

from flows.given_texts import is_in_other_letters, name_source, read_paragraphs
from flows.role_colours import show_roles
from flows.segment_stage import find_tagger
from flows.view import console
from pipeline.segment import RoleTagger, cut_paragraphs, read_places
from schemas.records import Sentence
from schemas.settings import Settings

NOT_LATIN = "hardly any Latin letters: the tagger that comes with ilsi has learnt English only"


def show_tagged(file: Path, settings: Settings) -> None:
    """Print the text coloured by role."""
    paragraphs = read_paragraphs(file)
    tagger = load_chosen_tagger(settings)
    show_roles(paragraphs, tag_paragraphs(paragraphs, tagger))
    if is_unknown_script("\n".join(paragraphs), settings):
        console.print(f"{name_source(file)}: {NOT_LATIN}", soft_wrap=True)


def load_chosen_tagger(settings: Settings) -> RoleTagger:
    """The user's tagger, or ours."""
    from model.role_tagging import load_tagger

    return load_tagger(find_tagger(settings), threads=1)


def tag_paragraphs(paragraphs: Sequence[str], tagger: RoleTagger) -> list[Sentence]:
    """The sentences of a document with their roles."""
    places = cut_paragraphs(paragraphs)
    (told,) = tagger.tag([read_places(paragraphs, places)])
    return [Sentence(*place, role, score) for place, (role, score) in zip(places, told, strict=True)]


def is_unknown_script(text: str, settings: Settings) -> bool:
    """Has the tagger never seen such letters? Of a tagger of the user's own we cannot know."""
    return settings.tagger is None and is_in_other_letters(text)
