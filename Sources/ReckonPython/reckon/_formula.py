"""Formulas: compiled once, and evaluated over numbers, arrays and frames."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Mapping, Sequence
from typing import Any

from . import _arrays
from ._errors import FormulaError, error_of, made
from ._library import lib, optional, texts
from ._scope import Scope, scope_of
from ._values import (
    INSTANT,
    KINDS,
    MODES,
    MOST_WHOLE,
    QUANTITY,
    TRUTH,
    Options,
    Quantity,
    most_seconds,
    policy_of,
    taken,
    values_of,
    word_of,
)

_OPTIONS = frozenset(("out", "where", "threads", "failures", "dtype", "timeout"))
_NUMBERS = frozenset((float, int, bool))
# Errors of a formula whose inputs may be of other kinds than numbers, which only values or columns tell.
_OF_KINDS = frozenset(("mismatchedKinds", "incompatibleUnits", "misplacedKind", "misplacedUnit", "wrongKind"))


class Formula:
    """A formula that is compiled once, and evaluated from any number of threads.

    >>> import reckon
    >>> f = reckon.Formula("price * qty * (1 - discount)", units={"price": "EUR"})
    >>> f(price=20, qty=3, discount=0.1)
    54.0
    >>> f.names, f.unit, f.kind
    (('price', 'qty', 'discount'), 'EUR', 'quantity')

    source: an expression, perhaps after definitions that end in `;`.
    units: the units that inputs' numbers are in, by the inputs' names: `{"distance": "km"}`. One of the words `date`,
        `truth`, `text`, `list` and `matrix` may stand in place of a unit, `text list` and `Ω matrix` too.
    variables: the inputs in their order. Without it each unknown name becomes an input, in order of appearance.
    scope: values, functions and books that the formula may use.
    numbers: `double`, `decimal` or `exact`; None for what the scope says.
    angles: `degrees`, `radians` or `gradians`; None for what the scope says.
    time_zone: the zone whose wall clock dates of columns with zones are read by, `Europe/Berlin`; None for what the
    scope
        says.

    Raises FormulaError.
    """

    __slots__ = (
        "__weakref__",
        "_addresses",
        "_count",
        "_error",
        "_kept",
        "_kernels",
        "_kind",
        "_layouts",
        "_plain",
        "_pointer",
        "_schemas",
        "_name_set",
        "_passes_nan",
        "_spec",
        "_text",
        "names",
        "unit",
    )

    #: The inputs, in the order in which they are given by position.
    names: tuple[str, ...]
    #: The unit that the value is in: `km/h`; None for what is no quantity.
    unit: str | None

    def __init__(
        self,
        source: str,
        units: Mapping[str, str] | None = None,
        variables: Sequence[str] | None = None,
        *,
        scope: Scope | None = None,
        numbers: str | None = None,
        angles: str | None = None,
        time_zone: str | None = None,
    ) -> None:
        spec = (
            source,
            dict(units or {}),
            None if variables is None else tuple(variables),
            scope_of(scope, numbers, angles, time_zone),
        )
        text = source.encode()
        try:
            self._make(spec, lambda scope, error: lib.compile(text, len(text), scope, error))
        except FormulaError as error:
            if error.kind == "unknownName" and error.source in spec[1] and error.source != source:
                name, near = error.source, error.suggestion
                raise FormulaError(
                    f"units has {name!r}, which is not an input of the formula; "
                    + (f"did you mean {near}?" if near else f"name one of its inputs, or leave {name!r} out"),
                    kind="unknownName",
                    suggestion=near,
                ) from None
            if error.kind not in _OF_KINDS:
                raise
            self._leave_open(spec, error)

    def _make(self, spec: Any, make: Any) -> None:
        """Becomes the formula that a function gives for a scope and the place for an error."""
        self._pointer: int | None = None
        self._error: FormulaError | None = None
        _, units, variables, scope = spec
        pointer, kept = scope.made(units, variables)
        try:
            self._take(made(make, pointer), spec, kept)
        finally:
            lib.scope_free(pointer)

    def _take(self, pointer: int, spec: Any, kept: tuple[Any, ...] = ()) -> None:
        self._pointer, self._spec, self._kept, self._error = pointer, spec, kept, None
        self._count = lib.variable_count(pointer)
        self.names = tuple(lib.variable_name(pointer, index).decode() for index in range(self._count))
        self.unit = optional(lib.unit(pointer))
        self._kind = lib.formula_kind(pointer)
        self._text = lib.formula_source(pointer).decode()
        self._plain = (
            lib.formula_mode(pointer) == 0
            and self._kind <= QUANTITY
            and all(lib.variable_kind(pointer, index) <= QUANTITY for index in range(self._count))
        )
        # Whether the value is NaN wherever an input is.
        self._passes_nan = lib.passes_nan(pointer)
        self._addresses = ctypes.c_void_p * self._count
        self._name_set = frozenset(self.names)
        self._layouts: dict[Any, Any] = {}
        self._schemas: dict[Any, Any] = {}
        # Kernels for GPUs, and their texts.
        self._kernels: dict[Any, Any] = {}

    def _leave_open(self, spec: Any, error: FormulaError) -> None:
        """Becomes a formula that takes its inputs' kinds from values or columns. Raises the error where it has no
        inputs, and no constant or unit whose name a column may have."""
        source, units, variables, scope = spec
        text = source.encode()
        pointer, _ = scope.made(units, variables)
        try:
            names = tuple(texts(made(lib.inputs, text, len(text), pointer)))
        finally:
            lib.scope_free(pointer)
        # Inputs that are listed are all there are.
        if not set(names) - units.keys() and (variables is not None or not _has_known_words(source, scope)):
            raise error
        self._pointer, self._spec, self._kept, self._error = None, spec, (), error.with_traceback(None)
        self._count, self.names, self.unit, self._kind, self._text = len(names), names, None, -1, source
        self._plain, self._layouts, self._schemas, self._name_set = False, {}, {}, frozenset(names)
        self._passes_nan = False

    @property
    def _own(self) -> int:
        """The formula in the library. Raises FormulaError where the kinds of its inputs are not known."""
        if self._pointer is None:
            raise self._error or FormulaError("the formula is freed")
        return self._pointer

    @classmethod
    def _of(cls, pointer: int, spec: Any = None, kept: tuple[Any, ...] = ()) -> Formula:
        """The formula at an address, which it owns."""
        formula = cls.__new__(cls)
        formula._take(pointer, spec, kept)
        return formula

    @classmethod
    def from_image(cls, image: bytes, scope: Scope | None = None) -> Formula:
        """A formula from its stored program, which is verified whatever it is.

        scope: the functions that it calls.

        Raises FormulaError.
        """
        formula = cls.__new__(cls)
        formula._make(
            (None, {}, None, scope or Scope()), lambda scope, error: lib.read_image(image, len(image), scope, error)
        )
        return formula

    def __del__(self) -> None:
        if getattr(self, "_pointer", None):
            lib.formula_free(self._pointer)
            self._pointer = None

    # What it is

    @property
    def source(self) -> str:
        """The formula's text."""
        return self._text

    @property
    def kind(self) -> str:
        """The kind of the value: `number`, `percent`, `truth`, `date`, `quantity`, `text`, `list` or `missing`; and
        `unknown` where it depends on the kinds of inputs, such as `due + 1 month`."""
        return "unknown" if self._kind < 0 else KINDS[self._kind]

    @property
    def numbers(self) -> str:
        """What it computes with: `double`, `decimal` or `exact`."""
        return self._spec[3].numbers if self._pointer is None else MODES[lib.formula_mode(self._pointer)]

    @property
    def units(self) -> dict[str, str]:
        """The units of the inputs that have one, or the word in its place."""
        if self._pointer is None:
            return dict(self._spec[1])
        return {
            name: unit.decode()
            for index, name in enumerate(self.names)
            if (unit := lib.variable_unit(self._own, index)) is not None
        }

    @property
    def notes(self) -> list[str]:
        """Remarks on readings that could surprise."""
        notes: list[str] = []
        while (note := lib.formula_note(self._own, len(notes))) is not None:
            notes.append(note.decode())
        return notes

    @property
    def native(self) -> bool:
        """Whether it runs as machine code. That is made when it pays, or by `prepare`."""
        return self._pointer is not None and lib.is_native(self._pointer, 0)

    def prepare(self) -> bool:
        """Makes machine code now, rather than when the formula has been evaluated often. Returns whether it has
        some."""
        return lib.prepare_native(self._own, 0)

    @property
    def image(self) -> bytes:
        """The stored program, which `Formula.from_image` reads."""
        length = lib.image(self._own, None, 0)
        memory = (ctypes.c_uint8 * length)()
        lib.image(self._own, memory, length)
        return bytes(memory)

    def derivative(self, name: str) -> Formula:
        """The derivative by an input, as a formula of the same inputs. Raises FormulaError where there is none.

        >>> import reckon
        >>> reckon.Formula("a*x^3").derivative("x")(a=2, x=3)
        54.0
        """
        return Formula._of(made(lib.derivative, self._own, name.encode()), None, self._kept)

    def __repr__(self) -> str:
        return f"Formula({self._text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (None if self._pointer is None else self.image, self._spec)

    # Evaluating

    def __call__(self, *values: Any, **named: Any) -> Any:
        """The value for inputs by position, by name, or in one mapping of names to values.

        >>> import reckon, numpy
        >>> ratio = reckon.Formula("a / b")
        >>> ratio(1, 4), ratio(a=1, b=4), ratio({"a": 1, "b": 4})
        (0.25, 0.25, 0.25)
        >>> ratio(numpy.array([1, 2, 3]), 4)
        array([0.25, 0.5 , 0.75])

        Numbers give a number in the formula's `unit`: a float, a Decimal or Fraction in the modes that have those, a
        bool for truths, a datetime for dates. Inputs may be of any kind: numbers, Quantities, texts, truths, dates,
        lists, None for a missing one.

        NumPy's arrays give an array of float64 (bool for truths, complex128 for complex values), by NumPy's rules of
        broadcasting. Arrays of float64 and float32 are read where they are, with any distance between rows, backwards
        too. Arrays on an NVIDIA GPU, of CuPy, torch or Numba, give one of their library there, of float64 (bool for
        truths). Then there are these options, unless inputs have their names:

        out: an array of float64 or float32 for the results, which is returned. It may be one of the inputs.
        where: an array of truths: other rows are not evaluated, and keep what `out` has there, or are NaN.
        dtype: the type of the result.
        threads: how many threads work at once.
        failures: what becomes of rows that fail, which are NaN: `warn` (a FailureWarning says how many, and why the
            first), `null` (nothing), `raise` (the first error), or `ieee` (NaN and infinities flow on as IEEE 754
            says).
        timeout: after how many seconds the evaluation ends with the error `deadlinePassed`. Single values take it too.

        An interrupt from the keyboard ends the evaluation of arrays soon.

        Raises FormulaError; TypeError for inputs that are missing or too many, and for what no formula takes.
        """
        options: dict[str, Any] = {}
        if named and not values and len(named) == self._count and self._name_set.issuperset(named):
            # The shortest way for inputs by name.
            values = tuple([named[name] for name in self.names])
        elif named:
            if not _OPTIONS.isdisjoint(named):
                options = {name: named.pop(name) for name in _OPTIONS & named.keys() if name not in self.names}
            values = self._ordered(values, named)
        elif len(values) == 1 and isinstance(values[0], Mapping):
            values = self._ordered(values, {})
        if len(values) != self._count or self._count and _is_table(values[0]):
            if values and _is_table(values[0]):
                raise TypeError(f"the inputs are a table, {type(values[0]).__name__}; call columns() with it")
            raise TypeError(f"the formula has {self._count} inputs, {', '.join(self.names)}, and got {len(values)}")
        if not options and self._plain and _NUMBERS.issuperset(map(type, values)):
            return self._number(values)
        formula = self if self._pointer is not None and not self._has_other_kinds(values) else self._for(values)
        if _arrays.is_present(values):
            return _arrays.evaluate(formula, values, **options)
        return formula._value(values, **options)

    def _has_other_kinds(self, values: tuple[Any, ...]) -> bool:
        """Whether a value is a date or a text where the formula, without a unit for the input, takes a number."""
        if self._spec is None or self._spec[0] is None:
            return False
        return any(
            word_of(value) in ("date", "text")
            and name not in self._spec[1]
            and lib.variable_kind(self._own, index) <= QUANTITY
            for index, (name, value) in enumerate(zip(self.names, values))
        )

    def _for(self, values: tuple[Any, ...]) -> Formula:
        """The formula for inputs of the kinds of values. Raises FormulaError."""
        source, units, _, scope = self._spec
        units = dict(units)
        for name, value in zip(self.names, values):
            if name not in units and (unit := word_of(value)) is not None:
                units[name] = unit
        key = tuple(sorted(units.items()))
        formula = self._schemas.get(key)
        if formula is None:
            formula = Formula(source, units, self.names, scope=scope)
            if formula._pointer is None:
                raise formula._error or FormulaError("the formula is freed")
            if len(self._schemas) < 64:
                self._schemas[key] = formula
        return formula

    def _ordered(self, values: tuple[Any, ...], named: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values of the inputs in their order."""
        if len(values) == 1 and isinstance(values[0], Mapping):
            # More than the inputs may be there, as in a row of a table.
            given = {**values[0], **named}
            unknown = named.keys() - set(self.names)
        elif len(values) <= self._count:
            first = dict(zip(self.names, values))
            twice = first.keys() & named.keys()
            if twice:
                raise TypeError(f"{', '.join(sorted(twice))} is given by position and by name")
            given = {**first, **named}
            unknown = given.keys() - set(self.names)
        else:
            raise TypeError(f"the formula has {self._count} inputs, {', '.join(self.names)}, and got {len(values)}")
        if unknown:
            raise TypeError(
                f"{', '.join(sorted(unknown))} is not an input; the formula has {', '.join(self.names) or 'none'}"
            )
        try:
            return tuple([given[name] for name in self.names])
        except KeyError as missing:
            raise TypeError(
                f"the input {missing.args[0]} has no value; the formula has {', '.join(self.names)}"
            ) from None

    def _number(self, values: tuple[Any, ...], policy: int = 0) -> Any:
        """The value for Python's numbers, by the shortest way."""
        if self._kind == INSTANT:
            return self._value(values)
        result, error = ctypes.c_double(), ctypes.c_void_p()
        try:
            numbers = (ctypes.c_double * self._count)(*values)
        except OverflowError:
            numbers = None
        if numbers is None or not all(map(_is_held, values)):
            return self._value(values)
        if not lib.evaluate(self._pointer, numbers, self._count, policy, ctypes.byref(result), ctypes.byref(error)):
            found = error_of(error)
            try:
                if found.kind == "missingValue":
                    return self._value(values)
                raise found
            finally:
                del found
        return result.value != 0 if self._kind == TRUTH else result.value

    def _value(
        self,
        values: tuple[Any, ...],
        failures: str = "warn",
        timeout: float | None = None,
        threads: int = 1,
        out: None = None,
        where: None = None,
        dtype: None = None,
    ) -> Any:
        """The value for values of any kind."""
        if out is not None or where is not None or dtype is not None:
            raise TypeError("out, where and dtype are options of arrays; there are none among the inputs")
        values = tuple([self._converted(index, value) for index, value in enumerate(values)])
        with values_of(values) as given:
            pointer = made(
                lib.evaluate_values, self._own, given, self._count, policy_of(failures), most_seconds(timeout)
            )
        return taken(pointer, quantities=False)

    def _converted(self, index: int, value: Any) -> Any:
        """A Quantity as the number that the input takes, in its unit; a date for an input that takes seconds."""
        if type(value) is int and self.numbers == MODES[0] and not _is_held(value):
            raise FormulaError(
                f"the whole number {value} of ‘{self.names[index]}’ is more than a double holds; compute in decimals or "
                'exact numbers, Formula(…, numbers="decimal")',
                kind="wrongKind",
            )
        if isinstance(value, Quantity):
            unit = optional(lib.variable_unit(self._own, index))
            if unit is None:
                name = self.names[index]
                raise TypeError(f"{name} is a plain number and got {value}; give units={{{name!r}: {value.unit!r}}}")
            return value.value if unit == value.unit else value.to(unit).value
        return value

    def columns(
        self, frame: Any, *, threads: int = 1, failures: str = "warn", timeout: float | None = None
    ) -> Any:
        """The formula's value for each row of a table, as a column of the same kind: a Series of pandas or polars, a
        ChunkedArray of PyArrow, a relation of DuckDB with one column, or an array of NumPy for a mapping of names to
        arrays, and for arrays on a GPU one of their library there.

        >>> import reckon, numpy
        >>> f = reckon.Formula("price * qty")
        >>> f.columns({"price": numpy.array([20.0, 5.0]), "qty": numpy.array([3.0, 4.0])})
        array([60., 20.])

        The types of the columns are the formula's kinds: dates and timestamps are dates, text is text, whole numbers
        and truths what they are. A missing value that a row needs makes its result missing. Rows that fail are missing
        too, see `failures` and `timeout` of `__call__`.

        Raises FormulaError, also for an input that is no column; TypeError for what is no table.
        """
        from . import _frames

        return _frames.columns(self, frame, Options(threads, failures, timeout=timeout))


# What comes before a unit that is no column: a number or its bracket, another unit, or a word such as `to`.
_BEFORE_UNITS = re.compile(r"(?:[\d.)\]/^]|\b(?:to|in|as|per))\s*$")


def _has_known_words(source: str, scope: Scope) -> bool:
    """Whether a text has a word, outside of quotation marks, that means something and may be the name of a column: a
    constant, `e`, or a unit that stands where a value does, `t to h`."""
    text = re.sub(r'"(?:[^"\\]|\\.)*"', '""', source)
    found = list(re.finditer(r"[^\W\d]\w*", text))
    if any(_is_value(word, scope, "number") for word in {match[0] for match in found}):
        return True
    bare = {match[0] for match in found if not _BEFORE_UNITS.search(text, 0, match.start())}
    return any(_is_value(f"1 [{word}]", scope, "quantity") for word in bare)


def _is_value(text: str, scope: Scope, kind: str) -> bool:
    """Whether a text is a value of a kind by itself."""
    try:
        formula = Formula(text, scope=scope)
    except FormulaError:
        return False
    return not formula.names and formula.kind == kind


def _is_held(value: float) -> bool:
    """Whether a double has all digits of a number."""
    if type(value) is not int or -MOST_WHOLE <= value <= MOST_WHOLE:
        return True
    return value.bit_length() <= 1024 and value.bit_length() - (value & -value).bit_length() < 53


def _is_table(value: Any) -> bool:
    """Whether a value is a table rather than a column or a number."""
    return type(value) not in _NUMBERS and hasattr(value, "columns") and hasattr(value, "__arrow_c_stream__")


def _restored(image: bytes | None, spec: Any) -> Formula:
    """A formula that was pickled: from its stored program, or of another version from its text."""
    if image is None:
        source, units, variables, scope = spec
        return Formula(source, units, variables, scope=scope)
    formula = Formula.__new__(Formula)
    if spec is None:
        return Formula.from_image(image)
    try:
        formula._make(spec, lambda scope, error: lib.read_image(image, len(image), scope, error))
    except FormulaError:
        source, units, variables, scope = spec
        if source is None:
            raise
        return Formula(source, units, variables, scope=scope)
    return formula
