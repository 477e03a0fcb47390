#!/usr/bin/env python3
"""Judges exact mode: random formulas on whole numbers and fractions against Python's, and random real formulas against mpmath.

Usage: exact.py [--count 100000] [--reals 20000] [--seed 28] [--reckon .build/release/reckon]

Formulas go to `reckon eval --exact --jsonl`. A fraction must be the value itself; a real, asked for 10 to 1,000 digits, the correct rounding of
what mpmath gives at three times as many. A refusal must be right. Exits with 1 when one is not. Reals need mpmath (pip install mpmath).
"""
import argparse, json, math, random, subprocess, sys
from fractions import Fraction

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=100000)
options.add_argument("--reals", type=int, default=20000)
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


BINARY = [
    ("(%s) + (%s)", lambda a, b: a + b), ("(%s) - (%s)", lambda a, b: a - b), ("(%s) * (%s)", lambda a, b: a * b),
    ("(%s) / (%s)", divided), ("(%s) // (%s)", lambda a, b: Fraction(math.floor(divided(a, b)))),
    ("(%s) mod (%s)", lambda a, b: a - b * math.floor(divided(a, b))),
    ("(%s) rem (%s)", lambda a, b: a - b * math.trunc(divided(a, b))),
    ("gcd(%s, %s)", lambda a, b: Fraction(math.gcd(whole(a), whole(b)))), ("lcm(%s, %s)", lambda a, b: Fraction(math.lcm(whole(a), whole(b)))),
    ("(%s) & (%s)", lambda a, b: Fraction(whole(a) & whole(b))), ("(%s) | (%s)", lambda a, b: Fraction(whole(a) | whole(b))),
    ("bitxor(%s, %s)", lambda a, b: Fraction(whole(a) ^ whole(b))),
    ("min(%s, %s)", min), ("max(%s, %s)", max), ("avg(%s, %s)", lambda a, b: (a + b) / 2),
    ("if((%s) < (%s), 1, 2)", lambda a, b: Fraction(1 if a < b else 2)), ("if((%s) == (%s), 1, 2)", lambda a, b: Fraction(1 if a == b else 2)),
    ("step(%s, %s)", lambda a, b: Fraction(1 if b >= a else 0)),
]
UNARY = [
    ("-(%s)", lambda a: -a), ("abs(%s)", abs), ("floor(%s)", lambda a: Fraction(math.floor(a))), ("ceil(%s)", lambda a: Fraction(math.ceil(a))),
    ("trunc(%s)", lambda a: Fraction(math.trunc(a))), ("round(%s)", away), ("frac(%s)", lambda a: a - math.trunc(a)),
    ("sign(%s)", lambda a: Fraction((a > 0) - (a < 0))), ("~(%s)", lambda a: Fraction(~whole(a))), ("(%s)%%", lambda a: a / 100),
    ("roundeven(%s)", lambda a: Fraction(round(a))),
]


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


def answers(texts, arguments):
    lines = "".join(json.dumps({"expr": text}) + "\n" for text in texts)
    run = subprocess.run([options.reckon, "eval", "--exact", "--jsonl", *arguments], input=lines, capture_output=True, text=True)
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
    refused = done = 0
    while done < count:
        texts, values = [], []
        while len(texts) < min(2000, count - done):
            try: text, value = exact(rng.randint(1, 4))
            except TooLarge: continue
            except Refused: continue
            except ZeroDivisionError: continue
            texts.append(f"{text} to frac")
            values.append(value)
        for text, value, answer in zip(texts, values, answers(texts, [])):
            found = answer.get("text")
            expected = str(value.numerator) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
            if found != expected: fail(text, found or answer, expected)
        done += len(texts)
    return done, refused


def judge_refusals():
    """What has no value is refused, whatever its size."""
    cases = {
        "1/0": "divisionByZero", "5 mod 0": "divisionByZero", "5 // (1 - 1)": "divisionByZero", "0^-1": "divisionByZero", "sqrt(-1)": "domain",
        "gcd(0.5, 2)": "domain", "ln(0)": "domain", "(-2)!": "domain", "9^9^9^9": "limitExceeded", "(10^9)!": "limitExceeded",
        "2^(2^40)": "limitExceeded", "e^(10^30)": "limitExceeded", "10^(10^100)": "limitExceeded", "1 << 10^12": "limitExceeded",
        "sqrt(3 + 2*sqrt(2)) == 1 + sqrt(2)": "limitExceeded", "1/(sqrt(3 + 2*sqrt(2)) - 1 - sqrt(2))": "limitExceeded",
    }
    for (text, kind), answer in zip(cases.items(), answers(list(cases), [])):
        found = answer.get("error", {}).get("kind")
        if found != kind: fail(text, answer, kind)
    return len(cases)


# Reals, as trees that mpmath evaluates at any precision.

def reals():
    import mpmath
    from mpmath import mp, mpf
    global M
    M = mpmath

    def lit(low, high, digits=6):
        text = repr(round(rng.uniform(low, high), rng.randint(0, digits)))
        if text.endswith(".0"): text = text[:-2]
        return text

    def number():
        """A positive number of any size that is written in few characters."""
        return rng.choice([
            lambda: str(rng.randint(1, 30)), lambda: lit(0.01, 9), lambda: f"{rng.randint(1, 40)}/{rng.randint(1, 40)}", lambda: "pi", lambda: "e",
            lambda: f"sqrt({rng.randint(2, 50)})", lambda: f"10^-{rng.randint(1, 30)}", lambda: f"{rng.randint(1, 9)}*10^{rng.randint(1, 12)}",
        ])()

    def value(text):
        """What mpmath gives for a text that both languages read alike."""
        return eval(text.replace("^", "**"), {"__builtins__": {}}, NAMES)

    def exactly(text):
        return mp.mpf(text)

    half = lambda: mp.mpf(1) / 2
    NAMES = {
        "pi": None, "e": None, "sqrt": lambda x: mp.sqrt(x), "R": lambda p, q=1: mp.mpf(p) / mp.mpf(q), "ln": mp.ln, "exp": mp.exp,
        "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "sec": mp.sec, "csc": mp.csc, "cot": mp.cot, "asin": mp.asin, "acos": mp.acos, "atan": mp.atan,
        "atan2": mp.atan2, "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh, "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh,
        "exp2": lambda x: mp.mpf(2) ** x, "exp10": lambda x: mp.mpf(10) ** x, "expm1": mp.expm1, "log": lambda x, b=10: mp.ln(x) / mp.ln(b) if b > 0 else None,
        "log2": lambda x: mp.ln(x) / mp.ln(2), "log10": lambda x: mp.ln(x) / mp.ln(10), "log1p": lambda x: mp.log1p(x),
        "cbrt": lambda x: mp.sign(x) * mp.root(abs(x), 3), "root": lambda x, n: mp.root(x, int(n)) if x >= 0 or n % 2 == 0 else -mp.root(-x, int(n)), "hypot": mp.hypot,
        "gamma": mp.gamma, "lgamma": lambda x: mp.ln(abs(mp.gamma(x))) if x < 0 else mp.loggamma(x), "beta": mp.beta, "erf": mp.erf, "erfc": mp.erfc,
        "deg": lambda x: x * 180 / mp.pi, "rad": lambda x: x * mp.pi / 180, "abs": abs, "lerp": lambda a, b, t: a + (b - a) * t,
        "max": max, "min": min, "avg": lambda *x: sum(x) / len(x), "median": lambda *x: sorted(x)[len(x) // 2],
        "stdev": lambda *x: mp.sqrt(sum((v - sum(x) / len(x)) ** 2 for v in x) / (len(x) - 1)),
        "frac": lambda x: x - (mp.floor(x) if x >= 0 else mp.ceil(x)), "fact": mp.factorial, "clamp": lambda x, a, b: min(max(x, a), b),
        "sum": lambda *x: sum(x), "product": lambda *x: mp.fprod(x),
    }

    def pythonic(text):
        """Each number of a text as one of mpmath's, so that no division is one of doubles."""
        import re
        return re.sub(r"(?<![A-Za-z0-9_.])(\d+(?:\.\d+)?)(?![A-Za-z0-9_.])", r"R('\1')", text)

    def at(text, digits):
        mp.dps = digits
        NAMES["pi"], NAMES["e"] = +mp.pi, +mp.e
        return mp.mpf(value(pythonic(text)))

    def sure(text, digits):
        """A value, with four times the digits where it is so small that it may be what is left of cancelling: 0 is what remains so then."""
        found = at(text, digits)
        if not mp.isfinite(found) or abs(found) > mp.mpf(10) ** -(digits // 2): return found
        found = at(text, 4 * digits)
        return mp.mpf(0) if abs(found) < mp.mpf(10) ** -(3 * digits) else found

    anywhere = ["sin", "cos", "atan", "sinh", "cosh", "tanh", "asinh", "exp2", "exp10", "expm1", "cbrt", "erf", "erfc", "abs", "deg", "rad", "frac", "exp"]
    positive = ["ln", "log", "log2", "log10", "log1p", "sqrt", "gamma", "lgamma", "acosh1", "tan", "cot", "sec", "csc"]

    def formula(depth):
        if depth == 0: return number()
        kind = rng.random()
        a = formula(rng.randint(0, depth - 1))
        if kind < 0.3: return f"{rng.choice(anywhere)}({a})"
        if kind < 0.5:
            name = rng.choice(positive)
            return f"acosh(1 + abs({a}))" if name == "acosh1" else f"{name}({a})"
        if kind < 0.58: return f"{rng.choice(['asin', 'acos', 'atanh'])}(({a}) / (1 + abs({a})))"
        b = formula(rng.randint(0, depth - 1))
        if kind < 0.62: return f"{rng.choice(['hypot', 'atan2', 'max', 'min', 'avg', 'beta'])}({a}, {b})"
        if kind < 0.65: return f"root({a}, {rng.randint(2, 7)})"
        if kind < 0.68: return f"log({a}, {b})"
        if kind < 0.71: return f"{rng.choice(['median', 'stdev', 'sum', 'product'])}({a}, {b}, {number()})"
        if kind < 0.74: return f"lerp({a}, {b}, {number()})"
        if kind < 0.8: return f"({a})^({b})"
        return f"({a}) {rng.choice('+-*/')} ({b})"

    def hard():
        n = rng.randint(1, 400)
        return rng.choice([
            lambda: "e^(pi*sqrt(163))", lambda: f"sin({rng.randint(1, 10 ** 6)}*10^{rng.randint(20, 60)})", lambda: f"1 - cos(10^-{rng.randint(5, 60)})",
            lambda: f"sin(pi + 10^-{n})", lambda: f"tan(pi/2 + 10^-{n})", lambda: f"ln(1 + 10^-{n})", lambda: f"exp(10^-{n}) - 1",
            lambda: f"sqrt(10^{2 * rng.randint(1, 40)} + 1) - 10^{rng.randint(1, 40)}", lambda: f"cos(pi/2 - 10^-{n})",
            lambda: f"acos(1 - 10^-{n})", lambda: f"asin(1 - 10^-{n})", lambda: f"atanh(1 - 10^-{n})", lambda: f"gamma(-{rng.randint(1, 20)} + 10^-{n})",
            lambda: f"lgamma(1 + 10^-{n})", lambda: f"lgamma(2 - 10^-{n})", lambda: f"erfc({rng.randint(5, 40)})", lambda: f"1 - erf({rng.randint(2, 12)})",
            lambda: f"tanh({rng.randint(5, 200)})", lambda: f"1 - tanh({rng.randint(5, 200)})", lambda: f"ln(ln(e + 10^-{n}))",
            lambda: f"log(10^{rng.randint(1, 30)} + 1)", lambda: f"acosh(1 + 10^-{n})", lambda: f"gamma({rng.randint(20, 300)}/2)", lambda: f"{rng.randint(2, 99)}^(1/{rng.randint(2, 9)})",
            lambda: f"atan(10^{n}) - pi/2", lambda: f"cosh(10^-{n}) - 1", lambda: f"sinh(10^-{n}) - 10^-{n}", lambda: f"exp(-{n}) + 1",
            # Rump's polynomial, where doubles and decimals have not even the sign.
            lambda: "333.75*33096^6 + 77617^2*(11*77617^2*33096^2 - 33096^6 - 121*33096^4 - 2) + 5.5*33096^8 + 77617/(2*33096)",
            lambda: "(sqrt(2) + sqrt(3))^2 - 5 - 2*sqrt(6) + 10^-50", lambda: f"exp({rng.randint(1, 60)}) * exp(-{rng.randint(1, 60)}.5)",
            # A tie of rounding, but for a part in 10^n.
            lambda: f"0.12345678905 + exp(-{n})", lambda: f"2.5 - 10^-{n}*sin(1)",
        ])()

    done = compared = refused = 0
    while done < options.reals:
        cases = []
        while len(cases) < min(500, options.reals - done):
            digits = rng.choice([10, 15, 20, 30, 34, 50, 50, 100, 100, 200, rng.randint(10, 1000)])
            cases.append((hard() if rng.random() < 0.3 else formula(rng.randint(1, 3)), digits))
        for (text, digits), answer in zip(cases, answers([f"{text} to sig {digits}" for text, digits in cases], ["--angle", "rad"])):
            done += 1
            # What cancels takes as many digits more.
            precision = 3 * digits + 1000
            try:
                expected = sure(text, precision)
                if isinstance(expected, mp.mpc) or not mp.isfinite(expected): raise ValueError
            except (ValueError, ZeroDivisionError, TypeError, OverflowError, NotImplementedError, M.libmp.ComplexResult, MemoryError):
                # The judge has no value: the tool may have none, or one beyond the judge's range.
                refused += 1
                continue
            if "error" in answer:
                kind = answer["error"]["kind"]
                refused += 1
                # What is 0, or the end of a domain, in another form is decided by no digits; a power may be larger than numbers may be.
                ends = [mp.pi / 2, -mp.pi / 2, mp.pi]
                if kind == "limitExceeded" and any(abs(expected - end) < mp.mpf(10) ** -(precision // 2) for end in ends): continue
                if kind == "limitExceeded" and (abs(expected) < mp.mpf(10) ** -(precision - 200) or abs(expected) > mp.mpf(10) ** 4000000): continue
                # At a pole the judge's argument is off by its rounding: a huge value, its reciprocal, or what swallowed them.
                if kind in ("domain", "divisionByZero") and (abs(expected) > mp.mpf(10) ** (precision // 2) or "pi" in text and any(pole in text for pole in ("cot(", "csc(", "tan(", "sec("))): continue
                fail(text, answer, mp.nstr(expected, 30))
                continue
            compared += 1
            shown = answer["text"]
            # What is too small for the judge's digits is not told from 0 there.
            if 0 < abs(mp.mpf(shown)) < mp.mpf(10) ** -1000000 and abs(expected) < mp.mpf(10) ** -1000000: continue
            if expected == 0:
                if shown.strip("-0.") != "": fail(f"{text} to sig {digits}", shown, "0")
                continue
            order = int(mp.floor(mp.log10(abs(expected))))
            unit = mp.mpf(10) ** (order - digits + 1)
            # Half a unit in the last place is as far as a correct rounding may be.
            if abs(mp.mpf(shown) - expected) > unit / 2 * (1 + mp.mpf(10) ** -20): fail(f"{text} to sig {digits}", shown, mp.nstr(expected, digits + 10))
    return compared, refused


count, _ = judge_exact(options.count)
count += judge_refusals()
summary = f"{count} exact formulas"
if options.reals:
    try:
        compared, refused = reals()
        summary += f", {compared} reals ({refused} without a value)"
    except ImportError:
        print("note: mpmath is missing (pip install mpmath)")
print(f"{summary}: {wrong} wrong")
sys.exit(1 if wrong else 0)
