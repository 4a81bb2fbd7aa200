"""Pictures of a terminal as SVG: what a command leaves on the screen.

    python docs/generate/terminal.py                          # ./ilsi rebuild: docs/images/rebuild.svg
    python docs/generate/terminal.py predict facts.txt --cache some/cache --out docs/images/predict.svg

The command runs on a terminal that exists in memory only, with none of your ILSI_* settings: in the folder
where you are, or without --cache in a folder that is thrown away, so that the picture shows short paths.
Needs pyte: python -m pip install pyte
"""

import argparse
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "images" / "rebuild.svg"
COLUMNS, LINES = 100, 100  # more lines than the run shows: what scrolls away would be lost

_COMMAND = [sys.executable, "-c", "from flows.cli import main; main()"]
_OURS = ("ILSI_", "PREFECT_")
_ABOUT_TERMINALS = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "COLUMNS", "LINES", "TTY_COMPATIBLE")


def main() -> None:
    """Run the command and draw what it leaves on the screen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0], allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=PICTURE, help="where the picture goes")
    parser.add_argument("--cache", type=Path, help="a cache to use and keep")
    options, arguments = parser.parse_known_args()
    pyte = load_pyte()
    arguments = arguments or ["rebuild"]
    shown = " ".join(["./ilsi", *arguments])
    print(f"running {shown}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        screen = pyte.Screen(COLUMNS, LINES)
        here = Path.cwd() if options.cache else Path(folder)
        cache = (options.cache or here / "data_cache").absolute()
        code = run_on_screen([*_COMMAND, *arguments], here, cache, pyte.ByteStream(screen))
    lines = read_lines(screen)
    if code:
        print("\n".join(line.plain for line in lines), file=sys.stderr)
        raise SystemExit(f"{shown} failed with code {code}: no picture was written")
    options.out.write_text(draw_picture(shown, lines), encoding="utf-8")
    print(f"written to {options.out}", file=sys.stderr)


def load_pyte() -> Any:
    """The terminal emulator: nothing else needs it, so it does not come with ilsi."""
    try:
        return import_module("pyte")
    except ImportError:
        raise SystemExit("pyte, the terminal emulator, is missing: python -m pip install pyte") from None


def run_on_screen(command: Sequence[str], here: Path, cache: Path, stream: Any) -> int:
    """Run a command in a folder on a cache and feed the stream everything it writes to its terminal."""
    keyboard, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    process = subprocess.Popen(
        command,
        cwd=here,
        env=make_environment(cache),
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
    )
    os.close(terminal)
    with process:
        for written in iterate_written(keyboard):
            stream.feed(written)
    os.close(keyboard)
    return process.returncode


def make_environment(cache: Path) -> dict[str, str]:
    """The environment without what the user has set for other runs and other terminals."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(_OURS) and name not in _ABOUT_TERMINALS
    }
    return kept | {"TERM": "xterm-256color", "PYTHONPATH": str(ROOT), "ILSI_CACHE": str(cache)}


def iterate_written(terminal: int) -> Iterator[bytes]:
    """Everything written to a terminal until nobody has it open any more."""
    while True:
        try:
            written = os.read(terminal, 1 << 16)
        except OSError:  # how Linux reports that the other end is closed
            return
        if not written:
            return
        yield written


def read_lines(screen: Any) -> list[Text]:
    """The lines of a screen with their colours, without the empty ones at the end."""
    lines = []
    for number in range(screen.lines):
        row = [screen.buffer[number][column] for column in range(screen.columns)]
        line = Text()
        for style, characters in groupby(row, name_style):
            line.append("".join(character.data for character in characters), style)
        line.rstrip()
        lines.append(line)
    while lines and not lines[-1].plain:
        lines.pop()
    return lines


def name_style(character: Any) -> str:
    """The name rich has for a character's style."""
    words = {"bold": character.bold, "italic": character.italics, "underline": character.underscore}
    words |= {"strike": character.strikethrough, "reverse": character.reverse}
    ground = [] if character.bg == "default" else ["on", name_colour(character.bg)]
    return " ".join([*(word for word, is_so in words.items() if is_so), name_colour(character.fg), *ground])


def name_colour(colour: str) -> str:
    """The name rich has for a colour: pyte says brown for yellow and ff0000 for #ff0000."""
    colour = colour.replace("bright", "bright_").replace("brown", "yellow")
    is_number = len(colour) == 6 and all(digit in "0123456789abcdef" for digit in colour)
    return f"#{colour}" if is_number else colour


def draw_picture(command: str, lines: Sequence[Text]) -> str:
    """A window that shows the command and these lines."""
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device
        console = Console(record=True, width=COLUMNS, file=nowhere, force_terminal=True)
        console.print(Text(f"$ {command}", "bold green"))
        for line in lines:
            console.print(line, soft_wrap=True)
        picture = console.export_svg(title=command, unique_id="terminal")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # fonts come from nowhere else


if __name__ == "__main__":
    main()
