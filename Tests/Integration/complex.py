#!/usr/bin/env python3
"""Judges complex numbers: doubles against mpmath at 50 digits, on branch cuts against cmath; exact numbers against
mpmath, every digit.

Usage: complex.py [--count 20000] [--seed 59] [--reckon .build/release/reckon]

Requests go to `reckon eval --jsonl`. A part in doubles may be off by 4 ULP of the value's magnitude, of a power with an
exponent n or w by what the catalogue states. Exits with 1 when one is further off. Needs mpmath (pip install mpmath).
"""
import argparse, cmath, json, math, random, subprocess, sys
from fractions import Fraction

from mpmath import mp, mpc, mpf

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=20000)
options.add_argument("--seed", type=int, default=59)
options.add_argument("--reckon", default=".build/release/reckon")
options = options.parse_args()
rng = random.Random(options.seed)
mp.dps = 50
wrong = 0
worst = {}


def fail(request, found, expected):
    global wrong
    wrong += 1
    if wrong <= 20: print(f"  {str(request)[:300]}\n    found {str(found)[:300]}\n    expected {str(expected)[:300]}")


def answers(requests, *more):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([options.reckon, "eval", "--jsonl", "--angle", "rad", *more],
                         input=lines,
                         capture_output=True,
                         text=True)
    found = run.stdout.splitlines()
    if len(found) != len(requests):
        print(f"the tool gave {len(found)} answers to {len(requests)} requests\n{run.stderr[-2000:]}")
        sys.exit(1)
    return [json.loads(line, parse_float=str, parse_int=str) for line in found]


def parts(answer):
    """The parts of an answer as texts; nothing of one without a value."""
    value = answer.get("value")
    if isinstance(value, dict): return value["re"], value["im"]
    return None if value is None else (value, "0")


def ulp(size): return mpf(math.ulp(float(size))) if size else mpf(5e-324)


# The functions by their names, with what mpmath says they are.
unary = {
    "exp": mp.exp, "exp2": lambda z: mp.exp(z * mp.log(2)), "exp10": lambda z: mp.exp(z * mp.log(10)), "ln": mp.log,
    "log2": lambda z: mp.log(z) / mp.log(2), "log10": lambda z: mp.log(z) / mp.log(10), "sqrt": mp.sqrt,
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "sec": mp.sec, "csc": mp.csc, "cot": mp.cot,
    "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh, "asin": mp.asin, "acos": mp.acos, "atan": mp.atan,
    "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh, "abs": lambda z: mpc(abs(z)), "conj": mp.conj,
    "re": lambda z: mpc(z.real), "im": lambda z: mpc(z.imag), "arg": lambda z: mpc(mp.arg(z)),
    "cbrt": lambda z: mp.exp(mp.log(z) / 3), "-": lambda z: -z,
}


def beside_cut(name, z):
    """A function's value; on its cut that of the side where a zero part is positive, since mpmath takes one side or the
    other."""
    along = {"asin": 0, "acos": 0, "atanh": 0, "atan": 1, "asinh": 1}.get(name)
    if along == 0 and z.imag == 0 and abs(z.real) > 1: z += mpc(0, mpf(10) ** -75)
    if along == 1 and z.real == 0 and abs(z.imag) > 1: z += mpf(10) ** -75
    return unary[name](z)


binary = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "^": lambda a, b: a**b
}
# On their cuts the sign of zero decides; cmath follows C99.
on_cuts = {
    "ln": cmath.log, "log10": cmath.log10, "sqrt": cmath.sqrt, "asin": cmath.asin, "acos": cmath.acos,
    "acosh": cmath.acosh, "atanh": cmath.atanh, "atan": cmath.atan, "asinh": cmath.asinh,
}


def random_part():
    kind = rng.random()
    if kind < 0.5: return rng.uniform(-3, 3)
    if kind < 0.75: return rng.choice([-1, 1]) * 10 ** rng.uniform(-8, 2)
    if kind < 0.85: return rng.choice([-1.0, 1.0]) + rng.choice([-1, 1]) * 10 ** rng.uniform(-15, -1)
    return float(rng.randrange(-5, 6))


def random_number():
    z = complex(random_part(), random_part())
    return z if z.real and z.imag else complex(z.real or 0.5, z.imag or -0.25)


def check(title, request, answer, expected, bound=4):
    found = parts(answer)
    if found is None: return fail(request, answer, expected)
    size = abs(expected)
    for part, wanted in zip(found, (expected.real, expected.imag)):
        off = abs(mpf(part) - wanted) / ulp(size)
        worst[title] = max(worst.get(title, 0), float(off / bound))
        if off > bound: return fail(request, found, (mp.nstr(expected, 25), f"{float(off):.1f} ULP"))


def variables(**numbers):
    result = {}
    for name, z in numbers.items(): result.update({name + "x": z.real, name + "y": z.imag})
    return result


def doubles(count):
    requests, cases = [], []
    for _ in range(count):
        z, w = random_number(), random_number()
        if rng.random() < 0.7:
            name = rng.choice(list(unary))
            text, expected = f"{name}(zx + zy*i)", lambda z=z, name=name: unary[name](mpc(z))
            title, bound = name, (8 if name in ("tan", "cot", "sec", "csc", "tanh") else
                                  4) * (1 + float(abs(z)) * math.log({"exp2": 2, "exp10": 10}.get(name, 1)))
        else:
            name = rng.choice(list(binary))
            text, expected = f"(zx + zy*i) {name} (wx + wy*i)", lambda z=z, w=w, name=name: binary[name](mpc(z), mpc(w))
            title = name
            bound = 4 if name != "^" else 4 * (1 + float(abs(mpc(w) * mp.log(mpc(z)))))
        requests.append({"expr": text, "vars": variables(z=z, w=w) if "wx" in text else variables(z=z)})
        cases.append((title, expected(), bound))
    for request, answer, (title, expected, bound) in zip(requests, answers(requests), cases):
        # What is beyond the range of doubles is an error there.
        if not mp.isfinite(expected) or max(abs(expected.real), abs(expected.imag)) > 1e305:
            if "error" not in answer and mp.isfinite(expected): fail(request, answer, expected)
            continue
        check(title, request, answer, expected, bound)


def powers(count):
    requests, cases = [], []
    for _ in range(count):
        z, n = random_number(), rng.choice([2, 3, 4, 5, 7, 8, 12, 20, -1, -2, -5])
        requests.append({"expr": f"(zx + zy*i)^{n}", "vars": variables(z=z)})
        cases.append((f"^{n}", mpc(z) ** n, max(4, 2 * abs(n))))
    for request, answer, case in zip(requests, answers(requests), cases): check(case[0], request, answer, *case[1:])


def cuts():
    requests, cases = [], []
    for name, function in on_cuts.items():
        for x in (-4.0, -2.5, -1.5, 1.5, 2.5, 7.0, 0.25, -0.25):
            for zero in (0.0, -0.0):
                z = complex(zero, x) if name in ("atan", "asinh") else complex(x, zero)
                requests.append({"expr": f"{name}(zx + i*zy)", "vars": variables(z=z)})
                cases.append((name, mpc(function(z)), 6))
    for request, answer, case in zip(requests, answers(requests), cases):
        check("cut " + case[0], request, answer, *case[1:])
    # What is typed has +0 as its imaginary part.
    typed = [{"expr": f"{name}({x}) + 0i"} for name in on_cuts for x in (-4, 2)]
    for request, answer in zip(typed, answers(typed)):
        name, x = request["expr"].split("(")[0], float(request["expr"].split("(")[1].split(")")[0])
        check("typed " + name, request, answer, mpc(on_cuts[name](complex(x, 0.0))), 6)


def exact(count):
    """Random formulas of exact numbers: every digit that is shown is right, and rational values are themselves."""

    def literal():
        number = lambda: rng.choice([
            str(rng.randrange(-9, 10)), f"{rng.randrange(1, 9)}/{rng.randrange(2, 9)}", f"{rng.randrange(1, 99) / 10}"
        ])
        re, im = number(), number()
        value = lambda text: mpf(text.split("/")[0]) / mpf(text.split("/")[1]) if "/" in text else mpf(text)
        return f"({re} + ({im})*i)", mpc(value(re), value(im))

    def formula(depth):
        if depth == 0 or rng.random() < 0.2: return literal()
        if rng.random() < 0.45:
            (a, x), (b, y) = formula(depth - 1), formula(depth - 1)
            name = rng.choice("+-*/")
            return f"({a} {name} {b})", binary[name](x, y)
        name = rng.choice([
            "exp", "ln", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "asin", "acos", "atan", "asinh", "acosh", "atanh",
            "conj"
        ])
        a, x = formula(depth - 1)
        return f"{name}({a})", beside_cut(name, mpc(x))

    requests, cases = [], []
    while len(requests) < count:
        mp.dps = 80
        try: text, value = formula(2)
        except (ZeroDivisionError, ValueError, OverflowError): continue
        if not mp.isfinite(value) or abs(value) > 1e30: continue
        requests.append({"expr": text, "mode": "exact"})
        cases.append(value)
    mp.dps = 50
    for request, answer, expected in zip(requests, answers(requests), cases):
        found = parts(answer)
        if found is None:
            # A value on a cut or at a pole may be one that no digits decide.
            fail(request, answer, mp.nstr(expected, 20))
            continue
        for text, wanted in zip(found, (expected.real, expected.imag)):
            value = mpf(text.split("/")[0]) / mpf(text.split("/")[1]) if "/" in text else mpf(text)
            places = len(text.split("/")[0].split("e")[0].partition(".")[2]) if "." in text else 0
            exponent = int(text.split("e")[1]) if "e" in text else 0
            step = mpf(10) ** (exponent - places) if "." in text else mpf(0)
            # Digits that follow are cut off; mpmath's own last digits may be off where parts cancel.
            if abs(value - wanted) > step + mpf(10) ** -45 * max(1, abs(expected)):
                fail(request, found, mp.nstr(expected, 40))
                break


FUNCTIONS = "f(s) = s*i + 1; g(s) = abs(s) > 2 ? s/2 : s^2; h(p, q) = Σ(k, 1, 2, k*p) - q; "
MEANINGS = {
    "f": lambda s: s * 1j + 1, "g": lambda s: s / 2 if abs(s) > 2 else s * s, "h": lambda p, q: 3 * p - q, "abs": abs,
    "conj": lambda z: complex(z).conjugate(), "re": lambda z: complex(z).real, "exp": cmath.exp,
}


def structures(count):
    """Sums, choices and functions within each other, against Python's own complex numbers."""

    def formula(depth, names=()):
        def part(): return formula(depth - 1, names)
        kind = rng.random()
        if depth == 0 or kind < 0.15:
            leaf = rng.choice(["x", "y", "2", ("i", "1j"), ("3i", "3j"), ("(x + i)", "(x + 1j)"), *names])
            return leaf if isinstance(leaf, tuple) else (leaf, leaf)
        a, b = part()
        if kind < 0.5:
            (c, d), sign = part(), rng.choice("+-*")
            return f"({a} {sign} {c})", f"({b} {sign} {d})"
        if kind < 0.6:
            name = rng.choice(["conj", "exp", "f", "g", "abs", "re"])
            return f"{name}({a})", f"{name}({b})"
        if kind < 0.75:
            (c, d), (e, f) = part(), part()
            return f"(re({a}) > 1 ? {c} : {e})", f"({d} if re({b}) > 1 else {f})"
        if kind < 0.9:
            name, last = f"k{len(names)}", rng.choice("23")
            a, b = formula(depth - 1, (*names, name))
            return f"Σ({name}, 1, {last}, {a})", f"sum(({b}) for {name} in range(1, {last} + 1))"
        c, d = part()
        return f"h({a}, {c})", f"h({b}, {d})"

    requests, cases = [], []
    while len(requests) < count:
        text, meaning = formula(4)
        x, y = rng.uniform(-2, 2), rng.uniform(-2, 2)
        try: value = complex(eval(meaning, {**MEANINGS, "x": x, "y": y}))
        except OverflowError: continue
        if not abs(value) < 1e6: continue
        requests.append({"expr": f"{FUNCTIONS}({text}) + 0i", "vars": {"x": x, "y": y}})
        cases.append(value)
    for request, answer, expected in zip(requests, answers(requests), cases):
        found = parts(answer)
        # Terms that cancel are larger than their sum.
        if found is None or abs(complex(float(found[0]), float(found[1])) - expected) > 1e-9 * max(1, abs(expected)):
            fail(request, answer, expected)


IDENTITIES = """(1 + i)^8 == 16; (1 - i)^8 == 16; i^2 == -1; i^-1 == -i; i^101 == i; (2 + i)^3 == 2 + 11i; sqrt(-4 + 0i) == 2i; sqrt(2i) == 1 + i
sqrt(3 - 4i) == 2 - i; sqrt(-7 + 24i) == 3 + 4i; e^(i*pi) + 1 == 0; e^(2i*pi) == 1; e^(i*pi/2) == i; abs(3 + 4i) == 5; abs(5 - 12i) == 13
abs(i) == 1; conj(3 + 4i)*(3 + 4i) == 25; re(1/(1 + i)) == 1/2; im(1/(1 + i)) == -1/2; arg(i) == pi/2; arg(-1 - i) == -3pi/4; ln(i) == i*pi/2
ln(-1 + 0i) == i*pi; cos(0i) == 1; sin(pi/2 + 0i) == 1; cosh(i*pi) == -1; sinh(i*pi/2) == i; exp(i*pi/3) == 1/2 + sqrt(3)/2*i
(-8 + 0i)^(1/3) == 1 + sqrt(3)*i; cbrt(-27 + 0i) == 3/2 + 3sqrt(3)/2*i; (1 + i)/(1 - i) == i; (3 + 4i)/(3 + 4i) == 1; 2∠pi == -2
1∠(pi/2) == i; 10∠(pi/3)/(2∠(pi/3)) == 5; asin(0i) == 0; atan(0i) == 0; (1/3 + i/2)*6 == 2 + 3i; i^i == exp(-pi/2)
(2 + 3i) - (2 + 3i) == 0; sum(1 + i, 2 - i) == 3; product(1i, 1i, 1i, 1i) == 1"""


def identities(count):
    """Identities that hold exactly, and formulas of Gaussian fractions, whose parts Python's fractions say."""
    texts = [text.strip() for text in IDENTITIES.replace("\n", ";").split(";")]
    while len(texts) < count:
        a, b, c, d, e, f = (Fraction(rng.randrange(-20, 21), rng.randrange(1, 9)) for _ in range(6))
        n = rng.randrange(2, 12)
        if (c, d) == (0, 0): continue
        size = c * c + d * d
        re, im = (a * c + b * d) / size + e, (b * c - a * d) / size + f
        x, y = Fraction(1), Fraction(0)
        for _ in range(n): x, y = x * re - y * im, x * im + y * re
        text = f"(({a} + ({b})*i)/({c} + ({d})*i) + ({e} + ({f})*i))^{n}"
        texts.append(f"re({text}) == {x}")
        texts.append(f"im({text}) == {y}")
    requests = [{"expr": text, "mode": "exact"} for text in texts]
    for request, answer in zip(requests, answers(requests)):
        if answer.get("value") is not True: fail(request, answer, "true")
    return len(texts)


doubles(options.count)
identities(max(options.count // 50, 100))
structures(max(options.count // 10, 100))
powers(max(options.count // 20, 20))
cuts()
exact(max(options.count // 20, 20))
print("worst, as a share of the bound:", ", ".join(
    f"{name} {share:.2f}" for name, share in sorted(worst.items(), key=lambda p: -p[1])[:8]))
print(f"{options.count} formulas of complex numbers, {wrong} wrong")
sys.exit(1 if wrong else 0)
