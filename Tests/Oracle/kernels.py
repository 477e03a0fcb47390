#!/usr/bin/env python3
"""Writes Tests/ReckonCatalogueTests/Resources/kernel-oracle.tsv: kernels' values in 60 digits by mpmath, rounded to double.

Needs PyPI's mpmath. Run from the project's folder: python3 Tests/Oracle/kernels.py
Each line: kernel, arguments and value as hexadecimal floats, the error allowed in ULP. The same lines every time.
"""
import math
import random
from mpmath import mp, mpf

mp.dps = 60
random.seed(20260101)
out = []


def double(x):
    """The double nearest to x, by way of an exact fraction."""
    x = mpf(x)
    if x == 0:
        return 0.0
    if abs(x) >= mpf(2) ** 1024:
        return math.inf if x > 0 else -math.inf
    exponent = max(int(mp.floor(mp.log(abs(x), 2))) - 52, -1074)
    scaled = x / mpf(2) ** exponent
    return math.ldexp(int(mp.nint(scaled)), exponent) if abs(exponent) < 900 else float(mp.nint(scaled)) * 2.0 ** (exponent // 2) * 2.0 ** (exponent - exponent // 2)


def add(name, arguments, value, allowed):
    expected = double(value)
    if math.isinf(expected) or (expected != 0 and abs(expected) < 2.3e-308):
        return
    out.append("\t".join([name, ",".join(float(a).hex() for a in arguments), expected.hex(), str(allowed)]))


def spread(count, low, high):
    """Numbers spread over magnitudes, with both signs."""
    return [random.choice([-1, 1]) * 10 ** random.uniform(low, high) for _ in range(count)]


full = {"Degrees": 360, "Gradians": 400}
for unit, circle in full.items():
    quarter = circle / 4
    points = spread(60, -6, 15) + [random.uniform(-720, 720) for _ in range(80)]
    for multiple in range(-6, 7):
        for offset in [1e-13, 1e-9, 1e-5, 0.25]:
            points += [multiple * quarter + offset, multiple * quarter - offset, multiple * quarter / 3 + offset]
    for x in points:
        turn = mp.fmod(mpf(x), circle) * 2 * mp.pi / circle
        s, c = mp.sin(turn), mp.cos(turn)
        add("sin" + unit, [x], s, 1)
        add("cos" + unit, [x], c, 1)
        add("tan" + unit, [x], s / c, 2)
        if x % 7 < 2:
            add("sec" + unit, [x], 1 / c, 2)
            add("csc" + unit, [x], 1 / s, 2)
            add("cot" + unit, [x], c / s, 2)
    for _ in range(120):
        x = random.uniform(-1, 1)
        add("asin" + unit, [x], mp.asin(mpf(x)) * circle / (2 * mp.pi), 2)
        add("acos" + unit, [x], mp.acos(mpf(x)) * circle / (2 * mp.pi), 2)
    for x in spread(120, -8, 8):
        y = random.uniform(-3, 3)
        add("atan" + unit, [x], mp.atan(mpf(x)) * circle / (2 * mp.pi), 2)
        add("atan2" + unit, [y, x], mp.atan2(mpf(y), mpf(x)) * circle / (2 * mp.pi), 2)

for x in [random.uniform(-170, 171.6) for _ in range(250)] + [random.uniform(0, 30) for _ in range(150)] + spread(60, -10, 0):
    if x == math.floor(x):
        continue
    add("gamma", [x], mp.gamma(mpf(x)), 4)
    add("factorial", [x], mp.gamma(mpf(x) + 1), 4)
for x in [10 ** random.uniform(-10, 300) for _ in range(200)] + [random.uniform(0.1, 30) for _ in range(200)]:
    if abs(x - 1) > 0.2 and abs(x - 2) > 0.2:
        add("logGamma", [x], mp.loggamma(mpf(x)), 4)
for _ in range(250):
    a, b = 10 ** random.uniform(-3, 4), 10 ** random.uniform(-3, 3)
    add("beta", [a, b], mp.beta(mpf(a), mpf(b)), 16)
for x in spread(150, -12, 0.9) + [random.uniform(-6, 6) for _ in range(100)]:
    add("erf", [x], mp.erf(mpf(x)), 1)
for x in [random.uniform(-5, 26.5) for _ in range(300)]:
    add("erfc", [x], mp.erfc(mpf(x)), 4)
for _ in range(400):
    x, n = 10 ** random.uniform(-300, 300), random.choice([2, 3, 4, 5, 7, 10, 17, 100, 999, -2, -3, -7])
    add("root", [x, n], mp.root(mpf(x), abs(n)) ** (1 if n > 0 else -1), 1)
    add("cubeRoot", [-x], -mp.cbrt(mpf(x)), 1)
for _ in range(300):
    x, b = 10 ** random.uniform(-300, 300), random.choice([2, 3, 10, 0.5, 7.25, 1e10, 1.001])
    add("logBase", [x, b], mp.log(mpf(x)) / mp.log(mpf(b)), 2)
for _ in range(250):
    n = random.randint(1, 300)
    r = random.randint(0, n)
    add("combinations", [n, r], mp.binomial(n, r), 0 if mp.binomial(n, r) < 2**53 else 2)
    value = mp.factorial(n) / mp.factorial(n - r)
    add("permutations", [n, r], value, 0 if value < 2**53 else 2)
for n in range(0, 171):
    add("factorial", [n], mp.factorial(n), 1)
for n in range(0, 301, 3):
    add("doubleFactorial", [n], mp.fac2(n), 1)
for x in spread(150, -300, 300):
    add("radiansFromDegrees", [x], mpf(x) * mp.pi / 180, 1)
    add("degreesFromRadians", [x], mpf(x) * 180 / mp.pi, 1)

with open("Tests/ReckonCatalogueTests/Resources/kernel-oracle.tsv", "w") as file:
    file.write("\n".join(out) + "\n")
print(len(out), "lines")
