#!/usr/bin/env python3
"""Writes the oracle of the calendar: 500 random calculations with dates, worked out with Python's datetime and
calendar.

Usage: dates.py [output file]

A line is: operation, operands, result (tab-separated):
  seconds  ISO text                    seconds since 1970-01-01T00:00Z
  text     seconds                     ISO text as this project writes it
  months   ISO text, months            ISO text, or nothing when the year leaves 1...9999
  week     ISO date                    weekday (1 is Monday), day of the year, ISO year, ISO week
"""
import calendar, os, random, sys
from datetime import date, datetime, timedelta, timezone

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../ReckonNumbersTests/Resources/date-oracle.tsv")
rng = random.Random(20261124)
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def moment():
    """Any second of the years 1 to 9999, or one near to where years and centuries end."""
    if rng.random() < 0.7:
        day = date.fromordinal(rng.randint(1, date.max.toordinal()))
    else:
        year = rng.choice([1, 4, 99, 100, 101, 400, 1582, 1600, 1700, 1900, 1969, 1970, 2000, 2023, 2024, 2100, 9999])
        month = rng.choice([1, 2, 3, 12])
        day = date(year, month, rng.choice([1, calendar.monthrange(year, month)[1]]))
    second = rng.choice([0, 0, 1, 86399, rng.randint(0, 1439) * 60, rng.randint(0, 86399)])
    return datetime(day.year, day.month, day.day, tzinfo=timezone.utc) + timedelta(seconds=second)


def seconds(moment): return (moment - EPOCH) // timedelta(seconds=1)


def text(moment):
    if (moment.hour, moment.minute, moment.second) == (0, 0, 0): return moment.strftime("%Y-%m-%d").zfill(10)
    return moment.isoformat().removesuffix("+00:00").removesuffix(":00" if moment.second == 0 else "")


def add_months(moment, count):
    years, month = divmod(moment.year * 12 + moment.month - 1 + count, 12)
    if not 1 <= years <= 9999: return "nothing"
    return text(
        moment.replace(year=years, month=month + 1, day=min(moment.day,
                                                            calendar.monthrange(years, month + 1)[1])))


lines = []
while len(lines) < 500:
    at = moment()
    operation = rng.choice(["seconds", "offset", "text", "months", "week"])
    if operation == "seconds":
        lines.append(("seconds", text(at), str(seconds(at))))
    elif operation == "offset":
        minutes = rng.choice([-1439, -570, -300, -1, 0, 60, 330, 540, 1439])
        try:
            local = at.astimezone(timezone(timedelta(minutes=minutes)))
        except OverflowError:
            continue
        lines.append(("seconds", local.isoformat(), str(seconds(at))))
    elif operation == "text":
        lines.append(("text", str(seconds(at)), text(at)))
    elif operation == "months":
        count = rng.choice([1, -1, 12, -12, rng.randint(-50, 50), rng.randint(-60000, 60000)])
        lines.append(("months", text(at), str(count), add_months(at, count)))
    else:
        day = at.date()
        iso = day.isocalendar()
        lines.append(("week", day.isoformat(), f"{day.isoweekday()} {day.timetuple().tm_yday} {iso[0]} {iso[1]}"))
with open(OUT, "w") as file:
    for line in lines: file.write("\t".join(line) + "\n")
print(f"{len(lines)} calculations by Python {sys.version.split()[0]}")
