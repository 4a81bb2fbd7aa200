"""HBERT: its equations against loops, and the folders that it takes its sentence vectors from."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from model.baselines.hbert.kind import KIND, HbertOptions
from model.baselines.hbert.network import HBERT, FineTunedBert
from model.classifiers.options import read_options
from model.classifiers.registry import TrainingJob, TrainingProgress
from model.training.network import Batch, Shape, Task
from model.training.optimiser import Stepper
from model.vectors.store import Documents
from model.vectors.transformer import check_encoder, load_encoder, load_tokens
from schemas.errors import BadInputError, UsageError
from schemas.published import PublishedFolder

COUNTS = {"fact": 4, "section": 5, "topic": 3, "chapter": 2, "act": 1}
LENGTHS = [4, 1, 0, 3]


@pytest.fixture
def doubles() -> Iterator[None]:
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def make_network(seed: int = 0, sections: int = 5) -> HBERT:
    torch.manual_seed(seed)
    options = HbertOptions(encoder="bert", hidden=6, dropout=0.0)
    return HBERT(options, Shape({**COUNTS, "section": sections}, inputs=3)).eval()


def write_documents(lengths: Sequence[int]) -> Documents:
    return Documents(torch.randn(len(lengths), max(lengths), 3), torch.tensor(lengths))


# The network


def run_lstm(lstm: torch.nn.LSTM, inputs: list[Tensor]) -> list[Tensor]:
    states, hidden, cell = [], torch.zeros(3), torch.zeros(3)
    for vector in inputs:
        gates = lstm.weight_ih_l0 @ vector + lstm.bias_ih_l0 + lstm.weight_hh_l0 @ hidden + lstm.bias_hh_l0
        enter, forget, new, leave = gates.chunk(4)
        cell = forget.sigmoid() * cell + enter.sigmoid() * new.tanh()
        hidden = leave.sigmoid() * cell.tanh()
        states.append(hidden)
    return states


def classify_in_loops(network: HBERT, sentences: list[Tensor]) -> tuple[Tensor, list[float]]:
    """Logits of one document and the weights of its sentences."""
    text, vector, weights = network.text, torch.zeros(6), []
    backwards = run_lstm(text.backwards, sentences[::-1])[::-1]
    states = [torch.cat(pair) for pair in zip(run_lstm(text.forwards, sentences), backwards, strict=True)]
    scores = [text.context @ (text.key.weight @ state + text.key.bias).tanh() for state in states]
    total = sum(score.exp() for score in scores)
    for state, score in zip(states, scores, strict=True):
        weights.append((score.exp() / total).item())
        vector = vector + weights[-1] * state
    return network.classifier.weight @ vector + network.classifier.bias, weights


@pytest.mark.usefixtures("doubles")
@pytest.mark.parametrize("seed", range(3))
def test_it_is_its_equations(seed: int) -> None:
    network, facts = make_network(seed), write_documents(LENGTHS)
    probabilities, weights = network.classify(facts, {})
    expected = [
        classify_in_loops(network, list(facts.sentences[row, :length])) for row, length in enumerate(LENGTHS)
    ]
    for row, (logits, own) in enumerate(expected):
        assert torch.allclose(probabilities[row], logits.sigmoid(), atol=1e-12)
        assert weights[row].tolist() == pytest.approx(own + [0.0] * (4 - LENGTHS[row]), abs=1e-12)
    gold, positive = torch.rand(4, 5) < 0.4, torch.rand(5) + 1
    rows = torch.arange(4)
    batch = Batch(facts, gold, rows, rows, slice(0, 4), facts, positive, torch.Generator(), 1)
    summed = sum(
        binary_cross_entropy_with_logits(logits, labels.double(), pos_weight=positive, reduction="sum")
        for (logits, _), labels in zip(expected, gold, strict=True)
    )
    assert torch.allclose(network.compute_loss(batch), summed / 4, atol=1e-12)


@pytest.mark.parametrize("sections", [1, 5])
def test_a_document_does_not_depend_on_the_others(sections: int) -> None:
    network, facts = make_network(sections=sections), write_documents(LENGTHS)
    together = network.classify(facts, {})
    for row, length in enumerate(LENGTHS):
        alone = network.classify(Documents(facts.sentences[row, None, :length], facts.lengths[row, None]), {})
        assert torch.allclose(alone.probabilities[0], together.probabilities[row], atol=1e-6)
        assert torch.allclose(alone.sentences[0], together.sentences[row, :length], atol=1e-6)


def test_texts_of_sections_are_not_used() -> None:
    network = make_network()
    assert network.section_shapes() == {}
    assert network.encode_sections(write_documents([1] * 5), torch.Generator()) == {}


def test_without_a_folder_it_is_refused() -> None:
    said = "HBERT needs a folder with a BERT-like model: add --encoder FOLDER"
    for values in ({}, {"encoder": ""}, dict(KIND.paper or {})):
        with pytest.raises(UsageError, match=f"^{said}$"):
            read_options(HbertOptions, values)
    assert read_options(HbertOptions, {**(KIND.paper or {}), "encoder": "bert"}).encoder == "bert"


# Folders of BERT-like models


def write_model(folder: Path, *, weights: str | None = "model.safetensors", **config: object) -> Path:
    folder.mkdir()
    (folder / "config.json").write_text(json.dumps({"model_type": "bert", **config}))
    if weights is not None:
        (folder / weights).write_bytes(b"")
    return folder


def test_a_folder_without_a_model_is_refused(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        with pytest.raises(BadInputError, match="holds no sentence encoder: name a folder that"):
            check_encoder(folder)


def test_a_model_with_its_own_code_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        BadInputError, match=r"config.json requires its own code \(auto_map\), which is not run"
    ):
        check_encoder(write_model(tmp_path / "model", auto_map={"AutoModel": "modeling.Model"}))
    folder = write_model(tmp_path / "tokenizer")
    (folder / "tokenizer_config.json").write_text(
        '{"auto_map": {"AutoTokenizer": ["tokens.Tokenizer", null]}}'
    )
    with pytest.raises(BadInputError, match=r"tokenizer_config.json requires its own code"):
        check_encoder(folder)
    with pytest.raises(BadInputError, match=r"its own code \(attn_implementation\), which is not run"):
        check_encoder(write_model(tmp_path / "hub", attn_implementation="somebody/attention"))


@pytest.mark.parametrize(
    "change", [{"num_attention_heads": 0}, {"vocab_size": 3}, {"max_position_embeddings": 2}]
)
def test_a_folder_that_cannot_be_loaded_is_one_sentence(tmp_path: Path, change: dict[str, int]) -> None:
    write_bert(tmp_path)
    config = json.loads((tmp_path / "config.json").read_text())
    (tmp_path / "config.json").write_text(json.dumps(config | change))
    for load in (load_encoder, load_tokens):
        if load is load_tokens and "num_attention_heads" in change:
            continue  # tokens need no heads
        with pytest.raises(BadInputError, match=r"cannot be loaded \(.*\): save the encoder again"):
            load(tmp_path)


def test_a_model_with_few_positions_reads_short_sentences(tmp_path: Path) -> None:
    write_bert(tmp_path, positions=20)
    assert load_tokens(tmp_path).size == 19
    assert np.isfinite(load_encoder(tmp_path).encode(["theft " * 500])).all()


def test_a_model_without_safetensors_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match=r"pytorch_model.bin is a pickle"):
        check_encoder(write_model(tmp_path / "pickle", weights="pytorch_model.bin"))
    with pytest.raises(BadInputError, match="has no weights"):
        check_encoder(write_model(tmp_path / "empty", weights=None))


@pytest.mark.parametrize("content", ['{"a": ', "[1]", '"bert"', "\xff"])
def test_a_damaged_description_is_reported(tmp_path: Path, content: str) -> None:
    folder = write_model(tmp_path / "model")
    (folder / "config.json").write_text(content, encoding="latin-1")
    with pytest.raises(BadInputError, match=r"config.json is damaged"):
        check_encoder(folder)


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("model.vectors.transformer.find_spec", asked.append)
    with pytest.raises(UsageError, match=r"pip install transformers$"):
        check_encoder(write_model(tmp_path / "model"))
    folder = write_model(tmp_path / "modules")
    (folder / "modules.json").write_text('[{"type": "sentence_transformers.models.Transformer"}]')
    with pytest.raises(UsageError, match=r"pip install sentence-transformers$"):
        check_encoder(folder)
    assert asked == ["transformers", "sentence_transformers"]


def write_bert(folder: Path, positions: int = 160) -> Any:
    """A tiny BERT with random weights."""
    package = pytest.importorskip("transformers", reason="transformers is not installed")
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "theft", "night", "stick"]
    folder.mkdir(exist_ok=True)
    (folder / "vocab.txt").write_text("\n".join(words))
    sizes = {"hidden_size": 8, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 16}
    config = package.BertConfig(vocab_size=len(words), max_position_embeddings=positions, **sizes)
    torch.manual_seed(0)
    bert = package.BertModel(config, add_pooling_layer=False).eval()
    bert.save_pretrained(folder)
    package.BertTokenizer(str(folder / "vocab.txt")).save_pretrained(folder)
    return bert


def test_the_vector_of_a_sentence_is_that_of_its_first_token(tmp_path: Path) -> None:
    model = write_bert(tmp_path)
    encoder = load_encoder(tmp_path)
    vectors = encoder.encode(["theft at night", "", "stick", "theft " * 500, "theft " * 126])
    assert vectors.shape == (5, encoder.size) == (5, 8)
    with torch.inference_mode():
        expected = model(torch.tensor([[2, 5, 1, 6, 3]])).last_hidden_state[0, 0]
    assert vectors[0] == pytest.approx(expected.numpy(), abs=1e-6)
    assert encoder.encode(["theft at night"])[0] == pytest.approx(vectors[0], abs=1e-6)  # not on the batch
    assert not vectors[1].any()
    assert vectors[3] == pytest.approx(vectors[4], abs=1e-6)  # 126 words and two more tokens
    assert encoder.encode([]).shape == (0, 8)

    weights = {name: tensor for name, tensor in model.state_dict().items() if "layer.1.attention" not in name}
    model.save_pretrained(tmp_path, state_dict=weights)
    with pytest.raises(BadInputError, match=r"its weights lack encoder.layer.1.attention"):
        load_encoder(tmp_path)


# Fine-tuning


def make_task() -> Task:
    gold, none = torch.zeros(4, 5, dtype=torch.bool), torch.zeros(5, dtype=torch.int64)
    return Task(tuple("abcde"), gold, np.zeros((0, 5), bool), COUNTS, {}, none, none, [])


def make_fine_tuned(folder: Path) -> HBERT:
    options = HbertOptions(encoder=str(folder), fine_tune=True, hidden=6, dropout=0.0)
    network = HBERT(options, Shape(COUNTS, inputs=8))
    network.prepare(make_task())
    return network.eval()


SENTENCES = ["theft at night", "", "stick", "theft " * 500]


def test_before_training_it_reads_as_the_frozen_model_does(tmp_path: Path) -> None:
    write_bert(tmp_path)
    tokens = load_tokens(tmp_path)
    numbers = tokens.encode(SENTENCES)
    assert numbers[0, :6].tolist() == [3, 6, 2, 7, 4, 0]  # [CLS] theft [UNK] night [SEP], from 1
    assert not numbers[1].any() and numbers.shape == (4, tokens.size) == (4, 128)
    reader = make_fine_tuned(tmp_path).words
    assert isinstance(reader, FineTunedBert)
    with torch.inference_mode():
        vectors = reader(torch.from_numpy(numbers)[None])
    assert vectors[0].numpy() == pytest.approx(load_encoder(tmp_path).encode(SENTENCES), abs=1e-5)


def test_the_model_is_trained_with_the_network_at_a_rate_of_its_own(tmp_path: Path) -> None:
    write_bert(tmp_path)
    network = make_fine_tuned(tmp_path).train()
    stepper = Stepper(network, network.options)
    facts = Documents(torch.from_numpy(load_tokens(tmp_path).encode(SENTENCES))[None], torch.tensor([4]))
    gold, rows = torch.ones(1, 5, dtype=torch.bool), torch.zeros(1, dtype=torch.int64)
    batch = Batch(facts, gold, rows, rows, slice(0, 1), facts, torch.ones(5), torch.Generator(), 1)
    before = {name: value.clone() for name, value in network.state_dict().items()}
    stepper.clear()
    torch.autograd.backward(network.compute_loss(batch))
    unreached = [name for name, value in network.named_parameters() if value.grad is None]
    assert unreached == []
    stepper.step(1e-2)
    moved = {name: float((value - before[name]).abs().max()) for name, value in network.state_dict().items()}
    of_bert = [size for name, size in moved.items() if name.startswith("words.")]
    assert 0 < max(of_bert) <= 1e-2 * 3e-5 / 3e-3 * 1.5  # the first step of Adam is as long as its rate
    assert moved["classifier.bias"] == pytest.approx(1e-2, rel=0.1)


def test_what_is_left_after_the_end_of_a_document_is_not_read(tmp_path: Path) -> None:
    write_bert(tmp_path)
    network, tokens = make_fine_tuned(tmp_path), load_tokens(tmp_path)
    facts = Documents(torch.from_numpy(tokens.encode(["theft", "night"]))[None], torch.tensor([1]))
    alone = Documents(torch.from_numpy(tokens.encode(["theft"]))[None], torch.tensor([1]))
    with torch.inference_mode():
        both = [network.classify(documents, {}).probabilities for documents in (facts, alone)]
    assert torch.allclose(*both, atol=1e-6)


def test_a_model_of_sentence_transformers_is_not_fine_tuned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("model.vectors.transformer.find_spec", lambda _: object())
    folder = write_model(tmp_path / "modules")
    (folder / "modules.json").write_text('[{"type": "sentence_transformers.models.Transformer"}]')
    with pytest.raises(UsageError, match=r"is a model of sentence-transformers, .*: leave out --fine-tune"):
        load_tokens(folder)


def test_a_fine_tuned_network_is_saved_and_an_interrupted_training_resumes_to_the_same_bytes(
    tmp_path: Path, published: PublishedFolder
) -> None:
    write_bert(tmp_path / "bert")
    chosen = {"encoder": str(tmp_path / "bert"), "fine_tune": True, "hidden": 6, "epochs": 2, "longest": 3}
    options = read_options(HbertOptions, chosen)

    def train(folder: Path, report: Callable[[TrainingProgress], None] = lambda _: None) -> None:
        KIND.train(TrainingJob(published=published, folder=folder, options=options, report=report))

    def stop(progress: TrainingProgress) -> None:
        if progress.epoch == 2:
            raise KeyboardInterrupt

    train(tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        train(tmp_path / "broken", stop)
    assert not list((tmp_path / "broken").glob("*.safetensors"))
    train(tmp_path / "broken")
    whole, resumed = (
        {path.name: path.read_bytes() for path in (tmp_path / name).glob("hbert*")}
        for name in ("whole", "broken")
    )
    assert whole == resumed and len(whole) == 2

    facts = [row["text"] for row in published.iterate_examples("test")]
    (tmp_path / "bert" / "model.safetensors").write_bytes(b"another model")  # its weights are ours now
    loaded = KIND.load(tmp_path / "whole")
    together = loaded.predict_scores(facts)
    alone = np.concatenate([loaded.predict_scores([text]) for text in facts])
    assert together == pytest.approx(alone, abs=1e-6)
