"""Small text files from users: limited in size, UTF-8, with one clear sentence for each mistake."""

from pathlib import Path

from schemas.errors import BadInputError


def read_user_text(path: Path, *, largest: int, wanted: str, advice: str) -> str:
    """The text of a file. `wanted` says what to give instead of something that is not a file, `advice` what
    to do about a file that is too large."""
    try:
        if not path.is_file():
            raise BadInputError(f"{path} is not a file: {wanted}")
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except OSError as error:
        raise BadInputError(
            f"{path} cannot be read ({error.strerror}): check the name and permissions"
        ) from None
    if len(content) > largest:
        raise BadInputError(f"{path} is larger than {largest} bytes: {advice}")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadInputError(f"{path}, line {line} is not UTF-8: save the file as UTF-8") from None
