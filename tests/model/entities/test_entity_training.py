"""Training: our network says what spaCy's says, the same seed gives the same, and names are found."""

import random
from dataclasses import replace

import numpy as np
import pytest
import torch
from spacy.language import Language

from model.entities.corpora import EntityText
from model.entities.torch_ner import EntityNetwork, EntityNetworkShape, hash_tokens, make_batch, write_weights
from model.entities.train import EntityRecipe, build_pipeline, list_moves, train_entities
from model.entities.variation import collect_names, vary_text

SHAPE = EntityNetworkShape(width=24, depth=2, rows=(300, 100, 200, 100), hidden=16)
RECIPE = EntityRecipe(shape=SHAPE, epochs=12, batch_tokens=150, rate=5e-3, dropout=0.1)
FIRST = (
    "Bhuru",
    "Jethu",
    "Mongla",
    "Dasru",
    "Lakhi",
    "Chaitu",
    "Punau",
    "Nanku",
    "Somari",
    "Mangli",
    "Champa",
    "Kekti",
    "Rumli",
    "Itwari",
)
LAST = ("Baiga", "Netam", "Uikey", "Kumre", "Tekam", "Soren", "Tirkey", "Ekka", "Dawar", "Katara")
PLACES = ("Rampur", "Sitapur", "Kheri", "Etah", "Bhilai", "Seoni")
PATTERNS = (
    "{p} went to {l} with {p} .",
    "On that day {p} struck Smt. {p} at {l} .",
    "The knife was found by {p} .",
    "Learned counsel submitted that nobody saw it .",
    "Shri {p} , counsel for the appellant , came from {l} .",
)


def write_text(number: int) -> EntityText:
    """A sentence with its marks; another number, another sentence."""
    stream = random.Random(number)
    text, spans = "", []
    for word in stream.choice(PATTERNS).split():
        if text:
            text += " "
        if word in ("{p}", "{l}"):
            person = f"{stream.choice(FIRST)} {stream.choice(LAST)}"
            name, kind = (person, "PERSON") if word == "{p}" else (stream.choice(PLACES), "PLACE")
            spans.append((len(text), len(text) + len(name), kind))
            text += name
        else:
            text += word
    return EntityText(f"d{number}", text, tuple(spans))


TEXTS = [write_text(number) for number in range(150)]
UNSEEN = [write_text(number) for number in range(1000, 1040)]


def find(nlp: Language, texts: list[EntityText]) -> list[tuple[tuple[int, int, str], ...]]:
    docs = nlp.pipe([text.text for text in texts])
    return [tuple((ent.start_char, ent.end_char, ent.label_) for ent in doc.ents) for doc in docs]


@pytest.fixture(scope="module")
def trained() -> Language:
    torch.set_num_threads(1)
    return train_entities(TEXTS, recipe=RECIPE, seed=0)


def test_names_in_other_sentences_are_found(trained: Language) -> None:
    told = find(trained, UNSEEN)
    right = sum(len(set(text.spans) & set(spans)) for text, spans in zip(UNSEEN, told, strict=True))
    assert right >= 0.9 * sum(len(text.spans) for text in UNSEEN)
    assert right >= 0.9 * sum(map(len, told))


def test_the_same_seed_gives_the_same_weights(trained: Language) -> None:
    again = train_entities(TEXTS, recipe=RECIPE, seed=0)
    other = train_entities(TEXTS, recipe=replace(RECIPE, epochs=1), seed=1)
    weights = [nlp.get_pipe("ner").model.get_ref("upper").get_param("W") for nlp in (trained, again, other)]  # type: ignore[attr-defined]
    assert np.array_equal(weights[0], weights[1])
    assert not np.array_equal(weights[0], weights[2])


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    train_entities(
        TEXTS[:20], recipe=replace(RECIPE, epochs=2), seed=0, report=lambda *step: told.append(step)
    )
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_our_network_scores_as_spacy_does() -> None:
    """Texts of several lengths beside each other, states with and without an open entity."""
    torch.manual_seed(3)
    nlp = build_pipeline(SHAPE)
    network = EntityNetwork(SHAPE, len(list_moves(nlp))).eval()
    with torch.no_grad():
        for weights in network.parameters():
            weights.normal_(std=0.5)
    write_weights(network, nlp)
    embedder, recognizer = nlp.get_pipe("tok2vec"), nlp.get_pipe("ner")
    docs = [nlp.make_doc(text) for text in ("Bhuru Baiga fled to Rampur .", "He", "So Mongla Netam said")]
    opened = [np.full(len(doc), -1) for doc in docs]
    opened[0][1], opened[2][2:4] = 0, 1
    keys = [hash_tokens(doc, embedder.model, SHAPE.attributes) for doc in docs]  # type: ignore[attr-defined]
    batch = make_batch(keys, opened, SHAPE.depth)
    with torch.no_grad():
        ours = network(batch).numpy()
    embedder.set_annotations(docs, embedder.predict(docs))  # type: ignore[attr-defined]
    step, _ = recognizer.model.begin_update(docs)  # type: ignore[attr-defined]
    states, _ = step.state2vec(batch.states.numpy().astype("i"), False)
    theirs = step.vec2scores.predict(states)
    assert ours.shape == theirs.shape == (len(batch.opened), len(list_moves(nlp)))
    assert np.allclose(ours, theirs, rtol=1e-4, atol=1e-4 * np.abs(theirs).max())


def test_weights_of_another_shape_are_refused() -> None:
    nlp = build_pipeline(SHAPE)
    with pytest.raises(ValueError, match="another shape"):
        write_weights(EntityNetwork(replace(SHAPE, hidden=8), len(list_moves(nlp))), nlp)


# Variation


def test_spans_follow_their_names_through_every_change() -> None:
    names = ["Teja Hundal", "Xavier D'Mello", "Noorjahan"]
    changed = set()
    for number, text in enumerate(TEXTS):
        varied = vary_text(text, random.Random(number), names)
        assert len(varied.spans) == len(text.spans)
        for (start, end, kind), (old_start, old_end, old_kind) in zip(varied.spans, text.spans, strict=True):
            old, new = text.text[old_start:old_end], varied.text[start:end]
            assert kind == old_kind
            allowed = {old, *names} if kind == "PERSON" else {old}
            assert new.casefold() in {name.casefold() for name in allowed}
            changed.add(new.casefold() != old.casefold())
    assert changed == {True, False}


def test_layout_goes_and_who_is_named_twice_stays_one() -> None:
    text = EntityText(
        "a", "Bhuru Baiga\n\n   ...Appellant\tBhuru Baiga", ((0, 11, "PERSON"), (29, 40, "PERSON"))
    )
    for seed in range(60):
        varied = vary_text(text, random.Random(seed), ["Teja Hundal", "Noorjahan Begum"])
        surfaces = {varied.text[start:end] for start, end, _ in varied.spans}
        assert len(surfaces) == 1


def test_only_what_people_are_called_is_a_name_to_lend() -> None:
    surfaces = ["Bhuru Baiga", "State of Bihar", "Mongla & Sons Ltd.", "A B C D E"]
    texts = [EntityText("a", surface, ((0, len(surface), "PERSON"),)) for surface in surfaces]
    assert collect_names(texts) == ["Bhuru Baiga"]
