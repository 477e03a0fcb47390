"""Formulas over arrays on GPUs: what they ask of the driver, and what they refuse. The GPUs are stand-ins."""

import gc
import unittest
from unittest import mock

import numpy as np
import reckon
import stand_in_arrays
import stand_in_gpu


class DeviceUseTests(stand_in_arrays.DeviceTestCase):
    # Devices, streams and kernels

    def test_kernels_are_kept_and_freed(self):
        formula = reckon.Formula("x + 1")
        for device in (0, 1, 0, 1):
            found = formula(self.cupy.made([1.0, 2.0], device=device))
            self.held(found, np.array([2.0, 3.0]))
            self.assertEqual(found.number, device)
        self.assertEqual(self.gpus.calls["cuModuleLoadData"], 2)
        formula(self.cupy.made([1.0]), failures="ieee")
        self.assertEqual(self.gpus.calls["cuModuleLoadData"], 3)
        self.assertEqual(self.gpus.calls["cuDevicePrimaryCtxRetain"], 2)
        del formula
        gc.collect()
        self.assertEqual(self.gpus.calls["cuModuleUnload"], 3)
        self.assertFalse(self.gpus._modules)

    def test_streams(self):
        formula = reckon.Formula("x + y")
        x, y = (self.cupy.made([0.0, 0.0], stream=stream) for stream in (7, 9))
        # What other kernels will have written.
        self.gpus.later(7, lambda: x._data.fill(1.0))
        self.gpus.later(9, lambda: y._data.fill(2.0))
        self.held(formula(x, y), np.array([3.0, 3.0]))
        self.assertEqual(self.gpus.launches[-1], (7, 1, 256))
        # What the library fills on its own stream.
        self.held(formula(x, 2), np.array([3.0, 3.0]))
        self.assertEqual(self.gpus.launches[-1], (7, 1, 256))
        formula(self.cupy.made([1.0]), 2)
        self.assertEqual(self.gpus.launches[-1], (1, 1, 256))
        self.torch.cuda.stream.cuda_stream = self.cupy.cuda.stream.ptr = 5
        formula(self.torch.made([1.0]), 2)
        self.assertEqual(self.gpus.launches[-1], (5, 1, 256))
        formula(self.cupy.made(np.zeros(1000)), 2)
        self.assertEqual(self.gpus.launches[-1], (5, 4, 256))

    def test_without_a_driver(self):
        def no(*given, **named):
            raise OSError("libcuda.so.1: no such file")

        with (
            mock.patch("ctypes.CDLL", no),
            self.assertRaisesRegex(RuntimeError, "need NVIDIA's driver, .*no such file"),
        ):
            reckon.Formula("x + 1")(self.cupy.made([1.0]))

    def test_errors_of_the_driver(self):
        with mock.patch.object(stand_in_gpu.Gpus, "_cuLaunchKernel", lambda *given: 700):
            with self.assertRaisesRegex(RuntimeError, r"CUDA_ERROR_ILLEGAL_ADDRESS \(700\) for cuLaunchKernel"):
                reckon.Formula("x + 1")(self.cupy.made([1.0]))
        self.gpus._queues.clear()

    # What is refused

    def test_formulas_without_a_kernel(self):
        x = self.cupy.made([1.0])
        with self.assertRaises(reckon.FormulaError) as caught:
            reckon.Formula("1 + gamma(x)")(x)
        error = caught.exception
        self.assertEqual(
            error.message,
            "the formula has no kernel for GPUs: gamma has no definition for kernels; evaluate it on the processor, "
            "with cupy.asnumpy(x)",
        )
        self.assertEqual((error.kind, error.source[slice(*error.range)]), ("invalidArgument", "gamma"))
        with self.assertRaisesRegex(reckon.FormulaError, r"gamma .* with x\.cpu\(\)"):
            reckon.Formula("gamma(x)").columns({"x": self.torch.made([1.0])})
        with self.assertRaisesRegex(reckon.FormulaError, r"gamma .* with x\.copy_to_host\(\)"):
            reckon.Formula("gamma(x)")(self.numba.made([1.0]))
        for text, options, reason in (
            ("random()*x", {}, "kernels draw no random numbers"),
            ("f(n) = n < 2 ? n : f(n - 1) + f(n - 2); f(x)", {}, "a function that calls itself"),
            ("x + 1", {"numbers": "decimal"}, "kernels compute with doubles"),
            ('x > 1 ? "a" : "b"', {}, "kernels compute with doubles"),
            ("max([x, 1])", {}, "kernels compute with doubles"),
        ):
            with self.assertRaisesRegex(reckon.FormulaError, f"^the formula has no kernel for GPUs: .*{reason}"):
                reckon.Formula(text, **options)(x)
        with self.assertRaisesRegex(TypeError, "dates are no results on a GPU"):
            reckon.Formula("due + 30 d", units={"due": "date"})(due=x)
        self.assertEqual(self.gpus.calls["cuModuleLoadData"], 0)

    def test_arrays_that_do_not_go_together(self):
        formula, x = reckon.Formula("x + y"), self.cupy.made([1.0, 2.0])
        for y, error, text in (
            (np.zeros(2), TypeError, r"y lies in the processor's memory, and x on a GPU; give cupy.asarray\(y\)"),
            ([1.0, 2.0], TypeError, "y lies in the processor's memory"),
            (self.torch.made([1.0, 2.0]), TypeError, r"x is an array of cupy, and y of torch; give cupy.asarray\(y\)"),
            (self.cupy.made([1.0, 2.0], device=1), ValueError, "x lies on GPU 0, and y on GPU 1"),
            (self.cupy.made([1.0, 2.0, 3.0]), ValueError, r"x has \(2,\), y has \(3,\)"),
            (self.cupy.made([1j, 2j]), TypeError, "y is an array of <c16 on a GPU"),
            (self.cupy.made(np.zeros(2, ">f8")), TypeError, "y is an array of >f8 on a GPU"),
            (self.cupy.made([1.0, 2.0], mask=x), TypeError, "without a mask"),
        ):
            with self.subTest(text=text), self.assertRaisesRegex(error, text):
                formula(x, y)
        with self.assertRaisesRegex(ValueError, "the columns have different numbers of rows: x has 2, y has 3"):
            formula.columns({"x": x, "y": self.cupy.made([1.0, 2.0, 3.0])})

    def test_arrays_of_other_libraries(self):
        class Other(stand_in_arrays.Array):
            pass

        class Capsule:
            def __dlpack_device__(self):
                return 2, 0

        for array, ways in (
            (Other(self.gpus.array([1.0])), r"cupy.asarray\(x\) or torch.as_tensor\(x, device=\"cuda\"\)"),
            (Capsule(), r"cupy.from_dlpack\(x\) or torch.from_dlpack\(x\)"),
        ):
            advice = f"x is an array of test_device_use on a GPU.* give {ways}"
            with self.assertRaisesRegex(TypeError, advice):
                reckon.Formula("x + 1")(array)
            with self.assertRaisesRegex(TypeError, advice):
                reckon.Formula("x + 1").columns({"x": array})

    # Tables

    def test_columns(self):
        x, e = np.array([1.0, 2.0]), np.array([3.0, 5.0])
        columns = {"x": self.torch.made(x), "e": self.torch.made(e)}
        formula = reckon.Formula("x*e")
        self.held(formula.columns(columns), x * e)
        self.held(formula.columns(columns), x * e)
        self.assertEqual(self.gpus.calls["cuModuleLoadData"], 1)
        self.held(formula(columns["x"]), x * np.e)
        self.held(reckon.Formula("x*n").columns({"x": columns["x"], "n": 2}), x * 2)
        found = reckon.Definitions("net = x*2; large = net > 3; gross = large ? net : 0").columns(columns)
        self.held(found["large"], np.array([False, True]))
        self.held(found["gross"], np.array([0.0, 4.0]))


if __name__ == "__main__":
    unittest.main()
