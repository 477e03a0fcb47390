"""Formulas over tables of PyArrow, pandas, polars and DuckDB."""

import datetime
import decimal
import importlib.util
import pickle
import unittest
import warnings

import numpy as np
import pyarrow as pa

import reckon


def needs(*names):
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    return unittest.skipIf(missing, f"without {', '.join(missing)}")


TABLE = {
    "price": [20.0, 5.0, None, 8.0],
    "qty": [3, 4, 1, None],
    "region": ["EU", "US", None, "é"],
    "paid": [True, False, None, True],
    "due": [datetime.date(2024, 1, 31), datetime.date(2024, 2, 29), None, datetime.date(1969, 12, 31)],
    "sent": [datetime.datetime(2024, 1, 1, 12), None, datetime.datetime(2024, 3, 1), datetime.datetime(2024, 3, 2)],
}
TYPES = {
    "price": pa.float64(),
    "qty": pa.int64(),
    "region": pa.string(),
    "paid": pa.bool_(),
    "due": pa.date32(),
    "sent": pa.timestamp("us"),
}
# A formula, and its values for the table by hand; None for a missing one.
CASES = [
    ("price * qty", [60.0, 20.0, None, None]),
    ("price * 2", [40.0, 10.0, None, 16.0]),
    ("(price ?? 1) * (qty ?? 0)", [60.0, 20.0, 1.0, 0.0]),
    ('region == "EU" ? price * 1.25 : price', [25.0, 5.0, None, 8.0]),
    ("upper(region)", ["EU", "US", None, "É"]),
    ("price > 6", [True, False, None, True]),
    ("paid ? 1 : 2", [1.0, 2.0, None, 1.0]),
    ("due + 1 month", [datetime.date(2024, 2, 29), datetime.date(2024, 3, 29), None, datetime.date(1970, 1, 31)]),
    (
        "sent + 1 h",
        [datetime.datetime(2024, 1, 1, 13), None, datetime.datetime(2024, 3, 1, 1), datetime.datetime(2024, 3, 2, 1)],
    ),
    ("due - 2024-01-01 to d", [30.0, 59.0, None, -19724.0]),
]


def arrow_table():
    return pa.table({name: pa.array(values, TYPES[name]) for name, values in TABLE.items()})


def plain(values):
    """Values of a column as Python's: NaN and NaT are missing, dates at midnight are dates."""
    found = []
    for value in values:
        if value is None or type(value).__name__ in ("NAType", "NaTType") or value != value:
            found.append(None)
        elif isinstance(value, np.datetime64):
            found.append(None if np.isnat(value) else value.astype("M8[us]").item())
        elif hasattr(value, "to_pydatetime"):
            found.append(value.to_pydatetime())
        else:
            found.append(value.item() if hasattr(value, "item") else value)
    return found


def same(expected, found):
    """Whether values agree; a date and its midnight do."""

    def day(value):
        if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
            return datetime.datetime(value.year, value.month, value.day)
        return value

    return [day(value) for value in expected] == [day(value) for value in found]


class EveryTableTests(unittest.TestCase):
    def check(self, make, column_type, values=lambda column: column.to_pylist()):
        for source, expected in CASES:
            with self.subTest(source), warnings.catch_warnings():
                warnings.simplefilter("error")
                column = reckon.Formula(source).columns(make())
                self.assertIsInstance(column, column_type)
                found = plain(values(column))
                self.assertTrue(same(expected, found), f"{source}: expected {expected}, found {found}")

    def test_tables_of_pyarrow_give_chunked_arrays(self):
        self.check(arrow_table, pa.ChunkedArray)
        self.check(lambda: pa.concat_tables([arrow_table()[:1], arrow_table()[1:]]), pa.ChunkedArray)

    def test_batches_of_pyarrow_give_arrays(self):
        self.check(lambda: arrow_table().to_batches()[0], pa.Array)
        self.check(lambda: pa.concat_tables([arrow_table()] * 2).combine_chunks().to_batches()[0][4:], pa.Array)

    def test_readers_of_pyarrow_give_readers(self):
        self.check(
            lambda: arrow_table().to_reader(max_chunksize=3),
            pa.RecordBatchReader,
            lambda reader: reader.read_all().column(0).to_pylist(),
        )

    def test_mappings_give_arrays(self):
        self.check(lambda: {name: pa.array(values, TYPES[name]) for name, values in TABLE.items()}, np.ndarray, list)

    @needs("pandas")
    def test_frames_of_pandas_give_series_with_their_index(self):
        import pandas as pd

        def frame():
            made = arrow_table().to_pandas()
            made.index = list("abcd")
            return made

        self.check(frame, pd.Series, list)
        self.check(lambda: frame().convert_dtypes(dtype_backend="pyarrow"), pd.Series, list)
        self.check(lambda: frame().convert_dtypes(), pd.Series, list)
        self.assertEqual(list(reckon.Formula("price * 2").columns(frame()).index), list("abcd"))

    @needs("polars")
    def test_frames_of_polars_give_series(self):
        import polars as pl

        self.check(lambda: pl.from_arrow(arrow_table()), pl.Series, lambda column: column.to_list())
        self.check(
            lambda: pl.concat([pl.from_arrow(arrow_table())[:2], pl.from_arrow(arrow_table())[2:]], rechunk=False),
            pl.Series,
            lambda column: column.to_list(),
        )

    @needs("duckdb")
    def test_relations_of_duckdb_give_relations(self):
        import duckdb

        connection = duckdb.connect()
        table = arrow_table()
        connection.register("items", table)
        self.check(
            lambda: connection.sql("select * from items"),
            duckdb.DuckDBPyRelation,
            lambda relation: [row[0] for row in relation.fetchall()],
        )

    def test_objects_with_a_stream_of_their_own_give_one(self):
        class Own:
            def __arrow_c_stream__(self, requested_schema=None):
                return arrow_table().__arrow_c_stream__()

        results = reckon.Formula("price * qty").columns(Own())
        self.assertEqual(pa.table(results).column(0).to_pylist(), [60.0, 20.0, None, None])
        with self.assertRaises(ValueError):
            results.__arrow_c_stream__()

    def test_what_is_no_table_is_refused(self):
        f = reckon.Formula("price * 2")
        with self.assertRaises(TypeError):
            f.columns([1, 2])
        with self.assertRaisesRegex(reckon.FormulaError, "no column ‘price’; the table has x"):
            f.columns({"x": np.array([1.0])})
        with self.assertRaisesRegex(reckon.FormulaError, "did you mean prices?"):
            f.columns({"prices": np.array([1.0])})
        with self.assertRaises(TypeError):
            f.columns(pa.array([1.0]))
        with self.assertRaisesRegex(TypeError, "call columns"):
            f(arrow_table().to_pandas() if importlib.util.find_spec("pandas") else arrow_table())


class ColumnTests(unittest.TestCase):
    def test_rows_that_fail_are_null_and_reported(self):
        f, table = reckon.Formula("1 / price"), pa.table({"price": [1.0, 0.0, None, 0.0]})
        with self.assertWarns(reckon.FailureWarning) as caught:
            self.assertEqual(f.columns(table).to_pylist(), [1.0, None, None, None])
        self.assertIn("2 rows failed, the first of them in row 1", str(caught.warning))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.assertEqual(f.columns(table, failures="null").to_pylist(), [1.0, None, None, None])
            self.assertEqual(f.columns(table, failures="ieee").to_pylist(), [1.0, float("inf"), None, float("inf")])
        for given in (table, table.to_batches()[0], table.to_reader()):
            with self.assertRaises(reckon.FormulaError) as raised:
                column = f.columns(given, failures="raise")
                column.read_all()
            self.assertEqual((raised.exception.kind, raised.exception.row), ("divisionByZero", 1))

    def test_rows_are_counted_over_all_batches(self):
        table = pa.table({"price": pa.chunked_array([[1.0] * 10, [1.0] * 5 + [0.0]])})
        with self.assertRaises(reckon.FormulaError) as raised:
            reckon.Formula("1 / price").columns(table, failures="raise")
        self.assertEqual(raised.exception.row, 15)

    def test_errors_of_the_source_are_passed_on(self):
        def batches():
            yield pa.record_batch({"x": [1.0]})
            raise OSError("the disk is gone")

        reader = pa.RecordBatchReader.from_batches(pa.schema({"x": pa.float64()}), batches())
        with self.assertRaisesRegex(Exception, "disk is gone"):
            reckon.Formula("x * 2").columns(reader).read_all()

    def test_units_are_in_the_metadata_and_read_from_there(self):
        field = pa.field("distance", pa.float64(), metadata={"reckon:unit": "m"})
        table = pa.table([pa.array([1500.0])], schema=pa.schema([field]))
        self.assertEqual(reckon.Formula("distance to km").columns(table).to_pylist(), [1.5])
        with self.assertRaisesRegex(reckon.FormulaError, "numbers in m"):
            reckon.Formula("distance * 2", units={"distance": "km"}).columns(table.to_batches()[0])

    def test_decimals_stay_decimals_in_decimal_mode(self):
        table = pa.table({"price": pa.array([decimal.Decimal("0.10"), None], pa.decimal128(9, 2))})
        column = reckon.Formula("price + 0.2", numbers="decimal").columns(table)
        self.assertEqual(
            [None if each is None else decimal.Decimal(each) for each in column.to_pylist()],
            [decimal.Decimal("0.3"), None],
        )

    def test_a_whole_number_that_no_double_is_fails_in_its_row(self):
        table = pa.table({"n": pa.array([2**53 + 1, 2**53], pa.int64())})
        self.assertEqual(reckon.Formula("n * 1").columns(table, failures="null").to_pylist(), [None, 2.0**53])

    def test_names_of_columns_hide_units_and_constants(self):
        table = pa.table({"h": [1.0, 2.0], "e": [10.0, 20.0]})
        self.assertEqual(reckon.Formula("h * e").columns(table).to_pylist(), [10.0, 40.0])

    def test_empty_tables_give_empty_columns(self):
        empty = arrow_table()[:0]
        self.assertEqual(reckon.Formula("price * qty").columns(empty).to_pylist(), [])
        self.assertEqual(reckon.Formula("1 + 1").columns(arrow_table()).to_pylist(), [2.0] * 4)

    def test_memory_is_given_back(self):
        before = pa.total_allocated_bytes()
        table = pa.table({"x": np.arange(100_000.0), "t": ["a"] * 100_000})
        for _ in range(3):
            reckon.Formula("x * 2").columns(table)
            reckon.Formula("upper(t)").columns(table.to_batches()[0])
            try:
                reckon.Formula("1/(x - 5)").columns(table, failures="raise")
            except reckon.FormulaError:
                pass
        del table
        self.assertEqual(pa.total_allocated_bytes(), before)

    def test_a_pickled_formula_reads_columns_of_any_type(self):
        f = pickle.loads(pickle.dumps(reckon.Formula("due + 1 d")))
        self.assertTrue(same([datetime.date(2024, 2, 1)], f.columns(arrow_table()).to_pylist()[:1]))

    def test_threads_give_the_same(self):
        values = np.random.default_rng(2).uniform(-5, 5, 300_000)
        table = pa.table({"x": values})
        one, two = (reckon.Formula("sin(2*x) + cos(3/x)").columns(table, threads=count) for count in (1, 2))
        self.assertEqual(one, two)


class DefinitionsTests(unittest.TestCase):
    TEXT = "tax(x) = x * 0.25; net = price * qty   # a comment; more\nvat = tax(net)\ngross = net + vat"

    def test_definitions_use_those_before_them(self):
        given = reckon.Definitions(self.TEXT)
        self.assertEqual(given.names, ("net", "vat", "gross"))
        self.assertEqual(given.columns(arrow_table())["gross"].to_pylist(), [75.0, 25.0, None, None])
        self.assertEqual(given.add(arrow_table()).column_names[-3:], ["net", "vat", "gross"])
        copy = pickle.loads(pickle.dumps(given))
        self.assertEqual(copy.add(arrow_table()).column("vat").to_pylist(), [15.0, 5.0, None, None])

    def test_a_definition_of_a_column_takes_its_place(self):
        table = reckon.Definitions("price = price * 2; twice = price").add(arrow_table())
        self.assertEqual(table.column("twice").to_pylist(), [40.0, 10.0, None, 16.0])
        self.assertEqual(table.column_names, arrow_table().column_names + ["twice"])

    def test_units_of_definitions_go_on(self):
        given = reckon.Definitions("net = price * qty; gross = net + 5 EUR", units={"price": "EUR"})
        self.assertEqual(given.columns({"price": np.array([10.0]), "qty": np.array([2.0])})["gross"].tolist(), [25.0])
        self.assertEqual(given.formula("gross").unit, "EUR")

    def test_a_book_goes_over_a_table_in_one_pass(self):
        book = reckon.Book(
            "parameter price\nparameter rate = 0.25\nnet = price * 2\nvat = net * rate\ngross = net + vat\n"
        )
        table = pa.table({"price": [10.0, None, 20.0], "rate": [0.5, 0.5, 0.5]})
        found = book.columns(table)
        self.assertEqual(list(found), ["net", "vat", "gross"])
        self.assertEqual(found["gross"].to_pylist(), [30.0, None, 60.0])
        self.assertEqual(book.columns(table.drop(["rate"]), ["gross"])["gross"].to_pylist(), [25.0, None, 50.0])
        with self.assertRaises(reckon.FormulaError):
            book.columns(table.drop(["price"]), ["gross"])

    def test_what_defines_nothing_is_refused(self):
        with self.assertRaisesRegex(ValueError, "defines no column"):
            reckon.Definitions("price * qty")
        with self.assertRaisesRegex(ValueError, "defined twice"):
            reckon.Definitions("a = 1; a = 2")

    @needs("pandas")
    def test_pandas_has_an_accessor(self):
        import reckon.pandas  # noqa: F401

        frame = arrow_table().to_pandas()
        self.assertEqual(plain(frame.reckon("price * qty")), [60.0, 20.0, None, None])
        self.assertEqual(plain(frame.reckon.assign(self.TEXT)["gross"]), [75.0, 25.0, None, None])


if __name__ == "__main__":
    unittest.main()
