"""Kinds of classifiers are found, not listed, and knowing them is cheap."""

import subprocess
import sys
from pathlib import Path

import pytest

from model.classifiers.options import list_fields
from model.classifiers.registry import find_kind, find_saved_kind, list_kinds, load_classifier
from schemas.errors import BadInputError, UsageError
from schemas.settings import MODELS

ROOT = Path(__file__).parents[3]


def test_every_folder_with_a_kind_is_found() -> None:
    found = [*(ROOT / "model").glob("*/kind.py"), *(ROOT / "model" / "baselines").glob("*/kind.py")]
    assert list_kinds() == sorted(path.parent.name.replace("_", "-") for path in found)
    assert set(MODELS) <= set(list_kinds())
    assert {"linear", "lesicin", "ensemble"} <= set(list_kinds())


def test_a_kind_has_the_name_of_its_folder() -> None:
    assert [find_kind(name).name for name in list_kinds()] == list_kinds()


def test_a_kind_says_what_it_is_made_of() -> None:
    for name in list_kinds():
        kind = find_kind(name)
        assert kind.description == f"{name}.json"
        assert all(each.about for each in list_fields(kind.options))
        folder = next(root for root in kind.code if root.rpartition(".")[2].replace("_", "-") == name)
        assert (ROOT.joinpath(*folder.split(".")) / "kind.py").is_file()


def test_an_unknown_kind_is_one_sentence() -> None:
    with pytest.raises(UsageError, match=r"^there is no classifier 'lesicn': did you mean lesicin\?$"):
        find_kind("lesicn")
    with pytest.raises(UsageError, match=r"^there is no classifier '\?': choose one of .*, lesicin, "):
        find_kind("?")


def test_what_a_folder_holds_is_known_by_its_description(tmp_path: Path) -> None:
    assert find_saved_kind(tmp_path / "nowhere") is None
    for name in list_kinds():
        (tmp_path / name).mkdir()
        assert find_saved_kind(tmp_path / name) is None
        (tmp_path / name / f"{name}.json").write_text("{}")
        assert find_saved_kind(tmp_path / name) == name


def test_a_folder_without_a_classifier_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="holds no trained classifier: name a folder that"):
        load_classifier(tmp_path)


def test_knowing_kinds_does_not_load_torch() -> None:
    code = "import sys; from model.classifiers.registry import find_kind, list_kinds;"
    code += "from model.classifiers.options import list_fields;"
    code += "[list_fields(find_kind(name).options) for name in list_kinds()];"
    code += (
        "print([name for name in ('torch', 'sklearn', 'scipy', 'torch_geometric') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
