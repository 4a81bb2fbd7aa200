"""The JURIX corpus: `sentence TAB role` files; a folder of them can also list their categories."""

from collections.abc import Iterator
from pathlib import Path

from model.tagger.corpora.documents import MarkedParagraph, MarkedText
from model.tagger.corpora.role_names import name_role
from model.tagger.corpora.text import decode_text
from schemas.errors import BadInputError


def read_jurix_folder(folder: Path) -> Iterator[MarkedText]:
    """The documents of a folder by name, with their categories from `categories.txt`."""
    listed = folder / "categories.txt"
    lines = _split_lines(listed, "category TAB names of documents") if listed.exists() else ()
    categories = {name: " ".join(category.split()) for _, category, names in lines for name in names.split()}
    for file in sorted(folder.iterdir()):
        if file.name.startswith(".") or file.stem.lower() in ("license", "readme", "categories"):
            continue
        if file.suffix.lower() != ".txt":
            raise BadInputError(f"{file} is not a `sentence TAB role` .txt file: remove it, or name it alone")
        yield read_jurix_file(file, categories.get(file.stem))


def read_jurix_file(path: Path, category: str | None = None) -> MarkedText:
    """Each sentence as a paragraph of its own: the text between them is lost, even the full stops."""
    lines = _split_lines(path, "sentence TAB role")
    spans = ((text, (0, len(text), name_role(role, place))) for place, text, role in lines)
    return MarkedText(path.stem, tuple(MarkedParagraph(text, (span,)) for text, span in spans), category)


def _split_lines(path: Path, shape: str) -> Iterator[tuple[str, str, str]]:
    """For each non-blank line its place, and the text before and after the last TAB."""
    lines = decode_text(path.read_bytes(), path).split("\n")  # other line breaks may occur inside a sentence
    for number, line in enumerate(lines, start=1):
        left, tab, right = line.rstrip().rpartition("\t")
        if right and not tab:
            raise BadInputError(f"{path}, line {number} has no TAB: make it `{shape}` or remove the file")
        if tab:
            yield f"{path}, line {number}", left, right
