#!/usr/bin/env python3
"""Writes bit operations on integers of 64 bits with the results of Python's integers.

Usage: bits.py SEED COUNT

A line is: expression, result in decimals, result in doubles (tab-separated); `error` where the result is not in
-2^63…2^64-1 or a double does not hold an operand or the result.
"""
import random, sys

rng = random.Random(int(sys.argv[1]))
LOW, HIGH = -(2**63), 2**64 - 1


def operand():
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randint(-300, 300)
    if kind == 1:
        return rng.choice((-1, 1)) * rng.getrandbits(53)
    if kind == 2:
        return rng.choice((LOW, HIGH, 2**63, 2**63 - 1, 2**53, 2**53 + 1, -(2**53), 2**60, 2**64 - 2048, 2**62 + 2**40))
    if kind == 3:
        return min(HIGH, max(LOW, rng.choice((-1, 1)) * (rng.getrandbits(50) << rng.randint(0, 14))))
    return rng.randint(LOW, HIGH)


def is_double(value):
    return int(float(value)) == value


for _ in range(int(sys.argv[2])):
    a, b = operand(), operand()
    sign = rng.choice(("&", "|", "xor", "~", "<<", ">>"))
    if sign in ("<<", ">>"):
        b = rng.choice((rng.randint(0, 63), rng.randint(0, 12), 64, -1))
        result = None if not 0 <= b <= 63 else a << b if sign == "<<" else a >> b
    else:
        result = a & b if sign == "&" else a | b if sign == "|" else a ^ b if sign == "xor" else ~a
    text = f"~({a})" if sign == "~" else f"({a}) {sign} ({b})"
    operands = [a] if sign == "~" else [a, b]
    decimal = result if result is not None and LOW <= result <= HIGH else None
    double = decimal if decimal is not None and all(map(is_double, operands + [decimal])) else None
    print(text, *("error" if x is None else x for x in (decimal, double)), sep="\t")
