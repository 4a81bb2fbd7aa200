"""`./ilsi tagger`: train, measure and use the tagger of rhetorical roles. Commands are thin."""

from pathlib import Path
from typing import Annotated

import typer

from flows.options import TextFile, takes_settings
from flows.tagger_choices import Cuts, RecipeName, RoleSet
from schemas.settings import Settings

tagger_app = typer.Typer(help="The tagger of rhetorical roles: tag a text, train your own, measure it.")

_CORPORA = "a folder of `sentence TAB role` texts, BUILD's JSON, or the truth of a box."
_Cut = Annotated[
    Cuts,
    typer.Option("--cut", help="Who cuts judgments into sentences, where the whole text is there."),
]


@tagger_app.command("tag")
@takes_settings("tagger")
def tag(
    settings: Settings,
    file: TextFile = None,
    as_lines: Annotated[
        bool,
        typer.Option("--jsonl", help="Lines of JSON with id and text or sentences in, with roles out."),
    ] = False,
) -> None:
    """Tell the rhetorical role of each sentence: facts, arguments, statutes, precedents, rulings.

    Examples:

      ./ilsi tagger tag judgment.txt

      pdftotext order.pdf - | ./ilsi tagger tag | grep '^.Facts'

      ./ilsi tagger tag --jsonl texts.jsonl > roles.jsonl
    """
    from flows.given_texts import choose_source
    from flows.tagging import show_tagged
    from flows.tagging_lines import tag_lines

    (tag_lines if as_lines else show_tagged)(choose_source(file), settings)


@tagger_app.command("train")
def train(
    data: Annotated[list[Path], typer.Argument(metavar="DATA", help=f"Annotated corpora: {_CORPORA}")],
    out: Annotated[Path, typer.Option("--out", help="Folder to write the tagger to.", show_default=False)],
    seed: Annotated[int, typer.Option("--seed", min=0, max=10**6, help="Another seed, another tagger.")] = 0,
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
    from flows.tagger_training import train_and_save

    train_and_save(data, out, seed=seed, role_set=role_set, cuts=cut)


@tagger_app.command("evaluate")
def evaluate(
    data: Annotated[
        list[Path] | None,
        typer.Argument(metavar="DATA", help=f"Annotated corpora: {_CORPORA}", show_default=False),
    ] = None,
    folds: Annotated[
        int | None, typer.Option("--folds", help="Parts that are tested in turn (default: 5).")
    ] = None,
    seeds: Annotated[
        int | None, typer.Option("--seeds", min=1, max=1000, help="How often all is repeated (default: 3).")
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
        Path | None, typer.Option("--tagger", help="Measure this trained tagger on --test.")
    ] = None,
    cut: _Cut = Cuts.ANNOTATED,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures to this file, too.")
    ] = None,
) -> None:
    """Measure how well roles are told, on documents that were not learnt from.

    Examples:

      ./ilsi tagger evaluate corpus/ --folds 5 --seeds 3

      ./ilsi tagger evaluate corpus/ --recipe ours --recipe linear --json figures.json

      ./ilsi tagger evaluate corpus/ --test other.json

      ./ilsi tagger evaluate --tagger my_tagger --test other.json
    """
    from flows.tagger_evaluation import Question, evaluate_taggers

    question = Question(data or [], test or [], tagger, recipe or [], folds, seeds, cut)
    evaluate_taggers(question, json_file)
