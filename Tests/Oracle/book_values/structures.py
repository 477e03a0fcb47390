"""Values of the book structures."""
from mpmath import atan, degrees, eigsy, matrix, mpf, pi, quad, sqrt

from .rows import check, value


def second_moment(width, low, high):
    return quad(lambda y: width * y**2, [low, high])


def deflection(moment, unit, l, stiffness, kinks=()):
    """The unit-load method: the integral of the moment times that of a unit load at the place of interest."""
    return quad(lambda x: moment(x) * unit(x), [0, *sorted(kinks), l]) / stiffness


def supported_point(p, a, l, x, el, i):
    return deflection(lambda u: p * (l - a) * u / l if u <= a else p * a * (l - u) / l,
                      lambda u: (l - x) * u / l if u <= x else x * (l - u) / l, l, el * i, sorted({a, x} - {l, mpf(0)}))


def uniform_supported(q, l, el, i):
    return 2 * quad(lambda x: q * x * (l - x) / 2 * x / 2, [0, l / 2]) / (el * i)


def principal(x, y, s):
    return max(eigsy(matrix([[x, s], [s, y]]), eigvals_only=True))


def mises(x, y, z, xy, yz, zx):
    a = eigsy(matrix([[x, xy, zx], [xy, y, yz], [zx, yz, z]]), eigvals_only=True)
    return sqrt(((a[0] - a[1])**2 + (a[1] - a[2])**2 + (a[2] - a[0])**2) / 2)


def buckling(l, alpha):
    half = (1 + alpha * (l - mpf("0.2")) + l * l) / 2
    return mpf(1) if l <= mpf("0.2") else min(mpf(1), (half - sqrt(half**2 - l**2)) / l**2)


def column(el, y, s):
    limit = pi * sqrt(2 * el / y)
    return y * (1 - (s / limit)**2 / 2) if s < limit else pi**2 * el / s**2


check("structures", "rectangleSecondMoment", lambda b, h: second_moment(b, -h / 2, h / 2),
      ["0.1, 0.3", "0.05, 0.2", "1, 0", "-0.1, 0.3 => error"])
check("structures", "circleSecondMoment", lambda d: 2 * quad(lambda y: 2 * y**2 * sqrt(d**2 / 4 - y**2), [0, d / 2]),
      ["0.05", "1", "0", "-1 => error"])
check("structures", "tubeSecondMoment", lambda d, w: pi / 4 * ((d / 2)**4 - (d / 2 - w)**4),
      ["0.1, 0.005", "0.0483, 0.0032", "0.1, 0.05", "0.1, 0.06 => error"])
check("structures", "iSectionSecondMoment",
      lambda h, b, f, w: second_moment(w, -h / 2, h / 2) + 2 * second_moment(b - w, h / 2 - f, h / 2), [
          "0.3, 0.15, 0.0107, 0.0071", "0.2, 0.1, 0.0085, 0.0056", "0.3, 0.15, 0.15, 0.007",
          "0.3, 0.15, 0.16, 0.007 => error", "0.3, 0.15, 0.01, 0.2 => error"
      ], "1e-12")
check("structures", "cantileverEndLoad", lambda p, l, el, i: deflection(lambda x: p * x, lambda x: x, l, el * i), [
    "1000, 2, 200e9, 8e-6", "50, 0.3, 70e9, 1e-10", "0, 2, 200e9, 8e-6", "1000, -2, 200e9, 8e-6 => error",
    "1000, 2, 0, 8e-6 => error"
])
check("structures", "cantileverUniformLoad",
      lambda q, l, el, i: deflection(lambda x: q * x**2 / 2, lambda x: x, l, el * i), [
          "1000, 2, 200e9, 8e-6", "20, 1.5, 11e9, 4e-6", "1, 1, 1, 0 => error", "1000, -2, 200e9, 8e-6 => error",
          "1000, 2, 0, 8e-6 => error"
      ])
check("structures", "supportedCentreLoad", lambda p, l, el, i: supported_point(p, l / 2, l, l / 2, el, i), [
    "10000, 4, 200e9, 2e-5", "800, 1.2, 11e9, 1e-6", "1, 1, 1, 1", "1000, -2, 200e9, 8e-6 => error",
    "1000, 2, 0, 8e-6 => error"
])
check("structures", "supportedUniformLoad", uniform_supported, [
    "5000, 6, 210e9, 8.356e-5", "1500, 4, 11e9, 6.6667e-5", "1, 1, 1, 1", "1000, -2, 200e9, 8e-6 => error",
    "1000, 2, 0, 8e-6 => error"
])
check("structures", "fixedUniformLoad", lambda q, l, el, i: uniform_supported(q, l, el, i) - q * l**2 / 12 * l**2 /
      (8 * el * i), [
          "5000, 6, 210e9, 8.356e-5", "1500, 4, 11e9, 6.6667e-5", "1, 1, 1, 1", "1000, -2, 200e9, 8e-6 => error",
          "1000, 2, 0, 8e-6 => error"
      ])
check("structures", "supportedPointLoad", supported_point, [
    "10000, 2, 4, 2, 200e9, 2e-5", "10000, 1, 4, 3, 200e9, 2e-5", "10000, 1, 4, 2.5, 200e9, 2e-5",
    "10000, 3, 4, 1, 200e9, 2e-5", "500, 0.7, 2.5, 0.7, 11e9, 1e-6", "10000, 1, 4, 4, 200e9, 2e-5 => 0",
    "10000, 5, 4, 2, 200e9, 2e-5 => error", "10000, 1, 4, 5, 200e9, 2e-5 => error"
])
LINE = ["5000, 6", "1500, 3.2", "0, 1", "1, 0 => error", "1, -1 => error"]
check("structures", "cantileverEndMoment", lambda p, l: quad(lambda x: p, [0, l]), LINE)
check("structures", "cantileverUniformMoment", lambda q, l: quad(lambda x: q * x, [0, l]), LINE)
check("structures", "supportedCentreMoment", lambda p, l: quad(lambda x: p / 2, [0, l / 2]), LINE)
check("structures", "supportedUniformMoment", lambda q, l: quad(lambda x: q * (l / 2 - x), [0, l / 2]), LINE)
check("structures", "fixedUniformMoment", lambda q, l: quad(lambda x: q * x * (l - x) / 2, [0, l]) / l, LINE)
PLACES_ON = ["5000, 6, 3", "1500, 3.2, 0.4", "5000, 6, 7 => error", "5000, 6, -1 => error"]
check("structures", "uniformShearAt", lambda q, l, x: q * l / 2 - quad(lambda u: q, [0, x]), PLACES_ON + ["5000, 6, 0"])
check("structures", "uniformMomentAt", lambda q, l, x: quad(lambda u: q * l / 2 - q * u, [0, x]), PLACES_ON)
POINTS_ON = [
    "10000, 1, 4, 0.5", "10000, 1, 4, 2", "500, 2.5, 3, 2.6", "10000, 5, 4, 1 => error", "10000, 1, 4, 5 => error"
]
check("structures", "pointShearAt", lambda p, a, l, x: p - p * a / l - (p if x > a else 0), POINTS_ON)
check("structures", "pointMomentAt", lambda p, a, l, x: x * (p - p * a / l) - (p * (x - a) if x > a else 0),
      POINTS_ON + ["10000, 1, 4, 1"])
check("structures", "rectangleSectionModulus", lambda b, h: b * h**2 / 6, ["0.1, 0.3", "0.05, 0.2", "0.1, 0 => error"])
check("structures", "circleSectionModulus", lambda d: pi * d**3 / 32, ["0.05", "1", "0 => error"])
check("structures", "tubeSectionModulus", lambda d, w: pi * (d**4 - (d - 2 * w)**4) / (32 * d),
      ["0.1, 0.005", "0.0483, 0.0032", "0.1, 0.06 => error"])
check("structures", "iSectionModulus", lambda h, b, f, w:
      (second_moment(w, -h / 2, h / 2) + 2 * second_moment(b - w, h / 2 - f, h / 2)) * 2 / h,
      ["0.3, 0.15, 0.0107, 0.0071", "0.3, 0.15, 0.2, 0.0071 => error"], "1e-12")
check("structures", "rectangleShearStress", lambda v, b, h: v * (b * h**2 / 8) / (b * h**3 / 12 * b),
      ["10000, 0.1, 0.3", "5, 0.02, 0.01", "1, 0, 1 => error"])
check("structures", "bendingStress", lambda m, c, i: m * c / i,
      ["1000, 0.05, 1e-5", "25000, 0.15, 8.356e-5", "0, 1, 1", "1000, 0.05, 0 => error", "1000, -1, 1e-5 => error"])
check("structures", "eulerBuckling", lambda el, i, l, k: el * i * (pi / (k * l))**2, [
    "200e9, 8e-6, 4, 1", "200e9, 8e-6, 4, 2", "11e9, 1e-5, 3, 0.5", "200e9, 8e-6, 0, 1 => error",
    "200e9, 8e-6, 4, -1 => error"
])
check("structures", "criticalSlenderness", lambda el, y: sqrt(2 * pi**2 * el / y),
      ["200e9, 250e6", "70e9, 240e6", "210e9, 355e6", "200e9, 0 => error"])
check("structures", "columnStress", column,
      ["200e9, 250e6, 0", "200e9, 250e6, 50", "200e9, 250e6, 150", "210e9, 355e6, 108", "200e9, 250e6, -5 => error"])
check("structures", "bucklingTerm", lambda l, a: (l**2 + a * l - a / 5 + 1) / 2, ["1, 0.21", "0.5, 0.49", "2, 0.76"])
check("structures", "bucklingReduction", buckling,
      ["1, 0.21", "1, 0.34", "1.5, 0.49", "0.2, 0.76", "0.2001, 0.76", "3, 0.76", "-1, 0.21 => error", "1, 2 => error"])
check("structures", "vonMises", lambda x, y, s: mises(x, y, mpf(0), s, mpf(0), mpf(0)),
      ["0, 0, 100", "80, -40, 30", "50, 50, 0"])
check("structures", "vonMises3", mises, ["80, -40, 10, 30, 20, -10", "100, 0, 0, 0, 0, 0", "0, 0, 0, 10, 20, 30"])
check("structures", "principalStress", principal, ["80, -40, 30", "0, 0, 10", "-20, -60, 15"])
check("structures", "principalAngle", lambda x, y, s: degrees(atan((principal(x, y, s) - x) / s)),
      ["80, -40, 30", "0, 0, 10", "-20, -60, -15", "10, 50, 5"])
check("structures", "shaftShear", lambda t, d: t * d / 2 / (pi * d**4 / 32),
      ["500, 0.04", "1000, 0.1", "0, 0.01", "500, 0 => error"])
check("structures", "shaftTwist", lambda t, l, d, g: degrees(t * l / (g * pi * d**4 / 32)), [
    "500, 1, 0.04, 80e9", "20, 0.2, 0.01, 26e9", "0, 1, 1, 1", "500, 1, 0, 80e9 => error", "500, -1, 1, 80e9 => error"
])
check("structures", "hoopStress", lambda p, r, w: p * r / w,
      ["1e6, 0.5, 0.01", "2e5, 0.033, 0.0001", "0, 1, 0.1", "1e6, 0.5, 0.1 => error", "1e6, 0.5, 0 => error"])
check("structures", "lameHoopStress", lambda p, a, b, r: p * a**2 * (r**2 + b**2) / (r**2 * (b**2 - a**2)), [
    "1e6, 0.1, 0.2, 0.1", "1e6, 0.1, 0.2, 0.2", "3e7, 0.02, 0.05, 0.03", "1e6, 0.2, 0.1, 0.1 => error",
    "1e6, 0.1, 0.2, 0.3 => error"
])
check("structures", "thermalStress", lambda el, a, t: el * a * t,
      ["200e9, 12e-6, 50", "70e9, 23e-6, -30", "1, 1, 0", "0, 12e-6, 50 => error"])


def beam(span,
         beamLoad,
         beamWidth=mpf("0.1"),
         beamDepth=mpf("0.2"),
         beamElasticity=mpf("11e9"),
         allowed_deflection=mpf(1) / 300):
    i = second_moment(beamWidth, -beamDepth / 2, beamDepth / 2)
    sag = uniform_supported(beamLoad, span, beamElasticity, i)
    return sag, beamLoad * span**2 / 8 * beamDepth / 2 / i, 1 if sag <= allowed_deflection * span else 0


BEAMS = [
    "span = 4; beamLoad = 1500", "span = 6; beamLoad = 1500",
    "span = 3.2; beamLoad = 2400; beamWidth = 0.08; beamDepth = 0.24; beamElasticity = 12.5e9"
]
value("structures", "beamDeflection", lambda **given: beam(**given)[0], BEAMS)
value("structures", "beamStress", lambda **given: beam(**given)[1],
      [row.split("; beamElasticity")[0] for row in BEAMS] + ["span = -1; beamLoad = 1 => error"])
value("structures", "isStiffEnough", lambda **given: beam(**given)[2],
      BEAMS + ["span = 6; beamLoad = 1500; `allowed deflection` = 1%"])
