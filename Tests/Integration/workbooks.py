#!/usr/bin/env python3
"""Checks all workbooks of a folder against the values that Excel stored in them.

    workbooks.py FOLDER [--tool PATH] [--timeout SECONDS] [--jobs N] [--differences FILE]

Runs `reckon translate --from xlsx --check` for each .xlsx file of the folder and adds up the counts. Workbooks are not
part of the repository; any folder of files that Excel saved last serves. Differences go to a file, grouped by formula.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys

COUNTS = re.compile(
    r": ([\d,]+) formulas?, (\d+) equal, (\d+) different, (\d+) refused, (\d+) volatile, (\d+) circular, (\d+) without a stored value$"
)
NAMES = ["formulas", "equal", "different", "refused", "volatile", "circular", "without a stored value"]
REASON = re.compile(r"^  (\d+) × (.*) \((?:'[^']*'|[^ ()]*)![A-Z]+\d+: =(.*)$")


def check(tool, path, timeout):
    """The lines that the tool writes of a workbook; none where it does not end in time."""
    try:
        result = subprocess.run([tool, "translate", "--from", "xlsx", "--check", "--all",
                                 str(path)],
                                capture_output=True,
                                text=True,
                                timeout=timeout)
    except subprocess.TimeoutExpired:
        return path, None, "does not end in time"
    if not result.stdout:
        return path, None, result.stderr.strip() or f"code {result.returncode}"
    return path, result.stdout.splitlines(), None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", default=".build/release/reckon")
    parser.add_argument("--timeout", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--differences", type=pathlib.Path)
    options = parser.parse_args()
    totals, reasons, kinds = collections.Counter(), collections.Counter(), collections.Counter()
    examples, different, failed, done = {}, [], [], 0
    paths = sorted(options.folder.glob("*.xlsx"))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, lines, problem in pool.map(lambda path: check(options.tool, path, options.timeout), paths):
            match = COUNTS.search(lines[0]) if lines else None
            if not match:
                failed.append((path.name, problem or lines[0]))
                continue
            done += 1
            counts = dict(zip(NAMES, (int(text.replace(",", "")) for text in match.groups())))
            totals.update(counts)
            for line in lines[1:]:
                if reason := REASON.match(line):
                    reasons[reason[2]] += int(reason[1])
                    examples.setdefault(reason[2], f"{path.name}: ={reason[3]}")
                elif " in Excel, " in line:
                    different.append(f"{path.name}:{line}")
                    kinds[(path.name, re.sub(r"\d+", "#", line.split(": =", 1)[-1])[:80])] += 1
    print(f"{done} workbooks of {len(paths)}: " + ", ".join(f"{totals[name]} {name}" for name in NAMES))
    compared = totals["equal"] + totals["different"] + totals["refused"]
    if compared:
        print(
            f"equal: {100 * totals['equal'] / compared:.2f} % of those that are not volatile, circular or without a value"
        )
    for reason, count in reasons.most_common(60):
        print(f"  {count} × {reason} ({examples[reason][:160]})")
    for (name, formula), count in kinds.most_common(40):
        print(f"  different: {count} × {name}: ={formula}")
    for name, problem in failed:
        print(f"  {name}: {problem}")
    if options.differences:
        options.differences.write_text("".join(line + "\n" for line in different))
    return 1 if different or failed else 0


if __name__ == "__main__":
    sys.exit(main())
