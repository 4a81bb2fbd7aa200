"""`import ilsi`: what it offers works as its docstrings say, and costs nothing until it is called."""

import doctest
import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import flows.classifiers.predictor
import ilsi
from schemas.errors import BadInputError
from schemas.records import Judgment

ROOT = Path(__file__).parents[2]
OFFERED = ("parse", "cite", "tag", "facts", "mask", "Predictor", "load_dataset", "load_graph")

HEAD = "Delhi High Court\nA Kumar vs State on 1 May, 2001\n\nJUDGMENT\n\n"
STORY = (
    "The prosecution case is that on 3 May 1999 the accused came to the house of the deceased at night "
    "with a knife. He stabbed the deceased in the chest. The neighbours took him to the hospital, where he "
    "died. The learned counsel for the appellant argued that there was no motive. We have considered the "
    "evidence. The appeal is dismissed."
)


@pytest.fixture
def beside_a_cache(rebuilt_box: Path, trained_models: Path, tmp_path: Path) -> Path:
    """A folder in which data_cache is a small box with trained models."""
    cache = tmp_path / "data_cache"
    cache.mkdir()
    (cache / "dataset").symlink_to((rebuilt_box / "dataset").resolve())
    (cache / "models").symlink_to(trained_models)
    return tmp_path


def list_examples() -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(recurse=False)
    found = []
    for name in OFFERED:
        thing = getattr(ilsi, name)
        found += finder.find(thing, name, globs={})
    return found


def test_everything_offered_has_an_example_and_types() -> None:
    assert set(OFFERED) <= set(ilsi.__all__)
    for example in list_examples():
        assert example.examples, example.name
    for name in OFFERED:
        thing = getattr(ilsi, name)
        signature = inspect.signature(thing)
        assert all(each.annotation is not inspect.Parameter.empty for each in signature.parameters.values())


def test_the_examples_are_true(beside_a_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(beside_a_cache)
    monkeypatch.setenv("ILSI_CACHE", str(beside_a_cache / "data_cache"))
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for example in list_examples():
        runner.run(example)
    assert runner.failures == 0


def test_importing_it_imports_nothing_of_the_pipeline() -> None:
    """What costs time is imported by the function that needs it."""
    code = (
        "import sys, ilsi\n"
        "heavy = ('torch', 'spacy', 'prefect', 'pyarrow', 'numpy', 'pydantic', 'flows', 'pipeline')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        ilsi.nothing  # noqa: B018
    assert ilsi.Predictor is flows.classifiers.predictor.Predictor


def test_facts_are_sentences_of_the_judgment() -> None:
    sentences = ilsi.facts(HEAD + STORY)
    assert sentences
    assert all(sentence in STORY for sentence in sentences)
    masked = ilsi.facts(HEAD + STORY, masked=True)
    assert len(masked) == len(sentences)
    assert not any("1999" in sentence for sentence in masked)


def test_a_title_that_is_given_names_the_parties() -> None:
    story = STORY.replace("the accused", "Zorawar Vexmar")
    masked = ilsi.facts(story, title="Zorawar Vexmar vs State on 1 May, 2001", masked=True)
    assert masked
    assert not any("Vexmar" in sentence for sentence in masked)


def test_paragraphs_keep_their_offsets() -> None:
    paragraphs = ["He was convicted under Section 302 IPC.", "Section 34 IPC was added."]
    cited = ilsi.cite(paragraphs).cited
    assert [paragraphs[each.paragraph][each.start : each.end] for each in cited] == ["302", "34"]
    tagged = ilsi.tag(paragraphs)
    assert [paragraphs[each.paragraph][each.start : each.end] for each in tagged] == paragraphs


def test_a_plain_text_is_parsed_when_it_is_called_that() -> None:
    judgment = ilsi.parse(HEAD + STORY, docid="7", content_type="text/plain")
    assert isinstance(judgment, Judgment)
    assert (judgment.docid, judgment.court) == ("7", "Delhi High Court")


@pytest.mark.parametrize("load", [ilsi.load_dataset, ilsi.load_graph])
def test_a_folder_without_a_dataset_is_refused_in_one_sentence(
    load: Callable[[Path], object], tmp_path: Path
) -> None:
    with pytest.raises(BadInputError, match="published dataset"):
        load(tmp_path)


def test_without_a_folder_it_is_the_dataset_of_the_cache(
    rebuilt_box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ILSI_CACHE", str(rebuilt_box))
    assert ilsi.load_dataset() == ilsi.load_dataset(rebuilt_box / "dataset")


def test_the_graph_is_that_of_the_dataset(rebuilt_box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ILSI_CACHE", str(rebuilt_box))
    graph, dataset = ilsi.load_graph(), ilsi.load_dataset()
    facts, sections = graph["fact"], graph["section"]
    assert facts.name == dataset.train["id"].to_pylist()
    assert facts.text == dataset.train["text"].to_pylist()
    assert [row.nonzero().flatten().tolist() for row in facts.y] == [
        sorted(labels) for labels in dataset.train["labels"].to_pylist()
    ]
    assert sections.name == dataset.labels
    assert sections.title == [section.title for section in dataset.sections]
    assert sections.text == [section.text or "" for section in dataset.sections]
    assert graph.num_edges == dataset.edges.num_rows


def test_facts_of_other_splits_are_not_in_the_graph(rebuilt_box: Path) -> None:
    dataset = ilsi.load_dataset(rebuilt_box / "dataset")
    others = {*dataset.validation["id"].to_pylist(), *dataset.test["id"].to_pylist()}
    assert others
    assert others.isdisjoint(ilsi.load_graph(rebuilt_box / "dataset")["fact"].name)
