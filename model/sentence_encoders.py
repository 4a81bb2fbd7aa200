"""Any sentence encoder of the sentence-transformers format in the place of our own vectors.

The package is not needed for anything else, so it is asked for only here. The encoder comes from a folder on
this machine: nothing is downloaded, no code that lies in the folder is run, and weights are safetensors, not
pickles.
"""

import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import SafetensorError

from model.sentence_vectors import Floats, SentenceEncoder
from schemas.errors import BadInputError, UsageError

_MODULES = "modules.json"
_KNOWN = "sentence_transformers."  # parts of the package itself
_PICKLES = (".bin", ".pt", ".pth", ".ckpt", ".pkl")
_SENTENCES_AT_ONCE = 64


class PluggedEncoder:
    """A sentence-transformers model. An empty sentence is zeros, whatever the model says of it."""

    def __init__(self, transformer: Any, size: int) -> None:
        self._transformer = transformer
        self.size = size

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size]."""
        vectors = np.zeros((len(sentences), self.size), np.float32)
        told = [place for place, sentence in enumerate(sentences) if sentence.strip()]
        if told:
            vectors[told] = self._transformer.encode(
                [sentences[place] for place in told],
                batch_size=_SENTENCES_AT_ONCE,
                show_progress_bar=False,
                convert_to_numpy=True,
            )
        return vectors


def check_encoder(folder: Path) -> None:
    """Is there one that can be loaded? To be known before anything is done with it."""
    _check_folder(folder)
    if find_spec("sentence_transformers") is None:
        raise UsageError(
            f"{folder} is a sentence-transformers model, which needs a package that is not installed:"
            " pip install sentence-transformers"
        )


def load_encoder(folder: Path, *, device: str = "cpu") -> SentenceEncoder:
    """The encoder that lies in a folder."""
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
    return PluggedEncoder(transformer, size)


def _check_folder(folder: Path) -> None:
    """Look before anything is loaded."""
    try:
        listed = json.loads((folder / _MODULES).read_bytes())
        kinds = [str(part["type"]) for part in listed]
    except FileNotFoundError:
        raise BadInputError(
            f"{folder} holds no sentence encoder: name a folder that sentence-transformers saved one to"
        ) from None
    except OSError as error:
        raise BadInputError(f"{folder} cannot be read ({error.strerror}): check its permissions") from None
    except (ValueError, TypeError, KeyError):
        raise BadInputError(f"{folder / _MODULES} is damaged: save the encoder again") from None
    if foreign := next((kind for kind in kinds if not kind.startswith(_KNOWN)), None):
        raise BadInputError(
            f"{folder / _MODULES} asks for code of its own ({foreign[:60]}), which is not run"
        )
    for path in sorted(folder.rglob("*")):
        if path.suffix in _PICKLES and not any(path.parent.glob("*.safetensors")):
            raise BadInputError(f"{path} is a pickle: save the encoder with safe_serialization=True")
