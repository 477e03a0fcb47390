#!/usr/bin/env python3
"""Judges formulas over Arrow's columns (reckon_evaluate_arrow and its kin) by pyarrow and Python: random schemas, types, slices and streams, whose
expected values are computed by Python's floats, decimals and integers; how often what is released; structs that are wrong or odd.

    Tests/Integration/arrow.py [--count 60] [--seed 1] [--build .build/release] [--measure]

Needs pyarrow; polars, pandas and duckdb give columns of their own where they are installed (pip install pyarrow polars pandas duckdb numpy).
"""
import argparse, ctypes, decimal, gc, math, pathlib, random, statistics, struct, sys, time
from fractions import Fraction

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import arrow_structs as c

parser = argparse.ArgumentParser()
parser.add_argument("--count", type=int, default=60)
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


# What has no value: a null, and a number that the numbers of a formula do not hold, which fails.
class Missing(Exception): pass
class Failed(Exception): pass


# ---- Columns ----

DOUBLE, DECIMAL = 0, 1
INTEGERS = [pa.int8(), pa.int16(), pa.int32(), pa.int64(), pa.uint8(), pa.uint16(), pa.uint32(), pa.uint64()]
UNITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
WORDS = ["", "EU", "US", "a", "straße", "漢字", "x😀y", "twelve bytes", "thirteen byte", "a text that is longer than a view holds", "é" * 40]


def integer(type):
    low, high = (0, 2**type.bit_width - 1) if pa.types.is_unsigned_integer(type) else (-(2**(type.bit_width - 1)), 2**(type.bit_width - 1) - 1)
    return chosen.choice([low, high, 2**53, 2**53 + 1, -(2**53) - 1, 2**62]) if chosen.random() < 0.04 else chosen.randint(max(low, -1000), min(high, 1000)), low, high


def number_column(rows):
    """A type of numbers with values."""
    kind = chosen.randrange(6)
    if kind < 3:
        type = chosen.choice(INTEGERS)
        values = []
        for _ in range(rows):
            value, low, high = integer(type)
            values.append(min(max(value, low), high))
        return type, values
    if kind == 3:
        type = chosen.choice([pa.float16(), pa.float32(), pa.float64(), pa.float64()])
        values = [chosen.choice([0.0, -0.0, 1.5, -2.25, 1e-3, 1000.0, chosen.uniform(-100, 100), 6e-8, 3.0]) for _ in range(rows)]
        if type == pa.float16():
            values = [struct.unpack("e", struct.pack("e", value))[0] for value in values]
            import numpy
            return type, [numpy.float16(value) for value in values]
        return type, values
    precision = chosen.choice([1, 5, 9, 18, 38, 38, 50])
    scale = chosen.choice([0, 1, min(2, precision), precision, min(precision, 10)] + ([-2] if precision >= 9 else []))
    make = chosen.choice([pa.decimal128] if precision <= 38 and precision > 18 else [pa.decimal256] if precision > 38 else [pa.decimal128, pa.decimal256] + (
        [pa.decimal32] if precision <= 9 and hasattr(pa, "decimal32") else [pa.decimal64] if hasattr(pa, "decimal64") else []))
    type = make(precision, scale)
    digits = [chosen.choice([0, 10**precision - 1, -(10**precision) + 1]) if chosen.random() < 0.05 else chosen.randint(-(10**min(precision, 6)) + 1, 10**min(precision, 6) - 1)
              for _ in range(rows)]
    with decimal.localcontext(prec=80): return type, [decimal.Decimal(value).scaleb(-scale) for value in digits]


def instant_column(rows):
    if chosen.random() < 0.3: return pa.date32(), [chosen.randint(-25000, 80000) for _ in range(rows)]
    if chosen.random() < 0.1: return pa.date64(), [chosen.randint(-25000, 80000) * 86_400_000 for _ in range(rows)]
    unit = chosen.choice(list(UNITS))
    zone = chosen.choice([None, None, "UTC", "Europe/Berlin"])
    return pa.timestamp(unit, zone), [chosen.randint(-2_000_000_000, 7_000_000_000) * 10**UNITS[unit] + chosen.randrange(10**UNITS[unit]) for _ in range(rows)]


def time_column(rows):
    unit = chosen.choice(list(UNITS))
    type = pa.time32(unit) if unit in ("s", "ms") else pa.time64(unit)
    return type, [chosen.randrange(86_400 * 10**UNITS[unit]) for _ in range(rows)]


def duration_column(rows):
    unit = chosen.choice(list(UNITS))
    return pa.duration(unit), [chosen.randint(-(10**6), 10**6) * 10**UNITS[unit] + chosen.randrange(10**UNITS[unit]) for _ in range(rows)]


def text_column(rows):
    type = chosen.choice([pa.string(), pa.large_string()] + ([pa.string_view()] if hasattr(pa, "string_view") else []))
    return type, [chosen.choice(WORDS) for _ in range(rows)]


def truth_column(rows): return pa.bool_(), [chosen.random() < 0.5 for _ in range(rows)]


COLUMNS = {"number": number_column, "instant": instant_column, "time": time_column, "duration": duration_column, "text": text_column, "truth": truth_column}


def array(type, values, nulls):
    """An array of values, some of which are null; those of times are given as integers."""
    values = [None if chosen.random() < nulls else value for value in values]
    if pa.types.is_temporal(type):
        plain = pa.array(values, pa.int32() if type.bit_width == 32 else pa.int64())
        return plain.view(type) if type != pa.null() else plain
    if pa.types.is_decimal(type) and type.scale < 0:
        # pyarrow makes no such arrays of Python's decimals, but reads them.
        whole = {32: getattr(pa, "decimal32", None), 64: getattr(pa, "decimal64", None), 128: pa.decimal128, 256: pa.decimal256}[type.bit_width](type.precision, 0)
        with decimal.localcontext(prec=80): made = pa.array([value and value.scaleb(type.scale) for value in values], whole)
        return pa.Array.from_buffers(type, len(made), made.buffers(), made.null_count)
    return pa.array(values, type)


def as_dictionary(made):
    """The same array by a dictionary, perhaps one that has more values than are used."""
    try: encoded = made.dictionary_encode()
    except (pa.ArrowNotImplementedError, pa.ArrowInvalid): return made
    index = chosen.choice([pa.int8(), pa.int16(), pa.int32(), pa.int64(), pa.uint8(), pa.uint16(), pa.uint32(), pa.uint64()])
    if len(encoded.dictionary) > 100: return encoded
    return pa.DictionaryArray.from_arrays(encoded.indices.cast(index), encoded.dictionary)


def sliced(made):
    """The same rows within a longer array, so that there is an offset."""
    front = chosen.choice([0, 1, 3, 8, 13])
    if front == 0 or isinstance(made, pa.DictionaryArray) or len(made) == 0: return made
    try: return pa.concat_arrays([made.take(pa.array([0] * front)), made, made.take(pa.array([0] * 2))]).slice(front, len(made))
    except (pa.ArrowNotImplementedError, pa.ArrowInvalid): return made


# ---- What Python makes of them ----

def rows_of(column):
    """The values of an array as Python has them, and None for nulls: times as integers."""
    type = column.type
    if pa.types.is_dictionary(type):
        values = rows_of(column.dictionary)
        return [None if index is None else values[index] for index in column.indices.to_pylist()]
    if pa.types.is_temporal(type):
        column = column.view(pa.int32() if type.bit_width == 32 else pa.int64()) if not isinstance(column, pa.ChunkedArray) else column
    return column.to_pylist()


def plain_type(type): return type.value_type if pa.types.is_dictionary(type) else type


def places(type):
    """The digits of seconds behind the point in the integers of a type of times."""
    if pa.types.is_date32(type): return None
    if pa.types.is_date64(type): return 3
    return UNITS[type.unit]


def as_double(type, value):
    """A value as formulas on doubles read it."""
    if value is None: raise Missing
    if pa.types.is_temporal(type):
        digits = places(type)
        return float(value) * 86400 if digits is None else float(Fraction(value, 10**digits))
    if isinstance(value, decimal.Decimal):
        nearest = float(Fraction(value))
        if value == value.to_integral_value() and Fraction(nearest) != Fraction(value): raise Failed
        return nearest
    if isinstance(value, bool): return float(value)
    if isinstance(value, int):
        if int(float(value)) != value: raise Failed
    return float(value)


CONTEXT = decimal.Context(prec=34, rounding=decimal.ROUND_HALF_EVEN, Emax=6144, Emin=-6143)


def as_decimal(type, value):
    """A value as formulas on decimals read it."""
    if value is None: raise Missing
    if isinstance(value, (int, bool)): return decimal.Decimal(int(value))
    if isinstance(value, decimal.Decimal):
        if len(value.normalize(decimal.Context(prec=100)).as_tuple().digits) > 34: raise Failed
        return value
    return decimal.Decimal(repr(float(value)))


class Row:
    """The values of a row's columns, by their places."""

    def __init__(self, types, values, mode): self.types, self.values, self.mode = types, values, mode

    def number(self, place):
        return (as_double if self.mode == DOUBLE else as_decimal)(self.types[place], self.values[place])

    def numbers(self, *places):
        """Of columns that each row reads: a null goes before what fails."""
        if any(self.values[place] is None for place in places): raise Missing
        return [self.number(place) for place in places]

    def text(self, place):
        if self.values[place] is None: raise Missing
        return self.values[place]


def finite(value):
    if not math.isfinite(value): raise Failed
    return value


def quotient(a, b):
    if b == 0: raise Failed
    return finite(a / b)


def round_to(value, digits):
    return round(Fraction(value) * 10**digits)


def microseconds(seconds):
    return round_to(seconds, 6)


def time_of_day(seconds):
    made = microseconds(seconds)
    if not 0 <= made < 86_400_000_000: raise Failed
    return made


def whole_days(types, *used): return all(pa.types.is_date32(plain_type(types[place])) for place in used)


def dates(types, *used):
    """The type of dates that are made of columns of dates, and the number of units in a second."""
    zones = {types[place].tz if pa.types.is_timestamp(types[place]) else None for place in used}
    zone = None if None in zones else zones.pop() if len(zones) == 1 else "UTC"
    return pa.timestamp("us", zone)


# Formulas: what they are of, the text, the value in a row, and the type of the values.
def double_formulas():
    F = pa.float64()
    return [
        ("number number number", "c0 * c1 + c2", lambda r: (lambda a, b, d: finite(finite(a * b) + d))(*r.numbers(0, 1, 2)), F),
        ("number", "2*c0 - 1", lambda r: 2 * r.numbers(0)[0] - 1, F),
        ("number", "c0", lambda r: r.numbers(0)[0], F),
        ("number number", "c0 / c1", lambda r: quotient(*r.numbers(0, 1)), F),
        ("number number", "max(c0, c1) - min(c0, c1)", lambda r: (lambda a, b: finite(max(a, b) - min(a, b)))(*r.numbers(0, 1)), F),
        ("number number number", "if(c0 > 0, c1, c2)", lambda r: r.number(1) if r.number(0) > 0 else r.number(2), F),
        ("number number", "c0 > c1", lambda r: (lambda a, b: a > b)(*r.numbers(0, 1)), pa.bool_()),
        ("number", "c0 ?? -1", lambda r: -1.0 if r.values[0] is None else r.number(0), F),
        ("number", "ismissing(c0)", lambda r: r.values[0] is None, pa.bool_()),
        ("truth number number", "if(c0, c1, c2)", lambda r: r.number(1) if r.number(0) else r.number(2), F),
        ("truth truth", "c0 and not c1", lambda r: bool(r.number(0) and not r.number(1)), pa.bool_()),
        ("truth", "c0", lambda r: bool(r.numbers(0)[0]), pa.bool_()),
        ("number", "1/(c0 - 1)", lambda r: quotient(1.0, r.numbers(0)[0] - 1), F),
        ("text", "length(c0)", lambda r: float(len(r.text(0))), F),
        ("text text", 'concat(c0, "-", c1)', lambda r: r.text(0) + "-" + r.text(1), pa.string()),
        ("text", "c0", lambda r: r.text(0), pa.string()),
        ("text", 'c0 == "EU"', lambda r: r.text(0) == "EU", pa.bool_()),
        ("text number", 'c0 in ["EU", "US"] ? c1 : 0', lambda r: r.number(1) if r.text(0) in ("EU", "US") else 0.0, F),
        ("text", 'c0 ?? "none"', lambda r: "none" if r.values[0] is None else r.values[0], pa.string()),
        ("text", "upper(c0)", lambda r: r.text(0).upper(), pa.string()),
        ("instant", "year(c0)", lambda r: float(civil(r.numbers(0)[0])[0]), F),
        ("instant", "day(c0) + 100*month(c0)", lambda r: (lambda d: float(d[2] + 100 * d[1]))(civil(r.numbers(0)[0])), F),
        ("instant", "c0", lambda r: r.numbers(0)[0], "dates"),
        ("instant", "c0 + 30 d", lambda r: r.numbers(0)[0] + 30 * 86400.0, "dates"),
        ("instant", "c0 + 1 h", lambda r: r.numbers(0)[0] + 3600.0, "timestamps"),
        ("instant instant", "if(c0 > c1, c0, c1 + 1 d)", lambda r: (lambda a, b: a if a > b else b + 86400.0)(*r.numbers(0, 1)), "later"),
        ("instant instant", "c0 > c1", lambda r: (lambda a, b: a > b)(*r.numbers(0, 1)), pa.bool_()),
        ("time", "c0", lambda r: time_of_day(r.numbers(0)[0]), pa.time64("us")),
        ("time", "c0 + 6 h", lambda r: time_of_day(r.numbers(0)[0] + 21600), pa.time64("us")),
        ("time", "hour(c0)", lambda r: float(r.numbers(0)[0] // 3600), F),
        ("duration", "c0", lambda r: r.numbers(0)[0], "s"),
        ("duration", "c0 + 5 s", lambda r: r.numbers(0)[0] + 5, "s"),
        ("duration number", "c0 * c1", lambda r: (lambda a, b: finite(a * b))(*r.numbers(0, 1)), "s"),
    ]


def decimal_formulas():
    def add(a, b): return CONTEXT.add(a, b)

    def multiply(a, b): return CONTEXT.multiply(a, b)

    def divide(a, b):
        if b == 0: raise Failed
        return CONTEXT.divide(a, b)
    return [
        ("number number number", "c0 * c1 + c2", lambda r: (lambda a, b, d: add(multiply(a, b), d))(*(r.number(k) for k in range(3))), lambda s: max(s[0] + s[1], s[2])),
        ("number number", "c0 - c1", lambda r: CONTEXT.subtract(r.number(0), r.number(1)), lambda s: max(s[0], s[1])),
        ("number", "c0 * 1.05", lambda r: multiply(r.number(0), decimal.Decimal("1.05")), lambda s: s[0] + 2),
        ("number number", "c0 / c1", lambda r: divide(r.number(0), r.number(1)), lambda s: None),
        ("number number", "if(c0 > c1, c0 * 2.5, c1)", lambda r: (lambda a, b: multiply(a, decimal.Decimal("2.5")) if a > b else b)(*r.numbers(0, 1)), lambda s: max(s[0] + 1, s[1])),
        ("number number", "max(floor(c0), c1)", lambda r: (lambda a, b: max(a.to_integral_value(decimal.ROUND_FLOOR), b))(*r.numbers(0, 1)), lambda s: s[1]),
        ("number", "c0 > 10", lambda r: r.number(0) > 10, pa.bool_()),
    ]


def civil(seconds):
    """The year, month and day of a number of seconds since 1970 (Howard Hinnant's algorithm)."""
    days = math.floor(seconds / 86400) + 719468
    era, rest = divmod(days, 146097)
    year = (rest - rest // 1460 + rest // 36524 - rest // 146096) // 365
    day = rest - (365 * year + year // 4 - year // 100)
    month = (5 * day + 2) // 153
    return year + era * 400 + (month >= 10), month + 3 if month < 10 else month - 9, day - (153 * month + 2) // 5 + 1


def decimal_places(type):
    """The digits behind the point that a column has at most; None where that is not known."""
    type = plain_type(type)
    if pa.types.is_integer(type) or pa.types.is_boolean(type): return 0
    return max(type.scale, 0) if pa.types.is_decimal(type) else None


# ---- Ways to hand columns over ----

def capsule_pointer(capsule, name):
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return get(capsule, name)


def evaluate_array(formula, exported, settings):
    """The results of an array that has __arrow_c_array__, how many rows failed, and the first error."""
    schema, given = exported.__arrow_c_array__()
    out_schema, out = c.Schema(), c.Array()
    count, first = library.checked(
        library.evaluate_arrow_array, formula, capsule_pointer(schema, b"arrow_schema"), capsule_pointer(given, b"arrow_array"), ctypes.addressof(out_schema),
        ctypes.addressof(out), ctypes.addressof(settings))
    made = pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
    made.validate(full=True)
    return made, count, first


def evaluate_stream(formula, exported, settings):
    """The same of what has __arrow_c_stream__."""
    capsule = exported.__arrow_c_stream__()
    out = c.Stream()
    library.checked(
        library.evaluate_arrow, formula, capsule_pointer(capsule, b"arrow_array_stream"), ctypes.addressof(out), ctypes.addressof(settings))
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


# ---- Random trials ----

def expected_values(types, columns, mode, value):
    """The value of each row, None for nulls, and the places of rows that fail."""
    found, failing = [], []
    for place, values in enumerate(zip(*columns)):
        try:
            if values[0] is ROW: raise Missing
            found.append(value(Row(types, values, mode)))
        except Missing: found.append(None)
        except (Failed, decimal.DivisionByZero, decimal.InvalidOperation):
            found.append(None)
            failing.append(place)
    return found, failing


ROW = object()  # in the first column of rows that are null as wholes


def expected_type(types, result, mode):
    """The type of the results."""
    if callable(result):
        scales = [decimal_places(type) for type in types]
        try: scale = result(scales)
        except TypeError: scale = None
        return pa.decimal128(38, scale) if scale is not None and scale <= 38 else pa.string()
    if result == "dates": return pa.date32() if whole_days(types, 0) else dates([plain_type(type) for type in types], 0)
    if result == "later": return pa.date32() if whole_days(types, 0, 1) else dates([plain_type(type) for type in types], 0, 1)
    if result == "timestamps": return dates([plain_type(type) for type in types], 0)
    return pa.float64() if result == "s" else result


def as_stored(type, values, failing):
    """Expected values as the column of results holds them; values that it does not hold fail."""
    stored = []
    for place, value in enumerate(values):
        if value is None: stored.append(None)
        elif pa.types.is_date32(type): stored.append(int(value // 86400))
        elif pa.types.is_timestamp(type): stored.append(microseconds(value))
        elif pa.types.is_decimal(type):
            digits = Fraction(value) * 10**type.scale
            if digits.denominator != 1 or abs(digits) >= 10**38:
                stored.append(None)
                failing.append(place)
            else: stored.append(value)
        else: stored.append(value)
    return stored


def same(type, found, expected):
    if found is None or expected is None: return found is expected
    if pa.types.is_string(type) and isinstance(expected, decimal.Decimal): return decimal.Decimal(found) == expected
    if isinstance(expected, float): return found == expected or found != found and expected != expected
    return found == expected


def trial(number):
    mode = DECIMAL if chosen.random() < 0.25 else DOUBLE
    needed, source, value, result = chosen.choice(decimal_formulas() if mode == DECIMAL else double_formulas())
    rows = chosen.choice([0, 1, 2, 3, 63, 64, 65, 100, 300, 1000] + ([40_000] if chosen.random() < 0.1 else []))
    nulls = chosen.choice([0, 0, 0.2, 0.9, 1.0])
    arrays = []
    for kind in needed.split():
        made = array(*COLUMNS[kind](rows), nulls)
        if chosen.random() < 0.2: made = as_dictionary(made)
        arrays.append(sliced(made))
    names = [f"c{place}" for place in range(len(arrays))]
    if chosen.random() < 0.2: names[0], source = "unit price", source.replace("c0", "`unit price`")
    own = list(names)
    if chosen.random() < 0.5:
        noise = chosen.choice([
            pa.array([[1]] * rows, pa.list_(pa.int8())), pa.array([{"a": 1}] * rows, pa.struct([("a", pa.int8())])), pa.array([b"x"] * rows, pa.binary()),
            pa.nulls(rows), pa.array([chosen.random() for _ in range(rows)])])
        place = chosen.randrange(len(arrays) + 1)
        arrays.insert(place, noise)
        names.insert(place, "noise")
    way = chosen.choice(["array", "struct", "stream", "stream", "other"] + (["bare"] if len(own) == 1 else []))
    label = f"trial {number}: {source} ({'decimals' if mode else 'doubles'}, {way}) of {[str(made.type) for made in arrays]}, {rows} rows"
    settings = c.Options(threads=chosen.choice([0, 1, 2, 3]), on_failure=int(chosen.random() < 0.1), name=chosen.choice([None, b"total"]))
    batch = pa.RecordBatch.from_arrays(arrays, names=names)
    whole_nulls = []
    if way == "struct":
        whole_nulls = [chosen.random() < 0.3 for _ in range(rows)] if chosen.random() < 0.5 and rows else []
        first = chosen.randint(0, min(rows, 3))
        handed = pa.StructArray.from_arrays(arrays, names=names, mask=pa.array(whole_nulls) if whole_nulls else None).slice(first)
        arrays = [made.slice(first) for made in arrays]
        whole_nulls = whole_nulls[first:]
        schema = batch.schema
    elif way == "stream":
        cuts = sorted(chosen.randint(0, rows) for _ in range(chosen.choice([0, 1, 3])))
        pieces = [batch.slice(start, end - start) for start, end in zip([0] + cuts, cuts + [rows])]
        handed = pa.RecordBatchReader.from_batches(batch.schema, pieces if rows or chosen.random() < 0.5 else [])
        if rows == 0: arrays = [made.slice(0, 0) for made in arrays]
        schema = batch.schema
    elif way == "bare":
        handed = pa.chunked_array([arrays[names.index(own[0])]])
        schema = pa.field("", handed.type)
    elif way == "other":
        kind, make = chosen.choice(others(pa.Table.from_batches([batch])) or [("pyarrow", lambda: pa.Table.from_batches([batch]))])
        label += " from " + kind
        # polars panics on what it does not know.
        if kind == "polars" and any(pa.types.is_decimal(plain_type(made.type)) and made.type.bit_width != 128 or plain_type(made.type) == pa.float16() for made in arrays): return "left out"
        try:
            handed = make()
            read = pa.table(handed) if kind != "duckdb" else make().to_arrow_table()
            if read.num_columns == len(names): read = read.rename_columns(names)
            schema = pa.RecordBatchReader.from_stream(make()).schema
        except Exception as error:
            return "left out"  # a type that the library does not have
        arrays = [pa.concat_arrays(column.chunks) if column.num_chunks else pa.array([], column.type) for column in read.columns]
        if any(not comparable(arrays[names.index(name)].type) for name in own): return "left out"
    else: handed, schema = batch, batch.schema
    used = [arrays[names.index(name)] for name in own]
    types = [plain_type(made.type) for made in used]
    columns = [rows_of(made) for made in used]
    for place, is_null in enumerate(whole_nulls):
        if is_null: columns[0][place] = ROW
    if way == "other" and [kind_of(type) for type in types] != needed.split(): return "left out"
    expected, failing = expected_values(types, columns, mode, value)
    type = expected_type(types, result, mode)
    expected = as_stored(type, expected, failing)
    failing.sort()
    exported = schema_of(schema)
    formula = None
    try:
        formula = library.compiled(source, exported, mode)
        found, count, first = (evaluate_array if way in ("array", "struct") else evaluate_stream)(formula, handed, settings)
    except c.Failure as error:
        check(settings.on_failure == 1 and failing and error.row == failing[0], f"{label}: {error.kind}: {error} in row {error.row}, expected failures {failing[:3]}")
        return "stopped"
    finally:
        c.release(exported)
        if formula: library.formula_free(formula)
    if settings.on_failure == 1 and failing: return check(False, f"{label}: does not stop at row {failing[0]}")
    if not check(found.type == type, f"{label}: type {found.type}, expected {type}"): return
    values = rows_of(found)
    check(len(values) == len(expected), f"{label}: {len(values)} rows")
    for place, (one, other) in enumerate(zip(values, expected)):
        if not same(type, one, other):
            check(False, f"{label}: row {place} is {one!r}, expected {other!r} of {[column[place] for column in columns]}")
            break
    check(count == len(failing), f"{label}: {count} rows failed, expected {len(failing)}")
    check((first.row if first else None) == (failing[0] if failing else None), f"{label}: first failure {first and (first.row, str(first))}, expected {failing[:1]}")


def comparable(type):
    type = plain_type(type)
    return kind_of(type) is not None


def kind_of(type):
    type = plain_type(type)
    if pa.types.is_integer(type) or pa.types.is_floating(type) or pa.types.is_decimal(type): return "number"
    if pa.types.is_boolean(type): return "truth"
    if pa.types.is_date(type) or pa.types.is_timestamp(type): return "instant"
    if pa.types.is_time(type): return "time"
    if pa.types.is_duration(type): return "duration"
    if pa.types.is_string(type) or pa.types.is_large_string(type) or type == getattr(pa, "string_view", pa.string)(): return "text"


# ---- Fixed cases ----

def evaluated(source, table, mode=0, **settings):
    """The results of a formula over a batch, and how many rows failed; raises Failure."""
    exported = schema_of(table.schema if isinstance(table, pa.RecordBatch) else pa.field("", table.type))
    try:
        formula = library.compiled(source, exported, mode)
        try: return evaluate_array(formula, table, c.Options(**settings))
        finally: library.formula_free(formula)
    finally:
        c.release(exported)


def refused(source, table, column, words="", kind="invalidArgument"):
    """That a formula over a batch is an error which names the column."""
    try: found = evaluated(source, table)
    except c.Failure as error: check(error.kind == kind and column in str(error) and words in str(error), f"{source} over {table.schema.types}: {error.kind}: {error}")
    else: check(False, f"{source} over {table.schema.types} gives {found[0][:3]}")


def units_are_read_and_written():
    field = pa.field("way", pa.int32(), metadata={"reckon:unit": "km", "other": "x"})
    batch = pa.RecordBatch.from_arrays([pa.array([1, None, 3], pa.int32())], schema=pa.schema([field]))
    found, _, _ = evaluated("way + 500 m to m", batch)
    check(found.to_pylist() == [1500, None, 3500], f"the unit of the metadata: {found}")
    exported = schema_of(batch.schema)
    formula = library.compiled("way * 2", exported)
    out = c.Schema()
    library.checked(library.arrow_schema, formula, ctypes.addressof(exported), ctypes.addressof(out))
    made = pa.Field._import_from_c(ctypes.addressof(out))
    check(made.type == pa.float64() and made.nullable and made.metadata == {b"reckon:unit": b"km"} and made.name == "value", f"the field of the results: {made} {made.metadata}")
    stream = c.Stream()
    capsule = pa.Table.from_batches([batch]).__arrow_c_stream__()
    library.checked(library.evaluate_arrow, formula, capsule_pointer(capsule, b"arrow_array_stream"), ctypes.addressof(stream), ctypes.byref(c.Options(name=b"double way")))
    schema = pa.RecordBatchReader._import_from_c(ctypes.addressof(stream)).schema
    check(schema.names == ["double way"] and schema.field(0).metadata == {b"reckon:unit": b"km"}, f"the schema of the stream: {schema}")
    other = pa.RecordBatch.from_arrays([pa.array([1.0])], schema=pa.schema([pa.field("way", pa.float64(), metadata={"reckon:unit": "mi"})]))
    try: evaluate_array(formula, other, c.Options())
    except c.Failure as error: check(error.kind == "invalidArgument" and "way" in str(error) and "mi" in str(error), f"another unit: {error}")
    else: check(False, "a column in another unit is refused")
    library.formula_free(formula)
    c.release(exported)


def columns_that_no_formula_uses_are_named():
    numbers = pa.array([1.0, 2.0])
    def batch(column, name="bad"): return pa.RecordBatch.from_arrays([numbers, column], names=["good", name])
    bad = [pa.array([[1], [2]]), pa.array([{"a": 1}] * 2), pa.array([b"x", b"y"]), pa.array([b"x", b"y"], pa.large_binary()), pa.array([b"xy", b"zw"], pa.binary(2)),
           pa.array([[("a", 1)], []], pa.map_(pa.string(), pa.int8())), pa.RunEndEncodedArray.from_arrays(pa.array([2], pa.int32()), pa.array([1.5])),
           pa.array([(1, 2, 3)] * 2, pa.month_day_nano_interval()), pa.array([[1, 2], [3, 4]], pa.list_(pa.int8(), 2)),
           pa.DictionaryArray.from_arrays(pa.array([0, 1], pa.int8()), pa.array([b"a", b"b"]))]
    class Shape(pa.ExtensionType):
        def __init__(self): super().__init__(pa.float64(), "reckon.test.shape")
        def __arrow_ext_serialize__(self): return b""
        @classmethod
        def __arrow_ext_deserialize__(cls, storage, serialized): return cls()
    bad.append(pa.ExtensionArray.from_storage(Shape(), numbers))
    for column in bad:
        found, count, _ = evaluated("good * 2", batch(column))
        check(found.to_pylist() == [2, 4] and count == 0, f"an unused column of {column.type}")
        refused("good * bad", batch(column), "bad")
        refused("length(bad)", batch(column), "bad")
    refused("good + worse", batch(numbers), "worse", kind="unknownName")
    refused("good + good", pa.RecordBatch.from_arrays([numbers, numbers], names=["good", "good"]), "good", "2 columns")
    refused("[good, bad]", batch(numbers), "list")
    # A formula that is compiled for other columns.
    texts = batch(pa.array(["a", "b"]))
    for source, wrong in [("good * bad", texts), ("good * bad", batch(pa.array([1, 2], pa.date32()))), ("good * bad", batch(pa.array([1, 2], pa.duration("s"))))]:
        formula = library.compiled(source)
        try: evaluate_array(formula, wrong, c.Options())
        except c.Failure as error: check(error.kind == "invalidArgument" and "bad" in str(error), f"a column of another kind: {error}")
        else: check(False, f"{source} over {wrong.schema.types} is refused")
        try: evaluate_array(formula, pa.RecordBatch.from_arrays([numbers], names=["good"]), c.Options())
        except c.Failure as error: check("bad" in str(error) and "good" in str(error), f"a column that is not there: {error}")
        else: check(False, "a column that is not there")
        library.formula_free(formula)


def nothing_but_nulls():
    batch = pa.RecordBatch.from_arrays([pa.nulls(3), pa.array([1, 2, 3])], names=["none", "x"])
    for source, expected in [("none * x", [None] * 3), ("none ?? x", [1, 2, 3]), ("ismissing(none)", [True] * 3), ("if(x > 1, x, none)", [None, 2, 3])]:
        found, count, _ = evaluated(source, batch)
        check(found.to_pylist() == expected and count == 0, f"{source} of nulls: {found.to_pylist()}, {count} failed")


def numbers_that_are_not_finite():
    values = [1.0, math.nan, math.inf, -math.inf]
    batch = pa.RecordBatch.from_arrays([pa.array(values)], names=["x"])
    found, count, _ = evaluated("x", batch, policy=1)
    check(str(found.to_pylist()) == str(values) and count == 0, f"NaN is no null: {found}")
    found, count, _ = evaluated("1/(x - 1)", batch, policy=1)
    check(found[0].as_py() == math.inf and count == 0, f"IEEE: {found}, {count}")


def counts_of_nulls_that_are_not_known():
    column = pa.array([1.5, None, 3.5, None])
    schema, exported = schema_of(pa.field("x", column.type)), c.Array()
    column._export_to_c(ctypes.addressof(exported))
    exported.null_count = -1
    formula = library.compiled("x + 1", schema)
    out_schema, out = c.Schema(), c.Array()
    count, _ = library.checked(
        library.evaluate_arrow_array, formula, ctypes.addressof(schema), ctypes.addressof(exported), ctypes.addressof(out_schema), ctypes.addressof(out), None)
    made = pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
    check(made.to_pylist() == [2.5, None, 4.5, None] and count == 0 and made.null_count == 2, f"a null count of -1: {made}")
    library.formula_free(formula)
    for struct_ in (exported, schema): c.release(struct_)


# ---- Ownership ----

class CountedStream:
    """A stream of batches whose callbacks are Python's and are counted; it may fail at a batch, or where its schema is asked for."""

    def __init__(self, schema, batches, error_at=None):
        self.schema, self.batches, self.error_at, self.given, self.releases = schema, batches, error_at, 0, 0
        self.struct, self.message = c.Stream(), ctypes.create_string_buffer(b"the source is dry")
        get = ctypes.CFUNCTYPE(ctypes.c_int, c.POINTER, c.POINTER)
        self.callbacks = [get(self.get_schema), get(self.get_next), ctypes.CFUNCTYPE(c.POINTER, c.POINTER)(lambda _: ctypes.addressof(self.message)), c.RELEASE(self.release)]
        for (name, _), callback in zip(c.Stream._fields_, self.callbacks): setattr(self.struct, name, ctypes.cast(callback, c.POINTER).value)

    def get_schema(self, _, place):
        if self.error_at == -1: return 5
        self.schema._export_to_c(place)
        return 0

    def get_next(self, _, place):
        if self.error_at == self.given: return 5
        if self.given < len(self.batches): self.batches[self.given]._export_to_c(place)
        else: ctypes.memset(place, 0, ctypes.sizeof(c.Array))
        self.given += 1
        return 0

    def release(self, place):
        self.releases += 1
        c.Stream.from_address(place).release = None


def everything_is_released_once():
    batches = [pa.RecordBatch.from_arrays([pa.array([1.0, 2.0, None]), pa.array(["a", "b", "c"])], names=["x", "s"]) for _ in range(3)]
    exported = schema_of(batches[0].schema)
    formula = library.compiled("x + length(s)", exported)
    out = c.Stream()

    def run(source, place=ctypes.addressof(out), settings=None):
        return library.checked(library.evaluate_arrow, source, ctypes.addressof(stream.struct), place, settings and ctypes.byref(settings))
    # To the end, and released in the middle.
    for wanted in (4, 2, 0):
        stream = CountedStream(batches[0].schema, batches)
        run(formula)
        check(not stream.struct.release, "the stream is taken over")
        reader = pa.RecordBatchReader._import_from_c(ctypes.addressof(out))
        for _ in range(wanted):
            try: check(reader.read_next_batch().column(0).to_pylist() == [2, 3, None], "a batch")
            except StopIteration: check(stream.given == 4 and stream.releases == 1, "at its end a stream is released")
        del reader
        gc.collect()
        check(stream.releases == 1, f"a stream of which {wanted} batches were read is released {stream.releases} times")
    # Whatever is wrong, it is released once, at once.
    for error_at, given, place, settings in [
            (-1, formula, ctypes.addressof(out), None), (None, None, ctypes.addressof(out), None), (None, formula, None, None), (None, formula, ctypes.addressof(out) + 1, None),
            (None, formula, ctypes.addressof(out), c.Options(policy=7)), (None, formula, ctypes.addressof(out), c.Options(threads=-1)),
            (None, formula, ctypes.addressof(out), c.Options(on_failure=2)), (None, formula, ctypes.addressof(out), c.Options(name=b"\xff"))]:
        stream = CountedStream(batches[0].schema, batches, error_at)
        out.release = None
        try: run(given, place, settings)
        except c.Failure as error: check(error.kind in ("invalidArgument", "invalidEncoding"), f"{error.kind}: {error}")
        else: check(False, f"an error at {error_at}, {given}, {place}, {settings}")
        check(stream.releases == 1 and not stream.struct.release and not out.release, f"a stream is released {stream.releases} times where its use is refused")
        try: run(formula)
        except c.Failure as error: check("released" in str(error), f"a released stream: {error}")
        else: check(False, "a released stream is refused")
    # Errors of the source, and of a row.
    stream = CountedStream(batches[0].schema, batches, 1)
    run(formula)
    reader = pa.RecordBatchReader._import_from_c(ctypes.addressof(out))
    reader.read_next_batch()
    for _ in range(2):
        try: reader.read_next_batch()
        except (pa.ArrowInvalid, OSError) as error: check("the source is dry" in str(error), f"the error of the source: {error}")
        else: check(False, "the error of the source")
    del reader
    check(stream.releases == 1, "a stream that fails is released once")
    library.formula_free(formula)
    formula = library.compiled("1/(x - 2)", exported)
    stream = CountedStream(batches[0].schema, batches)
    run(formula, settings=c.Options(on_failure=1))
    library.formula_free(formula)  # the stream has its own
    reader = pa.RecordBatchReader._import_from_c(ctypes.addressof(out))
    try: reader.read_next_batch()
    except (pa.ArrowInvalid, OSError) as error: check("row 1" in str(error) and "0" in str(error), f"the first row that fails: {error}")
    else: check(False, "the first row that fails")
    del reader
    check(stream.releases == 1, "a stream that stops is released once")
    c.release(exported)


# ---- Structs that are wrong, or odd ----

NUMBERS = [-(2**63), -(2**62), -2, -1, 0, 1, 2, 3, 5, 9, 2**31, 2**60, 2**62, 2**63 - 1]


def hostile(count):
    """Mutates what can be seen of structs: lengths, offsets, counts, addresses. Each is answered by rows or by an error that names something."""
    arrays = [pa.array([1.5, None, 2.5, 4.0]), pa.array(["EU", None, "US", "EU"]).dictionary_encode(), pa.array(["a", "bc", None, "d" * 20], pa.string_view()),
              pa.array([1, 2, None, 4], pa.int64()), pa.array(["x", "y", "z", None]), pa.array([decimal.Decimal("1.25")] * 4)]
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
            case 1: put(target, "length", chosen.choice([number for number in NUMBERS if number <= 4 or target is not exported]))
            case 2: put(target, "offset", chosen.choice([number for number in NUMBERS if number <= 0 or number >= 2**62]))
            case 3: put(target, "null_count", chosen.choice(NUMBERS))
            case 4: put(target, "n_buffers", chosen.choice([number for number in NUMBERS if number <= 3 or number > 2**62]))
            case 5: put(exported, "n_children", chosen.choice(NUMBERS))
            case 6: put(chosen.choice([target, children[child].contents]), chosen.choice(["buffers", "dictionary", "release"] if target is not exported else ["children", "release"]), None)
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
            rows, _ = library.checked(
                library.evaluate_arrow_array, formula, ctypes.addressof(schema), ctypes.addressof(exported), ctypes.addressof(out_schema), ctypes.addressof(out),
                ctypes.byref(c.Options(threads=2)))
            made = pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
            made.validate()
            answers["rows"] = answers.get("rows", 0) + 1
            check(len(made) == exported.length, f"{len(made)} rows of {exported.length}")
        except c.Failure as error:
            answers[error.kind] = answers.get(error.kind, 0) + 1
            check(error.kind == "invalidArgument" and not out.release and not out_schema.release, f"{error.kind}: {error}")
        if buffers is not None: buffers[place] = kept
        for place, name, value in reversed(undo): setattr(place, name, value)
        library.formula_free(formula)
        for struct_ in (exported, schema): c.release(struct_)
    check(answers.get("rows", 0) > count / 20 and answers.get("invalidArgument", 0) > count / 20, f"hostile structs are answered: {answers}")
    return answers


FORMATS = [ctypes.create_string_buffer(text) for text in (
    b"", b"g", b"u", b"vu", b"zz", b"d:", b"d:1", b"d:5,2", b"d:5,2,7", b"d:99,1", b"d:5,2,64,3", b"ts", b"ts:", b"tsx:", b"tsu", b"tt", b"ttq", b"tD", b"+l", b"+s", b"+w:3", b"n", b"w:4",
    b"\xff\xfe", b"g" * 1000)]
# Formats of wider values than the column's lead out of its memory, which nobody can see.
FORMATS = [text for text in FORMATS if text.value not in (b"g", b"u", b"vu", b"d:5,2", b"n")]


# ---- Measuring ----

def measure():
    """price*qty*(1-discount) over a million rows, medians of runs in turns."""
    import numpy, pyarrow.compute as pc
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Benchmarks/Peers"))
    import reckon_c
    generator = numpy.random.default_rng(1)
    rows = 1_000_000
    price, qty, discount = generator.uniform(1, 100, rows), generator.integers(1, 10, rows).astype(float), generator.uniform(0, 0.5, rows)
    source = "price * qty * (1 - discount)"
    loaded = reckon_c.Library(str(path))
    values = numpy.empty(rows)
    formula = reckon_c.Formula(loaded, source)
    numpy_call = formula.bind([price, qty, discount], values)
    batch = pa.RecordBatch.from_arrays([pa.array(price), pa.array(qty), pa.array(discount)], names=["price", "qty", "discount"])
    whole = pa.RecordBatch.from_arrays([batch.column(0), pa.array(qty.astype("int32")), batch.column(2)], names=batch.schema.names)
    with_nulls = pa.RecordBatch.from_arrays([pa.array(price, mask=generator.random(rows) < 0.1), batch.column(1), batch.column(2)], names=batch.schema.names)
    small = batch.slice(0, 16)
    schema = schema_of(batch.schema)
    compiled = library.compiled(source, schema)

    def arrow_call(table, threads=1):
        settings = c.Options(threads=threads)
        def call():
            schema, given = table.__arrow_c_array__()
            out_schema, out = c.Schema(), c.Array()
            library.checked(
                library.evaluate_arrow_array, compiled, capsule_pointer(schema, b"arrow_schema"), capsule_pointer(given, b"arrow_array"),
                ctypes.addressof(out_schema), ctypes.addressof(out), ctypes.addressof(settings))
            return pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
        return call

    def computed(table):
        a, b, d = table.columns
        return lambda: pc.multiply(pc.multiply(a, b), pc.subtract(1.0, d))
    calls = {
        "numpy interface": numpy_call, "arrow, doubles": arrow_call(batch), "arrow, int32": arrow_call(whole), "arrow, 10% nulls": arrow_call(with_nulls),
        "arrow, two threads": arrow_call(batch, 2), "pyarrow compute": computed(batch), "pyarrow compute, int32": computed(whole),
        "pyarrow compute, nulls": computed(with_nulls), "numpy": lambda: price * qty * (1 - discount), "arrow, 16 rows": arrow_call(small)}
    assert numpy.array_equal(arrow_call(batch)().to_numpy(), price * qty * (1 - discount))
    times = {name: [] for name in calls}
    for _ in range(41):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            times[name].append(time.perf_counter() - start)
    for name, own in times.items(): print(f"{name:28} {statistics.median(own) * 1e3:8.3f} ms")
    c.release(schema)


def judge():
    left_out = 0
    for number in range(options.count):
        left_out += trial(number) == "left out"
        if len(failures) > 20: break
    units_are_read_and_written()
    columns_that_no_formula_uses_are_named()
    nothing_but_nulls()
    numbers_that_are_not_finite()
    counts_of_nulls_that_are_not_known()
    everything_is_released_once()
    answers = hostile(10 * options.count)
    gc.collect()
    check(pa.total_allocated_bytes() == before, f"{pa.total_allocated_bytes() - before} bytes are not released")
    for failure in failures[:30]: print("does not hold:", failure)
    absent = [name for name in ("polars", "pandas", "duckdb") if name not in [kind for kind, _ in others(pa.table({}))]]
    if absent: print(f"note: {', '.join(absent)} missing (pip install {' '.join(absent)})")
    print(f"Arrow: {options.count - left_out} random schemas ({left_out} left out), and structs that are wrong: {answers}")
    return 1 if failures else 0


if options.measure:
    measure()
    sys.exit(0)
before = pa.total_allocated_bytes()
sys.exit(judge())
