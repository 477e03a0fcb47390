#!/usr/bin/env bash
# In pandas.eval 3.1.1 (engine "python") `not` and `~` are one operator, which turns over the bits of whole numbers: `not n` is -1 where n is 0 and
# -3 where n is 2, both of which count as true; `not x` of floating numbers is a TypeError. Columns of truths are as one expects.
#
# One would guess: `not` asks whether a value is false, as in Python, whose expressions the documentation says are evaluated, and as `!= 0` would:
# not 2 is False.
# Who filters by `not count` keeps all rows.
set -euo pipefail
command -v python3 >/dev/null || { echo "python3 is missing" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pandas==3.1.1
"$folder/venv/bin/python" -W ignore - <<'PYTHON'
import pandas

assert pandas.__version__ == "3.1.1"
frame = pandas.DataFrame({"n": [0, 2], "t": [True, False], "x": [0.5, 0.0]})
found = {text: frame.eval(text, engine="python").tolist() for text in ("not n", "~n", "not t")}
print(found)
assert found == {"not n": [-1, -3], "~n": [-1, -3], "not t": [False, True]}
try: frame.eval("not x", engine="python")
except TypeError as error: print("not x:", error)
else: raise SystemExit("not of floating numbers has a value")
PYTHON
