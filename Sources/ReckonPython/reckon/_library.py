"""The shared library that does the work, with the types of its functions (Sources/ReckonC/reckon.h describes them)."""

from __future__ import annotations

import ctypes
import os
import pathlib
import sys
from typing import Any

_NAME = "libReckonC.dylib" if sys.platform == "darwin" else "libReckonC.so"

Pointer, Text, Size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_ssize_t
Number, Truth, Word = ctypes.c_double, ctypes.c_bool, ctypes.c_int32

#: The functions of the host: `double (*)(const double *, void *)`, and those of a clock and of imports.
HostFunction = ctypes.CFUNCTYPE(Number, ctypes.POINTER(Number), Pointer)
Clock = ctypes.CFUNCTYPE(Number, Pointer)
Offset = ctypes.CFUNCTYPE(Word, Number, Pointer)
Import = ctypes.CFUNCTYPE(Pointer, Text, Pointer)
Question = ctypes.CFUNCTYPE(Truth, Pointer)


class ArrowOptions(ctypes.Structure):
    """`reckon_arrow_options`."""

    _fields_ = [
        ("policy", Word),
        ("threads", Word),
        ("on_failure", Word),
        ("is_cancelled", Pointer),
        ("context", Pointer),
        ("name", Text),
    ]


# For each function what it gives, and what it takes.
_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "version": (ctypes.c_uint32,),
    # Formulas
    "compile": (Pointer, Text, Size, Pointer, Pointer),
    "inputs": (Pointer, Text, Size, Pointer, Pointer),
    "read_image": (Pointer, Text, Size, Pointer, Pointer),
    "derivative": (Pointer, Pointer, Text, Pointer),
    "formula_free": (None, Pointer),
    "variable_count": (Size, Pointer),
    "variable_name": (Text, Pointer, Size),
    "variable_kind": (Word, Pointer, Size),
    "variable_unit": (Text, Pointer, Size),
    "unit": (Text, Pointer),
    "image": (Size, Pointer, Pointer, Size),
    "formula_kind": (Word, Pointer),
    "formula_item_kind": (Word, Pointer),
    "formula_mode": (Word, Pointer),
    "formula_source": (Text, Pointer),
    "formula_note": (Text, Pointer, Size),
    "prepare_native": (Truth, Pointer, Word),
    "is_native": (Truth, Pointer, Word),
    "passes_nan": (Truth, Pointer),
    "formula_ptx": (Pointer, Pointer, Text, Word, Pointer),
    "evaluate": (Truth, Pointer, Pointer, Size, Word, Pointer, Pointer),
    "evaluate_values": (Pointer, Pointer, Pointer, Size, Word, Number, Pointer),
    "evaluate_arrays": (
        Size,
        Pointer,
        Pointer,
        Pointer,
        Pointer,
        Size,
        Word,
        Size,
        Pointer,
        Word,
        Size,
        Pointer,
        Pointer,
        Pointer,
        Pointer,
    ),
    "watch_create": (Pointer, Number, Number, Question, Pointer),
    "watch_free": (None, Pointer),
    "watch_ends": (Truth, Pointer),
    # Columns of Arrow
    "compile_arrow": (Pointer, Text, Size, Pointer, Pointer, Pointer),
    "arrow_schema": (Truth, Pointer, Pointer, Pointer, Pointer),
    "evaluate_arrow": (Truth, Pointer, Pointer, Pointer, Pointer, Pointer),
    "evaluate_arrow_array": (Size, Pointer, Pointer, Pointer, Pointer, Pointer, Pointer, Pointer),
    "arrow_report": (Pointer, Pointer, Pointer),
    "report_free": (None, Pointer),
    "report_failures": (Size, Pointer, Pointer),
    # Values and lists of texts
    "value_of_number": (Pointer, Number, Text, Pointer),
    "value_of_digits": (Pointer, Text, Word, Text, Pointer),
    "value_of_truth": (Pointer, Truth),
    "value_of_instant": (Pointer, Number),
    "value_of_text": (Pointer, Text, Size, Pointer),
    "value_of_list": (Pointer, Pointer, Size, Pointer),
    "value_of_complex": (Pointer, Number, Number, Text, Pointer),
    "value_missing": (Pointer,),
    "value_free": (None, Pointer),
    "value_kind": (Word, Pointer),
    "value_is_time_of_day": (Truth, Pointer),
    "value_number": (Number, Pointer),
    "value_uncertainty": (Number, Pointer),
    "value_mode": (Word, Pointer),
    "value_exactness": (Word, Pointer),
    "value_digits": (Text, Pointer),
    "value_unit": (Text, Pointer),
    "value_text": (Text, Pointer),
    "value_written": (Text, Pointer),
    "value_count": (Size, Pointer),
    "value_item": (Pointer, Pointer, Size),
    "texts_free": (None, Pointer),
    "texts_count": (Size, Pointer),
    "texts_item": (Text, Pointer, Size),
    # Sessions
    "session_create": (Pointer, Pointer, Pointer),
    "session_free": (None, Pointer),
    "session_run": (Pointer, Pointer, Text, Size, Word, Number, Pointer),
    "session_set": (Truth, Pointer, Text, Pointer, Pointer),
    "session_value": (Pointer, Pointer, Text, Pointer),
    "session_names": (Pointer, Pointer),
    "session_remove": (Truth, Pointer, Text, Pointer),
    "session_undo": (Truth, Pointer),
    "session_redo": (Truth, Pointer),
    "session_formula": (Pointer, Pointer, Text, Size, Pointer),
    "run_free": (None, Pointer),
    "run_count": (Size, Pointer),
    "run_value": (Pointer, Pointer, Size),
    "run_definition": (Text, Pointer, Size),
    "run_source": (Text, Pointer, Size),
    "run_note": (Text, Pointer, Size, Size),
    # Books
    "book_read": (Pointer, Text, Size, Text, Import, Pointer, Pointer, Pointer),
    "book_shipped": (Pointer, Text, Pointer),
    "book_shipped_names": (Pointer,),
    "book_free": (None, Pointer),
    "book_names": (Pointer, Pointer),
    "book_documentation": (Pointer, Pointer),
    "book_definition": (Pointer, Pointer, Text, Pointer),
    "book_formula": (Pointer, Pointer, Text, Pointer),
    "book_sharing_formula": (Pointer, Pointer, Text, Pointer),
    "book_evaluate": (Pointer, Pointer, Text, Pointer, Size, Pointer, Pointer, Size, Word, Number, Pointer),
    "definition_free": (None, Pointer),
    "definition_kind": (Word, Pointer),
    "definition_argument_count": (Size, Pointer),
    "definition_argument": (Text, Pointer, Size),
    "definition_text": (Text, Pointer),
    "definition_documentation": (Text, Pointer),
    "definition_unit": (Text, Pointer),
    "definition_default": (Text, Pointer),
    "definition_condition": (Text, Pointer),
    "definition_example": (Text, Pointer, Size),
    # Sheets
    "sheet_create": (Pointer, Pointer, Pointer),
    "sheet_free": (None, Pointer),
    "sheet_edit": (Pointer, Pointer, Pointer, Pointer, Size, Pointer),
    "sheet_value": (Pointer, Pointer, Text, Pointer),
    "sheet_text": (Pointer, Pointer, Text),
    "sheet_names": (Pointer, Pointer),
    "sheet_dependencies": (Pointer, Pointer, Text),
    "sheet_dependents": (Pointer, Pointer, Text),
    "sheet_undo": (Pointer, Pointer),
    "sheet_redo": (Pointer, Pointer),
    # Scopes
    "scope_create": (Pointer,),
    "scope_free": (None, Pointer),
    "scope_set_angle_unit": (Truth, Pointer, Word),
    "scope_set_number_mode": (Truth, Pointer, Word),
    "scope_add_variable": (Truth, Pointer, Text, Text),
    "scope_read_units": (Truth, Pointer, Truth),
    "scope_set_unit": (Truth, Pointer, Text, Text),
    "scope_permit": (Truth, Pointer, Word, Text),
    "scope_set": (Truth, Pointer, Text, Pointer, Pointer),
    "scope_define": (Truth, Pointer, Text, Size, Pointer),
    "scope_add_function": (Truth, Pointer, Text, Size, Truth, HostFunction, Pointer, Pointer),
    "scope_add_book": (Truth, Pointer, Pointer),
    "scope_set_rates": (Truth, Pointer, Pointer, Pointer, Size, Text, Pointer),
    "scope_set_clock": (Truth, Pointer, Clock, Offset, Pointer),
    "scope_set_time_zone": (Truth, Pointer, Text, Pointer),
    # Errors
    "error_free": (None, Pointer),
    "error_kind": (Text, Pointer),
    "error_message": (Text, Pointer),
    "error_snippet": (Text, Pointer),
    "error_suggestion": (Text, Pointer),
    "error_source": (Text, Pointer),
    "error_start": (Size, Pointer),
    "error_end": (Size, Pointer),
    "error_stage": (Word, Pointer),
    "error_row": (Size, Pointer),
}


def _path() -> str:
    """The library: the one that RECKON_LIBRARY names, that of the wheel, or that of a checkout's build."""
    named = os.environ.get("RECKON_LIBRARY")
    if named:
        return named
    here = pathlib.Path(__file__).resolve().parent
    places = [here / "_lib" / _NAME, here.parents[2] / ".build" / "release" / _NAME]
    for place in places:
        if place.exists():
            return str(place)
    raise ImportError(
        f"there is no {_NAME} beside the package; install the wheel, or build it with "
        "`swift build -c release --product ReckonC` and set RECKON_LIBRARY to its path"
    )


class Library:
    """The functions of the library by their names without `reckon_`. Calls give up the interpreter lock."""

    def __init__(self, path: str) -> None:
        loaded = ctypes.CDLL(path)
        for name, (result, *parameters) in _FUNCTIONS.items():
            function = getattr(loaded, "reckon_" + name)
            function.restype, function.argtypes = result, parameters
            setattr(self, name, function)
        if self.version() != 1:
            raise ImportError(f"{path} has version {self.version()} of the C interface, and this package takes 1")

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


lib = Library(_path())


def texts(pointer: int | None) -> list[str]:
    """The texts of a list, which is freed."""
    if not pointer:
        return []
    try:
        return [lib.texts_item(pointer, index).decode() for index in range(lib.texts_count(pointer))]
    finally:
        lib.texts_free(pointer)


def optional(text: bytes | None) -> str | None:
    """A text of the library that need not be there."""
    return None if text is None else text.decode()
