#!/usr/bin/env python3
"""Judges functions of other rows (prev, next, cumtotal, movavg, rank, share, correl, slope, intercept, mode), groups by
computed columns, joins, and the order of rows (--sort, --distinct, --head, --tail) by DuckDB (pip install duckdb):
random tables with missing values and awkward keys, from files and pipes, as CSV and JSON lines, with one and several
threads, sorted in memory and in files.

    Tests/Integration/beside.py [--count 60] [--seed 1] [--reckon .build/release/reckon]
"""

import argparse
import csv
import io
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter

KEYS = [
    "EU", "US", "", "a,b", 'say "x"', "two\nlines", "é", " EU", "zz", "a text that is longer than sixteen bytes",
    "a text that is longer than 16"
]
GROUPS = {
    "": ("", "true"), "k": (", by: k", "k"), "k, year": (", by: k, year", "k, year"), "big": (", by: big", "big"),
    "big, k": (", by: big, k", "big, k")
}


def functions(source, by, parts):
    """A call and what DuckDB calls it; those that round have a tolerance."""
    n = source.choice([1, 1, 2, 3, 7, 5000])
    window = f"over (partition by {parts} order by number"
    whole = f"over (partition by {parts})"
    return source.choice(
        [(f"prev(x, {n}{by})", f"lag(x, {n}) {window})", 0), (f"next(x, {n}{by})", f"lead(x, {n}) {window})", 0),
         (f"prev(k{by})", f"lag(k) {window})", 0), (f"next(w*2{by})", f"lead(w*2) {window})", 0),
         (f"cumtotal(x{by})", f"sum(x) {window} rows unbounded preceding)", 0),
         (f"movavg(x, {n}{by})",
          f"case when row_number() {window}) >= {n} then avg(x) {window} rows {n - 1} preceding) end", 1e-15),
         (f"rank(x{by})",
          f"case when x is null then null else rank() over (partition by {parts} order by x desc nulls last) end", 0),
         (f"rank(-w{by})", f"rank() over (partition by {parts} order by w)", 0),
         (f"share(x{by})", f"x / nullif(sum(x) {whole}, 0)", 1e-15),
         (f"total(x{by})", f"coalesce(sum(x) {whole}, 0)", 0), (f"correl(x, w{by})", f"corr(x, w) {whole}", 1e-9),
         (f"slope(w, x{by})", f"regr_slope(x, w) {whole}", 1e-9),
         (f"intercept(w, x{by})", f"regr_intercept(x, w) {whole}", 1e-9), ])


SORTS = [("k", "k asc nulls last"), ("k desc", "k desc nulls last"), ("x", "x asc nulls last"),
         ("x desc", "x desc nulls last"), ("w", "w"), ("year desc", "year desc"), ("day desc", "day desc"),
         ("big", "big"), ("v desc", "v desc nulls last")]


def make_table(source):
    rows = []
    keys = source.sample(KEYS, source.randint(1, len(KEYS)))
    for _ in range(source.choice([0, 1, 3, 40, 40, 3000])):
        x = "" if source.random() < 0.15 else str(source.randint(-400, 400) / 8)
        day = f"20{source.randint(10, 30)}-{source.randint(1, 12):02}-{source.randint(1, 28):02}"
        rows.append([source.choice(keys), str(source.randint(2020, 2023)), x, str(source.randint(1, 64) / 8), day])
    return rows


def same(text, value, near):
    # DuckDB has NaN where one of two columns is the same in all rows.
    if value is None or value != value or text in ("", None):
        return (value is None or value != value) and text in ("", None)
    if isinstance(value, str):
        return text == value
    if isinstance(value, bool):
        return text is value or str(text).lower() == str(value).lower()
    if abs(float(text) - float(value)) <= near * max(1, abs(float(value))):
        return True
    # What is nearly the same number in all rows has no correlation worth comparing.
    return near == 1e-9 and abs(float(value)) < 1e-6 and abs(float(text)) < 1e-6


def judge(case, options, folder):
    import duckdb

    source = random.Random(f"{options.seed}-{case}")
    rows = make_table(source)
    path = os.path.join(folder, "table.csv")
    with open(path, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n", quoting=source.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
        writer.writerow(["k", "year", "x", "w", "day"])
        writer.writerows(rows)
    calls = [functions(source, *GROUPS[source.choice(list(GROUPS))]) for _ in range(source.randint(1, 3))]
    condition = source.choice([None, None, ("w > 2", "w > 2"), ('k == "EU"', "k = 'EU'")])
    sorts = source.sample(SORTS, source.choice([0, 0, 1, 2, 3]))
    cut = source.choice([None, None, ("--head", 3), ("--tail", 3), ("--head", 0), ("--head", 100), ("--tail", 100)])
    connection = duckdb.connect()
    connection.execute("create table t (number integer, k varchar, year integer, x double, w double, day date)")
    if rows:
        connection.executemany(
            "insert into t values (?, ?, ?, ?, ?, ?)",
            [[i, k or None, year, x or None, w, day] for i, (k, year, x, w, day) in enumerate(rows)])
    columns = ", ".join(f"{sql} as c{place}" for place, (_, sql, _) in enumerate(calls))
    inner = f"select *, w > 4 as big, x * w as v from t where {condition[1] if condition else 'true'}"
    order = ", ".join([sql for _, sql in sorts] + ["number"])
    wanted = connection.execute(f"select * from (select *, {columns} from ({inner}) a) b order by {order}").fetchall()
    if cut:
        wanted = wanted[:cut[1]] if cut[0] == "--head" else wanted[max(0, len(wanted) - cut[1]):]
    text = "big = w > 4; v = ismissing(x) ? missing : x*w; " + "; ".join(f"c{place} = {call}"
                                                                         for place, (call, *_) in enumerate(calls))
    problems = []
    for piped in (False, True):
        for as_json in (False, True):
            command = [options.reckon, "run", text, "-" if piped else path, "--threads", source.choice(["1", "3"])]
            command += ["--where", condition[0]] if condition else []
            command += ["--sort", ",".join(name for name, _ in sorts)] if sorts else []
            command += [cut[0], str(cut[1])] if cut else []
            command += ["--limit", f"sort-bytes={source.choice([1, 5000, 100000])}"] if source.random() < 0.5 else []
            command += ["--format", "jsonl"] if as_json else []
            with open(path, "rb") as file:
                result = subprocess.run(command, input=file.read() if piped else None, capture_output=True)
            output = result.stdout.decode()
            found = [list(json.loads(line).values())
                     for line in output.splitlines()] if as_json else list(csv.reader(io.StringIO(output)))[1:]
            if result.returncode != 0 or len(found) != len(wanted):
                problems.append(
                    f"{command}\n  {len(found)} rows in place of {len(wanted)}: {result.stderr.decode()[-300:]}")
                continue
            for line, row in zip(found, wanted):
                number, cells = row[0], row[8:]
                good = as_json or line[:5] == rows[number]
                for cell, value, (_, _, near) in zip(line[7:], cells, calls):
                    good = good and same(cell, value, near)
                if not good:
                    problems.append(f"{command}\n  {line} in place of {row}")
                    break
    problems += judge_joins(case, options, folder, path, rows, source)
    problems += judge_lists(options, connection, rows, source)
    problems += judge_modes(case, options, path, rows, source)
    for problem in problems[:3]:
        print(f"case {case}: {problem}", flush=True)
    return bool(problems)


def judge_lists(options, connection, rows, source):
    """The same functions of a list of the column's values."""
    if len(rows) > 40:
        return []
    problems = []
    for _ in range(3):
        call, sql, near = functions(source, "", "true")
        if "(x" not in call or "," in call and not call.startswith(
            ("prev", "next", "movavg")) or call.startswith("total"):
            continue
        wanted = [row[0] for row in connection.execute(f"select {sql} from t order by number").fetchall()]
        mode = source.choice(["--double", "--decimal", None])
        values = ", ".join(row[2] or "missing" for row in rows)
        command = [options.reckon, "eval", *([mode] if mode else []), "--json", f"x = [{values}]; {call}"]
        result = subprocess.run(command, capture_output=True, text=True)
        found = json.loads(result.stdout)["value"] if result.returncode == 0 else None
        if found is None or len(found) != len(wanted) or not all(
                same(item, value, near or 1e-15) for item, value in zip(found, wanted)):
            problems.append(f"{command}: {found} in place of {wanted} {result.stderr}")
    return problems


def judge_joins(case, options, folder, path, rows, source):
    """A joined file of keys in any order, some of them twice, by Python's dictionaries."""
    other = os.path.join(folder, "other.csv")
    lines = [(source.choice(KEYS), source.randint(2020, 2023), source.randint(1, 80) / 8)
             for _ in range(source.choice([0, 1, 5, 60]))]
    with open(other, "w", newline="") as file:
        csv.writer(file).writerows([("key", "year", "r"), *lines])
    both = source.random() < 0.5
    kept = {}
    for key, year, r in lines:
        name = (key, str(year)) if both else (key,)
        if key != "":
            kept.setdefault(name, r)
    command = [
        options.reckon, "run", "v = w * r", path, "--join", other, "--on", "k=key,year" if both else "k=key",
        "--duplicates", "first", "--select", "k,r,v", "--threads",
        source.choice(["1", "3"])
    ]
    inner = source.random() < 0.5
    found = list(
        csv.reader(io.StringIO(subprocess.run(command + ["--inner"] * inner, capture_output=True,
                                              text=True).stdout)))[1:]
    wanted = []
    for k, year, _, w, _ in rows:
        r = kept.get((k, year) if both else (k,)) if k else None
        if r is not None or not inner:
            wanted.append((k, r, None if r is None else float(w) * r))
    good = len(found) == len(wanted) and all(
        line[0] == k and same(line[1], r, 0) and same(line[2], v, 0) for line, (k, r, v) in zip(found, wanted))
    return [] if good else [f"{command}, inner {inner}: {found[:4]} in place of {wanted[:4]}"]


def judge_modes(case, options, path, rows, source):
    """The mode, and distinct rows in their order, by Python's counters."""
    groups = {}
    for k, year, x, w, day in rows:
        groups.setdefault(float(w) > 4, []).append(float(w))
    command = [
        options.reckon, "run", "big = w > 4", path, "--group-by", "big", "--select", "w", "--statistics", "mode,count",
        "--sort", "count desc,big"
    ]
    found = list(csv.reader(io.StringIO(subprocess.run(command, capture_output=True, text=True).stdout)))[1:]
    wanted = []
    for big, values in groups.items():
        most = max(Counter(values).values())
        wanted.append((big, next(value for value, count in Counter(values).items() if count == most), len(values)))
    wanted.sort(key=lambda row: (-row[2], row[0]))
    if [(line[0] == "true", float(line[2]), int(line[3])) for line in found] != wanted:
        return [f"{command}: {found} in place of {wanted}"]
    command = [options.reckon, "run", path, "--select", "k,year", "--distinct", "--threads", source.choice(["1", "3"])]
    found = list(csv.reader(io.StringIO(subprocess.run(command, capture_output=True, text=True).stdout)))[1:]
    wanted = list(dict.fromkeys((row[0], row[1]) for row in rows))
    return [] if [tuple(line) for line in found] == wanted else [f"{command}: {found[:5]} in place of {wanted[:5]}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reckon", default=".build/release/reckon")
    options = parser.parse_args()
    try:
        import duckdb  # noqa: F401
    except ImportError:
        print("missing: duckdb (pip install duckdb)")
        return 0
    with tempfile.TemporaryDirectory(prefix="reckon-beside-") as folder:
        bad = sum(judge(case, options, folder) for case in range(options.count))
    print(f"{options.count} tables, {bad} with differences")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
