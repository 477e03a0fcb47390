"""What columns and values are decides what a formula computes, on every way into it."""

import datetime
import decimal
import fractions
import unittest

import numpy
import reckon

try:
    import pandas
    import polars
    import pyarrow
except ImportError:
    pandas = polars = pyarrow = None

D = datetime.date
A, B = [D(2024, 1, 3), D(2024, 3, 1)], [D(2024, 1, 1), D(2024, 2, 1)]


class Values(unittest.TestCase):
    def test_dates_are_dates_where_the_text_would_do_with_numbers(self):
        self.assertEqual(reckon.Formula("a - b")(D(2024, 1, 3), D(2024, 1, 1)), 2.0)
        self.assertEqual(reckon.Formula("a > b ? a : b")(A[0], A[1]), datetime.datetime(2024, 3, 1))

    def test_a_whole_number_that_no_double_holds_is_an_error(self):
        with self.assertRaisesRegex(reckon.FormulaError, "9007199254740993"):
            reckon.Formula("x + 0")(2**53 + 1)
        self.assertEqual(reckon.Formula("x + 0", numbers="exact")(2**53 + 1), 2**53 + 1)
        self.assertEqual(reckon.Formula("x + 0")(2**60), 2.0**60)
        with self.assertRaises(reckon.FormulaError):
            reckon.Formula("x + 0")(10**400)

    def test_exact_numbers_have_any_length(self):
        self.assertEqual(reckon.evaluate("3^10000", numbers="exact"), fractions.Fraction(3**10000))
        self.assertEqual(reckon.evaluate("-3^10000/2", numbers="exact"), fractions.Fraction(-(3**10000), 2))

    def test_what_is_masked_is_missing(self):
        values = reckon.Formula("x*2")(numpy.ma.array([1.0, 2.0], mask=[False, True]))
        numpy.testing.assert_array_equal(values, [2.0, numpy.nan])

    def test_a_date_of_numpy_stands_beside_an_array_of_them(self):
        days = numpy.array(["2024-01-03", "2024-01-02"], dtype="M8[D]")
        lag = reckon.Formula("x - y", units={"x": "date", "y": "date"})(days, numpy.datetime64("2024-01-01"))
        numpy.testing.assert_array_equal(lag, [2.0, 1.0])


@unittest.skipIf(pyarrow is None, "pandas, polars or pyarrow is missing")
class Definitions(unittest.TestCase):
    text = "lag = a - b; weeks = lag/(1 week); late = lag > 3 days; due = b + lag"

    def frames(self):
        columns = {"a": pandas.Series(pandas.to_datetime(A)), "b": pandas.Series(pandas.to_datetime(B))}
        frame = pandas.DataFrame(columns)
        return frame, polars.DataFrame({"a": A, "b": B}), pyarrow.table({"a": A, "b": B})

    def test_definitions_have_the_units_that_columns_tell(self):
        for frame in self.frames():
            with self.subTest(type(frame).__module__):
                found = reckon.Definitions(self.text).columns(frame)
                weeks = found["weeks"].to_pylist() if hasattr(found["weeks"], "to_pylist") else found["weeks"].to_list()
                late = found["late"].to_pylist() if hasattr(found["late"], "to_pylist") else found["late"].to_list()
                numpy.testing.assert_allclose(weeks, [2 / 7, 29 / 7], rtol=1e-15)
                self.assertEqual(late, [False, True])

    def test_times_of_columns_keep_their_unit(self):
        frame = pandas.DataFrame({"t": pandas.to_timedelta([14, 7], unit="D")})
        self.assertEqual(frame.pipe(reckon.Definitions("k = t; r = k/(1 week)").add)["r"].tolist(), [2.0, 1.0])

    def test_units_are_given_to_columns_that_have_names_of_units(self):
        frame = pandas.DataFrame({"s": [1500.0]})
        self.assertEqual(reckon.Definitions("k = s to km", units={"s": "m"}).add(frame)["k"].tolist(), [1.5])

    def test_lazy_frames_take_definitions(self):
        lazy = polars.LazyFrame({"a": A, "b": B, "e": [2.0, 3.0]})
        columns = reckon.Definitions("lag = a - b; weeks = lag/(1 week); twice = 2*e")
        found = columns.add(lazy).collect()
        numpy.testing.assert_allclose(found["weeks"].to_list(), [2 / 7, 29 / 7], rtol=1e-15)
        self.assertEqual(found["twice"].to_list(), [4.0, 6.0])
        self.assertEqual(columns.columns(lazy)["twice"].collect()["twice"].to_list(), [4.0, 6.0])

    def test_rounded_decimals_stay_decimals(self):
        table = pyarrow.table({"a": pyarrow.array([decimal.Decimal("10.05")], pyarrow.decimal128(10, 2))})
        found = reckon.Definitions("vat = round(a*0.19, 2); gross = vat + a", numbers="decimal").add(table)
        self.assertEqual(found["vat"].to_pylist(), [decimal.Decimal("1.91")])
        self.assertEqual(found["gross"].to_pylist(), [decimal.Decimal("11.96")])


@unittest.skipIf(pyarrow is None, "pandas, polars or pyarrow is missing")
class Expressions(unittest.TestCase):
    def test_a_constant_is_an_input_where_a_column_is_given_for_it(self):
        import reckon.polars

        frame = polars.DataFrame({"x": [1.0], "e": [3.0]})
        self.assertEqual(frame.select(reckon.polars.expr("x*e", e=polars.col("e"))).item(), 3.0)

    def test_dates_do_not_become_numbers(self):
        import reckon.polars

        frame = polars.DataFrame({"a": A, "b": B})
        with self.assertRaisesRegex(Exception, "return_dtype=polars.Date"):
            frame.select(reckon.polars.expr("a > b ? a : b"))
        found = frame.select(reckon.polars.expr("a > b ? a : b", return_dtype=polars.Date))
        self.assertEqual(found.to_series(0).to_list(), A)

    def test_an_expression_is_one_column(self):
        import reckon.polars

        with self.assertRaisesRegex(ValueError, "several statements"):
            reckon.polars.expr("a = x*y; b = a*2")

    def test_a_column_of_several_types_is_named(self):
        with self.assertRaisesRegex(reckon.FormulaError, "bad"):
            reckon.Formula("x*bad").columns(pandas.DataFrame({"x": [1.0, 2.0], "bad": [1, "a"]}))


if __name__ == "__main__":
    unittest.main()
