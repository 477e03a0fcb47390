#!/usr/bin/env python3
"""Judges exact mode on whole numbers and fractions: random formulas against Python's; reals.py judges the rest.

Usage: exact.py [--count 100000] [--seed 28] [--reckon .build/release/reckon]

Formulas go to `reckon eval --exact --jsonl`, whose answers must be the values themselves. A refusal must be right.
Exits with 1 when one is not.
"""
import argparse, json, math, random, subprocess, sys
from fractions import Fraction

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=100000)
options.add_argument("--seed", type=int, default=28)
options.add_argument("--reckon", default=".build/release/reckon")
options = options.parse_args()
rng = random.Random(options.seed)
sys.set_int_max_str_digits(0)


class Refused(Exception):
    """An operation that has no value."""


class TooLarge(Exception):
    """A value that the judge does not compute."""


LARGEST = 40_000  # bits


def checked(value):
    if value.numerator.bit_length() + value.denominator.bit_length() > LARGEST: raise TooLarge
    return value


def whole(value):
    if value.denominator != 1: raise Refused
    return value.numerator


def natural(value, most):
    value = whole(value)
    if value < 0: raise Refused
    if value > most: raise TooLarge
    return value


def divided(a, b):
    if b == 0: raise Refused
    return a / b


def away(value):
    """Rounded to a whole number, halves away from 0."""
    result = math.floor(abs(value) + Fraction(1, 2))
    return Fraction(result if value >= 0 else -result)


def power(a, n):
    n = whole(n)
    if a == 0 and n < 0: raise Refused
    if abs(n) * max(a.numerator.bit_length(), a.denominator.bit_length()) > LARGEST: raise TooLarge
    return a ** n


def shifted(a, n, right):
    a, n = whole(a), natural(n, 2000)
    return Fraction(a >> n if right else a << n)


def permutations(n, r):
    n, r = natural(n, 300), natural(r, 300)
    return Fraction(math.perm(n, r))


def combinations(n, r):
    n, r = natural(n, 300), natural(r, 300)
    return Fraction(math.comb(n, r))


def double_factorial(a):
    n = whole(a)
    if n == -1: return Fraction(1)
    n = natural(a, 300)
    return Fraction(math.prod(range(n, 0, -2)))


BINARY = [("(%s) + (%s)", lambda a, b: a + b), ("(%s) - (%s)", lambda a, b: a - b), ("(%s) * (%s)", lambda a, b: a * b),
          ("(%s) / (%s)", divided), ("(%s) // (%s)", lambda a, b: Fraction(math.floor(divided(a, b)))),
          ("(%s) mod (%s)", lambda a, b: a - b * math.floor(divided(a, b))),
          ("(%s) rem (%s)", lambda a, b: a - b * math.trunc(divided(a, b))),
          ("gcd(%s, %s)", lambda a, b: Fraction(math.gcd(whole(a), whole(b)))),
          ("lcm(%s, %s)", lambda a, b: Fraction(math.lcm(whole(a), whole(b)))),
          ("(%s) & (%s)", lambda a, b: Fraction(whole(a) & whole(b))),
          ("(%s) | (%s)", lambda a, b: Fraction(whole(a) | whole(b))),
          ("bitxor(%s, %s)", lambda a, b: Fraction(whole(a) ^ whole(b))), ("min(%s, %s)", min), ("max(%s, %s)", max),
          ("avg(%s, %s)", lambda a, b: (a + b) / 2), ("if((%s) < (%s), 1, 2)", lambda a, b: Fraction(1
                                                                                                     if a < b else 2)),
          ("if((%s) == (%s), 1, 2)", lambda a, b: Fraction(1 if a == b else 2)),
          ("step(%s, %s)", lambda a, b: Fraction(1 if b >= a else 0)), ]
UNARY = [("-(%s)", lambda a: -a), ("abs(%s)", abs), ("floor(%s)", lambda a: Fraction(math.floor(a))),
         ("ceil(%s)", lambda a: Fraction(math.ceil(a))), ("trunc(%s)", lambda a: Fraction(math.trunc(a))),
         ("round(%s)", away), ("frac(%s)", lambda a: a - math.trunc(a)),
         ("sign(%s)", lambda a: Fraction((a > 0) - (a < 0))), ("~(%s)", lambda a: Fraction(~whole(a))),
         ("(%s)%%", lambda a: a / 100), ("roundeven(%s)", lambda a: Fraction(round(a))), ]


def literal():
    length = rng.choice([1, 1, 2, 3, 10, 19, 20, rng.randint(1, 60), rng.randint(1, 400), rng.randint(1, 2000)])
    digits = str(rng.randint(0, 10 ** length - 1))
    kind = rng.random()
    if kind < 0.15:
        point = rng.randint(0, len(digits))
        text = (digits[:point] or "0") + "." + (digits[point:] or "0")
        return text, Fraction(text)
    if kind < 0.2: return hex(int(digits)), Fraction(int(digits))
    return digits, Fraction(int(digits))


def exact(depth):
    """A random formula's text and value."""
    kind = rng.random()
    if depth == 0 or kind < 0.1: return literal()
    text, value = exact(depth - 1)
    if kind < 0.65:
        form, function = rng.choice(BINARY)
        other, operand = exact(rng.randint(0, depth - 1))
        return form % (text, other), checked(function(value, operand))
    if kind < 0.8:
        form, function = rng.choice(UNARY)
        return form % text, checked(function(value))
    n = rng.randint(-12, 60)
    if kind < 0.86: return f"({text})^({n})", checked(power(value, Fraction(n)))
    if kind < 0.89: return f"({text}) << {abs(n)}", checked(shifted(value, Fraction(abs(n)), False))
    if kind < 0.92: return f"({text}) >> {abs(n)}", checked(shifted(value, Fraction(abs(n)), True))
    if kind < 0.94: return f"round({text}, {n})", checked(away(value * Fraction(10) ** n) / Fraction(10) ** n)
    m, r = rng.randint(0, 250), rng.randint(0, 60)
    small, result = rng.choice([
        (f"{m}!", math.factorial(m)), (f"nCr({m}, {r})", math.comb(m, r)), (f"nPr({m}, {r})", math.perm(m, r)),
        (f"{m}!!", math.prod(range(m, 0, -2))), (f"7^{m} mod {r + 1}", pow(7, m, r + 1)),
    ])
    form, function = rng.choice(BINARY)
    return form % (text, small), checked(function(value, Fraction(result)))


def answers(texts):
    lines = "".join(json.dumps({"expr": text}) + "\n" for text in texts)
    run = subprocess.run([options.reckon, "eval", "--exact", "--jsonl"], input=lines, capture_output=True, text=True)
    found = run.stdout.splitlines()
    if len(found) != len(texts):
        print(f"the tool gave {len(found)} answers to {len(texts)} requests\n{run.stderr[-2000:]}")
        print("  last:", texts[len(found)][:2000] if len(found) < len(texts) else "")
        sys.exit(1)
    return map(json.loads, found)


wrong = 0


def fail(text, found, expected):
    global wrong
    wrong += 1
    if wrong <= 20: print(f"  {text[:600]}\n    found {str(found)[:600]}\n    expected {str(expected)[:600]}")


def judge_exact(count):
    done = 0
    while done < count:
        texts, values = [], []
        while len(texts) < min(2000, count - done):
            try: text, value = exact(rng.randint(1, 4))
            except TooLarge: continue
            except Refused: continue
            except ZeroDivisionError: continue
            texts.append(f"{text} to frac")
            values.append(value)
        for text, value, answer in zip(texts, values, answers(texts)):
            found = answer.get("text")
            expected = str(value.numerator) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
            if found != expected: fail(text, found or answer, expected)
        done += len(texts)
    return done


def judge_refusals():
    """What has no value is refused, whatever its size."""
    cases = {
        "1/0": "divisionByZero", "5 mod 0": "divisionByZero", "5 // (1 - 1)": "divisionByZero", "0^-1":
            "divisionByZero", "sqrt(-1)": "domain", "gcd(0.5, 2)": "domain", "ln(0)": "domain", "(-2)!": "domain",
        "9^9^9^9": "limitExceeded", "(10^9)!": "limitExceeded", "2^(2^40)": "limitExceeded", "e^(10^30)":
            "limitExceeded", "10^(10^100)": "limitExceeded", "1 << 10^12": "limitExceeded",
        "sqrt(3 + 2*sqrt(2)) == 1 + sqrt(2)": "limitExceeded", "1/(sqrt(3 + 2*sqrt(2)) - 1 - sqrt(2))": "limitExceeded",
    }
    for (text, kind), answer in zip(cases.items(), answers(list(cases))):
        found = answer.get("error", {}).get("kind")
        if found != kind: fail(text, answer, kind)
    return len(cases)


count = judge_exact(options.count) + judge_refusals()
print(f"{count} exact formulas: {wrong} wrong")
sys.exit(1 if wrong else 0)
