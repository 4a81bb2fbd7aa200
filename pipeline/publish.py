"""Stage `publish`: a release, made in a folder of its own and shown when it is whole.

The folder is filled under another name, what is to be remembered of its rows is written, the folder gets its
name, the history lists it, the link points to it: in this order, and each step is on disk before the next. A
run after a kill deletes whatever is not in the history and ends with the same bytes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

from pipeline.built import Built
from pipeline.labels import read_label_list
from pipeline.release.card import write_card
from pipeline.release.changelog import write_changelog
from pipeline.release.changes import FIRST, KeptRow, count_changes, raise_version
from pipeline.release.croissant import describe_release
from pipeline.release.data_statement import write_statement
from pipeline.release.figures import count_figures
from pipeline.release.history import (
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
from pipeline.release.origins import ORIGINS
from pipeline.release.rows import Member, Scattered, gather_members, scatter_rows
from pipeline.release.tables import (
    describe_sections,
    digest_section,
    write_edges,
    write_label_file,
    write_sections,
    write_split,
)
from pipeline.stage import digest_lines
from pipeline.tables import make_folder, replace_file, write_json
from schemas.errors import BadInputError
from schemas.published import SPLITS
from schemas.records import PublishedSection

VERSION = 1  # of what is written: another one makes every release anew, as a PATCH


@dataclass(frozen=True, slots=True)
class Edition:
    """What is to be published."""

    built: Built
    inputs: str  # a digest of everything before `dedupe`: the same inputs build upon the same release
    source: str  # embedded, web, api or files
    folder: Path  # of the lineage
    key: bytes  # of the opaque ids

    @property
    def identity(self) -> str:
        """Changes when anything that the release is made from does. The stages need not be finished."""
        stages = [f"{name} {folder.name}" for name, folder in self.built.folders.items()]
        key = sha256(self.key).hexdigest()
        return digest_lines([f"publish {VERSION}", self.source, key, *sorted(stages)])


def find_published(edition: Edition) -> Release | None:
    """The release that publishing would give, if it is there already."""
    release = find_release(read_history(edition.folder), edition.identity)
    return release if release and is_whole(edition.folder / release.version) else None


def publish_release(edition: Edition, link: Path) -> Release:
    """Make the release if it is not there already, and let `link` point to it. Only for the one who holds the
    cache."""
    history = read_history(edition.folder)
    if not history:
        write_history(edition.folder, ())  # from now on a history that is missing is one that was lost
    remove_unlisted(edition.folder, history)
    release = find_published(edition) or _make_release(edition, history)
    switch_link(link, edition.folder / release.version)
    return release


def _make_release(edition: Edition, history: History) -> Release:
    making = edition.folder / MAKING
    try:
        members = gather_members(edition.built, edition.key)
        if not members:
            raise BadInputError("no judgment has both facts and labels: there is nothing to publish")
        labels = read_label_list(edition.built.folders["label"])
        scattered = scatter_rows(edition.built, members, labels, making / "scratch")
        sections = describe_sections(edition.built, labels, members.values())
        kept = {docid: _keep(member, scattered) for docid, member in members.items()}
        made_before = find_release(history, edition.identity)
        release = made_before or _plan_release(edition, history, kept, sections)
        _write_files(making, edition, _list_until(history, release), members, scattered, sections)
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


def _keep(member: Member, scattered: Scattered) -> KeptRow:
    digest = scattered.digests[member.docid]
    return KeptRow(member.docid, member.id, member.group, member.split, digest, member.labels, True)


def _remember(folder: Path, history: History, kept: Mapping[str, KeptRow]) -> Iterator[KeptRow]:
    """Rows of earlier releases that this one does not have: should they come back, they keep their split."""
    if history:
        for row in iterate_kept(folder, history[-1]):
            if row.docid not in kept:
                yield replace(row, published=False)


def _plan_release(
    edition: Edition, history: History, kept: Mapping[str, KeptRow], sections: Sequence[PublishedSection]
) -> Release:
    """The next version, by what is not as it was in the last one."""
    basis = choose_basis(history, edition.inputs)
    labels, digests = [section.label for section in sections], [digest_section(each) for each in sections]
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
    """The history as it was when a release was made: one that is made again tells of no later ones."""
    earlier = history[: history.index(release)] if release in history else history
    return (*earlier, release)


def _write_files(
    folder: Path,
    edition: Edition,
    history: History,
    members: Mapping[str, Member],
    scattered: Scattered,
    sections: Sequence[PublishedSection],
) -> None:
    release, origin = history[-1], ORIGINS[edition.source]
    make_folder(folder / "data")
    for split in SPLITS:
        write_split(folder / "data", split, scattered.groups[split], release.labels)
    rmtree(folder / "scratch")
    write_sections(folder / "sections.parquet", sections)
    write_label_file(folder / "labels.json", sections)
    write_edges(folder / "edges.parquet", edition.built, release.labels, members.values())
    write_json(folder / "croissant.json", describe_release(folder, release.version, origin))
    basis = next((each for each in history if each.version == release.basis), None)
    previous = None if basis is None else read_splits(edition.folder, basis)
    figures = count_figures(edition.built, members, scattered, sections, previous=previous)
    texts = {
        "README.md": write_card(release, origin, figures),
        "DATA_STATEMENT.md": write_statement(release.version, origin, figures),
        "LICENSE": origin.licence + "\n",
        "CHANGELOG.md": write_changelog(history),
    }
    for name, text in texts.items():
        with replace_file(folder / name) as temporary:
            temporary.write_text(text, encoding="utf-8")
    write_sums(folder)
