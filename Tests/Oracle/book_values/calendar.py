"""Values of the book calendar."""
import calendar
import datetime

from mpmath import floor, mpf

from .rows import check, line, written

# Python's dates. Days from 1 January of the year 1 begin at the Julian date 1721425.5.


def julian(y, m, d):
    return datetime.date(int(y), int(m), int(d)).toordinal() + mpf("1721424.5") + d - floor(d)


def gauss_easter(y):
    """C. F. Gauss's rule with his corrections, as in Zeller's and Lichtenberg's form; a day of March."""
    y = int(y)
    a, k = y % 19, y // 100
    m = 15 + (3 * k + 3) // 4 - (8 * k + 13) // 25
    s = 2 - (3 * k + 3) // 4
    d = (19 * a + m) % 30
    r = (d + a // 11) // 29
    og = 21 + d - r
    sz = 7 - (y + y // 4 + s) % 7
    return mpf(og + 7 - (og - sz) % 7)


DATES = [
    "2000, 1, 1", "1900, 2, 28", "2024, 2, 29", "1600, 12, 31", "1, 1, 1", "2026, 11, 21", "9999, 12, 31", "2000, 3, 1",
    "1999, 3, 31"
]
YEARS = ["1991", "1954", "1818", "2000", "2008", "2019", "2038", "2049", "2076", "1886", "2285", "4200"]
check("calendar", "isLeapYear", lambda y: datetime.date(int(y), 12, 31).timetuple().tm_yday - 365,
      ["2000", "1900", "2024", "2023", "4", "0 => error", "2024.5 => error"])
WRONG = [
    "2023, 2, 29 => error", "2023, 2, 30 => error", "2023, 4, 31 => error", "2023, 13, 1 => error",
    "2023, 0, 1 => error", "2023, 1, 0 => error", "0, 3, 1 => error", "10000, 1, 1 => error", "2023.5, 1, 1 => error"
]
check("calendar", "daysInMonth", lambda y, m: calendar.monthrange(int(y), int(m))[1],
      [f"{y}, {m}" for y in (1900, 2024) for m in range(1, 13)] + ["2023, 13 => error", "0, 1 => error"])
check("calendar", "julianDate", julian, DATES + WRONG + ["2000, 1, 1.5", "1987, 4, 10.25"])
check("calendar", "julianCalendarDate", None, [
    "-4712, 1, 1.5 => 0", "333, 1, 27.5 => 1842713", "837, 4, 10.3 => 2026871.8", "-123, 12, 31 => 1676496.5",
    "-4713, 1, 1 => error", "1000, 13, 1 => error", "1000, 1, 32 => error"
])
for row in DATES:
    y, m, d = (int(part) for part in row.split(","))
    iso = datetime.date(y, m, d)
    line("calendar", f"daysBetween(2000-01-01, civilDate({row}))", str((iso - datetime.date(2000, 1, 1)).days))
    line("calendar", f"daysBetween(2000-01-01, dateOfJulianDate(julianDate({row})))",
         str((iso - datetime.date(2000, 1, 1)).days))
check("calendar", "isoWeekday", lambda y, m, d: datetime.date(int(y), int(m), int(d)).isoweekday(), DATES + WRONG)
for name, part in (("isoYear", 0), ("isoWeek", 1)):
    check("calendar", name, lambda y, m, d: datetime.date(int(y), int(m), int(d)).isocalendar()[part],
          [row for row in DATES if row not in ("1, 1, 1", "9999, 12, 31")] +
          [f"{y}, {m}, {d}" for y in range(2004, 2017) for m, d in ((1, 1), (1, 3), (12, 29), (12, 31))] + WRONG[:2])
check("calendar", "isoWeeks", lambda y: datetime.date(int(y), 12, 28).isocalendar()[1],
      [str(y) for y in range(1990, 2031, 3)] + ["2020.5 => error"])
check("calendar", "weekday", lambda y, m, d: datetime.date(int(y), int(m), int(d)).isoweekday() % 7, DATES + WRONG)
check("calendar", "dayOfYear", lambda y, m, d: datetime.date(int(y), int(m), int(d)).timetuple().tm_yday,
      DATES + WRONG + ["2024, 12, 31"])
for year in YEARS + ["3165", "3192"] + [str(year) for year in range(1583, 4100, 97)]:
    line("calendar", f"daysBetween({int(year):04}-03-01, easter({year}))", written(gauss_easter(year) - 1))
for year in ("1582", "10000", "2024.5"):
    line("calendar", f"easter({year})", "error")
for row in DATES + ["1, 12, 31", "400, 2, 29", "1999, 12, 31"]:
    y, m, d = (int(part) for part in row.split(","))
    for name, part in (("yearOf", y), ("monthOf", m), ("dayOf", d)):
        line("calendar", f"{name}({y:04}-{m:02}-{d:02})", str(part))
