#!/usr/bin/env python3
"""Writes the oracle of the units: the exact factor of every unit to the base of its category.

Usage: units.py [output file]

A line is: spelling, factor as a fraction of whole numbers, source (tab-separated). The bases are the coherent SI units, the degree and
the bit. Needs pint (pip install pint==0.25.3 mpmath), which computes in fractions here; what it does not have, rounds, or defines
otherwise is written by hand below with its source. The program says for which units pint differs.
"""
import os, sys
from fractions import Fraction as F
import pint

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../ReckonCatalogueTests/Resources/units-oracle.tsv")
ureg = pint.UnitRegistry(non_int_type=F)

BASE = {
    "length": "m", "area": "m**2", "volume": "m**3", "mass": "kg", "time": "s", "speed": "m/s", "acceleration": "m/s**2", "force": "N",
    "pressure": "Pa", "energy": "J", "power": "W", "data": "bit", "frequency": "1/s", "fuel": "1/m**2", "consumption": "m**2",
}

# Our spelling and pint's expression.
PINT = {
    "length": "m=meter Å=angstrom mil=thou in=inch ft=foot yd=yard fath=6*foot mi=mile nmi=nautical_mile au=astronomical_unit",
    "area": "mm²=mm**2 cm²=cm**2 m²=m**2 are=are ha=hectare km²=km**2 in²=inch**2 ft²=foot**2 yd²=yard**2 mi²=mile**2",
    "volume": "mm³=mm**3 cm³=cm**3 L=liter m³=m**3 in³=inch**3 ft³=foot**3 yd³=yard**3 fl_oz=US_fluid_ounce gi=gill pt=US_pint "
    "qt=US_liquid_quart gal=gallon bbl=oil_barrel bu=bushel imp_fl_oz=imperial_fluid_ounce imp_gi=imperial_gill imp_pt=imperial_pint "
    "imp_qt=imperial_quart imp_gal=imperial_gallon tsp=teaspoon tbsp=tablespoon cup=cup imp_cup=imperial_cup",
    "mass": "g=gram t=metric_ton gr=grain ct=carat dwt=pennyweight dr=dram oz=ounce ozt=troy_ounce lb=pound st=stone slug=slug "
    "cwt=hundredweight long_cwt=long_hundredweight ton=short_ton long_ton=long_ton",
    "time": "s=second min=minute h=hour d=day wk=week fortnight=fortnight mo=month yr=julian_year century=century",
    "speed": "m/s=m/s km/h=km/hour ft/s=foot/s mph=mile/hour kn=knot c=speed_of_light",
    "acceleration": "m/s²=m/s**2 ft/s²=foot/s**2 Gal=galileo g0=standard_gravity",
    "force": "N=newton dyn=dyne gf=force_gram kgf=force_kilogram pdl=poundal ozf=force_ounce lbf=force_pound kip=kip",
    "pressure": "Pa=pascal bar=bar atm=atmosphere at=technical_atmosphere Torr=torr psi=psi ksi=ksi psf=force_pound/foot**2",
    "energy": "J=joule Wh=watt_hour cal=calorie Cal=kilocalorie eV=electron_volt erg=erg ft_lb=foot_pound BTU=international_british_thermal_unit "
    "tTNT=ton_TNT",
    "power": "W=watt hp=horsepower PS=metric_horsepower BTU/h=international_british_thermal_unit/hour TR=12000*international_british_thermal_unit/hour kcal/h=kilocalorie/hour "
    "erg/s=erg/second",
    "data": "bit=bit B=byte nibble=4*bit",
    "frequency": "Hz=hertz bpm=1/minute",
    "fuel": "km/L=km/liter mpg=mile/gallon imp_mpg=mile/imperial_gallon",
    "consumption": "L/100km=liter/(100*km)",
}

INCH, POUND, G0 = F("0.0254"), F("0.45359237"), F("9.80665")
IMPERIAL, US = F("0.00454609"), 231 * INCH**3

# By hand: what pint does not have, or has otherwise.
HAND = {
    "rod": (F("5.0292"), "16.5 ft, international; pint uses the US survey foot"),
    "ch": (F("20.1168"), "66 ft, international; pint uses the US survey foot"),
    "fur": (F("201.168"), "660 ft, international; pint uses the US survey foot"),
    "lea": (F("4828.032"), "3 mi, international; pint uses the US survey mile"),
    "ftUS": (F(1200, 3937), "NIST SP 811 B.6: 1200/3937 m"),
    "ly": (F(9460730472580800), "IAU: 299792458 m/s for 365.25 d of 86400 s"),
    "ac": (F("4046.8564224"), "4840 yd², international (US since 2023: 85 FR 62698); pint uses the US survey foot"),
    "pyeong": (F(400, 121), "(6 · 10/33 m)²"),
    "ac_ft": (F("1233.48183754752"), "43560 ft³ on the international foot; pint uses the US survey foot"),
    "mmHg": (F("133.322387415"), "conventional: 13595.1 kg/m³ · 9.80665 m/s² · 1 mm (BS 350-1:1974)"),
    "inHg": (F("3386.388640341"), "25.4 mmHg"),
    "cmH2O": (F("98.0665"), "conventional: 1000 kg/m³"),
    "inH2O": (F("249.08891"), "conventional: 1000 kg/m³ · 9.80665 · 0.0254; NIST SP 811 B.8 2.490 889 E+02"),
    "decade": (F(315576000), "10 Julian years; pint's decade is a logarithm"),
    "thm": (F("105505585.262"), "100,000 BTU (IT), NIST SP 811 B.8: 1 BTU = 1055.05585262 J; pint rounds its BTU to 1055.056 J"),
    "rpm": (F(1, 60), "counted as a number; pint counts radians"),
    "rps": (F(1), "counted as a number; pint counts radians"),
    "K": (F(1), "SI"), "°C": (F(1), "SI Brochure 9, table 4"), "°F": (F(5, 9), "NIST SP 811 B.8"), "°R": (F(5, 9), "NIST SP 811 B.8"),
    "°Ré": (F(5, 4), "80 °Ré = 100 °C"),
    "°": (F(1), "base"), "′": (F(1, 60), "SI Brochure 9, table 8"), "″": (F(1, 3600), "SI Brochure 9, table 8"),
    "gon": (F(9, 10), "NIST SP 811 B.8"), "turn": (F(360), "NIST SP 811 B.8"), "mil_NATO": (F(360, 6400), "NATO: 6400 in a turn"),
    "pinch": (US / 768 / 16, "1/16 tsp"), "dash": (US / 768 / 8, "1/8 tsp"),
    "metric_tsp": (F("5e-6"), "5 mL"), "metric_tbsp": (F("15e-6"), "15 mL"), "metric_cup": (F("250e-6"), "250 mL"),
    "imp_tbsp": (F("28.4130625e-6") * 5 / 8, "5/8 imperial fluid ounce"),
    "imp_tsp": (F("28.4130625e-6") * 5 / 24, "5/24 imperial fluid ounce"),
}

# Values that are not rational: to 45 digits, compared to 37.
def irrational():
    import mpmath
    mpmath.mp.dps = 60
    rounded = lambda value: F(mpmath.nstr(value, 45, strip_zeros=False))
    parsec = 149597870700 * 648000 / mpmath.pi
    return {
        "mrad": (rounded(180 / mpmath.pi / 1000), "≈180/π/1000"),
        "kpc": (rounded(parsec * 1000), "≈1000 parsecs"), "Mpc": (rounded(parsec * 1000000), "≈1,000,000 parsecs"),
        "rad": (rounded(180 / mpmath.pi), "≈180/π"),
        "pc": (rounded(parsec), "≈648000/π au, IAU 2015 B2"),
    }

SI = [("quecto", "q", -30), ("ronto", "r", -27), ("yocto", "y", -24), ("zepto", "z", -21), ("atto", "a", -18), ("femto", "f", -15),
      ("pico", "p", -12), ("nano", "n", -9), ("micro", "µ", -6), ("milli", "m", -3), ("centi", "c", -2), ("deci", "d", -1), ("deca", "da", 1),
      ("hecto", "h", 2), ("kilo", "k", 3), ("mega", "M", 6), ("giga", "G", 9), ("tera", "T", 12), ("peta", "P", 15), ("exa", "E", 18),
      ("zetta", "Z", 21), ("yotta", "Y", 24), ("ronna", "R", 27), ("quetta", "Q", 30)]
BINARY = ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi", "robi", "quebi"]
# Our long name, pint's, base, the smallest power.
PREFIXED = [
    ("metre", "meter", "m", -30), ("second", "second", "s", -30), ("gram", "gram", "kg", -30), ("litre", "liter", "m**3", -30),
    ("newton", "newton", "N", -30), ("pascal", "pascal", "Pa", -30), ("joule", "joule", "J", -30), ("watt", "watt", "W", -30),
    ("hertz", "hertz", "1/s", -30), ("electronvolt", "electron_volt", "J", -30), ("calorie", "calorie", "J", -30),
    ("watt_hour", "watt_hour", "J", -30), ("bar", "bar", "Pa", -30), ("torr", "torr", "Pa", -30), ("galileo", "galileo", "m/s**2", -30), ("kelvin", "kelvin", "kelvin", -30), ("tonne", "metric_ton", "kg", 3),
    ("bit", "bit", "bit", 3), ("byte", "byte", "bit", 3),
]


def value(expression, base):
    return F((1 * ureg(expression)).to(base).magnitude)


rows = {}
for category, text in PINT.items():
    for pair in text.split():
        ours, theirs = pair.split("=", 1)
        rows[ours] = (value(theirs, BASE[category]), "pint " + theirs)
for ours, (factor, source) in {**HAND, **irrational()}.items():
    assert ours not in rows, ours
    rows[ours] = (factor, source)
for ours, theirs, base, least in PREFIXED:
    for name, symbol, power in SI:
        if power < least:
            continue
        try:
            factor, source = value(name + theirs, base), "pint " + name + theirs
        except pint.UndefinedUnitError:
            factor, source = F(10) ** power * value(theirs, base), "SI Brochure 9, table 7, pint " + theirs
        assert factor == F(10) ** power * value(theirs, base), name + theirs
        rows[name + ours] = (factor, source)
for ours, bits in (("bit", 1), ("byte", 8)):
    for index, name in enumerate(BINARY):
        try:
            factor, source = value(name + ours, "bit"), "pint " + name + ours
        except pint.UndefinedUnitError:
            factor, source = F(bits * 1024 ** (index + 1)), "IEC 80000-13"
        assert factor == bits * 1024 ** (index + 1), name
        rows[name + ours] = (factor, source)

with open(OUT, "w") as file:
    for ours, (factor, source) in rows.items():
        file.write(f"{ours}\t{factor.numerator}/{factor.denominator}\t{source}\n")
print(f"{len(rows)} units, {sum(source.startswith('pint') for _, source in rows.values())} of them from pint {pint.__version__}")
for ours, theirs, base in [("rod", "rod", "m"), ("ch", "chain", "m"), ("fur", "furlong", "m"), ("lea", "league", "m"), ("ac", "acre", "m**2"),
                           ("ly", "light_year", "m"), ("pc", "parsec", "m"), ("ac_ft", "acre_foot", "m**3"), ("mmHg", "mmHg", "Pa"), ("inHg", "inHg", "Pa"),
                           ("cmH2O", "cmH2O", "Pa"), ("inH2O", "inH2O", "Pa"), ("°", "degree", "degree"), ("rad", "radian", "degree"),
                           ("gon", "grade", "degree"), ("turn", "turn", "degree"), ("′", "arcminute", "degree"), ("rpm", "rpm", "hertz"), ("°F", "delta_degF", "kelvin"), ("BTU", "BTU", "J"), ("thm", "therm", "J")]:
    theirs_value = value(theirs, base)
    if theirs_value != rows[ours][0]:
        print(f"{ours}: pint's {theirs} is {float(theirs_value)!r}, here {float(rows[ours][0])!r}: off by {float(theirs_value / rows[ours][0] - 1):.2g}")
