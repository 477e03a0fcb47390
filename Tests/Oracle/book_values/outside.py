"""Check values of the formula books by implementations of others, in doubles: books.py writes them behind the others.

A row is: book, expression, value, allowed deviation relative to the value. Each section names its judge. The books'
formulas are not repeated here.

Needs numpy-financial, pyxirr, QuantLib, CoolProp, MetPy, fluids, anastruct, pyproj, geographiclib and astropy (with
pyerfa), from PyPI.
"""
import random
import warnings
from datetime import date, timedelta
from math import exp

import astropy.units as u
import fluids
import numpy
import numpy_financial as npf
import pyproj
import QuantLib as ql
from anastruct import SystemElements
from astropy.coordinates import TETE, AltAz, EarthLocation, get_body, get_sun
from astropy.modeling.models import BlackBody
from astropy.time import Time
from astropy.utils import iers
from CoolProp.CoolProp import HAPropsSI, PropsSI
from fluids import ATMOSPHERE_1976
from fluids.piping import t_from_gauge
from geographiclib.geodesic import Geodesic
from metpy import calc
from metpy.units import units
from pyxirr import xirr, xnpv
from scipy.optimize import brentq

rows = []


def row(book, expression, value, allowed=1e-12):
    rows.append((book, expression, float(value), allowed))


# Finance: numpy-financial. Its payments have the sign of who pays.
for amount, rate, count in [(10000, "8%/12", 10), (250000, "0.25%", 300), (5000, "1.5%", 7)]:
    r = eval(rate.replace("%", "*0.01"))
    row("finance", f"annuityPayment({amount}, {rate}, {count})", -npf.pmt(r, count, amount), 1e-11)
    row("finance", f"annuityDuePayment({amount}, {rate}, {count})", -npf.pmt(r, count, amount, when="begin"), 1e-11)
    row("finance", f"annuityPresentValue({amount}, {rate}, {count})", -npf.pv(r, count, amount), 1e-11)
    row("finance", f"annuityDuePresentValue({amount}, {rate}, {count})", -npf.pv(r, count, amount, when="begin"), 1e-11)
    row("finance", f"annuityFutureValue({amount}, {rate}, {count})", -npf.fv(r, count, amount, 0), 1e-11)
    row("finance", f"annuityDueFutureValue({amount}, {rate}, {count})", -npf.fv(r, count, amount, 0, when="begin"),
        1e-11)
    for k in (1, count // 2, count):
        row("finance", f"interestPart({amount}, {rate}, {count}, {k})", -npf.ipmt(r, k, count, amount), 1e-9)
        row("finance", f"repaymentPart({amount}, {rate}, {count}, {k})", -npf.ppmt(r, k, count, amount), 1e-9)
    row("finance", f"remainingDebt({amount}, {rate}, {count}, {count // 2})",
        npf.fv(r, count // 2, npf.pmt(r, count, amount), amount) * -1, 1e-9)
for outlay, amount, count in [(8000, 200, 48), (1000, 300, 5), (1000, 80, 10), (200, 100, 1000), (5000, 4000, 2)]:
    row("finance", f"internalRate({outlay}, {amount}, {count})",
        npf.irr([-outlay] + [amount] * count) if count < 200 else 0.5, 1e-9)
for loan, amount, r in [(10000, 200, 0.01), (5000, 600, 0.004)]:
    row("finance", f"payoffPeriods({loan}, {amount}, {r})", npf.nper(r, -amount, loan), 1e-10)

# Finance: numpy-financial and pyxirr on lists of flows.
for flows in [[-70000, 12000, 15000, 18000, 21000, 26000], [-70000, 12000, 15000, 18000, 21000],
              [-100, -50, 0, 60, 70, 80], [-1000] + [100.5] * 24]:
    row("finance", f"flowsRate({flows})", npf.irr(flows), 1e-9)
    row("finance", f"modifiedRate({flows}, 4%, 6%)", npf.mirr(flows, 0.04, 0.06), 1e-9)
    # Its first flow stands at the beginning.
    row("finance", f"flowsPresentValue(3%, {flows})", npf.npv(0.03, flows) / 1.03, 1e-10)
for flows, days in [([-10000, 2750, 4250, 3250, 2750], [0, 60, 303, 411, 456]),
                    ([-70000, 12000, 15000, 18000, 21000, 26000], [0, 365, 730, 1095, 1460, 1825]),
                    ([-70000, 12000, 15000, 18000, 21000], [0, 365, 730, 1095, 1460]),
                    ([-500, 10, 10, 0, 100, 150], [0, 30, 61, 400, 700, 1000]), ([-500, -20, 700], [0, 100, 90])]:
    dates = [date(2008, 1, 1) + timedelta(day) for day in days]
    arguments = f"{flows}, [{', '.join(map(str, dates))}]"
    row("finance", f"datedRate({arguments})", xirr(dates, flows), 1e-7)
    row("finance", f"datedPresentValue(7%, {arguments})", xnpv(0.07, dates, flows), 1e-10)

# Finance: QuantLib. Options by its Black calculator, bonds on the day of issue, day counts of ISDA.
for s, k, r, q, v, t in [(100, 100, 0.05, 0.02, 0.2, 1), (42, 40, 0.1, 0, 0.2, 0.5), (930, 900, 0.08, 0.03, 0.2, 0.25),
                         (50, 80, 0.01, 0, 0.6, 2)]:
    sides = {}
    for name, side in (("Call", ql.Option.Call), ("Put", ql.Option.Put)):
        forward, discount = s * exp((r - q) * t), exp(-r * t)
        sides[name] = ql.BlackCalculator(ql.PlainVanillaPayoff(side, k), forward, v * t ** 0.5, discount)
        row("finance", f"dividend{name}Price({s}, {k}, {r}, {q}, {v}, {t})", sides[name].value(), 1e-10)
        if q == 0:
            plain = f"({s}, {k}, {r}, {v}, {t})"
            row("finance", f"{name.lower()}Price{plain}", sides[name].value(), 1e-10)
            row("finance", f"{name.lower()}Delta{plain}", sides[name].delta(s), 1e-10)
            row("finance", f"{name.lower()}Theta{plain}", sides[name].theta(s, t), 1e-9)
            row("finance", f"{name.lower()}Rho{plain}", sides[name].rho(t), 1e-9)
            row("finance", f"optionGamma{plain}", sides[name].gamma(s), 1e-10)
            row("finance", f"optionVega{plain}", sides[name].vega(t), 1e-10)

issue = ql.Date(15, 1, 2020)
for price, coupon, m, n in [(95, 0.06, 2, 20), (120, 0.01, 2, 10), (300, 0.02, 1, 5), (130, 0, 1, 3), (20, 0.04, 2, 60),
                            (101, 0.05, 4, 40)]:
    schedule = ql.Schedule(issue, issue + ql.Period(12 // m * n, ql.Months), ql.Period(12 // m, ql.Months),
                           ql.NullCalendar(), ql.Unadjusted, ql.Unadjusted, ql.DateGeneration.Backward, False)
    count = ql.ActualActual(ql.ActualActual.ISMA, schedule)
    bond = ql.FixedRateBond(0, 100, schedule, [coupon], count)
    frequency = {1: ql.Annual, 2: ql.Semiannual, 4: ql.Quarterly}[m]
    clean = ql.BondPrice(price, ql.BondPrice.Clean)
    y = ql.BondFunctions.bondYield(bond, clean, count, ql.Compounded, frequency, issue, 1e-14, 1000, 0.01)
    row("finance", f"bondYield({price}, 100, {coupon}, {m}, {n})", y, 1e-8)
    for rate in (0.03, -0.01):
        row("finance", f"bondPrice(100, {coupon}, {rate}, {m}, {n})",
            ql.BondFunctions.cleanPrice(bond, rate, count, ql.Compounded, frequency, issue), 1e-10)
        if rate > 0:
            for name, kind in (("macaulayDuration", ql.Duration.Macaulay), ("modifiedDuration", ql.Duration.Modified)):
                row("finance", f"{name}({coupon}, {rate}, {m}, {n})",
                    ql.BondFunctions.duration(bond, rate, count, ql.Compounded, frequency, kind, issue), 1e-10)

DATES = [((2003, 11, 1), (2004, 5, 1)), ((1999, 2, 1), (1999, 7, 1)), ((2011, 1, 30), (2011, 2, 1)),
         ((2023, 12, 31), (2025, 1, 31)), ((2024, 2, 29), (2031, 8, 30))]
for one, two in DATES:
    first, last = ql.Date(*reversed(one)), ql.Date(*reversed(two))
    dates = ["{:04}-{:02}-{:02}".format(*day) for day in (one, two)]
    row("finance", f"europeanDays({', '.join(dates)})", ql.Thirty360(ql.Thirty360.European).dayCount(first, last))
    row("finance", f"bondDays({', '.join(dates)})", ql.Thirty360(ql.Thirty360.BondBasis).dayCount(first, last))
    row("finance", f"yearsActual({', '.join(dates)})", ql.ActualActual(ql.ActualActual.ISDA).yearFraction(first, last))
    row("finance", f"years365({dates[1]} - {dates[0]})", ql.Actual365Fixed().yearFraction(first, last))
    row("finance", f"years360({dates[1]} - {dates[0]})", ql.Actual360().yearFraction(first, last))
# Bonds between two payments, by 30/360.
count = ql.Thirty360(ql.Thirty360.BondBasis)
for coupon, y, m, settled, end in [(0.0575, 0.065, 2, (2008, 2, 15), (2017, 11, 15)),
                                   (0.03, -0.004, 1, (2021, 3, 1), (2030, 9, 20)),
                                   (0.08, 0.02, 4, (2019, 7, 25), (2020, 10, 1))]:
    schedule = ql.Schedule(ql.Date(end[2], end[1], settled[0] - 1), ql.Date(*reversed(end)),
                           ql.Period(12 // m, ql.Months), ql.NullCalendar(), ql.Unadjusted, ql.Unadjusted,
                           ql.DateGeneration.Backward, False)
    bond, frequency = ql.FixedRateBond(0, 100, schedule, [coupon],
                                       count), {1: ql.Annual, 2: ql.Semiannual, 4: ql.Quarterly}[m]
    days = "bondDays({:04}-{:02}-{:02}, {:04}-{:02}-{:02})".format(*settled, *end)
    price = ql.BondFunctions.cleanPrice(bond, y, count, ql.Compounded, frequency, ql.Date(*reversed(settled)))
    row("finance", f"cleanPrice({coupon}, {y}, {m}, {days})", price, 1e-10)
    row("finance", f"cleanYield({price!r}, {coupon}, {m}, {days})", y, 1e-9)

# Geodesy: GeographicLib (geodesics), PROJ (geocentric and UTM coordinates). Every fourth pair of points is nearly
# opposite.
random.seed(32)
PAIRS = [(0, 0, 0.5, 179.7), (30, 0, -30, 180), (0, 0, 0, 179.9), (0, 0, 0, 179.3), (52.5, 13.4, 40.7, -74),
         (40.7, -74, 52.5, 13.4), (90, 0, -90, 50), (89.9, 10, -89.9, -169), (10, 20, 10, 20.00001),
         (-45, 170, -45, -170), (60, 0, 60, 180), (1e-6, 0, -1e-6, 179.5)]
for n in range(28):
    one = (round(random.uniform(-90, 90), 4), round(random.uniform(-180, 180), 4))
    two = (round(random.uniform(-90, 90), 4), round(random.uniform(-180, 180), 4))
    if n % 4 == 0:
        two = (round(-one[0] + random.uniform(-0.4, 0.4), 4), round(one[1] + 180 + random.uniform(-0.4, 0.4), 4))
        two = (max(-90, min(90, two[0])), two[1])
    PAIRS.append(one + two)
for pair in PAIRS:
    line = Geodesic.WGS84.Inverse(*pair)
    text = ", ".join(map(repr, pair))
    row("geodesy", f"ellipsoidDistance({text})", line["s12"], max(1e-13, 2e-8 / line["s12"]))
    # The azimuth of a short or nearly opposite line is less sharp than its ends are.
    if 1000 < line["s12"] < 19900000 and abs(pair[0]) < 89:
        row("geodesy", f"ellipsoidBearing({text})", line["azi1"] % 360, 1e-11)
for n in range(12):
    lat, lon, azimuth, distance = (40.7, -74, 45, 6403723) if n == 0 else (round(random.uniform(-89, 89), 3),
                                                                           round(random.uniform(-180, 180), 3),
                                                                           round(random.uniform(0, 360), 3),
                                                                           round(random.uniform(100, 1.9e7)))
    line = Geodesic.WGS84.Direct(lat, lon, azimuth, distance)
    row("geodesy", f"ellipsoidLatitude({lat}, {distance}, {azimuth})", line["lat2"], 1e-11)
    row("geodesy", f"ellipsoidLongitude({lat}, {lon}, {distance}, {azimuth})", line["lon2"], 1e-11)
geocentric = pyproj.Transformer.from_crs("EPSG:4979", "EPSG:4978", always_xy=True)
for lat, lon, h in [(48.8566, 2.3522, 35), (-33.8568, 151.2153, 4), (0, -78.5, 5000), (89, 10, -100)]:
    x, y, z = geocentric.transform(lon, lat, h)
    row("geodesy", f"ecefX({lat}, {lon}, {h})", x, 1e-11)
    row("geodesy", f"ecefY({lat}, {lon}, {h})", y, 1e-11)
    row("geodesy", f"ecefZ({lat}, {h})", z, 1e-11)
for lat, lon, zone in [(48.8566, 2.3522, "utmZone(2.3522)"), (-33.8568, 151.2153, 56), (0.5, 5.9, 31),
                       (83.9, -72.1, 18), (-79.5, 45, 37), (60, 11.9, 31)]:
    number = int((lon + 180) // 6 + 1) if isinstance(zone, str) else zone
    x, y = pyproj.Transformer.from_crs("EPSG:4326", f"EPSG:{(32600 if lat >= 0 else 32700) + number}",
                                       always_xy=True).transform(lon, lat)
    row("geodesy", f"utmEasting({lat}, {lon}, {zone})", x, 1e-10)
    row("geodesy", f"utmNorthing({lat}, {lon}, {zone})", y, 1e-10)

# Weather: CoolProp (IAPWS-95 and humid air of ASHRAE RP-1485), as near as the books' simpler forms come to it; MetPy.
for t in (0.01, 10, 20, 35, 60):
    row("weather", f"saturationVapourPressure({t})", PropsSI("P", "T", t + 273.15, "Q", 0, "Water") / 100, 3e-3)
for t, rh in [(20, 50), (30, 80), (10, 60), (25, 30), (40, 40)]:
    air = ("T", t + 273.15, "R", rh / 100, "P", 101325)
    row("weather", f"wetBulb({t}, {rh}) to K", HAPropsSI("Twb", *air), 1.2 / 300)
    row("weather", f"dewPoint({t}, {rh}) to K", HAPropsSI("Tdp", *air), 0.15 / 300)
    row("weather", f"mixingRatio({t}, {rh}, 1013.25)", HAPropsSI("W", *air), 1e-2)
    row("weather", f"moistAirDensity(1013.25, {t}, {rh})", (1 + HAPropsSI("W", *air)) / HAPropsSI("Vda", *air), 2e-3)
for t, rh in [(95, 50), (82, 95), (100, 10), (85, 90), (70, 50), (104, 40)]:
    row("weather", f"heatIndex({t}, {rh})",
        numpy.ravel(calc.heat_index(units.Quantity(t, "degF"), rh / 100, mask_undefined=False).to("degF").magnitude)[0],
        1e-10)
for t, v in [(-20, 30), (0, 5), (10, 100), (-45, 60)]:
    row("weather", f"windChill({t}, {v})",
        calc.windchill(units.Quantity(t, "degC"), units.Quantity(v, "km/hour")).to("degC").magnitude, 1e-10)
for t, p in [(10, 850), (-30, 400), (25, 1010)]:
    row("weather", f"potentialTemperature({t}, {p})",
        calc.potential_temperature(p * units.hPa, units.Quantity(t, "degC")).to("K").magnitude, 2e-5)
for p, z in [(950, 560), (850, 1500)]:
    row(
        "weather", f"qnh({p}, {z})",
        brentq(lambda q: calc.altimeter_to_station_pressure(q * units.hPa, z * units.m).to("hPa").magnitude - p,
               900,
               1100,
               xtol=1e-10), 4e-4)
for z in (0, 2000, 8000, 11000, 15000, 20000):
    air = ATMOSPHERE_1976(6356766 * z / (6356766 - z))
    row("weather", f"standardPressure({z})", air.P / 100, 1e-9)
    row("weather", f"standardTemperature({z})", air.T, 1e-12)
    row("weather", f"standardDensity({z})", air.rho, 1e-7)

# Astronomy: astropy, with its own ephemeris and without refraction. The Sun's centre rises at -0.833°.
iers.conf.auto_download, iers.conf.auto_max_age, iers.conf.iers_degraded_accuracy = False, None, "ignore"
warnings.simplefilter("ignore")


def sun_height(lat, lon, hours, day):
    when = Time(day) + hours * u.hour
    place = EarthLocation(lat=lat * u.deg, lon=lon * u.deg)
    return get_sun(when).transform_to(AltAz(obstime=when, location=place)).alt.deg


for lat, lon, day in [(52.52, 13.405, "2024-06-20"), (-33.87, 151.21, "2024-12-21"), (0, 0, "2025-03-20"),
                      (60, -150, "2025-10-01"), (40.7, -74, "2020-01-05"), (64, 20, "2025-12-10")]:
    text = ", ".join(str(int(part)) for part in day.split("-"))
    noon = 12 - lon / 15
    for name, low, high in (("sunrise", noon - 11.9, noon), ("sunset", noon, noon + 11.9)):
        row("astronomy", f"{name}({lat}, {lon}, {text})/(1 h) + 1000",
            1000 + brentq(lambda h: sun_height(lat, lon, h, day) + 0.833, low, high, xtol=1e-5), 1 / 60 / 1000)
for day in ("2025-03-20T09:00", "2025-06-21T03:00", "1992-10-13T00:00", "2010-01-03T12:00", "2023-11-03T12:00"):
    when = Time(day)
    apparent = get_sun(when).transform_to(TETE(obstime=when))
    civil, hours = day.split("T")
    fraction = int(hours[:2]) / 24
    text = ", ".join(str(int(part)) for part in civil.split("-")) + (f" + {fraction}" if fraction else "")
    row("astronomy", f"solarDeclination({text})/(1 deg) + 90", 90 + apparent.dec.deg, 0.01 / 90)
    # Mean less apparent: the hour angle of the true Sun in Greenwich, less that of the mean one.
    ahead = (when.sidereal_time("apparent", "greenwich").deg - apparent.ra.deg -
             (when.ut1.jd - 0.5) % 1 * 360 + 180) % 360
    ahead = (ahead + 180) % 360 - 180
    row("astronomy", f"equationOfTime(julianCenturies(julianDate({text})))/(1 min) + 100", 100 + 4 * ahead, 0.1 / 100)
for day in ("1992-04-12", "2024-04-15", "2025-01-21", "2025-09-07", "2016-02-29"):
    when = Time(day)
    one, two = get_sun(when), get_body("moon", when)
    apart = one.separation(two, origin_mismatch="ignore")
    angle = numpy.arctan2(
        one.distance.to(u.km).value * numpy.sin(apart.rad),
        two.distance.to(u.km).value - one.distance.to(u.km).value * numpy.cos(apart.rad))
    row("astronomy", f"moonIllumination({', '.join(str(int(part)) for part in day.split('-'))}) + 1",
        1 + (1 + numpy.cos(angle)) / 2, 0.01)

# Electricity: wire gauges as fluids tabulates them.
for gauge in (4, 10, 24, 36):
    row("electricity", f"wireDiameter({gauge})", t_from_gauge(gauge, schedule="AWG"), 1e-4)

# Structures: anastruct's finite elements, which stretch a little where the books' beams do not.


def beam(l, stiffness, left, right, q=0, p=0, a=None, x=None):
    """Deflection at x, largest moment and largest shear of a beam under q, or p at a."""
    points = sorted({0, l} | {point for point in (a, x) if point is not None})
    system, node = SystemElements(EI=stiffness, EA=1e15), {point: n + 1 for n, point in enumerate(points)}
    for one, two in zip(points, points[1:]):
        system.add_element([[one, 0], [two, 0]])
    for point, kind in ((0, left), (l, right)):
        if kind:
            (system.add_support_fixed if kind == "fixed" else system.add_support_hinged)(node_id=node[point])
    if q:
        system.q_load(element_id=list(range(1, len(points))), q=-q)
    if p:
        system.point_load(node_id=node[a], Fy=-p)
    system.solve()
    parts = [system.get_element_results(n + 1, verbose=True) for n in range(len(points) - 1)]
    largest = [max(max(abs(part[name + "min"]), abs(part[name + "max"])) for part in parts) for name in "MQ"]
    return abs(system.get_node_displacements(node_id=node[x])["uy"]), *largest


for l, elasticity, i, q, p in [(4, 200e9, 2e-5, 3000, 10000), (6.5, 11e9, 2e-4, 1200, 4000)]:
    ends = {
        "supported": ("hinged", "hinged", l / 2), "fixed": ("fixed", "fixed", l / 2), "cantilever": ("fixed", None, l)
    }
    for name, (left, right, x) in ends.items():
        sag, moment, shear = beam(l, elasticity * i, left, right, q=q, x=x)
        row("structures", f"{name}UniformLoad({q}, {l}, {elasticity}, {i})", sag, 1e-6)
        row("structures", f"{name}UniformMoment({q}, {l})", moment, 1e-6)
    row("structures", f"uniformShearAt({q}, {l}, 0)",
        beam(l, elasticity * i, "hinged", "hinged", q=q, x=l / 2)[2], 1e-6)
    sag, moment, shear = beam(l, elasticity * i, "hinged", "hinged", p=p, a=l / 2, x=l / 2)
    row("structures", f"supportedCentreLoad({p}, {l}, {elasticity}, {i})", sag, 1e-6)
    row("structures", f"supportedCentreMoment({p}, {l})", moment, 1e-6)
    sag, moment, shear = beam(l, elasticity * i, "fixed", None, p=p, a=l, x=l)
    row("structures", f"cantileverEndLoad({p}, {l}, {elasticity}, {i})", sag, 1e-6)
    row("structures", f"cantileverEndMoment({p}, {l})", moment, 1e-6)
    for a, x in ((1, 3), (3, 0.5)):
        sag, moment, shear = beam(l, elasticity * i, "hinged", "hinged", p=p, a=a, x=x)
        row("structures", f"supportedPointLoad({p}, {a}, {l}, {x}, {elasticity}, {i})", sag, 1e-6)
        row("structures", f"pointMomentAt({p}, {a}, {l}, {a})", moment, 1e-6)

# Fluids: the package fluids.
for re, k in [(1e5, 1e-3), (3000, 0.01), (5e6, 2e-5), (1e8, 0.05), (900, 0.001)]:
    row("fluids", f"churchill({re:g}, {k})", fluids.friction.Churchill_1977(Re=re, eD=k), 1e-9)
    if re > 2300:
        row("fluids", f"colebrook({re:g}, {k})", fluids.friction.Colebrook(Re=re, eD=k), 1e-9)
    if re >= 5000:
        row("fluids", f"haaland({re:g}, {k})", fluids.friction.Haaland(Re=re, eD=k), 1e-9)
        row("fluids", f"swameeJain({re:g}, {k})", fluids.friction.Swamee_Jain_1976(Re=re, eD=k), 2e-3)
row("fluids", "reynolds(998.2, 1.3, 0.08, 0.001)", fluids.Reynolds(V=1.3, D=0.08, rho=998.2, mu=0.001))
row("fluids", "froude(3, 0.5)", fluids.Froude(V=3, L=0.5))
row("fluids", "manning(0.013, 0.5, 0.001)", fluids.V_Manning(Rh=0.5, S=0.001, n=0.013))
row("fluids", "wideningCoefficient(0.00785398163397448, 0.0314159265358979)", fluids.diffuser_sharp(Di1=0.1, Di2=0.2),
    1e-9)
row("fluids", "stokesVelocity(1e-5, 2650, 998, 0.001)",
    fluids.v_terminal(D=1e-5, rhop=2650, rho=998, mu=1e-3, Method="Stokes"), 1e-9)

# Physics: astropy.
for l, kelvin in [(500e-9, 5772), (10e-6, 288), (2e-6, 1500)]:
    body = BlackBody(temperature=kelvin * u.K, scale=1 * u.W / (u.m**3 * u.sr))
    row("physics", f"planckRadiance({l}, {kelvin})", body(l * u.m).to(u.W / (u.m**3 * u.sr)).value, 1e-9)
row("physics", "dopplerFrequency(1.42e9, -2e7)", (2e7 * u.m / u.s).to(u.Hz, u.doppler_relativistic(
    1.42e9 * u.Hz)).value, 1e-12)
