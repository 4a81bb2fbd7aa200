"""The finished tables of one build: what a release and a report are made from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.stage import read_manifest
from schemas.errors import BadInputError


@dataclass(frozen=True, slots=True)
class FinishedStages:
    """The folders of finished stages by name, in the order of the stages."""

    folders: Mapping[str, Path]

    def list_parts(self, stage: str) -> list[Path]:
        """The tables of a stage, in order."""
        return sorted(self.folders[stage].glob("part-*.parquet"))

    def iterate_manifests(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The stages with their manifests, in order."""
        return ((stage, self.read_manifest(stage)) for stage in self.folders)

    def read_manifest(self, stage: str) -> dict[str, Any]:
        """The manifest of a stage: parameters, documents in and out, dropped by reason."""
        manifest = read_manifest(self.folders[stage])
        if manifest is None:
            raise BadInputError(f"{self.folders[stage]} has no manifest: run ./ilsi rebuild")
        return manifest
