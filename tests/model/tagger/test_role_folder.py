"""Saving a tagger is one switch: whoever reads the folder, and whenever the saver is killed, finds a whole
tagger, the old one or the new. What the files hold does not matter here."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from model.tagger.folder import CONFIG, WEIGHTS, TaggerBytes, read_folder, write_folder
from schemas.errors import BadInputError, StorageError

ROOT = Path(__file__).parents[3]
STEPS = 100  # more than saving has

# Saves the tagger of one folder to another, and is killed just before it opens, renames or removes a file of
# the latter for so many times.
KILLED = """
import os, signal, sys
from pathlib import Path
from model.tagger.folder import read_folder, write_folder

source, target, steps = sys.argv[1], sys.argv[2], int(sys.argv[3])
files = read_folder(Path(source))

def count_down(event, arguments):
    global steps
    if event in ("open", "os.mkdir", "os.rename", "os.remove") and str(arguments[0]).startswith(target):
        steps -= 1
        if steps < 0:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(count_down)
write_folder(Path(target), files)
"""


def make_files(number: int) -> TaggerBytes:
    """Files that belong together, and to no other number."""
    return TaggerBytes(b"tagger %d" % number, b"%d " % number * 1000 * (1 + number % 7))


def save_until_killed(files: TaggerBytes, folder: Path, steps: int) -> bool:
    """Save in another process; False if it was killed after so many steps."""
    source = folder.parent / "source"
    write_folder(source, files)
    command = [sys.executable, "-c", KILLED, str(source), str(folder), str(steps)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True)
    assert done.returncode in (0, -signal.SIGKILL), done.stderr.decode()
    return done.returncode == 0


def list_names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def is_half_switched(folder: Path, files: TaggerBytes) -> bool:
    """Is the new `tagger.json` there, and its weights not yet?"""
    config, weights = folder / CONFIG, folder / WEIGHTS
    is_new = config.exists() and config.read_bytes() == files.config
    return is_new and (not weights.exists() or weights.read_bytes() != files.weights)


def iterate_kills(start: Path, files: TaggerBytes) -> Iterator[Path]:
    """The folder as each kill leaves it, and at last as it is when saving comes to its end. Each time it is
    saved over a copy of another folder, or to no folder if there is none to copy."""
    for steps in range(STEPS):
        folder = start.parent / f"killed-{steps}"
        if start.exists():
            shutil.copytree(start, folder)
        is_saved = save_until_killed(files, folder, steps)
        yield folder
        if is_saved:
            return
    pytest.fail(f"saving has not ended after {STEPS} steps")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    write_folder(tmp_path / "old", make_files(1))
    return tmp_path / "old"


def test_a_kill_leaves_the_old_tagger_or_the_new_one(old: Path) -> None:
    before, after = make_files(1), make_files(2)
    folders = list(iterate_kills(old, after))
    found = [read_folder(folder) for folder in folders]
    switched = found.index(after)
    assert 3 < switched < len(found) - 1
    assert found == [before] * switched + [after] * (len(found) - switched)
    assert any(is_half_switched(folder, after) for folder in folders)
    for folder in folders:  # whatever was left, the next one saves and tidies up
        write_folder(folder, make_files(3))
        assert read_folder(folder) == make_files(3)
        assert list_names(folder) == [CONFIG, WEIGHTS]


def test_a_kill_after_a_kill_leaves_a_whole_tagger(old: Path, tmp_path: Path) -> None:
    """The weights that wait since the first kill are not given up before the second saver has switched."""
    before, after = make_files(2), make_files(3)
    half = next(folder for folder in iterate_kills(old, before) if is_half_switched(folder, before))
    half = half.rename(tmp_path / "half")
    for path in tmp_path.glob("killed-*"):
        shutil.rmtree(path)
    found = [read_folder(folder) for folder in iterate_kills(half, after)]
    switched = found.index(after)
    assert found == [before] * switched + [after] * (len(found) - switched)
    assert list_names(tmp_path / f"killed-{len(found) - 1}") == [CONFIG, WEIGHTS]


def test_a_kill_in_a_new_folder_leaves_no_tagger_or_the_whole_one(tmp_path: Path) -> None:
    read = []
    for folder in iterate_kills(tmp_path / "none", make_files(1)):
        try:
            read.append(read_folder(folder))
        except BadInputError as error:
            assert not read
            assert "is not a folder" in str(error) or f"{CONFIG} is missing" in str(error)
    assert len(read) > 1
    assert set(map(repr, read)) == {repr(make_files(1))}


def test_a_full_disk_at_any_step_leaves_a_whole_tagger(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync = os.fsync
    found = []
    for steps in range(STEPS):
        left = iter(range(steps))

        def fail(handle: int, left: Iterator[int] = left) -> None:
            if next(left, None) is None:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            fsync(handle)

        folder = shutil.copytree(old, old.parent / f"full-{steps}")
        monkeypatch.setattr(os, "fsync", fail)
        try:
            write_folder(folder, make_files(2))
        except StorageError:
            found.append(read_folder(folder))
        else:
            break
    assert len(found) == 5  # two files, and the folder after each change of names
    assert found == [make_files(1)] * 3 + [make_files(2)] * 2


def test_readers_find_a_whole_tagger_while_others_are_saved(old: Path) -> None:
    with ThreadPoolExecutor(1) as saver:
        saving = saver.submit(lambda: [write_folder(old, make_files(number)) for number in range(2, 100)])
        seen = [read_folder(old)]
        while not saving.done():
            seen.append(read_folder(old))
        saving.result()
    numbers = [int(files.config.split()[1]) for files in [*seen, read_folder(old)]]
    assert [make_files(number) for number in numbers[:-1]] == seen
    assert numbers == sorted(numbers)
    assert numbers[-1] == 99


def test_files_of_others_are_left_alone(old: Path) -> None:
    names = ["README.md", "tagger.safetensors.old", "tagger.old.safetensors", "notes.1.writing"]
    for name in names:
        (old / name).write_text("mine")
    write_folder(old, make_files(2))
    assert list_names(old) == sorted([CONFIG, WEIGHTS, *names])
