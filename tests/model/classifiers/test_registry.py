"""Kinds of classifiers are found, not listed, and knowing them is cheap."""

import subprocess
import sys
from pathlib import Path

from model.classifiers.registry import find_kind, list_kinds, rank_kinds
from schemas.settings import MODELS

ROOT = Path(__file__).parents[3]


def test_every_folder_with_a_kind_is_found() -> None:
    assert list_kinds() == sorted(path.parent.name for path in (ROOT / "model").glob("*/kind.py"))
    assert set(MODELS) <= set(list_kinds())


def test_a_kind_has_the_name_of_its_folder() -> None:
    assert [find_kind(name).name for name in list_kinds()] == list_kinds()


def test_lesicin_is_preferred() -> None:
    assert rank_kinds()[0].name == "lesicin"


def test_knowing_kinds_does_not_load_torch() -> None:
    code = "import sys; from model.classifiers.registry import rank_kinds; rank_kinds();"
    code += "print('torch' in sys.modules or 'sklearn' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
