"""The files of the cache: written completely or not at all, with one sentence for each failure."""

import errno
import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from schemas import durable_files
from schemas.durable_files import remove_leftovers as remove_leftovers
from schemas.errors import BadInputError, StorageError


@contextmanager
def replace_file(path: Path) -> Iterator[Path]:
    """Give a temporary path to write to; on success it becomes `path`, on any error it disappears."""
    make_folder(path.parent)
    with explain_storage_errors(path), durable_files.replace_file(path) as temporary:
        yield temporary


def make_folder(folder: Path) -> None:
    """Make a folder and its parents, or say why that failed."""
    with explain_storage_errors(folder):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            if error.errno not in (errno.ENOENT, errno.ELOOP, errno.ENAMETOOLONG, errno.EINVAL):
                raise
            raise StorageError(f"{folder} cannot be created ({error.strerror}): choose another") from error


def write_json(path: Path, content: Any) -> None:
    """Write JSON with sorted keys, so that equal content gives equal bytes."""
    with replace_file(path) as temporary:
        temporary.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def open_parquet(path: Path, schema: pa.Schema) -> pq.ParquetWriter:
    """A Parquet writer with the settings of all our tables."""
    return pq.ParquetWriter(path, schema, compression="zstd", write_page_index=True)


def read_parquet(path: Path, **options: Any) -> pa.Table:
    """One of our tables, or one sentence if it is damaged."""
    try:
        return pq.read_table(path, **options)
    except (OSError, pa.ArrowException):
        raise BadInputError(f"{path} is missing or damaged: run ./ilsi verify --forget") from None


def hash_file(path: Path) -> str:
    """sha256 of a file's bytes."""
    digest = sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


@contextmanager
def explain_storage_errors(path: Path) -> Iterator[None]:
    """Turn a full disk or a missing permission into one sentence."""
    try:
        yield
    except OSError as error:
        raise _as_storage_error(error, path) from error


def _as_storage_error(error: OSError, path: Path) -> Exception:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StorageError(f"the disk is full while writing {path}: free some space and run again")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return StorageError(f"{path} cannot be written: check its permissions or choose another --cache")
    if error.errno in (errno.ENOTDIR, errno.EEXIST):
        return StorageError(f"{path} cannot be created because a file is in the way: move it")
    return error


_BATCH = 64  # rows in memory at once; some judgments have millions of characters


def iterate_rows(part: Path, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of one table, all columns or the named ones."""
    try:
        with closing(pq.ParquetFile(part)) as table:
            for batch in table.iter_batches(batch_size=_BATCH, columns=columns):
                yield from batch.to_pylist()
    except (OSError, pa.ArrowException):
        raise BadInputError(f"{part} is missing or damaged: run ./ilsi verify --forget") from None


def count_rows(part: Path) -> int:
    """The number of rows of a table."""
    try:
        count: int = pq.read_metadata(part).num_rows
    except (OSError, pa.ArrowException):
        raise BadInputError(f"{part} is missing or damaged: run ./ilsi verify --forget") from None
    return count
