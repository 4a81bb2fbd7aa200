"""`./ilsi test`: lint, types, tests, in the order in which they fail fastest."""

import subprocess
import sys
from collections.abc import Sequence

from flows.view import console
from schemas.settings import ROOT


def run_checks(arguments: Sequence[str]) -> int:
    """Run all checks, or with arguments only pytest with these; the exit code of the first failure."""
    checks = [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]] if not arguments else []
    checks.append(["pytest", *arguments])
    for check in checks:
        console.print(" ".join(check), style="bold")
        code = subprocess.run([sys.executable, "-m", *check], cwd=ROOT, check=False).returncode  # noqa: S603
        if code:
            return code
    return 0
