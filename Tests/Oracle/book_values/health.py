"""Values of the book health."""
from mpmath import cbrt, exp, ln, mpf, sqrt

from .rows import check, value


def renal(c, y, f):
    kappa, alpha = (mpf("0.7"), mpf("-0.241")) if f else (mpf("0.9"), mpf("-0.302"))
    return 142 * (c / kappa)**(alpha if c <= kappa else mpf("-1.200")) * mpf("0.9938")**y * (mpf("1.012") if f else 1)


def energy(w, h, y, f):
    return 10 * w + mpf("6.25") * h - 5 * y - (161 if f else -5)


def harris(w, h, y, f):
    if f:
        return mpf("655.0955") + mpf("9.5634") * w + mpf("1.8496") * h - mpf("4.6756") * y
    return mpf("66.4730") + mpf("13.7516") * w + mpf("5.0033") * h - mpf("6.7550") * y


def doses(dose, interval, half, count):
    left = mpf(0)
    for _ in range(int(count)):
        left = left / mpf(2)**(interval / half) + dose
    return left


BODIES = [
    "70 kg, 175 cm, 30, 0", "60 kg, 165 cm, 40, 1", "95.5 kg, 1.82 m, 61, 0", "150 lb, 70 in, 50, 1",
    "20 kg, 165 cm, 30, 0 => error", "60 kg, 1.1 m, 30, 0 => error", "60 kg, 165 cm, 30, 0.5 => error"
]
check("health", "bodyMassIndex", lambda w, h: w / h**2, [
    "80 kg, 2 m", "68 kg, 165 cm", "3.5 kg, 0.5 m", "150 lb, 70 in", "80 kg, 0 m => error", "0 kg, 2 m => error",
    "701 kg, 2 m => error", "80 kg, 3 m => error"
])
check("health", "bodyMassClass", lambda x: sum(x >= mpf(limit) for limit in ("18.5", "25", "30")),
      ["18.4", "18.5", "25", "29.99", "30", "4 => error", "201 => error"])
SURFACES = [
    "70 kg, 170 cm", "50 kg, 1.6 m", "110 kg, 195 cm", "3.5 kg, 50 cm", "1 kg, 50 cm => error", "301 kg, 2 m => error",
    "70 kg, 30 cm => error", "70 kg, 2.6 m => error"
]
check("health", "duBoisSurface",
      lambda w, h: exp(ln(mpf("0.007184")) + mpf("0.425") * ln(w) + mpf("0.725") * ln(100 * h)), SURFACES)
check("health", "mostellerSurface", lambda w, h: sqrt(w * h) / 6, SURFACES)
check("health", "devineWeight", lambda h, f: (mpf("45.5")
                                              if f else 50) + mpf("2.3") * (h - mpf("1.524")) / mpf("0.0254"),
      ["70 in, 0", "64 in, 1", "180 cm, 0", "150 cm, 0 => error", "180 cm, 2 => error"])
check("health", "mifflinStJeor", lambda w, h, y, f: energy(w, 100 * h, y, f),
      BODIES + ["60 kg, 165 cm, 18, 0 => error", "60 kg, 165 cm, 79, 0 => error"])
check("health", "harrisBenedict", lambda w, h, y, f: harris(w, 100 * h, y, f),
      BODIES + ["60 kg, 165 cm, 14, 0 => error", "60 kg, 165 cm, 75, 0 => error"])
check("health", "cockcroftGault", lambda w, y, c, f: (140 - y) * w * (mpf("0.85") if f else 1) / (72 * c), [
    "72 kg, 40, 1, 0", "60 kg, 65, 1.1, 1", "80 kg, 90, 2.3, 0", "70 kg, 40, 0, 0 => error", "70 kg, 17, 1, 0 => error",
    "70 kg, 93, 1, 0 => error", "70 kg, 40, 1, 3 => error", "20 kg, 40, 1, 0 => error"
])
check("health", "filtrationRate", renal, [
    "1, 50, 0", "0.6, 50, 1", "0.9, 20, 0", "2.5, 75, 1", "0.7, 40, 1", "0.7, 30, 0", "1, 17, 0 => error",
    "0, 50, 0 => error", "1, 50, 2 => error"
])
check("health", "filtrationFactor", lambda x, a: x**a
      if x <= 1 else x**mpf("-1.2"), ["0.5, -0.241", "2, -0.302", "1, -0.302", "0, 1 => error"])
check("health", "schwartzRate", lambda h, c: mpf("41.3") * h / c,
      ["120 cm, 0.5", "1 m, 0.8", "50 cm, 0.5 => error", "120 cm, 0 => error"])
check("health", "meanArterialPressure", lambda s, d: (s + 2 * d) / 3,
      ["120, 80", "180, 110", "90, 60", "80, 120 => error", "120, 0 => error"])
check("health", "greatestHeartRate", lambda y: 208 - mpf("0.7") * y, ["40", "20", "80", "17 => error", "82 => error"])
check("health", "trainingHeartRate", lambda y, r, p: r * (1 - p) + p * (208 - mpf("0.7") * y), [
    "40, 60, 50%", "25, 55, 80%", "60, 70, 0", "40, 60, 101% => error", "40, 10, 50% => error", "10, 60, 50% => error"
])
check("health", "bazettQT", lambda q, b: q * sqrt(b / 60),
      ["380, 85", "400, 60", "350, 120", "0.4, 60 => error", "400, 20 => error"])
check("health", "fridericiaQT", lambda q, b: q * cbrt(b / 60),
      ["380, 85", "400, 60", "350, 120", "0.4, 60 => error", "400, 260 => error"])
check("health", "friedewaldLDL", lambda t, h, g: t - h - g * mpf("0.2"),
      ["200, 50, 150", "240, 38, 310", "150, 60, 0", "200, 50, 401 => error", "200, 210, 100 => error"])
check("health", "friedewaldLDLmmol", lambda t, h, g: t - h - g * 5 / 11,
      ["5.2, 1.3, 1.7", "6, 1, 4.5", "5.2, 1.3, 4.6 => error", "5.2, 0, 1 => error"])
check("health", "meanGlucose", lambda a: mpf("28.7") * 100 * a - mpf("46.7"),
      ["6%", "7%", "8.4%", "4.9% => error", "12.1% => error"])
check("health", "meanGlucoseMmol", lambda a: mpf("1.59") * 100 * a - mpf("2.59"),
      ["6%", "7%", "8.4%", "4.9% => error", "12.1% => error"])
check("health", "a1cPart", lambda x: (mpf("0.0915") * 1000 * x + mpf("2.15")) / 100,
      ["0.053", "0.042", "0.009 => error", "0.151 => error"])
for name, mass in (("glucose", "180.16"), ("cholesterol", "386.65"), ("triglycerides", "885.4"),
                   ("ureaNitrogen", "28.01"), ("calcium", "40.08")):
    check("health", name + "Mass", lambda x: x * mpf(mass) / 10, ["1", "5.5", "-1 => error"])
for name, mass in (("creatinine", "113.12"), ("bilirubin", "584.66")):
    check("health", name + "Mass", lambda x: x * mpf(mass) / 10000, ["100", "17", "-1 => error"])
check("health", "correctedCalcium", lambda c, a: c + mpf("3.2") - mpf("0.8") * a,
      ["8, 2", "9.5, 4.4", "8, 20 => error", "0, 4 => error"])
check("health", "correctedCalciumMmol", lambda c, a: c + mpf("0.8") - a / 50,
      ["2, 20", "2.3, 44", "8, 40 => error", "2, 4 => error"])
check("health", "anionGap", lambda s, c, b: s - (c + b),
      ["140, 104, 24", "135, 98, 12.5", "100, 60, 40", "0, 104, 24 => error", "140, 104, 0 => error"])
check("health", "osmolality", lambda s, g, u: 2 * s + g / 18 + u / mpf("2.8"),
      ["140, 90, 14", "128, 400, 60", "0, 0, 0 => error", "140, -1, 1 => error"])
check("health", "osmolalityMmol", lambda s, g, u: s + s + g + u,
      ["140, 5, 5", "128, 22, 20", "0, 0, 0 => error", "140, -1, 1 => error"])


def meld(b, i, c):
    return min(
        mpf(40),
        mpf("6.43") + mpf("3.78") * ln(max(b, mpf(1))) + mpf("11.2") * ln(max(i, mpf(1))) +
        mpf("9.57") * ln(min(mpf(4), max(c, mpf(1)))))


def meld_sodium(b, i, c, na):
    score, low = meld(b, i, c), 137 - min(mpf(137), max(mpf(125), na))
    return min(mpf(40), score * (1 - mpf("0.033") * low) + mpf("1.32") * low) if score > 11 else score


def meld_3(f, b, i, c, na, a):
    b, i, c = ln(max(b, mpf(1))), ln(max(i, mpf(1))), ln(min(mpf(3), max(c, mpf(1))))
    na, a = 137 - min(mpf(137), max(mpf(125), na)), mpf("3.5") - min(mpf("3.5"), max(mpf("1.5"), a))
    return min(
        mpf(40), 6 + mpf("1.33") * f + b * (mpf("4.56") - mpf("0.24") * na) + mpf("0.82") * na + mpf("9.09") * i + c *
        (mpf("11.14") - mpf("1.83") * a) + mpf("1.85") * a)


check("health", "meldScore", meld, [
    "3, 1.8, 2", "0.8, 1, 0.9", "20, 3.5, 3", "20, 3.5, 7", "50, 10, 4", "0, 1, 1 => error", "1, 21, 1 => error",
    "1, 1, -1 => error"
])
check("health", "meldNa", meld_sodium, [
    "3, 1.8, 2, 140", "3, 1.8, 2, 130", "1.2, 1.1, 1, 120", "20, 3.5, 4, 120", "3, 1.8, 2, 0 => error",
    "0, 1, 1, 130 => error"
])
check("health", "meld3", meld_3, [
    "1, 3, 1.8, 2, 130, 2.5", "0, 3, 1.8, 2, 130, 2.5", "0, 0.5, 0.9, 0.7, 142, 4.2", "1, 12, 2.2, 5, 122, 1.2",
    "0, 50, 10, 5, 120, 1", "2, 3, 1.8, 2, 130, 2.5 => error", "1, 3, 1.8, 2, 0, 2.5 => error",
    "1, 3, 1.8, 2, 130, 25 => error"
])
check("health", "bloodAlcohol", lambda g, w, r, h: max(mpf(0), g / (r * w) - mpf("0.15") * h), [
    "40, 75 kg, 0.68, 1.5", "34, 50 kg, 0.68, 0", "10, 80 kg, 0.68, 5", "20, 60 kg, 0.55, 1",
    "-1, 60 kg, 0.55, 1 => error", "20, 60 kg, 0.55, -1 => error", "20, 60 kg, 55, 1 => error",
    "20, 6 kg, 0.55, 1 => error"
])
check("health", "doseAccumulated", doses, [
    "500, 8, 5, 10", "100, 6, 6, 3", "250, 24, 40, 30", "100, 6, 6, 0 => error", "100, 6, 0, 3 => error",
    "100, 6, 6, 2.5 => error", "-1, 6, 6, 2 => error"
])
value("health", "bmi", lambda weight, height: weight * 10000 / height**2, [
    "weight = 70; height = 170", "weight = 80; height = 200", "weight = 45.5; height = 152",
    "weight = 70; height = 0 => error"
])
value("health",
      "dailyEnergy",
      lambda weight, height, age, female, activity=mpf("1.2"): activity * energy(weight, height, age, female), [
          "weight = 70; height = 175; age = 30; female = 0",
          "weight = 60; height = 165; age = 40; female = 1; activity = 1.55",
          "weight = 95.5; height = 182; age = 61; female = 0; activity = 1.9",
          "weight = 60; height = 165; age = 40; female = 2 => error",
          "weight = 3; height = 50; age = 110; female = 1 => error",
          "weight = 20; height = 110; age = 5; female = 1 => error"
      ])
