#!/usr/bin/env python3
"""Judges the real numbers of exact mode against mpmath: every digit shown is right, and none is withheld that 10,000
digits decide.

Usage: reals.py [--count 20000] [--seed 28] [--reckon .build/release/reckon]

Random formulas over the functions of the catalogue, a third of them at points made to be hard, go to `reckon eval
--exact --jsonl` and ask for 10 to 1,000 digits. mpmath evaluates each at three times the digits and at twice as many
again; where both do not agree, at more, up to 10,200. A refusal must have its reason in the formula: a pole, the end of
a domain or a size, which mpmath is at too, or a question that is open after 10,000 digits. Exits with 1 when one has
none. Needs mpmath (pip install mpmath); gmpy2 makes it several times as fast.
"""
import argparse, ast, json, random, re, subprocess, sys

from mpmath import mp
from mpmath.libmp import ComplexResult

DECIDING = 10_000
LARGEST_BITS = 1 << 24


class NoValue(Exception):
    """A formula that has no real value: what is wrong with it."""


class Unknown(Exception):
    """A value that the judge does not compute."""


class Watch:
    """How near a formula comes to the points where its digits do not tell what it is."""

    def __init__(self, digits):
        self.digits, self.bits = digits, 0
        # The least distance to a choice, whose sides both have values, and to an edge, beyond which there is none.
        self.choice = self.edge = mp.inf

    def relative(self, distance, size):
        return abs(distance) / max(abs(size), 1) if size else abs(distance)

    def near(self, distance, size=1):
        """Notes a distance to an edge, against the size of what it is the difference of."""
        self.edge = min(self.edge, self.relative(distance, size))

    def chooses(self, distance, size=1):
        """Notes a distance of which the sign decides between values."""
        self.choice = min(self.choice, self.relative(distance, size))

    def sized(self, x):
        """Notes how many bits a number has before or behind the point."""
        if x and mp.isfinite(x): self.bits = max(self.bits, abs(mp.mag(x)))
        return x

    def is_zero(self, distance):
        """Whether a distance is 0 as far as the digits go, all but a few."""
        return distance < mp.mpf(10) ** -(self.digits - 60)

    @property
    def is_at_edge(self): return self.is_zero(self.edge)

    @property
    def is_open(self): return self.is_zero(min(self.edge, self.choice))


def real(x):
    if isinstance(x, mp.mpc): raise NoValue("domain")
    if not mp.isfinite(x): raise NoValue("pole")
    return x


def functions(watch, half_turn):
    """The catalogue's functions by mpmath's, which note how near they are to an edge; half_turn is π in the unit of
    angles, None in radians."""

    def radians(x): return x if half_turn is None else x * mp.pi / half_turn
    def angle_of(x): return x if half_turn is None else x * half_turn / mp.pi
    def turned(function): return lambda x: function(radians(x))
    def tangent(x): return divided(mp.sin(radians(x)), mp.cos(radians(x)))

    def at_least(x, end, strict=False):
        watch.near(x - end)
        if x < end or strict and x == end: raise NoValue("domain")
        return x

    def logarithm(x):
        at_least(x, 0, True)
        return mp.ln(x)

    def divided(a, b):
        watch.near(b, 0)
        if b == 0: raise NoValue("division")
        return a / b

    def within(x, function, strict=False):
        watch.near(1 - abs(x))
        if abs(x) > 1 or strict and abs(x) == 1: raise NoValue("domain")
        return function(x)

    def root(x, n):
        n = int(n)
        if n % 2 == 0: at_least(x, 0)
        return mp.root(x, n) if x >= 0 else -mp.root(-x, n)

    def gamma(x, function=mp.gamma):
        if x < 0.5:
            watch.near(x - mp.nint(x))
            if x == mp.nint(x): raise NoValue("pole")
        return function(x)

    def power(a, b):
        if b == mp.nint(b) and abs(b) < 10 ** 12:
            if b < 0: watch.near(a, 0)
            # Of a fraction, which has parts of two bits or more, each factor adds to both.
            if a != mp.nint(a): watch.bits = max(watch.bits, 4 * int(abs(b)))
            if a == 0 and b < 0: raise NoValue("division")
            return mp.power(a, b)
        watch.near(a, 0)
        # A whole exponent of another form has a value for a negative base, which no digits tell.
        if a < 0:
            watch.near(b - mp.nint(b))
            raise NoValue("domain")
        if a == 0: return mp.mpf(0) if b > 0 else real(mp.inf)
        return mp.power(a, b)

    def snapped(x):
        """The number, or the whole one that it is as far as the digits go: what steps there is known to the engine by
        its form, or refused."""
        distance = x - mp.nint(x)
        watch.chooses(distance, x)
        return mp.nint(x) if watch.is_zero(watch.relative(distance, x)) else x

    def whole(function): return lambda x: function(snapped(x))
    def truncated(x): return mp.floor(x) if x >= 0 else mp.ceil(x)

    def half_up(x): return mp.floor(snapped(x + 0.5)) if x >= 0 else -mp.floor(snapped(-x + 0.5))

    def half_even(x):
        upper = snapped(x + 0.5)
        return mp.floor(upper) - (upper == mp.nint(upper) and mp.floor(upper) % 2)

    def rounded(x, places=0):
        scale = mp.power(10, int(places))
        return half_up(x * scale) / scale

    def remainder(a, b, step):
        """What is left of a division; where the quotient is whole, 0 or the divisor."""
        quotient = divided(a, b)
        if abs(quotient) > mp.mpf(10) ** (watch.digits - 60):
            # Its digits end before the point: exp(300000) mod 17 needs 130,000 of them.
            if watch.digits > DECIDING: raise Unknown
            watch.chooses(0)
        return a - b * step(snapped(quotient))

    def signum(x):
        watch.chooses(x)
        return mp.sign(x)

    def absolute(x):
        watch.chooses(x)
        return abs(x)

    def chosen(pick):
        def choose(*x):
            for i in range(len(x)):
                for j in range(i): watch.chooses(x[i] - x[j], x[i])
            return pick(x)
        return choose

    def clamped(x, low, high):
        at_least(high, low)
        return chosen(lambda *_: min(max(x, low), high))(x, low, high)

    def variance(*x):
        mean = sum(x) / len(x)
        return sum((v - mean) ** 2 for v in x) / (len(x) - 1)

    def percentile(*x):
        *x, percentage = x
        at_least(percentage, 0)
        at_least(100, percentage)
        rank = snapped(percentage / 100 * (len(x) - 1))
        ordered = chosen(sorted)(*x)
        below = min(int(mp.floor(rank)), len(x) - 2)
        return ordered[below] + (ordered[below + 1] - ordered[below]) * (rank - below)

    def mode(*x):
        # Those of the formulas are one number in different forms, or all different: then the first of them counts.
        chosen(lambda _: 0)(*x)
        same = lambda a: sum(watch.is_zero(abs(a - b)) for b in x)
        return max(x, key=same)

    def angle(y, x):
        watch.chooses(x, 0)
        watch.chooses(y, 0)
        return mp.atan2(y, x)

    def beta(a, b):
        # A pole below the line alone makes it 0.
        top = gamma(a) * gamma(b)
        watch.near(a + b - mp.nint(a + b))
        return top * mp.rgamma(a + b)

    return {
        "+":
            lambda a, b: a + b,
        "-":
            lambda a, b: a - b,
        "*":
            lambda a, b: a * b,
        "/":
            divided,
        "^":
            power,
        "neg":
            lambda a: -a,
        "sqrt":
            lambda x: mp.sqrt(at_least(x, 0)),
        "cbrt":
            lambda x: root(x, 3),
        "root":
            root,
        "hypot":
            mp.hypot,
        "ln":
            logarithm,
        "log":
            lambda x, b=10: divided(logarithm(x), logarithm(mp.mpf(b))),
        "log2":
            lambda x: logarithm(x) / mp.ln(2),
        "log10":
            lambda x: logarithm(x) / mp.ln(10),
        "log1p":
            lambda x: mp.log1p(at_least(x, -1, True)),
        "exp":
            mp.exp,
        "exp2":
            lambda x: mp.power(2, x),
        "exp10":
            lambda x: mp.power(10, x),
        "expm1":
            mp.expm1,
        "sin":
            turned(mp.sin),
        "cos":
            turned(mp.cos),
        "tan":
            tangent,
        "sec":
            lambda x: divided(mp.mpf(1), mp.cos(radians(x))),
        "csc":
            lambda x: divided(mp.mpf(1), mp.sin(radians(x))),
        "cot":
            lambda x: divided(mp.cos(radians(x)), mp.sin(radians(x))),
        "asin":
            lambda x: angle_of(within(x, mp.asin)),
        "acos":
            lambda x: angle_of(within(x, mp.acos)),
        "atan":
            lambda x: angle_of(mp.atan(x)),
        "atan2":
            lambda y, x: angle_of(angle(y, x)),
        "sinh":
            mp.sinh,
        "cosh":
            mp.cosh,
        "tanh":
            mp.tanh,
        "asinh":
            mp.asinh,
        "acosh":
            lambda x: mp.acosh(at_least(x, 1)),
        "atanh":
            lambda x: within(x, mp.atanh, True),
        "gamma":
            gamma,
        "lgamma":
            lambda x: gamma(x, lambda x: mp.loggamma(x)
                            if x > 0 else mp.ln(mp.pi / abs(mp.sinpi(x))) - mp.loggamma(1 - x)),
        "beta":
            beta,
        # From 10^6 on erf is 1 as far as any digits go that are asked for.
        "erf":
            lambda x: mp.erf(x) if abs(x) < 10**6 else mp.sign(x),
        "erfc":
            mp.erfc,
        "deg":
            lambda x: x * 180 / mp.pi,
        "rad":
            lambda x: x * mp.pi / 180,
        "abs":
            absolute,
        "frac":
            lambda x: x - truncated(snapped(x)),
        "floor":
            whole(mp.floor),
        "ceil":
            whole(mp.ceil),
        "trunc":
            whole(truncated),
        "sign":
            signum,
        "round":
            rounded,
        "roundeven":
            half_even,
        "step":
            lambda edge, x: mp.mpf(chosen(lambda _: x >= edge)(edge, x)),
        "//":
            lambda a, b: whole(mp.floor)(divided(a, b)),
        "mod":
            lambda a, b: remainder(a, b, mp.floor),
        "rem":
            lambda a, b: remainder(a, b, truncated),
        "max":
            chosen(max),
        "min":
            chosen(min),
        "avg":
            lambda *x: sum(x) / len(x),
        "sum":
            lambda *x: sum(x),
        "median":
            chosen(lambda x: sorted(x)[len(x) // 2]),
        "product":
            lambda *x: mp.fprod(x),
        "stdev":
            lambda *x: mp.sqrt(at_least(variance(*x), 0)),
        "variance":
            variance,
        "percentile":
            percentile,
        "mode":
            mode,
        "lerp":
            lambda a, b, t: a + (b - a) * t,
        "clamp":
            clamped,
    }


OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "^", ast.FloorDiv: "//"}
HALF_TURNS = {"rad": None, "deg": 180, "grad": 200}


def evaluated(tree, watch, half_turn):
    """A formula's value at so many digits; the watch has what it came near to."""
    mp.dps = watch.digits
    table = functions(watch, half_turn)

    def value(node):
        match node:
            case ast.Constant(): return mp.mpf(node.value)
            case ast.Name(): return {"pi": +mp.pi, "e": +mp.e}[node.id]
            case ast.UnaryOp(): return -value(node.operand)
            case ast.BinOp():
                name, operands = OPERATORS[type(node.op)], [value(node.left), value(node.right)]
            case ast.Call(): name, operands = node.func.id, [value(argument) for argument in node.args]
        # Beyond these mpmath ends the process, or takes minutes.
        if name in ("exp", "exp2", "exp10", "sinh", "cosh", "expm1", "^") and any(
                abs(x) > mp.mpf(10)**12 for x in operands):
            raise Unknown
        if name in ("sin", "cos", "tan", "sec", "csc", "cot", "gamma", "beta", "lgamma") and any(
                abs(x) > mp.mpf(10)**2000 for x in operands):
            raise Unknown
        if name == "erfc" and operands[0] > 10 ** 6: raise Unknown
        if name in ("gamma", "beta") and any(abs(x) > 10 ** 6 for x in operands): raise Unknown
        if name == "^" and abs(operands[1] * mp.log(abs(operands[0]) or 1)) > mp.mpf(10) ** 12: raise Unknown
        try: return watch.sized(real(table[name](*operands)))
        except ComplexResult: raise NoValue("domain")
        except ZeroDivisionError: raise NoValue("division")

    return value(tree)


def parsed(text):
    """A formula's tree, its numbers as text so that mpmath reads all of their digits."""
    text = re.sub(r"(?<![A-Za-z0-9_.])(\d+(?:\.\d+)?)(?![A-Za-z0-9_.])", r"'\1'", text.replace("^", "**"))
    return ast.parse(text, mode="eval").body


class Expected:
    """What a formula has to give for so many digits."""

    def __init__(self, text, digits, half_turn=None):
        self.tree, self.digits, self.half_turn = parsed(text), digits, half_turn
        self.value = self.reason = None
        self.is_open = self.is_unknown = False
        precision = 3 * digits + 60
        before = self.at(precision)
        while True:
            precision *= 2
            if precision > DECIDING + 200: precision = DECIDING + 200
            now = self.at(precision)
            if self.is_unknown or self.settled(before, now, precision): return
            if precision == DECIDING + 200:
                self.is_open = True
                return
            before = now

    def at(self, precision):
        self.value = self.reason = None
        self.watch = Watch(precision)
        try:
            self.value = evaluated(self.tree, self.watch, self.half_turn)
            return self.value
        except NoValue as error: self.reason = str(error)
        except (Unknown, OverflowError, NotImplementedError, ValueError, MemoryError): self.is_unknown = True
        return None

    def settled(self, before, now, precision):
        if self.watch.is_open: return False
        if before is None or now is None: return before is None and now is None
        # All but 10 of the digits that are asked for, and of those that decide a tie.
        if abs(before - now) > abs(now) * mp.mpf(10) ** -(self.digits + 20): return False
        # What is 0 as far as the digits go may be 0, or too small for them.
        if now == 0: return False
        return not self.is_tie(now, precision)

    def unit(self, value):
        return mp.mpf(10) ** (int(mp.floor(mp.log10(abs(value)))) - self.digits + 1)

    def is_tie(self, value, precision):
        """Whether the digits that follow are those of a half, as far as half of them go."""
        scaled = abs(value) / self.unit(value)
        return abs(scaled - mp.floor(scaled) - 0.5) < mp.mpf(10) ** -(precision // 2)

    def accepts_refusal(self, error):
        """Whether a refusal is right: it must be what the formula is refused for."""
        if self.is_unknown: return True
        if error["kind"] in ("domain", "divisionByZero", "overflow"):
            return self.reason is not None or self.watch.is_at_edge
        if "do not decide" in error["message"]: return self.is_open
        return self.watch.bits > LARGEST_BITS // 4

    def fault(self, shown):
        """What is wrong with the digits shown, if anything is."""
        if self.is_unknown: return None
        found = mp.mpf(shown.replace("…", ""))
        if self.reason:
            # At an edge as far as the digits go a value may be what the exact algebra knows; at a pole it is huge.
            is_right = self.is_open and (self.reason == "domain" or abs(found) > mp.mpf(10) ** (DECIDING // 2))
            return None if is_right else f"no value: {self.reason}"
        # A seventh root of what is 0 as far as the digits go is not as small.
        if self.is_open and abs(self.value) < mp.mpf(10)**-(DECIDING // 8):
            return None if abs(found) < mp.mpf(10)**-(DECIDING // 8) else "0"
        if self.value == 0: return None if found == 0 else "0"
        # Half a unit in the last place is as far as a correct rounding may be.
        if abs(found - self.value) > self.unit(self.value) / 2 * (1 + mp.mpf(10)**-18):
            return mp.nstr(self.value, self.digits + 10)
        digits = shown.lstrip("-").split("e")[0].replace(".", "").lstrip("0")
        if len(digits) != self.digits and found != int(found): return f"{self.digits} digits"
        return None


def formulas(rng):
    """Random formulas and those at hard points: two functions that make one."""

    def decimal(low, high, digits=6):
        text = repr(round(rng.uniform(low, high), rng.randint(0, digits)))
        return text[:-2] if text.endswith(".0") else text

    def number():
        """A positive number of any size that is written in few characters."""
        return rng.choice([
            lambda: str(rng.randint(1, 30)), lambda: decimal(0.01, 9),
            lambda: f"{rng.randint(1, 40)}/{rng.randint(1, 40)}", lambda: "pi", lambda: "e",
            lambda: f"sqrt({rng.randint(2, 50)})", lambda: f"10^-{rng.randint(1, 30)}",
            lambda: f"{rng.randint(1, 9)}*10^{rng.randint(1, 12)}",
        ])()

    steps = ["floor", "ceil", "round", "roundeven", "trunc", "sign"]
    anywhere = [
        "sin", "cos", "atan", "sinh", "cosh", "tanh", "asinh", "exp2", "exp10", "expm1", "cbrt", "erf", "erfc", "abs",
        "deg", "rad", "frac", "exp"
    ]
    positive = ["ln", "log", "log2", "log10", "log1p", "sqrt", "gamma", "lgamma", "acosh", "tan", "cot", "sec", "csc"]

    def formula(depth):
        if depth == 0: return number()
        kind = rng.random()
        a = formula(rng.randint(0, depth - 1))
        if kind < 0.28: return f"{rng.choice(anywhere)}({a})"
        if kind < 0.3: return f"{rng.choice(steps)}(({a}) * {rng.randint(1, 99)})"
        if kind < 0.5:
            name = rng.choice(positive)
            return f"acosh(1 + abs({a}))" if name == "acosh" else f"{name}({a})"
        if kind < 0.58: return f"{rng.choice(['asin', 'acos', 'atanh'])}(({a}) / (1 + abs({a})))"
        b = formula(rng.randint(0, depth - 1))
        if kind < 0.61: return f"{rng.choice(['hypot', 'atan2', 'max', 'min', 'avg', 'beta'])}({a}, {b})"
        if kind < 0.62:
            return rng.choice([
                f"mod({a}, {b})", f"rem({a}, {b})", f"({a}) // ({b})", f"step({a}, {b})",
                f"round({a}, {rng.randint(-3, 40)})"
            ])
        if kind < 0.65: return f"root({a}, {rng.randint(2, 7)})"
        if kind < 0.68: return f"log({a}, {b})"
        if kind < 0.705:
            return f"{rng.choice(['median', 'stdev', 'variance', 'sum', 'product', 'clamp', 'mode'])}({a}, {b}, {rng.choice([a, number()])})"
        if kind < 0.707: return f"percentile({a}, {b}, {number()}, {decimal(0, 100)})"
        if kind < 0.71: return f"clamp({a}, 1/{rng.randint(2, 9)}, {rng.randint(1, 9)})"
        if kind < 0.74: return f"lerp({a}, {b}, {number()})"
        if kind < 0.8: return f"({a})^({b})"
        return f"({a}) {rng.choice('+-*/')} ({b})"

    def small(): return f"10^-{rng.randint(1, 400)}"
    def whole(high=10 ** 6): return rng.randint(1, high)
    def turned(): return rng.choice(["pi", f"{whole(60)}*pi", f"{whole()}*pi/6", f"{whole()}*pi/2", f"{whole()}*pi/12"])
    def sign(): return rng.choice("+-")

    def zero():
        """Near a zero of a function."""
        return rng.choice([
            lambda: f"sin({turned()} {sign()} {small()})", lambda: f"cos({2 * whole() + 1}*pi/2 {sign()} {small()})",
            lambda: f"tan({whole(99)}*pi {sign()} {small()})", lambda: f"ln(1 {sign()} {small()})",
            lambda: f"log(1 {sign()} {small()})", lambda: f"lgamma(1 {sign()} {small()})",
            lambda: f"lgamma(2 {sign()} {small()})", lambda: f"acosh(1 + {small()})", lambda: f"acos(1 - {small()})",
            lambda: f"cosh({small()}) - 1", lambda: f"exp({small()}) - 1", lambda: f"log1p({small()})",
            lambda: f"expm1(-{small()})", lambda: f"ln(ln(e + {small()}))", lambda: f"erf({small()})",
            lambda: f"atan(10^{whole(400)}) - pi/2", lambda: f"sinh({small()}) - {small()}",
            lambda: f"cot(pi/2 {sign()} {small()})", lambda: f"erfc({whole(60)}.5)", lambda: f"1 - erf({whole(15)})",
            lambda: f"1 - tanh({whole(300)})", lambda: f"exp(-{whole(3000)})",
            lambda: f"frac({whole()} {sign()} {small()})", lambda: f"cbrt(1 + {small()}) - 1",
            lambda: f"hypot(1, {small()}) - 1",
        ])()

    def pole():
        """Near a pole, or at it."""
        return rng.choice([
            lambda: f"tan({2 * whole(99) + 1}*pi/2 {sign()} {small()})",
            lambda: f"sec({2 * whole(99) + 1}*pi/2 {sign()} {small()})",
            lambda: f"csc({whole(99)}*pi {sign()} {small()})", lambda: f"cot({whole(99)}*pi {sign()} {small()})",
            lambda: f"gamma(-{whole(20)} {sign()} {small()})", lambda: f"lgamma(-{whole(20)} {sign()} {small()})",
            lambda: f"gamma({small()})", lambda: f"ln({small()})", lambda: f"atanh(1 - {small()})",
            lambda: f"1/(exp({small()}) - 1)", lambda: f"1/sin({turned()} + {small()})",
            lambda: f"tan({2 * whole(99) + 1}*pi/2)", lambda: f"cot({whole(99)}*pi)",
            lambda: f"1/(sqrt(8) - 2*sqrt(2))", lambda: f"csc({turned()})", lambda: f"sec({turned()})",
            lambda: f"1/ln(1 + {small()})", lambda: f"beta({small()}, {whole(9)}/7)", lambda: f"log(7, 1 + {small()})",
            lambda: f"asin(1 {sign()} {small()})", lambda: f"gamma(-{whole(9)})",
        ])()

    def large():
        """Far out: angles of 10^40 radians and more, and growth."""
        return rng.choice([
            lambda: f"{rng.choice(['sin', 'cos', 'tan', 'sec'])}({whole()}*10^{rng.randint(20, 60)})",
            lambda: f"sin(10^{rng.randint(40, 900)} + {whole(9)}/7)",
            lambda: f"cos({rng.choice(['sqrt(2)', 'e', 'ln(7)'])}*10^{rng.randint(20, 300)})",
            lambda: f"sin(exp({whole(200)}))", lambda: f"gamma({rng.randint(20, 3000)}/7)",
            lambda: f"lgamma(10^{rng.randint(3, 200)})", lambda: f"tanh({whole(400)})",
            lambda: f"log(10^{whole(40)} + 1)", lambda: f"asinh(10^{whole(300)})",
            lambda: f"exp({whole(60)}) * exp(-{whole(60)}.5)", lambda: f"sqrt(10^{2 * whole(60)} + 1) - 10^{whole(60)}",
            lambda: f"frac({rng.choice(['pi', 'e', 'sqrt(3)'])}*10^{whole(300)})",
            lambda: f"{whole(99)}^({whole(400)}/7)", lambda: f"beta({whole(4000)}, {whole(4000)}/3)",
            lambda: f"exp({whole(10 ** 6)}/7)",
        ])()

    def cancelling():
        """Where digits cancel, by any number."""
        n = whole(300)
        return rng.choice([
            lambda: "e^(pi*sqrt(163))",
            lambda: f"e^(pi*sqrt(163)) - 262537412640768744",
            lambda: f"1 - cos(10^-{rng.randint(5, 60)})",
            # Rump's polynomial, where doubles and decimals have not even the sign.
            lambda:
            "333.75*33096^6 + 77617^2*(11*77617^2*33096^2 - 33096^6 - 121*33096^4 - 2) + 5.5*33096^8 + 77617/(2*33096)",
            lambda: muller(rng.randint(5, 40)),
            lambda: f"(sqrt(2) + sqrt(3))^2 - 5 - 2*sqrt(6) + {small()}",
            lambda: f"sqrt({n}^2 + {small()}) - {n}",
            lambda: f"cbrt({n}^3 + 1) - {n}",
            lambda: f"ln({n} + {small()}) - ln({n})",
            lambda: f"sin({n} + {small()}) - sin({n})",
            lambda: f"atan({n}) + atan(1/{n}) - pi/2 + {small()}",
            lambda: f"4*atan(1/5) - atan(1/239) - pi/4 + {small()}",
            lambda: f"cosh({n}) - sinh({n})",
            lambda: f"exp({n}) - exp({n} - {small()})",
            lambda: f"(1 + 10^-{n})^(10^{min(n, 300)}) - e",
            lambda: f"ln(sinh({n}*10^{whole(8)})) - {n}",
            lambda: f"erf({n}/9) + erfc({n}/9) - 1 + {small()}",
            lambda: f"sin({n})^2 + cos({n})^2 - 1 + {small()}",
            lambda: f"sqrt(3 + 2*sqrt(2)) - 1 - sqrt(2) + {small()}",
            lambda: f"gamma(1/2 + {small()})^2 - pi",
            lambda: f"lgamma({n} + 1) - lgamma({n}) - ln({n}) + {small()}",
        ])()

    def tie(digits):
        """A tie of rounding but for a small part, for the digits that are asked for."""
        front = rng.randint(10 ** (digits - 1), 10 ** digits - 1)
        point = rng.randint(1, digits)
        text = f"{front}5"
        return f"{text[:point]}.{text[point:]} {sign()} {rng.choice(['1', 'sin(1)', 'pi', 'sqrt(2)', 'ln(3)'])}*10^-{digits + rng.randint(1, 900)}"

    def hard(digits):
        return rng.choice([zero, pole, large, cancelling, lambda: tie(digits)])()

    return formula, hard


def muller(steps):
    """Muller's sequence x = 108 - (815 - 1500/y)/x from 4 and 17/4, whose limit is 5 where every rounding makes it 100:
    a step as a formula."""
    # xₙ = (3ⁿ⁺¹ + 5ⁿ⁺¹) / (3ⁿ + 5ⁿ)
    x = lambda n: f"((3^{n + 1} + 5^{n + 1})/(3^{n} + 5^{n}))"
    return f"sqrt(108 - (815 - 1500/{x(steps)})/{x(steps + 1)})"


def answers(reckon, texts, unit):
    lines = "".join(json.dumps({"expr": text}) + "\n" for text in texts)
    run = subprocess.run([reckon, "eval", "--exact", "--jsonl", "--angle", unit],
                         input=lines,
                         capture_output=True,
                         text=True)
    found = run.stdout.splitlines()
    if len(found) != len(texts):
        sys.exit(f"the tool gave {len(found)} answers to {len(texts)} requests\n{run.stderr[-2000:]}")
    return map(json.loads, found)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--count", type=int, default=20000)
    options.add_argument("--seed", type=int, default=28)
    options.add_argument("--reckon", default=".build/release/reckon")
    options = options.parse_args()
    sys.set_int_max_str_digits(0)
    rng = random.Random(options.seed)
    formula, hard = formulas(rng)
    wrong = shown = refused = unknown = done = 0
    while done < options.count:
        cases, unit = [], rng.choice(["rad", "rad", "deg", "grad"])
        while len(cases) < min(200, options.count - done):
            digits = rng.choice([10, 15, 20, 30, 34, 50, 50, 100, 100, 200, rng.randint(10, 1000)])
            text = hard(digits) if rng.random() < 0.35 else formula(rng.randint(1, 3))
            # mpmath takes minutes for a gamma function of thousands of digits.
            if re.search("gamma|beta", text) and rng.random() < 0.99: digits = min(digits, 150)
            cases.append((text, digits))
        for (text, digits), answer in zip(
                cases, answers(options.reckon, [f"{text} to sig {digits}" for text, digits in cases], unit)):
            done += 1
            expected = Expected(text, digits, HALF_TURNS[unit])
            unknown += expected.is_unknown
            if "error" in answer:
                refused += 1
                error = answer["error"]
                value = mp.nstr(expected.value, 30) if expected.value is not None else expected.reason
                fault = None if expected.accepts_refusal(error) else f"{value}, found {error['message']}"
            else:
                shown += 1
                fault = expected.fault(answer["text"])
            if fault:
                wrong += 1
                if wrong <= 20:
                    print(
                        f"  {text} to sig {digits} ({unit})\n    found {str(answer.get('text', answer))[:300]}\n    expected {fault[:300]}",
                        flush=True)
    print(f"{done} reals: {shown} shown, {refused} refused, {unknown} beyond the judge: {wrong} wrong")
    sys.exit(1 if wrong else 0)


main()
