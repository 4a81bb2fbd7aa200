"""How every stage runs: fingerprints, shards, complete files, manifests that balance.

A stage is planned as a list of shards. A shard's key is a hash of the stage's name, code and
parameters and of the shard's input, so equal keys mean equal output: a finished shard is never made
twice, not even when the corpus around it has grown. The stage's fingerprint is the hash of its
shard keys. Folder: <cache>/<stage>/<fingerprint>/part-00000.parquet, dropped-00000.parquet ...,
manifest.json last. No manifest, not done.
"""

import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from pipeline.parquet import hash_file, remove_leftovers, replace_file, write_json
from pipeline.shards import ShardJob, ShardSummary, as_dict, check_balance, read_summary
from schemas.code_digest import digest_code
from schemas.records import SCHEMAS

Parameters = Mapping[str, str | int | float | bool | None]


@dataclass(frozen=True, slots=True)
class StagePlan:
    """What a stage would do now: enough to know whether it has been done."""

    name: str
    runs: tuple[str, ...]  # packages and modules whose code makes the shards
    record: type
    parameters: Parameters
    inputs: tuple[str, ...]  # one digest for each shard

    @property
    def code(self) -> str:
        """A digest of all code that the stage runs."""
        return digest_code(*self.runs)

    @property
    def keys(self) -> tuple[str, ...]:
        """One key for each shard."""
        about = json.dumps([self.name, self.code, dict(self.parameters)], sort_keys=True)
        return tuple(_hash(about, str(SCHEMAS[self.record]), digest) for digest in self.inputs)

    @property
    def fingerprint(self) -> str:
        """Changes when anything that the stage depends on changes."""
        return _hash(*self.keys)[:16]

    def folder(self, cache: Path) -> Path:
        """The folder of the output."""
        return cache / self.name / self.fingerprint


def digest_lines(lines: Iterable[str]) -> str:
    """A digest of a shard's input, given as lines."""
    digest = sha256()
    for line in lines:
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()


def read_manifest(folder: Path) -> dict[str, Any] | None:
    """The manifest of a finished stage, or None. A damaged one is ignored: it is written again from the
    shards."""
    try:
        content = json.loads((folder / "manifest.json").read_bytes())
    except (FileNotFoundError, ValueError):
        return None
    return content if isinstance(content, dict) else None


def list_jobs(plan: StagePlan, cache: Path) -> list[ShardJob]:
    """The shards still to be made; finished shards of another fingerprint are linked into the folder."""
    folder = plan.folder(cache)
    remove_leftovers(folder)
    jobs = [ShardJob(folder, index, plan.name, key, plan.record) for index, key in enumerate(plan.keys)]
    missing = [job for job in jobs if not job.part.exists()]
    finished = _find_finished(cache / plan.name, {job.key for job in missing})
    return [job for job in missing if job.key not in finished or not _link_shard(job, finished[job.key])]


def finish_stage(plan: StagePlan, cache: Path) -> dict[str, Any]:
    """Write the manifest of a stage whose shards are complete."""
    folder = plan.folder(cache)
    shards = []
    for index, key in enumerate(plan.keys):
        job = ShardJob(folder, index, plan.name, key, plan.record)
        summary = read_summary(job.part)
        check_balance(plan.name, summary)
        shards.append(
            {
                "part": job.part.name,
                "part_sha256": hash_file(job.part),
                "dropped_file": job.dropped.name,
                "dropped_sha256": hash_file(job.dropped),
                **as_dict(summary),
            }
        )
    manifest = {
        "stage": plan.name,
        "code": plan.code,
        "fingerprint": plan.fingerprint,
        "parameters": dict(plan.parameters),
        "documents_in": sum(shard["documents_in"] for shard in shards),
        "documents_out": sum(shard["documents_out"] for shard in shards),
        "rows": sum(shard["rows"] for shard in shards),
        "dropped": _total(shard["dropped"] for shard in shards),
        "shards": shards,
    }
    write_json(folder / "manifest.json", manifest)
    return manifest


def verify_stage(folder: Path) -> Iterator[str]:
    """One sentence for each file of a finished stage that is missing or has changed."""
    manifest = read_manifest(folder)
    if manifest is None:
        yield f"{folder} has no readable manifest"
        return
    for shard in manifest["shards"]:
        for name in ("part", "dropped"):
            path = folder / (shard["part"] if name == "part" else shard["dropped_file"])
            if not path.exists():
                yield f"{path} is missing"
            elif hash_file(path) != shard[f"{name}_sha256"]:
                yield f"{path} has changed since it was written"


def run_stage(plan: StagePlan, cache: Path, make: Callable[[ShardJob], ShardSummary]) -> dict[str, Any]:
    """Run a whole stage in this process, without Prefect."""
    done = read_manifest(plan.folder(cache))
    if done is not None:
        return done
    for job in list_jobs(plan, cache):
        make(job)
    return finish_stage(plan, cache)


def _find_finished(stage_folder: Path, wanted: set[str]) -> dict[str, Path]:
    """Parts of earlier runs of this stage by shard key."""
    parts: dict[str, Path] = {}
    for manifest_path in sorted(stage_folder.glob("*/manifest.json")) if wanted else ():
        for shard in (read_manifest(manifest_path.parent) or {"shards": ()})["shards"]:
            if shard["key"] in wanted:
                parts[shard["key"]] = manifest_path.parent / shard["part"]
    return parts


def _link_shard(job: ShardJob, part: Path) -> bool:
    """Reuse a finished shard by hard link; False if it has disappeared."""
    dropped = part.with_name(part.name.replace("part-", "dropped-"))
    try:
        for source, target in ((dropped, job.dropped), (part, job.part)):
            with replace_file(target) as temporary:
                _link_or_copy(source, temporary)
    except FileNotFoundError:
        return False
    return True


def _link_or_copy(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except FileNotFoundError:
        raise
    except OSError:  # a file system without hard links
        shutil.copyfile(source, target)


def _total(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return dict(sorted(total.items()))


def _hash(*parts: str) -> str:
    return sha256("\x1f".join(parts).encode()).hexdigest()
