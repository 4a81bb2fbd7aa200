"""Letters and line numbers in the margin: they stand in order in a column of their own."""

from collections.abc import Callable, Sequence

from pipeline.parse.pdf.page_words import WordRun

_MARGIN_LETTERS = "ABCDEFGH"
_FEWEST_IN_MARGIN = 4


def remove_margins(runs: Sequence[WordRun]) -> list[WordRun]:
    """Take out letters (A to H) and line numbers that stand in order in a column of their own."""
    gone = {id(run) for run in _find_margin(runs, _read_letter)} | {
        id(run) for run in _find_margin(runs, _read_line_number)
    }
    return [run for run in runs if id(run) not in gone]


def _read_letter(text: str) -> int | None:
    return _MARGIN_LETTERS.index(text) if len(text) == 1 and text in _MARGIN_LETTERS else None


def _read_line_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= 2 else None


def _find_margin(runs: Sequence[WordRun], read: Callable[[str], int | None]) -> list[WordRun]:
    counted = [
        (value, run) for run in runs if len(run.words) == 1 and (value := read(run.words[0])) is not None
    ]
    for _, anchor in counted:
        column = [(value, run) for value, run in counted if abs(_centre(run) - _centre(anchor)) < 5]
        column.sort(key=lambda pair: -pair[1].middle)
        column = _drop_disordered(column)
        if len(column) >= _FEWEST_IN_MARGIN and _is_outside([run for _, run in column], runs):
            return [run for _, run in column]
    return []


def _centre(run: WordRun) -> float:
    return (run.left + run.right) / 2


def _drop_disordered(column: Sequence[tuple[int, WordRun]]) -> list[tuple[int, WordRun]]:
    """The values that rise evenly down the page; a page number above them does not."""
    best: list[tuple[int, WordRun]] = []
    for start in range(len(column)):
        rising = [column[start]]
        for pair in column[start + 1 :]:
            if 0 < pair[0] - rising[-1][0] <= 5:
                rising.append(pair)
        if len(rising) > len(best):
            best = rising
    return best


def _is_outside(column: Sequence[WordRun], runs: Sequence[WordRun]) -> bool:
    """Is hardly any other text above, below or between them?"""
    left, right = min(run.left for run in column), max(run.right for run in column)
    ids = {id(run) for run in column}
    top, bottom = max(run.top for run in column) + 2, min(run.bottom for run in column) - 2
    others = [run for run in runs if id(run) not in ids and bottom <= run.middle <= top]
    crossing = sum(run.left < right and run.right > left for run in others)
    return crossing <= 0.05 * len(others)
