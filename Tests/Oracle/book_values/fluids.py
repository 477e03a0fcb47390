"""Values of the book fluids."""
import re

from mpmath import cbrt, diff, exp, findroot, lambertw, ln, log10, mp, mpf, pi, quad, sqrt

from .rows import G0, check, value


def inverse_root(a, b):
    """The x = 1/√f of x = -2 log₁₀(a + b·x), by Lambert's function."""
    c = ln(10) / (2 * b)
    return (lambertw(c * exp(c * a)).real / c - a) / b


def colebrook(re_, k):
    return inverse_root(k / mpf("3.7"), mpf("2.51") / re_)**-2


def friction(re_, k):
    return 64 / re_ if re_ < 2300 else colebrook(re_, k)


def channel_flow(b, y, n, s):
    return b * y / n * cbrt(b * y / (b + 2 * y))**2 * sqrt(s)


def pipe(pipeFlow,
         pipeLength=mpf(100),
         pipeDiameter=mpf("0.1"),
         pipeRoughness=mpf("4.5e-5"),
         pipeFluidDensity=mpf("998.2"),
         pipeFluidViscosity=mpf("0.001002"),
         pumpEfficiency=mpf("0.75")):
    v = 4 * pipeFlow / (pi * pipeDiameter**2)
    reynolds = 4 * pipeFluidDensity * pipeFlow / (pi * pipeDiameter * pipeFluidViscosity)
    loss = friction(reynolds, pipeRoughness /
                    pipeDiameter) * pipeLength / (2 * pipeDiameter) * pipeFluidDensity * v**2 if pipeFlow else mpf(0)
    return v, reynolds, loss, loss * pipeFlow / pumpEfficiency


PIPES = [
    "pipeFlow = 0.01", "pipeFlow = 0.02; pipeDiameter = 0.15; pumpEfficiency = 60%", "pipeFlow = 1e-5; pipeLength = 10",
    "pipeFlow = 0.5; pipeDiameter = 0.6; pipeRoughness = 0; pipeFluidDensity = 870; pipeFluidViscosity = 0.05"
]
check("fluids", "reynolds", lambda d, v, l, m: d * v * l / m, [
    "1.225, 30, 0.5, 1.81e-5", "1000, 2, 0.05, 0.001", "998, 0, 1, 0.001", "1, 1, 1, 0 => error",
    "-1, 1, 1, 1 => error", "1, -1, 1, 1 => error", "1, 1, 0, 1 => error"
])
check("fluids", "swameeJain", lambda re_, k: 1 / (4 * log10(k / mpf("3.7") + mpf("5.74") / re_**mpf("0.9"))**2), [
    "1e5, 0.001", "5000, 0", "1e8, 0.01", "0, 0.01 => error", "1000, 0.001 => error", "1e5, 0.1 => error",
    "1e9, 0.01 => error"
])
check("fluids", "haaland", lambda re_, k: 1 / (mpf("1.8") * log10((k / mpf("3.7"))**mpf("1.11") + mpf("6.9") / re_))**2,
      ["1e5, 0.001", "4000, 0.05", "1e7, 0", "1000, 0.001 => error", "1e5, -0.1 => error", "1e5, 0.06 => error"])
check("fluids", "colebrookStep", lambda x, a, b: x -
      (x + 2 * log10(a + b * x)) / diff(lambda u: u + 2 * log10(a + b * u), x),
      ["7, 0.0003, 2.5e-5", "5, 0.01, 1e-4", "8, 0, 1e-6"])
check("fluids", "colebrookSteps", lambda x, a, b, n: inverse_root(a, b),
      ["7, 0.0003, 2.5e-5, 6", "5, 0.01, 1e-4, 6", "12, 0, 1e-6, 6"])
check("fluids", "colebrook", colebrook, [
    "1e5, 0.001", "1e5, 0", "4000, 0.05", "1e8, 1e-6", "2.7e5, 0.0008", "1000, 0 => error", "1e5, 0.1 => error",
    "1e5, -0.001 => error", "1e9, 0 => error"
])
check("fluids", "frictionFactor", friction, [
    "1e5, 0.001", "1000, 0.01", "2299, 0", "2300, 0.001", "0, 0.01 => error", "-5, 0.01 => error", "1e5, 0.1 => error"
])
check("fluids", "frictionGuess", lambda re_, k: 1 / (4 * log10(k / mpf("3.7") + mpf("5.74") / re_**mpf("0.9"))**2),
      ["1e5, 0.001", "2300, 0"])
check("fluids", "churchillTerm", lambda re_, k: (-mpf("2.457") * ln((7 / re_)**mpf("0.9") + mpf("0.27") * k))**16,
      ["1e5, 0.001", "3000, 0"], "1e-12")
check(
    "fluids", "churchill", lambda re_, k: 8 * mp.root((8 / re_)**12 + ((-mpf("2.457") * ln(
        (7 / re_)**mpf("0.9") + mpf("0.27") * k))**16 + (37530 / re_)**16)**mpf("-1.5"), 12),
    ["1e5, 0.001", "1000, 0", "3000, 0.01", "1e7, 0.03", "0, 0 => error", "1e5, 0.1 => error", "1e9, 0 => error"],
    "1e-12")
check("fluids", "minorLoss", lambda k, d, v: k * d * v * v / 2,
      ["0.9, 1000, 2", "0, 1, 1", "-1, 1, 1 => error", "1, 0, 1 => error"])
check("fluids", "wideningCoefficient", lambda a, b: ((b - a) / b)**2,
      ["0.01, 0.02", "1, 1", "2, 1 => error", "0, 1 => error"])
check("fluids", "suctionHead", lambda p, z, h, v, d: p / (d * G0) - v / (d * G0) - h + z, [
    "101325, -3, 0.5, 2339, 998.2", "200000, 2, 1, 0, 870", "1e5, 1, -1, 0, 1000 => error", "1e5, 1, 1, 0, 0 => error"
])


def segment(d, y):
    """Area and wetted arc of a round pipe, by integrals over the depth and the arc."""
    width = lambda u: 2 * sqrt(max(mpf(0), u * (d - u)))
    return quad(width,
                [0, y / 2, y
                 ]), d * quad(lambda x: 1 / sqrt(1 - x * x), [1 - 2 * y / d, min(mpf(1), 1 - y / d), 1])


PIPE_DEPTHS = ["1, 0.5", "0.3, 0.25", "2, 2", "1, 1.1 => error", "0, 0 => error", "1, -0.1 => error"]
check("fluids", "circularArea", lambda d, y: segment(d, y)[0], PIPE_DEPTHS, "1e-12")
check("fluids", "circularRadius", lambda d, y: segment(d, y)[0] / segment(d, y)[1], PIPE_DEPTHS, "1e-12")
check("fluids", "circularFlow",
      lambda d, y, n, s: segment(d, y)[0] * cbrt(segment(d, y)[0] / segment(d, y)[1])**2 * sqrt(s) / n,
      ["1, 0.5, 0.013, 0.002", "0.3, 0.25, 0.01, 0.005", "1, 1.1, 0.01, 0.01 => error", "1, 0.5, 0, 0.01 => error"],
      "1e-12")
check("fluids", "darcyWeisbach", lambda f, l, d, rho, v: f * l * rho * v * v / (2 * d), [
    "0.02, 100, 0.1, 1000, 2", "0.035, 12, 0.025, 870, 0.8", "0.02, 0, 1, 1, 1", "0.02, 100, 0, 1000, 2 => error",
    "-1, 1, 1, 1, 1 => error"
])
check("fluids", "hazenWilliams", lambda q, l, d, c: mpf("10.67") * l * (q / c)**mpf("1.852") / d**mpf("4.8704"), [
    "0.01, 100, 0.1, 130", "0.5, 1000, 0.6, 100", "0, 100, 0.1, 130", "0.01, 100, 0.1, 0 => error",
    "-0.01, 100, 0.1, 130 => error"
])
check("fluids", "poiseuille", lambda p, r, l, m: quad(lambda s: p / (4 * m * l) * (r**2 - s**2) * 2 * pi * s, [0, r]), [
    "1000, 0.01, 1, 0.001", "50, 0.002, 0.3, 0.0035", "0, 1, 1, 1", "1000, 0, 1, 1 => error", "1, 1, 0, 1 => error",
    "1, 1, 1, 0 => error"
])
check("fluids", "hydraulicRadius", lambda b, y: b * y / (b + 2 * y),
      ["2, 1", "4, 0.5", "1, 0", "0, 1 => error", "1, -1 => error"])
check("fluids", "manning", lambda n, r, s: cbrt(r)**2 * sqrt(s) / n, [
    "0.013, 0.5, 0.001", "0.02, 1, 0.0004", "0.035, 2.5, 0.01", "0, 1, 0.0004 => error", "0.01, -1, 0.001 => error",
    "0.01, 1, -1 => error"
])
check("fluids", "manningFlow", channel_flow, ["2, 1, 0.013, 0.001", "10, 3, 0.03, 0.0005", "2, 0, 0.013, 0.001"])
check("fluids", "normalDepthBetween", lambda a, z, q, b, n, s, k: findroot(lambda y: channel_flow(b, y, n, s) - q, 1),
      ["0, 64, 10, 4, 0.015, 0.001, 60", "1, 2, 10, 4, 0.015, 0.001, 60", "0, 8, 2, 1.5, 0.02, 0.002, 60"], "1e-12")
check("fluids", "normalDepth",
      lambda q, b, n, s: findroot(lambda y: channel_flow(b, y, n, s) - q, (q * n / (b * sqrt(s)))**mpf("0.6")), [
          "10, 4, 0.015, 0.001", "100, 20, 0.03, 0.0002", "0.5, 1, 0.012, 0.01", "10, 0, 0.015, 0.001 => error",
          "1e9, 4, 0.015, 0.001 => error", "-1, 4, 0.015, 0.001 => error"
      ], "1e-12")
check("fluids", "criticalDepth", lambda q, b: findroot(lambda y: y + q**2 / (2 * G0 * b**2 * y**2) - 3 * y / 2, 1),
      ["10, 4", "1, 1", "50, 12", "10, 0 => error", "-1, 1 => error"])
check("fluids", "froude", lambda v, y: sqrt(v * v / (G0 * y)),
      ["3, 0.5", "1, 2", "0, 1", "1, 0 => error", "3, -1 => error", "-1, 1 => error"])
check("fluids", "hydraulicJump", lambda y, f: findroot(lambda z: (z / y) * (1 + z / y) - 2 * f**2, y * f * sqrt(2)),
      ["0.3, 4", "0.5, 1", "1, 2.5", "0.3, 0.5 => error", "0, 2 => error"])
check("fluids", "bernoulliPressure", lambda d, p, v, z, w, y: p + (d * v**2 / 2 + d * G0 * z) -
      (d * w**2 / 2 + d * G0 * y), [
          "998.2, 300000, 1, 0, 4, 5", "1000, 300000, 2, 10, 4, 10", "1.2, 101325, 10, 0, 0, 0",
          "0, 3e5, 2, 10, 4, 10 => error"
      ])
check("fluids", "torricelli", lambda z: sqrt(2 * G0 * z), ["0", "5", "0.01", "-1 => error"])
check("fluids", "pitotSpeed", lambda p, d: sqrt(2 * p / d),
      ["245, 1.225", "1000, 0.9", "0, 1.2", "-1, 1.2 => error", "1, 0 => error"])
check("fluids", "venturiFlow", lambda c, a, b, p, d: c * sqrt(2 * p / d / (b**-2 - a**-2)), [
    "0.98, 0.01, 0.005, 20000, 1000", "1, 0.1, 0.09, 500, 1.2", "0.98, 1, 1, 10, 1 => error",
    "0.98, 0.005, 0.01, 20000, 1000 => error", "0.98, 0.01, 0.005, -1, 1000 => error"
])
check("fluids", "waterHammer", lambda d, a, v: d * a * v,
      ["1000, 1200, 1.5", "998, 1400, 0.3", "1000, 1200, 0", "1000, 0, 1.5 => error"])
check("fluids", "dynamicForce", lambda c, d, v, a: c * a * d / 2 * v**2, [
    "0.3, 1.225, 30, 2.2", "1.2, 1000, 0.5, 0.1", "0.3, 1.2, 0, 2", "0.3, 0, 30, 2.2 => error", "1, 1, 1, -1 => error"
])
check("fluids", "terminalVelocity", lambda m, c, d, a: findroot(lambda v: m * G0 - c * d * a * v**2 / 2, 50), [
    "80, 1, 1.225, 0.7", "0.0027, 0.5, 1.2, 0.00126", "100, 1.4, 1.2, 25", "80, 0, 1.225, 0.7 => error",
    "-1, 1, 1, 1 => error"
])
check("fluids", "stokesVelocity", lambda d, p, s, m: 2 * (p - s) * G0 * (d / 2)**2 / (9 * m), [
    "1e-5, 2650, 998, 0.001", "2e-6, 900, 998, 0.001", "1e-5, 998, 998, 0.001", "1e-3, 2650, 998, 0.001 => error",
    "0, 2650, 998, 0.001 => error", "1e-5, 2650, 998, 0 => error"
])
for part, name in enumerate(["pipeVelocity", "pipeReynolds", "pipePressureLoss", "pumpPower"]):
    rows = PIPES if part != 0 else [
        re.sub("; pumpEfficiency.*|; pipeLength.*|; pipeRoughness.*", "", row) for row in PIPES
    ]
    value("fluids", name, lambda **given: pipe(**given)[part], rows)
value("fluids", "pipePressureLoss", None,
      ["pipeFlow = 0 => 0", "pipeFlow = -1 => error", "pipeFlow = 0.01; pipeDiameter = 0 => error"])
