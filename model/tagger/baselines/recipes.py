"""Ways to train a tagger, to compare with each other: ours, and baselines from simple to the paper's."""

from collections.abc import Sequence

from model.tagger.baselines.bilstm_crf import train_words
from model.tagger.baselines.svd_bilstm import train_vectors
from model.tagger.baselines.window_tfidf import train_linear
from model.tagger.evaluate import Documents, Trainer
from model.tagger.tagger import Tagger
from model.tagger.train import train_tagger


def _train_ours(train: Documents, development: Documents, roles: Sequence[str], seed: int) -> Tagger:
    return train_tagger(train, development, roles, seed=seed)


TRAINERS: dict[str, Trainer] = {
    "ours": _train_ours,
    "linear": train_linear,  # TF-IDF with a window, logistic regression, Viterbi
    "words": train_words,  # the paper's plain architecture
    "vectors": train_vectors,  # the same over TF-IDF-SVD vectors and position
}
