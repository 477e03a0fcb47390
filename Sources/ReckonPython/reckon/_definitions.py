"""Several definitions over one table, each of which may use those before it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from . import _frames
from ._formula import Formula
from ._scope import Scope, scope_of
from ._values import Options

_OPENING, _CLOSING = "([{", ")]}"
_VALUE = re.compile(r"\s*(`[^`]+`|[^\W\d][\w.]*)\s*:?=(?!=)\s*(.*)", re.S)
_FUNCTION = re.compile(r"\s*[^\W\d]\w*\s*\([^()]*\)\s*:?=(?!=)", re.S)


def statements(text: str) -> list[str]:
    """The statements of a text, which `;` and line ends separate, but not within brackets, texts and comments."""
    found, start, depth, index = [], 0, 0, 0
    while index < len(text):
        character = text[index]
        if character in "\"'`":
            end = text.find(character, index + 1)
            index = len(text) if end < 0 else end
        elif character == "#":
            end = text.find("\n", index)
            text = text[:index] if end < 0 else text[:index] + text[end:]
            continue
        elif character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
        elif character in ";\n" and depth <= 0:
            found.append(text[start:index])
            start = index + 1
        index += 1
    found.append(text[start:])
    return [statement.strip() for statement in found if statement.strip()]


def name_and_text(definition: str) -> tuple[str | None, str]:
    """The name that a statement defines, if it does, and its expression."""
    if not _FUNCTION.match(definition):
        match = _VALUE.match(definition)
        if match:
            return match[1].strip("`"), match[2]
    return None, definition


def with_inputs(text: str, names: Mapping[str, Any]) -> Formula:
    """A formula of which some names are inputs whatever else they mean, where its text has them."""
    formula = Formula(text)
    further = [name for name in names if name not in formula.names and _has(text, name)]
    return Formula(text, variables=[*formula.names, *further]) if further else formula


def _has(text: str, name: str) -> bool:
    """Whether a text has a name as a word."""
    return re.search(rf"(?<![\w.]){re.escape(name)}(?![\w])", text) is not None


class Definitions:
    """Columns by definitions, each of which may use columns and the definitions before it. What several use is computed
    once.

    >>> import reckon, numpy
    >>> columns = reckon.Definitions("net = price * qty; vat = net * 0.2; gross = net + vat")
    >>> columns.names
    ('net', 'vat', 'gross')
    >>> columns.columns({"price": numpy.array([10.0, 20.0]), "qty": numpy.array([1.0, 3.0])})["gross"]
    array([12., 72.])

    Statements are separated by `;` or line ends. A definition of a function, `f(x) = x^2`, is none of the columns.

    units, scope, numbers, angles, time_zone: as for `Formula`.

    Raises ValueError for a statement that defines nothing. What is wrong with a formula is a FormulaError when the
    columns are known.
    """

    #: The names of the columns, in their order.
    names: tuple[str, ...]

    def __init__(
        self,
        text: str,
        units: Mapping[str, str] | None = None,
        *,
        scope: Scope | None = None,
        numbers: str | None = None,
        angles: str | None = None,
        time_zone: str | None = None,
    ) -> None:
        self.text = text
        self._units, self._given = dict(units or {}), scope_of(scope, numbers, angles, time_zone)
        given = self._given
        functions, values = [], []
        for statement in statements(text):
            name, expression = name_and_text(statement)
            if name is not None:
                values.append((name, expression))
            elif _FUNCTION.match(statement):
                functions.append(statement)
            else:
                raise ValueError(f"{statement!r} defines no column; write name = {statement}")
        self._scope = (
            dataclasses.replace(given, definitions="\n".join(filter(None, [given.definitions, *functions])))
            if functions
            else given
        )
        self._values, self.names = values, tuple(name for name, _ in values)
        twice = [name for index, name in enumerate(self.names) if name in self.names[:index]]
        if twice:
            raise ValueError(f"{twice[0]} is defined twice; give each definition a name of its own")
        self._formulas: dict[str, Formula] = {}
        self._open: dict[tuple[Any, ...], Formula] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.text, self._units, self._given)

    def __repr__(self) -> str:
        return f"Definitions({self.text!r})"

    def formula(self, name: str) -> Formula:
        """The formula of a definition, of which those before it that it uses are inputs.

        Raises FormulaError; ValueError for a name that is not defined.
        """
        if name not in self._formulas:
            place = self.names.index(name)
            expression = self._values[place][1]
            # Units of other definitions' inputs are not this one's, and values of those before it have their units.
            units = {each: unit for each, unit in self._units.items() if _has(expression, each)}
            inputs = Formula(expression, units, scope=self._scope).names
            for each in self.names[:place]:
                if each in inputs and (unit := self.formula(each).unit) is not None:
                    units.setdefault(each, unit)
            self._formulas[name] = Formula(expression, units, scope=self._scope)
        return self._formulas[name]

    def columns(
        self, frame: Any, *, threads: int = 1, failures: str = "warn", timeout: float | None = None
    ) -> dict[str, Any]:
        """The columns by their names, each of the table's kind, as `Formula.columns` gives one."""
        options = Options(threads, failures, timeout=timeout)
        if type(frame).__name__ == "LazyFrame":
            whole = self._lazily(frame, options)
            return {name: whole.select(name) for name in self.names}
        found: dict[str, Any] = {}
        units: dict[str, str] = {}
        for place, name in enumerate(self.names):
            formula = self._over(frame, place, units)
            found[name], unit = _frames.columns_and_unit(
                formula, with_columns(frame, found), options._replace(name=name)
            )
            if unit is not None:
                units[name] = unit
        return found

    def _over(self, frame: Any, place: int, units: Mapping[str, str]) -> Formula:
        """The formula of a definition over a table, in which those before it have units that only its columns tell."""
        name, expression = self._values[place]
        formula = self.formula(name)
        given = {
            **{each: unit for each, unit in units.items() if _has(expression, each)},
            **{each: unit for each, unit in self._units.items() if _has(expression, each) and has_column(frame, each)},
        }
        if all(formula.units.get(each) == unit for each, unit in given.items()):
            return formula
        key = (name, *sorted(given.items()))
        if key not in self._open:
            self._open[key] = Formula(expression, given, [*dict.fromkeys([*formula.names, *given])], scope=self._scope)
        return self._open[key]

    def add(self, frame: Any, *, threads: int = 1, failures: str = "warn", timeout: float | None = None) -> Any:
        """The table with the columns behind its own; one of the name of a column takes its place."""
        if type(frame).__name__ == "LazyFrame":
            return self._lazily(frame, Options(threads, failures))
        return with_columns(frame, self.columns(frame, threads=threads, failures=failures, timeout=timeout))

    def _lazily(self, frame: Any, options: Options) -> Any:
        """A LazyFrame of polars with the columns."""
        units: dict[str, str] = {}
        for place, name in enumerate(self.names):
            formula = self._over(frame, place, units)
            expression, unit = _frames.lazy_expression(formula, frame, options)
            frame = frame.with_columns(expression.alias(name))
            if unit is not None:
                units[name] = unit
        return frame


def _restored(text: str, units: Mapping[str, str], scope: Scope) -> Definitions:
    return Definitions(text, units, scope=scope)


def with_columns(frame: Any, columns: Mapping[str, Any]) -> Any:
    """A table with further columns."""
    if not columns:
        return frame
    if isinstance(frame, Mapping):
        return {**frame, **columns}
    library = type(frame).__module__.partition(".")[0]
    if library == "pandas":
        return frame.assign(**columns)
    if library == "polars":
        return frame.with_columns(**columns)
    if library == "pyarrow":
        for name, column in columns.items():
            index = frame.schema.get_field_index(name)
            frame = frame.append_column(name, column) if index < 0 else frame.set_column(index, name, column)
        return frame
    raise TypeError(
        f"{type(frame).__name__} takes no further columns here; give a table of pandas, polars or PyArrow, or a mapping "
        "of arrays")


def has_column(frame: Any, name: str) -> bool:
    """Whether a table has a column."""
    if isinstance(frame, Mapping):
        return name in frame
    if type(frame).__name__ == "LazyFrame":
        return name in frame.collect_schema().names()
    return name in getattr(frame, "column_names", getattr(frame, "columns", ()))


def with_constant(frame: Any, name: str, value: Any) -> Any:
    """A table with a column that has one value in all rows."""
    library = type(frame).__module__.partition(".")[0]
    value = getattr(value, "value", value)
    if library == "pyarrow":
        import pyarrow as pa

        return with_columns(frame, {name: pa.array([value] * frame.num_rows)})
    if library == "polars":
        import polars as pl

        return frame.with_columns(pl.lit(value).alias(name))
    return with_columns(frame, {name: value})
