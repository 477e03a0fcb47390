"""Random columns of Arrow, what Python makes of their values, and formulas with their values in Python."""
import decimal, math, struct
from fractions import Fraction

import pyarrow as pa

from arrow_setup import chosen


# What has no value: a null, and a number that the numbers of a formula do not hold, which fails.
class Missing(Exception): pass


class Failed(Exception): pass


# ---- Columns ----

DOUBLE, DECIMAL = 0, 1
INTEGERS = [pa.int8(), pa.int16(), pa.int32(), pa.int64(), pa.uint8(), pa.uint16(), pa.uint32(), pa.uint64()]
UNITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
WORDS = [
    "", "EU", "US", "a", "straße", "漢字", "x😀y", "twelve bytes", "thirteen byte",
    "a text that is longer than a view holds", "é" * 40
]


def integer(type):
    low, high = (0, 2**type.bit_width - 1) if pa.types.is_unsigned_integer(type) else (-(2**(type.bit_width - 1)),
                                                                                       2**(type.bit_width - 1) - 1)
    return chosen.choice([low, high, 2**53, 2**53 + 1, -(2**53) - 1, 2**62
                          ]) if chosen.random() < 0.04 else chosen.randint(max(low, -1000), min(high, 1000)), low, high


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
        values = [
            chosen.choice([0.0, -0.0, 1.5, -2.25, 1e-3, 1000.0,
                           chosen.uniform(-100, 100), 6e-8, 3.0]) for _ in range(rows)
        ]
        if type == pa.float16():
            values = [struct.unpack("e", struct.pack("e", value))[0] for value in values]
            import numpy
            return type, [numpy.float16(value) for value in values]
        return type, values
    precision = chosen.choice([1, 5, 9, 18, 38, 38, 50])
    scale = chosen.choice([0, 1, min(2, precision), precision, min(precision, 10)] + ([-2] if precision >= 9 else []))
    make = chosen.choice([pa.decimal128] if precision <= 38 and precision > 18 else [pa.decimal256] if precision >
                         38 else [pa.decimal128, pa.decimal256] +
                         ([pa.decimal32] if precision <=
                          9 and hasattr(pa, "decimal32") else [pa.decimal64] if hasattr(pa, "decimal64") else []))
    type = make(precision, scale)
    digits = [
        chosen.choice([0, 10**precision - 1, -(10**precision) +
                       1]) if chosen.random() < 0.05 else chosen.randint(-(10**min(precision, 6)) +
                                                                         1, 10**min(precision, 6) - 1)
        for _ in range(rows)
    ]
    with decimal.localcontext(prec=80): return type, [decimal.Decimal(value).scaleb(-scale) for value in digits]


def instant_column(rows):
    if chosen.random() < 0.3: return pa.date32(), [chosen.randint(-25000, 80000) for _ in range(rows)]
    if chosen.random() < 0.1: return pa.date64(), [chosen.randint(-25000, 80000) * 86_400_000 for _ in range(rows)]
    unit = chosen.choice(list(UNITS))
    zone = chosen.choice([None, None, "UTC", "Europe/Berlin"])
    return pa.timestamp(unit, zone), [
        chosen.randint(-2_000_000_000, 7_000_000_000) * 10**UNITS[unit] + chosen.randrange(10**UNITS[unit])
        for _ in range(rows)
    ]


def time_column(rows):
    unit = chosen.choice(list(UNITS))
    type = pa.time32(unit) if unit in ("s", "ms") else pa.time64(unit)
    return type, [chosen.randrange(86_400 * 10**UNITS[unit]) for _ in range(rows)]


def duration_column(rows):
    unit = chosen.choice(list(UNITS))
    # The longest have more digits in nanoseconds than doubles hold.
    longest = chosen.choice([10**6, 9 * 10**9])
    return pa.duration(unit), [
        chosen.randint(-longest, longest) * 10**UNITS[unit] + chosen.randrange(10**UNITS[unit]) for _ in range(rows)
    ]


def text_column(rows):
    type = chosen.choice([pa.string(), pa.large_string()] + ([pa.string_view()] if hasattr(pa, "string_view") else []))
    return type, [chosen.choice(WORDS) for _ in range(rows)]


def truth_column(rows): return pa.bool_(), [chosen.random() < 0.5 for _ in range(rows)]


COLUMNS = {
    "number": number_column, "instant": instant_column, "time": time_column, "duration": duration_column,
    "text": text_column, "truth": truth_column
}


def array(type, values, nulls):
    """An array of values, some of which are null; those of times are given as integers."""
    values = [None if chosen.random() < nulls else value for value in values]
    if pa.types.is_temporal(type):
        plain = pa.array(values, pa.int32() if type.bit_width == 32 else pa.int64())
        return plain.view(type) if type != pa.null() else plain
    if pa.types.is_decimal(type) and type.scale < 0:
        # pyarrow makes no such arrays of Python's decimals, but reads them.
        whole = {
            32: getattr(pa, "decimal32", None), 64: getattr(pa, "decimal64", None), 128: pa.decimal128,
            256: pa.decimal256
        }[type.bit_width](type.precision, 0)
        with decimal.localcontext(prec=80):
            made = pa.array([value and value.scaleb(type.scale) for value in values], whole)
        return pa.Array.from_buffers(type, len(made), made.buffers(), made.null_count)
    return pa.array(values, type)


def as_dictionary(made):
    """The same array by a dictionary, perhaps one that has more values than are used."""
    try: encoded = made.dictionary_encode()
    except (pa.ArrowNotImplementedError, pa.ArrowInvalid): return made
    index = chosen.choice(
        [pa.int8(), pa.int16(),
         pa.int32(), pa.int64(),
         pa.uint8(), pa.uint16(),
         pa.uint32(), pa.uint64()])
    if len(encoded.dictionary) > 100: return encoded
    return pa.DictionaryArray.from_arrays(encoded.indices.cast(index), encoded.dictionary)


def sliced(made):
    """The same rows within a longer array, so that there is an offset."""
    front = chosen.choice([0, 1, 3, 8, 13])
    if front == 0 or isinstance(made, pa.DictionaryArray) or len(made) == 0: return made
    try:
        return pa.concat_arrays([made.take(pa.array([0] * front)), made,
                                 made.take(pa.array([0] * 2))]).slice(front, len(made))
    except (pa.ArrowNotImplementedError, pa.ArrowInvalid): return made


# ---- What Python makes of them ----

def rows_of(column):
    """The values of an array as Python has them, and None for nulls: times as integers."""
    type = column.type
    if pa.types.is_dictionary(type):
        values = rows_of(column.dictionary)
        return [None if index is None else values[index] for index in column.indices.to_pylist()]
    if pa.types.is_temporal(type):
        column = column.view(pa.int32() if type.bit_width == 32 else pa.int64()) if not isinstance(
            column, pa.ChunkedArray) else column
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
    return [("number number number", "c0 * c1 + c2", lambda r: (lambda a, b, d: finite(finite(a * b) + d))
             (*r.numbers(0, 1, 2)), F), ("number", "2*c0 - 1", lambda r: 2 * r.numbers(0)[0] - 1, F),
            ("number", "c0", lambda r: r.numbers(0)[0], F),
            ("number number", "c0 / c1", lambda r: quotient(*r.numbers(0, 1)), F),
            ("number number", "max(c0, c1) - min(c0, c1)", lambda r: (lambda a, b: finite(max(a, b) - min(a, b)))
             (*r.numbers(0, 1)), F),
            ("number number number", "if(c0 > 0, c1, c2)", lambda r: r.number(1)
             if r.number(0) > 0 else r.number(2), F),
            ("number number", "c0 > c1", lambda r: (lambda a, b: a > b)(*r.numbers(0, 1)), pa.bool_()),
            ("number", "c0 ?? -1", lambda r: -1.0 if r.values[0] is None else r.number(0), F),
            ("number", "ismissing(c0)", lambda r: r.values[0] is None, pa.bool_()),
            ("truth number number", "if(c0, c1, c2)", lambda r: r.number(1) if r.number(0) else r.number(2), F),
            ("truth truth", "c0 and not c1", lambda r: bool(r.number(0) and not r.number(1)), pa.bool_()),
            ("truth", "c0", lambda r: bool(r.numbers(0)[0]), pa.bool_()),
            ("number", "1/(c0 - 1)", lambda r: quotient(1.0,
                                                        r.numbers(0)[0] - 1), F),
            ("text", "length(c0)", lambda r: float(len(r.text(0))), F),
            ("text text", 'concat(c0, "-", c1)', lambda r: r.text(0) + "-" + r.text(1), pa.string()),
            ("text", "c0", lambda r: r.text(0), pa.string()),
            ("text", 'c0 == "EU"', lambda r: r.text(0) == "EU", pa.bool_()),
            ("text number", 'c0 in ["EU", "US"] ? c1 : 0', lambda r: r.number(1)
             if r.text(0) in ("EU", "US") else 0.0, F),
            ("text number number", 'if(c0 == "EU" and c1 > 0, c1*2, c2)', lambda r: r.number(1) * 2
             if r.text(0) == "EU" and r.number(1) > 0 else r.number(2), F),
            ("text text", 'c0 not in ["EU", "a"] or contains(c1, "we") ? length(c0) : -length(c1)',
             lambda r: float(len(r.text(0)))
             if r.text(0) not in ("EU", "a") or "we" in r.text(1) else -float(len(r.text(1))), F),
            ("text", 'starts(c0, "thirteen") or ends(c0, "s")',
             lambda r: r.text(0).startswith("thirteen") or r.text(0).endswith("s"), pa.bool_()),
            ("text number", 'ismissing(c0) ? (c1 ?? 7) : 1', lambda r: (7.0 if r.values[1] is None else r.number(1))
             if r.values[0] is None else 1.0, F),
            ("text", 'c0 ?? "none"', lambda r: "none" if r.values[0] is None else r.values[0], pa.string()),
            ("text", "upper(c0)", lambda r: r.text(0).upper(), pa.string()),
            ("instant", "year(c0)", lambda r: float(civil(r.numbers(0)[0])[0]), F),
            ("instant", "day(c0) + 100*month(c0)", lambda r: (lambda d: float(d[2] + 100 * d[1]))
             (civil(r.numbers(0)[0])), F), ("instant", "c0", lambda r: r.numbers(0)[0], "dates"),
            ("instant", "c0 + 30 d", lambda r: r.numbers(0)[0] + 30 * 86400.0, "dates"),
            ("instant", "c0 + 1 h", lambda r: r.numbers(0)[0] + 3600.0, "timestamps"),
            ("instant instant", "if(c0 > c1, c0, c1 + 1 d)", lambda r: (lambda a, b: a if a > b else b + 86400.0)
             (*r.numbers(0, 1)), "later"),
            ("instant instant", "c0 > c1", lambda r: (lambda a, b: a > b)(*r.numbers(0, 1)), pa.bool_()),
            ("time", "c0", lambda r: time_of_day(r.numbers(0)[0]), pa.time64("us")),
            ("time", "c0 + 6 h", lambda r: time_of_day(r.numbers(0)[0] + 21600), pa.time64("us")),
            ("time", "hour(c0)", lambda r: float(r.numbers(0)[0] // 3600), F),
            ("duration", "c0", lambda r: r.numbers(0)[0], "s"),
            ("duration", "c0 + 5 s", lambda r: r.numbers(0)[0] + 5, "s"),
            ("duration number", "c0 * c1", lambda r: (lambda a, b: finite(a * b))(*r.numbers(0, 1)), "s"), ]


def decimal_formulas():
    def add(a, b): return CONTEXT.add(a, b)

    def multiply(a, b): return CONTEXT.multiply(a, b)

    def divide(a, b):
        if b == 0: raise Failed
        return CONTEXT.divide(a, b)
    return [("number number number", "c0 * c1 + c2", lambda r: (lambda a, b, d: add(multiply(a, b), d))
             (*r.numbers(0, 1, 2)), lambda s: max(s[0] + s[1], s[2])),
            ("number number", "c0 - c1", lambda r: CONTEXT.subtract(*r.numbers(0, 1)), lambda s: max(s[0], s[1])),
            ("number", "c0 * 1.05", lambda r: multiply(r.number(0), decimal.Decimal("1.05")), lambda s: s[0] + 2),
            ("number number", "c0 / c1", lambda r: divide(*r.numbers(0, 1)), lambda s: None),
            ("number number", "if(c0 > c1, c0 * 2.5, c1)", lambda r: (lambda a, b: multiply(a, decimal.Decimal("2.5"))
                                                                      if a > b else b)
             (*r.numbers(0, 1)), lambda s: max(s[0] + 1, s[1])),
            ("number number", "max(floor(c0), c1)", lambda r:
             (lambda a, b: max(a.to_integral_value(decimal.ROUND_FLOOR), b))(*r.numbers(0, 1)), lambda s: s[1]),
            ("number", "c0 > 10", lambda r: r.number(0) > 10, pa.bool_()), ]


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
