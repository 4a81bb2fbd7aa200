"""The picture of `./ilsi rebuild` in the README: what a terminal shows at the end of a first run, as SVG.

    python benchmarks/rebuild_picture.py                      # writes docs/images/rebuild.svg
    python benchmarks/rebuild_picture.py --out small.svg --box-cases 60    # flags go to the command

The command runs on a terminal that exists in memory only, with a cache of its own that is thrown away, and
with none of your ILSI_* settings. Takes as long as the run does. Needs pyte: python -m pip install pyte
"""

import argparse
import fcntl
import os
import pty
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

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "images" / "rebuild.svg"
COLUMNS, LINES = 100, 100  # more lines than the run shows: what scrolls away would be lost

_COMMAND = [sys.executable, "-c", "from flows.cli import main; main()"]
_OURS = ("ILSI_", "PREFECT_")
_ABOUT_TERMINALS = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "COLUMNS", "LINES", "TTY_COMPATIBLE")


def main() -> None:
    """Run the command and draw what it leaves on the screen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0], allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=PICTURE, help="where the picture goes")
    options, flags = parser.parse_known_args()
    pyte = load_pyte()
    arguments = ["rebuild", *flags]
    shown = " ".join(["./ilsi", *arguments])
    print(f"running {shown} (some minutes)", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        screen = pyte.Screen(COLUMNS, LINES)
        code = run_on_screen([*_COMMAND, *arguments], Path(folder), pyte.ByteStream(screen))
    lines = read_lines(screen)
    if code:
        print("\n".join(line.plain for line in lines), file=sys.stderr)
        raise SystemExit(f"{shown} has failed with code {code}: no picture was written")
    options.out.write_text(draw_picture(shown, lines), encoding="utf-8")
    print(f"written to {options.out}", file=sys.stderr)


def load_pyte() -> Any:
    """The package that plays the terminal: nothing else needs it, so it does not come with ilsi."""
    try:
        return import_module("pyte")
    except ImportError:
        raise SystemExit("pyte is missing, which plays the terminal: python -m pip install pyte") from None


def run_on_screen(command: Sequence[str], folder: Path, stream: Any) -> int:
    """Run a command in a folder, with its cache there, and feed the stream all it writes to its terminal."""
    keyboard, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=make_environment(folder / "data_cache"),
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
    """What the user has set for other runs and other terminals stays out of the picture."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(_OURS) and name not in _ABOUT_TERMINALS
    }
    return kept | {"TERM": "xterm-256color", "PYTHONPATH": str(ROOT), "ILSI_CACHE": str(cache)}


def iterate_written(terminal: int) -> Iterator[bytes]:
    """All that is written to a terminal, until nobody has it open any more."""
    while True:
        try:
            written = os.read(terminal, 1 << 16)
        except OSError:  # how Linux tells that the other end is closed
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
    """How rich calls the style of a character. What pyte calls brown is yellow, and #ff0000 is ff0000."""
    colour = character.fg.replace("bright", "bright_").replace("brown", "yellow")
    if len(colour) == 6 and all(digit in "0123456789abcdef" for digit in colour):
        colour = f"#{colour}"
    words = {"bold": character.bold, "italic": character.italics, "underline": character.underscore}
    return " ".join([*(word for word, is_so in words.items() if is_so), colour])


def draw_picture(command: str, lines: Sequence[Text]) -> str:
    """A window in which the command was typed and has shown these lines."""
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device
        console = Console(record=True, width=COLUMNS, file=nowhere, force_terminal=True)
        console.print(Text(f"$ {command}", "bold green"))
        for line in lines:
            console.print(line, soft_wrap=True)
        return console.export_svg(title=command)


if __name__ == "__main__":
    main()
