"""Imports point down only, and the lower floors are light."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ALLOWED = {
    "schemas": {"schemas"},
    "pipeline": {"pipeline", "schemas"},
    "model": {"model", "schemas"},
    "embedded": {"embedded", "schemas"},
    "flows": {"flows", "pipeline", "model", "embedded", "schemas"},
}
MODULES = [path for package in ALLOWED for path in sorted((ROOT / package).rglob("*.py"))]


def imported_packages(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down_only(path: Path) -> None:
    package = path.relative_to(ROOT).parts[0]
    ours = imported_packages(path) & set(ALLOWED)
    assert ours <= ALLOWED[package]


@pytest.mark.parametrize("package", ["schemas", "pipeline"])
def test_lower_floors_import_without_heavy_packages(package: str) -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sorted((ROOT / package).rglob("*.py"))
    ]
    code = "import sys, importlib\n" + "\n".join(f"importlib.import_module({name!r})" for name in modules)
    code += "\nprint([name for name in ('torch', 'prefect', 'spacy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_package_has_a_catch_all_name() -> None:
    banned = {"utils", "helpers", "common", "base", "manager", "misc"}
    assert not [path for path in MODULES if path.stem in banned]


def test_every_package_is_installed() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = {path.parent.relative_to(ROOT) for path in MODULES}
    unmarked = [folder for folder in folders if not (ROOT / folder / "__init__.py").exists()]
    assert not unmarked
    assert sorted(settings["tool"]["setuptools"]["packages"]) == sorted(
        ".".join(folder.parts) for folder in folders
    )
