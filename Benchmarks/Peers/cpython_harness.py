"""CPython. Scalar: a lambda of the seven variables, made once by eval, called on each row by itertools.starmap, which
is the cheapest loop there is; its values fill a list. (A code object given to eval with a dictionary takes longer.)
Compile: compile() of the bare formula into a code object. Time is the thread's CPU time."""

import itertools
import math
import time

import harness


def clamp(value, low, high):
    return low if value < low else high if value > high else value


NAMES = {name: getattr(math, name) for name in ("sqrt", "sin", "cos", "tan", "exp")}
NAMES.update(abs=abs, clamp=clamp)


def function(formula):
    return eval(f"lambda a,b,c,x,y,z,w: {formula}", NAMES)


def check_formula(group, rows, formula):
    if group == "compile":
        code = compile(formula, "formula", "eval")
        return math.fsum(eval(code, NAMES, dict(zip("abcxyzw", row))) for row in rows)
    return math.fsum(itertools.starmap(function(formula), rows))


def time_formula(group, rows, formula, seconds):
    if group == "compile":
        count = 64

        def compile_some():
            for _ in range(count):
                compile(formula, "formula", "eval")

        return harness.measure(compile_some, count, seconds, time.thread_time)
    compiled = function(formula)
    return harness.measure(lambda: list(itertools.starmap(compiled, rows)), len(rows), seconds, time.thread_time)


harness.serve(check_formula, time_formula)
