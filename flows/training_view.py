"""How training goes, as a bar: loss, macro-F1 on validation, and how long it will take."""

from typing import TYPE_CHECKING

from flows.view import current_view

if TYPE_CHECKING:
    from model.training import Progress


class TrainingView:
    """One bar over all epochs, and a line for each of them where there is no terminal."""

    def __init__(self, step: str) -> None:
        self._step = step
        self._last: Progress | None = None

    def report(self, progress: "Progress") -> None:
        """What a training calls after each step."""
        view = current_view()
        if progress.epoch == 0:
            view.show(self._step, note="reading texts, learning vectors of words")
            return
        last, self._last = self._last, progress
        if last is not None and last.epoch < progress.epoch:  # by now it has been judged
            ended = last._replace(macro_f1=progress.macro_f1, seconds_left=progress.seconds_left)
            view.note(self._step, f"epoch {last.epoch} of {last.epochs}: {describe(ended)}")
        done = (progress.epoch - 1) * progress.steps + progress.step
        view.show(self._step, done=done, total=progress.epochs * progress.steps, note=describe(progress))


def describe(progress: "Progress") -> str:
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
