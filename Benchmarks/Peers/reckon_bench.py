"""Reckon's side: builds and runs the executable reckon-bench."""

import collections
import json
import os
import subprocess
import sys

from contestants import Failure, run_program

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# reckon-bench takes medians of its own; one of its rounds would include warming up.
ROUNDS_PER_ROUND = 3

Workload = collections.namedtuple("Workload", "group name formula checksum")


def build():
    """Builds reckon-bench and returns its path. What the compiler says goes to standard error."""
    arguments = ["swift", "build", "-c", "release", "--package-path", ROOT]
    try:
        result = subprocess.run([*arguments, "--product", "reckon-bench"], stdout=sys.stderr)
    except OSError as error:
        raise Failure(f"swift: {error}") from None
    if result.returncode != 0:
        raise Failure("reckon-bench does not build")
    return os.path.join(run_program([*arguments, "--show-bin-path"], "swift").strip(), "reckon-bench")


def dump(bench, directory):
    """Has the inputs and workloads written to the directory; returns the path of the inputs and the workloads."""
    run_program([bench, "--dump", directory], "reckon-bench")
    try:
        with open(os.path.join(directory, "workloads.tsv"), encoding="utf-8") as file:
            fields = [line.split("\t") for line in file.read().splitlines()]
        workloads = [Workload(group, name, formula, float(sum)) for group, name, formula, sum in fields]
    except (OSError, ValueError) as error:
        raise Failure(f"reckon-bench: cannot read the workloads: {error}") from None
    return os.path.join(directory, "inputs.csv"), workloads


def time(bench, group, directory):
    """Reckon's nanoseconds for the workloads of a group, by name."""
    path = os.path.join(directory, "reckon.json")
    run_program([bench, "--only", group, "--rounds", str(ROUNDS_PER_ROUND), "--json", path], "reckon-bench")
    try:
        with open(path, encoding="utf-8") as file:
            entries = [entry for entry in json.load(file) if entry["group"] == group]
            # What is measured against Reckon alone names its contestants otherwise, and no workload is called so.
            return {entry["name"]: float(entry["ns"]["reckon"]) for entry in entries if "reckon" in entry["ns"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Failure(f"reckon-bench: cannot read its times: {type(error).__name__}: {error}") from None
