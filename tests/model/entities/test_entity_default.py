"""The pipeline that comes with ilsi: small, sound, without a word of what it learnt, and good at names."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import spacy

from embedded.site.write import iterate_cases
from model.entities.corpora import LABELS, read_entity_corpus, split_held_back
from model.entities.evaluate import compare_spans
from model.entities.files import forget_words
from model.entities.finder import DEFAULT_NER, SpacyEntities, load_entities
from model.entities.torch_ner import EntityNetworkShape
from model.entities.train import build_pipeline
from pipeline.mask.entities import tidy_entities
from schemas.masks import PERSON

MAX_BYTES = 12_000_000
BOX_SEED = 4711  # no pipeline was trained on it


@pytest.fixture(scope="module")
def entities() -> SpacyEntities:
    return load_entities(DEFAULT_NER)


def read_about() -> dict[str, object]:
    about = json.loads((DEFAULT_NER / "entities.json").read_text(encoding="utf-8"))["about"]
    assert isinstance(about, dict)
    return about


def test_it_is_small_and_complete() -> None:
    listed = json.loads((DEFAULT_NER / "entities.json").read_text(encoding="utf-8"))["files"]
    present = {path.relative_to(DEFAULT_NER).as_posix() for path in DEFAULT_NER.rglob("*") if path.is_file()}
    assert present == {*listed, "entities.json", "README.md"}
    assert sum(path.stat().st_size for path in DEFAULT_NER.rglob("*")) < MAX_BYTES


def test_it_knows_no_word_but_those_of_spacy() -> None:
    untaught = forget_words(build_pipeline(EntityNetworkShape(width=8, depth=1, rows=(8, 8, 8, 8), hidden=8)))
    strings = json.loads((DEFAULT_NER / "vocab" / "strings.json").read_text(encoding="utf-8"))
    assert set(strings) <= set(untaught.vocab.strings)


def test_it_knows_no_name_of_the_real_texts(real_data: Callable[..., Path]) -> None:
    strings = set(json.loads((DEFAULT_NER / "vocab" / "strings.json").read_text(encoding="utf-8")))
    ordinary = set(spacy.blank("en").vocab.strings)
    for name in ("judgement.jsonl", "preamble.jsonl"):
        for text in read_entity_corpus(real_data("ner", name)):
            words = {word for start, end, _ in text.spans for word in text.text[start:end].split()}
            assert not words & strings - ordinary - set(LABELS)


def test_its_card_names_the_data_it_was_made_from() -> None:
    about = read_about()
    card = (DEFAULT_NER / "README.md").read_text(encoding="utf-8")
    assert isinstance(about["data"], list)
    for corpus in about["data"]:
        assert corpus["sha256"] in card
    assert str(about["command"]) in card


def test_people_of_a_box_with_another_seed(entities: SpacyEntities) -> None:
    texts, marked = [], []
    for case in iterate_cases(BOX_SEED, 20):
        for block in case.blocks:
            texts.append(block.text)
            marked.append([(s.start, s.end, s.kind) for s in block.spans if s.kind == PERSON])
    assert find_people(entities, texts, marked)[0] >= 0.9


def test_people_of_real_texts_that_were_held_back(
    entities: SpacyEntities, real_data: Callable[..., Path]
) -> None:
    paths = [real_data("ner", name) for name in ("judgement.jsonl", "preamble.jsonl")]
    _, held = split_held_back([text for path in paths for text in read_entity_corpus(path)])
    recall, precision = find_people(entities, [text.text for text in held], [text.spans for text in held])
    assert recall >= 0.94
    assert precision >= 0.88


def find_people(
    entities: SpacyEntities, texts: list[str], marked: list[list[tuple[int, int, str]]] | list[object]
) -> tuple[float, float]:
    """Recall and precision, any overlap."""
    tidied = [tidy_entities(text, spans) for text, spans in zip(texts, entities.find(texts), strict=True)]
    found = [[(each.start, each.end, each.kind) for each in of_text] for of_text in tidied]
    tally = compare_spans(marked, found, (PERSON,))[PERSON]  # type: ignore[arg-type]
    return tally.recall, tally.precision
