"""Entry point for using a role tagger: loads it once per process; its digest needs no torch."""

from pathlib import Path
from typing import TYPE_CHECKING

from model.tagger.folder import digest_tagger, read_folder

if TYPE_CHECKING:
    from model.tagger.tagger import Tagger

__all__ = ["digest_tagger", "load_tagger"]

_loaded: dict[str, "Tagger"] = {}  # the latest one, by its digest


def load_tagger(folder: Path, *, threads: int | None = None) -> "Tagger":
    """The tagger in a folder, from memory if its files have not changed since the last call.

    `threads` is the number of threads for torch in this process. Such small networks run best on one,
    especially with one process per core."""
    import torch

    from model.tagger.files import build_tagger

    if threads is not None:
        torch.set_num_threads(threads)
    files = read_folder(folder)
    if files.digest not in _loaded:
        tagger = build_tagger(files, folder)
        _loaded.clear()
        _loaded[files.digest] = tagger
    return _loaded[files.digest]
