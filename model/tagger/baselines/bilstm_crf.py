"""The paper's plain architecture, a baseline (Bhattacharya et al., JURIX 2019).

words -> embeddings -> BiLSTM -> one vector per sentence -> BiLSTM over the document -> linear -> CRF

Sentences of similar length are padded to a common length, and so are documents. A BiLSTM is two LSTMs, one of
which reads from the end: padding comes last for both, so no result depends on the rest of the batch. The
number of epochs is chosen on the development documents; then everything is learnt again from both together.
"""

import string
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import torch
from torch import Tensor, nn
from torch.nn.functional import pad
from torch.nn.utils import clip_grad_norm_
from torch.nn.utils.rnn import pad_sequence
from torch.optim import Adam

from model.tagger.corpora.read import RoleDocument
from model.tagger.crf import Crf
from model.tagger.evaluate import AnyTagger, Documents, compare_roles
from schemas.roles import FACTS

WIDTH = 100  # of an embedding, and of each direction of both BiLSTMs
DROPOUT = 0.5
_PADDING, _UNKNOWN = 0, 1  # numbers of words
_LONGEST = 256  # words of a sentence: bounds its memory
_BATCH_WORDS = 2048  # including padding; the fastest, as it fits into the cache
_TAGGED_AT_ONCE = 8  # documents
_SPACES = str.maketrans(dict.fromkeys(string.punctuation, " "))


@dataclass(frozen=True, slots=True)
class PlainRecipe:
    """How to train."""

    epochs: int = 20
    batch_documents: int = 2
    learning_rate: float = 4e-3


class BiLstm(nn.Module):
    """Both directions over padded sequences."""

    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        self.forwards = nn.LSTM(inputs, hidden)
        self.backwards = nn.LSTM(inputs, hidden)

    def forward(self, sequences: Tensor, lengths: Tensor) -> Tensor:
        """[T, B, inputs] -> [T, B, 2 * hidden]; arbitrary after the end of a sequence."""
        positions = torch.arange(len(sequences))[:, None]
        reverse = torch.where(positions < lengths, lengths - 1 - positions, positions)[
            :, :, None
        ]  # [T, B, 1]
        forward, _ = self.forwards(sequences)
        backward, _ = self.backwards(sequences.gather(0, reverse.expand_as(sequences)))
        return torch.cat((forward, backward.gather(0, reverse.expand_as(backward))), dim=2)


class BiLstmSentenceEncoder(nn.Module):
    """The words of sentences -> embeddings -> BiLSTM -> one vector per sentence."""

    def __init__(self, words: int) -> None:
        super().__init__()
        self.embeddings = nn.Embedding(words, WIDTH, padding_idx=_PADDING)
        self.dropout = nn.Dropout(DROPOUT)
        self.states = BiLstm(WIDTH, WIDTH)

    def forward(self, words: Tensor) -> Tensor:
        """Numbers of words, [N, longest], 0 after the end -> [N, 2 * WIDTH]."""
        lengths = (words != _PADDING).sum(dim=1)
        buckets = list(bucket_by_length(lengths.tolist()))
        vectors = [self._encode_alike(words[bucket], lengths[bucket]) for bucket in buckets]
        order = torch.tensor([index for bucket in buckets for index in bucket])
        return torch.cat(vectors)[order.argsort()]

    def _encode_alike(self, words: Tensor, lengths: Tensor) -> Tensor:
        """The vector of a sentence is the final state of each direction."""
        words = words[:, : int(lengths.max())].T
        states = self.states(self.dropout(self.embeddings(words)), lengths)  # [T, B, 2 * WIDTH]
        last = states[lengths - 1, torch.arange(len(lengths))]
        return torch.cat((last[:, :WIDTH], states[0, :, WIDTH:]), dim=1)


class PlainNetwork(nn.Module):
    """Documents -> one vector per sentence -> BiLSTM over the document -> linear -> CRF."""

    def __init__(self, encoder: nn.Module, vectors: int, roles: int) -> None:
        super().__init__()
        self.encoder = encoder  # the input of N sentences, [N, ...] -> [N, vectors]
        self.states = BiLstm(vectors, WIDTH)
        self.dropout = nn.Dropout(DROPOUT)
        self.linear = nn.Linear(2 * WIDTH, roles)
        self.crf = Crf(roles)

    def forward(self, documents: Sequence[Tensor], roles: Sequence[Tensor]) -> Tensor:
        """The loss: the mean negative log likelihood per sentence."""
        emissions, lengths = self.emit(documents)
        likelihoods = self.crf(emissions, pad_sequence(list(roles), batch_first=True), lengths)
        loss: Tensor = -likelihoods.sum() / lengths.sum()
        return loss

    @torch.no_grad()
    def predict(self, documents: Sequence[Tensor]) -> list[tuple[list[int], list[float]]]:
        """For each document, the most probable sequence of roles and the probability of each role."""
        return decode_roles(self.crf, *self.emit(documents))

    def emit(self, documents: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        """Scores [B, T, roles] before the CRF, and the lengths [B] of the documents."""
        sizes = [len(document) for document in documents]
        vectors = self.encoder(_stack(documents)).split(sizes)
        lengths = torch.tensor(sizes)
        states = self.states(pad_sequence(list(vectors)), lengths)
        return self.linear(self.dropout(states)).transpose(0, 1), lengths


def decode_roles(crf: Crf, emissions: Tensor, lengths: Tensor) -> list[tuple[list[int], list[float]]]:
    """For each sequence, the best path and the probability of each of its tags."""
    paths = crf.decode(emissions, lengths)  # [B, T]
    scores = crf.marginals(emissions, lengths).gather(2, paths.clamp(min=0)[:, :, None])[:, :, 0]
    rows = zip(paths, scores, lengths.tolist(), strict=True)
    return [(path[:length].tolist(), score[:length].tolist()) for path, score, length in rows]


def bucket_by_length(lengths: Sequence[int]) -> Iterator[list[int]]:
    """The indices of all sentences, with those of similar length together to avoid padding."""
    bucket: list[int] = []
    for index in sorted(range(len(lengths)), key=lambda index: (-lengths[index], index)):
        if bucket and lengths[bucket[0]] * (len(bucket) + 1) > _BATCH_WORDS:
            yield bucket
            bucket = []
        bucket.append(index)
    yield bucket


def _stack(documents: Sequence[Tensor]) -> Tensor:
    """All sentences stacked, padded to the widest document."""
    widest = max(document.shape[1] for document in documents)
    return torch.cat([pad(document, (0, widest - document.shape[1])) for document in documents])


class Reader(Protocol):
    """Turns documents into inputs; learnt from text without roles."""

    def read(self, sentences: Sequence[str]) -> Tensor:
        """The encoder's input for a non-empty document, [N, ...]."""
        ...

    def make_network(self, roles: int) -> PlainNetwork:
        """An untrained network for these inputs."""
        ...


LearnReader = Callable[[Sequence[Sequence[str]]], Reader]


@dataclass(frozen=True)
class WordIndex:
    """Words as numbers."""

    numbers: dict[str, int]

    def read(self, sentences: Sequence[str]) -> Tensor:
        """[N, longest]."""
        rows = [[self.numbers.get(word, _UNKNOWN) for word in split_words(text)] for text in sentences]
        return pad_sequence([torch.tensor(row[:_LONGEST] or [_UNKNOWN]) for row in rows], batch_first=True)

    def make_network(self, roles: int) -> PlainNetwork:
        """A network with an embedding for each word."""
        return PlainNetwork(BiLstmSentenceEncoder(len(self.numbers) + 2), 2 * WIDTH, roles)


def learn_words(documents: Sequence[Sequence[str]]) -> WordIndex:
    """All words that occur at least twice; the others represent unknown words."""
    counts = Counter(word for sentences in documents for text in sentences for word in split_words(text))
    frequent = sorted(word for word, count in counts.items() if count > 1)
    return WordIndex({word: number for number, word in enumerate(frequent, start=2)})


def split_words(sentence: str) -> list[str]:
    """Split into words as the authors of the paper did."""
    return sentence.lower().translate(_SPACES).split()


@dataclass(frozen=True)
class PlainTagger:
    """Predicts the rhetorical role of each sentence of a judgment."""

    roles: tuple[str, ...]
    reader: Reader
    network: PlainNetwork

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document, the role of each sentence and its probability."""
        self.network.eval()
        tagged: list[list[tuple[str, float]]] = [[] for _ in documents]
        filled = [index for index, sentences in enumerate(documents) if sentences]
        for at in range(0, len(filled), _TAGGED_AT_ONCE):
            batch = filled[at : at + _TAGGED_AT_ONCE]
            outputs = self.network.predict([self.reader.read(documents[index]) for index in batch])
            for index, (path, scores) in zip(batch, outputs, strict=True):
                tagged[index] = [(self.roles[role], score) for role, score in zip(path, scores, strict=True)]
        return tagged


def train_words(
    train: Documents,
    development: Documents,
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe = PlainRecipe(),  # noqa: B008 - frozen
) -> PlainTagger:
    """The paper's architecture, unchanged."""
    return train_plain(learn_words, train, development, roles, seed, recipe)


def train_plain(
    learn_reader: LearnReader,
    train: Documents,
    development: Documents,
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe,
) -> PlainTagger:
    """Choose the number of epochs on the development documents, then learn from all documents."""
    candidates = _iterate_epochs(learn_reader, train, roles, seed, recipe)
    scores = [score_tagger(tagger, development, roles) for tagger in candidates]
    best = scores.index(max(scores))
    taggers = _iterate_epochs(learn_reader, [*train, *development], roles, seed, recipe)
    return next(tagger for epoch, tagger in enumerate(taggers) if epoch == best)


def score_tagger(tagger: AnyTagger, documents: Documents, roles: Sequence[str]) -> float:
    """The mean F1 of all roles plus that of Facts, which matters most to us."""
    gold = [role for document in documents for role in document.roles]
    tags = tagger.tag([document.sentences for document in documents])
    scores = compare_roles(gold, [role for document in tags for role, _ in document], roles)
    return float(scores.mean() + scores[list(roles).index(FACTS)])


def _iterate_epochs(
    learn_reader: LearnReader,
    documents: Sequence[RoleDocument],
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe,
) -> Iterator[PlainTagger]:
    """The same tagger after each epoch of training."""
    torch.manual_seed(seed)
    numbers = {role: number for number, role in enumerate(roles)}
    reader = learn_reader([document.sentences for document in documents])
    inputs = [reader.read(document.sentences) for document in documents]
    gold = [torch.tensor([numbers[role] for role in document.roles]) for document in documents]
    network = reader.make_network(len(roles))
    optimizer = Adam(network.parameters(), lr=recipe.learning_rate)
    for _ in range(recipe.epochs):
        network.train()
        order = torch.randperm(len(documents)).tolist()
        for at in range(0, len(order), recipe.batch_documents):
            batch = order[at : at + recipe.batch_documents]
            optimizer.zero_grad()
            loss = network([inputs[index] for index in batch], [gold[index] for index in batch])
            loss.backward()
            clip_grad_norm_(network.parameters(), 5)
            optimizer.step()
        yield PlainTagger(tuple(roles), reader, network)
