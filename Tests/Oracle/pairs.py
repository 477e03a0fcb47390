#!/usr/bin/env python3
"""Writes the oracle of correlations and lines: data with the values of mpmath, in 60 digits.

Usage: pairs.py [output file]

A line is (tab-separated): function, list of x, list of y, the double nearest to the value for the doubles nearest to
the data, and the value for the data as they are written, in 34 digits; `error` where there is none.
"""
import os, random, sys
import mpmath
from mpmath import mpf

mpmath.mp.dps = 120
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../ReckonTests/Resources/pairs.tsv")
rng = random.Random(1129)


def value(function, xs, ys):
    n = len(xs)
    mean_x, mean_y = mpmath.fsum(xs) / n, mpmath.fsum(ys) / n
    xx = mpmath.fsum((x - mean_x) ** 2 for x in xs)
    xy = mpmath.fsum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
    yy = mpmath.fsum((y - mean_y) ** 2 for y in ys)
    if n < 2 or max(xs) == min(xs): return None
    if function == "correl": return None if max(ys) == min(ys) else xy / mpmath.sqrt(xx * yy)
    if function == "slope": return xy / xx
    return mean_y - xy / xx * mean_x


def data():
    count = rng.choice([2, 3, 5, 10, 40])
    shift = rng.choice(["0", "0", "1e9", "-123456789.5", "1e15"])
    power = rng.choice([0, 0, 0, -200, 180, 8])

    def number(value, shift):
        return mpmath.nstr(mpf(shift) + value, 30, strip_zeros=True) if shift != "0" else f"{value}e{power}"
    xs = [number(round(rng.uniform(-50, 50), rng.randint(0, 4)), shift) for _ in range(count)]
    slope = rng.choice([0, 2, -0.5, 0.001])
    ys = [f"{round(slope * index + rng.gauss(0, 3), rng.randint(0, 4))}" for index in range(count)]
    return xs, ys


CASES = [
    (["1", "2", "3"], ["2", "4", "6"]),
    (["1", "2", "3", "4"], ["1", "3", "2", "4"]),
    (["0.1", "0.2", "0.3"], ["0.3", "0.2", "0.1"]),
    (["5", "5"], ["1", "2"]),
    (["1"], ["2"]),
    (["1", "2"], ["7", "7"]),
    (["0.1", "0.1", "0.1"], ["1", "2", "3"]),
    (["1e15", "1000000000000001", "1000000000000002"], ["1", "2", "4"]),
    (["1e300", "-1e300", "0"], ["1", "2", "3"]),
    (["1", "2", "3"], ["1e300", "-1e300", "1e299"]),
    (["1e-300", "2e-300", "4e-300"], ["1", "2", "3"]),
    (["1", "2", "3"], ["4e-300", "1e-300", "2e-300"]),
    (["1", "2", "3", "4", "5"], ["1", "-1", "0", "-1", "1"]),
    # Anscombe's first and fourth data.
    (["10", "8", "13", "9", "11", "14", "6", "4", "12", "7", "5"
      ], ["8.04", "6.95", "7.58", "8.81", "8.33", "9.96", "7.24", "4.26", "10.84", "4.82", "5.68"]),
    (["8", "8", "8", "8", "8", "8", "8", "19", "8", "8", "8"
      ], ["6.58", "5.76", "7.71", "8.84", "8.47", "7.04", "5.25", "12.50", "5.56", "7.91", "6.89"]),
] + [data() for _ in range(60)]
with open(OUT, "w", encoding="utf-8") as file:
    for xs, ys in CASES:
        for function in ["correl", "slope", "intercept"]:
            near = value(function, [mpf(float(x)) for x in xs], [mpf(float(y)) for y in ys])
            exact = value(function, [mpf(x) for x in xs], [mpf(y) for y in ys])
            double = "error" if near is None else float(near).hex()
            decimal = "error" if exact is None else mpmath.nstr(exact, 34, strip_zeros=True, min_fixed=0, max_fixed=0)
            file.write("\t".join([function, ", ".join(xs), ", ".join(ys), double, decimal]) + "\n")
