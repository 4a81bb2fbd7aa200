"""The paper's plain architecture, a baseline (Bhattacharya et al., JURIX 2019).

words -> embeddings -> BiLSTM -> one vector a sentence -> BiLSTM over the document -> linear -> CRF

Sentences of like length are padded to a common one, and so are documents. A BiLSTM is two LSTMs, one of which
reads from the end: padding comes last for both, so no result depends on what shares the batch. The number of
epochs is chosen on the development documents; then all is learnt again from both together.
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

from model.crf import Crf
from model.role_corpora import RoleDocument
from model.role_evaluation import AnyTagger, Documents, compare_roles
from schemas.roles import FACTS

WIDTH = 100  # of an embedding, and of each direction of both BiLSTMs
DROPOUT = 0.5
_PADDING, _UNKNOWN = 0, 1  # numbers of words
_LONGEST = 256  # words of a sentence: bounds the memory that one takes
_BATCH_WORDS = 2048  # padded: the fastest, as it stays in the cache
_TAGGED_AT_ONCE = 8  # documents
_BLANKS = str.maketrans(dict.fromkeys(string.punctuation, " "))


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
        """[T, B, inputs] -> [T, B, 2 * hidden]; what is behind the end of a sequence means nothing."""
        places = torch.arange(len(sequences))[:, None]
        turned = torch.where(places < lengths, lengths - 1 - places, places)[:, :, None]  # [T, B, 1]
        ahead, _ = self.forwards(sequences)
        behind, _ = self.backwards(sequences.gather(0, turned.expand_as(sequences)))
        return torch.cat((ahead, behind.gather(0, turned.expand_as(behind))), dim=2)


class SentenceEncoder(nn.Module):
    """The words of sentences -> embeddings -> BiLSTM -> one vector a sentence."""

    def __init__(self, words: int) -> None:
        super().__init__()
        self.embeddings = nn.Embedding(words, WIDTH, padding_idx=_PADDING)
        self.dropout = nn.Dropout(DROPOUT)
        self.states = BiLstm(WIDTH, WIDTH)

    def forward(self, words: Tensor) -> Tensor:
        """Numbers of words, [N, longest], 0 behind the end -> [N, 2 * WIDTH]."""
        lengths = (words != _PADDING).sum(dim=1)
        buckets = list(bucket_by_length(lengths.tolist()))
        vectors = [self._encode_alike(words[bucket], lengths[bucket]) for bucket in buckets]
        order = torch.tensor([place for bucket in buckets for place in bucket])
        return torch.cat(vectors)[order.argsort()]

    def _encode_alike(self, words: Tensor, lengths: Tensor) -> Tensor:
        """The vector of a sentence is where each direction has arrived when it has read all of it."""
        words = words[:, : int(lengths.max())].T
        states = self.states(self.dropout(self.embeddings(words)), lengths)  # [T, B, 2 * WIDTH]
        last = states[lengths - 1, torch.arange(len(lengths))]
        return torch.cat((last[:, :WIDTH], states[0, :, WIDTH:]), dim=1)


class PlainNetwork(nn.Module):
    """Documents -> one vector a sentence -> BiLSTM over the document -> linear -> CRF."""

    def __init__(self, encoder: nn.Module, vectors: int, roles: int) -> None:
        super().__init__()
        self.encoder = encoder  # what a document has of N sentences, [N, ...] -> [N, vectors]
        self.states = BiLstm(vectors, WIDTH)
        self.dropout = nn.Dropout(DROPOUT)
        self.linear = nn.Linear(2 * WIDTH, roles)
        self.crf = Crf(roles)

    def forward(self, documents: Sequence[Tensor], roles: Sequence[Tensor]) -> Tensor:
        """The loss: mean negative log likelihood of a sentence's role."""
        emissions, lengths = self.emit(documents)
        likelihoods = self.crf(emissions, pad_sequence(list(roles), batch_first=True), lengths)
        loss: Tensor = -likelihoods.sum() / lengths.sum()
        return loss

    @torch.no_grad()
    def tell(self, documents: Sequence[Tensor]) -> list[tuple[list[int], list[float]]]:
        """For each document the roles that are likeliest together, and how probable each of them is."""
        return decode_roles(self.crf, *self.emit(documents))

    def emit(self, documents: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        """Scores [B, T, roles] before the CRF, and the lengths [B] of the documents."""
        sizes = [len(document) for document in documents]
        vectors = self.encoder(_stack(documents)).split(sizes)
        lengths = torch.tensor(sizes)
        states = self.states(pad_sequence(list(vectors)), lengths)
        return self.linear(self.dropout(states)).transpose(0, 1), lengths


def decode_roles(crf: Crf, emissions: Tensor, lengths: Tensor) -> list[tuple[list[int], list[float]]]:
    """For each sequence the best path, and the probability of each of its tags."""
    paths = crf.decode(emissions, lengths)  # [B, T]
    scores = crf.marginals(emissions, lengths).gather(2, paths.clamp(min=0)[:, :, None])[:, :, 0]
    rows = zip(paths, scores, lengths.tolist(), strict=True)
    return [(path[:length].tolist(), score[:length].tolist()) for path, score, length in rows]


def bucket_by_length(lengths: Sequence[int]) -> Iterator[list[int]]:
    """The places of all sentences, those of like length together, so that little is padding."""
    bucket: list[int] = []
    for place in sorted(range(len(lengths)), key=lambda place: (-lengths[place], place)):
        if bucket and lengths[bucket[0]] * (len(bucket) + 1) > _BATCH_WORDS:
            yield bucket
            bucket = []
        bucket.append(place)
    yield bucket


def _stack(documents: Sequence[Tensor]) -> Tensor:
    """All sentences one below the other, padded to the widest document."""
    widest = max(document.shape[1] for document in documents)
    return torch.cat([pad(document, (0, widest - document.shape[1])) for document in documents])


class Reader(Protocol):
    """How documents are read: learnt from text, with no eye on roles."""

    def read(self, sentences: Sequence[str]) -> Tensor:
        """What the encoder gets of a document that is not empty, [N, ...]."""
        ...

    def make_network(self, roles: int) -> PlainNetwork:
        """A network that reads documents so, and knows nothing yet."""
        ...


LearnReader = Callable[[Sequence[Sequence[str]]], Reader]


@dataclass(frozen=True)
class WordReader:
    """Words as numbers."""

    numbers: dict[str, int]

    def read(self, sentences: Sequence[str]) -> Tensor:
        """[N, longest]."""
        rows = [[self.numbers.get(word, _UNKNOWN) for word in split_words(each)] for each in sentences]
        return pad_sequence([torch.tensor(row[:_LONGEST] or [_UNKNOWN]) for row in rows], batch_first=True)

    def make_network(self, roles: int) -> PlainNetwork:
        """With an embedding for each word."""
        return PlainNetwork(SentenceEncoder(len(self.numbers) + 2), 2 * WIDTH, roles)


def learn_words(documents: Sequence[Sequence[str]]) -> WordReader:
    """All words that occur twice: what occurs once stands for the words that are unknown."""
    counts = Counter(word for sentences in documents for each in sentences for word in split_words(each))
    frequent = sorted(word for word, count in counts.items() if count > 1)
    return WordReader({word: number for number, word in enumerate(frequent, start=2)})


def split_words(sentence: str) -> list[str]:
    """As the authors of the paper did it."""
    return sentence.lower().translate(_BLANKS).split()


@dataclass(frozen=True)
class PlainTagger:
    """Tells the rhetorical role of each sentence of a judgment."""

    roles: tuple[str, ...]
    reader: Reader
    network: PlainNetwork

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document the role of each sentence, and how probable it is."""
        self.network.eval()
        tagged: list[list[tuple[str, float]]] = [[] for _ in documents]
        filled = [place for place, sentences in enumerate(documents) if sentences]
        for at in range(0, len(filled), _TAGGED_AT_ONCE):
            batch = filled[at : at + _TAGGED_AT_ONCE]
            told = self.network.tell([self.reader.read(documents[place]) for place in batch])
            for place, (path, scores) in zip(batch, told, strict=True):
                tagged[place] = [(self.roles[role], each) for role, each in zip(path, scores, strict=True)]
        return tagged


def train_words(
    train: Documents,
    development: Documents,
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe = PlainRecipe(),  # noqa: B008 - frozen
) -> PlainTagger:
    """The paper's architecture as it is."""
    return train_plain(learn_words, train, development, roles, seed, recipe)


def train_plain(
    learn_reader: LearnReader,
    train: Documents,
    development: Documents,
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe,
) -> PlainTagger:
    """Choose the number of epochs on the development documents, then learn from all."""
    watched = _iterate_epochs(learn_reader, train, roles, seed, recipe)
    judged = [judge_tagger(tagger, development, roles) for tagger in watched]
    best = judged.index(max(judged))
    taggers = _iterate_epochs(learn_reader, [*train, *development], roles, seed, recipe)
    return next(tagger for epoch, tagger in enumerate(taggers) if epoch == best)


def judge_tagger(tagger: AnyTagger, documents: Documents, roles: Sequence[str]) -> float:
    """How good it is for our ends: the facts weigh as much as the mean over all roles."""
    gold = [role for document in documents for role in document.roles]
    told = tagger.tag([document.sentences for document in documents])
    scores = compare_roles(gold, [role for each in told for role, _ in each], roles)
    return float(scores.mean() + scores[list(roles).index(FACTS)])


def _iterate_epochs(
    learn_reader: LearnReader,
    documents: Sequence[RoleDocument],
    roles: Sequence[str],
    seed: int,
    recipe: PlainRecipe,
) -> Iterator[PlainTagger]:
    """One and the same tagger after each epoch of training."""
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
            loss = network([inputs[place] for place in batch], [gold[place] for place in batch])
            loss.backward()
            clip_grad_norm_(network.parameters(), 5)
            optimizer.step()
        yield PlainTagger(tuple(roles), reader, network)
