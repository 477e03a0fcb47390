#!/usr/bin/env python3
"""Writes Tests/ReckonCatalogueTests/Resources/elementary-oracle.tsv: elementary functions in 80 digits by mpmath.

Needs PyPI's mpmath. Run from the project's folder: python3 Tests/Oracle/elementary.py
Each line: function, arguments, value; all as hexadecimal bit patterns of doubles, the value as the double nearest to it
and the double nearest to what that leaves. The same lines every time.
"""
import math
import random
import struct
from mpmath import mp, mpf

mp.prec = 300
random.seed(20260202)
out = {}


def pattern(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def double(x):
    """The double nearest to x, ties to even."""
    if x == 0:
        return 0.0
    _, significand, exponent, bits = x._mpf_
    unit = max(exponent + bits - 53, -1074)
    scaled = int(mp.nint(mp.ldexp(abs(x), -unit)))
    if scaled.bit_length() + unit > 1024:
        return math.copysign(math.inf, x)
    return math.copysign(math.ldexp(scaled, unit), x)


def add(name, function, *arguments):
    arguments = [float(a) for a in arguments]
    if not all(math.isfinite(a) for a in arguments):
        return
    with mp.workprec(1400 if name in ("sin", "cos", "tan") else 300):
        value = +function(*[mpf(a) for a in arguments])
    high = double(value)
    if math.isinf(high):
        return
    low = double(value - mpf(high))
    out["\t".join([name, ",".join(map(pattern, arguments)), pattern(high), pattern(low)])] = True


def neighbours(x, count=1):
    """x and so many doubles on either side."""
    found = [x]
    below = above = x
    for _ in range(count):
        below, above = math.nextafter(below, -math.inf), math.nextafter(above, math.inf)
        found += [below, above]
    return found


def spread(count, low, high):
    """Positive numbers spread over powers of two."""
    return [2.0 ** int(e) * random.uniform(1, 2) for e in [random.uniform(low, high) for _ in range(count)]]


def near_quarter_turns():
    """Doubles that are nearest to multiples of π/2: numerators of the convergents of π/2 in units of a power of two."""
    points = []
    for exponent in range(-52, 972, 1):
        if exponent > -24 and exponent % 60:
            continue
        with mp.workprec(1400):
            rest = mp.ldexp(mp.pi / 2, -exponent)
            before, now = (0, 1), (1, 0)
            while True:
                whole = int(mp.floor(rest))
                before, now = now, (whole * now[0] + before[0], whole * now[1] + before[1])
                if now[0] >= 2**53 or rest == whole:
                    break
                if now[0] >= 2**51:
                    points.append(math.ldexp(now[0], exponent))
                rest = 1 / (rest - whole)
    return points + [6381956970095103 * 2.0**797]


angles = spread(60, -30, 23) + [random.uniform(-10, 10)
                                for _ in range(120)] + near_quarter_turns() + spread(20, 24, 1023)
angles += [5e-324, 2.0**-1022, -2.0**-1060, 1e-310, *neighbours(2.0**24), *neighbours(-2.0**24)]
for multiple in range(1, 12):
    angles += neighbours(multiple * math.pi / 4)
for x in angles:
    add("sin", mp.sin, x)
    add("cos", mp.cos, x)
    add("tan", mp.tan, x)

exponents = [random.uniform(-1, 1)
             for _ in range(80)] + [random.uniform(-745, 710)
                                    for _ in range(120)] + [s * x for s in (1, -1) for x in spread(30, -60, 0)]
exponents += [
    5e-324, -5e-324, *neighbours(708.0), *neighbours(-708.0), *neighbours(709.782712893384),
    *neighbours(-708.3964185322641), *neighbours(-744.4400719213812), *neighbours(-745.1332191019411)
]
for n in range(-30, 30, 3):
    exponents += neighbours((n + 0.5) * math.log(2))
for x in exponents:
    add("exp", mp.exp, x)
for x in [e / math.log(2) for e in exponents] + [n / 2 for n in range(-40, 40)
                                                 ] + [-1074.0, 1023.0, *neighbours(1021.0), *neighbours(-1021.0)]:
    add("exp2", lambda a: mpf(2) ** a, x)

numbers = spread(100, -1074, 1023) + [random.uniform(0.5, 2)
                                      for _ in range(120)] + [1 + s * x for s in (1, -1) for x in spread(50, -53, -3)]
numbers += [5e-324, 3e-320, math.nextafter(math.inf, 0), *neighbours(2.0**-1022), *neighbours(1.0, 4)]
numbers += [2.0**n for n in range(-1000, 1001, 125)] + [10.0**n for n in range(0, 23)]
for edge in (0.5, 0.75, 1.5, 3.0):
    numbers += neighbours(math.sqrt(edge), 2)
for x in numbers:
    add("log", mp.log, x)
    add("log2", lambda a: mp.log(a) / mp.log(2), x)
    add("log10", mp.log10, x)

sides = [(random.uniform(-10, 10), random.uniform(-10, 10))
         for _ in range(150)] + list(zip(spread(80, -1074, 1022), spread(80, -1074, 1022)))
sides += [(x, x * random.uniform(0, 1)) for x in spread(100, -1040, 1022)]
sides += [(3.0, 4.0), (5.0, -12.0), (0.0, 2.0), (1.0, 2.0**-27), (1.0, 2.0**-26), (5e-324, 5e-324),
          (2.0**511, 2.0**511), (2.0**-450, 2.0**-450)]
for x, y in sides:
    add("hypotenuse", lambda a, b: mp.sqrt(a * a + b * b), x, y)

# The worst of millions of random arguments.
for name, function, *arguments in [
    ("sin", mp.sin, -0.7906730674355336), ("sin", mp.sin, -0.7855015051045715), ("cos", mp.cos, -7.767248230501057e261),
    ("cos", mp.cos, 15650251.466318782), ("tan", mp.tan, -5.517641848203154), ("tan", mp.tan, 12465798.054483902),
    ("exp", mp.exp, 172.97325922732762), ("exp", mp.exp, -25.968593969582503),
    ("exp2", lambda a: mpf(2)**a, -882.4534862526364), ("log", mp.log, 0.6985772092498127),
    ("log", mp.log, 1.4121760504707834),
    ("hypotenuse", lambda a, b: mp.sqrt(a * a + b * b), 0.4438980005469648, 0.5519644669143393),
]:
    add(name, function, *arguments)

with open("Tests/ReckonCatalogueTests/Resources/elementary-oracle.tsv", "w") as file:
    file.write("\n".join(out) + "\n")
