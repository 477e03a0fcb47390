"""Formulas over arrays of NumPy, held to NumPy's own results."""

import threading
import unittest
import warnings

import reckon

try:
    import numpy as np
except ImportError as missing:
    raise unittest.SkipTest("numpy is missing (pip install numpy)") from missing


class ArrayTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        generator = np.random.default_rng(1)
        cls.a, cls.b, cls.c = (generator.uniform(-100, 100, 100_000) for _ in range(3))
        cls.f = reckon.Formula("a + b*c")

    def test_arrays_give_an_array(self):
        expected = self.a + self.b * self.c
        for threads in (1, 2):
            np.testing.assert_array_equal(self.f(self.a, self.b, self.c, threads=threads), expected)
        np.testing.assert_array_equal(self.f(a=self.a, b=2, c=np.float64(3)), self.a + 6)
        np.testing.assert_array_equal(self.f.columns({"a": self.a, "b": self.b, "c": self.c, "more": self.a}), expected)

    def test_any_distance_between_rows(self):
        expected = self.a[::-2] + self.b[::2] * self.c[1::2]
        np.testing.assert_array_equal(self.f(self.a[::-2], self.b[::2], self.c[1::2]), expected)
        records = np.zeros(1000, dtype=[("a", "f8"), ("b", "f4"), ("c", "f4")])
        records["a"], records["b"], records["c"] = np.arange(1000), 0.5, 2
        np.testing.assert_array_equal(self.f(records["a"], records["b"], records["c"]), np.arange(1000) + 1.0)
        packed = np.zeros(10, dtype=[("x", "i1"), ("a", "f8")])
        packed["a"] = np.arange(10)
        np.testing.assert_array_equal(self.f(packed["a"], 0, 0), np.arange(10.0))

    def test_results_go_where_the_caller_wants_them(self):
        out = np.empty(100_000)
        self.assertIs(self.f(self.a, self.b, self.c, out=out), out)
        np.testing.assert_array_equal(out, self.a + self.b * self.c)
        single = np.empty(100_000, np.float32)
        self.f(self.a, self.b, self.c, out=single)
        np.testing.assert_array_equal(single, (self.a + self.b * self.c).astype(np.float32))
        backwards = np.empty(100_000)
        self.f(self.a, self.b, self.c, out=backwards[::-1])
        np.testing.assert_array_equal(backwards[::-1], out)
        own = self.a.copy()
        self.f(own, self.b, self.c, out=own)
        np.testing.assert_array_equal(own, out)
        table = np.zeros((100, 7))
        self.f(self.a[:100], 0, 0, out=table[:, 3])
        np.testing.assert_array_equal(table[:, 3], self.a[:100])
        self.assertEqual(table[:, [0, 1, 2, 4, 5, 6]].sum(), 0)
        for wrong, error in ((np.empty(5), ValueError), (np.empty(100_000, int), TypeError), ([0], TypeError)):
            with self.assertRaises(error):
                self.f(self.a, self.b, self.c, out=wrong)
        fixed = np.empty(100_000)
        fixed.flags.writeable = False
        with self.assertRaises(ValueError):
            self.f(self.a, self.b, self.c, out=fixed)

    def test_where_chooses_rows(self):
        out = np.full(100_000, 7.0)
        chosen = self.b > 0
        reckon.Formula("sqrt(b)")(self.b, where=chosen, out=out)
        np.testing.assert_array_equal(out, np.where(chosen, np.sqrt(np.abs(self.b)), 7.0))
        without = reckon.Formula("sqrt(b)")(self.b, where=chosen)
        np.testing.assert_array_equal(np.isnan(without), ~chosen)

    def test_shapes_are_those_of_broadcasting(self):
        column, row = np.arange(3.0).reshape(3, 1), np.arange(4.0)
        product = reckon.Formula("x * y")
        np.testing.assert_array_equal(product(column, row), column * row)
        np.testing.assert_array_equal(product(np.ones((2, 3, 4)), row), np.broadcast_to(row, (2, 3, 4)))
        np.testing.assert_array_equal(product(np.array([2.0]), row), 2 * row)
        self.assertEqual(product(np.empty((0, 3)), 1).shape, (0, 3))
        with self.assertRaises(ValueError):
            product(np.ones(3), np.ones(4))

    def test_other_types_of_numbers_are_converted_exactly(self):
        product = reckon.Formula("x * 2")
        for kind in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f2", "f4", "bool", ">f8", ">i4"):
            values = np.array([0, 1, 1, 0, 1]).astype(kind)
            np.testing.assert_array_equal(product(values), values.astype(float) * 2, err_msg=kind)
        big = np.arange(300_000)
        np.testing.assert_array_equal(product(big), big * 2.0)
        with self.assertRaisesRegex(reckon.FormulaError, "9007199254740993"):
            product(np.array([1, 2**53 + 1]))
        for wrong in (np.array([1j]), np.array(["a"]), np.array([object()]), np.array([1], "m8[s]")):
            with self.assertRaises(TypeError):
                product(wrong)

    def test_kinds_have_types_of_their_own(self):
        truth = reckon.Formula("x > 1")(np.array([0.0, 2.0]))
        self.assertEqual((truth.dtype, truth.tolist()), (np.dtype(bool), [False, True]))
        days = np.array(["2024-01-31", "NaT", "2024-02-28T12:00"], "M8[us]")
        later = reckon.Formula("due + 1 d", units={"due": "date"})(days)
        np.testing.assert_array_equal(later, days + np.timedelta64(1, "D"))
        with self.assertRaisesRegex(reckon.FormulaError, "unit of time"):
            reckon.Formula("x + 1")(days)

    def test_rows_that_fail_are_nan_and_reported(self):
        root, values = reckon.Formula("1 / x"), np.array([1.0, 0.0, 2.0, 0.0])
        with self.assertWarns(reckon.FailureWarning) as caught:
            result = root(values)
        self.assertIn("2 rows failed, the first of them in row 1", str(caught.warning))
        np.testing.assert_array_equal(result, [1, np.nan, 0.5, np.nan])
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            np.testing.assert_array_equal(root(values, failures="null"), [1, np.nan, 0.5, np.nan])
            np.testing.assert_array_equal(root(values, failures="ieee"), [1, np.inf, 0.5, np.inf])
        with self.assertRaises(reckon.FormulaError) as raised:
            root(values, failures="raise")
        self.assertEqual((raised.exception.kind, raised.exception.row), ("divisionByZero", 1))
        with self.assertRaises(ValueError):
            root(values, failures="nonsense")
        # A block of its own begins at row 131,072.
        whole = np.ones(200_000, "i4")
        whole[150_000] = 0
        with self.assertRaises(reckon.FormulaError) as raised:
            root(whole, failures="raise")
        self.assertEqual(raised.exception.row, 150_000)

    def test_nan_in_the_inputs_is_no_failure(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            np.testing.assert_array_equal(reckon.Formula("x + 1")(np.array([1.0, np.nan])), [2, np.nan])

    def test_eight_threads_use_one_formula_on_arrays_of_their_own(self):
        expected, wrong = self.a + self.b * self.c, []

        def work(step):
            for _ in range(5):
                a, b, c = self.a[::step], self.b[::step], self.c[::step].astype("f4" if step % 2 else "f8")
                if not np.array_equal(self.f(a, b, c), a + b * c.astype("f8")):
                    wrong.append(step)

        threads = [threading.Thread(target=work, args=(step,)) for step in range(1, 9)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])
        np.testing.assert_array_equal(self.f(self.a, self.b, self.c), expected)

    def test_a_complex_formula_gives_an_array_of_complex_numbers(self):
        f = reckon.Formula("(x + i*y)*(3 - 2i)", variables=["x", "y"])
        # By parts: NumPy's product of complex numbers is fused on some processors.
        expected = np.empty(len(self.a), np.complex128)
        expected.real, expected.imag = self.a * 3 + self.b * 2, self.b * 3 - self.a * 2
        for threads in (1, 2):
            np.testing.assert_array_equal(f(self.a, self.b, threads=threads), expected)
        self.assertEqual(f(self.a, 1).dtype, np.complex128)
        out = np.empty((2, 100_000), np.complex128)
        f(np.stack([self.a, self.b]), np.stack([self.b, self.a]), out=out)
        np.testing.assert_array_equal(out[0], expected)
        both = np.empty(200_000, np.complex128)
        f(self.a, self.b, out=both[::-2])
        np.testing.assert_array_equal(both[::-2], expected)
        with self.assertRaises(TypeError):
            f(self.a, self.b, out=np.empty(100_000))
        with self.assertWarnsRegex(reckon.FailureWarning, "1 row failed in row 1: division by zero"):
            inverse = reckon.Formula("1/(x + i*y)", variables=["x", "y"])(np.array([1.0, 0, 0]), np.array([0.0, 0, 2]))
        self.assertEqual([inverse[0], inverse[2]], [1, -0.5j])
        self.assertTrue(np.isnan(inverse[1].real) and np.isnan(inverse[1].imag))
        with self.assertRaisesRegex(reckon.FormulaError, "re"):
            reckon.Formula("x + i*random()", variables=["x"])(self.a)

    def test_inputs_may_have_the_names_of_options(self):
        self.assertEqual(reckon.Formula("out + where")(out=1, where=2), 3.0)
        np.testing.assert_array_equal(reckon.Formula("threads * 2")(threads=np.array([1.0])), [2.0])


if __name__ == "__main__":
    unittest.main()
