"""Sources are discovered: a module in pipeline/collect/sources/ is all that a source needs."""

from pathlib import Path

import pytest

import pipeline.collect.sources
from flows.collecting.site import open_source
from flows.paths import find_archive
from flows.settings import describe_setting, load_settings
from pipeline.collect.source import ServedBox
from pipeline.collect.sources import find_source, list_sources
from schemas.errors import UsageError
from schemas.settings import Settings

NEW_SOURCE = """
from pipeline.collect.source import SourceKind
from pipeline.collect.sources.web import WebSource

SOURCE = SourceKind(
    name="otherdata",
    about="The judgments come from public buckets.",
    provider="the courts",
    open_site=lambda: WebSource(base_url="https://buckets.test", site="buckets.test", name="otherdata"),
)
"""


@pytest.mark.parametrize("name", list_sources())
def test_a_source_describes_itself(name: str) -> None:
    kind = find_source(name)
    assert kind.name == name
    assert kind.about.endswith(".")
    ways = (kind.open_site, kind.open_data, kind.open_box, kind.import_files)
    assert sum(way is not None for way in ways) == 1
    assert kind.is_site == (kind.import_files is None)


def test_the_box_is_asked_through_either_front() -> None:
    open_box = find_source("embedded").open_box
    assert open_box is not None
    for via in ("web", "api"):
        source = open_box(ServedBox("http://127.0.0.1:1", "http://127.0.0.1:2", "token", "a box", via))
        assert (source.name, source.site) == (via, "a box")


def test_only_real_sites_are_spared() -> None:
    assert {name: find_source(name).pace for name in ("web", "api", "opendata", "embedded")} == {
        "web": 1.5,
        "api": 1.5,
        "opendata": 0.1,  # buckets for bulk use
        "embedded": 0.0,
    }


def test_a_new_module_is_a_new_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UsageError, match=r"source \(from --source\): Input should be .*, got 'otherdata'"):
        load_settings({"source": "otherdata"}, folder=tmp_path)
    (tmp_path / "otherdata.py").write_text(NEW_SOURCE)
    monkeypatch.setattr(
        pipeline.collect.sources, "__path__", [*pipeline.collect.sources.__path__, str(tmp_path)]
    )
    settings = load_settings({"source": "otherdata", "contact": "a@b.test"}, folder=tmp_path).values
    assert "otherdata" in describe_setting("source")
    assert find_archive(settings).name == "otherdata"
    with open_source(settings) as source:
        assert (source.name, source.hosts) == ("otherdata", {"buckets.test"})


def test_an_unknown_source_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(UsageError, match=r"Input should be .* got '../files'"):
        find_source(Settings(source="../files").source)
