#!/usr/bin/env python3
"""Judges instants: random calculations with dates and times against Python's datetime, calendar and zoneinfo.

Usage: instants.py [--count 500] [--seed 26] [--reckon .build/debug/reckon]

Differences, sums with days, whole months, years, decades and centuries, times of both in all forms (`1 year 6 months 3
d`, in brackets, by a name, scaled, subtracted), times of day with offsets in several zones, comparisons, working days;
each through `reckon eval`, in doubles, decimals and exact numbers. What is shown must be the very text; what leaves the
years 1 to 9999 must be refused. Needs nothing but Python and the tool.
"""
import argparse, calendar, os, random, subprocess, sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=500)
options.add_argument("--seed", type=int, default=26)
options.add_argument("--reckon", default=".build/debug/reckon")
options = options.parse_args()
rng = random.Random(options.seed)
ZONES = [
    "UTC", "Asia/Seoul", "Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin",
    "America/New_York"
]


class Moment:
    """A reading of the wall clock; with an offset, how far what is shown is from it, the sign behind that, and the
    offset itself."""
    def __init__(self, at, shift=timedelta(0), suffix="", offset=timedelta(0)):
        self.at, self.shift, self.suffix, self.offset = at, shift, suffix, offset

    def shown(self):
        at = self.at + self.shift
        if (at.hour, at.minute, at.second) == (0, 0, 0) and not self.suffix: return at.date().isoformat()
        return at.isoformat(timespec="minutes" if at.second == 0 else "seconds") + self.suffix

    written = shown

    def moved(self, at):
        return Moment(at, self.shift, self.suffix, self.offset)

    def beside(self, other):
        """Both as times between which what passes is counted: readings, or universal time where both have an offset."""
        return [
            moment.at + moment.shift - moment.offset if self.suffix and other.suffix else moment.at
            for moment in (self, other)
        ]


def moment(zone, day=False):
    at = datetime(rng.randint(1800, 2200) if rng.random() < 0.8 else rng.randint(1, 9999), rng.randint(1, 12), 1)
    at = at.replace(day=rng.choice([1, rng.randint(1, 28), calendar.monthrange(at.year, at.month)[1]]))
    if day: return Moment(at)
    at += timedelta(minutes=rng.randint(0, 1439))
    if rng.random() < 0.5: return Moment(at)
    # The same rules in both tables of zones.
    at = at.replace(year=rng.randint(1972, 2036), day=min(at.day, 28))
    minutes = rng.choice([0, 0, 0, 60, -300, 330, 540, -210])
    reading = at.replace(tzinfo=timezone(timedelta(minutes=minutes))).astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    suffix = "Z" if minutes == 0 else f"{'+' if minutes > 0 else '-'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
    return Moment(reading, at - reading, suffix, timedelta(minutes=minutes))


def add_months(at, count):
    year, month = divmod(at.year * 12 + at.month - 1 + count, 12)
    return at.replace(year=year, month=month + 1, day=min(at.day, calendar.monthrange(year, month + 1)[1]))


MONTHS = [("century", "centuries", 1200), ("decade", "decades", 120), ("year", "years", 12), ("month", "months", 1)]
SECONDS = [("week", "weeks", 604800), ("d", "d", 86400), ("h", "h", 3600), ("min", "min", 60), ("s", "s", 1)]


def span():
    """A time in one of its forms, what must stand before it, its months and its seconds."""
    chosen = [unit for unit in MONTHS if rng.random() < 0.45] + [("", "", 0)
                                                                 ] + [unit for unit in SECONDS if rng.random() < 0.35]
    units = [unit for unit in chosen if unit[2]]
    if not units: units = [MONTHS[2], MONTHS[3]]
    form = rng.choice(["mixed", "mixed", "sum", "name", "name of a sum", "scaled", "negated", "brackets"])
    months = seconds = 0
    parts = []
    for position, unit in enumerate(units):
        count = rng.randint(1, 3 if unit[2] in (120, 1200) else 40)
        sign = rng.choice([1, 1, -1]) if "sum" in form and position else 1
        parts.append(
            ("" if position == 0 else " + " if sign > 0 else " - ", f"{count} {unit[0] if count == 1 else unit[1]}"))
        if unit in MONTHS: months += sign * count * unit[2]
        else: seconds += sign * count * unit[2]
    plain = " ".join(text for _, text in parts)
    total = "".join(sign + text for sign, text in parts)
    if form == "mixed": return "", plain, months, seconds
    if form == "brackets": return "", f"({plain})", months, seconds
    if form == "sum": return "", f"({total})", months, seconds
    if form == "name": return f"s = {plain}; ", "s", months, seconds
    if form == "name of a sum": return f"s = {total}; ", "s", months, seconds
    if form == "negated": return "", f"(-({plain}))", -months, -seconds
    return "", f"3 * ({plain})", 3 * months, 3 * seconds


def working():
    """Working days between two dates or from one on, with holidays among them, counted one by one."""
    start = moment("UTC", True).at
    holidays = [start + timedelta(days=rng.randint(-40, 40)) for _ in range(rng.randint(0, 6))]
    holidays += rng.sample(holidays, min(1, len(holidays)))
    listed = ", [" + ", ".join(day.date().isoformat()
                               for day in holidays) + "]" if holidays or rng.random() < 0.5 else ""
    is_worked = lambda day: day.weekday() < 5 and day not in holidays
    if rng.random() < 0.5:
        end = start + timedelta(days=rng.randint(-50, 50))
        days = [min(start, end) + timedelta(days=at) for at in range(abs((end - start).days) + 1)]
        count = sum(map(is_worked, days)) * (1 if start <= end else -1)
        return f"networkdays({start.date()}, {end.date()}{listed})", str(count)
    count = rng.randint(-30, 30)
    day, left = start, abs(count)
    while left:
        day += timedelta(days=1 if count > 0 else -1)
        left -= is_worked(day)
    return f"workday({start.date()}, {count}{listed})", day.date().isoformat()


def calculation(zone):
    """A formula and what it shows; nothing where it has no value."""
    kind = rng.choice(["days", "months", "years", "clock", "difference", "difference", "compare", "working"] +
                      ["span"] * 7)
    sign = rng.choice("+-")
    direction = 1 if sign == "+" else -1
    try:
        if kind == "working": return working()
        if kind == "days":
            at, unit = moment(zone, rng.random() < 0.7), rng.choice(["days", "d", "weeks", "day"])
            count = 1 if unit == "day" else rng.randint(0, 1000)
            return f"{at.written()} {sign} {count} {unit}", at.moved(at.at + direction *
                                                                     timedelta(days=count *
                                                                               (7 if unit == "weeks" else 1))).shown()
        if kind == "clock":
            at, count = moment(zone), rng.randint(0, 5000)
            unit, seconds = rng.choice([("min", 60), ("h", 3600), ("s", 1)])
            return f"{at.written()} {sign} {count} {unit}", at.moved(at.at + direction *
                                                                     timedelta(seconds=count * seconds)).shown()
        if kind in ("months", "years"):
            at, count = moment(zone, rng.random() < 0.7), rng.choice([1, 2, 12, rng.randint(0, 300)])
            unit = kind if count != 1 else kind[:-1]
            return f"{at.written()} {sign} {count} {unit}", at.moved(
                add_months(at.at, direction * count * (12 if kind == "years" else 1))).shown()
        if kind == "span":
            at, (before, text, months, seconds) = moment(zone, rng.random() < 0.7), span()
            later = at.moved(add_months(at.at, direction * months) + direction * timedelta(seconds=seconds)).shown()
            if rng.random() < 0.2 and text[0] != "s" and direction > 0: return f"{before}{text} + {at.written()}", later
            return f"{before}{at.written()} {sign} {text}", later
    except (OverflowError, ValueError):
        return None
    if kind == "difference":
        if rng.random() < 0.6:
            first, second = moment(zone, True), moment(zone, True)
            return f"{first.written()} - {second.written()}", f"{(first.at - second.at).days} d"
        first, second = moment(zone), moment(zone)
        a, b = first.beside(second)
        return f"{first.written()} - {second.written()} to min", f"{(a - b) // timedelta(minutes=1)} min"
    first, second, operator = moment(zone), moment(zone), rng.choice(["<", ">", "<=", ">=", "==", "!="])
    if rng.random() < 0.2: second = first
    a, b = first.beside(second)
    holds = {"<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b, "==": a == b, "!=": a != b}
    return f"{first.written()} {operator} {second.written()}", "true" if holds[operator] else "false"


calculations = []
while len(calculations) < options.count:
    zone = rng.choice(ZONES)
    if found := calculation(zone): calculations.append((zone, *found))
wrong = []
for arguments in ([], ["--decimal"], ["--exact"]):
    for zone, text, expected in calculations:
        run = subprocess.run([options.reckon, "eval", *arguments, text],
                             capture_output=True,
                             text=True,
                             env={**os.environ, "TZ": zone})
        found = run.stdout.strip() or run.stderr.split("\n")[0]
        if found != expected: wrong.append((f"TZ={zone} " + " ".join(arguments) + " " + text, found, expected))
# The same as columns, in lanes and in what formulas that are evaluated often become.
rows = [(datetime(rng.randint(1800, 2200), rng.randint(1, 12), 1) + timedelta(days=rng.randint(0, 30)),
         rng.randint(-50, 50), rng.randint(0, 500)) for _ in range(3000)]
table = "when,n [month],k [d]\n" + "".join(f"{at.date()},{n},{k}\n" for at, n, k in rows)
formulas = {
    "a = when + 1 year 6 months": lambda at, n, k: add_months(at, 18),
    "b = when - (1 year 1 month 3 d 6 h)": lambda at, n, k: add_months(at, -13) - timedelta(days=3, hours=6),
    "c = when + n": lambda at, n, k: add_months(at, n),
    "e = when + (n + k)": lambda at, n, k: add_months(at, n) + timedelta(days=k),
    "f = when + k": lambda at, n, k: at + timedelta(days=k),
}
for arguments in ([], ["--decimal"]):
    command = [options.reckon, "run", *arguments, "; ".join(formulas), "--select", "a,b,c,e,f", "-"]
    output = subprocess.run(command, input=table, capture_output=True, text=True).stdout.splitlines()[1:]
    for row, line in zip(rows, output + ["nothing"] * (len(rows) - len(output))):
        expected = ",".join(Moment(judge(*row)).shown() for judge in formulas.values())
        if line != expected: wrong.append((" ".join(arguments) + f" columns of {row}", line, expected))
print(
    f"seed {options.seed}: {len(calculations)} calculations, in doubles, decimals and exact numbers, {len(wrong)} wrong"
)
for text, found, expected in wrong[:25]: print(f"{text}\n  gave {found}, not {expected}")
sys.exit(1 if wrong else 0)
