"""How the report writes numbers."""

from collections.abc import Sequence

NOTHING = "–"  # where there is no number


def write_count(count: int | None) -> str:
    """1,234."""
    return NOTHING if count is None else f"{count:,}"


def write_share(count: float, total: float) -> str:
    """12.3%."""
    return f"{count / total:.1%}" if total else NOTHING


def write_points(points: float) -> str:
    """+0.3, with a real minus sign; zero has no sign."""
    rounded = round(points, 1) + 0.0
    return f"{rounded:+.1f}".replace("-", "−") if rounded else "0.0"


def write_number(number: float, digits: int = 1) -> str:
    """1,234.5."""
    return f"{number:,.{digits}f}"


def write_median(median: float) -> str:
    """1,234 or, between two documents, 1,234.5."""
    return write_number(median, 0 if median == int(median) else 1)


def write_years(first: int | None, last: int | None) -> str:
    """1950–2024, or one year."""
    if first is None:
        return NOTHING
    return str(first) if first == last else f"{first}–{last}"


def write_noun(count: int, singular: str, plural: str | None = None) -> str:
    """1 document, 2 documents."""
    return f"{count:,} {singular if count == 1 else plural or f'{singular}s'}"


def join_words(words: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def shorten(text: str, longest: int) -> str:
    """A text that is too long ends in an ellipsis."""
    return text if len(text) <= longest else text[: longest - 1].rstrip(" ,;") + "…"
