"""Two processes of torchrun train the network that one process trains, but for rounding."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from safetensors.torch import load_file

from model.classifiers.registry import load_classifier
from model.training.distributed import ALONE, Ranks

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = """
import os, sys
from dataclasses import replace
from pathlib import Path
import torch
torch.set_num_threads(1)
sys.path.insert(0, sys.argv[2])
from small_dataset import TINY, train, write_dataset

folder, rank = Path(sys.argv[1]), os.environ["RANK"]
published = write_dataset(folder / f"dataset{rank}")  # the same for both
plain = replace(TINY, dropout=0.0, word_skip=0.0, skip=0.0, rate=1e-3, epochs=2)
options = {  # in the second some batches have fewer facts than there are processes
    "sparse": plain,
    "dense": replace(plain, sparse=False, exclude_target=True, epochs=1, batch=2),
    "lookup": replace(plain, structure="lookup", sentences="lsa", rates=(1e-5, 1e-3), search_epochs=1),
}

def train_all(place):
    for name, own in options.items():
        told = []
        train(published, folder / place / name, own, device="cpu", report=told.append)
        os.write(1, f"{place} {name} {'reported' if told else 'silent'}\\n".encode())  # a line in one piece

if rank == "0":
    count = os.environ.pop("WORLD_SIZE")
    train_all("one")
    os.environ["WORLD_SIZE"] = count
train_all("two")
"""
NAMES = ("sparse", "dense", "lookup")
TEXTS = (["He stabbed her and she died of the wound."], ["The bicycle was stolen.", "Nobody came."], [])
TORCHRUN = ("-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2")


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """What one process and what two processes have trained."""
    folder = tmp_path_factory.mktemp("distributed")
    script = folder / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, *TORCHRUN, str(script), str(folder), str(Path(__file__).parent)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.splitlines()) == [
        "one dense reported",
        "one lookup reported",
        "one sparse reported",
        "two dense reported",
        "two dense silent",
        "two lookup reported",
        "two lookup silent",
        "two sparse reported",
        "two sparse silent",
    ]
    return folder / "one", folder / "two"


@pytest.mark.parametrize("name", NAMES)
def test_two_processes_learn_what_one_learns(name: str, folders: tuple[Path, Path]) -> None:
    one, two = (json.loads((folder / name / "history.json").read_text()) for folder in folders)
    assert [epoch["loss"] for epoch in two] == pytest.approx([epoch["loss"] for epoch in one], rel=1e-5)
    for score in ("macro_f1", "average_precision"):
        assert [epoch[score] for epoch in two] == pytest.approx([epoch[score] for epoch in one])
    losses = [[epoch["validation_loss"] for epoch in history] for history in (one, two)]
    assert losses[1] == pytest.approx(losses[0], rel=1e-4)
    weights = [load_file(next((folder / name).glob("*.safetensors"))) for folder in folders]
    for key, expected in weights[0].items():  # the mean: Adam follows the rounding of tiny gradients
        assert (weights[1][key].float() - expected.float()).abs().mean() < 2e-5, key
    scores = [load_classifier(folder / name).predict_scores(TEXTS) for folder in folders]
    assert scores[1] == pytest.approx(scores[0], abs=1e-3)


def test_one_process_writes_and_leaves_nothing(folders: tuple[Path, Path]) -> None:
    for name in NAMES:
        one, two = ({path.suffix for path in (folder / name).iterdir()} for folder in folders)
        assert one == two
        assert not (folders[1] / name / "unfinished").exists()


def test_shares_of_a_batch_are_all_of_it() -> None:
    for rows in (1, 2, 3, 8):
        shares = [Ranks(rank, 3).share(rows) for rank in range(3)]
        taken = [place for share in shares if share.weight for place in range(rows)[share.rows]]
        assert sorted(taken) == list(range(rows))
        assert sum(share.weight for share in shares) == pytest.approx(1)
        assert all(len(range(rows)[share.rows]) for share in shares)  # no one is without
        assert [share.weight * rows for share in shares if share.weight] == pytest.approx(
            [len(range(rows)[share.rows]) for share in shares if share.weight]
        )
    assert ALONE.share(5).weight == 1
    assert np.arange(5)[ALONE.share(5).rows].tolist() == [0, 1, 2, 3, 4]
