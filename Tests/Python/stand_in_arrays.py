"""Libraries whose arrays lie on stand-ins for GPUs, and what tests of them share."""

import contextlib
import ctypes
import sys
import types
import unittest
from unittest import mock

import numpy as np
import stand_in_gpu
from reckon import _cuda


class Array:
    """An array of a library that lies on a device, whose memory is that of an array of NumPy."""

    version, stream = 3, None

    def __init__(self, values, device=0, **changes):
        self._data, self.number, self._changes = values, device, changes
        self.shape, self.dtype = values.shape, values.dtype

    @property
    def __cuda_array_interface__(self):
        strides = None if self._data.flags.c_contiguous else self._data.strides
        data = self._data.ctypes.data, False
        facts = {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": data,
            "strides": strides,
            "version": self.version,
        }
        return facts | ({"stream": self.stream} if self.version == 3 else {}) | self._changes

    def __len__(self):
        return len(self._data)

    def __array__(self, *arguments, **named):
        raise TypeError("it lies on a device")

    def made(self, data):
        """An array of the same library on the device."""
        return type(self)(gpus().array(data, self.number), self.number)

    def __ne__(self, other):
        return self.made(self._data != other)

    def __abs__(self):
        return self.made(abs(self._data))

    def max(self):
        return self._data.max()

    def __setitem__(self, key, value):
        self._data[key] = value._data

    __hash__ = None


_current = []


def gpus():
    """The GPUs that are there now."""
    return _current[-1]


class _On:
    """A context in which memory is of a device."""

    devices = [0]

    def __init__(self, device):
        self._device = device

    def __enter__(self):
        self.devices.append(self._device)

    def __exit__(self, *found):
        self.devices.pop()


def _cupy():
    module = types.ModuleType("cupy")
    kind = type("ndarray", (Array,), {"__module__": "cupy"})

    def made(data):
        return kind(gpus().array(data, _On.devices[-1]), _On.devices[-1])

    module.ndarray = kind
    module.made = lambda values, device=0, **more: kind(gpus().array(values, device), device, **more)
    module.empty = lambda size, kind: made(np.full(size, 7, kind))

    def full(size, number, kind):
        array = module.empty(size, kind)
        gpus().later(stream.ptr, lambda: array._data.fill(number))
        return array

    module.full = full
    module.broadcast_to = lambda array, shape: kind(np.broadcast_to(array._data, shape), array.number)
    module.ascontiguousarray = lambda array, kind: made(np.ascontiguousarray(array._data, kind))
    module.asnumpy = lambda array: array._data.copy()
    stream = types.SimpleNamespace(ptr=0)
    module.cuda = types.SimpleNamespace(Device=_On, get_current_stream=lambda: stream, stream=stream)
    return module


def _torch():
    module = types.ModuleType("torch")

    class Tensor(Array):
        version = 2

        def expand(self, shape):
            return Tensor(np.broadcast_to(self._data, shape), self.number)

        def to(self, kind):
            return self.made(self._data.astype(kind))

        def contiguous(self):
            return self if self._data.flags.c_contiguous else self.made(np.ascontiguousarray(self._data))

        def cpu(self):
            return types.SimpleNamespace(numpy=lambda: self._data.copy())

    Tensor.__module__ = "torch"

    def made(data, device):
        if device != "cuda":
            raise ValueError(device)
        return Tensor(gpus().array(data, _On.devices[-1]), _On.devices[-1])

    module.float64, module.uint8, module.Tensor = np.float64, np.uint8, Tensor
    module.made = lambda values, device=0, **more: Tensor(gpus().array(values, device), device, **more)
    module.empty = lambda size, dtype, device: made(np.full(size, 7, dtype), device)
    module.full = lambda size, number, dtype, device: made(np.full(size, number, dtype), device)
    stream = types.SimpleNamespace(cuda_stream=0)
    module.cuda = types.SimpleNamespace(device=_On, current_stream=lambda: stream, stream=stream)
    return module


def _numba():
    module, cuda = types.ModuleType("numba"), types.ModuleType("numba.cuda")
    kind = type("DeviceNDArray", (Array,), {"__module__": "numba.cuda.cudadrv.devicearray"})
    kind.copy_to_host = lambda self: self._data.copy()
    kind.__ne__ = kind.__abs__ = None

    def made(data):
        return kind(gpus().array(data, _On.devices[-1]), _On.devices[-1])

    cuda.device_array, cuda.to_device = lambda size, kind: made(np.full(size, 7, kind)), made
    cuda.gpus = {0: _On(0), 1: _On(1)}
    module.cuda = cuda
    module.made = lambda values, device=0, **more: kind(gpus().array(values, device), device, **more)
    return module


@contextlib.contextmanager
def present(count=2):
    """The GPUs and the libraries CuPy, torch and Numba, as long as the context is open."""
    made, load = stand_in_gpu.Gpus(count), ctypes.CDLL
    libraries = {"cupy": _cupy(), "torch": _torch(), "numba": _numba()}
    modules = {**libraries, "numba.cuda": libraries["numba"].cuda}
    name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    _cuda.driver.cache_clear()
    _current.append(made)
    try:
        with (
            mock.patch.dict(sys.modules, modules),
            mock.patch.object(
                ctypes, "CDLL", lambda path, *more, **named: made if path == name else load(path, *more, **named)
            ),
        ):
            yield made, types.SimpleNamespace(**libraries)
    finally:
        _current.pop()
        _cuda.driver.cache_clear()


class DeviceTestCase(unittest.TestCase):
    """A test with GPUs, and CuPy, torch and Numba."""

    def setUp(self):
        context = present()
        self.gpus, libraries = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        self.cupy, self.torch, self.numba = libraries.cupy, libraries.torch, libraries.numba
        self.libraries = (self.cupy, self.torch, self.numba)

    def tearDown(self):
        self.assertTrue(self.gpus.is_idle)

    def held(self, found, expected):
        """Checks that an array on a device has the bits of one of NumPy; NaN is NaN."""
        self.assertIsInstance(found, Array)
        self.assertEqual((found.dtype, found.shape), (expected.dtype, expected.shape))
        if expected.dtype == bool:
            np.testing.assert_array_equal(found._data, expected)
            return
        data, expected = np.ravel(found._data), np.ravel(expected)
        same = (data.view(np.uint64) == expected.view(np.uint64)) | np.isnan(data) & np.isnan(expected)
        self.assertTrue(same.all(), f"{np.flatnonzero(~same)}: {data[~same]} are {expected[~same]}")

    @property
    def left(self):
        """How many rows the last kernel left to the processor."""
        *_, memory = (block for *_, block in self.gpus._blocks if block.dtype == np.uint8)
        return int(memory[-8:].view(np.uint64)[0])
