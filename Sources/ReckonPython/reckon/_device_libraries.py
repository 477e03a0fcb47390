"""What formulas need of the libraries whose arrays lie on NVIDIA's GPUs: CuPy, torch and Numba."""

from __future__ import annotations

import math
import sys
from typing import Any, NamedTuple


class Memory(NamedTuple):
    """What an array's interface says of it."""

    address: int
    shape: tuple[int, ...]
    #: The type of its numbers, `<f8`.
    kind: str
    #: Whether its numbers lie one behind the other.
    is_dense: bool
    is_fixed: bool
    stream: int | None

    @classmethod
    def of(cls, name: str, array: Any) -> Memory:
        """Raises TypeError for an array of what no formula takes."""
        interface = array.__cuda_array_interface__
        kind, shape, dense = interface["typestr"], tuple(interface["shape"]), True
        if kind[0] == ">" or kind[1] not in "biuf" or int(kind[2:]) > 8 or interface.get("mask") is not None:
            raise TypeError(f"{name} is an array of {kind} on a GPU; give numbers of up to 64 bits without a mask")
        step = int(kind[2:])
        for extent, stride in zip(reversed(shape), reversed(interface.get("strides") or ())):
            dense = dense and (extent == 1 or stride == step)
            step *= extent
        address, is_fixed = interface["data"]
        return cls(address or 0, shape, kind, dense, is_fixed, interface.get("stream"))

    def is_taken(self, shape: tuple[int, ...]) -> bool:
        """Whether a kernel takes it where it is for results of a shape."""
        return self.kind == "<f8" and self.is_dense and self.shape == shape and self.address % 8 == 0

    def overlaps(self, other: Memory) -> bool:
        """Whether arrays of doubles that are taken where they are share memory."""
        return abs(self.address - other.address) < 8 * math.prod(self.shape)


class Cupy:
    """What formulas need of CuPy."""

    taking, leaving = "cupy.asarray(…)", "cupy.asnumpy(…)"

    def __init__(self) -> None:
        self._cupy = sys.modules["cupy"]

    def on(self, device: int) -> Any:
        """A context in which memory is of a device."""
        return self._cupy.cuda.Device(device)

    def empty(self, size: Any, kind: str) -> Any:
        return self._cupy.empty(size, kind)

    def full(self, shape: Any, number: float) -> Any:
        return self._cupy.full(shape, number, "float64")

    def doubles(self, array: Any, shape: Any) -> Any:
        """An array as doubles one behind the other, in the shape that it is broadcast to."""
        return self._cupy.ascontiguousarray(self._cupy.broadcast_to(array, shape), "float64")

    def truths(self, array: Any) -> Any:
        return array != 0

    def largest(self, array: Any) -> float:
        return float(abs(array).max())

    def host(self, array: Any) -> Any:
        """An array of NumPy with the same numbers."""
        return self._cupy.asnumpy(array)

    def stream(self) -> int:
        return self._cupy.cuda.get_current_stream().ptr


class Torch(Cupy):
    """What they need of torch."""

    taking, leaving = 'torch.as_tensor(…, device="cuda")', "….cpu()"

    def __init__(self) -> None:
        self._torch = sys.modules["torch"]

    def on(self, device: int) -> Any:
        return self._torch.cuda.device(device)

    def empty(self, size: Any, kind: str) -> Any:
        return self._torch.empty(size, dtype=getattr(self._torch, kind), device="cuda")

    def full(self, shape: Any, number: float) -> Any:
        return self._torch.full(shape, number, dtype=self._torch.float64, device="cuda")

    def doubles(self, array: Any, shape: Any) -> Any:
        return array.to(self._torch.float64).expand(shape).contiguous()

    def host(self, array: Any) -> Any:
        return array.cpu().numpy()

    def stream(self) -> int:
        return self._torch.cuda.current_stream().cuda_stream


class Numba(Cupy):
    """What they need of Numba, whose arrays do not compute: what is converted goes through the processor's memory."""

    taking, leaving = "numba.cuda.as_cuda_array(…)", "….copy_to_host()"

    def __init__(self) -> None:
        import numba.cuda
        import numpy

        self._cuda, self._numpy = numba.cuda, numpy

    def on(self, device: int) -> Any:
        return self._cuda.gpus[device]

    def empty(self, size: Any, kind: str) -> Any:
        return self._cuda.device_array(size, kind)

    def full(self, shape: Any, number: float) -> Any:
        return self._cuda.to_device(self._numpy.full(shape, number))

    def doubles(self, array: Any, shape: Any) -> Any:
        whole = self._numpy.broadcast_to(self.host(array), shape)
        return self._cuda.to_device(self._numpy.ascontiguousarray(whole, "float64"))

    def truths(self, array: Any) -> Any:
        return self._cuda.to_device(self.host(array) != 0)

    def largest(self, array: Any) -> float:
        return float(abs(self.host(array)).max())

    def host(self, array: Any) -> Any:
        return array.copy_to_host()

    def stream(self) -> int:
        return 0


_LIBRARIES = {"cupy": Cupy, "torch": Torch, "numba": Numba}


def library_of(given: list[tuple[str, Any]]) -> Cupy:
    """The library that arrays with their names are of. Raises TypeError."""
    found: list[tuple[str, str]] = []
    for name, array in given:
        kinds = [kind.__module__.partition(".")[0] for kind in type(array).__mro__]
        known = [kind for kind in kinds if kind in _LIBRARIES]
        has_interface = hasattr(array, "__cuda_array_interface__")
        if not known or not has_interface:
            ways = (Cupy.taking, Torch.taking) if has_interface else ("cupy.from_dlpack(…)", "torch.from_dlpack(…)")
            raise TypeError(
                f"{name} is an array of {kinds[0]} on a GPU, and formulas take those of CuPy, torch and Numba; give "
                + " or ".join(way.replace("…", name) for way in ways)
            )
        found.append((name, known[0]))
    first, kind = found[0]
    for name, other in found:
        if other != kind:
            advice = _LIBRARIES[kind].taking.replace("…", name)
            raise TypeError(f"{first} is an array of {kind}, and {name} of {other}; give {advice}")
    return _LIBRARIES[kind]()
