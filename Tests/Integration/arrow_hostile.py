"""Structs of Arrow's columns that are wrong, or odd."""
import ctypes, decimal

import pyarrow as pa

import arrow_structs as c
from arrow_setup import check, chosen, library, schema_of

NUMBERS = [-(2**63), -(2**62), -2, -1, 0, 1, 2, 3, 5, 9, 2**31, 2**60, 2**62, 2**63 - 1]


def hostile(count):
    """Mutates what can be seen of structs: lengths, offsets, counts, addresses. Each is answered by rows or by an error
    that names something."""
    arrays = [
        pa.array([1.5, None, 2.5, 4.0]),
        pa.array(["EU", None, "US", "EU"]).dictionary_encode(),
        pa.array(["a", "bc", None, "d" * 20], pa.string_view()),
        pa.array([1, 2, None, 4], pa.int64()),
        pa.array(["x", "y", "z", None]),
        pa.array([decimal.Decimal("1.25")] * 4)
    ]
    batch = pa.RecordBatch.from_arrays(arrays, names=list("abcdef"))
    sources = ['a * d + f', 'length(b) + a', 'concat(c, e)', 'a', 'd', 'b == "EU"', 'e ?? c']
    answers = {}
    for _ in range(count):
        schema, exported = schema_of(batch.schema), c.Array()
        batch._export_to_c(ctypes.addressof(exported))
        formula = library.compiled(chosen.choice(sources), schema)
        children = (ctypes.POINTER(c.Array) * 6).from_address(exported.children)
        schemas = (ctypes.POINTER(c.Schema) * 6).from_address(schema.children)
        undo = []

        def put(place, name, value):
            undo.append((place, name, getattr(place, name)))
            setattr(place, name, value)
        child = chosen.randrange(6)
        target = chosen.choice([exported, children[child].contents, children[child].contents])
        match chosen.randrange(9):
            case 0:
                # Within the rules: fewer rows, from further behind.
                first = chosen.randint(0, 4)
                put(exported, "offset", first)
                put(exported, "length", chosen.randint(0, 4 - first))
            case 1:
                put(target, "length",
                    chosen.choice([number for number in NUMBERS if number <= 4 or target is not exported]))
            case 2:
                put(target, "offset", chosen.choice([number for number in NUMBERS if number <= 0 or number >= 2**62]))
            case 3: put(target, "null_count", chosen.choice(NUMBERS))
            case 4:
                put(target, "n_buffers", chosen.choice([number for number in NUMBERS if number <= 3 or number > 2**62]))
            case 5: put(exported, "n_children", chosen.choice(NUMBERS))
            case 6:
                put(
                    chosen.choice([target, children[child].contents]),
                    chosen.choice(
                        ["buffers", "dictionary", "release"] if target is not exported else ["children", "release"]),
                    None)
            case 7: put(schemas[child].contents, "format", ctypes.addressof(chosen.choice(FORMATS)))
            case 8: put(schemas[child].contents, chosen.choice(["format", "name", "release"]), None)
        if chosen.random() < 0.2 and target is not exported and target.buffers:
            # An array without one of its buffers.
            buffers = (c.POINTER * 3).from_address(target.buffers)
            place = chosen.randrange(2)
            kept, buffers[place] = buffers[place], None
        else: buffers = None
        out_schema, out = c.Schema(), c.Array()
        try:
            rows, _ = library.checked(library.evaluate_arrow_array, formula, ctypes.addressof(schema),
                                      ctypes.addressof(exported), ctypes.addressof(out_schema), ctypes.addressof(out),
                                      ctypes.byref(c.Options(threads=2)))
            made = pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
            made.validate()
            answers["rows"] = answers.get("rows", 0) + 1
            check(len(made) == exported.length, f"{len(made)} rows of {exported.length}")
        except c.Failure as error:
            answers[error.kind] = answers.get(error.kind, 0) + 1
            check(error.kind == "invalidArgument" and not out.release and not out_schema.release,
                  f"{error.kind}: {error}")
        if buffers is not None: buffers[place] = kept
        for place, name, value in reversed(undo): setattr(place, name, value)
        library.formula_free(formula)
        for struct_ in (exported, schema): c.release(struct_)
    check(
        answers.get("rows", 0) > count / 20 and answers.get("invalidArgument", 0) > count / 20,
        f"hostile structs are answered: {answers}")
    return answers


FORMATS = [
    ctypes.create_string_buffer(text)
    for text in (b"", b"g", b"u", b"vu", b"zz", b"d:", b"d:1", b"d:5,2", b"d:5,2,7", b"d:99,1", b"d:5,2,64,3", b"ts",
                 b"ts:", b"tsx:", b"tsu", b"tt", b"ttq", b"tD", b"+l", b"+s", b"+w:3", b"n", b"w:4", b"\xff\xfe",
                 b"g" * 1000)
]
# Formats of wider values than the column's lead out of its memory, which nobody can see.
FORMATS = [text for text in FORMATS if text.value not in (b"g", b"u", b"vu", b"d:5,2", b"n")]
