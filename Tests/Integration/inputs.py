#!/usr/bin/env python3
"""Judges how tables come into `reckon run` by Python's csv and json modules and by DuckDB: tables in several files,
arrays of JSON objects in every layout, and fields as people write them. What the release tool writes is compared byte
for byte, with one, two and five threads, or value for value where the layout is the tool's own.

    Tests/Integration/inputs.py [--count 300] [--seed 1] [--reckon .build/release/reckon] [--without-duckdb]

DuckDB is PyPI's duckdb.
"""

import argparse
import csv
import io
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.modules["inputs"] = sys.modules[__name__]


import lenient
import tables


def run(options, *arguments, source=None):
    threads = str((source or random).choice([1, 2, 5]))
    return subprocess.run([options.reckon, "run", *arguments, "--threads", threads], capture_output=True)


# Several files


def pieces(source, table):
    """The table's rows in several files: the first has the rows that tell what columns are."""
    delimiter = table.delimiter
    title = delimiter.join('"' + name.replace('"', '""') + '"' for name in table.titles)
    cuts = sorted(
        source.randint(20, len(table.rows)) for _ in range(source.randint(0, 4))) if len(table.rows) > 20 else []
    files, first = [], 0
    for cut in cuts + [len(table.rows)]:
        mark = source.choice(["", "", "\xef\xbb\xbf"])
        end = source.choice(["\n", "\r\n"])
        text = mark + title + end
        for record, _ in table.rows[first:cut]:
            text += record + ("\r\n" if record.endswith("\r") else end)
        # A last line without its end is a record all the same, unless it would be no line.
        last = table.rows[cut - 1][0] if cut > first else title
        if last and not last.endswith("\r") and source.random() < 0.3:
            text = text[:-len(end)]
        files.append((text.encode("latin-1"), first, cut))
        first = cut
        if source.random() < 0.1:
            files.append((source.choice([b"", title.encode("latin-1")]), cut, cut))
    return files


def judge_files(number, options, folder):
    source = random.Random(f"files {options.seed}-{number}")
    table, words, arguments, expected = tables.make_case(source)
    if expected.code == 3 or not table.rows:
        return None
    paths, places = [], []
    for place, (data, first, last) in enumerate(pieces(source, table)):
        path = os.path.join(folder, f"part-{place}.csv")
        with open(path, "wb") as file:
            file.write(data)
        paths.append(path)
        places += [(path, row + 1) for row in range(last - first)]
    result = run(options, *words, *paths, *arguments, source=source)
    said = result.stderr.decode("utf-8", "replace")
    if len(paths) > 1:
        # Messages name the file and the row in it.
        for index, error in enumerate(expected.errors):
            path, row = places[int(re.match(r"row (\d+)", error)[1]) - 1]
            expected.errors[index] = re.sub(r"^row \d+", f"{path}: row {row}", error)
        shown = re.findall(r"^  (.*: row .*)$", said, re.M)
        wrong = [(line, error) for line, error in zip(shown, expected.errors) if not line.startswith(error)]
        if wrong:
            return f"‘{wrong[0][0]}’ in place of ‘{wrong[0][1]}’"
        said = re.sub(r"^  .*: (row .*)$", r"  \1", said, flags=re.M)
        result.stderr = said.encode()
        expected.errors = [re.sub(r"^.*?: (row \d+)", r"\1", error) for error in expected.errors]
    return tables.difference(expected, result)


# JSON

TEXTS = [
    "", "x", "a b", '"', "\\", "]", "}", "[{", ",", '",', "\\\\\"", "line\nend", "\t", "é", "😀", "\u2028", "null", "5",
    "\x01", "\x7f"
]


def value(source, depth=0):
    kind = source.random()
    if kind < 0.35:
        return source.choice([source.randint(-99, 99), source.uniform(-1e3, 1e3), 1e-7, 1e300, 0, -0.0])
    if kind < 0.65:
        return "".join(source.choices(TEXTS, k=source.randint(0, 3)))
    if kind < 0.8 or depth > 2:
        return source.choice([None, True, False])
    if kind < 0.9:
        return [value(source, depth + 1) for _ in range(source.randint(0, 3))]
    return {source.choice(TEXTS): value(source, depth + 1) for _ in range(source.randint(0, 3))}


def make_objects(source):
    names = source.sample(["a", "b", "é", "x y", "]", "order", "{", "q\"r", "s\\"], source.randint(1, 5))
    objects = []
    for _ in range(source.choice([0, 1, 2, 5, 40, 400])):
        item = {"n": source.randint(-9, 99)} if source.random() < 0.9 else {}
        for name in names:
            if source.random() < 0.9:
                item[name] = value(source)
        objects.append(dict(source.sample(list(item.items()), len(item)) if source.random() < 0.2 else item.items()))
    if objects:
        objects[0] = {"n": 1, **objects[0]}
    return objects


def layout(source, objects):
    """The objects as bytes, laid out in one of the ways that programs have."""
    ascii_only = source.random() < 0.5
    one = lambda item, **more: json.dumps(item, ensure_ascii=ascii_only, **more)
    kind = source.random()
    if kind < 0.3:
        text = one(objects, indent=source.choice([0, 1, 2, "\t"]))
    elif kind < 0.5:
        text = one(objects, separators=(",", ":"))
    elif kind < 0.7:
        blanks = lambda: "".join(source.choices(" \n\r\t", k=source.randint(0, 3)))
        text = blanks() + "[" + ",".join(blanks() + one(item, indent=source.choice([None, 2])) + blanks()
                                         for item in objects) + blanks() + "]"
    elif kind < 0.85:
        text = "".join(one(item) + source.choice(["\n", "\r\n", "\n\n"]) for item in objects)
    else:
        text = "".join(one(item, indent=1) + source.choice(["\n", " ", ""]) for item in objects)
    text += source.choice(["", "\n", " \n\n"])
    return (source.choice(["", "", "\ufeff"]) + text).encode("utf-8")


def same(one, other):
    """Whether two values read from JSON are the same; 1 and 1.0 are."""
    if isinstance(one, bool) or isinstance(other, bool) or not isinstance(one, (int, float)):
        if isinstance(one, list) and isinstance(other, list):
            return len(one) == len(other) and all(map(same, one, other))
        if isinstance(one, dict) and isinstance(other, dict):
            return list(one) == list(other) and all(same(one[name], other[name]) for name in one)
        return type(one) is type(other) and one == other
    return not isinstance(other, (str, bool, type(None), list, dict)) and one == other and math.copysign(
        1, one) == math.copysign(1, other)


def judge_json(number, options, folder):
    source = random.Random(f"json {options.seed}-{number}")
    objects = make_objects(source)
    data = layout(source, objects)
    path = os.path.join(folder, "table.json")
    with open(path, "wb") as file:
        file.write(data)
    wanted = [{**{k: v
                  for k, v in item.items() if k != "t"}, "t": item["n"] * 2 if "n" in item else None}
              for item in objects]
    kept = [item for item in wanted if item["t"] is not None and item["t"] > 20]
    for target in ("json", "jsonl"):
        for condition, items in ((), wanted), (("--where", "n > 10"), kept):
            known = ("--columns", "n") if not objects else ()
            result = run(options, "t = n * 2", path, "--format", target, *condition, *known, source=source)
            if result.returncode:
                return f"exit code {result.returncode}: {result.stderr[:300]} of {data[:300]}"
            text = result.stdout.decode("utf-8")
            lines = text.split("\n")[:-1]
            found = json.loads(text) if target == "json" else [json.loads(line) for line in lines]
            if len(lines) != len(items) + (0 if target == "jsonl" else 2 if items else 1):
                return f"{len(lines)} lines for {len(items)} objects"
            for one, other in zip(found, items):
                if not same(one, other):
                    return f"{one} in place of {other}"
            if len(found) != len(items):
                return f"{len(found)} objects in place of {len(items)}"
    return None


# DuckDB


def judge_duckdb(number, options, folder):
    """Sums by file and by key, of files whose columns are in different orders."""
    import duckdb

    source = random.Random(f"duckdb {options.seed}-{number}")
    names = ["key", "amount", "qty"]
    paths, rows = [], []
    for place in range(source.randint(1, 4)):
        order = source.sample(names, 3)
        path = os.path.join(folder, f"sums-{place}.csv")
        with open(path, "w", newline="") as file:
            writer = csv.writer(file, lineterminator=source.choice(["\n", "\r\n"]))
            writer.writerow(order)
            for _ in range(source.choice([1, 3, 200])):
                row = {"key": source.choice("abcd"), "amount": source.randint(-99, 99) / 4, "qty": source.randint(0, 9)}
                writer.writerow([row[name] for name in order])
        paths.append(path)
    for group in ("key", "file"):
        column = "filename" if group == "file" else "key"
        wanted = duckdb.sql("with t as (" + " union all ".join(
            f"select '{path}' as filename, key, amount, qty from read_csv('{path}', header = true)" for path in paths) +
                            f") select {column}, count(amount * qty), sum(amount * qty) from t group by 1").fetchall()
        arguments = ["--filename", "file", "--group-by", group, "--statistics", "count,sum"]
        result = run(options, "s = amount * qty", *paths, *arguments, source=source)
        found = list(csv.reader(io.StringIO(result.stdout.decode())))[1:]
        if sorted((row[0], int(row[2]), float(row[3])) for row in found) != sorted(
            (key, count, float(total)) for key, count, total in wanted):
            return f"{found} in place of {wanted}: {result.stderr[:300]}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reckon", default=".build/release/reckon")
    parser.add_argument("--without-duckdb", action="store_true")
    options = parser.parse_args()
    judges = [judge_files, judge_json, lenient.judge] + ([] if options.without_duckdb else [judge_duckdb])
    cases = wrong = 0
    with tempfile.TemporaryDirectory(prefix="reckon-inputs-") as folder:
        for number in range(options.first, options.first + options.count):
            for judge in judges:
                problem = judge(number, options, folder)
                cases += 1
                if problem:
                    wrong += 1
                    print(f"{judge.__name__} {number}: {problem}"[:1500], flush=True)
    print(f"{cases} cases, {wrong} with differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
