"""Stage `publish`: a release, made in a folder of its own and shown only when it is complete.

The order is: fill the folder under a temporary name, write what is remembered of its rows, rename the folder,
list it in the history, point the link to it. Each step is on disk before the next. After a kill, the next run
deletes whatever is not in the history and ends with the same bytes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

from pipeline.finished import FinishedStages
from pipeline.label.stage import read_label_list
from pipeline.parquet import make_folder, replace_file, write_json
from pipeline.publish.card import write_card, write_statement
from pipeline.publish.changes import FIRST, KeptRow, count_changes, raise_version, write_changelog
from pipeline.publish.croissant import describe_release
from pipeline.publish.figures import count_figures
from pipeline.publish.history import (
    MAKING,
    History,
    Release,
    check_place,
    choose_basis,
    find_release,
    find_rows,
    is_whole,
    iterate_kept,
    put_in_place,
    read_history,
    read_splits,
    remove_unlisted,
    switch_link,
    write_history,
    write_kept,
    write_sums,
)
from pipeline.publish.origins import describe_origin
from pipeline.publish.rows import PublishedRow, ScratchRows, gather_rows, scatter_rows
from pipeline.publish.tables import (
    describe_sections,
    digest_section,
    write_edges,
    write_label_file,
    write_sections,
    write_split,
)
from pipeline.stage import digest_lines
from schemas.code_digest import digest_code
from schemas.errors import BadInputError
from schemas.published import SPLITS
from schemas.records import PublishedSection


@dataclass(frozen=True, slots=True)
class Edition:
    """What is to be published."""

    stages: FinishedStages
    inputs: str  # a digest of everything before `dedupe`; the same inputs build upon the same release
    source: str  # its name
    folder: Path  # of the lineage
    key: bytes  # of the opaque ids
    is_box: bool = False  # fiction
    provider: str | None = None  # of the judgments, who must be named

    @property
    def identity(self) -> str:
        """Changes when anything that the release is made from changes. The stages need not be finished."""
        stages = [f"{name} {folder.name}" for name, folder in self.stages.folders.items()]
        key = sha256(self.key).hexdigest()
        return digest_lines(
            [f"publish {digest_code(__package__)}", f"{self.source} {self.provider}", key, *sorted(stages)]
        )


def find_published(edition: Edition) -> Release | None:
    """The release that publishing would make, if it already exists."""
    release = find_release(read_history(edition.folder), edition.identity)
    return release if release and is_whole(edition.folder / release.version) else None


def publish_release(edition: Edition, link: Path) -> Release:
    """Make the release unless it already exists, and point `link` to it. The caller must hold the cache."""
    history = read_history(edition.folder)
    if not history:
        write_history(edition.folder, ())  # from now on a missing history is a lost one
    remove_unlisted(edition.folder, history)
    release = find_published(edition) or _make_release(edition, history)
    switch_link(link, edition.folder / release.version)
    return release


def _make_release(edition: Edition, history: History) -> Release:
    making = edition.folder / MAKING
    try:
        documents = gather_rows(edition.stages, edition.key)
        if not documents:
            raise BadInputError(
                "there is nothing to publish, as no judgment has facts and labels: collect more judgments"
            )
        labels = read_label_list(edition.stages.folders["label"])
        scratch_rows = scatter_rows(edition.stages, documents, labels, making / "scratch")
        sections = describe_sections(edition.stages, labels, documents.values())
        kept = {docid: _keep(document, scratch_rows) for docid, document in documents.items()}
        made_before = find_release(history, edition.identity)
        release = made_before or _plan_release(edition, history, kept, sections)
        _write_files(making, edition, _list_until(history, release), documents, scratch_rows, sections)
        if made_before is None:
            check_place(making, edition.folder / release.version)
            rows = [*kept.values(), *_remember(edition.folder, history, kept)]
            write_kept(find_rows(edition.folder, release.version), rows)
        put_in_place(making, edition.folder / release.version)
    finally:
        rmtree(making, ignore_errors=True)
    if made_before is None:
        write_history(edition.folder, (*history, release))
    return release


def _keep(document: PublishedRow, scratch_rows: ScratchRows) -> KeptRow:
    digest = scratch_rows.digests[document.docid]
    return KeptRow(document.docid, document.id, document.group, document.split, digest, document.labels, True)


def _remember(folder: Path, history: History, kept: Mapping[str, KeptRow]) -> Iterator[KeptRow]:
    """Rows that only earlier releases have: if they return, they keep their split."""
    if history:
        for row in iterate_kept(folder, history[-1]):
            if row.docid not in kept:
                yield replace(row, published=False)


def _plan_release(
    edition: Edition, history: History, kept: Mapping[str, KeptRow], sections: Sequence[PublishedSection]
) -> Release:
    """The next version, according to what changed since the last one."""
    basis = choose_basis(history, edition.inputs)
    labels, digests = (
        [section.label for section in sections],
        [digest_section(section) for section in sections],
    )
    version, changes = FIRST, None
    if history:
        last = history[-1]
        before = dict(zip(last.labels, last.sections, strict=True))
        now = dict(zip(labels, digests, strict=True))
        changes = count_changes(iterate_kept(edition.folder, last), kept, before, now)
        version = raise_version(last.version, changes)
    built_upon = None if basis is None else basis.version
    return Release(version, edition.identity, edition.inputs, built_upon, labels, digests, changes)


def _list_until(history: History, release: Release) -> History:
    """The history at the time of a release: one that is made again does not mention later ones."""
    earlier = history[: history.index(release)] if release in history else history
    return (*earlier, release)


def _write_files(
    folder: Path,
    edition: Edition,
    history: History,
    documents: Mapping[str, PublishedRow],
    scratch_rows: ScratchRows,
    sections: Sequence[PublishedSection],
) -> None:
    release, origin = history[-1], describe_origin(is_box=edition.is_box, provider=edition.provider)
    make_folder(folder / "data")
    for split in SPLITS:
        write_split(folder / "data", split, scratch_rows.groups[split], release.labels)
    rmtree(folder / "scratch")
    write_sections(folder / "sections.parquet", sections)
    write_label_file(folder / "labels.json", sections)
    write_edges(folder / "edges.parquet", edition.stages, release.labels, documents.values())
    write_json(folder / "croissant.json", describe_release(folder, release.version, origin, sections))
    basis = next((entry for entry in history if entry.version == release.basis), None)
    previous = None if basis is None else read_splits(edition.folder, basis)
    figures = count_figures(edition.stages, documents, scratch_rows, sections, previous=previous)
    texts = {
        "README.md": write_card(release, origin, figures),
        "DATA_STATEMENT.md": write_statement(release.version, origin, figures),
        "LICENSE": origin.licence + "\n",
        "CHANGELOG.md": write_changelog([(entry.version, entry.changes) for entry in history]),
    }
    for name, text in texts.items():
        with replace_file(folder / name) as temporary:
            temporary.write_text(text, encoding="utf-8")
    write_sums(folder)
