"""Judgments with annotated roles: two corpora, and the truth about the box.

- JURIX: a folder of `sentence TAB role` files, optionally with their categories, or one such file
- BUILD: a JSON list of {"labels", "segments"}, or of {"annotations", "data"} as it was first released
- the box: the JSON lines that `./ilsi box truth` writes

All are read as raw text with a role for each span, and then split into sentences.
"""

from collections.abc import Iterator
from pathlib import Path

from model.tagger.corpora.box_truth import read_truth
from model.tagger.corpora.build import read_build
from model.tagger.corpora.documents import MarkedParagraph, MarkedText, RoleDocument, RoleSpan, align_roles
from model.tagger.corpora.jurix import read_jurix_file, read_jurix_folder
from model.tagger.corpora.role_names import BUILD_LABELS
from model.tagger.corpora.text import WANTED
from schemas.errors import BadInputError

__all__ = [
    "BUILD_LABELS",
    "MarkedParagraph",
    "MarkedText",
    "RoleDocument",
    "RoleSpan",
    "align_roles",
    "read_marked_texts",
    "read_role_corpus",
]


def read_role_corpus(path: Path) -> list[RoleDocument]:
    """The documents of a corpus, sorted by name. The format is recognised from the files."""
    documents = [_cut_as_marked(path, marked) for marked in read_marked_texts(path)]
    return sorted(documents, key=lambda document: document.name)


def read_marked_texts(path: Path) -> Iterator[MarkedText]:
    """The documents of a corpus with their raw text, one at a time, in the order of the files."""
    is_empty = True
    try:
        for marked in _choose_reader(path):
            is_empty = False
            yield marked
    except OSError as error:
        name = error.filename or path
        raise BadInputError(f"{name} cannot be read ({error.strerror}): check its permissions") from None
    if is_empty:
        raise BadInputError(f"{path} holds no document: give {WANTED}")


def _cut_as_marked(path: Path, marked: MarkedText) -> RoleDocument:
    parts = ((part.text[start:end], role) for part in marked.paragraphs for start, end, role in part.spans)
    kept = [(" ".join(text.split()), role) for text, role in parts if text.strip()]
    if not kept:
        raise BadInputError(f"{path}, document {marked.name!r} has no sentences: remove it")
    sentences, names = zip(*kept, strict=True)
    return RoleDocument(marked.name, sentences, names, marked.category)


def _choose_reader(path: Path) -> Iterator[MarkedText]:
    if path.is_dir():
        return read_jurix_folder(path)
    if not path.is_file():
        raise BadInputError(f"{path} is neither a file nor a folder: give {WANTED}")
    if path.suffix.lower() == ".txt":  # before looking inside: sentences may begin with a bracket
        return iter([read_jurix_file(path)])
    with path.open("rb") as file:
        beginning = file.read(1000).removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if beginning not in (b"[", b"{", b""):
        raise BadInputError(f"{path} is not a corpus of roles: give {WANTED}")
    return read_build(path) if beginning == b"[" else read_truth(path)
