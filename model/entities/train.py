"""Training of a spaCy pipeline that finds entities: small, fast, and reproducible from data and seed."""

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

from model.entities.corpora import LABELS, EntityText
from model.entities.torch_ner import (
    EntityNetwork,
    EntityNetworkShape,
    Keys,
    TokenBatch,
    hash_tokens,
    make_batch,
    write_weights,
)
from model.entities.variation import collect_names, vary_text
from schemas.masks import PERSON

Report = Callable[[int, int], None]  # epochs done, number of epochs

_CLOSED = -1


@dataclass(frozen=True, slots=True)
class EntityRecipe:
    """How to train a pipeline."""

    shape: EntityNetworkShape = field(default_factory=EntityNetworkShape)
    epochs: int = 10
    batch_tokens: int = 2000
    rate: float = 3e-3
    decay: float = 0.02
    dropout: float = 0.2
    unknown_name: float = 0.2  # probability that a word of a person's name is replaced by an unknown one
    unknown_word: float = 0.03
    mislabelled: float = 0.1  # probability that an entity gets another label after it was opened
    invented_share: float = 0.15  # at most, of the real texts
    varied: float = 0.5  # probability that a text is varied, in every epoch
    person_bonus: float = 1.0  # added to the score of beginning a person's name after training:
    # a missed name does harm, a word masked in vain does little


@dataclass(frozen=True, slots=True)
class _Encoded:
    """A text as arrays."""

    keys: Keys
    moves: NDArray[np.int64]  # [tokens]: the right move
    opened: NDArray[np.int64]  # [tokens]: the first token of the open entity, -1 if none is open
    person: NDArray[np.bool_]  # [tokens]: whether it is part of a person's name


def train_entities(
    texts: Sequence[EntityText], *, recipe: EntityRecipe, seed: int, report: Report | None = None
) -> Language:
    """Train on texts. Deterministic on one thread."""
    fix_random_seed(seed)
    torch.manual_seed(seed)
    stream = random.Random(seed)
    nlp = build_pipeline(recipe.shape)
    moves = list_moves(nlp)
    encoder = _Encoder(nlp, recipe, moves)
    network = EntityNetwork(recipe.shape, len(moves), dropout=recipe.dropout)
    optimizer = torch.optim.AdamW(
        network.parameters(), lr=recipe.rate, weight_decay=recipe.decay, betas=(0.9, 0.99)
    )
    names = collect_names(texts)
    for epoch in range(recipe.epochs):
        if report is not None:
            report(epoch, recipe.epochs)
        encoded = [encoder.encode(text, stream, names) for text in _choose(texts, recipe, stream)]
        batches = list(_make_batches(encoded, recipe.batch_tokens, stream))
        for number, batch in enumerate(batches):
            done = (epoch + number / len(batches)) / recipe.epochs
            for group in optimizer.param_groups:
                group["lr"] = recipe.rate * _warm_and_cool(done)
            optimizer.zero_grad(set_to_none=True)
            encoder.loss(network, batch).backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
    with torch.no_grad():
        for move in ("B", "U"):
            network.upper.bias[moves.index(f"{move}-{PERSON}")] += recipe.person_bonus
    write_weights(network, nlp)
    if report is not None:
        report(recipe.epochs, recipe.epochs)
    return nlp


def _choose(texts: Sequence[EntityText], recipe: EntityRecipe, stream: random.Random) -> list[EntityText]:
    """All real texts, and a limited sample of the invented ones."""
    real = [text for text in texts if not text.invented]
    invented = [text for text in texts if text.invented]
    share = min(len(invented), int(len(real) * recipe.invented_share)) if real else len(invented)
    return [*real, *stream.sample(invented, share)]


def build_pipeline(shape: EntityNetworkShape) -> Language:
    """An untrained pipeline with labels and no words."""
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
    """The recognizer's moves in the order of its scores, including "U-", which it never makes itself."""
    system = nlp.get_pipe("ner").moves  # type: ignore[attr-defined]
    return [system.get_class_name(move) for move in range(system.n_moves)]


def _show_labels(nlp: Language) -> Example:
    """An example with entities of each kind and length, so that spaCy creates all moves."""
    words = ["a", "b", "c", "d"] * len(LABELS)
    doc = Doc(nlp.vocab, words=words)
    starts = [(4 * index, label) for index, label in enumerate(LABELS)]
    spans = [Span(doc, start, start + 3, label=label) for start, label in starts]
    doc.set_ents([*spans, *(Span(doc, start + 3, start + 4, label=label) for start, label in starts)])
    return Example(nlp.make_doc(doc.text), doc)


class _Encoder:
    """Encodes texts, and computes the loss of a network on them."""

    def __init__(self, nlp: Language, recipe: EntityRecipe, moves: Sequence[str]) -> None:
        self._nlp, self._recipe = nlp, recipe
        self._move = {name: index for index, name in enumerate(moves)}
        self._tokens = nlp.get_pipe("tok2vec").model  # type: ignore[attr-defined]
        self._rows = torch.tensor(recipe.shape.rows)
        self._valid = self._list_valid(moves)  # [labels + 1, moves]; the last row is for no open entity
        self._label_of = torch.tensor([self._find_label(name) for name in moves])
        self._cache: dict[EntityText, _Encoded] = {}

    @staticmethod
    def _find_label(move: str) -> int:
        return LABELS.index(move[2:]) if move[2:] in LABELS else _CLOSED

    def _list_valid(self, moves: Sequence[str]) -> Tensor:
        valid = torch.zeros(len(LABELS) + 1, len(moves), dtype=torch.bool)
        for move, name in enumerate(moves):
            label = self._find_label(name)
            if name[:2] in ("I-", "L-"):
                valid[label, move] = True
            else:
                valid[_CLOSED, move] = label != _CLOSED or name == "O"
        return valid

    def encode(self, text: EntityText, stream: random.Random, names: Sequence[str]) -> _Encoded:
        """A text, either unchanged and cached, or varied."""
        if stream.random() < self._recipe.varied:
            return self._prepare(vary_text(text, stream, names))
        if text not in self._cache:
            self._cache[text] = self._prepare(text)
        return self._cache[text]

    def _prepare(self, text: EntityText) -> _Encoded:
        """The right moves for a text. A token that is partly in a span counts as inside."""
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
        return _Encoded(hash_tokens(doc, self._tokens, self._recipe.shape.attributes), moves, opened, person)

    def loss(self, network: EntityNetwork, encoded: Sequence[_Encoded]) -> Tensor:
        """The mean cross-entropy of the right moves among the valid ones."""
        recipe = self._recipe
        batch = make_batch(
            [text.keys for text in encoded], [text.opened for text in encoded], recipe.shape.depth
        )
        person = torch.from_numpy(np.concatenate([text.person for text in encoded]))
        right = torch.from_numpy(np.concatenate([text.moves for text in encoded]))
        keys = self._hide_words(batch.keys, person)
        scores = network(TokenBatch(keys, batch.positions, batch.length, batch.opened))
        within = batch.opened >= 0
        label = torch.where(within, self._label_of[right], _CLOSED)
        right, label = self._mislabel(right, label, within)
        losses = functional.cross_entropy(
            scores.masked_fill(~self._valid[label], -1e4), right, reduction="none"
        )
        return losses.sum() / len(losses)

    def _hide_words(self, keys: Tensor, person: Tensor) -> Tensor:
        """Replace some words by random rows, as unknown words share the rows of other words."""
        probability = torch.where(person, self._recipe.unknown_name, self._recipe.unknown_word)
        unknown = torch.rand(len(keys)) < probability
        keys = keys.clone()
        keys[unknown, 0] = torch.randint(int(self._rows[0]), (int(unknown.sum()), keys.shape[2]))
        return keys

    def _mislabel(self, right: Tensor, label: Tensor, within: Tensor) -> tuple[Tensor, Tensor]:
        """Give some open entities another label: their end must still be found."""
        wrong = within & (torch.rand(len(right)) < self._recipe.mislabelled)
        other = torch.randint(len(LABELS), (len(right),))
        inside = torch.tensor([self._move[f"I-{name}"] for name in LABELS])
        last = torch.tensor([self._move[f"L-{name}"] for name in LABELS])
        is_last = torch.isin(right, last)
        moved = torch.where(is_last, last[other], inside[other])
        return torch.where(wrong, moved, right), torch.where(wrong, other, label)


def _trim(span: Span) -> tuple[int, int]:
    """The first and last token of a span without white space at its edges."""
    first, last = span.start, span.end - 1
    while first <= last and span.doc[first].is_space:
        first += 1
    while last >= first and span.doc[last].is_space:
        last -= 1
    return first, last


def _make_batches(
    encoded: Sequence[_Encoded], tokens: int, stream: random.Random
) -> Iterator[list[_Encoded]]:
    """Texts in random order, in batches of about `tokens` tokens."""
    batch: list[_Encoded] = []
    size = 0
    for text in stream.sample(encoded, len(encoded)):
        if len(text.keys):
            batch.append(text)
            size += len(text.keys)
        if size >= tokens:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _warm_and_cool(done: float) -> float:
    """The learning rate relative to its peak: a short warm-up, then cosine decay to 2 %."""
    return min(1.0, 0.05 + done * 50) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
