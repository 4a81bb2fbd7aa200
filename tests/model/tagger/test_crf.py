"""The CRF agrees with counting all paths one by one, and no sequence notices its batch mates."""

import re
import tracemalloc
from collections.abc import Callable
from itertools import pairwise, product

import pytest
import torch
import torchcrf
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor
from torch.nn.functional import one_hot

from model.tagger.crf import Crf


def draw(*shape: int, seed: int = 0, scale: float = 1.0) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * scale


def draw_tags(batch: int, positions: int, tags: int, seed: int = 0) -> Tensor:
    return torch.randint(tags, (batch, positions), generator=torch.Generator().manual_seed(seed))


def make_crf(tags: int, seed: int = 0, scale: float = 1.0) -> Crf:
    crf = Crf(tags).double()
    scores = draw(tags, tags + 2, seed=seed + 1, scale=scale)
    with torch.no_grad():
        crf.transitions.copy_(scores[:, :tags])
        crf.start.copy_(scores[:, tags])
        crf.end.copy_(scores[:, tags + 1])
    return crf


def whole(emissions: Tensor) -> Tensor:
    """The lengths of sequences without padding."""
    return torch.full((emissions.shape[0],), emissions.shape[1])


def assert_close(found: Tensor, expected: Tensor) -> None:
    """The same sums in double precision, added up in another order."""
    torch.testing.assert_close(found, expected, rtol=1e-10, atol=1e-10)


def compute_all(crf: Crf, emissions: Tensor, gold: Tensor, lengths: Tensor) -> dict[str, Tensor]:
    likelihood = crf(emissions, gold, lengths)
    return {
        "likelihood": likelihood.detach(),
        "partition": crf.log_partition(emissions, lengths).detach(),
        "marginals": crf.marginals(emissions, lengths),
        "decode": crf.decode(emissions, lengths),
        "gradient": torch.autograd.grad(likelihood.sum(), emissions)[0],
    }


def list_paths(crf: Crf, emissions: Tensor) -> tuple[Tensor, Tensor]:
    """Every path [P, T] through one sequence [T, K], in dictionary order, and its score [P]."""
    positions, tags = emissions.shape
    paths = list(product(range(tags), repeat=positions))
    scores = [
        crf.start[path[0]]
        + sum(emissions[position, tag] for position, tag in enumerate(path))
        + sum(crf.transitions[one, two] for one, two in pairwise(path))
        + crf.end[path[-1]]
        for path in paths
    ]
    return torch.tensor(paths), torch.stack(scores).detach()


def assert_agrees_with_all_paths(crf: Crf, emissions: Tensor, gold: Tensor, lengths: list[int]) -> None:
    found = compute_all(crf, emissions.requires_grad_(), gold, torch.tensor(lengths))
    for row, length in enumerate(lengths):
        paths, scores = list_paths(crf, emissions[row, :length].detach())
        assert_close(found["partition"][row], scores.logsumexp(0))
        own = (paths == gold[row, :length]).all(1)
        assert_close(found["likelihood"][row], scores.log_softmax(0)[own][0])
        assert found["decode"][row, :length].tolist() == paths[scores.argmax()].tolist()
        through = one_hot(paths, emissions.shape[2]).double()  # [P, T, K]
        assert_close(found["marginals"][row, :length], torch.einsum("p,ptk->tk", scores.softmax(0), through))
        assert (found["decode"][row, length:] == -1).all()
        assert (found["marginals"][row, length:] == 0).all()


@given(
    tags=st.integers(1, 4),
    lengths=st.lists(st.integers(1, 4), min_size=1, max_size=3),
    seed=st.integers(0, 1000),
    scale=st.sampled_from([0.1, 1.0, 20.0]),
)
def test_all_results_agree_with_a_count_of_all_paths(
    tags: int, lengths: list[int], seed: int, scale: float
) -> None:
    emissions = draw(len(lengths), max(lengths), tags, seed=seed, scale=scale)
    gold = draw_tags(len(lengths), max(lengths), tags, seed)
    assert_agrees_with_all_paths(make_crf(tags, seed, scale), emissions, gold, lengths)


def test_a_longer_sequence_agrees_with_its_4096_paths() -> None:
    assert_agrees_with_all_paths(make_crf(4), draw(2, 6, 4), draw_tags(2, 6, 4), [5, 6])


@pytest.mark.parametrize("tags", [2, 9, 20])
def test_the_existing_package_agrees(tags: int) -> None:
    crf, emissions = make_crf(tags), draw(5, 40, tags).requires_grad_()
    lengths, gold = torch.tensor([40, 1, 2, 17, 39]), draw_tags(5, 40, tags)
    other = torchcrf.CRF(tags, batch_first=True).double()
    names = {"transitions": "transitions", "start_transitions": "start", "end_transitions": "end"}
    other.load_state_dict({theirs: getattr(crf, ours) for theirs, ours in names.items()})
    mask = torch.arange(40) < lengths[:, None]
    found, expected = crf(emissions, gold, lengths), other(emissions, gold, mask, reduction="none")
    assert_close(found, expected)
    weights = torch.arange(1.0, 6.0, dtype=torch.float64)  # a plain sum would hide a mixed-up batch
    inputs = [emissions, *(getattr(crf, ours) for ours in names.values())]
    gradients = torch.autograd.grad(found @ weights, inputs)
    inputs = [emissions, *(getattr(other, theirs) for theirs in names)]
    for one, two in zip(gradients, torch.autograd.grad(expected @ weights, inputs), strict=True):
        assert_close(one, two)
    decoded = crf.decode(emissions, lengths)
    assert [row[row >= 0].tolist() for row in decoded] == other.decode(emissions, mask)


def test_gradients_agree_with_small_steps() -> None:
    crf, emissions = make_crf(3), draw(4, 5, 3).requires_grad_()
    gold, lengths = draw_tags(4, 5, 3), torch.tensor([5, 1, 2, 4])
    names, scores = zip(*crf.named_parameters(), strict=True)

    def call(emissions: Tensor, *scores: Tensor) -> Tensor:
        named = dict(zip(names, scores, strict=True))
        likelihood: Tensor = torch.func.functional_call(crf, named, (emissions, gold, lengths))
        return likelihood

    assert torch.autograd.gradcheck(call, (emissions, *scores))


@given(
    dtype=st.sampled_from([torch.float32, torch.float64]),
    behind=st.sampled_from([0.0, 1e30, float("nan"), float("inf"), -float("inf")]),
    tags=st.integers(1, 12),
    lengths=st.lists(st.integers(1, 40), min_size=1, max_size=9),
    padding=st.integers(0, 9),
    seed=st.integers(0, 1000),
)
def test_alone_or_in_a_batch_the_bits_are_the_same(
    dtype: torch.dtype, behind: float, tags: int, lengths: list[int], padding: int, seed: int
) -> None:
    crf, longest = make_crf(tags, seed).to(dtype), max(lengths) + padding
    emissions = draw(len(lengths), longest, tags, seed=seed).to(dtype)
    gold = draw_tags(len(lengths), longest, tags, seed)
    for row, length in enumerate(lengths):
        emissions[row, length:] = behind
        gold[row, length:] = -1
    together = compute_all(crf, emissions.requires_grad_(), gold, torch.tensor(lengths))
    for row, length in enumerate(lengths):
        one = emissions[row : row + 1, :length].detach().requires_grad_()
        alone = compute_all(crf, one, gold[row : row + 1, :length], torch.tensor([length]))
        for name, value in alone.items():
            cut = together[name][row, :length] if value.dim() > 1 else together[name][row]
            assert torch.equal(cut, value[0]), name
        assert (together["gradient"][row, length:] == 0).all()


def test_a_result_is_the_same_with_and_without_gradients() -> None:
    crf, emissions, lengths = make_crf(9), draw(3, 50, 9), torch.tensor([50, 3, 20])
    graded = crf.log_partition(emissions, lengths)
    with torch.no_grad():
        plain = crf.log_partition(emissions, lengths)
    assert graded.requires_grad
    assert not plain.requires_grad
    assert torch.equal(plain, graded)


@given(
    tags=st.integers(1, 3),
    positions=st.integers(1, 4),
    numbers=st.lists(st.integers(0, 1), min_size=27, max_size=27),
)
def test_of_equally_good_paths_the_first_is_taken(tags: int, positions: int, numbers: list[int]) -> None:
    crf, drawn = Crf(tags), iter(numbers)
    emissions = torch.zeros(1, positions, tags)
    with torch.no_grad():
        for scores in (*crf.parameters(), emissions):
            scores.copy_(torch.tensor([next(drawn) for _ in range(scores.numel())]).view(scores.shape))
    paths, scores = list_paths(crf, emissions[0])
    first = paths[scores == scores.max()][0]
    assert crf.decode(emissions, whole(emissions))[0].tolist() == first.tolist()


def test_a_document_of_5000_sentences() -> None:
    """The gradient is what was seen less what was expected."""
    crf, emissions = make_crf(9).float(), draw(1, 5000, 9).float().requires_grad_()
    lengths = whole(emissions)
    chances, best = crf.marginals(emissions, lengths), crf.decode(emissions, lengths)
    torch.testing.assert_close(chances.sum(2), torch.ones(1, 5000))
    likelihood = crf(emissions, best, lengths)
    assert crf(emissions, draw_tags(1, 5000, 9), lengths).item() < likelihood.item() < 0
    likelihood.sum().backward()
    assert emissions.grad is not None
    torch.testing.assert_close(emissions.grad, one_hot(best, 9) - chances)
    seen = torch.zeros(9, 9).index_put((best[0, :-1], best[0, 1:]), torch.ones(()), accumulate=True)
    assert crf.transitions.grad is not None
    expected = seen - crf.transitions.grad
    torch.testing.assert_close(expected.sum(1), chances[0, :-1].sum(0))
    torch.testing.assert_close(expected.sum(0), chances[0, 1:].sum(0))


@given(
    dtype=st.sampled_from([torch.float32, torch.float64]),
    length=st.integers(1, 200),
    scale=st.sampled_from([1.0, 1e4]),
    seed=st.integers(0, 1000),
)
def test_extreme_scores_stay_finite(dtype: torch.dtype, length: int, scale: float, seed: int) -> None:
    crf = make_crf(9, seed, scale).to(dtype)
    emissions = (draw(2, length, 9, seed=seed).sign() * 1e4).to(dtype).requires_grad_()
    results = compute_all(crf, emissions, draw_tags(2, length, 9, seed), torch.tensor([length, 1]))
    assert all(value.isfinite().all() for value in results.values())
    assert (results["likelihood"] <= 0).all()
    sums = results["marginals"][0].sum(1)
    torch.testing.assert_close(sums, torch.ones_like(sums))


def test_no_rounding_lifts_the_likelihood_of_a_sure_path_above_zero() -> None:
    gold = draw_tags(50, 300, 9)
    emissions = one_hot(gold, 9) * 1e4 + draw(50, 300, 9)
    likelihood = make_crf(9)(emissions, gold, whole(emissions))
    assert (likelihood <= 0).all()
    assert (likelihood > -1e-6).all()


def test_memory_is_bounded_for_long_documents() -> None:
    """All pairs of tags at all positions would take 16 MB for each such document."""
    crf, emissions = make_crf(20), draw(1, 5000, 20)
    tracemalloc.start()
    crf(emissions, draw_tags(1, 5000, 20), whole(emissions)).sum().backward()
    crf.decode(emissions, whole(emissions))
    _, peak = tracemalloc.get_traced_memory()  # of numpy, where the work is done
    tracemalloc.stop()
    assert peak < 5000 * 20 * 20 * 8


@pytest.mark.parametrize("given_type", [torch.float32, torch.float64, torch.bfloat16])
def test_results_have_the_type_of_the_emissions(given_type: torch.dtype) -> None:
    kept = torch.float32 if given_type == torch.bfloat16 else given_type  # too coarse for a document's sum
    emissions = torch.zeros(1, 4, 3, dtype=given_type, requires_grad=True)
    results = compute_all(Crf(3), emissions, torch.zeros(1, 4, dtype=torch.long), torch.tensor([4]))
    assert results["likelihood"].dtype == results["partition"].dtype == results["marginals"].dtype == kept
    assert results["gradient"].dtype == given_type
    assert results["decode"].dtype == torch.int64
    assert not results["marginals"].requires_grad


@pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU here")
def test_a_gpu_gives_the_same_bits() -> None:
    crf, emissions, gold = make_crf(9).float(), draw(3, 50, 9).float(), draw_tags(3, 50, 9)
    lengths = torch.tensor([50, 3, 20])
    expected = compute_all(crf, emissions.requires_grad_(), gold, lengths)
    found = compute_all(crf.cuda(), emissions.detach().cuda().requires_grad_(), gold.cuda(), lengths)
    for name, value in found.items():
        assert value.is_cuda and torch.equal(value.cpu(), expected[name]), name


E = torch.zeros(2, 4, 3)
TAGS = torch.zeros(2, 4, dtype=torch.long)
LENGTHS = torch.tensor([4, 2])
EMISSIONS_ARE = "emissions must be [batch, positions, 3 tags], not"
LENGTHS_ARE = "lengths must be 2 integers, one per sequence, not"
LENGTH_LIES = "the length of a sequence must be between"
TAGS_ARE = "tags must be integers of shape [2, 4], not"
INFINITE = "the scores of a CRF must be finite, but these are not: has training diverged?"


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda crf: crf(E[0], TAGS, LENGTHS), f"{EMISSIONS_ARE} [4, 3]"),
        (lambda crf: crf.decode(E[:, :, :2], LENGTHS), f"{EMISSIONS_ARE} [2, 4, 2]"),
        (lambda crf: crf.marginals(E, LENGTHS[:1]), f"{LENGTHS_ARE} torch.int64 of shape [1]"),
        (lambda crf: crf.marginals(E, LENGTHS / 2), f"{LENGTHS_ARE} torch.float32 of shape [2]"),
        (lambda crf: crf.log_partition(E, LENGTHS - 2), f"{LENGTH_LIES} 1 and 4, not 0"),
        (lambda crf: crf.decode(E, LENGTHS + 1), f"{LENGTH_LIES} 1 and 4, not 5"),
        (lambda crf: crf(E, TAGS[:, :3], LENGTHS), f"{TAGS_ARE} torch.int64 of shape [2, 3]"),
        (lambda crf: crf(E, TAGS / 2, LENGTHS), f"{TAGS_ARE} torch.float32 of shape [2, 4]"),
        (lambda crf: crf(E, TAGS + 3, LENGTHS), "a tag must be between 0 and 2, not 3"),
        (lambda crf: crf(E, TAGS - 1, LENGTHS), "a tag must be between 0 and 2, not -1"),
        (lambda crf: crf.decode(E / 0, LENGTHS), INFINITE),
        (lambda crf: Crf(0), "a CRF needs at least one tag, not 0"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(call: Callable[[Crf], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        call(Crf(3))


def test_transitions_that_are_not_finite_are_refused() -> None:
    crf = Crf(3)
    torch.nn.init.constant_(crf.transitions, torch.nan)
    with pytest.raises(ValueError, match="must be finite"):
        crf.decode(E, LENGTHS)
