#!/usr/bin/env bash
# The inverse sine, cosine and hyperbolic tangent of real numbers beyond 1, where their branch cut runs.
#
# Seen with mpmath 1.3.0, SymPy 1.13.3 and NumPy 2.2.6, from PyPI, at 2 (imaginary parts):
#            mpmath    SymPy     NumPy (2+0j)
#   asin     -1.317    -1.317    +1.317
#   acos     +1.317    +1.317    -1.317
#   atanh    -1.571    -1.571    +1.571
# and at -2 all three agree in the sign of each: asin +, acos -, atanh +.
# One would guess that libraries which are used to check each other give one value for a number that is exactly real, or
# that they differ on both halves of the cut. C99, which NumPy follows, takes the side that the sign of a zero imaginary
# part names; mpmath and SymPy have no such zero and take the value from below on one half and from above on the other,
# which makes asin and atanh odd. Who holds C-like code to mpmath has to leave out the cut from 1 on, or conjugate there.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check mpmath==1.3.0 sympy==1.13.3 numpy==2.2.6
"$folder/venv/bin/python" - <<'PYTHON'
import mpmath
import numpy as np
import sympy

SEEN = {
    ("asin", 2): "--+", ("acos", 2): "++-", ("atanh", 2): "--+",
    ("asin", -2): "+++", ("acos", -2): "---", ("atanh", -2): "+++",
}
NUMPY = {"asin": np.arcsin, "acos": np.arccos, "atanh": np.arctanh}


def sign(number):
    return "+" if number > 0 else "-"


for (name, x), seen in SEEN.items():
    found = (
        sign(getattr(mpmath, name)(x).imag)
        + sign(float(sympy.im(getattr(sympy, name)(x).evalf())))
        + sign(NUMPY[name](complex(x, 0.0)).imag)
    )
    print(f"{name}({x}): mpmath, SymPy, NumPy {found}")
    assert found == seen, (name, x, found, seen)
PYTHON
