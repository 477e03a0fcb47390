"""Cases of columns of Arrow that are the same each time, who owns what, and structs that are wrong."""
import ctypes, decimal, gc, math, resource, sys

import pyarrow as pa

import arrow_structs as c
from arrow_setup import capsule_pointer, check, chosen, evaluate_array, library, schema_of


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
    except c.Failure as error:
        check(error.kind == kind and column in str(error) and words in str(error),
              f"{source} over {table.schema.types}: {error.kind}: {error}")
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
    check(
        made.type == pa.float64() and made.nullable and made.metadata == {b"reckon:unit": b"km"}
        and made.name == "value", f"the field of the results: {made} {made.metadata}")
    stream = c.Stream()
    capsule = pa.Table.from_batches([batch]).__arrow_c_stream__()
    library.checked(library.evaluate_arrow, formula, capsule_pointer(capsule, b"arrow_array_stream"),
                    ctypes.addressof(stream), ctypes.byref(c.Options(name=b"double way")))
    schema = pa.RecordBatchReader._import_from_c(ctypes.addressof(stream)).schema
    check(schema.names == ["double way"] and schema.field(0).metadata == {b"reckon:unit": b"km"},
          f"the schema of the stream: {schema}")
    other = pa.RecordBatch.from_arrays([pa.array([1.0])],
                                       schema=pa.schema([pa.field("way", pa.float64(),
                                                                  metadata={"reckon:unit": "mi"})]))
    try: evaluate_array(formula, other, c.Options())
    except c.Failure as error:
        check(error.kind == "invalidArgument" and "way" in str(error) and "mi" in str(error), f"another unit: {error}")
    else: check(False, "a column in another unit is refused")
    library.formula_free(formula)
    c.release(exported)


def columns_that_no_formula_uses_are_named():
    numbers = pa.array([1.0, 2.0])
    def batch(column, name="bad"): return pa.RecordBatch.from_arrays([numbers, column], names=["good", name])

    bad = [
        pa.array([[1], [2]]),
        pa.array([{"a": 1}] * 2),
        pa.array([b"x", b"y"]),
        pa.array([b"x", b"y"], pa.large_binary()),
        pa.array([b"xy", b"zw"], pa.binary(2)),
        pa.array([[("a", 1)], []], pa.map_(pa.string(), pa.int8())),
        pa.RunEndEncodedArray.from_arrays(pa.array([2], pa.int32()), pa.array([1.5])),
        pa.array([(1, 2, 3)] * 2, pa.month_day_nano_interval()),
        pa.array([[1, 2], [3, 4]], pa.list_(pa.int8(), 2)),
        pa.DictionaryArray.from_arrays(pa.array([0, 1], pa.int8()), pa.array([b"a", b"b"]))
    ]
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
    for source, wrong in [("good * bad", texts), ("good * bad", batch(pa.array([1, 2], pa.date32()))),
                          ("good * bad", batch(pa.array([1, 2], pa.duration("s"))))]:
        formula = library.compiled(source)
        try: evaluate_array(formula, wrong, c.Options())
        except c.Failure as error:
            check(error.kind == "invalidArgument" and "bad" in str(error), f"a column of another kind: {error}")
        else: check(False, f"{source} over {wrong.schema.types} is refused")
        try: evaluate_array(formula, pa.RecordBatch.from_arrays([numbers], names=["good"]), c.Options())
        except c.Failure as error:
            check("bad" in str(error) and "good" in str(error), f"a column that is not there: {error}")
        else: check(False, "a column that is not there")
        library.formula_free(formula)


def nothing_but_nulls():
    batch = pa.RecordBatch.from_arrays([pa.nulls(3), pa.array([1, 2, 3])], names=["none", "x"])
    for source, expected in [("none * x", [None] * 3), ("none ?? x", [1, 2, 3]), ("ismissing(none)", [True] * 3),
                             ("if(x > 1, x, none)", [None, 2, 3])]:
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
    count, _ = library.checked(library.evaluate_arrow_array, formula, ctypes.addressof(schema),
                               ctypes.addressof(exported), ctypes.addressof(out_schema), ctypes.addressof(out), None)
    made = pa.Array._import_from_c(ctypes.addressof(out), ctypes.addressof(out_schema))
    check(made.to_pylist() == [2.5, None, 4.5, None] and count == 0 and made.null_count == 2,
          f"a null count of -1: {made}")
    library.formula_free(formula)
    for struct_ in (exported, schema): c.release(struct_)


def rows_of_many_blocks():
    """Nulls, failing rows and numbers that doubles do not hold in each of many blocks of rows, on one thread and on
    several."""
    rows = 50_000
    a = [None if chosen.random() < 0.1 else float(chosen.randint(0, 50)) for _ in range(rows)]
    b = [2**53 + 1 if chosen.random() < 0.001 else chosen.randint(1, 9) for _ in range(rows)]
    words = [None if chosen.random() < 0.1 else chosen.choice(["EU", "US"]) for _ in range(rows)]
    for dense in (False, True):
        batch = pa.RecordBatch.from_arrays(
            [pa.array(a if dense else [value or 0.0 for value in a]),
             pa.array(b), pa.array(words)],
            names=["a", "b", "w"])
        known = batch.column(0).to_pylist()
        expected = [None if x is None or y > 9 or x == 7 else y / (x - 7) for x, y in zip(known, b)]
        failing = [row for row, (x, y) in enumerate(zip(known, b)) if x is not None and (y > 9 or x == 7)]
        chosen_ones = [
            None if w is None else (None if x is None else x * 2) if w == "EU" else 1.0 for x, w in zip(known, words)
        ]
        long = [None if w is None else w + "!" for w in words]
        for threads in (1, 3):
            found, count, first = evaluated("b / (a - 7)", batch, threads=threads)
            check(found.to_pylist() == expected and found.null_count == expected.count(None),
                  f"{rows} rows on {threads} threads, nulls: {dense}")
            check(
                count == len(failing) and first.row == failing[0],
                f"{rows} rows: {count} fail, and {first and first.row} first, expected {len(failing)} and {failing[0]}")
            check(
                evaluated('w == "EU" ? a*2 : 1', batch, threads=threads)[0].to_pylist() == chosen_ones,
                f"{rows} rows of a condition on texts")
            check(
                evaluated("a > 25", batch,
                          threads=threads)[0].to_pylist() == [None if x is None else x > 25 for x in known],
                f"{rows} truths")
            check(evaluated('concat(w, "!")', batch, threads=threads)[0].to_pylist() == long, f"{rows} texts")


def moments_are_read_by_the_scopes_clock():
    """A wall clock that is 2 hours ahead of universal time, and 1 hour from the second day of 1970 on."""
    now = ctypes.CFUNCTYPE(ctypes.c_double, c.POINTER)(lambda _: 0.0)
    ahead = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double,
                             c.POINTER)(lambda moment, _: 7200 if moment < 86400 else 3600)
    clock = [ctypes.cast(function, c.POINTER).value for function in (now, ahead)]
    moments = pa.array([0, None, 90_000_000], pa.int64()).view(pa.timestamp("ms", "Asia/Seoul"))
    batch = pa.RecordBatch.from_arrays(
        [moments, moments.dictionary_encode(),
         pa.array([0, 1, 2], pa.timestamp("s"))], names=["m", "n", "local"])
    schema = schema_of(batch.schema)
    for mode in (0, 1):
        for source, expected in [("hour(m)", [2, None, 2]), ("hour(n)", [2, None, 2]), ("hour(local)", [0, 0, 0]),
                                 ('ismissing(m) ? -1 : hour(m)', [2, -1, 2])]:
            formula = library.compiled(source, schema, mode, clock)
            found = evaluate_array(formula, batch, c.Options())[0]
            check([None if value is None else int(value) for value in found.to_pylist()] == expected,
                  f"{source} by a clock: {found}")
            library.formula_free(formula)
        formula = library.compiled("m + 1 h", schema, mode, clock)
        found = evaluate_array(formula, batch, c.Options())[0]
        check(
            found.type == pa.timestamp("us")
            and found.cast(pa.int64()).to_pylist() == [10_800_000_000, None, 97_200_000_000],
            f"moments by a clock: {found.type} {found}")
        library.formula_free(formula)
    c.release(schema)


# ---- Ownership ----

class CountedStream:
    """A stream of batches whose callbacks are Python's and are counted; it may fail at a batch, or where its schema is
    asked for."""

    def __init__(self, schema, batches, error_at=None):
        self.schema, self.batches, self.error_at, self.given, self.releases = schema, batches, error_at, 0, 0
        self.struct, self.message = c.Stream(), ctypes.create_string_buffer(b"the source is dry")
        get = ctypes.CFUNCTYPE(ctypes.c_int, c.POINTER, c.POINTER)
        self.callbacks = [
            get(self.get_schema),
            get(self.get_next),
            ctypes.CFUNCTYPE(c.POINTER, c.POINTER)(lambda _: ctypes.addressof(self.message)),
            c.RELEASE(self.release)
        ]
        for (name, _), callback in zip(c.Stream._fields_, self.callbacks):
            setattr(self.struct, name, ctypes.cast(callback, c.POINTER).value)

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
    batches = [
        pa.RecordBatch.from_arrays([pa.array([1.0, 2.0, None]), pa.array(["a", "b", "c"])], names=["x", "s"])
        for _ in range(3)
    ]
    exported = schema_of(batches[0].schema)
    formula = library.compiled("x + length(s)", exported)
    out = c.Stream()

    def run(source, place=ctypes.addressof(out), settings=None):
        return library.checked(library.evaluate_arrow, source, ctypes.addressof(stream.struct), place, settings
                               and ctypes.byref(settings))
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
    for error_at, given, place, settings in [(-1, formula, ctypes.addressof(out), None),
                                             (None, None, ctypes.addressof(out), None), (None, formula, None, None),
                                             (None, formula, ctypes.addressof(out) + 1, None),
                                             (None, formula, ctypes.addressof(out), c.Options(policy=7)),
                                             (None, formula, ctypes.addressof(out), c.Options(threads=-1)),
                                             (None, formula, ctypes.addressof(out), c.Options(on_failure=2)),
                                             (None, formula, ctypes.addressof(out), c.Options(name=b"\xff"))]:
        stream = CountedStream(batches[0].schema, batches, error_at)
        out.release = None
        try: run(given, place, settings)
        except c.Failure as error: check(error.kind in ("invalidArgument", "invalidEncoding"), f"{error.kind}: {error}")
        else: check(False, f"an error at {error_at}, {given}, {place}, {settings}")
        check(stream.releases == 1 and not stream.struct.release and not out.release,
              f"a stream is released {stream.releases} times where its use is refused")
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
        except (pa.ArrowInvalid, OSError) as error:
            check("the source is dry" in str(error), f"the error of the source: {error}")
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
    except (pa.ArrowInvalid, OSError) as error:
        check("row 1" in str(error) and "0" in str(error), f"the first row that fails: {error}")
    else: check(False, "the first row that fails")
    del reader
    check(stream.releases == 1, "a stream that stops is released once")
    c.release(exported)


def results_are_freed():
    """240 MB of results, one after the other."""
    batch = pa.RecordBatch.from_arrays([pa.array([1.5] * 100_000), pa.array(["a"] * 100_000)], names=["x", "s"])
    exported = schema_of(batch.schema)
    for source in ("x * 2", "concat(s, s)"):
        formula = library.compiled(source, exported)
        def evaluate(times):
            for _ in range(times): evaluate_array(formula, batch, c.Options())
        evaluate(5)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        evaluate(300 if source == "x * 2" else 20)
        grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss -
                 before) / (1024 if sys.platform != "darwin" else 1024**2)
        check(grown < 40, f"results of {source} that are released leave {grown:.0f} MB")
        library.formula_free(formula)
    c.release(exported)
