"""Training of the role tagger.

Nothing is chosen on documents that are tested: the epoch and the handicaps are chosen on development
documents by networks that have not seen them; then all is learnt again from both together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch.nn.utils import clip_grad_norm_
from torch.optim import AdamW
from torch.optim.lr_scheduler import OneCycleLR

from model.role_corpora import RoleDocument
from model.role_cues import CUES, CueFinder
from model.role_inputs import read_inputs, scale_scores
from model.role_lexicon import Lexicon, learn_lexicon, score_unseen
from model.role_network import NetworkShape, RoleNetwork
from model.role_scores import Numbers, score_roles
from model.role_tagger import Tagger, average_networks, choose_roles
from model.role_words import Floats

_ROUNDS = 2
_HANDICAPS = (-1.0, -0.5, 0.5, 1.0, 1.5, 2.0)
_LEAST_GAIN = 0.003  # less than that is chance

Report = Callable[[str, int, int], None]  # what is being done, how far, of how much


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to train."""

    epochs: int = 25
    batch_documents: int = 8
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
    epochs, handicaps = _choose(train, development, roles, recipe, seed, report)
    lexicon, examples = _prepare([*train, *development], roles)
    networks = []
    for number in range(recipe.networks):
        report("learn", number, recipe.networks)
        networks.append(_fit(examples, recipe, _mix(seed, number), epochs=epochs))
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
        _fit(examples, recipe, _mix(seed, number), epochs=recipe.epochs, watch=watch)
    level = np.zeros(len(roles), np.float32)
    best = max(told, key=lambda epoch: (_judge(gold, told[epoch], level), epoch))
    return best, choose_handicaps(gold, told[best])


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
    kinds = int(max(numbers.max() for numbers in examples.roles)) + 1
    network = RoleNetwork(NetworkShape(inputs[0].shape[1], kinds, recipe.hidden)).to(device)
    optimizer = AdamW(network.parameters(), lr=recipe.learning_rate, weight_decay=recipe.weight_decay)
    steps = recipe.epochs * -(-len(inputs) // recipe.batch_documents)
    schedule = OneCycleLR(optimizer, recipe.learning_rate, total_steps=steps, pct_start=0.1)
    for epoch in range(1, epochs + 1):
        network.train()
        order = torch.randperm(len(inputs)).tolist()
        for at in range(0, len(order), recipe.batch_documents):
            batch = order[at : at + recipe.batch_documents]
            optimizer.zero_grad()
            loss = network([inputs[i] for i in batch], [roles[i] for i in batch])
            loss.backward()
            clip_grad_norm_(network.parameters(), 5)
            optimizer.step()
            schedule.step()
        network.eval()
        watch(epoch, network)
    return network.cpu()


def choose_handicaps(gold: Numbers, told: Floats) -> Floats:
    """What to add to the log probability of each role so that the scores are best, role by role."""
    handicaps = np.zeros(told.shape[1], np.float32)
    best = _judge(gold, told, handicaps)
    for _ in range(_ROUNDS):
        for role in range(len(handicaps)):
            for value in _HANDICAPS:
                tried = handicaps.copy()
                tried[role] = value
                if (judged := _judge(gold, told, tried)) > best + _LEAST_GAIN:
                    best, handicaps = judged, tried
    return handicaps


def _judge(gold: Numbers, told: Floats, handicaps: Floats) -> float:
    """The facts are what we are after, so they weigh as much as the mean over all roles that occur."""
    scores = score_roles(gold, choose_roles(told, handicaps), told.shape[1])
    occurring = np.unique(gold)
    return float(scores[occurring].mean() + scores[0])


def _mix(seed: int, number: int) -> int:
    return seed * 1000 + number
