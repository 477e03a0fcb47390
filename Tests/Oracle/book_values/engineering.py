"""Values of the book engineering."""
from mpmath import mpf, nstr, pi, quad

from .structures import second_moment, uniform_supported
from .rows import G0, line

# Quantities in the units of the SI, and what the result is divided by to be in the unit asked for.
FT, INCH, MILE, GALLON = mpf("0.3048"), mpf("0.0254"), mpf("1609.344"), 231 * mpf("0.0254")**3
for expression, expected in [
    ("beamMoment(7 kN/m, 4.5 m) to kN m", quad(lambda x: 7000 * x, [0, mpf("2.25")]) / 1000),
    ("rectangleModulus(6 in, 2 ft) to cm^3", second_moment(6 * INCH, -FT, FT) / FT * 1000000),
    ("momentStress(12 kip * 1 ft, 30 in^3) to MPa", 12000 * mpf("0.45359237") * G0 * FT / (30 * INCH**3) / 1000000),
    ("beamSag(5 kN/m, 6 m, 210 GPa, 8356 cm^4) to mm", uniform_supported(5000, 6, mpf("210e9"), mpf("8356e-8")) * 1000),
    ("liftPower(250 gal/min, 60 ft, 65%) to hp",
     1000 * G0 * 250 * GALLON / 60 * 60 * FT / mpf("0.65") / (550 * mpf("0.45359237") * G0 * FT)),
    ("pipeSpeed(250 gal/min, 4 in) to ft/s", 250 * GALLON / 60 / (pi * (2 * INCH)**2) / FT),
    ("resistorCurrent(230 V, 1.5 kΩ) to mA", mpf(230) / 1500 * 1000),
    ("resistorHeat(150 mA, 2.2 kΩ) to W", mpf("0.15")**2 * 2200),
    ("cableLoss(16 A, 40 m, 4 mm^2) to V", 2 * 16 * 40 * mpf("0.0175") / 4),
    ("batteryLife(50 Ah, 1.8 A) to h", 50 / mpf("1.8")),
    ("fuelUse(12.5 gal, 410 mi) to L/100km", mpf("12.5") * GALLON / (410 * MILE) * 1000 * 100000),
    ("journeyTime(410 mi, 55 mph) to h", mpf(410) / 55), ("paidTime(52 h, 40 h) to h", 40 + mpf("1.5") * 12),
]:
    line("engineering", expression, nstr(mpf(expected), 17))
