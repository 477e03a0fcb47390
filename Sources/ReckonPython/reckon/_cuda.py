"""CUDA's driver, which compiles and launches kernels on NVIDIA's GPUs."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import sys
from collections.abc import Iterator
from typing import Any

_THREADS, _MOST_BLOCKS = 256, 1 << 16
_DEVICE_ORDINAL = 9


class Driver:
    """CUDA's driver, by the few of its functions that kernels need."""

    def __init__(self) -> None:
        name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
        try:
            self._library = ctypes.CDLL(name)
        except OSError as error:
            raise RuntimeError(f"arrays on a GPU need NVIDIA's driver, which cannot be loaded: {error}") from None
        self._contexts: dict[int, ctypes.c_void_p] = {}
        self.call("cuInit", 0)

    def call(self, name: str, *arguments: Any) -> None:
        """Calls a function. Raises RuntimeError with the driver's name of what went wrong."""
        status = getattr(self._library, name)(*arguments)
        if status != 0:
            word = ctypes.c_char_p()
            self._library.cuGetErrorName(status, ctypes.byref(word))
            raise RuntimeError(f"NVIDIA's driver gives {(word.value or b'an error').decode()} ({status}) for {name}")

    @contextlib.contextmanager
    def current(self, device: int) -> Iterator[None]:
        """Makes the primary context of a device the thread's for a while."""
        if device not in self._contexts:
            handle, context = ctypes.c_int(), ctypes.c_void_p()
            self.call("cuDeviceGet", ctypes.byref(handle), device)
            self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), handle)
            self._contexts[device] = context
        self.call("cuCtxPushCurrent_v2", self._contexts[device])
        try:
            yield
        finally:
            self.call("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_void_p()))

    def device(self, address: int) -> int:
        """The number of the device in whose memory an address lies."""
        ordinal = ctypes.c_int()
        self.call("cuPointerGetAttribute", ctypes.byref(ordinal), _DEVICE_ORDINAL, ctypes.c_uint64(address))
        return ordinal.value

    def kernel(self, text: str) -> tuple[ctypes.c_void_p, ctypes.c_void_p]:
        """The module of a formula's kernel in the current context, and the kernel."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(text.encode()))
        self.call("cuModuleGetFunction", ctypes.byref(function), module, ctypes.c_char_p(b"formula"))
        return module, function

    def launch(self, function: ctypes.c_void_p, arguments: list[int], rows: int, stream: int = 0) -> None:
        """Has a kernel work on rows. Its arguments are words of 64 bits: addresses and numbers."""
        words = (ctypes.c_uint64 * len(arguments))(*arguments)
        places = (ctypes.c_void_p * len(words))(*(ctypes.addressof(words) + 8 * index for index in range(len(words))))
        grid = min((rows + _THREADS - 1) // _THREADS, _MOST_BLOCKS), 1, 1, _THREADS, 1, 1, 0
        self.call("cuLaunchKernel", function, *grid, ctypes.c_void_p(stream), places, None)

    def clear(self, address: int, size: int, stream: int = 0) -> None:
        """Sets bytes to 0."""
        self.call("cuMemsetD8Async", ctypes.c_uint64(address), 0, ctypes.c_size_t(size), ctypes.c_void_p(stream))

    def wait(self, stream: int = 0) -> None:
        """Waits until a stream has nothing to do."""
        self.call("cuStreamSynchronize", ctypes.c_void_p(stream))

    def copy_in(self, address: int, array: Any, stream: int = 0) -> None:
        """Copies an array of NumPy to a device, and waits for that."""
        data, size = ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes)
        self.call("cuMemcpyHtoDAsync_v2", ctypes.c_uint64(address), data, size, ctypes.c_void_p(stream))
        self.wait(stream)

    def copy_out(self, array: Any, address: int, stream: int = 0) -> Any:
        """Copies from a device to an array of NumPy, waits for that, and returns the array."""
        data, size = ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes)
        self.call("cuMemcpyDtoHAsync_v2", data, ctypes.c_uint64(address), size, ctypes.c_void_p(stream))
        self.wait(stream)
        return array


@functools.cache
def driver() -> Driver:
    """The driver of this process. Raises RuntimeError where there is none."""
    return Driver()
