#!/usr/bin/env python3
"""Writes functions of decimals with the values that mpmath gives them: next to where they vanish or turn steep, and beyond the range of doubles.

Usage: decimal-functions.py [points per function, 24 as checked in] [output file]

A line is: formula, its value to 25 digits and the unit of its angles (tab-separated). Needs mpmath (pip install mpmath). The same lines every time.
"""
import os, random, sys
from fractions import Fraction
from mpmath import mp, mpf
import mpmath as m

mp.dps = 120
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 24
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HERE, "../ReckonTests/Resources/decimal-functions.tsv")
rng = random.Random(20261123)
lines = []
DEGREE = m.pi / 180
LARGEST, LEAST = mpf("9e6144"), mpf("1e-6140")


def decimal():
    """A decimal as text: of few digits or many, next to ±1, anywhere among doubles or among decimals."""
    kind = rng.random()
    sign = rng.choice(["", "", "-"])
    if kind < 0.3:
        zeros = rng.randint(0, 25)
        return sign + rng.choice(["1." + "0" * zeros, "0." + "9" * (zeros + 1)]) + str(rng.randint(1, 9999))
    digits = rng.randint(1, 34)
    exponent = rng.choice([-digits + rng.randint(-3, 4), -digits + rng.randint(-3, 4), rng.randint(-400, 400), rng.randint(-3000, 3000)])
    return f"{sign}{rng.randint(10 ** (digits - 1), 10 ** digits - 1)}e{exponent}"


def radians(text):
    """An angle in degrees, less its whole turns, in radians."""
    x = Fraction(text)
    x -= 360 * int(x / 360)
    return mpf(x.numerator) / x.denominator * DEGREE


def emit(formula, value, unit="degrees"):
    with m.workdps(120): value = None if value is None else +value
    if value is not None and (value == 0 or LEAST < abs(value) < LARGEST):
        lines.append(f"{formula}\t{m.nstr(value, 25, min_fixed=0, max_fixed=0)}\t{unit}")


def within(low, high, function):
    return lambda x: function(x) if low <= x <= high else None


FUNCTIONS = {
    "ln": within(LEAST, LARGEST, m.log), "log10": within(LEAST, LARGEST, m.log10), "log2": within(LEAST, LARGEST, lambda x: m.log(x, 2)),
    "log1p": lambda x: m.log1p(x) if x > -1 else None, "exp": within(-14000, 14000, m.exp), "exp2": within(-20000, 20000, lambda x: mpf(2) ** x),
    "exp10": within(-6000, 6000, lambda x: mpf(10) ** x), "expm1": within(-14000, 14000, m.expm1), "sinh": within(-14000, 14000, m.sinh),
    "cosh": within(-14000, 14000, m.cosh), "tanh": m.tanh, "asinh": m.asinh, "acosh": within(1, LARGEST, m.acosh),
    "atanh": lambda x: m.atanh(x) if abs(x) < 1 else None, "asin": within(-1, 1, lambda x: m.asin(x) / DEGREE),
    "acos": within(-1, 1, lambda x: m.acos(x) / DEGREE), "atan": lambda x: m.atan(x) / DEGREE,
    "cbrt": lambda x: m.sign(x) * m.root(abs(x), 3), "erf": lambda x: m.erf(x) if abs(x) < 1000 else m.sign(x), "deg": lambda x: x / DEGREE,
    "rad": lambda x: x * DEGREE, "gamma": lambda x: m.gamma(x) if -2100 < x < 2120 and x != m.floor(x) else None,
    "fact": lambda x: m.gamma(x + 1) if -2100 < x < 2119 and x != m.floor(x) else None, "lgamma": within(LEAST, LARGEST, m.loggamma),
    "erfc": within(-1000, 110, m.erfc),
}
for name, function in FUNCTIONS.items():
    # More where functions are steep: up to ±150, with all digits.
    wide = name in ("gamma", "fact", "lgamma", "erfc", "exp", "expm1", "sinh", "cosh")
    more = [f"{rng.choice(['', '-'])}{rng.randint(0, 150)}.{rng.randint(0, 10 ** 30)}" for _ in range(COUNT if wide else 0)]
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
    if x > 0 and y > 0: emit(f"log({a}, {b})", m.log(x) / m.log(y))
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
        text = decimal() if index % 3 < 2 else m.nstr(rng.randint(1, 10 ** rng.randint(1, 30)) * m.pi / 2, 34, min_fixed=0, max_fixed=0).replace("e+", "e")
        if index % 3 == 1: text = text.split("e")[0] + f"e{rng.randint(-30, 6100)}"
        for name in rng.sample(["sin", "cos", "tan", "sec", "csc", "cot"], 2): emit(f"{name}({text})", getattr(m, name)(mpf(text)), "radians")


def beta_operand():
    """Next to a pole, of many digits, or of any size."""
    kind = rng.random()
    if kind < 0.4: return m.nstr(rng.randint(-60, 3) + mpf(rng.choice([-9, -4, 1, 7])) / 10 ** rng.randint(1, 28), 33, min_fixed=-100, max_fixed=100)
    if kind < 0.8: return f"{rng.choice(['', '-'])}{rng.randint(0, rng.choice([3, 30, 3000]))}.{rng.randint(0, 10 ** 20)}"
    return f"{rng.choice(['', '-'])}{rng.randint(1, 10 ** 34)}e{rng.randint(-280, -34)}"


for _ in range(8 * COUNT):
    a, b = beta_operand(), beta_operand()
    x, y = mpf(a), mpf(b)
    # A pole of all of them, or of none.
    if x != m.floor(x) and y != m.floor(y) and x + y != m.floor(x + y): emit(f"beta({a}, {b})", m.gammaprod([x, y], [x + y]))

with open(OUT, "w") as file:
    file.write("\n".join(lines) + "\n")
print(len(lines), "lines")
