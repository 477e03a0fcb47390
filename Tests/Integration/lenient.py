"""Fields as people write them, and the numbers and dates that they are, made by Python: `judge` of inputs.py."""

import csv
import datetime
import io
import os
import random
from fractions import Fraction

MARKS = {"plain": ".", "en": ".", "de": ",", "fr": ",", "ch": "."}


def grouped(source, digits, separator):
    first = len(digits) % 3 or 3
    return separator.join([digits[:first]] + [digits[at:at + 3] for at in range(first, len(digits), 3)])


def written(source, marks):
    """A field and its number."""
    decimal = MARKS[marks]
    others = ([","] if decimal == "." else ["."]) + [" ", "\u00a0", "\u202f", "\u2009", "'", "\u2019"]
    whole = str(source.choice([0, source.randint(1, 9), source.randint(10, 999), source.randint(1000, 10**9)]))
    fraction = source.choice(
        ["", "", str(source.randint(0, 9)), f"{source.randint(0, 99):02}", f"{source.randint(0, 9999):04}"])
    value = Fraction(whole + ("." + fraction if fraction else ""))
    text = whole if source.random() < 0.3 else grouped(source, whole, source.choice(others))
    text += decimal + fraction if fraction else ""
    kind = source.random()
    if kind < 0.25:
        text += source.choice(["%", " %", "\u00a0%"])
        value /= 100
    elif kind < 0.7:
        sign = source.choice(["$", "$", "USD"])
        gap = source.choice(["", " ", "\u00a0"])
        text = sign + gap + text if source.random() < 0.6 else text + gap + sign
    style = source.random()
    if style < 0.15:
        text, value = "(" + text + ")", -value
    elif style < 0.4:
        minus = source.choice(["-", "\u2212"])
        text, value = (text + "-" if source.random() < 0.2 and text[-1].isdigit() else minus + text), -value
    return source.choice(["", "", " "]) + text + source.choice(["", "", " "]), value


def broken(source):
    """A field that is no number whatever the decimal mark."""
    return source.choice(
        ["1,23,456", "1.23.456", "12 34", "x", "$", "()", "-(5)", "(-5)", "$5%", "5 kg", "\u20ac5", "5\u00a2", "--5"])


def judge(number, options, folder):
    import inputs

    source = random.Random(f"lenient {options.seed}-{number}")
    marks = source.choice(list(MARKS))
    order = source.choice(["dmy", "mdy", "ymd"])
    rows = [("$1", Fraction(1), "2026-11-27", datetime.date(2026, 11, 27))]
    for _ in range(source.choice([3, 30, 300])):
        day = datetime.date(2000, 1, 1) + datetime.timedelta(days=source.randint(0, 20_000))
        mark = source.choice("./-")
        width = source.choice([1, 2])
        parts = {"d": f"{day.day:0{width}}", "m": f"{day.month:0{width}}", "y": f"{day.year}"}
        date = day.isoformat() if source.random() < 0.3 else mark.join(parts[part] for part in order)
        field, value = written(source, marks) if source.random() < 0.85 else (broken(source), None)
        rows.append((field, value, date, day))
    path = os.path.join(folder, "lenient.csv")
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["p", "due"])
        writer.writerows((field, date) for field, _, date, _ in rows)
    choice = source.choice(["lenient", "lenient=p"])
    arguments = [
        "v = p * 1; e = due + 0 d", path, "--fields", choice, "--dates", order, "--numbers", marks, "--select", "v,e"
    ]
    result = inputs.run(options, *arguments, source=source)
    found = list(csv.reader(io.StringIO(result.stdout.decode("utf-8"))))[1:]
    if len(found) != len(rows):
        return f"{len(found)} rows in place of {len(rows)}: {result.stderr[:300]}"
    for (text, day), (field, value, date, expected) in zip(found, rows):
        wanted = None if value is None else float(value)
        if (float(text) if text else None) != wanted:
            return f"{field!r} is {text!r} in place of {wanted} with --numbers {marks}"
        if day != expected.isoformat():
            return f"{date!r} is {day!r} in place of {expected} with --dates {order}"
    count = sum(value is None for _, value, _, _ in rows)
    if count and f"{count} row error" not in result.stderr.decode():
        return f"{result.stderr[:300]} in place of {count} row errors"
    return None
