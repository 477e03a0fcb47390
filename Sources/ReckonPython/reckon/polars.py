"""Formulas as expressions of polars."""

from __future__ import annotations

from typing import Any

import polars as _pl

from . import _arrow
from ._definitions import name_and_text, statements, with_inputs
from ._errors import FormulaError, told
from ._formula import Formula
from ._values import INSTANT, MODES, TEXT, TRUTH, Options

_DTYPES = {TRUTH: _pl.Boolean, INSTANT: _pl.Datetime("us"), TEXT: _pl.String}


def expr(
    formula: Formula | str,
    *,
    threads: int = 1,
    failures: str = "warn",
    return_dtype: Any = None,
    **inputs: Any,
) -> Any:
    """An expression whose values are those of a formula over columns of the inputs' names: for `select`, `with_columns`
    and `filter`, in lazy frames and in streaming too.

    >>> import polars, reckon.polars
    >>> frame = polars.DataFrame({"price": [20.0, 5.0], "qty": [3, 4]})
    >>> frame.with_columns(reckon.polars.expr("total = price * qty"))["total"].to_list()
    [60.0, 20.0]

    formula: a Formula, its text, or the definition of a column, whose name the expression then has.
    return_dtype: the type of the values. Without it they are Float64, or as the formula's kind needs Boolean,
        Datetime("us") or String.
    inputs: expressions for inputs that are not columns of their names: `expr("a*b", a=polars.col("width"))`. Which
        columns there are is not known here, so that constants and units keep their names, unless an input has one:
        `expr("x*e", e=polars.col("e"))`.

    Missing values and NaN are two things in polars and here. Raises FormulaError when the formula is compiled, and for
    its columns when the expression is computed.
    """
    name = None
    if not isinstance(formula, Formula):
        name, text = name_and_text(formula)
        if len(statements(formula)) > 1:
            raise ValueError(
                f"{formula!r} has several statements; an expression is one column, reckon.Definitions are several")
        formula = with_inputs(text, inputs)
    unknown = inputs.keys() - set(formula.names)
    if unknown:
        raise TypeError(
            f"{', '.join(sorted(unknown))} is not an input; the formula has {', '.join(formula.names) or 'none'}"
        )
    if not formula.names:
        return _pl.lit(formula()).alias(name or "value")
    names = list(formula.names)
    if return_dtype is None and formula.kind == "unknown":
        raise TypeError(
            f"the kind of {formula.source!r} depends on its columns; give return_dtype, or a Formula with units such as "
            f"{{{names[0]!r}: 'date'}}")
    if return_dtype is None:
        return_dtype = (
            _pl.String
            if formula.numbers != MODES[0] and formula._kind not in _DTYPES
            else _DTYPES.get(formula._kind, _pl.Float64)
        )

    def compute(columns: Any) -> Any:
        length = max(len(column) for column in columns)
        # A literal comes as one row.
        whole = [column if len(column) == length else column.new_from_index(0, length) for column in columns]
        frame = _pl.DataFrame([column.rename(each) for each, column in zip(names, whole)])
        try:
            results = _arrow.evaluate_stream(formula, frame, Options(threads, failures)).read(_pl.DataFrame)
        except FormulaError as error:
            raise told(error, {each: frame[each] for each in names}) from None
        series = results.to_series(0)
        if series.dtype != return_dtype and not (series.dtype.is_numeric() and return_dtype.is_numeric()):
            if series.dtype != _pl.Null and return_dtype != _pl.String:
                raise TypeError(
                    f"the values of {formula.source!r} are {series.dtype}; give return_dtype=polars.{series.dtype}")
        return series if series.dtype == return_dtype else series.cast(return_dtype)

    made = _pl.map_batches(
        [inputs.get(each, _pl.col(each)) for each in names], compute, return_dtype=return_dtype, is_elementwise=True
    )
    return made.alias(name or "value")
