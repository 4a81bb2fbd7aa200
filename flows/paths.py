"""Where things are for given settings."""

from hashlib import sha256
from pathlib import Path

from pipeline.collect.sources import find_source
from schemas.code_digest import digest_code
from schemas.settings import Settings


def find_archive(settings: Settings) -> Path:
    """The archive of the chosen source. Each box has its own: another seed or another writer of cases
    gives other documents under the same ids."""
    name = f"box-{identify_box(settings)}" if find_source(settings.source).is_box else settings.source
    return settings.cache / "archive" / name


def identify_box(settings: Settings) -> str:
    """A short name for exactly the documents that the box of these settings serves."""
    about = f"{digest_code('embedded')} {settings.box_seed} {settings.box_cases} {settings.via}"
    return sha256(about.encode()).hexdigest()[:12]
