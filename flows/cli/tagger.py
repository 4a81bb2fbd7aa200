"""`./ilsi tagger`: use, train and evaluate the tagger of rhetorical roles."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

import ilsi
from flows.cli._flags import Panel, TextFile, takes_settings
from flows.console import console
from flows.tagger.choices import Cuts, RecipeName, RoleSet
from flows.texts.highlight import show_roles
from flows.texts.inputs import (
    choose_source,
    is_in_other_letters,
    name_source,
    read_paragraphs,
    unify_line_ends,
)
from flows.texts.json_lines import JsonLines, Record, check_text_or_sentences, make_batches, write_records
from flows.texts.models import TAGGER_IS_ENGLISH, load_chosen_tagger
from pipeline.segment.stage import BATCH_SENTENCES, Role, find_sentences, read_sentences
from schemas.settings import Settings

PANEL = Panel.MODELS
app = typer.Typer(
    name="tagger", help="The tagger of rhetorical roles: tag a text, train your own, evaluate it."
)

BATCH_CHARACTERS = 4_000_000
_DIGITS = 4  # of a score

_CORPORA = "a folder of `sentence TAB role` texts, BUILD's JSON, or the truth of a box."
_Cut = Annotated[
    Cuts,
    typer.Option("--cut", help="Who splits judgments into sentences, where the whole text is available."),
]


@app.command("tag")
@takes_settings("tagger")
def tag(
    settings: Settings,
    file: TextFile = None,
    as_lines: Annotated[
        bool,
        typer.Option("--jsonl", help="Read lines of JSON with id and text or sentences, write roles."),
    ] = False,
) -> None:
    """Find the rhetorical role of each sentence: facts, arguments, statutes, precedents, rulings.

    Examples:

      ./ilsi tagger tag judgment.txt

      ./ilsi tagger tag order.pdf | grep '^.Facts'

      ./ilsi tagger tag --jsonl texts.jsonl > roles.jsonl
    """
    (tag_lines if as_lines else show_tagged)(choose_source(file), settings)


@app.command("train")
def train(
    data: Annotated[list[Path], typer.Argument(metavar="DATA", help=f"Annotated corpora: {_CORPORA}")],
    out: Annotated[Path, typer.Option("--out", help="Folder to write the tagger to.", show_default=False)],
    seed: Annotated[int, typer.Option("--seed", min=0, max=10**6, help="Random seed.")] = 0,
    role_set: Annotated[
        RoleSet,
        typer.Option("--roles", help="The paper's seven, or also Preamble and None, which real pages need."),
    ] = RoleSet.ALL,
    cut: _Cut = Cuts.OURS,
) -> None:
    """Train a tagger on annotated judgments.

    Examples:

      ./ilsi tagger train corpus/ --out my_tagger

      ./ilsi box truth truth.jsonl --box-cases 500 && ./ilsi tagger train corpus/ truth.jsonl --out my_tagger

      ./ilsi rebuild --tagger my_tagger
    """
    from flows.tagger.train import train_and_save

    train_and_save(data, out, seed=seed, role_set=role_set, cuts=cut)


@app.command("evaluate")
def evaluate(
    data: Annotated[
        list[Path] | None,
        typer.Argument(metavar="DATA", help=f"Annotated corpora: {_CORPORA}", show_default=False),
    ] = None,
    folds: Annotated[
        int | None, typer.Option("--folds", help="Number of folds of the cross-validation (default: 5).")
    ] = None,
    seeds: Annotated[
        int | None,
        typer.Option("--seeds", min=1, max=1000, help="Number of repetitions with other seeds (default: 3)."),
    ] = None,
    recipe: Annotated[
        list[RecipeName] | None,
        typer.Option("--recipe", help="How to train (default: ours); may be given several times."),
    ] = None,
    test: Annotated[
        list[Path] | None,
        typer.Option("--test", help="Test on this corpus instead of folds; may be given several times."),
    ] = None,
    tagger: Annotated[
        Path | None, typer.Option("--tagger", help="Evaluate this trained tagger on --test.")
    ] = None,
    cut: _Cut = Cuts.ANNOTATED,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write all figures to this file.")
    ] = None,
) -> None:
    """Evaluate taggers on documents that they were not trained on.

    Examples:

      ./ilsi tagger evaluate corpus/ --folds 5 --seeds 3

      ./ilsi tagger evaluate corpus/ --recipe ours --recipe linear --json figures.json

      ./ilsi tagger evaluate corpus/ --test other.json

      ./ilsi tagger evaluate --tagger my_tagger --test other.json
    """
    from flows.tagger.evaluate import Question, evaluate_taggers

    question = Question(data or [], test or [], tagger, recipe or [], folds, seeds, cut)
    evaluate_taggers(question, json_file)


def show_tagged(file: Path, settings: Settings) -> None:
    """Print the text coloured by role."""
    paragraphs = read_paragraphs(file)
    show_roles(paragraphs, ilsi.tag(paragraphs, settings=settings))
    if _is_unknown_script("\n".join(paragraphs), settings):
        console.print(f"{name_source(file)}: {TAGGER_IS_ENGLISH}", soft_wrap=True)


@dataclass(frozen=True, slots=True)
class DocumentToTag:
    """The document of one line."""

    id: Any  # any JSON: it is given back as it came
    given: list[str]  # the sentences as they are given back
    read: list[str]  # the sentences as the tagger reads them

    def fill_batch(self) -> float:
        """Which part of a batch it takes."""
        characters = sum(map(len, self.given))
        return max(max(1, len(self.read)) / BATCH_SENTENCES, characters / BATCH_CHARACTERS)


def tag_lines(file: Path, settings: Settings) -> None:
    """Write the sentences of every line in the order of the lines. Bad lines are reported and left out."""
    records = JsonLines(file, check_text_or_sentences)
    tagger = load_chosen_tagger(settings)
    documents = (None if record is None else _cut(record) for record in records.iterate_with_pauses())
    unknown = 0
    for batch in make_batches(documents, DocumentToTag.fill_batch):
        roles = tagger.tag([document.read for document in batch])
        write_records(_describe(document, tags) for document, tags in zip(batch, roles, strict=True))
        unknown += sum(_is_unknown_script("\n".join(document.given), settings) for document in batch)
    records.warn(unknown, TAGGER_IS_ENGLISH)
    records.complain()


def _cut(record: Record) -> DocumentToTag:
    """A text is cut into sentences, each on one line; sentences that are given come back untouched."""
    if "sentences" in record:
        given = record["sentences"]
        return DocumentToTag(record["id"], given, [" ".join(sentence.split()) for sentence in given])
    paragraphs = [unify_line_ends(record["text"])]
    cut = read_sentences(paragraphs, find_sentences(paragraphs))
    return DocumentToTag(record["id"], cut, cut)


def _describe(document: DocumentToTag, roles: Sequence[Role]) -> Record:
    sentences = [
        {"text": text, "role": role, "score": round(score, _DIGITS)}
        for text, (role, score) in zip(document.given, roles, strict=True)
    ]
    return {"id": document.id, "sentences": sentences}


def _is_unknown_script(text: str, settings: Settings) -> bool:
    """Has the tagger never seen such letters? For a user's own tagger we cannot know."""
    return settings.tagger is None and is_in_other_letters(text)
