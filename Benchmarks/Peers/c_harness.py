"""C, compiled by gcc for this processor at -O3: each formula is a function of its own, compiled before it is timed.

The way is the first argument: `plain` rounds every operation, as Reckon does; `contracted` lets the compiler make
multiply-adds; `libmvec` calls the vector functions of the GNU C library, which promise 4 ULP. One evaluation after the
other calls the function through a pointer with the address of a row, since a formula that is chosen at run time is not
inlined. Columns are evaluated by a loop in the function. Time is the thread's CPU time.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
import time

import numpy

import harness

WAYS = {
    "plain": ["-ffp-contract=off"],
    "contracted": ["-ffp-contract=fast"],
    # What a loop needs to become vector code; none of it changes a value.
    "libmvec": ["-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-DVECTOR"],
}

PRELUDE = """
#include <math.h>
#ifdef VECTOR
extern double sin(double) __attribute__((simd("notinbranch")));
extern double cos(double) __attribute__((simd("notinbranch")));
extern double exp(double) __attribute__((simd("notinbranch")));
extern double pow(double, double) __attribute__((simd("notinbranch")));
#endif
static inline double clamp(double value, double low, double high) { return value < low ? low : value > high ? high : value; }
/* As people write it in C: small whole powers are products, and a power of e is exp. */
static inline __attribute__((always_inline)) double power(double x, double n) {
  if (__builtin_constant_p(n) && n == 2.0) return x * x;
  if (__builtin_constant_p(n) && n == 3.0) return x * x * x;
  if (__builtin_constant_p(n) && n == 4.0) return (x * x) * (x * x);
  if (__builtin_constant_p(x) && x == 2.718281828459045) return exp(n);
  return pow(x, n);
}
"""

ROW = """
double f{index}(const double *row) {{
  const double a = row[0], b = row[1], c = row[2], x = row[3], y = row[4], z = row[5], w = row[6];
  (void)a; (void)b; (void)c; (void)x; (void)y; (void)z; (void)w;
  return {formula};
}}
void g{index}(const double *rows, double *results, long count, double (*volatile function)(const double *)) {{
  double (*const f)(const double *) = function;
  for (long row = 0; row < count; ++row) results[row] = f(rows + 7 * row);
}}
void *p{index}(void) {{ return (void *)f{index}; }}
"""

COLUMNS = """
void g{index}(const double *restrict pa, const double *restrict pb, const double *restrict pc, const double *restrict px,
    const double *restrict py, const double *restrict pz, const double *restrict pw, double *restrict results, long count) {{
  for (long row = 0; row < count; ++row) {{
    const double a = pa[row], b = pb[row], c = pc[row], x = px[row], y = py[row], z = pz[row], w = pw[row];
    (void)a; (void)b; (void)c; (void)x; (void)y; (void)z; (void)w;
    results[row] = {formula};
  }}
}}
"""


def built(way, group, formulas, directory):
    """The library with a function for each formula."""
    source, library = os.path.join(directory, "formulas.c"), os.path.join(directory, "formulas.so")
    template = ROW if group == "scalar" else COLUMNS
    with open(source, "w") as file:
        file.write(PRELUDE)
        for index, formula in enumerate(formulas):
            file.write(template.format(index=index, formula=formula))
    command = ["gcc", "-std=gnu11", "-O3", "-march=native", *WAYS[way], "-shared", "-fPIC", "-o", library, source]
    subprocess.run([*command, *(["-lmvec"] if way == "libmvec" else []), "-lm"], check=True)
    return ctypes.CDLL(library)


def address(array):
    return ctypes.c_void_p(array.ctypes.data)


def call_of(library, index, group, rows, count):
    """What evaluates a formula over `count` rows, and the array that it writes to."""
    results = numpy.empty(count)
    function = getattr(library, f"g{index}")
    function.restype = None
    if group == "scalar":
        table = numpy.array(rows)
        pointer = getattr(library, f"p{index}")
        pointer.restype = ctypes.c_void_p
        arguments = [address(table), address(results), ctypes.c_long(count), ctypes.c_void_p(pointer())]
        kept = [table]
    else:
        kept = [numpy.resize(numpy.array(values), count) for values in zip(*rows)]
        arguments = [*map(address, kept), address(results), ctypes.c_long(count)]

    def evaluate(kept=kept):
        function(*arguments)

    return evaluate, results


def main():
    way, *arguments = sys.argv[1:]
    group, work = arguments[1], arguments[3]
    with open(work) as file:
        formulas = file.read().splitlines()
    with tempfile.TemporaryDirectory(prefix="reckon-c-") as directory:
        library = built(way, group, formulas, directory)
    # Formulas are served in order.
    numbers = iter(range(len(formulas)))

    def check(group, rows, formula):
        evaluate, results = call_of(library, next(numbers), group, rows, len(rows))
        evaluate()
        return results.sum()

    def timed(group, rows, formula, seconds):
        count = len(rows) if group == "scalar" else harness.row_count(group)
        evaluate, _ = call_of(library, next(numbers), group, rows, count)
        return harness.measure(evaluate, count, seconds, time.thread_time)

    harness.serve(check, timed, arguments)


main()
