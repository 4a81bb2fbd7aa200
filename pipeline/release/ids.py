"""Opaque ids: the same for a document in every release, and without the key nobody can tell of which."""

import hmac
import os
import re
import secrets
from pathlib import Path

from pipeline.tables import replace_file
from schemas.durable_files import remove_leftovers
from schemas.errors import BadInputError

_DIGITS = 20  # 80 bits: two of a million documents share an id once in 10^12 corpora
_KEY = re.compile(r"[0-9a-f]{64}\s*")


def make_id(key: bytes, docid: str) -> str:
    """The id under which a document is published."""
    return hmac.digest(key, docid.encode(), "sha256").hex()[:_DIGITS]


def find_release_key(cache: Path) -> Path:
    """Where the key of a cache lies."""
    return cache / "release.key"


def read_release_key(cache: Path) -> bytes:
    """The key of a cache, made when it is first asked for. Only for the one who holds the cache."""
    path = find_release_key(cache)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        text = _make_key(path)
    except (OSError, UnicodeDecodeError):
        text = ""
    if not _KEY.fullmatch(text):
        raise BadInputError(
            f"{path} is not a key of 64 hexadecimal digits: put back your copy of it; another key would give "
            "every row another id"
        )
    return bytes.fromhex(text.strip())


def _make_key(path: Path) -> str:
    rows = path.parent.glob("releases/*/*.rows.parquet")
    if any(not each.parent.name.startswith("box-") for each in rows):  # a box has a key of its own
        raise BadInputError(
            f"{path} is missing, but there are releases with its ids: put back your copy of it, or move "
            f"{path.parent / 'releases'} away to begin anew"
        )
    remove_leftovers(path.parent, path.name)
    text = secrets.token_hex(32)
    with replace_file(path) as temporary:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
    return text
