"""Columns as people have them: numbers that are missing, names that mean something else, tables that are refused,
functions of books."""

import importlib.util
import unittest

import numpy as np
import pyarrow as pa

import reckon


def needs(*names):
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    return unittest.skipIf(missing, f"without {', '.join(missing)}")


class ColumnsOfPeopleTests(unittest.TestCase):
    @needs("pandas")
    def test_missing_numbers_of_pandas_are_no_failures(self):
        import pandas

        nan = float("nan")
        frame = pandas.DataFrame({"x": [nan, 1.0, 4.0], "y": [0.0, 0.0, 2.0]})
        with self.assertWarnsRegex(reckon.FailureWarning, "1 row failed in row 1"):
            found = reckon.Formula("x/y").columns(frame)
        self.assertEqual(str(found.tolist()), "[nan, nan, 2.0]")
        for source, expected in [
            ("x*2 + y", "[nan, 2.0, 10.0]"),
            ("max(x, 2)", "[nan, 2.0, 4.0]"),
            ("if(x > 2, 1, 0)", "[nan, 0.0, 1.0]"),
            ("y^x", "[nan, 0.0, 16.0]"),
        ]:
            self.assertEqual(str(reckon.Formula(source).columns(frame).tolist()), expected, source)
        many = pandas.DataFrame({"x": [nan, 2.0] * 5_000})
        self.assertEqual(reckon.Formula("x*x").columns(many).sum(), 20_000)
        with self.assertRaisesRegex(reckon.FormulaError, "division by zero") as failed:
            reckon.Formula("x/y").columns(frame, failures="raise")
        self.assertEqual(failed.exception.row, 1)

    def test_columns_whose_names_are_parts_of_words_are_not_read(self):
        from reckon._frames import wanted

        for source, names, expected in [
            ("price*qty", ["y", "price", "qty", "ice"], ["price", "qty"]),
            ("sqrt(x) + 2x", ["q", "s", "x"], ["x"]),
            ("x*y", ["x", "y", "z"], ["x", "y"]),
            ("e*x + 3 km", ["x", "e", "km"], ["x", "e", "km"]),
            ("e(x + 1)", ["x", "e"], ["x", "e"]),
            ("`order id`*x", ["x", "order id"], ["x", "order id"]),
        ]:
            self.assertEqual(wanted(reckon.Formula(source), names), expected, source)

    def test_columns_of_different_lengths_are_named(self):
        with self.assertRaisesRegex(ValueError, "x has 2, y has 3"):
            reckon.Formula("x*y").columns({"x": np.arange(2.0), "y": np.arange(3.0)})
        with self.assertRaisesRegex(ValueError, "x has 2, s has 1"):
            reckon.Formula("x + length(s)").columns({"x": [1, 2], "s": ["a"]})
        self.assertEqual(reckon.Formula("x*y").columns({"x": np.arange(3.0), "y": 2.0}).tolist(), [0, 2, 4])

    @needs("duckdb")
    def test_a_refused_relation_leaves_its_connection_free(self):
        import duckdb

        connection = duckdb.connect()
        with self.assertRaises(reckon.FormulaError) as kept:
            reckon.Formula("x + 1").columns(connection.sql("select {'a': 1} as x"))
        self.assertEqual(connection.sql("select 42").fetchall(), [(42,)])
        self.assertIn("x", str(kept.exception))

    def test_a_column_may_have_the_name_of_a_unit_where_a_value_stands(self):
        hours = reckon.Formula("t to h")
        table = pa.table({"t": pa.array([5400], pa.duration("s"))})
        self.assertEqual(hours.columns(table).to_pylist(), [1.5])
        for wrong in ("5 m + 3 s", "3 km to s", "2 m/s + 1 kg"):
            with self.assertRaises(reckon.FormulaError, msg=wrong):
                reckon.Formula(wrong)

    def test_functions_of_books_are_computed_like_the_same_formula(self):
        book = reckon.Book("f(x) = if(x > 10, x*2 - 1, x/3) where x > 0\ng(x, y) = f(x) + f(y)\n")
        x, y = np.array([20.0, 3.0, -1.0]), np.array([6.0, 30.0, 1.0])
        with self.assertWarnsRegex(reckon.FailureWarning, "1 row failed in row 2"):
            found = book.g.formula(x, y)
        self.assertEqual(str(found.tolist()), "[41.0, 60.0, nan]")

    def test_texts_of_many_rows_come_in_their_order(self):
        words = [None if row % 7 == 0 else "é" * (row % 40) + str(row) for row in range(40_000)]
        table = pa.table({"w": words})
        for threads in (1, 4):
            found = reckon.Formula('concat(w, "!")').columns(table, threads=threads)
            self.assertEqual(found.to_pylist(), [None if word is None else word + "!" for word in words])


if __name__ == "__main__":
    unittest.main()
