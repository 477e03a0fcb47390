"""Formulas over arrays on NVIDIA's GPUs, by kernels that give the processor's bits."""

from __future__ import annotations

import contextlib
import math
import time
from typing import TYPE_CHECKING, Any

from . import _arrays
from ._cuda import driver
from ._device_libraries import Cupy, Memory, library_of
from ._errors import FormulaError, made
from ._library import lib, texts
from ._values import INSTANT, MOST_WHOLE, TRUTH, Options, policy_of
from ._watch import watch

if TYPE_CHECKING:
    from ._formula import Formula

# The steps that loops may take in a row, as on the processor.
_STEPS = 10_000_000
# Rows that are left to the processor are copied together where fewer than so many lie between them.
_GAP = 4096


class _Kernel:
    """A formula's kernel on a device, which is unloaded with the formula."""

    def __init__(self, text: str, device: int) -> None:
        self._driver, self._device = driver(), device
        self._module, self.function = self._driver.kernel(text)

    def __del__(self) -> None:
        # The driver may have ended before the interpreter.
        with contextlib.suppress(Exception), self._driver.current(self._device):
            self._driver.call("cuModuleUnload", self._module)


def kernel_text(formula: Formula, policy: int = 0) -> str:
    """The text of a formula's kernel, which is kept. Raises FormulaError where there is none."""
    if policy not in formula._kernels:
        formula._kernels[policy] = texts(made(lib.formula_ptx, formula._own, b"formula", policy))[0]
    return formula._kernels[policy]


def evaluate(formula: Formula, values: tuple[Any, ...], out: Any, where: Any, dtype: Any, options: Options) -> Any:
    """The formula's value for each row of arrays of which some lie on a GPU; see `Formula.__call__`."""
    if where is not None:
        raise TypeError("where is no option of arrays on a GPU; choose rows by an index")
    if dtype is not None:
        raise TypeError("dtype is no option of arrays on a GPU; results are float64, which their library converts")
    formula._own  # noqa: B018 - raises where the kinds of its inputs are not known
    if formula._kind == INSTANT:
        raise TypeError("dates are no results on a GPU; evaluate the formula over arrays of NumPy")
    given = {name: value for name, value in zip(formula.names, values) if _arrays.is_on_device(value)}
    first = next(iter(given))
    if out is not None and not _arrays.is_on_device(out):
        raise TypeError(f"out does not lie on a GPU as {first} does; give an array of float64 there")
    library = library_of([*given.items(), *(() if out is None else (("out", out),))])
    arrays = [
        value if name in given else _number(formula, index, value, first, library)
        for index, (name, value) in enumerate(zip(formula.names, values))
    ]
    memories = {name: Memory.of(name, array) for name, array in given.items()}
    shape = _shape({name: memory.shape for name, memory in memories.items()})
    target = None if out is None else _target(out, shape)
    policy = policy_of(options.failures)
    try:
        text = kernel_text(formula, policy)
    except FormulaError as error:
        raise _refused(error, library.leaving.replace("…", first)) from None
    if 0 in shape:
        empty = library.doubles(given[first], shape) if out is None else out
        return library.truths(empty) if out is None and formula._kind == TRUTH else empty
    places = [*memories.items(), *(() if target is None else (("out", target),))]
    device, own = _device(places), driver()
    with library.on(device), own.current(device):
        if (policy, device) not in formula._kernels:
            formula._kernels[policy, device] = _Kernel(text, device)
        current = library.stream() or 1
        streams = [memory.stream or current for _, memory in places]
        for stream in set(streams) - {current}:
            own.wait(stream)
        for index, (name, array) in enumerate(zip(formula.names, arrays)):
            if isinstance(array, float):
                arrays[index] = library.full(shape, array)
            elif not memories[name].is_taken(shape):
                arrays[index] = _doubles(formula, index, array, shape, memories[name].kind, library)
        columns = [Memory.of(name, array) for name, array in zip(formula.names, arrays)]
        is_direct = target is not None and target.is_taken(shape) and not any(map(target.overlaps, columns))
        result = out if is_direct else library.empty(shape, "float64")
        # The marks of rows that the kernel leaves, and behind them their count.
        marks = library.empty((math.prod(shape) + 7) // 8 * 8 + 8, "uint8")
        if streams[0] != current:
            own.wait(current)
        memory = Memory.of("out", result)
        _fill(formula, policy, device, columns, memory, Memory.of("marks", marks), streams[0], out is None, options)
        if out is None:
            return library.truths(result) if formula._kind == TRUTH else result
        if not is_direct:
            out[...] = result
    return out


def _number(formula: Formula, index: int, value: Any, first: str, library: Cupy) -> float:
    """A value beside arrays on a GPU as a number. Raises TypeError."""
    array = _arrays.as_numbers(formula, index, value)
    if array.ndim:
        name = formula.names[index]
        advice = library.taking.replace("…", name)
        raise TypeError(f"{name} lies in the processor's memory, and {first} on a GPU; give {advice}")
    return float(array)


def _shape(shapes: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    """The shape that arrays are broadcast to. Raises ValueError."""
    import numpy as np

    try:
        return np.broadcast_shapes(*shapes.values())
    except ValueError:
        told = ", ".join(f"{name} has {shape}" for name, shape in shapes.items())
        raise ValueError(f"the shapes of arrays do not fit: {told}") from None


def _target(out: Any, shape: tuple[int, ...]) -> Memory:
    """Where an array for results lies. Raises TypeError or ValueError for one that takes none."""
    memory = Memory.of("out", out)
    if memory.kind not in ("<f8", "<f4"):
        raise TypeError(f"out is an array of {memory.kind}; give one of float64 or float32")
    if memory.shape != shape:
        raise ValueError(f"out has the shape {memory.shape}, and the results have {shape}")
    if memory.is_fixed:
        raise ValueError("out cannot be written; give an array of your own")
    return memory


def _refused(error: FormulaError, advice: str) -> FormulaError:
    """The error of a formula without a kernel, with what works."""
    _, (kind, message, facts) = error.__reduce__()
    reason = message.partition(" cannot be used: ")[2] or message
    reason = reason.removesuffix("; evaluate it on the processor")
    return kind(f"the formula has no kernel for GPUs: {reason}; evaluate it on the processor, with {advice}", **facts)


def _device(places: list[tuple[str, Memory]]) -> int:
    """The device on which all arrays lie. Raises ValueError."""
    devices = [(name, driver().device(memory.address)) for name, memory in places]
    first, device = devices[0]
    for name, other in devices:
        if other != device:
            raise ValueError(
                f"{first} lies on GPU {device}, and {name} on GPU {other}; copy one of them to the other's"
            )
    return device


def _doubles(formula: Formula, index: int, array: Any, shape: Any, kind: str, library: Cupy) -> Any:
    """An array of other numbers or distances as doubles. Raises FormulaError for a whole number that no double is."""
    converted = library.doubles(array, shape)
    if kind[1:] in ("i8", "u8") and library.largest(converted) >= MOST_WHOLE:
        _arrays.doubles(formula, index, library.host(array).reshape(-1), 0)
    return converted


def _fill(
    formula: Formula,
    policy: int,
    device: int,
    columns: list[Memory],
    out: Memory,
    marks: Memory,
    stream: int,
    is_own: bool,
    options: Options,
) -> None:
    """Evaluates columns into memory: by the kernel, and on the processor the rows that it leaves."""
    import numpy as np

    own, end = driver(), None if options.timeout is None else time.monotonic() + options.timeout
    rows, count = math.prod(out.shape), marks.address + marks.shape[0] - 8
    own.clear(count, 8, stream)
    addresses = [*(column.address for column in columns), out.address, marks.address, count]
    own.launch(formula._kernels[policy, device].function, [*addresses, rows, _STEPS], rows, stream)
    if not own.copy_out(np.empty(1, np.uint64), count, stream)[0]:
        return
    left = np.flatnonzero(own.copy_out(np.empty(rows, np.uint8), marks.address, stream))
    runs = np.split(left, np.flatnonzero(np.diff(left) >= _GAP) + 1)

    def part(memory: Memory, run: Any) -> Any:
        return own.copy_out(np.empty(run[-1] - run[0] + 1), memory.address + 8 * int(run[0]), stream)

    operands = [np.concatenate([part(column, run)[run - run[0]] for run in runs]) for column in columns]
    values = np.empty(len(left))
    with watch(len(left), None if end is None else max(0.0, end - time.monotonic())) as watching:
        failure = _arrays.run(
            formula,
            formula._addresses(*(column.ctypes.data for column in operands)),
            _arrays.layout(formula, ((8, 8),) * len(columns)),
            len(left),
            values.ctypes.data,
            1,
            0,
            options,
            watching,
        )
    for run, found in zip(runs, np.split(values, np.cumsum([len(run) for run in runs])[:-1])):
        whole = part(out, run)
        whole[run - run[0]] = found
        own.copy_in(out.address + 8 * int(run[0]), whole, stream)
    if failure is not None:
        # No truth stands for a row that fails.
        _arrays.report(*failure, options.failures, is_own and formula._kind == TRUTH, left)
