#!/usr/bin/env python3
"""Judges units that meet: random products, quotients and powers of quantities against pint's factors and the rule of
unit_rules.py.

Usage: unitsmeet.py [--count 500] [--seed 57] [--reckon .build/release/reckon]

Each formula goes to `reckon eval --jsonl` in exact numbers. Its value is the exact one, of the right dimension; its
unit is the one that the rule gives; and the value with its unit, written down, reads back as the same value in the same
unit. Needs pint (pip install pint).
"""
import argparse, json, random, re, subprocess, sys
from fractions import Fraction as F

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=500)
options.add_argument("--seed", type=int, default=57)
options.add_argument("--reckon", default=".build/release/reckon")
options = options.parse_args()
from unit_rules import NUMBER, Rule, table

rng = random.Random(options.seed)
TYPED = """m meter|cm centimeter|mm millimeter|km kilometer|in inch|ft foot|mi mile|nmi nautical_mile|s second|ms millisecond|min minute|h hour|d day|wk week
g gram|kg kilogram|mg milligram|t metric_ton|lb pound|oz ounce|L liter|mL milliliter|gal gallon|ha hectare
A ampere|mA milliampere|V volt|mV millivolt|kV kilovolt|Ω ohm|kΩ kiloohm|MΩ megaohm|C coulomb|Ah ampere_hour|mAh milliampere_hour|µF microfarad|nF nanofarad|H henry|T tesla|Wb weber
J joule|kJ kilojoule|MJ megajoule|Wh watt_hour|kWh kilowatt_hour|cal calorie|eV electron_volt|W watt|mW milliwatt|kW kilowatt|MW megawatt|hp horsepower
N newton|kN kilonewton|lbf force_pound|Pa pascal|kPa kilopascal|MPa megapascal|bar bar|psi psi|atm atmosphere|bit bit|B byte|MB megabyte|MiB mebibyte|Mbit megabit
mph mile/hour|kn knot|Hz hertz|kHz kilohertz|mol mole|mmol millimole|K kelvin|cd candela|USD dollar|mpg mile/gallon"""
UNITS = table(row.split(maxsplit=1) for row in TYPED.replace("\n", "|").split("|"))
SIMPLE = [row.split()[0] for row in TYPED.replace("\n", "|").split("|")]
COMPOSITE = {
    "km/h": "km h-1", "m/s": "m s-1", "m/s²": "m s-2", "kg/m³": "kg m-3", "g/L": "g L-1", "USD/kWh": "USD kWh-1",
    "USD/h": "USD h-1", "L/min": "L min-1", "MB/s": "MB s-1", "mg/kg": "mg kg-1", "J/(kg·K)": "J kg-1 K-1", "W/(m²·K)":
        "W m-2 K-1", "mol/L": "mol L-1", "N/mm²": "N mm-2", "km/L": "km L-1", "lb/ft³": "lb ft-3", "m²": "m 2",
    "cm²": "cm 2", "ft²": "ft 2", "m³": "m 3", "kWh/d": "kWh d-1", "USD/gal": "USD gal-1", "V/m": "V m-1", "J/mol":
        "J mol-1", "mL/(kg·h)": "mL kg-1 h-1"
}
# Kinds that meet in practice, so that more than unrelated units cancel.
TOPICS = [
    "W kW h min d kWh Wh J MJ USD USD/kWh kWh/d", "V mV kV A mA Ω kΩ MΩ W mW Ah mAh h s µF nF C J Wb H",
    "km mi m ft h min s d km/h mph kn m/s m/s² nmi kg g N t", "Pa kPa MPa bar atm L mL m³ mol mmol K J J/mol mol/L",
    "mg g kg lb mg/kg mL/(kg·h) mL L h d wk g/L", "N kN lbf psi N/mm² m² cm² ft² mm in ft m J kJ W s",
    "MB MiB Mbit B MB/s s min h", "L gal km mi mpg km/L USD USD/gal h USD/h L/min min",
    "kg lb kg/m³ lb/ft³ L gal m³ ft³ g/L J/(kg·K) K J kJ W/(m²·K) W m²"
]


def split(text):
    """The factors of a unit as it is written above or shown: `km/h`, `kg·m²/(s³·K)`, `s⁻¹`."""
    factors, sign = [], 1
    for token in re.findall(r"/|[^\s·/()]+", text):
        if token == "/": sign = -1
        else:
            name = token.rstrip("⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
            power = token[len(name):].translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789"))
            factors.append((name, sign * int(power or 1)))
    return factors


rule = Rule(UNITS)
COMPOSITE["ft³"] = "ft 3"


def operand():
    names = rng.choice(TOPICS).split() if rng.random() < 0.15 else topic
    unit = rng.choice(names if rng.random() < 0.9 else SIMPLE)
    number = rng.choice([str(rng.randint(1, 99)), f"{rng.randint(0, 20)}.{rng.randint(1, 99):02}"])
    text, value, factors = f"{number} {unit}", F(number), split(unit)
    factor, _ = rule.product(factors)
    if rng.random() < 0.12 and rule.product(factors)[1] != NUMBER:
        power = rng.choice([2, 2, 3, -1])
        units = [(name, exponent * power) for name, exponent in factors]
        return f"({text})^{power}", (value * factor) ** power, list(rule.meet(units, [])[0]) if power > 1 else units
    return f"({text})", value * factor, factors


def times(left, right, power):
    """The spellings in which a product or quotient of units may be shown; one of no unit where it is a number."""
    right = [(name, exponent * power) for name, exponent in right]
    # A number of a unit is one as it was typed.
    if not left and power > 0: return [right]
    return [()] if rule.product(left + right)[1] == NUMBER else rule.meet(left, right)


def shown(units): return [factor for factor in units if factor[1] > 0] + [factor for factor in units if factor[1] < 0]


formulas = []
while len(formulas) < options.count:
    topic = rng.choice(TOPICS).split()
    text, value, units = operand()
    for _ in range(rng.choice([1, 1, 2, 2, 3])):
        other, number, factors = operand()
        sign = rng.choice("*/")
        power = 1 if sign == "*" else -1
        text, value = f"{text} {sign} {other}", value * number ** power
        spellings = times(units, factors, power)
        # The next product goes on from one spelling, so that only the last may have several.
        if len(spellings) > 1: break
        units = list(spellings[0])
    # Longer products are merged alone.
    if sum(abs(exponent) for _, exponent in units) <= 6: formulas.append((text, value, spellings))


def ask(texts):
    requests = "".join(json.dumps({"expr": text}) + "\n" for text in texts)
    run = subprocess.run([options.reckon, "eval", "--exact", "--jsonl"], input=requests, capture_output=True, text=True)
    answers = [json.loads(line, parse_float=str, parse_int=str) for line in run.stdout.splitlines()]
    if len(answers) != len(texts): sys.exit(f"{len(texts)} formulas gave {len(answers)} answers: {run.stderr[:500]}")
    return answers


def number(answer): return F(answer.get("fraction", answer["value"]))


wrong, rounded = [], 0
answers = ask([text for text, _, _ in formulas])
written = []
for (text, value, spellings), answer in zip(formulas, answers):
    written.append("0")
    if "error" in answer:
        wrong.append((text, answer["error"]["message"]))
        continue
    found = split(answer.get("unit", ""))
    factor, powers = rule.product(found)
    # Factors of more than 128 bits are rounded, and marked so.
    isRounded = "inexact" in answer
    rounded += isRounded
    if powers != rule.product(spellings[0])[1]: wrong.append((text, f"of another dimension: {answer}"))
    elif abs(number(answer) * factor - value) > abs(value) * isRounded / 10**30:
        wrong.append((text, f"{answer}, not {value / factor}"))
    elif not any(sorted(found) == sorted(units)
                 for units in spellings) or len(spellings) == 1 and found != shown(spellings[0]):
        wrong.append((text, f"in {answer.get('unit')}, not {spellings}"))
    written[-1] = f"({answer.get('fraction', answer['value'])}) {answer.get('unit', '')}"
for (text, _, _), first, line, again in zip(formulas, answers, written, ask(written)):
    if "error" in first: continue
    if "error" in again or number(again) != number(first) or again.get("unit") != first.get("unit"):
        wrong.append((text, f"{line} reads back as {again}"))
print(f"seed {options.seed}: {len(formulas)} products of units, {rounded} with rounded factors, {len(wrong)} wrong")
for text, what in wrong[:25]: print(f"{text}\n  {what}")
sys.exit(1 if wrong else 0)
