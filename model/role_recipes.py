"""Ways to train a tagger, to be compared with each other: ours, and baselines from simple to the paper's."""

from collections.abc import Sequence

from model.role_evaluation import Documents, Trainer
from model.role_linear import train_linear
from model.role_plain import train_words
from model.role_tagger import Tagger
from model.role_training import train_tagger
from model.role_vectors import train_vectors


def _train_ours(train: Documents, development: Documents, roles: Sequence[str], seed: int) -> Tagger:
    return train_tagger(train, development, roles, seed=seed)


TRAINERS: dict[str, Trainer] = {
    "ours": _train_ours,
    "linear": train_linear,  # TF-IDF with a window, logistic regression, Viterbi
    "words": train_words,  # the paper's plain architecture
    "vectors": train_vectors,  # the same over TF-IDF-SVD vectors and position
}
