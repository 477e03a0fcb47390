#!/usr/bin/env python3
"""Judges values with uncertainties: against PyPI's uncertainties 3.2.3, Monte Carlo draws, and an example of the GUM.

Usage: uncertain.py [--count 5000] [--draws 1000000] [--seed 61] [--reckon .build/release/reckon]

Conversations define names with uncertainties, names that depend on them, and functions, and ask for formulas of all:
values and uncertainties must be those of `uncertainties` to 1e-9, whether a text is one formula or a conversation.
Fifty formulas of relative uncertainties of 1e-4 at most must have the standard deviation of as many draws by NumPy,
within its statistical error. The calibration of an end gauge (GUM, annex H.1) must give its budget. Exits with 1 when
one is wrong.
"""
import argparse, json, math, random, subprocess, sys, warnings

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=5000)
options.add_argument("--draws", type=int, default=1_000_000)
options.add_argument("--seed", type=int, default=61)
options.add_argument("--reckon", default=".build/release/reckon")
options = options.parse_args()
rng = random.Random(options.seed)
# The absolute value is one of its functions that are to go.
warnings.filterwarnings("ignore", category=FutureWarning)
try:
    import uncertainties
    from uncertainties import umath, ufloat
except ImportError:
    uncertainties = None
    print("missing: uncertainties (pip install uncertainties==3.2.3)")
try: import numpy as np
except ImportError:
    np = None
    print("missing: numpy (pip install numpy)")

wrong = 0


def fail(text, found, expected):
    global wrong
    wrong += 1
    if wrong <= 20: print(f"  {str(text)[-600:]}\n    found {found}\n    expected {expected}")


def tool(arguments, text=None):
    run = subprocess.run([options.reckon, *arguments], input=text, capture_output=True, text=True)
    return run.stdout.splitlines(), run.stderr


def answers(requests):
    lines, errors = tool(["eval", "--double", "--angle", "rad", "--jsonl"], "".join(
        json.dumps(request) + "\n" for request in requests))
    if len(lines) != len(requests):
        print(f"the tool gave {len(lines)} answers to {len(requests)} requests\n{errors[-2000:]}")
        sys.exit(1)
    return [json.loads(line) for line in lines]


# MARK: Formulas

class OutOfRange(Exception):
    """A formula that the judge leaves out."""


def moderate(value):
    number = getattr(value, "nominal_value", value)
    if not (math.isfinite(number) and 1e-6 < abs(number) < 1e6): raise OutOfRange
    return value


def away(value):
    """A value that is not near a corner or a pole."""
    if abs(getattr(value, "nominal_value", value)) < 0.01: raise OutOfRange
    return value


def literal():
    value = round(rng.uniform(0.5, 9), rng.randint(0, 3)) * rng.choice([1, 1, 1, -1])
    if value == 0: value = 2.0
    deviation = round(abs(value) * 10 ** rng.uniform(-4, -1.5), 6) or 1e-6
    return value, deviation


UNARY = {
    "sin": (lambda m, x: m.sin(x)), "cos": (lambda m, x: m.cos(x)), "exp": (lambda m, x: m.exp(x)), "atan": (
        lambda m, x: m.atan(x)), "tanh": (lambda m, x: m.tanh(x)), "sqrt": (lambda m, x: m.sqrt(x * x + 1)), "ln": (
            lambda m, x: m.log(x * x + 0.5)), "abs": (lambda m, x: abs(x)),
}
ARGUMENTS = {"sqrt": "({})^2 + 1", "ln": "({})^2 + 0.5"}


def formula(depth, names, functions):
    """A text, and the function of a library of mathematics and the meanings of names that it stands for."""
    choice = rng.random()
    if depth == 0 or choice < 0.12:
        kind = rng.random()
        if names and kind < 0.75:
            name = rng.choice(names)
            return name, lambda m, env: env(name)
        number = rng.choice([2, 3, 0.5, 1.25, 7])
        return str(number), lambda m, env: number
    if choice < 0.6:
        (a, f), (b, g) = formula(depth - 1, names, functions), formula(depth - 1, names, functions)
        sign = rng.choice("+-*/")
        if sign == "/": return f"({a}) / ({b})", lambda m, env: f(m, env) / away(g(m, env))
        action = {"+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y}[sign]
        return f"({a}) {sign} ({b})", lambda m, env: action(f(m, env), g(m, env))
    if choice < 0.7:
        a, f = formula(depth - 1, names, functions)
        power = rng.choice([2, 3, -1, -2])
        return f"({a})^{power}", lambda m, env: away(f(m, env)) ** power
    if functions and choice < 0.8:
        name = rng.choice(list(functions))
        a, f = formula(depth - 1, names, functions)
        return f"{name}({a})", lambda m, env: env(name)(f(m, env))
    name = rng.choice(list(UNARY))
    a, f = formula(depth - 1, names, functions)
    if name in ("exp", "tanh"): return f"{name}(({a}) / 10)", lambda m, env: UNARY[name](m, f(m, env) / 10)
    if name == "abs": return f"abs({a})", lambda m, env: UNARY[name](m, away(f(m, env)))
    return f"{name}({ARGUMENTS.get(name, '{}').format(a)})", lambda m, env: UNARY[name](m, f(m, env))


class Conversation:
    """Definitions as text, and their meanings, which follow each other as in the tool."""

    def __init__(self):
        self.lines, self.meanings, self.functions, self.values = [], {}, {}, []

    def meaning(self, name):
        found = self.meanings[name]
        return moderate(found(umath, self.meaning)) if callable(found) and name in self.values else found

    def define(self):
        kind = rng.random()
        if kind < 0.45 or len(self.values) < 2:
            name = f"v{rng.randint(0, 4)}"
            value, deviation = literal()
            if rng.random() < 0.2:
                percent = round(100 * deviation / abs(value), 4) or 0.01
                self.lines.append(f"{name} = {value} ± {percent}%")
                deviation = abs(value) * percent / 100
            else:
                self.lines.append(f"{name} = {value} {rng.choice(['±', '+/-'])} {deviation}")
            source = ufloat(value, deviation)
            self.meanings[name] = lambda m, env: source
            if name not in self.values: self.values.append(name)
        elif kind < 0.8:
            # Names of later letters use those of earlier ones, so that none depends on itself.
            name = f"w{rng.randint(0, 4)}"
            known = [other for other in self.values if other < name]
            text, function = formula(2, known, {k: v for k, v in self.functions.items() if v < name})
            self.lines.append(f"{name} = {text}")
            self.meanings[name] = function
            if name not in self.values: self.values.append(name)
        else:
            name = rng.choice(["f", "g"])
            known = [other for other in self.values if other < "w0"]
            text, function = formula(2, known + ["t", "t"], {})
            value, deviation = literal()
            own = rng.random() < 0.3
            source = ufloat(value, deviation)
            if own: text = f"({text}) * ({value} ± {deviation})"
            self.lines.append(f"{name}(t) = {text}")

            def call(argument, function=function, own=own, source=source):
                result = function(umath, lambda other: argument if other == "t" else self.meaning(other))
                return result * source if own else result

            self.meanings[name] = call
            self.functions[name] = "w0"


def deviation_of(value): return getattr(value, "std_dev", 0.0)
def number_of(value): return getattr(value, "nominal_value", value)


def is_near(found, expected, scale): return abs(found - expected) <= 1e-9 * max(abs(expected), scale) + 1e-13 * scale


def conversations(count):
    """As scripts, whose definitions follow each other, and each again as one formula of its own."""
    compared = 0
    while compared < count:
        talk, asked = Conversation(), []
        for _ in range(40):
            talk.define()
            before = len(talk.lines)
            text, function = formula(3, talk.values, talk.functions)
            if rng.random() < 0.1:
                name = rng.choice(talk.values)
                text, function = f"{name} - {name}", (lambda m, env, name=name: env(name) - env(name))
            try:
                expected = function(umath, talk.meaning)
                if f"{text[0]} - {text[0]}" != text and number_of(expected) != 0: moderate(expected)
                for name in talk.values: talk.meaning(name)
            except (OutOfRange, ZeroDivisionError, ValueError, OverflowError):
                # A name without a value would stop the script.
                broken = False
                for name in talk.values:
                    try: talk.meaning(name)
                    except (OutOfRange, ZeroDivisionError, ValueError, OverflowError): broken = True
                if broken: break
                continue
            # Of what varies over more than its size, rounding leaves less than the bound.
            if deviation_of(expected) > 10 * abs(number_of(expected)) + 1e-3: continue
            # The value itself, its parts, and both of a name that holds it.
            talk.lines += [
                f"value({text})", f"uncertainty({text})", f"held = {text}", "value(held)", "uncertainty(held)"
            ]
            asked.append((before, text, number_of(expected), deviation_of(expected)))
        if not asked: continue
        end = asked[-1][0] + 5
        script = "\n".join(talk.lines[:end]) + "\n"
        lines, errors = tool(["--double", "--angle", "rad"], script)
        if len(lines) != 4 * len(asked):
            fail(script, f"{len(lines)} values: {errors[-800:]}", 4 * len(asked))
            return
        for index, (before, text, value, deviation) in enumerate(asked):
            found = [float(line.strip().replace("≈", "")) for line in lines[4 * index:4 * index + 4]]
            scale = max(abs(value), 1e-3)
            for position, expected in ((0, value), (1, deviation), (2, value), (3, deviation)):
                if not is_near(found[position], expected,
                               scale if position % 2 == 0 else max(deviation, 1e-3 * scale, 1e-3)):
                    fail("\n".join(talk.lines[:before]) + f"\n{text}", found, (value, deviation))
                    break
            compared += 1
            if compared == count: break


def single_texts(count):
    """Whole conversations as one formula, which the tool answers with the uncertainty beside the value."""
    requests, expected = [], []
    while len(requests) < count:
        talk = Conversation()
        for _ in range(rng.randint(2, 6)): talk.define()
        # In one text a name is what it was at its definition.
        names = [line.split(" = ")[0] for line in talk.lines]
        if len(set(names)) < len(names): continue
        text, function = formula(3, talk.values, talk.functions)
        try:
            result = moderate(function(umath, talk.meaning))
            for name in talk.values: talk.meaning(name)
            if deviation_of(result) > 10 * abs(number_of(result)): continue
        except (OutOfRange, ZeroDivisionError, ValueError, OverflowError): continue
        requests.append({"expr": "; ".join(talk.lines + [text])})
        expected.append(result)
    for request, result, answer in zip(requests, expected, answers(requests)):
        value, deviation = number_of(result), deviation_of(result)
        if "value" not in answer or not is_near(float(answer["value"]), value, abs(value)):
            fail(request["expr"], answer, (value, deviation))
        elif not is_near(float(answer.get("uncertainty", 0)), deviation, max(deviation, 1e-3 * abs(value), 1e-3)):
            fail(request["expr"], answer, (value, deviation))


# MARK: Draws

class NumPyMath:
    """The functions' names of Python's, for columns."""
    def __getattr__(self, name): return getattr(np, {"atan": "arctan"}.get(name, name))


def draws(count):
    generator = np.random.default_rng(options.seed)
    done = 0
    while done < count:
        names = ["a", "b", "c"]
        centers = {name: rng.uniform(1, 9) for name in names}
        deviations = {name: centers[name] * 10 ** rng.uniform(-5.5, -4) for name in names}
        text, function = formula(3, names, {})
        try: center = moderate(function(math, lambda name: centers[name]))
        except (OutOfRange, ZeroDivisionError, ValueError, OverflowError): continue
        expr = "; ".join(f"{name} = {centers[name]!r} ± {deviations[name]!r}" for name in names) + f"; {text}"
        answer = answers([{"expr": expr}])[0]
        found = float(answer.get("uncertainty", 0))
        # Differences that cancel are the judge's own rounding.
        if found < 1e-9 * abs(center): continue
        # Of what is not linear over so little, draws say something else.
        if any("order" in note for note in answer.get("notes", [])): continue
        columns = {name: generator.normal(centers[name], deviations[name], options.draws) for name in names}
        try:
            drawn = float(
                np.std(np.broadcast_to(function(NumPyMath(), lambda name: Column(columns[name])).values,
                                       options.draws)))
        except OutOfRange: continue
        done += 1
        # The standard deviation of a standard deviation is 1/√(2n); five of them.
        if abs(drawn - found) > found * (5 / math.sqrt(2 * options.draws) + 1e-3 * found / abs(center) + 1e-6):
            fail(expr, found, drawn)


class Column:
    """A column with the operators of a number, and the value by which the judge leaves formulas out."""
    def __init__(self, values): self.values = values
    @property
    def nominal_value(self): return float(np.min(np.abs(self.values)))
    def _with(self, other, action): return Column(action(self.values, getattr(other, "values", other)))
    def __add__(self, other): return self._with(other, lambda a, b: a + b)
    def __sub__(self, other): return self._with(other, lambda a, b: a - b)
    def __mul__(self, other): return self._with(other, lambda a, b: a * b)
    def __truediv__(self, other): return self._with(other, lambda a, b: a / b)
    __radd__, __rmul__ = __add__, __mul__
    def __rsub__(self, other): return self._with(other, lambda a, b: b - a)
    def __rtruediv__(self, other): return self._with(other, lambda a, b: b / a)
    def __abs__(self): return Column(np.abs(self.values))
    def __pow__(self, power): return Column(self.values ** float(power))

    def __array_ufunc__(self, ufunc, method, *inputs, **_):
        return Column(ufunc(*(getattr(i, "values", i) for i in inputs)))


# MARK: Tables

def tables():
    """Columns with uncertainties, by another column and by a percent."""
    rows = [(rng.uniform(1, 9), rng.uniform(0.01, 0.1), rng.uniform(1, 9)) for _ in range(60)]
    table = "x,ux,k\n" + "".join(f"{x!r},{ux!r},{k!r}\n" for x, ux, k in rows)
    lines, errors = tool(["run", "y = x^2*k; z = y - ln x", "-", "--uncertainty", "x=ux", "--uncertainty", "k=2%"],
                         table)
    if not lines or lines[0] != "x,ux,k,y,z,u(y),u(z)":
        return fail("tables", lines[:1] or errors, "x,ux,k,y,z,u(y),u(z)")
    for (x, ux, k), line in zip(rows, lines[1:]):
        a, b = ufloat(x, ux), ufloat(k, 0.02 * k)
        y = a ** 2 * b
        z = y - umath.log(a)
        for found, expected in zip(map(float,
                                       line.split(",")[3:]), (y.nominal_value, z.nominal_value, y.std_dev, z.std_dev)):
            if not is_near(found, expected, abs(expected)): fail(f"{x} {ux} {k}", line, (y, z))


# MARK: The GUM's end gauge

def end_gauge():
    """Annex H.1 of the GUM (JCGM 100:2008): the length of an end gauge, from the guide's own numbers, to first
    order."""
    text = """
l_S = 50000623 ± 25 nm
d = 215 ± 9.7 nm
α_S = 11.5e-6 ± 1.2e-6
θ = -0.1 ± 0.41
δα = 0 ± 0.58e-6
δθ = 0 ± 0.029
l = l_S + d - l_S*(δα*θ + α_S*δθ)
value(l) to nm
uncertainty(l) to nm
uncertainty(l_S*δα*θ) to nm
uncertainty(l_S*α_S*δθ) to nm
contributions(l)
"""
    lines, errors = tool(["--double"], text)
    if len(lines) < 5: return fail(text, (lines, errors), "five values and a table")
    value, deviation, expansion, temperature = (float(line.split()[0].replace("≈", "")) for line in lines[:4])
    # H.1.4: l is 50 000 838 nm; H.1.3: u_c(l) is 32 nm, and its parts are 2.9 nm and 16.6 nm.
    if value != 50000838 or round(deviation) != 32 or round(expansion, 1) != 2.9 or abs(temperature - 16.6) > 0.15:
        fail(text, lines, "50000838, 32, 2.9, 16.6")
    if "second order" not in errors: fail(text, errors, "a note on the term of second order (H.1.7)")
    if not lines[4].startswith("l_S"): fail(text, lines, "the standard contributes most")


end_gauge()
if uncertainties:
    tables()
    single_texts(max(1, options.count // 5))
    conversations(options.count)
if np is not None: draws(min(50, max(3, options.count // 100)))
print(f"{options.count} formulas with uncertainties" + (f", {wrong} wrong" if wrong else ""))
sys.exit(1 if wrong else 0)
