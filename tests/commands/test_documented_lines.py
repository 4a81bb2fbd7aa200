"""What the documents say about commands on texts is what the commands do."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "own-files.md"
TEXT = (
    "The prosecution case is that on 3 May 1999 the accused stabbed the deceased with a knife. He died "
    "on the way. He was convicted under Section 302 IPC. We have heard counsel. The appeal is dismissed."
)


def list_formats() -> list[tuple[str, str]]:
    """Commands with --jsonl and what the page says that they write."""
    rows = re.findall(
        r"^\| `\./ilsi ([a-z ]+) --jsonl` \|[^|]*\|([^|]*)\|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == 5
    return rows


@pytest.mark.parametrize(("command", "written"), list_formats())
def test_lines_have_the_documented_keys(
    run_ilsi: Run, trained_models: Path, command: str, written: str
) -> None:
    model = ("--model", trained_models / "linear") if command == "predict" else ()
    done = run_ilsi(*command.split(), "--jsonl", *model, text=json.dumps({"id": "a", "text": TEXT}) + "\n")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    keys, _, inner = written.partition(":")
    assert list(answer) == re.findall("`([a-z]+)`", keys)
    assert answer["id"] == "a"
    if inner:
        items = answer[re.findall("`([a-z]+)`", keys)[-1]]
        assert items
        assert all(list(item) == re.findall("`([a-z]+)`", inner) for item in items)


@pytest.mark.parametrize("page", ["README.md", "docs/explanation/mask.md"])
def test_the_example_of_masking_is_true(run_ilsi: Run, page: str) -> None:
    shown = (ROOT / page).read_text(encoding="utf-8")
    ((text, masked),) = re.findall(r"^\$ echo '([^']+)' \| \./ilsi mask\n(.+)$", shown, re.MULTILINE)
    assert run_ilsi("mask", text=text).stdout == f"{masked}\n"
