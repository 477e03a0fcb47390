#!/usr/bin/env python3
"""Writes functions of decimals with the values that mpmath gives them: next to where they vanish or turn steep, and
beyond the range of doubles.

Usage: decimal-functions.py [points per function, 24 as checked in] [output file] [seed]

A line is: formula, its value rounded once to a decimal of 34 digits (half to even), the unit of its angles, and `exact`
where at least 100 digits of the value are those of the decimal, otherwise `rounded` (tab-separated). Needs mpmath (pip
install mpmath). The same lines every time.
"""
import os, random, sys
from decimal import Context, Decimal, ROUND_HALF_EVEN
from fractions import Fraction
from mpmath import mp, mpf
import mpmath as m

mp.dps = 120
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 24
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HERE, "../ReckonTests/Resources/decimal-functions.tsv")
rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 20261123)
lines = []
DEGREE = m.pi / 180
LARGEST, LEAST = mpf("9.9e6144"), mpf("1e-6176")
FORMAT = Context(prec=34, rounding=ROUND_HALF_EVEN, Emin=-6143, Emax=6144, clamp=1)
WIDE = Context(prec=300, rounding=ROUND_HALF_EVEN, Emin=-10**9, Emax=10**9)


def decimal():
    """A decimal as text: of few digits or many, next to ±1, anywhere among doubles or among decimals."""
    kind = rng.random()
    sign = rng.choice(["", "", "-"])
    if kind < 0.3:
        zeros = rng.randint(0, 25)
        return sign + rng.choice(["1." + "0" * zeros, "0." + "9" * (zeros + 1)]) + str(rng.randint(1, 9999))
    digits = rng.randint(1, 34)
    exponent = rng.choice(
        [-digits + rng.randint(-3, 4), -digits + rng.randint(-3, 4),
         rng.randint(-400, 400),
         rng.randint(-3000, 3000)])
    return f"{sign}{rng.randint(10 ** (digits - 1), 10 ** digits - 1)}e{exponent}"


def radians(text):
    """An angle in degrees, less its whole turns, in radians."""
    x = Fraction(text)
    x -= 360 * int(x / 360)
    return mpf(x.numerator) / x.denominator * DEGREE


def emit(formula, value, unit="degrees"):
    with m.workdps(120): value = None if value is None else +value
    if value is None or value != 0 and not LEAST < abs(value) < LARGEST: return
    sign, mantissa, exponent, _ = value._mpf_
    wide = WIDE.multiply(Decimal(-int(mantissa) if sign else int(mantissa)), WIDE.power(Decimal(2), exponent))
    rounded = FORMAT.create_decimal(wide)
    isExact = abs(WIDE.subtract(wide, rounded)) <= abs(wide) * Decimal("1e-100")
    digits = rounded.normalize(FORMAT)
    lines.append(
        f"{formula}\t{str(digits).replace('E+', 'e').replace('E', 'e')}\t{unit}\t{'exact' if isExact else 'rounded'}")


def within(low, high, function):
    return lambda x: function(x) if low <= x <= high else None


FUNCTIONS = {
    "ln": within(LEAST, LARGEST, m.log), "log10": within(LEAST, LARGEST, m.log10), "log2": within(
        LEAST, LARGEST, lambda x: m.log(x, 2)), "log1p": lambda x: m.log1p(x) if x > -1 else None, "exp": within(
            -14000, 14000, m.exp), "exp2": within(-20000, 20000, lambda x: mpf(2)**x), "exp10": within(
                -6000, 6000, lambda x: mpf(10)**x), "expm1": within(-14000, 14000, m.expm1), "sinh": within(
                    -14000, 14000,
                    m.sinh), "cosh": within(-14000, 14000, m.cosh), "tanh": m.tanh, "asinh": m.asinh, "acosh": within(
                        1, LARGEST, m.acosh), "atanh": lambda x: m.atanh(x) if abs(x) < 1 else None, "asin": within(
                            -1, 1, lambda x: m.asin(x) / DEGREE), "acos": within(-1, 1, lambda x: m.acos(x) / DEGREE),
    "atan": lambda x: m.atan(x) / DEGREE, "cbrt": lambda x: m.sign(x) * m.root(abs(x), 3),
    "erf": lambda x: m.erf(x) if abs(x) < 1000 else m.sign(x), "deg": lambda x: x / DEGREE, "rad": lambda x: x * DEGREE,
    "gamma": lambda x: m.gamma(x) if -2100 < x < 2120 and x != m.floor(x) else None,
    "fact": lambda x: m.gamma(x + 1) if -2100 < x < 2119 and x != m.floor(x) else None, "lgamma": within(
        LEAST, LARGEST, m.loggamma), "erfc": within(-1000, 110, m.erfc),
}
for name, function in FUNCTIONS.items():
    # More where functions are steep: up to ±150, with all digits.
    wide = name in ("gamma", "fact", "lgamma", "erfc", "exp", "expm1", "sinh", "cosh")
    more = [
        f"{rng.choice(['', '-'])}{rng.randint(0, 150)}.{rng.randint(0, 10 ** 30)}" for _ in range(COUNT if wide else 0)
    ]
    for text in [decimal() for _ in range(COUNT)] + more:
        with m.workdps(3500 if name == "expm1" or name == "log1p" else 120):
            emit(f"{name}({text})", function(mpf(text)))
for name in ["sin", "cos", "tan", "sec", "csc", "cot"]:
    for text in [decimal() for _ in range(COUNT)]:
        # At quarter turns they have poles, which mpmath's π is next to.
        if name in ("sin", "cos") or Fraction(text) % 90: emit(f"{name}({text})", getattr(m, name)(radians(text)))
for _ in range(2 * COUNT):
    a, b = decimal(), decimal()
    x, y = mpf(a), mpf(b)
    emit(f"hypot({a}, {b})", m.hypot(x, y))
    emit(f"atan2({a}, {b})", m.atan2(x, y) / DEGREE)
    if x > 0 and y > 0 and y != 1: emit(f"log({a}, {b})", m.log(x) / m.log(y))
    power = rng.choice([b, repr(rng.uniform(-30, 30)), repr(rng.uniform(-1e6, 1e6)), f"{rng.randint(1, 10 ** 20)}.5"])
    if x > 0 and abs(mpf(power) * m.log(x)) < 14000: emit(f"pow({a}, {power})", x ** mpf(power))
    n = rng.choice([2, 3, 5, 7, 50, 333, -3])
    if x > 0 or n % 2: emit(f"root({a}, {n})", m.sign(x) * abs(x) ** (mpf(1) / n))

# Gamma at all of its sizes.
for name in ["gamma", "fact"]:
    for text in [f"{rng.choice(['', '-'])}{rng.randint(150, 2100)}.{rng.randint(0, 10 ** 30)}" for _ in range(COUNT)]:
        emit(f"{name}({text})", FUNCTIONS[name](mpf(text)))

# Angles in radians of any size, and those that are as near to a quarter turn as 34 digits allow.
with m.workdps(6400):
    for index in range(3 * COUNT):
        text = decimal() if index % 3 < 2 else m.nstr(
            rng.randint(1, 10**rng.randint(1, 30)) * m.pi / 2, 34, min_fixed=0, max_fixed=0).replace("e+", "e")
        if index % 3 == 1: text = text.split("e")[0] + f"e{rng.randint(-30, 6100)}"
        for name in rng.sample(["sin", "cos", "tan", "sec", "csc", "cot"], 2):
            emit(f"{name}({text})", getattr(m, name)(mpf(text)), "radians")


def beta_operand():
    """Next to a pole, of many digits, or of any size."""
    kind = rng.random()
    if kind < 0.4:
        return m.nstr(rng.randint(-60, 3) + mpf(rng.choice([-9, -4, 1, 7])) / 10**rng.randint(1, 28),
                      33,
                      min_fixed=-100,
                      max_fixed=100)
    if kind < 0.8:
        return f"{rng.choice(['', '-'])}{rng.randint(0, rng.choice([3, 30, 3000]))}.{rng.randint(0, 10 ** 20)}"
    return f"{rng.choice(['', '-'])}{rng.randint(1, 10 ** 34)}e{rng.randint(-280, -34)}"


for _ in range(8 * COUNT):
    a, b = beta_operand(), beta_operand()
    x, y = mpf(a), mpf(b)
    # A pole of all of them, or of none.
    if x != m.floor(x) and y != m.floor(y) and x + y != m.floor(x + y):
        emit(f"beta({a}, {b})", m.gammaprod([x, y], [x + y]))

# Other units of angles.
INVERSE = {"asin": within(-1, 1, m.asin), "acos": within(-1, 1, m.acos), "atan": m.atan}
for unit, half_turn in [("radians", m.pi), ("gradians", mpf(200))]:
    for name, function in INVERSE.items():
        for text in [decimal() for _ in range(COUNT)]:
            angle = function(mpf(text))
            emit(f"{name}({text})", None if angle is None else angle / m.pi * half_turn, unit)
    for _ in range(COUNT):
        a, b = decimal(), decimal()
        emit(f"atan2({a}, {b})", m.atan2(mpf(a), mpf(b)) / m.pi * half_turn, unit)
for name in ["sin", "cos", "tan", "sec", "csc", "cot"]:
    for text in [decimal() for _ in range(COUNT)]:
        angle = Fraction(text)
        angle -= 400 * int(angle / 400)
        if name in ("sin", "cos") or angle % 100:
            emit(f"{name}({text})", getattr(m, name)(mpf(angle.numerator) / angle.denominator * m.pi / 200), "gradians")

# Values that are decimals, or lie in the middle between two.
for formula, value in [("cbrt(0.027)", "0.3"), ("cbrt(-8e300)", "-2e100"), ("root(0.00032, 5)", "0.2"),
                       ("root(8, 1.5)", "4"), ("root(8, -3)", "0.5"), ("pow(4, 0.5)", "2"), ("pow(1.21, 1.5)", "1.331"),
                       ("pow(16, -0.75)", "0.125"), ("pow(1e100, 0.01)", "10"), ("hypot(0.3, 0.4)", "0.5"),
                       ("hypot(3e-100, 4e-100)", "5e-100"),
                       ("hypot(7500000000000000000000000000000015, 1000000000000000000000000000000002e1)",
                        "12500000000000000000000000000000025"), ("beta(1, 1125899906842624)", m.nstr(mpf(2)**-50, 60)),
                       ("log(0.001)", "-3"), ("log2(0.125)", "-3"), ("log(2, 4)", "0.5"), ("log(0.01, 0.1)", "2"),
                       ("log10(1e-6176)", "-6176"), ("asin(0.5)", "30"), ("acos(-0.5)", "120"), ("atan(-1)", "-45"),
                       ("atan2(-2, -2)", "-135"), ("cos(-60)", "0.5"), ("csc(-150)", "-2"), ("sec(240)", "-2"),
                       ("tan(-225)", "-1"), ("cot(135)", "-1"), ("lgamma(2)", "0"), ("exp(0)", "1"), ]:
    emit(formula, mpf(value))

# Next to multiples of π, and to roots and poles of gamma's kin.
with m.workdps(400):
    for name, text in [("sin", "3.141592653589793238462643383279503"), ("tan", "6.283185307179586476925286766559006"),
                       ("cos", "1.570796326794896619231321691639751"), ("sin", "3141592653589793.238462643383279503"),
                       ("sin", "100000000000000000000000.5"), ("cos", "0.1"), ]:        emit(f"{name}({text})", getattr(m, name)(mpf(text)), "radians")
    for a, b in [("1.000000000000000000000000000000001e-290", "-1e-290"), ("1e-289", "9e-291"),
                 ("3e-25", "-2.9999999999999999999999999999e-25"), ("7e-21", "-0.25"), ("1e-400", "-9.99e-401"),
                 ("2e-19", "-1.9999999999999999999e-19"), ("1e-20", "1e-21"), ("1e99", "0.5"), ("1e101", "-2.5"), ]:        emit(f"beta({a}, {b})", m.gammaprod([mpf(a), mpf(b)], [mpf(a) + mpf(b)]))
    for text in [
            "-2.4570247382208006", "-2.457024738220800", "-3.1435808883499798", "-39.9999999999999999999999",
            "-100.3000000000000000000001", "1e6000", "2.00000000000000000000000000000001",
            "0.9999999999999999999999999999999999",
    ]:        emit(f"lgamma({text})", m.log(abs(m.gamma(mpf(text)))) if abs(mpf(text)) < 1000 else m.loggamma(mpf(text)))
    # Next to the middle between two decimals.
    for name, text in [("exp", "5e-34"), ("exp", "-5e-35"), ("cos", "1e-17"), ("cosh", "1e-17"), ("expm1", "9.99e-30"),
                       ("acos", "1e-34")]:
        value = getattr(m, name)(mpf(text))
        emit(f"{name}({text})", value, "radians")

with open(OUT, "w") as file:
    file.write("\n".join(lines) + "\n")
print(len(lines), "lines")
