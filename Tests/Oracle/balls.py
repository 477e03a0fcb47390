#!/usr/bin/env python3
"""Writes values of functions of fractions by mpmath at three times the bits, for BallOracleTests.

Usage: balls.py [--count 900] [--seed 28] [--bits 400] > Tests/ReckonNumbersTests/Resources/ball-oracle.tsv

The judge's full run: --count 20000 --seed 1 --bits 3330, then RECKON_BALL_ORACLE=file swift test -c release --filter
BallOracle. Lines are: name, precision in bits, operands as fractions, then the value as a whole number and a power of
2, off by less than 1 unit.
"""
import argparse, random, sys
from fractions import Fraction
import mpmath
from mpmath import mp, mpf

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=900)
options.add_argument("--seed", type=int, default=28)
options.add_argument("--bits", type=int, default=400)
options = options.parse_args()
rng = random.Random(options.seed)


def fraction():
    kind = rng.randrange(10)
    if kind == 0: return Fraction(rng.randrange(-20, 21))
    if kind == 1: return Fraction(rng.randrange(-1000, 1001), rng.randrange(1, 1000))
    if kind == 2: return Fraction(rng.getrandbits(100) * rng.choice([1, -1]), 1 << rng.randrange(1, 300))
    if kind == 3: return Fraction(rng.choice([1, -1]), 10**rng.randrange(1, 60))
    # Near 1, where logarithms and inverse functions have zeros and branch points.
    if kind == 4: return 1 + Fraction(rng.randrange(-9, 10), 10**rng.randrange(1, 60))
    if kind == 5: return Fraction(10**rng.randrange(1, 8)) + Fraction(1, 3)
    if kind == 6: return Fraction(rng.randrange(1, 200), 2)
    # Near poles of the gamma function.
    if kind == 7: return -rng.randrange(0, 30) + Fraction(rng.choice([1, -1]), 10**rng.randrange(1, 40))
    return Fraction(rng.randrange(-10**6, 10**6), 10**rng.randrange(3, 9))


def near_quarter_turn():
    """A fraction next to a multiple of π/2, or an angle of up to 10^40 radians."""
    if rng.randrange(3) == 0: return Fraction(rng.randrange(10**rng.randrange(2, 41)))
    mp.prec = rng.choice([60, 200, 400])
    return Fraction(int(mpmath.floor(mp.pi / 2 * rng.randrange(-50, 50) * 2**mp.prec)), 2**mp.prec)


def lgamma(x):
    return mpmath.loggamma(x) if x > 1000 else mpmath.log(abs(mpmath.gamma(x)))


UNARY = {
    "exp": mpmath.exp, "expm1": mpmath.expm1, "ln": mpmath.log, "log1p": mpmath.log1p, "sin": mpmath.sin,
    "cos": mpmath.cos, "tan": mpmath.tan, "asin": mpmath.asin, "acos": mpmath.acos, "atan": mpmath.atan, "sinh":
        mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh, "asinh": mpmath.asinh, "acosh": mpmath.acosh,
    "atanh": mpmath.atanh, "sqrt": mpmath.sqrt, "cbrt": mpmath.cbrt, "gamma": mpmath.gamma, "lgamma": lgamma, "erf":
        mpmath.erf, "erfc": mpmath.erfc
}
BINARY = {"+": lambda a, b: a + b, "*": lambda a, b: a * b, "/": lambda a, b: a / b}
CONSTANTS = {"pi": lambda: +mp.pi, "ln2": lambda: +mp.ln2, "euler": lambda: +mp.euler}
NAMES = list(UNARY) + list(BINARY) + list(CONSTANTS)


def operands(name):
    if name in CONSTANTS: return []
    if name in BINARY: return [fraction(), fraction() or Fraction(1, 7)]
    x = near_quarter_turn() if name in ("sin", "cos", "tan") and rng.randrange(3) == 0 else fraction()
    if name in ("ln", "sqrt", "cbrt"): x = abs(x) or Fraction(2)
    while name in ("exp", "expm1", "sinh", "cosh") and abs(x) > 10**6: x /= 10**6
    if name in ("asin", "acos", "atanh") and abs(x) > 1: x = 1 / x
    if name == "atanh" and abs(x) == 1: x /= 2
    if name == "acosh": x = abs(x) if abs(x) >= 1 else 1 / abs(x) if x else Fraction(2)
    if name == "log1p" and x <= -1: x = -x
    if name in ("gamma", "lgamma") and x <= 0 and x.denominator == 1: x += Fraction(1, 3)
    while name == "gamma" and abs(x) > 3000: x /= 10**5
    while name in ("erf", "erfc") and abs(x) > 60: x /= 10**6
    return [x]


for index in range(options.count):
    name = NAMES[index % len(NAMES)]
    precision = rng.choice([32, 64, 100, 150, 330, options.bits])
    xs = operands(name)
    # Enough for operands near a zero of the function.
    mp.prec = 3 * precision + 700
    values = [mpf(x.numerator) / x.denominator for x in xs]
    value = (UNARY.get(name) or BINARY.get(name) or CONSTANTS.get(name))(*values)
    mp.prec = 2 * precision + 200
    value = +mpf(value)
    sign, man, exp, _ = value._mpf_
    # A short value may have been rounded too.
    if man and man.bit_length() < mp.prec:
        man, exp = man << (mp.prec - man.bit_length()), exp - (mp.prec - man.bit_length())
    print(name, precision, " ".join(map(str, xs)), -man if sign else man, exp, sep="\t")
