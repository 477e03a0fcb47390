"""Formulas over arrays of NumPy, which are read and written where they are."""

from __future__ import annotations

import ctypes
import sys
import warnings
from typing import TYPE_CHECKING, Any

from ._errors import FailureWarning, FormulaError, error_of
from ._library import lib
from ._values import COMPLEX, FAILURES, INSTANT, KINDS, MOST_WHOLE, QUANTITY, TRUTH, Options, Quantity
from ._values import policy_of, seconds_of
from ._watch import watch

if TYPE_CHECKING:
    from ._formula import Formula

_DOUBLE, _FLOAT, _COMPLEX = 0, 1, 2
# The rows that are converted at once where arrays are of other types: 128 Ki numbers take a megabyte.
_BLOCK = 1 << 17
_numpy: Any = None
_double: Any = None
_single: Any = None


def is_present(values: tuple[Any, ...]) -> bool:
    """Whether there are arrays among values. NumPy is only imported by whoever makes some."""
    if "numpy" not in sys.modules:
        return False
    if _numpy is None:
        _load()
    array = _numpy.ndarray
    return any(isinstance(value, array) or _is_column(value) or is_on_device(value) for value in values)


def _is_column(value: Any) -> bool:
    """Whether a value is a column of another library, which gives an array."""
    return hasattr(value, "__array__") and hasattr(value, "__len__") and hasattr(value, "dtype")


def is_on_device(value: Any) -> bool:
    """Whether a value is an array in the memory of an NVIDIA GPU, as its interface says, or that of DLPack, where 2 is
    CUDA's memory and 13 its managed memory."""
    if hasattr(value, "__cuda_array_interface__"):
        return True
    return hasattr(value, "__dlpack_device__") and value.__dlpack_device__()[0] in (2, 13)


def _address(array: Any) -> int:
    """The address of an array's first number."""
    return array.__array_interface__["data"][0]


def _find_addresses(numpy: Any) -> None:
    """Takes a shorter way to addresses, if it leads there: they are what an array's object begins with, behind the head
    that all objects have. Asking for them takes a microsecond, and a call needs one for each input."""
    global _address
    offset, place = object.__basicsize__, ctypes.c_void_p.from_address
    samples = [numpy.arange(4.0)[::-1], numpy.arange(3.0, dtype="float32")]
    if sys.implementation.name != "cpython" or type(samples[0]).__basicsize__ < offset + 8:
        return
    if all(place(id(each) + offset).value == _address(each) for each in samples):
        _address = lambda array: place(id(array) + offset).value or 0


def _load() -> None:
    global _numpy, _double, _single
    import numpy

    _double, _single = numpy.dtype("float64"), numpy.dtype("float32")
    _numpy = numpy
    _find_addresses(numpy)


def evaluate(
    formula: Formula,
    values: tuple[Any, ...],
    out: Any = None,
    where: Any = None,
    dtype: Any = None,
    threads: int = 1,
    failures: str = "warn",
    timeout: float | None = None,
) -> Any:
    """The formula's value for each row of arrays; see `Formula.__call__`."""
    if threads < 1:
        raise ValueError(f"threads is {threads}; give the number of threads, at least 1")
    options = Options(threads, failures, timeout=timeout)
    if where is None and dtype is None and formula._plain:
        result = _direct(formula, values, out, options)
        if result is not None:
            return result
    if any(map(is_on_device, values)):
        from . import _device

        return _device.evaluate(formula, values, out, where, dtype, options)
    return _generally(formula, values, out, where, dtype, options)


def _direct(formula: Formula, values: tuple[Any, ...], out: Any, options: Options) -> Any:
    """The values for one-dimensional arrays of doubles or floats and for numbers, by the shortest way; None for
    others."""
    addresses, key, rows, scalars = formula._addresses(), [], -1, None
    array, double, single = _numpy.ndarray, _double, _single
    for index, value in enumerate(values):
        if type(value) is array:
            kind = value.dtype
            if kind is double:
                size = 8
            elif kind is single:
                size = 4
            else:
                return None
            shape = value.shape
            if len(shape) != 1 or rows != shape[0] and rows >= 0:
                return None
            rows, stride, address = shape[0], value.strides[0], _address(value)
            if (stride | address) % size:
                return None
            addresses[index] = address
            key.append((size, stride))
        elif isinstance(value, (float, int)):
            if scalars is None:
                scalars = (ctypes.c_double * len(values))()
            scalars[index] = value
            addresses[index] = ctypes.addressof(scalars) + 8 * index
            key.append((8, 0))
        else:
            return None
    if rows < 0:
        return None
    if out is None:
        result, kind, step = _numpy.empty(rows), _DOUBLE, 1
    else:
        result, kind = out, _DOUBLE if getattr(out, "dtype", None) is double else _FLOAT
        if type(out) is not array or out.dtype not in (double, single) or out.shape != (rows,):
            return None
        step, odd = divmod(out.strides[0], out.itemsize)
        if odd or step == 0 or _address(out) % out.itemsize or not out.flags.writeable:
            return None
    types, strides = layout(formula, tuple(key))
    error = ctypes.c_void_p()
    with watch(rows, options.timeout) as own:
        count = lib.evaluate_arrays(formula._pointer, addresses, types, strides, rows, policy_of(options.failures),
                                    options.threads, _address(result), kind, step, None, own.function, own.context,
                                    ctypes.byref(error),
                                    )  # fmt: skip
        if error:
            report(error, count, options.failures, formula._kind == TRUTH and out is None)
    return result if formula._kind not in (TRUTH, INSTANT) or out is not None else _of_kind(formula, result)


def layout(formula: Formula, key: tuple[tuple[int, int], ...]) -> tuple[Any, Any]:
    """Types and strides as the library takes them, of sizes of numbers and distances in bytes; they are kept."""
    found = formula._layouts.get(key)
    if found is None:
        count = len(key)
        found = (
            (ctypes.c_int32 * count)(*(_DOUBLE if size == 8 else _FLOAT for size, _ in key)),
            (ctypes.c_ssize_t * count)(*(stride // size for size, stride in key)),
        )
        if len(formula._layouts) < 64:
            formula._layouts[key] = found
    return found


def run(
    formula: Formula,
    addresses: Any,
    types_and_strides: tuple[Any, Any],
    rows: int,
    place: int,
    stride: int,
    kind: int,
    options: Options,
    own: Any,
) -> tuple[ctypes.c_void_p, int] | None:
    """Evaluates rows in memory, under a watch. Gives the error of the first row that fails, and how many do."""
    error = ctypes.c_void_p()
    count = lib.evaluate_arrays(
        formula._pointer,
        addresses,
        *types_and_strides,
        rows,
        policy_of(options.failures),
        options.threads,
        place,
        kind,
        stride,
        None,
        own.function,
        own.context,
        ctypes.byref(error),
    )
    return (error, count) if error else None


def report(error: ctypes.c_void_p, count: int, failures: str, must_raise: bool = False, numbers: Any = None) -> None:
    """Does with the first error of rows what an option says: an error by itself is raised.

    numbers: the numbers that the rows of the call have in the whole.
    """
    found = error_of(error)
    try:
        if found.row is not None and numbers is not None:
            found.row = int(numbers[found.row])
        if count < 0 or failures == "raise" or must_raise:
            raise found
        if failures == "warn":
            rows = "1 row failed" if count == 1 else f"{count} rows failed, the first of them"
            warnings.warn(f"{rows} in row {found.row}: {found.message}", FailureWarning, stacklevel=_depth())
    finally:
        # An error that is raised holds this frame, which must not hold the error.
        del found


def _depth() -> int:
    """How many frames of the caller's lie within this package, and one more: warnings are of the line that calls it."""
    depth, frame = 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__package__") == __package__:
        depth, frame = depth + 1, frame.f_back
    return depth


def _of_kind(formula: Formula, result: Any) -> Any:
    """Doubles as the type of the formula's kind."""
    if formula._kind == TRUTH:
        return result != 0
    if formula._kind == INSTANT:
        return dates_of(result)
    return result


def dates_of(seconds: Any) -> Any:
    """Seconds since 1970-01-01T00:00 as datetime64[us]; NaN as NaT."""
    micros = _numpy.rint(seconds * 1e6)
    held = _numpy.abs(micros) < 9.2e18
    return _numpy.where(
        held, _numpy.where(held, micros, 0).astype("int64").astype("datetime64[us]"), _numpy.datetime64("NaT", "us")
    )


def _generally(
    formula: Formula, values: tuple[Any, ...], out: Any, where: Any, dtype: Any, options: Options
) -> Any:
    """Arrays of any shape and type of number, a part of the rows, and results where the caller wants them."""
    np = _numpy
    if formula._kind > QUANTITY and formula._kind != COMPLEX or lib.formula_mode(formula._pointer) != 0:
        raise TypeError(
            f"a formula of kind {KINDS[formula._kind]} on {formula.numbers} numbers gives no array of NumPy; call columns() "
            "with a table")
    arrays = [as_numbers(formula, index, value) for index, value in enumerate(values)]
    shapes = [array.shape for array in arrays if array.ndim]
    shape = np.broadcast_shapes(*shapes, *(() if where is None else (np.shape(where),)))
    is_own = out is None and dtype is None
    if is_own and formula._kind == TRUTH and options.failures in FAILURES and options.failures != "ieee":
        # No truth stands for a row that fails.
        options = options._replace(failures="raise")
    if out is not None:
        if not isinstance(out, np.ndarray) or out.dtype not in _types(formula) or not out.dtype.isnative:
            names = " or ".join(map(str, _types(formula)))
            raise TypeError(f"out is not an array of {names}; give one such as numpy.empty(rows)")
        if out.shape != shape:
            raise ValueError(f"out has the shape {out.shape}, and the results have {shape}")
        if not out.flags.writeable:
            raise ValueError("out cannot be written; give an array of your own")
        if dtype is not None and np.dtype(dtype) != out.dtype:
            raise TypeError(f"dtype is {np.dtype(dtype)}, and out has {out.dtype}; give one of them")
    if where is not None:
        mask = np.broadcast_to(np.asarray(where, dtype=bool), shape)
        if out is None:
            out = np.full(shape, np.nan, _type(formula, dtype))
        chosen = [np.broadcast_to(array, shape)[mask] if array.ndim else array for array in arrays]
        part = np.empty(int(mask.sum()), out.dtype)
        _fill(formula, chosen, part, options)
        out[mask] = part
    else:
        if out is None:
            out = np.empty(shape, _type(formula, dtype))
        flat = [np.broadcast_to(array, shape).reshape(-1) if array.ndim else array for array in arrays]
        target = out.reshape(-1) if out.flags.c_contiguous or out.ndim == 1 else None
        if (
            target is None
            or target.strides[0] % target.itemsize
            or target.__array_interface__["data"][0] % target.itemsize
        ):
            part = np.empty(out.size, out.dtype)
            _fill(formula, flat, part, options)
            out[...] = part.reshape(shape)
        else:
            _fill(formula, flat, target, options)
    return _of_kind(formula, out) if is_own else out


def _types(formula: Formula) -> tuple[Any, ...]:
    """The types of numbers that its results may have, the usual one first."""
    return (_numpy.dtype("complex128"),) if formula._kind == COMPLEX else (_double, _single)


def _type(formula: Formula, dtype: Any) -> Any:
    """The type of numbers of a result. Raises TypeError for a type that no result has."""
    types = _types(formula)
    found = _numpy.dtype(dtype or types[0])
    if found not in types:
        names = " or ".join(map(str, types))
        raise TypeError(f"dtype is {found}; results are {names}, and astype() makes others of them")
    return found


def as_numbers(formula: Formula, index: int, value: Any) -> Any:
    """A value as an array of numbers. Raises TypeError where a formula on numbers takes none of it."""
    np = _numpy
    name, kind = formula.names[index], lib.variable_kind(formula._pointer, index)
    if isinstance(value, Quantity):
        value = formula._converted(index, value)
    if kind == INSTANT and not isinstance(value, (np.ndarray, float, int)) and not _is_column(value):
        value = seconds_of(value) if hasattr(value, "toordinal") or hasattr(value, "hour") else value
    if isinstance(value, np.ma.MaskedArray):
        # What is masked is missing, which is NaN in an array of numbers.
        value = value.astype("float64").filled(np.nan) if value.dtype.kind in "biuf" else value.filled()
    array = np.asarray(value)
    if kind > QUANTITY:
        raise TypeError(f"{name} takes a {KINDS[kind]}; call columns() with a table for columns of texts and lists")
    if array.dtype.kind == "M":
        if kind != INSTANT:
            raise TypeError(
                f"{name} is an array of dates; give units={{{name!r}: 'date'}}, or call columns() with a table"
            )
        # NaT is the smallest whole number, and becomes NaN.
        micros = array.astype("datetime64[us]")
        return np.where(np.isnat(micros), np.nan, micros.astype("int64") / 1e6)
    if array.dtype.kind not in "biuf" or array.dtype.itemsize > 8:
        raise TypeError(
            f"{name} is an array of {array.dtype}; give numbers of up to 64 bits, or call columns() with a table"
        )
    return array


def _fill(formula: Formula, arrays: list[Any], target: Any, options: Options) -> None:
    """Evaluates arrays of one dimension or none into memory."""
    with watch(target.size, options.timeout) as own:
        _fill_blocks(formula, arrays, target, options, own)


def _fill_blocks(formula: Formula, arrays: list[Any], target: Any, options: Options, own: Any) -> None:
    """The same in blocks where they have to be converted, under a watch."""
    rows = target.size
    converts = [array.ndim != 0 and not _is_direct(array) for array in arrays]
    size = min(rows, _BLOCK) if any(converts) else rows
    scalars = (ctypes.c_double * max(1, len(arrays)))()
    for index, array in enumerate(arrays):
        if array.ndim == 0:
            scalars[index] = float(array)
    stride = target.strides[0] // target.itemsize
    for first in range(0, rows, max(1, size)):
        count = min(size, rows - first)
        addresses, key, kept = (ctypes.c_void_p * max(1, len(arrays)))(), [], []
        for index, array in enumerate(arrays):
            if array.ndim == 0:
                addresses[index] = ctypes.addressof(scalars) + 8 * index
                key.append((8, 0))
                continue
            part = array[first : first + count]
            if converts[index]:
                part = doubles(formula, index, part, first)
                kept.append(part)
            addresses[index] = part.__array_interface__["data"][0]
            key.append((part.itemsize, part.strides[0]))
        place = target[first : first + count].__array_interface__["data"][0]
        failure = run(
            formula,
            addresses,
            layout(formula, tuple(key)),
            count,
            place,
            stride,
            _COMPLEX if formula._kind == COMPLEX else _FLOAT if target.dtype == _single else _DOUBLE,
            options,
            own,
        )
        if failure is not None:
            report(*failure, options.failures, numbers=range(first, first + count))


def doubles(formula: Formula, index: int, part: Any, first: int) -> Any:
    """Numbers of another type as doubles. Raises FormulaError for a whole number that no double is."""
    converted = part.astype(_double)
    if part.dtype.kind in "iu" and part.dtype.itemsize == 8 and (_numpy.abs(converted) >= MOST_WHOLE).any():
        for row in _numpy.flatnonzero(_numpy.abs(converted) >= MOST_WHOLE):
            if int(converted[row]) != int(part[row]):
                raise FormulaError(
                    f"the whole number {part[row]} of ‘{formula.names[index]}’ in row {first + row} is more than a double "
                    "holds; "
                    'compute in decimals, Formula(…, numbers="decimal"), by columns()',
                    kind="wrongKind",
                    row=int(first + row),
                )
    return converted


def _is_direct(array: Any) -> bool:
    """Whether the library reads an array where it is."""
    return (
        array.dtype in (_double, _single)
        and array.dtype.isnative
        and array.strides[0] % array.itemsize == 0
        and array.__array_interface__["data"][0] % array.itemsize == 0
    )
