"""Pipelines on disk: nothing of the texts they learnt from, nothing damaged is loaded, any may be named."""

import json
import re
import shutil
import tracemalloc
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest
import spacy
import torch
from spacy.language import Language

from model.entities.corpora import EntityText
from model.entities.files import forget_words, load_pipeline, save_pipeline
from model.entities.finder import DEFAULT_NER, SpacyEntities, digest_entities, load_entities
from model.entities.torch_ner import EntityNetworkShape
from model.entities.train import EntityRecipe, build_pipeline, train_entities
from schemas.errors import BadInputError, UsageError

SHAPE = EntityNetworkShape(width=24, depth=2, rows=(300, 100, 200, 100), hidden=16)
NAMES = ("Bhuru", "Mongla", "Zaibunnisa", "Dhaneshwari", "Tarlochan", "Panchanan", "Velayutham", "Nachhattar")
STRANGER = "Qwertyporewala"
TEXTS = [
    EntityText(f"d{place}{n}", f"{name} saw {STRANGER} there .", ((0, len(name), "PERSON"),))
    for place, name in enumerate(NAMES)
    for n in range(8)
]
SENTENCES = [text.text for text in TEXTS[:: len(NAMES)]] + ["", "Nobody came .", "Somaru and Kallu fled ."]


@pytest.fixture(scope="module")
def trained() -> Language:
    torch.set_num_threads(1)
    recipe = EntityRecipe(shape=SHAPE, epochs=25, batch_tokens=60, rate=1e-2, varied=0.0)
    nlp = train_entities(TEXTS, recipe=recipe, seed=0)
    assert any(doc.ents for doc in nlp.pipe(SENTENCES))
    return nlp


@pytest.fixture(scope="module")
def saved(trained: Language, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("saved") / "mine"
    save_pipeline(trained, folder, {"command": "none"})
    return folder


@pytest.fixture
def folder(saved: Path, tmp_path: Path) -> Path:
    return shutil.copytree(saved, tmp_path / "mine")


def find_plainly(nlp: Language) -> list[list[tuple[int, int, str]]]:
    docs = nlp.pipe(SENTENCES)
    return [[(ent.start_char, ent.end_char, ent.label_) for ent in doc.ents] for doc in docs]


def test_a_saved_pipeline_finds_the_same(trained: Language, folder: Path) -> None:
    expected = find_plainly(trained)
    assert find_plainly(forget_words(trained)) == expected
    assert load_entities(folder).find(SENTENCES) == expected
    assert find_plainly(spacy.load(folder)) == expected  # the folder is a plain spaCy pipeline


def test_no_word_of_the_texts_is_in_the_folder(folder: Path) -> None:
    words = [*NAMES, STRANGER]
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes().lower()
            assert not [word for word in words if word.lower().encode() in content], path.name


def test_strings_are_those_of_an_untaught_pipeline(folder: Path) -> None:
    """What spaCy writes down of its own accord: exceptions of the tokenizer, and the labels."""
    untaught = forget_words(build_pipeline(SHAPE))
    strings = json.loads((folder / "vocab" / "strings.json").read_text(encoding="utf-8"))
    assert sorted(strings) == sorted(untaught.vocab.strings)


def test_a_pipeline_that_has_been_used_is_saved_as_one_that_was_not(
    trained: Language, folder: Path, tmp_path: Path
) -> None:
    list(trained.pipe(["Schwarzenfeld met Oberwasser ."]))
    save_pipeline(trained, tmp_path / "again", {"command": "none"})
    names = [path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file()]
    assert names
    for name in names:
        assert (tmp_path / "again" / name).read_bytes() == (folder / name).read_bytes()


def test_saving_leaves_a_card_alone_and_nothing_behind(trained: Language, folder: Path) -> None:
    (folder / "README.md").write_text("its card")
    save_pipeline(trained, folder, {"command": "another"})
    assert (folder / "README.md").read_text() == "its card"
    assert [path.name for path in folder.parent.iterdir()] == ["mine"]
    assert json.loads((folder / "entities.json").read_text())["about"] == {"command": "another"}


def test_spans_do_not_depend_on_what_is_read_beside_them(folder: Path) -> None:
    entities = load_entities(folder)
    assert entities.find(SENTENCES) == [entities.find([text])[0] for text in SENTENCES]
    assert entities.find([]) == []


def test_a_very_long_text_is_read_to_its_end(folder: Path) -> None:
    entities = load_entities(folder)
    one = "Mongla saw Qwertyporewala there . "
    (expected,) = entities.find([one * 3])
    (found,) = entities.find([one * 3500])
    assert len(found) == 3500 * (len(expected) // 3)
    assert found == sorted(found)
    assert all(first[1] <= second[0] for first, second in pairwise(found))


@pytest.mark.parametrize("sign", [",", "(", "“"])
def test_a_run_of_signs_takes_time_by_its_length(sign: str, folder: Path) -> None:
    """A ratio of CPU times, the least of three; by the square it would be 64."""
    entities = load_entities(folder)

    def measure(length: int) -> float:
        spent = []
        for _ in range(3):
            began = process_time()
            entities.find([f"Somaru fled. {sign * length} Somaru fled."])
            spent.append(process_time() - began)
        return min(spent)

    assert measure(24_000) < 24 * max(measure(3_000), 0.002)


@pytest.mark.parametrize("run", ["_" * 300, "." * 300, f" {',' * 5_000} "])
def test_signs_neither_hide_a_name_nor_join_two(run: str) -> None:
    text = f"He was taken to the police station by Ramesh Kumar{run}Suresh Gupta said nothing."
    (found,) = load_entities(DEFAULT_NER).find([text])
    assert [text[start:end] for start, end, label in found if label == "PERSON"] == [
        "Ramesh Kumar",
        "Suresh Gupta",
    ]


def test_names_beside_a_run_of_signs_are_found_where_they_stand(folder: Path) -> None:
    sentence = f"{NAMES[0]} saw {STRANGER} there ."
    (alone,) = load_entities(folder).find([sentence])
    assert alone
    run = f" {',' * 5_000} "
    (found,) = load_entities(folder).find([sentence + run + sentence])
    further = len(sentence + run)
    assert found == [*alone, *((start + further, end + further, label) for start, end, label in alone)]


def test_memory_does_not_grow_with_a_text(folder: Path) -> None:
    entities = load_entities(folder)
    one, four = (measure_peak(entities, "Nobody came and Mongla fled . " * n) for n in (3_300, 13_200))
    assert four < 1.5 * one, "all pieces of it were read at once"


def measure_peak(entities: SpacyEntities, text: str) -> int:
    """The most memory in bytes that is held at any time while a text is read."""
    tracemalloc.start()  # it knows the arrays of a network, too
    try:
        assert entities.find([text])[0]
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "name", ["ner/model", "tok2vec/model", "vocab/strings.json", "config.cfg", "tokenizer"]
)
@pytest.mark.parametrize("damage", ["cut", "changed", "gone"])
def test_damage_is_one_sentence(name: str, damage: str, folder: Path) -> None:
    path = folder / name
    content = path.read_bytes()
    if damage == "gone":
        path.unlink()
    else:
        middle = len(content) // 2
        path.write_bytes(content[:middle] + (b"" if damage == "cut" else b"?" + content[middle + 1 :]))
    with pytest.raises(BadInputError) as error:
        load_entities(folder)
    said = str(error.value)
    assert str(path) in said
    assert said.endswith("train it again, or copy the folder again")


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ("", "is not a list of a pipeline's files"),
        ("{}", "is not a list of a pipeline's files"),
        (None, "is missing"),
        (
            '{"kind": "hero", "format": 1, "labels": [], "files": {}, "about": {}}',
            "does not describe an entity finder",
        ),
    ],
)
def test_a_folder_that_is_none_of_ours_is_one_sentence(
    content: str | None, wrong: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "entities.json").write_text(content)
    for look in (load_entities, digest_entities):
        with pytest.raises(BadInputError, match=wrong):
            look(tmp_path)


def test_a_list_cannot_lead_out_of_its_folder(folder: Path) -> None:
    listed = json.loads((folder / "entities.json").read_text())
    listed["files"]["../secret"] = "0" * 64
    (folder / "entities.json").write_text(json.dumps(listed))
    (folder.parent / "secret").write_text("a secret")
    with pytest.raises(BadInputError, match="names files outside its folder"):
        load_pipeline(folder)


def test_digests_tell_pipelines_apart(trained: Language, folder: Path, tmp_path: Path) -> None:
    digest = digest_entities(folder)
    assert re.fullmatch("[0-9a-f]{64}", digest)
    save_pipeline(trained, tmp_path / "same", {"command": "another"})
    save_pipeline(build_pipeline(SHAPE), tmp_path / "other", {"command": "none"})
    assert digest_entities(tmp_path / "same") == digest
    assert digest_entities(tmp_path / "other") != digest


# Pipelines of others


def test_any_spacy_folder_may_be_named_and_only_its_recognizer_runs(tmp_path: Path) -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("sentencizer")
    ruler = nlp.add_pipe("entity_ruler", name="ner")
    ruler.add_patterns([{"label": "PERSON", "pattern": "Mongla"}])  # type: ignore[attr-defined]
    nlp.to_disk(tmp_path / "theirs")
    entities = load_entities(tmp_path / "theirs")
    assert entities.find(["Then Mongla fled."]) == [[(5, 11, "PERSON")]]
    assert digest_entities(tmp_path / "theirs") == digest_entities(str(tmp_path / "theirs"))


def test_names_of_long_texts_stand_where_they_are_found() -> None:
    """Cuts run through names, and short texts are read in one batch with pieces of long ones."""
    nlp = spacy.blank("en")
    ruler = nlp.add_pipe("entity_ruler", name="ner")
    ruler.add_patterns([{"label": "PERSON", "pattern": "Mongla"}])  # type: ignore[attr-defined]
    counts = [1, 30_000, 0, 2, 9_000, 9_000, *[1] * 100]
    texts = ["So Mongla fled, " * count for count in counts]
    expected = [[(16 * n + 3, 16 * n + 9, "PERSON") for n in range(count)] for count in counts]
    assert SpacyEntities(nlp).find(texts) == expected


def test_a_pipeline_that_is_not_installed_is_one_sentence() -> None:
    for look in (load_entities, digest_entities):
        with pytest.raises(UsageError) as error:
            look("en_core_web_nothing")
        assert str(error.value) == (
            "no spaCy pipeline 'en_core_web_nothing' is installed: install it (python -m spacy download"
            " en_core_web_nothing), or name the folder of a pipeline"
        )


def test_a_pipeline_without_entities_is_one_sentence(tmp_path: Path) -> None:
    spacy.blank("en").to_disk(tmp_path / "blank")
    with pytest.raises(UsageError, match="finds no entities"):
        load_entities(tmp_path / "blank")


def test_words_that_were_read_are_forgotten(folder: Path) -> None:
    """Memory must not grow with the corpus, and nobody's name stay in it."""
    nlp = load_pipeline(folder)
    finder = SpacyEntities(nlp)
    expected = finder.find(SENTENCES)
    finder.find([f"{STRANGER} and Bhuru{number} fled ." for number in range(50)])
    assert not any(word in nlp.vocab.strings for word in (STRANGER, "Bhuru7"))
    assert finder.find(SENTENCES) == expected
