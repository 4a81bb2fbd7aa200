"""The way to use a role tagger: load it once in each process, and know its digest without torch."""

from pathlib import Path
from typing import TYPE_CHECKING

from model.role_folder import digest_tagger, read_folder

if TYPE_CHECKING:
    from model.role_tagger import Tagger

__all__ = ["digest_tagger", "load_tagger"]

_loaded: dict[str, "Tagger"] = {}  # the last one, by its digest


def load_tagger(folder: Path, *, threads: int | None = None) -> "Tagger":
    """The tagger of a folder, from memory if its files have not changed since the last call.

    `threads` is how many torch may use in this process. Networks so small run best on one, the more so
    where each core has a process of its own."""
    import torch

    from model.role_files import build_tagger

    if threads is not None:
        torch.set_num_threads(threads)
    files = read_folder(folder)
    if files.digest not in _loaded:
        tagger = build_tagger(files, folder)
        _loaded.clear()
        _loaded[files.digest] = tagger
    return _loaded[files.digest]
