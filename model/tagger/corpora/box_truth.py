"""The truth about the box: the lines of JSON that `./ilsi box truth` writes."""

from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel

from model.tagger.corpora.documents import MarkedParagraph, MarkedText, RoleSpan, are_apart
from model.tagger.corpora.role_names import name_roles
from model.tagger.corpora.text import check_shape, decode_text, parse_json
from schemas.errors import BadInputError


class _Block(BaseModel):
    text: str
    sentences: list[RoleSpan]

    def mark(self, place: str) -> MarkedParagraph:
        if not are_apart(self.sentences, self.text):
            raise BadInputError(f"{place}: sentences overlap or exceed the text: write the truth again")
        names = name_roles([role for _, _, role in self.sentences], place)
        spans = ((start, end, name) for (start, end, _), name in zip(self.sentences, names, strict=True))
        return MarkedParagraph(self.text, tuple(spans))


class _Case(BaseModel):
    docid: str
    blocks: list[_Block]


def read_truth(path: Path) -> Iterator[MarkedText]:
    """The cases of a file, one per line."""
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                place = f"{path}, line {number}"
                content = parse_json(decode_text(line, path, number), place)
                case = check_shape(_Case, content, f"{place} is not of the box's truth")
                marked = (block.mark(f"{place}, block {n}") for n, block in enumerate(case.blocks, start=1))
                yield MarkedText(case.docid, tuple(marked))
