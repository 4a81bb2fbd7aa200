"""A trained pipeline on disk: a folder that spaCy loads, with a list of its files.

The folder has no words of the training texts, which are full of people's names: spaCy saves every string that
it has ever seen, so a fresh pipeline with the same weights is saved instead. The list, `entities.json`, has
the digests of all files, so damaged ones are not loaded.
"""

import shutil
import tempfile
from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import spacy
from spacy.language import Language

from model.entities.folder import AGAIN, FORMAT, KIND, LIST, FolderList, check_files
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError

_PARTS = ("tok2vec", "ner")


def save_pipeline(nlp: Language, folder: Path, about: Mapping[str, object]) -> None:
    """Write a pipeline with notes about its origin (data, protocol, command). Equal pipelines give equal
    bytes. Other files in the folder, such as a model card, are kept."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as temporary:
            fresh = Path(temporary) / "fresh"
            forget_words(nlp).to_disk(fresh)
            names = sorted(str(path.relative_to(fresh)) for path in fresh.rglob("*") if path.is_file())
            listed = FolderList(
                kind=KIND,
                format=FORMAT,
                labels=nlp.get_pipe("ner").labels,  # type: ignore[attr-defined]
                files={name: sha256((fresh / name).read_bytes()).hexdigest() for name in names},
                about=dict(about),
            )
            _put(fresh, folder, names, listed.write())
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{folder} cannot hold the pipeline ({error.strerror}): {advice}") from error


def _put(fresh: Path, folder: Path, names: list[str], listed: str) -> None:
    """Move the files into the folder. A folder without its list is not loaded, so the list is removed first
    and written last."""
    folder.mkdir(exist_ok=True)
    (folder / LIST).unlink(missing_ok=True)
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(fresh / name, folder / name)
    with replace_file(folder / LIST) as path:
        path.write_text(listed, encoding="utf-8")


def forget_words(nlp: Language) -> Language:
    """The same pipeline without any strings but the labels and those of spaCy's own rules."""
    fresh = spacy.blank("en")
    with tempfile.TemporaryDirectory() as temporary:
        for name in _PARTS:
            part: Any = nlp.get_pipe(name)
            copy: Any = fresh.add_pipe(name, config={"model": nlp.config["components"][name]["model"]})
            part.to_disk(Path(temporary) / name, exclude=["vocab"])
            copy.from_disk(Path(temporary) / name, exclude=["vocab"])
    return fresh


def load_pipeline(folder: Path) -> Language:
    """The pipeline in a folder, if its files match the list."""
    check_files(folder)
    try:
        return spacy.load(folder)
    except Exception as error:  # spaCy has no specific error for files of another version
        reason = "".join(str(error).strip().splitlines()[:1])[:120]
        message = f"{folder} cannot be loaded by spaCy {version('spacy')} ({reason}): {AGAIN}"
        raise BadInputError(message) from None
