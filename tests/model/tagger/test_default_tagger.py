"""The tagger that comes with ilsi: small, sound, and right about the facts of judgments it has not seen."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from embedded.site.write import iterate_cases
from flows.plans.documents import DEFAULT_TAGGER
from model.tagger.corpora.read import MarkedParagraph, align_roles, read_role_corpus
from model.tagger.evaluate import compare_roles
from model.tagger.load import load_tagger
from model.tagger.tagger import Tagger
from pipeline.text.sentences import split_sentences
from schemas.roles import FACTS, ROLES

BOX_SEED = 4711  # no tagger was trained on it
MAX_BYTES = 8_000_000


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    return load_tagger(DEFAULT_TAGGER, threads=1)


def test_it_is_small_and_complete() -> None:
    assert sum(path.stat().st_size for path in DEFAULT_TAGGER.iterdir()) < MAX_BYTES
    assert {path.name for path in DEFAULT_TAGGER.iterdir()} == {
        "README.md",
        "tagger.json",
        "tagger.safetensors",
    }


def test_it_tells_all_roles(tagger: Tagger) -> None:
    assert tagger.roles == ROLES


def test_its_card_names_the_data_it_was_made_from() -> None:
    about = json.loads((DEFAULT_TAGGER / "tagger.json").read_text(encoding="utf-8"))["about"]
    card = (DEFAULT_TAGGER / "README.md").read_text(encoding="utf-8")
    for corpus in about["data"]:
        assert corpus["sha256"] in card
    assert about["command"] in card


def test_facts_of_a_box_with_another_seed(tagger: Tagger) -> None:
    gold: list[str] = []
    documents: list[list[str]] = []
    for case in iterate_cases(BOX_SEED, 60):
        sentences: list[str] = []
        for block in case.blocks:
            spans = tuple((placed.start, placed.end, placed.role) for placed in block.sentences)
            cuts = split_sentences(block.text)
            sentences += [" ".join(block.text[start:end].split()) for start, end in cuts]
            gold += align_roles(MarkedParagraph(block.text, spans), cuts)
        documents.append(sentences)
    tagged = [role for told in tagger.tag(documents) for role, _ in told]
    assert compare_roles(gold, tagged, ROLES)[ROLES.index(FACTS)] >= 0.95


def test_facts_of_real_judgments_of_another_corpus(tagger: Tagger, real_data: Callable[..., Path]) -> None:
    documents = read_role_corpus(real_data("roles", "build", "train24.json"))
    tagged = [role for told in tagger.tag([each.sentences for each in documents]) for role, _ in told]
    gold = [role for each in documents for role in each.roles]
    assert compare_roles(gold, tagged, ROLES)[ROLES.index(FACTS)] >= 0.70
