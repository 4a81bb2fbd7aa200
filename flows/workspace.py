"""Where things lie for given settings."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import embedded
from schemas.settings import Settings


def find_archive(settings: Settings) -> Path:
    """The archive of the chosen source. Each box has its own: another seed or another writer of cases
    gives other documents under the same ids."""
    name = settings.source if settings.source != "embedded" else f"box-{identify_box(settings)}"
    return settings.cache / "archive" / name


def identify_box(settings: Settings) -> str:
    """A short name for the very documents that the box of these settings serves."""
    about = f"{_hash_package()} {settings.box_seed} {settings.box_cases} {settings.via}"
    return sha256(about.encode()).hexdigest()[:12]


@lru_cache(maxsize=1)  # one run, one answer, even if the files are edited meanwhile
def _hash_package() -> str:
    """A hash of the writer's own files: nobody has to remember to count up a version."""
    folder = Path(embedded.__file__).parent
    digest = sha256()
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.csv")]):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
