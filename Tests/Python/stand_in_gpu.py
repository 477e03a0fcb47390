"""A driver of CUDA without a GPU: its devices have memory of this process, and execute kernels by an interpreter.

What a stream has to do is done when it is waited for, so that what nobody waits for is missing.
"""

import collections
import ctypes

import numpy as np
import ptx

# What may be called while no context is current.
WITHOUT_CONTEXT = {
    "cuInit", "cuDeviceGet", "cuDevicePrimaryCtxRetain", "cuCtxPushCurrent_v2", "cuPointerGetAttribute",
    "cuGetErrorName",
}  # fmt: skip
NAMES = {1: b"CUDA_ERROR_INVALID_VALUE", 201: b"CUDA_ERROR_INVALID_CONTEXT", 700: b"CUDA_ERROR_ILLEGAL_ADDRESS"}


class Gpus:
    """The driver, by the functions that the package calls, and the memory of its devices."""

    def __init__(self, count=2):
        self._count = count
        # Blocks of memory by their addresses, with the device that has them.
        self._blocks = []
        self._contexts = []
        self._queues = collections.defaultdict(list)
        self._modules = {}
        #: How often each function was called, and the stream, blocks and threads of each launch.
        self.calls, self.launches = collections.Counter(), []

    # Memory

    def array(self, values, device=0):
        """An array of NumPy in the memory of a device."""
        made = np.array(values, order="K")
        self._blocks.append((made.ctypes.data, made.ctypes.data + made.nbytes, device, made))
        return made

    def _device(self, address, size):
        found = [device for start, end, device, _ in self._blocks if start <= address and address + size <= end]
        if not found:
            raise MemoryError(f"{size} bytes at {address:#x} are of no device")
        return found[-1]

    def _checked(self, address, size):
        if address % size or self._device(address, size) != self._contexts[-1]:
            raise MemoryError(f"{size} bytes at {address:#x} are not of the current device")
        return address

    def load(self, address):
        return ctypes.c_uint64.from_address(self._checked(address, 8)).value

    def store(self, address, word):
        ctypes.c_uint64.from_address(self._checked(address, 8)).value = word

    def mark(self, address, byte):
        ctypes.c_uint8.from_address(self._checked(address, 1)).value = byte

    def add(self, address, word):
        self.store(address, self.load(address) + word)

    def later(self, stream, work):
        """Gives a stream something to do. 0 is the one that is 1 too."""
        self._queues[stream or 1].append(work)

    # The driver's functions

    def __getattr__(self, name):
        if not name.startswith("cu"):
            raise AttributeError(name)
        function = getattr(type(self), "_" + name)

        def call(*arguments):
            self.calls[name] += 1
            if not self._contexts and name not in WITHOUT_CONTEXT:
                return 201
            try:
                return function(self, *arguments) or 0
            except MemoryError:
                return 700

        return call

    def _cuInit(self, flags):
        return 0 if flags == 0 else 1

    def _cuGetErrorName(self, status, word):
        word._obj.value = NAMES[status]

    def _cuDeviceGet(self, device, ordinal):
        if not 0 <= ordinal < self._count:
            return 1
        device._obj.value = ordinal

    def _cuDevicePrimaryCtxRetain(self, context, device):
        context._obj.value = 0x1000 + device.value

    def _cuCtxPushCurrent_v2(self, context):
        self._contexts.append(context.value - 0x1000)

    def _cuCtxPopCurrent_v2(self, context):
        context._obj.value = 0x1000 + self._contexts.pop()

    def _cuPointerGetAttribute(self, data, attribute, address):
        if attribute != 9:
            return 1
        data._obj.value = self._device(address.value, 1)

    def _cuModuleLoadData(self, module, text):
        def place(words):
            return self.array(np.array(words, np.uint64), self._contexts[-1]).ctypes.data

        kernel = ptx.Kernel(text.value.decode(), place)
        module._obj.value = 0x2000 + self.calls["cuModuleLoadData"]
        self._modules[module._obj.value] = self._contexts[-1], kernel

    def _cuModuleGetFunction(self, function, module, name):
        if self._modules[module.value][1].name.encode() != name.value:
            return 1
        function._obj.value = module.value

    def _cuModuleUnload(self, module):
        del self._modules[module.value]

    def _cuLaunchKernel(self, function, bx, by, bz, tx, ty, tz, shared, stream, arguments, extra):
        device, kernel = self._modules[function.value]
        if (
            (by, bz, ty, tz, shared, extra) != (1, 1, 1, 1, 0, None)
            or device != self._contexts[-1]
            or not 0 < tx <= 1024
        ):
            return 1
        self.launches.append((stream.value or 0, bx, tx))
        words = [ctypes.c_uint64.from_address(arguments[index]).value for index in range(len(kernel.parameters))]
        self.later(stream.value, lambda: kernel.run(words, bx, tx, self))

    def _cuMemsetD8Async(self, address, byte, size, stream):
        self._device(address.value, size.value)
        self.later(stream.value, lambda: ctypes.memset(address.value, byte, size.value))

    def _cuMemcpyHtoDAsync_v2(self, address, data, size, stream):
        self._device(address.value, size.value)
        self.later(stream.value, lambda: ctypes.memmove(address.value, data.value, size.value))

    def _cuMemcpyDtoHAsync_v2(self, data, address, size, stream):
        self._device(address.value, size.value)
        self.later(stream.value, lambda: ctypes.memmove(data.value, address.value, size.value))

    def _cuStreamSynchronize(self, stream):
        queue = self._queues[stream.value or 1]
        while queue:
            queue.pop(0)()

    @property
    def is_idle(self):
        """Whether nothing is left to do, and no context is current."""
        return not any(self._queues.values()) and not self._contexts
