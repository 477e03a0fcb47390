"""Formulas over tables of NumPy, PyArrow, pandas, polars and DuckDB. Each library is only imported where one of its
tables is there."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from . import _arrays, _arrow
from ._errors import FormulaError
from ._values import Options

if TYPE_CHECKING:
    from ._formula import Formula


def columns(formula: Formula, frame: Any, options: Options) -> Any:
    """The formula's value for each row of a table, as a column of the same kind; see `Formula.columns`."""
    return columns_and_unit(formula, frame, options)[0]


def columns_and_unit(formula: Formula, frame: Any, options: Options) -> tuple[Any, str | None]:
    """The same with the unit that the values are in, which the columns' kinds may tell."""
    if isinstance(frame, Mapping):
        return _of_mapping(formula, frame, options)
    kind, library = type(frame).__name__, type(frame).__module__.partition(".")[0]
    if library == "polars":
        return _of_polars(formula, frame, options)
    if library == "pandas" and kind == "DataFrame":
        return _of_pandas(formula, frame, options)
    if library in ("_duckdb", "duckdb") and kind == "DuckDBPyRelation":
        return _of_duckdb(formula, frame, options)
    if library == "pyarrow":
        return _of_pyarrow(formula, frame, options)
    if hasattr(frame, "__arrow_c_stream__"):
        stream = _arrow.evaluate_stream(formula, frame, options)
        return stream, stream.unit
    if hasattr(frame, "__arrow_c_array__"):
        array = _arrow.evaluate_array(formula, frame, options)
        return array, array.unit
    raise TypeError(
        f"{library}.{kind} is no table that formulas read; give a mapping of arrays, a DataFrame of pandas or polars, "
        "a table of PyArrow, a relation of DuckDB, or an object with __arrow_c_stream__"
    )


# A word, and a bracket that may follow.
_WHOLE = re.compile(r"(?<![\w`])([^\W\d]\w*)(?![\w`])(?=(\()?)")


def wanted(formula: Formula, names: Iterable[Any]) -> list[Any]:
    """The columns that a formula may use: the inputs that it has without knowing the columns, and names in its text
    that mean something else then.

    One at least, from which the number of rows is known. Raises FormulaError where an input is no column.
    """
    all_names = list(names)
    texts = [formula.source]
    if formula._spec is not None:
        texts.append(formula._spec[3].definitions)
    inputs = set(formula.names)
    found = [
        name for name in all_names if name in inputs or isinstance(name, str) and any(name in text for text in texts)
    ]
    if len(found) > len(inputs):
        # A part of an input's name or of a function's is no use of the column: `y` in `qty` or `years(`.
        columns = {name for name in all_names if isinstance(name, str)}

        def rest(word: re.Match[str]) -> str:
            return " " if word[1] in inputs or word[2] and word[1] not in columns else word[1]

        texts = [_WHOLE.sub(rest, text) for text in texts]
        found = [name for name in found if name in inputs or any(name in text for text in texts)]
    missing = [name for name in formula.names if name not in found]
    if missing:
        near = difflib.get_close_matches(missing[0], [name for name in all_names if isinstance(name, str)], 1)
        there = ", ".join(str(name) for name in all_names[:20]) or "none"
        advice = f"did you mean {near[0]}?" if near else f"the table has {there}"
        raise FormulaError(
            f"there is no column ‘{missing[0]}’; {advice}",
            kind="missingInput",
            suggestion=near[0] if near else None,
        )
    return found or all_names[:1]


def _pyarrow(what: str) -> Any:
    try:
        import pyarrow
    except ImportError:
        raise ImportError(f"{what} are read by PyArrow, which is not installed; pip install pyarrow") from None
    return pyarrow


# Mappings of arrays


def _of_mapping(formula: Formula, frame: Mapping[str, Any], options: Options) -> tuple[Any, str | None]:
    names = wanted(formula, frame)
    lengths = {name: _rows(frame[name]) for name in names}
    lengths = {name: count for name, count in lengths.items() if count is not None}
    if len(set(lengths.values())) > 1:
        told = ", ".join(f"{name} has {count}" for name, count in lengths.items())
        raise ValueError(f"the columns have different numbers of rows: {told}")
    if any(_arrays.is_on_device(frame[name]) for name in names):
        formula = _with_columns(formula, names)
        return _evaluated(formula, tuple([frame[name] for name in formula.names]), options), formula.unit
    values = tuple([frame[name] for name in formula.names])
    if (
        formula._plain
        and len(names) <= len(values)
        and _arrays.is_present(values)
        and all(_is_numeric(value) for value in values)
    ):
        return _evaluated(formula, values, options), formula.unit
    pa = _pyarrow("arrays of texts, dates and lists")
    table = pa.table({name: frame[name] for name in names})
    column, unit = _of_pyarrow(formula, table, options)
    return numpy_of(column), unit


def _with_columns(formula: Formula, names: list[Any]) -> Formula:
    """The formula of which also columns that hide a constant or a unit are inputs; it is kept."""
    used = tuple([each for each in names if each not in formula.names])
    if not used or formula._spec is None or formula._spec[0] is None:
        return formula
    found = formula._schemas.get(used)
    if found is None:
        source, units, _, scope = formula._spec
        found = type(formula)(source, units, [*formula.names, *used], scope=scope)
        if len(formula._schemas) < 64:
            formula._schemas[used] = found
    return found


def _rows(value: Any) -> int | None:
    """The number of rows of a column; None for a value that all rows share."""
    shape = getattr(value, "shape", None)
    if shape is not None:
        return shape[0] if shape else None
    return len(value) if isinstance(value, (list, tuple)) else None


def _evaluated(formula: Formula, arrays: tuple[Any, ...], options: Options) -> Any:
    """The values for arrays of numbers."""
    return _arrays.evaluate(
        formula, arrays, threads=options.threads, failures=options.failures, timeout=options.timeout
    )


def _is_numeric(value: Any) -> bool:
    dtype = getattr(value, "dtype", None)
    if dtype is None:
        return isinstance(value, (int, float))
    return getattr(dtype, "kind", "") in ("f", "i", "u", "b") and dtype.itemsize <= 8


def numpy_of(column: Any) -> Any:
    """A column of PyArrow as an array of NumPy: missing numbers are NaN, missing dates NaT, and of other types missing
    values are None."""
    import pyarrow as pa

    if pa.types.is_date(column.type):
        column = column.cast(pa.timestamp("s")).cast(pa.timestamp("us"))
    if pa.types.is_timestamp(column.type) and column.type.tz is not None:
        column = column.cast(pa.timestamp("us"))
    return column.to_numpy(zero_copy_only=False) if isinstance(column, pa.Array) else column.to_numpy()


# PyArrow


def _of_pyarrow(formula: Formula, frame: Any, options: Options) -> tuple[Any, str | None]:
    import pyarrow as pa

    if isinstance(frame, (pa.RecordBatch, pa.StructArray)):
        part = frame.select(wanted(formula, frame.schema.names)) if isinstance(frame, pa.RecordBatch) else frame
        array = _arrow.evaluate_array(formula, part, options)
        return pa.array(array), array.unit
    if isinstance(frame, pa.RecordBatchReader):
        wanted(formula, frame.schema.names)
        results = _arrow.evaluate_stream(formula, frame, options)
        return pa.RecordBatchReader.from_batches(*_reported(pa, results)), results.unit
    if isinstance(frame, pa.Table):
        part = frame.select(wanted(formula, frame.schema.names))
        results = _arrow.evaluate_stream(formula, part, options)
        return results.read(pa.table).column(0), results.unit
    raise TypeError(f"pyarrow.{type(frame).__name__} is no table; give a Table, a RecordBatch or a RecordBatchReader")


class _Schema:
    """A schema of PyArrow as that of a table."""

    def __init__(self, schema: Any) -> None:
        self._type = _pyarrow("schemas").struct(list(schema))

    def __arrow_c_schema__(self) -> Any:
        return self._type.__arrow_c_schema__()


def result_field(formula: Formula, schema: Any) -> Any:
    """The field of PyArrow that the results over a table of a schema have. Raises FormulaError."""
    return _pyarrow("schemas").field(_arrow.result_schema(formula, _Schema(schema)))


def _reported(pa: Any, results: Any) -> tuple[Any, Any]:
    """The schema and the batches of results that are read one after the other, and a report at their end."""
    reader = pa.RecordBatchReader.from_stream(results)

    def batches() -> Any:
        try:
            yield from reader
        except pa.ArrowException as error:
            raise (results.error() or error) from None
        results.report()

    return reader.schema, batches()


# pandas


def _of_pandas(formula: Formula, frame: Any, options: Options) -> tuple[Any, str | None]:
    pa = _pyarrow("frames of pandas")
    names = wanted(formula, frame.columns)
    result = _of_floats(formula, frame, names, options)
    if result is not None:
        import pandas as pd

        return pd.Series(result, index=frame.index, name=options.name, copy=False), formula.unit
    # Column by column: a choice of columns would copy them, and the index is none of them.
    table = pa.Table.from_arrays([_pandas_column(pa, frame[each], each) for each in names],
                                 [str(each) for each in names])
    column, unit = _of_pyarrow(formula, table, options)
    return pandas_of(column, frame.index, options.name), unit


# Every so many rows one is looked at to tell whether a column has many missing numbers.
_SAMPLE = 509


def _of_floats(formula: Formula, frame: Any, names: list[Any], options: Options) -> Any:
    """The values for columns that are all floats without a NaN, which stands for a missing number; None for others.

    Where the formula gives NaN for NaN it does not matter whether there is one, unless a row fails: one that lacks a
    number has not. Few missing numbers cost little then, and columns with many are read through Arrow."""
    arrays = _floats(formula, frame, names)
    if arrays is None:
        return None
    import numpy as np

    if formula._passes_nan and not any(np.isnan(array[::_SAMPLE]).any() for array in arrays):
        try:
            # Rows that fail end it without a word: what they are depends on what is missing.
            quiet = options if options.failures == "ieee" else options._replace(failures="raise")
            return _evaluated(formula, arrays, quiet)
        except FormulaError as error:
            if error.row is None:
                raise
    # The least is NaN where a number is, and takes no memory.
    if any(np.isnan(np.minimum.reduce(array, initial=np.inf)) for array in arrays):
        return None
    return _evaluated(formula, arrays, options)


def _floats(formula: Formula, frame: Any, names: list[Any]) -> tuple[Any, ...] | None:
    """The columns as arrays where all are of floats; None for all others."""
    if not formula._plain or len(names) != len(formula.names) or formula.kind not in ("number", "quantity", "percent"):
        return None
    import numpy as np

    arrays = []
    for name in formula.names:
        series = frame[name]
        if getattr(series, "ndim", 1) != 1 or series.dtype not in (np.dtype("float64"), np.dtype("float32")):
            return None
        arrays.append(series.to_numpy())
    return tuple(arrays) if _arrays.is_present(tuple(arrays)) else None


def _pandas_column(pa: Any, series: Any, name: Any) -> Any:
    if getattr(series, "ndim", 1) != 1:
        raise FormulaError(f"several columns are named ‘{name}’; give each its own name", kind="invalidArgument")
    try:
        return pa.array(series.array) if hasattr(series.array, "__arrow_array__") else pa.array(series,
                                                                                                from_pandas=True)
    except (pa.ArrowException, TypeError) as error:
        raise FormulaError(
            f"the column ‘{name}’ has values of several types, or of one that formulas do not read: {error}",
            kind="invalidArgument",
        ) from None


def pandas_of(column: Any, index: Any, name: str) -> Any:
    """A column of PyArrow as a Series: numbers are float64 with NaN for missing ones, truths bool, or boolean where
    some are missing."""
    import pandas as pd
    import pyarrow as pa

    kind = column.type
    if pa.types.is_floating(kind):
        return pd.Series(numpy_of(column), index=index, name=name, copy=False)
    if pa.types.is_boolean(kind) and column.null_count:
        return pd.Series(column.to_pandas(types_mapper={kind: pd.BooleanDtype()}.get).array, index=index, name=name)
    series = column.to_pandas(date_as_object=False)
    series.index, series.name = index, name
    return series


# polars


def _of_polars(formula: Formula, frame: Any, options: Options) -> tuple[Any, str | None]:
    import polars as pl

    if isinstance(frame, pl.LazyFrame):
        expression, unit = lazy_expression(formula, frame, options)
        return frame.select(expression.alias(options.name)), unit
    if not isinstance(frame, pl.DataFrame):
        raise TypeError(f"polars.{type(frame).__name__} is no table; give a DataFrame or a LazyFrame")
    names = wanted(formula, frame.columns)
    part = frame if len(names) == frame.width else frame.select(names)
    results = _arrow.evaluate_stream(formula, part, options)
    return results.read(pl.DataFrame).to_series(0), results.unit


def lazy_expression(formula: Formula, frame: Any, options: Options) -> tuple[Any, str | None]:
    """A formula over the columns of a LazyFrame as an expression of the type that it has there, and its unit."""
    import polars as pl

    from .polars import expr

    empty = pl.DataFrame(schema=frame.collect_schema())
    names = wanted(formula, empty.columns)
    series, unit = _of_polars(formula, empty, Options(failures="null"))
    formula = _with_columns(formula, names)
    return expr(formula, failures=options.failures, threads=options.threads, return_dtype=series.dtype), unit


# DuckDB


def _of_duckdb(formula: Formula, relation: Any, options: Options) -> tuple[Any, str | None]:
    pa = _pyarrow("relations of DuckDB")
    names = wanted(formula, relation.columns)
    part = relation.project(", ".join('"' + each.replace('"', '""') + '"' for each in names))
    # While a stream of a relation is open its connection takes no query: all results are read first.
    results = _arrow.evaluate_stream(formula, part, options)
    table = results.read(pa.table)
    import duckdb

    return (getattr(relation, "_con", None) or duckdb).from_arrow(table), results.unit
