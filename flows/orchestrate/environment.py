"""Prefect as we use it: offline, quiet, at home in the cache. Import this before prefect."""

import os
from pathlib import Path


def prepare_prefect(cache: Path) -> None:
    """Set what the user has not set. With PREFECT_API_URL in the environment that server is used."""
    defaults = {
        "PREFECT_HOME": str(cache / "prefect"),
        "DO_NOT_TRACK": "1",
        "PREFECT_SERVER_ANALYTICS_ENABLED": "false",
        # A server that has gone is noticed in seconds, not after minutes of asking again.
        "PREFECT_CLIENT_MAX_RETRIES": "2",
        # Our own view says what happens; the server keeps the full log.
        "PREFECT_LOGGING_HANDLERS_CONSOLE_LEVEL": "CRITICAL",
        "PREFECT_SERVER_LOGGING_LEVEL": "CRITICAL",
    }
    for name, value in defaults.items():
        os.environ.setdefault(name, value)
