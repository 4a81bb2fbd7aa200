"""Everything in a document that may have to be masked: what all finders find, together.

Rules read a text on one line, however it was set; a preamble is read as it stands, because its lines say who
is who. What names a person anywhere is then looked for everywhere.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, islice

from pipeline.cover import Cover
from pipeline.found import EntityFinder, Found, Span, Texts
from pipeline.hindi_names import find_hindi_names
from pipeline.identifiers import find_identifiers
from pipeline.names import find_names
from pipeline.ner import tidy_entities
from pipeline.parties import find_parties
from pipeline.people import spread_names
from pipeline.places import find_places
from pipeline.preamble_names import find_preamble_names, is_named_as_kin
from pipeline.provisions import map_spans, mask_provisions
from pipeline.reading import View
from pipeline.second_look import find_addresses, look_again
from pipeline.strict import find_strict
from schemas.masks import CASE, KIN, ORG, PERSON, PLACE, PLAIN, STRICT

_WORD = re.compile(r"\S+")
_VERSUS = re.compile(r"\s+v(?:ersus|/?s)?\b\.?\s+", re.IGNORECASE)
_SURROGATE = re.compile("[\ud800-\udfff]")  # half a character, which JSON can spell and no encoding knows

_COMPANIES = frozenset(("company", "firm"))  # rules

Label = tuple[int, int, str]  # an entity as the entity finder tells it


@dataclass(frozen=True, slots=True)
class Unmasked:
    """A document in which everything is to be found."""

    texts: Texts
    cited: Sequence[Sequence[Span]] = field(default=())  # for each text where it cites sections; () for none
    tier: str = PLAIN
    people: Sequence[str] = field(default=())  # who else is known to have to do with it: the bench
    has_preamble: bool = False  # the first of the texts is one


@dataclass(frozen=True, slots=True)
class Everything:
    """What was found in a document."""

    found: list[list[Found]]  # for each text; finds may overlap
    known: list[str]  # names that are known from elsewhere: title, preamble, bench


def find_all(
    texts: Texts, entities: EntityFinder, cited: Sequence[Sequence[Span]] = (), tier: str = PLAIN
) -> list[list[Found]]:
    """For each text of one document what may have to be masked in it. Finds may overlap."""
    (everything,) = find_in_documents([Unmasked(texts, cited, tier)], entities)
    return everything.found


def find_in_documents(documents: Sequence[Unmasked], entities: EntityFinder) -> list[Everything]:
    """The same for many documents: the entity finder is quicker when it gets many texts at once."""
    lines = [_read_lines(document) for document in documents]
    told = iter(entities.find(_list_texts(documents, lines)))
    return [
        _find_in_document(document, views, told) for document, views in zip(documents, lines, strict=True)
    ]


def _list_texts(documents: Sequence[Unmasked], lines: Sequence[Sequence[View]]) -> list[str]:
    """What the entity finder reads, in order: of each document the texts, then what stands beside them."""
    return [
        _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)
        for document, views in zip(documents, lines, strict=True)
        for text in chain((view.text for view in views), document.texts.beside)
    ]


def _find_in_document(document: Unmasked, views: Sequence[View], told: Iterable[list[Label]]) -> Everything:
    texts = document.texts
    in_texts, in_beside = list(islice(told, len(views))), list(islice(told, len(texts.beside)))
    cited = document.cited or [()] * len(views)
    found = [
        _find_in_text(text, view, labels, spans, document.tier)
        for text, view, labels, spans in zip(texts.masked, views, in_texts, cited, strict=True)
    ]
    if document.has_preamble:
        found[0] = find_in_preamble(texts.masked[0], in_texts[0], cited[0])
    kin = (
        {texts.masked[0][each.start : each.end] for each in found[0] if each.kind == KIN} if found else set()
    )
    names = (
        *find_parties(texts.title),
        *_list_people(texts.beside, in_beside),
        *document.people,
        *sorted(kin),
    )
    known = list(dict.fromkeys(names))
    spread = spread_names(texts, found, known)
    if document.has_preamble:
        spread[0] = [_tell_kin(texts.masked[0], each, kin) for each in spread[0]]
    return Everything([[*first, *more] for first, more in zip(found, spread, strict=True)], known)


def _find_in_text(
    text: str, view: View, labels: Sequence[Label], cited: Sequence[Span], tier: str
) -> list[Found]:
    line = view.text
    found = [
        *look_again(line, tidy_entities(line, labels)),
        *find_names(line),
        *find_hindi_names(line),
        *find_places(line),
        *find_identifiers(line),
        *mask_provisions(line, map_spans(text, 0, len(text), cited) if view.shifts else cited),
        *(find_strict(line) if tier == STRICT else ()),
    ]
    if not view.shifts:
        return found
    return [
        replace(each, start=view.to_source(each.start), end=view.to_source(each.end - 1) + 1)
        for each in found
    ]


def find_in_preamble(text: str, labels: Sequence[Label], cited: Sequence[Span]) -> list[Found]:
    """What stands in a preamble. There whoever has a name is a party, counsel or judge: what would be another
    case in running text is the title of this one, and a company is a party."""
    entities = find_addresses(text, tidy_entities(text, labels))
    people = find_preamble_names(text)
    relatives = Cover((each.start, each.end) for each in people if each.kind == KIN)
    people += [
        replace(each, kind=KIN) if is_named_as_kin(text, each) else each
        for each in entities
        if each.kind == PERSON and not relatives.meets(each.start, each.end)
    ]
    taken = Cover((each.start, each.end) for each in people)
    others = [
        *(each for each in entities if each.kind != PERSON),
        *find_places(text),
        *find_identifiers(text),
        *mask_provisions(text, cited),
    ]
    people += [side for each in others if each.kind == CASE for side in _take_sides(text, each, taken)]
    taken = Cover((each.start, each.end) for each in people)
    free = [
        each
        for each in others
        if each.kind not in (CASE, ORG, PLACE) or not taken.meets(each.start, each.end)
    ]
    return people + [replace(each, kind=PERSON) if each.rule in _COMPANIES else each for each in free]


def _tell_kin(text: str, mention: Found, kin: Collection[str]) -> Found:
    is_kin = mention.kind == PERSON and (
        text[mention.start : mention.end] in kin or is_named_as_kin(text, mention)
    )
    return replace(mention, kind=KIN, rule="kin") if is_kin else mention


def _take_sides(text: str, case: Found, taken: Cover) -> Iterator[Found]:
    """The parties of a title that nothing else was found in."""
    versus = None if taken.meets(case.start, case.end) else _VERSUS.search(text, case.start, case.end)
    if versus is not None:
        yield Found(case.start, versus.start(), PERSON, case.rule)
        yield Found(versus.end(), case.end, PERSON, case.rule)


def _list_people(beside: Sequence[str], labelled: Sequence[Sequence[Label]]) -> list[str]:
    """Everybody who is named beside the texts."""
    return [
        " ".join(text[each.start : each.end].split())
        for text, labels in zip(beside, labelled, strict=True)
        for each in (*find_preamble_names(text), *tidy_entities(text, labels))
        if each.kind in (PERSON, KIN)
    ]


# Reading


def _read_lines(document: Unmasked) -> list[View]:
    views = [_read_line(text) for text in document.texts.masked]
    if document.has_preamble:
        views[0] = View(document.texts.masked[0])
    return views


def _read_line(text: str) -> View:
    """A text on one line, with the way back to its own offsets."""
    view, length = View(" ".join(text.split())), 0
    for word in _WORD.finditer(text) if view.text != text else ():
        view.starts.append(length)
        view.shifts.append(word.start() - length)
        length += len(word[0]) + 1
    return view
