"""Results, and the tables made of them.

A result is a dictionary: group, name and formula of the workload, and ns, the median nanoseconds by contestant. A
contestant that could not take part is not in ns. rounds holds the times of each round by contestant. A ratio is
Reckon's time by the peer's: below 1, Reckon is faster.
"""

import math
import re
import statistics

TITLES = {
    "scalar": "Scalar: nanoseconds per evaluation",
    "batch": "Batch: nanoseconds per row of a million",
    "cached": "Cached: nanoseconds per row of 16,384",
    "compile": "Compile: nanoseconds per compilation",
    "decimal": "Decimal: nanoseconds per operation on 34 digits",
}
LONGEST_NAME = 46


def ratio(result, peer):
    """Reckon's time by the peer's, or None when one of them is missing."""
    ns = result["ns"]
    return ns["reckon"] / ns[peer] if "reckon" in ns and peer in ns else None


def geometric_mean(results, peer):
    """Over the workloads that both ran; None when there are none."""
    ratios = [value for value in (ratio(result, peer) for result in results) if value is not None]
    return math.exp(math.fsum(map(math.log, ratios)) / len(ratios)) if ratios else None


def geometric_means(results, group, peers):
    own = [result for result in results if result["group"] == group]
    return {peer: geometric_mean(own, peer) for peer in peers}


def typical_spread(results):
    """The median, over workloads and contestants, of the distance from the fastest to the slowest round by the
    median."""
    return statistics.median((max(times) - min(times)) / statistics.median(times)
                             for result in results
                             for times in result["rounds"].values())


def significant(value):
    """Three significant digits without an exponent, or a dash for None."""
    if value is None:
        return "–"
    exponent = int(f"{value:.2e}".split("e")[1])
    return f"{value:,.{max(0, 2 - exponent)}f}"


def rows_of(results, peers):
    """The table's cells: the header, one row for each result and the geometric means."""
    header = ["workload", "reckon ns"]
    for peer in peers:
        header += [f"{peer} ns", "ratio"]
    rows = [header]
    for result in results:
        row = [result["name"], significant(result["ns"].get("reckon"))]
        for peer in peers:
            row += [significant(result["ns"].get(peer)), significant(ratio(result, peer))]
        rows.append(row)
    last = ["geometric mean", ""]
    for peer in peers:
        last += ["", significant(geometric_mean(results, peer))]
    return rows + [last]


def plain_table(rows):
    rows = [[shortened(row[0])] + row[1:] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = ["  ".join(cell.rjust(width) if index else cell.ljust(width)
                       for index, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows]
    rule = "-" * max(map(len, lines))
    return "\n".join([lines[0], rule, *lines[1:-1], rule, lines[-1]])


def shortened(name):
    return name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME - 1] + "…"


def markdown_table(rows):
    header, *body, last = rows
    lines = [header, ["---"] + ["---:"] * (len(header) - 1)]
    lines += [[quoted(row[0])] + row[1:] for row in body]
    lines.append([f"**{cell}**" if cell else "" for cell in last])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def quoted(name):
    """A name that Markdown would take for emphasis or the like, as code."""
    return "`" + name.replace("|", "\\|") + "`" if re.search(r"[-+*/^<>(|_]", name) else name


def page(results, groups, markdown):
    """All tables. `groups` holds, for each group, the names of its peers."""
    make = markdown_table if markdown else plain_table
    parts = []
    for group, peers in groups.items():
        own = [result for result in results if result["group"] == group]
        title = TITLES[group] + "; ratio = Reckon’s time / the peer’s, below 1 Reckon is faster"
        parts.append(("**" + title + "**" if markdown else title) + "\n\n" + make(rows_of(own, peers)))
    return "\n\n".join(parts)
