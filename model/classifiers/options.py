"""Options of classifiers: a frozen dataclass for each kind, whose fields become flags of `./ilsi train`.

A field is declared once, with `option`: its type, its default and the line that `--help` shows. Values come
from flags and from files, so they are validated. Nothing here loads torch.
"""

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter, ValidationError

from schemas.errors import UsageError

Options = TypeVar("Options")


def option(default: Any, about: str) -> Any:
    """A field of an options class: its default, and what it does in one line."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class OptionField:
    """A field as the command line needs to know it."""

    name: str
    about: str
    default: Any
    is_switch: bool
    choices: tuple[str, ...]  # of which one must be given; empty for any value

    @property
    def flag(self) -> str:
        """`--batch`, `--word-skip`."""
        return f"--{self.name.replace('_', '-')}"

    def read(self, given: str | bool) -> Any:
        """The value of a flag: `none` stands for nothing, and numbers of a list are separated by commas."""
        if isinstance(given, bool) or given in self.choices:
            return given
        is_list = isinstance(self.default, tuple)
        if given == "none":
            return () if is_list else None
        return tuple(given.split(",")) if is_list else given


def list_fields(options: type) -> list[OptionField]:
    """All fields of an options class, in order."""
    hints = get_type_hints(options)
    return [
        OptionField(
            each.name,
            each.metadata["about"],
            each.default,
            hints[each.name] is bool,
            get_args(hints[each.name]) if get_origin(hints[each.name]) is Literal else (),
        )
        for each in fields(options)
    ]


def describe_options(options: Any) -> dict[str, Any]:
    """Options as JSON."""
    described: dict[str, Any] = json.loads(json.dumps(asdict(options), allow_nan=False))
    return described


def read_options(kind: type[Options], values: dict[str, Any]) -> Options:
    """Options from flags: text is converted to the type of its field."""
    try:
        return TypeAdapter(kind).validate_python(values)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = str(first["loc"][0]) if first["loc"] else ""
        if first["type"] == "unexpected_keyword_argument":
            raise UsageError(f"there is no option {name!r}: see ./ilsi train --help") from None
        if name not in {each.name for each in fields(kind)}:  # type: ignore[arg-type]
            raise UsageError(str(first["msg"]).removeprefix("Value error, ")) from None
        said = first["msg"].removeprefix("Value error, ").lower()
        flag = f"--{name.replace('_', '-')}"
        raise UsageError(f"{flag} {first['input']!r} is not possible: {said}") from None
