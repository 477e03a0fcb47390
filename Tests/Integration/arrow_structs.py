"""The structs of the Arrow C data interface and the functions of reckon.h over them, by ctypes: what arrow.py and
c-interface.py share."""
import ctypes

POINTER = ctypes.c_void_p


class Schema(ctypes.Structure):
    _fields_ = [("format", POINTER), ("name", POINTER), ("metadata", POINTER), ("flags", ctypes.c_int64),
                ("n_children", ctypes.c_int64), ("children", POINTER), ("dictionary", POINTER), ("release", POINTER),
                ("private_data", POINTER)]


class Array(ctypes.Structure):
    _fields_ = [("length", ctypes.c_int64), ("null_count", ctypes.c_int64), ("offset", ctypes.c_int64),
                ("n_buffers", ctypes.c_int64), ("n_children", ctypes.c_int64), ("buffers", POINTER),
                ("children", POINTER), ("dictionary", POINTER), ("release", POINTER), ("private_data", POINTER)]


class Stream(ctypes.Structure):
    _fields_ = [("get_schema", POINTER), ("get_next", POINTER), ("get_last_error", POINTER), ("release", POINTER),
                ("private_data", POINTER)]


class Options(ctypes.Structure):
    _fields_ = [("policy", ctypes.c_int32), ("threads", ctypes.c_int32), ("on_failure", ctypes.c_int32),
                ("is_cancelled", POINTER), ("context", POINTER), ("name", ctypes.c_char_p)]


RELEASE = ctypes.CFUNCTYPE(None, POINTER)


def release(struct):
    """Calls a struct's release callback, if it is not released."""
    if struct.release: RELEASE(struct.release)(ctypes.addressof(struct))


class Failure(Exception):
    """An error of the library."""

    def __init__(self, kind, message, row=-1):
        super().__init__(message)
        self.kind, self.row = kind, row


class Library:
    """The functions of the interface over columns. Errors become exceptions."""

    def __init__(self, path):
        library = self.loaded = ctypes.CDLL(str(path))
        size = ctypes.c_ssize_t
        for name, result, parameters in [
            ("compile", POINTER, [ctypes.c_char_p, size, POINTER, POINTER]),
            ("compile_arrow", POINTER, [ctypes.c_char_p, size, POINTER, POINTER, POINTER]),
            ("formula_free", None, [POINTER]),
            ("prepare_native", ctypes.c_bool, [POINTER, ctypes.c_int32]),
            ("arrow_schema", ctypes.c_bool, [POINTER] * 4),
            ("evaluate_arrow", ctypes.c_bool, [POINTER] * 5),
            ("evaluate_arrow_array", size, [POINTER] * 7),
            ("arrow_report", POINTER, [POINTER, POINTER]),
            ("report_failures", size, [POINTER, POINTER]),
            ("report_free", None, [POINTER]),
            ("scope_create", POINTER, []),
            ("scope_free", None, [POINTER]),
            ("scope_set_number_mode", ctypes.c_bool, [POINTER, ctypes.c_int32]),
            ("scope_set_clock", ctypes.c_bool, [POINTER] * 4),
            ("error_kind", ctypes.c_char_p, [POINTER]),
            ("error_message", ctypes.c_char_p, [POINTER]),
            ("error_row", size, [POINTER]),
            ("error_free", None, [POINTER]),
            ("unit", ctypes.c_char_p, [POINTER]),
            ("variable_count", size, [POINTER]),
            ("variable_name", ctypes.c_char_p, [POINTER, size]),
        ]:
            function = getattr(library, "reckon_" + name)
            function.restype, function.argtypes = result, parameters
            setattr(self, name, function)

    def failure(self, error):
        """The exception of an error, which is freed; None for none."""
        if not error.value: return None
        made = Failure(self.error_kind(error).decode(), self.error_message(error).decode(), self.error_row(error))
        self.error_free(error)
        error.value = None
        return made

    def checked(self, call, *arguments):
        """What a function gives, and the error that it leaves beside a result."""
        error = POINTER()
        result = call(*arguments, ctypes.byref(error))
        failure = self.failure(error)
        if failure and (not result or result == -1): raise failure
        return result, failure

    def compiled(self, source, schema=None, mode=0, clock=None):
        """A formula for the columns of a schema, perhaps with a clock: the addresses of its two functions."""
        scope = self.scope_create()
        if clock: assert self.scope_set_clock(scope, *clock, None)
        assert self.scope_set_number_mode(scope, mode)
        try:
            if schema is None: return self.checked(self.compile, source.encode(), -1, scope)[0]
            return self.checked(self.compile_arrow, source.encode(), -1, scope, ctypes.addressof(schema))[0]
        finally:
            self.scope_free(scope)
