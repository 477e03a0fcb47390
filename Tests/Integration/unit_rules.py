"""Units by pint's factors, and the rule by which units meet in products: what quantities.py and unitsmeet.py hold
Reckon to.

The rule, tried out on all spellings: the denominators of one operand cancel with like units of the other, like units
merge into the first; then units whose product has no dimension may cancel, a unit may be written as its parts, and
units that are exactly a unit of the SI with a name may take it. The spelling with the fewest symbols is shown; of
several the one with the fewest units that nobody typed, then with the fewest denominators, then with the units that
were typed first. What cannot be written with fewer symbols stays as it is.
"""
import itertools
from fractions import Fraction as F
from functools import lru_cache

import pint

registry = pint.UnitRegistry(non_int_type=F)
registry.define("dollar = [currency]")
BASES = ("kilogram", "meter", "second", "ampere", "kelvin", "mole", "candela", "bit", "dollar")
NUMBER = (0,) * len(BASES)


def base(text):
    """The factor and the dimension of a product of units in pint's words."""
    quantity = (1 * registry(text)).to_base_units()
    powers = dict(quantity.unit_items())
    assert set(powers) <= set(BASES), (text, powers)
    return F(quantity.magnitude), tuple(int(powers.get(name, 0)) for name in BASES)


class Unit:
    def __init__(self, name, theirs):
        self.name, (self.factor, self.dimension) = name, base(theirs)


# The units of the SI by whose names products are called, with the prefixes for thousands; nobody counts in kiloseconds.
PREFIXES = {
    symbol: 3 * power
    for power, symbol in enumerate(
        ["q", "r", "y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y", "R", "Q"], -10)
}
SI = {
    "m": "meter", "kg": "kilogram", "s": "second", "A": "ampere", "K": "kelvin", "mol": "mole", "cd": "candela",
    "N": "newton", "Pa": "pascal", "J": "joule", "W": "watt", "C": "coulomb", "V": "volt", "Ω": "ohm", "S": "siemens",
    "F": "farad", "H": "henry", "T": "tesla", "Wb": "weber"
}
# What units are made of by their names.
PARTS = {"mph": "mi h-1", "kn": "nmi h-1", "psi": "lbf in-2", "mpg": "mi gal-1", "ksi": "kip in-2", "ac_ft": "ac ft"}
for prefix in PREFIXES: PARTS |= {f"{prefix}Wh": f"{prefix}W h", f"{prefix}Ah": f"{prefix}A h"}
NAMED = {}


def add(units, name, theirs): units.setdefault(name, Unit(name, theirs))


def table(spellings):
    """Units by their names, and those in which products of them may be shown."""
    units = {}
    for name, theirs in spellings: add(units, name, theirs)
    for name, theirs in SI.items():
        for prefix, exponent in PREFIXES.items():
            if name == "kg" and prefix or name == "s" and exponent > 0: continue
            add(units, prefix + name, f"1e{exponent} {theirs}")
            NAMED[units[prefix + name].dimension, units[prefix + name].factor] = prefix + name
    add(units, "g", "gram")
    for prefix, exponent in PREFIXES.items():
        add(units, prefix + "Wh", f"1e{exponent} watt hour")
        add(units, prefix + "Ah", f"1e{exponent} ampere hour")
    for name, theirs in {
            "mi": "mile", "nmi": "nautical_mile", "h": "hour", "lbf": "force_pound", "in": "inch", "gal": "gallon",
            "kip": "1000 force_pound", "ac": "4840 yard**2", "ac_ft": "4840 yard**2 foot", "ksi": "1000 psi",
            "ft": "foot", "mph": "mile/hour", "kn": "knot", "psi": "psi", "mpg": "mile/gallon"
    }.items():
        add(units, name, theirs)
    return units


def is_metric(unit):
    """Whether a unit of the SI, or one with a prefix, so that products of it may take a name."""
    for name in SI:
        symbol = "g" if name == "kg" else name
        if unit.dimension == base(SI[name])[1]: return unit.factor == 1 or unit.name.endswith(symbol)
    return False



class Rule:
    def __init__(self, units):
        self.units = units
        self.metric = {name for name, unit in units.items() if is_metric(unit)}
        self.shortest = lru_cache(None)(self.find_shortest)

    def product(self, factors):
        value, powers = F(1), [0] * len(BASES)
        for name, exponent in factors:
            unit = self.units[name]
            value *= unit.factor ** exponent
            for index, power in enumerate(unit.dimension): powers[index] += power * exponent
        return value, tuple(powers)

    def merged(self, factors):
        result = []
        for name, exponent in factors:
            for index, (other, power) in enumerate(result):
                if self.units[other].dimension == self.units[name].dimension:
                    result[index] = (other, power + exponent)
                    break
            else: result.append((name, exponent))
        return tuple((name, exponent) for name, exponent in result if exponent)

    def meet(self, left, right):
        """The spellings in which a product of two units, given as factors and their powers, may be shown: of equal ones
        those with the first units first."""
        left, right = [list(factor) for factor in left], [list(factor) for factor in right]
        for first, second in ((left, right), (right, left)):
            for below in first:
                for above in second:
                    if below[1] < 0 < above[1] and self.units[below[0]].dimension == self.units[above[0]].dimension:
                        count = min(-below[1], above[1])
                        below[1] += count
                        above[1] -= count
        return self.shortest(self.merged([tuple(factor) for factor in left + right if factor[1]]))

    def moves(self, factors):
        """All spellings that are one step away."""
        for index, (name, exponent) in enumerate(factors):
            if name not in PARTS: continue
            parts = []
            for part in PARTS[name].split():
                unit, sign, power = part.partition("-")
                parts.append((unit, exponent * (-int(power) if sign else 1)))
            yield self.merged(factors[:index] + tuple(parts) + factors[index + 1:])
        for counts in itertools.product(*(range(abs(exponent) + 1) for _, exponent in factors)):
            if sum(counts) < 2: continue
            taken = [(name, count if exponent > 0 else -count)
                     for (name, exponent), count in zip(factors, counts)
                     if count]
            value, powers = self.product(taken)
            rest = [(name, exponent - (count if exponent > 0 else -count))
                    for (name, exponent), count in zip(factors, counts)]
            first = next(index for index, count in enumerate(counts) if count)
            if powers == NUMBER: yield tuple(factor for factor in rest if factor[1])
            else:
                found = None
                names = [name for name, _ in taken]
                if len(taken) == 2 and "h" in names and all(exponent == 1 for _, exponent in taken):
                    other = names[1 - names.index("h")]
                    if other + "h" in PARTS: found = other + "h"
                elif all(name in self.metric for name in names): found = NAMED.get((powers, value))
                if found:
                    yield self.merged(
                        tuple(factor for factor in rest[:first] + [(found, 1)] + rest[first:] if factor[1]))

    def find_shortest(self, factors):
        found, waiting = {factors}, [factors]
        while waiting:
            for after in self.moves(waiting.pop()):
                if after not in found:
                    found.add(after)
                    waiting.append(after)
        typed = [name for name, _ in factors]
        def cost(state):
            return (sum(abs(exponent)
                        for _, exponent in state), sum(abs(exponent) for name, exponent in state if name not in typed),
                    sum(-exponent for _, exponent in state if exponent < 0))
        least = min(map(cost, found))
        if least[0] == cost(factors)[0]: return [factors]
        def order(state): return [typed.index(name) if name in typed else len(typed) for name, _ in state]
        return sorted((state for state in found if cost(state) == least), key=order)
