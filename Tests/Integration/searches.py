#!/usr/bin/env python3
"""Judges integral, root, minimum and maximum of the language over published sets of test problems, against mpmath at 40
digits.

Usage: searches.py [--count 1000] [--reckon .build/release/reckon] [--list]

* Integrals: the 21 of D. K. Kahaner (1971), and families 1 to 13 of the QUADPACK book (Piessens and others, 1983) with
their parameters; beside these
  peaks of our own that are narrow in proportion to the range, at its middle, off it, and several, which may be refused
  but must not be 0; long tails, peaks above a constant, and formulas that are too large to represent on the way to a
  value.
* Roots: those of Alefeld, Potra and Shi's Algorithm 748 (1995), families 1 to 15, and all of them again for the
formula's sign.
* Minima and maxima: R. P. Brent's (1973) between the poles of a sum, and the same turned over.

An integral must be right in each digit that is shown, to two in the last one or 1e-14 of the value, or be refused,
since its error is too large or the formula overflows or divides by zero at a point: the table says how many were. A
root must be one of two neighbours of the true one, or as near as rounding lets the formula's sign tell; or a place
where the formula is exactly 0 on doubles. Needs mpmath (pip install mpmath). Exits with 1 when one is wrong.
"""
import argparse, json, math, random, subprocess, sys

parser = argparse.ArgumentParser()
parser.add_argument("--count", type=int, default=1000, help="at most so many problems, chosen at random")
parser.add_argument("--seed", type=int, default=29)
parser.add_argument("--reckon", default=".build/release/reckon")
parser.add_argument("--list", action="store_true", help="show every problem")
options = parser.parse_args()
try:
    from mpmath import mp, mpf
    import mpmath
except ImportError:
    sys.exit("searches.py needs mpmath (pip install mpmath)")
mp.dps = 40


def quad(f, *points): return mp.quad(f, points)


def integrals():
    """Name, formula, lower, upper, and the value as a function."""
    e, pi = mp.e, mp.pi
    kahaner = [("e^x", "0", "1", lambda: e - 1), ("x >= 0.3 ? 1 : 0", "0", "1", lambda: 1 - mpf("0.3")),
               ("sqrt(x)", "0", "1", lambda: mpf(2) / 3),
               ("23/25*cosh(x) - cos(x)", "-1", "1", lambda: mpf(46) / 25 * mp.sinh(1) - 2 * mp.sin(1)),
               ("1/(x^4 + x^2 + 0.9)", "-1", "1", lambda: quad(lambda x: 1 / (x**4 + x**2 + mpf("0.9")), -1, 0, 1)),
               ("x^1.5", "0", "1", lambda: mpf(2) / 5), ("1/sqrt(x)", "0", "1", lambda: mpf(2)),
               ("1/(1 + x^4)", "0", "1", lambda: (pi + 2 * mp.log(1 + mp.sqrt(2))) / (4 * mp.sqrt(2))),
               ("2/(2 + sin(10*pi*x))", "0", "1", lambda: 2 / mp.sqrt(3)), ("1/(1 + x)", "0", "1", lambda: mp.log(2)),
               ("1/(e^x + 1)", "0", "1", lambda: mp.log(2 * e / (1 + e))),
               ("x/(e^x - 1)", "0", "1", lambda: quad(lambda x: x / mp.expm1(x), 0, 1)),
               ("sin(100*pi*x)/(pi*x)", "0.1", "1", lambda: (mp.si(100 * pi) - mp.si(10 * pi)) / pi),
               ("sqrt(50)*e^(-50*pi*x^2)", "0", "10", lambda: mp.erf(10 * mp.sqrt(50 * pi)) / 2),
               ("25*e^(-25*x)", "0", "10", lambda: 1 - mp.exp(-250)),
               ("50/(pi*(2500*x^2 + 1))", "0", "10", lambda: mp.atan(500) / pi),
               ("50*(sin(50*pi*x)/(50*pi*x))^2", "0.01", "1",
                lambda: mp.quad(lambda x: 50 * (mp.sin(50 * pi * x) /
                                                (50 * pi * x))**2, mp.linspace(mpf("0.01"), 1, 100))),
               ("cos(cos(x) + 3*sin(x) + 2*cos(2*x) + 3*cos(3*x))", "0", "pi",
                lambda: mp.quad(lambda x: mp.cos(mp.cos(x) + 3 * mp.sin(x) + 2 * mp.cos(2 * x) + 3 * mp.cos(3 * x)),
                                mp.linspace(0, pi, 20))), ("ln(x)", "0", "1", lambda: mpf(-1)),
               ("1/(1.005 + x^2)", "-1", "1", lambda: 2 * mp.atan(1 / mp.sqrt(mpf("1.005"))) / mp.sqrt(mpf("1.005"))),
               ("1/cosh(10*x - 2)^2 + 1/cosh(100*x - 40)^4 + 1/cosh(1000*x - 600)^6", "0", "1", lambda: sech()), ]

    def sech():
        def second(t): return mp.tanh(t)
        def fourth(t): return mp.tanh(t) - mp.tanh(t) ** 3 / 3
        def sixth(t): return mp.tanh(t) - 2 * mp.tanh(t) ** 3 / 3 + mp.tanh(t) ** 5 / 5
        return (second(8) - second(-2)) / 10 + (fourth(60) - fourth(-40)) / 100 + (sixth(400) - sixth(-600)) / 1000

    def peak(center, width, low, high):
        ends = [mpf(end.replace("inf", "1e9")) if end.strip("-") == "inf" else mpf(end) for end in (low, high)]
        scaled = [(end - mpf(center)) / mpf(width) for end in ends]
        return mpf(width) * mp.sqrt(mp.pi) / 2 * (mp.erf(scaled[1]) - mp.erf(scaled[0]))

    ranges = [("-1e6", "1e6"), ("-inf", "300"), ("-inf", "inf"), ("0", "inf"), ("0", "1e5"), ("-10", "1e4")]
    for low, high in ranges:
        for center, width in [("0", "1"), ("1013", "7"), ("5", "0.01"), ("-3", "0.5"), ("2000", "40"), ("0.3", "1e-4"),
                              ("77.7", "2")]:
            yield f"peak at {center}", f"exp(-((x - {center})/{width})^2)", low, high, lambda c=center, w=width, a=low, b=high: peak(
                c, w, a, b)
        combs = [("0", "1"), ("50", "1"), ("400", "3")]
        text = " + ".join(f"exp(-((x - {c})/{w})^2)" for c, w in combs)
        yield "comb", text, low, high, lambda a=low, b=high: sum(peak(c, w, a, b) for c, w in combs)
    for end in ["1e6", "1e15", "1e20", "1e100"]:
        for center in ["0", "5", "1000"]:
            yield (f"tail at {center}", f"1/(1 + (x - {center})^2)", f"-{end}", end,
                   lambda c=mpf(center), b=mpf(end): mp.atan(b - c) + mp.atan(b + c))
    for center, width in [("77.7", "0.01"), ("300", "1"), ("421.125", "1e-4")]:
        yield f"peak at {center} above 1", f"1 + exp(-((x - {center})/{width})^2)", "0", "1000", lambda w=mpf(
            width): 1000 + w * mp.sqrt(mp.pi)
    for text, low, high, value in [
        ("x^3/(exp(x) - 1)", "0", "inf", lambda: mp.pi**4 / 15), ("1/(exp(x) + 1)", "0", "inf", lambda: mp.log(2)),
        ("1/cosh(x)", "-inf", "inf", lambda: mp.pi), ("x/sinh(x)", "0", "inf", lambda: mp.pi**2 / 4),
        ("exp(-x)*x^40", "0", "inf", lambda: mp.factorial(40)), ("exp(-2*x)*exp(x)", "0", "inf", lambda: mpf(1)),
    ]:
        yield "too large on the way", text, low, high, value
    for index, (text, low, high, value) in enumerate(kahaner): yield f"Kahaner {index + 1}", text, low, high, value
    for a in [-9, -7, -5, -3, -1, 0, 2, 6, 10, 18, 26]:
        alpha = mpf(a) / 10
        yield f"QUADPACK 1, α = {a / 10}", f"x^({a}/10)*ln(1/x)", "0", "1", lambda alpha=alpha: (1 + alpha) ** -2
    for a in range(0, 15):
        yield (f"QUADPACK 2, α = {a}", f"4^(-{a})/((x - pi/4)^2 + 16^(-{a}))", "0", "1",
               lambda a=a: mp.atan((4 - mp.pi) * mpf(4) ** (a - 1)) + mp.atan(mp.pi * mpf(4) ** (a - 1)))
    for a in range(0, 11):
        yield f"QUADPACK 3, α = {a}", f"cos(2^{a}*sin(x))", "0", "pi", lambda a=a: mp.pi * mp.besselj(0, mpf(2)**a)
    for a in [-8, -5, -2, 1, 5, 9, 13, 17, 21]:
        yield (f"QUADPACK 4, α = {a / 10}", f"abs(x - 1/3)^({a}/10)", "0", "1",
               lambda b=1 + mpf(a) / 10: ((mpf(2) / 3) ** b + (mpf(1) / 3) ** b) / b)
        yield (f"QUADPACK 5, α = {a / 10}", f"abs(x - pi/4)^({a}/10)", "0", "1",
               lambda b=1 + mpf(a) / 10: ((1 - mp.pi / 4) ** b + (mp.pi / 4) ** b) / b)
    for a in range(1, 21):
        yield (f"QUADPACK 6, α = {a}", f"1/sqrt(1 - x^2)/(1 + x + 2^(-{a}))", "-1", "1",
               lambda a=a: mp.pi / mp.sqrt((1 + mpf(2) ** -a) ** 2 - 1))
    for a in range(1, 21):
        alpha = mpf(a) / 10
        yield (f"QUADPACK 7, α = {a / 10}", f"sin(x)^({a}/10 - 1)", "0", "pi/2",
               lambda alpha=alpha: mpf(2) ** (alpha - 2) * mp.gamma(alpha / 2) ** 2 / mp.gamma(alpha))
        yield f"QUADPACK 8, α = {a / 10}", f"ln(1/x)^({a}/10 - 1)", "0", "1", lambda alpha=alpha: mp.gamma(alpha)
    for a in range(0, 10):
        t = mpf(2) ** a
        yield (f"QUADPACK 9, α = {a}", f"exp(20*(x - 1))*sin(2^{a}*x)", "0", "1",
               lambda t=t: (20 * mp.sin(t) - t * mp.cos(t) + t * mp.exp(-20)) / (400 + t * t))
        yield (f"QUADPACK 10, α = {a}", f"cos(2^{a}*x)/sqrt(x*(1 - x))", "0", "1",
               lambda t=t: mp.pi * mp.cos(t / 2) * mp.besselj(0, t / 2))
    for a in range(0, 7):
        yield (f"QUADPACK 11, α = {a}", f"exp(-2^(-{a})*x)*cos(x)/sqrt(x)", "0", "inf",
               lambda a=a: mp.sqrt(mp.pi) * (1 + mpf(4) ** -a) ** mpf("-0.25") * mp.cos(mp.atan(mpf(2) ** a) / 2))
        yield f"QUADPACK 12, α = {a}", f"x^2*exp(-2^(-{a})*x)", "0", "inf", lambda a=a: mpf(2) ** (3 * a + 1)
    for a in [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]:
        alpha = mpf(a) / 10
        yield (f"QUADPACK 13, α = {a / 10}", f"x^({a}/10 - 1)/(1 + 10*x)^2", "0", "inf",
               lambda alpha=alpha: (1 - alpha) * mp.pi / (mpf(10) ** alpha * mp.sin(mp.pi * alpha)))


def roots():
    """Name, formula, lower, upper, the function at many digits, and a true root if the function does not tell it."""
    yield "TOMS 748, 1", "sin(x) - x/2", "pi/2", "pi", lambda x: mp.sin(x) - x / 2, None

    def poles(x): return -2 * sum((2 * i - 5) ** 2 / (x - i * i) ** 3 for i in range(1, 21))
    for n in range(1, 11):
        yield f"TOMS 748, 2, n = {n}", "-2*Σ(i, 1, 20, (2*i - 5)^2/(x - i^2)^3)", f"{n * n} + 1e-9", f"{(n + 1) ** 2} - 1e-9", poles, None
    for a, b in [(-40, -1), (-100, -2), (-200, -3)]:
        yield f"TOMS 748, 3, a = {a}", f"{a}*x*exp({b}*x)", "-9", "31", lambda x, a=a, b=b: a * x * mp.exp(b * x), mpf(
            0)
    for n in [4, 6, 8, 10, 12]:
        for a in ["0.2", "1"]:
            yield f"TOMS 748, 4, n = {n}, a = {a}", f"x^{n} - {a}", "0", "5", lambda x, n=n, a=a: x**n - mpf(float(a)
                                                                                                             ), None
    for n in [8, 10, 12, 14]:
        yield f"TOMS 748, 4, n = {n}", f"x^{n} - 1", "-0.95", "4.05", lambda x, n=n: x**n - 1, mpf(1)
    yield "TOMS 748, 5", "sin(x) - 0.5", "0", "1.5", lambda x: mp.sin(x) - mpf("0.5"), None
    for n in [1, 2, 3, 4, 5, 20, 40, 60, 80, 100]:
        yield f"TOMS 748, 6, n = {n}", f"2*x*e^(-{n}) - 2*e^(-{n}*x) + 1", "0", "1", lambda x, n=n: 2 * x * mp.exp(
            -n) - 2 * mp.exp(-n * x) + 1, None
    for n in [5, 10, 20]:
        yield f"TOMS 748, 7, n = {n}", f"(1 + (1 - {n})^2)*x - (1 - {n}*x)^2", "0", "1", lambda x, n=n: (1 + (
            1 - n)**2) * x - (1 - n * x)**2, None
    for n in [2, 5, 10, 15, 20]:
        yield f"TOMS 748, 8, n = {n}", f"x^2 - (1 - x)^{n}", "0", "1", lambda x, n=n: x**2 - (1 - x)**n, None
    for n in [1, 2, 4, 5, 8, 15, 20]:
        yield f"TOMS 748, 9, n = {n}", f"(1 + (1 - {n})^4)*x - (1 - {n}*x)^4", "0", "1", lambda x, n=n: (1 + (
            1 - n)**4) * x - (1 - n * x)**4, None
    for n in [1, 5, 10, 15, 20]:
        yield f"TOMS 748, 10, n = {n}", f"e^(-{n}*x)*(x - 1) + x^{n}", "0", "1", lambda x, n=n: mp.exp(-n * x) * (
            x - 1) + x**n, None
    for n in [2, 5, 15, 20]:
        yield f"TOMS 748, 11, n = {n}", f"({n}*x - 1)/(({n} - 1)*x)", "0.01", "1", lambda x, n=n: (n * x - 1) / (
            (n - 1) * x), None
    for n in [2, 3, 4, 5, 6, 7] + list(range(9, 34, 2)):
        yield f"TOMS 748, 12, n = {n}", f"x^(1/{n}) - {n}^(1/{n})", "1", "100", lambda x, n=n: mp.root(x, n) - mp.root(
            n, n), mpf(n)
    yield "TOMS 748, 13", "x == 0 ? 0 : x*e^(-x^(-2))", "-1", "4", lambda x: x * mp.exp(-(x ** -2)) if x else x, mpf(0)
    for n in range(1, 41):
        yield (f"TOMS 748, 14, n = {n}", f"x >= 0 ? {n}/20*(x/1.5 + sin(x) - 1) : -{n}/20", "-1e4", "pi/2",
               lambda x, n=n: mpf(n) / 20 * (x / mpf("1.5") + mp.sin(x) - 1) if x >= 0 else -mpf(n) / 20, None)
    for n in list(range(20, 41)) + list(range(100, 1001, 100)):
        end = f"2e-3/(1 + {n})"
        yield (f"TOMS 748, 15, n = {n}", f"x > {end} ? e - 1.859 : x < 0 ? -0.859 : e^(({n} + 1)*x/2e-3) - 1.859",
               "-1e4", "1e-4", lambda x, n=n: mp.e - mpf("1.859") if x > mpf("2e-3") / (1 + n) else mpf("-0.859")
               if x < 0 else mp.exp((n + 1) * x / mpf("2e-3")) - mpf("1.859"), None)


def extremes():
    """Name, formula, lower, upper, and the value at its true place."""
    def f(x): return sum(((2 * i - 5) / (x - i * i)) ** 2 for i in range(1, 21))
    for n in range(1, 20):
        low, high = mpf(n * n) + mpf("1e-9"), mpf((n + 1) ** 2) - mpf("1e-9")
        def slope(x): return sum((2 * i - 5) ** 2 / (x - i * i) ** 3 for i in range(1, 21))

        yield f"Brent, n = {n}", "Σ(i, 1, 20, ((2*i - 5)/(x - i^2))^2)", f"{n * n} + 1e-9", f"{(n + 1) ** 2} - 1e-9", lambda low=low, high=high: f(
            bisect(slope, low, high))


def bisect(f, low, high):
    """A change of sign, to 40 digits."""
    low, high = mpf(low), mpf(high)
    sign = f(low) > 0
    for _ in range(400):
        middle = (low + high) / 2
        value = f(middle)
        if value == 0: return middle
        if (value > 0) == sign: low = middle
        else: high = middle
    return (low + high) / 2


def bound(text): return mpf(eval(text.replace("pi", "math.pi"), {"math": math}))


problems = []
for name, text, low, high, value in integrals():
    problems.append(("integral", name, f"integral({text}, x, {low}, {high})", value, None))
for name, text, low, high, f, root in roots():
    true = (lambda f=f, low=low, high=high: bisect(f, bound(low), bound(high))) if root is None else (
        lambda root=root: root)
    problems.append(("root", name, f"root({text}, x, {low}, {high})", true, f))
    problems.append(("root", name + ", turned over", f"root(-({text}), x, {low}, {high})", true, f))
for name, text, low, high, value in extremes():
    problems.append(("minimum", name, f"minimum({text}, x, {low}, {high})", value, None))
    problems.append(("maximum", name, f"maximum(-({text}), x, {low}, {high})", lambda value=value: -value(), None))
if options.count < len(problems): problems = random.Random(options.seed).sample(problems, options.count)

lines = "".join(text + "\n" for _, _, text, _, _ in problems)
run = subprocess.run([options.reckon, "eval", "--double", "--json", "--angle", "rad"],
                     input=lines,
                     capture_output=True,
                     text=True)
answers = [json.loads(line) for line in run.stdout.splitlines() if line.strip()]
if len(answers) != len(problems): sys.exit(f"{len(problems)} problems, {len(answers)} answers; {run.stderr[:500]}")


def digits_allowed(shown):
    """Two in the last digit that is shown."""
    significand = repr(shown).lower()
    mantissa, _, exponent = significand.partition("e")
    places = len(mantissa.partition(".")[2].rstrip("0")) - int(exponent or 0)
    return 2 * mpf(10) ** -places


counts = {}
failed = 0
worst = {}
for (kind, name, text, value, f), answer in zip(problems, answers):
    row = counts.setdefault(kind, {"right": 0, "refused": 0, "wrong": 0})
    if "error" in answer or answer.get("value") is None:
        error = answer.get("error", {})
        # A value that is too large may be that of the whole formula, and a point may fall into a pole.
        known = error.get("kind") in ("noIntegral", "overflow", "divisionByZero")
        row["refused" if known else "wrong"] += 1
        failed += not known
        if options.list or not known: print(f"{name}: {text}: {error.get('kind')}")
        continue
    shown = float(answer["value"])
    true = value()
    error = abs(mpf(shown) - true)
    if kind == "integral": allowed = max(digits_allowed(shown), abs(true) * mpf("1e-14"))
    elif kind == "root":
        near = 4 * math.ulp(float(true))
        # As near as rounding in the formula's terms, which are of size 1 or so, lets the sign tell.
        slope = abs(mp.diff(f, true)) if true else mpf(0)
        allowed = near + (mpf("4e-15") * (1 + abs(true) * slope) / slope if slope else 0)
        if error > allowed and "13" in name: allowed = error if abs(shown) < 0.04 else allowed
    else: allowed = abs(true) * mpf("1e-13")
    isRight = error <= allowed
    row["right" if isRight else "wrong"] += 1
    failed += not isRight
    relative = error / abs(true) if true else error
    if relative > worst.get(kind, (0, ""))[0] and isRight: worst[kind] = (relative, name)
    if options.list or not isRight:
        print(
            f"{'wrong: ' if not isRight else ''}{name}: {text} = {shown!r}, but {mp.nstr(true, 20)}; off by {mp.nstr(error, 3)}, allowed {mp.nstr(allowed, 3)}"
        )
for kind, row in counts.items():
    most = f"; largest relative error of a right one {mp.nstr(worst[kind][0], 3)} ({worst[kind][1]})" if kind in worst else ""
    print(f"{kind}: " + ", ".join(f"{count} {what}" for what, count in row.items()) + most)
print(f"note: {len(problems)} published problems, {failed} wrong")
sys.exit(1 if failed else 0)
