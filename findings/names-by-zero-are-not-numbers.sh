#!/usr/bin/env bash
# In ExprTk (of cexprtk 0.4.2) `5/0` is infinity, as is `n/w` where the variable w is 0, and `n/0` is NaN: a variable divided by the constant 0 is
# replaced before anything is computed. So is 0 divided by a variable, which is 0 even where that is 0, while w/w is NaN there.
#
# One would guess: a division gives what IEEE 754 has for its operands, whether they are constants or variables: n/0 infinity, 0/w NaN.
# Who asks whether a value is NaN to find missing data meets divisions by zero there, and misses others.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cexprtk==0.4.2
"$folder/venv/bin/python" - <<'PYTHON'
from math import inf, isnan

import cexprtk

expected = {"5/0": inf, "n/w": inf, "n/0": None, "0/w": 0.0, "w/w": None, "(n+0)/(w+0)": inf}
for text, value in expected.items():
    found = cexprtk.evaluate_expression(text, {"n": 7.0, "w": 0.0})
    print(f"{text}: {found}")
    assert isnan(found) if value is None else found == value, text
PYTHON
