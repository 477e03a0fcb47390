#!/usr/bin/env python3
"""Writes random operations of decimal128 with the results that Python's decimal (libmpdec) or whole numbers give.

Usage: decimal-operations.py SEED COUNT

A line is: operation, first operand, second operand, result, flags (tab-separated). Flags are names with commas between,
`-` for none and `*` where they are not compared. The same lines every time for the same seed and count and the same
version of Python.
"""
import math, random, struct, sys
from decimal import *
from fractions import Fraction

SEED, COUNT = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(SEED)


def context(precision=34, **others):
    settings = dict(prec=precision,
                    rounding=ROUND_HALF_EVEN,
                    Emin=-6143,
                    Emax=6144,
                    clamp=1,
                    capitals=1,
                    flags=[],
                    traps=[])
    return Context(**{**settings, **others})


CONTEXT = context()
# No exponent and no coefficient of the tests reaches these bounds.
WIDE = context(140, Emin=-(10**17), Emax=10**17, clamp=0)
EXACT = context(30_000, Emin=-(10**17), Emax=10**17, clamp=0)
NAMES = {
    Inexact: "inexact", Rounded: "rounded", Subnormal: "subnormal", Underflow: "underflow", Overflow: "overflow",
    Clamped: "clamped", InvalidOperation: "invalidOperation", DivisionByZero: "divisionByZero",
}
ROUNDINGS = {
    "toNearestOrEven": ROUND_HALF_EVEN, "toNearestOrAwayFromZero": ROUND_HALF_UP, "towardZero": ROUND_DOWN,
    "awayFromZero": ROUND_UP, "up": ROUND_CEILING, "down": ROUND_FLOOR,
}
ETINY, ETOP = -6176, 6111


# Operands

def coefficient():
    kind = rng.random()
    digits = rng.choice((1, 2, 3, 9, 16, 17, 18, 19, 20, 33, 34, 34, 34, rng.randint(1, 34)))
    if kind < 0.55:
        return rng.randrange(10 ** (digits - 1), 10**digits)
    if kind < 0.65:
        return rng.randrange(10) * 10 ** (digits - 1)
    if kind < 0.72:
        return 10 ** (digits - 1) + rng.choice((0, 1, 5))
    if kind < 0.79:
        return 10**digits - rng.choice((1, 2, 5))
    if kind < 0.85:
        return rng.choice((2 ** rng.randint(0, 112), 5 ** rng.randint(0, 48), 2 ** 64 + rng.randint(-2, 2)))
    if kind < 0.93:
        zeros = rng.randint(0, digits - 1)
        return rng.randrange(1, 10 ** (digits - zeros)) * 10**zeros
    if kind < 0.96:
        return 0
    return int("".join(rng.choice(("000", "999", "500", "499", "501", "123")) for _ in range(11)))


def exponent():
    kind = rng.random()
    if kind < 0.45:
        return rng.randint(-40, 10)
    if kind < 0.65:
        return rng.randint(-80, 80)
    if kind < 0.75:
        return rng.randint(-3300, 3300)
    if kind < 0.85:
        return rng.randint(ETINY, ETINY + 80)
    if kind < 0.92:
        return rng.randint(ETOP - 80, ETOP)
    return rng.randint(ETINY, ETOP)


def number(c=None, e=None, sign=None):
    c = coefficient() if c is None else c
    e = exponent() if e is None else min(max(e, ETINY), ETOP)
    return Decimal(((rng.random() < 0.5) if sign is None else sign, tuple(map(int, str(c))), e))


def operand():
    if rng.random() < 0.985:
        return number()
    return Decimal(
        rng.choice(
            ("Infinity", "-Infinity", "NaN", "-NaN123", "sNaN", "sNaN45", "NaN999999999999999999999999999999999")))


def parts(x):
    sign, digits, e = x.as_tuple()
    return sign, int("".join(map(str, digits))), e


def partner(x):
    """A second operand, often one that has to do with the first."""
    kind = rng.random()
    if not x.is_finite() or kind < 0.6:
        return operand()
    sign, c, e = parts(x)
    if kind < 0.7:
        return number(max(0, min(10**34 - 1, c + rng.randint(-3, 3))), e)
    if kind < 0.8:
        return number(None, e + rng.randint(-72, 72))
    if kind < 0.85:
        return number(c, e)
    if kind < 0.9 and c % 10 == 0:
        return number(c // 10, e + 1)
    if kind < 0.95:
        return number(1 + rng.randrange(9), e + rng.randint(-38, 38))
    return number(rng.choice((1, 2, 5, 10, 25, 1000)), rng.randint(-5, 5))


# Results

def flags(ctx=CONTEXT):
    return ",".join(name for flag, name in NAMES.items() if ctx.flags[flag]) or "-"


def perform(method, *operands):
    CONTEXT.clear_flags()
    return str(getattr(CONTEXT, method)(*operands)), flags()


def perform_rounding(rule, method, *operands):
    CONTEXT.rounding = ROUNDINGS[rule]
    result = perform(method, *operands)
    CONTEXT.rounding = ROUND_HALF_EVEN
    return result


def whole(x, e):
    """x / 10^e, an integer."""
    sign, c, own = parts(x)
    return (-1 if sign else 1) * c * 10 ** (own - e)


def exact_remainder(x, y, is_floored):
    if x.is_nan() or y.is_nan() or x.is_infinite() or not y:
        return None
    if y.is_infinite():
        r = x
    else:
        e = min(parts(x)[2], parts(y)[2])
        a, b = whole(x, e), whole(y, e)
        r = abs(a) % abs(b)
        r = Decimal((x.is_signed(), tuple(map(int, str(r))), e))
    if is_floored:
        if not r:
            r = r.copy_sign(y)
        elif r.is_signed() != y.is_signed():
            r = CONTEXT.add(r, y)
    return str(r)


def power():
    kind = rng.random()
    n = rng.randint(-45, 45) if kind < 0.6 else rng.choice(
        (2, 3, -1, -2)) if kind < 0.7 else rng.randint(-(10**6), 10**6)
    if kind > 0.97:
        n = rng.choice((-1, 1)) * rng.randrange(2**63)
    if abs(n) > 50:
        # Not far from 1, or the power is out of range.
        distance = rng.randint(1, 33)
        x = number(10**33 + rng.choice((-1, 1)) * rng.randrange(10**distance), -33)
        if rng.random() < 0.1:
            x = number(rng.choice((1, 2, 3, 7, 10)), rng.choice((-1, 0, 0, 1)))
    elif rng.random() < 0.3:
        x = number(rng.choice((1, 2, 3, 4, 5, 8, 10, 12, 15, 25, 125, 200, 1000, 1024, 625)), rng.randint(-6, 3))
    else:
        x = number(None, rng.randint(-45, 5))
    if n == 0 or not x:
        return None
    p = WIDE.power(x, abs(n))
    if p.is_infinite() or not p:
        # Beyond the wide context as well; which of both it is shows in the first digit's exponent.
        p = Decimal((p.is_signed(), (1,), 10**7 if p.is_infinite() else -(10**7)))
    return "power", x, n, str(CONTEXT.plus(p) if n > 0 else CONTEXT.divide(Decimal(1), p)), "*"


def digits_text():
    """A text of many digits, often just at, above or below a tie."""
    if rng.random() < 0.5:
        text = "".join(rng.choice("0123456789") for _ in range(rng.choice((1, 5, 34, 35, 36, 37, 38, 39, 60, 500))))
    else:
        text = str(rng.randrange(10**33, 10**34)) + rng.choice("0459") + rng.choice("0059") * rng.choice(
            (0, 1, 2, 3, 40, 400)) + rng.choice("001")
    if rng.random() < 0.6:
        point = rng.randint(0, len(text))
        text = text[:point] + "." + text[point:]
    if rng.random() < 0.3:
        text = rng.choice(("0", "000000", "0.0000000000")) + text if "." not in text else "000" + text
    if rng.random() < 0.6:
        text += rng.choice("eE") + rng.choice(
            ("", "+", "-")) + str(rng.choice((0, 1, 33, 6111, 6144, 6150, 6176, 6200, rng.randint(0, 7000), 10**22)))
    return rng.choice(("", "-", "+")) + text


def random_double():
    kind = rng.random()
    if kind < 0.25:
        return struct.unpack("<d", struct.pack("<Q", rng.getrandbits(64)))[0]
    if kind < 0.5:
        return rng.choice((-1, 1)) * rng.random() * 10.0 ** rng.randint(-30, 30)
    if kind < 0.75:
        return rng.randint(-(10**17), 10**17) / 10 ** rng.randint(0, 20)
    return rng.choice((-1, 1)) * math.ldexp(rng.choice(
        (1, 3, 5, 2**53 - 1, 2**52 + 1, rng.getrandbits(20) + 1)), rng.randint(-1074, 970))


def awkward_double():
    """A double of many digits which from the 35th on are, with luck, all but a tie or all but nothing."""
    for _ in range(300):
        x = math.ldexp(rng.getrandbits(53) | 1, rng.choice((rng.randint(-1074, -70), rng.randint(80, 970))))
        # A digit, a point and the rest.
        if ("%.45e" % x)[35:39] in ("4999", "5000", "9999", "0000"):
            break
    return x


def near_double():
    """A decimal at or next to the middle of two doubles, or any."""
    x = random_double()
    kind = rng.random()
    if not math.isfinite(x) or kind < 0.3:
        return operand()
    if kind < 0.4:
        return number(None, rng.randint(-375, 300))
    middle = (Fraction(x) + Fraction(math.nextafter(x, math.inf if x > 0 else -math.inf))
              if kind < 0.8 and abs(x) < 1.7e308 else 2 * Fraction(x)) / 2
    d = CONTEXT.create_decimal(EXACT.divide(Decimal(middle.numerator), Decimal(middle.denominator)))
    return rng.choice((d, CONTEXT.next_plus(d), CONTEXT.next_minus(d)))


def hexadecimal(x):
    return "nan" if math.isnan(x) else "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def pattern(x):
    """The encoding with a binary integer as coefficient (BID), from its definition."""
    sign, digits, e = x.as_tuple()
    c = int("".join(map(str, digits)) or "0")
    if x.is_finite():
        bits = (e + 6176 << 113) | c
    else:
        bits = 0b11110 << 122 if x.is_infinite() else (0b111110 if x.is_qnan() else 0b111111) << 121 | c
    return "%032x" % (sign << 127 | bits)


def shortest(x):
    """Without trailing zeros, plain from 0.0001 on while at most 34 digits stand before the point."""
    if x.is_nan():
        return "nan"
    sign = "-" if x.is_signed() else ""
    if x.is_infinite():
        return sign + "inf"
    if not x:
        return sign + "0"
    _, c, e = parts(x)
    while c % 10 == 0:
        c, e = c // 10, e + 1
    text = str(c)
    first = e + len(text) - 1
    if -4 <= first < 34:
        return sign + format(Decimal((0, tuple(map(int, text)), e)), "f")
    return sign + text[0] + ("." + text[1:] if len(text) > 1 else "") + "e" + str(first)


def reduced(x):
    if not x.is_finite():
        return str(x)
    sign, c, e = parts(x)
    if c == 0:
        e = 0
    while c and c % 10 == 0 and e < ETOP:
        c, e = c // 10, e + 1
    return str(Decimal((sign, tuple(map(int, str(c))), e)))


def fifteen(x, digits):
    d = context(digits, Emin=-(10**9), Emax=10**9, clamp=0).create_decimal(Decimal(x))
    if d.is_nan():
        return "NaN"
    if not d.is_finite() or not d:
        return str(d)
    sign, c, e = parts(d)
    # An integer that has room keeps its zeros.
    is_long = e > 0
    while c % 10 == 0 and (e < 0 or is_long):
        c, e = c // 10, e + 1
    return str(Decimal((sign, tuple(map(int, str(c))), e)))


def line():
    kind = rng.random()
    if kind < 0.5:
        operation = rng.choice(("add", "subtract", "multiply", "divide"))
        x = operand()
        y = partner(x)
        if rng.random() < 0.25:
            rule = rng.choice(tuple(ROUNDINGS))
            return f"{operation} {rule}", x, y, *perform_rounding(rule, operation, x, y)
        return operation, x, y, *perform(operation, x, y)
    if kind < 0.56:
        x = operand()
        y = partner(x)
        return "remainder", x, y, *perform("remainder", x, y)
    if kind < 0.62:
        x = operand()
        y = partner(x)
        operation = rng.choice(("exactRemainder", "modulo"))
        result = exact_remainder(x, y, operation == "modulo")
        return None if result is None else (operation, x, y, result, "*")
    if kind < 0.68:
        x = operand()
        if rng.random() < 0.9:
            x = x.copy_abs()
        if rng.random() < 0.3 and x.is_finite():
            c = rng.randrange(1, 10 ** rng.randint(1, 17)) ** 2 + rng.choice((0, 0, -1, 1))
            x = number(c, sign=0)
        return "squareRoot", x, "-", *perform("sqrt", x)
    if kind < 0.74:
        return power()
    if kind < 0.79:
        x = operand()
        y = partner(x)
        if rng.random() < 0.7 and x.is_finite():
            y = number(1, parts(x)[2] + rng.randint(-36, 36))
        rule = rng.choice(tuple(ROUNDINGS))
        return "quantize " + rule, x, y, *perform_rounding(rule, "quantize", x, y)
    if kind < 0.83:
        x = operand()
        y = partner(x)
        operation = rng.choice(("compare", "min", "max"))
        return operation, x, y, *perform(operation, x, y)
    if kind < 0.86:
        x = operand() if rng.random() < 0.3 else number(None, rng.randint(-40, 3))
        rule = rng.choice(tuple(ROUNDINGS))
        return "integral " + rule, x, "-", *perform_rounding(rule, "to_integral_exact", x)
    if kind < 0.88:
        x = number(None, rng.randint(-40, 3))
        places = rng.randint(-40, 45)
        rule = rng.choice(tuple(ROUNDINGS))
        if parts(x)[2] >= -places:
            result = x
        else:
            result = CONTEXT.create_decimal(
                context(200, clamp=0, rounding=ROUNDINGS[rule]).quantize(x, Decimal((0, (1, ), -places))))
        return "places " + rule, x, places, str(result), "*"
    if kind < 0.92:
        text = digits_text()
        return "read", text, "-", *perform("create_decimal", text)
    if kind < 0.94:
        x = near_double()
        return None if x.is_snan() else ("double", x, "-", hexadecimal(float(x)), "*")
    if kind < 0.97:
        x = awkward_double() if rng.random() < 0.05 else random_double()
        d = Decimal(x)
        digits = rng.choice((15, 15, 16, 17, rng.randint(1, 34)))
        if rng.random() < 0.5:
            return "fromDouble", hexadecimal(x), "-", "NaN" if d.is_nan() else str(CONTEXT.create_decimal(d)), "*"
        return "fromDouble digits", hexadecimal(x), digits, fifteen(x, digits), "*"
    x = operand()
    form = rng.choice((("pattern", pattern), ("shortest", shortest), ("reduced", reduced)))
    return form[0], x, "-", form[1](x), "*"


written = 0
while written < COUNT:
    fields = line()
    if fields:
        print(*fields, sep="\t")
        written += 1
