#!/usr/bin/env bash
# An internal rate of return that does not exist, in a library made for it.
#
# Seen with pyxirr 0.10.8, from PyPI; xirr(dates, amounts) of
#   -100 and 110 on the same day                                inf
#   -100 and 200 on one day, 300 a year later                   None
#   100 and 110 a year later (nothing is paid in)               raises InvalidPaymentsError
# One would guess that "there is no rate" is reported in one way. Code that tests for None takes the infinity for a rate, and a column of results of which
# one is infinite has an infinite mean.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check pyxirr==0.10.8
"$folder/venv/bin/python" - <<'PYTHON'
import math
from datetime import date

import pyxirr

day, year_later = date(2024, 1, 1), date(2025, 1, 1)


def rate(days, amounts):
    try:
        return pyxirr.xirr(days, amounts)
    except pyxirr.InvalidPaymentsError as error:
        return error


same_day = rate([day, day], [-100, 110])
gain_at_once = rate([day, day, year_later], [-100, 200, 300])
only_gains = rate([day, year_later], [100, 110])
print("same day:", repr(same_day))
print("a gain at once:", repr(gain_at_once))
print("only gains:", repr(only_gains))
assert same_day == math.inf, "this has changed"
assert gain_at_once is None, "this has changed"
assert isinstance(only_gains, pyxirr.InvalidPaymentsError), "this has changed"
PYTHON
