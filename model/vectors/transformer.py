"""Any sentence-transformers encoder in place of our own vectors.

The package is optional and used only here. The encoder is loaded from a local folder: nothing is downloaded,
no code from the folder is run, and weights must be safetensors, not pickles.
"""

import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import SafetensorError

from model.vectors.encoder import Floats, SentenceEncoder
from schemas.errors import BadInputError, UsageError

_MODULES = "modules.json"
_KNOWN = "sentence_transformers."  # modules of the package itself
_PICKLES = (".bin", ".pt", ".pth", ".ckpt", ".pkl")
_SENTENCES_AT_ONCE = 64


class TransformerEncoder:
    """A sentence-transformers model. An empty sentence is zeros, whatever the model returns for it."""

    def __init__(self, transformer: Any, size: int) -> None:
        self._transformer = transformer
        self.size = size

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size]."""
        vectors = np.zeros((len(sentences), self.size), np.float32)
        filled = [index for index, sentence in enumerate(sentences) if sentence.strip()]
        if filled:
            vectors[filled] = self._transformer.encode(
                [sentences[index] for index in filled],
                batch_size=_SENTENCES_AT_ONCE,
                show_progress_bar=False,
                convert_to_numpy=True,
            )
        return vectors


def check_encoder(folder: Path) -> None:
    """Check early that the encoder in a folder can be loaded."""
    _check_folder(folder)
    if find_spec("sentence_transformers") is None:
        raise UsageError(
            f"{folder} is a sentence-transformers model, which needs a package that is not installed:"
            " pip install sentence-transformers"
        )


def load_encoder(folder: Path, *, device: str = "cpu") -> SentenceEncoder:
    """The encoder in a folder."""
    check_encoder(folder)
    from sentence_transformers import SentenceTransformer  # type: ignore[import-not-found, unused-ignore]

    try:
        transformer = SentenceTransformer(
            str(folder.resolve()),
            device=device,
            local_files_only=True,
            trust_remote_code=False,
            model_kwargs={"use_safetensors": True},
        )
        size = int(transformer.encode(["size"], show_progress_bar=False).shape[1])
    except (OSError, ValueError, KeyError, TypeError, RuntimeError, SafetensorError) as error:
        reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
        raise BadInputError(f"{folder} cannot be loaded ({reason}): save the encoder again") from error
    return TransformerEncoder(transformer, size)


def _check_folder(folder: Path) -> None:
    """Check the folder before anything is loaded."""
    try:
        listed = json.loads((folder / _MODULES).read_bytes())
        kinds = [str(part["type"]) for part in listed]
    except FileNotFoundError:
        raise BadInputError(
            f"{folder} holds no sentence encoder: name a folder that sentence-transformers wrote"
        ) from None
    except OSError as error:
        raise BadInputError(f"{folder} cannot be read ({error.strerror}): check its permissions") from None
    except (ValueError, TypeError, KeyError):
        raise BadInputError(f"{folder / _MODULES} is damaged: save the encoder again") from None
    if foreign := next((kind for kind in kinds if not kind.startswith(_KNOWN)), None):
        raise BadInputError(f"{folder / _MODULES} requires its own code ({foreign[:60]}), which is not run")
    for path in sorted(folder.rglob("*")):
        if path.suffix in _PICKLES and not any(path.parent.glob("*.safetensors")):
            raise BadInputError(f"{path} is a pickle: save the encoder with safe_serialization=True")
