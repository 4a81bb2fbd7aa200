"""Training of the role tagger.

Nothing is chosen on test documents: the number of epochs and the role bias are chosen on development
documents by networks that have not seen them; then everything is learnt again from both together.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from torch.nn.utils import clip_grad_norm_
from torch.optim import AdamW

from model.tagger.corpora.read import RoleDocument
from model.tagger.cues import CUES, CueFinder
from model.tagger.evaluate import Numbers, score_roles
from model.tagger.inputs import read_inputs, scale_scores
from model.tagger.lent_heads import add_heads
from model.tagger.lexicon import RoleLexicon, learn_lexicon, score_held_out
from model.tagger.network import RoleNetwork, RoleNetworkShape
from model.tagger.tagger import Tagger, average_networks, choose_roles
from model.tagger.vocabulary import Floats
from schemas.roles import FACTS, PREAMBLE

_BIASES = (0.5, 1.0, 1.5, 2.0)
_LEAST_GAIN = 0.003  # less is noise

Report = Callable[[str, int, int], None]  # phase, steps done, number of steps


@dataclass(frozen=True, slots=True)
class TaggerRecipe:
    """How to train."""

    epochs: int = 25
    piece: int = 160  # sentences
    batch_pieces: int = 8
    least_batches: int = 6  # per epoch: a few documents are repeated
    learning_rate: float = 6e-3
    weight_decay: float = 1e-2
    hidden: int = 64
    networks: int = 3


@dataclass(frozen=True, slots=True)
class _Examples:
    """The networks' inputs for documents, with their roles."""

    inputs: list[Floats]
    roles: list[Numbers]


def train_tagger(
    train: Sequence[RoleDocument],
    development: Sequence[RoleDocument],
    roles: Sequence[str],
    *,
    recipe: TaggerRecipe = TaggerRecipe(),  # noqa: B008 - frozen
    seed: int = 0,
    report: Report = lambda *_: None,
) -> Tagger:
    """Choose on the development documents, then learn from all documents."""
    if roles[0] != FACTS or len(train) < 2 or not development:
        raise ValueError(
            "training needs Facts as the first role, two training documents and one development document"
        )
    augmented = add_heads([*train, *development], seed)
    train, development = augmented[: len(train)], augmented[len(train) :]
    epochs, role_bias = _choose(train, development, roles, recipe, seed, report)
    lexicon, examples = _prepare([*train, *development], roles)
    networks = []
    for number in range(recipe.networks):
        report("learn", number, recipe.networks)
        networks.append(_fit(examples, len(roles), recipe, _mix(seed, number), epochs=epochs))
    return Tagger(tuple(roles), lexicon, CUES, tuple(networks), role_bias)


def number_roles(documents: Sequence[RoleDocument], roles: Sequence[str]) -> list[Numbers]:
    """Roles as indices into `roles`."""
    numbers = {role: number for number, role in enumerate(roles)}
    return [np.array([numbers[role] for role in document.roles], np.int64) for document in documents]


def _choose(
    train: Sequence[RoleDocument],
    development: Sequence[RoleDocument],
    roles: Sequence[str],
    recipe: TaggerRecipe,
    seed: int,
    report: Report,
) -> tuple[int, Floats]:
    """The number of epochs and the role bias that do best on the development documents."""
    lexicon, examples = _prepare(train, roles)
    finder = CueFinder(lexicon.vocabulary, CUES)
    held_out = read_inputs([document.sentences for document in development], lexicon, finder)
    gold = np.concatenate(number_roles(development, roles))
    sums: dict[int, Floats] = {}  # of probabilities over networks, by epoch

    def watch(epoch: int, network: RoleNetwork) -> None:
        if epoch > recipe.epochs // 2:
            marginals = np.concatenate(average_networks([network], held_out))
            sums[epoch] = sums.get(epoch, np.float32(0)) + marginals / np.float32(recipe.networks)

    for number in range(recipe.networks):
        report("choose", number, recipe.networks)
        _fit(examples, len(roles), recipe, _mix(seed, number), epochs=recipe.epochs, watch=watch)
    unbiased = np.zeros(len(roles), np.float32)
    best = max(sums, key=lambda epoch: (_score(gold, sums[epoch], unbiased), epoch))
    eligible = [number for number, role in enumerate(roles) if role != PREAMBLE]  # most heads are borrowed
    return best, choose_role_bias(gold, sums[best], eligible)


def _prepare(documents: Sequence[RoleDocument], roles: Sequence[str]) -> tuple[RoleLexicon, _Examples]:
    """A lexicon of all documents, and the networks' training inputs: with scores of lexicons that have not
    seen the document, as it will be for every new one."""
    sentences = [document.sentences for document in documents]
    numbers = number_roles(documents, roles)
    lexicon = learn_lexicon(sentences, numbers, len(roles))
    inputs = read_inputs(sentences, lexicon, CueFinder(lexicon.vocabulary, CUES))
    for rows, scores in zip(inputs, score_held_out(sentences, numbers, len(roles)), strict=True):
        rows[:, : len(roles)] = scale_scores(scores)
    return lexicon, _Examples(inputs, numbers)


def _fit(
    examples: _Examples,
    kinds: int,
    recipe: TaggerRecipe,
    seed: int,
    *,
    epochs: int,
    watch: Callable[[int, RoleNetwork], None] = lambda *_: None,
) -> RoleNetwork:
    """One network, trained for `epochs` epochs."""
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    inputs = [torch.from_numpy(rows).to(device) for rows in examples.inputs]
    roles = [torch.from_numpy(numbers).to(device) for numbers in examples.roles]
    network = RoleNetwork(RoleNetworkShape(inputs[0].shape[1], kinds, recipe.hidden)).to(device)
    optimizer = AdamW(network.parameters(), weight_decay=recipe.weight_decay)
    for epoch in range(epochs):
        network.train()
        batches = _make_batches([len(rows) for rows in inputs], recipe)
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


def _make_batches(lengths: Sequence[int], recipe: TaggerRecipe) -> list[list[tuple[int, slice]]]:
    """Batches for one epoch. A few documents are repeated until there are enough steps."""
    batches: list[list[tuple[int, slice]]] = []
    while len(batches) < recipe.least_batches:
        batches += _shuffle_pieces(lengths, recipe)
    return batches


def _shuffle_pieces(lengths: Sequence[int], recipe: TaggerRecipe) -> list[list[tuple[int, slice]]]:
    """Batches of pieces of documents, cut at random places: few judgments are annotated, and pieces give more
    variety, and are faster to read, than whole ones."""
    pieces = []
    for index, length in enumerate(lengths):
        first = int(torch.randint(recipe.piece // 4, recipe.piece, ()))
        bounds = [0, *range(first, length, recipe.piece), length]
        pieces += [(index, slice(start, end)) for start, end in pairwise(bounds)]
    order = torch.randperm(len(pieces)).tolist()
    size = recipe.batch_pieces
    return [[pieces[i] for i in order[at : at + size]] for at in range(0, len(order), size)]


def _pace(progress: float) -> float:
    """The learning rate relative to its peak: warm-up over the first tenth, then cosine decay to 0."""
    return min(1.0, 0.05 + 10 * progress) * (1 + math.cos(math.pi * progress)) / 2


def choose_role_bias(gold: Numbers, probabilities: Floats, eligible: Sequence[int]) -> Floats:
    """What to add to the log probability of the one eligible role that gains most by it: a rare role that is
    easily mistaken for another would hardly ever be predicted. Biases for several roles would overfit."""
    none = np.zeros(probabilities.shape[1], np.float32)
    tried = [none + value * (np.arange(len(none)) == role) for role in eligible for value in _BIASES]
    best = max(tried, key=lambda role_bias: _score(gold, probabilities, role_bias))
    gained = _score(gold, probabilities, best) - _score(gold, probabilities, none)
    return np.asarray(best, np.float32) if gained > _LEAST_GAIN else none


def _score(gold: Numbers, probabilities: Floats, role_bias: Floats) -> float:
    """The mean F1 of all roles plus that of Facts, the first role, which matters most to us."""
    scores = score_roles(gold, choose_roles(probabilities, role_bias), probabilities.shape[1])
    return float(scores[np.unique(gold)].mean() + scores[0])


def _mix(seed: int, number: int) -> int:
    return seed * 1000 + number
