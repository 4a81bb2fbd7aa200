"""A network in training: steps on batches of facts, and scores of other facts."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from model.lesicin.data import Dataset, TrainingTexts
from model.lesicin.metapaths import Instances, hide_facts, move_edges, sample_metapaths
from model.lesicin.network import LeSICiN, ReadSections
from model.lesicin.recipe import LesicinRecipe, fit_inputs
from model.lesicin.scoring import weigh_labels
from model.lesicin.text_encoder import skip_sentences
from model.lesicin.training.batches import (
    DROPOUT,
    READING,
    START,
    WALKS,
    Rows,
    cut_by_length,
    mix_seed,
    start_generator,
)
from model.lesicin.training.distributed import ALONE, CUDA, Ranks, combine_scores, share_summary
from model.lesicin.training.optimiser import Stepper, Tensors
from model.lesicin.word_encoder import NumberedWords, start_embeddings
from model.vectors.store import TextStore
from schemas.errors import BadInputError
from schemas.published import FACT, SECTION

_BATCH = 64  # facts scored at once


class Learner:
    """The network, its optimisers and its training data, on a device."""

    def __init__(
        self,
        data: Dataset,
        texts: TrainingTexts,
        recipe: LesicinRecipe,
        *,
        seed: int,
        device: torch.device,
        ranks: Ranks = ALONE,
    ) -> None:
        self.data, self.texts, self.recipe, self.seed = data, texts, recipe, seed
        self.device, self.ranks = device, ranks
        torch.manual_seed(mix_seed(seed, START))
        self.network = LeSICiN(fit_inputs(recipe.network, texts.encoder), data.counts).to(device)
        if self.network.words is not None and isinstance(texts.encoder, NumberedWords):
            start_embeddings(self.network.words, texts.encoder.vectors)
        self._shared = share_summary(self.network) if ranks.count > 1 else None
        self.stepper = Stepper(self.network, recipe)
        gold = data.gold.sum(dim=0)
        config = recipe.network
        weights = weigh_labels(gold, len(data.gold), scheme=config.weighting, eta=config.eta)
        self._weights = weights.to(device)
        self._sections = texts.sections.read(np.arange(len(data.labels))).to(device)
        self._adjacency = move_edges(data.adjacency, device)
        self._half = recipe.half_precision and device.type == CUDA and torch.cuda.is_bf16_supported()

    def learn(self, rows: Rows, epoch: int, step: int, rate: float) -> float:
        """One step on facts of the training split; returns the loss before it."""
        share = self.ranks.share(len(rows))
        if self._shared is not None:
            self._shared.weight = share.weight
        batch = torch.from_numpy(rows).to(self.device)
        gold = self.data.gold[rows[share.rows]].to(self.device)
        fact_paths, section_paths = self._walk(batch, start_generator(self.seed, WALKS, epoch, step))
        torch.manual_seed(mix_seed(self.seed, DROPOUT, epoch, step, self.ranks.rank))
        facts = self.texts.train.read(rows[share.rows])
        facts = skip_sentences(facts, self.recipe.skip).to(self.device)
        self.network.train()
        self.stepper.clear()
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self._half):
            scores = self.network(
                facts,
                self._sections,
                section_paths,
                [Instances(nodes[share.rows], valid[share.rows]) for nodes, valid in fact_paths],
                gold if self.recipe.network.exclude_target else None,
            )
            loss = self.network.measure_loss(scores, gold, self._weights) * share.weight
        torch.autograd.backward(loss)
        total = self.ranks.add_gradients(self.stepper.parameters, loss.detach())
        self._take_step(total, rate, epoch, step)
        self.network.update_summary(scores.fact_summary)
        return float(total)

    def _walk(self, facts: Tensor, generator: torch.Generator) -> tuple[tuple[Instances, ...], ...]:
        """Walks from the facts of a batch, over all processes, and from all sections."""
        count, edges = self.recipe.network.instances, self._adjacency
        fact_paths = sample_metapaths(edges, FACT, facts, count=count, generator=generator)
        if self.recipe.network.exclude_target:
            edges = hide_facts(edges, facts)
        return fact_paths, sample_metapaths(
            edges, SECTION, self._list_sections(), count=count, generator=generator
        )

    def _take_step(self, loss: Tensor, rate: float, epoch: int, step: int) -> None:
        norm = self.stepper.clip(self.recipe.clip)
        if not bool(torch.isfinite(loss + norm)):
            what = "the loss" if not bool(torch.isfinite(loss)) else "the gradient"
            raise BadInputError(
                f"{what} diverged at step {step} of epoch {epoch}: train with a lower learning rate"
                f" than {self.recipe.rate:g}, or with another seed; earlier epochs are kept"
            )
        self.stepper.step(rate)

    def _list_sections(self) -> Tensor:
        return torch.arange(len(self.data.labels), device=self.device)

    @torch.inference_mode()
    def read_sections(self) -> ReadSections:
        """The encoded sections that new facts are compared with; the walks are always the same."""
        self.network.eval()
        generator = start_generator(self.seed, READING)
        count = self.recipe.network.instances
        paths = sample_metapaths(
            self._adjacency, SECTION, self._list_sections(), count=count, generator=generator
        )
        return self.network.read_sections(self._sections, paths)

    @torch.inference_mode()
    def score(self, texts: TextStore) -> NDArray[np.float32]:
        """The probability of every label for texts, [N, C]. Each process scores some of the batches."""
        sections = self.read_sections()
        scores = np.zeros((len(texts.lengths), len(self.data.labels)), np.float32)
        batches = cut_by_length(texts.lengths, _BATCH)
        for rows in batches[self.ranks.rank :: self.ranks.count]:
            output = self.network.predict(texts.read(rows).to(self.device), sections)
            scores[rows] = output.probabilities.float().cpu().numpy()
        return combine_scores(self.ranks, scores, self.device)

    def copy_weights(self) -> Tensors:
        """A copy of the current weights."""
        return {name: tensor.detach().cpu().clone() for name, tensor in self.network.state_dict().items()}

    def restore(self, weights: Tensors, optimiser: Tensors) -> None:
        """Resume from a saved state."""
        self.network.load_state_dict(weights)
        self.stepper.restore(optimiser)
