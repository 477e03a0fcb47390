"""NumPy, over the dumped rows again and again: each operation makes an array of its own, as expressions of arrays do.
Time is the thread's CPU time."""

import time

import numpy

import harness

FUNCTIONS = {name: getattr(numpy, name) for name in ["sqrt", "sin", "cos", "tan", "exp", "abs", "where"]}
columns = {}


def evaluation(rows, formula, count):
    """What evaluates a formula over `count` rows, whose arrays are made once."""
    if count not in columns:
        columns[count] = {name: numpy.resize(numpy.array(values), count) for name, values in zip("abcxyzw", zip(*rows))}
    code = compile(formula, "formula", "eval")
    names = {"__builtins__": {}, **FUNCTIONS, **columns[count]}
    return lambda: eval(code, names)


def check_formula(group, rows, formula):
    return evaluation(rows, formula, len(rows))().sum()


def time_formula(group, rows, formula, seconds):
    count = harness.row_count(group)
    return harness.measure(evaluation(rows, formula, count), count, seconds, time.thread_time)


harness.serve(check_formula, time_formula)
