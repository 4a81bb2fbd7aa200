"""The house: imports point down only, rooms are small, and the lower floors are light."""

import ast
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALLOWED = {
    "schemas": {"schemas"},
    "pipeline": {"pipeline", "schemas"},
    "model": {"model", "schemas"},
    "embedded": {"embedded", "schemas"},
    "flows": {"flows", "pipeline", "model", "embedded", "schemas"},
}
# The rooms of each package from the bottom up: a room uses those before it, and the modules at the package's
# root, which use none.
ORDER = {
    "schemas": (),  # but for the courts, which are data: anything may use them
    "pipeline": (
        *("text", "archive", "parse", "collect", "cite", "links", "sections", "statutes", "label", "segment"),
        *("facts", "mask", "dedupe", "split", "graph", "publish", "report"),
    ),
    "model": (
        *("classifiers", "linear", "vectors", "layers", "graph", "training", "lesicin", "baselines"),
        *("ensemble", "tagger", "entities"),
    ),
    "embedded": ("courts", "crimes", "templates", "world", "law", "docket", "writing", "pages", "site"),
    "flows": (
        *("collecting", "plans", "texts", "tagger", "classifiers", "experiments", "orchestrate", "cli"),
    ),
}
ONE_KIND = {"embedded/templates", "flows/cli"}  # many siblings, all of one kind
MOST_MODULES = 16
MODULES = [path for package in ALLOWED for path in sorted((ROOT / package).rglob("*.py"))]
FOLDERS = sorted({path.parent for path in MODULES if not {"crimes", "courts"} & set(path.parts)})

each_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))


def list_imports(path: Path) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node


def list_imported(path: Path) -> set[str]:
    """Dotted names of everything that a module imports, wherever it does so."""
    names: set[str] = set()
    for node in list_imports(path):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def find_floor(package: str, name: str) -> int:
    """How high up in its package a module is."""
    rooms = ORDER[package]
    room = name.split(".")[1] if name.count(".") else ""
    return rooms.index(room) if room in rooms else -1


@each_module
def test_imports_point_down_only(path: Path) -> None:
    package = path.relative_to(ROOT).parts[0]
    assert {name.split(".")[0] for name in list_imported(path)} & set(ALLOWED) <= ALLOWED[package]


@each_module
def test_rooms_use_only_those_below_them(path: Path) -> None:
    parts = path.relative_to(ROOT).with_suffix("").parts
    package = parts[0]
    floor = find_floor(package, ".".join(parts))
    higher = {
        name
        for name in list_imported(path)
        if name.split(".")[0] == package and find_floor(package, name) > floor
    }
    assert not higher


@pytest.mark.parametrize("package", ORDER)
def test_every_room_has_its_place_in_the_order(package: str) -> None:
    rooms = {path.name for path in (ROOT / package).iterdir() if (path / "__init__.py").exists()}
    assert rooms == set(ORDER[package]) | ({"courts"} if package == "schemas" else set())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_folder_mixes_more_modules_than_one_can_keep_in_mind(folder: Path) -> None:
    modules = [path for path in folder.glob("*.py") if path.stem != "__init__"]
    if str(folder.relative_to(ROOT)) not in ONE_KIND:
        assert len(modules) <= MOST_MODULES


def test_every_stage_has_a_module_of_that_name() -> None:
    from flows.plans.stages import STAGES

    assert all((ROOT / "pipeline" / name / "stage.py").exists() for name in STAGES)


@pytest.mark.parametrize("package", ["schemas", "pipeline"])
def test_lower_floors_import_without_heavy_packages(package: str) -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / package).rglob("*.py"))
    ]
    code = "import sys, importlib\n" + "\n".join(f"importlib.import_module({name!r})" for name in modules)
    code += "\nprint([name for name in ('torch', 'prefect', 'spacy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_package_has_a_catch_all_name() -> None:
    banned = {"utils", "helpers", "common", "base", "manager", "misc"}
    assert not [path for path in MODULES if path.stem in banned]


def test_no_two_public_classes_have_the_same_name() -> None:
    """The box may call things as the product does: it never meets it in one file."""
    names = Counter(
        node.name
        for path in MODULES
        if path.relative_to(ROOT).parts[0] != "embedded"
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert not [name for name, count in names.items() if count > 1]


def test_every_package_is_installed() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = {path.parent.relative_to(ROOT) for path in MODULES}
    unmarked = [folder for folder in folders if not (ROOT / folder / "__init__.py").exists()]
    assert not unmarked
    found = settings["tool"]["setuptools"]["packages"]["find"]["include"]
    assert sorted(found) == sorted(f"{package}*" for package in ALLOWED)
