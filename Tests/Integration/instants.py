#!/usr/bin/env python3
"""Judges instants: random calculations with dates and times against Python's datetime and calendar.

Usage: instants.py [--count 500] [--seed 26] [--reckon .build/debug/reckon]

Differences, sums with days and whole months and years, times of day with offsets, comparisons; each through `reckon eval`, in doubles and in decimals. What is
shown must be the very text; what leaves the years 1 to 9999 must be refused. Needs nothing but Python and the tool.
"""
import argparse, calendar, random, subprocess, sys
from datetime import datetime, timedelta, timezone

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=500)
options.add_argument("--seed", type=int, default=26)
options.add_argument("--reckon", default=".build/debug/reckon")
options = options.parse_args()
rng = random.Random(options.seed)


def moment(day=False):
    at = datetime(rng.randint(1800, 2200) if rng.random() < 0.8 else rng.randint(1, 9999), rng.randint(1, 12), 1)
    at = at.replace(day=rng.choice([1, rng.randint(1, 28), calendar.monthrange(at.year, at.month)[1]]))
    return at if day else at + timedelta(minutes=rng.randint(0, 1439))


def written(at):
    """An instant as someone writes it, with an offset or without one."""
    if (at.hour, at.minute) == (0, 0): return at.date().isoformat()
    minutes = rng.choice([0, 0, 0, 60, -300, 330, 540])
    try: local = at + timedelta(minutes=minutes)
    except OverflowError: local, minutes = at, 0
    offset = rng.choice(["", "Z"]) if minutes == 0 else f"{'+' if minutes > 0 else '-'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
    return local.isoformat(timespec="minutes") + offset


def shown(at):
    if (at.hour, at.minute, at.second) == (0, 0, 0): return at.date().isoformat()
    return at.isoformat(timespec="minutes" if at.second == 0 else "seconds") + "Z"


def add_months(at, count):
    year, month = divmod(at.year * 12 + at.month - 1 + count, 12)
    return at.replace(year=year, month=month + 1, day=min(at.day, calendar.monthrange(year, month + 1)[1]))


def calculation():
    """A formula and what it shows; nothing where it has no value."""
    kind = rng.choice(["days", "days", "span", "months", "years", "clock", "difference", "difference", "compare"])
    sign = rng.choice("+-")
    direction = 1 if sign == "+" else -1
    try:
        if kind == "days":
            at, unit = moment(rng.random() < 0.7), rng.choice(["days", "d", "weeks", "day"])
            count = 1 if unit == "day" else rng.randint(0, 1000)
            return f"{written(at)} {sign} {count} {unit}", shown(at + direction * timedelta(days=count * (7 if unit == "weeks" else 1)))
        if kind == "clock":
            at, count = moment(), rng.randint(0, 5000)
            unit, seconds = rng.choice([("min", 60), ("h", 3600), ("s", 1)])
            return f"{written(at)} {sign} {count} {unit}", shown(at + direction * timedelta(seconds=count * seconds))
        if kind in ("months", "years"):
            at, count = moment(rng.random() < 0.7), rng.choice([1, 2, 12, rng.randint(0, 300)])
            unit = kind if count != 1 else kind[:-1]
            return f"{written(at)} {sign} {count} {unit}", shown(add_months(at, direction * count * (12 if kind == "years" else 1)))
        if kind == "span":
            at, hours, minutes = moment(), rng.randint(1, 40), rng.randint(1, 59)
            return f"{written(at)} {sign} {hours} h {minutes} min", shown(at + direction * timedelta(hours=hours, minutes=minutes))
    except (OverflowError, ValueError):
        return None
    if kind == "difference":
        if rng.random() < 0.6:
            first, second = moment(True), moment(True)
            return f"{written(first)} - {written(second)}", f"{(first - second).days} d"
        first, second = moment(), moment()
        return f"{written(first)} - {written(second)} to min", f"{(first - second) // timedelta(minutes=1)} min"
    first, second, operator = moment(), moment(), rng.choice(["<", ">", "<=", ">=", "==", "!="])
    if rng.random() < 0.2: second = first
    holds = {"<": first < second, ">": first > second, "<=": first <= second, ">=": first >= second, "==": first == second, "!=": first != second}
    return f"{written(first)} {operator} {written(second)}", "true" if holds[operator] else "false"


calculations = []
while len(calculations) < options.count:
    if found := calculation(): calculations.append(found)
wrong = []
for arguments in ([], ["--decimal"]):
    for text, expected in calculations:
        run = subprocess.run([options.reckon, "eval", *arguments, text], capture_output=True, text=True)
        found = run.stdout.strip() or run.stderr.split("\n")[0]
        if found != expected: wrong.append((" ".join(arguments) + text, found, expected))
print(f"seed {options.seed}: {len(calculations)} calculations, in doubles and decimals, {len(wrong)} wrong")
for text, found, expected in wrong[:25]: print(f"{text}\n  gave {found}, not {expected}")
sys.exit(1 if wrong else 0)
