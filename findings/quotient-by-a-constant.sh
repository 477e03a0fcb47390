#!/usr/bin/env bash
# numexpr 2.14.2 multiplies by the reciprocal where a column of doubles is divided by a constant, so that x / 3.0 is not always the quotient that NumPy
# and IEEE-754 give; the same expression with a column of threes is.
#
# One would guess: x / 3.0 gives the same double in NumPy, in numexpr, and with the constant as a column, since division is correctly rounded.
# Found: numexpr.evaluate("x / 3.0") is 0.8333333333333333 for 2.5, which is 2.5 * (1 / 3.0); NumPy and numexpr.evaluate("x / y") give 0.8333333333333334.
# Of the numbers 0.5, 1.0, … 500.0 a third differ. Two constants are divided as Python does.
# Who compares rows of two engines, or caches by value, meets it at the first price that is divided by 3.
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
x = numpy.array([2.5])
by_constant, by_column = numexpr.evaluate("x / 3.0")[0], numexpr.evaluate("x / y", {"x": x, "y": numpy.array([3.0])})[0]
print("numexpr x / 3.0:", by_constant, " x / y:", by_column, " NumPy:", (x / 3.0)[0], " x * (1 / 3.0):", (x * (1 / 3.0))[0])
assert by_constant == 0.8333333333333333 == 2.5 * (1 / 3.0)
assert by_column == 0.8333333333333334 == (x / 3.0)[0]
many = numpy.arange(1, 1001) / 2
differ = int((numexpr.evaluate("many / 3.0") != many / 3.0).sum())
print("different quotients by 3.0 among", len(many), "numbers:", differ)
assert differ == int((many * (1 / 3.0) != many / 3.0).sum()) > 200
assert numexpr.evaluate("2.5 / 3.0 + 0 * x")[0] == 2.5 / 3.0
PYTHON
