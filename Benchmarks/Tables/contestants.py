"""Who computes columns of tables: the command line of each for each task, or nothing where it cannot do it."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys

# Task: table, Reckon's formulas and options, and what they are in the other languages.
FORMULA = "(b + a/b)*(a - b/a) + c"
TASKS = {
    "column":
        dict(table="short", sql=FORMULA, reckon=["y = " + FORMULA]), "17 digits":
            dict(table="digits", sql=FORMULA, reckon=["y = " + FORMULA]), "column, pipe":
                dict(table="short", sql=FORMULA, reckon=["y = " + FORMULA], piped=True), "quoted":
                    dict(table="quoted", sql=FORMULA, reckon=["y = " + FORMULA]), "wide, 2 of 500":
                        dict(table="wide", sql="x17 * x451", reckon=["y = x17 * x451"]), "long, 10 columns":
                            dict(table="long", sql="x1 * x5 + x10", reckon=["y = x1 * x5 + x10"]), "select":
                                dict(table="long",
                                     sql="x1 * x5 + x10",
                                     reckon=["y = x1 * x5 + x10", "--select", "y,x2"],
                                     select="x2"), "summary":
                                         dict(table="short",
                                              sql=FORMULA,
                                              reckon=["y = " + FORMULA, "--summary"],
                                              summary=True), "group-by":
                                                  dict(table="grouped",
                                                       sql="a*2",
                                                       reckon=["y = a*2", "--group-by", "g"],
                                                       summary=True,
                                                       group="g"), "group-by, 100,000":
                                                           dict(table="groups",
                                                                sql="a*2",
                                                                reckon=["y = a*2", "--group-by", "g"],
                                                                summary=True,
                                                                group="g"),
    **{
        f"sum by {count:,}":
            dict(table=f"by {count:,}",
                 sql="a*2",
                 reckon=["y = a*2", "--group-by", "g", "--statistics", "sum"],
                 summary=True,
                 group="g",
                 statistics=["sum"])
        for count in (10_000, 100_000, 1_000_000)
    }, "date":
        dict(table="dated", where="d >= date '2020-01-01'", reckon=["--where", "d >= 2020-01-01"]), "text":
            dict(table="dated", where="contains(t, 'ta')", reckon=["--where", 'contains(t, "ta")']), "date column":
                dict(table="dated", sql="(d + 1)::date", reckon=["y = d + 1 day"]),
}

# Statistics by their names in the task, in SQL and in polars.
SQL = {
    "count": "count({0})", "sum": "sum({0})", "mean": "avg({0})", "min": "min({0})", "max": "max({0})",
    "stdev": "stddev_samp({0})"
}

PYTHON = """
import csv, math, sys
task = {task!r}
rows = csv.reader(sys.stdin if sys.argv[1] == '-' else open(sys.argv[1], newline=''))
header = next(rows)
out = csv.writer(sys.stdout, lineterminator='\\n')
places = [(name, header.index(name)) for name in {used!r}]
code = compile({formula!r}, 'formula', 'eval')
out.writerow(header + ['y'])
for row in rows:
    out.writerow(row + [repr(eval(code, {{name: float(row[at]) for name, at in places}}))])
"""

DUCKDB = """
import sys, duckdb
connection = duckdb.connect()
connection.execute('set threads to {threads}')
connection.execute({statement!r})
"""


POLARS = """
import os, sys
os.environ['POLARS_MAX_THREADS'] = '{threads}'
import polars
y = polars.col('y')
table = polars.scan_csv({table!r}).with_columns(y={formula})
known = [y.count().alias('count'), y.sum().alias('sum'), y.mean().alias('mean'), y.min().alias('min'), y.max().alias('max'), y.std().alias('stdev')]
statistics = known if {names!r} is None else [one for one in known if one.meta.output_name() in {names!r}]
table.group_by({group!r}, maintain_order=True).agg(statistics).collect().write_csv(sys.stdout.buffer)
"""


def used(task):
    return sorted(set(re.findall(r"\b(?:[abc]|x\d+)\b", task["sql"])))


def mawk(task, columns):
    """A formula of mawk over fields by number."""
    return re.sub(r"\b([abc]|x\d+)\b", lambda found: f"${columns.index(found[1]) + 1}", task["sql"])


def reckon(path, threads):
    return lambda task, table, columns: [path, "run", *task["reckon"], table, "--threads", str(threads)]


def duckdb(threads):
    def command(task, table, columns):
        source = "/dev/stdin" if table == "-" else table
        read = f"read_csv('{source}', header = true, delim = ',', quote = '\"')"
        if task.get("summary"):
            group = task.get("group")
            picked = ", ".join(SQL[name].format("y") for name in task.get("statistics", SQL))
            inner = f"select *, {task['sql']} as y from {read}"
            query = f"select {group + ', ' if group else ''}{picked} from ({inner}){' group by ' + group if group else ''}"
        elif task.get("where"):
            query = f"select * from {read} where {task['where']}"
        elif task.get("select"):
            query = f"select {task['sql']} as y, {task['select']} from {read}"
        else:
            query = f"select *, {task['sql']} as y from {read}"
        statement = f"copy ({query}) to '/dev/stdout' (format csv, header true)"
        return [sys.executable, "-c", DUCKDB.format(threads=threads, statement=statement)]
    return command


def polars(threads):
    def command(task, table, columns):
        if not task.get("group"):
            return None
        formula = re.sub(r"\b([abc])\b", r"polars.col('\1')", task["sql"])
        code = POLARS.format(threads=threads,
                             table="/dev/stdin" if table == "-" else table,
                             formula=formula,
                             group=task["group"],
                             names=task.get("statistics"))
        return [sys.executable, "-c", code]
    return command


def awk(task, table, columns):
    if task["table"] in ("quoted", "dated") or task.get("summary"):
        return None
    formula, source = mawk(task, columns), [] if table == "-" else [table]
    header = '$0 ",y"'
    if task.get("select"):
        header = f'"y,{task["select"]}"'
        body = f'{{ printf "%.17g,%s\\n", {formula}, ${columns.index(task["select"]) + 1} }}'
    else:
        body = f'{{ printf "%s,%.17g\\n", $0, {formula} }}'
    return ["mawk", "-F,", f"NR == 1 {{ print {header}; next }} {body}", *source]


def miller(task, table, columns):
    if task["table"] == "dated":
        return None
    source = [] if table == "-" else [table]
    formula = "$y = " + re.sub(r"\b([abc]|x\d+)\b", r"$\1", task["sql"])
    steps = ["put", formula]
    if task.get("select"):
        steps += ["then", "cut", "-o", "-f", f"y,{task['select']}"]
    if task.get("summary"):
        steps += [
            "then", "stats1", "-a", ",".join(task.get("statistics", ["count", "sum", "mean", "min", "max", "stddev"])),
            "-f", "y"
        ] + (["-g", task["group"]] if task.get("group") else [])
    return ["mlr", "--csv", *steps, *source]


def python(task, table, columns):
    if task.get("summary") or task.get("select") or task["table"] == "dated":
        return None
    return [sys.executable, "-c", PYTHON.format(task=task["table"], used=used(task), formula=task["sql"]), table]


def find(tool):
    """The contestants that are installed, by name, and what is missing."""
    found = {"reckon": reckon(tool, 1), "reckon, 2 threads": reckon(tool, 2)}
    missing = []
    if importlib.util.find_spec("duckdb"):
        found.update({"duckdb": duckdb(1), "duckdb, 2 threads": duckdb(2)})
    else:
        missing.append("duckdb (pip install duckdb)")
    if importlib.util.find_spec("polars"):
        found.update({"polars": polars(1), "polars, 2 threads": polars(2)})
    else:
        missing.append("polars (pip install polars)")
    for name, program, command in (("mawk", "mawk", awk), ("miller", "mlr", miller)):
        if shutil.which(program):
            found[name] = command
        else:
            missing.append(f"{name} (apt-get install {name})")
    found["python csv"] = python
    return found, missing


def versions(tool):
    lines = [subprocess.run([tool, "--version"], capture_output=True, text=True).stdout.strip()]
    if importlib.util.find_spec("duckdb"):
        import duckdb as module
        lines.append(f"DuckDB {module.__version__}")
    for program, argument in (("mawk", "-Wversion"), ("mlr", "--version")):
        if shutil.which(program):
            lines.append((subprocess.run([program, argument], capture_output=True, text=True).stdout
                          or program).splitlines()[0])
    return lines + [f"Python {sys.version.split()[0]}", f"{os.cpu_count()} processors"]
