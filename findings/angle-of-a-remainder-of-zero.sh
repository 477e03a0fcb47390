#!/usr/bin/env bash
# The angle of a point of an Excel formula whose second coordinate is a remainder of 0.
#
# Seen with formulas 1.3.4, from PyPI, which computes Excel's formulas in Python:
#   =MOD(10,2)              0.0
#   =MOD(10,-2)            -0.0
#   =ATAN2(-1,MOD(10,2))    3.14159…
#   =ATAN2(-1,MOD(10,-2))  -3.14159…
#   =MOD(10,-2)=0           TRUE
# One would guess π for both: two cells that are equal have equal angles, and Excel's documentation of ATAN2 says that it gives angles between -π and π,
# "excluding -π". A remainder takes the divisor's sign, 0 among them, as NumPy's does; ATAN2 then tells the two zeros apart. An angle in a model that is
# compared, averaged or kept within half a turn lies on the other side where a divisor is negative. Gnumeric 1.12.55 gives π for all of them; LibreOffice 7.4
# gives π for the remainders, and -π for =ATAN2(-1,0*-1).
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check formulas==1.3.4
"$folder/venv/bin/python" -W ignore - <<'PYTHON'
import math
import sys

import formulas

SEEN = {
    "=MOD(10,2)": 0.0, "=MOD(10,-2)": -0.0, "=ATAN2(-1,MOD(10,2))": math.pi, "=ATAN2(-1,MOD(10,-2))": -math.pi, "=MOD(10,-2)=0": True,
}


def same(value, seen):
    return value == seen and math.copysign(1, value) == math.copysign(1, seen)


isSame = True
for text, seen in SEEN.items():
    value = formulas.Parser().ast(text)[1].compile()()
    print(f"{text:24}{value}")
    isSame = isSame and same(float(value), float(seen))
sys.exit(0 if isSame else "this is not what was seen with formulas 1.3.4")
PYTHON
