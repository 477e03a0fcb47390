#!/usr/bin/env python3
"""Writes random formulas with the values that Python's decimal gives them at precision 34, half to even.

Usage: decimal-formulas.py SEED COUNT

A line is: formula, value, or `error` where an operation fails (tab-separated). Formulas have x = 0.1, y = -2.5 and z =
1e-30 as inputs. Values are without trailing zeros. Whole powers are worked out exactly and rounded once.
"""
import random, sys
from decimal import *
from fractions import Fraction

rng = random.Random(int(sys.argv[1]))
CONTEXT = Context(prec=34,
                  rounding=ROUND_HALF_EVEN,
                  Emin=-6143,
                  Emax=6144,
                  clamp=1,
                  traps=[InvalidOperation, DivisionByZero, Overflow])
setcontext(CONTEXT)
INPUTS = {"x": Decimal("0.1"), "y": Decimal("-2.5"), "z": Decimal("1e-30")}


class Failed(Exception):
    pass


def nearest(fraction):
    """A fraction as a decimal, rounded once."""
    return Decimal(fraction.numerator) / Decimal(fraction.denominator) if fits(fraction) else CONTEXT.create_decimal(
        wide(fraction))


def fits(fraction):
    return abs(fraction.numerator) < 10**34 and fraction.denominator < 10**34


def wide(fraction):
    with localcontext(Context(prec=400, Emin=-10**17, Emax=10**17)):
        return Decimal(fraction.numerator) / Decimal(fraction.denominator)


def literal():
    kind = rng.random()
    if kind < 0.4: return str(rng.randint(0, 99))
    if kind < 0.8: return f"{rng.randint(0, 999)}.{rng.randint(0, 999):03}"
    if kind < 0.9: return str(rng.randint(1, 10**34 - 1))
    return f"{rng.randint(1, 9)}.{rng.randint(0, 10**12)}e{rng.randint(-40, 40)}"


def power(base, exponent):
    if base == 0 and exponent <= 0: raise Failed()
    return nearest(Fraction(base) ** exponent)


def whole(value, rounding):
    return value.to_integral_value(rounding) if value.adjusted() < 34 else value


def make(depth):
    """A formula as text, in brackets where it is not one word, and its value."""
    if depth == 0 or rng.random() < 0.15:
        if rng.random() < 0.4:
            name = rng.choice(list(INPUTS))
            return name, INPUTS[name]
        text = literal()
        return text, +Decimal(text)
    kind = rng.choice([
        "+", "-", "*", "/", "+", "-", "*", "/", "neg", "pow", "sqrt", "abs", "floor", "ceil", "trunc", "round", "min",
        "max", "if", "compare", "percent", "rem", "mod", "avg"
    ])
    a, u = make(depth - 1)
    if kind == "neg": return f"(-{a})", u.copy_negate() if u else -u
    if kind == "abs": return f"abs({a})", abs(u)
    if kind == "pow":
        n = rng.choice([2, 3, 4, 5, 7, 10, -1, -2, -3])
        return f"({a}^{n})", power(u, n)
    if kind == "sqrt":
        if u < 0: raise Failed()
        return f"sqrt({a})", u.sqrt()
    if kind == "floor": return f"floor({a})", whole(u, ROUND_FLOOR)
    if kind == "ceil": return f"ceil({a})", whole(u, ROUND_CEILING)
    if kind == "trunc": return f"trunc({a})", whole(u, ROUND_DOWN)
    if kind == "round": return f"round({a})", whole(u, ROUND_HALF_UP)
    if kind == "percent":
        p = rng.randint(0, 200)
        return f"({a} + {p}%)", u + Decimal(p) * u / 100
    b, v = make(depth - 1)
    if kind == "+": return f"({a} + {b})", u + v
    if kind == "-": return f"({a} - {b})", u - v
    if kind == "*": return f"({a} * {b})", u * v
    if kind == "/": return f"({a} / {b})", u / v
    if kind == "min": return f"min({a}, {b})", min(u, v)
    if kind == "max": return f"max({a}, {b})", max(u, v)
    if kind == "compare":
        op = rng.choice(["<", "<=", ">", ">=", "==", "!="])
        return f"({a} {op} {b})", Decimal(int(eval("u " + op + " v")))
    if kind == "avg": return f"avg({a}, {b})", nearest((Fraction(u) + Fraction(v)) / 2)
    if kind in ("rem", "mod"):
        if v == 0: raise Failed()
        f, g = Fraction(u), Fraction(v)
        quotient = f / g
        count = quotient.numerator // quotient.denominator if kind == "mod" or quotient >= 0 else -(
            (-quotient.numerator) // quotient.denominator)
        return f"({a} {kind} {b})", nearest(f - g * count)
    c, w = make(depth - 1)
    return f"if({a} > {b}, {b}, {c})", v if u > v else w


def written(value):
    if value == 0: return "0"
    return str(value.normalize())


for _ in range(int(sys.argv[2])):
    try:
        text, value = make(rng.randint(1, 4))
    except (Failed, InvalidOperation, DivisionByZero, Overflow):
        # What stands in the formula is not known then: another one is made.
        continue
    print(f"{text}\t{written(value)}")
