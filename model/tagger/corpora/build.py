"""The BUILD corpus: a JSON list of {"labels", "segments"}, or of {"annotations", "data"} as it was first
released."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from pydantic import AliasPath, BaseModel, Field

from model.tagger.corpora.documents import MarkedParagraph, MarkedText, RoleSpan, are_apart
from model.tagger.corpora.role_names import name_roles
from model.tagger.corpora.text import check_shape, decode_text, parse_json
from schemas.errors import BadInputError


class _Segmented(BaseModel):
    id: int | str | None = None
    labels: list[int | str]
    segments: list[str]

    def mark(self, place: str) -> MarkedParagraph:
        labels, segments = len(self.labels), len(self.segments)
        if labels != segments:
            raise BadInputError(f"{place} has {labels} labels for {segments} segments: give each one label")
        return _join(zip(self.segments, name_roles(self.labels, place), strict=True))


class _Sentence(BaseModel):
    start: int = Field(validation_alias=AliasPath("value", "start"))
    end: int = Field(validation_alias=AliasPath("value", "end"))
    text: str = Field(validation_alias=AliasPath("value", "text"))
    labels: tuple[int | str] = Field(validation_alias=AliasPath("value", "labels"))


class _Annotated(BaseModel):
    id: int | str | None = None
    text: str = Field(validation_alias=AliasPath("data", "text"))
    # Of several annotators, the first counts.
    sentences: list[_Sentence] = Field(validation_alias=AliasPath("annotations", 0, "result"))

    def mark(self, place: str) -> MarkedParagraph:
        """The text with its spans, if the sentences are at their stated offsets; otherwise the sentences
        alone."""
        ordered = sorted(self.sentences, key=lambda sentence: sentence.start)
        names = name_roles([sentence.labels[0] for sentence in ordered], place)
        spans = [(sentence.start, sentence.end, name) for sentence, name in zip(ordered, names, strict=True)]
        agree = all(self.text[part.start : part.end].split() == part.text.split() for part in ordered)
        if agree and are_apart(spans, self.text):
            return MarkedParagraph(self.text, tuple(spans))
        return _join(zip((sentence.text for sentence in ordered), names, strict=True))


def read_build(path: Path) -> Iterator[MarkedText]:
    """The documents of a list, one paragraph each. Those without an id are numbered."""
    documents = parse_json(decode_text(path.read_bytes(), path), str(path))
    width = len(str(len(documents)))  # so that names sort in numeric order
    for number, content in enumerate(documents, start=1):
        place = f"{path}, document {number}"
        is_annotated = isinstance(content, dict) and "annotations" in content
        shape: type[_Annotated | _Segmented] = _Annotated if is_annotated else _Segmented
        document = check_shape(shape, content, f"{place} is not of BUILD")
        name = f"{path.stem}-{number:0{width}}" if document.id is None else str(document.id)
        yield MarkedText(name, (document.mark(place),))


def _join(sentences: Iterable[tuple[str, str]]) -> MarkedParagraph:
    """Sentences and their roles as one text. The space between two sentences is often in neither of them."""
    joined = ""
    spans: list[RoleSpan] = []
    for text, role in sentences:
        if joined and not (joined[-1].isspace() or text[:1].isspace()):
            joined += " "
        spans.append((len(joined), len(joined) + len(text), role))
        joined += text
    return MarkedParagraph(joined, tuple(spans))
