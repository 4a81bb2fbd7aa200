"""The launcher, run for real with stand-in interpreters: what it calls, what it says, how it leaves."""

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# A stand-in for python3: answers the version check, "makes" an environment, logs what pip is asked.
PYTHON = """#!/bin/sh
case "$*" in
  *version_info*) exit {too_old} ;;
  --version) echo "Python {version}" ;;
  "-m venv "*) [ {venv} = 1 ] || exit 1; mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
  *"pip --version"*) exit 0 ;;
  *"pip install"*) echo "$*" >> "{log}"; {pip} ;;
  *urlopen*) exit {cpu_builds} ;;
  *"import torch"*) exit 1 ;;
esac
"""
INSTALLS = 'printf "#!/bin/sh\\necho ran \\$*\\n" > "$(dirname "$0")/ilsi"; chmod +x "$(dirname "$0")/ilsi"'


def write_script(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


class House:
    """A copy of the launcher with its two files, and a stand-in python3 on the PATH."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "house with a space"
        self.folder.mkdir()
        self.log = folder / "pip.log"
        self.tools = folder / "tools"
        self.tools.mkdir()
        for name in ("ilsi", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, self.folder / name)
        self.set_python()

    def set_python(self, **changes: object) -> None:
        values: dict[str, object] = {"too_old": 0, "version": "3.11.7", "venv": 1, "pip": INSTALLS}
        values |= {"log": self.log, "cpu_builds": 1} | changes
        write_script(self.tools / "python3", PYTHON.format(**values))

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        path = f"{self.tools}:{os.environ['PATH']}"
        return subprocess.run(
            [str(self.folder / "ilsi"), *arguments],
            env=os.environ | {"PATH": path} | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def pip_calls(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_first_use_installs_then_runs_the_command(house: House) -> None:
    done = house.run("status", "--cache", "a b")
    assert (done.returncode, done.stdout) == (0, "ran status --cache a b\n")
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["ilsi", "ilsi"]
    (call,) = house.pip_calls()
    assert "--constraint" in call
    assert "[dev]" not in call


def test_later_uses_install_nothing(house: House) -> None:
    house.run("status")
    done = house.run("status")
    assert (done.stdout, done.stderr) == ("ran status\n", "")
    assert len(house.pip_calls()) == 1


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_a_change_of_the_requirements_installs_again(house: House, name: str) -> None:
    house.run("status")
    with (house.folder / name).open("a") as file:
        file.write("\n")
    house.run("status")
    assert len(house.pip_calls()) == 2


def test_the_tests_bring_their_tools_once(house: House) -> None:
    house.run("status")
    house.run("test")
    house.run("test")
    house.run("status")
    assert ["[dev]" in call for call in house.pip_calls()] == [False, True]


@pytest.mark.parametrize(
    ("changes", "code", "sentence"),
    [
        ({"too_old": 1, "version": "3.8.1"}, 1, "Python 3.8.1 is too old: install Python 3.11 or newer"),
        ({"venv": 0}, 1, "install its venv module"),
        ({"pip": "echo NewConnectionError; exit 1"}, 69, "the package registry cannot be reached"),
        ({"pip": "echo '[Errno 28] No space left on device'; exit 1"}, 73, "the disk is full"),
        ({"pip": "echo 'ERROR: bad wheel'; exit 1"}, 1, "pip failed: ERROR: bad wheel"),
    ],
)
def test_what_goes_wrong_is_one_sentence(
    house: House, changes: dict[str, object], code: int, sentence: str
) -> None:
    house.set_python(**changes)
    done = house.run("status")
    assert done.returncode == code
    assert sentence in done.stderr.splitlines()[-1]
    assert done.stdout == ""
    house.set_python()
    shutil.rmtree(house.folder / ".venv", ignore_errors=True)
    assert house.run("status").returncode == 0


def test_a_failed_install_is_tried_again(house: House) -> None:
    house.set_python(pip="exit 1")
    house.run("status")
    house.set_python()
    shutil.copy(house.tools / "python3", house.folder / ".venv/bin/python")
    assert house.run("status").stdout == "ran status\n"


def test_no_python_at_all(house: House) -> None:
    done = house.run("status", ILSI_PYTHON="python-that-is-not-there")
    assert done.returncode == 1
    assert "python-that-is-not-there was not found: install Python 3.11 or newer" in done.stderr


@pytest.mark.parametrize(
    ("choice", "cpu_builds", "takes_cpu"),
    [("auto", 0, True), ("auto", 1, False), ("cpu", 1, True), ("cuda", 0, False)],
)
def test_the_cpu_build_of_torch(house: House, choice: str, cpu_builds: int, takes_cpu: bool) -> None:
    """On Linux without a GPU; `auto` looks whether the CPU builds can be reached."""
    if shutil.which("nvidia-smi") or os.uname().sysname != "Linux":
        pytest.skip("this machine has an NVIDIA GPU or is not Linux: `auto` behaves differently here")
    house.set_python(cpu_builds=cpu_builds)
    assert house.run("status", ILSI_TORCH=choice).returncode == 0
    calls = house.pip_calls()
    assert ("--index-url" in calls[0]) is takes_cpu
    assert len(calls) == 1 + takes_cpu


def test_a_wrong_choice_of_torch(house: House) -> None:
    done = house.run("status", ILSI_TORCH="gpu")
    assert done.returncode == 2
    assert "ILSI_TORCH is 'gpu': it can be auto, cpu or cuda" in done.stderr


def test_a_stale_lock_does_not_block(house: House) -> None:
    (house.folder / ".venv.lock").mkdir()
    (house.folder / ".venv.lock/pid").write_text("999999999")
    assert house.run("status").stdout == "ran status\n"
