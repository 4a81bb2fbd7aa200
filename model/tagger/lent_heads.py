"""Heads for annotated judgments that have none.

JURIX documents begin with the first sentence of the judgment; real pages begin with parties, bench and, in
old reports, a headnote that summarises the case. So most documents without a head borrow one from documents
that have it (the box's), sometimes with a headnote of their own sentences: text above the judgment is never a
fact. Half of the documents without a head are also made to look like a trial court's (`lent_points`).
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from model.tagger.corpora.read import RoleDocument
from model.tagger.lent_points import Lines, frame_points
from schemas.roles import NONE, PREAMBLE

_WITH_HEAD = 0.7  # share of the documents without a head
_WITH_HEADNOTE = 0.5  # share of those
_LONGEST_NOTE = 40  # sentences
_WITH_POINTS = 0.5  # share of the documents without a head
_COARSE = 0.5  # share of all documents: pages split heads into lines, other corpora do not
_JOINED = 0.7
_LONGEST_LINE = 400  # characters


def add_heads(documents: Sequence[RoleDocument], seed: int) -> list[RoleDocument]:
    """The documents in order, with heads added to most of those without one."""
    heads = [head for document in documents if (head := _find_head(document))]
    return [_add_head(document, heads, Random(f"{seed} {document.name}")) for document in documents]


def _add_head(document: RoleDocument, heads: Sequence[Lines], random: Random) -> RoleDocument:
    lines: Lines = tuple(zip(document.sentences, document.roles, strict=True))
    if heads and PREAMBLE not in document.roles:
        note = _write_headnote(lines, random)
        if random.random() < _WITH_POINTS:
            lines = frame_points(lines, random)
        if random.random() < _WITH_HEAD:
            head = random.choice(heads)
            lines = (*head[:-1], *note, head[-1], *lines)
    if random.random() < _COARSE:
        lines = _join_lines(lines, random)
    sentences, roles = zip(*lines, strict=True)
    return replace(document, sentences=sentences, roles=roles)


def _find_head(document: RoleDocument) -> Lines:
    """Everything above the judgment, including the heading that ends it."""
    length = 0
    while length < len(document.roles) and document.roles[length] == PREAMBLE:
        length += 1
    return tuple(zip(document.sentences[:length], document.roles[:length], strict=True))


def _write_headnote(lines: Lines, random: Random) -> Lines:
    if random.random() >= _WITH_HEADNOTE:
        return ()
    length = random.randint(3, max(3, min(_LONGEST_NOTE, len(lines) // 3)))
    start = random.randrange(max(1, len(lines) - length))
    return tuple((sentence, PREAMBLE) for sentence, _ in lines[start : start + length])


def _join_lines(lines: Lines, random: Random) -> Lines:
    """Randomly join neighbouring lines of heads and feet."""
    joined: list[tuple[str, str]] = []
    for sentence, role in lines:
        last = joined[-1] if joined else ("", "")
        fits = role in (PREAMBLE, NONE) and role == last[1] and len(last[0]) < _LONGEST_LINE
        if fits and random.random() < _JOINED:
            joined[-1] = (f"{last[0]} {sentence}", role)
        else:
            joined.append((sentence, role))
    return tuple(joined)
