"""Tables to measure with, made anew in each run from fixed seeds.

The first, by hand: python3 -c "import random; random.seed(1); print('a,b,c'); [print(f'{random.uniform(1,
100):.4f},{random.uniform(1, 100):.4f},{random.uniform(1, 100):.4f}') for _ in range(2000000)]"
"""

import datetime
import os
import random

# For each table its columns, how a row is made, and the number of rows.
ROWS = 2_000_000


def fixed(source, columns):
    return ",".join(f"{source.uniform(1, 100):.4f}" for _ in range(columns))


def full(source, columns):
    return ",".join(repr(source.random() + 0.001) for _ in range(columns))


def quoted(source):
    return f'"item {source.randint(1, 999)}, ""large""",{source.uniform(1, 100):.4f},{source.uniform(1, 100):.4f},"{source.uniform(1, 100):.4f}"'


def grouped(source):
    return f"group{source.randint(1, 50)},{source.uniform(1, 100):.4f}"


def groups(source):
    return f"group{source.randrange(100_000)},{source.uniform(1, 100):.4f}"


def keyed(count):
    return lambda source: f"id{source.randrange(count):010d},{source.random() * 100:.10f}"


def dated(source):
    day = datetime.date(2015, 1, 1) + datetime.timedelta(days=source.randrange(3650))
    return f"{day.isoformat()},{source.choice(['alpha', 'beta', 'gamma', 'delta force', 'epsilon'])},{source.uniform(1, 100):.4f}"


TABLES = {
    "short": (["a", "b", "c"], ROWS, lambda source: fixed(source, 3)),
    "digits": (["a", "b", "c"], ROWS, lambda source: full(source, 3)),
    "wide": ([f"x{number}" for number in range(1, 501)], 26_000, lambda source: fixed(source, 500)),
    "long": ([f"x{number}" for number in range(1, 11)], 5_000_000, lambda source: fixed(source, 10)),
    "quoted": (["t", "a", "b", "c"], ROWS, quoted),
    "grouped": (["g", "a"], 4_000_000, grouped),
    "groups": (["g", "a"], 4_000_000, groups),
    "by 10,000": (["g", "a"], 10_000_000, keyed(10_000)),
    "by 100,000": (["g", "a"], 10_000_000, keyed(100_000)),
    "by 1,000,000": (["g", "a"], 10_000_000, keyed(1_000_000)),
    "dated": (["d", "t", "a"], 8_000_000, dated),
}
# Those whose rows do not repeat: so many groups are in no small part of them.
UNREPEATED = ("by 10,000", "by 100,000", "by 1,000,000")


def make(name, folder, scale):
    """Writes a table; gives its path."""
    columns, rows, row = TABLES[name]
    path = os.path.join(folder, f"{name}.csv")
    source = random.Random(1)
    # Rows repeat after a while: what is measured does not depend on it, and making them takes less time.
    count = min(rows, max(1, 3_000_000 // len(columns) // 10))
    block = "".join(row(source) + "\n" for _ in range(count))
    left = max(1, int(rows * scale))
    with open(path, "w") as file:
        file.write(",".join(columns) + "\n")
        while left > 0:
            if left < count:
                block = "".join(line + "\n" for line in block.split("\n")[:left])
            file.write(block)
            left -= count
            if name in UNREPEATED and left > 0:
                block = "".join(row(source) + "\n" for _ in range(count))
    return path
