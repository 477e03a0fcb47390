"""Reckon itself, through its C interface over NumPy's arrays, the dumped rows again and again, into an array made
before. Beside the Swift call of reckon-bench it shows what the interface costs. Time is the thread's CPU time."""

import time

import numpy

import harness
import reckon_c

library = reckon_c.Library.find()
columns = {}


def bound(rows, formula, count):
    """What evaluates a formula over `count` rows, and the array that it writes to."""
    if count not in columns:
        columns[count] = {name: numpy.resize(numpy.array(values), count) for name, values in zip("abcxyzw", zip(*rows))}
    formula = reckon_c.Formula(library, formula, reckon_c.Formula.RADIANS)
    result = numpy.empty(count)
    return formula.bind([columns[count][name] for name in formula.variables], result), result


def check_formula(group, rows, formula):
    evaluate, result = bound(rows, formula, len(rows))
    evaluate()
    return result.sum()


def time_formula(group, rows, formula, seconds):
    count = harness.row_count(group)
    evaluate, _ = bound(rows, formula, count)
    return harness.measure(evaluate, count, seconds, time.thread_time)


harness.serve(check_formula, time_formula)
