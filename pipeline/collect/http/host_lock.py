"""One run at a time per host, whatever cache it fills: a lock file that remembers the last request.

The lock is in a private folder of the user, not in the cache, so that two runs with different caches
still make only one connection. The kernel releases it when its holder dies, for whatever reason.
"""

import errno
import fcntl
import os
import re
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pipeline.parquet import explain_storage_errors
from schemas.errors import BusyError, StorageError

_LOOK_AGAIN = 0.2  # seconds between two checks of a lock that another run holds
_ROOM = 96  # bytes: a fixed size, so that one write replaces everything


@dataclass(frozen=True, slots=True)
class HostMemory:
    """What the next run must know about a host. Times are seconds since 1970."""

    last_request: float = 0.0
    not_before: float = 0.0  # the host asked us to stay away until then
    delay: float = 0.0  # the slowed pace we had reached


class HostLock:
    """The right to talk to one host."""

    def __init__(self, host: str, *, folder: Path | None = None) -> None:
        self.host = host
        self._folder = folder or Path(tempfile.gettempdir()) / f"ilsi-{os.getuid()}"
        self._handle: int | None = None

    def acquire(
        self,
        *,
        patience: float,
        on_wait: Callable[[str], None] | None = None,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Take the lock, waiting at most `patience` seconds for its holder."""
        if self._handle is not None:
            return
        handle = _open_private(self._folder, _name_file(self.host))
        give_up = clock() + patience
        reported = False
        while not _try_lock(handle):
            if clock() >= give_up:
                os.close(handle)
                raise BusyError(f"another run is talking to {self.host}: wait until it has ended")
            if on_wait and not reported:
                on_wait(f"waiting for another run that is talking to {self.host}")
                reported = True
            sleep(_LOOK_AGAIN)
        self._handle = handle

    def release(self) -> None:
        """Release the host to the next run."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def load(self) -> HostMemory:
        """What earlier runs recorded; an unreadable file counts as nothing."""
        text = os.pread(self._held(), _ROOM, 0).decode("ascii", errors="replace")
        try:
            last_request, not_before, delay = (float(word) for word in text.split())
        except ValueError:
            return HostMemory()
        return HostMemory(last_request, not_before, delay)

    def save(self, memory: HostMemory) -> None:
        """Record this for the next run. Not fsynced: it need not survive a crash of the machine."""
        line = f"{memory.last_request:.6f} {memory.not_before:.6f} {memory.delay:.3f}"
        with explain_storage_errors(self._folder):
            os.pwrite(self._held(), line.encode("ascii").ljust(_ROOM - 1) + b"\n", 0)

    def _held(self) -> int:
        if self._handle is None:
            raise RuntimeError(f"the lock of {self.host} is not held")
        return self._handle


def _name_file(host: str) -> str:
    return re.sub(r"[^a-z0-9.-]", "_", host.lower()) + ".lock"


def _open_private(folder: Path, name: str) -> int:
    """Open a file in a folder that only we may write. The folder may be inside a world-writable one, so
    nothing there is trusted: no links are followed, and owner and permissions are checked."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        directory = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            status = os.fstat(directory)
            if status.st_uid != os.getuid() or status.st_mode & 0o022:
                raise PermissionError(errno.EPERM, "not private")
            flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
            return os.open(name, flags, 0o600, dir_fd=directory)
        finally:
            os.close(directory)
    except OSError as error:
        raise StorageError(
            f"{folder} must be a folder that only you can write to, since it holds locks ({error.strerror}): "
            "remove it or set TMPDIR"
        ) from error


def _try_lock(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
