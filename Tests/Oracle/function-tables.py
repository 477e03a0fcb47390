#!/usr/bin/env python3
"""Writes Sources/ReckonCatalogue/Elementary/FunctionTables.swift, the tables of logarithms, of powers of 2 and of arc
tangents.

Needs PyPI's mpmath. Run from the project's folder: python3 Tests/Oracle/function-tables.py. The same text every time.
"""
import math
from mpmath import mp, mpf

mp.prec = 300
OFFSET = 0x3FE6955500000000  # the least significand, a little below √½; 1 lies inside a cell
CELLS = 512
POWERS = 128


def nearest(x):
    """The double nearest to a number that is neither subnormal nor infinite."""
    if x == 0:
        return 0.0
    unit = mp.floor(mp.log(abs(x), 2)) - 52
    return math.ldexp(int(mp.nint(mp.ldexp(x, -int(unit)))), int(unit))


def significand(bits):
    return mpf(bits & (2**52 - 1) | 2**52) * mpf(2) ** ((bits >> 52) - 1075)


rows = []
for cell in range(CELLS):
    first = significand(OFFSET + (cell << 43))
    last = significand(OFFSET + ((cell + 1) << 43) - 1)
    # 13 bits, so that the product with 26 of a significand is exact.
    scale = 4096 if first + last <= 2 else 8192
    inverse = mp.nint(2 / (first + last) * scale) / scale
    if first <= 1 <= last:
        inverse = mpf(1)
    logarithm = -mp.log(inverse)
    # The cell of 10 and its kin: so much less, within the function's bound, that each whole power of 10 is the nearest
    # double. With the exact logarithm 10^210, which lies 0.0008 ULP beside the middle between two, is the other one.
    if first <= 1.25 <= last:
        logarithm -= mpf(2) ** -70
    # A multiple of 2⁻⁴², as is the upper part of ln 2, so that a whole number of it and this add up without rounding.
    upper = mp.nint(logarithm * mpf(2) ** 42) / mpf(2) ** 42
    rows.append(("logarithms", inverse, upper, logarithm - upper))
powers = []
for step in range(POWERS):
    power = mpf(2) ** (mpf(step) / POWERS)
    upper = mpf(nearest(power))
    powers.append((upper, power - upper))

arcs = [mpf(0)]
for cell in range(64):
    # Eight cells for each power of two from 1/16 to 16, each with its middle.
    arcs.append(mp.atan(mpf(2) ** (cell // 8 - 4) * (1 + mpf(cell % 8) / 8 + mpf(1) / 16)))
arcs.append(mp.pi / 2)

lines = [
    "// Written by `python3 Tests/Oracle/function-tables.py`; not to be edited.", "// swift-format-ignore-file", "",
    "/// The tables of logarithms, of powers of 2 and of arc tangents: constants in the program's image, which need no initialisation at run time.",
    "enum FunctionTables {",
    "  /// For each of 512 cells of significands its approximate inverse c, and -ln c in two parts, of which the first is a multiple of 2⁻⁴²; and a 0, for quicker rows.",
    "  static let logarithms: [Double] = [",
]
lines += ["    %s, %s, %s, 0," % tuple(float.hex(nearest(x)) for x in row[1:]) for row in rows]
lines += ["  ]", "", "  /// The powers 2^(i/128) in two parts.", "  static let powers: [Double] = ["]
lines += ["    %s, %s," % tuple(float.hex(nearest(x)) for x in row) for row in powers]
lines += [
    "  ]", "",
    "  /// The arc tangents of 0, of the middles of 64 cells from 1/16 to 16, and of infinity, in two parts.",
    "  static let arcs: [Double] = ["
]
lines += ["    %s, %s," % (float.hex(nearest(x)), float.hex(nearest(x - mpf(nearest(x))))) for x in arcs]
lines += ["  ]", "}", ""]
with open("Sources/ReckonCatalogue/Elementary/FunctionTables.swift", "w") as file:
    file.write("\n".join(lines))
