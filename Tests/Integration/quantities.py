#!/usr/bin/env python3
"""Judges quantities: random formulas with units against exact fractions of pint's factors, and against GNU units.

Usage: quantities.py [--count 2000] [--seed 26] [--reckon .build/debug/reckon] [--without-gnu]

Formulas are sums, products, quotients, powers, roots, mixed numbers, percents, conversions and functions of quantities,
nested in each other. Each goes to `reckon eval --jsonl`, in doubles and in decimals. Its unit must be the one that the
rules give (sums take the first unit, units of a product meet by the rule of unit_rules.py, a conversion gives its
target), its value the exact one within the rounding of its operations, equal where decimals claim to be exact; and
exactly the formulas that mix dimensions must be refused. Needs pint (pip install pint); GNU units (apt-get install
units) is asked where it is installed.
"""
import argparse, json, math, random, re, shutil, subprocess, sys
from fractions import Fraction as F

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=2000)
options.add_argument("--seed", type=int, default=26)
options.add_argument("--reckon", default=".build/debug/reckon")
options.add_argument("--without-gnu", action="store_true")
options = options.parse_args()
from unit_rules import NUMBER, Rule, base, table

rng = random.Random(options.seed)

# Our spelling, pint's, GNU units'.
SPELLINGS = """
m meter m|cm centimeter cm|mm millimeter mm|km kilometer km|in inch inch|ft foot ft|yd yard yd|mi mile mile|nmi nautical_mile nauticalmile|µm micrometer micrometer
s second s|ms millisecond ms|min minute min|h hour hour|d day day|wk week week
g gram g|kg kilogram kg|mg milligram mg|t metric_ton tonne|lb pound lb|oz ounce oz
ha hectare hectare|L liter liter|mL milliliter ml|gal gallon gallon
A ampere A|mA milliampere mA|V volt V|mV millivolt mV|kV kilovolt kV|Ω ohm ohm|kΩ kiloohm kiloohm|C coulomb C|Ah ampere_hour ampere*hour|mAh milliampere_hour milliampere*hour
F farad F|µF microfarad microfarad|H henry H|mH millihenry millihenry|T tesla T|Wb weber Wb|S siemens S
J joule J|kJ kilojoule kJ|kWh kilowatt_hour kW*hour|cal calorie cal|eV electron_volt eV|W watt W|kW kilowatt kW|MW megawatt MW|hp horsepower horsepower
N newton N|kN kilonewton kN|lbf force_pound lbf|Pa pascal Pa|kPa kilopascal kPa|bar bar bar|psi psi psi|atm atmosphere atm
bit bit bit|B byte byte|kB kilobyte kilobyte|MB megabyte megabyte|MiB mebibyte mebibyte|GB gigabyte gigabyte|Mbit megabit megabit
mph mile/hour mile/hour|kn knot knot|Hz hertz Hz|kHz kilohertz kHz|mol mole mol|mmol millimole mmol|K kelvin K|mK millikelvin mK|cd candela cd
"""
ROWS = [row.split(maxsplit=2) for row in SPELLINGS.strip().replace("\n", "|").split("|")]
UNITS = table((name, theirs) for name, theirs, _ in ROWS)
GNU = {name: gnu for name, _, gnu in ROWS}
rule = Rule(UNITS)
# What formulas are about, and of which products and quotients each can be.
KINDS = {
    name: base(text)[1]
    for name, text in {
        "length": "m", "time": "s", "mass": "kg", "area": "m**2", "volume": "m**3", "speed": "m/s", "acceleration":
            "m/s**2", "force": "N", "energy": "J", "power": "W", "pressure": "Pa", "current": "A", "voltage": "V",
        "resistance": "ohm", "charge": "C", "data": "bit", "rate": "bit/s", "density": "kg/m**3", "flow": "m**3/s",
        "heat": "J/(kg*K)", "temperature": "K", "amount": "mol", "concentration": "mol/m**3", "capacitance":
            "F", "inductance": "H", "flux": "Wb", "field": "T", "conductance": "S", "frequency": "Hz"
    }.items()
}
PRODUCTS = """area=length*length volume=area*length speed=length/time acceleration=speed/time force=mass*acceleration energy=force*length power=energy/time
pressure=force/area voltage=power/current current=voltage/resistance power=voltage*current resistance=voltage/current charge=current*time energy=charge*voltage
rate=data/time time=data/rate density=mass/volume flow=volume/time length=speed*time mass=density*volume time=length/speed data=rate*time
capacitance=charge/voltage flux=voltage*time inductance=flux/current field=flux/area conductance=current/voltage volume=flow*time
concentration=amount/volume amount=concentration*volume length=area/length energy=power*time length=volume/area time=energy/power""".split(
)
# Units of several factors, as people write them.
COMPOSITE = {
    "speed": ["km/h", "m/s", "ft/s", "mi/h"], "acceleration": ["m/s²", "m/s^2", "ft/s^2", "km/h/s"], "area": [
        "m²", "cm²", "ft²", "km^2"
    ], "volume": ["m³", "cm^3", "ft³"], "density": ["kg/m³", "g/cm^3", "kg/L", "lb/ft^3"],
    "rate": ["Mbit/s", "MB/s", "bit/s", "MiB/min"], "flow": ["L/min", "m³/h", "gal/min"], "force": [
        "kg m/s²", "kg*m/s^2"
    ], "energy": ["N m", "kW h", "V A s"], "power": ["J/s", "N m/s"], "pressure": ["N/mm²", "lbf/in²"],
    "heat": ["kJ/(kg K)", "J/(g·K)"], "concentration": ["mol/L", "mmol/L"], "voltage": ["W/A", "J/C"], "frequency": [],
}
MIXED = {
    "length": ["ft in", "yd ft in", "mi yd", "km m", "m cm"], "time": ["h min", "h min s", "d h", "wk d", "min s"],
    "mass": ["lb oz", "kg g"]
}
SIMPLE = {kind: [name for name in GNU if UNITS[name].dimension == powers] for kind, powers in KINDS.items()}


def factors(text):
    """The units and powers of a unit as it is written: `km/h`, `kg·m²/(s³·K)`, `kJ/(kg K)`, `s⁻¹`."""
    result, sign, outer = [], 1, []
    for token in re.findall(r"[/()]|[^\s·*/()]+", text):
        if token == "/": sign = -(outer[-1] if outer else 1)
        elif token == "(": outer.append(sign)
        elif token == ")": sign = 1; outer.pop()
        else:
            power = re.search(r"(\^(-?\d+)|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$", token)
            name = token[:power.start()] if power else token
            digits = power.group(0).lstrip("^").translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")) if power else "1"
            result.append((UNITS[name], sign * int(digits)))
            # A quotient divides by the one factor behind the sign, or by all of a bracket, or by all that stand side by
            # side.
            if not outer: sign = sign if re.search(r"\s", text.split(token, 1)[1][:1] or "x") else 1
            else: sign = outer[-1]
    return result


def product(factors): return rule.product([(unit.name, exponent) for unit, exponent in factors])


class Refused(Exception):
    """A formula that mixes dimensions."""


class Quantity:
    """A value in base units with a bound of its rounding relative to the unit roundoff, and the factors of the unit
    that it is shown in."""
    def __init__(self, value, error, units):
        self.value, self.error, self.units = value, error, units
        self.factor, self.dimension = product(units)

    def scaled(self, number, roundings=1):
        return Quantity(self.value * number,
                        abs(number) * self.error + roundings * abs(self.value * number), self.units)


def sum_of(a, b, sign):
    if a.dimension != b.dimension: raise Refused
    value = a.value + sign * b.value
    return Quantity(value, a.error + b.error + 3 * (abs(a.value) + abs(b.value)), a.units)


def product_of(a, b, sign):
    if sign < 0 and b.value == 0: raise ZeroDivisionError
    value = a.value * b.value if sign > 0 else a.value / b.value
    relative = (a.error / abs(a.value) if a.value else 0) + (b.error / abs(b.value) if b.value else 0) + 8
    units = a.units + [(unit, sign * exponent) for unit, exponent in b.units]
    # What has no dimension is a number.
    if product(units)[1] == NUMBER: return Quantity(value, relative * abs(value), [])
    if a.units and b.units or sign < 0 and b.units:
        left, right = ([(unit.name, exponent) for unit, exponent in side] for side in (a.units, units[len(a.units):]))
        units = [(UNITS[name], exponent) for name, exponent in rule.meet(left, right)[0]]
    return Quantity(value, relative * abs(value), units)


def number():
    kind = rng.random()
    text = str(rng.randint(1, 20)) if kind < 0.5 else str(rng.randint(
        1, 2000)) if kind < 0.7 else f"{rng.randint(0, 99)}.{rng.randint(1, 99)}"
    return text, F(text)


class Node:
    """A formula: its text, that for GNU units or nothing, whether it is one operand, and what computes its value."""
    def __init__(self, text, gnu, value, is_operand):
        self.text, self.gnu, self.value, self.is_operand = text, gnu, value, is_operand

    @property
    def operand(self): return self.text if self.is_operand else f"({self.text})"


def gnu_unit(written):
    return "*".join(f"({GNU[unit.name]})^{exponent}" if exponent > 0 else f"(1/({GNU[unit.name]})^{-exponent})"
                    for unit, exponent in written)


def literal(kind):
    text, value = number()
    if kind == "number": return Node(text, text, lambda: Quantity(value, 0, []), True)
    if kind in MIXED and rng.random() < 0.2:
        names = rng.choice(MIXED[kind]).split()
        parts = [(rng.randint(1, 9), UNITS[name]) for name in names[:-1]] + [(rng.choice(
            [rng.randint(0, 11), rng.randint(1, 99) / F(10)]), UNITS[names[-1]])]
        written = lambda value: str(value) if value == int(value) else str(float(value))
        total = sum(value * unit.factor for value, unit in parts)
        text = " ".join(f"{written(F(value))} {unit.name}" for value, unit in parts)
        gnu = "(" + "+".join(f"{written(F(value))}*({GNU[unit.name]})" for value, unit in parts) + ")"
        return Node(text, gnu, lambda: Quantity(total, 8 * abs(total), [(parts[0][1], 1)]), True)
    unit = rng.choice(SIMPLE[kind] * 2 + COMPOSITE.get(kind, []) * 2)
    units = factors(unit)
    factor, powers = product(units)
    assert powers == KINDS[kind], (unit, kind)
    blank = "" if unit[0] in "ΩµµK" and rng.random() < 0.2 else " "
    text = text + blank + unit
    return Node(text, f"({text.split(unit)[0].strip()})*{gnu_unit(units)}", lambda: Quantity(value * factor, 0, units),
                True)


def converted(node, kind):
    unit = rng.choice(SIMPLE[kind] * 2 + COMPOSITE.get(kind, []))
    units = factors(unit)
    def value():
        quantity = node.value()
        factor, powers = product(units)
        if powers != quantity.dimension: raise Refused
        return Quantity(quantity.value, quantity.error + 4 * abs(quantity.value), units)
    # A conversion takes all that stands before it, but no other conversion.
    return Node(f"{f'({node.text})' if ' to ' in node.text and not node.is_operand else node.text} to {unit}", node.gnu,
                value, False)


def formula(kind, depth):
    if depth == 0: return literal(kind)
    options = ["sum", "sum", "scaled", "product", "product", "converted", "function", "negated", "percent", "power"]
    choice = rng.choice(options)
    a = lambda: formula(kind, rng.randint(0, depth - 1))
    if choice == "sum":
        first, second, sign = a(), a(), rng.choice("+-")
        if rng.random() < 0.04: second = formula(rng.choice(list(KINDS)), 0)
        value = lambda: sum_of(first.value(), second.value(), 1 if sign == "+" else -1)
        gnu = first.gnu and second.gnu and f"({first.gnu}){sign}({second.gnu})"
        return Node(f"{first.operand} {sign} {second.operand}", gnu, value, False)
    if choice == "scaled":
        node, (text, factor) = a(), number()
        if rng.random() < 0.5:
            return Node(f"{text} * {node.operand}", node.gnu and f"{text}*({node.gnu})",
                        lambda: node.value().scaled(factor), False)
        if factor == 0: return node
        return Node(f"{node.operand} / {text}", node.gnu and f"({node.gnu})/{text}",
                    lambda: node.value().scaled(1 / factor), False)
    if choice == "product":
        recipes = [recipe.split("=")[1] for recipe in PRODUCTS if recipe.startswith(kind + "=")]
        if kind == "number": recipes = [f"{name}/{name}" for name in ("length", "time", "mass", "energy", "data")]
        if not recipes: return literal(kind)
        recipe = rng.choice(recipes)
        sign = 1 if "*" in recipe else -1
        first, second = (formula(name, rng.randint(0, depth - 1)) for name in re.split(r"[*/]", recipe))
        value = lambda: product_of(first.value(), second.value(), sign)
        operator = "*" if sign > 0 else "/"
        gnu = first.gnu and second.gnu and f"({first.gnu}){operator}({second.gnu})"
        return Node(f"{first.operand} {operator} {second.operand}", gnu, value, False)
    if choice == "converted" and kind != "number": return converted(a(), kind)
    if choice == "function":
        name = rng.choice(["min", "max", "avg", "sum", "abs"])
        nodes = [a() for _ in range(1 if name == "abs" else rng.randint(2, 3))]
        def value():
            values = [node.value() for node in nodes]
            if any(quantity.dimension != values[0].dimension for quantity in values): raise Refused
            numbers, error = [quantity.value for quantity in values], sum(quantity.error for quantity in values)
            result = {"min": min, "max": max, "sum": sum, "avg": lambda v: sum(v) / len(v),
                      "abs": lambda v: abs(v[0])}[name](numbers)
            return Quantity(result, error + 8 * sum(map(abs, numbers)), values[0].units)
        gnu = None
        if name == "sum" and all(node.gnu for node in nodes): gnu = "+".join(f"({node.gnu})" for node in nodes)
        return Node(f"{name}({', '.join(node.text for node in nodes)})", gnu, value, True)
    if choice == "negated":
        node = a()
        return Node(f"-{node.operand}", node.gnu and f"-1*({node.gnu})", lambda: node.value().scaled(-1, 0), False)
    if choice == "percent":
        node, rate, sign = a(), rng.randint(1, 60), rng.choice("+-")
        factor = 1 + F(rate if sign == "+" else -rate, 100)
        return Node(f"{node.operand} {sign} {rate}%", node.gnu and f"({node.gnu})*(100{sign}{rate})/100",
                    lambda: node.value().scaled(factor, 6), False)
    if choice == "power" and kind in ("area", "volume", "length"):
        if kind == "length":
            node = formula("length", 0)
            def value():
                square = product_of(node.value(), node.value(), 1)
                root = node.value()
                return Quantity(abs(root.value), root.error + 8 * abs(root.value), root.units)
            return Node(f"sqrt(({node.text})^2)", node.gnu and f"sqrt(({node.gnu})^2)", value, True)
        exponent = 2 if kind == "area" else 3
        node = formula("length", rng.randint(0, depth - 1))
        def value():
            result = base = node.value()
            for _ in range(exponent - 1): result = product_of(result, base, 1)
            return result
        return Node(f"({node.text})^{exponent}", node.gnu and f"({node.gnu})^{exponent}", value, False)
    return literal(kind)


formulas = []
while len(formulas) < options.count:
    kind = rng.choice(list(KINDS) + ["number"])
    node = formula(kind, rng.randint(1, 3))
    if kind != "number" and rng.random() < 0.4: node = converted(node, kind)
    try: expected = node.value()
    except Refused: expected = None
    except ZeroDivisionError: continue
    # Nothing is asked of what lies within its own rounding.
    if expected is not None and expected.error * F(1, 2**53) * 64 > abs(expected.value): continue
    formulas.append((node, expected))

wrong, counts = [], {}


def count(what): counts[what] = counts.get(what, 0) + 1


def judge(mode, unit_roundoff, arguments):
    requests = "".join(json.dumps({"expr": node.text}) + "\n" for node, _ in formulas)
    run = subprocess.run([options.reckon, "eval", "--jsonl", *arguments],
                         input=requests,
                         capture_output=True,
                         text=True)
    answers = [json.loads(line, parse_float=str, parse_int=str) for line in run.stdout.splitlines()]
    if len(answers) != len(formulas):
        sys.exit(f"{len(formulas)} formulas gave {len(answers)} answers: {run.stderr[:500]}")
    values = []
    for (node, expected), answer in zip(formulas, answers):
        values.append(None)
        def fail(what): wrong.append((mode, node.text, what))
        if "error" in answer:
            if expected is not None: fail("refused: " + answer["error"]["message"])
            else: count("refused")
            continue
        if expected is None:
            fail(f"not refused: {answer}")
            continue
        unit = answer.get("unit", "")
        try: factor, powers = product(factors(unit))
        except (KeyError, IndexError):
            fail(f"the unit {unit} is not known here")
            continue
        value = F(answer["value"])
        shown = "·".join(f"{unit.name}^{exponent}" for unit, exponent in expected.units)
        # A sum that begins with a mixed number is one too, and JSON tells its number of the last unit.
        isPart = re.search(r"\d \S+ [\d.]+ " + re.escape(unit) + r"(\W|$)", node.text)
        if powers != expected.dimension or factor != expected.factor and not isPart:
            fail(f"in {unit}, not {shown}: {answer['value']}")
        elif mode == "decimals" and "inexact" not in answer and value * factor != expected.value:
            fail(f"{answer['value']} {unit} is not exact: {float(expected.value / factor)}")
        elif abs(value * factor - expected.value) > (expected.error + 8 * abs(expected.value)) * unit_roundoff:
            fail(f"{answer['value']} {unit}, not {float(expected.value / factor)}")
        else:
            count(f"{mode} right")
            values[-1] = value * factor
    return values


values = judge("doubles", F(1, 2**53), [])
judge("decimals", F(1, 10**33), ["--decimal"])


def ask_gnu():
    """GNU units computes in doubles: it must agree to twelve digits with what both gave."""
    asked = [(node, expected, value)
             for (node, expected), value in zip(formulas, values)
             if value is not None and node.gnu]
    lines = []
    for node, expected, _ in asked:
        base = " ".join(
            f"{name}^{power}" for name, power in zip(("kg", "m", "s", "A", "K", "mol", "cd", "bit"), expected.dimension)
            if power)
        lines += [f"({node.gnu})", base or "1"]
    run = subprocess.run(["units", "--quiet", "--terse", "--digits", "17"],
                         input="\n".join(lines) + "\n",
                         capture_output=True,
                         text=True,
                         env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    answers = [line.strip() for line in run.stdout.splitlines() if line.strip()]
    if len(answers) != len(asked):
        sys.exit(f"GNU units gave {len(answers)} answers to {len(asked)} formulas: {answers[:3]}")
    for (node, expected, value), answer in zip(asked, answers):
        try: theirs = F(float(answer))
        except ValueError: sys.exit(f"GNU units: {node.gnu}: {answer}")
        if abs(theirs - value) > abs(value) / 10**12 + expected.error * F(1, 2**52):
            wrong.append(("GNU units", node.text, f"{float(value)}, theirs {answer}"))
        else: count("agree with GNU units")


if shutil.which("units") and not options.without_gnu: ask_gnu()
print(f"seed {options.seed}: {len(formulas)} formulas, " +
      ", ".join(f"{number} {name}" for name, number in sorted(counts.items())) + f", {len(wrong)} wrong")
for mode, text, what in wrong[:25]: print(f"{mode}: {text}\n  {what}")
sys.exit(1 if wrong or not counts.get("doubles right") or not counts.get("decimals right") else 0)
