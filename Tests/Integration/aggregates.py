#!/usr/bin/env python3
"""Judges aggregates over whole tables and grouped summaries by Python's fractions, and by DuckDB where it is installed
(pip install duckdb): random tables with missing values and awkward keys, formulas such as x/total(x, by: k), texts
(upper(k), k == "EU" ? w*2 : w), missing values (x ?? 0.5), medians and percentiles, conditions, from files and pipes,
as JSON lines with nested members (row.x), with one and several threads.

    Tests/Integration/aggregates.py [--count 60] [--seed 1] [--reckon .build/release/reckon] [--without-duckdb]

Numbers are multiples of 1/8, whose sums no order changes, so that totals agree to the last bit.
"""

import argparse
import csv
import io
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from fractions import Fraction

KEYS = ["EU", "US", "", "a,b", 'say "x"', "two\nlines", "é", " EU", "1", "01", "NULL"]
NO_NUMBERS = ["", "", "NA", "1,5", "inf"]


def make_table(source):
    rows = []
    for _ in range(source.choice([0, 1, 3, 40, 40, 2000])):
        x = source.choice(NO_NUMBERS) if source.random() < 0.15 else str(source.randint(-400, 400) / 8)
        rows.append([source.choice(KEYS), str(source.randint(2020, 2023)), x, str(source.randint(1, 64) / 8)])
    return rows


def number(text):
    try:
        return None if text.strip() in ("inf", "") else Fraction(text.strip())
    except ValueError:
        return None


def total(values):
    return sum(values, Fraction(0))


def quotient(a, b):
    return None if a is None or not b else float(a) / float(b)


def percentile(values, percentage):
    """Linear between the nearest ranks, rounded once."""
    values = sorted(values)
    if not values:
        return None
    rank = Fraction(percentage) / 100 * (len(values) - 1)
    below = int(rank)
    if below == rank:
        return float(values[below])
    return float(values[below] + (values[below + 1] - values[below]) * (rank - below))


def average(values):
    return float(total(values) / len(values)) if values else None


# Each: name, formula, by which columns, and what it means of the row's x and w and of its group's rows.
FORMULAS = [
    ("share", "x/total(x, by: k)", ("k", ), lambda x, w, rows: quotient(x, total(xs(rows)))),
    ("n", "count(x, by: k, year)", ("k", "year"), lambda x, w, rows: float(len(xs(rows)))),
    ("rows", "count()", (), lambda x, w, rows: float(len(rows))),
    ("m", "avg(x, by: year)", ("year", ), lambda x, w, rows: average(xs(rows))),
    ("t", "total(x*w, by: k)", ("k", ), lambda x, w, rows: float(total([a * b for a, b in rows if a is not None]))),
    ("d", "max(x) - min(x, by: year)", None, None),
    ("low", "w - min(w, by: k)", ("k", ), lambda x, w, rows: float(w - min(b for _, b in rows))),
    ("med", "median(x, by: k)", ("k", ), lambda x, w, rows: percentile(xs(rows), 50)),
    ("p90", "percentile(w, 90, by: k, year)", ("k", "year"), lambda x, w, rows: percentile([b for _, b in rows], 90)),
    ("p12", "percentile(x*w, 12.5)", (), lambda x, w, rows: percentile([a * b
                                                                        for a, b in rows
                                                                        if a is not None], Fraction("12.5"))),
]

def text_of(function):
    """A function of a text that is not missing."""
    return lambda k, x, w: None if k is None else function(k)


def defaulted(k, x, w):
    return 0.5 if x == "" else None if number(x) is None else float(number(x))


# Each: name, formula, SQL, and what it means of the row's k (None where it is missing), the field of x, and w.
ROW_FORMULAS = [
    ("up", "upper(k)", "upper(k)", text_of(str.upper)),
    ("size", "length(k)", "length(k)", text_of(lambda k: float(len(k)))),
    ("vat", 'k == "EU" ? w*2 : w', "case when k is null then null when k = 'EU' then w*2 else w end",
     lambda k, x, w: None if k is None else float(w * 2 if k == "EU" else w)),
    ("filled", "x ?? 0.5", "case when bad then null else coalesce(x, 0.5) end", defaulted),
    ("lacks", "ismissing(x)", "x is null and not bad", lambda k, x, w: x == ""),
    # Fields stand as they are: 8.0, as make_table writes it.
    ("joined", 'concat(trim(k), "/", w)', None, lambda k, x, w: None if k is None else f"{k.strip()}/{float(w)}"),
    ("begins", 'starts(k, "E")', "starts_with(k, 'E')", text_of(lambda k: k.startswith("E"))),
    ("place", 'find(k, ",")', "strpos(k, ',')", text_of(lambda k: float(k.find(",") + 1))),
    ("before", 'k < "F"', "k < 'F'", text_of(lambda k: k < "F")),
    ("part", "slice(k, 2, 3)", "substr(k, 2, 3)", text_of(lambda k: k[1:4])),
    ("either", "(k ?? \"none\") == \"none\" ? -w : w", "case when k is null then -w else w end",
     lambda k, x, w: float(-w if k is None else w)),
]


def on_text(function):
    return lambda k, x, w: k is not None and function(k, w)


# Conditions on one row: formula, SQL, and what it means.
ROW_CONDITIONS = [
    ("x > 0", "x > 0", lambda k, x, w: number(x) is not None and number(x) > 0),
    ('k == "EU"', "k = 'EU'", on_text(lambda k, w: k == "EU")),
    ('k != "EU"', "k <> 'EU'", on_text(lambda k, w: k != "EU")),
    ('k in ["EU", "a,b", "é"]', "k in ('EU', 'a,b', 'é')", on_text(lambda k, w: k in ("EU", "a,b", "é"))),
    ('upper(k) == "US"', "upper(k) = 'US'", on_text(lambda k, w: k.upper() == "US")),
    ('k == "say \\"x\\"" or k == "two\\nlines"', "k in ('say \"x\"', 'two\nlines')",
     on_text(lambda k, w: k in ('say "x"', "two\nlines"))), ("ismissing(k)", "k is null", lambda k, x, w: k is None),
    ('k == "EU" or w > 4', "k = 'EU' or k is not null and w > 4", on_text(lambda k, w: k == "EU" or w > 4)),
    ("(x ?? 1) > 0", "not bad and coalesce(x, 1) > 0",
     lambda k, x, w: x == "" or number(x) is not None and number(x) > 0),
    ('contains(k, "s")', "contains(k, 's')", on_text(lambda k, w: "s" in k)),
]

ROW_NAMES = {name for name, *_ in ROW_FORMULAS}
PLACES = {"k": 0, "year": 1}


def xs(rows):
    return [x for x, _ in rows if x is not None]


def group(row, by):
    return tuple(row[PLACES[column]] for column in by)


def expected(rows, formulas, condition):
    """The cells of the new columns for each row that is kept."""
    values = [(number(row[2]), number(row[3])) for row in rows]
    everything = list(range(len(rows)))
    texts = [(row[0] or None, row[2], number(row[3])) for row in rows]
    holds = next((meaning for formula, _, meaning in ROW_CONDITIONS if formula == condition), None)
    if holds:
        kept = seen = [i for i in everything if holds(*texts[i])]
    elif condition == "x > avg(x)":
        mean = average([x for x, _ in values if x is not None])
        kept = [i for i in everything if values[i][0] is not None and mean is not None and float(values[i][0]) > mean]
        seen = everything
    else:
        kept = seen = everything
    cells = {i: [] for i in kept}
    for name, _, by, meaning in formulas:
        if name in ROW_NAMES:
            for i in kept:
                cells[i].append(meaning(*texts[i]))
            continue
        if meaning is None:
            most = max((values[i][0] for i in seen if values[i][0] is not None), default=None)
            for i in kept:
                least = min((values[j][0] for j in seen if rows[j][1] == rows[i][1] and values[j][0] is not None),
                            default=None)
                cells[i].append(None if most is None or least is None else float(most - least))
            continue
        groups = {}
        for i in seen:
            groups.setdefault(group(rows[i], by), []).append(values[i])
        for i in kept:
            x, w = values[i]
            cells[i].append(meaning(x, w, groups.get(group(rows[i], by), [])))
    return [(rows[i], cells[i]) for i in kept]


def same(text, value):
    if value is None:
        return text == "" or text is None
    if isinstance(value, str):
        return text == value
    if isinstance(value, bool):
        return text is value or text == str(value).lower()
    return text not in ("", None) and float(text) == value


def compare(output, wanted, as_json, nested=False):
    if as_json:
        found = [list(json.loads(line).values()) for line in output.splitlines()]
        if nested:
            found = [[*[None] * 2, *line] for line in found]
    else:
        found = list(csv.reader(io.StringIO(output)))[1:]
    if len(found) != len(wanted):
        return f"{len(found)} rows in place of {len(wanted)}"
    for place, (line, (row, cells)) in enumerate(zip(found, wanted)):
        if not as_json and line[:4] != row:
            return f"row {place}: {line} in place of {row}"
        for text, value in zip(line[4:], cells):
            if not same(text, value):
                return f"row {place}, {row}: {text!r} in place of {value!r}"
    return None


def ask_duckdb(path, rows, formulas, condition):
    """The same by DuckDB's window functions; nothing where a formula has no like there."""
    import duckdb

    sql = {
        "share": "x/nullif(sum(x) over (partition by k), 0)", "n": "count(x) over (partition by k, year)",
        "rows": "count(*) over ()", "m": "avg(x) over (partition by year)", "t":
            "coalesce(sum(x*w) over (partition by k), 0)", "d": "max(x) over () - min(x) over (partition by year)",
        "low": "w - min(w) over (partition by k)", "med": "median(x) over (partition by k)", "p90":
            "quantile_cont(w, 0.9) over (partition by k, year)", "p12": "quantile_cont(x*w, 0.125) over ()",
    }
    sql |= {name: text or "null" for name, _, text, _ in ROW_FORMULAS}
    where = {None: "true", "x > avg(x)": "x > (select avg(x) from t)"
             } | {formula: text
                  for formula, text, _ in ROW_CONDITIONS}
    where = where[condition]
    outer = condition == "x > avg(x)"
    columns = ", ".join(f"{sql[name]} as c{place}" for place, (name, *_) in enumerate(formulas))
    connection = duckdb.connect()
    connection.execute("create table t (number integer, k varchar, year varchar, x double, w double, bad boolean)")
    if rows:
        connection.executemany("insert into t values (?, ?, ?, ?, ?, ?)", [[
            i, row[0] or None, row[1], None if number(row[2]) is None else float(number(row[2])),
            float(row[3]), row[2] != "" and number(row[2]) is None
        ] for i, row in enumerate(rows)])
    inner = f"select *, {columns} from t" + ("" if outer else f" where {where}")
    found = connection.execute(
        f"select * from ({inner}) s {'where ' + where if outer else ''} order by number").fetchall()
    return [line[6:] for line in found]


def nested(text):
    """A formula with members of row for columns."""
    return re.sub(r'"(?:[^"\\]|\\.)*"|\b(k|year|x|w)\b', lambda found: f"row.{found[1]}"
                  if found[1] else found[0], text)


def check_summary(options, path, arguments, groups, wanted, problems):
    """Compares a summary by k and year with what it should be for each group."""
    command = [options.reckon, "run", path, "--summary", "--group-by", "k,year", "--select", "x", *arguments]
    result = subprocess.run(command, capture_output=True, text=True)
    lines = list(csv.reader(io.StringIO(result.stdout)))[1:]
    if [tuple(line[:2]) for line in lines] != list(groups):
        problems.append(
            f"the groups are {[line[:2] for line in lines][:5]}, not {list(groups)[:5]}: {result.stderr[-200:]}")
        return
    for line, values in zip(lines, wanted, strict=True):
        if not all(same(cell, None if value is None else float(value)) for cell, value in zip(line[3:], values)):
            problems.append(f"{command}: the summary is {line}, not {values}")


def check_approximate(options, path, header, rows, groups, percentages, source, problems):
    """Medians and percentiles of counts: each number that they are taken from is at most 1/256 off, whatever the
    threads, parts and their order."""
    names = ",".join(f"p{text}" for text in percentages)
    given = ["--group-by", "k,year", "--select", "x", "--statistics", names, "--medians", "approximate"]
    command = [options.reckon, "run", path, *given, "--threads", source.choice(["1", "3"])]
    whole = subprocess.run(command, capture_output=True, text=True).stdout
    lines = list(csv.reader(io.StringIO(whole)))[1:]
    if len(lines) != len(groups):
        problems.append(f"{command}: {len(lines)} groups in place of {len(groups)}")
    for line in lines:
        values = sorted(groups.get(tuple(line[:2]), []))
        for text, cell in zip(percentages, line[3:]):
            if not values:
                if cell != "":
                    problems.append(f"{command}: p{text} of no numbers is {cell}")
                continue
            rank = Fraction(text) / 100 * (len(values) - 1)
            near = values[int(rank):int(rank) + 2]
            if abs(Fraction(cell) -
                   Fraction(percentile(values, Fraction(text)))) > max(map(abs, near)) / 256 + Fraction(1, 10**12):
                problems.append(f"{command}: p{text} of {list(map(float, values))[:9]} is {cell}")
    cut = source.randint(0, len(rows))
    parts = []
    for part in (rows[:cut], rows[cut:]):
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows([header, *part])
        result = subprocess.run([options.reckon, "run", "-", *given, "--partial"],
                                input=text.getvalue(),
                                capture_output=True,
                                text=True)
        parts.append(result.stdout)
    for order in (parts, parts[::-1]):
        result = subprocess.run([options.reckon, "combine", "-"], input="".join(order), capture_output=True, text=True)
        found = list(csv.reader(io.StringIO(result.stdout)))[1:]
        if sorted(found) != sorted(lines):
            problems.append(f"parts of {command}: {found[:3]} in place of {lines[:3]}: {result.stderr[-200:]}")


def judge(case, options, folder):
    source = random.Random(f"{options.seed}-{case}")
    rows = make_table(source)
    formulas = source.sample(FORMULAS + [(name, formula, None, meaning) for name, formula, _, meaning in ROW_FORMULAS],
                             source.randint(1, 4))
    condition = source.choice([None, None, "x > avg(x)"] + [formula for formula, *_ in ROW_CONDITIONS])
    path = os.path.join(folder, "table.csv")
    with open(path, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n", quoting=source.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
        writer.writerow(["k", "year", "x", "w"])
        writer.writerows(rows)
    wanted = expected(rows, formulas, condition)
    problems = []
    text = "; ".join(f"{name} = {formula}" for name, formula, *_ in formulas)
    for piped in (False, True):
        for as_json in (False, True):
            command = [options.reckon, "run", text, "-" if piped else path, "--threads", source.choice(["1", "3"])]
            command += (["--where", condition] if condition else []) + (["--format", "jsonl"] if as_json else [])
            with open(path, "rb") as file:
                result = subprocess.run(command, input=file.read() if piped else None, capture_output=True)
            problem = compare(result.stdout.decode(), wanted,
                              as_json) if result.returncode == 0 else result.stderr.decode()[-300:]
            if problem:
                problems.append(f"{command}\n  {problem}")
    if rows:
        lines = os.path.join(folder, "table.jsonl")
        with open(lines, "w") as file:
            for i, (k, year, x, w) in enumerate(rows):
                x = None if x == "" else x if number(x) is None else float(x)
                json.dump({"i": i, "row": {"k": k or None, "year": int(year), "x": x, "w": float(w)}},
                          file,
                          ensure_ascii=source.random() < 0.5)
                file.write("\n")
        command = [options.reckon, "run", nested(text), lines, "--threads", source.choice(["1", "3"])]
        command += ["--where", nested(condition)] if condition else []
        result = subprocess.run(command, capture_output=True)
        problem = compare(result.stdout.decode(), wanted, True,
                          True) if result.returncode == 0 else result.stderr.decode()[-300:]
        if problem:
            problems.append(f"{command}\n  {problem}")
    if options.duckdb:
        found = ask_duckdb(path, rows, formulas, condition)
        for line, (row, cells) in zip(found, wanted):
            for (name, *_), one, other in zip(formulas, line, cells):
                if name == "joined" or isinstance(other, (str, bool)) and one == other:
                    continue
                # DuckDB's percentiles round more than once, near 0 too.
                near = 1e-12 if name in ("p90", "p12") else abs(other) * 1e-15 if isinstance(other, float) else 0
                if (one is None) != (other is None) or one is not None and (isinstance(other, str)
                                                                            or abs(one - other) > near):
                    problems.append(f"DuckDB and Python differ: {one!r}, {other!r} for {text}, {condition}, {row}")
        if len(found) != len(wanted):
            problems.append(f"DuckDB keeps {len(found)} rows, Python {len(wanted)}")
    # A grouped summary, of the usual statistics and of percentiles.
    groups = {}
    for row in rows:
        groups.setdefault((row[0], row[1]), []).append(number(row[2]))
    groups = {key: [value for value in values if value is not None] for key, values in groups.items()}
    usual = [[len(values),
              float(total(values)),
              average(values),
              min(values, default=None),
              max(values, default=None)] for values in groups.values()]
    check_summary(options, path, [], groups, usual, problems)
    chosen = source.sample(["5", "25", "50", "75", "99.9", "33.333333"], 2)
    names = ["median", *(f"p{text}" for text in chosen), "count"]
    wanted = [[*(percentile(values, Fraction(text)) for text in ["50", *chosen]),
               len(values)] for values in groups.values()]
    check_summary(options, path, ["--statistics", ",".join(names), "--threads",
                                  source.choice(["1", "3"])], groups, wanted, problems)
    header = ["k", "year", "x", "w"]
    # A statistic that is named twice is written once.
    percentages = list(dict.fromkeys(["50", *chosen, "0", "100"]))
    check_approximate(options, path, header, rows, groups, percentages, source, problems)
    for problem in problems[:3]:
        print(f"case {case}: {problem}", flush=True)
    return bool(problems)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reckon", default=".build/release/reckon")
    parser.add_argument("--without-duckdb", dest="duckdb", action="store_false")
    options = parser.parse_args()
    if options.duckdb:
        try:
            import duckdb  # noqa: F401
        except ImportError:
            print("missing: duckdb (pip install duckdb)")
            options.duckdb = False
    with tempfile.TemporaryDirectory(prefix="reckon-aggregates-") as folder:
        bad = sum(judge(case, options, folder) for case in range(options.count))
    print(f"{options.count} tables, {bad} with differences")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
