"""Formulas over arrays on GPUs, held to the bits of formulas over arrays of NumPy. The GPUs are stand-ins."""

import contextlib
import random
import unittest
import warnings

import numpy as np
import reckon
import stand_in_arrays

UNARY = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 ln log2 log10 log1p cbrt log "
    "sqrt abs floor ceil trunc round roundeven sign frac"
).split()
TEXTS = [
    "x + y*z", "x/y - z", "-x", "min(x, y, z) + max(z, y, x)", "clamp(x, y, z)", "clamp(x, -1, 1)",
    "exp(-x)*ln(y) + x^z", "x == y ? 1/z : x*z", "z ? sum(k, 1, 3, k*y) : x", "1 + 2*x + 3*x^2 + 4*x^3",
    "sum(k, 1, 10, k*x)", "x^y", "log(x, y)", "product(k, 1, 5, y + k)", "sum(k, 1, min(x, 60), k)",
    "f(a) = a < 1 ? 2 : a*a; f(x) + f(y)", "iferror(1/x, y)", "hypot(x, y)", "atan2(x, y)", "mod(x, y)", "rem(x, y)",
    "x // y", "sin(2*x) + cos(pi/y)",
    *(f"{name}(x)" for name in UNARY),
]  # fmt: skip
TRUTHS = ["x < y", "x <= y", "x > y", "x >= y", "x == y", "x != y", "not x", "x != y and y < z or z > 1"]
EDGES = [
    (1, 2, 3), (-0.5, 0.5, -2.5), (0, -0.0, 40), (1e300, 1e-300, -1e300), (np.inf, -np.inf, np.nan), (7, 7, 0),
    (5e-324, -1e-310, 2.5), (1e6, -3e5, 1), (0.5, 1, 1e9),
]  # fmt: skip


def drawn(depth, draw):
    """A random formula of x, y and z."""
    if depth == 0 or draw.random() < 0.2:
        return draw.choice(["x", "y", "z", str(draw.randrange(1, 9)), f"{draw.random() * 4:.3f}"])
    if draw.random() < 0.4:
        return f"{draw.choice(UNARY)}({drawn(depth - 1, draw)})"
    if draw.random() < 0.15:
        return "({} < {} ? {} : {})".format(*(drawn(depth - 1, draw) for _ in range(4)))
    return f"({drawn(depth - 1, draw)}{draw.choice(['+', '-', '*', '/', '^', '//', ' mod '])}{drawn(depth - 1, draw)})"


class DeviceTests(stand_in_arrays.DeviceTestCase):
    # Values

    def test_values_have_the_processors_bits(self):
        names, draw, generator = ("x", "y", "z"), random.Random(61), np.random.default_rng(7)
        rows = generator.uniform(-1, 1, (16, 3)) * generator.choice([1, 3, 40, 700], (16, 3))
        host = [np.ascontiguousarray(column) for column in np.array([*EDGES, *rows]).T]
        columns = [self.cupy.made(column) for column in host]
        formulas = [
            reckon.Formula(text, variables=names, angles=unit) for text in TEXTS for unit in ("degrees", "radians")
        ]
        while len(formulas) < 220:
            # A part without inputs may have no value.
            with contextlib.suppress(reckon.FormulaError):
                formulas.append(reckon.Formula(drawn(3, draw), variables=names, angles="radians"))
        done = leaving = 0
        for formula in formulas:
            for failures in ("null", "ieee"):
                with self.subTest(formula=formula.source, failures=failures):
                    self.held(formula(*columns, failures=failures), formula(*host, failures=failures))
                    done, leaving = done + len(rows) + len(EDGES) - self.left, leaving + (self.left > 0)
        # Most rows are the kernels', and many formulas leave some.
        self.assertGreater(done, 0.6 * 2 * len(formulas) * (len(rows) + len(EDGES)))
        self.assertGreater(leaving, 100)

    def test_truths_are_bool(self):
        host = [np.array([1.0, 2, 0, -0.0, 7]), np.array([2.0, 2, -0.0, 1, 3]), np.array([0.0, 1, 2, 3, 4])]
        for library in self.libraries:
            columns = [library.made(column) for column in host]
            for text in TRUTHS:
                formula = reckon.Formula(text, variables=("x", "y", "z"))
                self.held(formula(*columns), formula(*host))
                with_nan = [[*column, number] for column, number in zip(host, (np.nan, 1, np.nan))]
                self.held(
                    formula(*map(library.made, with_nan), failures="ieee"),
                    formula(*map(np.array, with_nan), failures="ieee"),
                )
        fails = reckon.Formula("1/x > 2")
        for failures in ("warn", "null", "raise"):
            with self.assertRaises(reckon.FormulaError) as caught:
                fails(self.cupy.made([1.0, 0.0]), failures=failures)
            self.assertEqual((caught.exception.kind, caught.exception.row), ("divisionByZero", 1))
        self.held(fails(self.cupy.made([1.0, 0.0]), failures="ieee"), np.array([False, True]))

    def test_each_library_has_its_own_arrays(self):
        for library in self.libraries:
            x = np.array([1.0, 4, 9, -1])
            made = library.made(x)
            found = reckon.Formula("sqrt(x)*n")(made, 3, failures="null")
            self.assertIs(type(found), type(made))
            self.held(found, np.array([3.0, 6, 9, np.nan]))
            columns = {"x": made, "n": library.made(np.array([1, 2, 3, 4]))}
            self.held(reckon.Formula("x*n").columns(columns), x * [1, 2, 3, 4])

    def test_other_numbers_distances_and_shapes(self):
        base = np.arange(1.0, 25.0)
        for library in self.libraries:
            whole = library.made(base)
            for part in (
                whole._data[::2],
                whole._data[::-2],
                whole._data.reshape(4, 6).T,
                whole._data.reshape(2, 3, 4)[:, ::2],
            ):
                formula = reckon.Formula("sqrt(x) + 2*y")
                self.held(formula(type(whole)(part), type(whole)(part)), np.sqrt(part) + 2 * part)
            for kind in ("f4", "f2", "i1", "u2", "i4", "i8", "u8", "?"):
                host = base.astype(kind)
                self.held(reckon.Formula("x/3")(library.made(host)), host.astype(float) / 3)
            column, row = base[:3].reshape(3, 1), base[:4]
            self.held(
                reckon.Formula("x*y + n")(library.made(column), library.made(row), np.float32(0.5)), column * row + 0.5
            )
            self.held(reckon.Formula("x + 1")(library.made(np.array(2.5))), np.array(3.5))
            self.held(reckon.Formula("x + 1")(library.made(np.empty((0, 3)))), np.empty((0, 3)))
            self.held(reckon.Formula("x > 1")(library.made(np.empty(0))), np.empty(0, bool))

    def test_doubles_one_behind_the_other_are_not_copied(self):
        base = np.arange(4.0).reshape(1, 4)
        for strides in (None, (32, 8), (800, 8)):
            made = self.cupy.made(base, strides=strides)
            blocks = len(self.gpus._blocks)
            self.held(reckon.Formula("x + 1")(made), base + 1)
            # The result and the marks.
            self.assertEqual(len(self.gpus._blocks), blocks + 2)

    def test_quantities_and_units(self):
        formula = reckon.Formula("s / t", units={"s": "km", "t": "h"})
        s = self.cupy.made([36.0, 72.0])
        self.held(formula(s, reckon.Quantity(30, "min")), np.array([72.0, 144.0]))
        with self.assertRaises(reckon.FormulaError):
            formula(s, reckon.Quantity(30, "m"))

    def test_whole_numbers_that_no_double_is_are_errors(self):
        for library in self.libraries:
            exact = np.array([1, 2**60, -(2**53) - 2])
            self.held(reckon.Formula("x + 0")(library.made(exact)), exact.astype(float))
            with self.assertRaisesRegex(reckon.FormulaError, "9007199254740993 of ‘y’ in row 1") as caught:
                reckon.Formula("x + y")(0, library.made(np.array([1, 2**53 + 1])))
            self.assertEqual(caught.exception.row, 1)

    # Rows that the kernel leaves

    def test_rows_that_are_left_go_to_the_processor(self):
        rows = 11_000
        x = np.linspace(0.1, 1, rows)
        # Apart, one behind the other, and at both ends.
        for row in (0, 1, 4000, 5000, 5001, 10_998, 10_999):
            x[row] = -x[row]
        columns = {"x": self.cupy.made(x), "y": self.cupy.made(np.arange(rows, dtype=float))}
        formula = reckon.Formula("sqrt(x) + y")
        found = formula.columns(columns, failures="null")
        self.assertEqual(self.left, 7)
        with np.errstate(invalid="ignore"):
            self.held(found, np.sqrt(x) + np.arange(rows))
        # Two runs of rows with two columns and their results each, beside the marks and the count.
        self.assertEqual(self.gpus.calls["cuMemcpyDtoHAsync_v2"], 2 + 2 * 3)
        self.held(reckon.Formula("sum(k, 1, n, k)")(self.cupy.made([100.0, 500.0])), np.array([5050.0, 125250.0]))
        self.assertEqual(self.left, 0)
        large = np.array([1.0, 1e9, -2e7, 0.5, np.pi * 1e6])
        sine = reckon.Formula("sin(x)", angles="radians")
        self.held(sine(self.cupy.made(large)), sine(large))
        self.assertEqual(self.left, 3)

    def test_failures(self):
        x = np.array([1.0, 0.0, 4.0, 0.0, -1.0])
        formula, made = reckon.Formula("sqrt(x)/x"), self.cupy.made(x)
        for given in (x, made):
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                formula(given)
            self.assertEqual([(each.category, each.filename) for each in caught], [(reckon.FailureWarning, __file__)])
            self.assertRegex(str(caught[0].message), "^3 rows failed, the first of them in row 1: ")
            with self.assertRaises(reckon.FormulaError) as raised:
                formula(given, failures="raise")
            self.assertEqual((raised.exception.kind, raised.exception.row), ("divisionByZero", 1))
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                formula(given, failures="null")
                formula(given, failures="ieee")
            with self.assertRaises(ValueError):
                formula(given, failures="none")
        self.held(formula(made, failures="ieee"), formula(x, failures="ieee"))
        self.assertEqual(self.left, 0)
        # What fails and what is left without failing, in one call.
        both = reckon.Formula("sin(x)/y", angles="radians")
        with self.assertWarnsRegex(reckon.FailureWarning, "^1 row failed in row 2: "):
            found = both(self.cupy.made([1.0, 1e8, 1e8]), self.cupy.made([1.0, 2.0, 0.0]))
        self.held(found, both(np.array([1.0, 1e8, 1e8]), np.array([1.0, 2.0, 0.0]), failures="null"))

    def test_a_timeout_ends_what_the_processor_does(self):
        loops = reckon.Formula("sum(k, 1, n, sin(k*x))", angles="radians")
        with self.assertRaises(reckon.FormulaError) as caught:
            loops(n=self.cupy.made([9e6]), x=self.cupy.made([1e9]), timeout=0.05)
        self.assertEqual(caught.exception.kind, "deadlinePassed")

    # Where results go

    def test_out(self):
        x = np.array([1.0, 4.0, 9.0, -1.0])
        formula, expected = reckon.Formula("sqrt(x) + 1"), np.array([2.0, 3.0, 4.0, np.nan])
        for library in self.libraries:
            made = library.made(x)
            whole, narrow, wide = library.made(np.zeros(4)), library.made(np.zeros(4, "f4")), library.made(np.zeros(8))
            self.assertIs(formula(made, out=whole, failures="null"), whole)
            self.held(whole, expected)
            blocks = len(self.gpus._blocks)
            formula(made, out=whole, failures="null")
            # Nothing but the marks has been made.
            self.assertEqual(len(self.gpus._blocks), blocks + 1)
            self.assertIs(formula(made, out=narrow, failures="null"), narrow)
            np.testing.assert_array_equal(narrow._data, expected.astype("f4"))
            formula(made, out=type(made)(wide._data[::2]), failures="null")
            np.testing.assert_array_equal(wide._data, np.stack([expected, np.zeros(4)], 1).reshape(-1))
            self.assertIs(reckon.Formula("x > 2")(made, out=whole), whole)
            self.held(whole, np.array([0.0, 1, 1, 0]))
            # Numbers stand for rows that fail, other than truths.
            reckon.Formula("1/(x - 1) > 0")(made, out=whole, failures="null")
            self.held(whole, np.array([np.nan, 1, 1, 0]))

    def test_results_over_inputs(self):
        own = self.cupy.made([1.0, 4.0, 9.0, 16.0])
        reckon.Formula("sqrt(x) + y")(own, 1, out=own)
        self.held(own, np.array([2.0, 3.0, 4.0, 5.0]))
        memory = self.cupy.made(np.arange(6.0))
        first, last = self.cupy.ndarray(memory._data[:5]), self.cupy.ndarray(memory._data[1:])
        reckon.Formula("a + b")(first, last, out=last)
        self.held(memory, np.array([0.0, 1, 3, 5, 7, 9]))
        reckon.Formula("a*2")(first, out=last)
        self.held(memory, np.array([0.0, 0, 2, 6, 10, 14]))

    def test_what_out_cannot_be(self):
        formula, x = reckon.Formula("x + 1"), self.cupy.made([1.0, 2.0])
        for out, error, text in (
            (np.empty(2), TypeError, "out does not lie on a GPU as x does"),
            (self.cupy.made([1, 2]), TypeError, "out is an array of <i8; give one of float64 or float32"),
            (self.torch.made([1.0, 2.0]), TypeError, "x is an array of cupy, and out of torch; give cupy.asarray.out."),
            (self.cupy.made([1.0]), ValueError, r"out has the shape \(1,\), and the results have \(2,\)"),
            (self.cupy.made([1.0, 2.0], device=1), ValueError, "x lies on GPU 0, and out on GPU 1"),
        ):
            with self.assertRaisesRegex(error, text):
                formula(x, out=out)
        fixed = self.gpus.array([1.0, 2.0])
        with self.assertRaisesRegex(ValueError, "out cannot be written"):
            formula(x, out=self.cupy.ndarray(fixed, data=(fixed.ctypes.data, True)))
        for option in ({"where": x}, {"dtype": "float32"}):
            with self.assertRaisesRegex(TypeError, f"{next(iter(option))} is no option of arrays on a GPU; "):
                formula(x, **option)


if __name__ == "__main__":
    unittest.main()
