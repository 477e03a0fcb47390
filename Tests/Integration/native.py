#!/usr/bin/env python3
"""Runs the tool where the system lets no memory become executable, and holds what it prints to what it prints
elsewhere.

Linux 6.3 and newer refuse it to a process that has asked for that by prctl(PR_SET_MDWE), and to what the process
starts.

Exit codes: 0 fine, 1 for a difference, 2 when this system cannot refuse.
"""

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PR_SET_MDWE, REFUSE_EXEC_GAIN = 65, 1
ROWS = 200_000

# Columns that pay for native code, one evaluation after the other in a loop, a function that calls itself, and rows
# that fail.
RUNS = [
    ["run", "t = sin(a)*exp(b/9) + sqrt(a^2 + b^2)", "TABLE"],
    ["run", "t = ln(a - 3) + 1/b", "--on-error", "null", "TABLE"],
    ["eval", "--double", "sum(k, 1, 90000, sqrt(k)/(k + 1) - atan(k))"],
    ["eval", "--double", "f(n) = n < 2 ? n : f(n - 1) + f(n - 2); f(20)"],
]


def refuse():
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl(PR_SET_MDWE)")


def output(reckon, arguments, is_refused):
    result = subprocess.run([reckon, *arguments], capture_output=True, preexec_fn=refuse if is_refused else None)
    return result.returncode, result.stdout, result.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reckon",
                        default=os.path.join(ROOT, ".build/release/reckon"),
                        help="the tool (.build/release/reckon)")
    options = parser.parse_args()
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        table = os.path.join(directory, "rows.csv")
        with open(table, "w") as file:
            file.write("a,b\n")
            file.writelines(f"{row % 97 / 4},{row % 89 - 44}\n" for row in range(ROWS))
        try:
            listing = output(options.reckon, ["explain", "--native", "a + 1"], True)
        except (OSError, subprocess.SubprocessError) as error:
            print(f"this system cannot refuse executable memory: {error}", file=sys.stderr)
            return 2
        if b"none:" not in listing[1]:
            print(f"explain --native does not say that there is none: {listing}")
            failures += 1
        for run in RUNS:
            arguments = [table if argument == "TABLE" else argument for argument in run]
            expected, found = (output(options.reckon, arguments, is_refused) for is_refused in (False, True))
            same = expected == found and bool(expected[1])
            failures += not same
            print(f"{'same' if same else 'DIFFERENT'}: {' '.join(run)} ({len(expected[1])} bytes)")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
