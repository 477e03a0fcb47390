#!/usr/bin/env bash
# Days between two ends of February, counted in months of 30 days.
#
# Seen with formulas 1.3.4 (a compiler of Excel formulas) and QuantLib 1.44, from PyPI:
#   from 2011-02-28 to 2012-02-29 (a year later, both the last day of their month)
#     formulas  DAYS360(…, FALSE), documented by Excel as "US (NASD)"   359
#     QuantLib  Thirty360.NASD                                          361
#     QuantLib  Thirty360.USA                                           360
#   from 2011-02-28 to 2011-08-31
#     formulas  DAYS360(…, FALSE)                                       181
#     QuantLib  Thirty360.NASD                                          183
#     QuantLib  Thirty360.USA                                           180
# One would guess that conventions of the same name, "NASD" and "US", give one count, and that a year between two ends of months has 360 days.
# Whoever ports a bond's accrued interest has to name the rule for February, not the name of the convention.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check formulas==1.3.4 QuantLib==1.44
"$folder/venv/bin/python" - <<'PYTHON'
import warnings

warnings.simplefilter("ignore")
import formulas
import QuantLib as ql

SEEN = {
    ((2011, 2, 28), (2012, 2, 29)): (359, 361, 360),
    ((2011, 2, 28), (2011, 8, 31)): (181, 183, 180),
}


def sheet(start, end):
    text = "=DAYS360(DATE({},{},{}),DATE({},{},{}),FALSE)".format(*start, *end)
    return int(formulas.Parser().ast(text)[1].compile()())


def quantlib(convention, start, end):
    return ql.Thirty360(convention).dayCount(*(ql.Date(day, month, year) for year, month, day in (start, end)))


for (start, end), seen in SEEN.items():
    now = sheet(start, end), quantlib(ql.Thirty360.NASD, start, end), quantlib(ql.Thirty360.USA, start, end)
    print(start, end, "DAYS360, NASD, USA:", *now)
    assert now == seen, f"this has changed: {now}, not {seen}"
PYTHON
