"""A LeSICiN classifier needs nothing but its folder, comes back as it went, and believes nothing it reads."""

import json
import resource
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from safetensors.torch import load_file, save_file

from model.classifiers.registry import Classifier, load_classifier
from model.classifiers.thresholds import Thresholds
from model.lesicin.classifier import EnsembleMember, LesicinClassifier, average_log_odds
from model.lesicin.files import CONFIG, TrainingOrigin, load_lesicin, read_run, save_lesicin
from model.lesicin.network import LeSICiN, LeSICiNConfig, ReadSections
from model.lesicin.recipe import LesicinRecipe
from model.lesicin.scoring import Statutes
from model.linear.lexicon import Lexicon, choose_labels
from model.linear.tfidf import learn_words
from model.vectors.encoder import SentenceVectors, VectorRecipe
from model.vectors.train import train_vectors
from schemas.errors import BadInputError, StorageError

LABELS = ("302", "323", "379")
COUNTS = {"fact": 6, "section": 3, "topic": 2, "chapter": 1, "act": 1}
SENTENCES = (
    "He stabbed her.",
    "They beat him with sticks.",
    "The bicycle was stolen.",
    "It rained all night.",
)
RECIPE = LesicinRecipe(
    network=LeSICiNConfig(hidden=8, sparse_facts=True, evidence=True),
    vectors=VectorRecipe(size=6, epochs=2, fewest=1, most_grams=20, buckets=1 << 8),
    longest=5,
    networks=2,
)
RUN = sha256(b"run").hexdigest()


@pytest.fixture(scope="module")
def vectors() -> SentenceVectors:
    return train_vectors([SENTENCES, SENTENCES[:2]], RECIPE.vectors, seed=1)


@pytest.fixture(scope="module")
def lesicin(vectors: SentenceVectors) -> LesicinClassifier:
    torch.manual_seed(0)
    members = tuple(make_member() for _ in range(RECIPE.networks))
    thresholds = Thresholds(0.4, np.array([0.4, 0.3, 0.5]), 0.25)
    return LesicinClassifier(LABELS, thresholds, members, vectors, RECIPE.longest, make_lexicon())


def make_lexicon() -> Lexicon:
    """Its words speak for one label or another."""
    words, _ = learn_words([SENTENCES[:2], SENTENCES[1:]], fewest=1, most=50)
    weights = np.random.default_rng(1).normal(size=(len(words.rarity), 3)).astype(np.float16)
    return Lexicon(words, weights, np.array([-0.5, 0.0, 0.25], np.float32))


@pytest.fixture(scope="module")
def networks(lesicin: LesicinClassifier) -> LesicinClassifier:
    """The same without a lexicon."""
    return replace(lesicin, lexicon=None)


def make_member() -> EnsembleMember:
    network = LeSICiN(replace(RECIPE.network, inputs=6), COUNTS).eval()
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.7)  # so that scores differ
    return EnsembleMember(
        network, ReadSections(*(Statutes(torch.randn(3, 8), torch.randn(3, 8)) for _ in range(2)))
    )


@pytest.fixture
def saved(lesicin: LesicinClassifier, tmp_path: Path) -> Path:
    save(lesicin, tmp_path / "lesicin")
    return tmp_path / "lesicin"


def save(lesicin: LesicinClassifier, folder: Path, recipe: LesicinRecipe = RECIPE) -> None:
    recipe = replace(recipe, lexicon=lesicin.lexicon is not None)
    save_lesicin(lesicin, folder, TrainingOrigin(recipe, RUN, COUNTS, {"seed": 1}))


def read_files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def agree(one: Classifier, other: Classifier) -> bool:
    documents = make_documents(20)
    return one.predict_scores(documents).tobytes() == other.predict_scores(documents).tobytes()


def make_documents(count: int) -> list[list[str]]:
    """Of all lengths from none to more than is read."""
    lengths = [number % 8 for number in range(count)]
    return [[SENTENCES[(length * n + n) % 4] for n in range(length)] for length in lengths]


# Scores


def test_scores_do_not_depend_on_the_other_documents(lesicin: LesicinClassifier) -> None:
    documents = make_documents(70)
    together = lesicin.predict_scores(iter(documents))
    assert together.dtype == np.float32
    assert together.shape == (70, 3)
    assert ((together >= 0) & (together <= 1)).all()
    assert together.std(axis=0).min() > 1e-3
    alone = np.concatenate([lesicin.predict_scores([document]) for document in documents])
    assert together == pytest.approx(alone, abs=1e-6)
    backwards = lesicin.predict_scores(documents[::-1])[::-1]
    assert together == pytest.approx(backwards, abs=1e-6)


def test_documents_are_read_as_they_are_needed(lesicin: LesicinClassifier) -> None:
    waiting = read = 0

    def tell() -> Iterator[list[str]]:
        nonlocal waiting, read
        for document in make_documents(1500):
            waiting, read = waiting + 1, max(read, waiting)
            yield document

    class Counting:
        """An encoder that sees how many documents wait for it."""

        size = lesicin.encoder.size

        def encode(self, sentences: Sequence[str]) -> NDArray[np.float32]:
            nonlocal waiting
            waiting = 0
            return lesicin.encoder.encode(sentences)

    scores = replace(lesicin, encoder=Counting()).predict_scores(tell())
    assert len(scores) == 1500
    assert read < 600
    assert scores == pytest.approx(lesicin.predict_scores(make_documents(1500)), abs=1e-6)


def test_documents_without_words_have_scores(lesicin: LesicinClassifier) -> None:
    scores = lesicin.predict_scores([[], [""], ["zzz xyzzy"]])
    assert np.isfinite(scores).all()
    assert lesicin.predict_scores([]).shape == (0, 3)


def test_sentences_are_weighed_by_attention(networks: LesicinClassifier) -> None:
    weights = networks.weigh_sentences(SENTENCES)
    assert weights.dtype == np.float32
    assert weights.shape == (4,)
    assert weights.sum() == pytest.approx(1)
    assert weights.min() > 0
    assert weights.max() > weights.min()
    long = networks.weigh_sentences(SENTENCES * 2)
    assert long[:5].sum() == pytest.approx(1)
    assert long[5:].tolist() == [0, 0, 0]  # they are not read
    assert networks.weigh_sentences([]).shape == (0,)
    assert networks.weigh_sentences(["He stabbed her."]).tolist() == [1]


def test_sentences_are_weighed_by_the_lexicon_too(
    lesicin: LesicinClassifier, networks: LesicinClassifier
) -> None:
    assert lesicin.lexicon is not None
    scores = lesicin.predict_scores([SENTENCES])[0]
    chosen = choose_labels(lesicin.thresholds.decide(scores), scores)
    assert chosen
    spoken = lesicin.lexicon.weigh_sentences(SENTENCES, chosen)
    both = (networks.weigh_sentences(SENTENCES) + spoken) / 2
    assert lesicin.weigh_sentences(SENTENCES) == pytest.approx(both, abs=1e-6)
    assert lesicin.weigh_sentences([]).shape == (0,)
    assert lesicin.weigh_sentences(["Zxqv wqpl!"]).tolist() == [0]
    assert lesicin.weigh_sentences(SENTENCES * 2)[5:].any()  # the lexicon reads all of a document


def test_the_lexicon_has_as_much_to_say_as_all_networks(
    lesicin: LesicinClassifier, networks: LesicinClassifier
) -> None:
    documents = make_documents(40)
    assert lesicin.lexicon is not None
    said, distances = networks.predict_scores(documents), lesicin.lexicon.measure(documents)
    surest = np.log(1e6 - 1)
    odds = (np.log(said / (1 - said)) + np.clip(8 * distances, -surest, surest)) / 2
    assert lesicin.predict_scores(documents) == pytest.approx(1 / (1 + np.exp(-odds)), abs=1e-5)
    extreme = average_log_odds(
        np.array([[0.0, 1.0, 0.5]], np.float32), np.array([[20.0, -20.0, 0.0]], np.float32)
    )
    assert extreme == pytest.approx(0.5, abs=1e-4)  # neither can be surer than the other


def test_a_sentence_without_a_known_word_has_no_weight(networks: LesicinClassifier) -> None:
    weights = networks.weigh_sentences(["Zxqv wqpl!", SENTENCES[0]])
    assert weights[0] == 0 < weights[1]
    assert not networks.weigh_sentences(["Zxqv wqpl!"]).any()


def test_what_is_not_read_changes_nothing(networks: LesicinClassifier) -> None:
    one, other = networks.predict_scores([[*SENTENCES, "He.", "Him."], [*SENTENCES, "He.", SENTENCES[0]]])
    assert (one == other).all()


# Files


def test_it_comes_back_as_it_went(lesicin: LesicinClassifier, saved: Path, tmp_path: Path) -> None:
    moved = shutil.move(saved, tmp_path / "elsewhere")  # it needs nothing else
    read = load_classifier(Path(moved))
    assert agree(read, lesicin)
    assert read.weigh_sentences(SENTENCES).tobytes() == lesicin.weigh_sentences(SENTENCES).tobytes()
    assert read.labels == LABELS
    assert read.thresholds.per_label.tolist() == lesicin.thresholds.per_label.tolist()
    assert (read.thresholds.shared, read.thresholds.held_out_f1) == (0.4, 0.25)
    assert isinstance(read, LesicinClassifier)
    assert read.lexicon is not None
    for one, other in zip(read.members, lesicin.members, strict=True):
        assert not one.network.training
        for name, each in other.network.state_dict().items():
            assert torch.equal(one.network.state_dict()[name], each)


def test_what_networks_say_is_averaged(networks: LesicinClassifier) -> None:
    documents = make_documents(9)
    alone = [replace(networks, members=(member,)) for member in networks.members]
    scores = np.mean([each.predict_scores(documents) for each in alone], axis=0)
    assert networks.predict_scores(documents) == pytest.approx(scores, abs=1e-6)
    weights = np.mean([each.weigh_sentences(SENTENCES) for each in alone], axis=0)
    assert networks.weigh_sentences(SENTENCES) == pytest.approx(weights, abs=1e-6)


def test_networks_without_a_lexicon_come_back(networks: LesicinClassifier, tmp_path: Path) -> None:
    save(networks, tmp_path)
    assert load_lesicin(tmp_path).lexicon is None
    assert agree(load_lesicin(tmp_path), networks)


def test_equal_classifiers_give_equal_bytes(lesicin: LesicinClassifier, saved: Path, tmp_path: Path) -> None:
    save(load_lesicin(saved), tmp_path / "again")
    one, other = (read_files(folder) for folder in (saved, tmp_path / "again"))
    assert one == other
    assert len(one) == 2


def change_network(lesicin: LesicinClassifier) -> LesicinClassifier:
    changed = [
        EnsembleMember(each.network, ReadSections(*reversed(each.sections))) for each in lesicin.members
    ]
    return replace(lesicin, members=tuple(changed))


def test_the_next_one_takes_the_place_of_the_one_before(lesicin: LesicinClassifier, saved: Path) -> None:
    (saved / "README.md").write_text("mine")
    (saved / "lesicin.json.1.writing").write_text("half")
    other = change_network(lesicin)
    save(other, saved)
    documents = make_documents(9)
    assert (
        load_lesicin(saved).predict_scores(documents).tobytes() == other.predict_scores(documents).tobytes()
    )
    assert sorted(path.suffix for path in saved.iterdir()) == [".json", ".md", ".safetensors"]


def test_killed_between_the_files_leaves_the_one_before(
    lesicin: LesicinClassifier, saved: Path, tmp_path: Path
) -> None:
    save(change_network(lesicin), tmp_path / "other")
    (weights,) = (tmp_path / "other").glob("*.safetensors")
    weights.rename(saved / weights.name)
    assert agree(load_lesicin(saved), lesicin)


def test_a_full_disk_leaves_the_one_before(lesicin: LesicinClassifier, saved: Path) -> None:
    before = read_files(saved)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5_000, limits[1]))
    try:
        with pytest.raises(StorageError) as refused:
            save(change_network(lesicin), saved)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot hold the classifier" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert read_files(saved) == before


def test_which_run_a_folder_is_of(saved: Path, tmp_path: Path) -> None:
    assert read_run(saved) == RUN
    assert read_run(tmp_path / "nowhere") is None
    (path,) = saved.glob("*.safetensors")
    path.write_bytes(path.read_bytes()[:-1])
    assert read_run(saved) is None
    path.unlink()
    assert read_run(saved) is None


# What is refused


def change_config(folder: Path, **changes: object) -> None:
    content = json.loads((folder / CONFIG).read_text())
    (folder / CONFIG).write_text(json.dumps(content | changes))


def change_weights(folder: Path, **changes: Any) -> None:
    """Other numbers, with the digest that belongs to them; None takes a tensor away."""
    (path,) = folder.glob("*.safetensors")
    tensors = {name: each for name, each in (load_file(path) | changes).items() if each is not None}
    path.unlink()
    save_file(tensors, folder / "new")
    digest = sha256((folder / "new").read_bytes()).hexdigest()
    (folder / "new").rename(folder / f"lesicin-{digest[:16]}.safetensors")
    change_config(folder, weights_sha256=digest)


def refuse(folder: Path, words: str) -> None:
    with pytest.raises(BadInputError) as refused:
        load_lesicin(folder)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"kind": "linear classifier of ilsi"}, "does not describe a LeSICiN classifier"),
        ({"format": 1}, "another version of ilsi"),
        ({"labels": ["302"]}, "3 thresholds for 1 labels"),
        ({"counts": {"fact": 1}}, "nodes of a citation graph"),
        ({"lexicon": None}, "a lexicon where its recipe has none"),
        ({"lexicon": ["he"]}, "does not have the tensors"),
        ({"counts": {**COUNTS, "fact": 7}}, "does not have the tensors"),
        ({"counts": {**COUNTS, "fact": -7}}, "counts.fact"),
        ({"thresholds": [2, 0, 0]}, "thresholds"),
        ({"recipe": {"hidden": 3}}, "recipe"),
        ({"vectors": {}}, "sentence vectors"),
        ({"weights_sha256": "../../x"}, "weights_sha256"),
        ({"weights_sha256": "0" * 64}, "is missing"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_wrong_description_is_one_sentence(changes: dict[str, object], words: str, saved: Path) -> None:
    change_config(saved, **changes)
    refuse(saved, words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"1.network.extra": torch.ones(1)}, "does not have the tensors"),
        ({"1.network.score.key.bias": None}, "does not have the tensors"),
        ({"1.network.score.key.bias": torch.full((8,), torch.nan)}, "implausibly large"),
        ({"1.network.score.key.bias": torch.zeros(7)}, "does not have the tensors"),
        ({"1.network.score.key.bias": torch.zeros(8, dtype=torch.int64)}, "does not have the tensors"),
        ({"0.sections.text.keys": torch.zeros(2, 8)}, "does not have the tensors"),
        ({"0.sections.nodes.values": torch.full((3, 8), torch.inf)}, "implausibly large"),
        ({"vectors.hashes": None}, "sentence vectors"),
        ({"lexicon.bias": None}, "does not have the tensors"),
        ({"lexicon.bias": torch.full((3,), torch.nan)}, "implausibly large"),
        ({"lexicon.bias": torch.zeros(3, dtype=torch.bfloat16)}, "number type"),
    ],
)
def test_wrong_numbers_are_one_sentence(changes: dict[str, Any], words: str, saved: Path) -> None:
    change_weights(saved, **changes)
    refuse(saved, words)


def test_damage_is_one_sentence(saved: Path, tmp_path: Path) -> None:
    (path,) = saved.glob("*.safetensors")
    content = bytearray(path.read_bytes())
    content[-3] ^= 1
    path.write_bytes(content)
    refuse(saved, "is damaged")
    garbage = b"no safetensors"
    (saved / f"lesicin-{sha256(garbage).hexdigest()[:16]}.safetensors").write_bytes(garbage)
    change_config(saved, weights_sha256=sha256(garbage).hexdigest())
    refuse(saved, "is not safetensors")
    (saved / CONFIG).write_text("{")
    refuse(saved, "is not JSON")
    refuse(tmp_path / "nowhere", "is missing")
    with pytest.raises(BadInputError, match="holds no trained classifier"):
        load_classifier(tmp_path / "nowhere")


def test_a_folder_that_cannot_be_written_is_one_sentence(lesicin: LesicinClassifier, tmp_path: Path) -> None:
    (tmp_path / CONFIG).mkdir()  # no file can take its place
    with pytest.raises(StorageError, match="cannot hold the classifier"):
        save(lesicin, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [CONFIG]


def test_an_encoder_from_elsewhere_is_named_and_not_copied(
    lesicin: LesicinClassifier, tmp_path: Path
) -> None:
    class Elsewhere:
        """Not of our own kind."""

        size = lesicin.encoder.size
        encode = lesicin.encoder.encode

    recipe = replace(RECIPE, encoder=str(tmp_path / "gone"))
    save(replace(lesicin, encoder=Elsewhere()), tmp_path / "lesicin", recipe)
    (path,) = (tmp_path / "lesicin").glob("*.safetensors")
    assert not any(name.startswith("vectors") for name in load_file(path))
    refuse(tmp_path / "lesicin", f"{tmp_path / 'gone'} holds no sentence encoder")
