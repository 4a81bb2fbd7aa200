"""Opaque ids: the same for a document in every release, and untraceable without the key."""

import hmac
import os
import re
import secrets
from pathlib import Path

from pipeline.parquet import replace_file
from schemas.durable_files import remove_leftovers
from schemas.errors import BadInputError

_DIGITS = 20  # 80 bits: in 10^12 corpora of a million documents two share an id once
_KEY = re.compile(r"[0-9a-f]{64}\s*")


def make_id(key: bytes, docid: str) -> str:
    """The id under which a document is published."""
    return hmac.digest(key, docid.encode(), "sha256").hex()[:_DIGITS]


def find_release_key(cache: Path) -> Path:
    """The file with the key of a cache."""
    return cache / "release.key"


def read_release_key(cache: Path) -> bytes:
    """The key of a cache, created on first use. The caller must hold the cache."""
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
            "every row a different id"
        )
    return bytes.fromhex(text.strip())


def _make_key(path: Path) -> str:
    rows = path.parent.glob("releases/*/*.rows.parquet")
    if any(not file.parent.name.startswith("box-") for file in rows):  # a box has its own key
        raise BadInputError(
            f"{path} is missing, but there are releases whose ids depend on it: put back your copy of it, or "
            f"move {path.parent / 'releases'} away to start again"
        )
    remove_leftovers(path.parent, path.name)
    text = secrets.token_hex(32)
    with replace_file(path) as temporary:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
    return text
