"""Values of the book physics."""
from mpmath import agm, atan2, cos, cosh, degrees, ellipk, exp, findroot, lambertw, ln, log10, mp, mpf, pi, quad, radians, sin, sqrt

from .rows import C, EPS0, G, G0, H, KB, ME, MP, RYDBERG, check


def gamma(v):
    return cosh(mp.atanh(v / C))


check("physics", "lorentzFactor", gamma,
      ["0", "0.99c_0", "7800", "0.999c_0", "c_0 => error", "-c_0 => error", "2*c_0 => error"], "1e-12")
check("physics", "lorentzExcess", lambda v: gamma(v) - 1, ["7800", "1", "0.6c_0", "0.999c_0"], "1e-12")
check("physics", "kineticEnergy", lambda m, v: m * quad(lambda u: u * gamma(u)**3, [0, v]),
      ["1, 10", "m_e, 0.9c_0", "m_p, 1e6", "-1, 10 => error", "1, c_0 => error"], "1e-12")
check("physics", "addedSpeeds", lambda v, w: C * mp.tanh(mp.atanh(v / C) + mp.atanh(w / C)),
      ["0.5c_0, 0.5c_0", "1000, 2000", "0.9c_0, -0.3c_0", "2*c_0, 0 => error"])
check("physics", "dopplerFrequency", lambda f, v: f * exp(mp.atanh(v / C)),
      ["1e9, 0", "1e9, 0.6c_0", "5e14, -30000", "1e9, c_0 => error", "-1, 0 => error"])
check("physics", "photonEnergy", lambda l: H * (C / l), ["550e-9", "1e-10", "0.21", "0 => error", "-1 => error"])
check("physics", "deBroglieWavelength", lambda m, v: H / (m * C * mp.sinh(mp.atanh(v / C))),
      ["m_e, 1e6", "m_p, 0.5c_0", "0.058, 60", "0, 1e6 => error", "1, 0 => error", "1, c_0 => error"])
check("physics", "hydrogenLine", lambda m, n: 1 / (RYDBERG * MP / (MP + ME) * (n**2 - m**2) * (m * n)**-2),
      ["2, 3", "1, 2", "3, 7", "2, 2 => error", "3, 2 => error", "0, 2 => error", "1.5, 3 => error"])
check("physics", "planckRadiance", lambda l, t: 2 * H * C**2 / (l**5 * (exp(H * C / (l * KB * t)) - 1)), [
    "500e-9, 5772", "0.01, 300", "10e-6, 288", "2e-8, 300 => 0", "1e-7, 300", "0, 300 => error", "500e-9, 0 => error",
    "500e-9, -5 => error"
])
check(
    "physics", "radiatedPower",
    lambda k, a, t: k * a * pi * quad(lambda x: 2 * (KB * t)**4 / (H**3 * C**2) * x**3 /
                                      (exp(x) - 1), [0, 1, 10, 50, 200]), [
                                          "1, 1, 300", "0.95, 2, 310", "1, 6.1e18, 5772", "1.5, 1, 300 => error",
                                          "1, 1, -300 => error", "1, -1, 300 => error"
                                      ])
check("physics", "wienWavelength", lambda t: H * C / (KB * (5 + lambertw(-5 * exp(-5)).real)) / t,
      ["1", "5772", "2.7255", "0 => error", "-5 => error"])
check("physics", "planetTemperature", lambda s, k: sqrt(sqrt(s * (1 - k) / 4 / (KB**4 * 2 * pi**5 /
                                                                                (15 * H**3 * C**2)))),
      ["1361, 0.3", "586, 0.25", "1361, 1", "1361, 1.3 => error", "-1, 0 => error"])
check("physics", "decayed", lambda n, t, h: n * exp(-ln(2) / h * t),
      ["80, 3, 1", "1, 100, 5730", "5, 0, 10", "80, 3, 0 => error", "1, -1, 1 => error", "-1, 1, 1 => error"])
check("physics", "radiocarbonAge", lambda f: 8033 * ln(1 / f),
      ["50%", "1", "0.123", "0 => error", "-0.5 => error", "2 => error"])
check("physics", "refractionAngle",
      lambda a, n, m: degrees(atan2(n * sin(radians(a)), sqrt(m**2 - (n * sin(radians(a)))**2))), [
          "45, 1, 1.52", "30, 1.33, 1", "0, 1, 1.5", "60, 1.52, 1 => error", "95, 1, 1.5 => error", "30, 1, 0 => error",
          "30, -1, -1 => error"
      ], "1e-12")
check("physics", "imageDistance", lambda g, f: 1 / (1 / f - 1 / g),
      ["3, 1", "0.5, 1", "0.25, 0.05", "1, 1 => error", "0, 1 => error", "-3, 1 => error"])
check("physics", "lensFocalLength", lambda n, r, s: r * s / ((n - 1) * (s - r)), [
    "1.5, 0.1, -0.1", "1.52, 0.2, 0.5", "1.7, -0.1, 0.3", "1, 0.1, -0.1 => error", "1.5, 0, 0.1 => error",
    "1.5, 0.1, 0.1 => error"
])
check("physics", "soundLevel", lambda p: 10 * log10((p / mpf("20e-6"))**2),
      ["1", "0.02", "2e-5", "0 => error", "-1 => error"])
check("physics", "addedSoundLevel", lambda l, n: 10 * log10(n * mpf(10)**(l / 10)),
      ["60, 10", "80, 2", "55.5, 1", "60, 0 => error", "60, -1 => error"])


def thrown(v, a, z):
    a = radians(a)
    time = max(mp.polyroots([-G0 / 2, v * sin(a), z], maxsteps=200, extraprec=200)) if v else sqrt(2 * z / G0)
    return v * cos(a) * time


def pendulum(l, a):
    return 4 * sqrt(l / G0) * ellipk(sin(radians(a) / 2)**2)


check("physics", "throwDistance", thrown, [
    "20, 45, 0", "14, 42, 2", "10, 0, 20", "14, -20, 2", "20, 45, -1 => error", "20, 100, 0 => error",
    "-1, 45, 0 => error"
], "1e-12")
check("physics", "arithmeticGeometricMean", lambda a, b, n: agm(a, b),
      ["1, 2, 6", "24, 6, 6", "1, 1, 6", "1, 0, 6 => error", "-1, -2, 6 => error"])
check("physics", "pendulumPeriod", pendulum,
      ["1, 0", "1, 90", "0.25, 5", "1, 179", "0, 10 => error", "1, 180 => error"], "1e-12")
check("physics", "restEnergy", lambda m: m * C**2, ["m_e", "1", "-1 => error"])
check("physics", "totalEnergy", lambda m, v: m * C**2 + m * quad(lambda u: u * gamma(u)**3, [0, v]),
      ["1, 0.6c_0", "m_e, 1e6", "1, c_0 => error", "-1, 1 => error"], "1e-12")
check("physics", "relativisticMomentum", lambda m, v: m * C * mp.sinh(mp.atanh(v / C)),
      ["m_e, 0.9c_0", "1, 10", "1, c_0 => error", "-1, 1 => error"])
check("physics", "smallPendulumPeriod", lambda l: findroot(lambda t: (t / (2 * pi))**2 * G0 - l, 2 * sqrt(l)),
      ["1", "0.25", "0 => error"])
check("physics", "springPeriod", lambda m, k: findroot(lambda t: k - m * (2 * pi / t)**2, 6 * sqrt(m / k)),
      ["0.5, 200", "2, 3", "0, 1 => error", "1, 0 => error"])
check("physics", "escapeSpeed", lambda m, r: sqrt(2 * quad(lambda x: G * m / x**2, [r, mp.inf])),
      ["5.9722e24, 6378137", "7.346e22, 1737400", "1, 0 => error", "-1, 1 => error"], "1e-12")
check("physics", "rocketSpeed", lambda v, m, n: -v * quad(lambda x: 1 / x, [m, n]),
      ["4400, 500000, 130000", "3000, 100, 100", "2500, 10, 1", "3000, 100, 200 => error", "3000, 100, 0 => error"])
check("physics", "gravityForce", lambda m, n, r: G * m / r * (n / r),
      ["1, 1, 1", "5.9722e24, 80, 6371000", "5.9722e24, 7.346e22, 384400000", "1, 1, 0 => error", "-1, 1, 1 => error"])
check("physics", "coulombForce", lambda p, q, r: p * q / (r * r * 4 * EPS0 * pi),
      ["1e-6, -2e-6, 0.1", "1, 1, 1", "1.602176634e-19, 1.602176634e-19, 5.29e-11", "1, 1, 0 => error"])
check("physics", "conductedHeat", lambda k, a, w, d: d / (w / (k * a)),
      ["0.04, 10, 0.2, 20", "200, 0.01, 0.005, 3", "1, 1, 1, 0", "0.04, 10, 0, 20 => error", "-1, 1, 1, 1 => error"])
check("physics", "carnotEfficiency", lambda t, s: (t - s) / t,
      ["400, 300", "1500, 288", "300, 300", "300, 400 => error", "400, 0 => error", "-300, -400 => error"])
