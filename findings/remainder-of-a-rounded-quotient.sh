#!/usr/bin/env bash
# numexpr 2.14.2 makes a remainder of doubles from the rounded quotient, x - floor(x / y) * y: 8 % 0.1 is 0 in columns, where NumPy and Python give
# 0.09999999999999956; two constants in the same expression are computed by Python.
#
# One would guess: numexpr's % is NumPy's mod (its documentation names Python's operators), which is exact for doubles; and a constant and a column of
# that constant give one result.
# Found: evaluate("x % y") is 0.0 for 8 and 0.1, evaluate("8.0 % 0.1 + 0 * x") is 0.09999999999999956, and x // y is 80 instead of 79. A remainder can
# be negative beside a positive divisor, or as large as the divisor.
# Who bins times or amounts by a step of 0.1 gets other bins than with NumPy.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check numexpr==2.14.2 numpy==2.3.5
"$folder/venv/bin/python" - <<'PYTHON'
import numexpr
import numpy

assert numexpr.__version__ == "2.14.2"
x, y = numpy.array([8.0]), numpy.array([0.1])
columns, constants = numexpr.evaluate("x % y")[0], numexpr.evaluate("8.0 % 0.1 + 0 * x")[0]
print("numexpr x % y:", columns, " 8.0 % 0.1:", constants, " NumPy:", numpy.mod(x, y)[0], " Python:", 8.0 % 0.1)
assert columns == 0.0 and constants == numpy.mod(x, y)[0] == 8.0 % 0.1 == 0.09999999999999956
assert numexpr.evaluate("x // y")[0] == 80.0 and (x // y)[0] == 79.0
many, step = numpy.arange(1, 1001) / 10, numpy.full(1000, 0.1)
own, exact = numexpr.evaluate("many % step"), numpy.mod(many, step)
outside = int(((own < 0) | (own >= step)).sum())
print("remainders of", len(many), "multiples of 0.1 that differ:", int((own != exact).sum()), " outside of 0 to the divisor:", outside)
assert (own != exact).sum() > 100
PYTHON
