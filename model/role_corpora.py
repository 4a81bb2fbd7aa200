"""Judgments whose sentences carry roles: the two annotated corpora, and the truth about the box.

- JURIX: a folder of `sentence TAB role` files, with their categories beside them, or one such file
- BUILD: a JSON list of {"labels", "segments"}, or of {"annotations", "data"} as it was first released
- the box: the lines of JSON that `./ilsi box truth` writes

All are read as raw text with a role for each span, which documents of sentences are then made from.
"""

import difflib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import AliasPath, BaseModel, Field, ValidationError
from pydantic_core import from_json

from schemas import roles
from schemas.errors import BadInputError

BUILD_LABELS = {  # in the order of their numbers
    "PREAMBLE": roles.PREAMBLE,
    "FAC": roles.FACTS,
    "RLC": roles.LOWER_RULING,
    "ISSUE": roles.NONE,  # the questions that the court frames: none of the paper's roles
    "ARG_PETITIONER": roles.ARGUMENT,
    "ARG_RESPONDENT": roles.ARGUMENT,
    "ANALYSIS": roles.RATIO,
    "STA": roles.STATUTE,
    "PRE_RELIED": roles.PRECEDENT,
    "PRE_NOT_RELIED": roles.PRECEDENT,
    "RATIO": roles.RATIO,
    "RPC": roles.PRESENT_RULING,
    "NONE": roles.NONE,
}

RoleSpan = tuple[int, int, str]  # start and end in the text, and the role
_Shape = TypeVar("_Shape", bound=BaseModel)

_WANTED = "a folder of `sentence TAB role` .txt files, one of them, BUILD's .json, or the box's truth .jsonl"


@dataclass(frozen=True, slots=True)
class RoleDocument:
    """A judgment as sentences, with white space collapsed and none of them empty, and their roles."""

    name: str
    sentences: tuple[str, ...]
    roles: tuple[str, ...]
    category: str | None = None  # the field of law, if a list of categories says so


@dataclass(frozen=True, slots=True)
class MarkedParagraph:
    """Raw text, and the roles of its parts. Spans are in order and apart; between them may be gaps."""

    text: str
    spans: tuple[RoleSpan, ...]


@dataclass(frozen=True, slots=True)
class MarkedText:
    """A judgment as raw text, to be cut into sentences by whoever reads it."""

    name: str
    paragraphs: tuple[MarkedParagraph, ...]
    category: str | None = None


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
        raise BadInputError(f"{path} holds no document: give {_WANTED}")


def align_roles(paragraph: MarkedParagraph, cuts: Sequence[tuple[int, int]]) -> list[str]:
    """For each piece of the text the role that covers most of it: the earlier one if two cover the same,
    None if no span touches it. Cuts are in order and apart, as spans are."""
    aligned = []
    spans = paragraph.spans
    first = 0  # of the spans that reach into this cut or a later one
    for start, end in cuts:
        while first < len(spans) and spans[first][1] <= start:
            first += 1
        covered: dict[str, int] = {}
        index = first
        while index < len(spans) and spans[index][0] < end:
            span_start, span_end, role = spans[index]
            if (overlap := min(end, span_end) - max(start, span_start)) > 0:
                covered[role] = covered.get(role, 0) + overlap
            index += 1
        aligned.append(max(covered, key=covered.__getitem__, default=roles.NONE))
    return aligned


def _cut_as_marked(path: Path, marked: MarkedText) -> RoleDocument:
    parts = ((part.text[start:end], role) for part in marked.paragraphs for start, end, role in part.spans)
    kept = [(" ".join(text.split()), role) for text, role in parts if text.strip()]
    if not kept:
        raise BadInputError(f"{path}, document {marked.name!r} has no sentences: remove it")
    sentences, names = zip(*kept, strict=True)
    return RoleDocument(marked.name, sentences, names, marked.category)


def _choose_reader(path: Path) -> Iterator[MarkedText]:
    if path.is_dir():
        return _read_jurix_folder(path)
    if not path.is_file():
        raise BadInputError(f"{path} is neither a file nor a folder: give {_WANTED}")
    if path.suffix.lower() == ".txt":  # before looking inside: sentences may begin with a bracket
        return iter([_read_jurix_file(path)])
    with path.open("rb") as file:
        beginning = file.read(1000).removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if beginning not in (b"[", b"{", b""):
        raise BadInputError(f"{path} is no corpus of roles: give {_WANTED}")
    return _read_build(path) if beginning == b"[" else _read_truth(path)


def _read_jurix_folder(folder: Path) -> Iterator[MarkedText]:
    listed = folder / "categories.txt"
    lines = _split_lines(listed, "category TAB names of documents") if listed.exists() else ()
    categories = {name: " ".join(category.split()) for _, category, names in lines for name in names.split()}
    for file in sorted(folder.iterdir()):
        if file.name.startswith(".") or file.stem.lower() in ("license", "readme", "categories"):
            continue
        if file.suffix.lower() != ".txt":
            raise BadInputError(f"{file} is no `sentence TAB role` .txt: take it out, or name it alone")
        yield _read_jurix_file(file, categories.get(file.stem))


def _read_jurix_file(path: Path, category: str | None = None) -> MarkedText:
    """Each sentence as a paragraph of its own: what stood between them is lost, even the full stops."""
    lines = _split_lines(path, "sentence TAB role")
    spans = ((text, (0, len(text), _name_role(role, place))) for place, text, role in lines)
    return MarkedText(path.stem, tuple(MarkedParagraph(text, (span,)) for text, span in spans), category)


def _split_lines(path: Path, shape: str) -> Iterator[tuple[str, str, str]]:
    """For each line that is not blank its place, and what stands before and behind the last TAB."""
    lines = _decode(path.read_bytes(), path).split("\n")  # other breaks may stand inside a sentence
    for number, line in enumerate(lines, start=1):
        left, tab, right = line.rstrip().rpartition("\t")
        if right and not tab:
            raise BadInputError(f"{path}, line {number} has no TAB: make it `{shape}` or take the file out")
        if tab:
            yield f"{path}, line {number}", left, right


class _Segmented(BaseModel):
    id: int | str | None = None
    labels: list[int | str]
    segments: list[str]

    def mark(self, place: str) -> MarkedParagraph:
        labels, segments = len(self.labels), len(self.segments)
        if labels != segments:
            raise BadInputError(f"{place} has {labels} labels for {segments} segments: give each one label")
        return _join(zip(self.segments, _name_roles(self.labels, place), strict=True))


class _Sentence(BaseModel):
    start: int = Field(validation_alias=AliasPath("value", "start"))
    end: int = Field(validation_alias=AliasPath("value", "end"))
    text: str = Field(validation_alias=AliasPath("value", "text"))
    labels: tuple[int | str] = Field(validation_alias=AliasPath("value", "labels"))


class _Annotated(BaseModel):
    id: int | str | None = None
    text: str = Field(validation_alias=AliasPath("data", "text"))
    # Of several who annotated the judgment, the first is believed.
    sentences: list[_Sentence] = Field(validation_alias=AliasPath("annotations", 0, "result"))

    def mark(self, place: str) -> MarkedParagraph:
        """The text with its spans, if sentences stand where they are said to; else the sentences alone."""
        found = sorted(self.sentences, key=lambda sentence: sentence.start)
        names = _name_roles([sentence.labels[0] for sentence in found], place)
        spans = [(each.start, each.end, name) for each, name in zip(found, names, strict=True)]
        agree = all(self.text[each.start : each.end].split() == each.text.split() for each in found)
        if agree and _are_apart(spans, self.text):
            return MarkedParagraph(self.text, tuple(spans))
        return _join(zip((each.text for each in found), names, strict=True))


def _read_build(path: Path) -> Iterator[MarkedText]:
    documents = _parse(_decode(path.read_bytes(), path), str(path))
    width = len(str(len(documents)))  # so that numbers sort as they count
    for number, content in enumerate(documents, start=1):
        place = f"{path}, document {number}"
        is_annotated = isinstance(content, dict) and "annotations" in content
        shape: type[_Annotated | _Segmented] = _Annotated if is_annotated else _Segmented
        document = _validate(shape, content, f"{place} is not of BUILD")
        name = f"{path.stem}-{number:0{width}}" if document.id is None else str(document.id)
        yield MarkedText(name, (document.mark(place),))


def _join(sentences: Iterable[tuple[str, str]]) -> MarkedParagraph:
    """Sentences and their roles as one text. The blank between two sentences is often in neither of them."""
    joined = ""
    spans: list[RoleSpan] = []
    for text, role in sentences:
        if joined and not (joined[-1].isspace() or text[:1].isspace()):
            joined += " "
        spans.append((len(joined), len(joined) + len(text), role))
        joined += text
    return MarkedParagraph(joined, tuple(spans))


class _Block(BaseModel):
    text: str
    sentences: list[RoleSpan]

    def mark(self, place: str) -> MarkedParagraph:
        if not _are_apart(self.sentences, self.text):
            raise BadInputError(f"{place}: sentences overlap or leave the text: write the truth again")
        names = _name_roles([role for _, _, role in self.sentences], place)
        spans = ((start, end, name) for (start, end, _), name in zip(self.sentences, names, strict=True))
        return MarkedParagraph(self.text, tuple(spans))


class _Case(BaseModel):
    docid: str
    blocks: list[_Block]


def _read_truth(path: Path) -> Iterator[MarkedText]:
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                place = f"{path}, line {number}"
                content = _parse(_decode(line, path, number), place)
                case = _validate(_Case, content, f"{place} is not of the box's truth")
                marked = (block.mark(f"{place}, block {n}") for n, block in enumerate(case.blocks, start=1))
                yield MarkedText(case.docid, tuple(marked))


def _are_apart(spans: Iterable[RoleSpan], text: str) -> bool:
    """Do spans lie in the text, one behind the other?"""
    edges = [0, *(edge for span in spans for edge in span[:2]), len(text)]
    return edges == sorted(edges)


def _fold(name: str) -> str:
    return "".join(name.split()).casefold()


_SPELLED = {_fold(name): name for name in (*BUILD_LABELS, *roles.ROLES)}
_MEANT = {key: BUILD_LABELS.get(name, name) for key, name in _SPELLED.items()}


def _name_roles(labels: Iterable[int | str], place: str) -> list[str]:
    return [_name_role(label, f"{place}, sentence {number}") for number, label in enumerate(labels, start=1)]


def _name_role(label: int | str, place: str) -> str:
    """The role that a label means: one of ours, or a name or number of BUILD."""
    if isinstance(label, int):
        if 0 <= label < len(BUILD_LABELS):
            return list(BUILD_LABELS.values())[label]
        raise BadInputError(f"{place}: label {label} is not one of 0 to {len(BUILD_LABELS) - 1}: correct it")
    if (key := _fold(label)) in _MEANT:
        return _MEANT[key]
    nearest = difflib.get_close_matches(key[:60], _SPELLED, n=1, cutoff=0.5)
    advice = f"did you mean {_SPELLED[nearest[0]]!r}?" if nearest else f"known are {', '.join(roles.ROLES)}"
    raise BadInputError(f"{place}: unknown role {label[:60]!r}, {advice}")


def _decode(content: bytes, path: Path, line: int = 1) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line += content.count(b"\n", 0, error.start)
        raise BadInputError(f"{path}, line {line} is not UTF-8: save the file as UTF-8") from None


def _parse(text: str, place: str) -> Any:
    try:
        return from_json(text)
    except ValueError as error:
        raise BadInputError(f"{place} is not JSON ({error}): correct it") from None


def _validate(shape: type[_Shape], content: Any, wrong: str) -> _Shape:
    try:
        return shape.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
        raise BadInputError(f"{wrong} ({reason.lstrip(': ')}): give {_WANTED}") from None
