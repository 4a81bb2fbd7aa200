"""The linear yardstick learns from a published dataset alone, and comes back from disk as it went."""

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from safetensors.numpy import load_file, save_file
from sklearn.feature_extraction.text import TfidfVectorizer

from model.classifiers.evaluation import WITHHELD, evaluate_predictions
from model.classifiers.options import read_options
from model.classifiers.registry import TrainingJob, check_labels, find_kind, load_classifier
from model.classifiers.scores import read_truth, score_predictions
from model.linear.classifier import LinearModel, train_linear
from model.linear.files import CONFIG, load_linear, save_linear
from model.linear.lexicon import fit_labels
from model.linear.tfidf import learn_words, read_tokens
from pipeline.graph.stage import make_edges
from pipeline.parquet import open_parquet
from pipeline.publish.tables import declare_schema, write_sections
from schemas.errors import BadInputError, StorageError
from schemas.published import TEST, TRAIN, PublishedFolder
from schemas.records import Edge, Example, PublishedSection, as_row

LABELS = ("302", "323", "379", "420", "498A")
TELLING = {
    "302": "He stabbed her and she died of the wound.",
    "323": "They beat him with sticks and he was hurt.",
    "379": "The bicycle was stolen from the yard at night.",
    "420": "He cheated the widow and kept her money.",
}  # nothing tells 498A
IDLE = (
    "It was raining.",
    "[PERSON 1] went to [PLACE 2].",
    "The shop was closed on [DATE 1].",
    "Nobody came.",
)


def make_examples(split: str, count: int) -> list[Example]:
    """Each shows one or two of the labels with something to tell, and idle talk; the first of all names
    somebody."""
    examples = []
    for number in range(count):
        labels = sorted({number % 4, (number * 7 + number // 5) % 4})
        told = [TELLING[LABELS[label]] for label in labels] + [IDLE[number % 4], IDLE[(number // 3) % 4]]
        if number < 4:  # not enough to be learnt
            told.append("Ramcharan told it to Ramcharan.")
        court = ("delhi", "bombay", None)[number % 3]
        examples.append(Example(f"{split}{number:017x}", told, labels, court, 1999))
    return examples


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


def write_dataset(folder: Path, labels: Sequence[str] = LABELS, train: int = 60) -> PublishedFolder:
    """A release as `publish` writes it, but for the cards."""
    (folder / "data").mkdir(parents=True)
    counts = {"train": train, "validation": 20, "test": 24}
    for split, count in counts.items():
        path = folder / "data" / f"{split}-00000-of-00001.parquet"
        write_table(path, Example, make_examples(split, count), labels)
    sections = [
        PublishedSection(label, "IPC", "x", "I", "y", "Whoever.", "page", 3, 2, 1) for label in labels
    ]
    write_sections(folder / "sections.parquet", sections)
    cited = {example.id: [labels[n] for n in example.labels] for example in make_examples("train", train)}
    write_table(folder / "edges.parquet", Edge, list(make_edges(LABELS, cited, cited)))
    return PublishedFolder(folder)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> PublishedFolder:
    return write_dataset(tmp_path_factory.mktemp("published") / "dataset")


@pytest.fixture(scope="module")
def linear(published: PublishedFolder) -> LinearModel:
    return train_linear(published)


def read_facts(published: PublishedFolder, split: str) -> list[list[str]]:
    return [row["text"] for row in published.iterate_examples(split)]


# Words


def test_tokens_are_words_masks_and_the_length_of_numbers() -> None:
    sentence = "[PERSON 12]'s house, <ENTITY> paid 5000 on 3/4; Zamīndār_ji [SECTION]"
    assert read_tokens(sentence) == [
        "[person]", "s", "house", "[entity]", "paid", "0000", "on", "0", "0", "zamīndār", "ji", "[section]",
    ]  # fmt: skip


def test_tokens_keep_the_digits_of_numbers_if_asked_to() -> None:
    sentence = "[PERSON 12] paid Rs. 5000 under 498A and 1234567"
    kept = ["[person]", "paid", "rs", "5000", "under", "498", "a", "and", "1234567"]
    assert read_tokens(sentence, digits=True) == kept
    facts = [["under 302"], ["under 420"]] * 5
    for digits, known in ((True, ("302", "420", "under")), (False, ("000", "under"))):
        words, weighed = learn_words(facts, digits=digits)
        assert words.words == known
        assert (weighed != words.weigh(facts)).nnz == 0


def test_weights_are_those_of_scikit_learn() -> None:
    documents = [example.text for example in make_examples("x", 30)]
    for most in (100_000, 25):
        words, weighed = learn_words(documents, fewest=3, most=most)
        known = TfidfVectorizer(
            tokenizer=lambda text: text.split(" "),
            token_pattern=None,
            preprocessor=None,
            lowercase=False,
            sublinear_tf=True,
            vocabulary=list(words.words),
        )
        joined = [" ".join(token for s in document for token in read_tokens(s)) for document in documents]
        expected = known.fit_transform(joined)
        size = len(words.words)
        assert known.idf_ == pytest.approx(words.rarity[:size], rel=1e-6)
        singles = weighed[:, :size].toarray()
        singles /= np.linalg.norm(singles, axis=1, keepdims=True)
        assert singles == pytest.approx(expected.toarray(), rel=1e-5)
        assert np.linalg.norm(weighed.toarray(), axis=1) == pytest.approx(1)
        assert weighed.shape[1] <= most


def test_pairs_are_neighbours_in_a_sentence_that_enough_documents_have() -> None:
    documents = [["The lamp fell. ", "Down it went."], ["A lamp fell."], ["Fell lamp!", "Down"], ["The lamp"]]
    words, weighed = learn_words(documents, fewest=2)
    assert words.words == ("down", "fell", "lamp", "the")
    assert [(words.words[p // 4], words.words[p % 4]) for p in words.pairs] == [
        ("lamp", "fell"),
        ("the", "lamp"),
    ]
    assert (weighed.toarray() > 0).astype(int).tolist() == [
        [1, 1, 1, 1, 1, 1],
        [0, 1, 1, 0, 1, 0],
        [1, 1, 1, 0, 0, 0],
        [0, 0, 1, 1, 0, 1],
    ]


def test_too_many_words_leave_the_most_frequent() -> None:
    documents = [["a b c"], ["a b"], ["a"]]
    assert learn_words(documents, fewest=1, most=2)[0].words == ("a", "b")
    words = learn_words(documents, fewest=1, most=4)[0]
    assert (words.words, words.pairs.tolist()) == (("a", "b", "c"), [1])


def test_more_documents_than_are_counted_at_once() -> None:
    documents = [["lamp fell"], ["lamp"], ["fell down"]] * 700
    words, weighed = learn_words(documents, fewest=700)
    assert words.words == ("down", "fell", "lamp")
    assert len(words.pairs) == 2
    assert weighed.shape == (2100, 5)
    assert (weighed != words.weigh(documents)).nnz == 0
    assert (weighed[1998:] != words.weigh(documents[1998:])).nnz == 0
    assert words.rarity[1] == pytest.approx(np.log(2101 / 1401) + 1)


def test_nothing_shared_is_one_sentence() -> None:
    with pytest.raises(BadInputError, match="no word occurs in 5 of the 2 training documents"):
        learn_words([["One."], ["Two."]])


# Learning


def test_what_can_be_told_is_learnt(published: PublishedFolder, linear: LinearModel) -> None:
    truth = read_truth(published, TEST).labels
    predicted = linear.predict(read_facts(published, TEST))
    assert score_predictions(truth[:, :4], predicted[:, :4])["macro_f1"] > 0.95
    assert not predicted[:, 4].any()  # no document has it
    scores = linear.predict_scores([["The bicycle was stolen."]])[0]
    assert scores.argmax() == LABELS.index("379")


def test_truth_is_read_row_by_row(published: PublishedFolder) -> None:
    truth = read_truth(published, TEST)
    rows = list(published.iterate_examples(TEST))
    assert truth.ids == [row["id"] for row in rows]
    assert truth.courts == [row["court"] for row in rows]
    assert [np.flatnonzero(row).tolist() for row in truth.labels] == [row["labels"] for row in rows]
    done = evaluate_predictions(
        truth.labels, truth.labels, labels=LABELS, train=[3] * 5, courts=truth.courts, draws=3
    )
    assert {court.court for court in done.courts} == {"delhi", "bombay", WITHHELD}


def test_what_few_documents_say_is_not_learnt(published: PublishedFolder, linear: LinearModel) -> None:
    told = " ".join(sentence for facts in read_facts(published, TRAIN) for sentence in facts)
    assert "Ramcharan" in told
    assert "ramcharan" not in linear.lexicon.words.words
    for word in linear.lexicon.words.words:
        facts = read_facts(published, TRAIN)
        assert sum(any(word in read_tokens(s) for s in sentences) for sentences in facts) >= 5


def test_scores_do_not_depend_on_the_other_documents(published: PublishedFolder, linear: LinearModel) -> None:
    facts = read_facts(published, TEST)
    together = linear.predict_scores(iter(facts))
    assert together.dtype == np.float32
    assert ((together >= 0) & (together <= 1)).all()
    alone = np.concatenate([linear.predict_scores([document]) for document in facts])
    assert together.tobytes() == alone.tobytes()


def test_sentences_weigh_by_what_they_say_for_the_predicted_labels(linear: LinearModel) -> None:
    facts = [IDLE[0], TELLING["379"], "", IDLE[3]]
    weights = linear.weigh_sentences(facts)
    assert weights.dtype == np.float32
    assert weights.shape == (4,)
    assert weights.sum() == pytest.approx(1)
    assert weights.argmax() == 1
    assert weights[1] > 0.8
    assert weights[2] == 0
    assert linear.weigh_sentences([TELLING["379"]]).tolist() == [1]
    twice = linear.weigh_sentences([TELLING["379"], IDLE[0], TELLING["379"]])
    assert twice[0] == twice[2] > twice[1]  # sentences that say the same share it alike


def test_the_labels_that_speak_are_the_predicted_ones(linear: LinearModel) -> None:
    facts = [TELLING["379"], TELLING["420"]]
    assert linear.predict([facts])[0].tolist() == [False, False, True, True, False]
    assert (linear.weigh_sentences(facts) > 0.3).all()
    never = replace(linear, thresholds=replace(linear.thresholds, per_label=np.ones(5)))
    best = int(never.predict_scores([facts])[0].argmax())  # of labels that are not predicted the first
    assert never.weigh_sentences(facts)[best - 2] > 0.8


def test_sentences_without_words_weigh_nothing(linear: LinearModel) -> None:
    assert linear.weigh_sentences([]).shape == (0,)
    assert linear.weigh_sentences(["", "zzz xyzzy"]).tolist() == [0, 0]


def test_documents_without_words_get_the_scores_of_no_word(linear: LinearModel) -> None:
    scores = linear.predict_scores([[], [""], ["zzz xyzzy"], ["…"]])
    assert np.isfinite(scores).all()
    assert (scores == scores[0]).all()
    assert linear.predict_scores([]).shape == (0, 5)


def test_labels_that_nothing_tells_apart() -> None:
    weighed = learn_words([["a b"], ["a c"], ["b c"]], fewest=1)[1]
    truth = np.array([[True, False, True]] * 2 + [[True, False, False]])
    weights, bias = fit_labels(weighed, truth, 1.0)
    assert not weights[:, :2].any()
    assert bias[0] > 10
    assert bias[1] < -10
    assert weights[:, 2].any()


def test_how_closely_to_fit_is_chosen_on_validation(published: PublishedFolder) -> None:
    nothing = 1e-12  # so loosely that no weight is left
    loose, best = (train_linear(published, c_values=some) for some in ([nothing], [nothing, 1.0]))
    assert (loose.c, best.c) == (nothing, 1.0)
    assert best.thresholds.held_out_f1 > loose.thresholds.held_out_f1
    with pytest.raises(ValueError, match="C to choose"):
        train_linear(published, c_values=[])


def test_a_dataset_with_other_labels_is_refused(
    published: PublishedFolder, linear: LinearModel, tmp_path: Path
) -> None:
    check_labels(linear, published)
    other = write_dataset(tmp_path / "other", ("302", "323", "379", "420", "34"))
    with pytest.raises(BadInputError, match="has other labels than the classifier"):
        check_labels(linear, other)


def test_a_dataset_that_is_too_small_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="no word occurs in"):
        train_linear(write_dataset(tmp_path / "small", train=4))
    with pytest.raises(BadInputError, match="has no train documents"):
        train_linear(write_dataset(tmp_path / "none", train=0))


# Files


def test_it_comes_back_as_it_went(published: PublishedFolder, linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path / "linear", {"dataset": "box"})
    read = load_linear(tmp_path / "linear")
    facts = read_facts(published, TEST)
    assert read.predict_scores(facts).tobytes() == linear.predict_scores(facts).tobytes()
    assert read.predict(facts).tolist() == linear.predict(facts).tolist()
    assert (read.labels, read.c) == (linear.labels, linear.c)
    assert read.thresholds.per_label.tolist() == linear.thresholds.per_label.tolist()
    assert read.thresholds.held_out_f1 == linear.thresholds.held_out_f1


def test_options_are_those_of_the_kind(
    published: PublishedFolder, linear: LinearModel, tmp_path: Path
) -> None:
    kind = find_kind("linear")
    facts = [["He paid 302 and stole the bicycle."], *read_facts(published, TEST)]
    for digits in (False, True):
        options = read_options(kind.options, {"digits": digits})
        kind.train(TrainingJob(published=published, folder=tmp_path / str(digits), options=options))
        read = load_linear(tmp_path / str(digits))
        assert read.lexicon.words.digits == digits
        direct = train_linear(published, digits=digits)
        assert read.predict_scores(facts).tobytes() == direct.predict_scores(facts).tobytes()
        about = json.loads((tmp_path / str(digits) / CONFIG).read_text())["about"]
        assert about == {"options": {"digits": digits}}


def test_a_file_without_digits_was_made_without_them(linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path, {})
    content = json.loads((tmp_path / CONFIG).read_text())
    del content["digits"]
    (tmp_path / CONFIG).write_text(json.dumps(content))
    assert load_linear(tmp_path).lexicon.words.digits is False


def test_a_folder_tells_what_classifier_it_holds(linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path / "linear", {})
    found = load_classifier(tmp_path / "linear")
    assert isinstance(found, LinearModel)
    assert found.labels == linear.labels
    with pytest.raises(BadInputError, match="holds no trained classifier: name a folder"):
        load_classifier(tmp_path)


def test_the_same_dataset_gives_the_same_bytes(published: PublishedFolder, tmp_path: Path) -> None:
    for name in ("one", "other"):
        save_linear(train_linear(published), tmp_path / name, {"dataset": "box"})
    one, other = (
        {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("one", "other")
    )
    assert one == other
    assert len(one) == 2


def move_planes(linear: LinearModel) -> LinearModel:
    return replace(linear, lexicon=replace(linear.lexicon, bias=linear.lexicon.bias + 1))


def test_the_next_one_takes_the_place_of_the_one_before(linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path, {})
    (tmp_path / "README.md").write_text("mine")
    (tmp_path / "linear.json.1.writing").write_text("half")
    other = move_planes(linear)
    save_linear(other, tmp_path, {})
    assert load_linear(tmp_path).lexicon.bias.tolist() == other.lexicon.bias.tolist()
    kinds = sorted(path.suffix for path in tmp_path.iterdir())
    assert kinds == [".json", ".md", ".safetensors"]


def test_killed_between_the_files_leaves_the_one_before(linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path / "a", {})
    save_linear(move_planes(linear), tmp_path / "b", {})
    (weights,) = (tmp_path / "b").glob("*.safetensors")
    weights.rename(tmp_path / "a" / weights.name)
    assert load_linear(tmp_path / "a").lexicon.bias.tolist() == linear.lexicon.bias.tolist()


def change_config(folder: Path, **changes: object) -> None:
    content = json.loads((folder / CONFIG).read_text())
    (folder / CONFIG).write_text(json.dumps(content | changes))


def change_weights(folder: Path, **changes: Any) -> None:
    """Other numbers, with the digest that belongs to them."""
    (path,) = folder.glob("*.safetensors")
    arrays = load_file(path) | changes
    path.unlink()
    save_file(arrays, folder / "new")
    digest = sha256((folder / "new").read_bytes()).hexdigest()
    (folder / "new").rename(folder / f"linear-{digest[:16]}.safetensors")
    change_config(folder, weights_sha256=digest)


def refuse(folder: Path, words: str) -> None:
    with pytest.raises(BadInputError) as refused:
        load_linear(folder)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"kind": "role tagger of ilsi"}, "does not describe a linear classifier"),
        ({"format": 1}, "another version of ilsi"),
        ({"labels": ["302"]}, "5 thresholds for 1 labels"),
        ({"words": ["a"]}, "does not have the tensors"),
        ({"digits": "yes"}, "digits"),
        ({"thresholds": "x"}, "thresholds"),
        ({"weights_sha256": "../../x"}, "weights_sha256"),
        ({"weights_sha256": "0" * 64}, "is missing"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_wrong_description_is_one_sentence(
    changes: dict[str, object], words: str, linear: LinearModel, tmp_path: Path
) -> None:
    save_linear(linear, tmp_path, {})
    change_config(tmp_path, **changes)
    refuse(tmp_path, words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"extra": np.ones(1)}, "does not have the tensors"),
        ({"bias": np.full(5, np.nan, np.float32)}, "implausibly large"),
        ({"bias": np.zeros(5)}, "does not have the tensors"),
        ({"pairs": np.zeros((2, 2), np.int64)}, "does not have the tensors"),
    ],
)
def test_wrong_numbers_are_one_sentence(
    changes: dict[str, Any], words: str, linear: LinearModel, tmp_path: Path
) -> None:
    save_linear(linear, tmp_path, {})
    change_weights(tmp_path, **changes)
    refuse(tmp_path, words)


def test_pairs_in_disorder_are_one_sentence(linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path, {})
    change_weights(tmp_path, pairs=linear.lexicon.words.pairs[::-1].copy())
    refuse(tmp_path, "not sorted")


def test_damage_is_one_sentence(linear: LinearModel, tmp_path: Path) -> None:
    save_linear(linear, tmp_path, {})
    (path,) = tmp_path.glob("*.safetensors")
    content = bytearray(path.read_bytes())
    content[-3] ^= 1
    path.write_bytes(content)
    refuse(tmp_path, "is damaged")
    (tmp_path / CONFIG).write_text("{")
    refuse(tmp_path, "is not JSON")
    refuse(tmp_path / "nowhere", "is missing")


def test_a_folder_that_cannot_be_written_is_one_sentence(linear: LinearModel, tmp_path: Path) -> None:
    (tmp_path / CONFIG).mkdir()  # no file can take its place
    with pytest.raises(StorageError, match="cannot hold the classifier"):
        save_linear(linear, tmp_path, {})
    assert [path.name for path in tmp_path.iterdir()] == [CONFIG]
    (tmp_path / "file").write_text("mine")
    with pytest.raises(StorageError, match="cannot hold the classifier"):
        save_linear(linear, tmp_path / "file" / "linear", {})
