"""Values of the book weather."""
from mpmath import atan, cbrt, e, exp, fabs, findroot, fsum, ln, mpf, nint, quad, sqrt

from .rows import G0, R, check, value


def magnus(t):
    return mpf("6.112") * e**(mpf("17.62") * t / (mpf("243.12") + t))


def dew_point(t, rh):
    return findroot(lambda d: ln(magnus(d) / magnus(t)) - ln(rh / 100), t - (100 - rh) / 5)


def simple_heat(t, rh):
    return (mpf("0.5") * (t + 61 + (t - 68) * mpf("1.2") + rh * mpf("0.094")))


ROTHFUSZ = [[mpf("-42.379"), mpf("10.14333127"), mpf("-0.05481717")],
            [mpf("2.04901523"), mpf("-0.22475541"), mpf("0.00085282")],
            [mpf("-0.00683783"), mpf("0.00122874"), mpf("-0.00000199")]]


def rothfusz(t, rh):
    return fsum(ROTHFUSZ[i][j] * t**i * rh**j for i in range(3) for j in range(3))


def adjustment(t, rh):
    if rh < 13 and 80 <= t <= 112:
        return -((13 - rh) / 4) * sqrt((17 - fabs(t - 95)) / 17)
    if rh > 85 and 80 <= t <= 87:
        return ((rh - 85) / 10) * ((87 - t) / 5)
    return mpf(0)


def heat(t, rh):
    return rothfusz(t, rh) + adjustment(t, rh) if simple_heat(t, rh) >= 80 else simple_heat(t, rh)


def chill(t, v):
    w = v**mpf("0.16")
    return mpf("13.12") + mpf("0.6215") * t + w * (mpf("0.3965") * t - mpf("11.37")) if v >= 5 else t + v * (
        mpf("-1.59") + mpf("0.1345") * t) / 5


def chill_fahrenheit(t, v):
    w = v**mpf("0.16")
    return mpf("35.74") + mpf("0.6215") * t + w * (mpf("0.4275") * t - mpf("35.75"))


AIR, RSTAR, WATER = mpf("0.0289644"), mpf("8.31432"), mpf("0.018015268")


def standard_pressure(z):
    lapse, low = mpf("0.0065"), min(z, mpf(11000))
    p = mpf("1013.25") * exp(-quad(lambda h: G0 * AIR / (RSTAR * (mpf("288.15") - lapse * h)), [0, low]))
    return p * exp(-G0 * AIR / RSTAR * max(z - 11000, 0) / mpf("216.65"))


def standard_temperature(z):
    return mpf("288.15") - mpf("0.0065") * min(z, mpf(11000))


def wet_bulb(t, rh):
    return (t * atan(mpf("0.151977") * sqrt(rh + mpf("8.313659"))) + atan(t + rh) - atan(rh - mpf("1.676331"))
            + mpf("0.00391838") * rh * sqrt(rh) * atan(mpf("0.023101") * rh) - mpf("4.686035"))


def feels_like(airTemperature=mpf(20), humidity=mpf("0.5"), windSpeed=mpf(0)):
    if airTemperature > 10:
        return (heat(airTemperature * 9 / 5 + 32, 100 * humidity) - 32) * 5 / 9
    return chill(airTemperature, windSpeed)


def humid_air(p, t, rh):
    vapour = magnus(t) * rh / 100
    return 100 * ((p - vapour) * AIR + vapour * WATER) / (R * (t + mpf("273.15")))


check("weather", "saturationVapourPressure", magnus, ["0", "20", "-40", "37.5", "-45.1 => error", "60.1 => error"])
check(
    "weather", "dewPoint", dew_point,
    ["20, 50", "35, 90", "-10, 20", "0, 1", "20, 0 => error", "20, -5 => error", "20, 101 => error", "61, 50 => error"],
    "1e-12")
check("weather", "dewPointOfLogarithm", lambda g: findroot(lambda t: ln(magnus(t) / mpf("6.112")) - g, 10 * g),
      ["0.5", "-1", "2"])
check("weather", "relativeHumidity", lambda t, d: magnus(d) / magnus(t),
      ["30, 15", "0, -10", "-5, -5", "10, 11 => error", "61, 10 => error", "0, -46 => error"])
check("weather", "absoluteHumidity", lambda t, rh: magnus(t) * rh * WATER * 1000 / (R * (t + mpf("273.15"))),
      ["20, 50", "30, 100", "-15, 80", "10, 0", "20, -1 => error", "20, 101 => error", "-50, 50 => error"])
check("weather", "wetBulb", wet_bulb, [
    "20, 50", "35, 80", "-5, 45", "-5, 30 => error", "-20, 60 => error", "-21, 90 => error", "51, 50 => error",
    "20, 4 => error", "20, 99.5 => error"
], "1e-12")
check(
    "weather", "humidex", lambda t, d: t + mpf(5) / 9 *
    (mpf("6.11") * exp(mpf("5417.7530") * (1 / mpf("273.16") - 1 / (mpf("273.15") + d))) - 10),
    ["30, 15", "25, 0", "40, 28", "19, 10 => error", "30, 31 => error", "56, 20 => error"])
check("weather", "windChill", chill, [
    "-20, 30", "-10, 25", "10, 5", "10, 4.7", "-40, 4.9", "-40, 0 => -40", "-45, 80", "10.5, 20 => error",
    "15, 25 => error", "-5, -1 => error"
], "1e-12")
check("weather", "windChillFahrenheit", chill_fahrenheit,
      ["0, 15", "40, 5", "-45, 60", "20, 3.5", "50, 3 => error", "51, 20 => error", "20, 2 => error"], "1e-12")
check("weather", "heatIndexRegression", rothfusz,
      ["90, 50", "100, 40", "85, 90", "75, 50 => error", "113, 10 => error", "90, 101 => error"], "1e-12")
check("weather", "heatIndexAdjustment", adjustment, [
    "100, 10", "112, 5", "100, 13.5", "80.5, 10", "112.5, 5", "85, 85.5", "87.5, 90", "79.5, 90", "86, 88", "80, 100",
    "95, 50", "90, -1 => error"
], "1e-12")
check("weather", "heatIndexSimple", simple_heat, ["70, 50", "60, 10", "79, 80", "49, 50 => error", "70, 101 => error"])
check("weather", "heatIndex", heat, [
    "82, 95", "90, 50", "100, 40", "110, 40", "80, 40", "70, 20", "100, 10", "86, 90", "81, 45", "110, 80 => error",
    "112, 60 => error", "113, 5 => error", "49, 50 => error", "90, -1 => error"
], "1e-12")
check("weather", "cloudBase", lambda t, d: 125 * t - 125 * d, ["20, 12", "30, 10.5", "5, 5", "12, 20 => error"])
check("weather", "beaufort", lambda v: min(mpf(12), nint(cbrt((v / mpf("0.836"))**2))),
      ["0", "5", "17.2", "20.71", "20.72", "25", "60", "-1 => error"])
value("weather", "standardExponent", lambda: G0 * AIR / RSTAR / mpf("0.0065"), [""])
check("weather", "standardTemperature", standard_temperature,
      ["0", "5000", "-1000", "18000", "-5001 => error", "20001 => error"])
check("weather", "standardPressure", standard_pressure,
      ["0", "1000", "5000", "11000", "20000", "-500", "-6000 => error", "3e4 => error"])
check("weather", "standardDensity", lambda z: 100 * standard_pressure(z) * AIR / (RSTAR * standard_temperature(z)),
      ["0", "11000", "3000", "15000", "-6000 => error", "3e4 => error"])
check("weather", "pressureAltitude", lambda p: findroot(lambda z: standard_pressure(z) - p, (1013 - p) * 10),
      ["700", "500", "1030", "1000", "226 => error", "1777 => error", "-5 => error"], "1e-12")
check("weather", "speedOfSound", lambda t: sqrt(mpf(7) / 5 * RSTAR * (t + mpf("273.15")) / AIR),
      ["15", "-50", "40", "-300 => error"])
check("weather", "moistAirDensity", humid_air, [
    "1013.25, 20, 50", "1013.25, 20, 0", "850, -5, 90", "0, 20, 50 => error", "1013, 61, 50 => error",
    "1013, 20, 101 => error"
])
check("weather", "iceVapourPressure", lambda t: mpf("6.112") * e**(mpf("22.46") * t / (mpf("272.62") + t)),
      ["0", "-10", "-60", "0.5 => error", "-66 => error"])
check("weather", "mixingRatioOfPressure", lambda v, p: WATER / AIR / (p / v - 1)
      if v else mpf(0), ["10, 1000", "0, 500", "40, 900", "10, 10 => error", "-1, 1000 => error"])
check("weather", "mixingRatio", lambda t, rh, p: WATER / AIR / (100 * p / (rh * magnus(t)) - 1),
      ["20, 50, 1013.25", "-10, 80, 700", "20, 101, 1000 => error", "20, 50, 5 => error"])
check("weather", "potentialTemperature", lambda t, p: exp(ln(t + mpf("273.15")) + (ln(1000) - ln(p)) * 2 / 7),
      ["20, 1000", "10, 850", "-50, 250", "-274, 800 => error", "0, 0 => error"])
check("weather", "qnh", lambda p, z: standard_pressure(findroot(lambda a: standard_pressure(a) - p, 2 * z + 1) - z),
      ["1013.25, 0", "950, 560", "850, 1500", "1020, -400", "950, 9000 => error", "200, 0 => error"], "1e-12")
value("weather", "feelsLike", feels_like, [
    "", "airTemperature = 32; humidity = 60%", "airTemperature = 10; windSpeed = 20",
    "airTemperature = 10.5; windSpeed = 20", "airTemperature = 41; humidity = 8%",
    "airTemperature = -20; windSpeed = 30", "humidity = 0 => error", "airTemperature = 80 => error",
    "airTemperature = 50; humidity = 60 => error"
], "1e-12")
value("weather",
      "isMuggy",
      lambda airTemperature=mpf(20), humidity=mpf("0.5"): 1 if dew_point(airTemperature, 100 * humidity) >= 18 else 0, [
          "", "airTemperature = 28; humidity = 70%", "airTemperature = 35; humidity = 30%",
          "airTemperature = 28; humidity = 56%"
      ])
