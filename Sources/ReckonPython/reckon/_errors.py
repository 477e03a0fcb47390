"""What can be wrong with a formula."""

from __future__ import annotations

import collections
import ctypes
from collections.abc import Mapping
from typing import Any, NoReturn

from ._library import lib

_STAGES = ("syntax", "meaning", "evaluation", "use")


class FormulaError(ValueError):
    """A formula that cannot be compiled or evaluated. Its text is one sentence, and the line with a mark below what is
    wrong.

    >>> import reckon
    >>> try:
    ...     reckon.Formula("3 + siin(x)")
    ... except reckon.FormulaError as found:
    ...     error = found
    >>> print(error)
    the function ‘siin’ is not known; did you mean sin?
      3 + siin(x)
          ^^^^
    >>> error.kind, error.range, error.hint
    ('unknownFunction', (4, 8), 'did you mean sin?')
    """

    #: One word that does not change: `unknownName`. The kinds are listed in the document “Kinds of errors”.
    kind: str
    #: One sentence that says what is wrong and what to do.
    message: str
    #: The text that `range` points into: the formula's own, or that of a definition that it uses.
    source: str
    #: The characters of `source` that are wrong: `source[start:end]`.
    range: tuple[int, int]
    #: The lines that are wrong, with marks below.
    snippet: str
    #: What to do about it, or None.
    hint: str | None
    #: What to write in place of what is wrong, where one word would do, or None.
    suggestion: str | None
    #: `syntax`, `meaning`, `evaluation` or `use`: when it is found.
    stage: str
    #: The first row that failed, counted from 0; None for an error of no row.
    row: int | None

    def __init__(self, message: str, **facts: Any) -> None:
        if not facts:
            # polars makes the error again of its text, with more behind it.
            message, facts = next((known for text, *known in _told if message.startswith(text)), (message, facts))
        self.kind = facts.get("kind", "invalidArgument")
        self.message = message
        self.source = facts.get("source", "")
        self.range = facts.get("range", (0, 0))
        self.snippet = facts.get("snippet", "")
        self.suggestion = facts.get("suggestion")
        self.stage = facts.get("stage", "use")
        self.row = facts.get("row")
        self.hint = message.rpartition("; ")[2] if "; " in message else None
        super().__init__("\n".join(part for part in (message, self.snippet) if part))

    def __reduce__(self) -> tuple[Any, ...]:
        names = ("kind", "source", "range", "snippet", "suggestion", "stage", "row")
        return _restored, (type(self), self.message, {name: getattr(self, name) for name in names})


def _restored(kind: type[FormulaError], message: str, facts: dict[str, Any]) -> FormulaError:
    return kind(message, **facts)


# The texts of the last errors that went through a library which hands on texts alone, with their messages and facts.
_told: collections.deque[tuple[str, str, dict[str, Any]]] = collections.deque(maxlen=16)


def told(error: FormulaError, columns: Mapping[str, Any]) -> FormulaError:
    """An error of a row whose text says which row of some columns it is, and what they have there."""
    if error.row is None:
        return error
    values = ", ".join(f"{name} = {column[error.row]}" for name, column in columns.items())
    _, (kind, _, facts) = error.__reduce__()
    found = kind(f"in row {error.row}, where {values}: {error.message}", **facts)
    _told.append((str(found), found.message, facts))
    return found


class FailureWarning(UserWarning):
    """Rows of columns that failed, and are null or NaN in the result."""


def error_of(pointer: ctypes.c_void_p) -> FormulaError:
    """The error at an address, which is freed."""
    try:
        source = (lib.error_source(pointer) or b"").decode()
        octets = source.encode()

        def place(offset: int) -> int:
            return len(octets[: max(0, offset)].decode(errors="ignore"))

        row = lib.error_row(pointer)
        suggestion = lib.error_suggestion(pointer)
        return FormulaError(
            lib.error_message(pointer).decode(),
            kind=lib.error_kind(pointer).decode(),
            source=source,
            range=(place(lib.error_start(pointer)), place(lib.error_end(pointer))),
            snippet=(lib.error_snippet(pointer) or b"").decode(),
            suggestion=None if suggestion is None else suggestion.decode(),
            stage=_STAGES[lib.error_stage(pointer)],
            row=None if row < 0 else row,
        )
    finally:
        lib.error_free(pointer)


def fail(pointer: ctypes.c_void_p) -> NoReturn:
    """Raises the error at an address."""
    raise error_of(pointer)


def made(function: Any, *arguments: Any) -> Any:
    """What a function gives whose last parameter is the place for an error. Raises FormulaError where it gives
    nothing."""
    error = ctypes.c_void_p()
    result = function(*arguments, ctypes.byref(error))
    if not result:
        fail(error)
    return result
