#!/usr/bin/env python3
"""Writes operations on fractions with the results of Python's fractions, for RationalOracleTests.

Usage: rationals.py [--count 1000] [--seed 28] [--digits 40] > Tests/ReckonNumbersTests/Resources/rational-oracle.tsv

The judge's full run: --count 100000 --seed 1 --digits 1500, then RECKON_RATIONAL_ORACLE=file swift test --filter
RationalOracle.
"""
import argparse, math, random, sys
from fractions import Fraction

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=1000)
options.add_argument("--seed", type=int, default=28)
options.add_argument("--digits", type=int, default=40)
options = options.parse_args()
rng = random.Random(options.seed)
sys.set_int_max_str_digits(0)


def natural():
    bits = rng.choice([3, 10, 31, 32, 62, 63, 64, 65, int(options.digits * 3.3)])
    kind = rng.randrange(4)
    if kind == 0: return (1 << bits) + rng.randrange(-2, 3)
    if kind == 1: return 2**rng.randrange(bits) * 5**rng.randrange(bits // 3 + 1)
    return rng.getrandbits(rng.randrange(1, bits + 1))


def fraction():
    kind = rng.randrange(5)
    top = natural() * rng.choice([1, -1])
    if kind == 0: return Fraction(top)
    if kind == 1: return Fraction(top, 10**rng.randrange(1, 30))
    if kind == 2: return Fraction(2 * rng.randrange(-50, 50) + 1, 2)
    return Fraction(top, natural() or 1)


def half_away(x):
    return (-1 if x < 0 else 1) * math.floor(abs(x) + Fraction(1, 2))


def places(x):
    d, twos, fives = x.denominator, 0, 0
    while d % 2 == 0: d //= 2; twos += 1
    while d % 5 == 0: d //= 5; fives += 1
    return max(twos, fives) if d == 1 else -1


def double(x):
    try: return float(x)
    except OverflowError: return -math.inf if x < 0 else math.inf


def remainder(a, b):
    return a - b * math.trunc(a / b)


NAMES = [
    "+", "-", "*", "/", "mod", "rem", "floor/", "compare", "power", "floor", "ceil", "trunc", "round", "roundeven",
    "places", "root", "double"
]
for index in range(options.count):
    name = NAMES[index % len(NAMES)]
    a, b = fraction(), fraction()
    if name in ("/", "mod", "rem", "floor/") and b == 0: b = Fraction(1)
    if name in ("+", "-", "compare") and rng.randrange(4) == 0: b = rng.choice([a, -a, a + 1, a + Fraction(1, 10**30)])
    if name == "power":
        a, b = fraction(), rng.randrange(-12, 13)
        if a == 0: b = abs(b)
        value = a**b
    elif name == "root":
        b = rng.choice([2, 2, 3, 5])
        a = abs(a) if b % 2 == 0 else a
        wanted = rng.randrange(2)
        value = a if wanted else "none"
        if wanted: a = a**b
        else: a = a**b * 2 if a else Fraction(2)
    elif name == "double":
        if rng.randrange(3) == 0: a *= Fraction(10)**rng.choice([rng.randrange(-330, 310), -308, -323, 300])
        if rng.randrange(3) == 0:
            # Half way between two doubles, or nearly.
            x = math.ldexp(
                rng.getrandbits(53) | 1 << 52, rng.choice([-60, 3, -1100, -1074 - 53,
                                                           rng.randrange(-1120, 960)]))
            y = math.nextafter(x, math.inf)
            a = (Fraction(x) + Fraction(y)) / 2 + rng.choice([0, 0, Fraction(1, 10**400), -Fraction(1, 10**400)])
        value, b = double(a).hex(), ""
    else:
        value = {
            "+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: a / b, "mod": lambda: a - b *
                                                                                                   (a // b),
            "rem": lambda: remainder(a, b), "floor/": lambda: a // b, "compare": lambda: (a > b) - (a < b),
            "floor": lambda: math.floor(a), "ceil": lambda: math.ceil(a), "trunc": lambda: math.trunc(a),
            "round": lambda: half_away(a), "roundeven": lambda: round(a), "places": lambda: places(a)
        }[name]()
    print(name, a, b, value, sep="\t")
