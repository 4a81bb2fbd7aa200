"""Pages that benchmarks fill: only marked places change, and the page says how much is shown."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def measured_pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("measured_pages", ROOT / "benchmarks" / "measured_pages.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_only_the_marked_place_changes(measured_pages: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- measured: speed -->\nold\n<!-- end of speed -->\nafter\n")
    measured_pages.fill_page(page, {"speed": "new"})
    filled = "before\n<!-- measured: speed -->\n\nnew\n\n<!-- end of speed -->\nafter\n"
    assert page.read_text() == filled
    measured_pages.fill_page(page, {"speed": "new"})
    assert page.read_text() == filled


def test_a_page_decides_how_many_rows_it_shows(measured_pages: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- measured: all, first 1 rows -->\n<!-- end of all -->\n")
    table = measured_pages.tabulate(["name", "count"], [("a", 1000), ("b", 2), ("c", 3)])
    measured_pages.fill_page(page, {"all": f"words\n\n{table}\n\nmore words"})
    text = page.read_text()
    assert "| a | 1,000 |" in text
    assert "| b |" not in text
    assert "... and 2 more." in text
    assert text.index("words") < text.index("| a |") < text.index("more words")


def test_what_is_left_out_is_not_written(measured_pages: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- left out: links -->\n")
    measured_pages.fill_page(page, {"links": "table"})
    assert page.read_text() == "<!-- left out: links -->\n"


def test_a_missing_place_is_refused(measured_pages: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing\n")
    with pytest.raises(SystemExit, match="needs one place called speed"):
        measured_pages.fill_page(page, {"speed": "new"})
