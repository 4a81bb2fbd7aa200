"""What is said about a judgment above its text or apart from it, and where that was found."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pipeline.text.normal_form import normalise_plain
from schemas.courts import find_court
from schemas.records import Origins

# The class names that pages have for them are our names of headings.
TITLE, COURT, AUTHOR, BENCH, CITATIONS = (
    "doc_title",
    "docsource_main",
    "doc_author",
    "doc_bench",
    "doc_citations",
)
_ABOUT = {"title": TITLE, "court": COURT, "bench": BENCH, "citation": CITATIONS}
METADATA = "metadata"


@dataclass(slots=True)
class Headings:
    """Headings by name. What is put later takes precedence."""

    found: dict[str, str] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)

    def put(self, found: Mapping[str, str | None], origin: str) -> "Headings":
        """Enter what was found in one place."""
        for name, value in found.items():
            if value is not None:
                self.found[name], self.origins[name] = value, origin
        return self

    def put_about(self, about: Mapping[str, str]) -> "Headings":
        """Enter what a source says, by the names of `ABOUT`. Sources write courts in many ways."""
        said = {name: normalise_plain(about.get(key, "")) or None for key, name in _ABOUT.items()}
        court = find_court(said[COURT] or "")
        return self.put(said if court is None else said | {COURT: court.name}, METADATA)

    def find_origins(self) -> Origins:
        """Where what is there was found."""
        title, court, bench, citations = (
            self.origins[name] if self.found.get(name) else None for name in (TITLE, COURT, BENCH, CITATIONS)
        )
        return Origins(title, court, bench, citations)
