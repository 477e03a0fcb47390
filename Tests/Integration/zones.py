#!/usr/bin/env python3
"""Judges time zones against Python's zoneinfo, and differences in years, months and days against dateutil's
relativedelta.

Usage: zones.py [--count 300] [--spans 100] [--seed 57] [--reckon .build/debug/reckon]

Random readings of clocks from 1900 to 2100 in random zones, a third of them near a night in which the clocks are set,
are taken to other zones, by the files of the system, which both read; of a time that the clocks show twice the first is
meant, and one that they skip counts from before, as in RFC 5545. All lines go through one conversation, in doubles,
decimals and exact numbers by turns.
"""
import argparse, random, subprocess, sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo, available_timezones

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=300)
options.add_argument("--spans", type=int, default=100)
options.add_argument("--seed", type=int, default=57)
options.add_argument("--reckon", default=".build/debug/reckon")
options = options.parse_args()
rng = random.Random(options.seed)


def shown(at):
    """A moment as ISO 8601 writes it, no longer than it must be."""
    seconds = int(at.utcoffset().total_seconds())
    text = at.replace(tzinfo=None).isoformat(timespec="minutes" if at.second == 0 else "seconds")
    if seconds == 0: return text + "Z"
    minutes, rest = divmod(abs(seconds), 60)
    return text + f"{'-' if seconds < 0 else '+'}{minutes // 60:02}:{minutes % 60:02}" + (f":{rest:02}" if rest else "")


def moments(zone):
    """A random reading, or one near a change of the zone's clocks."""
    at = datetime(1900, 1, 1) + timedelta(minutes=rng.randrange(200 * 365 * 1440))
    if rng.random() > 1 / 3: return at
    low = at.replace(tzinfo=timezone.utc)
    high = low + timedelta(days=200)
    offset = lambda moment: moment.astimezone(zone).utcoffset()
    if offset(low) == offset(high): return at
    while high - low > timedelta(minutes=1):
        middle = low + (high - low) / 2
        if offset(middle) == offset(low): low = middle
        else: high = middle
    return high.astimezone(zone).replace(tzinfo=None, second=0,
                                         microsecond=0) + timedelta(minutes=rng.randint(-150, 150))


def answers(lines):
    """What is shown for each line, by one conversation for each kind of numbers."""
    shown = {}
    for start, mode in enumerate(("double", "decimal", "exact")):
        own = lines[start::3]
        run = subprocess.run([options.reckon, "eval", f"--{mode}"],
                             input="\n".join(own) + "\n",
                             capture_output=True,
                             text=True)
        values = run.stdout.splitlines()
        if len(values) != len(own): sys.exit(f"{len(own)} lines have {len(values)} answers: {run.stderr[:2000]}")
        shown.update(zip(range(start, len(lines), 3), values))
    return [shown[index] for index in range(len(lines))]


names = sorted(
    name for name in available_timezones() if "/" in name and not name.startswith(("posix", "right", "Etc/")))
lines, wanted = [], []
for _ in range(options.count):
    first, second = rng.choice(names), rng.choice(names)
    at = moments(ZoneInfo(first))
    lines.append(f"{at:%Y-%m-%d %H:%M} {first} to {second}".replace(f"{at:%Y}", f"{at.year:04}", 1))
    wanted.append(shown(at.replace(tzinfo=ZoneInfo(first)).astimezone(timezone.utc).astimezone(ZoneInfo(second))))

try:
    from dateutil.relativedelta import relativedelta
except ImportError:
    print("missing: dateutil (pip install python-dateutil)")
    options.spans = 0
for _ in range(options.spans):
    first = date(rng.randint(1800, 2200), rng.randint(1, 12), 1)
    first += timedelta(days=rng.choice([0, 27, 28, 29, 30, rng.randint(0, 30)]))
    second = first + timedelta(days=int(10 ** rng.uniform(0, 5)) * rng.choice([1, -1]))
    late, early = max(first, second), min(first, second)
    span = relativedelta(late, early)
    lines.append(f"{first} - {second} to yr mo d")
    # Signs are of the whole, and zeros in front are not shown.
    parts = [(span.years, "yr"), (span.months, "mo"), (span.days, "d")]
    while len(parts) > 1 and parts[0][0] == 0: parts.pop(0)
    wanted.append(("-" if first < second else "") + " ".join(f"{count} {unit}" for count, unit in parts))

wrong = [(line, value, found) for line, value, found in zip(lines, wanted, answers(lines)) if value != found]
for line, value, found in wrong[:20]: print(f"{line}: {found}, not {value}")
print(f"{options.count} conversions between zones and {options.spans} spans: {len(wrong)} wrong")
sys.exit(1 if wrong else 0)
