"""What the judge of columns of Arrow shares: the library, the random numbers, what did not hold, and ways to hand
columns over."""
import argparse, ctypes, pathlib, random, sys

import arrow_structs as c

parser = argparse.ArgumentParser(description="Judges formulas over columns of Arrow by pyarrow and Python.")
parser.add_argument("--count", type=int, default=60)
parser.add_argument("--hostile", type=int, help="how many structs that are wrong (ten times --count)")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--build", default=".build/release")
parser.add_argument("--measure", action="store_true", help="measure a million rows instead")
options = parser.parse_args()
try:
    import pyarrow as pa
except ImportError:
    sys.exit("pyarrow is missing (pip install pyarrow)")
build = pathlib.Path(options.build).resolve()
path = next((build / name for name in ("libReckonC.so", "libReckonC.dylib") if (build / name).exists()), None)
if path is None: sys.exit(f"there is no ReckonC library in {build}; run: swift build -c release --product ReckonC")
library = c.Library(path)
chosen = random.Random(options.seed)
failures = []


def check(holds, what):
    if not holds: failures.append(what)
    return holds


# ---- Ways to hand columns over ----

def capsule_pointer(capsule, name):
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return get(capsule, name)


def evaluate_array(formula, exported, settings):
    """The results of an array that has __arrow_c_array__, how many rows failed, and the first error."""
    schema, given = exported.__arrow_c_array__()
    out_schema, out = c.Schema(), c.Array()
    count, first = library.checked(library.evaluate_arrow_array, formula, capsule_pointer(schema, b"arrow_schema"),
                                   capsule_pointer(given, b"arrow_array"), ctypes.addressof(out_schema),
                                   ctypes.addressof(out), ctypes.addressof(settings))
    made = pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
    made.validate(full=True)
    return made, count, first


def evaluate_stream(formula, exported, settings):
    """The same of what has __arrow_c_stream__."""
    capsule = exported.__arrow_c_stream__()
    out = c.Stream()
    library.checked(library.evaluate_arrow, formula, capsule_pointer(capsule, b"arrow_array_stream"),
                    ctypes.addressof(out), ctypes.addressof(settings))
    report, _ = library.checked(library.arrow_report, ctypes.addressof(out))
    try:
        reader = pa.RecordBatchReader._import_from_c(ctypes.addressof(out))
        field = reader.schema.field(0)
        try: table = reader.read_all()
        except (pa.ArrowInvalid, OSError) as error:
            error_place = c.POINTER()
            library.report_failures(report, ctypes.byref(error_place))
            raise (library.failure(error_place) or c.Failure("none", str(error))) from None
        error_place = c.POINTER()
        count = library.report_failures(report, ctypes.byref(error_place))
        first = library.failure(error_place)
    finally:
        library.report_free(report)
    table.validate(full=True)
    made = table.column(0)
    return (pa.concat_arrays(made.chunks) if made.num_chunks else pa.array([], field.type)), count, first


def schema_of(exported):
    """The C struct of a schema; the caller releases it."""
    made = c.Schema()
    exported._export_to_c(ctypes.addressof(made))
    return made


def others(table):
    """The same table as other libraries hold it."""
    found = []
    try:
        import polars
        found.append(("polars", lambda: polars.from_arrow(table)))
    except ImportError: pass
    try:
        import pandas
        found.append(("pandas", lambda: table.to_pandas()))
    except ImportError: pass
    try:
        import duckdb
        found.append(("duckdb", lambda: duckdb.connect().from_arrow(table)))
    except ImportError: pass
    return found
