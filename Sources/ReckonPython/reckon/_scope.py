"""What formulas may use beside the language's own names, and how they are compiled."""

from __future__ import annotations

import ctypes
import dataclasses
import datetime
import inspect
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ._errors import made
from ._library import Clock, HostFunction, Offset, lib
from ._values import MODES, value_of

if TYPE_CHECKING:
    from ._books import Book

ANGLES = ("degrees", "radians", "gradians")
_PERMISSIONS = {"definitions": 1, "randomness": 2, "clock": 4, "units": 8}


@Clock
def _now(context: Any) -> float:
    return time.time()


@Offset
def _seconds_from_utc(moment: float, context: Any) -> int:
    try:
        return time.localtime(moment).tm_gmtoff
    except (OverflowError, ValueError, OSError):
        return 0


_NO_OFFSET = Offset()


@dataclasses.dataclass(frozen=True)
class Scope:
    """Names that formulas may use, and how formulas are compiled. It can be shared: formulas, sessions and sheets take
    from it what they need when they are made.

    >>> import reckon
    >>> scope = reckon.Scope(values={"rate": 0.25}, definitions="gross(net) = net * (1 + rate)")
    >>> reckon.Formula("gross(price)", scope=scope)(price=100)
    125.0
    """

    #: Values by their names: numbers, Decimals, Fractions, Quantities, texts, truths, dates, lists.
    values: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    #: Definitions in the language: `half(x) = x/2; third = 1/3`.
    definitions: str = ""
    #: Functions of the program by their names: each takes floats and gives a float. An exception is an error of the
    #: formula.
    functions: Mapping[str, Callable[..., float]] = dataclasses.field(default_factory=dict)
    #: Books whose names formulas may use.
    books: Sequence[Book] = ()
    #: `degrees`, `radians` or `gradians`: the unit of angles.
    angles: str = "degrees"
    #: `double`, `decimal` (34 digits) or `exact` (fractions and reals): what formulas compute with.
    numbers: str = "double"
    #: For each currency's code what one euro costs, as text or a number.
    rates: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    #: The day of the rates: `2026-11-27`.
    rates_day: str = ""
    #: Whether formulas may read the clock: `now`, `today`.
    clock: bool = False
    #  The zone whose wall clock dates are readings of, `Europe/Berlin`; without one that of universal time or, with a
    #  clock, of
    #: this computer.
    time_zone: str | None = None
    #: What formulas of others may use, of `definitions`, `randomness`, `clock` and `units`; None for all.
    uses: Sequence[str] | None = None
    #: The functions that formulas of others may call; None for all.
    callable: Sequence[str] | None = None

    def made(self, units: Mapping[str, str], variables: Sequence[str] | None) -> tuple[int, tuple[Any, ...]]:
        """A scope of the library, which the caller frees, and what has to live as long as formulas that were compiled
        with it.

        Raises FormulaError, and ValueError for an option that is none.
        """
        pointer = lib.scope_create()
        try:
            return pointer, self._fill(pointer, units, variables)
        except BaseException:
            lib.scope_free(pointer)
            raise

    def _fill(self, pointer: int, units: Mapping[str, str], variables: Sequence[str] | None) -> tuple[Any, ...]:
        lib.scope_set_angle_unit(pointer, _index("angles", self.angles, ANGLES))
        lib.scope_set_number_mode(pointer, _index("numbers", self.numbers, MODES))
        lib.scope_read_units(pointer, True)
        for book in self.books:
            lib.scope_add_book(pointer, book._pointer)
        if self.rates:
            count = len(self.rates)
            codes = (ctypes.c_char_p * count)(*(code.encode() for code in self.rates))
            prices = (ctypes.c_char_p * count)(*(str(rate).encode() for rate in self.rates.values()))
            day = self.rates_day or datetime.date.today().isoformat()
            made(lib.scope_set_rates, pointer, codes, prices, count, day.encode())
        for name, value in self.values.items():
            held = value_of(value)
            try:
                made(lib.scope_set, pointer, name.encode(), held)
            finally:
                lib.value_free(held)
        kept = [_add(pointer, name, function) for name, function in self.functions.items()]
        if self.clock:
            lib.scope_set_clock(pointer, _now, _seconds_from_utc, None)
        if self.time_zone is not None:
            made(lib.scope_set_time_zone, pointer, self.time_zone.encode())
        if self.definitions:
            text = self.definitions.encode()
            made(lib.scope_define, pointer, text, len(text))
        if self.uses is not None or self.callable is not None:
            uses = _PERMISSIONS if self.uses is None else self.uses
            for use in uses:
                _index("uses", use, tuple(_PERMISSIONS))
            names = None if self.callable is None else " ".join(self.callable).encode()
            lib.scope_permit(pointer, sum(_PERMISSIONS[use] for use in set(uses)), names)
        for name in variables or ():
            unit = units.get(name)
            if not lib.scope_add_variable(pointer, name.encode(), None if unit is None else unit.encode()):
                raise ValueError(f"{name!r} comes twice in variables; give each input once")
        for name, unit in units.items():
            if variables is None or name not in variables:
                lib.scope_set_unit(pointer, name.encode(), unit.encode())
        return tuple(kept)


def _index(option: str, value: str, known: Sequence[str]) -> int:
    if value not in known:
        raise ValueError(f"{option} has {value!r}; give one of {', '.join(known)}")
    return known.index(value)


def _add(pointer: int, name: str, function: Callable[..., float]) -> Any:
    """Makes a function of the program known, and gives what has to live as long as it may be called."""
    count = 0
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind not in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            raise ValueError(
                f"the function {name} has the parameter {parameter}; give a function of a fixed number of numbers"
            )
        count += 1

    def call(values: Any, context: Any) -> float:
        try:
            return float(function(*values[:count]))
        except Exception:  # an exception cannot cross the library: NaN is an error of the formula there
            return float("nan")

    callback = HostFunction(call)
    made(lib.scope_add_function, pointer, name.encode(), count, False, callback, None)
    return callback


def scope_of(scope: Scope | None, numbers: str | None, angles: str | None, time_zone: str | None = None) -> Scope:
    """A scope with what was given beside it in its place."""
    scope = scope or Scope()
    changes: dict[str, Any] = {
        name: value
        for name, value in (("numbers", numbers), ("angles", angles), ("time_zone", time_zone))
        if value is not None
    }
    return dataclasses.replace(scope, **changes) if changes else scope
