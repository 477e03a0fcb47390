"""CPython's decimal (libmpdec) in the settings of decimal128, on the operands of 34 digits in decimals.csv beside the
inputs. A loop over the rows computes the formula and keeps nothing; the time of the same loop without the formula is
taken off. Time is the thread's CPU time."""

import csv
import decimal
import math
import os
import re
import time

import harness

CONTEXT = decimal.Context(prec=34, rounding=decimal.ROUND_HALF_EVEN, Emin=-6143, Emax=6144, clamp=1, traps=[])
NAMES = {"sqrt": CONTEXT.sqrt}
decimal.setcontext(CONTEXT)


def read_operands(inputs):
    with open(os.path.join(os.path.dirname(inputs), "decimals.csv"), newline="") as file:
        lines = csv.reader(file)
        if next(lines) != list("abc"):
            raise SystemExit("decimals.csv: the header must be a,b,c")
        return [tuple(map(decimal.Decimal, line)) for line in lines]


def with_decimals(formula):
    """The formula with its numbers, which would be doubles, as names of decimals."""
    def name(number):
        known = "d" + number[0].replace(".", "_")
        NAMES[known] = decimal.Decimal(number[0])
        return known
    return re.sub(r"\b\d+(?:\.\d*)?", name, formula)


def loop(rows, body):
    scope = {**NAMES, "rows": rows}
    exec(f"def loop():\n for a, b, c in rows: {body}", scope)
    return scope["loop"]


def check_formula(group, rows, formula):
    function = eval(f"lambda a, b, c: {with_decimals(formula)}", NAMES)
    return math.fsum(float(function(*row)) for row in rows)


def time_formula(group, rows, formula, seconds):
    with_formula, empty = (harness.measure(loop(rows, body), len(rows), seconds, time.thread_time)
                           for body in (with_decimals(formula), "pass"))
    return with_formula - empty


harness.serve(check_formula, time_formula, read=read_operands)
