"""Columns over Arrow's C data interface: structs, capsules, and formulas between them. No library of Arrow is needed
here."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from . import _arrays
from ._errors import FormulaError, error_of, made
from ._library import ArrowOptions, lib
from ._values import Options, policy_of
from ._watch import Watch, watch

if TYPE_CHECKING:
    from ._formula import Formula

_Release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Get = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class Schema(ctypes.Structure):
    """`struct ArrowSchema`."""

    _fields_ = [
        ("format", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("metadata", ctypes.c_void_p),
        ("flags", ctypes.c_int64),
        ("n_children", ctypes.c_int64),
        ("children", ctypes.POINTER(ctypes.c_void_p)),
        ("dictionary", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
        ("private_data", ctypes.c_void_p),
    ]


class Array(ctypes.Structure):
    """`struct ArrowArray`."""

    _fields_ = [
        ("length", ctypes.c_int64),
        ("null_count", ctypes.c_int64),
        ("offset", ctypes.c_int64),
        ("n_buffers", ctypes.c_int64),
        ("n_children", ctypes.c_int64),
        ("buffers", ctypes.c_void_p),
        ("children", ctypes.c_void_p),
        ("dictionary", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
        ("private_data", ctypes.c_void_p),
    ]


class Stream(ctypes.Structure):
    """`struct ArrowArrayStream`."""

    _fields_ = [
        ("get_schema", _Get),
        ("get_next", ctypes.c_void_p),
        ("get_last_error", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
        ("private_data", ctypes.c_void_p),
    ]


def _release(struct: Any) -> None:
    """Releases a struct, unless that has been done."""
    if struct.release:
        _Release(struct.release)(ctypes.addressof(struct))


# Capsules.
_get_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_NAMES = {Schema: b"arrow_schema", Array: b"arrow_array", Stream: b"arrow_array_stream"}
# The structs in capsules, by the addresses of the capsules, until those are gone.
_held: dict[int, Any] = {}


# A capsule that dies has the count 0 already, so that it comes as a plain address.
@_Destructor
def _forget(capsule: int, held: Any = _held, release: Any = _release) -> None:
    struct = held.pop(capsule, None)
    if struct is not None:
        release(struct)


# At the end of the process capsules may be freed after this module: what they need is never freed.
ctypes.pythonapi.Py_IncRef.argtypes = [ctypes.py_object]
for _kept in (_forget, _held, *_NAMES.values()):
    ctypes.pythonapi.Py_IncRef(_kept)


def _capsule(struct: Any) -> Any:
    """A capsule of a struct, which it releases unless somebody has taken it out."""
    capsule = _new_capsule(ctypes.addressof(struct), _NAMES[type(struct)], _forget)
    _held[id(capsule)] = struct
    return capsule


class StreamResults:
    """Results batch by batch: an Arrow stream of tables with one column, which is taken once."""

    def __init__(self, stream: Stream, failures: str, unit: str | None, own: Watch) -> None:
        #: The unit that the results are in; None for what is no quantity.
        self.unit = unit
        self._stream: Stream | None = stream
        self._capsules: Any = None
        self._failures, self._watch = failures, own
        self._report = made(lib.arrow_report, ctypes.byref(stream))

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        stream, self._stream = self._stream, None
        if stream is None:
            raise ValueError("the results have been read already")
        self._capsules = _capsule(stream)
        return self._capsules

    def read(self, reader: Any) -> Any:
        """What a reader makes of the results, once all are read.

        Raises FormulaError, and what the source of the columns raised.
        """
        with self._watch:
            try:
                read = reader(self)
            except Exception as error:
                raise (self.error() or error) from None
        self.report()
        return read

    def error(self) -> FormulaError | None:
        """The error of the first row that has failed, or the one that has ended the stream."""
        error = ctypes.c_void_p()
        lib.report_failures(self._report, ctypes.byref(error))
        return error_of(error) if error else None

    def report(self) -> None:
        """Does with the rows that have failed what the option says."""
        error = ctypes.c_void_p()
        count = lib.report_failures(self._report, ctypes.byref(error))
        if error:
            _arrays.report(error, count or -1, self._failures)

    def __del__(self) -> None:
        # Where readers fail, capsules would die while an error is on its way, which their destructor may not meet. Here
        # it is set aside.
        self._capsules = None
        if getattr(self, "_stream", None) is not None:
            _release(self._stream)
        if getattr(self, "_report", None):
            lib.report_free(self._report)


class ArrayResults:
    """The results of one array, which are taken once."""

    def __init__(self, schema: Schema, array: Array, unit: str | None = None) -> None:
        #: The unit that the results are in; None for what is no quantity.
        self.unit = unit
        self._structs: tuple[Schema, Array] | None = (schema, array)
        self._capsules: Any = None

    def __arrow_c_array__(self, requested_schema: Any = None) -> tuple[Any, Any]:
        structs, self._structs = self._structs, None
        if structs is None:
            raise ValueError("the results have been read already")
        self._capsules = _capsule(structs[0]), _capsule(structs[1])
        return self._capsules

    def __del__(self) -> None:
        self._capsules = None
        for struct in self._structs or ():
            _release(struct)


def _made(options: Options, own: Any) -> ArrowOptions:
    """The options as the library takes them, with a watch. Raises ValueError."""
    return ArrowOptions(
        policy_of(options.failures),
        options.threads,
        1 if options.failures == "raise" else 0,
        own.function,
        own.context,
        options.name.encode(),
    )


def evaluate_stream(formula: Formula, source: Any, options: Options = Options()) -> StreamResults:
    """A formula over an object that gives an Arrow stream, batch by batch as the results are read. Raises
    FormulaError."""
    capsule = source.__arrow_c_stream__()
    place = _get_pointer(capsule, b"arrow_array_stream")
    given = Stream.from_address(place)
    try:
        schema = Schema()
        code = given.get_schema(place, ctypes.addressof(schema))
        if code:
            raise FormulaError(f"the columns have no schema: error {code}")
        try:
            fitting = formula_for(formula, schema)
        finally:
            _release(schema)
        results = Stream()
        own = Watch(options.timeout)
        given_options = _made(options, own)
        made(lib.evaluate_arrow, fitting._pointer, place, ctypes.byref(results), ctypes.byref(given_options))
    except BaseException:
        # Whoever keeps the error keeps the capsule too, and with an open stream a connection of DuckDB takes no query.
        _release(given)
        raise
    return StreamResults(results, options.failures, fitting.unit, own)


def evaluate_array(formula: Formula, source: Any, options: Options = Options()) -> ArrayResults:
    """A formula over an object that gives an Arrow array. Raises FormulaError."""
    capsules = source.__arrow_c_array__()
    schema_place, array_place = _get_pointer(capsules[0], b"arrow_schema"), _get_pointer(capsules[1], b"arrow_array")
    fitting = formula_for(formula, Schema.from_address(schema_place))
    schema, array, error = Schema(), Array(), ctypes.c_void_p()
    with watch(Array.from_address(array_place).length, options.timeout) as own:
        given_options = _made(options, own)
        count = lib.evaluate_arrow_array(
            fitting._pointer,
            schema_place,
            array_place,
            ctypes.byref(schema),
            ctypes.byref(array),
            ctypes.byref(given_options),
            ctypes.byref(error),
        )
        if error:
            _arrays.report(error, count, options.failures)
    return ArrayResults(schema, array, fitting.unit)


# Formulas for schemas


def _unit_in(metadata: int) -> bytes | None:
    """The value of `reckon:unit` in a field's metadata."""
    place = metadata + 4
    for _ in range(ctypes.c_int32.from_address(metadata).value):
        parts = []
        for _ in range(2):
            length = ctypes.c_int32.from_address(place).value
            parts.append(ctypes.string_at(place + 4, length))
            place += 4 + length
        if parts[0] == b"reckon:unit":
            return parts[1]
    return None


def _signature(schema: Schema) -> tuple[Any, ...]:
    """What a formula depends on of a schema: names, types and units."""
    fields = (
        [schema]
        if schema.format != b"+s"
        else [Schema.from_address(schema.children[index]) for index in range(schema.n_children)]
    )
    return tuple(
        [
            (
                field.name,
                field.format,
                Schema.from_address(field.dictionary).format if field.dictionary else None,
                _unit_in(field.metadata) if field.metadata else None,
            )
            for field in fields
        ]
    )


def formula_for(formula: Formula, schema: Schema) -> Formula:
    """The formula as it is for the columns of a schema, whose types are the kinds of its inputs. Raises FormulaError.

    One that has no text of its own, such as a derivative, stays what it is.
    """
    spec = formula._spec
    if spec is None or spec[0] is None:
        return formula
    key = _signature(schema)
    fitting = formula._schemas.get(key)
    if fitting is None:
        from ._formula import Formula

        source, units, variables, scope = spec
        pointer, kept = scope.made({name: unit for name, unit in units.items()}, variables)
        text = source.encode()
        try:
            fitting = Formula._of(made(lib.compile_arrow, text, len(text), pointer, ctypes.byref(schema)), None, kept)
        finally:
            lib.scope_free(pointer)
        if len(formula._schemas) < 64:
            formula._schemas[key] = fitting
    return fitting


def result_schema(formula: Formula, source: Any) -> SchemaResult:
    """The schema of the results over an object that has an Arrow schema. Raises FormulaError."""
    capsule = source.__arrow_c_schema__()
    place = _get_pointer(capsule, b"arrow_schema")
    fitting = formula_for(formula, Schema.from_address(place))
    result = Schema()
    made(lib.arrow_schema, fitting._pointer, place, ctypes.byref(result))
    return SchemaResult(result)


class SchemaResult:
    """A field, which is taken once."""

    def __init__(self, schema: Schema) -> None:
        self._schema: Schema | None = schema
        self._capsule: Any = None

    def __arrow_c_schema__(self) -> Any:
        schema, self._schema = self._schema, None
        if schema is None:
            raise ValueError("the schema has been read already")
        self._capsule = _capsule(schema)
        return self._capsule

    def __del__(self) -> None:
        self._capsule = None
        if self._schema is not None:
            _release(self._schema)
