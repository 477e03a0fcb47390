"""Texts for surfaces.py: the lines of surface_lines.txt, and random ones over the whole language."""
import os
import random
import re

here = os.path.dirname(os.path.realpath(__file__))
UNITS = {
    "length": "m km cm mm in ft yd mile µm nmi".split(), "time": "s min h d ms week".split(),
    "mass": "kg g lb oz t mg".split(), "area": "m² ha km² cm^2 acre ft²".split(), "volume": "L mL m³ gal".split(),
    "speed": "km/h m/s mph kn".split(), "energy": "J kJ kWh kcal eV".split(), "power": "W kW hp".split(), "pressure":
        "Pa kPa bar psi".split(), "force": "N kN lbf".split(), "data": "B kB MB MiB GB bit".split(), "rate":
            "Mbit/s MB/s MiB/s".split(), "voltage": "V mV kV".split(), "current": "A mA".split(),
}
MIXED = {
    "length": ["5 ft 3 in", "6 ft 0.5 in", "2 m 30 cm"], "time": ["1 h 30 min", "2 h 15 min 20 s", "3 d 4 h"],
    "mass": ["8 lb 4 oz"]
}
CURRENCIES = ["EUR", "USD", "KRW", "GBP"]
FUNCTIONS = [
    "sqrt", "abs", "ln", "log", "exp", "sin", "cos", "tan", "atan", "asin", "floor", "ceil", "round", "trunc", "cbrt",
    "sign", "gamma", "sinh"
]
NOTATIONS = ["hex", "bin", "oct", "fix 2", "fix 0", "sci", "sci 3", "eng", "frac", "%", "sig 4"]


def fixed():
    """The lines of surface_lines.txt; those that begin with # say what follows."""
    with open(os.path.join(here, "surface_lines.txt"), encoding="utf-8") as file:
        return [line.rstrip("\n").replace("⏎", "\n") for line in file if line.strip() and not line.startswith("# ")]


LINES = fixed()


class Texts:
    """Random texts; the same seed gives the same ones. Names are of one text each, so that a book holds many."""

    def __init__(self, seed):
        self.pick, self.count = random.Random(seed), 0

    def name(self):
        self.count += 1
        return f"{self.pick.choice(['price', 'total', 'len', 'q', 'rate', 'höhe'])}_{self.count}"

    def number(self):
        pick = self.pick
        return pick.choice([
            lambda: str(pick.randint(0, 12)), lambda: str(pick.randint(1, 2000)),
            lambda: f"{pick.randint(0, 99)}.{pick.randint(0, 999)}",
            lambda: f"{pick.uniform(0, 100):.{pick.randint(1, 12)}f}",
            lambda: pick.choice(["1e3", "2.5e-3", "1e300", "1e-300", "0x1F", "0b101", "1_000", ".5", "7."]),
            lambda: pick.choice(["π", "e", "pi", "tau"]), lambda: str(pick.randint(10**15, 10**22)), lambda: "0.1",
            lambda: "1/3",
        ])()

    def numeric(self, depth):
        pick = self.pick
        if depth == 0:
            return self.number()
        a, b = (lambda: self.numeric(depth - 1)), (lambda: self.numeric(pick.randint(0, depth - 1)))
        return pick.choice([
            lambda: f"{a()} {pick.choice('+-*/')} {b()}", lambda: f"({a()}){pick.choice('+-*/×÷·−')}({b()})",
            lambda: f"{a()} {pick.choice('+-')} {pick.randint(1, 50)}%", lambda: f"{pick.choice(FUNCTIONS)}({a()})",
            lambda: f"{pick.choice(FUNCTIONS)} {self.number()}",
            lambda: f"({a()})^{pick.choice(['2', '3', '-1', '0.5', '(1/3)'])}", lambda: f"-({a()})",
            lambda: f"{pick.choice(['min', 'max', 'avg', 'sum', 'hypot', 'median', 'stdev'])}({a()}, {b()})",
            lambda: f"{pick.randint(0, 20)}{pick.choice(['!', '²', '³', '%', '°'])}",
            lambda: f"{a()} {pick.choice(['mod', 'rem', '//', '%'])} {pick.randint(1, 9)}",
            lambda: f"round({a()}, {pick.randint(0, 5)})", lambda: f"if({self.truth(depth - 1)}, {a()}, {b()})",
            lambda: f"{self.truth(0)} ? {a()} : {b()}", lambda: f"{pick.choice(['√', '∛'])}{self.number()}",
            lambda: f"1/{pick.randint(2, 9)}{pick.choice(['π', '(2+1)'])}", lambda: f"|{self.number()}|",
            lambda: f"sum(k, 1, {pick.randint(1, 9)}, k^2)", lambda:
            f"{pick.choice(['atan2', 'pow', 'root', 'lcm', 'hypot', 'beta', 'mod', 'clamp', 'lerp', 'logb'])}({a()}, {b()}{pick.choice(['', '', ', 2'])})",
            lambda: f"gcd({pick.randint(1, 99)}, {pick.randint(1, 99)})", lambda: f"nCr({pick.randint(1, 10)}, 2)",
            lambda: f"{pick.randint(0, 255)} {pick.choice(['&', '|', 'xor', '<<', '>>'])} {pick.randint(0, 7)}",
            lambda: f"{pick.randint(1, 90)}% of {a()}",
        ])()

    def truth(self, depth):
        pick, other = self.pick, lambda: self.numeric(min(depth, 1))
        return pick.choice([
            lambda: f"{other()} {pick.choice(['<', '<=', '>', '>=', '==', '!=', '≤', '≠'])} {other()}",
            lambda: f"1 < {self.number()} < 10", lambda: f"not {self.number()} == 2",
            lambda: f"({other()} < 2) {pick.choice(['and', 'or', '&&', '||', 'xor'])} true",
            lambda: f"{pick.randint(0, 5)} in [1, 2, 3]",
            lambda: f"{self.quantity('length', 0)} < {self.quantity('length', 0)}",
        ])()

    def quantity(self, kind, depth):
        pick = self.pick
        if depth == 0:
            if kind in MIXED and pick.random() < 0.25:
                return pick.choice(MIXED[kind])
            return f"{pick.choice([str(pick.randint(0, 500)), f'{pick.randint(0, 99)}.{pick.randint(1, 99)}', '1/2', '1e3', '2 1/2'])} {pick.choice(UNITS[kind])}"
        a = lambda: self.quantity(kind, pick.randint(0, depth - 1))
        return pick.choice([
            lambda: f"{a()} + {a()}", lambda: f"{a()} - {a()}", lambda: f"({a()}) * {pick.randint(2, 9)}",
            lambda: f"({a()}) / {pick.randint(2, 9)}",
            lambda: f"{pick.choice(['max', 'min', 'avg', 'sum'])}({a()}, {a()})",
            lambda: f"{a()} + {pick.randint(1, 40)}%", lambda: f"-({a()})",
            lambda: f"({a()}) * ({self.quantity(pick.choice(list(UNITS)), 0)})",
            lambda: f"({a()}) / ({self.quantity(pick.choice(list(UNITS)), 0)})", lambda: f"({a()})^2",
            lambda: f"sqrt(({a()})^2)", lambda: f"{a()} / ({a()})", lambda: f"abs({a()})", lambda: f"round({a()})",
        ])()

    def units(self):
        kind = self.pick.choice(list(UNITS))
        text = self.quantity(kind, self.pick.randint(0, 2))
        if self.pick.random() < 0.4:
            target = self.pick.choice(UNITS[kind])
            if kind == "length" and self.pick.random() < 0.2: target = "ft+in"
            if kind == "time" and self.pick.random() < 0.3: target = self.pick.choice(["h+min", "h+min+s"])
            text = f"{text} to {target}"
        return text

    def date(self):
        pick = self.pick
        day = f"{pick.randint(1890, 2100)}-{pick.randint(1, 12):02}-{pick.randint(1, 29):02}"
        return day + pick.choice(
            ["", "", "", f"T{pick.randint(0, 23):02}:{pick.randint(0, 59):02}", "T14:30Z", "T14:30+09:00"])

    def dates(self):
        pick = self.pick
        span = lambda: pick.choice([
            f"{pick.randint(1, 60)} {pick.choice(['d', 'week', 'h', 'min', 'month', 'year'])}", "1 year 6 months",
            "2 months 3 d", "1 h 30 min", "36 h"
        ])
        return pick.choice([
            lambda: f"{self.date()} + {span()}", lambda: f"{self.date()} - {span()}",
            lambda: f"{self.date()} - {self.date()}", lambda: f"{self.date()} < {self.date()}",
            lambda: f"({self.date()} - {self.date()}) to {pick.choice(['week', 'h', 'd', 'month'])}", self.date,
            lambda: f"max({self.date()}, {self.date()})",
            lambda: f"{pick.choice(['year', 'month', 'day', 'weekday', 'hour'])}({self.date()})",
            lambda: f"{self.date()} + {self.date()}", lambda: f"{span()} + {span()}",
        ])()

    def temperature(self):
        pick, value = self.pick, lambda: f"{pick.randint(-60, 300)} {pick.choice(['°C', '°F', 'K'])}"
        return pick.choice([
            lambda: f"{value()} to {pick.choice(['°C', '°F', 'K'])}", lambda: f"{value()} - {value()}",
            lambda: f"{value()} + {pick.randint(1, 40)} K", lambda: f"{value()} < {value()}",
            lambda: f"{value()} + {value()}", lambda: f"max({value()}, {value()})", lambda: f"{value()} * 2",
            lambda: f"avg({value()}, {value()})",
        ])()

    def money(self):
        pick, value = self.pick, lambda: self.pick.choice([
            f"{pick.randint(1, 900)} {pick.choice(CURRENCIES)}", f"${pick.randint(1, 90)}",
            f"{pick.randint(1, 90)}.{pick.randint(10, 99)} €"
        ])
        return pick.choice([
            lambda: f"{value()} to {pick.choice(CURRENCIES)}", lambda: f"{value()} + {value()}",
            lambda: f"{value()} * {pick.randint(2, 9)}", lambda: f"{value()} + {pick.randint(1, 30)}%",
            lambda: f"{value()} / {value()}", lambda: f"{value()} / 2 h", lambda: f"{value()} - 7%", value,
            lambda: f"{pick.randint(2, 40)}% of {value()}",
        ])()

    def items(self):
        return f"[{', '.join(self.number() for _ in range(self.pick.randint(1, 5)))}]"

    def lists(self):
        pick = self.pick
        return pick.choice([
            self.items, lambda: f"{self.items()} * {self.number()}", lambda: f"{self.items()} + {self.items()}",
            lambda: f"sum({self.items()})", lambda: f"{self.items()}[{pick.randint(-3, 3)}]",
            lambda: f"1..{pick.randint(1, 6)}", lambda: f"sum(1..{pick.randint(1, 100)})",
            lambda: f"map(x in {self.items()}, 2x)", lambda: f"Σ(k in {self.items()}, k^2)",
            lambda: f"[{self.quantity('length', 0)}, {self.quantity('length', 0)}]", lambda: f"sort({self.items()})",
            lambda: f"length({self.items()})", lambda: f"avg({self.items()}) {pick.choice('+-*/')} {self.number()}",
            lambda: f"({self.items()} * 2)[1]", lambda: f"[{self.date()}, {self.date()}]",
            lambda: f"max({self.items()})",
        ])()

    def texts(self):
        pick, text = self.pick, lambda: pick.choice(
            ['"EU"', '"héllo"', '"각"', '"a \\"b\\""', '"1,234.5"', '""', '"x"', '"12 km"'])
        return pick.choice([
            text, lambda: f"length({text()})", lambda: f"concat({text()}, {self.numeric(1)})",
            lambda: f"upper({text()})", lambda: f"{text()} == {text()}", lambda: f"slice({text()}, 1, 2)",
            lambda: f"number({text()})", lambda: f"{text()} in [\"EU\", \"UK\"]",
            lambda: f"concat({text()}, {self.quantity('length', 0)})", lambda: f"number({text()}) ?? 0",
            lambda: f"ismissing({pick.choice(['missing', '3'])})", lambda: "missing", lambda: f"{text()} + {text()}",
            lambda: f"missing ?? {self.number()}", lambda: f"concat({text()}, {self.date()})",
        ])()

    def definitions(self):
        pick, a = self.pick, self.name()
        return pick.choice([
            lambda: f"{a} = {self.numeric(1)}; 2{a} + 1", lambda: f"{a} = {self.quantity('length', 0)}; {a} * 2",
            lambda: f"{a} = {pick.randint(1, 30)}%; 100 + {a}",
            lambda: f"{a}(x) = {pick.choice(['x^2', '2x + 1', 'x / 3', 'sqrt(x)'])}; {a}({self.numeric(1)})",
            lambda: f"{a}(x, y) = x / y; {a}({self.quantity('length', 0)}, {self.quantity('time', 0)})",
            lambda: f"{a} = {self.date()}; {a} + 1 month", lambda: f"{a} = {self.items()}; sum({a})",
            lambda: f"{a} = {self.texts()}; {a}", lambda: f"{a} = {pick.randint(1, 90)} EUR; 3 {a} to USD",
            lambda: f"{a} = {self.numeric(1)}; {a}({pick.randint(2, 9)})", lambda: f"{a} = {self.units()}; {a}",
            lambda: f"{a}(x: km) = 2x; {a}({self.quantity('length', 0)})",
        ])()

    def follow(self):
        """Definitions that follow what they use, where a session keeps them up to date, and statements that use the
        answer before."""
        pick, a, b = self.pick, self.name(), self.name()
        return pick.choice([
            lambda: f"{a} = {self.number()}; {b} = {a} * 2; {b} + {a}",
            lambda: f"{a} = {self.quantity('length', 0)}; {b} = {a} + 1 m; {b}",
            lambda: f"{a} = {self.number()}; {b} = {a} + 1; {a} = 5; {b}",
            lambda: f"{a}(x) = x + 1; {b}(x) = 2{a}(x); {b}({self.number()})",
            lambda: f"{a} = {self.money()}; {b} = {a} * 2; {b}", lambda: f"{self.numeric(0)}; ans * 2",
            lambda: f"{self.units()}; ans", lambda: f"{a} = {self.temperature()}; {a} to K",
            lambda: f"{a} = {self.lists()}; {a}", lambda: f"{a} = {self.units()} to fix 2; {a} * 2",
            lambda: f"{a} = {self.truth(0)}; {a}",
            lambda: f"{a} = {self.numeric(1)} to {pick.choice(NOTATIONS)}; {a} + 1",
            lambda: f"{a} = 1 h 30 min; {b} = {a} * 3; {b}",
        ])()

    def inputs(self):
        """A number with a name, and a formula of it: elsewhere the name is a variable, a column or a cell."""
        pick, name = self.pick, self.name()
        value = pick.choice(
            [str(pick.randint(-20, 50)), f"{pick.uniform(-9, 99):.{pick.randint(1, 9)}f}", "0", "1e-3", "0.1"])
        text, found = re.subn(r"(?<![\w.\^/(])\d+(\.\d+)?(?![\w.!°²³%])(?! *[.\[(])", lambda match: name
                              if pick.random() < 0.6 else match[0], self.numeric(pick.randint(1, 3)))
        return f"{name} = {value}; {text if name in text else f'{name} + {text}'}"

    def mutated(self):
        """A fixed line with a character too many, too few or another one."""
        pick = self.pick
        text = pick.choice(LINES)
        place, other = pick.randrange(len(text)), pick.choice("0123456789.+-*/^()[],;=<>!%° xkmsheπ√\"'`#&|~?:")
        return text[:place] + pick.choice([other, other + text[place], "", text[place] * 2]) + text[place + 1:]

    def mistake(self):
        pick, text = self.pick, self.numeric(1)
        return pick.choice([
            lambda: f"{self.quantity('length', 0)} + {self.quantity('time', 0)}", lambda: f"{text} +",
            lambda: f"({text}", lambda: f"{text})", lambda: f"{text} / 0", lambda: f"{text} {self.number()}",
            lambda: f"sqrt(-{pick.randint(1, 9)})", lambda: f"unknown_{pick.randint(1, 9)} + {text}", lambda: f"sin()",
            lambda: f"{self.quantity('mass', 0)} to {pick.choice(UNITS['length'])}",
            lambda: f"{self.quantity('length', 0)} + {text}", lambda: f"2024-02-3{pick.randint(0, 1)}",
            lambda: f"[1, \"a\"]", lambda: f"{text} = {text}", lambda: "1.2.3", lambda: f"log(-{pick.randint(1, 9)})",
            lambda: f"{self.items()} + [1]", lambda: f"sqr(2)", lambda: f"{text} $ 2",
            lambda: f"2^({self.quantity('length', 0)})", lambda: f"-300 °C to K",
        ])()

    def next(self):
        pick = self.pick
        text = pick.choice([
            lambda: self.numeric(pick.randint(1, 3)), lambda: self.numeric(pick.randint(1, 2)), self.units, self.units,
            self.units, self.dates, self.temperature, self.money, self.lists, self.texts, self.definitions,
            self.mistake, self.follow, self.inputs, self.inputs, self.mutated, lambda: self.truth(1),
            lambda: f"{self.units()} to {pick.choice(NOTATIONS)}",
            lambda: f"{self.numeric(1)} to {pick.choice(NOTATIONS)}",
        ])()
        return text


def generated(count, seed):
    source = Texts(seed)
    return [source.next() for _ in range(count)]
