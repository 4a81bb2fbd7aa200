"""Every recipe learns to tell roles; none is disturbed by batches, seeds that are the same, or empty text."""

from itertools import chain, product

import numpy as np
import pytest
import torch

from model.tagger.baselines.bilstm_crf import (
    BiLstmSentenceEncoder,
    PlainRecipe,
    PlainTagger,
    bucket_by_length,
    learn_words,
    train_words,
)
from model.tagger.baselines.recipes import TRAINERS
from model.tagger.baselines.svd_bilstm import learn_vectors, train_vectors
from model.tagger.baselines.window_tfidf import (
    LinearTagger,
    add_neighbours,
    count_chain,
    make_weights,
    train_linear,
)
from model.tagger.corpora.read import RoleDocument
from model.tagger.evaluate import AnyTagger
from schemas.roles import ARGUMENT, FACTS, PRESENT_RULING

ROLES = (FACTS, ARGUMENT, PRESENT_RULING)
_SAID = {
    FACTS: (
        "The accused {} struck the watchman near the well at night",
        "The police of village {} found the knife in the well",
        "On 3 May {} the watchman went to the village with the accused",
    ),
    ARGUMENT: (
        "Learned counsel for {} submitted that the witness cannot be believed",
        "It was contended by counsel for {} that no witness saw the blow",
    ),
    PRESENT_RULING: (
        "The appeal of {} is dismissed with costs",
        "We set aside the order against {} and the appeal is allowed",
    ),
}
_NAMES = ("Ramdas", "Govind", "Latif", "Meena", "Joseph", "Harpal", "Sudha", "Birju", "Kamla", "Tariq")


def make_document(number: int) -> RoleDocument:
    """Facts, then arguments, then the ruling, each of a length of its own."""
    said = []
    for place, (role, sentences) in enumerate(_SAID.items()):
        times = 2 + (number + place) % 3
        said += [(sentences[time % len(sentences)].format(_NAMES[number]), role) for time in range(times)]
    texts, roles = zip(*said, strict=True)
    return RoleDocument(str(number), texts, roles)


DOCUMENTS = [make_document(number) for number in range(len(_NAMES))]
TRAIN, DEVELOPMENT, TEST = DOCUMENTS[:6], DOCUMENTS[6:8], DOCUMENTS[8:]
SHORT = PlainRecipe(epochs=8, batch_documents=2, learning_rate=1e-2)


def train_briefly(name: str, seed: int = 1) -> AnyTagger:
    """The two slow recipes with few epochs, the others as they are."""
    if name == "words":
        return train_words(TRAIN, DEVELOPMENT, ROLES, seed, SHORT)
    if name == "vectors":
        return train_vectors(TRAIN, DEVELOPMENT, ROLES, seed, SHORT)
    return TRAINERS[name](TRAIN, DEVELOPMENT, ROLES, seed)


@pytest.fixture(scope="module")
def taggers() -> dict[str, AnyTagger]:
    return {name: train_briefly(name) for name in TRAINERS}


each_recipe = pytest.mark.parametrize("name", list(TRAINERS))


@each_recipe
def test_a_recipe_learns_the_roles(name: str, taggers: dict[str, AnyTagger]) -> None:
    told = taggers[name].tag([document.sentences for document in TEST])
    assert [len(each) for each in told] == [len(document.sentences) for document in TEST]
    assert all(role in ROLES and 0 <= score <= 1 for each in told for role, score in each)
    gold = [role for document in TEST for role in document.roles]
    right = [role == true for (role, _), true in zip(chain.from_iterable(told), gold, strict=True)]
    assert sum(right) >= 0.9 * len(gold)


@each_recipe
def test_odd_documents_get_a_role_for_each_sentence(name: str, taggers: dict[str, AnyTagger]) -> None:
    documents = [[], ["..."], ["well " * 5000, "", "1"], []]
    told = taggers[name].tag(documents)
    assert [len(each) for each in told] == [0, 1, 3, 0]
    assert all(role in ROLES and 0 <= score <= 1 for each in told for role, score in each)
    assert taggers[name].tag([]) == []


@each_recipe
def test_the_same_seed_gives_the_same_tagger(name: str, taggers: dict[str, AnyTagger]) -> None:
    sentences = [document.sentences for document in DOCUMENTS]
    assert train_briefly(name).tag(sentences) == taggers[name].tag(sentences)


@pytest.mark.parametrize("name", ["words", "vectors"])
def test_another_seed_gives_another_network(name: str, taggers: dict[str, AnyTagger]) -> None:
    sentences = [document.sentences for document in TEST]
    assert train_briefly(name, seed=2).tag(sentences) != taggers[name].tag(sentences)


@each_recipe
def test_a_document_is_tagged_alike_alone_and_in_a_batch(name: str, taggers: dict[str, AnyTagger]) -> None:
    long = ["The police of village Rampur found it " + "in the well " * 40] * 30
    documents = [*(document.sentences for document in DOCUMENTS), long, ["The appeal is dismissed"]]
    together = taggers[name].tag(documents)
    for sentences, expected in zip(documents, together, strict=True):
        (alone,) = taggers[name].tag([sentences])
        assert [role for role, _ in alone] == [role for role, _ in expected]
        assert [score for _, score in alone] == pytest.approx([score for _, score in expected], abs=1e-5)


def test_padding_does_not_reach_the_vector_of_a_sentence() -> None:
    torch.manual_seed(0)
    encoder = BiLstmSentenceEncoder(50).eval()
    short, long = torch.randint(2, 50, (1, 5)), torch.randint(2, 50, (3, 40))
    padded = torch.nn.functional.pad(short, (0, 35))
    with torch.no_grad():
        together = encoder(torch.cat((long, padded)))
        assert together.shape == (4, 200)
        torch.testing.assert_close(together[3:], encoder(short), rtol=0, atol=1e-6)
        torch.testing.assert_close(together[:3], encoder(long), rtol=0, atol=1e-6)


def test_the_vector_of_a_sentence_is_that_of_an_ordinary_bilstm() -> None:
    torch.manual_seed(0)
    encoder = BiLstmSentenceEncoder(50).eval()
    usual = torch.nn.LSTM(100, 100, bidirectional=True)
    usual.load_state_dict(
        {**encoder.states.forwards.state_dict()}
        | {f"{key}_reverse": each for key, each in encoder.states.backwards.state_dict().items()}
    )
    words = torch.randint(2, 50, (1, 12))
    with torch.no_grad():
        _, (hidden, _) = usual(encoder.embeddings(words.T))
        torch.testing.assert_close(encoder(words), hidden[:, 0].reshape(1, 200), rtol=0, atol=1e-6)


def test_buckets_hold_every_sentence_once() -> None:
    lengths = [3, 200, 1, 3000, 7, 7, 150] * 40
    buckets = list(bucket_by_length(lengths))
    assert sorted(place for bucket in buckets for place in bucket) == list(range(len(lengths)))
    assert all(
        len(bucket) == 1 or len(bucket) * max(lengths[i] for i in bucket) <= 2048 for bucket in buckets
    )


def test_linear_paths_are_the_best_of_all_paths() -> None:
    tagger = train_linear(TRAIN, DEVELOPMENT, ROLES, 0)
    sentences = (
        "The appeal is dismissed",
        "Counsel submitted",
        "The knife in the well",
        "He went",
        "We allow",
    )
    told = tagger.tag([sentences])[0]
    rows = add_neighbours(tagger.words.transform(sentences))
    emissions = tagger.classifier.predict_log_proba(rows) - tagger.share * tagger.chain.priors
    scores = {}
    for path in product(range(len(ROLES)), repeat=len(sentences)):
        steps = tagger.chain.transitions[path[:-1], path[1:]].sum()
        scores[path] = tagger.chain.start[path[0]] + steps + emissions[range(len(path)), path].sum()
    best = max(scores, key=scores.__getitem__)
    assert [role for role, _ in told] == [ROLES[number] for number in best]
    total = np.logaddexp.reduce(list(scores.values()))
    for place, (role, score) in enumerate(told):
        through = [each for path, each in scores.items() if ROLES[path[place]] == role]
        assert score == pytest.approx(np.exp(np.logaddexp.reduce(through) - total), abs=1e-9)


def test_a_chain_counts_starts_transitions_and_roles() -> None:
    counted = count_chain([np.array([0, 0, 1]), np.array([1])], 3)
    np.testing.assert_allclose(np.exp(counted.start), [2 / 5, 2 / 5, 1 / 5])
    np.testing.assert_allclose(
        np.exp(counted.transitions), [[2 / 5, 2 / 5, 1 / 5], [1 / 3, 1 / 3, 1 / 3], [1 / 3, 1 / 3, 1 / 3]]
    )
    np.testing.assert_allclose(np.exp(counted.priors), [3 / 7, 3 / 7, 1 / 7])


def test_neighbours_stay_within_the_document() -> None:
    words = make_weights().fit(["red well", "red well", "blue knife", "blue knife"])
    rows = words.transform(["red well", "blue knife"])
    wide = add_neighbours(rows).toarray()
    nothing = np.zeros(rows.shape[1])
    first, second = rows.toarray()
    np.testing.assert_allclose(wide[0], np.concatenate((first, nothing, second / 2)))
    np.testing.assert_allclose(wide[1], np.concatenate((second, first / 2, nothing)))


def test_a_role_that_was_never_seen_is_known_and_never_told() -> None:
    tagger: LinearTagger = train_linear(TRAIN, DEVELOPMENT, (*ROLES, "Statute"), 0)
    told = tagger.tag([document.sentences for document in TEST])
    assert {role for each in told for role, _ in each} == set(ROLES)


def test_words_of_one_sentence_only_are_unknown() -> None:
    reader = learn_words([["The well, the WELL!", "knife (old)"]])
    assert set(reader.numbers) == {"the", "well"}
    assert reader.read(["knife the?", "", "..."]).tolist() == [[1, reader.numbers["the"]], [1, 0], [1, 0]]


def test_vectors_tell_where_a_sentence_stands() -> None:
    reader = learn_vectors([document.sentences for document in TRAIN])
    rows = reader.read([TRAIN[0].sentences[0]] * 3)
    assert rows[:, -1].tolist() == [-1, 0, 1]
    assert torch.equal(rows[0, :-1], rows[2, :-1])


def test_nothing_of_the_development_documents_is_unused() -> None:
    """The last training is on all documents: a word that only the development documents have is known."""
    extra = RoleDocument("extra", ("The zamindar and the zamindar quarrelled",), (FACTS,))
    tagger: PlainTagger = train_words(TRAIN, [*DEVELOPMENT, extra], ROLES, 0, PlainRecipe(epochs=1))
    assert tagger.reader.read(["zamindar"]).item() > 1
