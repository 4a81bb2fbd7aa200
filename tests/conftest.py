"""Fixtures that many tests share."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# No deadlines: a busy machine is no failure. No database: a test run leaves nothing in the tree.
settings.register_profile("quiet", deadline=None, database=None)
settings.load_profile("quiet")

ROOT = Path(__file__).resolve().parent.parent

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would all that they start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def real_data() -> Callable[..., Path]:
    """Where a file or folder of the real data lies: `real_data("kanoon", "pages")`. Skips without it.

    The data is not ours to ship: point ILSI_REAL_DATA at it, or have it beside the repository in
    ../shared/data.
    """
    folder = Path(os.environ.get("ILSI_REAL_DATA", ROOT.parent / "shared" / "data"))

    def require_real_data(*parts: str) -> Path:
        path = folder.joinpath(*parts)
        if not path.exists():
            pytest.skip(f"needs the real data: no {'/'.join(parts)} in {folder} (set ILSI_REAL_DATA)")
        return path

    return require_real_data
