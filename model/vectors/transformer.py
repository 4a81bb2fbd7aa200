"""A transformer in a local folder in place of our own vectors.

Either a sentence-transformers model (`modules.json`), whose sentence vectors are used as they are, or a
BERT-like model as transformers saves it (`config.json`), of which the vector of a sentence is that of its
first token, [CLS]. Such a model can also be trained further with a network, which then gets the numbers of
tokens (`NumberedTokens`). The packages are optional and used only here. Nothing is downloaded, no code from
the folder is run, and weights must be safetensors, not pickles.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import torch

from model.vectors.encoder import Floats, SentenceEncoder
from schemas.errors import BadInputError, IlsiError, UsageError

_MODULES, _CONFIG, _TOKENIZER = "modules.json", "config.json", "tokenizer_config.json"
_KNOWN = "sentence_transformers."  # modules of the package itself
_OWN_CODE = "auto_map"  # names classes in files of the folder
_UNUSED = "pooler."  # weights of BERT that [CLS] does not need; models of masked words lack them
_WEIGHTS = "*.safetensors"
_PICKLES = (".bin", ".pt", ".pth", ".ckpt", ".pkl")
SENTENCES_AT_ONCE = 64
_TOKENS = 128  # of a sentence, for BERT-like models
_FEWEST_TOKENS = 3  # [CLS], a token, [SEP]

_SAFE = {"local_files_only": True, "trust_remote_code": False}
_ATTENTION = ("attn_implementation", "_attn_implementation")  # may name code on a hub, as "owner/name"

Reader = Callable[[list[str]], Floats]


class TransformerEncoder:
    """Sentences as a transformer reads them; an empty one is zeros, whatever the model returns for it."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self.size = int(read(["size"]).shape[1])

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size]."""
        vectors = np.zeros((len(sentences), self.size), np.float32)
        filled = [index for index, sentence in enumerate(sentences) if sentence.strip()]
        if filled:
            vectors[filled] = self._read([sentences[index] for index in filled])
        return vectors


class NumberedTokens:
    """An encoder that returns the numbers of tokens, [CLS] first, from 1, with 0 after the last."""

    def __init__(self, tokenizer: Any, hidden: int, longest: int) -> None:
        self._tokenizer, self.hidden, self.size = tokenizer, hidden, longest

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size], integers as floats; zeros for an empty sentence."""
        numbers = np.zeros((len(sentences), self.size), np.float32)
        for line, sentence in zip(numbers, sentences, strict=True):
            if sentence.strip():
                ids = self._tokenizer(sentence, truncation=True, max_length=self.size)["input_ids"]
                line[: len(ids)] = np.asarray(ids) + 1
        return numbers


class BertReader:
    """The last vector of the first token of each sentence."""

    def __init__(self, transformer: Any, tokenizer: Any, device: str) -> None:
        self._transformer, self._tokenizer, self._device = transformer, tokenizer, device
        self._longest = _find_longest(tokenizer, transformer.config)

    @torch.inference_mode()
    def __call__(self, sentences: list[str]) -> Floats:
        """[n, size]. Sentences of similar length share a batch."""
        vectors = np.empty((len(sentences), self._transformer.config.hidden_size), np.float32)
        order = sorted(range(len(sentences)), key=lambda index: len(sentences[index]))
        for first in range(0, len(order), SENTENCES_AT_ONCE):
            chosen = order[first : first + SENTENCES_AT_ONCE]
            tokens = self._tokenizer(
                [sentences[index] for index in chosen],
                padding=True,
                truncation=True,
                max_length=self._longest,
                return_tensors="pt",
            )
            states = self._transformer(**tokens.to(self._device)).last_hidden_state  # [64, tokens, size]
            vectors[chosen] = states[:, 0].cpu().numpy()
        return vectors


def check_encoder(folder: Path) -> None:
    """Check early that the encoder in a folder can be loaded."""
    try:
        package = _check_folder(folder)
    except OSError as error:
        raise BadInputError(f"{folder} cannot be read ({error.strerror}): check its permissions") from None
    if find_spec(package.replace("-", "_")) is None:
        raise UsageError(
            f"{folder} is a model of {package}, a package that is not installed: pip install {package}"
        )


def load_encoder(folder: Path, *, device: str = "cpu") -> SentenceEncoder:
    """The encoder in a folder."""
    check_encoder(folder)
    load = _load_bert if _is_bert(folder) else _load_modules
    with _loading(folder):
        return TransformerEncoder(load(folder, device))


def load_tokens(folder: Path) -> NumberedTokens:
    """The tokens of the BERT-like model in a folder."""
    check_bert(folder)
    with _loading(folder):
        config = _read_config(folder)
        tokenizer = _read_tokenizer(folder, config)
        return NumberedTokens(tokenizer, int(config.hidden_size), _find_longest(tokenizer, config))


def load_bert(folder: Path) -> Any:
    """The BERT-like model in a folder, to be trained further."""
    check_bert(folder)
    with _loading(folder):
        return _read_bert(folder)


def build_bert(folder: Path) -> Any:
    """The same model before its weights are loaded."""
    check_bert(folder)
    from transformers import AutoModel  # type: ignore[import-not-found, unused-ignore]

    with _loading(folder):
        return _drop_unused(AutoModel.from_config(_read_config(folder)).float())  # type: ignore[no-untyped-call, unused-ignore]


def check_bert(folder: Path) -> None:
    """Check early that the model in a folder can be trained further."""
    check_encoder(folder)
    if not _is_bert(folder):
        raise UsageError(
            f"{folder} is a model of sentence-transformers, which is used as it is: leave out --fine-tune,"
            " or name a folder that transformers wrote"
        )


def _read_config(folder: Path) -> Any:
    from transformers import AutoConfig  # type: ignore[import-not-found, unused-ignore]

    return AutoConfig.from_pretrained(str(folder.resolve()), **_SAFE)


@contextmanager
def _loading(folder: Path) -> Iterator[None]:
    try:
        yield
    except IlsiError:
        raise
    except Exception as error:
        reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
        raise BadInputError(f"{folder} cannot be loaded ({reason}): save the encoder again") from error


def _is_bert(folder: Path) -> bool:
    """Whether transformers wrote the folder; sentence-transformers writes more files."""
    return (folder / _CONFIG).is_file() and not (folder / _MODULES).exists()


def _load_modules(folder: Path, device: str) -> Reader:
    from sentence_transformers import SentenceTransformer  # type: ignore[import-not-found, unused-ignore]

    _keep_quiet()
    transformer = SentenceTransformer(
        str(folder.resolve()),
        device=device,
        local_files_only=True,
        trust_remote_code=False,
        model_kwargs={"use_safetensors": True},
    )

    def read(sentences: list[str]) -> Floats:
        vectors: Floats = transformer.encode(
            sentences, batch_size=SENTENCES_AT_ONCE, show_progress_bar=False, convert_to_numpy=True
        )
        return vectors

    return read


def _load_bert(folder: Path, device: str) -> Reader:
    transformer = _read_bert(folder).to(device).eval()
    return BertReader(transformer, _read_tokenizer(folder, transformer.config), device)


def _read_bert(folder: Path) -> Any:
    """The model with its weights."""
    from transformers import AutoModel  # type: ignore[import-not-found, unused-ignore]

    _keep_quiet()
    transformer, about = AutoModel.from_pretrained(
        str(folder.resolve()), use_safetensors=True, output_loading_info=True, **_SAFE
    )
    # Weights that a file lacks would be random numbers.
    if missing := sorted(name for name in about["missing_keys"] if not name.startswith(_UNUSED)):
        raise ValueError(f"its weights lack {missing[0]}")
    return _drop_unused(transformer.float())


def _read_tokenizer(folder: Path, config: Any) -> Any:
    from transformers import AutoTokenizer  # type: ignore[import-not-found, unused-ignore]

    tokenizer = AutoTokenizer.from_pretrained(str(folder.resolve()), padding_side="right", **_SAFE)
    if tokenizer.cls_token_id is None or tokenizer.pad_token_id is None:
        raise ValueError("its tokenizer has no [CLS] or no padding, so it is not like BERT")
    if len(tokenizer) > config.vocab_size:
        raise ValueError(f"its tokenizer has {len(tokenizer)} tokens, its model {config.vocab_size}")
    return tokenizer


def _find_longest(tokenizer: Any, config: Any) -> int:
    """The tokens of a sentence that are read. Models like RoBERTa count positions from that of padding."""
    positions = int(getattr(config, "max_position_embeddings", _TOKENS)) - 1 - (tokenizer.pad_token_id or 0)
    longest = min(_TOKENS, int(tokenizer.model_max_length), positions)
    if longest < _FEWEST_TOKENS:
        raise ValueError(f"it reads only {longest} tokens of a sentence")
    return longest


def _drop_unused(transformer: Any) -> Any:
    """Without the layer after [CLS]: no gradient would reach it."""
    if getattr(transformer, "pooler", None) is not None:
        transformer.pooler = None
    return transformer


def _keep_quiet() -> None:
    """The package draws bars of its own and lists weights that are not needed."""
    from transformers.utils import logging  # type: ignore[import-not-found, unused-ignore]

    logging.disable_progress_bar()  # type: ignore[no-untyped-call, unused-ignore]
    logging.set_verbosity_error()  # type: ignore[no-untyped-call, unused-ignore]


def _check_folder(folder: Path) -> str:
    """Check the folder before anything is loaded; returns the name of the package that wrote it."""
    if _is_bert(folder):
        _check_bert(folder)
        package = "transformers"
    elif (folder / _MODULES).exists():
        _check_modules(folder / _MODULES)
        package = "sentence-transformers"
    else:
        writers = "sentence-transformers or transformers"
        raise BadInputError(f"{folder} holds no sentence encoder: name a folder that {writers} wrote")
    for path in sorted(folder.rglob("*")):
        if path.suffix in _PICKLES and not any(path.parent.glob(_WEIGHTS)):
            raise BadInputError(f"{path} is a pickle: save the encoder with safe_serialization=True")
    if _is_bert(folder) and not any(folder.glob(_WEIGHTS)):
        raise BadInputError(f"{folder} has no weights ({_WEIGHTS}): save the encoder again")
    return package


def _check_modules(path: Path) -> None:
    """Refuse modules that are not of sentence-transformers."""
    try:
        kinds = [str(part["type"]) for part in json.loads(path.read_bytes())]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadInputError(f"{path} is damaged: save the encoder again") from None
    if foreign := next((kind for kind in kinds if not kind.startswith(_KNOWN)), None):
        raise BadInputError(f"{path} requires its own code ({foreign[:60]}), which is not run")


def _check_bert(folder: Path) -> None:
    """Refuse models and tokenizers that are not of transformers."""
    for path in filter(Path.exists, (folder / _CONFIG, folder / _TOKENIZER)):
        try:
            described = dict(json.loads(path.read_bytes()))
        except (ValueError, TypeError, RecursionError):
            raise BadInputError(f"{path} is damaged: save the encoder again") from None
        foreign = [key for key in _ATTENTION if "/" in str(described.get(key))]
        if key := next(iter([*foreign, *({_OWN_CODE} & described.keys())]), None):
            raise BadInputError(f"{path} requires its own code ({key}), which is not run")
