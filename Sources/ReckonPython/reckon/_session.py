"""Sessions: statements one after another, whose definitions stay in force."""

from __future__ import annotations

import contextlib
import dataclasses
import threading
from collections.abc import Iterator, Mapping
from typing import Any

from ._errors import made
from ._formula import Formula
from ._library import lib, optional, texts
from ._scope import Scope, scope_of
from ._values import most_seconds, python_value, taken, value_of


@dataclasses.dataclass(frozen=True, slots=True)
class Outcome:
    """What a statement came to."""

    #: The value; None for the definition of a function.
    value: Any
    #: The value as formulas read it: `160.02 cm`; None for the definition of a function.
    text: str | None
    #: The name that the statement defines, `total` or `f(x)`; None for an expression.
    definition: str | None
    #: The statement's text.
    source: str
    #: Remarks on readings that could surprise.
    notes: list[str]


class _Exclusive:
    """Lets one thread in at a time, and refuses a function of the host that uses the object which calls it."""

    __slots__ = ("_lock", "_owner")

    def __init__(self) -> None:
        self._lock, self._owner = threading.Lock(), 0

    @contextlib.contextmanager
    def __call__(self) -> Iterator[None]:
        own = threading.get_ident()
        if self._owner == own:
            raise RuntimeError("a function that a session or sheet calls cannot use that session or sheet")
        with self._lock:
            self._owner = own
            try:
                yield
            finally:
                self._owner = 0


class Session:
    """Statements one after another, whose definitions stay in force. A definition follows its text: when a name that it
    uses changes, its value is computed again.

    >>> import reckon
    >>> session = reckon.Session()
    >>> session.run("price = 20 EUR; total = 3 * price")
    Quantity(60.0, 'EUR')
    >>> session["price"] = reckon.Quantity(25, "EUR")
    >>> session["total"]
    Quantity(75.0, 'EUR')
    >>> session.undo()
    True
    >>> session["total"]
    Quantity(60.0, 'EUR')

    scope: values, functions and books that statements may use. Without it they may read the clock.
    numbers, angles: as for `Formula`.

    Any number of threads may use it, one after the other.
    """

    def __init__(self, scope: Scope | None = None, *, numbers: str | None = None, angles: str | None = None) -> None:
        self._pointer = None
        self._scope = scope_of(scope or Scope(clock=True), numbers, angles)
        made_scope, self._kept = self._scope.made({}, None)
        try:
            self._pointer = made(lib.session_create, made_scope)
        finally:
            lib.scope_free(made_scope)
        self._alone = _Exclusive()

    def __del__(self) -> None:
        if getattr(self, "_pointer", None):
            lib.session_free(self._pointer)

    def outcomes(self, text: str, *, timeout: float | None = None) -> list[Outcome]:
        """Runs the statements of a text, which `;` and line ends separate.

        timeout: after how many seconds it ends with the error `deadlinePassed`.

        Raises FormulaError; what the statements before the failing one defined stays defined.
        """
        octets = text.encode()
        with self._alone():
            run = made(lib.session_run, self._pointer, octets, len(octets), 0, most_seconds(timeout))
        try:
            found = []
            for index in range(lib.run_count(run)):
                value = lib.run_value(run, index)
                notes: list[str] = []
                while (note := lib.run_note(run, index, len(notes))) is not None:
                    notes.append(note.decode())
                found.append(
                    Outcome(
                        python_value(value) if value else None,
                        optional(lib.value_written(value)) if value else None,
                        optional(lib.run_definition(run, index)),
                        lib.run_source(run, index).decode(),
                        notes,
                    )
                )
            return found
        finally:
            lib.run_free(run)

    def run(self, text: str, *, timeout: float | None = None) -> Any:
        """Runs the statements of a text, and gives the value of the last; None where that defines a function. Raises as
        `outcomes`."""
        outcomes = self.outcomes(text, timeout=timeout)
        return outcomes[-1].value if outcomes else None

    def formula(self, source: str) -> Formula:
        """A formula that sees the definitions and earlier answers; names that nothing is known of become its inputs.
        Raises FormulaError."""
        octets = source.encode()
        with self._alone():
            return Formula._of(made(lib.session_formula, self._pointer, octets, len(octets)), None, self._kept)

    def __getitem__(self, name: str) -> Any:
        """The value of a name. Raises KeyError where it has none, and FormulaError where its definition fails now."""
        if name not in self.names:
            raise KeyError(name)
        with self._alone():
            return taken(made(lib.session_value, self._pointer, name.encode()))

    def __setitem__(self, name: str, value: Any) -> None:
        """Gives a name a value; what uses the name is computed again. Raises FormulaError."""
        held = value_of(value)
        try:
            with self._alone():
                made(lib.session_set, self._pointer, name.encode(), held)
        finally:
            lib.value_free(held)

    def __delitem__(self, name: str) -> None:
        """Removes a definition; those that use it have no value then. Raises KeyError."""
        if name not in self.names:
            raise KeyError(name)
        with self._alone():
            made(lib.session_remove, self._pointer, name.encode())

    @property
    def names(self) -> list[str]:
        """The names that are defined, in the order of typing."""
        with self._alone():
            return texts(lib.session_names(self._pointer))

    def undo(self) -> bool:
        """Takes back what was defined last. Returns False where there is nothing."""
        with self._alone():
            return lib.session_undo(self._pointer)

    def redo(self) -> bool:
        """Makes again what was taken back last. Returns False where there is nothing."""
        with self._alone():
            return lib.session_redo(self._pointer)


def evaluate(
    text: str,
    values: Mapping[str, Any] | None = None,
    *,
    numbers: str | None = None,
    angles: str | None = None,
    scope: Scope | None = None,
    timeout: float | None = None,
) -> Any:
    """The value of a text as people type it: words after numbers are units, and definitions may come first.

    >>> import reckon
    >>> reckon.evaluate("5 ft 3 in to cm")
    Quantity(160.02, 'cm')
    >>> reckon.evaluate("1/3 + 1/6", numbers="exact")
    Fraction(1, 2)
    >>> reckon.evaluate("0.1 + 0.2", numbers="decimal")
    Decimal('0.3')
    >>> reckon.evaluate("x^2 + 1", {"x": 3})
    10.0
    >>> reckon.evaluate("2026-03-01 - 2026-02-01 to d")
    Quantity(28.0, 'd')

    values: values of names that the text uses.
    numbers: `double` gives floats, `decimal` Decimals, `exact` Fractions, and Reals for what is no fraction.
    timeout: after how many seconds it ends with the error `deadlinePassed`.

    Raises FormulaError.
    """
    session = Session(scope, numbers=numbers, angles=angles)
    for name, value in (values or {}).items():
        session[name] = value
    return session.run(text, timeout=timeout)
