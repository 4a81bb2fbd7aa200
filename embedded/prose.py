"""A small template language for sentences whose names and citations are known exactly.

    [struck|assaulted|dealt a blow to]     one of these, drawn each time; may be nested or empty
    {accused}                              the person or thing that the scene has under "accused"
    {accused:his}                          a form of it: full, short, role, he, him, his, himself

A slot is a `Person`, another `Entity` or plain words. Rendering gives the text and the spans of persons
and entities, so the truth about a case is exact by construction. Sentences always begin with a capital
letter.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random

ROLES = (
    "Preamble",
    "Facts",
    "Ruling by Lower Court",
    "Argument",
    "Statute",
    "Precedent",
    "Ratio of the decision",
    "Ruling by Present Court",
    "None",
)


@dataclass(frozen=True, slots=True)
class Span:
    """A name in a text; `who` is the same for all mentions of one person or thing."""

    start: int
    end: int
    kind: str  # PERSON, PLACE, ORG, DATE, NUMBER, CASE
    who: str

    def shift(self, by: int) -> "Span":
        """The same span with `by` characters more before it."""
        return Span(self.start + by, self.end + by, self.kind, self.who)


@dataclass(frozen=True, slots=True)
class Citation:
    """A cited section in a text; `section` is a base section such as 302 or 498A."""

    start: int
    end: int
    act: str  # IPC, CrPC, Arms ...
    section: str
    clause: str | None = None

    def shift(self, by: int) -> "Citation":
        """The same citation with `by` characters more before it."""
        return Citation(self.start + by, self.end + by, self.act, self.section, self.clause)


@dataclass(frozen=True, slots=True)
class Piece:
    """A text with what is known about it."""

    text: str
    spans: tuple[Span, ...] = ()
    cited: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a judgment and its rhetorical role."""

    role: str
    text: str
    spans: tuple[Span, ...] = ()
    cited: tuple[Citation, ...] = ()


@dataclass(slots=True)
class Person:
    """Someone in a case. `role` is what the court calls them: "the deceased", "the informant", "PW-2"."""

    who: str
    full: str
    short: str
    male: bool
    role: str
    age: int = 30
    mentions: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Entity:
    """A named place, organisation, date, number or other case."""

    who: str
    kind: str
    text: str


Slot = Person | Entity | Piece | str
Scene = Mapping[str, Slot]

_PRONOUNS = {
    "he": ("he", "she"),
    "him": ("him", "her"),
    "his": ("his", "her"),
    "himself": ("himself", "herself"),
}
_TOKEN = re.compile(r"\{(\w+)(?::(\w+))?\}|([\[\]|])|([^\[\]|{}]+)")


@dataclass(frozen=True, slots=True)
class _Slot:
    name: str
    form: str | None


@dataclass(frozen=True, slots=True)
class _Choice:
    options: tuple["_Template", ...]


_Template = tuple[str | _Slot | _Choice, ...]


class TemplateError(ValueError):
    """A template that cannot be parsed: a mistake in the box, found by its tests."""


@cache
def read_template(template: str) -> _Template:
    """Parse a template once."""
    tokens = list(_TOKEN.finditer(template))
    if sum(len(token[0]) for token in tokens) != len(template):
        raise TemplateError(f"stray brace in {template!r}")
    nodes, rest = _read_sequence(tokens, 0, template)
    if rest != len(tokens):
        raise TemplateError(f"stray ']' or '|' in {template!r}")
    return nodes


def _read_sequence(tokens: list[re.Match[str]], at: int, template: str) -> tuple[_Template, int]:
    nodes: list[str | _Slot | _Choice] = []
    while at < len(tokens):
        name, form, mark, words = tokens[at].groups()
        if mark in ("|", "]"):
            break
        if mark == "[":
            options = []
            while True:
                option, at = _read_sequence(tokens, at + 1, template)
                options.append(option)
                if at >= len(tokens):
                    raise TemplateError(f"missing ']' in {template!r}")
                if tokens[at][3] == "]":
                    break
            nodes.append(_Choice(tuple(options)))
        else:
            nodes.append(words if words is not None else _Slot(name, form))
        at += 1
    return tuple(nodes), at


def render(template: str, scene: Scene, random: Random) -> Piece:
    """Write one text from a template."""
    writer = _Writer(random, scene)
    writer.write(read_template(template))
    return writer.finish()


def tell(role: str, template: str, scene: Scene, random: Random) -> Sentence:
    """Write one sentence with a role."""
    piece = render(template, scene, random)
    return Sentence(role, piece.text, piece.spans, piece.cited)


class _Writer:
    def __init__(self, random: Random, scene: Scene) -> None:
        self.random = random
        self.scene = scene
        self.parts: list[str] = []
        self.length = 0
        self.spans: list[Span] = []
        self.cited: list[Citation] = []

    def write(self, nodes: _Template) -> None:
        for node in nodes:
            if isinstance(node, str):
                self.add(node)
            elif isinstance(node, _Choice):
                self.write(self.random.choice(node.options))
            else:
                self.fill(node)

    def add(self, text: str) -> None:
        if text.startswith(".") and self.parts and self.parts[-1].endswith("."):
            text = text[1:]  # "at 8.30 p.m." at the end of a sentence has one full stop
        self.parts.append(text)
        self.length += len(text)

    def fill(self, slot: _Slot) -> None:
        try:
            value = self.scene[slot.name]
        except KeyError:
            raise TemplateError(f"the scene has nothing called {slot.name!r}") from None
        start = self.length
        if isinstance(value, Person):
            text, named = _mention(value, slot.form, self.random)
            self.add(text)
            if named:
                self.spans.append(Span(start, self.length, "PERSON", value.who))
        elif isinstance(value, Entity):
            self.add(value.text)
            self.spans.append(Span(start, self.length, value.kind, value.who))
        elif isinstance(value, Piece):
            self.add(value.text)
            self.spans += [span.shift(start) for span in value.spans]
            self.cited += [citation.shift(start) for citation in value.cited]
        else:  # plain words may themselves be a template
            self.write(read_template(value))

    def finish(self) -> Piece:
        text = "".join(self.parts)
        return Piece(text[:1].upper() + text[1:], tuple(self.spans), tuple(self.cited))


def _mention(person: Person, form: str | None, random: Random) -> tuple[str, bool]:
    """How a person is mentioned, and whether it is a name."""
    if form in _PRONOUNS:
        return _PRONOUNS[form][0 if person.male else 1], False
    if form == "role":
        return person.role, False
    if form == "short":
        return person.short, True
    person.mentions += 1
    if form == "full" or person.mentions == 1:
        return person.full, True
    if random.random() < 0.35:
        return person.role, False
    return (person.short if random.random() < 0.7 else person.full), True
