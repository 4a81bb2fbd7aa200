"""Judgments whose sentences carry roles: the two annotated corpora, and the truth about the box.

- JURIX: a folder of `sentence TAB role` files, with their categories beside them, or one such file
- BUILD: a JSON list of {"labels", "segments"}, or of {"annotations", "data"} as it was first released
- the box: the lines of JSON that `./ilsi box truth` writes

All are read as raw text with a role for each span, which documents of sentences are then made from.
"""

from collections.abc import Iterator
from pathlib import Path

from model.role_build import read_build
from model.role_corpus_text import WANTED
from model.role_documents import MarkedParagraph, MarkedText, RoleDocument, RoleSpan, align_roles
from model.role_jurix import read_jurix_file, read_jurix_folder
from model.role_labels import BUILD_LABELS
from model.role_truth import read_truth
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
    """The documents of a corpus in the order of their names. What kind of corpus it is, the files tell."""
    documents = [_cut_as_marked(path, marked) for marked in read_marked_texts(path)]
    return sorted(documents, key=lambda document: document.name)


def read_marked_texts(path: Path) -> Iterator[MarkedText]:
    """The documents of a corpus with their raw text, one at a time and in the order of the files."""
    found = False
    try:
        for marked in _choose_reader(path):
            found = True
            yield marked
    except OSError as error:
        what = error.filename or path
        raise BadInputError(f"{what} cannot be read ({error.strerror}): check its permissions") from None
    if not found:
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
        raise BadInputError(f"{path} is no corpus of roles: give {WANTED}")
    return read_build(path) if beginning == b"[" else read_truth(path)
