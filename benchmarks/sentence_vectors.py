"""Sentence vectors: how fast they are learnt, and how well a linear classifier predicts labels from them.

    python benchmarks/sentence_vectors.py quality DATASET [RECIPE ...]
    python benchmarks/sentence_vectors.py speed DATASET [SENTENCES]

Quality: vectors are learnt from the training split and the texts of the sections. A document is the mean of
its sentences' vectors; each label gets a logistic regression, whose regularisation and thresholds are chosen
on the validation split. Reported are macro-F1 on validation documents that thresholds were not fitted on, and
the mean average precision over labels. A recipe is written as `epochs=5,smoothing=0.001`, the default one as
`default`; `lsa` is TF-IDF with a truncated SVD of sentences; `tfidf` is the linear baseline on whole
documents, which has no vectors of sentences. `seeds=3` before recipes uses three seeds for each.

Speed: CPU seconds per epoch for a million sentences on one thread, repeating the real ones; also of gensim's
Word2Vec and Doc2Vec if it is installed.
"""

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from functools import partial
from importlib.util import find_spec
from itertools import cycle, islice
from pathlib import Path

import numpy as np
import torch
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics import average_precision_score

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from model.classifiers.scores import Flags, read_truth
from model.classifiers.thresholds import fit_thresholds
from model.linear.classifier import train_linear
from model.linear.tfidf import read_tokens
from model.vectors.encoder import SENT2VEC, Floats, VectorRecipe
from model.vectors.train import train_vectors
from schemas.published import TRAIN, VALIDATION, PublishedFolder

SEEDS = (1, 2, 3)
PENALTIES = (3e-4, 1e-3, 3e-3, 1e-2)  # on the weights of the regression
RECIPES = (
    "tfidf",
    "lsa",
    "default",
    "longest_gram=1",
    "smoothing=0.001",
    "common=1",
    "smoothing=0.001,common=1",
)

Facts = Sequence[str]
Encode = Callable[[Sequence[str]], Floats]


def read_documents(published: PublishedFolder, split: str) -> list[list[str]]:
    return [row["text"] for row in published.iterate_examples(split)]


def read_training(published: PublishedFolder) -> list[list[str]]:
    sections = [[s.title, s.text] for s in published.sections]
    return read_documents(published, TRAIN) + sections


def average_documents(encode: Encode, documents: Iterable[Facts]) -> Floats:
    return np.array([encode(sentences[:128]).mean(axis=0) for sentences in documents], np.float32)


def fit_regressions(inputs: Floats, truth: Flags, pull: float) -> Callable[[Floats], Floats]:
    """One logistic regression per label, all at once, with balanced classes."""
    centre, spread = inputs.mean(axis=0), inputs.std() + 1e-9
    given = torch.from_numpy((inputs - centre) / spread)
    wanted = torch.from_numpy(truth).float()
    share = wanted.mean(dim=0).clamp(1e-6, 1 - 1e-6)
    balance = torch.where(wanted > 0, 0.5 / share, 0.5 / (1 - share)) / len(wanted)
    weights = torch.zeros(given.shape[1], wanted.shape[1], requires_grad=True)
    bias = torch.zeros(wanted.shape[1], requires_grad=True)
    solver = torch.optim.LBFGS((weights, bias), max_iter=80, history_size=20, line_search_fn="strong_wolfe")

    def score() -> torch.Tensor:
        solver.zero_grad()
        losses = torch.nn.functional.binary_cross_entropy_with_logits(
            given @ weights + bias, wanted, balance, reduction="sum"
        )
        loss = losses + pull * weights.square().sum()
        loss.backward()
        return loss

    solver.step(score)
    learnt, offset = weights.detach().numpy(), bias.detach().numpy()
    return lambda some: 1 / (1 + np.exp(-((some - centre) / spread @ learnt + offset)))


def judge(encode: Encode, published: PublishedFolder) -> tuple[float, float]:
    """Macro-F1 and mean average precision on the validation split."""
    train, validation = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    given, unseen = (average_documents(encode, read_documents(published, s)) for s in (TRAIN, VALIDATION))
    found = []
    for pull in PENALTIES:
        scores = fit_regressions(given, train, pull)(unseen)
        there = validation.any(axis=0)
        precision = average_precision_score(validation[:, there], scores[:, there], average="macro")
        found.append((fit_thresholds(validation, scores).held_out_f1, float(precision)))
    return max(f1 for f1, _ in found), max(precision for _, precision in found)


def learn_lsa(documents: Iterable[Facts], seed: int) -> Encode:
    weigh = TfidfVectorizer(
        tokenizer=read_tokens,
        token_pattern=None,
        lowercase=False,
        ngram_range=(1, 2),
        min_df=5,
        sublinear_tf=True,
    )
    reduce = TruncatedSVD(200, random_state=seed).fit(
        weigh.fit_transform([sentence for document in documents for sentence in document])
    )
    return lambda sentences: np.asarray(reduce.transform(weigh.transform(sentences)), np.float32)


def read_recipe(text: str) -> VectorRecipe:
    given = dict(part.split("=") for part in text.split(",") if "=" in part)
    kinds = {field.name: type(field.default) for field in fields(VectorRecipe)}
    base = VectorRecipe() if text.startswith("documents") else SENT2VEC
    return replace(base, **{name: kinds[name](float(value)) for name, value in given.items()})


def measure_quality(published: PublishedFolder, recipes: Sequence[str]) -> None:
    documents = read_training(published)
    seeds = SEEDS[: int(recipes[0].removeprefix("seeds="))] if recipes[0].startswith("seeds=") else SEEDS[:1]
    print(f"{'recipe':44} macro-F1     mAP  CPU s  each")
    for text in (recipe for recipe in recipes if not recipe.startswith("seeds=")):
        if text == "tfidf":
            print(f"{text:44} {train_linear(published).thresholds.held_out_f1:8.3f}", flush=True)
            continue
        start, found = time.process_time(), []
        for seed in seeds:
            learn = learn_lsa if text == "lsa" else partial(learn_sent2vec, read_recipe(text))
            found.append(judge(learn(documents, seed), published))
        seconds = (time.process_time() - start) / len(seeds)
        f1, precision = np.mean(found, axis=0)
        each = " ".join(f"{one:.3f}" for one, _ in found)
        print(f"{text:44} {f1:8.3f}  {precision:6.3f}  {seconds:5.0f}  {each}", flush=True)


def learn_sent2vec(recipe: VectorRecipe, documents: Iterable[Facts], seed: int) -> Encode:
    return train_vectors(documents, recipe, seed=seed).encode


def measure_speed(published: PublishedFolder, count: int) -> None:
    """The time of an epoch for a million sentences: two epochs minus one."""
    sentences = [s for document in read_training(published) for s in document]
    repeated = list(islice(cycle(sentences), count))
    documents = [repeated[first : first + 30] for first in range(0, count, 30)]
    words = sum(len(read_tokens(s)) for s in sentences) / len(sentences)
    print(f"{count:,} sentences of {words:.1f} words on average; CPU seconds a million")
    learners: dict[str, Callable[[int], object]] = {
        "sent2vec": lambda epochs: train_vectors(documents, replace(SENT2VEC, epochs=epochs), seed=1),
        "sent2vec, words only": lambda epochs: train_vectors(
            documents, replace(SENT2VEC, epochs=epochs, longest_gram=1), seed=1
        ),
    }
    if find_spec("gensim"):
        learners |= list_gensim([read_tokens(s) for document in documents for s in document])
    for name, learn in learners.items():
        once, twice = (time_cpu(lambda epochs=epochs: learn(epochs)) for epochs in (1, 2))  # noqa: B023
        print(f"{name:24} an epoch {(twice - once) / count * 1e6:6.1f}", end="  ")
        print(f"before the first {(2 * once - twice) / count * 1e6:6.1f}", flush=True)


def time_cpu(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def list_gensim(sentences: list[list[str]]) -> dict[str, Callable[[int], object]]:
    from gensim.models.doc2vec import Doc2Vec, TaggedDocument
    from gensim.models.word2vec import Word2Vec

    shared = {"vector_size": 200, "min_count": 5, "workers": 1, "negative": 10, "sample": 1e-4}
    tagged = [TaggedDocument(words, [number]) for number, words in enumerate(sentences)]
    return {
        "gensim Word2Vec (cbow)": lambda epochs: Word2Vec(sentences, sg=0, epochs=epochs, **shared),
        "gensim Doc2Vec (dm)": lambda epochs: Doc2Vec(tagged, epochs=epochs, **shared),
        "gensim Doc2Vec (dbow)": lambda epochs: Doc2Vec(tagged, dm=0, epochs=epochs, **shared),
    }


def main() -> None:
    torch.set_num_threads(1)
    what, folder, *rest = sys.argv[1:]
    published = PublishedFolder(Path(folder))
    if what == "quality":
        measure_quality(published, rest or RECIPES)
    else:
        measure_speed(published, int(rest[0]) if rest else 1_000_000)


if __name__ == "__main__":
    main()
