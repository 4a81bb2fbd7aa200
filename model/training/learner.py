"""A network in training: steps on batches of facts, and scores of other facts."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from model.layers.losses import weigh_labels
from model.layers.text_encoder import skip_sentences
from model.layers.word_encoder import NumberedWords, start_embeddings
from model.training.batches import (
    DROPOUT,
    READING,
    START,
    WALKS,
    Rows,
    cut_by_length,
    mix_seed,
    start_generator,
)
from model.training.data import TrainingTexts, find_shape
from model.training.distributed import ALONE, CUDA, Ranks, combine_scores
from model.training.network import Batch, Network, Task, Tensors
from model.training.optimiser import Stepper
from model.training.options import NetworkOptions
from model.vectors.store import TextStore
from schemas.errors import BadInputError

_BATCH = 64  # facts scored at once


class DivergedError(BadInputError):
    """A training that cannot go on: its numbers have become infinite."""


class Learner:
    """The network, its optimisers and its training data, on a device."""

    def __init__(
        self,
        kind: type[Network],
        task: Task,
        texts: TrainingTexts,
        options: NetworkOptions,
        *,
        seed: int,
        device: torch.device,
        ranks: Ranks = ALONE,
    ) -> None:
        self.task, self.texts, self.options, self.seed = task, texts, options, seed
        self.device, self.ranks = device, ranks
        torch.manual_seed(mix_seed(seed, START))
        self.network = kind(options, find_shape(task.counts, texts.encoder)).to(device)
        if self.network.words is not None and isinstance(texts.encoder, NumberedWords):
            start_embeddings(self.network.words, texts.encoder.vectors)
        self.network.prepare(task)
        if ranks.count > 1:
            self.network.join(device)
        self.stepper = Stepper(self.network, options)
        counts = task.gold.sum(dim=0)
        weights = weigh_labels(counts, len(task.gold), scheme=options.weighting, eta=options.eta)
        self._weights = weights.to(device)
        self._sections = texts.sections.read(np.arange(len(task.labels))).to(device)
        self._half = options.half_precision and device.type == CUDA and torch.cuda.is_bf16_supported()

    def learn(self, rows: Rows, epoch: int, step: int, steps: int, rate: float) -> float:
        """One of `steps` steps of an epoch, on facts of the training split; returns the loss before it."""
        share = self.ranks.share(len(rows))
        if self.ranks.count > 1:
            self.network.weigh_process(share.weight)
        generator = start_generator(self.seed, WALKS, epoch, step)
        torch.manual_seed(mix_seed(self.seed, DROPOUT, epoch, step, self.ranks.rank))
        batch = self._make_batch(rows, share.rows, generator, (epoch - 1) * steps + step)
        self.network.train()
        self.stepper.clear()
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self._half):
            loss = self.network.compute_loss(batch) * share.weight
        torch.autograd.backward(loss)
        total = self.ranks.add_gradients(self.stepper.parameters, loss.detach())
        self._take_step(total, rate, epoch, step)
        self.network.after_step()
        return float(total)

    def _make_batch(self, rows: Rows, share: slice, generator: torch.Generator, step: int) -> Batch:
        facts = skip_sentences(self.texts.train.read(rows[share]), self.options.skip)
        all_rows = torch.from_numpy(rows).to(self.device)
        return Batch(
            facts=facts.to(self.device),
            gold=self.task.gold[rows[share]].to(self.device),
            rows=all_rows[share],
            all_rows=all_rows,
            share=share,
            sections=self._sections,
            weights=self._weights,
            generator=generator,
            step=step,
        )

    def _take_step(self, loss: Tensor, rate: float, epoch: int, step: int) -> None:
        norm = self.stepper.clip(self.options.clip)
        if not bool(torch.isfinite(loss + norm)):
            what = "the loss" if not bool(torch.isfinite(loss)) else "the gradient"
            raise DivergedError(
                f"{what} diverged at step {step} of epoch {epoch}: train with a lower learning rate"
                f" than {self.options.rate:g}, or with another seed; earlier epochs are kept"
            )
        self.stepper.step(rate)

    @torch.inference_mode()
    def encode_sections(self) -> Tensors:
        """What predictions need of the sections; anything random about it is always the same."""
        self.network.eval()
        return self.network.encode_sections(self._sections, start_generator(self.seed, READING))

    @torch.inference_mode()
    def score(self, texts: TextStore) -> NDArray[np.float32]:
        """The probability of every label for texts, [N, C]. Each process scores some of the batches."""
        sections = self.encode_sections()
        scores = np.zeros((len(texts.lengths), len(self.task.labels)), np.float32)
        batches = cut_by_length(texts.lengths, _BATCH)
        for rows in batches[self.ranks.rank :: self.ranks.count]:
            output = self.network.classify(texts.read(rows).to(self.device), sections)
            scores[rows] = output.probabilities.float().cpu().numpy()
        return combine_scores(self.ranks, scores, self.device)

    def copy_weights(self) -> Tensors:
        """A copy of the current weights."""
        return {name: tensor.detach().cpu().clone() for name, tensor in self.network.state_dict().items()}

    def restore(self, weights: Tensors, optimiser: Tensors) -> None:
        """Resume from a saved state."""
        self.network.load_state_dict(weights)
        self.stepper.restore(optimiser)
