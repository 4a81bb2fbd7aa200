"""One progress view for a whole run, and plain lines where there is no terminal."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)
from rich.text import Text

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class LiteralConsole(Console):
    """Shows text as it is. Titles, names of files and answers of servers are written by strangers: [red]
    in them is not a colour, :end: not an emoji, and their escape sequences must not reach the terminal."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def render_str(self, text: str, **options: Any) -> Text:
        """All strings pass through here, also table cells. Surrogates are bytes that no encoding knows."""
        shown = text.encode("utf-8", "replace").decode()
        return super().render_str(_CONTROL.sub("\N{REPLACEMENT CHARACTER}", shown), **options)


# Results go to standard output; everything about the run itself goes to standard error.
console = LiteralConsole(stderr=True)
output = LiteralConsole()


def shorten_path(path: Path) -> str:
    """The path relative to the current folder where that is shorter."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


class RunView:
    """Named steps with a bar each. Safe to call from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._bars: dict[str, int] = {}
        self._progress = Progress(
            SpinnerColumn(finished_text="[green]✓"),
            TextColumn("{task.description:<10}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[note]}", style="dim", markup=False),
            console=console,
            disable=not console.is_terminal,
        )

    def show(self, step: str, *, done: int = 0, total: int | None = None, note: str = "") -> None:
        """Set a step's bar; the first call makes it appear."""
        with self._lock:
            if step not in self._bars:
                self._bars[step] = self._progress.add_task(step, total=total, note=note)
                self._say(f"{step}: started")
            self._progress.update(self._bars[step], completed=done, total=total, note=note)  # type: ignore[arg-type]

    def note(self, step: str, sentence: str) -> None:
        """Something the user should know while a step is running."""
        with self._lock:
            if step in self._bars:
                self._progress.update(self._bars[step], note=sentence)  # type: ignore[arg-type]
            self._say(f"{step}: {sentence}")

    def finish(self, step: str, note: str = "") -> None:
        """Mark a step as finished."""
        if step not in self._bars:
            self.show(step)
        with self._lock:
            bar = next(task for task in self._progress.tasks if task.id == self._bars[step])
            total = bar.total if bar.total is not None else bar.completed
            self._progress.update(bar.id, completed=total, total=total, note=note)
            self._say(f"{step}: {note or 'done'}")

    def _say(self, line: str) -> None:
        if not console.is_terminal:
            console.print(line, soft_wrap=True)

    @contextmanager
    def live(self) -> Iterator["RunView"]:
        """Draw the bars while the block runs."""
        with self._progress:
            yield self


_current = RunView()


def current_view() -> RunView:
    """The view of the run in this process: tasks report here, whichever thread they run in."""
    return _current


@contextmanager
def open_view() -> Iterator[RunView]:
    """Start a fresh view for a run."""
    global _current
    _current = RunView()
    with _current.live():
        yield _current
