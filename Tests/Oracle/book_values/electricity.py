"""Values of the book electricity."""
from mpmath import acos, degrees, diff, exp, findroot, lambertw, ln, log10, matrix, mp, mpf, pi, quad, sin, sqrt

from .rows import C, EPS0, KB, MU0, QE, check, value


def ladder(r, s, n):
    """By the chain matrix of n links, the last one closed by its shunt alone."""
    link = matrix([[1 + r / s, r], [1 / s, 1]])
    chain = link**int(n)
    return chain[0, 0] / chain[1, 0]


def pt100(t):
    a, b, c = mpf("3.9083e-3"), mpf("-5.775e-7"), mpf("-4.183e-12")
    return 100 * (1 + a * t + b * t**2 + (c * (t - 100) * t**3 if t < 0 else 0))


def diode_voltage(v, r, s, n):
    """From the current by Lambert's function (T. C. Banwell, A. Jayakumar, 2000)."""
    current = n / r * lambertw(s * r / n * exp((v + s * r) / n)).real - s
    return v - current * r


check("electricity", "ohmCurrent", lambda v, r: v / r,
      ["12, 8", "0, 5", "3.3, 470", "12, 0 => error", "1, -1 => error"])
check("electricity", "resistorPower", lambda v, r: v * (v / r), ["230, 52.9", "5, 220", "0, 1", "1, 0 => error"])
check("electricity", "parallel", lambda r, s: 1 / (1 / r + 1 / s),
      ["100, 100", "30, 60", "4700, 330", "0, 0 => error", "-1, 2 => error"])
check(
    "electricity", "resistorLadder", ladder,
    ["1, 1, 1", "1, 1, 40", "100, 220, 7", "10, 1000, 3", "1, 1, 0 => error", "1, 1, 1.5 => error", "0, 1, 2 => error"])
check("electricity", "voltageDivider", lambda v, r, s: v - v / (r + s) * r,
      ["9, 1000, 2000", "5, 10000, 4700", "3.3, 1, 0", "1, -1, 2 => error", "1, 0, 0 => error"])
check("electricity", "rcCutoff", lambda r, c: 1 / (2 * pi * r * c),
      ["1000, 1e-6", "47000, 2.2e-9", "1, 1", "0, 1 => error", "1, -1 => error"])
check("electricity", "rcCharge", lambda v, r, c, t: v * (1 - exp(-t / (r * c))), [
    "5, 1000, 1e-6, 0", "5, 1000, 1e-6, 1e-3", "12, 1e6, 1e-5, 3", "5, 1000, 1e-6, 1e-12", "1, 0, 1, 1 => error",
    "1, 1, 1, -1 => error"
])
check("electricity", "resonantFrequency", lambda l, c: findroot(lambda f: 2 * pi * f * l - 1 /
                                                                (2 * pi * f * c), 1 / sqrt(l * c) / 6),
      ["1e-3, 1e-9", "0.1, 1e-5", "2e-6, 4.7e-11", "0, 1 => error", "-1, -1 => error"])
check("electricity", "seriesReactance", lambda l, c, f: (mp.mpc(0, 1) * 2 * pi * f * l + 1 /
                                                         (mp.mpc(0, 1) * 2 * pi * f * c)).imag,
      ["0.1, 1e-5, 50", "1e-3, 1e-9, 2e5", "0.01, 1e-6, 1000", "-1, 1, 1 => error", "1, 1, 0 => error"], "1e-12")
check("electricity", "seriesImpedance", lambda r, l, c, f: abs(r + mp.mpc(0, 1) * (2 * pi * f * l - 1 /
                                                                                   (2 * pi * f * c))),
      ["100, 0.1, 1e-5, 50", "50, 1e-3, 1e-9, 2e5", "8, 0.01, 1e-6, 1000", "-1, 1, 1, 1 => error"])
check("electricity", "seriesPhase",
      lambda r, l, c, f: degrees(mp.arg(r + mp.mpc(0, 1) * (2 * pi * f * l - 1 / (2 * pi * f * c)))),
      ["100, 0.1, 1e-5, 50", "50, 1e-3, 1e-9, 2e5", "8, 0.01, 1e-6, 1000", "-1, 1, 1, 1 => error"], "1e-12")
check("electricity", "rlCutoff", lambda r, l: findroot(lambda f: (2 * pi * f * l)**2 - r**2, r / l),
      ["100, 0.01", "8, 1e-3", "0, 1 => error"])
check("electricity", "rlCurrent", lambda v, r, l, t: quad(lambda x: v / l * exp(-r * x / l), [0, t]),
      ["12, 100, 0.1, 1e-3", "12, 100, 0.1, 0", "5, 3, 2, 4", "1, 0, 1, 1 => error", "1, 1, 1, -1 => error"])
# Three phases: the sum of the powers of the phases, whose voltages are a third of a turn apart.
check("electricity", "threePhasePower", lambda v, i, f: 3 * v / abs(1 - mp.expj(2 * pi / 3)) * i * f,
      ["400, 16, 1", "690, 100, 0.8", "400, 16, 1.2 => error", "-1, 1, 1 => error"])
check("electricity", "threePhaseCurrent", lambda p, v, f: p / f / (3 * v / abs(1 - mp.expj(2 * pi / 3))),
      ["11000, 400, 0.85", "0, 400, 1", "1, 0, 1 => error", "1, 1, 0 => error"])
for name, wires in (("cableDrop", 1), ("singlePhaseDrop", 2), ("threePhaseDrop", 1)):
    check("electricity", name, lambda i, l, s, f: wires * i * l *
          (mp.mpc("0.0225") / s * f + mpf("8e-5") * sin(acos(f))).real,
          ["16, 20, 2.5, 1", "63, 80, 16, 0.8", "1, 1, 0, 1 => error", "1, 1, 1, 1.1 => error"])
# The amplifier holds its inputs at one voltage, and what flows in through r flows out through f.
check("electricity", "invertingGain", lambda f, r: 0 - (1 / r) * f,
      ["100000, 10000", "4700, 3300", "1, 0 => error", "-1, 1 => error"])
check("electricity", "nonInvertingGain", lambda f, r: (f + r) / r, ["18000, 2000", "0, 1000", "1, 0 => error"])
check("electricity", "ledResistor", lambda v, f, i: (v - f) / i,
      ["5, 2, 0.02", "12, 3.2, 0.35", "3, 3.3, 0.02 => error", "5, 0, 0.02 => error", "5, 2, 0 => error"])
check("electricity", "powerDecibels", lambda p, q: 10 * log10(p / q),
      ["2, 1", "100, 1", "1, 1000", "0, 1 => error", "-1, -1 => error"])
check("electricity", "voltageDecibels", lambda p, q: 20 * log10(p / q),
      ["0.5, 1", "10, 1", "775, 1000", "0, 1 => error"])
check("electricity", "powerOfDBm", lambda l: mpf(10)**(l / 10) / 1000, ["30", "17", "-174", "0"])
check("electricity", "skinDepth", lambda r, f, m: 1 / sqrt(pi * f * m * MU0 / r),
      ["1.68e-8, 60, 1", "1.68e-8, 1e6, 1", "1e-7, 50, 200", "0, 1, 1 => error", "1, -1, -1 => error"])
check("electricity", "coaxialImpedance", lambda a, b, k: sqrt(MU0 / EPS0 / k) / (2 * pi) * ln(b / a),
      ["0.9, 2.95, 2.25", "1, 2.3, 1", "1, 1, 1", "2, 1, 1 => error", "1, 2, 0.5 => error", "0, 1, 1 => error"])
check("electricity", "pathLoss", lambda d, f: 20 * log10(4 * pi * d / (C / f)),
      ["1000, 2.4e9", "3.6e7, 1.2e10", "1, 1e9", "0, 1 => error", "1, -1 => error"], "1e-12")
check("electricity", "thermalNoise", lambda r, k, f: sqrt(4 * KB * k * r * f),
      ["1000, 300, 1", "1e6, 293.15, 20000", "50, 0, 1e6", "-1, 1, 1 => error", "-1, -1, 1 => error"])
check("electricity", "wireDiameter", lambda n: mpf("0.000127") * mpf(92)**((36 - n) / 39),
      ["36", "10", "-3", "24", "-4 => error", "57 => error"])
check("electricity", "wireResistance", lambda r, l, d: r * l / (pi * (d / 2)**2),
      ["1.68e-8, 100, 0.001", "2.82e-8, 1000, 0.01", "1e-6, 0, 1", "1, 1, 0 => error", "-1, 1, 1 => error"])
check("electricity", "pt100Resistance", pt100,
      ["0", "100", "-100", "-200", "850", "-0.5", "0.5", "37.2", "-201 => error", "851 => error"])
check("electricity", "pt100Temperature", lambda r: findroot(lambda t: pt100(t) - r, 2.5 * (r - 100)),
      ["138.5055", "200", "390.48", "101", "99.9", "60.26", "40", "19", "18 => error", "391 => error"], "1e-12")
check("electricity", "thermistorTemperature",
      lambda r, r25, b: findroot(lambda t: r25 * exp(b * (1 / (t + mpf("273.15")) - 1 / mpf("298.15"))) - r, 30),
      ["10000, 10000, 3950", "4000, 10000, 3950", "32000, 10000, 3435", "0, 1, 1 => error", "1, 1, -1 => error"],
      "1e-12")
check("electricity", "thermalVoltage", lambda t: KB * t / QE, ["300", "77", "0", "-1 => error"])
check("electricity", "diodeCurrent", lambda v, s, n: s * (exp(v / n) - 1), [
    "0.6, 1e-12, 0.02585", "-5, 1e-12, 0.02585", "0, 1e-9, 0.05", "1e-9, 1e-9, 0.05", "1, 0, 1 => error",
    "1, 1, -1 => error"
])
check(
    "electricity", "diodeStep", lambda x, v, r, s, n: x -
    (s * (exp(x / n) - 1) - (v - x) / r) / diff(lambda u: s * (exp(u / n) - 1) - (v - u) / r, x),
    ["0.6, 5, 1000, 1e-12, 0.02585", "0.5, 1, 100, 1e-9, 0.05", "0.1, 0.2, 1e6, 1e-12, 0.026"], "1e-12")
check("electricity", "diodeSteps", lambda x, v, r, s, n, k: diode_voltage(v, r, s, n),
      ["0.7, 5, 1000, 1e-12, 0.02585, 20", "0.8, 1, 100, 1e-9, 0.05, 40", "0.2, 0.2, 1e6, 1e-12, 0.026, 20"])
check("electricity", "diodeVoltage", diode_voltage, [
    "5, 1000, 1e-12, 0.02585", "1, 100, 1e-9, 0.05", "0.2, 1e6, 1e-12, 0.026", "400, 1, 1e-14, 0.02585",
    "0, 1000, 1e-12, 0.02585 => 0", "-1, 1, 1e-12, 0.02 => error", "1, 0, 1e-12, 0.02 => error"
])
value("electricity",
      "`series resistor`",
      lambda supply_voltage=mpf(5), forward_voltage=mpf(2), diode_current=mpf("0.02"):
      (supply_voltage - forward_voltage) / diode_current, [
          "", "`supply voltage` = 12; `forward voltage` = 3.2",
          "`supply voltage` = 3.3; `forward voltage` = 1.8; `diode current` = 0.005", "`diode current` = 0 => error",
          "`supply voltage` = 3; `forward voltage` = 3.3 => error"
      ])
value("electricity",
      "`power lost`",
      lambda supply_voltage=mpf(5), forward_voltage=mpf(2): (supply_voltage - forward_voltage) / supply_voltage, [
          "", "`supply voltage` = 12; `forward voltage` = 3.2", "`forward voltage` = 4.5",
          "`forward voltage` = 5 => error", "`supply voltage` = 3; `forward voltage` = 3.3 => error"
      ])
