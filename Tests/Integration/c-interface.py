#!/usr/bin/env python3
"""Tests the C interface from outside: its header, its symbols, a C program, and NumPy's arrays through ctypes.

Usage: c-interface.py [--build .build/release]

Builds nothing of Reckon: `swift build -c release --product ReckonC` comes before. Without NumPy (pip install numpy) the
part that uses its arrays is left out. Exits with 1 when something does not hold.
"""
import argparse, ctypes, os, pathlib, random, re, shutil, subprocess, sys, tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import arrow_structs

parser = argparse.ArgumentParser()
parser.add_argument("--build", default=".build/release")
parser.add_argument("--record",
                    action="store_true",
                    help="write down what is new in the interface; then look at the difference")
parser.add_argument("--random", nargs=2, metavar=("SEED", "COUNT"), type=int, help=argparse.SUPPRESS)
options = parser.parse_args()
root = pathlib.Path(__file__).resolve().parents[2]
build = pathlib.Path(options.build).resolve()
sources = root / "Sources/ReckonC"
library = next((build / name for name in ("libReckonC.so", "libReckonC.dylib") if (build / name).exists()), None)
if library is None: sys.exit(f"there is no ReckonC library in {build}; run: swift build -c release --product ReckonC")
failures = []


def check(holds, what):
    if not holds: failures.append(what)


def declarations(header):
    """The functions that a header declares: name → what it takes and gives, without names of parameters and what only
    compilers read."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*|^\s*#[^\n]*", " ", header, flags=re.S | re.M)
    text = re.sub(r"\b(_Nonnull|_Nullable|SWIFT_\w+|const)\b", " ", text)
    text = re.sub(
        r"\b(reckon_(formula|error|scope|report|arrow_options|value|texts|session|run|book|definition|sheet|watch)|struct Arrow\w+)\b(?=\s*\*)",
        "void", text)
    found = {}
    for result, name, parameters in re.findall(r"([\w][\w\s*]*?)\b(reckon_\w+)\s*\(((?:[^()]|\([^()]*\))*)\)\s*;",
                                               text.replace("SWIFT_NOEXCEPT", "")):
        parameters = [parameter.strip() for parameter in re.split(r",(?![^(]*\))", parameters)]
        kinds = []
        for parameter in parameters:
            parameter = re.sub(r"\(\s*\*\s*\w*\s*\)", "(*)", parameter)
            parameter = re.sub(r"(\w[\w\s]*?[\s*]+)\w+(?=\s*[,)]|$)", r"\1",
                               parameter) if parameter != "void" else parameter
            kinds.append(re.sub(r"\s+", "", parameter))
        found[name] = (re.sub(r"\s+", "", result), kinds)
    return found


class ArrowArguments:
    """Structs of Arrow's C interface as no caller should give them: what can be seen of them is wrong, and what they
    point to is there."""

    def __init__(self, chosen):
        self.chosen = chosen
        self.no_release = arrow_structs.RELEASE(lambda place: None)
        self.memory = (ctypes.c_double * 64)(*range(64))
        self.buffers = (ctypes.c_void_p * 3)(None, ctypes.addressof(self.memory), ctypes.addressof(self.memory))
        self.texts = [
            ctypes.create_string_buffer(text) for text in (b"g", b"+s", b"l", b"x", b"y", b"tdD", b"zz", b"+l", b"")
        ]
        self.columns = [(arrow_structs.Schema(), arrow_structs.Array()) for _ in range(3)]
        self.schemas = (ctypes.c_void_p * 3)(*(ctypes.addressof(schema) for schema, _ in self.columns))
        self.arrays = (ctypes.c_void_p * 3)(*(ctypes.addressof(array) for _, array in self.columns))
        self.parent = arrow_structs.Schema(), arrow_structs.Array()
        self.results = arrow_structs.Schema(), arrow_structs.Array()
        self.result_stream, self.source = arrow_structs.Stream(), arrow_structs.Stream()
        get = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
        self.gets = get(self.get_schema), get(self.get_next), ctypes.CFUNCTYPE(ctypes.c_void_p,
                                                                               ctypes.c_void_p)(lambda place: None)

    def address(self, struct):
        return self.chosen.choice([None, ctypes.addressof(struct) + 1] + [ctypes.addressof(struct)] * 18)

    def released(self): return self.chosen.choice([None] + [ctypes.cast(self.no_release, ctypes.c_void_p).value] * 12)

    def schema(self):
        texts = [ctypes.addressof(text) for text in self.texts]
        for schema, _ in [*self.columns, self.parent]:
            schema.format = self.chosen.choice([None] + texts[:1] * 6 + texts)
            schema.name = self.chosen.choice([None] + texts[3:5] * 4 + texts)
            schema.n_children, schema.children, schema.release = 0, None, self.released()
        self.parent[0].format = self.chosen.choice(texts[1:2] * 9 + texts)
        self.parent[0].n_children = self.chosen.choice([-1, 0, 2, 3, 3, 3, 3, 2**63 - 1])
        self.parent[0].children = self.chosen.choice([None] + [ctypes.addressof(self.schemas)] * 9)
        return ctypes.c_void_p(self.address(self.parent[0]))

    def array(self):
        wrong = [-(2**63), -2, -1, 2**62, 2**63 - 1]
        for _, array in [*self.columns, self.parent]:
            array.length = self.chosen.choice([0, 1, 8, 8, 8, 8] + wrong[:3])
            array.offset = self.chosen.choice([0] * 8 + [1, 2] + wrong)
            array.null_count = self.chosen.choice([0] * 8 + [-1, 1] + wrong)
            array.n_buffers = self.chosen.choice([2] * 9 + [0, 1, 3] + wrong)
            array.buffers = self.chosen.choice([None] + [ctypes.addressof(self.buffers)] * 9)
            array.n_children, array.children, array.release = 0, None, self.released()
        self.parent[1].n_children = self.chosen.choice([3] * 9 + [0, 1, 2] + wrong)
        self.parent[1].children = self.chosen.choice([None] + [ctypes.addressof(self.arrays)] * 9)
        return ctypes.c_void_p(self.address(self.parent[1]))

    def outputs(self):
        for struct in self.results: struct.release = None
        return [ctypes.c_void_p(self.address(struct)) for struct in self.results]

    def release_outputs(self):
        for struct in self.results: arrow_structs.release(struct)

    def options(self, never):
        made = self.kept = arrow_structs.Options(self.chosen.choice([0, 0, 0, 1, 2, -1]),
                                                 self.chosen.choice([0, 1, 2, 2, -1]), self.chosen.choice([0, 0, 1, 2]),
                                                 self.chosen.choice([None,
                                                                     ctypes.cast(never, ctypes.c_void_p).value]), None,
                                                 self.chosen.choice([None, b"sum", b"\xff"]))
        return ctypes.c_void_p(
            self.chosen.choice([None, ctypes.addressof(made),
                                ctypes.addressof(made),
                                ctypes.addressof(made) + 2]))

    def get_schema(self, stream, place):
        code = self.chosen.choice([0, 0, 0, 5])
        if code == 0 and self.schema().value:
            ctypes.memmove(place, ctypes.addressof(self.parent[0]), ctypes.sizeof(arrow_structs.Schema))
        return code

    def get_next(self, stream, place):
        code = self.chosen.choice([0, 0, 0, 5])
        if code == 0 and self.chosen.random() < 0.7 and self.array().value:
            ctypes.memmove(place, ctypes.addressof(self.parent[1]), ctypes.sizeof(arrow_structs.Array))
        return code

    def stream(self):
        self.source.release = self.released()
        for name, callback in zip(("get_schema", "get_next", "get_last_error"), self.gets):
            setattr(self.source, name, self.chosen.choice([None] + [ctypes.cast(callback, ctypes.c_void_p).value] * 15))
        self.result_stream.release = None
        return ctypes.c_void_p(self.address(self.source))

    def stream_place(self): return ctypes.c_void_p(ctypes.addressof(self.result_stream))

    def release_stream(self):
        """Reads a batch or two of the results, as a consumer would."""
        if not self.result_stream.release: return
        next_batch = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(self.result_stream.get_next)
        for _ in range(2):
            made = arrow_structs.Array()
            if next_batch(ctypes.addressof(self.result_stream), ctypes.addressof(made)) == 0:
                arrow_structs.release(made)
        arrow_structs.release(self.result_stream)


def random_arguments(seed, count):
    """Calls each function with arguments that no caller should give, in this process, which a trap ends."""
    loaded = ctypes.CDLL(str(library))
    chosen = random.Random(seed)
    pointer, size, wide = ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int32
    for name, result in {
            "compile": pointer, "read_image": pointer, "derivative": pointer, "variable_count": size, "variable_name":
                ctypes.c_char_p, "unit": ctypes.c_char_p, "image": size, "evaluate": ctypes.c_bool, "evaluate_columns":
                    size, "evaluate_arrays": size, "scope_create": pointer, "scope_set_angle_unit": ctypes.c_bool,
            "scope_permit": ctypes.c_bool, "scope_add_variable": ctypes.c_bool, "scope_set_value": ctypes.c_bool,
            "scope_define": ctypes.c_bool, "scope_add_function": ctypes.c_bool, "error_kind": ctypes.c_char_p,
            "error_message": ctypes.c_char_p, "error_snippet": ctypes.c_char_p, "compile_arrow":
                pointer, "arrow_schema": ctypes.c_bool, "evaluate_arrow": ctypes.c_bool, "evaluate_arrow_array": size,
            "arrow_report": pointer, "report_failures": size, "scope_set_number_mode": ctypes.c_bool, "error_source":
                ctypes.c_char_p, "error_start": size, "error_end": size, "error_stage": wide, "error_row": size,
    }.items():        getattr(loaded, "reckon_" + name).restype = result
    host = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.POINTER(ctypes.c_double),
                            pointer)(lambda values, context: values[0])
    never = ctypes.CFUNCTYPE(ctypes.c_bool, pointer)(lambda context: False)
    memory = (ctypes.c_double * 512)(*(chosen.uniform(-9, 9) for _ in range(512)))
    base = ctypes.addressof(memory)
    lengths = [-(2**63), -(2**62), -2, -1, 0, 1, 2, 3, 2**62, 2**63 - 1]
    texts = [
        None, b"", b"a", b"x", b"x + y", b"2*x", b"1x", b"a b", b"`", b"\xff\xfe", b"\xc3", b"km", b"km/h",
        b"f(x) = x^2", b"f(x)", b"x!", b"sqrt(x)", b"'a'", b"((((", b"1/0", b"sum(k, 1, x, k)", b"\xf0\x9f\x99\x82",
        b"\x01", b"h(x)", b"x to m", "größe".encode(), b"x" * 3000
    ]
    objects = {"scope": [], "formula": [], "error": [], "report": []}
    arrow = ArrowArguments(chosen)

    def any_of(kind):
        known = objects[chosen.choice([kind, kind, kind, "scope", "formula", "error", "report"])]
        return pointer(chosen.choice(known) if known and chosen.random() < 0.9 else None)

    def keep(kind, made):
        if made: objects[kind].append(made)
        if len(objects[kind]) > 20:
            loaded[f"reckon_{kind}_free"](pointer(objects[kind].pop(chosen.randrange(20))))

    def rows_and_strides(inputs):
        """Rows and distances that lie within the memory, or lead far out of it."""
        rows = chosen.choice([0, 1, 2, 3, 8, 9, 40] if chosen.random() < 0.8 else lengths)
        strides, places = [], []
        for _ in range(inputs):
            stride = chosen.choice(
                [0, 1, 1, 2, -1, -3] if chosen.random() < 0.9 or rows == 1 else [-(2**63), 2**62, 2**63 - 1])
            strides.append(stride)
            reach = (rows - 1) * abs(stride) if 0 < rows < 100 and abs(stride) < 100 else 0
            first = chosen.randrange(max(1, 500 - reach)) + (reach if stride < 0 else 0)
            place = base + 8 * first + chosen.choice([0, 0, 0, 0, 0, 1, 4])
            places.append(None if chosen.random() < 0.03 else place)
        return rows, strides, places

    for _ in range(count):
        error = pointer()
        place = ctypes.byref(error) if chosen.random() < 0.8 else None
        match chosen.randrange(19):
            case 0: keep("scope", loaded.reckon_scope_create())
            case 1 | 2:
                text = chosen.choice(texts)
                length = chosen.choice(
                    [-1, -1, -1, len(text or b""), *[length for length in lengths if not 0 < length <= 3]])
                keep("formula", loaded.reckon_compile(text, size(length), any_of("scope"), place))
            case 3:
                data = bytes(chosen.randrange(256) for _ in range(20)) if chosen.random() < 0.5 else None
                known = any_of("formula")
                length = loaded.reckon_image(known, None, size(0))
                image = (ctypes.c_uint8 * max(length, 20))(*(data or b""))
                loaded.reckon_image(known, image, size(chosen.choice([length, length - 1, *lengths[:5]])))
                if chosen.random() < 0.5: image[chosen.randrange(len(image))] ^= chosen.randrange(256)
                given = chosen.choice(
                    [max(length, 0), 20, *[length for length in lengths if length <= 3 or length > 2**60]])
                keep(
                    "formula",
                    loaded.reckon_read_image(image if chosen.random() < 0.9 else None, size(given), any_of("scope"),
                                             place))
            case 4: keep("formula", loaded.reckon_derivative(any_of("formula"), chosen.choice(texts), place))
            case 5:
                known = any_of("formula")
                loaded.reckon_variable_count(known), loaded.reckon_variable_name(known, size(
                    chosen.choice(lengths))), loaded.reckon_unit(known)
            case 6:
                known = any_of("formula")
                inputs = loaded.reckon_variable_count(known)
                given = chosen.choice([inputs, inputs, 3, *lengths[:6]])
                value = ctypes.c_double() if chosen.random() < 0.95 else None
                loaded.reckon_evaluate(known, pointer(base if chosen.random() < 0.9 else None), size(given),
                                       wide(chosen.choice([0, 0, 1, 2, -1, 2**31 - 1, -(2**31)])),
                                       ctypes.byref(value) if value else None, place)
            case 7 | 8 | 9 | 10:
                known = any_of("formula")
                inputs = max(loaded.reckon_variable_count(known), 1)
                rows, strides, places = rows_and_strides(inputs + 1)
                output = places[inputs] if abs(strides[inputs]) < 100 else None
                flags = chosen.choice(
                    [None,
                     pointer(base + 4000), (ctypes.c_bool * max(1, min(rows, 100)))() if rows < 100 else None])
                columns = (pointer * inputs)(*places[:inputs]) if chosen.random() < 0.95 else None
                distances = (size * inputs)(*strides[:inputs])
                policy, threads = wide(chosen.choice([0, 0, 1, 2, -5])), size(
                    chosen.choice([1, 1, 2, 4, 0, -1, 2**63 - 1, -(2**63)]))
                if chosen.random() < 0.5:
                    # Results without a distance of their own lie one behind the other.
                    start = base + 8 * chosen.randrange(400) if output else None
                    loaded.reckon_evaluate_columns(known, columns, None if all(
                        stride == 1 for stride in strides) else distances, size(rows), policy, threads, pointer(start),
                                                   flags, never if chosen.random() < 0.5 else None, None, place)
                else:
                    types = (wide * inputs)(*(chosen.choice([0, 0, 1, 1, 2, -1]) if chosen.random() < 0.2 else 0
                                              for _ in range(inputs)))
                    loaded.reckon_evaluate_arrays(known, columns, types if chosen.random() < 0.9 else None, distances,
                                                  size(rows), policy, threads, pointer(output),
                                                  wide(chosen.choice([0, 0, 1, 1, 7])), size(strides[inputs]), flags,
                                                  never if chosen.random() < 0.5 else None, None, place)
                for index in range(512): memory[index] = chosen.uniform(-9, 9) if index % 17 == 0 else memory[index]
            case 11:
                known = any_of("scope")
                loaded.reckon_scope_set_angle_unit(known, wide(chosen.choice([0, 1, 2, 3, -1, 2**31 - 1])))
                if chosen.random() < 0.3:
                    loaded.reckon_scope_set_number_mode(known, wide(chosen.choice([0, 0, 1, 2, 3, -1])))
                loaded.reckon_scope_add_variable(known, chosen.choice(texts), chosen.choice(texts))
                loaded.reckon_scope_permit(known, wide(chosen.choice([15, 15, 0, 7, 16, -1])),
                                           chosen.choice([None, b"sqrt max sin", *texts]))
            case 12:
                loaded.reckon_scope_set_value(any_of("scope"), chosen.choice(texts),
                                              ctypes.c_double(chosen.choice([0.0,
                                                                             float("nan"),
                                                                             float("inf"), 1e308])))
            case 13:
                text = chosen.choice(texts)
                loaded.reckon_scope_define(
                    any_of("scope"), text,
                    size(chosen.choice([-1,
                                        len(text or b""), *[length for length in lengths if not 0 < length <= 3]])),
                    place)
            case 14:
                loaded.reckon_scope_add_function(any_of("scope"), chosen.choice([b"h", *texts]),
                                                 size(chosen.choice([1, 1, 0, 2, 255, 256, *lengths])),
                                                 chosen.random() < 0.5, host if chosen.random() < 0.9 else None, None,
                                                 place)
            case 15:
                known = any_of("error")
                for name in ("kind", "message", "snippet", "source", "start", "end", "stage", "row"):
                    loaded["reckon_error_" + name](known)
            case 16:
                text = chosen.choice(texts)
                keep("formula", loaded.reckon_compile_arrow(text, size(-1), any_of("scope"), arrow.schema(), place))
            case 17:
                outputs = arrow.outputs()
                if chosen.random() < 0.3:
                    loaded.reckon_arrow_schema(any_of("formula"), arrow.schema(), outputs[0], place)
                else:
                    loaded.reckon_evaluate_arrow_array(any_of("formula"), arrow.schema(), arrow.array(), *outputs,
                                                       arrow.options(never), place)
                arrow.release_outputs()
            case 18:
                loaded.reckon_evaluate_arrow(any_of("formula"), arrow.stream(), arrow.stream_place(),
                                             arrow.options(never), place)
                keep("report", loaded.reckon_arrow_report(arrow.stream_place(), None))
                arrow.release_stream()
                loaded.reckon_report_failures(any_of("report"), None)
        if error.value: keep("error", error.value)
    for kind, known in objects.items():
        for made in known: loaded[f"reckon_{kind}_free"](pointer(made))


def random_objects(seed, count):
    """The same for values, sessions, books and sheets: each function takes arguments of its types, objects of any kind
    among them."""
    loaded = ctypes.CDLL(str(library))
    chosen = random.Random(seed)
    pointer, size, wide, number, text, truth = ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int32, ctypes.c_double, ctypes.c_char_p, ctypes.c_bool
    texts = [
        None, b"", b"a", b"x", b"A1", b"total", b"km", b"text", b"km list", b"1/3", b"1.25", b"1e9", b"1e999999999",
        b"--1", b"a = 2; b = 3a", b"x = x + 1", b"f(x) = x!", b"sum(A1:B3)", b"1 +", b"5 ft 3 in to cm", b"finance",
        b"net = price * 2\nparameter price = 1\n", b"import \"reckon:calendar\"\na = 1\n", b"\xff", b"x" * 3000,
        "größe".encode()
    ]
    objects = {
        kind: []
        for kind in ("value", "texts", "session", "run", "book", "definition", "sheet", "scope", "formula", "error",
                     "watch")
    }
    never = ctypes.CFUNCTYPE(truth, pointer)(lambda context: False)
    imports_type = ctypes.CFUNCTYPE(pointer, text, pointer)
    imported = ctypes.create_string_buffer(b"rate = 2\n")
    imports = imports_type(lambda path, context: ctypes.addressof(imported) if chosen.random() < 0.5 else None)
    now, offset = ctypes.CFUNCTYPE(number, pointer)(lambda context: 1e9), ctypes.CFUNCTYPE(
        wide, number, pointer)(lambda moment, context: 2**31 - 1)

    def known(kind):
        found = objects[kind if chosen.random() < 0.85 else chosen.choice(list(objects))]
        return pointer(chosen.choice(found) if found and chosen.random() < 0.95 else None)

    def values():
        return (pointer * 4)(*(known("value").value for _ in range(4))) if chosen.random() < 0.95 else None

    def names(): return (text * 4)(*(chosen.choice(texts) for _ in range(4))) if chosen.random() < 0.95 else None
    def counted(): return size(chosen.choice([0, 1, 2, 3, 4, -1, -1, -2, -(2**63)]))

    def length(given):
        return size(
            chosen.choice([-1, -1, -1, len(given or b""), 0, -2, -(2**63), 2**63 -
                           1] if given is not None else [-1, 0, 3]))
    # For each function the kind of object that it makes, or what it gives, and its parameters: objects by their kinds.
    functions = {
        "value_of_number": ("value", number, "name", "error"), "value_of_digits": (
            "value", "name", "mode", "name", "error"), "value_of_truth": ("value", "flag"), "value_of_instant": (
                "value", number), "value_of_text": ("value", "text", "error"), "value_of_list": (
                    "value", "values", "error"), "value_missing": ("value", ), "value_kind": (wide, "value"),
        "value_is_time_of_day": (truth, "value"), "value_number": (number, "value"), "value_mode": (
            wide, "value"), "value_exactness": (wide, "value"), "value_digits": (text, "value"), "value_unit": (
                text, "value"), "value_text": (text, "value"), "value_written": (text, "value"), "value_count": (
                    size, "value"), "value_item": (pointer, "value", "index"), "evaluate_values": (
                        "value", "formula", "values", "mode", number, "error"), "formula_kind": (
                            wide, "formula"), "formula_item_kind": (wide, "formula"), "formula_mode": (wide, "formula"),
        "formula_source": (text, "formula"), "formula_note": (text, "formula", "index"), "variable_kind": (
            wide, "formula", "index"), "variable_unit": (text, "formula", "index"), "prepare_native": (
                truth, "formula", "mode"), "is_native": (truth, "formula", "mode"), "passes_nan": (
                    truth, "formula"), "formula_ptx": ("texts", "formula", "name", "mode", "error"), "texts_count": (
                        size, "texts"), "texts_item": (text, "texts", "index"), "session_create": (
                            "session", "scope", "error"), "session_run": (
                                "run", "session", "text", "mode", number, "error"), "session_set": (
                                    truth, "session", "name", "value", "error"), "session_value": (
                                        "value", "session", "name", "error"), "session_names": ("texts", "session"),
        "session_remove": (truth, "session", "name", "error"), "session_undo": (truth, "session"), "session_redo": (
            truth, "session"), "session_formula": ("formula", "session", "text", "error"), "run_count": (
                size, "run"), "run_value": (pointer, "run", "index"), "run_definition": (
                    text, "run", "index"), "run_source": (text, "run", "index"), "run_note": (
                        text, "run", "index", "index"), "book_read": (
                            "book", "text", "name", "imports", "scope", "error"), "book_shipped": (
                                "book", "name", "error"), "book_shipped_names": ("texts", ), "book_names": (
                                    "texts", "book"), "book_documentation": ("texts", "book"), "book_definition": (
                                        "definition", "book", "name", "error"), "book_formula": (
                                            "formula", "book", "name", "error"),
        "book_sharing_formula": ("formula", "book", "name", "error"), "book_evaluate": (
            "value", "book", "name", "values", "names", "values", "mode", number, "error"), "definition_kind": (
                wide, "definition"), "definition_argument_count": (size, "definition"), "definition_argument": (
                    text, "definition", "index"), "definition_text": (text, "definition"), "definition_documentation": (
                        text, "definition"), "definition_unit": (text, "definition"), "definition_default": (
                            text, "definition"), "definition_condition": (text, "definition"), "definition_example": (
                                text, "definition", "index"), "sheet_create": ("sheet", "scope", "error"),
        "sheet_edit": ("texts", "sheet", "names", "names", "count", "error"), "sheet_value": (
            "value", "sheet", "name", "error"), "sheet_text": ("texts", "sheet", "name"), "sheet_names": (
                "texts", "sheet"), "sheet_dependencies": ("texts", "sheet", "name"), "sheet_dependents": (
                    "texts", "sheet", "name"), "sheet_undo": ("texts", "sheet"), "sheet_redo": ("texts", "sheet"),
        "scope_create": ("scope", ), "scope_set_unit": (truth, "scope", "name", "name"), "scope_set": (
            truth, "scope", "name", "value", "error"), "scope_add_book": (
                truth, "scope", "book"), "scope_set_number_mode": (truth, "scope", "mode"), "scope_set_rates": (
                    truth, "scope", "names", "names", "count", "name", "error"), "scope_set_time_zone": (
                        truth, "scope", "name", "error"), "watch_create": (
                            "watch", number, number, "watching"), "watch_ends": (truth, "watch"), "scope_set_clock": (
                                truth, "scope", "clock"), "error_suggestion": (text, "error object"),
    }
    for name, (result, *_) in functions.items():
        getattr(loaded, "reckon_" + name).restype = pointer if isinstance(result, str) else result
    for _ in range(count):
        name = chosen.choice(list(functions))
        result, *parameters = functions[name]
        error, arguments = pointer(), []
        for parameter in parameters:
            if parameter is number:
                arguments.append(number(chosen.choice([0.0, -1.0, 2.5, 0.01, float("nan"), float("inf"), 1e300, 0.01])))
            elif parameter == "name": arguments.append(chosen.choice(texts))
            elif parameter == "text":
                given = chosen.choice(texts)
                arguments += [given, length(given)]
            elif parameter == "values": arguments += [values(), counted()]
            elif parameter == "names": arguments.append(names())
            elif parameter == "count": arguments.append(counted())
            elif parameter == "index": arguments.append(size(chosen.choice([0, 0, 1, 2, 3, -1, 2**63 - 1, -(2**63)])))
            elif parameter == "mode": arguments.append(wide(chosen.choice([0, 0, 0, 1, 2, 3, -1, -(2**31)])))
            elif parameter == "flag": arguments.append(truth(chosen.random() < 0.5))
            elif parameter == "imports": arguments += [imports if chosen.random() < 0.8 else None, None]
            elif parameter == "watching": arguments += [never if chosen.random() < 0.8 else None, None]
            elif parameter == "clock":
                arguments += [now if chosen.random() < 0.9 else None, offset if chosen.random() < 0.5 else None, None]
            elif parameter == "error": arguments.append(ctypes.byref(error) if chosen.random() < 0.8 else None)
            else: arguments.append(known(parameter.split()[0]))
        made = getattr(loaded, "reckon_" + name)(*arguments)
        if isinstance(result, str) and made: objects[result].append(made)
        if error.value: objects["error"].append(error.value)
        for kind, held in objects.items():
            if len(held) > 20: loaded[f"reckon_{kind}_free"](pointer(held.pop(chosen.randrange(20))))
    for kind, held in objects.items():
        for made in held: loaded[f"reckon_{kind}_free"](pointer(made))


def any_argument_is_answered():
    """In a process of their own, so that a trap is seen."""
    count = 100_000 if os.environ.get("RECKON_DEPTH") == "full" else 4_000
    seeds = range(4)
    for seed in seeds:
        command = [sys.executable, __file__, "--build", str(build), "--random", str(seed), str(count // len(seeds))]
        try: ended = subprocess.run(command, capture_output=True, text=True, timeout=600)
        except subprocess.TimeoutExpired: check(False, f"random arguments with seed {seed} end within ten minutes")
        else:
            check(ended.returncode == 0, f"random arguments with seed {seed}: {ended.returncode} {ended.stderr[-600:]}")
    print(f"C: {count} calls with random arguments")


def header_is_the_generated_one():
    with tempfile.TemporaryDirectory() as folder:
        generated = pathlib.Path(folder) / "generated.h"
        subprocess.run(
            # SwiftPM names a package after its folder.
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-package-name",
                re.sub(r"\W", "_", root.name.lower()), "-module-name", "ReckonC", "-I", build / "Modules",
                "-emit-clang-header-path", generated, *sorted(sources.rglob("*.swift"))
            ],
            check=True)
        written, made = declarations((sources / "reckon.h").read_text()), declarations(generated.read_text())
    check(len(made) > 20, f"the generated header has {len(made)} functions")
    for name in sorted(written.keys() | made.keys()):
        check(
            written.get(name) == made.get(name),
            f"{name}: reckon.h has {written.get(name)}, the library {made.get(name)}")
    return set(written)


def interface():
    """What programs are compiled against, a line for each function, constant and struct of reckon.h, sorted."""
    header = (sources / "reckon.h").read_text()
    lines = [f"{result} {name}({', '.join(kinds)})" for name, (result, kinds) in declarations(header).items()]
    plain = re.sub(r"/\*.*?\*/|//[^\n]*", " ", header, flags=re.S)
    lines += [f"{name} = {value}" for name, value in re.findall(r"\b(RECKON_[A-Z_]+)\s*=\s*(-?\d+)", plain)]
    lines += [
        f"{name} {{ {' '.join(fields.split())} }}"
        for fields, name in re.findall(r"typedef struct \{(.*?)\}\s*(\w+);", plain, flags=re.S)
    ]
    return re.search(r"#define RECKON_VERSION (\d+)", header).group(1), sorted(lines)


def what_programs_were_compiled_against_is_there():
    """Within a version of the interface functions are only added: each line of c-abi-VERSION.txt stays as it is."""
    version, lines = interface()
    recorded = root / f"Tests/Integration/c-abi-{version}.txt"
    if options.record: recorded.write_text("\n".join(lines) + "\n")
    known = recorded.read_text().splitlines()
    for line in sorted(set(known) - set(lines)):
        check(False,
              f"{line} of version {version} is gone or another one; programs that use it need a new RECKON_VERSION")
    for line in sorted(set(lines) - set(known)):
        check(False, f"{line} is not in {recorded.name}; run c-interface.py --record")


def symbols_are_the_headers(names):
    if shutil.which("nm") is None: return print("missing: nm (apt-get install binutils)")
    listing = subprocess.run(["nm", "-D" if library.suffix == ".so" else "-g", "--defined-only", library],
                             capture_output=True,
                             text=True,
                             check=True).stdout
    exported = {line.split()[-1].lstrip("_") for line in listing.splitlines()}
    exported = {name for name in exported if name.startswith("reckon_")}
    check(
        exported == names,
        f"symbols without a declaration: {sorted(exported - names)}, declared without a symbol: {sorted(names - exported)}"
    )


def c_program_holds():
    compiler = next((name for name in ("cc", "clang", "gcc") if shutil.which(name)), None)
    if compiler is None: return print("missing: cc (apt-get install gcc)")
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program"
        subprocess.run([
            compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", sources,
            root / "Tests/Integration/c-interface.c", "-o", program, library, f"-Wl,-rpath,{build}", "-lm", "-lpthread"
        ],
                       check=True)
        check(subprocess.run([program]).returncode == 0, "the C program")
        subprocess.run([compiler, "-x", "c++", "-fsyntax-only", "-Wall", "-Werror", sources / "reckon.h"], check=True)
        # A program in C++, linked by the C names of the functions.
        source = pathlib.Path(folder) / "program.cc"
        source.write_text(
            '#include "reckon.h"\n#include "reckon.h"\nint main() {\n  double x = 3, value = 0;\n  reckon_formula *f = reckon_compile("x^2", -1, nullptr, nullptr);\n'
            '  bool holds = reckon_version() == RECKON_VERSION && reckon_evaluate(f, &x, 1, RECKON_STRICT, &value, nullptr) && value == 9;\n'
            '  reckon_formula_free(f);\n  return holds ? 0 : 1;\n}\n')
        linker = next((name for name in ("c++", "clang++", "g++") if shutil.which(name)), None)
        if linker is None: return print("missing: c++ (apt-get install g++)")
        subprocess.run([
            linker, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-I", sources, source, "-o", program, library,
            f"-Wl,-rpath,{build}"
        ],
                       check=True)
        check(subprocess.run([program]).returncode == 0, "the C++ program")


def numpy_arrays_are_read_in_place():
    try:
        import numpy as np
    except ImportError:
        return print("missing: numpy (pip install numpy)")
    sys.path.insert(0, str(root / "Benchmarks/Peers"))
    import reckon_c
    loaded = reckon_c.Library(str(library))

    def evaluate(source, *arrays, threads=1):
        formula = reckon_c.Formula(loaded, source)
        rows = max(array.size for array in arrays)
        values, failed = np.empty(rows), np.empty(rows, dtype=bool)
        return values, failed, *formula.bind(arrays, values, failed, threads)()

    generator = np.random.default_rng(1)
    a, b, c = (generator.uniform(-100, 100, 100_000) for _ in range(3))
    for threads in (1, 2):
        values, failed, count, row = evaluate("a + b*c", a, b, c, threads=threads)
        check(
            np.array_equal(values, a + b * c) and not failed.any() and count == 0 and row is None,
            "a + b*c over arrays")
    table = generator.uniform(1, 2, (1000, 7))
    values, failed, count, row = evaluate("x / y", table[:, 2], table[:, 5])
    check(np.array_equal(values, table[:, 2] / table[:, 5]) and count == 0, "columns of a table, by their strides")
    values, failed, count, row = evaluate("x * y", a[::4], np.array(3.0))
    check(np.array_equal(values, a[::4] * 3), "every fourth row, and one value for all")
    values, failed, count, row = evaluate("sqrt(x)", a)
    with np.errstate(invalid="ignore"): expected = np.sqrt(a)
    check(np.array_equal(values, expected, equal_nan=True) and np.array_equal(failed, a < 0), "the rows that fail")
    check(count == (a < 0).sum() and row == np.argmax(a < 0), "how many fail, and the first")
    values, failed, count, row = evaluate("x + y", a[::-1], b)
    check(np.array_equal(values, a[::-1] + b), "an array backwards")
    narrow = a.astype(np.float32)
    values, failed, count, row = evaluate("x * y", narrow[::-2], narrow[1::2])
    check(np.array_equal(values, narrow[::-2].astype(float) * narrow[1::2]), "floats, backwards and at a distance")
    records = np.zeros(1000, dtype=[("x", "f8"), ("y", "f4"), ("z", "f4")])
    records["x"], records["y"] = np.arange(1000), 0.5
    formula = reckon_c.Formula(loaded, "x * y")
    formula.bind([records["x"], records["y"]], records["z"])()
    check(np.array_equal(records["z"], (np.arange(1000) * 0.5).astype(np.float32)), "records, into one of their fields")
    memory = np.arange(100_000, dtype=float)
    reckon_c.Formula(loaded, "x + y").bind([memory[:-1], memory[1:]], memory[:-1])()
    check(np.array_equal(memory[:-1], 2 * np.arange(99_999) + 1), "results over columns that overlap them by a row")
    memory = np.arange(100_000, dtype=float)
    reckon_c.Formula(loaded, "x + 0").bind([memory[::-1]], memory)()
    check(np.array_equal(memory, np.arange(100_000)[::-1]), "an array turned around in place")
    for wrong in (np.arange(3), np.zeros(3, dtype=">f8"), np.zeros((3, 2)), np.zeros(4), np.zeros(3, dtype=complex)):
        try:
            reckon_c.Formula(loaded, "x").bind([wrong], np.empty(3))
            check(False, f"{wrong.dtype} of shape {wrong.shape} is refused")
        except reckon_c.Error: pass
    packed = np.zeros(3, dtype=[("a", "i1"), ("x", "f8")])
    try:
        reckon_c.Formula(loaded, "x").bind([packed["x"]], np.empty(3))
        check(False, "rows at a distance of 9 bytes are refused")
    except reckon_c.Error: pass
    print(
        "NumPy: 100,000 rows, strides, backwards, floats, records, overlapping results, one value for all rows, failing rows, what is refused"
    )


if options.random:
    random_arguments(*options.random)
    random_objects(*options.random)
    sys.exit(0)
names = header_is_the_generated_one()
what_programs_were_compiled_against_is_there()
symbols_are_the_headers(names)
c_program_holds()
any_argument_is_answered()
numpy_arrays_are_read_in_place()
for failure in failures: print("does not hold:", failure)
sys.exit(1 if failures else 0)
