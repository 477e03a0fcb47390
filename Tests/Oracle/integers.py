#!/usr/bin/env python3
"""Writes operations on whole numbers of any size with Python's results, for BigIntegerOracleTests.

Usage: integers.py [--count 1500] [--seed 28] [--digits 120] > Tests/ReckonNumbersTests/Resources/integer-oracle.tsv

The judge's full run: integers.py --count 100000 --seed 1 --digits 4000 > file, then RECKON_INTEGER_ORACLE=file swift
test --filter BigIntegerOracle. Lines are: operation, operands and result, separated by tabs; numbers are hexadecimal
unless the operation is about their text.
"""
import argparse, math, random, sys

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=1500)
options.add_argument("--seed", type=int, default=28)
options.add_argument("--digits", type=int, default=120)
options = options.parse_args()
rng = random.Random(options.seed)
sys.set_int_max_str_digits(0)
BITS = int(options.digits * 3.33)


def limbs(count):
    """Limbs that are all ones, zeros, single bits, or random: where carries and corrections happen."""
    value = 0
    for _ in range(count):
        kind = rng.randrange(8)
        limb = (2**64 - 1 if kind < 2 else 0 if kind < 4 else 1 << rng.randrange(64) if kind == 4 else
                2**64 - 1 - (1 << rng.randrange(64)) if kind == 5 else rng.getrandbits(64))
        value = value << 64 | limb
    return value


def natural(bits=None):
    bits = bits or BITS
    kind = rng.randrange(10)
    # Mostly short numbers, since most mistakes do not need long ones; the longest in one case of five.
    length = rng.randrange(1, 64) if kind < 2 else rng.randrange(
        1,
        min(bits, 400) + 1) if kind < 6 else rng.randrange(1, max(2, bits //
                                                                  8)) if kind < 8 else rng.randrange(1, bits + 1)
    shape = rng.randrange(4)
    if shape == 0: return rng.getrandbits(length)
    if shape == 1: return max(0, (1 << length) + rng.randrange(-2, 3))
    if shape == 2: return limbs(length // 64 + 1)
    return rng.getrandbits(length) | 1 << length


def integer(bits=None):
    return natural(bits) * rng.choice([1, -1])


def positive(bits=None):
    return natural(bits) or 1


def nonzero(bits=None):
    return positive(bits) * rng.choice([1, -1])


def in_base(value, base):
    if base == 10: return str(value)
    digits, rest = "", abs(value)
    while rest:
        rest, digit = divmod(rest, base)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return ("-" if value < 0 else "") + (digits or "0")


def root(n, k):
    low, high = 0, 1 << (n.bit_length() // k + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if middle**k <= n: low = middle
        else: high = middle
    return low


def close(bits):
    """Two numbers with a common factor, or a multiple and nearly a multiple: quotients at their edges."""
    a, b = positive(bits // 2), positive(bits // 2)
    return rng.choice([(a * b, b), (a * b - 1, b), (a * b + 1, b), (a * b + b - 1, b)])


def operands():
    if rng.randrange(4) == 0:
        a, b = close(BITS)
        return a * rng.choice([1, -1]), b * rng.choice([1, -1])
    return integer(), nonzero()


def truncated(a, b):
    q = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return q, a - q * b


def case(name):
    if name in ("+", "-", "*", "&", "|", "^", "<"):
        a, b = integer(), integer()
        if rng.randrange(5) == 0: b = rng.choice([a, -a, a + 1, ~a])
        value = {"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b, "<": int(a < b)}[name]
        return [a, b], [value]
    if name == "~":
        a = integer()
        return [a], [~a]
    if name == "square":
        a = integer()
        return [a], [a * a]
    if name == "/":
        a, b = operands()
        return [a, b], list(truncated(a, b))
    if name == "floor":
        a, b = operands()
        return [a, b], list(divmod(a, b))
    if name == "gcd":
        a, b, c = integer(BITS // 2), integer(BITS // 2), positive(BITS // 2)
        if rng.randrange(2): a, b = a * c, b * c
        return [a, b], [math.gcd(a, b)]
    if name == "sqrt":
        a = rng.choice([natural(), natural(BITS // 2)**2, positive(BITS // 2)**2 - 1])
        return [a], [math.isqrt(a), a - math.isqrt(a)**2]
    if name == "root":
        k = rng.choice([3, 3, 4, 5, 7, 10, 64, 100])
        a = rng.choice([natural(BITS // 4), natural(BITS // k // 2 + 2)**k, positive(BITS // k // 2 + 2)**k - 1])
        return [a, k], [root(a, k)]
    if name == "power":
        k = rng.choice([0, 1, 2, 3, rng.randrange(64)])
        a = integer(max(8, BITS // (k + 1)))
        return [a, k], [a**k]
    if name == "modpower":
        a, e, m = integer(BITS // 2), natural(min(BITS // 2, 200)), nonzero(BITS // 2)
        return [a, e, m], [pow(a, e, m)]
    if name in ("<<", ">>", "truncate"):
        a, k = integer(), rng.choice([0, 1, 63, 64, 65, rng.randrange(BITS)])
        return [a, k], [a << k if name == "<<" else a >> k if name == ">>" else truncated(a, 1 << k)[0]]
    if name == "factorial":
        n = rng.randrange(0, min(40 + BITS // 8, 3000))
        return [n], [math.factorial(n)]
    if name == "doublefactorial":
        n = rng.randrange(0, min(40 + BITS // 8, 3000))
        return [n], [math.prod(range(n, 0, -2))]
    if name in ("nCr", "nPr"):
        n = rng.choice([rng.randrange(200), rng.randrange(2000), natural(min(BITS, 200))])
        r = rng.randrange(0, 60)
        return [n, r], [math.comb(n, r) if name == "nCr" else math.perm(n, r)]
    base = rng.choice([10, 10, 10, 2, 3, 7, 8, 16, 32, 36])
    a = integer() if base == 10 else integer(min(BITS, 3000))
    return [a, base, in_base(a, base)], []


NAMES = [
    "+", "-", "*", "*", "square", "/", "/", "floor", "gcd", "sqrt", "root", "power", "modpower", "&", "|", "^", "~",
    "<<", ">>", "truncate", "<", "factorial", "doublefactorial", "nCr", "nPr", "text", "text"
]
for index in range(options.count):
    name = NAMES[index % len(NAMES)]
    given, results = case(name)
    fields = [x if isinstance(x, str) else format(x, "x") for x in given]
    print(name, *fields, *[format(x, "x") for x in results], sep="\t")
