"""How fast is a training step of every network, and how much memory does it take at the size of ILSI?

    python benchmarks/networks.py                        # all networks
    python benchmarks/networks.py --rows lesicin fla     # some
    python benchmarks/networks.py --write                # and fill docs/measurements.md

One thread, one process per network. What is timed is the code that trains: `Learner.learn` on batches of 32
facts of similar length, out of 42,844 facts whose lengths are drawn as those of ILSI are distributed (median
19 sentences, mean 35, cut at 128) and 100 sections of 2.7 sentences. The expectations were written down
before the networks were. Timing needs an idle machine.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np
import torch
from measured_pages import fill_page, tabulate

from flows.experiments.rows import BY_NAME
from model.classifiers.options import read_options
from model.classifiers.registry import ClassifierKind, find_kind
from model.graph.citation_graph import EdgeList, build_data, index_edges
from model.graph.metapaths import CITATION, WAYS_UP, EdgeType, reverse_edge
from model.layers.word_encoder import LONGEST, NumberedWords
from model.training.batches import make_batches
from model.training.data import TrainingTexts
from model.training.learner import Learner
from model.training.network import Network, Task
from model.vectors.encoder import SentenceVectors, VectorRecipe, add_zeros
from model.vectors.rows import Rows
from model.vectors.store import TextStore
from schemas.published import ACT, CHAPTER, FACT, SECTION, TOPIC

PAGE = Path(__file__).resolve().parent.parent / "docs" / "measurements.md"
COUNTS = {FACT: 42_844, SECTION: 100, TOPIC: 31, CHAPTER: 17, ACT: 1}
SIZE, LABELS_EACH, SKEW = 200, 3.78, 0.75
SINGLE, PAIRS = 22, 50  # known words of a sentence, and known words and pairs
WORDS, GRAMS = {SINGLE: 30_000, PAIRS: 60_000}, {SINGLE: 1, PAIRS: 2}
EXPECTED = {  # ms per step
    "lesicin": 106,
    "fla": 110,
    "dpam": 50,
    "hmn": 55,
    "ladan": 95,
    "deal": 50,
    "lesicin-e": 75,
    "lesicin-b": 95,
    "lesicin-s": 90,
    "lesicin-v": 106,
    "lesicin-sg": 100,
}
OTHERS = ("lesicin-no-graph", "lesicin-words", "transformer")
MOST_MEMORY = 2.0  # GB


class VectorsOfSize:
    """In place of an encoder, whose sentences are already encoded."""

    size = SIZE


def draw_lengths(
    chance: np.random.Generator, count: int, median: float, mean: float, most: int
) -> np.ndarray:
    """Lengths of documents: a lognormal distribution, cut."""
    sigma = np.sqrt(2 * np.log(mean / median))
    return np.clip(np.round(chance.lognormal(np.log(median), sigma, count)), 1, most).astype(np.int64)


def draw_gold(chance: np.random.Generator) -> torch.Tensor:
    """Which sections each fact cites: few are cited often, and every fact cites at least one."""
    weights = np.arange(1, COUNTS[SECTION] + 1) ** -SKEW
    keys = chance.exponential(size=(COUNTS[FACT], COUNTS[SECTION])) / weights
    numbers = 1 + chance.poisson(LABELS_EACH - 1, COUNTS[FACT])
    return torch.from_numpy(keys.argsort(axis=1).argsort(axis=1) < numbers[:, None])


def make_task(gold: torch.Tensor) -> Task:
    """A graph of ILSI's size over these citations, and section texts of common words."""
    facts, sections = (part.tolist() for part in gold.nonzero(as_tuple=True))
    edges: dict[EdgeType, EdgeList] = {CITATION: (facts, sections)}
    for way in WAYS_UP:
        below, above = COUNTS[way[0]], COUNTS[way[2]]
        edges[way] = (list(range(below)), [number * above // below for number in range(below)])
    edges |= {reverse_edge(way): (targets, sources) for way, (sources, targets) in list(edges.items())}
    topics = torch.arange(COUNTS[SECTION]) * COUNTS[TOPIC] // COUNTS[SECTION]
    chapters = topics * COUNTS[CHAPTER] // COUNTS[TOPIC]
    labels = tuple(str(number) for number in range(COUNTS[SECTION]))
    return Task(
        labels,
        gold,
        gold[:64].numpy(),
        COUNTS,
        index_edges(build_data(COUNTS, edges)),
        topics,
        chapters,
        [[f"section word{number % 13} word{number % 7} of the law"] for number in range(COUNTS[SECTION])],
    )


def make_store(path: Path, chance: np.random.Generator, lengths: np.ndarray, known: int) -> TextStore:
    """Random sentences in a memory-mapped file, as training has them: vectors, or numbers of words."""
    size = GRAMS[known] * LONGEST if known else SIZE
    vectors = np.memmap(path, np.float32, "w+", shape=(int(lengths.sum()), size))
    for first in range(0, len(vectors), 1 << 14):
        part = vectors[first : first + (1 << 14)]
        if known:
            ranks = np.exp(chance.random((len(part), known)) * np.log(WORDS[known]))
            part[:, :known] = np.floor(ranks)
        else:
            part[:] = chance.standard_normal(part.shape, np.float32)
    vectors.flush()
    return TextStore(np.memmap(path, np.float32, "r", shape=vectors.shape), lengths)


def make_encoder(known: int, size: int) -> object:
    """An encoder whose words are numbers, or one that is not asked."""
    if not known:
        return VectorsOfSize()
    recipe = VectorRecipe(size=size, longest_gram=GRAMS[known])
    words = tuple(f"{number:06d}" for number in range(30_000))
    rows = Rows(words, np.arange(WORDS[known] - len(words)), GRAMS[known], recipe.buckets)
    table = np.random.default_rng(1).standard_normal((WORDS[known], size), np.float32)
    return NumberedWords(SentenceVectors(rows, add_zeros(table), recipe))


def measure(name: str, steps: int) -> dict[str, float]:
    """Milliseconds per step, and memory in GB, in this process."""
    torch.set_num_threads(1)
    row = BY_NAME[name]
    kind = find_kind(row.kind)
    # From the first step on, what counts later in a training: DPAM's pair loss begins after a burn-in.
    at_once = {"burn_in": 0} if row.kind == "dpam" else {}
    options = read_options(kind.options, {**row.options, **at_once})
    chance = np.random.default_rng(1)
    with tempfile.TemporaryDirectory() as folder:
        lengths = draw_lengths(chance, COUNTS[FACT], 19, 35, 128)
        sections = draw_lengths(chance, COUNTS[SECTION], 2.3, 2.7, 12)
        known = {"words": PAIRS, "word-lstm": SINGLE}.get(options.sentences, 0)
        stores = [
            make_store(Path(folder) / str(place), chance, each, known)
            for place, each in enumerate((lengths, lengths[:64], sections))
        ]
        texts = TrainingTexts(*stores, make_encoder(known, options.vector_size))  # type: ignore[arg-type]
        task = make_task(draw_gold(chance))
        learner = Learner(find_network(kind), task, texts, options, seed=1, device=torch.device("cpu"))
        batches = make_batches(lengths, options.batch, options.window, seed=1, epoch=1)
        times = []
        for step, rows in enumerate(batches[: steps + 5], start=1):
            began = time.process_time()
            learner.learn(rows, 1, step, len(batches), options.rate)
            times.append(time.process_time() - began)
        parameters = sum(parameter.numel() for parameter in learner.network.parameters())
    return {
        "mean": 1000 * statistics.mean(times[5:]),
        "median": 1000 * statistics.median(times[5:]),
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6,
        "private": _read_private() / 1e6,
        "parameters": parameters / 1e6,
    }


def find_network(kind: ClassifierKind) -> type[Network]:
    """The network of a kind: the one that its module defines."""
    module = import_module(f"{kind.code[0]}.network")
    return next(
        cls
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, Network) and cls.__module__ == module.__name__
    )


def _read_private() -> int:
    """Memory of this process alone, without the pages of the memory-mapped texts, in kB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon"))


def run_apart(name: str, steps: int) -> dict[str, float]:
    """The same in a process of its own."""
    command = [sys.executable, __file__, "--alone", name, "--steps", str(steps)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", nargs="+", default=[*EXPECTED, *OTHERS], choices=[*EXPECTED, *OTHERS])
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--alone", help=argparse.SUPPRESS)
    parser.add_argument("--write", action="store_true", help="fill docs/measurements.md")
    options = parser.parse_args()
    if options.alone:
        print(json.dumps(measure(options.alone, options.steps)))
        return
    rows = []
    for name in options.rows:
        found = run_apart(name, options.steps)
        expected = EXPECTED.get(name)
        rows.append(
            (
                BY_NAME[name].title,
                f"{found['parameters']:.2f} M",
                f"{found['mean']:.0f}",
                f"{found['median']:.0f}",
                expected or "-",
                f"{found['mean'] / expected:.2f}" if expected else "-",
                f"{found['memory']:.2f}",
                f"{found['private']:.2f}",
            )
        )
        print(f"{name}: {found}", flush=True)
    header = (
        "network",
        "parameters",
        "ms per step",
        "median",
        "expected",
        "ratio",
        "peak GB",
        "of it private",
    )
    table = tabulate(header, rows)
    print(table)
    if options.write:
        fill_page(PAGE, {"networks": table})


if __name__ == "__main__":
    main()
