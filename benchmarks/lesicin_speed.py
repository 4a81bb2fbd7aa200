"""How fast is LeSICiN compared with the naive implementation in benchmarks/lesicin_loops.py?

    python benchmarks/lesicin_speed.py
    python benchmarks/lesicin_speed.py --rounds 12 --write      # and fill docs/measurements.md

One run, one thread, the same batches for both, at the shape of ILSI (benchmarks/lesicin_case.py). First both
must give the same loss, gradients and predictions from the same weights and walks. Then they take turns, and
medians of CPU seconds are compared. Epochs and memory are measured in a separate process.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import torch
from lesicin_case import (
    BATCH,
    COUNTS,
    OPTIONS,
    WORDS_OPTIONS,
    Batch,
    Case,
    Loops,
    Ours,
    cut_one,
    make_case,
    number_words,
)
from lesicin_loops import LoopLeSICiN, copy_weights
from measured_pages import fill_page, tabulate
from torch import Tensor
from torch.profiler import profile

from model.lesicin.network import LeSICiN
from schemas.published import FACT, SECTION

PAGE = Path(__file__).resolve().parent.parent / "docs" / "measurements.md"
TRAINING, TOGETHER, ALONE = "training", f"prediction, {BATCH} facts", "prediction, one fact"
DENSE = "training, Adam over all facts"
GOALS = {TRAINING: 8, TOGETHER: 12, ALONE: 40}
TOLERANCE = 1e-4
TURN = 3  # calls of one version, then of the other
EPOCHS, STEPS = 20, 20
SHOWN = 12  # lines of the profile


# The same results


def check_agreement(case: Case) -> float:
    """The largest difference of losses, gradients and predictions, relative to their size."""
    options = replace(OPTIONS, dropout=0.0)
    ours, loops = Ours(case, options), Loops(case, options)
    batch = case.batches[0]
    ours.network.update_summary(torch.rand_like(ours.network.fact_summary))
    copy_weights(ours.network, loops.network)
    paths = ours.walk(SECTION, torch.arange(COUNTS[SECTION])), ours.walk(FACT, batch.rows)
    section_walks, fact_walks = ([each.nodes for each in kind] for kind in paths)
    loss = ours.network.measure_loss(
        ours.network(batch.facts, case.sections, *paths), batch.labels, case.weights
    )
    plain_scores = loops.network(batch.facts, case.sections, section_walks, fact_walks)
    plain = loops.network.measure_loss(plain_scores, batch.labels, case.weights)
    loss.backward()
    plain.backward()
    pairs = [(loss, plain), *pair_gradients(ours.network, loops.network)]
    for facts in (batch.facts, cut_one(batch)):
        probabilities = ours.network.predict(facts, ours.read(paths[0])).probabilities
        pairs.append((probabilities, loops.network.eval().predict(facts, case.sections, section_walks)))
    worst = max(compare(*pair) for pair in pairs)
    if not worst < TOLERANCE:
        raise SystemExit(f"The two versions differ by {worst:.1e}: their times cannot be compared.")
    return worst


def pair_gradients(network: LeSICiN, plain: LoopLeSICiN) -> list[tuple[Tensor, Tensor]]:
    """Gradients of parameters that every loss, every hop and every kind of node has a part in."""
    ours: list[Tensor] = [
        *(network.paths.embeddings[kind].weight for kind in COUNTS),
        network.paths.phases,
        network.text.forwards.weight_hh_l0,
        network.text.backwards.weight_ih_l0,
        *network.score.lstm.parameters(),
        network.score.classifier.weight,
    ]
    theirs: list[Tensor] = [
        *(plain.nodes.embeddings[kind].weight for kind in COUNTS),
        plain.nodes.phases.weight,
        plain.text.reader.lstm.weight_hh_l0,
        plain.text.reader.lstm.weight_ih_l0_reverse,
        *plain.score.reader.lstm.parameters(),
        plain.score.classifier.weight,
    ]
    return [(one.grad.to_dense(), other.grad) for one, other in zip(ours, theirs, strict=True)]  # type: ignore[union-attr, misc]


def compare(one: Tensor, other: Tensor) -> float:
    """The largest difference relative to the largest number."""
    return float((one - other).detach().abs().max() / other.detach().abs().max())


# Times


class Turns(NamedTuple):
    """CPU seconds of a call by round."""

    loops: list[float]
    ours: list[float]

    @property
    def ratios(self) -> list[float]:
        """The speed-up of ours, by round."""
        return [slow / quick for slow, quick in zip(*self, strict=True)]


Task = Callable[[Batch], object]


def take_turns(loops: Task, ours: Task, case: Case, rounds: int) -> Turns:
    """Time some calls of one, some of the other, and so on."""
    turns = Turns([], [])
    for _ in range(rounds):
        for task, spent in zip((loops, ours), turns, strict=True):
            task(case.batches[-1])  # warms up the caches
            spent.append(statistics.median(time_call(task, batch) for batch in case.batches[:TURN]))
    return turns


def time_call(task: Task, batch: Batch) -> float:
    """CPU seconds."""
    began = time.process_time()
    task(batch)
    return time.process_time() - began


def measure_turns(case: Case, rounds: int) -> dict[str, Turns]:
    """Training and prediction of both."""
    loops, ours, dense = (
        Loops(case, OPTIONS),
        Ours(case, OPTIONS),
        Ours(case, replace(OPTIONS, sparse=False)),
    )
    turns = {
        TRAINING: take_turns(loops.train, ours.train, case, rounds),
        DENSE: take_turns(loops.train, dense.train, case, max(1, rounds // 2)),
    }
    section_paths = ours.walk(SECTION, torch.arange(COUNTS[SECTION]))
    walks = [each.nodes for each in section_paths]
    read = ours.read(section_paths)
    loops.network.eval()
    for name, choose in ((TOGETHER, lambda batch: batch.facts), (ALONE, cut_one)):
        turns[name] = take_turns(
            lambda batch, choose=choose: loops.network.predict(choose(batch), case.sections, walks),
            lambda batch, choose=choose: ours.network.predict(choose(batch), read),
            case,
            3 * rounds,
        )
    return turns


def show_turns(turns: Mapping[str, Turns]) -> str:
    """The table."""
    rows = []
    for name, each in turns.items():
        facts = 1 if name == ALONE else BATCH
        slow, quick = (facts / statistics.median(spent) for spent in each)
        ratio, spread = statistics.median(each.ratios), f"{min(each.ratios):.1f} to {max(each.ratios):.1f}"
        rows.append((name, f"{slow:.0f}", f"{quick:.0f}", f"{ratio:.1f}", spread, GOALS.get(name, "")))
    header = ("facts per second", "loops", "ours", "times", "in single rounds", "goal")
    return tabulate(header, rows)


# Epochs, memory and where the time goes


def train_alone(threads: int, words: bool) -> dict[str, float]:
    """Steps in this process, which has done nothing else: seconds of one, and the most memory in GB."""
    torch.set_num_threads(threads)
    case = make_case()
    if words:
        case = number_words(case)
    ours = Ours(case, WORDS_OPTIONS if words else OPTIONS)
    spent = []
    for number in range(STEPS):
        began = time.perf_counter()
        ours.train(case.batches[number % len(case.batches)])
        spent.append(time.perf_counter() - began)
    # Not ru_maxrss: a child inherits that of its parent.
    status = Path("/proc/self/status").read_text()
    peak = int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])  # in kB
    seconds = statistics.median(spent[5:])
    return {"threads": threads, "words": words, "seconds": seconds, "memory": peak / 1e6}


def start_process(threads: int, words: bool) -> dict[str, float]:
    """The same in a process of its own."""
    command = [sys.executable, __file__, "--alone", str(threads), *["--words"] * words]
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(output)
    return found


def show_epochs(processes: Sequence[Mapping[str, float]]) -> str:
    """What a step comes to over all facts."""
    steps = -(-COUNTS[FACT] // BATCH)
    rows = [
        (
            "words, weighed (ensemble)" if each["words"] else "vectors (default)",
            int(each["threads"]),
            f"{1000 * each['seconds']:.0f} ms",
            f"{steps * each['seconds'] / 60:.1f} min",
            f"{EPOCHS * steps * each['seconds'] / 3600:.1f} h",
            f"{each['memory']:.2f} GB",
        )
        for each in processes
    ]
    return tabulate(
        (
            "sentences are",
            "threads",
            "a step",
            f"an epoch of {steps:,} steps",
            f"{EPOCHS} epochs",
            "peak memory",
        ),
        rows,
    )


def show_profile(case: Case) -> str:
    """Where the time of a training step goes."""
    ours = Ours(case, OPTIONS)
    ours.train(case.batches[0])
    with profile() as profiler:
        for batch in case.batches:
            ours.train(batch)
    events = sorted(profiler.key_averages(), key=lambda event: -event.self_cpu_time_total)
    whole = sum(event.self_cpu_time_total for event in events)
    rows = [(f"`{e.key}`", f"{100 * e.self_cpu_time_total / whole:.0f} %") for e in events[:SHOWN]]
    return tabulate(("where a training step spends its time", "share"), rows)


def measure(rounds: int) -> Iterator[tuple[str, str]]:
    """The tables, each with the name of its place, as they are ready."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    case = make_case()
    agreement = (
        f"Largest relative difference of losses, gradients and predictions: {check_agreement(case):.0e}."
    )
    yield "turns", f"{show_turns(measure_turns(case, rounds))}\n\n{agreement}"
    yield "profile", show_profile(case)
    yield (
        "epochs",
        show_epochs([start_process(threads, words) for words in (False, True) for threads in (1, 2)]),
    )


def main() -> None:
    """Measure, print, and write the page if asked."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--rounds", type=int, default=6, help="turns of each version; 6")
    options.add_argument("--write", action="store_true", help="refresh docs/measurements.md")
    options.add_argument("--alone", type=int, metavar="THREADS", help="only train, and print time and memory")
    options.add_argument("--words", action="store_true", help="with --alone: read words")
    chosen = options.parse_args()
    if chosen.alone:
        print(json.dumps(train_alone(chosen.alone, chosen.words)))
        return
    for name, table in measure(chosen.rounds):
        print(table, end="\n\n", flush=True)
        if chosen.write:
            fill_page(PAGE, {name: table})


if __name__ == "__main__":
    main()
