"""The rows that books.py writes, how a topic adds them, and the constants and units that they share.

A topic's formulas take and give numbers in the units of the SI, or in those that the source of a formula names. The
rows that are written have the units of the books' parameters behind their arguments, and ask for the result in the unit
that the formula here gives.
"""
import os
import re

from mpmath import e, fabs, mp, mpf, nint, nstr, pi
from scipy.constants import physical_constants

mp.dps = 50
BOOKS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Sources/Books")
lines = []


def codata(name):
    return mpf(repr(physical_constants[name][0]))


C, H, KB = codata("speed of light in vacuum"), codata("Planck constant"), codata("Boltzmann constant")
NA, QE = codata("Avogadro constant"), codata("elementary charge")
R, G, MU0 = NA * KB, codata("Newtonian constant of gravitation"), codata("vacuum mag. permeability")
EPS0, ME, MP = codata("vacuum electric permittivity"), codata("electron mass"), codata("proton mass")
RYDBERG = codata("Rydberg constant")
assert physical_constants["electron mass"][2] == 2.8e-40, "scipy 1.15 or newer has CODATA 2022"
G0, EARTH = mpf("9.80665"), mpf("6371008.7714")
NAMES = {
    "c_0": C, "m_e": ME, "m_p": MP, "earthGravitationalParameter": mpf("3.986004418e14"),
    "solarGravitationalParameter": mpf("1.3271244e20")
}

# Units behind arguments, in those of the SI.
UNITS = {"kg": "1", "lb": "0.45359237", "m": "1", "cm": "0.01", "in": "0.0254", "ft": "0.3048", "au": "149597870700"}

# The units of results that are no numbers.
RESULTS = {
    name: unit
    for unit, names in {
        "m":
            "hazenWilliams suctionHead hydraulicRadius circularRadius normalDepthBetween normalDepth criticalDepth hydraulicJump cantileverEndLoad "
            "cantileverUniformLoad supportedCentreLoad supportedUniformLoad fixedUniformLoad supportedPointLoad beamDeflection skinDepth wireDiameter greatCircleDistance "
            "crossTrackDistance meridianRadius normalRadius geocentricRadius horizonDistance rhumbDistance ecefX ecefY ecefZ utmEasting utmNorthing ellipsoidDistance "
            "schwarzschildRadius deBroglieWavelength hydrogenLine wienWavelength imageDistance lensFocalLength throwDistance cloudBase pressureAltitude "
            "dampedOscillation criticalOscillation forcedAmplitude standingWave", "m^2":
                "circularArea duBoisSurface mostellerSurface", "kg":
                    "devineWeight", "kcal/d":
                        "mifflinStJeor harrisBenedict dailyEnergy", "ml/min":
                            "cockcroftGault filtrationRate schwartzRate", "bpm":
                                "greatestHeartRate trainingHeartRate", "ms":
                                    "bazettQT fridericiaQT", "mmol/l":
                                        "friedewaldLDLmmol meanGlucoseMmol correctedCalciumMmol anionGap",
        "mg/dl":
            "friedewaldLDL meanGlucose glucoseMass cholesterolMass triglyceridesMass ureaNitrogenMass calciumMass creatinineMass bilirubinMass correctedCalcium",
        "m^3":
            "idealGasVolume rectangleSectionModulus circleSectionModulus tubeSectionModulus iSectionModulus", "m^4":
                "rectangleSecondMoment circleSecondMoment tubeSecondMoment iSectionSecondMoment", "m^3/s":
                    "poiseuille manningFlow circularFlow venturiFlow",
        "m/s":
            "manning torricelli pitotSpeed terminalVelocity stokesVelocity pipeVelocity speedOfSound addedSpeeds escapeSpeed rocketSpeed orbitalSpeed escapeVelocity "
            "hohmannTransfer", "m/s^2":
                "normalGravity", "kg/s":
                    "criticalDamping", "kg*m/s":
                        "relativisticMomentum",
        "Pa":
            "darcyWeisbach minorLoss bernoulliPressure waterHammer pipePressureLoss rectangleShearStress bendingStress columnStress vonMises vonMises3 principalStress "
            "shaftShear hoopStress lameHoopStress thermalStress beamStress idealGasPressure vanDerWaalsPressure clausiusClapeyron raoultPressure osmoticPressure",
        "hPa":
            "saturationVapourPressure iceVapourPressure standardPressure qnh", "mmHg":
                "antoineWater meanArterialPressure", "N":
                    "dynamicForce uniformShearAt pointShearAt eulerBuckling gravityForce coulombForce",
        "N*m":
            "cantileverEndMoment cantileverUniformMoment supportedCentreMoment supportedUniformMoment fixedUniformMoment uniformMomentAt pointMomentAt",
        "W":
            "pumpPower resistorPower threePhasePower powerOfDBm radiatedPower conductedHeat", "W/m^3":
                "planckRadiance", "J":
                    "kineticEnergy restEnergy totalEnergy photonEnergy", "J/mol":
                        "activationEnergy gibbsEnergy reactionEnergy", "kg/m^3":
                            "standardDensity moistAirDensity", "g/m^3":
                                "absoluteHumidity",
        "°C":
            "dewPoint dewPointOfLogarithm wetBulb windChill feelsLike pt100Temperature thermistorTemperature", "°F":
                "windChillFahrenheit heatIndex",
        "K":
            "potentialTemperature standardTemperature planetTemperature turningTemperature boilingElevation freezingDepression",
        "A":
            "ohmCurrent rlCurrent threePhaseCurrent diodeCurrent",
        "V":
            "voltageDivider rcCharge cableDrop singlePhaseDrop threePhaseDrop thermalNoise thermalVoltage diodeStep diodeSteps diodeVoltage nernst membranePotential",
        "Ω":
            "parallel resistorLadder seriesReactance seriesImpedance coaxialImpedance wireResistance pt100Resistance ledResistor `series resistor`",
        "Hz":
            "rcCutoff rlCutoff resonantFrequency dopplerFrequency",
        "°":
            "seriesPhase principalAngle shaftTwist initialBearing destinationLatitude destinationLongitude geocentricLatitude reducedLatitude longitudeBetween rhumbBearing "
            "utmMeridian ellipsoidBearing ellipsoidLatitude ellipsoidLongitude hourAngle solarElevation solarAzimuth siderealTime solarApparentLongitude obliquity "
            "solarApparentDeclination solarDeclination eccentricAnomaly trueAnomaly noonElevation refractionAngle halfPhase halfTurnRest criticalAngle brewsterAngle",
        "s":
            "orbitalPeriod pendulumPeriod smallPendulumPeriod springPeriod firstOrderHalfLife", "h":
                "dayLength daylightHours daylight sunrise sunset", "d":
                    "daysBetween europeanDays bondDays", "min":
                        "equationOfTime", "yr":
                            "radiocarbonAge", "pc":
                                "stellarDistance", "m^3/mol":
                                    "vanDerWaalsVolume vanDerWaalsLiquidVolume", "mol/l":
                                        "zerothOrder firstOrder secondOrder weakAcidIons", "ml":
                                            "stockVolume",
    }.items()
    for name in re.findall(r"`[^`]+`|\w+", names)
}

# The units of arguments whose numbers here are not those of the book's annotation.
GIVEN = {"potentialTemperature": ["°C", "hPa"], "speedOfSound": ["°C"]}
PERCENTS = {"rh"}


def signatures():
    """The units of the parameters of each definition of the books: None for one of numbers, % for a part that the rows
    give in percent."""
    found = {}
    for name in sorted(os.listdir(BOOKS)):
        if name.endswith(".reckon"):
            with open(os.path.join(BOOKS, name), encoding="utf-8") as file:
                for match in re.finditer(r"^(\w+)\(([^()]*(?:\([^()]*\)[^()]*)*)\) =", file.read(), re.M):
                    pairs = [part.partition(": ") for part in match[2].split(", ")]
                    found[match[1]] = ["%" if parameter in PERCENTS else unit or None for parameter, _, unit in pairs]
    return found | GIVEN


SIGNATURES = signatures()


# Texts of the books, which stand in rows as numbers.
SEXES = {"0": '"male"', "1": '"female"'}


def measured(argument, unit):
    """A number with its unit behind it, or the text that it stands for; an argument that is no number stays."""
    if unit is None or not re.fullmatch(r"-?[\d.]+(e-?\d+)?", argument):
        return argument
    if unit == "text":
        return SEXES.get(argument, '"other"')
    return argument + ("" if unit in "°%" else " ") + unit


def with_units(expression):
    """The expression with units behind the arguments of its call, and its result in the unit of RESULTS where it is
    nothing but the call."""
    call = re.fullmatch(r"(.*; )?(\w+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)(.*)", expression)
    if not call:
        name = expression.split("; ")[-1]
        return f"{expression} to {RESULTS[name]}" if name in RESULTS else expression
    before, name, given, behind = call.groups()
    parts = re.findall(r"(?:[^,()\[\]]|\([^()]*\)|\[[^\[\]]*\])+", given)
    units = SIGNATURES.get(name, [None] * len(parts))
    text = f"{before or ''}{name}({', '.join(measured(part.strip(), unit) for part, unit in zip(parts, units, strict=True))}){behind}"
    return f"{text} to {RESULTS[name]}" if not behind and name in RESULTS else text


def number(text):
    """The value of an argument as the books write it: decimals, percents, named constants, + - * /, brackets and units,
    which are changed to the SI's."""
    text = re.sub(r"(?<=\d) (kg|lb|m|cm|in|ft|au)\b", lambda m: f"*{UNITS[m[1]]}", text)
    text = re.sub(r"(?<=\d)(?=[A-Za-z]{2}|c_0)", "*", text)
    text = re.sub(r"(?<![A-Za-z\d._])\d+\.?\d*(?:e-?\d+)?(%?)",
                  lambda m: f"(mpf('{m[0].rstrip('%')}')" + ("/100)" if m[1] else ")"), text)
    return eval(text, {"mpf": mpf}, NAMES)


def arguments(text):
    return [number(part) for part in text.split(",")] if text else []


def written(value):
    if value == "error":
        return value
    value = mpf(value)
    if value == nint(value) and fabs(value) < mpf(10)**15:
        return str(int(value))
    return nstr(value, 17)


def halved(function, low, high):
    """The root of a function that changes its sign between low and high, by halving the interval 180 times."""
    low, high = mpf(low), mpf(high)
    sign = function(low) > 0
    for _ in range(180):
        middle = (low + high) / 2
        low, high = (middle, high) if (function(middle) > 0) == sign else (low, middle)
    return (low + high) / 2


def line(book, expression, expected, allowed="1e-13"):
    lines.append((book, with_units(expression), expected, allowed))


def check(book, name, formula, rows, allowed="1e-13"):
    """A line for each row of arguments; `text => error` or `text => value` where the value is known without
    computing."""
    for row in rows:
        text, _, known = row.partition(" => ")
        value = known if known == "error" else mpf(known) if known else formula(*arguments(text))
        line(book, f"{name}({text})", written(value), allowed)


def value(book, name, formula, rows, allowed="1e-13"):
    """The same for a formula on parameters, whose rows are `parameter = value; …`."""
    for row in rows:
        text, _, known = row.partition(" => ")
        given = {}
        for part in filter(None, text.split("; ")):
            key, number_text = part.split(" = ")
            given[key.strip("`").replace(" ", "_")] = number(number_text)
        text = re.sub(r"\bfemale = (\d)", lambda m: f"sex = {measured(m[1], 'text')}", text)
        line(book, f"{text}; {name}" if text else name, written(known if known else formula(**given)), allowed)
