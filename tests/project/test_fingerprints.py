"""A stage or a model is made again if the code that it runs has changed, and only then."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from flows.classifiers.folders import Trained, digest_model, identify_dataset, write_trained
from flows.classifiers.train import Training, is_trained
from flows.plans.stages import TABLE_STAGES as STAGES
from flows.plans.stages import plan_stages
from model.classifiers.files import digest_folder
from model.classifiers.options import describe_options
from model.classifiers.registry import find_kind, list_kinds
from schemas import code_digest
from schemas.code_digest import collect_code, digest_code
from schemas.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("embedded", "flows", "model", "pipeline", "schemas")
SMALL_BOX = ("--box-seed", "11", "--box-cases", "90")

# The roots of each stage: test_the_roots_are_those_of_the_plans compares them with its plan.
RUNS: dict[str, tuple[str, ...]] = {name: (f"pipeline.{name}",) for name in STAGES}
RUNS["segment"] += ("model.tagger.load",)
RUNS["mask"] += ("model.entities.finder",)
KINDS = {name: find_kind(name).code for name in list_kinds()}
CODE = RUNS | KINDS

each_code = pytest.mark.parametrize("name", CODE)


def forget_digests() -> None:
    digest_code.cache_clear()
    code_digest._read_source.cache_clear()


@pytest.fixture(autouse=True)
def fresh_digests() -> Iterator[None]:
    """A digest is computed once per process; these tests edit files in between."""
    forget_digests()
    yield
    forget_digests()


def copy_tree(target: Path) -> Path:
    """Our packages, without weights, in a folder where they can be edited."""
    ignored = shutil.ignore_patterns("__pycache__", "default")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, target / package, ignore=ignored)
    return target


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy that every test leaves as it was."""
    return copy_tree(tmp_path_factory.mktemp("tree"))


def copy_all(target: Path) -> Path:
    """All that the commands need, in a folder where it can be edited."""
    left_out = shutil.ignore_patterns(".*", "__pycache__", "data_cache", "docs", "tests")
    shutil.copytree(ROOT, target, ignore=left_out)
    return target


RunIn = Callable[..., str]


@pytest.fixture(scope="module")
def run_in(ilsi_command: list[str], prefect_home: Path) -> RunIn:
    """A command of another tree; gives all that it prints."""

    def run(tree: Path, *arguments: str) -> str:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("ILSI_")}
        ours = {"PYTHONPATH": str(tree), "PREFECT_HOME": str(prefect_home), "ILSI_MODELS": "none"}
        done = subprocess.run(
            [*ilsi_command, *arguments],
            cwd=tree,
            env=clean | ours | {"COLUMNS": "200"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    return run


def digest(name: str, tree: Path) -> str:
    forget_digests()
    return digest_code(*CODE[name], tree=tree)


def find_file(module: str, tree: Path) -> Path:
    base = tree.joinpath(*module.split("."))
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def list_files(name: str, tree: Path) -> set[Path]:
    return {find_file(module, tree) for module in collect_code(*CODE[name], tree=tree)}


class Edits:
    """Edits of files that are undone at the end."""

    def __init__(self) -> None:
        self._before: dict[Path, bytes] = {}

    def __enter__(self) -> "Edits":
        return self

    def __exit__(self, *_: object) -> None:
        for path, content in self._before.items():
            path.write_bytes(content)

    def edit(self, path: Path, change: Callable[[str], str]) -> None:
        self._before.setdefault(path, path.read_bytes())
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def add_constant(text: str) -> str:
    return f"{text}\n_EDITED = 1\n"


def edit_words(text: str) -> str:
    """Another comment, and other words in every docstring at the start of a module, class or function."""
    changed = re.sub(r'(\A|(?:class|def) [^\n]*:\n\s+)"""', r'\g<1>"""Edited. ', text)
    return f"{changed}\n# Edited.\n"


def test_the_copy_has_the_same_digests(tree: Path) -> None:
    assert {name: digest(name, tree) for name in CODE} == {name: digest(name, ROOT) for name in CODE}


@each_code
def test_an_edit_in_any_module_changes_the_digest(name: str, tree: Path) -> None:
    before = {module: source.digest for module, source in collect_code(*CODE[name], tree=tree).items()}
    whole = digest(name, tree)
    with Edits() as edits:
        for path in list_files(name, tree):
            edits.edit(path, add_constant)
        forget_digests()
        after = {module: source.digest for module, source in collect_code(*CODE[name], tree=tree).items()}
    assert after.keys() == before.keys()
    assert not [module for module in before if before[module] == after[module]]
    with Edits() as edits:  # one module is enough
        edits.edit(find_file(max(before), tree), add_constant)
        assert digest(name, tree) != whole


@each_code
def test_comments_and_docstrings_do_not_count(name: str, tree: Path) -> None:
    before = digest(name, tree)
    with Edits() as edits:
        for path in list_files(name, tree):
            edits.edit(path, edit_words)
        assert digest(name, tree) == before


@each_code
def test_other_modules_do_not_count(name: str, tree: Path) -> None:
    before, ours = digest(name, tree), list_files(name, tree)
    others = {path for package in PACKAGES for path in (tree / package).rglob("*.py")} - ours
    assert len(others) > 100
    with Edits() as edits:
        for path in others:
            edits.edit(path, add_constant)
        assert digest(name, tree) == before


@pytest.mark.parametrize(
    ("file", "users", "others"),
    [
        ("pipeline/mask/gazetteers/places.txt", {"mask"}, {"parse", "cite", "label", "segment", "linear"}),
        ("schemas/ipc.csv", {"cite", "label", "statutes", "graph"}, {"linear", "lesicin"}),
    ],
)
def test_data_files_count_where_they_are_opened(
    tree: Path, file: str, users: set[str], others: set[str]
) -> None:
    before = {name: digest(name, tree) for name in users | others}
    with Edits() as edits:
        edits.edit(tree / file, lambda text: f"{text}\n")
        changed = {name for name in before if digest(name, tree) != before[name]}
    assert changed == users


def test_a_changed_share_makes_the_splits_again_and_nothing_before_them(tree: Path) -> None:
    before = {name: digest(name, tree) for name in STAGES}
    with Edits() as edits:
        edits.edit(tree / "pipeline" / "split" / "stratify.py", change_shares)
        changed = {name for name in STAGES if digest(name, tree) != before[name]}
    assert changed == {"split"}


def change_shares(text: str) -> str:
    assert "SHARES = (0.64, 0.16, 0.20)" in text
    return text.replace("SHARES = (0.64, 0.16, 0.20)", "SHARES = (0.60, 0.20, 0.20)")


@pytest.mark.parametrize("name", KINDS)
def test_the_code_of_a_model_has_its_own_package_and_what_all_share(name: str) -> None:
    modules = collect_code(*KINDS[name])
    package = find_module(name)
    assert {module for module in modules if module.startswith(f"{package}.")} == {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in ROOT.joinpath(*package.split(".")).rglob("*.py")
        if path.stem != "__init__"
    }
    assert "model.classifiers.thresholds" in modules
    others = {find_module(other) for other in KINDS} - {package}
    used = {other for other in others if any(module.startswith(f"{other}.") for module in modules)}
    assert len(used) <= 2  # a change of one does not make most others again


def find_module(name: str) -> str:
    """The package of a kind."""
    return str(find_kind(name).options.__module__).rpartition(".")[0]


@pytest.mark.parametrize("name", ["linear", "lesicin", "ensemble"])
def test_a_model_is_up_to_date_while_its_code_and_inputs_are_the_same(name: str, tmp_path: Path) -> None:
    (tmp_path / "dataset").mkdir()
    (tmp_path / "dataset" / "SHA256SUMS").write_text("of a release\n")
    folder, kind = tmp_path / name, find_kind(name)
    folder.mkdir()
    (folder / kind.description).write_text("{}")
    training = Training(kind=name, dataset=tmp_path / "dataset", folder=folder, options=kind.options())
    told = Trained(
        kind=name,
        dataset=identify_dataset(training.dataset),
        options=describe_options(training.options),
        seed=training.seed,
        inputs=[],
        code=digest_code(*kind.code),
        corpus=None,
        digest=digest_model(folder),
        validation_f1=0.5,
    )
    write_trained(folder, told)
    assert is_trained(training)
    write_trained(folder, told.model_copy(update={"code": digest_code("model.tagger.load")}))
    assert not is_trained(training)
    if name == "lesicin":  # the same path with other files in it is another encoder
        encoder = tmp_path / "encoder"
        encoder.mkdir()
        (encoder / "config.json").write_text("{}")
        plugged = replace(training, options=kind.options(encoder=str(encoder)))
        options = describe_options(plugged.options)
        write_trained(
            folder, told.model_copy(update={"options": options, "inputs": [digest_folder(encoder)]})
        )
        assert is_trained(plugged)
        (encoder / "config.json").write_text("[]")
        assert not is_trained(plugged)


# A new classifier


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything with one more folder: a classifier that is another one by a new name."""
    tree = copy_all(tmp_path_factory.mktemp("extended") / "tree")
    baselines = tree / "model" / "baselines"
    shutil.copytree(baselines / "frequent", baselines / "by_habit")
    for path in (baselines / "by_habit").glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("baselines.frequent", "baselines.by_habit")
        text = text.replace('"frequent"', '"by-habit"').replace("Most frequent labels", "Labels by habit")
        path.write_text(text, encoding="utf-8")
    return tree


def test_a_new_classifier_is_one_folder(extended: Path, rebuilt_box: Path, run_in: RunIn) -> None:
    """It is listed, trained, measured and used, and nothing else needs to know of it."""
    assert re.search(r"What to train: .*\bby-habit\b", " ".join(run_in(extended, "train", "--help").split()))
    models = extended.parent / "models"
    dataset = ("--dataset", str(rebuilt_box / "dataset"))
    train = ("train", "--model", "by-habit", *dataset, "--out", str(models / "by-habit"))
    assert "by-habit: macro F1 " in run_in(extended, *train)
    assert "by-habit is up to date" in run_in(extended, *train)
    assert {path.suffix for path in models.glob("by-habit/by-habit*")} == {".json", ".safetensors"}
    shown = run_in(extended, "evaluate", *dataset, "--cache", str(extended.parent))
    assert re.search(r"\bby-habit\b", shown)
    (extended.parent / "facts.txt").write_text("He stabbed her and she died.")
    predict = ("predict", str(extended.parent / "facts.txt"), "--cache", str(extended.parent))
    assert f"classifier: {models / 'by-habit'}" in run_in(extended, *predict)


def test_a_new_classifier_makes_no_other_again(extended: Path) -> None:
    assert {name: digest(name, extended) for name in CODE} == {name: digest(name, ROOT) for name in CODE}
    assert digest_code("model.baselines.by_habit", tree=extended) not in {digest(name, ROOT) for name in CODE}


# A rebuild


def test_the_roots_are_those_of_the_plans(rebuilt_box: Path) -> None:
    settings = Settings(cache=rebuilt_box, box_seed=11, box_cases=90)
    plans = {name: stage.plan.runs for name, stage in plan_stages(settings) if stage is not None}
    assert plans == RUNS


def list_made(cache: Path) -> dict[str, set[str]]:
    """What is there of each stage, and the releases."""
    made = {name: {path.name for path in (cache / name).iterdir()} for name in STAGES}
    return made | {"releases": {path.parent.name for path in cache.glob("releases/*/*/README.md")}}


def test_a_rebuild_after_a_changed_share_makes_only_what_depends_on_it(
    tmp_path: Path, rebuilt_box: Path, run_in: RunIn
) -> None:
    tree, cache = copy_all(tmp_path / "tree"), tmp_path / "cache"
    shutil.copytree(rebuilt_box, cache, symlinks=True)
    where = ("--cache", str(cache), *SMALL_BOX)
    path = tree / "pipeline" / "split" / "stratify.py"
    path.write_text(change_shares(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = list_made(cache)
    status = run_in(tree, "status", *where)
    up_to_date = {name for name in STAGES if re.search(rf"\b{name}\b.*up to date", status)}
    assert up_to_date == set(STAGES) - {"split", "graph"}
    run_in(tree, "rebuild", *where)
    after = list_made(cache)
    assert {name for name in after if after[name] != before[name]} == {"split", "graph", "releases"}
    assert "everything is up to date" in run_in(tree, "rebuild", *where)
