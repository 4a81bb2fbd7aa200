"""How training goes, as a bar: loss, macro-F1 on validation, and how long it will take."""

from typing import TYPE_CHECKING

from flows.console import current_view

if TYPE_CHECKING:
    from model.classifiers.registry import TrainingProgress


class TrainingView:
    """One bar over all epochs, and a line for each of them where there is no terminal."""

    def __init__(self, step: str) -> None:
        self._step = step
        self._last: TrainingProgress | None = None

    def report(self, progress: "TrainingProgress") -> None:
        """What a training calls after each step."""
        view = current_view()
        if progress.epoch == 0:
            view.show(self._step, note="reading texts, learning vectors of words")
            return
        last, self._last = self._last, progress
        if last is not None and _place(last) < _place(progress):
            view.note(self._step, _tell_epoch(last, progress))
        done = (_count_epochs(progress) - 1) * progress.steps + progress.step
        total = progress.networks * progress.epochs * progress.steps
        view.show(self._step, done=done, total=total, note=describe(progress))


def _place(progress: "TrainingProgress") -> tuple[int, int]:
    return progress.network, progress.epoch


def _count_epochs(progress: "TrainingProgress") -> int:
    """Of all networks, with this one; networks before may have stopped earlier."""
    return (progress.network - 1) * progress.epochs + progress.epoch


def _tell_epoch(ended: "TrainingProgress", now: "TrainingProgress") -> str:
    """A line about an epoch that is over. By now it has been judged, if it was not its network's last."""
    if ended.network == now.network:
        ended = ended._replace(macro_f1=now.macro_f1)
    of_networks = f"network {ended.network} of {ended.networks}, " if ended.networks > 1 else ""
    line = describe(ended._replace(seconds_left=now.seconds_left))
    return f"{of_networks}epoch {ended.epoch} of {ended.epochs}: {line}"


def describe(progress: "TrainingProgress") -> str:
    """loss 0.1234, macro F1 0.512, 3 min left."""
    parts = []
    if progress.loss is not None:
        parts.append(f"loss {progress.loss:.4f}")
    if progress.macro_f1 is not None:
        parts.append(f"macro F1 {progress.macro_f1:.3f}")
    if progress.seconds_left is not None:
        parts.append(f"{tell_time(progress.seconds_left)} left")
    return ", ".join(parts)


def tell_time(seconds: float) -> str:
    """40 s, 3 min, 2 h 5 min."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
