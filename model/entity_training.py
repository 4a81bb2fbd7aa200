"""Trains a spaCy pipeline that finds entities: small, quick, and the same for the same data and seed."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import spacy
import torch
from numpy.typing import NDArray
from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.training import Example
from thinc.api import fix_random_seed
from torch import Tensor
from torch.nn import functional

from model.entity_corpora import LABELS, EntityText
from model.entity_network import (
    Batch,
    EntityNetwork,
    Keys,
    NetworkShape,
    hash_tokens,
    make_batch,
    write_weights,
)
from model.entity_variation import collect_names, vary_text
from schemas.masks import PERSON

Report = Callable[[int, int], None]  # epochs done, of how many

_CLOSED = -1


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a pipeline is trained."""

    shape: NetworkShape = field(default_factory=NetworkShape)
    epochs: int = 10
    batch_tokens: int = 2000
    rate: float = 3e-3
    decay: float = 0.02
    dropout: float = 0.2
    unknown_name: float = 0.2  # chance that the word of a person's name looks like one never seen
    unknown_word: float = 0.03
    mislabelled: float = 0.1  # chance that an entity is thought to be of another kind half way through
    invented_share: float = 0.15  # of the texts, at most
    varied: float = 0.5  # chance that a text comes in another dress, in every epoch anew
    person_bonus: float = 1.0  # on the score of beginning a person's name, once all is learnt: a name that
    # is missed does harm, a word that is masked for nothing does little


@dataclass(frozen=True, slots=True)
class _Lesson:
    """A text in numbers."""

    keys: Keys
    moves: NDArray[np.int64]  # [tokens]: the right move
    opened: NDArray[np.int64]  # [tokens]: where the open entity began, -1 if none is open
    person: NDArray[np.bool_]  # [tokens]: part of a person's name?


def train_entities(
    texts: Sequence[EntityText], *, recipe: Recipe, seed: int, report: Report | None = None
) -> Language:
    """Learn from texts. Deterministic on one thread."""
    fix_random_seed(seed)
    torch.manual_seed(seed)
    stream = random.Random(seed)
    nlp = build_pipeline(recipe.shape)
    moves = list_moves(nlp)
    school = _School(nlp, recipe, moves)
    network = EntityNetwork(recipe.shape, len(moves), dropout=recipe.dropout)
    optimizer = torch.optim.AdamW(
        network.parameters(), lr=recipe.rate, weight_decay=recipe.decay, betas=(0.9, 0.99)
    )
    names = collect_names(texts)
    for epoch in range(recipe.epochs):
        if report is not None:
            report(epoch, recipe.epochs)
        lessons = [school.teach(text, stream, names) for text in _choose(texts, recipe, stream)]
        batches = list(_deal(lessons, recipe.batch_tokens, stream))
        for number, batch in enumerate(batches):
            done = (epoch + number / len(batches)) / recipe.epochs
            for group in optimizer.param_groups:
                group["lr"] = recipe.rate * _warm_and_cool(done)
            optimizer.zero_grad(set_to_none=True)
            school.examine(network, batch).backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
    with torch.no_grad():
        for move in ("B", "U"):
            network.upper.bias[moves.index(f"{move}-{PERSON}")] += recipe.person_bonus
    write_weights(network, nlp)
    if report is not None:
        report(recipe.epochs, recipe.epochs)
    return nlp


def _choose(texts: Sequence[EntityText], recipe: Recipe, stream: random.Random) -> list[EntityText]:
    """All real texts, and as many of the invented ones as they can bear."""
    real = [text for text in texts if not text.invented]
    invented = [text for text in texts if text.invented]
    share = min(len(invented), int(len(real) * recipe.invented_share)) if real else len(invented)
    return [*real, *stream.sample(invented, share)]


def build_pipeline(shape: NetworkShape) -> Language:
    """An untrained pipeline that knows the labels and no word."""
    width = shape.width
    embed = {
        "@architectures": "spacy.MultiHashEmbed.v2",
        "width": width,
        "attrs": list(shape.attributes),
        "rows": list(shape.rows),
        "include_static_vectors": False,
    }
    encode = {
        "@architectures": "spacy.MaxoutWindowEncoder.v2",
        "width": width,
        "depth": shape.depth,
        "window_size": 1,
        "maxout_pieces": shape.pieces,
    }
    listen = {"@architectures": "spacy.Tok2VecListener.v1", "width": width, "upstream": "tok2vec"}
    tok2vec = {"@architectures": "spacy.Tok2Vec.v2", "embed": embed, "encode": encode}
    recognizer = {
        "@architectures": "spacy.TransitionBasedParser.v2",
        "state_type": "ner",
        "extra_state_tokens": False,
        "hidden_width": shape.hidden,
        "maxout_pieces": shape.state_pieces,
        "use_upper": True,
        "tok2vec": listen,
    }
    nlp = spacy.blank("en")
    nlp.add_pipe("tok2vec", config={"model": tok2vec})
    ner = nlp.add_pipe("ner", config={"model": recognizer})
    for label in LABELS:
        ner.add_label(label)  # type: ignore[attr-defined]
    nlp.initialize(lambda: [_show_labels(nlp)])
    return nlp


def list_moves(nlp: Language) -> list[str]:
    """What the recognizer can do, in the order of its scores; among it "U-", which it never does itself."""
    system = nlp.get_pipe("ner").moves  # type: ignore[attr-defined]
    return [system.get_class_name(place) for place in range(system.n_moves)]


def _show_labels(nlp: Language) -> Example:
    """An entity of each kind in every shape, so that spaCy knows all moves."""
    words = ["a", "b", "c", "d"] * len(LABELS)
    doc = Doc(nlp.vocab, words=words)
    ends = [(4 * place, label) for place, label in enumerate(LABELS)]
    spans = [Span(doc, start, start + 3, label=label) for start, label in ends]
    doc.set_ents([*spans, *(Span(doc, start + 3, start + 4, label=label) for start, label in ends)])
    return Example(nlp.make_doc(doc.text), doc)


class _School:
    """Turns texts into lessons, and says how far a network is from knowing them."""

    def __init__(self, nlp: Language, recipe: Recipe, moves: Sequence[str]) -> None:
        self._nlp, self._recipe = nlp, recipe
        self._move = {name: place for place, name in enumerate(moves)}
        self._tokens = nlp.get_pipe("tok2vec").model  # type: ignore[attr-defined]
        self._rows = torch.tensor(recipe.shape.rows)
        self._valid = self._list_valid(moves)  # [labels + 1, moves], the last if nothing is open
        self._label_of = torch.tensor([self._find_label(name) for name in moves])
        self._lessons: dict[EntityText, _Lesson] = {}

    @staticmethod
    def _find_label(move: str) -> int:
        return LABELS.index(move[2:]) if move[2:] in LABELS else _CLOSED

    def _list_valid(self, moves: Sequence[str]) -> Tensor:
        valid = torch.zeros(len(LABELS) + 1, len(moves), dtype=torch.bool)
        for place, name in enumerate(moves):
            label = self._find_label(name)
            if name[:2] in ("I-", "L-"):
                valid[label, place] = True
            else:
                valid[_CLOSED, place] = label != _CLOSED or name == "O"
        return valid

    def teach(self, text: EntityText, stream: random.Random, names: Sequence[str]) -> _Lesson:
        """A text as it is, which is kept for the next time, or in another dress."""
        if stream.random() < self._recipe.varied:
            return self._prepare(vary_text(text, stream, names))
        if text not in self._lessons:
            self._lessons[text] = self._prepare(text)
        return self._lessons[text]

    def _prepare(self, text: EntityText) -> _Lesson:
        """The right moves for a text. Where a span cuts through a token, the token is in it."""
        doc = self._nlp.make_doc(text.text)
        moves = np.full(len(doc), self._move["O"])
        opened = np.full(len(doc), -1)
        person = np.zeros(len(doc), dtype=bool)
        edge = 0
        for start, end, label in text.spans:
            span = doc.char_span(start, end, alignment_mode="expand")
            if span is None or span.start < edge:
                continue
            first, last = _trim(span)
            if first > last:
                continue
            edge = last + 1
            person[first:edge] = label == PERSON
            if first == last:
                moves[first] = self._move[f"U-{label}"]
                continue
            moves[first], moves[last] = self._move[f"B-{label}"], self._move[f"L-{label}"]
            moves[first + 1 : last] = self._move[f"I-{label}"]
            opened[first + 1 : edge] = first
        return _Lesson(hash_tokens(doc, self._tokens, self._recipe.shape.attributes), moves, opened, person)

    def examine(self, network: EntityNetwork, lessons: Sequence[_Lesson]) -> Tensor:
        """The loss: how much was not believed of the right moves, among those that were possible."""
        recipe = self._recipe
        batch = make_batch(
            [each.keys for each in lessons], [each.opened for each in lessons], recipe.shape.depth
        )
        person = torch.from_numpy(np.concatenate([each.person for each in lessons]))
        right = torch.from_numpy(np.concatenate([each.moves for each in lessons]))
        keys = self._forget(batch.keys, person)
        scores = network(Batch(keys, batch.places, batch.length, batch.opened))
        within = batch.opened >= 0
        label = torch.where(within, self._label_of[right], _CLOSED)
        right, label = self._mistake(right, label, within)
        losses = functional.cross_entropy(
            scores.masked_fill(~self._valid[label], -1e4), right, reduction="none"
        )
        return losses.sum() / len(losses)

    def _forget(self, keys: Tensor, person: Tensor) -> Tensor:
        """Words that were never seen fetch rows of other words: some words have to pose as such."""
        chance = torch.where(person, self._recipe.unknown_name, self._recipe.unknown_word)
        unknown = torch.rand(len(keys)) < chance
        keys = keys.clone()
        keys[unknown, 0] = torch.randint(int(self._rows[0]), (int(unknown.sum()), keys.shape[2]))
        return keys

    def _mistake(self, right: Tensor, label: Tensor, within: Tensor) -> tuple[Tensor, Tensor]:
        """Whoever took a person for a place has to find the end of the name all the same."""
        wrong = within & (torch.rand(len(right)) < self._recipe.mislabelled)
        other = torch.randint(len(LABELS), (len(right),))
        inside = torch.tensor([self._move[f"I-{name}"] for name in LABELS])
        last = torch.tensor([self._move[f"L-{name}"] for name in LABELS])
        is_last = torch.isin(right, last)
        moved = torch.where(is_last, last[other], inside[other])
        return torch.where(wrong, moved, right), torch.where(wrong, other, label)


def _trim(span: Span) -> tuple[int, int]:
    """First and last token of a span without white space at its edges."""
    first, last = span.start, span.end - 1
    while first <= last and span.doc[first].is_space:
        first += 1
    while last >= first and span.doc[last].is_space:
        last -= 1
    return first, last


def _deal(lessons: Sequence[_Lesson], tokens: int, stream: random.Random) -> Iterator[list[_Lesson]]:
    """Lessons in any order, so many at once that they have about as many tokens as wanted."""
    batch: list[_Lesson] = []
    size = 0
    for lesson in stream.sample(lessons, len(lessons)):
        if len(lesson.keys):
            batch.append(lesson)
            size += len(lesson.keys)
        if size >= tokens:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _warm_and_cool(done: float) -> float:
    """The learning rate's share at a point of training: up within a fiftieth, then down to nearly nothing."""
    return min(1.0, 0.05 + done * 50) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
