"""Curves for TensorBoard, beside the history that is written in any case."""

import warnings
from pathlib import Path
from typing import Any

from model.training_checkpoint import Epoch


class Curves:
    """Loss, macro-F1 and rate by epoch; after an interruption those of lost epochs are drawn over."""

    def __init__(self, folder: Path, finished: int) -> None:
        with warnings.catch_warnings():  # what it imports is not up to date
            warnings.simplefilter("ignore")
            from torch.utils.tensorboard import SummaryWriter  # takes a second: only who trains needs it

            self._writer: Any = SummaryWriter(str(folder), purge_step=finished + 1)

    def add(self, epoch: Epoch) -> None:
        """Draw an epoch."""
        for name in ("loss", "macro_f1", "rate"):
            self._writer.add_scalar(name, getattr(epoch, name), epoch.epoch)
        self._writer.flush()

    def close(self) -> None:
        """Nothing more will come."""
        self._writer.close()
