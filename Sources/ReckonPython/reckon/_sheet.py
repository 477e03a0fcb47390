"""Sheets: cells that hold formulas of each other."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping
from typing import Any

from ._errors import made
from ._library import lib, texts
from ._scope import Scope, scope_of
from ._session import _Exclusive
from ._values import taken


class Sheet:
    """Cells that hold formulas of each other, and are up to date after every edit.

    >>> import reckon
    >>> sheet = reckon.Sheet({"A1": "20", "A2": "3 * A1", "total": "sum(A1:A2)"})
    >>> sheet.value("total")
    80.0
    >>> sheet["A1"] = "30"
    >>> sheet.value("total"), sheet["A2"]
    (120.0, '3 * A1')
    >>> sheet.undo()
    ['A1', 'A2', 'total']
    >>> sheet.value("total")
    80.0

    A cell has a place, `A1` to `ZZZ9999999`, or any name. What is assigned is its text, or a number. Any number of
    threads may use a sheet, one after the other.

    cells: texts by the names of their cells.
    scope, numbers, angles: as for `Formula`.
    """

    def __init__(
        self,
        cells: Mapping[str, Any] | None = None,
        scope: Scope | None = None,
        *,
        numbers: str | None = None,
        angles: str | None = None,
    ) -> None:
        self._pointer = None
        made_scope, self._kept = scope_of(scope, numbers, angles).made({}, None)
        try:
            self._pointer = made(lib.sheet_create, made_scope)
        finally:
            lib.scope_free(made_scope)
        self._alone = _Exclusive()
        if cells:
            self.edit(cells)

    def __del__(self) -> None:
        if getattr(self, "_pointer", None):
            lib.sheet_free(self._pointer)

    def edit(self, cells: Mapping[str, Any]) -> list[str]:
        """Gives cells other texts, None to empty them, as one step for `undo`. Returns the names of the cells whose
        value or error is another now.

        Raises FormulaError for a name that no cell can have; nothing has changed then. A text that is not a formula is
        the cell's all the same, and `value` raises its error.
        """
        count = len(cells)
        names = (ctypes.c_char_p * count)(*(name.encode() for name in cells))
        given = (ctypes.c_char_p * count)(*(None if text is None else _text(text).encode() for text in cells.values()))
        with self._alone():
            return texts(made(lib.sheet_edit, self._pointer, names, given, count))

    def value(self, name: str) -> Any:
        """The value of a cell; None for an empty one. Raises FormulaError where it has none."""
        with self._alone():
            return taken(made(lib.sheet_value, self._pointer, name.encode()))

    def __getitem__(self, name: str) -> str:
        """The text of a cell. Raises KeyError for an empty one."""
        with self._alone():
            found = texts(lib.sheet_text(self._pointer, name.encode()))
        if not found:
            raise KeyError(name)
        return found[0]

    def __setitem__(self, name: str, text: Any) -> None:
        self.edit({name: text})

    def __delitem__(self, name: str) -> None:
        self.edit({name: None})

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    @property
    def names(self) -> list[str]:
        """The cells that are not empty, in the order in which they were first filled or named."""
        with self._alone():
            return texts(lib.sheet_names(self._pointer))

    def dependencies(self, name: str) -> list[str]:
        """The cells that a cell uses itself."""
        with self._alone():
            return texts(lib.sheet_dependencies(self._pointer, name.encode()))

    def dependents(self, name: str) -> list[str]:
        """The cells that use a cell themselves."""
        with self._alone():
            return texts(lib.sheet_dependents(self._pointer, name.encode()))

    def undo(self) -> list[str] | None:
        """Takes back the last edit. Returns the cells that changed; None where there is nothing."""
        with self._alone():
            changed = lib.sheet_undo(self._pointer)
        return texts(changed) if changed else None

    def redo(self) -> list[str] | None:
        """Makes again what was taken back last. Returns the cells that changed; None where there is nothing."""
        with self._alone():
            changed = lib.sheet_redo(self._pointer)
        return texts(changed) if changed else None


def _text(text: Any) -> str:
    """The text of a cell: a number's is its digits."""
    if isinstance(text, bool):
        return "true" if text else "false"
    if isinstance(text, (str, int, float)) or hasattr(text, "as_tuple") or hasattr(text, "numerator"):
        return str(text)
    raise TypeError(f"a cell's text cannot be a {type(text).__name__}; give a text or a number")
