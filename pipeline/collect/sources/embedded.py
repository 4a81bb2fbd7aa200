"""The court in a box: fiction, served on this machine and asked exactly like the real site."""

from pipeline.collect.opendata.partitions import OpenData
from pipeline.collect.source import ServedBox, Source, SourceKind
from pipeline.collect.sources.api import ApiSource
from pipeline.collect.sources.web import WebSource


def open_box(box: ServedBox) -> Source | OpenData:
    """Ask the running box through the front that was chosen."""
    if box.via == "opendata":
        return OpenData.at(f"{box.data_url}/{{bucket}}", box.site)
    if box.via == "api":
        return ApiSource(box.token, base_url=box.api_url, site=box.site)
    return WebSource(base_url=box.web_url, site=box.site)


SOURCE = SourceKind(
    name="embedded",
    about="The judgments are fictional: the court in a box wrote them. They show that every stage "
    "works; they say nothing about the courts of India.",
    pace=0.0,
    open_box=open_box,
)
