"""Learning sentence vectors from texts: by documents (model/sentence_lsa.py), or by sentences, some at a time
(sent2vec; Pagliardini et al. 2018).

The same texts, recipe and seed give the same bytes, on the same machine with as many threads.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from model.sentence_folding import fold_table
from model.sentence_lsa import learn_by_documents
from model.sentence_step import Batch, Table, find_gradients, measure_loss, score_batch
from model.sentence_vectors import SentenceVectors, VectorRecipe
from model.sentence_words import UNKNOWN, Corpus, Facts, Ints, Rows, learn_rows
from schemas.errors import BadInputError

_TELL_EVERY = 50  # steps


class VectorProgress(NamedTuple):
    """How far learning has come."""

    epoch: int  # from 1
    epochs: int
    step: int  # of all epochs, from 1
    steps: int
    loss: float | None  # of a target, in this step; by documents there is none


Report = Callable[[VectorProgress], None]


def train_vectors(
    documents: Iterable[Facts], recipe: VectorRecipe | None = None, *, seed: int, report: Report | None = None
) -> SentenceVectors:
    """Learn from documents, which are read once."""
    recipe = recipe or VectorRecipe()
    rows, corpus, often = learn_rows(
        documents,
        fewest=recipe.fewest,
        most_words=recipe.most_words,
        longest_gram=recipe.longest_gram,
        buckets=recipe.buckets,
        most_grams=recipe.most_grams,
    )
    sentences = Sentences(rows, corpus)
    report = report or _say_nothing
    if recipe.method == "lsa":
        report(VectorProgress(1, 1, 1, 1, None))
        learnt = learn_by_documents(rows, corpus, recipe.size, seed=seed)
    else:
        learnt = _learn(sentences, often, recipe, seed, report)
    table = fold_table(learnt, sentences.iterate_found(), often, len(rows.words), recipe)
    if not np.isfinite(table).all():
        raise BadInputError(f"the sentence vectors have run off at a rate of {recipe.rate}: take a lower one")
    return SentenceVectors(rows, table, recipe)


class Sentences:
    """The sentences of a corpus in which there is something to learn, to be read in any order."""

    def __init__(self, rows: Rows, corpus: Corpus) -> None:
        self.rows = rows
        self._flat = np.frombuffer(corpus.flat, np.int32) if corpus.flat else np.empty(0, np.int32)
        ends = np.frombuffer(corpus.sentence_ends, np.int64)
        known = (
            np.add.reduceat(self._flat != UNKNOWN, ends[:-1], dtype=np.int64) if len(ends) > 1 else ends[1:]
        )
        useful = np.flatnonzero(known > 1)
        self.starts, self.sizes = ends[:-1][useful], np.diff(ends)[useful]  # the gap is counted too

    def __len__(self) -> int:
        return len(self.starts)

    def split(self, order: Ints, words: int) -> list[Ints]:
        """Cut an order of all sentences into batches of equally many, of about so many words."""
        return np.array_split(order, max(-(-int(self.sizes.sum()) // words), 1)) if len(order) else []

    def read(self, chosen: Ints) -> tuple[Ints, Ints]:
        """The words of some sentences, a gap behind each, and where each ends."""
        ends = np.cumsum(self.sizes[chosen])
        shifts = self.starts[chosen] - np.concatenate(([0], ends[:-1]))
        places = np.repeat(shifts, self.sizes[chosen]) + np.arange(ends[-1])
        return self._flat[places].astype(np.int64), ends

    def iterate_found(self) -> Iterator[tuple[Ints, Ints]]:
        """The rows of all sentences, and where each ends, some at a time."""
        for some in self.split(np.arange(len(self)), 1 << 16):
            words, ends = self.read(some)
            yield self.rows.find(words), ends


class _Chances(NamedTuple):
    """By words: how likely one is a target where it stands; how likely a negative is it or one before."""

    target: NDArray[np.float64]
    negative: NDArray[np.float64]


def _learn(
    sentences: Sentences, often: Ints, recipe: VectorRecipe, seed: int, report: Report
) -> NDArray[np.float32]:
    chance = np.random.default_rng(seed)
    words = len(sentences.rows.words)
    first = np.zeros((len(often) + 1, recipe.size), np.float32)  # the last row stays so
    chance.random(dtype=np.float32, out=first[:-1])
    first[:-1] = (first[:-1] - 0.5) * (2 / recipe.size)
    source = Table(torch.from_numpy(first))
    target = Table(torch.zeros(words, recipe.size))
    chances = _weigh_chances(often[:words], recipe)
    step, steps = 0, recipe.epochs * len(sentences.split(np.arange(len(sentences)), recipe.words_at_once))
    for epoch in range(1, recipe.epochs + 1):
        for chosen in sentences.split(chance.permutation(len(sentences)), recipe.words_at_once):
            step += 1
            batch = draw_batch(sentences, chosen, chances, recipe, chance)
            if not len(batch.words):
                continue
            scores = score_batch(source.values, target.values, batch)
            by_source, by_target = find_gradients(source.values, target.values, batch, scores)
            rate = recipe.rate * (1 - (step - 1) / steps)
            source.change(by_source, rate)
            target.change(by_target, rate)
            if step % _TELL_EVERY == 1 or step == steps:
                loss = measure_loss(scores, batch) / len(batch.words)
                report(VectorProgress(epoch, recipe.epochs, step, steps, loss))
    return source.values.numpy()


def _weigh_chances(often: Ints, recipe: VectorRecipe) -> _Chances:
    share = often / often.sum()
    ratio = recipe.frequent / share
    kept = np.minimum(np.sqrt(ratio) + ratio, 1)
    drawn = often**recipe.negative_power
    return _Chances(kept, np.cumsum(drawn) / drawn.sum())


def draw_batch(
    sentences: Sentences, chosen: Ints, chances: _Chances, recipe: VectorRecipe, chance: np.random.Generator
) -> Batch:
    """Some sentences, with targets and negatives drawn."""
    words, ends = sentences.read(chosen)
    found = sentences.rows.find(words)
    nothing = len(sentences.rows)
    sizes = np.diff(ends, prepend=0)
    owner = np.repeat(np.arange(len(ends)), sizes)
    known = np.bincount(owner, (found != nothing).sum(axis=0), len(ends)).astype(np.int64)
    drawn = chance.random(len(words)) < chances.target[words]
    places = np.flatnonzero(drawn & (words != UNKNOWN))
    own = list_own(found, places, nothing)
    others = known[owner[places]] - (own != nothing).sum(axis=1)
    told = others > 0  # a sentence of one word tells nothing
    negatives = np.searchsorted(chances.negative, chance.random(recipe.shared_negatives), side="right")
    return Batch(
        rows=torch.from_numpy(found.T.ravel()),
        starts=torch.from_numpy((ends - sizes) * len(found)),
        own=torch.from_numpy(own[told]),
        others=torch.from_numpy(others[told].astype(np.float32)),
        sentence=torch.from_numpy(owner[places][told]),
        words=torch.from_numpy(words[places][told]),
        negatives=torch.from_numpy(negatives.clip(max=len(chances.negative) - 1)),
        negative_weight=recipe.negatives / recipe.shared_negatives,
    )


def list_own(found: Ints, places: Ints, nothing: int) -> Ints:
    """The rows that hold the word at each place: its own and those of its n-grams, [len(places), k]."""
    columns = []
    for size, rows in enumerate(found, 1):
        padded = np.concatenate((np.full(size - 1, nothing), rows))
        columns += [padded[places + size - 1 - back] for back in range(size)]
    return np.stack(columns, axis=1)


def _say_nothing(progress: VectorProgress) -> None:
    pass
