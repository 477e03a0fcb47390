#!/usr/bin/env python3
"""Writes the oracle of the scalar kernels: 60-digit values of random and adversarial points.

Usage: kernels.py [points per function, 60 as checked in] [output file]

A line is: function, arguments, expected, residue, allowed (tab-separated; arguments comma-separated; doubles in
hexadecimal). "expected" is the correctly rounded value, "residue" the exact value minus it in ULP, so that an error is
measured against the exact value; "allowed" is the bound in ULP that the kernel promises.

Needs mpmath (pip install mpmath). The same lines every time; more points for measuring: kernels.py 4000
/tmp/kernels.tsv, then RECKON_KERNEL_ORACLE=/tmp/kernels.tsv RECKON_PRINT_ULP=1 swift test -c release --filter
KernelOracle
"""
import math, os, random, sys
from decimal import Decimal, ROUND_HALF_UP, localcontext
from fractions import Fraction
from mpmath import mp, mpf
import mpmath as m

mp.dps = 60
MAX = sys.float_info.max
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 60
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HERE, "../ReckonCatalogueTests/Resources/kernel-oracle.tsv")
rng = random.Random(20240607)
lines = []


def rounded(v):
    """The nearest double to v, subnormals and overflow included, and v minus it in ULP."""
    if v == 0:
        return 0.0, 0.0
    a = abs(v)
    _, e = m.frexp(a)
    ulp = mpf(2) ** max(int(e) - 53, -1074)
    q = a / ulp
    n = int(m.floor(q))
    f = q - n
    if f > 0.5 or (f == 0.5 and n % 2 == 1):
        n += 1
    d = n * ulp
    sign = -1 if v < 0 else 1
    if d > MAX:
        return sign * math.inf, 0.0
    x = sign * float(d)
    return x, float((v - mpf(x)) / mpf(math.ulp(x)))


def emit(name, arguments, value, allowed):
    if isinstance(value, float) and (math.isinf(value) or math.isnan(value)):
        expected, residue = value, 0.0
    else:
        expected, residue = rounded(mpf(value))
    text = lambda x: "nan" if math.isnan(x) else ("inf" if x > 0 else "-inf") if math.isinf(x) else x.hex()
    lines.append("\t".join(
        [name, ",".join(text(float(a)) for a in arguments),
         text(expected), f"{residue:.4f}",
         str(allowed)]))


def logspace(lo, hi):
    return 10.0 ** rng.uniform(lo, hi)


def either(x):
    return x if rng.random() < 0.5 else -x


def near(x, steps=40):
    for _ in range(rng.randint(0, steps)):
        x = math.nextafter(x, MAX if rng.random() < 0.5 else -MAX)
    return x


def sample(*makers):
    return [maker() for maker in makers for _ in range(max(1, COUNT // len(makers)))]


# Angles ------------------------------------------------------------------------------------------
def exact_reduction(x, full):
    """The angle in radians, after an exact reduction, so that 60 digits suffice for any magnitude."""
    return mpf(math.fmod(x, full)) * 2 * m.pi / full


trigonometric = {
    "sin": (m.sin, 1), "cos": (m.cos, 1), "tan": (m.tan, 1), "sec": (m.sec, 1), "csc": (m.csc, 1), "cot": (m.cot, 1)}
for unit, full in (("Degrees", 360), ("Gradians", 400)):
    quarter = full // 4
    for name, (f, allowed) in trigonometric.items():
        points = sample(lambda: rng.uniform(-full, full), lambda: either(logspace(-320, 15)),
                        lambda: either(logspace(-5, 6)), lambda: near(float(quarter * rng.randint(-12, 12)), 60),
                        lambda: near(float(quarter / 2 * rng.randint(-12, 12)), 5),
                        lambda: float(rng.randint(-10**6, 10**6)),
                        lambda: quarter * rng.randint(-10**12, 10**12) + rng.uniform(-1, 1))
        for x in points:
            if math.fmod(x, quarter) == 0:
                continue
            emit(name + unit, [x], f(exact_reduction(x, full)), allowed)
    def near_whole(f):
        """The arguments where the inverse may snap to a whole angle."""
        return float(f(mpf(rng.randint(1, quarter - 1)) * 2 * m.pi / full))
    for name, f, forward in (("asin", m.asin, m.sin), ("acos", m.acos, m.cos)):
        for x in sample(lambda: rng.uniform(-1, 1), lambda: either(logspace(-320, 0)),
                        lambda: either(1 - logspace(-16, -1)), lambda: near_whole(forward)):
            emit(name + unit, [x], f(mpf(x)) * full / (2 * m.pi), 2)
    for x in sample(lambda: rng.uniform(-3, 3), lambda: either(logspace(-320, 308)), lambda: either(logspace(-10, 10)),
                    lambda: near_whole(m.tan)):
        emit("atan" + unit, [x], m.atan(mpf(x)) * full / (2 * m.pi), 2)
    for y, x in sample(lambda: (either(logspace(-5, 5)), either(logspace(-5, 5))), lambda:
                       (either(logspace(-323, 308)), either(logspace(-323, 308))), lambda:
                       (near_whole(m.tan) * (k := logspace(-3, 3)), either(k)), lambda:
                       (either(logspace(-323, -300)), either(logspace(-315, -295)))):
        emit("atan2" + unit, [y, x], m.atan2(mpf(y), mpf(x)) * full / (2 * m.pi), 2)
for name, f in (("sec", m.sec), ("csc", m.csc), ("cot", m.cot)):
    # Nearest to a multiple of π/2 of all doubles in their range: Muller, Elementary Functions, chapter 11.
    hardest = [
        6381956970095103.0 * 2.0**797, 5319372648326541.0 * 2.0**-52, 8248251512.0, 5.497787143782138,
        9.704114443401238e87
    ]
    for x in sample(lambda: rng.uniform(-10, 10), lambda: either(logspace(-307, 15)),
                    lambda: near(math.pi / 2 * rng.randint(1, 20), 3), lambda: either(logspace(15, 308)),
                    lambda: float(m.pi / 2 * rng.randint(1, 10**15)), lambda: either(rng.choice(hardest))):
        with m.workdps(800):
            emit(name, [x], f(mpf(x)), 0.6)
conversions = {
    "radiansFromDegrees": m.pi / 180, "degreesFromRadians": 180 / m.pi, "radiansFromGradians": m.pi / 200,
    "gradiansFromRadians": 200 / m.pi, "gradiansFromDegrees": mpf(10) / 9, "degreesFromGradians": mpf(9) / 10}
for name, factor in conversions.items():
    for x in sample(lambda: either(logspace(-323, 308.2)), lambda: rng.uniform(-400, 400),
                    lambda: float(rng.randint(-720, 720)), lambda: either(logspace(-310, -305)),
                    lambda: near(either(MAX / float(factor) if factor > 1 else MAX), 5)):
        if x != 0:
            emit(name, [x], mpf(x) * factor, 0.75)

# Gamma -------------------------------------------------------------------------------------------
def not_integer(x):
    return x if x != math.floor(x) else x + 0.5


gamma_points = sample(lambda: rng.uniform(0, 20), lambda: rng.uniform(0, 171.62), lambda: rng.uniform(-20, 0),
                      lambda: not_integer(rng.uniform(-184, 0)), lambda: either(logspace(-308, 0)),
                      lambda: near(171.6243769563027, 60), lambda: not_integer(near(float(rng.randint(-170, -1)), 30)),
                      lambda: near(float(rng.randint(1, 171)), 3))
for x in gamma_points:
    if x > 0 or x != math.floor(x):
        emit("gamma", [x], m.gamma(mpf(x)), 0.75)
        y = x - 1 if rng.random() < 0.5 else x
        if y > -0.999 or y != math.floor(y):
            emit("factorial", [y], m.gamma(mpf(y) + 1), 0.75)
for n in range(0, 171, max(1, 3400 // COUNT // 20)):
    emit("factorial", [n], m.factorial(n), 0.5)
    emit("gamma", [n + 1], m.factorial(n), 0.5)
for n in range(-1, 301, max(1, 6000 // COUNT // 20)):
    emit("doubleFactorial", [n], m.fac2(n), 0.5)


def log_gamma(x):
    with m.workdps(90):
        return m.log(abs(m.gamma(mpf(x)))) if abs(x) < 1e6 else m.loggamma(mpf(x))


roots = [-2.457024738220800, -2.747682646727412, -3.143580888349980, -3.955294284858597, -5.008218168427, -9.999999724]
for x in sample(lambda: rng.uniform(0, 10), lambda: rng.uniform(10, 300), lambda: logspace(-307, 305),
                lambda: not_integer(rng.uniform(-60, 0)), lambda: 1 + either(logspace(-15, -1)),
                lambda: 2 + either(logspace(-15, -1)), lambda: rng.choice(roots) + either(logspace(-12, -3))):
    if x not in (1, 2):
        emit("logGamma", [x], log_gamma(x), 1)


def beta(a, b):
    with m.workdps(90):
        a, b = mpf(a), mpf(b)
        if a > 0 and b > 0:
            return m.exp(m.loggamma(a) + m.loggamma(b) - m.loggamma(a + b))
        return m.gamma(a) * m.gamma(b) * m.rgamma(a + b)


for a, b in sample(lambda: (rng.uniform(0, 10), rng.uniform(0, 10)), lambda: (rng.uniform(0, 200), rng.uniform(0, 200)),
                   lambda: (logspace(-300, 5), logspace(-5, 2)), lambda: (logspace(2, 20), rng.uniform(0, 15)), lambda:
                   (rng.uniform(100, 900), rng.uniform(100, 500)), lambda: (logspace(-25, 0), logspace(-25, 0)), lambda:
                   (rng.uniform(0, 4), logspace(13, 60))):
    emit("beta", [a, b], beta(a, b), 1)
for _ in range(COUNT):
    a, b = rng.uniform(-20, 20) * rng.choice([1, 10]), rng.uniform(-20, 0) * rng.choice([1e-3, 1, 10])
    if mpf(a) + mpf(b) != round(a + b):
        emit("beta", [a, b], beta(a, b), 1)

# Error functions ---------------------------------------------------------------------------------
for x in sample(lambda: rng.uniform(-6, 6), lambda: either(logspace(-320, 1)), lambda: rng.uniform(-1, 1),
                lambda: either(logspace(-310, -305))):
    emit("erf", [x], m.erf(mpf(x)), 1)
for x in sample(lambda: rng.uniform(-6, 6), lambda: rng.uniform(0, 28), lambda: rng.uniform(26, 27.3),
                lambda: either(logspace(-320, 0)), lambda: rng.uniform(0.2, 1.3),
                lambda: near(rng.choice([0.25, 7.18, 0.84375, 1.25]), 5)):
    emit("erfc", [x], m.erfc(mpf(x)), 1)

# Counting ----------------------------------------------------------------------------------------
for _ in range(2 * COUNT):
    n = rng.choice([rng.randint(0, 60), rng.randint(0, 1100), rng.randint(0, 10**9), rng.randint(0, 2**53)])
    r = min(n, rng.choice([rng.randint(0, 8), rng.randint(0, 60), rng.randint(0, n)]))
    small = min(r, n - r)
    log_c = (m.loggamma(mpf(n) + 1) - m.loggamma(mpf(r) + 1) - m.loggamma(mpf(n - r) + 1)) / m.log(2)
    emit("combinations", [n, r], mpf(math.comb(n, r)) if log_c < 1030 else math.inf, 0.51)
    log_p = (m.loggamma(mpf(n) + 1) - m.loggamma(mpf(n - r) + 1)) / m.log(2)
    emit("permutations", [n, r], mpf(math.perm(n, r)) if log_p < 1030 and r < 2000 else math.inf, 0.51)
for _ in range(COUNT):
    scale = rng.choice([100, 10**6, 2**53])
    g = rng.randint(1, 50)
    a, b = ((rng.randint(-scale, scale) // g * g) for _ in range(2))
    emit("gcd", [a, b], mpf(math.gcd(a, b)), 0)
    mp.prec = 250
    emit("lcm", [a, b], mpf(math.lcm(a, b)), 0.5)
    values = [rng.randint(1, scale) for _ in range(rng.randint(1, 6))]
    emit("lcmOfAll", values, mpf(math.lcm(*values)), 0.51)
    mp.dps = 60
for _ in range(COUNT):
    a, b = either(logspace(-5, 8)), either(logspace(-5, 5))
    if rng.random() < 0.5:
        a, b = float(round(a)), float(round(b)) or 1.0
    if rng.random() < 0.3:
        a = either(logspace(-300, 300))
    quotient = math.floor(Fraction(a) / Fraction(b))
    rest = Fraction(a) - Fraction(b) * quotient
    with m.workdps(400):
        emit("modulo", [a, b], mpf(rest.numerator) / rest.denominator, 0.5)
        emit("floorDivide", [a, b], mpf(quotient), 1)
    emit("remainder", [a, b], math.fmod(a, b), 0)

# Decimal rounding --------------------------------------------------------------------------------
for _ in range(4 * COUNT):
    digits = rng.choice([rng.randint(0, 6), rng.randint(0, 20), rng.randint(-8, 0), rng.randint(-310, 325)])
    x = rng.choice([
        lambda: either(round(rng.uniform(0, 1000), digits if 0 <= digits < 9 else 3)), lambda: either(
            (rng.randint(0, 10**6) + 0.5) / 10.0**max(-8, min(digits, 15))), lambda: either(logspace(-324, 308)),
        lambda: near(either((rng.randint(0, 10**4) + 0.5) / 10.0**max(-8, min(digits, 12))), 3),
        lambda: either(logspace(-digits - 1, -digits + 3) if -300 < digits < 300 else 1.0)
    ])()
    with localcontext() as context:
        context.prec = 1200
        result = float(Decimal(repr(x)).quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_UP))
    emit("round", [x, digits], result, 0)

# Roots -------------------------------------------------------------------------------------------
def signed_root(x, n):
    with m.workdps(80):
        r = mpf(abs(x)) ** (1 / mpf(n))
        return -r if x < 0 else r


for x, n in sample(
        lambda: (logspace(-300, 300), rng.randint(2, 1000)), lambda: (logspace(-323, 308), rng.randint(2, 12)), lambda:
    (either(logspace(-3, 6)), 3), lambda: (either(logspace(-3, 6)), rng.choice([5, 7, 9, 101])), lambda:
    (float(rng.randint(2, 9)**(k := rng.randint(2, 15))), k), lambda: (logspace(-10, 10), -rng.randint(2, 20)), lambda:
    (logspace(-100, 100), either(rng.uniform(0.5, 50))), lambda: (1 + either(logspace(-16, -2)), rng.randint(2, 9)),
        lambda: (logspace(-300, 300), float(rng.randint(1001, 10**15)))):
    emit("root", [x, n], signed_root(x, n), 0.7)
for x, b in sample(
        lambda: (logspace(-323, 308), logspace(-323, 308)), lambda: (rng.uniform(0, 100), rng.uniform(0, 20)), lambda:
    (float(b := rng.randint(2, 30))**rng.randint(1, 10), b), lambda:
    (1 + either(logspace(-15.5, -1)), 1 + either(logspace(-15.5, -1))), lambda: (1 + either(logspace(-15.5, -1)), 10)):
    if b not in (0, 1) and x not in (0, 1):
        with m.workdps(90):
            emit("logBase", [x, b], m.log(mpf(x)) / m.log(mpf(b)), 0.51)
for x in sample(lambda: either(logspace(-308, 308)), lambda: either(logspace(-3, 6)),
                lambda: float(rng.randint(-2000, 2000)**3), lambda: either(logspace(-323, -308)),
                lambda: 5e-324 * rng.randint(1, 200)):
    if x != 0:
        emit("cubeRoot", [x], signed_root(x, 3), 0.51)
for x, y in sample(lambda: (either(logspace(-300, 300)), either(logspace(-300, 300))), lambda:
                   (either(logspace(-3, 3)), either(logspace(-3, 3)))):
    emit("hypot", [x, y], m.sqrt(mpf(x) ** 2 + mpf(y) ** 2), 1)
for p, y in sample(lambda: (either(logspace(-150, 200)), either(logspace(-150, 200))), lambda:
                   (either(logspace(-323, -300)), either(logspace(-10, 20))), lambda:
                   (either(logspace(-10, 20)), either(logspace(-323, -300))), lambda:
                   (either(logspace(0, 5)), either(logspace(303, 308)))):
    emit("percentOf", [p, y], mpf(p) * mpf(y) / 100, 1.5)

# Statistics --------------------------------------------------------------------------------------
def cancelling():
    """Terms of all sizes whose large ones take each other away, so that little is left."""
    values = [either(logspace(-320, 300)) for _ in range(rng.randint(1, 4))]
    values += [-v for v in values] + [either(logspace(-323, 10)) for _ in range(rng.randint(1, 3))]
    rng.shuffle(values)
    return values


for values in [cancelling() for _ in range(COUNT)] + [[1e100, 1.0, 1e-100, -1e100], [MAX, MAX, -MAX, -MAX, 1e-300],
                                                      [MAX, MAX, -MAX], [5e-324] * 3]:
    with m.workdps(700):
        emit("sum", values, sum(mpf(v) for v in values), 0.5)
        emit("mean", values, sum(mpf(v) for v in values) / len(values), 0.75)
for _ in range(COUNT):
    offset, spread = rng.choice([0, 0, 1, 1000]), logspace(-3, 3)
    values = [offset + rng.gauss(0, 1) * spread for _ in range(rng.randint(2, 9))]
    exact = [mpf(v) for v in values]
    emit("sum", values, sum(exact), 0.51)
    mean = sum(exact) / len(exact)
    emit("mean", values, mean, 0.51)
    variance = sum((v - mean) ** 2 for v in exact) / (len(exact) - 1)
    emit("standardDeviation", values, m.sqrt(variance), 3)
    emit("variance", values, variance, 6)
    emit("product", values, m.fprod(exact), len(values))
    ordered = sorted(exact)
    k = len(ordered) // 2
    emit("median", values, ordered[k] if len(ordered) % 2 else (ordered[k] + ordered[k - 1]) / 2, 0.5)
for _ in range(COUNT):
    values = [near(MAX, 20) if rng.random() < 0.3 else logspace(290, 308) for _ in range(rng.randint(1, 6))]
    emit("mean", values, sum(mpf(v) for v in values) / len(values), 0.51)

# The C library's ---------------------------------------------------------------------------------
library = {
    "sin": (m.sin, 1, [
        lambda: rng.uniform(-10, 10), lambda: either(logspace(-300, 15)), lambda: near(math.pi * rng.randint(1, 20), 3)
    ]), "cos": (m.cos, 1, [
        lambda: rng.uniform(-10, 10), lambda: either(logspace(-300, 15)),
        lambda: near(math.pi / 2 * rng.randint(1, 20), 3)
    ]), "tan": (m.tan, 1, [
        lambda: rng.uniform(-10, 10), lambda: either(logspace(-300, 15)),
        lambda: near(math.pi / 2 * rng.randint(1, 20), 3)
    ]), "asin": (m.asin, 1, [
        lambda: rng.uniform(-1, 1), lambda: either(logspace(-300, 0)), lambda: either(1 - logspace(-16, -1))
    ]), "acos": (m.acos, 1, [
        lambda: rng.uniform(-1, 1), lambda: either(logspace(-300, 0)), lambda: either(1 - logspace(-16, -1))
    ]), "atan": (m.atan, 1, [lambda: rng.uniform(-3, 3), lambda: either(logspace(-300, 300))]), "sinh": (m.sinh, 2, [
        lambda: rng.uniform(-0.01, 0.01), lambda: rng.uniform(-3, 3), lambda: rng.uniform(-711, 711),
        lambda: either(logspace(-300, 1))
    ]), "cosh": (
        m.cosh, 2, [lambda: rng.uniform(-3, 3), lambda: rng.uniform(-711, 711), lambda: either(logspace(-10, 1))]),
    "tanh": (m.tanh, 3, [
        lambda: rng.uniform(-0.01, 0.01), lambda: rng.uniform(-1, 1), lambda: rng.uniform(-25, 25),
        lambda: either(logspace(-300, 1))
    ]), "asinh": (m.asinh, 2, [
        lambda: rng.uniform(-3, 3), lambda: either(logspace(-300, 308)), lambda: either(logspace(-3, 1))
    ]), "acosh": (m.acosh, 3, [lambda: rng.uniform(1, 3), lambda: logspace(0, 308), lambda: 1 + logspace(-15, 0)]),
    "atanh": (m.atanh, 2, [
        lambda: rng.uniform(-1, 1), lambda: either(logspace(-300, 0)), lambda: either(1 - logspace(-15, -1))
    ]), "exp": (m.exp, 1, [
        lambda: rng.uniform(-745, 710), lambda: rng.uniform(-3, 3), lambda: either(logspace(-20, 0))
    ]), "exp2": (lambda x: mpf(2)**x, 1, [lambda: rng.uniform(-1074, 1024), lambda: rng.uniform(-3, 3)]), "exp10": (
        lambda x: mpf(10)**x, 1, [lambda: rng.uniform(-323, 308), lambda: rng.uniform(-3, 3)]), "expm1": (m.expm1, 1, [
            lambda: rng.uniform(-0.01, 0.01), lambda: rng.uniform(-40, 709), lambda: rng.uniform(-1, 1),
            lambda: either(logspace(-300, 0))
        ]), "ln": (m.log, 1, [
            lambda: logspace(-323, 308), lambda: rng.uniform(0.5, 2), lambda: 1 + either(logspace(-15, -1))
        ]), "log2": (lambda x: m.log(x) / m.log(2), 1, [
            lambda: logspace(-323, 308), lambda: rng.uniform(0.5, 2), lambda: 1 + either(logspace(-15, -1))
        ]), "log10": (lambda x: m.log(x) / m.log(10), 2, [
            lambda: logspace(-323, 308), lambda: rng.uniform(0.5, 2), lambda: 1 + either(logspace(-15, -1))
        ]), "log1p": (
            m.log1p, 1, [lambda: rng.uniform(-1, 1), lambda: logspace(-300, 300), lambda: either(logspace(-10, 0))])
}
for name, (f, allowed, makers) in library.items():
    for x in sample(*makers):
        with m.workdps(400 if abs(x) < 1e-10 or abs(x) > 100 else 80):
            value = f(mpf(x))
        if x != 0 and value != 0:
            emit(name, [x], value, allowed)
for y, x in sample(lambda: (either(logspace(-5, 5)), either(logspace(-5, 5))), lambda:
                   (either(logspace(-300, 300)), either(logspace(-300, 300)))):
    emit("atan2", [y, x], m.atan2(mpf(y), mpf(x)), 1)
for x, y in sample(
        lambda: (logspace(-300, 300), rng.uniform(-2, 2)), lambda: (rng.uniform(0, 10), rng.uniform(-300, 300)),
        lambda: (1 + either(logspace(-12, -2)), either(logspace(0, 10)))):
    with m.workdps(90):
        value = mpf(x) ** mpf(y)
    emit("pow", [x, y], value, 1)

# Beta functions of which one argument is negative and either is large -------------------------------
# Drawn by themselves, so that the lines above stay as they are.
rng = random.Random(20261123)
for a, b in sample(lambda: (logspace(2, 12), -rng.uniform(0, 3)), lambda: (rng.uniform(500, 3000), -rng.uniform(0, 20)),
                   lambda: (rng.uniform(0, 20), -logspace(2.5, 9)), lambda: (-logspace(2.5, 4), -rng.uniform(0, 30)),
                   lambda: (logspace(2.7, 4), -logspace(2.7, 4)), lambda: (logspace(-3, 3), -logspace(-300, -3)),
                   lambda: (-logspace(-250, -3), -logspace(-250, -3)), lambda: (rng.uniform(0, 1), -logspace(9, 15.6)),
                   lambda: (rng.randint(1, 2000), rng.randint(-400, 0) - 0.5)):
    if b != round(b) and a + b != round(a + b) and (a > 0 or a != round(a)):
        # The gammas' logarithms cancel.
        with m.workdps(400):
            value = m.beta(mpf(a), mpf(b))
        if 1e-300 < abs(value) < 1e300:
            emit("beta", [a, b], value, 1)

# Quotients by percents ------------------------------------------------------------------------------
rng = random.Random(20261127)
for x, p in sample(lambda: (either(logspace(-150, 150)), either(logspace(-150, 150))), lambda:
                   (either(logspace(-323, -290)), either(logspace(-10, 10))), lambda:
                   (either(logspace(-20, 0)), either(logspace(-323, -300))), lambda:
                   (either(logspace(303, 308)), either(logspace(2, 5)))):
    if abs(mpf(x) * 100 / mpf(p)) < MAX:
        emit("percentQuotient", [x, p], mpf(x) * 100 / mpf(p), 1.5)

with open(OUT, "w") as file:
    file.write("\n".join(lines) + "\n")
print(len(lines), "lines,", os.path.getsize(OUT), "bytes")
