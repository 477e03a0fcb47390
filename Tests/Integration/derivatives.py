#!/usr/bin/env python3
"""Judges derivatives: random formulas, differentiated by the library, against mpmath's numerical derivatives of the
same formulas.

Usage: derivatives.py [--count 20000] [--seed 29] [--build .build/release]

Formulas are of the operations and functions that have derivatives, `d(…, x)` among them, with angles in radians, at
random points. mpmath differentiates at 180 digits in steps of 10^-60. A value may be off by what rounding can do to it:
what the formula's own derivative changes by where its inputs and constants change in their last bits, some hundred
times over, or where every value on the way does, as with the power of a tanh that is 1 but for its last bits. Uses the
C interface; needs mpmath (pip install mpmath). Exits with 1 when one is wrong.
"""
import argparse, os, random, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Benchmarks/Peers"))
import reckon_c

parser = argparse.ArgumentParser()
parser.add_argument("--count", type=int, default=20000)
parser.add_argument("--seed", type=int, default=29)
parser.add_argument("--build", default=".build/release")
options = parser.parse_args()
try:
    import mpmath
    from mpmath import mp, mpf
except ImportError:
    sys.exit("derivatives.py needs mpmath (pip install mpmath)")
rng = random.Random(options.seed)
library = reckon_c.Library.find(options.build)
mp.dps = 180

# Names → the function at 180 digits. What jumps is far from its jump at random points, or the point is passed over.
UNARY = {
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "sec": mp.sec, "csc": mp.csc, "cot": mp.cot, "atan": mp.atan, "sinh":
        mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh, "asinh": mp.asinh, "exp": mp.exp, "exp2": lambda x: mpf(2)**x,
    "exp10": lambda x: mpf(10)**x, "expm1": mp.expm1, "ln": mp.log, "log2": lambda x: mp.log(x, 2), "log10":
        mp.log10, "log1p": mp.log1p, "sqrt": mp.sqrt, "cbrt": mp.cbrt, "asin": mp.asin, "acos": mp.acos,
    "acosh": mp.acosh, "atanh": mp.atanh, "abs": abs, "erf": mp.erf, "erfc": mp.erfc, "floor":
        mp.floor, "frac": lambda x: x - (mp.floor(x) if x >= 0 else mp.ceil(x)), "deg": mp.degrees, "rad": mp.radians,
}
BINARY = {
    "atan2": mp.atan2, "hypot": mp.hypot, "max": max, "min": min, "log": lambda x, b: mp.log(x, b), "avg": lambda x, y:
                                                                                                           (x + y) / 2,
    "sum": lambda x, y: x + y, "product": lambda x, y: x * y, "stdev": lambda x, y: abs(x - y) / mp.sqrt(2),
}


class OutOfRange(Exception):
    """A point at which the judge has no value."""


# What is larger is no double, and takes mpmath as many digits as it has.
LARGEST = mpf(10) ** 309


def real(value):
    if isinstance(value, mp.mpc) or not mp.isfinite(value) or abs(value) > LARGEST: raise OutOfRange
    return value


def constant():
    return rng.choice(["2", "3", "0.5", "1.25", "10", "7"])


# Which of a node's roundings apply: `None` for none.
rounded = None
roundings = random.Random(1)


def formula(depth):
    """A formula's text, and the function of x and y that it stands for, whose values are rounded where `rounded` says
    so."""
    text, function = exact_formula(depth)
    factors = [1 + mpf(2) ** -52 * roundings.uniform(-1, 1) for _ in range(8)]
    return text, lambda x, y: function(x, y) * (1 if rounded is None else factors[rounded])


def exact_formula(depth):
    choice = rng.random()
    if depth == 0 or choice < 0.1:
        kind = rng.random()
        if kind < 0.55: return "x", lambda x, y: x
        if kind < 0.75: return "y", lambda x, y: y
        text = constant()
        value = mpf(text)
        return text, lambda x, y: value
    if choice < 0.5:
        (a, f), (b, g) = formula(depth - 1), formula(depth - 1)
        sign = rng.choice("+-*/^")
        if sign == "^":
            if rng.random() < 0.7:
                power = rng.choice([2, 3, 4, 5, -1, -2])
                return f"({a})^{power}", lambda x, y: real(f(x, y)) ** power
            return f"({a})^({b})", lambda x, y: positive(f(x, y)) ** real(g(x, y))
        action = {"+": lambda p, q: p + q, "-": lambda p, q: p - q, "*": lambda p, q: p * q,
                  "/": lambda p, q: p / q}[sign]
        return f"({a}){sign}({b})", lambda x, y: action(real(f(x, y)), real(g(x, y)))
    if choice < 0.8:
        name = rng.choice(list(UNARY))
        a, f = formula(depth - 1)
        if name == "cbrt": return f"cbrt({a})", lambda x, y: (lambda v: mp.sign(v) * mp.cbrt(abs(v)))(real(f(x, y)))
        return f"{name}({a})", lambda x, y: UNARY[name](real(f(x, y)))
    if choice < 0.92:
        name = rng.choice(list(BINARY))
        (a, f), (b, g) = formula(depth - 1), formula(depth - 1)
        return f"{name}({a}, {b})", lambda x, y: BINARY[name](real(f(x, y)), real(g(x, y)))
    if choice < 0.97:
        (a, f), (b, g), (c, h) = formula(depth - 1), formula(depth - 1), formula(depth - 1)
        return f"if({a} < 1, {b}, {c})", lambda x, y: (g if below_one(f(x, y)) else h)(x, y)
    a, f = formula(depth - 1)
    # A derivative in the formula, whose own derivative is asked for then.
    if choice < 0.985: return f"d({a}, x)", lambda x, y: judged(f, x, y)
    return f"Σ(k, 1, 3, ({a})*k^2)", lambda x, y: sum(real(f(x, y)) * k * k for k in (1, 2, 3))


def positive(value):
    if real(value) <= 0: raise OutOfRange
    return value


def below_one(value):
    """Whether a value is below 1; one that the judge's own rounding decides about is passed over."""
    if abs(real(value) - 1) < mpf(10) ** -40: raise OutOfRange
    return value < 1


def judged(function, x, y):
    """The derivative by x at 180 digits, unless the point is next to a jump, a corner or a pole."""
    values = []
    for step in (mpf(10) ** -60, mpf(10) ** -61):
        ahead, behind = real(function(x + step, y)), real(function(x - step, y))
        here = real(function(x, y))
        central, right, left = (ahead - behind) / (2 * step), (ahead - here) / step, (here - behind) / step
        if abs(right - left) > abs(central) * mpf(10) ** -8 + mpf(10) ** -330: raise OutOfRange
        values.append(central)
    # Two central differences give one of fourth order.
    best = (values[1] * 100 - values[0]) / 99
    if abs(values[1] - best) > abs(best) * mpf(10) ** -40 + mpf(10) ** -330: raise OutOfRange
    return best


def rounding(derivative, x, y, best, size):
    """How far rounding can take the derivative: its changes with the last bits of its inputs, and those that the
    library's own values show."""
    values = [derivative(x + dx * 2e-15 * abs(x), y + dy * 2e-15 * abs(y)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    # The judge's own differences are off by a hundred digits less than its values have, in derivatives of derivatives
    # by sixty more.
    return (max(values) - min(values)) * 50 + abs(best) * 1e-11 + 1e-290 + size * mpf(10) ** -40


def rounding_on_the_way(function, x, y, best):
    """How far the derivative goes where every value on the way is rounded: without end where such a value has none."""
    global rounded
    try:
        values = []
        for rounded in range(8): values.append(judged(function, mpf(x), mpf(y)))
        return max(abs(value - best) for value in values) * 4
    except (OutOfRange, ZeroDivisionError, ValueError, OverflowError, mpmath.libmp.NoConvergence, TypeError):
        return mp.inf
    finally:
        rounded = None


counts = {
    "right": 0, "right but for what rounding does on the way": 0, "without a value": 0,
    "too large on the way, or at a corner": 0, "refused": 0, "wrong": 0
}
asked = 0
while asked < options.count:
    text, function = formula(rng.choice([1, 2, 2, 3, 3, 4]))
    if "x" not in text: continue
    asked += 1
    try:
        # Both are inputs, in this order, whatever the formula has.
        whole = reckon_c.Formula(library, f"0*x + 0*y + ({text})", reckon_c.Formula.RADIANS)
        derivative = whole.derivative("x")
    except reckon_c.Error as error:
        counts["refused"] += 1
        print(f"refused: {text}: {error}")
        continue
    x, y = (rng.choice([rng.uniform(0.05, 3), rng.uniform(-3, -0.05), rng.uniform(0.05, 1)]) for _ in range(2))
    try:
        best = judged(function, mpf(x), mpf(y))
        if abs(best) > 1e250: raise OutOfRange
        whole(x, y)
    except (OutOfRange, ZeroDivisionError, ValueError, OverflowError, mpmath.libmp.NoConvergence, TypeError):
        counts["without a value"] += 1
        continue
    except reckon_c.Error:
        counts["without a value"] += 1  # beyond the doubles
        continue
    try:
        allowed = rounding(derivative, x, y, best, max(1, abs(function(mpf(x), mpf(y)))))
        value = derivative(x, y)
    except reckon_c.Error as error:
        counts["too large on the way, or at a corner"] += 1
        continue
    if abs(mpf(value) - best) <= allowed:
        counts["right"] += 1
    elif abs(mpf(value) - best) <= rounding_on_the_way(function, x, y, best):
        counts["right but for what rounding does on the way"] += 1
    else:
        counts["wrong"] += 1
        print(f"wrong: d({text})/dx at x = {x!r}, y = {y!r}: {value!r}, but {mp.nstr(best, 17)}")
print(f"seed {options.seed}: " + ", ".join(f"{count} {what}" for what, count in counts.items()))
sys.exit(1 if counts["wrong"] or counts["refused"] or counts["right"] < asked * 0.3 else 0)
