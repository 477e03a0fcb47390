#!/usr/bin/env bash
# The line of least squares through points that all have the same x: which of its parts are NULL, and which are NaN.
#
# Seen with DuckDB 2.0.1, from PyPI, for the points (1, 1) and (1, 2), and for the point (1, 1) alone:
#   corr(y, x)            NaN   NaN
#   regr_slope(y, x)      NaN   NaN
#   regr_intercept(y, x)  NULL  NULL
#   regr_r2(y, x)         NULL  NULL
#   stddev_samp(y)        0.707…  NULL
# One would guess that a line which does not exist has no parts: SQL says that corr and the regr_ functions are NULL there, and so is the standard
# deviation of one number here. As it is, `where slope is not null` keeps the groups that have no line, `order by slope desc` begins with them, and
# `coalesce(slope, 0)` leaves NaN, while `intercept` beside it is caught by each of these.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check duckdb==2.0.1
"$folder/venv/bin/python" - <<'PYTHON'
import math
import sys

import duckdb

SEEN = {
    "corr(y, x)": ("NaN", "NaN"), "regr_slope(y, x)": ("NaN", "NaN"), "regr_intercept(y, x)": ("NULL", "NULL"),
    "regr_r2(y, x)": ("NULL", "NULL"), "stddev_samp(y)": ("number", "NULL"),
}


def shown(value):
    return "NULL" if value is None else "NaN" if math.isnan(value) else "number"


database = duckdb.connect()
database.execute("create table points (name varchar, x double, y double)")
database.execute("insert into points values ('two', 1, 1), ('two', 1, 2), ('one', 1, 1)")
found = {}
for call in SEEN:
    found[call] = tuple(shown(database.execute(f"select {call} from points where name = ?", [name]).fetchone()[0]) for name in ("two", "one"))
    print(f"{call:22}{found[call]}")
kept = database.execute("select name from (select name, regr_slope(y, x) as slope from points group by name) where slope is not null").fetchall()
print(f"groups whose slope is not null: {sorted(name for name, in kept)}")
sys.exit(0 if found == SEEN and len(kept) == 2 else "this is not what was seen with DuckDB 2.0.1")
PYTHON
