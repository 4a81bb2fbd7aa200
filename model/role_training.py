"""Training of the role tagger.

Nothing is chosen on documents that are tested: the epoch and the handicaps are chosen on development
documents by networks that have not seen them; then all is learnt again from both together.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from torch.nn.utils import clip_grad_norm_
from torch.optim import AdamW

from model.role_corpora import RoleDocument
from model.role_cues import CUES, CueFinder
from model.role_dressing import dress_documents
from model.role_inputs import read_inputs, scale_scores
from model.role_lexicon import Lexicon
from model.role_lexicon_learning import learn_lexicon, score_unseen
from model.role_network import NetworkShape, RoleNetwork
from model.role_scores import Numbers, score_roles
from model.role_tagger import Tagger, average_networks, choose_roles
from model.role_words import Floats
from schemas.roles import FACTS, PREAMBLE

_HANDICAPS = (0.5, 1.0, 1.5, 2.0)
_LEAST_GAIN = 0.003  # less than that is chance

Report = Callable[[str, int, int], None]  # what is being done, how far, of how much


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to train."""

    epochs: int = 25
    piece: int = 160  # sentences
    batch_pieces: int = 8
    least_batches: int = 6  # of an epoch: few documents are dealt several times
    learning_rate: float = 6e-3
    weight_decay: float = 1e-2
    hidden: int = 64
    networks: int = 3


@dataclass(frozen=True, slots=True)
class _Examples:
    """Documents as the networks read them, with the roles to learn."""

    inputs: list[Floats]
    roles: list[Numbers]


def train_tagger(
    train: Sequence[RoleDocument],
    development: Sequence[RoleDocument],
    roles: Sequence[str],
    *,
    recipe: Recipe = Recipe(),  # noqa: B008 - frozen
    seed: int = 0,
    report: Report = lambda *_: None,
) -> Tagger:
    """Choose on the development documents, then learn from all."""
    if roles[0] != FACTS or len(train) < 2 or not development:
        raise ValueError("training needs Facts as first role, two documents to learn from, one to choose on")
    dressed = dress_documents([*train, *development], seed)
    train, development = dressed[: len(train)], dressed[len(train) :]
    epochs, handicaps = _choose(train, development, roles, recipe, seed, report)
    lexicon, examples = _prepare([*train, *development], roles)
    networks = []
    for number in range(recipe.networks):
        report("learn", number, recipe.networks)
        networks.append(_fit(examples, len(roles), recipe, _mix(seed, number), epochs=epochs))
    return Tagger(tuple(roles), lexicon, CUES, tuple(networks), handicaps)


def number_roles(documents: Sequence[RoleDocument], roles: Sequence[str]) -> list[Numbers]:
    """Roles as numbers, in the order of `roles`."""
    numbers = {role: number for number, role in enumerate(roles)}
    return [np.array([numbers[role] for role in document.roles], np.int64) for document in documents]


def _choose(
    train: Sequence[RoleDocument],
    development: Sequence[RoleDocument],
    roles: Sequence[str],
    recipe: Recipe,
    seed: int,
    report: Report,
) -> tuple[int, Floats]:
    """The number of epochs and the handicaps that do best on the development documents."""
    lexicon, examples = _prepare(train, roles)
    finder = CueFinder(lexicon.vocabulary, CUES)
    unseen = read_inputs([document.sentences for document in development], lexicon, finder)
    gold = np.concatenate(number_roles(development, roles))
    told: dict[int, Floats] = {}  # summed over networks, by epoch

    def watch(epoch: int, network: RoleNetwork) -> None:
        if epoch > recipe.epochs // 2:
            marginals = np.concatenate(average_networks([network], unseen))
            told[epoch] = told.get(epoch, np.float32(0)) + marginals / np.float32(recipe.networks)

    for number in range(recipe.networks):
        report("choose", number, recipe.networks)
        _fit(examples, len(roles), recipe, _mix(seed, number), epochs=recipe.epochs, watch=watch)
    level = np.zeros(len(roles), np.float32)
    best = max(told, key=lambda epoch: (_judge(gold, told[epoch], level), epoch))
    eligible = [number for number, role in enumerate(roles) if role != PREAMBLE]  # most heads are only lent
    return best, choose_handicaps(gold, told[best], eligible)


def _prepare(documents: Sequence[RoleDocument], roles: Sequence[str]) -> tuple[Lexicon, _Examples]:
    """A lexicon of all documents, and the documents as the networks shall learn them: with the opinions of
    lexicons that have not seen them, for so it will be with every document to come."""
    sentences = [document.sentences for document in documents]
    numbers = number_roles(documents, roles)
    lexicon = learn_lexicon(sentences, numbers, len(roles))
    inputs = read_inputs(sentences, lexicon, CueFinder(lexicon.vocabulary, CUES))
    for rows, scores in zip(inputs, score_unseen(sentences, numbers, len(roles)), strict=True):
        rows[:, : len(roles)] = scale_scores(scores)
    return lexicon, _Examples(inputs, numbers)


def _fit(
    examples: _Examples,
    kinds: int,
    recipe: Recipe,
    seed: int,
    *,
    epochs: int,
    watch: Callable[[int, RoleNetwork], None] = lambda *_: None,
) -> RoleNetwork:
    """One network after so many epochs of the recipe."""
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    inputs = [torch.from_numpy(rows).to(device) for rows in examples.inputs]
    roles = [torch.from_numpy(numbers).to(device) for numbers in examples.roles]
    network = RoleNetwork(NetworkShape(inputs[0].shape[1], kinds, recipe.hidden)).to(device)
    optimizer = AdamW(network.parameters(), weight_decay=recipe.weight_decay)
    for epoch in range(epochs):
        network.train()
        batches = _deal_pieces([len(rows) for rows in inputs], recipe)
        for number, batch in enumerate(batches):
            rate = _pace((epoch + number / len(batches)) / recipe.epochs)
            for group in optimizer.param_groups:
                group["lr"] = recipe.learning_rate * rate
            optimizer.zero_grad()
            network(
                [inputs[i][piece] for i, piece in batch], [roles[i][piece] for i, piece in batch]
            ).backward()
            clip_grad_norm_(network.parameters(), 5)
            optimizer.step()
        network.eval()
        watch(epoch + 1, network)
    return network.cpu()


def _deal_pieces(lengths: Sequence[int], recipe: Recipe) -> list[list[tuple[int, slice]]]:
    """Batches for one epoch. Documents are dealt until there are enough: a dozen would give too few steps."""
    batches: list[list[tuple[int, slice]]] = []
    while len(batches) < recipe.least_batches:
        batches += _deal_once(lengths, recipe)
    return batches


def _deal_once(lengths: Sequence[int], recipe: Recipe) -> list[list[tuple[int, slice]]]:
    """Batches of pieces of documents, cut elsewhere each time: few judgments are annotated, and pieces are
    more to learn from, and quicker to read, than whole ones."""
    pieces = []
    for index, length in enumerate(lengths):
        first = int(torch.randint(recipe.piece // 4, recipe.piece, ()))
        bounds = [0, *range(first, length, recipe.piece), length]
        pieces += [(index, slice(start, end)) for start, end in pairwise(bounds)]
    order = torch.randperm(len(pieces)).tolist()
    size = recipe.batch_pieces
    return [[pieces[i] for i in order[at : at + size]] for at in range(0, len(order), size)]


def _pace(progress: float) -> float:
    """The learning rate's share of its peak: up over the first tenth, then down along a cosine to 0."""
    return min(1.0, 0.05 + 10 * progress) * (1 + math.cos(math.pi * progress)) / 2


def choose_handicaps(gold: Numbers, told: Floats, eligible: Sequence[int]) -> Floats:
    """What to add to the log probability of the one eligible role that gains most by it: a role that is rare,
    and easily mistaken for another, would hardly ever be given. More than one would be fitted to chance."""
    none = np.zeros(told.shape[1], np.float32)
    tried = [none + value * (np.arange(len(none)) == role) for role in eligible for value in _HANDICAPS]
    best = max(tried, key=lambda handicaps: _judge(gold, told, handicaps))
    gained = _judge(gold, told, best) - _judge(gold, told, none)
    return np.asarray(best, np.float32) if gained > _LEAST_GAIN else none


def _judge(gold: Numbers, told: Floats, handicaps: Floats) -> float:
    """The facts, the first role, are what we are after: they weigh as much as the mean of all roles."""
    scores = score_roles(gold, choose_roles(told, handicaps), told.shape[1])
    return float(scores[np.unique(gold)].mean() + scores[0])


def _mix(seed: int, number: int) -> int:
    return seed * 1000 + number
