#!/usr/bin/env python3
"""`reckon run` inside Apache Spark: each partition of a data set goes through a process of the tool, and what comes
back is compared, byte for byte, with one run of the tool over all rows: numbers, texts, dates and missing values. Then
the recipe of two steps for a share of the whole table's total, summaries of groups by parts, and the first again with
split and xargs, without Spark.

    pip install pyspark        (and a Java runtime of version 17 or newer)
    Tests/Integration/spark.py [--rows 200000] [--partitions 16] [--reckon .build/release/reckon]

Exit codes: 0 when all agree, 1 when something differs, 77 when Spark or Java is missing.
"""

import argparse
import json
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

FORMULAS = (
    "total = price * qty; q = price / qty; net = price - (discount ?? 0); lacks = ismissing(discount); label = concat(upper(region), \"/\", name); "
    "vat = region in [\"EU\", \"é\"] ? price * 1.25 : price; late = due + 1 month; wait = due - 2024-01-01 to d")
COLUMNS = "name,region,due,price,qty,discount"
# A column's first fields say that it has dates; those of a partition may all be empty, and an empty partition has none.
KINDS = "--unit due=date"


def make_rows(count):
    source = random.Random(1)
    for number in range(count):
        # Every thousandth row has no quantity, or none to divide by: errors of rows, which do not end a task.
        quantity = ("", "0")[number % 2] if number % 1000 < 2 else str(source.randint(1, 99))
        region = source.choice(["EU", "US", "é", "", '"EU"'])
        # A stretch longer than a partition's first fields has no dates, and a few fields are no dates.
        due = "" if number % 7000 < 900 else "soon" if number % 997 == 0 else f"2024-{source.randint(1, 12):02}-{source.randint(1, 31):02}"
        discount = source.choice(["", "", "0.5", "1.25", "none" if number % 501 == 0 else ""])
        # Quarters, whose sums no order changes.
        yield f'"item {number % 97}, ""x""",{region},{due},{source.randint(1, 4000) / 4},{quantity},{discount}'


def compare(title, found, expected):
    same = found == expected
    print(f"{title}: {sum(map(len, found)):,} rows in {len(found)} parts, {'the same bytes' if same else 'DIFFERENT'}")
    for number, (part, single) in enumerate(zip(found, expected)):
        for row, (one, other) in enumerate(zip(part, single)):
            if one != other:
                print(f"  part {number}, row {row}: {one!r} in place of {other!r}")
                return False
    return same


def single_run(reckon, partitions, folder):
    """What one run over all rows gives, cut where the partitions end."""
    path = os.path.join(folder, "all.csv")
    with open(path, "w") as file:
        file.write(COLUMNS + "\n" + "".join(row + "\n" for part in partitions for row in part))
    start = time.monotonic()
    result = subprocess.run([reckon, "run", FORMULAS, path, "--no-header-out", *KINDS.split()],
                            capture_output=True,
                            text=True)
    print(f"one run: {time.monotonic() - start:.2f} s, exit code {result.returncode}, {result.stderr.splitlines()[0]}")
    return parted(result.stdout, partitions)


def parted(output, partitions):
    """The lines of an output, cut where the partitions end."""
    rows = iter(output.split("\n"))
    return [[next(rows) for _ in part] for part in partitions]


def with_totals(reckon, rows, partitions, folder):
    """The recipe of the documents for a share of the whole table's total: each partition writes a part of a summary,
    combine adds the parts, and a second run is given the total."""
    part = f"{shlex.quote(reckon)} run 'price' - --columns {COLUMNS} --threads 1 --statistics sum --select price --partial"
    lines = "\n".join(rows.pipe(part, checkCode=True).collect())
    whole = subprocess.run([reckon, "combine", "-", "--format", "jsonl"],
                           input=lines,
                           capture_output=True,
                           text=True,
                           check=True)
    total = json.loads(whole.stdout)["sum"]
    command = f"{shlex.quote(reckon)} run 'share = price / whole' - --let whole={total!r} --columns {COLUMNS} --no-header-out --threads 1"
    found = rows.pipe(command + " --select name,share", checkCode=True).glom().collect()
    single = subprocess.run([
        reckon, "run", "share = price / total(price)",
        os.path.join(folder, "all.csv"), "--select", "name,share", "--no-header-out"
    ],
                            capture_output=True,
                            text=True)
    return compare(f"Spark in two steps, of {total}", found, parted(single.stdout, partitions))


def with_groups(reckon, rows, folder, medians):
    """Sums, medians and percentiles of groups: parts of a summary from each partition, and combine."""
    options = f"--group-by region --select price --statistics sum,median,p90,count --medians {medians}"
    part = f"{shlex.quote(reckon)} run - --columns {COLUMNS} --threads 1 {options} --partial"
    lines = rows.pipe(part, checkCode=True).collect()
    whole = subprocess.run([reckon, "combine", "-"], input="\n".join(lines), capture_output=True, text=True, check=True)
    single = subprocess.run(
        [reckon, "run", os.path.join(folder, "all.csv"), *options.split()], capture_output=True, text=True, check=True)
    title = f"groups with {medians} medians, by parts of {sum(map(len, lines)):,} bytes"
    return compare(title, [whole.stdout.split("\n")], [single.stdout.split("\n")])


def with_spark(reckon, partitions, expected, folder):
    from pyspark import SparkConf, SparkContext

    conf = SparkConf().setMaster("local[2]").setAppName("reckon").set("spark.ui.enabled", "false")
    conf.set("spark.ui.showConsoleProgress", "false").set("spark.driver.bindAddress", "127.0.0.1").set(
        "spark.driver.host", "127.0.0.1")
    context = SparkContext(conf=conf)
    context.setLogLevel("OFF")
    print(f"Spark {context.version}")
    fine = True
    try:
        stored = os.path.join(folder, "rows")
        # A file without bytes makes no partition; one without rows does, as any filter may leave one.
        context.parallelize(partitions, len(partitions)).flatMap(lambda rows: ["#"] + rows).saveAsTextFile(stored)
        parts = sorted(name for name in os.listdir(stored) if name.startswith("part-"))
        # No file is cut in two, so that partitions are the files.
        files = [context.textFile(os.path.join(stored, name), 1) for name in parts]
        rows = context.union(files).filter(lambda line: line != "#")
        print(f"data set: {rows.getNumPartitions()} partitions, {sum(not part for part in partitions)} of them empty")
        header = os.path.join(folder, "header.csv")
        with open(header, "w") as file:
            file.write(COLUMNS + "\n")
        for title, names in (("--columns", f"--columns {COLUMNS}"), ("--header-from",
                                                                     f"--header-from {shlex.quote(header)}")):
            command = f"{shlex.quote(reckon)} run {shlex.quote(FORMULAS)} - {names} {KINDS} --no-header-out --threads 1"
            start = time.monotonic()
            # RDD.pipe cuts the command as a shell does, but a null device swallows what tasks say on standard error.
            found = rows.pipe(f"/bin/sh -c {shlex.quote(command + ' 2>/dev/null')}", checkCode=True).glom().collect()
            print(f"{title}: {time.monotonic() - start:.2f} s")
            fine &= compare(f"Spark with {title}", found, expected)
        fine &= with_totals(reckon, rows, partitions, folder)
        for medians in ("exact", "approximate"):
            fine &= with_groups(reckon, rows, folder, medians)
        # A data set that cannot be computed must fail the job, not give a part of it.
        wrong = f"{shlex.quote(reckon)} run {shlex.quote(FORMULAS)} - --columns name,price --no-header-out"
        try:
            context.textFile(os.path.join(stored, parts[0]), 1).pipe(
                f"/bin/sh -c {shlex.quote(wrong + ' 2>/dev/null')}", checkCode=True).collect()
            print("a wrong column list: the job went through: DIFFERENT")
            fine = False
        except Exception:
            print("a wrong column list: the job fails, as it should")
    finally:
        context.stop()
    return fine


def with_xargs(reckon, partitions, expected, folder):
    """The same by split and xargs; every piece keeps its place by its name."""
    rows = [row for part in partitions for row in part]
    with open(os.path.join(folder, "rows.csv"), "w") as file:
        file.write("".join(row + "\n" for row in rows))
    pieces = os.path.join(folder, "pieces")
    os.mkdir(pieces)
    script = f"""cd {shlex.quote(pieces)} && split -d -a 3 -l 12345 ../rows.csv rows. && ls rows.* | xargs -P 2 -I % {shlex.quote(reckon)} run \
        {shlex.quote(FORMULAS)} % --columns {COLUMNS} {KINDS} --no-header-out --threads 1 --output %.out 2>/dev/null && cat rows.*.out"""
    start = time.monotonic()
    result = subprocess.run(["/bin/sh", "-c", script], capture_output=True, text=True)
    print(f"split and xargs -P 2: {time.monotonic() - start:.2f} s")
    return compare("split and xargs", [result.stdout.split("\n")[:-1]], [[row for part in expected for row in part]])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=200_000)
    parser.add_argument("--partitions", type=int, default=16)
    parser.add_argument("--reckon", default=".build/release/reckon")
    options = parser.parse_args()
    options.reckon = os.path.abspath(options.reckon)
    rows = list(make_rows(options.rows))
    # The fourth partition is empty.
    filled = options.partitions - 1
    bounds = [len(rows) * number // filled for number in range(filled + 1)]
    partitions = [rows[low:high] for low, high in zip(bounds, bounds[1:])]
    partitions.insert(3, [])
    with tempfile.TemporaryDirectory(prefix="reckon-spark-") as folder:
        expected = single_run(options.reckon, partitions, folder)
        fine = with_xargs(options.reckon, partitions, expected, folder)
        try:
            import pyspark  # noqa: F401
        except ImportError:
            print("pyspark is missing: pip install pyspark")
            return 77 if fine else 1
        if not shutil.which("java") and not os.environ.get("JAVA_HOME"):
            print("Java is missing: apt-get install openjdk-17-jre-headless")
            return 77 if fine else 1
        fine &= with_spark(options.reckon, partitions, expected, folder)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
