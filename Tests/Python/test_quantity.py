"""Quantities and exact numbers as values of Python."""

import decimal
import fractions
import math
import pickle
import unittest

import reckon
from reckon import Quantity

F, D = fractions.Fraction, decimal.Decimal


class Arithmetic(unittest.TestCase):
    def test_sums_take_the_first_unit(self):
        self.assertEqual(repr(Quantity(3, "m") + Quantity(20, "cm")), "Quantity(3.2, 'm')")
        self.assertEqual(repr(Quantity(3, "m") - Quantity(1, "m")), "Quantity(2.0, 'm')")
        self.assertEqual(sum([Quantity(1, "h"), Quantity(30, "min")], Quantity(0, "h")), Quantity(90, "min"))

    def test_products_and_quotients_have_units_of_their_own(self):
        self.assertEqual(repr(Quantity(100, "km") / Quantity(2, "h")), "Quantity(50.0, 'km/h')")
        self.assertEqual(repr(2 * Quantity(3, "m")), "Quantity(6.0, 'm')")
        self.assertEqual(repr(Quantity(3, "m") * 2), "Quantity(6.0, 'm')")
        self.assertEqual(Quantity(1, "km") / Quantity(20, "m"), 50.0)
        self.assertEqual(1 / Quantity(2, "s"), Quantity(0.5, "1/s"))
        self.assertEqual(Quantity(3, "m") ** 2, Quantity(9, "m^2"))
        self.assertEqual(Quantity(16, "m^2") ** F(1, 2), Quantity(4, "m"))

    def test_units_that_do_not_fit_are_an_error(self):
        for call in (
            lambda: Quantity(3, "m") + Quantity(2, "s"),
            lambda: Quantity(3, "m") + 2,
            lambda: Quantity(3, "m") < Quantity(2, "s"),
            lambda: Quantity(3, "m").to("s"),
        ):
            with self.assertRaises(reckon.FormulaError):
                call()
        with self.assertRaises(TypeError):
            Quantity(3, "m") + "2 m"
        with self.assertRaises(TypeError):
            Quantity(3, "m") < 2

    def test_decimals_and_fractions_stay_what_they_are(self):
        self.assertEqual(repr(Quantity(D("0.1"), "km") + Quantity(D("200"), "m")), "Quantity(Decimal('0.3'), 'km')")
        third = Quantity(F(1, 3), "km").to("m")
        self.assertEqual((third.value, third.unit), (F(1000, 3), "m"))
        self.assertEqual((Quantity(F(1, 3), "m") * 3).value, 1)
        self.assertIsInstance((Quantity(F(1, 3), "m") * 3).value, fractions.Fraction)

    def test_signs_rounding_and_formats(self):
        length = Quantity(-2.345, "m")
        self.assertEqual((-length, abs(length), +length), (Quantity(2.345, "m"), Quantity(2.345, "m"), length))
        self.assertEqual((round(length, 1), f"{length:.1f}", str(length)), (Quantity(-2.3, "m"), "-2.3 m", "-2.345 m"))
        self.assertEqual(float(length), -2.345)


class Order(unittest.TestCase):
    def test_equal_quantities_are_equal_in_any_unit_and_have_one_hash(self):
        equals = [
            (Quantity(1, "km"), Quantity(1000, "m")),
            (Quantity(0.1, "km"), Quantity(100, "m")),
            (Quantity(D("0.1"), "km"), Quantity(100.0, "m")),
            (Quantity(F(1, 3), "h"), Quantity(20, "min")),
            (Quantity(0, "°C"), Quantity(273.15, "K")),
            (Quantity(36, "km/h"), Quantity(10, "m/s")),
            (Quantity(1, "in"), Quantity(2.54, "cm")),
        ]
        for first, second in equals:
            self.assertEqual(first, second)
            self.assertEqual(hash(first), hash(second))
        # The second and the third pair are equal too.
        self.assertEqual(len({each for pair in equals for each in pair}), len(equals) - 1)

    def test_others_differ(self):
        self.assertNotEqual(Quantity(1, "km"), Quantity(1, "m"))
        self.assertNotEqual(Quantity(1, "km"), Quantity(1, "s"))
        self.assertNotEqual(Quantity(1, "km"), 1)
        self.assertNotEqual(Quantity(math.nan, "m"), Quantity(math.nan, "m"))
        self.assertEqual(Quantity(math.inf, "m"), Quantity(math.inf, "km"))

    def test_they_are_ordered(self):
        self.assertTrue(Quantity(1, "h") > Quantity(50, "min") >= Quantity(3000, "s"))
        lengths = [Quantity(1, "m"), Quantity(1, "mm"), Quantity(1, "km")]
        self.assertEqual([each.unit for each in sorted(lengths)], ["mm", "m", "km"])

    def test_they_pickle(self):
        self.assertEqual(pickle.loads(pickle.dumps(Quantity(D("1.5"), "m"))), Quantity(1500, "mm"))


class Exact(unittest.TestCase):
    def test_a_real_stays_exact_as_an_input(self):
        root = reckon.evaluate("sqrt(2)", numbers="exact")
        self.assertEqual(reckon.Formula("x^2", numbers="exact")(root), F(2))
        self.assertEqual(reckon.evaluate("r^2", {"r": root}, numbers="exact"), F(2))
        self.assertEqual(reckon.Formula("x*1", numbers="decimal")(root), D("1.414213562373095048801688724209698"))
        self.assertEqual(reckon.Formula("x*1")(root), 2**0.5)
        angle = reckon.evaluate("sin(1)", numbers="exact", angles="radians")
        self.assertEqual(reckon.Formula("x - x + 1", numbers="exact")(angle), 1)

    def test_a_real_that_is_not_its_formula_is_an_error(self):
        with self.assertRaisesRegex(reckon.FormulaError, "not the value of its formula"):
            reckon.Formula("x^2", numbers="exact")(reckon.Real(3.0, "sqrt(2)"))

    def test_a_quantity_of_a_real_is_exact(self):
        length = reckon.evaluate("sqrt(2) m", numbers="exact")
        self.assertEqual((length * length), Quantity(F(2), "m^2"))

    def test_a_number_beyond_floats_is_shown(self):
        power = reckon.evaluate("exp(1000)", numbers="exact")
        self.assertIn("1.97007111401704699388887935224332", str(power))
        self.assertNotEqual(repr(power), "inf")
        self.assertEqual(power.decimal, D("1.970071114017046993888879352243323E+434"))


if __name__ == "__main__":
    unittest.main()
