"""Check values of the formula books by implementations of others, in doubles: books.py writes them behind its own.

A row is: book, expression, value, allowed deviation relative to the value. Each section names its judge. The books' formulas are not repeated here.

Needs numpy-financial, QuantLib, CoolProp, pyproj, geographiclib and astropy (with pyerfa), from PyPI.
"""
from math import exp

import QuantLib as ql
import numpy_financial as npf

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
    row("finance", f"annuityDueFutureValue({amount}, {rate}, {count})", -npf.fv(r, count, amount, 0, when="begin"), 1e-11)
    for k in (1, count // 2, count):
        row("finance", f"interestPart({amount}, {rate}, {count}, {k})", -npf.ipmt(r, k, count, amount), 1e-9)
        row("finance", f"repaymentPart({amount}, {rate}, {count}, {k})", -npf.ppmt(r, k, count, amount), 1e-9)
    row("finance", f"remainingDebt({amount}, {rate}, {count}, {count // 2})", npf.fv(r, count // 2, npf.pmt(r, count, amount), amount) * -1, 1e-9)
for outlay, amount, count in [(8000, 200, 48), (1000, 300, 5), (1000, 80, 10), (200, 100, 1000), (5000, 4000, 2)]:
    row("finance", f"internalRate({outlay}, {amount}, {count})", npf.irr([-outlay] + [amount] * count) if count < 200 else 0.5, 1e-9)
for loan, amount, r in [(10000, 200, 0.01), (5000, 600, 0.004)]:
    row("finance", f"payoffPeriods({loan}, {amount}, {r})", npf.nper(r, -amount, loan), 1e-10)

# Finance: QuantLib. Options by its Black calculator, bonds on the day of issue, day counts of ISDA.
for s, k, r, q, v, t in [(100, 100, 0.05, 0.02, 0.2, 1), (42, 40, 0.1, 0, 0.2, 0.5), (930, 900, 0.08, 0.03, 0.2, 0.25), (50, 80, 0.01, 0, 0.6, 2)]:
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
for price, coupon, m, n in [(95, 0.06, 2, 20), (120, 0.01, 2, 10), (300, 0.02, 1, 5), (130, 0, 1, 3), (20, 0.04, 2, 60), (101, 0.05, 4, 40)]:
    schedule = ql.Schedule(issue, issue + ql.Period(12 // m * n, ql.Months), ql.Period(12 // m, ql.Months), ql.NullCalendar(),
                           ql.Unadjusted, ql.Unadjusted, ql.DateGeneration.Backward, False)
    count = ql.ActualActual(ql.ActualActual.ISMA, schedule)
    bond = ql.FixedRateBond(0, 100, schedule, [coupon], count)
    frequency = {1: ql.Annual, 2: ql.Semiannual, 4: ql.Quarterly}[m]
    clean = ql.BondPrice(price, ql.BondPrice.Clean)
    y = ql.BondFunctions.bondYield(bond, clean, count, ql.Compounded, frequency, issue, 1e-14, 1000, 0.01)
    row("finance", f"bondYield({price}, 100, {coupon}, {m}, {n})", y, 1e-8)
    for rate in (0.03, -0.01):
        row("finance", f"bondPrice(100, {coupon}, {rate}, {m}, {n})", ql.BondFunctions.cleanPrice(bond, rate, count, ql.Compounded, frequency, issue), 1e-10)
        if rate > 0:
            for name, kind in (("macaulayDuration", ql.Duration.Macaulay), ("modifiedDuration", ql.Duration.Modified)):
                row("finance", f"{name}({coupon}, {rate}, {m}, {n})", ql.BondFunctions.duration(bond, rate, count, ql.Compounded, frequency, kind, issue), 1e-10)

DATES = [((2003, 11, 1), (2004, 5, 1)), ((1999, 2, 1), (1999, 7, 1)), ((2011, 1, 30), (2011, 2, 1)), ((2023, 12, 31), (2025, 1, 31)), ((2024, 2, 29), (2031, 8, 30))]
for one, two in DATES:
    first, last = ql.Date(*reversed(one)), ql.Date(*reversed(two))
    text = ", ".join(map(str, one + two))
    row("finance", f"europeanDays({text})", ql.Thirty360(ql.Thirty360.European).dayCount(first, last))
    row("finance", f"bondDays({text})", ql.Thirty360(ql.Thirty360.BondBasis).dayCount(first, last))
    row("finance", f"yearsActual({text})", ql.ActualActual(ql.ActualActual.ISDA).yearFraction(first, last))
    stamp = "{:04}-{:02}-{:02}"
    row("finance", f"years365({stamp.format(*two)} - {stamp.format(*one)})", ql.Actual365Fixed().yearFraction(first, last))
    row("finance", f"years360({stamp.format(*two)} - {stamp.format(*one)})", ql.Actual360().yearFraction(first, last))
