"""Training learns what is there to be learnt, and nothing else; the documents are invented."""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from model.tagger.corpora.read import RoleDocument
from model.tagger.evaluate import compare_roles, evaluate_trainer, score_roles
from model.tagger.files import save_tagger
from model.tagger.lexicon import learn_lexicon, score_held_out
from model.tagger.tagger import Tagger, choose_roles
from model.tagger.train import TaggerRecipe, choose_role_bias, number_roles, train_tagger
from schemas.roles import ARGUMENT, FACTS, PRESENT_RULING, RATIO, ROLES

TOLD = (FACTS, ARGUMENT, RATIO, PRESENT_RULING)
TEMPLATES = {
    FACTS: ("the {} took the {} from the {}", "the {} was seen near the {}", "the {} fled at night"),
    ARGUMENT: ("counsel urged that the {} had no {}", "it was submitted that the {} lied about the {}"),
    RATIO: ("we hold that the {} must be proved by the {}", "in our view the {} is no {}"),
    PRESENT_RULING: ("the appeal of the {} is dismissed", "the sentence of the {} is set aside"),
}
THINGS = ("boy", "lamp", "well", "farmer", "cow", "field", "clerk", "ledger", "widow", "house")
NONSENSE = tuple(f"{one}{two}" for one in ("ba", "de", "fi", "go", "lu") for two in THINGS)
SMALL = TaggerRecipe(epochs=15, learning_rate=3e-2, hidden=8, networks=2, least_batches=1)


def write_judgment(number: int, name: str = "doc") -> RoleDocument:
    """Facts, arguments, reasons and a ruling, in that order, a few sentences of each."""
    stream = random.Random(f"{name} {number}")
    roles = [role for role in TOLD for _ in range(stream.randint(2, 5))]
    sentences = [_write(stream, role) for role in roles]
    return RoleDocument(f"{name} {number}", tuple(sentences), tuple(roles))


def _write(stream: random.Random, role: str) -> str:
    template = stream.choice(TEMPLATES[role])
    return template.format(*stream.choices(THINGS, k=template.count("{}"))).capitalize()


def shuffle_roles(document: RoleDocument) -> RoleDocument:
    roles = list(document.roles)
    random.Random(document.name).shuffle(roles)
    return replace(document, roles=tuple(roles))


def take_out(document: RoleDocument, roles: tuple[str, ...]) -> RoleDocument:
    pairs = zip(document.sentences, document.roles, strict=True)
    sentences, left = zip(*(pair for pair in pairs if pair[1] not in roles), strict=True)
    return replace(document, sentences=sentences, roles=left)


LEARN = [write_judgment(number) for number in range(12)]
CHOOSE = [write_judgment(number, "choose") for number in range(4)]
UNSEEN = [write_judgment(number, "unseen") for number in range(8)]


def measure(tagger: Tagger, documents: Sequence[RoleDocument]) -> dict[str, float]:
    """F1 of each role."""
    tagged = [role for roles in tagger.tag([each.sentences for each in documents]) for role, _ in roles]
    gold = [role for document in documents for role in document.roles]
    return dict(zip(TOLD, compare_roles(gold, tagged, TOLD).tolist(), strict=True))


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    return train_tagger(LEARN, CHOOSE, TOLD, recipe=SMALL)


# What is learnt


def test_what_the_words_tell_is_learnt(tagger: Tagger) -> None:
    scores = measure(tagger, UNSEEN)
    assert scores[FACTS] > 0.9
    assert min(scores.values()) > 0.8


def test_nothing_is_learnt_where_there_is_nothing() -> None:
    """Roles dealt out by lot: whoever finds the true ones on other documents has seen them."""
    lost = train_tagger([*map(shuffle_roles, LEARN)], [*map(shuffle_roles, CHOOSE)], TOLD, recipe=SMALL)
    assert measure(lost, UNSEEN)[FACTS] < 0.6


def train_pair(documents: Sequence[RoleDocument]) -> Tagger:
    """On all but the last eight, to tell facts from reasons."""
    cut = len(documents) - 16
    recipe = replace(SMALL, epochs=30)
    return train_tagger(documents[:cut], documents[cut:-8], (FACTS, ARGUMENT, RATIO), recipe=recipe)


def measure_share(tagger: Tagger, documents: Sequence[RoleDocument]) -> float:
    """How many sentences get their role."""
    tagged = tagger.tag([document.sentences for document in documents])
    right = [
        role == gold
        for roles, document in zip(tagged, documents, strict=True)
        for (role, _), gold in zip(roles, document.roles, strict=True)
    ]
    return float(np.mean(right))


def test_what_only_the_place_tells_is_learnt() -> None:
    """The same sentence is a fact before counsel speaks, and a reason behind."""

    def write(number: int) -> RoleDocument:
        stream = random.Random(number)
        before, behind = stream.randint(2, 8), stream.randint(2, 8)
        same = [f"The {stream.choice(THINGS)} was there" for _ in range(before + behind)]
        sentences = (*same[:before], "Counsel urged otherwise", *same[before:])
        return RoleDocument(str(number), sentences, (*[FACTS] * before, ARGUMENT, *[RATIO] * behind))

    documents = [write(number) for number in range(40)]
    assert measure_share(train_pair(documents), documents[-8:]) > 0.9


def test_a_lexicon_that_only_knows_by_heart_is_not_trusted() -> None:
    """Words mean nothing here, but the lexicon remembers which were in which sentence, wrong roles and all.
    What networks are to learn is that the first half is facts."""

    def write(number: int, wrong: float) -> RoleDocument:
        stream = random.Random(number)
        sentences = [" ".join(stream.choices(NONSENSE, k=8)) for _ in range(30)]
        roles = [FACTS if (place < 15) != (stream.random() < wrong) else RATIO for place in range(30)]
        return RoleDocument(str(number), tuple(sentences), tuple(roles))

    documents = [write(number, wrong=0.25) for number in range(32)]
    assert measure_share(train_pair(documents), [write(number, wrong=0) for number in range(24, 32)]) > 0.9


def test_no_number_of_a_trained_tagger_is_lost(tagger: Tagger) -> None:
    numbers = [tagger.role_bias, tagger.lexicon.weights, tagger.lexicon.rarity, tagger.lexicon.bias]
    numbers += [value.detach().numpy() for network in tagger.networks for value in network.parameters()]
    assert all(np.isfinite(each).all() for each in numbers)


def test_few_documents_are_dealt_several_times() -> None:
    """Four short judgments are one batch: four epochs of one step each teach little."""
    few = replace(SMALL, epochs=4, networks=1)
    often = replace(few, least_batches=12)
    seldom_right, often_right = (
        measure_share(train_tagger(LEARN[:3], CHOOSE[:1], TOLD, recipe=recipe), UNSEEN)
        for recipe in (few, often)
    )
    assert often_right > seldom_right + 0.1


# Seeds


def write_bytes(tagger: Tagger, folder: Path) -> list[bytes]:
    save_tagger(tagger, folder, {})
    return [path.read_bytes() for path in sorted(folder.iterdir())]


def test_one_seed_gives_one_tagger_to_the_last_bit(tagger: Tagger, tmp_path: Path) -> None:
    torch.rand(7)  # what was drawn before does not matter
    again = train_tagger(LEARN, CHOOSE, TOLD, recipe=SMALL)
    assert write_bytes(again, tmp_path / "again") == write_bytes(tagger, tmp_path / "first")


def test_another_seed_gives_other_networks_and_the_same_lexicon() -> None:
    recipe = replace(SMALL, epochs=2)
    one, two = (train_tagger(LEARN[:4], CHOOSE[:2], TOLD, recipe=recipe, seed=seed) for seed in (0, 1))
    starts = {network.crf.start.detach().numpy().tobytes() for network in (*one.networks, *two.networks)}
    assert len(starts) == 4
    assert one.lexicon.weights.tobytes() == two.lexicon.weights.tobytes()


# The lexicon


SENTENCES = [document.sentences for document in LEARN]
NUMBERS = number_roles(LEARN, TOLD)


@pytest.mark.parametrize("changed", [0, 7])
def test_an_opinion_on_a_document_does_not_come_from_its_own_roles(changed: int) -> None:
    before = score_held_out(SENTENCES, NUMBERS, len(TOLD))
    others = [(each + 1) % len(TOLD) if place == changed else each for place, each in enumerate(NUMBERS)]
    after = score_held_out(SENTENCES, others, len(TOLD))
    assert after[changed].tobytes() == before[changed].tobytes()
    moved = [np.abs(one - two).max() > 1e-4 for one, two in zip(before, after, strict=True)]
    assert sum(moved) >= len(LEARN) - 3  # all but those that share its fold: they learnt from it


def test_an_opinion_on_a_document_does_not_come_from_its_own_words() -> None:
    """A word that one document alone has tells its role there by heart, and must not tell it here."""
    marked = [(*document, "Zebra") if place == 3 else document for place, document in enumerate(SENTENCES)]
    roles = [np.append(each, 0) if place == 3 else each for place, each in enumerate(NUMBERS)]
    others = [np.append(each, 1) if place == 3 else each for place, each in enumerate(NUMBERS)]
    one, two = (score_held_out(marked, each, len(TOLD))[3][-1] for each in (roles, others))
    assert one.tobytes() == two.tobytes()


def test_the_lexicon_knows_what_it_learnt_from() -> None:
    lexicon = learn_lexicon(SENTENCES, NUMBERS, len(TOLD))
    scores = lexicon.score(lexicon.vocabulary.count([each for document in SENTENCES for each in document]))
    np.testing.assert_allclose(np.exp(scores).sum(axis=1), 1, atol=1e-5)
    assert (scores.argmax(axis=1) == np.concatenate(NUMBERS)).mean() > 0.95


@pytest.mark.parametrize("absent", [(RATIO, PRESENT_RULING), (FACTS, RATIO), (ARGUMENT,)])
def test_a_role_that_no_document_has_is_improbable(absent: tuple[str, ...]) -> None:
    """Two roles are a case of their own."""
    left = [take_out(document, absent) for document in LEARN]
    numbers = number_roles(left, TOLD)
    lexicon = learn_lexicon([document.sentences for document in left], numbers, len(TOLD))
    scores = lexicon.score(lexicon.vocabulary.count([text for each in left for text in each.sentences]))
    assert (scores.argmax(axis=1) == np.concatenate(numbers)).mean() > 0.95
    assert np.exp(scores[:, [TOLD.index(role) for role in absent]]).max() < 0.1


# What is chosen on development documents


@given(st.integers(0, 2**32 - 1), st.integers(2, 6))
def test_role_bias_never_make_the_chosen_scores_worse(seed: int, kinds: int) -> None:
    stream = np.random.default_rng(seed)
    gold = stream.integers(kinds, size=60)
    told = stream.dirichlet(np.full(kinds, 0.5), size=60).astype(np.float32)
    role_bias = choose_role_bias(gold, told, range(kinds))
    level = np.zeros(kinds, np.float32)
    plain, chosen = (score_roles(gold, choose_roles(told, each), kinds) for each in (level, role_bias))
    occurring = np.unique(gold)
    assert chosen[occurring].mean() + chosen[0] >= plain[occurring].mean() + plain[0]


def test_a_role_that_is_told_too_rarely_gets_an_advantage() -> None:
    gold = np.array([0, 1] * 50)
    told = np.where(gold[:, None] == 1, (0.6, 0.4), (0.9, 0.1)).astype(np.float32)
    role_bias = choose_role_bias(gold, told, (0, 1))
    assert choose_roles(told, role_bias).tolist() == gold.tolist()
    assert not choose_role_bias(gold, told, (0,)).any()


def test_no_document_is_tested_by_a_tagger_that_saw_it() -> None:
    seen: list[tuple[str, ...]] = []
    tested: list[tuple[str, ...]] = []

    class Spy:
        def __init__(self, known: set[tuple[str, ...]]) -> None:
            self.known = known

        def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
            tested.extend(map(tuple, documents))
            seen.extend(self.known & set(map(tuple, documents)))
            return [[(FACTS, 1.0)] * len(document) for document in documents]

    evaluation = evaluate_trainer(
        lambda train, chosen, roles, seed: Spy({each.sentences for each in (*train, *chosen)}),
        LEARN,
        TOLD,
        folds=4,
        seeds=(0, 1),
    )
    assert not seen
    assert sorted(tested) == sorted([document.sentences for document in LEARN] * 2)
    assert evaluation.by_seed.shape == (2, len(TOLD))
    assert (evaluation.by_seed[:, 1:] == 0).all()


# Corpora that lack something


@pytest.mark.parametrize(
    ("absent", "roles"),
    [((), ROLES), ((PRESENT_RULING,), TOLD)],
    ids=["no document has some roles", "only development documents have a role"],
)
def test_roles_that_documents_lack_are_told_as_well(absent: tuple[str, ...], roles: tuple[str, ...]) -> None:
    learnt = [take_out(document, absent) for document in LEARN[:4]]
    tagger = train_tagger(learnt, CHOOSE[:2], roles, recipe=replace(SMALL, epochs=4, networks=1))
    (told,) = tagger.predict_probabilities([UNSEEN[0].sentences])
    assert told.shape == (len(UNSEEN[0].sentences), len(roles))
