#!/usr/bin/env python3
"""Writes the oracle of the functions of dates: calls with the values of Python's datetime and isocalendar.

Usage: date_functions.py [output file]

A line is: call, value (tab-separated); `error` stands for a date that does not exist.
"""
import calendar, os, random, sys
from datetime import date, datetime, timedelta

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../ReckonTests/Resources/date-functions.tsv")
rng = random.Random(20261129)


def moment():
    """Any second of the years 1 to 9999, or one near to where years, weeks and centuries end."""
    if rng.random() < 0.5:
        day = date.fromordinal(rng.randint(1, date.max.toordinal()))
    else:
        year = rng.choice(
            [1, 4, 99, 100, 400, 1582, 1900, 1969, 1970, 2000, 2020, 2021, 2023, 2024, 2025, 2026, 2100, 9999])
        month, past = rng.choice([(1, rng.randint(0, 4)), (12, rng.randint(26, 30)), (3, 0), (2, 27), (6, 29), (7, 0)])
        day = date(year, month, 1) + timedelta(days=past)
    second = rng.choice([0, 1, 86399, 3599, 3600, rng.randint(0, 86399)])
    return datetime(day.year, day.month, day.day) + timedelta(seconds=second)


def text(moment):
    if (moment.hour, moment.minute, moment.second) == (0, 0, 0): return moment.date().isoformat()
    return moment.isoformat().removesuffix(":00" if moment.second == 0 else "")


def start(moment, period):
    day = datetime(moment.year, moment.month, moment.day)
    if period == "year": return day.replace(month=1, day=1)
    if period == "quarter": return day.replace(month=(moment.month - 1) // 3 * 3 + 1, day=1)
    if period == "month": return day.replace(day=1)
    if period == "week": return day - timedelta(days=moment.weekday())
    if period == "day": return day
    if period == "hour": return moment.replace(minute=0, second=0)
    return moment.replace(second=0) if period == "minute" else moment


PARTS = {
    "year": lambda m: m.year, "quarter": lambda m: (m.month - 1) // 3 + 1, "month": lambda m: m.month,
    "week": lambda m: m.isocalendar()[1], "day": lambda m: m.day, "hour": lambda m: m.hour,
    "minute": lambda m: m.minute, "second": lambda m: m.second, "dayofweek": lambda m: m.isoweekday(),
    "dayname": lambda m: f'"{calendar.day_name[m.weekday()]}"',
    "monthname": lambda m: f'"{calendar.month_name[m.month]}"',
}
lines = []
for _ in range(60):
    for name, part in PARTS.items():
        when = moment()
        # A fraction of a second changes no part.
        fraction = f"{rng.choice(['.5', '.999999', '.125'])}" if rng.random() < 0.3 and when.second else ""
        lines.append((f"{name}({text(when)}{fraction})", part(when)))
    for period in ["year", "quarter", "month", "week", "day", "hour", "minute", "second"]:
        when = moment()
        fraction = ".75" if rng.random() < 0.3 and when.second else ""
        lines.append((f"startof({text(when)}{fraction}, {period})", text(start(when, period))))
    when = moment()
    lines.append((f"date({when.year}, {when.month}, {when.day})", when.date().isoformat()))
for year, month, day in [(2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 0, 1), (2024, 13, 1), (2024, 4, 31),
                         (2024, 1, 0), (0, 1, 1), (10000, 1, 1)]:
    try: date(year, month, day)
    except ValueError: lines.append((f"date({year}, {month}, {day})", "error"))
with open(OUT, "w", encoding="utf-8") as file:
    for line in lines: file.write("\t".join(map(str, line)) + "\n")
