"""Values of Reckon as values of Python, and back."""

from __future__ import annotations

import contextlib
import ctypes
import datetime
import decimal
import fractions
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Self

from ._errors import FormulaError, made
from ._library import lib, optional
from ._quantity import Quantity, Real, Uncertain

#: The kinds of values, by their numbers in reckon.h.
KINDS = ("number", "percent", "truth", "date", "quantity", "text", "list", "missing", "complex")
NUMBER, PERCENT, TRUTH, INSTANT, QUANTITY, TEXT, LIST, MISSING, COMPLEX = range(9)
#: The kinds of numbers, by theirs.
MODES = ("double", "decimal", "exact")
POLICIES = {"strict": 0, "ieee": 1}
#: The largest whole number up to which doubles hold all of them.
MOST_WHOLE = 1 << 53
_EPOCH = datetime.datetime(1970, 1, 1)
_MICROSECOND = datetime.timedelta(microseconds=1)


def datetime_of(seconds: float) -> datetime.datetime | float:
    """A date and time by its seconds since 1970-01-01T00:00 of the wall clock; outside of what Python's dates hold, the
    seconds."""
    try:
        return _EPOCH + round(seconds * 1_000_000) * _MICROSECOND
    except (OverflowError, ValueError):
        return seconds


def seconds_of(value: datetime.date | datetime.time) -> float:
    """The seconds since 1970-01-01T00:00 of a date or datetime, of one with a zone those of universal time; of a time
    those since midnight."""
    if isinstance(value, datetime.time):
        return value.hour * 3600 + value.minute * 60 + value.second + value.microsecond / 1e6
    if not isinstance(value, datetime.datetime):
        return (value.toordinal() - _EPOCH.toordinal()) * 86_400.0
    if value.tzinfo is not None:
        value = value.astimezone(datetime.UTC).replace(tzinfo=None)
    return (value - _EPOCH) / datetime.timedelta(seconds=1)


def word_of(value: Any) -> str | None:
    """The word in place of a unit for an input of a value's kind; None for numbers."""
    if isinstance(value, (datetime.date, datetime.time)):
        return "date"
    if isinstance(value, datetime.timedelta):
        return "s"
    if isinstance(value, (Quantity, str)):
        if isinstance(value, Quantity):
            return f"{value.unit} complex" if isinstance(value.value, complex) else value.unit
        return "text"
    if isinstance(value, bool):
        return "truth"
    if isinstance(value, complex):
        return "complex"
    dtype = getattr(value, "dtype", None)
    if dtype is not None:
        return "date" if getattr(dtype, "kind", "") == "M" else None
    if isinstance(value, Sequence):
        items = [item for item in value if item is not None]
        word = word_of(items[0]) if items else None
        if word is not None and (word == "list" or word.endswith(" list")):
            return word.removesuffix("list") + "matrix"
        return "list" if word is None else f"{word} list"
    return None


def python_value(pointer: Any, quantities: bool = True) -> Any:
    """The value at an address, which stays there.

    quantities: whether a number with a unit is a Quantity, rather than the number alone.
    """
    kind = lib.value_kind(pointer)
    if kind in (NUMBER, PERCENT, QUANTITY):
        unit = lib.value_unit(pointer).decode() if kind == QUANTITY else None
        uncertainty = lib.value_uncertainty(pointer)
        number = _number(pointer, unit) if uncertainty == 0 or lib.value_mode(pointer) != 2 else _held(pointer)
        if uncertainty > 0:
            return Uncertain(number, uncertainty, unit)
        return Quantity(number, unit) if unit is not None and quantities else number
    if kind == TRUTH:
        return lib.value_number(pointer) != 0
    if kind == INSTANT:
        value = datetime_of(lib.value_number(pointer))
        if isinstance(value, datetime.datetime) and value.date() == _EPOCH.date() and lib.value_is_time_of_day(pointer):
            return value.time()
        return value
    if kind == TEXT:
        return lib.value_text(pointer).decode()
    if kind == LIST:
        return [python_value(lib.value_item(pointer, index), quantities) for index in range(lib.value_count(pointer))]
    if kind == COMPLEX:
        number = complex(*(lib.value_number(lib.value_item(pointer, index)) for index in range(2)))
        unit = optional(lib.value_unit(pointer))
        return Quantity(number, unit) if unit and quantities else number
    return None


def _number(pointer: Any, unit: str | None) -> float | decimal.Decimal | fractions.Fraction:
    digits, mode = optional(lib.value_digits(pointer)), lib.value_mode(pointer)
    if mode == 1:
        return decimal.Decimal(digits or "NaN")
    if mode == 2:
        return (
            fraction_of(digits)
            if digits
            else Real(lib.value_number(pointer), lib.value_written(pointer).decode().removesuffix(unit or "").rstrip())
        )
    return lib.value_number(pointer)


def _held(pointer: Any) -> float | fractions.Fraction:
    """An exact number, whose text has its uncertainty."""
    digits = optional(lib.value_digits(pointer))
    return fraction_of(digits) if digits else lib.value_number(pointer)


def fraction_of(digits: str) -> fractions.Fraction:
    """The fraction that digits write, `22/7`, of any length: Python reads whole numbers of 4,300 digits at most."""
    if len(digits) <= 4_000:
        return fractions.Fraction(digits)
    parts = [_whole(part) for part in digits.split("/")]
    return fractions.Fraction(*parts)


def _whole(digits: str) -> int:
    sign, digits = (-1, digits[1:]) if digits.startswith("-") else (1, digits)
    if len(digits) <= 4_000:
        return sign * int(digits)
    low = len(digits) // 2
    return sign * (_whole(digits[:-low]) * 10**low + _whole(digits[-low:]))


def value_of(value: Any, unit: str | None = None) -> int:
    """A new value of the library, which the caller frees. Raises FormulaError, and TypeError for what no formula
    takes."""
    spelled = None if unit is None else unit.encode()
    if value is None:
        return lib.value_missing()
    if isinstance(value, bool):
        return lib.value_of_truth(value)
    if isinstance(value, Real):
        return _value_of_real(value, unit)
    if isinstance(value, float):
        return made(lib.value_of_number, value, spelled)
    if isinstance(value, complex):
        return made(lib.value_of_complex, value.real, value.imag, spelled)
    if isinstance(value, int):
        if -MOST_WHOLE <= value <= MOST_WHOLE:
            return made(lib.value_of_number, float(value), spelled)
        return made(lib.value_of_digits, str(value).encode(), 2, spelled)
    if isinstance(value, str):
        octets = value.encode()
        return made(lib.value_of_text, octets, len(octets))
    if isinstance(value, Quantity):
        return value_of(value.value, value.unit)
    if isinstance(value, decimal.Decimal):
        mode = 1 if len(value.as_tuple().digits) <= 34 or not value.is_finite() else 2
        return made(lib.value_of_digits, str(value).encode(), mode, spelled)
    if isinstance(value, fractions.Fraction):
        return made(lib.value_of_digits, f"{value.numerator}/{value.denominator}".encode(), 2, spelled)
    if isinstance(value, (datetime.date, datetime.time)):
        return lib.value_of_instant(seconds_of(value))
    if isinstance(value, datetime.timedelta):
        return made(lib.value_of_number, value / datetime.timedelta(seconds=1), b"s")
    if hasattr(value, "tolist"):  # a scalar or an array of NumPy, a column of another library
        return value_of(value.tolist(), unit)
    if isinstance(value, Sequence):
        with values_of(value) as items:
            return made(lib.value_of_list, items, len(value))
    raise TypeError(
        f"a formula takes no {type(value).__name__}; give a number, a truth, a text, a date, a list or None"
    )


def _value_of_real(real: Real, unit: str | None) -> int:
    """An exact number by its formula. Raises FormulaError where that has another value here."""
    from ._formula import Formula

    for angles in ("degrees", "radians", "gradians"):
        formula = Formula(real.formula, variables=(), numbers=MODES[2], angles=angles)
        pointer = made(lib.evaluate_values, formula._own, None, 0, 0, math.inf)
        if lib.value_number(pointer) == float(real):
            break
        lib.value_free(pointer)
    else:
        raise FormulaError(
            f"{float(real)} is not the value of its formula {real.formula}; give float(…) to go on with its first digits"
        )
    if unit is None:
        return pointer
    try:
        formula = Formula("x", {"x": unit}, ("x",), numbers=MODES[2])
        return made(lib.evaluate_values, formula._own, (ctypes.c_void_p * 1)(pointer), 1, 0, math.inf)
    finally:
        lib.value_free(pointer)


@contextlib.contextmanager
def values_of(values: Sequence[Any]) -> Iterator[Any]:
    """Values of the library one after another, as long as the context is open."""
    made_values = (ctypes.c_void_p * len(values))()
    try:
        for index, value in enumerate(values):
            made_values[index] = value_of(value)
        yield made_values
    finally:
        for pointer in made_values:
            lib.value_free(pointer)


def taken(pointer: Any, quantities: bool = True) -> Any:
    """The value at an address, which is freed."""
    try:
        return python_value(pointer, quantities)
    finally:
        lib.value_free(pointer)


def policy_of(failures: str) -> int:
    """The policy of an option `failures`. Raises ValueError."""
    if failures not in FAILURES:
        raise ValueError(f"failures is {failures!r}; give one of {', '.join(FAILURES)}")
    return 1 if failures == "ieee" else 0


#: What becomes of rows that fail.
FAILURES = ("warn", "null", "raise", "ieee")


class Options(NamedTuple):
    """How rows are evaluated."""

    #: How many threads work at once.
    threads: int = 1
    #: What becomes of rows that fail.
    failures: str = "warn"
    #: The name of the column of results.
    name: str = "value"
    #: After how many seconds the evaluation ends with the error `deadlinePassed`.
    timeout: float | None = None


def most_seconds(timeout: float | None) -> float:
    """The most time that the library takes for a timeout in seconds, or None."""
    if timeout is None:
        return math.inf
    if not timeout >= 0:
        raise ValueError(f"timeout is {timeout}; give a number of seconds, or None")
    return float(timeout)


__all__ = ["FormulaError", "Quantity", "Real", "Uncertain"]
