"""`./ilsi test`: lint, types, tests, in the order in which they fail fastest."""

import os
import subprocess
import sys
from collections.abc import Sequence

import typer

from flows.cli._flags import Panel
from flows.console import console
from schemas.settings import ROOT

PANEL = Panel.PROJECT
app = typer.Typer()


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def test(context: typer.Context) -> None:
    """Run lint, type checks and all tests; further arguments go to pytest.

    Examples:

      ./ilsi test

      ./ilsi test -k settings
    """
    raise typer.Exit(run_checks(context.args))


# All tests run on two cores, each file on one of them: its tests share what they have started. A few tests
# are quicker on one, where nothing is started twice.
_ON_TWO_CORES = ("--numprocesses", "2", "--dist", "loadfile")


def run_checks(arguments: Sequence[str]) -> int:
    """Run all checks, or with arguments only pytest with these; the exit code of the first failure."""
    checks = [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]] if not arguments else []
    checks.append(["pytest", *(arguments or _ON_TWO_CORES)])
    # Both cores are busy: more threads would wait for one another.
    environment = os.environ if arguments else {"OMP_NUM_THREADS": "1"} | os.environ
    for check in checks:
        console.print(" ".join(check), style="bold")
        command = [sys.executable, "-m", *check]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode  # noqa: S603
        if code:
            return code
    return 0
