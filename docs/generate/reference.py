"""The pages of docs/reference that follow from the code: commands, settings, Python API.

    python docs/generate/reference.py            # write the pages
    python docs/generate/reference.py --check    # exit code 1 if a page is not current

Write them again after every change of a command, a flag, a setting or a docstring of `ilsi`; a test compares.
"""

import argparse
import importlib
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "reference"
NOTE = "<!-- Written by docs/generate/reference.py: change the code, not this page. -->\n"
# Defaults that depend on the machine.
_DEFAULTS = {"cache": "data_cache", "workers": "number of cores"}


def main() -> None:
    """Write all pages, or say which are not current."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = [path for path, text in make_pages().items() if not path.exists() or path.read_text() != text]
    if not check:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for path in stale:
            path.write_text(make_pages()[path], encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is not current' if check else 'written'}")
    sys.exit(1 if check and stale else 0)


def make_pages() -> dict[Path, str]:
    """Every generated page with its text."""
    return {
        FOLDER / "commands.md": write_commands(),
        FOLDER / "settings.md": write_settings(),
        FOLDER / "python-api.md": write_python_api(),
    }


def write_commands() -> str:
    """One section per command: what it does, examples, its own flags, and the settings it takes as flags."""
    from typer.main import get_command

    from flows.cli import make_app

    lines = [
        "# Commands",
        NOTE,
        "Every command has `--help`, which describes flags that are only named here. A flag that is also a",
        "[setting](settings.md) is described there.",
    ]
    for name, command in list_commands(get_command(make_app())):
        about, examples = split_help(command.help or "")
        lines += [f"\n## {name}\n", about]
        if examples:
            lines += ["\n```", *examples, "```"]
        lines += describe_parameters(command)
    return "\n".join(lines) + "\n"


def list_commands(group: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """All commands with their full names, those of sub-groups included, in alphabetical order."""
    for name, command in sorted(group.commands.items()):
        if hasattr(command, "commands"):
            yield from list_commands(command, f"{before}{name} ")
        elif not command.hidden:
            yield before + name, command


def split_help(text: str) -> tuple[str, list[str]]:
    """What a command's help says, and its examples."""
    about, *rest = re.split(r"^Examples?:", inspect.cleandoc(text), maxsplit=1, flags=re.MULTILINE)
    return escape(about.strip()), [line.strip() for line in "".join(rest).splitlines() if line.strip()]


def describe_parameters(command: Any) -> list[str]:
    """A table of the command's own arguments and flags, and lines with options by heading and settings."""
    own = [parameter for parameter in command.params if not is_setting(parameter)]
    panels = group_by_panel(own)
    own = panels.pop("", [])
    settings = [parameter.opts[0] for parameter in command.params if is_setting(parameter)]
    lines = []
    if own:
        lines += ["\n| argument | |", "|---|---|"]
        lines += [f"| {name_parameter(parameter)} | {escape(read_help(parameter))} |" for parameter in own]
    for panel, parameters in panels.items():
        lines.append(f"\n{panel}: {', '.join(map(name_parameter, parameters))}.")
    if settings:
        lines.append(f"\nSettings: {list_settings(settings)}.")
    return lines


def group_by_panel(parameters: Sequence[Any]) -> dict[str, list[Any]]:
    """Parameters by their heading in `--help`. Those of a heading are many: here they are only named."""
    panels: dict[str, list[Any]] = {}
    for parameter in parameters:
        panels.setdefault(getattr(parameter, "rich_help_panel", None) or "", []).append(parameter)
    return panels


def list_settings(flags: Sequence[str]) -> str:
    """The settings among a command's flags, or those that are not, whichever is shorter."""
    from schemas.settings import Settings

    others = ["--" + name.replace("_", "-") for name in Settings.model_fields]
    others = [flag for flag in others if flag not in flags]
    if not others:
        return "all"
    shown = ", ".join(f"`{flag}`" for flag in (flags if len(flags) <= len(others) else others))
    return shown if len(flags) <= len(others) else f"all except {shown}"


def is_setting(parameter: Any) -> bool:
    """Is this flag made from a setting?"""
    from schemas.settings import Settings

    return parameter.name in Settings.model_fields and parameter.metavar == parameter.name.upper()


def name_parameter(parameter: Any) -> str:
    """An argument by its placeholder, a flag by its names."""
    if parameter.param_type_name == "argument":
        name = str(parameter.metavar or parameter.name.upper())
        return f"<code>{name.replace('|', '&#124;')}</code>"  # in backticks the site shows the escape
    return ", ".join(f"`{name}`" for name in [*parameter.opts, *parameter.secondary_opts])


def read_help(parameter: Any) -> str:
    """The help of a parameter on one line."""
    return " ".join((parameter.help or "").split())


def write_settings() -> str:
    """A table of all settings."""
    from flows.settings import describe_setting
    from schemas.settings import Settings

    lines = [
        "# Settings",
        NOTE,
        "A setting comes from `ilsi.toml` beside `./ilsi`, from the environment (`box_cases` is",
        "`ILSI_BOX_CASES`) or from a flag (`--box-cases`); the later one wins. `./ilsi settings` prints the",
        "values in force and where each comes from.",
        "",
        "| setting | default | |",
        "|---|---|---|",
    ]
    for name, field in Settings.model_fields.items():
        default = _DEFAULTS.get(name) or show_default(field.default)
        lines.append(f"| `{name}` | {default} | {escape(describe_setting(name))} |")
    lines += [
        "",
        "The API token is not a setting: it is read from `ILSI_KANOON_TOKEN` only. The launcher reads",
        "`ILSI_TORCH` (`cpu` or `cuda`) and `ILSI_PYTHON`; tests and benchmarks read `ILSI_REAL_DATA`.",
    ]
    return "\n".join(lines) + "\n"


def show_default(value: Any) -> str:
    """A default as one would write it in ilsi.toml."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return ", ".join(f"`{item}`" for item in value)
    return f"`{value}`"


def write_python_api() -> str:
    """Every public name of the module `ilsi`, from its docstrings."""
    lines = ["# Python API", NOTE]
    module = load_api()
    if module is None:
        lines.append("This version has no module `ilsi` yet.")
        return "\n".join(lines) + "\n"
    # The list of functions is left out: each has a section.
    lines.append(re.sub(r"```.*?```\n\n", "", format_docstring(module), flags=re.DOTALL))
    for name in list_public(module):
        member = getattr(module, name)
        lines += [f"\n## ilsi.{name}\n", "```python", show_signature(f"ilsi.{name}", member), "```", ""]
        lines.append(format_docstring(member))
        if inspect.isclass(member):
            for method_name, method in vars(member).items():
                if not method_name.startswith("_") and inspect.isfunction(method):
                    lines += [f"\n### {name}.{method_name}\n", "```python"]
                    lines += [show_signature(f"{name}.{method_name}", method), "```", ""]
                    lines.append(format_docstring(method))
    return "\n".join(lines) + "\n"


def load_api() -> ModuleType | None:
    """The module `ilsi`, unless this tree has none."""
    if not (ROOT / "ilsi.py").exists():
        return None
    return importlib.import_module("ilsi")


def list_public(module: ModuleType) -> list[str]:
    """The names that a module offers, in its own order."""
    return list(
        getattr(module, "__all__", None) or [name for name in vars(module) if not name.startswith("_")]
    )


def show_signature(name: str, member: Any) -> str:
    """The call as in a stub file, one parameter per line if it is long."""
    try:
        signature = inspect.signature(member)
    except (TypeError, ValueError):
        return name
    if inspect.isclass(member):
        signature = signature.replace(return_annotation=inspect.Signature.empty)
    own = [parameter for parameter in signature.parameters.values() if parameter.name != "self"]
    signature = signature.replace(parameters=own)
    text = f"{name}{show_types(str(signature))}"
    if len(text) <= 100 or not signature.parameters:
        return text
    parameters = "".join(f"    {line},\n" for line in list_parameters(signature))
    returned = "" if signature.return_annotation is inspect.Signature.empty else text[text.rindex(" ->") :]
    return f"{name}(\n{parameters}){returned}"


def list_parameters(signature: inspect.Signature) -> Iterator[str]:
    """The parameters as one writes them, with the star before those that must be named."""
    has_star = False
    for parameter in signature.parameters.values():
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY and not has_star:
            has_star = True
            yield "*"
        yield show_types(str(parameter))


def show_types(text: str) -> str:
    """Types without the names of their modules and without quotation marks."""
    text = re.sub(r"ForwardRef\('([^']*)'[^)]*\)", r"\1", text)
    text = re.sub(r"<(\w+\.\w+): [^>]*>", r"\1", text)  # a member of an enumeration
    text = re.sub(r"(->|:) '([^']*)'", r"\1 \2", text)
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text)


def format_docstring(member: Any) -> str:
    """A docstring as Markdown: runs of doctest lines, and what they print, become code blocks."""
    blocks = []
    for block in re.split(r"\n\s*\n", inspect.getdoc(member) or ""):
        if block.lstrip().startswith(">>>"):
            blocks.append(f"```python\n{textwrap.dedent(block).strip()}\n```")
        elif block.startswith("    "):
            blocks.append(f"```\n{textwrap.dedent(block)}\n```")
        else:
            blocks.append(block)
    return "\n\n".join(blocks).replace("\n```\n\n```\n", "\n\n")


def escape(text: str) -> str:
    """Text that Markdown and its tables leave alone."""
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
