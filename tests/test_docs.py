"""Documents stay true: their commands exist and their links lead somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from flows.cli import app
from schemas.settings import Settings

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def find_options(words: list[str]) -> set[str] | None:
    """The flags of a command, or None if there is no such command."""
    command: Any = get_command(app)
    for word in words:
        if hasattr(command, "commands"):
            command = command.commands.get(word)
        if command is None:
            return None
    return {name for parameter in command.params for name in parameter.opts} | {"--help"}


@each_page
def test_commands_in_documents_exist(page: Path) -> None:
    for line in re.findall(r"\./ilsi ([a-z][^`\n#|&]*)", page.read_text(encoding="utf-8")):
        words = line.split()
        names = [word for word in words[:2] if re.fullmatch("[a-z]+", word)]
        options = find_options(names)
        assert options is not None, line
        if names[0] != "test":  # whose further arguments are pytest's
            assert {word for word in words if word.startswith("--")} <= options, line


@each_page
def test_links_in_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_every_setting_of_the_example_exists() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    names = set(re.findall(r"^(\w+) =", example, re.MULTILINE))
    assert names
    assert names <= set(Settings.model_fields)
