"""DuckDB with one thread, over a table in memory of a million rows (the dumped rows again and again).

    duckdb_harness.py sum|table …      the rest as harness.py says

sum runs the prepared `SELECT sum(formula) FROM t`, which adds the values up instead of keeping them; table runs
`CREATE OR REPLACE TABLE r AS SELECT formula FROM t`, which keeps them, and pays for parsing, planning and a new table's
storage too. Time is the process's CPU time, for DuckDB decides on which thread it works."""

import sys
import time

import duckdb

import harness

keeps_values = sys.argv[1] == "table"
connection = duckdb.connect(config={"threads": 1})
loaded = False


def load(rows, count):
    """Makes the table t of `count` rows unless it is there. A process needs one count only."""
    global loaded
    if loaded:
        return
    loaded = True
    connection.execute("CREATE TABLE once (number INTEGER, " + ", ".join(f"{name} DOUBLE" for name in "abcxyzw") + ")")
    connection.executemany(
        "INSERT INTO once VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [(index, *row) for index, row in enumerate(rows)])
    copies = -(-count // len(rows))
    connection.execute(
        f"CREATE TABLE t AS SELECT a, b, c, x, y, z, w FROM once, range({copies}) copies(copy) "
        f"ORDER BY copy, number LIMIT {count}")


def statement(formula):
    """A function that runs the formula over t."""
    if keeps_values:
        return lambda: connection.execute(f"CREATE OR REPLACE TABLE r AS SELECT {formula} AS value FROM t").fetchone()
    connection.execute(f"PREPARE total AS SELECT sum({formula}) FROM t")
    return lambda: connection.execute("EXECUTE total").fetchone()


def check_formula(group, rows, formula):
    load(rows, len(rows))
    run = statement(formula)
    total = run()
    return connection.execute("SELECT sum(value) FROM r").fetchone()[0] if keeps_values else total[0]


def time_formula(group, rows, formula, seconds):
    count = harness.row_count(group)
    load(rows, count)
    return harness.measure(statement(formula), count, seconds, time.process_time)


harness.serve(check_formula, time_formula, sys.argv[2:])
