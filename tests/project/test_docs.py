"""Documents stay true: what they name exists, generated pages are current, and the site builds."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from flows.cli import make_app
from schemas.settings import Settings

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
MOST_WORDS = 25_000
MEASURED = re.compile(r"<!-- measured: .*?<!-- end of [^>]*-->", re.DOTALL)
LARGEST_PICTURE = 200_000  # bytes
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def find_options(words: list[str]) -> set[str] | None:
    """The flags of a command, or None if there is no such command."""
    command: Any = get_command(make_app())
    for word in words:
        if hasattr(command, "commands"):
            command = command.commands.get(word)
        if command is None:
            return None
    return {name for parameter in command.params for name in parameter.opts} | {"--help"}


def list_commands(group: Any, before: str = "") -> list[str]:
    """The full names of all commands."""
    names = []
    for name, command in group.commands.items():
        inner = hasattr(command, "commands")
        names += list_commands(command, f"{before}{name} ") if inner else [before + name]
    return names


def run_script(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


@each_page
def test_commands_in_documents_exist(page: Path) -> None:
    for line in re.findall(r"\./ilsi ([a-z][^`\n#|&]*)", page.read_text(encoding="utf-8")):
        words = line.split()
        names = [word for word in words[:2] if re.fullmatch("[a-z]+", word)]
        options = find_options(names)
        assert options is not None, line
        if names[0] != "test":  # whose further arguments are pytest's
            assert {word for word in words if word.startswith("--")} <= options, line


def test_every_command_is_documented() -> None:
    text = (ROOT / "docs/reference/commands.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^## (.+)$", text, re.MULTILINE))
    assert set(list_commands(get_command(make_app()))) == headings


@each_page
def test_links_in_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@each_page
def test_folders_and_modules_named_in_documents_exist(page: Path) -> None:
    rooms = r"`((?:schemas|pipeline|model|flows|embedded|tests|benchmarks|docs)/[\w/.]*)`"
    for path in re.findall(rooms, page.read_text(encoding="utf-8")):
        assert (ROOT / path).exists(), path


@each_page
def test_pages_of_the_site_link_only_to_the_site(page: Path) -> None:
    """README is read on GitHub; a page of the site cannot show files of the repository."""
    if ROOT / "docs" in page.parents:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            assert target.startswith("http") or ROOT / "docs" in (page.parent / target).resolve().parents


def test_every_setting_of_the_example_exists() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    names = set(re.findall(r"^(\w+) =", example, re.MULTILINE))
    assert names
    assert names <= set(Settings.model_fields)


def test_documents_are_short() -> None:
    """What people read from start to end: tables that benchmarks fill in are looked up."""
    words = {
        page: sum(
            1 for word in MEASURED.sub("", page.read_text(encoding="utf-8")).split() if re.search(r"\w", word)
        )
        for page in PAGES
    }
    assert sum(words.values()) <= MOST_WORDS, sorted(words.items(), key=lambda item: -item[1])[:5]


def test_pictures_are_small() -> None:
    pictures = [path for path in (ROOT / "docs/images").iterdir() if path.suffix in (".svg", ".png")]
    assert not [path for path in pictures if path.stat().st_size > LARGEST_PICTURE]


@pytest.mark.parametrize("script", ["reference.py", "architecture.py"])
def test_generated_pages_and_pictures_are_current(script: str) -> None:
    done = run_script(f"docs/generate/{script}", "--check")
    assert done.returncode == 0, f"{done.stdout}{done.stderr}run python docs/generate/{script}"


@each_page
def test_marks_of_measured_tables_come_in_pairs(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    first = re.findall(r"<!-- measured: (.+?)(?:, first \d+ rows)? -->", text)
    assert first == re.findall(r"<!-- end of (.+?) -->", text)
    assert len(first) == len(set(first))


def test_pages_that_benchmarks_fill_exist() -> None:
    for path in sorted((ROOT / "benchmarks").glob("*.py")):
        for parts in re.findall(r'"docs" / ("[^)\n]+?\.(?:md|svg)")', path.read_text(encoding="utf-8")):
            assert ROOT.joinpath("docs", *(ast.literal_eval(part) for part in parts.split(" / "))).exists()


def test_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = run_script("-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site"))
    assert done.returncode == 0, done.stderr
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) > len(list(ROOT.glob("docs/**/*.md")))  # and one for pages that are not there
    loaded = r"<(?:script|link|img)\b[^>]*(?:src|href)=.?(https?://[^\s>]+)"
    assert not [url for path in pages for url in re.findall(loaded, path.read_text(encoding="utf-8"))]
