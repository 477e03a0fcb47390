"""Formulas in Spark. It needs Java 17 or newer, and takes half a minute."""

import datetime
import decimal
import os
import shutil
import sys
import unittest
import warnings


if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
    raise unittest.SkipTest("java is missing (Debian: openjdk-17-jre-headless)")


class SparkTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        warnings.simplefilter("ignore")
        from pyspark.sql import SparkSession

        os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
        cls.spark = (
            SparkSession.builder.master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.session.timeZone", "UTC")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .getOrCreate()
        )
        cls.spark.sparkContext.setLogLevel("ERROR")
        cls.frame = cls.spark.createDataFrame(
            [
                (
                    20.0,
                    3,
                    "EU",
                    datetime.date(2024, 1, 31),
                    datetime.datetime(2024, 1, 1, 12),
                    decimal.Decimal("0.10"),
                    True,
                ),
                (5.0, None, None, None, None, None, None),
                (
                    8.0,
                    0,
                    "é",
                    datetime.date(2024, 2, 29),
                    datetime.datetime(2024, 3, 1),
                    decimal.Decimal("2.50"),
                    False,
                ),
            ],
            "price double, qty bigint, region string, due date, sent timestamp, fee decimal(9,2), paid boolean",
        )

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def test_columns_are_added_in_one_pass(self):
        import reckon.spark

        made = reckon.spark.column(
            self.frame,
            "total = price * qty; twice = total * 2; label = upper(region); later = due + 1 month; next = sent + 1 h; "
            "late = paid ? 1 : 0; q = price / qty",
            failures="null",
        )
        rows = made.collect()
        self.assertEqual([row.total for row in rows], [60.0, None, 0.0])
        self.assertEqual([row.twice for row in rows], [120.0, None, 0.0])
        self.assertEqual([row.label for row in rows], ["EU", None, "É"])
        self.assertEqual([row.later and row.later.isoformat()[:10] for row in rows], ["2024-02-29", None, "2024-03-29"])
        self.assertEqual(
            [row.next for row in rows], [datetime.datetime(2024, 1, 1, 13), None, datetime.datetime(2024, 3, 1, 1)]
        )
        self.assertEqual([row.late for row in rows], [1.0, None, 0.0])
        self.assertEqual([row.q for row in rows], [20 / 3, None, None])
        self.assertEqual([row.region for row in rows], ["EU", None, "é"])

    def test_decimals_stay_decimals(self):
        import reckon.spark

        made = reckon.spark.column(self.frame, reckon.Definitions("fee = fee + 0.01", numbers="decimal"))
        self.assertEqual(
            [None if row.fee is None else decimal.Decimal(row.fee) for row in made.collect()],
            [decimal.Decimal("0.11"), None, decimal.Decimal("2.51")],
        )

    def test_a_failing_row_ends_the_job_where_the_option_says_so(self):
        import reckon.spark

        with self.assertRaisesRegex(Exception, "division by zero"):
            reckon.spark.column(self.frame, "q = price / qty", failures="raise").collect()
        with self.assertRaises(reckon.FormulaError):
            reckon.spark.column(self.frame, "q = price / quantity")

    def test_a_formula_is_a_function_of_sql(self):
        import reckon.spark

        reckon.spark.register(self.spark, "net", "price * (1 - (rebate ?? 0))")
        reckon.spark.register(self.spark, "later", "due + 1 month", {"due": "date"})
        self.frame.createOrReplaceTempView("items")
        later = self.spark.sql("select cast(later(due) as date) as d from items").collect()
        self.assertEqual([row.d for row in later], [datetime.date(2024, 2, 29), None, datetime.date(2024, 3, 29)])
        rows = self.spark.sql(
            "select net(price, 0.25D) as a, net(price, qty / 10D) as b, net(price, null) as c from items"
        ).collect()
        self.assertEqual([row.a for row in rows], [15.0, 3.75, 6.0])
        self.assertEqual([row.b for row in rows], [14.0, 5.0, 8.0])
        self.assertEqual([row.c for row in rows], [20.0, 5.0, 8.0])

    def test_many_rows_over_many_partitions(self):
        import reckon.spark

        made = reckon.spark.column(self.spark.range(0, 200_000, 1, 8), "y = id * 2").selectExpr("sum(y)").collect()
        self.assertEqual(made[0][0], 200_000 * 199_999.0)


if __name__ == "__main__":
    unittest.main()
