"""Values of the book finance."""
from mpmath import diff, exp, findroot, floor, fsum, ln, mpf, ncdf, nint, npdf, sqrt

from .rows import check, halved, line, value, written


def worth(amount, r, n):
    """The sum of the payments' values, one by one."""
    return fsum(amount / (1 + r)**k for k in range(1, int(n) + 1))


def grown(amount, r, n):
    return fsum(amount * (1 + r)**k for k in range(int(n)))


def bond(face, coupon, y, m, n):
    flows = [face * coupon / m] * int(n)
    flows[-1] += face
    return fsum(flow / (1 + y / m)**(k + 1) for k, flow in enumerate(flows))


def macaulay(coupon, y, m, n):
    return -diff(lambda x: ln(bond(1, coupon, x, m, n)), y) * (1 + y / m)


def call(s, k, r, v, t):
    d = (ln(s / k) + r * t) / (v * sqrt(t)) + v * sqrt(t) / 2
    return s * ncdf(d) - k * exp(-r * t) * ncdf(d - v * sqrt(t))


def put(s, k, r, v, t):
    return call(s, k, r, v, t) - s + k * exp(-r * t)


def implied(price, s, k, r, t):
    return halved(lambda v: call(s, k, r, v, t) - price, "0.01", 4)


OPTIONS = ["100, 100, 5%, 20%, 1", "42, 40, 10%, 20%, 0.5", "50, 80, 1%, 60%, 2", "120, 100, 0, 15%, 0.25"]
check("finance", "futureValue", lambda a, r, n: a * exp(n * ln(1 + r)),
      ["1000, 5%, 30", "100, 10%, 2", "500, 0, 12", "100, -2%, 10", "1, -1.5, 2 => error"])
check("finance", "presentValue", lambda a, r, n: a * exp(-n * ln(1 + r)),
      ["121, 10%, 2", "1000, 3.5%, 40", "1, 0, 5", "1, -100%, 5 => error", "1, -1.5, 2 => error"])
check("finance", "discountTaken", lambda r, n: 1 - (1 + r)**-n, ["100%, 1", "5%, 30", "1e-9, 12", "-1, 2 => error"])
check("finance", "annuityPayment", lambda a, r, n: a / worth(1, r, n), [
    "10000, 8%/12, 10", "1200, 0, 12", "250000, 0.25%, 300", "1000, 1e-9, 12", "1, -1, 2 => error", "1, 1%, 0 => error"
])
check("finance", "annuityPresentValue", worth,
      ["500, 8%/12, 240", "100, 0, 12", "1, 10%, 1", "1, -1, 2 => error", "1, 1%, -1 => error"])
check("finance", "annuityFutureValue", grown, ["100, 0.5%, 120", "100, 0, 12", "200, 7%, 40", "1, -1, 2 => error"])
check("finance", "annuityDuePayment", lambda a, r, n: a / (1 + worth(1, r, n - 1)),
      ["10000, 8%/12, 10", "1200, 0, 12", "1, -2, 3 => error", "1, 1%, 0 => error"])
check("finance", "annuityDuePresentValue", lambda a, r, n: a + worth(a, r, n - 1), ["500, 8%/12, 240", "100, 0, 12"])
check("finance", "annuityDueFutureValue", lambda a, r, n: grown(a, r, n + 1) - a, ["2000, 11%/12, 35", "100, 0, 12"])


def debts(a, r, n):
    """What is owed after 0, 1 … n payments."""
    owed = [a]
    for _ in range(int(n)):
        owed.append(owed[-1] * (1 + r) - a / worth(1, r, n))
    return owed


LOAN_PARTS = [
    "200000, 4%/12, 360, 120", "8000, 10%, 3, 3", "8000, 0, 4, 2", "1, 1%, 3, 4 => error", "1, 1%, 3, -1 => error",
    "1, -1, 3, 1 => error"
]
check("finance", "remainingDebt", lambda a, r, n, k: debts(a, r, n)[int(k)],
      [row.replace("3, 3", "3, 2") for row in LOAN_PARTS], "1e-11")
check("finance", "interestPart", lambda a, r, n, k: debts(a, r, n)[int(k) - 1] * r,
      LOAN_PARTS + ["1, 1%, 3, 0 => error"], "1e-11")
check("finance", "repaymentPart", lambda a, r, n, k: debts(a, r, n)[int(k) - 1] - debts(a, r, n)[int(k)], LOAN_PARTS,
      "1e-11")
check("finance", "interestBetween",
      lambda a, r, n, f, l: fsum(debts(a, r, n)[k - 1] * r for k in range(int(f),
                                                                          int(l) + 1)),
      [
          "125000, 9%/12, 360, 13, 24", "8000, 10%, 3, 1, 3", "1, 1%, 3, 3, 2 => error", "1, 1%, 3, 0, 2 => error",
          "1, 1%, 3, 1, 4 => error"
      ], "1e-11")
check("finance", "growthPeriods", lambda r, a, b: findroot(lambda n: a * (1 + r)**n - b, 3),
      ["2.5%, 2000, 2200", "7%, 1, 3", "0, 1, 2 => error", "1%, -1, 2 => error"])
check("finance", "netPresentValue", lambda o, a, r, n: worth(a, r, n) - o,
      ["1000, 300, 10%, 5", "1000, 300, 0, 5", "5000, 700, 12%, 10"], "1e-12")
check("finance", "internalRate", lambda o, a, n: halved(lambda x: worth(a, x, n) - o, "-0.5", 2 * a / o), [
    "8000, 200, 48", "100, 110, 1", "1000, 300, 5", "1000, 2000, 10", "200000, 954.83, 360", "1000, 100.0001, 10",
    "1000, 100, 10 => 0", "1000, 80, 10", "0, 1, 1 => error", "1, -1, 1 => error", "1, 1, 0 => error"
], "1e-9")
check("finance", "effectiveRate", lambda r, m: (1 + r / m)**m - 1,
      ["5.25%, 4", "12%, 12", "6%, 365", "1e-10, 12", "5%, 0 => error", "-2, 1 => error"])
check("finance", "nominalRate", lambda r, m: m * ((1 + r)**(1 / m) - 1),
      ["5.3543%, 4", "10%, 12", "0, 12", "-100%, 12 => error", "-2, 12 => error", "1%, 0 => error"])
check("finance", "growthRate", lambda a, b, n: exp(ln(b / a) / n) - 1,
      ["100, 121, 2", "9000, 13000, 3", "100, 50, 10", "0, 100, 5 => error", "-1, -2, 2 => error", "1, 2, 0 => error"])
check("finance", "doublingTime", lambda r: findroot(lambda n: (1 + r)**n - 2,
                                                    ln(2) / r), ["7%", "100%", "0.1%", "0 => error", "-7% => error"])
check("finance", "payoffPeriods", lambda o, a, r: findroot(lambda n: a * (1 - (1 + r)**-n) - o * r, o / a)
      if r else o / a, [
          "10000, 200, 1%", "1200, 100, 0", "200000, 954.8305909309076, 4%/12", "10000, 100, 1% => error",
          "1, 0, 1% => error", "-1, 1, 1% => error"
      ], "1e-11")
check("finance", "gordonPrice", lambda d, r, g: fsum([d / (r - g)]),
      ["2, 8%, 3%", "1.5, 7%, 0", "2, 5%, 5% => error", "2, 3%, 8% => error", "-1, 8%, 3% => error"])
check("finance", "capitalCost", lambda e_, d, r, s, t: e_ / (e_ + d) * r + d / (e_ + d) * s * (1 - t), [
    "600, 400, 10%, 5%, 20%", "1, 0, 9%, 5%, 30%", "0, 0, 9%, 5%, 30% => error", "-1, 2, 1%, 1%, 1% => error",
    "1, 2, 1%, 1%, 2 => error"
])
check("finance", "capitalAssetReturn", lambda f, m, b: (1 - b) * f + b * m,
      ["3%, 8%, 1.2", "2%, 7%, 0", "2%, 7%, -0.5"])
check("finance", "sharpeRatio", lambda r, f, d: (r - f) / d,
      ["10%, 2%, 16%", "5%, 5%, 10%", "10%, 2%, 0 => error", "1%, 1%, -1% => error"])
check("finance", "kellyFraction", lambda p, b: (p * (b + 1) - 1) / b,
      ["60%, 1", "30%, 4", "50%, 1", "160%, 1 => error", "50%, 0 => error", "50%, -1 => error"])
check("finance", "straightLineDepreciation", lambda c, s, n: (c - s) / n,
      ["30000, 7500, 10", "1000, 0, 3", "1000, 0, 0 => error", "1, 0, -1 => error"])
check("finance", "digitsDepreciation", lambda c, s, n, k: (c - s) * (n + 1 - k) / fsum(range(1,
                                                                                             int(n) + 1)),
      ["30000, 7500, 10, 1", "30000, 7500, 10, 10", "5000, 200, 4, 2", "1, 0, 3, 4 => error", "1, 0, 3, 0 => error"])


def declining(c, s, n, f, k):
    taken = mpf(0)
    for _ in range(int(k)):
        taken += min((c - taken) * f / n, max(mpf(0), c - s - taken))
    return c - taken


check("finance", "decliningValue", declining, [
    "2400, 300, 10, 2, 0", "2400, 300, 10, 2, 4", "2400, 300, 10, 2, 10", "1000, 0, 3, 1.5, 2", "1000, 100, 1, 2, 1",
    "1, 0, 3, 2, 4 => error", "1, 0, 3, 0, 1 => error", "-1, 0, 3, 2, 1 => error"
])
check("finance", "decliningDepreciation", lambda c, s, n, f, k: declining(c, s, n, f, k - 1) - declining(c, s, n, f, k),
      [
          "2400, 300, 10, 2, 1", "2400, 300, 10, 2, 10", "2400, 300, 10, 1.5, 2", "1000, 900, 5, 2, 2",
          "1, 0, 3, 2, 0 => error", "1, 0, 3, 2, 4 => error"
      ], "1e-11")
check("finance", "bondPrice", bond, [
    "1000, 8%, 6%, 2, 20", "100, 5%, 5%, 2, 20", "100, 0, 5%, 1, 10", "100, 4%, 0, 4, 40", "100, 3%, -0.5%, 1, 30",
    "100, 1%, -1, 1, 5 => error", "100, 1%, 1%, 0, 5 => error", "100, 1%, 1%, 1, 0 => error"
], "1e-12")
check("finance", "bondWeightedPrice", lambda face, c, y, m, n: face * bond(1, c, y, m, n) * macaulay(c, y, m, n),
      ["1000, 8%, 6%, 2, 20", "100, 0, 5%, 1, 10", "1, 3%, 1%, 4, 8", "100, 1%, 1%, 1, 2.5 => error"], "1e-12")
check("finance", "macaulayDuration", macaulay,
      ["8%, 9%, 2, 59", "0, 5%, 1, 10", "3%, 1%, 4, 8", "1%, -1, 1, 5 => error"], "1e-12")
check("finance", "modifiedDuration", lambda c, y, m, n: -diff(lambda x: bond(1, c, x, m, n), y) / bond(1, c, y, m, n),
      ["8%, 9%, 2, 16", "8%, 9%, 2, 59", "0, 5%, 1, 10"], "1e-12")
check("finance", "bondYield", lambda p, f, c, m, n: halved(lambda y: bond(f, c, y, m, n) - p, "-0.9", 8), [
    "950, 1000, 6%, 2, 20", "100, 100, 5%, 2, 20", "105, 100, 0.1%, 1, 10", "20, 100, 4%, 2, 60", "40, 100, 0, 1, 30",
    "120, 100, 1%, 2, 10", "300, 100, 2%, 1, 5", "1, 100, 5%, 1, 10", "0, 100, 5%, 1, 10 => error",
    "90, 100, -5%, 1, 10 => error"
], "1e-10")
check("finance", "normalDistribution", ncdf, ["0", "1.96", "-3", "-30", "5"], "1e-12")
check("finance", "normalDensity", lambda x: npdf(x), ["0", "1", "-5"], "1e-12")
check(
    "finance", "callPrice", call, OPTIONS + [
        "100, 100, 5%, 0, 1 => error", "-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error",
        "100, 100, 5%, 20%, 0 => error"
    ], "1e-12")
check(
    "finance", "putPrice", put, OPTIONS + [
        "100, 0, 5%, 20%, 1 => error", "-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error",
        "100, 100, 5%, 20%, 0 => error"
    ], "1e-11")
check("finance", "callDelta", lambda s, *o: diff(lambda x: call(x, *o), s),
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
check("finance", "putDelta", lambda s, *o: diff(lambda x: put(x, *o), s),
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
check("finance", "optionGamma", lambda s, *o: diff(lambda x: call(x, *o), s, 2),
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
check("finance", "optionVega", lambda s, k, r, v, t: diff(lambda x: call(s, k, r, x, t), v),
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
for side, price in (("call", call), ("put", put)):
    check("finance", side + "Rho", lambda s, k, r, v, t: diff(lambda x: price(s, k, x, v, t), r), OPTIONS, "1e-12")
check("finance", "putTheta", lambda s, k, r, v, t: -diff(lambda x: put(s, k, r, v, x), t),
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
check("finance", "optionD1", lambda s, k, r, v, t: (ln(s) - ln(k) + r * t) / sqrt(v * v * t) + sqrt(v * v * t) / 2,
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
DIVIDENDS = ["100, 100, 5%, 2%, 20%, 1", "930, 900, 8%, 3%, 20%, 0.1666666667", "50, 80, 1%, 0, 60%, 2"]
check("finance", "dividendCallPrice", lambda s, k, r, q, v, t: exp(-q * t) * call(s, k * exp(q * t), r, v, t),
      DIVIDENDS, "1e-12")
check("finance", "dividendPutPrice", lambda s, k, r, q, v, t: exp(-q * t) * put(s, k * exp(q * t), r, v, t), DIVIDENDS,
      "1e-11")
check("finance", "callTheta", lambda s, k, r, v, t: -diff(lambda x: call(s, k, r, v, x), t),
      OPTIONS + ["-1, 100, 5%, 20%, 1 => error", "100, 100, 5%, -20%, 1 => error", "100, 100, 5%, 20%, 0 => error"],
      "1e-12")
check("finance", "impliedVolatility", implied, [
    "10.450583572185565, 100, 100, 5%, 1", "1.875, 21, 20, 10%, 0.25", "60, 100, 100, 0, 1", "2, 50, 60, 3%, 0.5",
    "1, 21, 20, 10%, 0.25 => error", "22, 21, 20, 10%, 0.25 => error", "0, 21, 20, 10%, 0.25 => error",
    "1, -21, 20, 10%, 0.25 => error"
], "1e-11")
check("finance", "grossPrice", lambda n, t: n * (1 + t), ["100, 19%", "49.99, 7%", "10, 0", "1, -1% => error"])
check("finance", "discountedPrice", lambda p, d: p * (1 - d),
      ["80, 25%", "19.99, 10%", "10, 100%", "1, 101% => error", "1, -1% => error"])
# Excel's names: what is paid out is negative.
check("finance", "pmt", lambda r, n, a: -a / worth(1, r, n),
      ["8%/12, 10, 10000", "0, 12, 1200", "0.25%, 300, 250000", "1%, 0, 1 => error"])
check("finance", "pv", lambda r, n, a: -worth(a, r, n), ["8%/12, 240, 500", "0, 12, -100"])
check("finance", "fv", lambda r, n, a: -grown(a, r, n), ["1%, 12, -1000", "0, 12, 100"])
check("finance", "nper", lambda r, p, a: findroot(lambda n: a * (1 + r)**n + p * ((1 + r)**n - 1) / r, 20),
      ["1%, -200, 10000", "0.5%, 300, -20000", "1%, 200, 10000 => error"], "1e-12")
check("finance", "rate", lambda n, p, a: halved(lambda x: worth(-p, x, n) - a, "1e-9", 1),
      ["48, -200, 8000", "12, -100, 1000", "48, 200, 8000 => error"], "1e-11")


def loan(principal=mpf(0), yearlyRate=mpf("0.05"), years=mpf(30), monthsPaid=mpf(0)):
    months, monthly = int(12 * years), yearlyRate / 12
    payment = principal / worth(1, monthly, months)
    owed = principal
    for _ in range(min(int(monthsPaid), months)):
        owed = owed * (1 + monthly) - payment
    return payment, payment * months - principal, mpf(0) if monthsPaid >= months else owed, (1 + monthly)**12 - 1


LOANS = [
    "principal = 200000; yearlyRate = 4%; years = 30", "principal = 12000; yearlyRate = 0; years = 1",
    "principal = 350000", "principal = 1000; yearlyRate = 90%; years = 0.5"
]
value("finance", "payment", lambda **given: loan(**given)[0],
      LOANS + ["principal = 200000; yearlyRate = 120% => error", "principal = -1 => error"])
value("finance", "totalInterest", lambda **given: loan(**given)[1], LOANS[:1] + LOANS[2:], "1e-12")
value("finance", "balance", lambda **given: loan(**given)[2],
      [row + "; monthsPaid = " + months for row in LOANS[:1] + LOANS[2:3] for months in ("120", "359")] +
      [LOANS[0] + "; monthsPaid = 360", LOANS[0] + "; monthsPaid = 370", LOANS[1] + "; monthsPaid = 5"], "1e-11")
value("finance", "effectiveInterest", lambda **given: loan(principal=mpf(1), **given)[3],
      ["yearlyRate = 12%", "", "yearlyRate = 0"])


def saved(start, amount, rate, periods, due=0):
    """Period by period, for a whole number of them."""
    for _ in range(int(periods)):
        start = (start + amount * due) * (1 + rate) + amount * (1 - due)
    return start


check("finance", "savingPayment", lambda target, r, n: target / saved(mpf(0), mpf(1), r, n),
      ["50000, 0.5%, 216", "1200, 0, 12", "1000, -1%, 24", "1, 1%, 0 => error", "1, -2, 5 => error"])
for name, due in (("savingPeriods", 0), ("savingDuePeriods", 1)):
    # A target that whole periods reach.
    for start, amount, r, n in [("1000", "100", "0.01", 60), ("0", "250", "0.004", 17)]:
        target = saved(mpf(start), mpf(amount), mpf(r), n, due)
        line("finance", f"{name}({start}, {amount}, {written(target)}, {r})", str(n), "1e-11")
    check("finance", name, None,
          ["1000, 100, 500, 1% => error", "1000, 100, 5000, 0 => error", "0, 0, 100, 1% => error"])


def owed(amount, r, n, k):
    payment = findroot(lambda p: saved(-amount, p, r, n), amount / n)
    return -saved(-amount, payment, r, k)


check("finance", "repaymentBetween", lambda a, r, n, first, last: owed(a, r, n, first - 1) - owed(a, r, n, last), [
    "125000, 0.75%, 360, 13, 24", "125000, 0.75%, 360, 1, 1", "5000, 2%, 10, 1, 10", "1, 1%, 10, 5, 4 => error",
    "1, 1%, 10, 1, 11 => error"
], "1e-10")
check("finance", "evenRepaymentInterest", lambda a, r, n, k: r * (a - fsum([a / n] * int(k))),
      ["8000000, 10%, 3, 1", "1200, 1%, 12, 12", "1, 1%, 0, 0 => error", "1, 1%, 5, 6 => error"])


def fixed(cost, salvage, life, period, months):
    rate = nint(1000 * (1 - exp(ln(salvage / cost) / life))) / 1000
    taken = mpf(0)
    for k in range(1, int(period) + 1):
        part = months / 12 if k == 1 else 1 - months / 12 if k > life else 1
        amount = (cost if k == 1 else cost - taken) * rate * part
        taken += amount
    return amount


check("finance", "fixedRate", lambda c, s, n: nint(1000 * (1 - exp(ln(s / c) / n))) / 1000,
      ["1000000, 100000, 6", "2400, 300, 10", "1000, 0, 5 => error"])
check("finance", "fixedDepreciation", fixed, [
    "1000000, 100000, 6, 1, 7", "1000000, 100000, 6, 4, 7", "1000000, 100000, 6, 7, 7", "2400, 300, 10, 10, 12",
    "2400, 300, 10, 12, 12 => error", "2400, 300, 10, 1.5, 12 => error"
])
check("finance", "accruedInterest", lambda f, c, y: f * c * y,
      ["1000, 10%, 0.25", "500, 0, 3", "1000, 10%, -1 => error"])
check("finance", "discountRate", lambda p, r, y: findroot(lambda d: r * (1 - d * y) - p, mpf("0.05")),
      ["97.975, 100, 0.4", "101, 100, 2", "1, 1, 0 => error", "0, 1, 1 => error"])
check("finance", "investmentRate", lambda p, r, y: findroot(lambda i: p * (1 + i * y) - r, mpf("0.05")),
      ["99.795, 100, 0.04", "101, 100, 2", "1, 1, 0 => error", "0, 1, 1 => error"])
check("finance", "receivedAmount", lambda p, d, y: findroot(lambda r: r * (1 - d * y) - p, p),
      ["1000000, 5.75%, 0.25", "1, 0, 9", "1, 50%, 2 => error"])
check("finance", "discountPrice", lambda r, d, y: r - r * d * y,
      ["100, 5.25%, 0.04", "100, 0, 1", "100, 50%, 2 => error"])
check("finance", "billPrice", lambda d, t: 100 - 100 * d * t / 360,
      ["9%, 62", "1%, 182", "9%, 0 => error", "9%, 183 => error"])
check("finance", "billYield", lambda p, t: (100 - p) / p / t * 360, ["98.45, 62", "99.5, 182", "98, 0 => error"])
# The yield of a bond whose price is the bill's.
check("finance", "billEquivalent", lambda d, t: findroot(lambda y: (100 - 100 * d * t / 360) *
                                                         (1 + y * t / 365) - 100, d),
      ["9.14%, 62", "1%, 182", "5%, 183 => error", "1, 62 => error"])
check("finance", "decimalPrice", lambda p, n: floor(p) + (p - floor(p)) * (10 if n <= 10 else 100) / n,
      ["1.02, 16", "1.1, 32", "100.3, 8", "1.02, 1 => error", "-1, 8 => error"], "1e-12")
check("finance", "fractionalPrice", lambda p, n: floor(p) + (p - floor(p)) * n / (10 if n <= 10 else 100),
      ["1.125, 16", "1.125, 32", "100.375, 8", "1.02, 2.5 => error"], "1e-12")
check("finance", "paymentsLeft", lambda m, t: -floor(-m * t / 360), ["2, 3510", "2, 3600", "4, 1", "2, 0 => error"])
check("finance", "periodLeft", lambda m, t: m * t / 360 + 1 + floor(-m * t / 360), ["2, 3510", "2, 3600", "4, 1"],
      "1e-12")
check(
    "finance", "maturityPrice", lambda r, y, life, left: findroot(
        lambda p: (p + 100 * r * (life - left) / 360) * (1 + y * left / 360) - 100 - 100 * r * life / 360, 100),
    ["6.1%, 6.1%, 152, 58", "3%, 5%, 700, 700", "6%, 6%, 10, 20 => error", "6%, 6%, 10, 0 => error"])
check(
    "finance", "maturityYield", lambda r, p, life, left: findroot(
        lambda y: (p + 100 * r * (life - left) / 360) * (1 + y * left / 360) - 100 - 100 * r * life / 360, mpf("0.05")),
    ["6.25%, 100.0123, 355, 228", "3%, 97, 700, 700", "6%, 100, 10, 20 => error"])
