"""Tests of translation.py and tables.py. Run them by `python3 -m unittest discover Benchmarks/Peers`."""

import math
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import tables
from translation import DIALECTS, TranslationError, translate


class TranslationTests(unittest.TestCase):
    def test_operators_and_parentheses_stay_as_they_are_where_languages_agree(self):
        for formula in [
                "a+b*c", "(y+x/y)*(x-y/x)", "a/((a+b)*(a-b))/b", "-a*b", "sqrt(x*y)", "a-(b-c)", "sin(x)+cos(y)"
        ]:
            for dialect in DIALECTS:
                self.assertEqual(translate(formula, dialect), formula, dialect)

    def test_spaces_do_not_matter(self):
        self.assertEqual(translate(" a +\tb ", "lua"), "a+b")

    def test_power(self):
        expected = {
            "muparser": "a^2+b", "lua": "a^2+b", "python": "a**2.0+b", "numexpr": "a**2.0+b", "numpy": "a**2.0+b",
            "duckdb": "pow(a,2e0)+b", "c": "power(a,2.0)+b"
        }
        self.check("a^2+b", expected)

    def test_power_groups_from_the_right(self):
        expected = {"muparser": "a^b^c", "lua": "a^b^c", "python": "a**b**c", "duckdb": "pow(a,pow(b,c))"}
        self.check("a^b^c", expected)
        self.check("(a^b)^c", {"lua": "(a^b)^c", "python": "(a**b)**c", "duckdb": "pow((pow(a,b)),c)"})

    def test_sign_binds_less_tightly_than_power(self):
        self.check("-a^2", {"lua": "-a^2", "python": "-a**2.0", "duckdb": "-pow(a,2e0)"})

    def test_power_of_e(self):
        expected = {
            "muparser": "e^(-0.5*a^2)", "lua": "2.718281828459045^(-0.5*a^2)",
            "python": "2.718281828459045**(-0.5*a**2.0)", "duckdb": "pow(2.718281828459045e0,(-0.5e0*pow(a,2e0)))"}
        self.check("e^(-0.5*a^2)", expected)

    def test_condition(self):
        expected = {
            "muparser": "(x>0&&y<1?x*2:y/3)", "lua": "(x>0 and y<1 and x*2 or y/3)",
            "python": "(x*2.0 if x>0.0 and y<1.0 else y/3.0)", "numexpr": "where((x>0.0)&(y<1.0),x*2.0,y/3.0)",
            "c": "(x>0.0&&y<1.0?x*2.0:y/3.0)",
            "duckdb": "CASE WHEN x>0e0 AND y<1e0 THEN x*2e0 ELSE y/3e0 END"}
        self.check("if(x>0 && y<1, x*2, y/3)", expected)

    def test_clamp(self):
        expected = {
            "muparser": "clamp(x,-1,1)", "lua": "min(max(x,-1),1)", "python": "clamp(x,-1.0,1.0)",
            "numexpr": "where(x<-1.0,-1.0,where(x>1.0,1.0,x))", "duckdb": "least(greatest(x,-1e0),1e0)"}
        self.check("clamp(x,-1,1)", expected)

    def test_python_computes_the_value(self):
        names = {"sin": math.sin, "cos": math.cos, "sqrt": math.sqrt, "a": 1.25, "b": 0.75, "x": 0.5, "y": -1.5}
        for formula, value in [
            ("-a^2+b", -1.25**2 + 0.75),
            ("2^3^2", 512.0),
            ("1/(a*sqrt(2*pi))*e^(-0.5*((b-a)/a)^2)",
             1 / (1.25 * math.sqrt(2 * math.pi)) * math.exp(-0.5 * (-0.5 / 1.25)**2)),
            ("x+(cos(y-sin(2/x*pi))-sin(x-cos(2*y/pi)))-y",
             0.5 + (math.cos(-1.5 - math.sin(4 * math.pi)) - math.sin(0.5 - math.cos(-3 / math.pi))) + 1.5),
            ("if(x>0 && y<1, x*2, y/3)", 1.0),
        ]:
            self.assertAlmostEqual(eval(translate(formula, "python"), names), value, places=12, msg=formula)

    def test_what_is_unknown_is_an_error(self):
        for formula in ["", "a+", "a b", "(a", "a)", "foo(a)", "q+1", "clamp(a,b)", "a%b", "sin()", "if(a>0,b)"]:
            with self.assertRaises(TranslationError, msg=formula):
                translate(formula, "lua")

    def check(self, formula, expected):
        for dialect, text in expected.items():
            self.assertEqual(translate(formula, dialect), text, dialect)


class TableTests(unittest.TestCase):
    results = [
        {"group": "scalar", "name": "a*b", "formula": "a*b", "ns": {"reckon": 2.0, "lua": 4.0, "python": 40.0}},
        {"group": "scalar", "name": "b", "formula": "b", "ns": {"reckon": 4.0, "lua": 2.0}},
    ]

    def test_three_significant_digits(self):
        expected = [(0.0123, "0.0123"), (0.9996, "1.00"), (1.5, "1.50"), (9.996, "10.0"), (12345.6, "12,346"),
                    (None, "–")]
        for value, text in expected:
            self.assertEqual(tables.significant(value), text)

    def test_means_are_over_what_both_ran(self):
        self.assertAlmostEqual(tables.geometric_mean(self.results, "lua"), 1.0)
        self.assertAlmostEqual(tables.geometric_mean(self.results, "python"), 0.05)
        self.assertIsNone(tables.geometric_mean(self.results, "duckdb"))

    def test_spread(self):
        results = [{"rounds": {"reckon": [2.0, 2.0, 2.2], "lua": [1.0, 1.3, 1.0]}}]
        self.assertAlmostEqual(tables.typical_spread(results), 0.2)

    def test_markdown(self):
        lines = tables.markdown_table(tables.rows_of(self.results, ["lua", "python"])).split("\n")
        self.assertEqual(lines[2], "| `a*b` | 2.00 | 4.00 | 0.500 | 40.0 | 0.0500 |")
        self.assertEqual(lines[3], "| b | 4.00 | 2.00 | 2.00 | – | – |")
        self.assertEqual(lines[4], "| **geometric mean** |  |  | **1.00** |  | **0.0500** |")


if __name__ == "__main__":
    unittest.main()
