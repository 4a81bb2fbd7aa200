"""Sentence vectors may be learnt from all collected judgments but those that classifiers are evaluated on."""

from pathlib import Path

import pytest

from flows.classifiers.corpus import CollectedJudgments, find_corpus
from flows.plans.release import list_built
from model.vectors.encoder import VectorRecipe
from model.vectors.train import train_vectors
from pipeline.parquet import iterate_rows
from schemas.published import TRAIN, PublishedFolder
from schemas.settings import Settings


@pytest.fixture(scope="module")
def settings(rebuilt_box: Path) -> Settings:
    return Settings(cache=rebuilt_box, box_seed=11, box_cases=90)


@pytest.fixture(scope="module")
def corpus(settings: Settings) -> CollectedJudgments:
    found = find_corpus(settings, settings.cache / "dataset")
    assert found is not None
    return found


def list_rows(settings: Settings, stage: str) -> list[dict[str, object]]:
    return [row for part in list_built(settings).list_parts(stage) for row in iterate_rows(part)]


def test_it_has_every_judgment_but_those_used_for_evaluation(
    settings: Settings, corpus: CollectedJudgments
) -> None:
    split_of = {row["docid"]: row["split"] for row in list_rows(settings, "split")}
    evaluated = {docid for docid, split in split_of.items() if split != TRAIN}
    assert evaluated <= corpus.left_out
    for row in list_rows(settings, "dedupe"):
        twins = {duplicate["docid"] for duplicate in row["duplicates"]}  # type: ignore[attr-defined]
        if row["docid"] in evaluated:
            assert twins <= corpus.left_out
        else:
            assert not twins & corpus.left_out
    tagged = {row["docid"]: row for row in list_rows(settings, "segment")}
    judgments = list(corpus.iterate())
    assert len(judgments) == len(set(tagged) - corpus.left_out)
    assert sum(map(len, judgments)) == sum(
        len(row["sentences"])  # type: ignore[arg-type]
        for docid, row in tagged.items()
        if docid not in corpus.left_out
    )


def test_no_sentence_of_a_left_out_judgment_is_in_it(settings: Settings, corpus: CollectedJudgments) -> None:
    """But for phrases that other judgments have as well."""
    texts = {row["docid"]: row["paragraphs"] for row in list_rows(settings, "parse")}
    inside = {sentence for judgment in corpus.iterate() for sentence in judgment}
    for docid in corpus.left_out:
        whole = [paragraph["text"] for paragraph in texts[docid] if len(paragraph["text"]) > 200]  # type: ignore[attr-defined]
        assert not set(whole) & inside


def test_names_of_the_judgments_are_never_learnt(settings: Settings, corpus: CollectedJudgments) -> None:
    published = PublishedFolder(settings.cache / "dataset")
    facts = [row["text"] for row in published.iterate_examples(TRAIN)]
    recipe = VectorRecipe(size=8, fewest=2)
    alone = train_vectors(facts, recipe, seed=1)
    more = train_vectors(facts, recipe, others=corpus.iterate(), seed=1)
    assert more.rows.words == alone.rows.words
    assert (more.table != alone.table).any()


def test_another_dataset_has_no_corpus_and_that_is_said(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert find_corpus(settings, tmp_path) is None
    assert find_corpus(Settings(cache=tmp_path), settings.cache / "dataset") is None
    said = capsys.readouterr().err
    assert said.count("sentence vectors are learnt from its facts alone") == 2


def test_another_split_is_another_corpus(corpus: CollectedJudgments) -> None:
    other = CollectedJudgments(corpus.parsed, corpus.segmented, corpus.left_out | {"1"})
    assert other.identity != corpus.identity
