#!/usr/bin/env python3
"""Judges the exactness of decimal mode: random programs on whole and decimal numbers of 1 to 60 digits against Python's
integers.

Usage: exactness.py [--count 20000] [--seed 23] [--reckon .build/debug/reckon]

Each program goes to `reckon eval --decimal --jsonl`. A result without "inexact" must be the exact value; one that is
"rounded" must be near to it, or near to what the same operations give when each is rounded to 34 digits; a refusal must
be right. Exits with 1 when one is not. Needs nothing but Python and the tool.
"""
import argparse, json, math, random, subprocess, sys
from decimal import Decimal, Context, ROUND_HALF_EVEN, localcontext
from fractions import Fraction

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=20000)
options.add_argument("--seed", type=int, default=23)
options.add_argument("--reckon", default=".build/debug/reckon")
options = options.parse_args()
rng = random.Random(options.seed)
PRECISION = 34
sys.set_int_max_str_digits(0)


class Refused(Exception):
    """An operation that has no value."""


def fits(value):
    """Whether a rational is a decimal of at most 34 digits."""
    d = value.denominator
    twos = fives = 0
    while d % 2 == 0: d //= 2; twos += 1
    while d % 5 == 0: d //= 5; fives += 1
    if d != 1: return False
    n = abs(value.numerator) * (10 ** max(twos, fives) // value.denominator)
    while n and n % 10 == 0: n //= 10
    return n < 10 ** PRECISION


def magnitude(value):
    """The exponent of the first digit."""
    if value == 0: return 0
    n, d = abs(value.numerator), value.denominator
    e = len(str(n)) - len(str(d))
    return e if Fraction(n, d) >= Fraction(10) ** e else e - 1


class Number:
    """A value with a bound of what decimal mode may have rounded off on the way to it."""
    def __init__(self, value, error=Fraction(0)):
        self.value = Fraction(value)
        exact = error == 0 and fits(self.value)
        if not exact:
            error += Fraction(10) ** (magnitude(self.value) - PRECISION + 1)
        self.error = error


def power(a, n):
    """A whole power, with the relative error of its base n times."""
    if a.value == 0 and n < 0: raise Refused
    if magnitude(a.value) * n > 2000: raise Refused
    value = a.value ** n
    if a.error == 0: return Number(value)
    # 1, whatever the base is, and yet marked, since its base is.
    if n == 0: return Number(1, Fraction(1, 10 ** 40))
    return Number(value, abs(value) * n * a.error / abs(a.value) * 2 if a.value else Fraction(1))


def whole(a):
    if a.value.denominator != 1: raise Refused
    return a.value.numerator


def literal(large=True):
    digits = rng.choice([1, 1, 2, 3, rng.randint(1, 60),
                         rng.randint(1, 60), rng.randint(30, 40)]) if large else rng.randint(1, 3)
    text = str(rng.randint(10 ** (digits - 1) if digits > 1 else 0, 10 ** digits - 1))
    if large and rng.random() < 0.3 and digits > 1:
        point = rng.randint(1, digits - 1)
        text = text[:point] + "." + text[point:]
    return text, Number(Fraction(text))


def small(low, high):
    n = rng.randint(low, high)
    return str(n), Number(n)


def binary(op, a, b):
    x, y = a.value, b.value
    if op == "+": return Number(x + y, a.error + b.error)
    if op == "-": return Number(x - y, a.error + b.error)
    if op == "*": return Number(x * y, abs(x) * b.error + abs(y) * a.error + a.error * b.error)
    if y == 0 or abs(y) <= b.error: raise Refused
    quotient = x / y
    error = (a.error + abs(quotient) * b.error) / (abs(y) - b.error)
    if op == "/": return Number(quotient, error)
    if op == "//": return Number(math.floor(quotient), error + (1 if error else 0))
    if error: return Number(x - y * math.floor(quotient), abs(y))
    if op == "mod": return Number(x - y * math.floor(quotient))
    return Number(x - y * (math.floor(quotient) if quotient >= 0 else math.ceil(quotient)))


def rounded_half_away(x):
    return (1 if x >= 0 else -1) * math.floor(abs(x) + Fraction(1, 2))


def program(depth):
    """A random program: its text, and a function without arguments that gives its value."""
    if depth == 0:
        text, number = literal()
        return text, lambda: number
    kind = rng.choice(
        ["binary"] * 8 +
        ["power", "factorial", "gcd", "lcm", "round", "floor", "places", "min", "sum", "avg", "negate", "percent"])
    a, f = program(rng.randint(0, depth - 1))
    if kind == "binary":
        b, g = program(rng.randint(0, depth - 1))
        op = rng.choice(["+", "-", "*", "/", "//", "mod", "rem", "mod"])
        return f"(({a}) {op} ({b}))", lambda: binary(op, f(), g())
    if kind == "power":
        n, _ = small(0, 40)
        return f"(({a})^{n})", lambda: power(f(), int(n))
    if kind == "factorial":
        n, _ = small(0, 60)
        return f"({n}!)", lambda: Number(math.factorial(int(n)))
    if kind in ("gcd", "lcm"):
        b, g = program(0)
        def value():
            x, y = f(), g()
            if x.error or y.error: raise Refused
            return Number(math.gcd(whole(x), whole(y)) if kind == "gcd" else math.lcm(whole(x), whole(y)))
        return f"{kind}({a}, {b})", value
    if kind == "round":
        return f"round({a})", lambda: (lambda x: Number(rounded_half_away(x.value), x.error + (1
                                                                                               if x.error else 0)))(f())
    if kind == "floor":
        return f"floor({a})", lambda: (lambda x: Number(math.floor(x.value), x.error + (1 if x.error else 0)))(f())
    if kind == "places":
        n, _ = small(0, 6)
        scale = 10 ** int(n)
        return f"round({a}, {n})", lambda: (lambda x: Number(Fraction(rounded_half_away(x.value * scale), scale), x.
                                                             error + (Fraction(1, scale) if x.error else 0)))(f())
    if kind == "negate": return f"(-({a}))", lambda: (lambda x: Number(-x.value, x.error))(f())
    b, g = program(0)
    c, h = program(0)
    if kind == "percent":
        return f"(({a}) + {b}%)", lambda: (lambda x, p: binary("+", x, binary("*", x, binary("/", p, Number(100)))))(f(
        ), g())
    def values(): return [f(), g(), h()]
    if kind == "min":
        return f"min({a}, {b}, {c})", lambda: (lambda v: Number(min(x.value for x in v), max(x.error
                                                                                             for x in v)))(values())
    total = lambda: (lambda v: Number(sum(x.value for x in v), sum(x.error for x in v) * 2))(values())
    if kind == "sum": return f"sum({a}, {b}, {c})", total
    return f"avg({a}, {b}, {c})", lambda: binary("/", total(), Number(3))


programs = []
while len(programs) < options.count:
    text, evaluate = program(rng.randint(1, 3))
    try: expected = evaluate()
    except Refused: expected = None
    programs.append((text, expected))
requests = "".join(json.dumps({"expr": text}) + "\n" for text, _ in programs)
run = subprocess.run([options.reckon, "eval", "--decimal", "--jsonl"], input=requests, capture_output=True, text=True)
answers = [json.loads(line, parse_float=str, parse_int=str) for line in run.stdout.splitlines()]
if len(answers) != len(programs):
    sys.exit(f"{len(programs)} programs gave {len(answers)} answers")
counts = {"exact": 0, "rounded": 0, "refused": 0, "needlessly marked": 0}
wrong = []
for (text, expected), answer in zip(programs, answers):
    if "error" in answer:
        counts["refused"] += 1
        # What is exact on the way and in range has a value.
        if expected is not None and expected.error == 0 and answer["error"]["kind"] != "overflow":
            wrong.append((text, "refused: " + answer["error"]["message"], expected.value))
        continue
    if expected is None:
        if answer.get("inexact") is None: wrong.append((text, answer["value"], "refused"))
        else: counts["rounded"] += 1
        continue
    value = Fraction(answer["value"])
    if "inexact" not in answer:
        counts["exact"] += 1
        if value != expected.value: wrong.append((text, answer["value"], expected.value))
        continue
    counts["rounded"] += 1
    if expected.error == 0: counts["needlessly marked"] += 1
    if abs(value - expected.value) > expected.error * 4:
        wrong.append((text, answer["value"] + " ≈", expected.value))
print(f"seed {options.seed}: {len(programs)} programs, " +
      ", ".join(f"{count} {name}" for name, count in counts.items()) + f", {len(wrong)} wrong")
for text, found, value in wrong[:20]:
    print(f"{text}\n  gave {found}, not {str(value)[:80]}")
sys.exit(1 if wrong or not counts["exact"] or not counts["rounded"] else 0)
