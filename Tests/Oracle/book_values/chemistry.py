"""Values of the book chemistry."""
from mpmath import exp, fabs, findroot, ln, log10, mp, mpf, quad, sqrt

from .rows import KB, NA, QE, R, check, halved


def van_der_waals(n, v, t, a, b):
    return R * t / (v / n - b) - a / (v / n)**2


def real_volume(t, p, a, b, greatest=True):
    """The greatest or smallest real root of the cubic p·V³ - (p·b + R·T)·V² + a·V - a·b."""
    return (max if greatest else min)(
        x.real
        for x in mp.polyroots([p, -(p * b + R * t), a, -a * b], maxsteps=500, extraprec=400)
        if fabs(x.imag) < mpf("1e-30"))


VOLUMES = [
    "300, 2e6, 0.364, 4.27e-5", "300, 101325, 0, 0", "500, 1e7, 0.5536, 3.049e-5", "273.15, 101325, 0.137, 3.87e-5",
    "309.86, 11.09e6, 0.364, 4.27e-5", "313.15, 30e6, 0.364, 4.27e-5", "280, 4e6, 0.364, 4.27e-5",
    "280, 5e6, 0.364, 4.27e-5", "220, 1e5, 0.364, 4.27e-5", "350, 2e8, 0.364, 4.27e-5", "0, 1e5, 0.364, 4e-5 => error",
    "300, 1e5, -1, 4e-5 => error"
]
check("chemistry", "vanDerWaalsVolume", real_volume, VOLUMES, "1e-11")
check("chemistry", "vanDerWaalsLiquidVolume", lambda *x: real_volume(*x, greatest=False), VOLUMES[:1] + VOLUMES[2:],
      "1e-11")
check("chemistry", "vanDerWaalsBetween", lambda l, h, q, p, a, b, n: real_volume(q / R, p, a, b),
      ["1e-4, 3e-3, 2494.3, 2e6, 0.364, 4.27e-5, 80"])
check("chemistry", "vanDerWaalsCubic", lambda x, q, p, a, b: p * x**3 - (p * b + q) * x**2 + a * x - a * b,
      ["0.001, 2494.3, 2e6, 0.364, 4.27e-5", "0, 2494.3, 1e5, 0.1, 1e-5"], "1e-11")
for name, turn in (("vanDerWaalsMaximum", 0), ("vanDerWaalsMinimum", 1)):
    check(
        "chemistry", name,
        lambda q, p, a, b: sorted(x.real
                                  for x in mp.polyroots([3 * p, -2 *
                                                         (p * b + q), a], maxsteps=500, extraprec=400))[turn],
        ["2328, 5e6, 0.364, 4.27e-5", "2494.3, 2e6, 0.364, 4.27e-5"], "1e-12")
for name, order in (("zerothOrder", 0), ("firstOrder", 1), ("secondOrder", 2)):
    # The time in which a concentration falls is the integral of dc over the rate.
    check("chemistry", name, lambda c, k, t: halved(lambda x: quad(lambda u: 1 /
                                                                   (k * u**order), [x, c]) - t, c * mpf("1e-6"), c),
          ["0.5, 0.1, 3", "2, 0.01, 40", "1, -1, 1 => error", "-1, 1, 1 => error", "1, 1, -1 => error"], "1e-12")
check("chemistry", "firstOrderHalfLife", lambda k: findroot(lambda t: exp(-k * t) - mpf("0.5"), 1 / k),
      ["0.1", "3e-5", "0 => error"])
check("chemistry", "stockVolume", lambda s, t, v: findroot(lambda x: s * x - t * v, v),
      ["12, 0.5, 1000", "1, 1, 20", "1, 2, 20 => error", "0, 0, 1 => error"])
check("chemistry", "gibbsEnergy", lambda h, s, t: t * (h / t - s),
      ["44010, 118.8, 298.15", "-92200, -198.7, 700", "1, 1, 0 => error"], "1e-12")
check("chemistry", "turningTemperature", lambda h, s: findroot(lambda t: h - t * s, 300),
      ["44010, 118.8", "-92200, -198.7", "1, -1 => error", "0, 1 => error"])
check("chemistry", "reactionEnergy", lambda k, t: -NA * KB * t * log10(k) * ln(10),
      ["10, 298.15", "1e-14, 298.15", "2.5, 700", "-1, 300 => error", "1, 0 => error"])
check("chemistry", "boilingElevation", lambda i, k, m: m * k * i,
      ["1, 2.53, 0.33", "2, 0.512, 1.5", "0.5, 1, 1 => error", "1, 1, -1 => error"])
check("chemistry", "freezingDepression", lambda i, k, m: m * k * i,
      ["1, 5.12, 0.853", "2, 1.86, 1.5", "1, -1, 1 => error"])
check("chemistry", "raoultPressure", lambda p, x: p - p * (1 - x),
      ["3169, 90%", "1000, 0", "1000, 101% => error", "1000, -1% => error"])
check("chemistry", "idealGasPressure", lambda n, v, t: n / v * NA * KB * t, [
    "1, 0.0224, 273.15", "0.5, 0.01, 300", "0, 1, 300", "1, 0, 300 => error", "1, 1, 0 => error", "-1, 1, 300 => error"
])
check("chemistry", "idealGasVolume", lambda n, t, p: n / p * NA * KB * t,
      ["1, 273.15, 101325", "2, 298.15, 1e5", "0, 300, 1e5", "1, 0, 1e5 => error", "1, 300, -1 => error"])
check("chemistry", "vanDerWaalsPressure", van_der_waals, [
    "1, 0.0224, 273.15, 0, 0", "1, 0.001, 300, 0.364, 4.27e-5", "2, 0.05, 400, 0.137, 3.87e-5",
    "1, 4.27e-5, 300, 0.364, 4.27e-5 => error", "1, 1e-5, 300, 0.364, 4.27e-5 => error",
    "0, 1, 300, 0.1, 1e-5 => error", "1, 1, -1, 0.1, 1e-5 => error"
], "1e-12")
check("chemistry", "arrhenius", lambda a, q, t: a / exp(q / (R * t)),
      ["1e13, 75000, 298.15", "2, 0, 300", "5e10, 120000, 600", "-1, 1, 300 => error", "1, 1, 0 => error"], "1e-12")
check("chemistry", "activationEnergy", lambda k, s, t: R * s * t * ln(k) / (t - s), [
    "2, 298.15, 308.15", "3.5, 273.15, 293.15", "1, 300, 310", "0, 300, 310 => error", "2, 300, 300 => error",
    "2, -300, 310 => error"
], "1e-12")
check("chemistry", "nernst", lambda v, z, t, q: v - KB * t / (z * QE) * ln(q), [
    "1.1, 2, 298.15, 0.01", "0, 1, 298.15, 10", "0.8, 1, 310.15, 1", "0, 0, 298.15, 10 => error",
    "1, 1, 300, 0 => error", "1, 1, 0, 1 => error"
])
check("chemistry", "membranePotential", lambda z, t, o, i: KB * t / (z * QE) * (ln(o) - ln(i)), [
    "1, 310.15, 5, 140", "2, 310.15, 1.8, 1e-4", "-1, 310.15, 110, 10", "0, 300, 1, 1 => error",
    "1, 300, 0, 1 => error", "1, 300, -1, -1 => error"
])
check("chemistry", "equilibriumConstant", lambda g, t: exp(-g / (NA * KB * t)),
      ["-5708, 298.15", "0, 298.15", "30000, 500", "0, 0 => error"])
check("chemistry", "pH", lambda c: -ln(c) / ln(10), ["1e-7", "0.025", "1", "0 => error", "-1 => error", "11 => error"])
check("chemistry", "weakAcidIons", lambda k, c: halved(lambda x: x**2 - k * (c - x), 0, c),
      ["1, 2", "1.8e-5, 0.1", "1e-10, 0.01", "1000, 0.001", "0, 1 => error", "1, -1 => error"], "1e-12")
check("chemistry", "bufferPH", lambda k, b, a: k + (ln(b) - ln(a)) / ln(10),
      ["6.1, 24, 1.2", "4.76, 0.1, 0.1", "9.25, 0.02, 0.3", "6, 0, 1 => error", "6, -1, -1 => error"])
check("chemistry", "antoineWater", lambda t: exp(ln(10) * (mpf("8.07131") - mpf("1730.63") / (t + mpf("233.426")))),
      ["25", "100", "1", "0.5 => error", "120 => error"], "1e-12")
check("chemistry", "clausiusClapeyron", lambda p, s, t, h: p * exp(-h / (R * t) + h / (R * s)), [
    "101325, 373.15, 363.15, 40660", "760, 351.4, 298.15, 38560", "1, 300, 300, 40000", "1, 0, 300, 4e4 => error",
    "1, 300, 300, -1 => error"
], "1e-12")
check("chemistry", "absorbance", lambda k, l, c: k * c * l,
      ["6220, 1, 1e-4", "15000, 0.5, 2e-5", "100, 1, 0", "-1, 1, 1 => error"])
check("chemistry", "transmittance", lambda a: exp(-a * ln(10)), ["0.622", "1", "0", "3.5", "-0.1 => error"])
check("chemistry", "activityCoefficient", lambda z, i: exp(-ln(10) * mpf("0.509") * z * z * sqrt(i)),
      ["2, 0.005", "1, 0", "-1, 0.01", "1, 0.011 => error", "1, -0.001 => error"])
check("chemistry", "michaelisMenten", lambda v, k, c: v / (1 + k / c)
      if c else mpf(0), ["10, 2, 0.3", "10, 2, 2", "10, 2, 0", "5, 0.1, 1000", "1, 0, 1 => error", "1, 1, -1 => error"])
check("chemistry", "hill", lambda c, k, n: c**n / (k**n + c**n),
      ["100, 26, 2.7", "26, 26, 2.7", "0, 26, 2.7", "10, 26, 1", "-1, 1, 1 => error", "1, 0, 1 => error"])
check("chemistry", "osmoticPressure", lambda i, c, t: i * c * 1000 * NA * KB * t,
      ["2, 0.154, 310.15", "1, 0.3, 298.15", "1, 0, 298.15", "0, 1, 300 => error", "1, 1, 0 => error"])


def extracted(c, v, w, k, n):
    for _ in range(int(n)):
        c = c * v / (v + k * w)
    return c


check("chemistry", "extracted", extracted, [
    "0.2, 50, 20, 4.5, 3", "1, 100, 100, 1, 2", "1, 100, 50, 2, 0", "1, 0, 1, 1, 1 => error", "1, 1, -1, 1, 1 => error"
])
