"""What every kind of classifier must do, whichever kinds there are: none is named here."""

import html
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
import pyarrow as pa
import pytest
import torch

import model.training.data
import model.training.loop
from flows.classifiers.evaluate import Exam
from flows.classifiers.report import ModelFigures, write_models
from flows.classifiers.train import Training, is_trained, train_classifier
from flows.cli.train import choose_options
from flows.console import open_view
from model.classifiers.options import describe_options, list_fields, read_options
from model.classifiers.registry import (
    Classifier,
    ClassifierKind,
    TrainingJob,
    TrainingProgress,
    find_kind,
    find_saved_kind,
    list_kinds,
    load_classifier,
)
from model.classifiers.scores import read_truth
from model.classifiers.thresholds import fit_thresholds, macro_f1, share_threshold
from model.training.batches import make_batches
from model.training.classifier import NetworkClassifier
from model.training.data import open_texts, prepare_texts, read_task
from model.training.files import NetworkKind, TrainingOrigin, load_network, save_network
from model.training.learner import Learner
from model.training.options import NetworkOptions
from pipeline.graph.stage import make_edges
from pipeline.parquet import open_parquet
from pipeline.publish.tables import declare_schema, write_sections
from schemas.errors import BadInputError, UsageError
from schemas.published import TEST, TRAIN, VALIDATION, PublishedFolder
from schemas.records import Edge, Example, PublishedSection, as_row

ROOT = Path(__file__).resolve().parents[2]
KINDS = list_kinds()
# Sections with facts that have hardly a word in common. The numbers are there for kinds that read nothing
# else; the texts of the sections for those that compare facts with them.
SIX = {
    "302": ("Murder", "He stabbed her in the chest with a knife.", "Death was caused by the wound."),
    "323": ("Hurt", "They beat him with sticks until bones broke.", "Sticks left bruises on both arms."),
    "376": ("Rape", "She was dragged into a field and outraged.", "Doctors examined the weeping girl."),
    "379": ("Theft", "Somebody took away our bicycle at night.", "The stolen bicycle stood behind a shop."),
    "420": ("Cheating", "A false cheque deceived the widow.", "Money paid for plots never came back."),
    "498A": ("Cruelty", "Her husband demanded more dowry.", "In-laws taunted the young bride daily."),
}
LABELS = tuple(SIX)
# Two sections each have words in common, as in the Code: some kinds group sections by their texts.
COMMON = (
    "Whoever causes bodily harm to another human being shall be punished.",
    "Nobody may use criminal force against any woman without consent.",
    "Dishonestly obtaining movable property is an offence against owners.",
)
COPIES = {TRAIN: 6, VALIDATION: 2, TEST: 2}  # of each fact: some kinds know only words that five facts have
UNKNOWN = ["Zzyzx qwrtp.", "Xylq vvnm brrt."]
# Options that most kinds have, so that each is trained in a second; a kind gets those that it has.
SMALL: dict[str, Any] = {
    "hidden": 8,
    "vector_size": 8,
    "fewest": 1,
    "longest": 12,
    "instances": 2,
    "networks": 1,
    "burn_in": 2,
    "batch": 12,
    "window": 2,
    "epochs": 3,
    "patience": 40,
}
FITTING: dict[str, Any] = {
    **{"batch": 18, "epochs": 40, "rate": 1e-2, "hidden": 16, "vector_size": 16},
    **{"dropout": 0.0, "skip": 0.0, "word_skip": 0.0, "weight_decay": 0.0},
}

each_kind = pytest.mark.parametrize("name", KINDS)


# A small dataset


def make_facts(labels: Sequence[str], *, shift: int = 0) -> list[tuple[list[str], list[int]]]:
    """One fact for each of six sections, with its label; with a shift, those of other sections."""
    return [
        (
            [*SIX[about][1:], f"The charge sheet mentions {about}."],
            sorted({(place + shift) % len(labels), place * (1 - shift) % len(labels)}),
        )
        for place, about in enumerate(SIX)
    ]


def write_section(label: str) -> str:
    return " ".join((COMMON[LABELS.index(label) % 3], *SIX[label][1:]))


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


def write_dataset(folder: Path, labels: Sequence[str] = LABELS, *, shift: int = 0) -> PublishedFolder:
    """A release as it is published, but for the cards. All splits have the same facts."""
    (folder / "data").mkdir(parents=True)
    facts = make_facts(labels, shift=shift)
    rows = {
        split: [
            Example(f"{split}{copy:04}{place:012x}", text, own, "delhi", 1999)
            for copy in range(copies)
            for place, (text, own) in enumerate(facts)
        ]
        for split, copies in COPIES.items()
    }
    for split, examples in rows.items():
        write_table(folder / "data" / f"{split}-00000-of-00001.parquet", Example, examples, labels)
    sections = [
        PublishedSection(label, "IPC", SIX[label][0], "I", "y", write_section(label), "page", 6, 2, 2)
        for label in labels
    ]
    write_sections(folder / "sections.parquet", sections)
    cited = {example.id: [labels[each] for each in example.labels] for example in rows[TRAIN]}
    write_table(folder / "edges.parquet", Edge, list(make_edges(labels, cited, cited)))
    (folder / "SHA256SUMS").write_text(f"of {labels} {shift}\n")
    return PublishedFolder(folder)


# Kinds, whatever they need


class FakeEncoder:
    """Stands in for a folder with an external encoder: a random vector for each word, summed."""

    size = 16

    def encode(self, sentences: Sequence[str]) -> np.ndarray:
        vectors = np.zeros((len(sentences), self.size), np.float32)
        for vector, sentence in zip(vectors, sentences, strict=True):
            for word in sentence.lower().split():
                vector += np.random.default_rng(crc32(word.encode())).standard_normal(self.size)
        return vectors


def use_fake_encoder(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(model.training.loop, "check_encoder", lambda _, **__: None)
    patch.setattr(model.training.data, "load_encoder", lambda _, **__: FakeEncoder())


def choose(kind: ClassifierKind, **wanted: Any) -> Any:
    """Options of a kind: of those that are wanted the ones that it has, and an encoder if it needs one."""
    known = {field.name for field in fields(kind.options)}
    given = {name: value for name, value in wanted.items() if name in known}
    try:
        return read_options(kind.options, given)
    except UsageError:
        return read_options(kind.options, given | {"encoder": "an/external/encoder"})


def is_network(kind: ClassifierKind) -> bool:
    return issubclass(kind.options, NetworkOptions)


def has_epochs(kind: ClassifierKind) -> bool:
    return "epochs" in {field.name for field in fields(kind.options)}


def skip_unless_network(kind: ClassifierKind) -> None:
    if not is_network(kind):
        pytest.skip(f"{kind.name} is not a network")


def skip_unless_epochs(kind: ClassifierKind) -> None:
    if not has_epochs(kind):
        pytest.skip(f"{kind.name} is not trained in epochs")


def stop_at(epoch: int, stop: Callable[[], None]) -> Callable[[TrainingProgress], None]:
    """Ends a training in the first step of an epoch."""

    def report(progress: TrainingProgress) -> None:
        if (progress.epoch, progress.step) == (epoch, 1):
            stop()

    return report


def kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def kill_trainings(dataset: str, folder: str) -> None:
    """For a process of its own: begin to train each kind in a child, which is killed in the third epoch."""
    torch.set_num_threads(1)
    with warnings.catch_warnings():  # what children would each import
        warnings.simplefilter("ignore")
        import_module("sklearn.svm")
        import_module("torch.utils.tensorboard")
    for kind in filter(has_epochs, map(find_kind, KINDS)):
        child = os.fork()
        if child == 0:
            use_fake_encoder(pytest.MonkeyPatch())
            kind.train(
                TrainingJob(
                    published=PublishedFolder(Path(dataset)),
                    folder=Path(folder) / kind.name,
                    options=choose(kind, **SMALL),
                    report=stop_at(3, kill),
                )
            )
            os._exit(0)
        _, status = os.waitpid(child, 0)
        end = os.WTERMSIG(status) if os.WIFSIGNALED(status) else "not killed"
        sys.stdout.write(f"{kind.name} {end}\n")


@dataclass(frozen=True)
class Workshop:
    """Datasets, and classifiers that were trained on them. Not to be changed."""

    folder: Path
    six: PublishedFolder
    shifted: PublishedFolder  # the same facts with other labels
    single: PublishedFolder  # the same facts, all with one label

    def train(self, name: str, published: PublishedFolder, wanted: dict[str, Any]) -> Path:
        """The folder of a classifier, trained if it is not there yet."""
        label = "fitting" if wanted is FITTING else "small"
        folder = self.folder / f"{name} {published.folder.name} {label}"
        if not folder.exists():
            self.start(name, folder, published, wanted)
        return folder

    def start(
        self, name: str, folder: Path, published: PublishedFolder, wanted: dict[str, Any], **more: Any
    ) -> None:
        kind = find_kind(name)
        options = choose(kind, **SMALL | wanted)
        texts = self.folder / "texts"
        kind.train(TrainingJob(published=published, folder=folder, options=options, texts=texts, **more))

    def fit(self, name: str) -> Classifier:
        """A classifier that knows the six facts."""
        return load_classifier(self.train(name, self.six, FITTING))


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, for every test and for what tests share."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="module", autouse=True)
def fake_encoder() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        use_fake_encoder(patch)
        yield


class SavedNetwork(NamedTuple):
    """A network as it was when its training saved it."""

    kind: NetworkKind
    classifier: NetworkClassifier
    origin: TrainingOrigin


@pytest.fixture(scope="module", autouse=True)
def saved() -> Iterator[dict[Path, SavedNetwork]]:
    """All networks that are trained here, by their folders."""
    found: dict[Path, SavedNetwork] = {}

    def save(kind: NetworkKind, classifier: NetworkClassifier, folder: Path, origin: TrainingOrigin) -> None:
        found[folder] = SavedNetwork(kind, classifier, origin)
        save_network(kind, classifier, folder, origin)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(model.training.loop, "save_network", save)
        yield found


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    folder = tmp_path_factory.mktemp("workshop")
    return Workshop(
        folder,
        write_dataset(folder / "six"),
        write_dataset(folder / "shifted", shift=1),
        write_dataset(folder / "single", LABELS[:1]),
    )


def read_files(folder: Path) -> dict[str, Any]:
    """All files of a classifier but the curves; of its history all but the seconds."""
    files: dict[str, Any] = {}
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder)
        if path.is_dir() or "logs" in place.parts or path.name == ".lock":
            continue
        files[str(place)] = path.read_bytes()
        if path.name == "history.json":
            lines = json.loads(path.read_text())
            files[str(place)] = [{name: line[name] for name in line if name != "seconds"} for line in lines]
    return files


def read_texts(published: PublishedFolder, split: str = TRAIN) -> list[list[str]]:
    return [row["text"] for row in published.iterate_examples(split)]


# Learning


@each_kind
def test_six_facts_are_learnt(name: str, workshop: Workshop) -> None:
    """Every kind does as well as giving all labels to all facts, which takes no reading. Whoever reads the
    facts tells nearly all of them apart, and a network all."""
    classifier = workshop.fit(name)
    texts, truth = read_texts(workshop.six), read_truth(workshop.six, TRAIN).labels
    scores = classifier.predict_scores(texts)
    f1 = macro_f1(truth, classifier.thresholds.decide(scores))
    assert f1 >= macro_f1(truth, np.ones_like(truth)) > 0
    if (scores != scores[0]).any():
        assert f1 > 0.8
    if is_network(find_kind(name)):
        assert f1 == 1.0


@each_kind
def test_a_network_has_a_gradient_for_every_parameter(
    name: str, workshop: Workshop, saved: dict[Path, SavedNetwork], tmp_path: Path
) -> None:
    kind = find_kind(name)
    skip_unless_network(kind)
    own = saved[workshop.train(name, workshop.six, {})].kind
    ways = [
        each for field in list_fields(kind.options) if field.name == "sentences" for each in field.choices
    ]
    for way in ways if choose(kind).encoder is None else [None]:
        options = choose(kind, **SMALL | ({"sentences": way} if way else {}))
        folder = tmp_path / str(way)
        prepare_texts(workshop.six, folder, options, report=lambda _: None)
        texts, task = open_texts(folder, options), read_task(workshop.six)
        learner = Learner(own.network, task, texts, options, seed=1, device=torch.device("cpu"))
        reached: set[str] = set()
        for epoch in range(1, 4):
            batches = make_batches(texts.train.lengths, options.batch, options.window, seed=1, epoch=epoch)
            for step, rows in enumerate(batches, start=1):
                learner.learn(rows, epoch, step, len(batches), 1e-3)
                for parameter, tensor in learner.network.named_parameters():
                    if tensor.grad is not None and bool(tensor.grad.abs().to_dense().sum() > 0):
                        reached.add(parameter)
        missed = {parameter for parameter, _ in learner.network.named_parameters()} - reached
        assert not missed, f"with sentences as {way}"


@each_kind
def test_a_dataset_with_one_label(name: str, workshop: Workshop) -> None:
    classifier = load_classifier(workshop.train(name, workshop.single, {}))
    assert classifier.labels == LABELS[:1]
    scores = classifier.predict_scores(read_texts(workshop.single))
    assert scores.shape == (36, 1)
    assert np.isfinite(scores).all()
    mentioned = classifier.thresholds.decide(scores)[:, 0][::6]  # of the section's own fact, in all copies
    assert mentioned.all()


# Predictions


@each_kind
def test_a_prediction_does_not_depend_on_the_other_documents(name: str, workshop: Workshop) -> None:
    classifier = workshop.fit(name)
    facts = [text for text, _ in make_facts(LABELS)]
    odd = [[], UNKNOWN, [""], facts[0][:1], facts[0] * 9, facts[1] + facts[2], [*facts[3], *UNKNOWN]]
    documents = [*facts, *odd] * 6  # more than fit into one batch
    order = np.random.default_rng(1).permutation(len(documents))
    together = classifier.predict_scores(documents)
    mixed = classifier.predict_scores(documents[place] for place in order)
    np.testing.assert_allclose(mixed, together[order], rtol=0, atol=1e-6)
    for place in range(len(facts) + len(odd)):
        (alone,) = classifier.predict_scores([documents[place]])
        np.testing.assert_allclose(alone, together[place], rtol=0, atol=1e-6)


@each_kind
@pytest.mark.parametrize(
    "document", [[], [""], [" ", ""], UNKNOWN, ["ठठठ"]], ids=["none", "empty", "blank", "unknown", "other"]
)
def test_a_document_without_known_words(name: str, document: list[str], workshop: Workshop) -> None:
    classifier = workshop.fit(name)
    scores = classifier.predict_scores([document])
    assert scores.shape == (1, len(LABELS))
    assert scores.dtype == np.float32
    assert ((scores >= 0) & (scores <= 1)).all()
    weights = classifier.weigh_sentences(document)
    assert weights.shape == (len(document),)
    assert np.isfinite(weights).all()


@each_kind
def test_weights_of_sentences(name: str, workshop: Workshop) -> None:
    classifier = workshop.fit(name)
    for text, _ in make_facts(LABELS):
        weights = classifier.weigh_sentences([*text, *UNKNOWN])
        assert weights.shape == (len(text) + len(UNKNOWN),)
        assert (weights >= 0).all()
        assert not weights.any() or weights.sum() == pytest.approx(1, abs=1e-5)
    assert classifier.predict_scores([]).shape == (0, len(LABELS))


# Files


@each_kind
def test_a_classifier_is_loaded_as_it_was_saved(
    name: str, workshop: Workshop, saved: dict[Path, SavedNetwork], tmp_path: Path
) -> None:
    """To the bit: what a network predicts before it is saved, and what the thresholds were fitted on."""
    folder = workshop.train(name, workshop.six, {})
    loaded = load_classifier(folder)
    texts = [*read_texts(workshop.six), [], UNKNOWN]
    scores = loaded.predict_scores(texts)
    held_out = loaded.predict_scores(read_texts(workshop.six, VALIDATION))
    truth = read_truth(workshop.six, VALIDATION).labels
    fitted = (fit(truth, held_out) for fit in (fit_thresholds, share_threshold))
    own = loaded.thresholds
    same = [np.allclose(own.per_label, each.per_label, rtol=0, atol=1e-6) for each in fitted]
    assert any(same) or set(np.unique(held_out)) <= {0, 1}  # without degrees there is nothing to fit
    if is_network(find_kind(name)):
        kind, before, origin = saved[folder]
        assert before.predict_scores(texts).tobytes() == scores.tobytes()
        assert before.thresholds.per_label.tobytes() == own.per_label.tobytes()
        save_network(kind, load_network(kind, folder), tmp_path / "again", origin)
        again = read_files(tmp_path / "again")
        assert again == {file: content for file, content in read_files(folder).items() if file in again}
    shutil.copytree(folder, tmp_path / "elsewhere")
    assert load_classifier(tmp_path / "elsewhere").predict_scores(texts).tobytes() == scores.tobytes()


@each_kind
def test_the_folder_of_another_kind_is_one_sentence(name: str, workshop: Workshop, tmp_path: Path) -> None:
    other = KINDS[KINDS.index(name) - 1]
    folder = workshop.train(other, workshop.six, {})
    with pytest.raises(BadInputError, match=rf"{re.escape(str(folder))}.* is missing: name a folder") as told:
        find_kind(name).load(folder)
    assert "\n" not in str(told.value)
    shutil.copytree(folder, tmp_path / "renamed")
    (tmp_path / "renamed" / f"{other}.json").rename(tmp_path / "renamed" / f"{name}.json")
    with pytest.raises(BadInputError, match=r"\.json does not describe an? .*: name a folder") as told:
        load_classifier(tmp_path / "renamed")
    assert "\n" not in str(told.value)


@each_kind
def test_the_same_training_gives_the_same_files(name: str, workshop: Workshop, tmp_path: Path) -> None:
    """In another folder. For those that are trained in epochs, a resumed training shows more."""
    kind = find_kind(name)
    if has_epochs(kind):
        pytest.skip(f"{name} is resumed to the same files")
    kind.train(TrainingJob(published=workshop.six, folder=tmp_path / "own", options=choose(kind, **SMALL)))
    assert read_files(tmp_path / "own") == read_files(workshop.train(name, workshop.six, {}))


# Stopping and resuming


@pytest.fixture(scope="module")
def killed(workshop: Workshop) -> Path:
    """A folder with trainings that were killed."""
    folder = workshop.folder / "killed"
    place, name = str(Path(__file__).parent), Path(__file__).stem
    code = f"import sys; sys.path.insert(0, {place!r}); import {name} as own;"
    code += f"own.kill_trainings({str(workshop.six.folder)!r}, {str(folder)!r})"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    expected = [f"{name} {signal.SIGKILL.value}" for name in KINDS if has_epochs(find_kind(name))]
    assert done.stdout.splitlines() == expected, done.stderr
    return folder


@each_kind
def test_a_killed_training_resumes_to_the_same_files(
    name: str, workshop: Workshop, killed: Path, tmp_path: Path
) -> None:
    kind = find_kind(name)
    skip_unless_epochs(kind)
    folder = tmp_path / name
    shutil.copytree(killed / name, folder)
    assert find_saved_kind(folder) is None
    seen: list[TrainingProgress] = []
    options = choose(kind, **SMALL)
    kind.train(TrainingJob(published=workshop.six, folder=folder, options=options, report=seen.append))
    assert seen[0].epoch == 3  # the first two are not run again
    assert read_files(folder) == read_files(workshop.train(name, workshop.six, {}))


@each_kind
def test_another_dataset_starts_over(name: str, workshop: Workshop, killed: Path, tmp_path: Path) -> None:
    """After a training was stopped or, where it cannot be, after it has finished."""
    expected = read_files(workshop.train(name, workshop.shifted, {}))
    before = workshop.train(name, workshop.six, {})
    assert expected != read_files(before)
    folder = tmp_path / name
    shutil.copytree(killed / name if has_epochs(find_kind(name)) else before, folder)
    workshop.start(name, folder, workshop.shifted, {})
    assert read_files(folder) == expected


@each_kind
def test_training_again_does_nothing(name: str, workshop: Workshop, tmp_path: Path) -> None:
    kind = find_kind(name)
    training = Training(
        kind=name,
        dataset=workshop.six.folder,
        folder=tmp_path / name,
        options=choose(kind, **SMALL),
        seed=1 if kind.seeded else None,
        texts=workshop.folder / "texts",
    )
    shutil.copytree(workshop.train(name, workshop.six, {}), training.folder)
    assert not is_trained(training)  # who trained it is not known
    with open_view():
        train_classifier(training)
    assert is_trained(training)
    assert not is_trained(replace(training, dataset=workshop.shifted.folder))
    if kind.seeded:
        assert not is_trained(replace(training, seed=2))
    if has_epochs(kind):  # even if nobody asks first
        before = {path: path.stat().st_mtime_ns for path in training.folder.rglob("*") if path.is_file()}
        seen: list[TrainingProgress] = []
        workshop.start(name, training.folder, workshop.six, {}, report=seen.append)
        assert not seen
        after = {path: path.stat().st_mtime_ns for path in training.folder.rglob("*") if path.is_file()}
        assert after == before


# Options, help and report


@each_kind
def test_options_are_read_back_as_they_were_described(name: str) -> None:
    kind = find_kind(name)
    usual = choose(kind)
    given = {"encoder": usual.encoder} if getattr(usual, "encoder", None) else {}
    sets = [usual, choose(kind, **SMALL), choose(kind, **FITTING)]
    if kind.paper is not None:
        sets.append(choose_options(kind, given, paper=True))
    for options in sets:
        described = describe_options(options)
        assert json.loads(json.dumps(described)) == described
        assert set(described) == {field.name for field in fields(kind.options)}
        assert read_options(kind.options, described) == options
    with pytest.raises(UsageError):
        read_options(kind.options, describe_options(usual) | {"no_such_option": 1})


def read_flag(kind: ClassifierKind, name: str, text: str) -> Any:
    """An option as a flag gives it, as text, with everything else as usual."""
    usual = choose(kind)
    given = {"encoder": usual.encoder} if getattr(usual, "encoder", None) else {}
    return getattr(choose_options(kind, given | {name: text}, paper=False), name)


@each_kind
def test_every_choice_can_be_made_with_a_flag(name: str) -> None:
    kind = find_kind(name)
    choices = [(field.name, choice) for field in list_fields(kind.options) for choice in field.choices]
    for option, choice in choices:
        try:
            assert read_flag(kind, option, choice) == choice
        except UsageError as error:  # some choices need others
            assert "is not possible" not in str(error), f"{option} {choice}"


@each_kind
def test_lists_can_be_given_with_a_flag(name: str) -> None:
    kind = find_kind(name)
    for field in list_fields(kind.options):
        if field.default == ():  # of any length
            assert read_flag(kind, field.name, "0.5") == (0.5,)
            assert read_flag(kind, field.name, "0.5,2") == (0.5, 2.0)
            assert read_flag(kind, field.name, "none") == ()
        elif isinstance(field.default, tuple):
            text = ",".join(f"{number:g}" for number in field.default)
            assert read_flag(kind, field.name, text) == field.default


@pytest.fixture(scope="module")
def shown_help(run_ilsi: Callable[..., subprocess.CompletedProcess[str]]) -> str:
    done = run_ilsi("train", "--help")
    assert done.returncode == 0, done.stderr
    return done.stdout


@each_kind
def test_help_names_the_kind_and_its_options(name: str, shown_help: str) -> None:
    words = set(re.findall(r"[\w-]+", shown_help))
    listed = re.search(r"What to train: ([^.]*)\.", " ".join(re.sub(r"[│|]", " ", shown_help).split()))
    assert listed is not None
    assert name in re.split(r",\s*", listed[1])
    for field in list_fields(find_kind(name).options):
        turned_off = field.is_switch and field.default
        assert (f"--no-{field.flag[2:]}" if turned_off else field.flag) in words
        assert field.about.strip()


@each_kind
def test_title_and_about_are_in_the_report(name: str, workshop: Workshop) -> None:
    kind = find_kind(name)
    assert kind.name == name
    assert kind.title.strip() == kind.title != ""
    assert kind.about.strip() == kind.about != ""
    assert "\n" not in kind.title + kind.about
    folder = workshop.train(name, workshop.six, {})
    exam = Exam(workshop.six.folder, TEST)
    evaluated = exam.measure(folder, exam.load(folder))
    titles = {section.label: section.title for section in workshop.six.sections}
    page = html.unescape(write_models(ModelFigures({name: evaluated}, [], {}, titles)))
    assert kind.about in page
    assert kind.title in page


def test_titles_differ() -> None:
    titles = [find_kind(name).title for name in KINDS]
    assert len(set(titles)) == len(titles)
