"""What the harnesses written in Python share. The protocol, which the other harnesses follow too:

    HARNESS check|time scalar|batch|cached|compile|decimal INPUTS WORK SECONDS

INPUTS is the file of rows that reckon-bench dumped, WORK holds one translated formula per line, SECONDS is the least
time to measure each for. Per formula one line goes to standard output: its number from 0, a tab, and the sum of its
values over the rows (check) or nanoseconds per evaluation, row or compilation (time), or `error: ` and a message.
"""

import csv
import sys

BATCH_ROWS = {"batch": 1_000_000, "cached": 16_384}


def row_count(group):
    """How many rows columns have in a group."""
    return BATCH_ROWS[group]


def read_rows(path):
    """The rows of the inputs, as tuples of seven numbers in the order a, b, c, x, y, z, w."""
    with open(path, newline="") as file:
        lines = csv.reader(file)
        header = next(lines)
        if header != list("abcxyzw"):
            raise SystemExit(f"{path}: the header must be a,b,c,x,y,z,w")
        return [tuple(float(field) for field in line) for line in lines]


def measure(action, evaluations, seconds, clock):
    """Nanoseconds per evaluation, of which one call of `action` does `evaluations`."""
    action()
    repetitions = 1
    while True:
        start = clock()
        for _ in range(repetitions):
            action()
        elapsed = clock() - start
        if elapsed >= seconds:
            return elapsed * 1e9 / (repetitions * evaluations)
        repetitions *= 2


def serve(check, time, arguments=None, read=read_rows):
    """Answers the request on the command line with check(group, rows, formula) or time(group, rows, formula, seconds),
    where the rows are what `read` makes of the inputs."""
    mode, group, inputs, work, seconds = arguments or sys.argv[1:]
    rows = read(inputs)
    with open(work) as file:
        formulas = file.read().splitlines()
    for index, formula in enumerate(formulas):
        try:
            number = check(group, rows, formula) if mode == "check" else time(group, rows, formula, float(seconds))
            print(index, repr(float(number)), sep="\t", flush=True)
        except Exception as error:
            print(index, f"error: {type(error).__name__}: {error}".replace("\n", " "), sep="\t", flush=True)
