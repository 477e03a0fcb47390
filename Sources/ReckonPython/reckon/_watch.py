"""What ends a long evaluation early: a timeout, and an interrupt from the keyboard."""

from __future__ import annotations

import ctypes
import signal
import threading
from types import FrameType
from typing import Any, Self

from ._library import Question, lib
from ._values import most_seconds

# Evaluations of fewer rows without a timeout end soon enough.
_FEW_ROWS = 256
# The seconds between two looks at the keyboard, for which a thread must get the interpreter lock.
_INTERVAL = 0.05

_ENDS = ctypes.cast(lib.watch_ends, ctypes.c_void_p).value
# What handlers of the interrupt have raised while the main thread was evaluating.
_raised: list[BaseException] = []


@Question
def _is_interrupted(context: Any) -> bool:
    return bool(_raised)


class Watch:
    """Watches over evaluations within its context, in which an interrupt is raised when they have ended."""

    def __init__(self, timeout: float | None) -> None:
        seconds = most_seconds(timeout)
        # Only the main thread gets signals.
        self._is_main = threading.current_thread() is threading.main_thread()
        #: What the library takes as `is_cancelled` and its context.
        self.function = _ENDS
        self.context = lib.watch_create(seconds, _INTERVAL, _is_interrupted if self._is_main else Question(), None)
        self._handler: Any = None

    def __enter__(self) -> Self:
        if self._is_main:
            handler = signal.getsignal(signal.SIGINT)
            if callable(handler) and handler is not _note:
                self._handler, _handlers[:] = handler, [handler]
                signal.signal(signal.SIGINT, _note)
        return self

    def __exit__(self, *found: Any) -> None:
        if self._handler is None:
            return
        signal.signal(signal.SIGINT, self._handler)
        self._handler = None
        if _raised:
            error = _raised[0]
            _raised.clear()
            raise error from None

    def __del__(self) -> None:
        if getattr(self, "context", None):
            lib.watch_free(self.context)


_handlers: list[Any] = []


def _note(number: int, frame: FrameType | None) -> None:
    """Calls the handler that was there. What it raises ends the evaluation, and is raised behind it."""
    try:
        _handlers[0](number, frame)
    except BaseException as error:
        _raised.append(error)


class _NoWatch:
    """For evaluations that need none."""

    function = context = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *found: Any) -> None:
        pass


_NONE = _NoWatch()


def watch(rows: int, timeout: float | None) -> Watch | _NoWatch:
    """A watch over the evaluation of so many rows. Raises ValueError for a timeout that is no time."""
    return _NONE if timeout is None and rows < _FEW_ROWS else Watch(timeout)
