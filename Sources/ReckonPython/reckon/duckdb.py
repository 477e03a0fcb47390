"""Formulas as functions of DuckDB."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import duckdb as _duckdb
import pyarrow as _pa

from . import _arrow
from ._definitions import with_inputs
from ._errors import FormulaError, told
from ._formula import Formula
from ._frames import result_field
from ._library import lib
from ._values import INSTANT, QUANTITY, TEXT, TRUTH, Options

_TYPES = {TRUTH: "BOOLEAN", INSTANT: "TIMESTAMP", TEXT: "VARCHAR"}


def register(
    connection: Any,
    name: str,
    formula: Formula | str,
    types: Mapping[str, str] | None = None,
    *,
    failures: str = "warn",
    threads: int = 1,
) -> Formula:
    """Makes a formula a function of a connection. It takes the formula's inputs by position, as `Formula.names` has
    them.

    >>> import duckdb, reckon.duckdb
    >>> connection = duckdb.connect()
    >>> formula = reckon.duckdb.register(connection, "net", "price * (1 - rebate)")
    >>> connection.sql("select net(price, 0.25) as net from (values (20), (40)) as items(price)").fetchall()
    [(15.0,), (30.0,)]

    types: types of DuckDB by the inputs' names: `{"day": "DATE"}`. Without one an input is DOUBLE, or as its kind needs
        BOOLEAN, TIMESTAMP or VARCHAR, and DuckDB converts what it is called with. A name of a constant or unit that has
        a type is an input too.
    failures: what becomes of rows that fail, which are NULL: `warn`, `null`, `raise` (the query fails) or `ieee`.
    threads: how many threads work on a vector at once. DuckDB calls the function from one thread at a time.

    A NULL is a missing value: the result is NULL, unless the formula does not need the value (`rebate ?? 0`).

    Returns the formula. Raises FormulaError; TypeError for an input or a value that DuckDB has no type for.
    """
    types = dict(types or {})
    formula = formula if isinstance(formula, Formula) else with_inputs(formula, types)
    if formula.numbers != "double" and (without := [each for each in formula.names if each not in types]):
        raise TypeError(
            f"{', '.join(without)} of a formula on {formula.numbers} numbers needs a type, which says how many digits there are; "
            f"give types={{{without[0]!r}: 'DECIMAL(18,2)'}}")
    unknown = types.keys() - set(formula.names)
    if unknown:
        raise TypeError(f"{', '.join(sorted(unknown))} is not an input; the formula has {', '.join(formula.names)}")
    parameters = [types.get(each) or _type(formula, index) for index, each in enumerate(formula.names)]
    names = list(formula.names)
    result = _result_type(connection, formula, parameters)

    def call(*columns: Any) -> Any:
        # Columns come in vectors of at most 2,048 rows, in one chunk.
        table = _pa.Table.from_arrays([_without_chunks(column) for column in columns], names)
        batch = table.to_batches()[0] if table.num_rows else _empty(table)
        try:
            return _pa.array(_arrow.evaluate_array(formula, batch, Options(threads, failures)))
        except FormulaError as error:
            raise told(error, dict(zip(names, batch.columns))) from None

    # DuckDB counts the parameters of the function that it is given.
    call.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter(f"x{index}", inspect.Parameter.POSITIONAL_ONLY) for index in range(len(names))]
    )
    connection.create_function(
        name,
        call,
        [_sqltype(connection, each) for each in parameters],
        _sqltype(connection, result),
        type="arrow",
        null_handling="special",
    )
    return formula


def _without_chunks(column: Any) -> Any:
    return column.combine_chunks() if isinstance(column, _pa.ChunkedArray) else column


def _empty(table: Any) -> Any:
    return _pa.RecordBatch.from_arrays([_pa.array([], field.type) for field in table.schema], schema=table.schema)


def _type(formula: Formula, index: int) -> str:
    # Without a word of another kind an input of a formula whose kinds are open is a number.
    kind = 0 if formula._pointer is None else lib.variable_kind(formula._pointer, index)
    if kind in _TYPES:
        return _TYPES[kind]
    if kind <= QUANTITY:
        return "DOUBLE"
    raise TypeError(
        f"{formula.names[index]} takes a list, which functions of DuckDB do not get here; take its items as inputs"
    )


def _sqltype(connection: Any, name: str) -> Any:
    return connection.type(name) if hasattr(connection, "type") else _duckdb.type(name)


def _result_type(connection: Any, formula: Formula, parameters: list[str]) -> str:
    """The type of the results: that of DuckDB for what the formula gives over columns of the parameters' types."""
    if not parameters:
        raise FormulaError(
            "the formula has no input, so that DuckDB cannot tell how many rows there are; use its value"
        )
    nulls = ", ".join(f'null::{kind} as "{name}"' for name, kind in zip(formula.names, parameters))
    row = connection.cursor().sql(f"select {nulls}").to_arrow_table()
    kind = result_field(formula, row.schema).type
    if _pa.types.is_floating(kind):
        return "DOUBLE"
    if _pa.types.is_boolean(kind):
        return "BOOLEAN"
    if _pa.types.is_timestamp(kind):
        return "TIMESTAMP" if kind.tz is None else "TIMESTAMPTZ"
    if _pa.types.is_date(kind):
        return "DATE"
    if _pa.types.is_time(kind):
        return "TIME"
    if _pa.types.is_decimal(kind):
        return f"DECIMAL({kind.precision},{kind.scale})"
    return "VARCHAR"
