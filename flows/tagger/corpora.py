"""The annotated corpora that a tagger learns from or is measured on: read, cut, counted."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from flows.console import console
from flows.tagger.choices import Cuts
from model.tagger.corpora.read import (
    MarkedText,
    RoleDocument,
    align_roles,
    read_marked_texts,
    read_role_corpus,
)
from model.tagger.evaluate import make_folds
from pipeline.parquet import hash_file
from pipeline.text.one_line import join_lines
from pipeline.text.sentences import split_sentences
from schemas.errors import BadInputError
from schemas.roles import FACTS, ROLES

FEWEST_DOCUMENTS = 5
_HELD_OUT = 5  # one document in five

Documents = list[RoleDocument]


@dataclass(frozen=True, slots=True)
class Corpus:
    """The documents of a file or folder that the user named."""

    name: str
    sha256: str
    cut: Cuts
    documents: Documents

    def describe(self) -> dict[str, str | int]:
        """What to record about it. Its path is private."""
        sentences = sum(len(document.sentences) for document in self.documents)
        counts = {"documents": len(self.documents), "sentences": sentences}
        return {"name": self.name, "sha256": self.sha256, "cut": str(self.cut), **counts}


def read_corpora(paths: Sequence[Path], cuts: Cuts) -> list[Corpus]:
    """Read corpora of any of the known kinds."""
    return [_read_corpus(path, cuts) for path in paths]


def join_documents(corpora: Iterable[Corpus]) -> Documents:
    """All documents. None is taken twice: a training document must not be tested on."""
    documents = [document for corpus in corpora for document in corpus.documents]
    distinct = {document.sentences: document for document in documents}
    if repeated := len(documents) - len(distinct):
        console.print(f"{repeated} of {len(documents)} documents are there twice: taken once", soft_wrap=True)
    return list(distinct.values())


def leave_out(documents: Documents, tested: Documents) -> Documents:
    """What to learn from, without the documents of the test."""
    forbidden = {document.sentences for document in tested}
    kept = [document for document in documents if document.sentences not in forbidden]
    if shared := len(documents) - len(kept):
        console.print(
            f"{shared} of {len(documents)} documents are also in --test: not trained on", soft_wrap=True
        )
    return kept


def keep_roles(documents: Documents, roles: Sequence[str]) -> Documents:
    """Documents without the sentences that have other roles, and without those that then are empty."""
    kept = []
    for document in documents:
        pairs = [pair for pair in zip(document.sentences, document.roles, strict=True) if pair[1] in roles]
        if pairs:
            sentences, names = zip(*pairs, strict=True)
            kept.append(replace(document, sentences=sentences, roles=names))
    return kept


def list_roles(documents: Iterable[RoleDocument]) -> tuple[str, ...]:
    """The roles that occur, in their usual order."""
    occurring = count_roles(documents)
    return tuple(role for role in ROLES if role in occurring)


def count_roles(documents: Iterable[RoleDocument]) -> Counter[str]:
    """How many sentences have each role."""
    return Counter(role for document in documents for role in document.roles)


def require_enough(documents: Documents) -> None:
    """Refuse data that no tagger can be trained on."""
    if len(documents) < FEWEST_DOCUMENTS:
        raise BadInputError(
            f"{len(documents)} documents are too few to learn from: give {FEWEST_DOCUMENTS} or more"
        )
    found = list_roles(documents)
    if FACTS not in found:
        raise BadInputError(f"no sentence is marked as {FACTS}, only as {', '.join(found)}: nothing to learn")
    if len(found) == 1:
        raise BadInputError(f"every sentence is marked as {FACTS}: also mark sentences that are not")


def hold_out(documents: Documents, seed: int) -> tuple[Documents, Documents]:
    """Documents to learn from, and a fifth, of every category alike, to choose epoch and thresholds on."""
    chosen = set(make_folds(documents, _HELD_OUT, seed)[0])
    train = [document for index, document in enumerate(documents) if index not in chosen]
    return train, [documents[index] for index in sorted(chosen)]


def _read_corpus(path: Path, cuts: Cuts) -> Corpus:
    if cuts is Cuts.OURS and all(map(_is_cut, read_marked_texts(path))):
        cuts = Cuts.ANNOTATED
    if cuts is Cuts.ANNOTATED:
        documents = read_role_corpus(path)
    else:
        cut = (_cut_document(path, marked) for marked in read_marked_texts(path))
        documents = sorted(cut, key=lambda document: document.name)
    return Corpus(path.resolve().name, _hash_corpus(path), cuts, documents)


def _cut_document(path: Path, marked: MarkedText) -> RoleDocument:
    """A document in the sentences that the tagger will be given."""
    sentences: list[str] = []
    roles: list[str] = []
    for paragraph in marked.paragraphs:
        cuts = split_sentences(paragraph.text)
        sentences += [join_lines(paragraph.text, start, end).text for start, end in cuts]
        roles += align_roles(paragraph, cuts)
    if not sentences:
        raise BadInputError(f"{path}, document {marked.name!r} has no sentences: remove it")
    return RoleDocument(marked.name, tuple(sentences), tuple(roles), marked.category)


def _is_cut(marked: MarkedText) -> bool:
    """Is every paragraph a sentence? Then what stood between sentences is lost, even the full stops."""
    paragraphs = marked.paragraphs
    return all([span[:2] for span in each.spans] == [(0, len(each.text))] for each in paragraphs)


def _hash_corpus(path: Path) -> str:
    """sha256 of a file, or of the names and digests of the texts in a folder."""
    if not path.is_dir():
        return hash_file(path)
    listed = (f"{file.name} {hash_file(file)}\n" for file in sorted(path.glob("*.txt")) if file.is_file())
    return sha256("".join(listed).encode()).hexdigest()
