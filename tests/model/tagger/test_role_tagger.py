"""A tagger with numbers drawn by lot: no document notices its batch mates, and any text has a role."""

import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor, nn

from model.tagger import tagger as role_tagger
from model.tagger.cues import CUES, CueFinder, list_cue_pairs, list_cue_words
from model.tagger.inputs import read_inputs
from model.tagger.lexicon import RoleLexicon
from model.tagger.network import RoleNetwork, RoleNetworkShape
from model.tagger.tagger import Tagger, choose_roles
from model.tagger.vocabulary import learn_vocabulary
from schemas.roles import PAPER_ROLES

SENTENCES = (
    "The boy took the lamp from the well and ran away.",
    "On 3-4-1987 his uncle told the police of Rampur (P.W. 3) what he had seen.",
    "Learned counsel submitted that nobody had seen the lamp.",
    "The trial court convicted him under section 379 of the Code.",
    "We are of the opinion that the evidence of the uncle was rightly believed.",
    'Was it "moveable property"?',
    "The appeal is dismissed.",
)
STRANGE = {
    "blank": " ",
    "empty": "",
    "lines": "\n\t\r\x0b\x0c\x85\u2028",
    "hindi": "अभियुक्त ने कुएँ के पास से दीपक उठाया और भाग गया।",
    "control": "The boy\x00 ran\x07 away\x1b[31m\x7f",
    "half a character": "The boy ran \ud800 away",
    "marks": "... --- ***",
    "emoji": "🏃🏽‍♂️ ran",
    "capitals": "THE STATE VERSUS THE BOY",
    "word": "x" * 100_000,
    "number": "9" * 100_000,
    "superscript": "x² ½ Ⅷ ①",
}


def make_tagger(networks: int = 2, seed: int = 0) -> Tagger:
    """Random numbers throughout, also in the CRF: whatever mixes two documents changes results."""
    stream = np.random.default_rng(seed)
    vocabulary = learn_vocabulary(
        [SENTENCES], always=list_cue_words(CUES), always_pairs=list_cue_pairs(CUES), min_documents=1
    )
    size, roles = len(vocabulary), len(PAPER_ROLES)
    drawn = stream.normal(size=(size, roles)), 1 + stream.random(size), stream.normal(size=roles)
    lexicon = RoleLexicon(vocabulary, *(each.astype(np.float32) for each in drawn))
    (inputs,) = read_inputs([("",)], lexicon, CueFinder(vocabulary, CUES))
    shape = RoleNetworkShape(inputs.shape[1], roles, hidden=8)
    members = tuple(draw_network(shape, seed + number) for number in range(networks))
    return Tagger(PAPER_ROLES, lexicon, CUES, members, stream.normal(size=roles).astype(np.float32))


def draw_network(shape: RoleNetworkShape, seed: int) -> RoleNetwork:
    network = RoleNetwork(shape)
    stream = torch.Generator().manual_seed(seed)
    for numbers in network.parameters():
        nn.init.normal_(numbers, std=0.5, generator=stream)
    return network


def write_document(length: int, seed: int = 0) -> list[str]:
    return random.Random(seed).choices(SENTENCES, k=length)


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    return make_tagger()


# Batches


DOCUMENTS = [write_document(length, seed) for seed, length in enumerate((1, 30, 2, 7, 30, 1, 12, 90, 5))]


@pytest.fixture(scope="module")
def alone(tagger: Tagger) -> list[np.ndarray]:
    """What is told of each document by itself."""
    return [tagger.predict_probabilities([document])[0] for document in DOCUMENTS]


@settings(max_examples=25)
@given(st.lists(st.sampled_from(range(len(DOCUMENTS))), max_size=12), st.sampled_from([1, 40, 100, 10_000]))
def test_no_document_notices_its_batch_mates(
    tagger: Tagger, alone: list[np.ndarray], chosen: list[int], batch: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(role_tagger, "_BATCH_SENTENCES", batch)
        told = tagger.predict_probabilities([DOCUMENTS[index] for index in chosen])
        tagged = tagger.tag([DOCUMENTS[index] for index in chosen])
    assert len(told) == len(tagged) == len(chosen)
    for index, marginals, roles in zip(chosen, told, tagged, strict=True):
        np.testing.assert_allclose(marginals, alone[index], atol=1e-5)
        numbers = choose_roles(alone[index], tagger.role_bias)
        assert [role for role, _ in roles] == [tagger.roles[number] for number in numbers]


def test_tagging_twice_gives_the_same_bits(tagger: Tagger) -> None:
    assert tagger.tag(DOCUMENTS) == tagger.tag(DOCUMENTS) == make_tagger().tag(DOCUMENTS)


def test_sentences_are_seen_in_their_document(tagger: Tagger) -> None:
    """Were each sentence tagged by itself, batches could not matter, and all of the above were nothing."""
    same = SENTENCES[3]
    for before, behind in [(SENTENCES[:3], ()), ((), SENTENCES[4:])]:
        (told,) = tagger.predict_probabilities([(*before, same, *behind)])
        assert np.abs(told[len(before)] - tagger.predict_probabilities([[same]])[0][0]).max() > 1e-3


# What is told


def test_scores_are_probabilities_of_the_roles_that_are_given(tagger: Tagger) -> None:
    for told, tagged in zip(tagger.predict_probabilities(DOCUMENTS), tagger.tag(DOCUMENTS), strict=True):
        np.testing.assert_allclose(told.sum(axis=1), 1, atol=1e-5)
        assert (told >= 0).all()
        rows = zip(told, tagged, strict=True)
        assert all(row[tagger.roles.index(role)] == np.float32(score) for row, (role, score) in rows)


def test_networks_are_averaged(tagger: Tagger) -> None:
    each = [
        replace(tagger, networks=(network,)).predict_probabilities(DOCUMENTS) for network in tagger.networks
    ]
    for told, *opinions in zip(tagger.predict_probabilities(DOCUMENTS), *each, strict=True):
        np.testing.assert_allclose(told, np.mean(opinions, axis=0), atol=1e-6)
        assert np.abs(np.subtract(*opinions)).max() > 1e-3


@pytest.mark.parametrize("role", range(len(PAPER_ROLES)))
def test_a_role_with_an_advantage_is_given_more_often(tagger: Tagger, role: int) -> None:
    told = np.concatenate(tagger.predict_probabilities(DOCUMENTS))
    role_bias = [np.zeros(len(PAPER_ROLES), np.float32) for _ in range(3)]
    role_bias[0][role], role_bias[2][role] = -30, 30
    never, sometimes, always = ((choose_roles(told, each) == role).mean() for each in role_bias)
    assert never == 0 <= sometimes <= 1 == always


def test_a_network_left_in_training_does_not_drop_inputs() -> None:
    tagger = make_tagger()
    expected = tagger.tag(DOCUMENTS)
    networks = tuple(network.train() for network in make_tagger().networks)
    assert replace(tagger, networks=networks).tag(DOCUMENTS) == expected


# Any text


def test_nothing_is_told_of_nothing(tagger: Tagger) -> None:
    assert tagger.tag([]) == []
    assert tagger.tag([[]]) == [[]]
    one = tagger.tag([[SENTENCES[0]]])
    assert tagger.tag([[], [SENTENCES[0]], []]) == [[], *one, []]
    assert [told.shape for told in tagger.predict_probabilities([[], [SENTENCES[0]]])] == [(0, 7), (1, 7)]


def assert_sound(tagger: Tagger, sentences: Sequence[str]) -> None:
    (tagged,) = tagger.tag([sentences])
    assert len(tagged) == len(sentences)
    assert all(role in PAPER_ROLES and 0 <= score <= 1 for role, score in tagged)


@pytest.mark.parametrize("sentence", STRANGE.values(), ids=STRANGE)
def test_strange_sentences_have_roles(tagger: Tagger, sentence: str) -> None:
    for sentences in ([sentence], [sentence] * 3, [SENTENCES[0], sentence, SENTENCES[1]]):
        assert_sound(tagger, sentences)


@given(st.lists(st.text(st.characters(exclude_categories=[])), max_size=5))
def test_every_text_has_roles(tagger: Tagger, sentences: list[str]) -> None:
    assert_sound(tagger, sentences)


def test_a_sentence_of_50000_words(tagger: Tagger) -> None:
    long = "the boy ran away " * 12_500
    assert_sound(tagger, [SENTENCES[0], long, SENTENCES[1]])


# The network alone


SHAPE = RoleNetworkShape(inputs=4, roles=3, hidden=3)
LENGTHS = (4, 1, 3)


def draw_batch() -> tuple[list[Tensor], list[Tensor]]:
    stream = torch.Generator().manual_seed(1)
    documents = [torch.randn(length, 4, generator=stream, dtype=torch.float64) for length in LENGTHS]
    return documents, [torch.randint(3, (length,), generator=stream) for length in LENGTHS]


def test_the_gradient_of_the_loss_is_the_slope_of_the_loss() -> None:
    network = draw_network(SHAPE, 0).double().eval()
    documents, roles = draw_batch()
    names = [name for name, _ in network.named_parameters()]

    def lose(*values: Tensor) -> Tensor:
        parameters, inputs = values[: len(names)], values[len(names) :]
        state = dict(zip(names, parameters, strict=True))
        loss: Tensor = torch.func.functional_call(network, state, (inputs, roles))
        return loss

    values = [*network.parameters(), *documents]
    assert torch.autograd.gradcheck(lose, [value.detach().requires_grad_() for value in values])


def test_the_loss_is_the_mean_over_sentences_however_documents_are_batched() -> None:
    network = draw_network(SHAPE, 0).double().eval()
    documents, roles = draw_batch()
    together = network(documents, roles)
    apart = [network([one], [other]) * len(other) for one, other in zip(documents, roles, strict=True)]
    torch.testing.assert_close(together, sum(apart) / sum(LENGTHS), rtol=1e-12, atol=0)
    assert together > 0
    turned = network(documents[::-1], roles[::-1])
    torch.testing.assert_close(together, turned, rtol=1e-12, atol=0)


def test_both_directions_reach_every_sentence() -> None:
    network = draw_network(SHAPE, 0).double().eval()
    document = torch.randn(6, 4, generator=torch.Generator().manual_seed(2), dtype=torch.float64)
    emissions, _ = network.emit([document])
    for changed in range(6):
        other = document.clone()
        other[changed] += 1
        moved = (network.emit([other])[0] - emissions)[0].abs().amax(dim=1)
        assert (moved > 1e-9).all()
