"""Formulas for data sets of Spark, whose workers need this package too: it is one wheel without requirements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pyarrow as _pa
from pyspark.sql.pandas.types import from_arrow_type, to_arrow_schema, to_arrow_type
from pyspark.sql.types import DataType, StructField, StructType

from ._definitions import Definitions
from ._formula import Formula
from ._frames import result_field


def column(
    frame: Any,
    definitions: Definitions | str,
    *,
    units: Mapping[str, str] | None = None,
    failures: str = "warn",
    threads: int = 1,
) -> Any:
    """A data set with a column for each definition, of which each may use those before it; in one pass by `mapInArrow`.

    >>> frame = spark.createDataFrame([(20.0, 3), (5.0, 4)], "price double, qty int")   # doctest: +SKIP
    >>> reckon.spark.column(frame, "total = price * qty").collect()                     # doctest: +SKIP
    [Row(price=20.0, qty=3, total=60.0), Row(price=5.0, qty=4, total=20.0)]

    failures: what becomes of rows that fail, which are NULL: `warn` (in the log of the workers), `null`, `raise` (the
        job fails) or `ieee`.

    Raises FormulaError for a formula that does not fit the columns, before any job runs.
    """
    given = definitions if isinstance(definitions, Definitions) else Definitions(definitions, units)
    zone = frame.sparkSession.conf.get("spark.sql.session.timeZone")
    schema = to_arrow_schema(frame.schema, timezone=zone)
    fields, types = list(frame.schema.fields), {}
    for name in given.names:
        found = result_field(given.formula(name), schema)
        types[name] = _of_spark(found.type)
        index = schema.get_field_index(name)
        field = StructField(name, from_arrow_type(types[name]), True, _metadata(found))
        if index < 0:
            schema, fields = schema.append(_pa.field(name, types[name])), [*fields, field]
        else:
            schema, fields[index] = schema.set(index, _pa.field(name, types[name])), field

    def run(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            for name in given.names:
                values = _cast(given.formula(name).columns(batch, threads=threads, failures=failures), types[name])
                index = batch.schema.get_field_index(name)
                batch = batch.append_column(name, values) if index < 0 else batch.set_column(index, name, values)
            yield batch

    return frame.mapInArrow(run, StructType(fields))


def register(
    session: Any,
    name: str,
    formula: Formula | str,
    types: Mapping[str, Any] | None = None,
    *,
    failures: str = "warn",
    threads: int = 1,
) -> Any:
    """Makes a formula a function of SQL by `arrow_udf`. It takes the formula's inputs by position, as `Formula.names`
    has them.

    >>> reckon.spark.register(spark, "net", "price * (1 - rebate)")                     # doctest: +SKIP
    >>> spark.sql("select net(price, 0.25) from items").collect()                       # doctest: +SKIP

    types: Spark's types, or their names, of inputs that are no numbers, which decide the type of the values.

    Returns the function, which takes columns too.
    """
    from pyspark.sql.functions import arrow_udf

    given = formula if isinstance(formula, Formula) else Formula(formula)
    names = list(given.names)
    zone = session.conf.get("spark.sql.session.timeZone")
    arrow = {
        each: to_arrow_type(DataType.fromDDL(kind) if isinstance(kind, str) else kind, timezone=zone)
        for each, kind in (types or {}).items()
    }
    schema = _pa.schema(
        [_pa.field(each, arrow.get(each) or _natural(given, index)) for index, each in enumerate(names)]
    )
    kind = _of_spark(result_field(given, schema).type)

    def call(*columns: _pa.Array) -> _pa.Array:
        return _cast(
            given.columns(_pa.RecordBatch.from_arrays(list(columns), names), threads=threads, failures=failures), kind
        )

    made: Any = arrow_udf(call, from_arrow_type(kind))  # type: ignore[call-overload]
    session.udf.register(name, made)
    return made


def _natural(formula: Formula, index: int) -> Any:
    return {"truth": _pa.bool_(), "date": _pa.timestamp("us", "UTC"), "text": _pa.string()}.get(
        formula.units.get(formula.names[index], ""), _pa.float64()
    )


def _of_spark(kind: Any) -> Any:
    """The type of Spark's that holds what a type of results holds."""
    return _pa.string() if _pa.types.is_time(kind) or _pa.types.is_null(kind) else kind


def _cast(values: Any, kind: Any) -> Any:
    return values if values.type == kind else values.cast(kind)


def _metadata(field: Any) -> dict[str, str] | None:
    unit = (field.metadata or {}).get(b"reckon:unit")
    return None if unit is None else {"reckon:unit": unit.decode()}
