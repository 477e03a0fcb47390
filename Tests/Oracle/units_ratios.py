#!/usr/bin/env python3
"""Writes the oracle of exact ratios: random operations worked out with Python's fractions and decimal.

Usage: units_ratios.py [operations, 3000 as checked in] [output file]

A line is: operation, operands, expected (tab-separated). "expected" is `=sign numerator denominator twos fives` where
the exact result fits into 128 bits a part, `low high` around it (36 digits) where it has to be rounded, and `nothing`.
For many more: units_ratios.py 200000 /tmp/ratios.tsv, then RECKON_RATIO_ORACLE=/tmp/ratios.tsv swift test --filter
ExactRatioOracle
"""
import os, random, sys
from decimal import Context, Decimal, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN
from fractions import Fraction as F

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HERE, "../ReckonNumbersTests/Resources/ratio-oracle.tsv")
FIVES, TWOS = 4096, 16384
rng = random.Random(20261121)


def stripped(n):
    powers = []
    for base in (2, 5):
        power = 0
        while n % base == 0:
            n //= base
            power += 1
        powers.append(power)
    return n, *powers


def parts(v):
    if v == 0:
        return 0, 0, 1, 0, 0
    n, a, b = stripped(abs(v.numerator))
    d, c, e = stripped(v.denominator)
    return (-1 if v < 0 else 1), n, d, a - c, b - e


def digits(v, count, rounding):
    """v rounded to so many digits, as text."""
    context = Context(prec=count, rounding=rounding, Emax=999999, Emin=-999999)
    return str(context.divide(Decimal(v.numerator), Decimal(v.denominator)))


def expected(v):
    sign, n, d, twos, fives = parts(v)
    if n < 2**128 and d < 2**128:
        fits = abs(twos) <= TWOS and abs(fives) <= FIVES
        return f"={sign} {n} {d} {twos} {fives}" if fits else "nothing"
    if abs(fives) > FIVES - 600 or abs(twos) > TWOS - 600:
        return None  # Rounding moves powers of 2: whether they stay in range is not asked here.
    if max(v.numerator.bit_length(), v.denominator.bit_length()) - min(v.numerator.bit_length(),
                                                                       v.denominator.bit_length()) > 13000:
        return None  # The bounds around it are powers of ten, which have less range.
    low, high = sorted((v * (1 - F(1, 10**36)), v * (1 + F(1, 10**36))))
    return digits(low, 38, ROUND_FLOOR) + " " + digits(high, 38, ROUND_CEILING)


def whole():
    kind = rng.random()
    if kind < 0.3:
        return rng.randint(1, 1000)
    if kind < 0.5:
        return rng.choice([2, 3, 5, 7, 10]) ** rng.randint(0, 37)
    if kind < 0.6:
        return 10**38 - rng.randint(1, 100)
    return rng.randint(1, 10 ** rng.randint(1, 38))


def part():
    n = whole()
    while n >= 10**38:
        n = whole()
    kind = rng.random()
    exponent = 0 if kind < 0.4 else rng.randint(-40, 40) if kind < 0.9 else rng.randint(-1500, 1500)
    return f"{n}e{exponent}" if exponent else str(n)


def operand():
    if rng.random() < 0.02:
        return "0"
    text = ("-" if rng.random() < 0.3 else "") + part()
    return text + "/" + part() if rng.random() < 0.7 else text


def read(text):
    top, _, bottom = text.partition("/")
    return F(top) / (F(bottom) if bottom else 1)


def valid(text):
    _, n, d, twos, fives = parts(read(text))
    return n < 2**128 and d < 2**128 and abs(twos) <= TWOS and abs(fives) <= FIVES


def operands():
    while True:
        a, b = operand(), operand()
        if rng.random() < 0.1:
            # Near to each other: what cancels.
            top, _, bottom = a.partition("/")
            coefficient, _, exponent = top.partition("e")
            b = f"{int(coefficient) + rng.choice([-1, 0, 1])}e{exponent or 0}" + ("/" + bottom if bottom else "")
        if valid(a) and valid(b):
            return a, b


lines = []
while len(lines) < COUNT:
    a, b = operands()
    x, y = read(a), read(b)
    operation = rng.choice("+-*/<^dt")
    if operation == "<":
        result = "1" if x < y else "0"
    elif operation == "^":
        b = str(rng.choice([-3, -2, -1, 0, 1, 2, 3, rng.randint(-40, 40)]))
        if x == 0 and int(b) < 0:
            result = "nothing"
        elif max(abs(int(b)), 1) * max(1, x.numerator.bit_length(), x.denominator.bit_length()) > 60000:
            continue
        else:
            result = expected(x ** int(b))
    elif operation == "d":
        b = ""
        try:
            result = float(x).hex()
        except OverflowError:
            result = "inf" if x > 0 else "-inf"
    elif operation == "t":
        b = ""
        _, _, d, _, _ = parts(x)
        result = digits(x, 30000 if d == 1 else 34, ROUND_HALF_EVEN)
    else:
        if operation == "/" and y == 0:
            result = "nothing"
        else:
            result = expected({"+": x.__add__, "-": x.__sub__, "*": x.__mul__, "/": x.__truediv__}[operation](y))
    if result is not None and len(result) < 1000:
        lines.append("\t".join([operation, a, b, result]))
open(OUT, "w").write("\n".join(lines) + "\n")
