"""Values of the book excel: dates of Python's calendar, decimals rounded half up on 15 digits, and the annuity's
equation."""
import calendar
import datetime
import decimal

import mpmath
from mpmath import mpf

from .rows import check

EPOCH = datetime.date(1899, 12, 30)


def serial(date): return (date - EPOCH).days


def day(n): return EPOCH + datetime.timedelta(days=int(n))


def later(n, months):
    """The same day of a later month, or its last."""
    date = day(n)
    year, month = divmod(date.year * 12 + date.month - 1 + int(months), 12)
    return year, month + 1, min(date.day, calendar.monthrange(year, month + 1)[1])


def rounded(x, n, how):
    """A decimal number rounded on the 15 digits that are shown."""
    with decimal.localcontext(prec=60):
        number = decimal.Decimal(repr(float(x)))
        shown = number.quantize(decimal.Decimal(1).scaleb(number.adjusted() - 14), decimal.ROUND_HALF_UP)
        return mpf(str(shown.quantize(decimal.Decimal(1).scaleb(-int(n)), how)))


DATES = ["1900, 3, 1", "1999, 12, 31", "2000, 2, 29", "2024, 2, 29", "2026, 11, 30", "9999, 12, 31", "2023, 1, 31"]
SERIALS = ["61", "36525", "36585", "45351", "46356", "2958465", "44957"]
check("excel", "serialOf", lambda y, m, d: serial(datetime.date(int(y), int(m), int(d))),
      DATES + ["2024, 13, 1 => 45658", "2024, 2, 30 => 45352", "2024, 0, 1 => 45261", "-1, 1, 1 => error"])
check("excel", "serialYear", lambda n: day(n).year, SERIALS + ["60 => 1900", "-1 => error"])
check("excel", "serialMonth", lambda n: day(n).month, SERIALS + ["60 => 2", "32 => 2", "31 => 1"])
check("excel", "serialDay", lambda n: day(n).day, SERIALS + ["60 => 29", "32 => 1", "31 => 31"])
check("excel", "weekdayBy", lambda n, way: (day(n).isoweekday() % 7 + 1 if way == 1 else day(n).isoweekday()),
      [f"{n}, {way}" for n in SERIALS for way in (1, 2)])
check("excel", "monthEnd", lambda n, m: serial(datetime.date(*later(n, m)[:2],
                                                             calendar.monthrange(*later(n, m)[:2])[1])),
      [f"{n}, {m}" for n in SERIALS[1:5] for m in (-13, 0, 1, 25)])
check("excel", "monthsLater", lambda n, m: serial(datetime.date(*later(n, m))),
      [f"{n}, {m}" for n in SERIALS[1:5] for m in (-13, 0, 1, 25)])
NUMBERS = [
    "2.5, 0", "-2.5, 0", "1.005, 2", "2.675, 2", "-1.005, 2", "1234567.891, -3", "0.285, 2", "37.5, -1", "1e-7, 3"
]
check("excel", "roundShown", lambda x, n: rounded(x, n, decimal.ROUND_HALF_UP), NUMBERS + ["0, 2 => 0"])
check("excel", "roundUp", lambda x, n: rounded(x, n, decimal.ROUND_UP), NUMBERS)
check("excel", "roundDown", lambda x, n: rounded(x, n, decimal.ROUND_DOWN), NUMBERS)


def payment(rate, n, now, end, due):
    growth = (1 + rate) ** n
    return -(now * growth + end) * rate / ((1 + rate * due) * (growth - 1))


check("excel", "periodPayment", payment,
      ["0.01, 12, 1000, 0, 0", "0.005, 360, 200000, 0, 0", "0.08, 10, 0, 5000, 1", "0.1, 3, -100, 50, 0"])


def quantile(p):
    # One less 2e-200 has as many digits.
    with mpmath.workdps(260): return mpmath.sqrt(2) * mpmath.erfinv(2 * p - 1)


check("excel", "normalQuantile", quantile,
      ["0.5", "0.975", "0.0740", "0.926", "1e-10", "1e-200", "0.99951171875", "0 => error"], "1e-14")

check(
    "excel", "wholeMonths",
    lambda a, b: max(m for m in range(2400)
                     if serial(datetime.date(*later(a, m))) <= b and (m == 0 or later(a, m)[2] == day(a).day)),
    ["36525, 45351", "44957, 45351", "36585, 36585"])
