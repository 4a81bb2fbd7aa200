"""How well do different taggers predict roles? Ours and the baselines, on the 50 JURIX judgments.

    python benchmarks/role_taggers.py --results taggers.jsonl                      # all, takes hours
    python benchmarks/role_taggers.py --results taggers.jsonl --recipes linear,ours --seeds 1
    python benchmarks/role_taggers.py --results taggers.jsonl --write      # and fill the page

Five folds, balanced by field of law: each is the test fold once; three are for training and one for choosing
epoch and role bias, and the final tagger learns from all four. F1 is over the sentences of all folds
together, mean and standard deviation over seeds; the folds are the same for all. Every finished recipe and
seed is a line in the file of results and is not run again: remove outdated lines.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
from measured_pages import fill_page, tabulate
from real_documents import ROOT, find_real_data

from model.tagger.baselines.recipes import TRAINERS
from model.tagger.corpora.read import read_role_corpus
from model.tagger.evaluate import Documents, evaluate_trainer
from schemas.roles import FACTS, PAPER_ROLES

PAGE = ROOT / "docs" / "explanation" / "segment.md"
PLACE = "recipes"
FOLDS = 5
WHAT = {
    "linear": "TF-IDF with a window of one sentence, logistic regression, Viterbi",
    "words": "the paper's plain architecture, from words",
    "vectors": "the same over TF-IDF-SVD vectors and position",
    "ours": "ours",
}


@dataclass(frozen=True, slots=True)
class Result:
    """One recipe with one seed, all folds."""

    recipe: str
    seed: int
    folds: int
    documents: int
    seconds: float
    f1: dict[str, float]  # by role

    @property
    def macro(self) -> float:
        """The plain mean over roles."""
        return statistics.fmean(self.f1.values())


def read_results(path: Path) -> list[Result]:
    """Finished results. A line that was cut off by an interruption does not count."""
    results = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            results.append(Result(**json.loads(line)))
        except (ValueError, TypeError):
            print(f"{path}: not a result, left out: {line[:60]}", file=sys.stderr)
    return results


def append_result(path: Path, result: Result) -> None:
    """Append a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    with path.open("a", encoding="utf-8") as lines:
        lines.write("\n" if before and not before.endswith("\n") else "")
        lines.write(json.dumps(asdict(result)) + "\n")


def run(recipe: str, seed: int, documents: Documents) -> Result:
    """Train and test once per fold."""

    def report(done: int, folds: int) -> None:
        print(f"{recipe}, seed {seed}: {done} of {folds} folds", file=sys.stderr)

    began = time.process_time()
    judged = evaluate_trainer(
        TRAINERS[recipe], documents, PAPER_ROLES, folds=FOLDS, seeds=[seed], report=report
    )
    scores = dict(zip(judged.roles, judged.by_seed[0].tolist(), strict=True))
    return Result(recipe, seed, FOLDS, len(documents), time.process_time() - began, scores)


def complete(recipes: Sequence[str], seeds: int, path: Path) -> list[Result]:
    """Run what is not finished, seed by seed, so that all recipes have as many."""
    documents = read_role_corpus(find_real_data("roles", "jurix"))
    known = {(each.recipe, each.seed, each.folds, each.documents): each for each in read_results(path)}
    results = []
    for seed in range(seeds):
        for recipe in recipes:
            key = (recipe, seed, FOLDS, len(documents))
            if key not in known:
                known[key] = run(recipe, seed, documents)
                append_result(path, known[key])
            results.append(known[key])
    return results


def show_spread(values: Sequence[float]) -> str:
    """Mean, and standard deviation if there are several."""
    mean = f"{statistics.fmean(values):.3f}"
    return f"{mean} ± {statistics.stdev(values):.3f}" if len(values) > 1 else mean


def iterate_rows(by_recipe: Mapping[str, Sequence[Result]]) -> Iterator[list[object]]:
    """One row per recipe."""
    for recipe, results in by_recipe.items():
        facts = show_spread([each.f1[FACTS] for each in results])
        macro = show_spread([each.macro for each in results])
        others = [show_mean([each.f1[role] for each in results]) for role in PAPER_ROLES if role != FACTS]
        minutes = statistics.fmean(each.seconds for each in results) / 60
        yield [WHAT.get(recipe, recipe), len(results), facts, macro, *others, f"{minutes:.0f}"]


def show_mean(values: Sequence[float]) -> str:
    """Without spread."""
    return f"{statistics.fmean(values):.3f}"


def show_table(results: Sequence[Result]) -> str:
    """Recipes in the requested order."""
    by_recipe: dict[str, list[Result]] = {}
    for result in results:
        by_recipe.setdefault(result.recipe, []).append(result)
    others = [role for role in PAPER_ROLES if role != FACTS]
    header = ("tagger", "seeds", FACTS, "macro", *others, "CPU minutes a seed")
    return tabulate(header, iterate_rows(by_recipe))


def read_options() -> argparse.Namespace:
    """The command line."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--recipes", default=",".join(WHAT), help=f"of {', '.join(TRAINERS)}; all")
    options.add_argument("--seeds", type=int, default=3, help="how many; 3")
    options.add_argument("--results", type=Path, required=True, help="file of finished results")
    options.add_argument("--threads", type=int, default=1, help="of torch; 1")
    options.add_argument("--write", action="store_true", help=f"refresh {PAGE.relative_to(ROOT)}")
    chosen = options.parse_args()
    chosen.recipes = chosen.recipes.split(",")
    unknown = [recipe for recipe in chosen.recipes if recipe not in TRAINERS]
    if unknown:
        options.error(f"no recipe is called {unknown[0]!r}: there are {', '.join(TRAINERS)}")
    if chosen.write and set(chosen.recipes) != set(WHAT):
        options.error("--write needs all recipes: leave out --recipes")
    return chosen


def main() -> None:
    """Run, print, and write the page if asked."""
    chosen = read_options()
    torch.set_num_threads(chosen.threads)
    table = show_table(complete(chosen.recipes, chosen.seeds, chosen.results))
    print(table)
    if chosen.write:
        fill_page(PAGE, {PLACE: table})


if __name__ == "__main__":
    main()
