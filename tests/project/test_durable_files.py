"""Files are whole or absent, however the writing of them ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from schemas.durable_files import remove_leftovers, rename_file, replace_file

ROOT = Path(__file__).parents[2]


def test_a_file_is_replaced_at_once(tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text("old")
    with replace_file(path) as temporary:
        temporary.write_text("new")
        assert path.read_text() == "old"
        assert temporary.parent == tmp_path  # a name is changed at once only where it stays in its folder
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_an_error_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text("old")
    with pytest.raises(ZeroDivisionError), replace_file(path) as temporary:
        temporary.write_text("ne")
        raise ZeroDivisionError
    with pytest.raises(FileNotFoundError), replace_file(path):
        pass  # nothing was written
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_all_is_on_disk_before_the_next_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The content before the name, and the name before anything that comes later."""
    fsync, synced = os.fsync, []

    def note(handle: int) -> None:
        synced.append((os.fstat(handle).st_ino, sorted(path.name for path in tmp_path.iterdir())))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    with replace_file(tmp_path / "a") as temporary:
        temporary.write_text("new")
    rename_file(tmp_path / "a", tmp_path / "b")
    file, folder = (tmp_path / "b").stat().st_ino, tmp_path.stat().st_ino
    assert synced == [(file, [temporary.name]), (folder, ["a"]), (folder, ["b"])]


def test_what_a_kill_left_is_removed_by_name(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from schemas.durable_files import replace_file\n"
        "with replace_file(Path(sys.argv[1])) as temporary:\n"
        "    temporary.write_text('ne')\n"
        "    os.kill(os.getpid(), signal.SIGKILL)"
    )
    for name in ("a.json", "b.json"):
        done = subprocess.run([sys.executable, "-c", code, str(tmp_path / name)], cwd=ROOT, check=False)
        assert done.returncode == -signal.SIGKILL
    (tmp_path / "a.json").write_text("whole")
    assert len(list(tmp_path.iterdir())) == 3
    remove_leftovers(tmp_path, "a.json")
    assert sorted(path.name[:6] for path in tmp_path.iterdir()) == ["a.json", "b.json"]
    remove_leftovers(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]
