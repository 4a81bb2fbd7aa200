"""All collected judgments but those of the validation and the test split, for learning sentence vectors.

The paper learns its sentence vectors from a large corpus of judgments. Ours has whole judgments, not only
their facts. Their texts are not masked, but only words of masked training facts and of sections are learnt
(model/vectors/train.py).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from flows.console import console, shorten_path
from flows.plans.release import find_current, find_dataset, list_built
from model.classifiers.registry import Facts
from pipeline.finished import FinishedStages
from pipeline.parquet import iterate_rows
from schemas.errors import BadInputError
from schemas.published import TRAIN
from schemas.settings import Settings


@dataclass(frozen=True)
class CollectedJudgments:
    """The sentences of judgments in the cache."""

    parsed: tuple[Path, ...]  # shards
    segmented: tuple[Path, ...]
    left_out: frozenset[str]  # judgments used for evaluation

    @property
    def identity(self) -> str:
        """Shards are named by what decides their content."""
        shards = (*self.parsed, *self.segmented)
        parts = [f"{path.parent.name}/{path.name}" for path in shards] + sorted(self.left_out)
        return sha256("\n".join(parts).encode()).hexdigest()[:32]

    def iterate(self) -> Iterator[Facts]:
        """The sentences of each judgment, shard by shard."""
        for parsed, segmented in zip(self.parsed, self.segmented, strict=True):
            paragraphs = {
                row["docid"]: [paragraph["text"] for paragraph in row["paragraphs"]]
                for row in iterate_rows(parsed, columns=["docid", "paragraphs"])
                if row["docid"] not in self.left_out
            }
            for row in iterate_rows(segmented):
                if (texts := paragraphs.get(row["docid"])) is not None:
                    yield [
                        texts[sentence["paragraph"]][sentence["start"] : sentence["end"]]
                        for sentence in row["sentences"]
                    ]


def find_corpus(settings: Settings, dataset: Path) -> CollectedJudgments | None:
    """The judgments that a dataset was made from; None, with a notice, if they are not in this cache."""
    if not _is_made_here(settings, dataset):
        said = (
            "is not the dataset that these settings build: sentence vectors are learnt from its facts alone"
        )
        console.print(f"{shorten_path(dataset)} {said}", soft_wrap=True)
        return None
    stages = list_built(settings)
    split_of = {
        row["docid"]: row["split"] for part in stages.list_parts("split") for row in iterate_rows(part)
    }
    return CollectedJudgments(
        tuple(stages.list_parts("parse")),
        tuple(stages.list_parts("segment")),
        frozenset(_list_evaluated(stages, split_of)),
    )


def _is_made_here(settings: Settings, dataset: Path) -> bool:
    try:
        if not all(folder.is_dir() for folder in list_built(settings).folders.values()):
            return False
        return find_current(settings) is not None and find_dataset(settings).samefile(dataset)
    except BadInputError:  # nothing was collected
        return False


def _list_evaluated(stages: FinishedStages, split_of: Mapping[str, str]) -> Iterator[str]:
    """Judgments of the other splits, and the dropped near-duplicates that they represent."""
    for part in stages.list_parts("dedupe"):
        for row in iterate_rows(part):
            if split_of.get(row["docid"], TRAIN) != TRAIN:
                yield row["docid"]
                yield from (duplicate["docid"] for duplicate in row["duplicates"])
