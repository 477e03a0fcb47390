#!/usr/bin/env python3
"""Judges formulas over Arrow's columns (reckon_evaluate_arrow and its kin) by pyarrow and Python: random schemas,
types, slices and streams, whose expected values are computed by Python's floats, decimals and integers; how often what
is released; structs that are wrong or odd.

    Tests/Integration/arrow.py [--count 60] [--hostile 600] [--seed 1] [--build .build/release] [--measure]

Needs pyarrow; polars, pandas and duckdb give columns of their own where they are installed (pip install pyarrow polars
pandas duckdb numpy).
"""
import ctypes, decimal, gc, pathlib, statistics, sys, time
from fractions import Fraction

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import arrow_structs as c
from arrow_setup import capsule_pointer, check, chosen, evaluate_array, evaluate_stream, failures, library, options, others, path, schema_of
from arrow_columns import COLUMNS, DECIMAL, DOUBLE, Failed, Missing, Row, array, as_dictionary, dates, decimal_formulas, decimal_places, double_formulas, \
    microseconds, plain_type, rows_of, sliced, whole_days
from arrow_guarded import guarded
import arrow_cases
import arrow_hostile
import pyarrow as pa


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
    if result == "later":
        return pa.date32() if whole_days(types, 0, 1) else dates([plain_type(type) for type in types], 0, 1)
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
    way = chosen.choice(["array", "struct", "stream", "stream", "other"] +
                        (["bare"] if len(needed.split()) == 1 else []))
    # Other libraries may read further.
    are_guarded = way != "other" and chosen.random() < 0.3
    arrays = []
    for kind in needed.split():
        made = array(*COLUMNS[kind](rows), nulls)
        if chosen.random() < 0.2: made = as_dictionary(made)
        made = sliced(made)
        arrays.append(guarded(made) if are_guarded else made)
    names = [f"c{place}" for place in range(len(arrays))]
    if chosen.random() < 0.2: names[0], source = "unit price", source.replace("c0", "`unit price`")
    own = list(names)
    if chosen.random() < 0.5:
        noise = chosen.choice([
            pa.array([[1]] * rows, pa.list_(pa.int8())),
            pa.array([{"a": 1}] * rows, pa.struct([("a", pa.int8())])),
            pa.array([b"x"] * rows, pa.binary()),
            pa.nulls(rows),
            pa.array([chosen.random() for _ in range(rows)])
        ])
        place = chosen.randrange(len(arrays) + 1)
        arrays.insert(place, noise)
        names.insert(place, "noise")
    label = f"trial {number}: {source} ({'decimals' if mode else 'doubles'}, {way}) of {[str(made.type) for made in arrays]}, {rows} rows"
    settings = c.Options(threads=chosen.choice([0, 1, 2, 3]),
                         on_failure=int(chosen.random() < 0.1),
                         name=chosen.choice([None, b"total"]))
    batch = pa.RecordBatch.from_arrays(arrays, names=names)
    whole_nulls = []
    if way == "struct":
        whole_nulls = [chosen.random() < 0.3 for _ in range(rows)] if chosen.random() < 0.5 and rows else []
        first = chosen.randint(0, min(rows, 3))
        handed = pa.StructArray.from_arrays(arrays, names=names,
                                            mask=pa.array(whole_nulls) if whole_nulls else None).slice(first)
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
        kind, make = chosen.choice(
            others(pa.Table.from_batches([batch])) or [("pyarrow", lambda: pa.Table.from_batches([batch]))])
        label += " from " + kind
        # polars panics on what it does not know.
        if kind == "polars" and any(
                pa.types.is_decimal(plain_type(made.type)) and made.type.bit_width != 128
                or plain_type(made.type) == pa.float16() for made in arrays):
            return "left out"
        try:
            handed = make()
            read = pa.table(handed) if kind != "duckdb" else make().to_arrow_table()
            if read.num_columns == len(names): read = read.rename_columns(names)
            schema = pa.RecordBatchReader.from_stream(make()).schema
        except Exception as error:
            return "left out"  # a type that the library does not have
        arrays = [
            pa.concat_arrays(column.chunks) if column.num_chunks else pa.array([], column.type)
            for column in read.columns
        ]
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
        if chosen.random() < 0.5: library.prepare_native(formula, settings.policy)
        found, count, first = (evaluate_array if way in ("array", "struct") else evaluate_stream)(formula, handed,
                                                                                                  settings)
    except c.Failure as error:
        check(settings.on_failure == 1 and failing and error.row == failing[0],
              f"{label}: {error.kind}: {error} in row {error.row}, expected failures {failing[:3]}")
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
            check(False,
                  f"{label}: row {place} is {one!r}, expected {other!r} of {[column[place] for column in columns]}")
            break
    check(count == len(failing), f"{label}: {count} rows failed, expected {len(failing)}")
    check((first.row if first else None) == (failing[0] if failing else None),
          f"{label}: first failure {first and (first.row, str(first))}, expected {failing[:1]}")


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
    if pa.types.is_string(type) or pa.types.is_large_string(type) or type == getattr(pa, "string_view", pa.string)():
        return "text"


# ---- Measuring ----

def measure():
    """price*qty*(1-discount) over a million rows, medians of runs in turns."""
    import numpy, pyarrow.compute as pc
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Benchmarks/Peers"))
    import reckon_c
    generator = numpy.random.default_rng(1)
    rows = 1_000_000
    price, qty, discount = generator.uniform(1, 100, rows), generator.integers(1, 10,
                                                                               rows).astype(float), generator.uniform(
                                                                                   0, 0.5, rows)
    source = "price * qty * (1 - discount)"
    loaded = reckon_c.Library(str(path))
    values = numpy.empty(rows)
    numpy_call = reckon_c.Formula(loaded, source).bind([price, qty, discount], values)
    batch = pa.RecordBatch.from_arrays(
        [pa.array(price), pa.array(qty), pa.array(discount)], names=["price", "qty", "discount"])
    whole = pa.RecordBatch.from_arrays(
        [batch.column(0), pa.array(qty.astype("int32")),
         batch.column(2)], names=batch.schema.names)
    with_nulls = pa.RecordBatch.from_arrays(
        [pa.array(price, mask=generator.random(rows) < 0.1),
         batch.column(1), batch.column(2)],
        names=batch.schema.names)
    small = batch.slice(0, 16)
    words = pa.RecordBatch.from_arrays(
        [pa.array(generator.choice(["EU", "US", "Japan", "a longer region"], rows)),
         batch.column(0),
         batch.column(1)],
        names=["region", "a", "b"])
    by_number = pa.RecordBatch.from_arrays(
        [words.column(0).dictionary_encode(), batch.column(0),
         batch.column(1)], names=words.schema.names)

    def compiled(source, table):
        schema = schema_of(table.schema)
        try: return library.compiled(source, schema)
        finally: c.release(schema)

    def arrow_call(table, threads=1, source=source, times=1):
        settings, formula = c.Options(threads=threads), compiled(source, table)
        def call():
            for _ in range(times - 1): once()
            return once()
        def once():
            schema, given = table.__arrow_c_array__()
            out_schema, out = c.Schema(), c.Array()
            library.checked(library.evaluate_arrow_array, formula, capsule_pointer(schema, b"arrow_schema"),
                            capsule_pointer(given, b"arrow_array"), ctypes.addressof(out_schema), ctypes.addressof(out),
                            ctypes.addressof(settings))
            return pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
        return call
    condition = 'region == "EU" ? a*1.2 : b'

    def computed(table):
        a, b, d = table.columns
        return lambda: pc.multiply(pc.multiply(a, b), pc.subtract(1.0, d))
    calls = {
        "numpy interface":
            numpy_call, "arrow, doubles":
                arrow_call(batch), "arrow, int32":
                    arrow_call(whole), "arrow, 10% nulls":
                        arrow_call(with_nulls), "arrow, two threads":
                            arrow_call(batch, 2), "pyarrow compute":
                                computed(batch), "pyarrow compute, int32":
                                    computed(whole), "pyarrow compute, nulls":
                                        computed(with_nulls), "numpy":
                                            lambda: price * qty * (1 - discount), "arrow, 16 rows, 100 times":
                                                arrow_call(small, times=100), "arrow, text condition":
                                                    arrow_call(words, source=condition), "arrow, dictionary condition":
                                                        arrow_call(by_number, source=condition),
        "pyarrow compute, text":
            lambda: pc.if_else(pc.equal(words.column(0), "EU"), pc.multiply(words.column(1), 1.2), words.column(2)),
        "arrow, length of a text":
            arrow_call(words, source="length(region)")
    }
    assert numpy.array_equal(arrow_call(batch)().to_numpy(), price * qty * (1 - discount))
    times = {name: [] for name in calls}
    for _ in range(41):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            times[name].append(time.perf_counter() - start)
    for name, own in times.items(): print(f"{name:28} {statistics.median(own) * 1e3:8.3f} ms")


def judge():
    left_out = 0
    for number in range(options.count):
        left_out += trial(number) == "left out"
        if len(failures) > 20: break
    arrow_cases.units_are_read_and_written()
    arrow_cases.columns_that_no_formula_uses_are_named()
    arrow_cases.nothing_but_nulls()
    arrow_cases.numbers_that_are_not_finite()
    arrow_cases.counts_of_nulls_that_are_not_known()
    arrow_cases.rows_of_many_blocks()
    arrow_cases.moments_are_read_by_the_scopes_clock()
    arrow_cases.everything_is_released_once()
    arrow_cases.results_are_freed()
    answers = arrow_hostile.hostile(10 * options.count if options.hostile is None else options.hostile)
    gc.collect()
    check(pa.total_allocated_bytes() == before, f"{pa.total_allocated_bytes() - before} bytes are not released")
    for failure in failures[:30]: print("does not hold:", failure)
    absent = [name for name in ("polars", "pandas", "duckdb") if name not in [kind for kind, _ in others(pa.table({}))]]
    if absent: print(f"note: {', '.join(absent)} missing (pip install {' '.join(absent)})")
    print(
        f"Arrow: {options.count - left_out} random schemas ({left_out} left out), and structs that are wrong: {answers}"
    )
    return 1 if failures else 0


if options.measure:
    measure()
    sys.exit(0)
before = pa.total_allocated_bytes()
sys.exit(judge())
