#!/usr/bin/env python3
"""Judges `reckon run` by Python's csv module, float() and repr(): random ugly tables, formulas and options go through
the release tool from files and through pipes, with one, two and five threads, and what it writes is compared byte for
byte.

    Tests/Integration/tables.py [--count 1000] [--seed 1] [--reckon .build/release/reckon] [--keep FOLDER]

Where Python's csv module and Reckon differ on purpose:
  * A carriage return without a line feed is a byte like others to Reckon; to Python it ends a record.
  * A table that ends inside a quoted field is an error to Reckon; Python closes the quote.
  * A blank line of a table with one column is an empty field to Reckon; Python passes over it.
  * float() takes inf, nan, 1_000, other scripts' digits and other white space than blanks and tabs; to Reckon these are
  no numbers.
"""

import argparse
import math
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import csv

import ugly

csv.field_size_limit(1 << 30)
sys.set_int_max_str_digits(0)


class Failed(Exception):
    """A formula has no value in a row."""


def finite(number):
    if not math.isfinite(number):
        raise Failed
    return number


def divide(a, b):
    if b == 0:
        raise Failed
    return finite(a / b)


# Name, text, the names it reads, and what it means; without a meaning, the field that it hands on. The first of equal
# names counts. Where a row need not read all of them, those follow that it always reads, and the meaning asks for each
# name when it needs it.
FORMULAS = [[("k", "a > 0 ? 0 : b", "ab", lambda get: 0.0 if get("a") > 0 else get("b"), "a")],
            [("q", "a/b", "ab", divide),
             ("t", "if(row % 3 == 1, 1, q) + 1", "q#", lambda get: 2.0
              if get("#") % 3 == 1 else finite(get("q") + 1), "#")],
            [("k", "row == 2 or b > 0 ? 7 : (a ?? 5)", "ab#", lambda get: 7.0
              if get("#") == 2 or get("b") > 0 else get("a", 5.0), "#"), ("a", "k + 1", "k", lambda k: finite(k + 1))],
            [("k", "a > 0 and b > 0 ? max(a, b) : 0", "ab", lambda get: max(get("a"), get("b"))
              if get("a") > 0 and get("b") > 0 else 0.0, "a")],
            [("k", "a", "a", None), ("m", "k", "k", None),
             ("t", "m < 0 ? b : m*2", "mb", lambda get: get("b") if get("m") < 0 else finite(get("m") * 2), "m")],
            [("a", "b", "b", None), ("z", "a > 1 ? 1 : a", "a", lambda a: 1.0 if a > 1 else a)],
            [("s", "a + b*2", "ab", lambda a, b: finite(a + finite(b * 2)))],
            [("q", "a/b", "ab", divide), ("t", "q + 1", "q", lambda q: finite(q + 1))],
            [("a", "a*2", "a", lambda a: finite(a * 2)), ("z", "a - b", "ab", lambda a, b: finite(a - b))],
            [("h", "sqrt(abs(a))", "a", lambda a: math.sqrt(abs(a))),
             ("n", "row*10 + 1", "#", lambda row: row * 10.0 + 1)],
            [("k", "if(a > b, a, b - 1)", "ab", lambda a, b: a if a > b else finite(b - 1))],
            [("(a+1)/3", "(a+1)/3", "a", lambda a: finite(a + 1) / 3), ("n", "row", "#", float)], [], ]
CONDITIONS = [None, None, None, ("a > 0", "a", lambda a: a > 0),
              ("row > 3 and a != 1", "#a", lambda get: get("#") > 3 and get("a") != 1, "#"),
              ("a > 0 or b < 5", "ab", lambda get: get("a") > 0 or get("b") < 5, "a"),
              ("row % 2 == 0 ? b > 0 : true", "#b", lambda get: get("b") > 0 if get("#") % 2 == 0 else True, "#"),
              ("row < 9 or k < b", "#kb", lambda get: get("#") < 9 or get("k") < get("b"), "#"),
              ("row != 2 and q > -1", "#q", lambda get: get("#") != 2 and get("q") > -1, "#")]


def text(number):
    """The shortest text, as the tool writes it: repr() without a trailing .0."""
    written = repr(number)
    return written[:-2] if written.endswith(".0") else written


class Field:
    """A field that is handed on as it stands."""

    def __init__(self, text):
        self.text = text


class Expectation:
    """What a run must write, say and end with."""

    def __init__(self, table, formulas, condition, on_error, selection, target):
        self.table, self.formulas, self.condition = table, formulas, condition
        self.on_error, self.target, self.selection = on_error, target, selection
        self.names = [self.decoded(title).strip(" \t") for title in table.titles]
        self.places = {}
        for place, name in enumerate(self.names):
            self.places.setdefault(name, place)
        self.outputs = [(title, place) for place, title in enumerate(table.titles)]
        known = set(self.names)
        # The columns whose fields are handed on under a name.
        self.handed_on = {}
        for name, _, reads, meaning, *_ in formulas:
            self.handed_on[name] = None
            if meaning is None:
                self.handed_on[name] = self.handed_on[reads] if reads in self.handed_on else self.places[reads]
        for name, *_ in formulas:
            if name not in known:
                known.add(name)
                self.outputs.append((name, name))
        if selection:
            by_name = {self.decoded(title).strip(" \t"): (title, source) for title, source in reversed(self.outputs)}
            self.outputs = [by_name[name] for name in selection]
        self.written = {name for name, *_ in formulas}
        # With new columns behind them alone, records stay as they stand.
        first = [source for _, source in self.outputs[:len(self.names)]]
        self.keeps_records = target == table.delimiter and first == list(range(len(
            self.names))) and not self.written & set(self.names)
        self.output, self.errors, self.code = [], [], 0
        self.write([self.quoted(title) for title, _ in self.outputs])
        self.run()

    @staticmethod
    def decoded(title):
        return title.encode("latin-1").decode("utf-8", "replace")

    def quoted(self, field):
        if any(byte in field for byte in (self.target, '"', "\n", "\r")):
            return '"' + field.replace('"', '""') + '"'
        return field

    def write(self, fields):
        line = self.target.join(fields)
        self.output.append((line or '""' if len(self.outputs) == 1 else line) + "\n")

    def run(self):
        for number, (record, fields) in enumerate(self.table.rows, 1):
            if len(fields) > len(self.names):
                if self.on_error != "skip":
                    self.code = 3
                    return
                self.errors.append(f"row {number} has {len(fields)} fields")
                continue
            values, errors = self.evaluate(number, fields)
            if errors and self.on_error == "stop":
                self.errors.append(errors[0])
                self.code = 1
                return
            self.errors += errors[:1] if self.on_error == "skip" else errors
            if values is None or errors and self.on_error == "skip":
                continue
            raw = self.table.raw_fields(record)
            raw += [""] * (len(self.names) - len(raw))
            # Nothing behind it, a carriage return of the last field would be read as a part of the line end.
            if self.keeps_records and not (len(self.outputs) == len(self.names) and record.endswith("\r")):
                added = [self.field(source, raw, values) for _, source in self.outputs[len(self.names):]]
                self.write([record] + [""] * (len(self.names) - len(fields)) + added)
            else:
                self.write([self.field(source, raw, values) for _, source in self.outputs])

    def evaluate(self, number, fields):
        """Values by name and errors; no values for a row that is not kept."""
        values, errors = {"#": number}, []
        steps = [(formula, formula[0]) for formula in self.formulas]
        if self.condition:
            # Formulas behind those that the condition reads see only rows for which it holds.
            needed = [place for place, formula in enumerate(self.formulas) if formula[0] in self.condition[1]]
            steps.insert(max(needed, default=-1) + 1, (("--where", *self.condition), None))
        for (title, _, reads, meaning, *certain), name in steps:
            if meaning is None:
                values[name] = Field(self.handed_field(reads, values, fields))
                continue
            try:
                # Of several missing inputs that every row reads the first in the table's order is named.
                first = certain[0] if certain else reads
                inputs = {
                    read: self.input(read, values, fields)
                    for read in sorted(first, key=lambda name: self.places.get(name, math.inf))
                }
                if certain:
                    result = meaning(lambda read, otherwise=None: self.input(read, values, fields, otherwise))
                else:
                    result = meaning(*(inputs[read] for read in reads))
                if name is None and not result:
                    # What failed before is no matter in a row that is left out.
                    return None, []
                if name is not None:
                    values[name] = result
            except (Failed, OverflowError) as failure:
                said = str(failure)
                if name is not None:
                    errors.append(f"row {number}, column {title}: {said}")
                elif not said.endswith("could not be computed"):
                    errors.append(f"row {number}, --where: {said}")
                if name is None:
                    return None, errors
                values[name] = None
        return values, errors

    def handed_field(self, name, values, fields):
        """The field that a name stands for."""
        if name in values:
            return values[name].text
        place = self.places[name]
        return fields[place] if place < len(fields) else ""

    def input(self, name, values, fields, otherwise=None):
        if name in values and not isinstance(values[name], Field):
            if values[name] is None:
                raise Failed(f"{name} could not be computed")
            return values[name]
        field = self.handed_field(name, values, fields)
        value = ugly.value(field)
        if value is None and otherwise is not None and not field.strip(" \t"):
            return otherwise
        if value is None:
            raise Failed(f"{name} {ugly.gap(field)}")
        return value

    def moves(self, field):
        """Whether a field without quotes needs them where it goes."""
        return self.target in field or field.endswith("\r")

    def raw_field(self, place, raw):
        field = raw[place]
        if field.startswith('"'):
            # A field in quotes stays as it is, unless something stands behind the closing one.
            return field if not ugly.outside(field) else '"' + ugly.plain(field).replace('"', '""') + '"'
        return self.quoted(field) if self.moves(field) else field

    def field(self, source, raw, values):
        if not isinstance(source, int) and self.handed_on.get(source) is not None:
            source = self.handed_on[source]
            return self.raw_field(source, raw)
        if isinstance(source, int):
            name = self.names[source]
            if name in self.written and self.places[name] == source and self.handed_on[name] is not None:
                return self.raw_field(self.handed_on[name], raw)
            if name not in self.written or self.places[name] != source:
                return self.raw_field(source, raw)
            source = name
        return "" if values.get(source) is None else text(values[source])


def has_numbers(table, names, name):
    place = names.index(name)
    return any(place < len(fields) and ugly.value(fields[place]) is not None for _, fields in table.rows[:20])


def make_case(source):
    shape = source.choices(["small", "wide", "blocks", "long"], [90, 4, 4, 2])[0]
    table = ugly.Table(source, shape)
    names = [Expectation.decoded(title).strip(" \t") for title in table.titles]
    usable = [
        f for f in FORMULAS if all(read in "#" or read in names or read in {g[0]
                                                                            for g in f}
                                   for g in f
                                   for read in g[2])
    ]
    # A name for a column whose first fields are texts is one of texts.
    usable = [
        f for f in usable
        if not any(g[3] is None
                   for g in f) or all(has_numbers(table, names, g[2]) for g in f if g[3] is None and g[2] in names)
    ]
    formulas = source.choice(usable)
    made = names + [f[0] for f in formulas]
    condition = source.choice([c for c in CONDITIONS if not c or all(read == "#" or read in made for read in c[1])])
    on_error = source.choice(["null", "null", "skip", "stop"])
    known = [
        name for name in dict.fromkeys(names + [g[0] for g in formulas])
        if name and "," not in name and name == name.strip()
    ]
    selection = source.sample(known, source.randint(1, min(5, len(known)))) if known and source.random() < 0.4 else None
    target = table.delimiter
    options = ["--on-error", on_error]
    if table.delimiter != ",":
        options += ["--delimiter", table.delimiter]
    if source.random() < 0.15:
        target = source.choice([",", "\t"])
        options += ["--format", "csv" if target == "," else "tsv", "--quotes", "double"]
    if condition:
        options += ["--where", condition[0]]
    if selection:
        options += ["--select", ",".join(selection)]
    if not formulas and not (condition or selection or target != table.delimiter):
        options += ["--where", "1"]
    words = ["; ".join(t if n == t else f"{n} = {t}" for n, t, *_ in formulas)] if formulas else []
    return table, words, options, Expectation(table, formulas, condition, on_error, selection, target)


def feed(process, data, source):
    """Writes to a pipe in chunks of random sizes."""
    sizes = source.choice([(1, 7), (1, 5000), (65536, 65536), (1, 300_000)]) if len(data) < 20_000 else (1000, 300_000)
    at = 0
    try:
        while at < len(data):
            size = source.randint(*sizes)
            process.stdin.write(data[at:at + size])
            process.stdin.flush()
            at += size
        process.stdin.close()
    except BrokenPipeError:
        pass


def run(command, data=None, source=None):
    if data is None:
        return subprocess.run(command, capture_output=True)
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    feeder = threading.Thread(target=feed, args=(process, data, source))
    feeder.start()
    errors = []
    reader = threading.Thread(target=lambda: errors.append(process.stderr.read()))
    reader.start()
    output = process.stdout.read()
    reader.join()
    feeder.join()
    process.wait()
    return subprocess.CompletedProcess(command, process.returncode, output, errors[0])


def difference(expected, result):
    """What is wrong, or nothing."""
    output = "".join(expected.output).encode("latin-1")
    if result.returncode != expected.code:
        return f"exit code {result.returncode} in place of {expected.code}: {result.stderr[-300:]}"
    if result.stdout != output:
        at = next((i for i, (x, y) in enumerate(zip(result.stdout, output)) if x != y),
                  min(len(result.stdout), len(output)))
        line = output[:at].count(b"\n") + 1
        return f"line {line}, byte {at}: {result.stdout[max(0, at - 60):at + 60]} in place of {output[max(0, at - 60):at + 60]}"
    said = result.stderr.decode("utf-8", "replace")
    count = re.search(r"^(\d+) row errors?:$", said, re.M)
    if (int(count[1]) if count else 0) != len(expected.errors):
        return f"{count[1] if count else 0} row errors in place of {len(expected.errors)}: {said[:400]}"
    shown = re.findall(r"^  (row .*)$", said, re.M)
    for line, error in zip(shown, expected.errors):
        if not line.startswith(error):
            return f"‘{line}’ in place of ‘{error}’"
    if len(shown) != min(5, len(expected.errors)):
        return f"{len(shown)} errors are shown of {len(expected.errors)}"
    return None


def judge(number, options, folder):
    """Runs one random case in all ways; gives the number of runs and of what is wrong."""
    source = random.Random(f"{options.seed}-{number}")
    table, words, arguments, expected = make_case(source)
    path = os.path.join(folder, f"table-{number}.csv")
    with open(path, "wb") as file:
        file.write(table.data)
    wrong = runs = 0
    for threads in (1, 2, 5):
        for piped in (False, True):
            command = [options.reckon, "run", *words, "-" if piped else path, *arguments, "--threads", str(threads)]
            result = run(command, table.data, source) if piped else run(command)
            runs += 1
            problem = difference(expected, result)
            if problem:
                wrong += 1
                if wrong == 1:
                    print(f"case {number} ({len(table.data)} bytes): {command}\n  {problem}", flush=True)
    if wrong and options.keep:
        os.makedirs(options.keep, exist_ok=True)
        os.replace(path, os.path.join(options.keep, f"table-{number}.csv"))
    else:
        os.unlink(path)
    return runs, wrong, len(table.data)


def judge_huge(options, folder):
    """A field of a hundred megabytes, in quotes and without; gives whether it passes through, and prints time and
    memory."""
    fine = True
    for name, field in (("quoted", b'"' + b'0123456789,\n""\r\n' * 6_250_000 + b'"'),
                        ("bare", b"0123456789abcdef" * 6_250_000)):
        path = os.path.join(folder, "huge.csv")
        with open(path, "wb") as file:
            file.write(b"n,t\n1," + field + b"\n2,x\n")
        for threads in (1, 2, 5):
            target = os.path.join(folder, "huge.out")
            start = time.monotonic()
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
            result = run([options.reckon, "run", "s = n + 1", path, "--threads", str(threads), "--output", target])
            with open(target, "rb") as file:
                same = result.returncode == 0 and file.read() == b"n,t,s\n1," + field + b",2\n2,x,3\n"
            peak = max(before, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            print(f"{len(field) / 1e6:.0f} MB in one {name} field, {threads} threads: {'fine' if same else 'WRONG'}, "
                  f"{time.monotonic() - start:.2f} s, at most {peak / 1024:.0f} MiB so far")
            fine &= same
    return fine


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reckon", default=".build/release/reckon")
    parser.add_argument("--huge",
                        action="store_true",
                        help="also a field of 100 MB, which takes half a gigabyte of memory")
    parser.add_argument("--keep", metavar="FOLDER", help="keep tables with differences here")
    options = parser.parse_args()
    cases = runs = bad = size = 0
    with tempfile.TemporaryDirectory(prefix="reckon-tables-") as folder:
        for number in range(options.first, options.first + options.count):
            done, wrong, bytes_made = judge(number, options, folder)
            cases, runs, bad, size = cases + 1, runs + done, bad + (wrong > 0), size + bytes_made
        if options.huge:
            bad += not judge_huge(options, folder)
    print(f"{cases} tables of {size / 1e6:.0f} MB, {runs} runs, {bad} tables with differences")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
