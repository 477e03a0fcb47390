"""Values of the book waves."""
from mpmath import asin, atan2, cos, degrees, exp, fabs, findroot, fsum, mp, nint, pi, quad, radians, sin, sqrt, tan

from .rows import check


def damped(x, d, w, t):
    """From the roots of the characteristic polynomial."""
    r, s = mp.polyroots([1, 2 * d, w**2], maxsteps=200, extraprec=200)
    return (x * (s * exp(r * t) - r * exp(s * t)) / (s - r)).real


def slit(b, l, a):
    field = quad(lambda y: mp.expj(2 * pi * y * sin(a) / l), mp.linspace(-b / 2, b / 2, 9)) / b
    return fabs(field)**2


def grating(d, n, l, a):
    return fabs(fsum(mp.expj(2 * pi * d * k * sin(a) / l) for k in range(int(n))) / n)**2


def mirrors(r, p):
    """The sum of the waves that were reflected 0, 2, 4 … times."""
    return fabs((1 - r) / (1 - r * mp.expj(p)))**2


def across(a, n, m):
    t = asin(n * sin(a) / m)
    return (sin(a - t) / sin(a + t))**2 if a else ((n - m) / (n + m))**2


def along(a, n, m):
    t = asin(n * sin(a) / m)
    return (tan(a - t) / tan(a + t))**2 if a else ((n - m) / (n + m))**2


SURFACES = [
    "0, 1, 1.5", "60, 1, 1.5", "17, 1.33, 1", "86, 1, 2.4", "41.8, 1.5, 1", "41.82, 1.5, 1 => 1", "89, 1.5, 1 => 1",
    "-1, 1, 1.5 => error", "90, 1, 1.5 => error", "10, 0, 1 => error"
]
check("waves", "dampedOscillation", damped, [
    "1, 0.5, 2, 1.7", "2, 0.1, 3, 0", "-1, 0, 1, 100", "1, 2, 1, 1 => error", "1, 1, 1, 1 => error",
    "1, -1, 2, 1 => error", "1, 0.1, 2, -1 => error"
], "1e-12")
check("waves", "criticalOscillation", lambda x, w, t: x * exp(-w * t) - x * mp.quad(lambda u: -w * exp(-w * t), [0, t]),
      ["2, 3, 0", "1, 2, 1.7", "-0.1, 50, 0.2", "1, 0, 1 => error", "1, 1, -1 => error"], "1e-12")
check("waves", "criticalDamping", lambda k, m: findroot(lambda c: c**2 - 4 * m * k, sqrt(k * m)),
      ["400, 1", "1200, 0.35", "0, 1 => error", "1, -1 => error"])
check("waves", "forcedAmplitude", lambda a, d, w, v: fabs(a / mp.mpc(w**2 - v**2, 2 * d * v)),
      ["1, 0.1, 2, 0", "1, 0.1, 2, 2", "3, 0.5, 10, 12", "1, 0, 2, 2 => error", "1, -0.1, 2, 1 => error"])
check("waves", "standingWave", lambda a, k, x, w, t: a * sin(k * x - w * t) + a * sin(k * x + w * t),
      ["0.3, 2, 1.1, 5, 0.7", "1, 1, 0, 1, 3", "2, 4, 0.2, 1, 10"], "1e-12")
check(
    "waves", "halfPhase", lambda b, l, a: 180 * b * sin(radians(a)) / l,
    ["1e-4, 5e-7, 0.2", "1e-3, 6.328e-7, -6", "1, 1, 0", "1, 0, 0 => error", "1, 1, 91 => error", "-1, 1, 9 => error"])
check("waves", "halfTurnRest", lambda x: x - 180 * nint(x / 180), ["365", "-100", "44"])
check("waves", "interference", lambda n, x: fabs(fsum(mp.expj(2 * radians(x) * k) for k in range(int(n))) / n)**2,
      ["4, 0", "4, 10", "7, 89"], "1e-11")
check("waves", "slitIntensity", lambda b, l, a: slit(b, l, radians(a)),
      ["1e-4, 5e-7, 0", "1e-4, 5e-7, 0.2", "2e-5, 6.328e-7, 3", "1e-4, -5e-7, 1 => error"], "1e-12")
check("waves", "doubleSlitIntensity", lambda d, l, a: grating(d, 2, l, radians(a)),
      ["1e-6, 5e-7, 30", "1e-5, 5e-7, 1", "2e-4, 6.328e-7, 0.3", "1e-6, 5e-7, 100 => error"], "1e-11")
check("waves", "gratingIntensity", lambda d, n, l, a: grating(d, n, l, radians(a)), [
    "2e-6, 5, 5e-7, 0", "2e-6, 5, 5e-7, 6", "1e-5, 100, 6e-7, 3.44", "2e-6, 5, 5e-7, 30 => 1",
    "2e-6, 200, 5e-7, 30 => 1", "2e-6, 0, 5e-7, 6 => error", "2e-6, 1.5, 5e-7, 6 => error"
], "1e-10")
check("waves", "airyTransmission", lambda r, p: mirrors(r, radians(p)),
      ["0.9, 0", "0.9, 10", "0.5, 170", "0, 60", "1, 10 => error", "-0.1, 10 => error"])
check("waves", "criticalAngle", lambda n, m: degrees(atan2(m, sqrt(n * n - m * m))),
      ["2, 1", "1.5, 1", "1.52, 1.33", "1, 1.5 => error", "1, -1 => error"])
check("waves", "brewsterAngle", lambda n, m: 90 - degrees(atan2(n, m)), ["1, 1", "1, 1.5", "1.33, 1", "0, 1 => error"])
check("waves", "refractedCosine", lambda a, n, m: cos(asin(n * sin(radians(a)) / m)),
      [row.replace("=> 1", "=> 0") for row in SURFACES], "1e-12")
check("waves", "reflectanceAcross", lambda a, n, m: across(radians(a), n, m), SURFACES, "1e-12")
check("waves", "reflectanceAlong", lambda a, n, m: along(radians(a), n, m), SURFACES, "1e-12")
check("waves", "reflectance", lambda a, n, m: (across(radians(a), n, m) + along(radians(a), n, m)) / 2, SURFACES,
      "1e-12")
