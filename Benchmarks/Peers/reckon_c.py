"""Reckon's formulas over NumPy's arrays, by its C interface (Sources/ReckonC/reckon.h) and without a copy."""

import ctypes
import os

HERE = os.path.dirname(os.path.abspath(__file__))
RELEASE = os.path.join(HERE, "../../.build/release")


class Error(Exception):
    """A formula that cannot be compiled or evaluated; the message is the library's."""


class Library:
    """The functions that are used here, with what they take and give."""

    def __init__(self, path):
        library = ctypes.CDLL(path)
        pointer, size = ctypes.c_void_p, ctypes.c_ssize_t

        def function(name, result, *parameters):
            function = getattr(library, "reckon_" + name)
            function.restype, function.argtypes = result, parameters
            return function

        self.version = function("version", ctypes.c_uint32)
        self.compile = function("compile", pointer, ctypes.c_char_p, size, pointer, pointer)
        self.scope_create = function("scope_create", pointer)
        self.scope_free = function("scope_free", None, pointer)
        self.scope_set_angle_unit = function("scope_set_angle_unit", ctypes.c_bool, pointer, ctypes.c_int32)
        self.variable_count = function("variable_count", size, pointer)
        self.variable_name = function("variable_name", ctypes.c_char_p, pointer, size)
        self.derivative = function("derivative", pointer, pointer, ctypes.c_char_p, pointer)
        self.evaluate = function(
            "evaluate", ctypes.c_bool, pointer, pointer, size, ctypes.c_int32, ctypes.POINTER(ctypes.c_double), pointer)
        self.formula_free = function("formula_free", None, pointer)
        self.evaluate_columns = function("evaluate_columns", size, pointer, pointer, pointer, size, ctypes.c_int32,
                                         size, pointer, pointer, pointer, pointer, pointer)
        self.evaluate_arrays = function("evaluate_arrays", size, pointer, pointer, pointer, pointer, size,
                                        ctypes.c_int32, size, pointer, ctypes.c_int32, size, pointer, pointer, pointer,
                                        pointer)
        self.error_message = function("error_message", ctypes.c_char_p, pointer)
        self.error_row = function("error_row", size, pointer)
        self.error_free = function("error_free", None, pointer)

    @staticmethod
    def find(folder=RELEASE):
        """The library in a build folder. Raises OSError."""
        names = ("libReckonC.so", "libReckonC.dylib")
        return Library(
            next((os.path.join(folder, name) for name in names if os.path.exists(os.path.join(folder, name))),
                 names[0]))


class Formula:
    """A compiled formula, which evaluates numbers, or arrays of doubles, in the order of its variables."""

    DEGREES, RADIANS, GRADIANS = range(3)

    def __init__(self, library, source, angle_unit=DEGREES):
        self.library = library
        scope = library.scope_create()
        library.scope_set_angle_unit(scope, angle_unit)
        self.formula = self.made(lambda error: library.compile(source.encode(), -1, scope, error))
        library.scope_free(scope)

    def made(self, make):
        """What a function makes that takes the place for an error. Raises Error."""
        error = ctypes.c_void_p()
        formula = make(ctypes.byref(error))
        if not formula:
            message = self.library.error_message(error).decode()
            self.library.error_free(error)
            raise Error(message)
        return formula

    def derivative(self, variable):
        """The derivative by a variable, as a formula of the same variables. Raises Error."""
        derivative = Formula.__new__(Formula)
        derivative.library = self.library
        derivative.formula = self.made(lambda error: self.library.derivative(self.formula, variable.encode(), error))
        return derivative

    def __call__(self, *values):
        """The value for numbers. Raises Error."""
        numbers, value, error = (ctypes.c_double * len(values))(*values), ctypes.c_double(), ctypes.c_void_p()
        if not self.library.evaluate(self.formula, numbers, len(values), 0, ctypes.byref(value), ctypes.byref(error)):
            message = self.library.error_message(error).decode()
            self.library.error_free(error)
            raise Error(message)
        return value.value

    @property
    def variables(self):
        """The names of the inputs, in the order in which evaluation takes their arrays."""
        return [
            self.library.variable_name(self.formula, index).decode()
            for index in range(self.library.variable_count(self.formula))
        ]

    def __del__(self):
        if getattr(self, "formula", None):
            self.library.formula_free(self.formula)

    @staticmethod
    def layout(array, name, rows):
        """The number of an array's type, and the distance between its rows in numbers. Raises Error for arrays that are
        not read in place."""
        types = {"float64": 0, "float32": 1}
        if array.dtype.name not in types or not array.dtype.isnative:
            raise Error(
                f"{name} is an array of {array.dtype}; give one of float64 or float32, as by array.astype('float64')")
        if array.ndim > 1 or array.ndim and array.size != rows:
            raise Error(f"{name} has the shape {array.shape}; give a number, or one for each of {rows} rows")
        stride = array.strides[0] if array.ndim else 0
        if stride % array.itemsize:
            raise Error(
                f"{name} has rows {stride} bytes apart, which is no whole number of values; give a copy, array.copy()")
        return types[array.dtype.name], stride // array.itemsize

    def bind(self, arrays, values, failed=None, threads=1):
        """A function that evaluates the arrays, as they are at each call, into `values`. It gives how many rows failed,
        and the first of them or None. Arrays are of float64 or float32, with any distance between rows, backwards too;
        those of no dimension stand for one value that all rows share. Raises Error for what it cannot use."""
        if len(arrays) != len(self.variables):
            raise Error(
                f"the formula has {len(self.variables)} variables but got {len(arrays)} arrays; give one for each")
        if values.ndim != 1 or not values.flags.writeable:
            raise Error(
                "the results are no row of numbers that can be written; give an array such as numpy.empty(rows)")
        rows = values.size
        layouts = [self.layout(array, f"the array of {name}", rows) for array, name in zip(arrays, self.variables)]
        value_type, value_stride = self.layout(values, "the array of the results", rows)
        if failed is not None and (failed.dtype.name != "bool" or failed.shape != (rows, )
                                   or not failed.flags.c_contiguous):
            raise Error(f"the array of failing rows has to be numpy.empty({rows}, dtype=bool)")
        addresses = (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))
        types = (ctypes.c_int32 * len(arrays))(*(kind for kind, _ in layouts))
        strides = (ctypes.c_ssize_t * len(arrays))(*(stride for _, stride in layouts))
        error = ctypes.c_void_p()
        arguments = (
            self.formula, addresses, types, strides, rows, 0, threads, values.ctypes.data, value_type, value_stride,
            None if failed is None else failed.ctypes.data, None, None, ctypes.byref(error))

        def evaluate():
            count = self.library.evaluate_arrays(*arguments)
            if not error:
                return count, None
            row, message = self.library.error_row(error), self.library.error_message(error).decode()
            self.library.error_free(error)
            if count < 0:
                raise Error(message)
            return count, row

        evaluate.inputs = arrays  # they live as long as their addresses are used
        return evaluate
