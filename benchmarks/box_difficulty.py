"""How far the facts of the box determine the sections: a linear model from facts to cited sections.

    python benchmarks/box_difficulty.py [CASES]

TF-IDF of uni- and bigrams of the Facts sentences (digits removed, so that no section number leaks) and one
logistic regression a section, for the 100 most cited sections. Two thirds of the cases train, one third
tests; twins, Hindi pages and orders without facts are left out. One threshold for all sections is chosen on
the training cases by cross-validation. Macro-F1 should be neither near 0.2 nor near 0.95.
"""

import re
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import f1_score
from sklearn.model_selection import cross_val_predict
from sklearn.multiclass import OneVsRestClassifier

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from embedded.docket.case import iterate_sentences
from embedded.site.write import iterate_cases

LABELS = 100
THRESHOLDS = np.arange(0.05, 0.55, 0.05)


def read_examples(cases: int) -> tuple[list[str], list[set[str]]]:
    """Facts without digits, and the sections the whole judgment cites."""
    texts, sections = [], []
    for case in iterate_cases(1, cases):
        facts = " ".join(text for role, text in iterate_sentences(case) if role == "Facts")
        if facts and case.crime and case.duplicate_of is None and "hindi" not in case.oddities:
            texts.append(re.sub(r"\d+", " ", facts))
            sections.append(case.sections())
    return texts, sections


def score(gold: np.ndarray, chances: np.ndarray, threshold: float, average: str) -> float:
    return float(f1_score(gold, chances >= threshold, average=average, zero_division=0))


def main() -> None:
    texts, sections = read_examples(int(sys.argv[1]) if sys.argv[1:] else 3000)
    counts = Counter(section for found in sections for section in found)
    labels = [section for section, _ in counts.most_common(LABELS)]
    gold = np.array([[label in found for label in labels] for found in sections], dtype=int)
    cut = 2 * len(texts) // 3
    vectors = TfidfVectorizer(ngram_range=(1, 2), min_df=3, sublinear_tf=True)
    train, test = vectors.fit_transform(texts[:cut]), vectors.transform(texts[cut:])
    learner = OneVsRestClassifier(LogisticRegression(C=20, max_iter=300), n_jobs=2)
    own = cross_val_predict(learner, train, gold[:cut], cv=3, method="predict_proba")
    threshold = max(THRESHOLDS, key=lambda value: score(gold[:cut], own, value, "macro"))
    chances = learner.fit(train, gold[:cut]).predict_proba(test)
    print(f"{len(texts)} cases, {len(counts)} distinct sections, {gold.sum() / len(gold):.1f} labels a case")
    print(f"threshold {threshold:.2f} (chosen on the training cases)")
    for average in ("macro", "micro"):
        print(f"{average}-F1 {score(gold[cut:], chances, threshold, average):.3f}")


if __name__ == "__main__":
    main()
