#!/usr/bin/env python3
"""Writes the oracle of the units: the exact factor of every unit to the base of its category.

Usage: units.py [output file]

A line is: spelling, factor as a fraction of whole numbers, source (tab-separated). The bases are the coherent SI units,
the degree and the bit. Needs pint (pip install pint==0.25.3 mpmath), which computes in fractions here; what it does not
have, rounds, or defines otherwise is written by hand below with its source. The program says for which units pint
differs.
"""
import os, sys
from fractions import Fraction as F
import pint

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../ReckonCatalogueTests/Resources/units-oracle.tsv")
ureg = pint.UnitRegistry(non_int_type=F)

BASE = {
    "length": "m", "area": "m**2", "volume": "m**3", "mass": "kg", "time": "s", "speed": "m/s", "acceleration":
        "m/s**2", "force": "N", "pressure": "Pa", "energy": "J", "power": "W", "data": "bit", "frequency": "1/s",
    "fuel": "1/m**2", "consumption": "m**2", "torque": "N*m", "density": "kg/m**3", "flow": "m**3/s", "viscosity":
        "Pa*s", "kinematic": "m**2/s", "charge": "C", "field": "A/m", "luminance": "cd/m**2", "illuminance": "lux",
    "concentration": "mol/m**3", "catalysis": "mol/s", "radioactivity": "becquerel", "dose": "J/kg", "exposure":
        "C/kg", "rate": "bit/s",
}

# Our spelling and pint's expression.
PINT = {
    "length":
        "m=meter Å=angstrom mil=thou in=inch ft=foot yd=yard fath=6*foot mi=mile nmi=nautical_mile au=astronomical_unit "
        "micron=micron hand=hand ls=speed_of_light*second px=css_pixel point=point pica=pica didot=didot cicero=cicero tex_pt=inch*100/7227 "
        "twip=point/20",
    "area":
        "mm²=mm**2 cm²=cm**2 m²=m**2 are=are ha=hectare km²=km**2 barn=barn in²=inch**2 ft²=foot**2 yd²=yard**2 mi²=mile**2",
    "volume":
        "mm³=mm**3 cm³=cm**3 L=liter m³=m**3 in³=inch**3 ft³=foot**3 yd³=yard**3 fl_oz=US_fluid_ounce gi=gill pt=US_pint "
        "qt=US_liquid_quart gal=gallon bbl=oil_barrel bu=bushel imp_fl_oz=imperial_fluid_ounce imp_gi=imperial_gill imp_pt=imperial_pint "
        "imp_qt=imperial_quart imp_gal=imperial_gallon tsp=teaspoon tbsp=tablespoon cup=cup imp_cup=imperial_cup "
        "minim=minim fl_dr=fluid_dram dry_pt=dry_pint dry_qt=dry_quart pk=peck bdft=board_foot stere=stere cord=128*foot**3",
    "mass":
        "g=gram t=metric_ton gr=grain ct=carat dwt=pennyweight dr=dram oz=ounce ozt=troy_ounce lb=pound st=stone slug=slug "
        "cwt=hundredweight long_cwt=long_hundredweight ton=short_ton long_ton=long_ton quintal=100*kilogram mcg=microgram",
    "time":
        "s=second min=minute h=hour d=day wk=week fortnight=fortnight mo=month yr=julian_year century=century gregorian_year=gregorian_year",
    "speed":
        "m/s=m/s km/h=km/hour ft/s=foot/s mph=mile/hour kn=knot ft/min=foot/minute in/s=inch/second c=speed_of_light",
    "acceleration":
        "m/s²=m/s**2 ft/s²=foot/s**2 Gal=galileo g0=standard_gravity",
    "force":
        "N=newton dyn=dyne gf=force_gram kgf=force_kilogram pdl=poundal ozf=force_ounce lbf=force_pound kip=kip tf=metric_ton_force tonf=ton_force",
    "pressure":
        "Pa=pascal bar=bar atm=atmosphere at=technical_atmosphere Torr=torr psi=psi ksi=ksi psf=force_pound/foot**2 N/mm²=newton/mm**2",
    "energy":
        "J=joule Wh=watt_hour cal=calorie Cal=kilocalorie eV=electron_volt erg=erg ft_lb=foot_pound BTU=international_british_thermal_unit "
        "tTNT=ton_TNT toe=tonne_of_oil_equivalent hp_h=horsepower*hour",
    "power":
        "W=watt hp=horsepower PS=metric_horsepower BTU/h=international_british_thermal_unit/hour TR=12000*international_british_thermal_unit/hour kcal/h=kilocalorie/hour "
        "erg/s=erg/second hp_E=electrical_horsepower VA=volt_ampere var=volt_ampere ft·lbf/s=foot_pound/second", "data":
            "bit=bit B=byte nibble=4*bit", "frequency":
                "Hz=hertz bpm=1/minute cps=1/second", "fuel":
                    "km/L=km/liter mpg=mile/gallon imp_mpg=mile/imperial_gallon", "consumption":
                        "L/100km=liter/(100*km)",
    "torque":
        "N·m=newton*meter dyn·cm=dyne*cm kgf·m=force_kilogram*meter ozf·in=force_ounce*inch lbf·in=force_pound*inch lbf·ft=force_pound*foot",
    "density":
        "kg/m³=kg/m**3 g/L=gram/liter kg/L=kg/liter g/cm³=gram/cm**3 lb/ft³=pound/foot**3 lb/in³=pound/inch**3 lb/gal=pound/gallon",
    "flow":
        "m³/s=m**3/s m³/h=m**3/hour L/s=liter/s L/min=liter/minute ft³/s=foot**3/s ft³/min=foot**3/minute gal/min=gallon/minute "
        "gal/h=gallon/hour gal/d=gallon/day bbl/d=oil_barrel/day", "viscosity":
            "Pa·s=pascal*second P=poise reyn=force_pound*second/inch**2", "kinematic":
                "m²/s=m**2/s mm²/s=mm**2/s St=stokes ft²/s=foot**2/s", "charge":
                    "Ah=ampere_hour", "field":
                        "A/m=ampere/meter", "luminance":
                            "cd/m²=nit cd/in²=candela/inch**2 cd/ft²=candela/foot**2 stilb=stilb", "illuminance":
                                "fc=lumen/foot**2 phot=lumen/cm**2", "concentration":
                                    "mol/m³=mol/m**3 mol/L=mol/liter", "catalysis":
                                        "kat=katal enzyme_unit=enzyme_unit", "radioactivity":
                                            "Bq=becquerel Ci=curie", "dose":
                                                "Gy=gray Sv=sievert rd=rads rems=rem mrem=rem/1000", "exposure":
                                                    "C/kg=coulomb/kilogram roentgen=roentgen", "rate":
                                                        "bit/s=bit/s B/s=byte/s",
}

INCH, POUND, G0 = F("0.0254"), F("0.45359237"), F("9.80665")
IMPERIAL, US = F("0.00454609"), 231 * INCH**3

# By hand: what pint does not have, or has otherwise.
HAND = {
    "rod": (F("5.0292"), "16.5 ft, international; pint uses the US survey foot"), "ch": (
        F("20.1168"), "66 ft, international; pint uses the US survey foot"), "fur": (
            F("201.168"), "660 ft, international; pint uses the US survey foot"), "lea": (
                F("4828.032"), "3 mi, international; pint uses the US survey mile"),
    "ftUS": (F(1200, 3937), "NIST SP 811 B.6: 1200/3937 m"), "ly": (
        F(9460730472580800), "IAU: 299792458 m/s for 365.25 d of 86400 s"), "ac": (
            F("4046.8564224"), "4840 yd², international (US since 2023: 85 FR 62698); pint uses the US survey foot"),
    "pyeong": (F(400, 121), "(6 · 10/33 m)²"), "ac_ft": (
        F("1233.48183754752"), "43560 ft³ on the international foot; pint uses the US survey foot"), "mmHg": (
            F("133.322387415"), "conventional: 13595.1 kg/m³ · 9.80665 m/s² · 1 mm (BS 350-1:1974)"), "inHg": (
                F("3386.388640341"), "25.4 mmHg"), "cmH2O": (F("98.0665"), "conventional: 1000 kg/m³"), "inH2O": (
                    F("249.08891"), "conventional: 1000 kg/m³ · 9.80665 · 0.0254; NIST SP 811 B.8 2.490 889 E+02"),
    "cmHg": (F("1333.22387415"), "10 mmHg"), "mmH2O": (F("9.80665"), "conventional: 1000 kg/m³"), "mH2O": (
        F("9806.65"), "conventional: 1000 kg/m³"), "ftH2O": (
            F("2989.06692"), "conventional: 1000 kg/m³ · 9.80665 · 0.3048"), "don": (
                F("0.00375"), "1 kan = 3.75 kg"), "geun": (F("0.6"), "160 don"), "quad": (
                    F("1055.05585262e15"), "10^15 BTU (IT)"), "tce": (F("29.3076e9"), "IEA, UN: 7 Gcal (IT)"), "hp_S": (
                        F("9809.5"), "NIST SP 811 B.8: 9.809 50 E+03; pint takes 33,475 BTU/h"), "statC": (F(
                            1, 2997924580), "NIST SP 811 B.8: 10/c; pint's has Gaussian dimensions"), "G": (
                                F("1e-4"), "NIST SP 811 B.8"), "Mx": (F("1e-8"), "NIST SP 811 B.8"),
    "kilogauss": (F("0.1"), "NIST SP 811 B.8"), "milligauss": (F("1e-7"), "NIST SP 811 B.8"), "kilohm": (
        F(1000), "SI Brochure 9, 3"), "megohm": (F(1000000), "SI Brochure 9, 3"), "lbmol": (
            F("453.59237"), "pound over gram"), "dpm": (F(1, 60), "60 s"), "jigger": (
                US / 128 * F(3, 2), "1.5 fl oz"), "drop": (F("5e-8"), "0.05 mL"), "smidgen": (
                    US / 768 / 32, "1/32 tsp"), "dsp": (F("1e-5"), "10 mL"), "aus_tbsp": (F("2e-5"), "20 mL"), "升": (F(
                        2401, 1331000), "1 shō = 2401/1331 L"), "合": (F(2401, 13310000), "1/10 shō"), "級": (
                            F("0.00025"), "JIS Z 8305: 0.25 mm"),
    "decade": (F(315576000), "10 Julian years; pint's decade is a logarithm"), "thm": (
        F("105505585.262"),
        "100,000 BTU (IT), NIST SP 811 B.8: 1 BTU = 1055.05585262 J; pint rounds its BTU to 1055.056 J"), "rpm": (F(
            1, 60), "counted as a number; pint counts radians"), "rps": (
                F(1), "counted as a number; pint counts radians"), "K": (
                    F(1), "SI"), "°C": (F(1), "SI Brochure 9, table 4"), "°F": (F(5, 9), "NIST SP 811 B.8"), "°R": (F(
                        5, 9), "NIST SP 811 B.8"), "°Ré": (F(5, 4), "80 °Ré = 100 °C"), "°": (F(1), "base"), "′": (F(
                            1, 60), "SI Brochure 9, table 8"), "″": (F(1, 3600), "SI Brochure 9, table 8"), "gon": (F(
                                9, 10), "NIST SP 811 B.8"), "turn": (F(360), "NIST SP 811 B.8"), "mil_NATO": (F(
                                    360, 6400), "NATO: 6400 in a turn"), "pinch": (US / 768 / 16, "1/16 tsp"), "dash": (
                                        US / 768 / 8, "1/8 tsp"), "metric_tsp": (F("5e-6"), "5 mL"), "metric_tbsp": (
                                            F("15e-6"), "15 mL"), "metric_cup": (F("250e-6"), "250 mL"), "imp_tbsp": (
                                                F("28.4130625e-6") * 5 / 8, "5/8 imperial fluid ounce"), "imp_tsp": (
                                                    F("28.4130625e-6") * 5 / 24, "5/24 imperial fluid ounce"),
}

# Values that are not rational: to 45 digits, compared to 37.
def irrational():
    import mpmath
    mpmath.mp.dps = 60
    rounded = lambda value: F(mpmath.nstr(value, 45, strip_zeros=False))
    parsec = 149597870700 * 648000 / mpmath.pi
    return {
        "mrad": (rounded(180 / mpmath.pi / 1000), "≈180/π/1000"), "kpc": (rounded(
            parsec * 1000), "≈1000 parsecs"), "Mpc": (rounded(parsec * 1000000), "≈1,000,000 parsecs"), "rad": (rounded(
                180 / mpmath.pi), "≈180/π"), "Oe": (rounded(1000 / (4 * mpmath.pi)), "≈1000/4π A/m"), "kilooersted": (
                    rounded(1000000 / (4 * mpmath.pi)), "≈1000000/4π A/m"), "cmil": (rounded(
                        mpmath.pi / 4 * mpmath.mpf("25.4e-6")**2), "≈π/4 mil²"), "kcmil": (rounded(
                            mpmath.pi / 4 * mpmath.mpf("25.4e-6")**2 * 1000), "≈1000 circular mils"), "foot_lambert": (
                                rounded(1 / (mpmath.pi * mpmath.mpf("0.3048")**2)), "≈1/π cd/ft²"),
        "sqdeg": (rounded((mpmath.pi / 180)**2), "≈(π/180)²"), "spat": (rounded(4 * mpmath.pi), "≈4π"), "u": (
            F("1.66053906892e-27"), "≈CODATA 2022, measured"), "Da": (F("1.66053906892e-27"), "≈CODATA 2022, measured"),
        "kDa": (F("1.66053906892e-24"), "≈CODATA 2022, measured"), "pc": (rounded(parsec), "≈648000/π au, IAU 2015 B2"),
    }


SI = [("quecto", "q", -30), ("ronto", "r", -27), ("yocto", "y", -24), ("zepto", "z", -21), ("atto", "a", -18),
      ("femto", "f", -15), ("pico", "p", -12), ("nano", "n", -9), ("micro", "µ", -6), ("milli", "m", -3),
      ("centi", "c", -2), ("deci", "d", -1), ("deca", "da", 1), ("hecto", "h", 2), ("kilo", "k", 3), ("mega", "M", 6),
      ("giga", "G", 9), ("tera", "T", 12), ("peta", "P", 15), ("exa", "E", 18), ("zetta", "Z", 21), ("yotta", "Y", 24),
      ("ronna", "R", 27), ("quetta", "Q", 30)]
BINARY = ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi", "robi", "quebi"]
# Our long name, pint's, base, the smallest power.
PREFIXED = [("metre", "meter", "m", -30), ("second", "second", "s", -30), ("gram", "gram", "kg", -30),
            ("litre", "liter", "m**3", -30), ("newton", "newton", "N", -30), ("pascal", "pascal", "Pa", -30),
            ("joule", "joule", "J", -30), ("watt", "watt", "W", -30), ("hertz", "hertz", "1/s", -30),
            ("electronvolt", "electron_volt", "J", -30), ("calorie", "calorie", "J", -30),
            ("watt_hour", "watt_hour", "J", -30), ("bar", "bar", "Pa", -30), ("torr", "torr", "Pa", -30),
            ("galileo", "galileo", "m/s**2", -30),
            ("kelvin", "kelvin", "kelvin", -30), ("tonne", "metric_ton", "kg", 3), ("bit", "bit", "bit", 3),
            ("byte", "byte", "bit", 3), ("ampere", "ampere", "A", -30), ("coulomb", "coulomb", "C", -30),
            ("volt", "volt", "V", -30), ("ohm", "ohm", "ohm", -30), ("siemens", "siemens", "siemens", -30),
            ("farad", "farad", "F", -30), ("henry", "henry", "H", -30), ("weber", "weber", "Wb", -30),
            ("tesla", "tesla", "T", -30), ("candela", "candela", "cd", -30), ("lumen", "lumen", "lumen", -30),
            ("lux", "lux", "lux", -30), ("steradian", "steradian", "steradian", -30), ("mole", "mole", "mol", -30),
            ("katal", "katal", "katal", -30), ("becquerel", "becquerel", "becquerel", -30),
            ("curie", "curie", "becquerel", -30), ("gray", "gray", "gray", -30), ("sievert", "sievert", "sievert", -30),
            ("poise", "poise", "Pa*s", -30), ("stokes", "stokes", "m**2/s", -30),
            ("ampere_hour", "ampere_hour", "C", -30), ("volt_ampere", "volt_ampere", "W", -30),
            ("var", "volt_ampere", "W", -30), ("barn", "barn", "m**2", -30),
            ("newton_metre", "newton*meter", "N*m", -30), ("pascal_second", "pascal*second", "Pa*s", -30),
            ("ampere_per_metre", "ampere/meter", "A/m", -30), ("mole_per_litre", "mole/liter", "mol/m**3", -30),
            ("coulomb_per_kilogram", "coulomb/kilogram", "C/kg", -30), ("bit_per_second", "bit/second", "bit/s", 3),
            ("byte_per_second", "byte/second", "bit/s", 3), ]


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
    rows[ours] = (value(theirs, base), "pint " + theirs)
    for name, symbol, power in SI:
        if power < least:
            continue
        try:
            factor, source = value(name + theirs, base), "pint " + name + theirs
        except pint.UndefinedUnitError:
            factor, source = F(10) ** power * value(theirs, base), "SI Brochure 9, table 7, pint " + theirs
        assert factor == F(10) ** power * value(theirs, base), name + theirs
        rows[name + ours] = (factor, source)
for ours, bits in (("bit", 1), ("byte", 8), ("bit_per_second", 1), ("byte_per_second", 8)):
    for index, name in enumerate(BINARY):
        try:
            base = "bit/s" if ours.endswith("second") else "bit"
            factor, source = value(name + ours.replace("_per_", "/"), base), "pint " + name + ours
        except pint.UndefinedUnitError:
            factor, source = F(bits * 1024 ** (index + 1)), "IEC 80000-13"
        assert factor == bits * 1024 ** (index + 1), name
        rows[name + ours] = (factor, source)

with open(OUT, "w") as file:
    for ours, (factor, source) in rows.items():
        file.write(f"{ours}\t{factor.numerator}/{factor.denominator}\t{source}\n")
print(
    f"{len(rows)} units, {sum(source.startswith('pint') for _, source in rows.values())} of them from pint {pint.__version__}"
)
for ours, theirs, base in [("rod", "rod", "m"), ("ch", "chain", "m"), ("fur", "furlong", "m"), ("lea", "league", "m"),
                           ("ac", "acre", "m**2"), ("ly", "light_year", "m"), ("pc", "parsec", "m"),
                           ("ac_ft", "acre_foot", "m**3"), ("mmHg", "mmHg", "Pa"), ("inHg", "inHg", "Pa"),
                           ("cmH2O", "cmH2O", "Pa"), ("inH2O", "inH2O", "Pa"), ("°", "degree", "degree"),
                           ("rad", "radian", "degree"), ("gon", "grade", "degree"), ("turn", "turn", "degree"),
                           ("′", "arcminute", "degree"), ("rpm", "rpm", "hertz"), ("°F", "delta_degF", "kelvin"),
                           ("BTU", "BTU", "J"), ("thm", "therm", "J")]:
    theirs_value = value(theirs, base)
    if theirs_value != rows[ours][0]:
        print(
            f"{ours}: pint's {theirs} is {float(theirs_value)!r}, here {float(rows[ours][0])!r}: off by {float(theirs_value / rows[ours][0] - 1):.2g}"
        )
