"""Two runs on one cache: the second says who holds it, and a dead holder does not block."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pipeline.cache_lock import lock_cache
from schemas.errors import BusyError, StorageError

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from pipeline.cache_lock import lock_cache
with lock_cache(Path(sys.argv[1]), "ilsi collect"):
    print("held", flush=True)
    time.sleep(60)
"""


def test_the_second_run_says_who_holds_the_cache(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        sentence = rf"in use by ilsi collect \(process {holder.pid}\)"
        with pytest.raises(BusyError, match=sentence), lock_cache(tmp_path, "ilsi rebuild"):
            pass
        holder.send_signal(signal.SIGKILL)
    with lock_cache(tmp_path, "ilsi rebuild"):
        assert "ilsi rebuild" in (tmp_path / ".lock").read_text()


def test_a_file_in_the_way_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("")
    with pytest.raises(StorageError, match="a file is in the way"), lock_cache(tmp_path / "cache", "x"):
        pass
