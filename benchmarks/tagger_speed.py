"""How fast are tagging and training, compared with a plain word-level implementation without batches?

    python benchmarks/tagger_speed.py
    python benchmarks/tagger_speed.py --judgments 200 --rounds 5 --write     # and fill the page

One run, one thread, the same real judgments for both (those of the box if there are none). The baseline is
the paper's network written naively: for each sentence a lookup in a dict, embeddings and a BiLSTM; then a
BiLSTM over the document and the CRF of the pytorch-crf package; trained document by document. It is given its
sentences; ours must also split them. Times are CPU seconds, the best of several rounds, because a busy
machine only adds to them. Ratios count, not seconds.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from unittest.mock import patch

import torch
import torchcrf
from measured_pages import fill_page, tabulate
from real_documents import ROOT, find_real_data, read_texts
from torch import Tensor, nn

from embedded.site.write import iterate_cases, write_truth
from model.tagger.corpora.read import RoleDocument, read_role_corpus
from model.tagger.crf import Crf
from model.tagger.load import load_tagger
from model.tagger.tagger import Tagger, average_networks
from model.tagger.train import TaggerRecipe, train_tagger
from pipeline.segment.stage import BATCH_SENTENCES
from pipeline.text.one_line import join_lines
from pipeline.text.sentences import split_sentences
from schemas.roles import PAPER_ROLES, ROLES

PAGE = ROOT / "docs" / "explanation" / "segment.md"
DEFAULT_TAGGER = ROOT / "model" / "tagger" / "default"
TRAINING = TaggerRecipe(epochs=10, networks=2)
BOX_SEED, BOX_CASES = 11, 80
RAW = "ours, from raw text"
CORPUS, SENTENCES_EACH, CORES = 100_000, 200, 2

Documents = Sequence[Sequence[str]]


class Yardstick(nn.Module):
    """The plain implementation, one sentence at a time."""

    def __init__(self, words: Mapping[str, int], roles: int) -> None:
        super().__init__()
        self.numbers = words
        self.embedding = nn.Embedding(len(words) + 1, 100)
        self.sentence = nn.LSTM(100, 100, bidirectional=True, batch_first=True)
        self.document = nn.LSTM(200, 100, bidirectional=True, batch_first=True)
        self.linear = nn.Linear(200, roles)
        self.crf = torchcrf.CRF(roles, batch_first=True)

    def emit(self, sentences: Sequence[str]) -> Tensor:
        """Scores of the roles of each sentence of one document."""
        vectors = []
        for sentence in sentences:
            words = [self.numbers.get(word, 0) for word in sentence.lower().split()] or [0]
            _, (hidden, _) = self.sentence(self.embedding(torch.tensor([words])))
            vectors.append(torch.cat((hidden[0], hidden[1]), dim=1))
        states, _ = self.document(torch.stack(vectors, dim=1))
        scores: Tensor = self.linear(states)
        return scores

    @torch.no_grad()
    def tag(self, documents: Documents) -> list[list[int]]:
        """The roles, document by document."""
        tagged = []
        for sentences in documents:
            scores = self.emit(sentences)
            tagged += self.crf.decode(scores, mask=torch.ones(scores.shape[:2], dtype=torch.bool))
        return tagged


def train_plain(tagger: Yardstick, documents: Sequence[RoleDocument], roles: Sequence[str]) -> None:
    """One epoch, a step of the optimizer for each document."""
    optimizer = torch.optim.Adam(tagger.parameters(), lr=1e-3)
    for document in documents:
        optimizer.zero_grad()
        scores = tagger.emit(document.sentences)
        gold = torch.tensor([[roles.index(role) for role in document.roles]])
        loss = -tagger.crf(scores, gold, mask=torch.ones_like(gold, dtype=torch.bool))
        loss.backward()
        optimizer.step()


# Texts and taggers


def read_raw_texts(count: int) -> list[list[str]]:
    """Paragraphs of judgments: real ones if they are there, else of the box."""
    try:
        judgments = list(islice(read_texts(), count))
    except SystemExit:
        cases = islice(iterate_cases(BOX_SEED, count), count)
        return [[block.text for block in case.blocks] for case in cases]
    return [[paragraph.text for paragraph in judgment.paragraphs] for judgment in judgments]


def read_corpus() -> tuple[list[RoleDocument], tuple[str, ...]]:
    """Documents to train on and their roles: JURIX if it is there, else the truth about the box."""
    try:
        return read_role_corpus(find_real_data("roles", "jurix")), PAPER_ROLES
    except SystemExit:
        with tempfile.TemporaryDirectory() as folder:
            write_truth(Path(folder) / "truth.jsonl", BOX_SEED, BOX_CASES)
            return read_role_corpus(Path(folder) / "truth.jsonl"), ROLES


def cut(texts: Sequence[Sequence[str]]) -> list[list[str]]:
    """Sentences of each document, on one line each."""
    return [
        [join_lines(text, start, end).text for text in paragraphs for start, end in split_sentences(text)]
        for paragraphs in texts
    ]


def iterate_batches(documents: Documents) -> Iterator[list[Sequence[str]]]:
    """Documents together, as many as the stage tags at once."""
    batch: list[Sequence[str]] = []
    for sentences in documents:
        if batch and sum(map(len, batch)) + len(sentences) > BATCH_SENTENCES:
            yield batch
            batch = []
        batch.append(sentences)
    yield batch


def tag_ours(tagger: Tagger, documents: Documents) -> None:
    """In batches, as the stage does it."""
    for batch in iterate_batches(documents):
        tagger.tag(batch)


# Measuring


def time_in_turns(tasks: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """The fewest CPU seconds of each task."""
    best = dict.fromkeys(tasks, float("inf"))
    for _ in range(rounds):
        for name, task in tasks.items():
            began = time.process_time()
            task()
            best[name] = min(best[name], time.process_time() - began)
    return best


def measure_tagging(
    plain: Yardstick, tagger: Tagger, texts: Sequence[Sequence[str]], rounds: int
) -> dict[str, float]:
    """Sentences per CPU second, both on the same texts."""
    documents = [sentences for sentences in cut(texts) if sentences]
    tasks: dict[str, Callable[[], object]] = {
        "plain, sentences given": lambda: plain.tag(documents),
        "ours, sentences given": lambda: tag_ours(tagger, documents),
        RAW: lambda: tag_ours(tagger, cut(texts)),
    }
    sentences = sum(map(len, documents))
    return {name: sentences / seconds for name, seconds in time_in_turns(tasks, rounds).items()}


def time_parts(tagger: Tagger, texts: Sequence[Sequence[str]], rounds: int) -> dict[str, float]:
    """Each part on its own, with what it needs from the parts before it at hand."""
    batches = list(iterate_batches([sentences for sentences in cut(texts) if sentences]))
    flat = [[sentence for sentences in batch for sentence in sentences] for batch in batches]
    inputs = [tagger.read(batch) for batch in batches]
    tasks: dict[str, Callable[[], object]] = {
        "cut into sentences": lambda: cut(texts),
        "words and pairs": lambda: [tagger.lexicon.vocabulary.count(each) for each in flat],
        "read": lambda: [tagger.read(batch) for batch in batches],
        "networks": lambda: [average_networks(tagger.networks, rows) for rows in inputs],
    }
    parts = time_in_turns(tasks, rounds)
    parts["lexicon, cues, places"] = parts.pop("read") - parts["words and pairs"]
    parts["CRF"] = parts["networks"] * measure_crf_share(tasks["networks"])
    parts["networks"] -= parts["CRF"]
    return parts


def measure_crf_share(task: Callable[[], object]) -> float:
    """How much of a task's time is spent in the CRF."""
    spent = 0.0
    find_marginals = Crf.marginals

    def find_timed(crf: Crf, emissions: Tensor, lengths: Tensor) -> Tensor:
        nonlocal spent
        began = time.process_time()
        marginals = find_marginals(crf, emissions, lengths)
        spent += time.process_time() - began
        return marginals

    with patch.object(Crf, "marginals", find_timed):
        began = time.process_time()
        task()
        return spent / (time.process_time() - began)


def measure_training(
    plain: Yardstick, documents: Sequence[RoleDocument], roles: Sequence[str]
) -> dict[str, float]:
    """Sentences per CPU second; the shortest document is what ours chooses on."""
    *train, shortest = sorted(documents, key=lambda document: -len(document.sentences))
    sentences = sum(len(document.sentences) for document in train)
    seconds = time_in_turns({"plain": lambda: train_plain(plain, train, roles)}, rounds=1)
    marks = {"begun": time.process_time()}

    def report(what: str, number: int, _: int) -> None:
        marks[f"{what} {number}"] = time.process_time()

    train_tagger(train, [shortest], roles, recipe=TRAINING, report=report)
    seen, ended = TRAINING.epochs * sentences, marks["choose 1"]  # when the first network is fitted
    return {
        "plain, one epoch": sentences / seconds["plain"],
        "ours, one epoch": seen / (ended - marks["choose 0"]),
        f"ours, {TRAINING.epochs} epochs with the lexicon's learning": seen / (ended - marks["begun"]),
    }


# The tables


def show_rates(what: str, rates: Mapping[str, float]) -> str:
    """The speed-up over the first one, which is the baseline."""
    first = next(iter(rates.values()))
    rows = [(name, round(rate), f"{rate / first:.1f}") for name, rate in rates.items()]
    return tabulate((what, "sentences/s", "times the plain one"), rows)


def show_parts(parts: Mapping[str, float]) -> str:
    """Shares of the whole."""
    whole = sum(parts.values())
    rows = [
        (name, f"{100 * each / whole:.0f} %") for name, each in sorted(parts.items(), key=lambda p: -p[1])
    ]
    return tabulate(("where our time goes, from raw text", "share"), rows)


def describe_corpus(rate: float) -> str:
    """How long a large corpus takes."""
    hours = CORPUS * SENTENCES_EACH / rate / CORES / 3600
    what = f"{CORPUS:,} judgments of {SENTENCES_EACH} sentences"
    return f"From raw text, at that rate on each of {CORES} cores, {what} take {hours:.2f} hours."


def measure(judgments: int, rounds: int) -> str:
    """All tables."""
    texts = read_raw_texts(judgments)
    documents, roles = read_corpus()
    tagger = load_or_train(documents, roles)
    plain = Yardstick(number_words(documents), len(roles)).eval()
    tagging = measure_tagging(plain, tagger, texts, rounds)
    sentences = sum(map(len, cut(texts)))
    return "\n\n".join(
        [
            f"{len(texts)} judgments, {sentences:,} sentences, {len(tagger.networks)} networks.",
            show_rates("tagging", tagging),
            describe_corpus(tagging[RAW]),
            show_parts(time_parts(tagger, texts, rounds)),
            show_rates("training of one network", measure_training(plain.train(), documents, roles)),
        ]
    )


def number_words(documents: Sequence[RoleDocument]) -> dict[str, int]:
    """The words of the baseline's vocabulary; 0 is for unknown ones."""
    sentences = (sentence for document in documents for sentence in document.sentences)
    words = sorted({word for sentence in sentences for word in sentence.lower().split()})
    return {word: number for number, word in enumerate(words, start=1)}


def load_or_train(documents: Sequence[RoleDocument], roles: Sequence[str]) -> Tagger:
    """The default tagger; without it one that is trained briefly: it tags as fast as any."""
    if DEFAULT_TAGGER.is_dir():
        return load_tagger(DEFAULT_TAGGER)
    return train_tagger(documents[1:], documents[:1], roles, recipe=TaggerRecipe(epochs=2))


def main() -> None:
    """Measure, print, and write the page if asked."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--judgments", type=int, default=100, help="how many are tagged; 100")
    options.add_argument("--rounds", type=int, default=3, help="of which the best counts; 3")
    options.add_argument("--write", action="store_true", help="refresh docs/explanation/segment.md")
    chosen = options.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    measured = measure(chosen.judgments, chosen.rounds)
    print(measured)
    if chosen.write:
        fill_page(PAGE, {"tagger speed": measured})


if __name__ == "__main__":
    main()
