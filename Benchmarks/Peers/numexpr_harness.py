"""numexpr with one thread, over the dumped rows again and again, into an array made before. The formula is
in numexpr's cache of compiled ones after the first call. PyPI's numexpr has no vendor's vector library inside.
Time is the thread's CPU time."""

import time

import numexpr
import numpy

import harness

numexpr.set_num_threads(1)
columns = {}


def table(rows, count):
    """Seven arrays of `count` rows, made once."""
    if count not in columns:
        columns[count] = {
            name: numpy.resize(numpy.array(values), count) for name, values in zip("abcxyzw", zip(*rows))}
    return columns[count]


def check_formula(group, rows, formula):
    result = numpy.empty(len(rows))
    numexpr.evaluate(formula, local_dict=table(rows, len(rows)), global_dict={}, out=result)
    return result.sum()


def time_formula(group, rows, formula, seconds):
    count = harness.row_count(group)
    arrays = table(rows, count)
    result = numpy.empty(count)

    def evaluate():
        numexpr.evaluate(formula, local_dict=arrays, global_dict={}, out=result)

    return harness.measure(evaluate, count, seconds, time.thread_time)


harness.serve(check_formula, time_formula)
