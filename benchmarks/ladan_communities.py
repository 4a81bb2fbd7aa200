"""LADAN's communities of sections, and what predicting them costs.

    python benchmarks/ladan_communities.py DATASET MODEL...

In training LADAN reads facts again with the gold communities, at prediction with predicted ones. This prints
the communities that have several members, how well they are predicted, and the macro-F1 of sections on
validation documents either way, with one threshold fitted on the same documents for each way.
"""

import argparse
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch

from model.baselines.ladan.network import LADAN
from model.classifiers.registry import load_classifier
from model.classifiers.scores import read_truth, score_predictions
from model.classifiers.thresholds import fit_shared
from model.training.classifier import NetworkClassifier
from schemas.published import VALIDATION, PublishedFolder

_BATCH = 32


@torch.inference_mode()
def compare(classifier: NetworkClassifier, network: LADAN, published: PublishedFolder) -> str:
    """A line about one model."""
    truth = read_truth(published, VALIDATION).labels
    texts = [row["text"] for row in published.iterate_examples(VALIDATION)]
    by_gold, by_own, communities = [], [], []
    for first in range(0, len(texts), _BATCH):
        facts = classifier._encode(texts[first : first + _BATCH])
        (facts,) = network.read_words(facts)
        read = network.text(facts)
        gold = network.mark_communities(torch.from_numpy(truth[first : first + _BATCH]))
        own = network.score_communities(read.vectors) >= 0
        for chosen, scores in ((gold, by_gold), (own, by_own)):
            again = network.read_again(read.states, facts.lengths, classifier.sections["contexts"], chosen)
            scores.append(network.score(read.vectors, again.vectors).sigmoid().numpy())
        communities.append(torch.stack((gold, own)).numpy())
    gold, own = np.concatenate(communities, axis=1)
    f1 = [
        score_predictions(truth, scores >= fit_shared(truth, scores))["macro_f1"]
        for scores in (np.concatenate(by_gold), np.concatenate(by_own))
    ]
    found = score_predictions(gold, own)["micro_f1"]
    return (
        f"macro-F1 {f1[0]:.3f} with gold communities, {f1[1]:.3f} with predicted ones (micro-F1 {found:.3f})"
    )


def main() -> None:
    """Print the communities of the first model, and a line about each."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("dataset", type=Path, metavar="DATASET", help="folder of a published dataset")
    options.add_argument("models", type=Path, nargs="+", metavar="MODEL", help="folders of trained LADANs")
    given = options.parse_args()
    published = PublishedFolder(given.dataset)
    for place, folder in enumerate(given.models):
        classifier = load_classifier(folder)
        if not isinstance(classifier, NetworkClassifier) or not isinstance(classifier.network, LADAN):
            options.error(f"{folder} is not a LADAN: train one with ./ilsi train --model ladan")
        if place == 0:
            members = defaultdict(list)
            for label, community in zip(
                classifier.labels, classifier.network.community.tolist(), strict=True
            ):
                members[community].append(label)
            several = [", ".join(labels) for labels in members.values() if len(labels) > 1]
            print(f"{len(members)} communities, {len(several)} with several members:", *several, sep="\n  ")
        print(f"{folder.name}: {compare(classifier, classifier.network, published)}")


if __name__ == "__main__":
    main()
