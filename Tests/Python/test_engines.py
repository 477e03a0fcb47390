"""Formulas as functions of DuckDB and expressions of polars."""

import datetime
import importlib.util
import unittest
import warnings

import reckon


def needs(*names):
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    return unittest.skipIf(missing, f"without {', '.join(missing)}")


@needs("duckdb")
class DuckDBTests(unittest.TestCase):
    def setUp(self):
        import duckdb

        import reckon.duckdb

        self.connection, self.register = duckdb.connect(), reckon.duckdb.register
        self.connection.execute(
            "create table items as select * from (values (20.0::decimal(9,2), 0.25, 'EU', date '2024-01-31', true), "
            "(40, null, 'US', null, false), (null, 0.5, null, date '2024-02-29', null)) as t(price, rebate, region, due, paid)"
        )

    def ask(self, query):
        return [row[0] for row in self.connection.sql(query).fetchall()]

    def test_a_formula_is_a_function_of_sql(self):
        self.register(self.connection, "net", "price * (1 - rebate)")
        self.assertEqual(self.ask("select net(price, rebate) from items"), [15.0, None, None])
        self.assertEqual(self.ask("select net(price, 0.5) from items"), [10.0, 20.0, None])
        self.assertEqual(self.ask("select net(100, 0.1)"), [90.0])

    def test_a_null_is_a_missing_value(self):
        self.register(self.connection, "net", "price * (1 - (rebate ?? 0))")
        self.assertEqual(self.ask("select net(price, rebate) from items"), [15.0, 40.0, None])

    def test_many_vectors(self):
        self.register(self.connection, "twice", "x * 2")
        self.assertEqual(self.ask("select sum(twice(i)) from range(100000) t(i)"), [100_000 * 99_999.0])
        self.assertEqual(self.ask("select count(twice(i)) from range(0) t(i)"), [0])

    def test_texts_dates_and_truths(self):
        self.register(self.connection, "label", "upper(region)")
        self.register(self.connection, "isdue", "paid and price > 10", types={"paid": "BOOLEAN"})
        self.register(self.connection, "later", "due + 1 month", types={"due": "DATE"})
        self.register(
            self.connection, "exact", reckon.Formula("price + 0.01", numbers="decimal"), types={"price": "DECIMAL(9,2)"}
        )
        self.assertEqual(self.ask("select label(region) from items"), ["EU", "US", None])
        self.assertEqual(self.ask("select isdue(paid, price::double) from items"), [True, False, None])
        self.assertEqual(
            self.ask("select later(due)::date from items"),
            [datetime.date(2024, 2, 29), None, datetime.date(2024, 3, 29)],
        )
        self.assertEqual([str(each) for each in self.ask("select exact(price) from items")], ["20.01", "40.01", "None"])

    def test_failing_rows_do_as_the_option_says(self):
        self.register(self.connection, "inverse", "1 / x", failures="null")
        self.assertEqual(self.ask("select inverse(i) from range(3) t(i)"), [None, 1.0, 0.5])
        self.register(self.connection, "strict", "1 / x", failures="raise")
        with self.assertRaisesRegex(Exception, "in row 1, where x = 0.*: division by zero"):
            self.ask("select strict(i) from range(-1, 3) t(i)")

    def test_what_no_function_can_be_is_refused(self):
        for source, error in (("1 + 1", reckon.FormulaError), ("sum(list)", TypeError)):
            with self.assertRaises(error):
                self.register(
                    self.connection, "f", reckon.Formula(source, units={"list": "list"} if "list" in source else None)
                )
        with self.assertRaisesRegex(TypeError, "rate is not an input"):
            self.register(self.connection, "g", "price", types={"rate": "DOUBLE"})


@needs("polars")
class PolarsTests(unittest.TestCase):
    def setUp(self):
        import polars

        import reckon.polars

        self.pl, self.expr = polars, reckon.polars.expr
        self.frame = polars.DataFrame(
            {
                "price": [20.0, 40.0, None],
                "rebate": [0.25, None, 0.5],
                "region": ["EU", "US", None],
                "due": [datetime.date(2024, 1, 31), None, datetime.date(2024, 2, 29)],
            }
        )

    def test_an_expression_is_computed_in_frames_and_lazy_frames(self):
        net = self.expr("net = price * (1 - (rebate ?? 0))")
        for frame in (self.frame, self.frame.lazy()):
            made = frame.with_columns(net)
            made = made.collect() if hasattr(made, "collect") else made
            self.assertEqual(made["net"].to_list(), [15.0, 40.0, None])
            self.assertEqual(made.columns, [*self.frame.columns, "net"])

    def test_streaming_and_groups(self):
        many = self.pl.DataFrame({"x": list(range(100_000)), "g": [k % 3 for k in range(100_000)]})
        lazy = many.lazy().with_columns(self.expr("y = x * 2")).select(self.pl.col("y").sum())
        self.assertEqual(lazy.collect(engine="streaming").item(), 100_000 * 99_999.0)
        grouped = many.group_by("g").agg(self.expr("x * 2").sum().alias("y")).sort("g")
        self.assertEqual(grouped["y"].sum(), 100_000 * 99_999.0)
        self.assertEqual(many.filter(self.expr("x > 99997")).height, 2)

    def test_inputs_may_be_expressions(self):
        made = self.frame.select(self.expr("a * b", a=self.pl.col("price") + 1, b=self.pl.lit(2.0)))
        self.assertEqual(made.to_series(0).to_list(), [42.0, 82.0, None])
        with self.assertRaisesRegex(TypeError, "c is not an input"):
            self.expr("a", c=self.pl.lit(1))

    def test_kinds_have_types_of_their_own(self):
        made = self.frame.select(
            self.expr("t = upper(region)"),
            self.expr("b = price > 30"),
            self.expr("d = due + 1 month", return_dtype=self.pl.Date),
        )
        self.assertEqual(made.schema, {"t": self.pl.String, "b": self.pl.Boolean, "d": self.pl.Date})
        self.assertEqual(made["t"].to_list(), ["EU", "US", None])
        self.assertEqual(made["b"].to_list(), [False, True, None])
        self.assertEqual(made["d"].to_list(), [datetime.date(2024, 2, 29), None, datetime.date(2024, 3, 29)])

    def test_failing_rows_do_as_the_option_says(self):
        frame = self.pl.DataFrame({"x": [0.0, 2.0]})
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.assertEqual(frame.select(self.expr("1/x", failures="null")).to_series(0).to_list(), [None, 0.5])
        frame = self.pl.DataFrame({"x": [1.0, 0.0, 2.0]})
        for given in (frame, frame.lazy()):
            with self.assertRaisesRegex(reckon.FormulaError, "in row 1, where x = 0.0: division by zero") as found:
                given.select(self.expr("1/x", failures="raise")).lazy().collect()
            self.assertEqual((found.exception.row, found.exception.range), (1, (0, 3)))
            self.assertEqual(found.exception.hint, "make the divisor other than 0")

    def test_nan_and_missing_are_two_things(self):
        frame = self.pl.DataFrame({"x": [float("nan"), None, 1.0]})
        found = frame.select(self.expr("x + 1")).to_series(0).to_list()
        self.assertTrue(found[0] != found[0])
        self.assertEqual(found[1:], [None, 2.0])

    def test_a_lazy_frame_gives_a_lazy_frame(self):
        made = reckon.Formula("price * 2").columns(self.frame.lazy())
        self.assertIsInstance(made, self.pl.LazyFrame)
        self.assertEqual(made.collect().to_series(0).to_list(), [40.0, 80.0, None])


if __name__ == "__main__":
    unittest.main()
